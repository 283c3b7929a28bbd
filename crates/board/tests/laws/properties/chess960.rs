//! Chess960.

use std::collections::BTreeSet;

use jadoube_board::{Attempt, Chess960, Color, File, Kind, Position, Role, Square, Squares, Wing, legality};

use super::{equal, holds};

by_name! {
    pawns_stand_before_the_pieces,
    the_king_stands_between_the_rooks,
    the_king_never_stands_in_a_corner,
    the_bishops_stand_on_both_colours,
    black_mirrors_white,
    drawn_positions_keep_the_limits,
    exactly_960_arrangements_pass,
    the_960_all_differ,
    arrays_lead_back_to_numbers,
    castling_ends_on_the_usual_squares,
    double_moves_are_counted,
    transpositions_are_counted,
    king_moves_are_counted,
    rook_moves_are_counted,
    something_always_moves,
    stays_are_counted,
    first_castlings_are_counted,
}

/// The ranks of a start position in letters, from the eighth to the first.
fn ranks(start: Chess960) -> Vec<String> {
    let fen = start.position().to_string();
    let placement = fen.split(' ').next().unwrap_or_default();
    placement.split('/').map(str::to_owned).collect()
}

/// Checks something for each of the 960 starts.
fn for_every_start(holds_for: impl Fn(Chess960) -> Result<(), String>) -> Result<(), String> {
    let mut starts = Chess960::all();
    equal(960, starts.len())?;
    starts.try_for_each(|start| holds_for(start).map_err(|fault| format!("start {}: {fault}", start.number())))
}

/// The files of White's pieces of a kind, from left to right.
fn files(start: Chess960, role: Role) -> Vec<usize> {
    let squares = start.position().pieces(role.of(Color::White));
    squares.into_iter().map(|square| square.file().index()).collect()
}

fn pawns_stand_before_the_pieces() -> Result<(), String> {
    for_every_start(|start| {
        let ranks = ranks(start);
        let mut first: Vec<char> = ranks[7].chars().collect();
        first.sort();
        equal("PPPPPPPP", ranks[6].as_str())?;
        equal("BBKNNQRR", first.into_iter().collect::<String>().as_str())
    })
}

fn the_king_stands_between_the_rooks() -> Result<(), String> {
    for_every_start(
        |start| match (&files(start, Role::Rook)[..], &files(start, Role::King)[..]) {
            ([left, right], [king]) => holds(left < king && king < right, start),
            _ => Err(format!("found {start}")),
        },
    )
}

fn the_king_never_stands_in_a_corner() -> Result<(), String> {
    for_every_start(|start| {
        let king = start.position().king(Color::White).file();
        holds(king != File::A && king != File::H, start)
    })
}

fn the_bishops_stand_on_both_colours() -> Result<(), String> {
    for_every_start(|start| match files(start, Role::Bishop)[..] {
        [one, other] => holds(one % 2 != other % 2, start),
        _ => Err(format!("found {start}")),
    })
}

fn black_mirrors_white() -> Result<(), String> {
    for_every_start(|start| {
        let ranks = ranks(start);
        equal(ranks[7].to_lowercase(), ranks[0].clone())?;
        equal("pppppppp", ranks[1].as_str())
    })
}

/// Numbers as a source of chance gives them: spread over all 64 bits, the ends included.
fn drawn_positions_keep_the_limits() -> Result<(), String> {
    let seeded = (0..10_000_u64).map(|n| n.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    for bits in seeded.chain([u64::MAX]) {
        let start = Chess960::draw(bits);
        holds(start.number() < 960, start.number())?;
        equal(Ok(start), Chess960::from_first_rank(start.first_rank()))?;
    }
    Ok(())
}

fn exactly_960_arrangements_pass() -> Result<(), String> {
    let mut rank = Chess960::STANDARD.first_rank();
    rank.sort();
    let (mut arranged, mut passed) = (0, BTreeSet::new());
    loop {
        arranged += 1;
        match Chess960::from_first_rank(rank) {
            Ok(start) => holds(passed.insert(start), format!("{start} twice"))?,
            Err(faults) => holds(!faults.is_empty(), format!("{rank:?} refused for nothing"))?,
        }
        if !next_arrangement(&mut rank) {
            break;
        }
    }
    equal((5040, 960), (arranged, passed.len()))
}

/// The next arrangement in alphabetical order, if there is one.
fn next_arrangement(rank: &mut [Role; 8]) -> bool {
    let Some(falls) = (1..8).rfind(|&place| rank[place - 1] < rank[place]) else {
        return false;
    };
    let larger = (falls..8).rfind(|&place| rank[place] > rank[falls - 1]);
    rank.swap(falls - 1, larger.unwrap_or(falls));
    rank[falls..].reverse();
    true
}

fn the_960_all_differ() -> Result<(), String> {
    let arrays: BTreeSet<String> = Chess960::all().map(|start| start.to_string()).collect();
    equal(960, arrays.len())?;
    for_every_start(|start| holds(Chess960::from_first_rank(start.first_rank()).is_ok(), start))
}

fn arrays_lead_back_to_numbers() -> Result<(), String> {
    for_every_start(|start| {
        equal(Ok(start), Chess960::from_first_rank(start.first_rank()))?;
        equal(Some(start), Chess960::of(&start.position()))
    })
}

/// How king and rook get to their places.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
enum Method {
    DoubleMove,
    Transposition,
    KingOnly,
    RookOnly,
    NothingMoves,
}

/// A castling of White's from where king and rook start, all other pieces of the first rank being gone.
struct Castling {
    wing: Wing,
    king: (Square, Square),
    rook: (Square, Square),
}

impl Castling {
    fn play(start: Chess960, wing: Wing) -> Result<Castling, String> {
        let before = start.position();
        let king = before.king(Color::White);
        let rook = before.castling_rook(Color::White, wing).ok_or("no rook")?;
        let mut setup = before.to_setup();
        for square in Squares::first_rank(Color::White) {
            if square != king && square != rook {
                setup.put(square, None);
                setup.castling -= Squares::of(square);
            }
        }
        let attempt = Attempt {
            from: king,
            to: rook,
            promotion: None,
        };
        let cleared = Position::accept(&setup).map_err(|refusal| refusal.to_string())?;
        let after = cleared
            .play(attempt)
            .map_err(|breaches| format!("{wing:?}: {breaches:?}"))?;
        equal(legality::play(&setup, attempt), after.to_setup())?;
        let rook_to = after
            .pieces(Role::Rook.of(Color::White))
            .single()
            .ok_or("no one rook")?;
        Ok(Castling {
            wing,
            king: (king, after.king(Color::White)),
            rook: (rook, rook_to),
        })
    }

    /// From every start, on both sides.
    fn all() -> Result<Vec<Castling>, String> {
        let starts = Chess960::all().flat_map(|start| Wing::ALL.map(|wing| (start, wing)));
        starts.map(|(start, wing)| Castling::play(start, wing)).collect()
    }

    fn method(&self) -> Method {
        let (king, rook) = (self.king, self.rook);
        match (king.0 != king.1, rook.0 != rook.1) {
            (true, true) if king == (rook.1, rook.0) => Method::Transposition,
            (true, true) => Method::DoubleMove,
            (true, false) => Method::KingOnly,
            (false, true) => Method::RookOnly,
            (false, false) => Method::NothingMoves,
        }
    }
}

/// How often castling goes so, on the c-side and on the g-side.
fn counted(method: Method) -> Result<[usize; 2], String> {
    let castlings = Castling::all()?;
    let on = |wing: Wing| castlings.iter().filter(move |castling| castling.wing == wing);
    Ok(Wing::ALL.map(|wing| on(wing).filter(|castling| castling.method() == method).count()))
}

fn castling_ends_on_the_usual_squares() -> Result<(), String> {
    let castlings = Castling::all()?;
    equal(1920, castlings.len())?;
    for castling in castlings {
        let expected = match castling.wing {
            Wing::Queenside => (Square::C1, Square::D1),
            Wing::Kingside => (Square::G1, Square::F1),
        };
        equal(expected, (castling.king.1, castling.rook.1))?;
    }
    Ok(())
}

fn double_moves_are_counted() -> Result<(), String> {
    equal([618, 588], counted(Method::DoubleMove)?)
}

fn transpositions_are_counted() -> Result<(), String> {
    equal([72, 90], counted(Method::Transposition)?)
}

fn king_moves_are_counted() -> Result<(), String> {
    equal([102, 174], counted(Method::KingOnly)?)
}

fn rook_moves_are_counted() -> Result<(), String> {
    equal([168, 108], counted(Method::RookOnly)?)
}

fn something_always_moves() -> Result<(), String> {
    equal([0, 0], counted(Method::NothingMoves)?)
}

/// The rook stays where only the king moves, and the king where only the rook does.
fn stays_are_counted() -> Result<(), String> {
    let (rook_stays, king_stays) = (counted(Method::KingOnly)?, counted(Method::RookOnly)?);
    equal(([102, 174], [168, 108]), (rook_stays, king_stays))?;
    equal([270, 282], [0, 1].map(|wing| rook_stays[wing] + king_stays[wing]))
}

fn first_castlings_are_counted() -> Result<(), String> {
    let mut counts = [0, 0];
    for start in Chess960::all() {
        let moves = start.position().legal_moves();
        let castlings: Vec<_> = moves.into_iter().filter(|mv| mv.kind() == Kind::Castling).collect();
        holds(castlings.len() <= 1, format!("{start} castles on both sides"))?;
        for mv in castlings {
            let wing = Wing::of(mv.from(), mv.to());
            let expected = match wing {
                Wing::Queenside => (Square::D1, Square::C1),
                Wing::Kingside => (Square::F1, Square::G1),
            };
            equal(expected, (mv.from(), mv.to()))?;
            equal(Method::Transposition, Castling::play(start, wing)?.method())?;
            counts[wing as usize] += 1;
        }
    }
    equal([72, 90], counts)
}
