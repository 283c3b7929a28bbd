//! The many ways in which people make a move at the board, as acts of hands or as a board senses it.

use jadoube_board::{Kind, Move, Piece, Position, Square};
use jadoube_random::Random;
use jadoube_referee::Act;
use jadoube_referee::act::{Adjusting, Lifted, Placed, Released, Removed, Sensed, TookFromBox, Touched};

/// One of the many ways in which a hand makes a move.
pub(crate) fn by_hand(random: &mut Random, position: &Position, mv: Move) -> Vec<Act> {
    let mut acts = Vec::new();
    // Pieces are straightened first, now and then.
    if random.once_in(8) {
        let square = mv.from();
        acts.push(Adjusting { square: Some(square) }.into());
        acts.push(Touched::on(square).into());
    }
    if random.once_in(6) {
        acts.push(Touched::on(mv.from()).into());
    }
    let (from, to) = (mv.from(), mv.to());
    let captured = match mv.kind() {
        Kind::Castling => None,
        Kind::EnPassant => Some(Square::new(to.file(), from.rank())),
        _ => position.piece_at(to).map(|_| to),
    };
    match (mv.kind(), mv.promotion()) {
        (Kind::Castling, _) => {
            let rook_to = Square::new(jadoube_board::Wing::of(from, to).rook_file(), from.rank());
            acts.extend(carried(random, from, mv.destination()));
            acts.extend(carried(random, to, rook_to));
        }
        (_, Some(role)) => acts.extend(promoted(random, from, to, captured, role.of(position.turn()))),
        _ => {
            let before = random.once_in(2);
            // What is captured goes first, or last; in between the piece stands on it.
            if let (Some(square), true) = (captured, before) {
                acts.push(remove(square));
            }
            acts.extend(carried(random, from, to));
            if let (Some(square), false) = (captured, before) {
                acts.push(remove(square));
            }
        }
    }
    acts
}

/// A piece goes from square to square, over others or put down and taken up again.
pub(crate) fn carried(random: &mut Random, from: Square, to: Square) -> Vec<Act> {
    let mut acts = vec![lift(from)];
    for _ in 0..random.below(3) {
        acts.push(place(random.pick(&Square::all().collect::<Vec<_>>())));
    }
    if random.once_in(6) {
        acts.push(release(from));
        acts.push(lift(from));
    }
    if random.once_in(2) {
        acts.push(place(to));
    }
    acts.push(release(to));
    acts
}

/// A pawn becomes another piece, in any order.
fn promoted(random: &mut Random, from: Square, to: Square, captured: Option<Square>, piece: Piece) -> Vec<Act> {
    let new = vec![TookFromBox { piece, hand: None }.into(), release(to)];
    let taken: Vec<Act> = captured.map(remove).into_iter().collect();
    match random.below(3) {
        // The pawn is never put on the last rank.
        0 => [taken, vec![remove(from)], new].concat(),
        // The new piece comes first.
        1 => [taken, new, vec![remove(from)]].concat(),
        // The pawn is put there and taken off again.
        _ => [taken, vec![lift(from), release(to), remove(to)], new].concat(),
    }
}

/// The changes from one position to the next, in any order, with nudges between.
pub(crate) fn sensed(random: &mut Random, before: &Position, after: &Position) -> Vec<Act> {
    let changed = |square: &Square| before.piece_at(*square) != after.piece_at(*square);
    let mut squares: Vec<Square> = Square::all().filter(changed).collect();
    let mut acts = Vec::new();
    while !squares.is_empty() {
        let square = squares.swap_remove(random.below(squares.len()));
        let piece = after.piece_at(square);
        // The square is empty for a moment, as when a piece is nudged or put down twice.
        if random.once_in(4)
            && before
                .piece_at(square)
                .is_some_and(|piece| piece.color == before.turn())
        {
            acts.push(Sensed { square, piece: None }.into());
        }
        acts.push(Sensed { square, piece }.into());
    }
    acts
}

fn lift(square: Square) -> Act {
    Lifted { square, hand: None }.into()
}

fn place(square: Square) -> Act {
    Placed { square, hand: None }.into()
}

fn release(square: Square) -> Act {
    Released { square, hand: None }.into()
}

fn remove(square: Square) -> Act {
    Removed { square, hand: None }.into()
}
