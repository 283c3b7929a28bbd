//! Small changes to setups that are interesting already.

use jadoube_board::{Color, Position, Role, Setup, Square, Squares};
use jadoube_random::Random;

use super::sketches::{any, any_square, chance, mirrored, moved, turned};

/// Positions to begin with, one for each idea: chains that hold, chains that do not quite, kings in cages, bishops of one
/// shade, zugzwang, underpromotion.
pub const SEEDS: [&str; 48] = [
    // Chains that hold, with and without bishops.
    "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1",
    "8/8/1k6/p1p1p1p1/P1P1P1P1/8/6K1/8 w - - 0 1",
    "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 b - - 0 1",
    "8/2k5/3p1p1p/2pPpPpP/1pP1P1P1/pP6/P2K4/8 w - - 0 1",
    "k7/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/K7 w - - 0 1",
    "5k2/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/1K6/5B2 b - - 0 1",
    "8/1b3k2/8/p1p1p1p1/P1P1P1P1/2B5/5K2/8 w - - 0 1",
    // Several pawns on a file.
    "4k3/8/p1p1p1p1/P1P1P1P1/p1p1p1p1/P1P1P1P1/8/4K3 w - - 0 1",
    "1k6/p1p1p1p1/P1P1P1P1/8/p1p1p1p1/8/P1P1P1P1/4K3 w - - 0 1",
    "7k/5p1P/5P2/8/5p2/5P2/8/6K1 w - - 0 1",
    "4k3/1p6/1p1p2p1/1P1P2P1/1P4P1/8/6P1/4K3 b - - 0 1",
    // One capture opens them.
    "8/1p6/kPp5/2P5/pPP5/P7/2K5/8 w - - 0 1",
    "8/8/p1p5/PkP5/1P6/PP6/1K6/8 w - - 0 1",
    "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1",
    "8/8/2k5/1p2p2p/1P2P2P/8/5K2/8 b - - 0 1",
    "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1",
    "8/4k3/8/1p1p1p1p/1P1P1P1P/1N6/4K3/8 b - - 0 1",
    // Kings in cages.
    "6K1/4p3/4Pp1k/5Pp1/1p1p2P1/1P1P3p/7P/8 w - - 0 1",
    "8/8/8/8/5p1p/4pPkP/4P1B1/6KB w - - 0 1",
    "1k6/pPp5/BpP5/1P6/8/8/8/7K b - - 0 1",
    "1k6/pPp5/BpP4b/1P6/8/7B/8/5B1K b - - 0 1",
    "kb6/p1p5/P1P5/8/8/8/8/6K1 w - - 0 1",
    "kB6/8/KP6/P7/8/8/8/8 b - - 0 1",
    "8/8/8/8/1p6/1Pp1k3/K1P5/BB6 b - - 0 1",
    "7k/5p1P/5P1K/8/8/8/8/8 w - - 0 1",
    "k1K5/p1P5/P7/8/8/8/8/2B5 b - - 0 1",
    "8/8/8/p7/Pp6/kP6/1p6/1K6 w - - 0 1",
    "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1",
    "bk6/1p6/1P1K4/8/8/8/8/8 w - - 0 1",
    // Bishops of one shade, and what could help them.
    "8/8/8/8/2b5/k7/1b6/K1B5 w - - 0 1",
    "3k1b2/2p1pBp1/KpP1P1P1/1P3B2/8/8/8/8 w - - 0 1",
    "B7/8/4k3/8/1p1p1p1p/1PpP1P1P/K1P5/1B6 b - - 0 1",
    "8/2b5/8/4k2B/1p1p4/1P1Pp1p1/4P1P1/5BRK b - - 0 1",
    "8/1k5B/8/8/1p1p1p1p/1PpP1P1P/2P3K1/4b3 b - - 0 1",
    // Few moves are left.
    "8/8/8/8/8/1p6/pP6/k1K5 w - - 0 1",
    "8/8/8/8/8/p1k5/P7/K7 b - - 0 1",
    "5k2/5P2/4K3/8/p7/P7/8/8 b - - 0 1",
    "6k1/4p1P1/6P1/p7/8/4P3/PK6/8 w - - 0 1",
    "8/8/1p6/1P1k4/3p4/3P4/4K3/8 w - - 0 1",
    "1k6/1P6/1K6/8/5p2/5P2/8/8 w - - 0 1",
    "8/5p2/5Pp1/6Pp/7P/1k6/8/K7 b - - 0 1",
    // Mate needs a promotion to something less than a queen.
    "8/8/8/8/8/2kpK3/4N3/8 b - - 0 1",
    "8/8/8/8/8/1k6/3p4/KN6 b - - 0 1",
    "8/8/8/8/8/k1K5/p7/B7 w - - 0 1",
    // Castling and en passant.
    "4k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/R3K2R w KQ - 0 1",
    "6k1/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/1R1K4 w B - 0 1",
    "k7/p1p5/P1Pp4/3PpP2/5P2/5P2/7P/7K w - e6 0 2",
    "8/8/8/1pPp4/1P1P4/k7/2p5/2K5 w - b6 0 2",
];

/// One to three changes.
pub(crate) fn mutated(random: &mut Random, setup: &Setup) -> Setup {
    let mut setup = setup.clone();
    for _ in 0..1 + random.below(3) {
        setup = change(random, setup);
    }
    setup
}

fn change(random: &mut Random, mut setup: Setup) -> Setup {
    match random.below(12) {
        0 | 1 => step(random, setup),
        2 => place(random, setup),
        3 => remove(random, setup),
        4 => replace(random, setup, |_, color| !color),
        5 => replace(random, setup, |_, color| color),
        6 => {
            let files = any(random, &[-1, 1]);
            moved(&setup, |square| square.offset(files, 0))
        }
        7 => {
            let ranks = any(random, &[-1, 1]);
            setup.castling = Squares::EMPTY;
            setup.en_passant = None;
            moved(&setup, |square| square.offset(0, ranks))
        }
        8 => turned(&setup),
        9 => mirrored(&setup),
        10 => {
            setup.turn = !setup.turn;
            setup.en_passant = None;
            setup
        }
        _ => played(random, setup),
    }
}

/// A man goes elsewhere, mostly near.
fn step(random: &mut Random, mut setup: Setup) -> Setup {
    let Some((from, piece)) = any_man(random, &setup) else {
        return setup;
    };
    let near = |random: &mut Random| {
        let mut by = || random.below(3) as i8 - 1;
        from.offset(by(), by())
    };
    let to = match chance(random, 70) {
        true => near(random).unwrap_or(from),
        false => any_square(random),
    };
    let is_king = setup.piece_at(to).is_some_and(|other| other.role == Role::King);
    if !is_king {
        lift(&mut setup, from);
        lift(&mut setup, to);
        setup.put(to, Some(piece));
    }
    setup
}

/// Another man appears.
fn place(random: &mut Random, mut setup: Setup) -> Setup {
    let role = any(
        random,
        &[
            Role::Pawn,
            Role::Pawn,
            Role::Bishop,
            Role::Bishop,
            Role::Knight,
            Role::Rook,
        ],
    );
    let color = any(random, &Color::ALL);
    let to = any_square(random);
    if setup.piece_at(to).is_none() {
        setup.put(to, Some(role.of(color)));
    }
    setup
}

fn remove(random: &mut Random, mut setup: Setup) -> Setup {
    let Some((square, piece)) = any_man(random, &setup) else {
        return setup;
    };
    if piece.role != Role::King {
        lift(&mut setup, square);
    }
    setup
}

/// A man is exchanged for another.
fn replace(random: &mut Random, mut setup: Setup, color: impl Fn(Role, Color) -> Color) -> Setup {
    let Some((square, piece)) = any_man(random, &setup) else {
        return setup;
    };
    if piece.role != Role::King {
        let new = color(piece.role, piece.color);
        let role = match new == piece.color {
            true => any(
                random,
                &[Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen],
            ),
            false => piece.role,
        };
        lift(&mut setup, square);
        setup.put(square, Some(role.of(new)));
    }
    setup
}

/// A few legal moves are made.
fn played(random: &mut Random, setup: Setup) -> Setup {
    let Ok(mut position) = Position::accept(&setup) else {
        return setup;
    };
    for _ in 0..1 + random.below(8) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position = position.make(moves[random.below(moves.len())]);
    }
    position.to_setup()
}

/// Clears a square, and takes back what was said of what stood there.
fn lift(setup: &mut Setup, square: Square) {
    setup.put(square, None);
    let mut castling = setup.castling - Squares::of(square);
    for rook in setup.castling {
        if setup
            .piece_at(rook)
            .is_none_or(|piece| setup.squares(Role::King.of(piece.color)).is_empty())
        {
            castling -= Squares::of(rook);
        }
    }
    setup.castling = castling;
    setup.en_passant = None;
}

/// A man, unless earlier changes have taken all of them from the board.
fn any_man(random: &mut Random, setup: &Setup) -> Option<(Square, jadoube_board::Piece)> {
    let men: Vec<_> = setup.pieces().collect();
    (!men.is_empty()).then(|| any(random, &men))
}
