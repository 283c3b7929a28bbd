//! Random setups of the kinds in which it is hard to say who can still mate.

use jadoube_board::{ByColor, Color, File, Piece, Rank, Role, Setup, Square, Squares};
use jadoube_random::Random;

/// A random square on a board.
pub(crate) fn any_square(random: &mut Random) -> Square {
    square(random.below(8), random.below(8))
}

/// One of some values.
pub(crate) fn any<T: Copy>(random: &mut Random, choices: &[T]) -> T {
    choices[random.below(choices.len())]
}

/// Whether something happens that does so many times in a hundred.
pub(crate) fn chance(random: &mut Random, percent: usize) -> bool {
    random.below(100) < percent
}

fn any_color(random: &mut Random) -> Color {
    any(random, &Color::ALL)
}

/// The square of a file and a rank, both counted from 0.
pub(crate) fn square(file: usize, rank: usize) -> Square {
    let line = |index: usize| u8::try_from(index).ok();
    let (file, rank) = (
        line(file).and_then(File::from_index),
        line(rank).and_then(Rank::from_index),
    );
    Square::new(file.expect("a file"), rank.expect("a rank"))
}

/// Two kings and up to four other men, anywhere.
pub(crate) fn ending(random: &mut Random) -> Setup {
    let mut setup = Setup::empty();
    scatter(random, &mut setup, Role::King.of(Color::White), 0..8);
    scatter(random, &mut setup, Role::King.of(Color::Black), 0..8);
    let minor = [Role::Knight, Role::Bishop, Role::Knight, Role::Bishop, Role::Pawn];
    let roles: &[Role] = match random.below(3) {
        0 => &minor,
        1 => &[Role::Bishop, Role::Rook, Role::Pawn, Role::Pawn],
        _ => &[Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen],
    };
    for _ in 0..random.below(5) {
        let piece = any(random, roles).of(any_color(random));
        scatter(random, &mut setup, piece, 0..8);
    }
    finish(random, setup)
}

/// Pawns that face each other on some files or all, kings on either side of them, and a few pieces.
pub(crate) fn wall(random: &mut Random) -> Setup {
    let mut setup = Setup::empty();
    // Neighbours on one rank could capture each other; a chain that goes up and down holds, and so does every second file.
    let apart = 1 + random.below(2);
    let (first, end) = match random.below(4) {
        0 => {
            let width = 2 + random.below(5);
            let first = random.below(9 - width);
            (first, first + width)
        }
        _ if apart == 2 => (random.below(2), 8),
        _ => (0, 8),
    };
    let amiss = any(random, &[0, 0, 0, 2, 5]);
    let mut height = 1 + random.below(5);
    for file in (first..end).step_by(apart) {
        ram(random, &mut setup, file, height, amiss);
        let step = match (apart, random.below(16)) {
            (1, 0) => usize::from(amiss == 0),
            (2, 0..10) => 0,
            (_, 15) => 2,
            _ => 1,
        };
        let up = height + step <= 5 && (height <= step || chance(random, 50));
        height = if up { height + step } else { height - step };
    }
    if chance(random, 30) {
        // More pawns on a file that is blocked already, or some that are still on their way there.
        for _ in 0..1 + random.below(4) {
            let pawn = Role::Pawn.of(any_color(random));
            put_if_empty(&mut setup, square(random.below(8), 1 + random.below(6)), pawn);
        }
    }
    let swapped = chance(random, 10);
    for color in Color::ALL {
        let ranks = match color {
            Color::White => 0..1 + random.below(3),
            Color::Black => 5 + random.below(3)..8,
        };
        let king = Role::King.of(if swapped { !color } else { color });
        scatter(random, &mut setup, king, ranks);
    }
    company(random, &mut setup, &[0, 0, 0, 0, 1, 1, 2]);
    finish(random, setup)
}

/// A king in a corner among men that block each other.
pub(crate) fn cage(random: &mut Random) -> Setup {
    let mut setup = Setup::empty();
    let width = 2 + random.below(3);
    let mut height = 4 + random.below(2);
    for file in 0..width {
        ram(random, &mut setup, file, height, 2);
        if chance(random, 50) {
            let behind = match chance(random, 70) {
                true => square(file, height - 1),
                false => square(file, (height + 2).min(6)),
            };
            put_if_empty(&mut setup, behind, Role::Pawn.of(any_color(random)));
        }
        let up = height < 5 && (height == 1 || chance(random, 50));
        height = if up { height + 1 } else { height - 1 };
    }
    let caged = any_color(random);
    let corner = square(random.below(width), 7 - random.below(2));
    put_if_empty(&mut setup, corner, Role::King.of(caged));
    match random.below(3) {
        0 => scatter(random, &mut setup, Role::King.of(!caged), 6..8),
        1 => scatter(random, &mut setup, Role::King.of(!caged), 4..8),
        _ => scatter(random, &mut setup, Role::King.of(!caged), 0..8),
    }
    for file in 0..width {
        // What stands on the last ranks may never come out.
        let role = any(random, &[Role::Bishop, Role::Bishop, Role::Knight, Role::Rook]);
        if chance(random, 30) {
            let stuck = square(file, 7 - random.below(2));
            put_if_empty(&mut setup, stuck, role.of(any_color(random)));
        }
    }
    company(random, &mut setup, &[0, 0, 0, 0, 0, 1]);
    finish(random, setup)
}

/// Pawns that are locked but for one or two files, where a few moves are left: who runs out of them?
pub(crate) fn tempo(random: &mut Random) -> Setup {
    let mut setup = Setup::empty();
    let mut height = 1 + random.below(4);
    let loose = [random.below(8), random.below(16)];
    for file in 0..8 {
        match loose.contains(&file) {
            // Single steps, double steps, and captures of pawns that pass.
            true => {
                let low = height.min(1 + random.below(3));
                put_if_empty(&mut setup, square(file, low), Role::Pawn.of(Color::White));
                let high = (height + 1 + random.below(3)).min(6);
                put_if_empty(&mut setup, square(file, high), Role::Pawn.of(Color::Black));
            }
            false => ram(random, &mut setup, file, height, 0),
        }
        let up = height < 5 && (height == 1 || chance(random, 50));
        height = if up { height + 1 } else { height - 1 };
    }
    scatter(random, &mut setup, Role::King.of(Color::White), 0..2);
    scatter(random, &mut setup, Role::King.of(Color::Black), 6..8);
    company(random, &mut setup, &[0, 0, 0, 0, 1]);
    finish(random, setup)
}

/// Rooks that may still castle behind pawns that cannot move, in ordinary chess and in Chess960.
pub(crate) fn castle(random: &mut Random) -> Setup {
    let mut setup = Setup::empty();
    let both = chance(random, 5);
    let lowest = if both { 2 } else { any(random, &[1, 1, 1, 2]) };
    let amiss = any(random, &[0, 0, 0, 3]);
    for file in 0..8 {
        ram(random, &mut setup, file, lowest + file % 2, amiss);
    }
    for color in Color::ALL {
        let home = Rank::ONE.seen_by(color).index();
        if color == Color::Black && !both {
            scatter(random, &mut setup, Role::King.of(color), 4..8);
            continue;
        }
        let (king, rooks) = match chance(random, 50) {
            true => (4, [0, 7]),
            false => {
                let king = 1 + random.below(6);
                (king, [random.below(king), king + 1 + random.below(7 - king)])
            }
        };
        setup.put(square(king, home), Some(Role::King.of(color)));
        let wings: &[usize] = any(random, &[&rooks[..1], &rooks[1..], &rooks[..]]);
        for &rook in wings {
            setup.put(square(rook, home), Some(Role::Rook.of(color)));
            setup.castling |= Squares::of(square(rook, home));
        }
        // Bishops behind the pawns of both neighbouring files never move, and leave less room to the others.
        for file in (1..8).step_by(2).filter(|_| lowest == 1) {
            if chance(random, 50) {
                put_if_empty(&mut setup, square(file, home), Role::Bishop.of(color));
            }
        }
    }
    company(random, &mut setup, &[0, 0, 0, 0, 0, 0, 0, 0, 1]);
    setup.turn = any_color(random);
    match chance(random, 50) {
        true => turned(&setup),
        false => setup,
    }
}

/// A pawn that has just made a double step past another, in some setup.
pub(crate) fn passing(random: &mut Random, mut setup: Setup) -> Setup {
    let (mover, file) = (!setup.turn, random.below(8));
    let at = |rank: Rank, file: usize| square(file, rank.seen_by(mover).index());
    let beside = if file == 0 || file < 7 && chance(random, 50) {
        file + 1
    } else {
        file - 1
    };
    let touched = [
        at(Rank::TWO, file),
        at(Rank::THREE, file),
        at(Rank::FOUR, file),
        at(Rank::FOUR, beside),
    ];
    let is_king = |&square: &Square| setup.piece_at(square).is_some_and(|piece| piece.role == Role::King);
    if touched.iter().any(is_king) {
        return setup;
    }
    let [from, crossed, pawn, taker] = touched;
    setup.put(from, None);
    setup.put(crossed, None);
    setup.put(pawn, Some(Role::Pawn.of(mover)));
    setup.en_passant = Some(crossed);
    if chance(random, 80) {
        setup.put(taker, Some(Role::Pawn.of(!mover)));
    }
    setup
}

/// A white pawn on a file and a black one that stops it; a few times in a hundred something is amiss.
fn ram(random: &mut Random, setup: &mut Setup, file: usize, height: usize, amiss: usize) {
    let (white, black) = (Role::Pawn.of(Color::White), Role::Pawn.of(Color::Black));
    let room = usize::from(chance(random, amiss));
    if !chance(random, amiss) {
        put_if_empty(setup, square(file, height), white);
    }
    if !chance(random, amiss) {
        put_if_empty(setup, square(file, (height + 1 + room).min(6)), black);
    }
}

/// Bishops, now and then promoted ones of one shade, knights and rooks.
fn company(random: &mut Random, setup: &mut Setup, counts: &[usize]) {
    let shades = ByColor::from_fn(|_| any(random, &[Squares::LIGHT, Squares::DARK, Squares::ALL]));
    for color in Color::ALL {
        for _ in 0..any(random, counts) {
            let role = any(
                random,
                &[
                    Role::Bishop,
                    Role::Bishop,
                    Role::Bishop,
                    Role::Bishop,
                    Role::Knight,
                    Role::Rook,
                    Role::Queen,
                ],
            );
            let to = any_square(random);
            if role != Role::Bishop || shades[color].contains(to) {
                put_if_empty(setup, to, role.of(color));
            }
        }
    }
}

/// Puts a piece on an empty square of some ranks, if one is soon found.
pub(crate) fn scatter(random: &mut Random, setup: &mut Setup, piece: Piece, ranks: std::ops::Range<usize>) {
    for _ in 0..20 {
        let to = square(random.below(8), ranks.start + random.below(ranks.len()));
        if setup.piece_at(to).is_none() {
            setup.put(to, Some(piece));
            return;
        }
    }
}

fn put_if_empty(setup: &mut Setup, to: Square, piece: Piece) {
    if setup.piece_at(to).is_none() {
        setup.put(to, Some(piece));
    }
}

/// Either player to move; either side up, either side left.
fn finish(random: &mut Random, mut setup: Setup) -> Setup {
    setup.turn = any_color(random);
    if chance(random, 50) {
        setup = turned(&setup);
    }
    if chance(random, 50) {
        setup = mirrored(&setup);
    }
    setup
}

/// The same with the colours exchanged, seen from the other side of the board.
pub fn turned(setup: &Setup) -> Setup {
    let mut other = moved(setup, |square| Some(square.mirrored()));
    for (square, piece) in setup.pieces() {
        other.put(square.mirrored(), Some(piece.role.of(!piece.color)));
    }
    other.turn = !setup.turn;
    other
}

/// The same with left and right exchanged. Castling is another thing on the other wing, but in Chess960 it can be said.
pub fn mirrored(setup: &Setup) -> Setup {
    moved(setup, |from| Some(square(7 - from.file().index(), from.rank().index())))
}

/// The same with every man moved; those for whom there is no square are left out.
pub(crate) fn moved(setup: &Setup, to: impl Fn(Square) -> Option<Square>) -> Setup {
    let mut other = Setup::empty();
    for (square, piece) in setup.pieces() {
        if let Some(to) = to(square) {
            other.put(to, Some(piece));
        }
    }
    other.turn = setup.turn;
    other.castling = setup.castling.into_iter().filter_map(&to).collect();
    other.en_passant = setup.en_passant.and_then(to);
    other
}
