//! What is proved unreachable, and that nothing is which a game has reached.

use std::fs;
use std::path::Path;

use jadoube_board::reachability::{Origin, impossibilities};
use jadoube_board::{Chess960, Color, Kind, Move, Position, Role, Setup, Square};
use jadoube_random::Random;

const STANDARD: Origin = Origin::Start(Chess960::STANDARD);
const ANY: Origin = Origin::AnyStart;

/// Checks what is wrong with a position: why the Laws do not accept it to play from, or else why no game led there.
#[track_caller]
fn check(fen: &str, origin: Origin, expected: &[&str]) {
    let setup: Setup = fen.parse().unwrap();
    let found: Vec<String> = match Position::accept(&setup) {
        Err(refusal) => refusal.faults().iter().map(ToString::to_string).collect(),
        Ok(position) => {
            let found = impossibilities(&position, origin);
            assert!(
                found
                    .iter()
                    .all(|proof| proof.provision() == "legality.illegal-position")
            );
            found.iter().map(ToString::to_string).collect()
        }
    };
    assert_eq!(found, expected, "{fen} {origin:?}");
}

// Provision: legality.illegal-position
#[test]
fn checks_of_the_provision() {
    check(
        "4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1",
        STANDARD,
        &["Black is in check (e7) while the opponent has the move"],
    );
    check(
        "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1",
        STANDARD,
        &["White has 9 pawns, more than a set of 8"],
    );
    check(
        "4k3/8/8/8/8/8/8/P3K3 w - - 0 1",
        STANDARD,
        &["White's pawn on a1 stands behind the rank where pawns start"],
    );
    let behind_b2 = "4k3/8/8/8/8/8/1P6/B3K3 w - - 0 1";
    check(
        behind_b2,
        STANDARD,
        &["White's bishop on a1 cannot have moved, yet no bishop starts there"],
    );
    // In Chess960 it can have started there.
    check(behind_b2, ANY, &[]);
}

// Provision: legality.illegal-position
#[test]
fn pieces_that_never_moved() {
    // Two bishops of one colour of squares, neither of which can have moved.
    check(
        "4k3/8/8/8/8/8/PP1P4/B1B1K3 w - - 0 1",
        ANY,
        &["no start position explains both the pieces that cannot have moved (a1 c1) and where the others stand"],
    );
    // The sides start alike: with a bishop on c1 no bishop starts on e8.
    check(
        "4b3/3p1p2/8/4k3/8/8/1P1P4/2B1K3 w - - 0 1",
        ANY,
        &["no start position explains both the pieces that cannot have moved (c1 e8) and where the others stand"],
    );
    check("2b5/1p1p4/8/4k3/8/8/1P1P4/2B1K3 w - - 0 1", ANY, &[]);
    // Bishops shut in at home shut in the queen between them and the king that may castle.
    check("4k3/8/8/8/8/8/1PPPPP2/2BQK2R w K - 0 1", STANDARD, &[]);
    check(
        "4k3/8/8/8/8/8/1PPPPP2/2BRK2R w K - 0 1",
        STANDARD,
        &["White's rook on d1 cannot have moved, yet no rook starts there"],
    );
    check(
        "4k3/8/8/8/8/8/8/K6R w H - 0 1",
        ANY,
        &["White's king on a1 is said never to have moved, yet no king starts there"],
    );
    check(
        "1r2k3/8/p7/8/8/8/8/4K3 w b - 0 1",
        STANDARD,
        &["Black's rook on b8 is said never to have moved, yet no rook starts there"],
    );
    check("1r2k3/8/p7/8/8/8/8/4K3 w b - 0 1", ANY, &[]);
    check(
        "3k3r/8/p7/8/8/8/8/4K2R w Kk - 0 1",
        ANY,
        &["no start position explains both the pieces that cannot have moved (e1 h1 d8 h8) and where the others stand"],
    );
}

// Provision: legality.illegal-position
#[test]
fn pieces_that_were_never_let_out() {
    let king = "White's king on e4 cannot have got there past pieces that have never moved";
    check("4k3/8/8/8/4K3/8/PPPPPPPP/8 w - - 0 1", STANDARD, &[king]);
    check("4k3/8/8/8/4K3/8/PPPPPPPP/8 w - - 0 1", ANY, &[king]);
    check("4k3/8/8/8/4K3/7P/PPPPPPP1/8 w - - 0 1", ANY, &[]);
    // The bishop of the dark squares was captured at home, so this one is a promoted pawn, if any pawn is missing.
    let bishop = "White's bishop on f4 cannot have got there past pieces that have never moved";
    check("4k3/8/8/8/5B2/8/PPPPPPPP/4K3 w - - 0 1", ANY, &[bishop]);
    check("4k3/8/8/8/5B2/8/1PPPPPPP/4K3 w - - 0 1", STANDARD, &[]);
    check(
        "4k3/8/8/8/5B2/7P/PPPPPPP1/4K3 w - - 0 1",
        STANDARD,
        &["White has at least 1 promoted piece, but none of White's pawns is missing"],
    );
    check("4k3/8/8/8/5B2/7P/PPPPPPP1/4K3 w - - 0 1", ANY, &[]);
    check(
        "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1",
        STANDARD,
        &["of White's queens (a1 b1) only 1 can have got there past pieces that have never moved"],
    );
}

// Provision: legality.illegal-position
#[test]
fn promotions() {
    check(
        "4k3/8/8/8/PPPPPPPP/8/8/2B1K1B1 w - - 0 1",
        ANY,
        &["White has at least 1 promoted piece, but none of White's pawns is missing"],
    );
    check("4k3/8/8/2nnnn2/pppppp2/8/8/1QQ1K3 b - - 0 1", ANY, &[]);
    check(
        "4k3/8/8/1nnnnn2/pppppp2/8/8/1QQ1K3 b - - 0 1",
        ANY,
        &["Black has at least 3 promoted pieces, but only 2 of Black's pawns are missing"],
    );
    check(
        "rnbqkbnr/ppppppp1/7q/8/7P/8/PPPPPPP1/RNBQKBNR w - - 0 9",
        STANDARD,
        &["Black has at least 1 promoted piece, but with nothing captured no pawn can have passed the one facing it"],
    );
    check(
        "rnbqkbnr/pppp4/qqq4q/8/4PPPP/8/PPPP4/RNBQKBN1 w Qkq - 0 30",
        ANY,
        &[
            "Black has at least 4 promoted pieces, but with 1 capture at most 2 pawns of a side can have passed those facing them",
        ],
    );
}

// Provision: legality.illegal-position
#[test]
fn pawns() {
    check(
        "4k3/8/8/8/8/P7/PP6/4K3 w - - 0 1",
        ANY,
        &["White's pawns (a2 b2 a3) cannot all have come from different squares of their starting rank"],
    );
    check(
        "rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR b KQkq - 0 1",
        ANY,
        &["White's pawns need at least 1 capture to stand as they do, but none of Black's pieces is missing"],
    );
    check("rnbqkbnr/1ppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR b KQkq - 0 9", ANY, &[]);
    // The pawns of the e-file have gone through each other.
    check(
        "rnbqkbnr/pppp1ppp/8/4P3/4p3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3",
        ANY,
        &[
            "White's pawns need at least 2 captures to stand as they do, but none of Black's pieces is missing",
            "Black's pawns need at least 2 captures to stand as they do, but none of White's pieces is missing",
        ],
    );
    check("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", ANY, &[]);
}

// Provision: legality.illegal-position
#[test]
fn tempo() {
    check(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        STANDARD,
        &[],
    );
    let of = |color: &str| {
        format!("only knights can have moved, and from their squares it follows that {color} has the move")
    };
    check(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
        STANDARD,
        &[&of("White")],
    );
    check(
        "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 1",
        ANY,
        &[&of("Black")],
    );
    // Where the rook may have gone to and fro, nothing follows.
    check("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w Qkq - 0 1", ANY, &[]);
}

// Provision: legality.illegal-position
#[test]
fn last_moves() {
    let no_check =
        |color: &str, checkers: &str| format!("no last move of {color} can have given this check ({checkers})");
    check("4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1", ANY, &[&no_check("White", "d6 f6")]);
    check("4k2R/8/8/8/4R3/8/8/4K3 b - - 0 1", ANY, &[&no_check("White", "e4 h8")]);
    check("8/4p3/3K4/8/8/8/8/k7 w - - 0 1", ANY, &[&no_check("Black", "e7")]);
    check(
        "8/p1Q3k1/3P1PQ1/1pp2K2/2B5/NP6/P7/2Q4N b - - 2 47",
        ANY,
        &[&no_check("White", "f6 g6 c7")],
    );
    // The king has nowhere to come from.
    check(
        "k1K5/P7/8/8/8/8/8/8 w - - 0 1",
        ANY,
        &["Black has no possible last move"],
    );
    check("k1K5/8/P7/8/8/8/8/8 w - - 0 1", ANY, &[]);
    // A pawn comes to the last rank by promotion, and only there.
    check("3Qk3/8/8/8/R7/8/8/4K3 b - - 0 1", ANY, &[]);
    check("4k2Q/6p1/8/8/8/8/8/4K3 b - - 0 1", ANY, &[]);
    check("4k2Q/6pp/8/8/8/8/8/4K3 b - - 0 1", ANY, &[&no_check("White", "h8")]);
    // The double step cannot have given a check that a queen gives from the other side.
    let crossed = |square: &str, checker: &str| {
        format!("a double step of Black over {square} cannot have been the last move, which gave check ({checker})")
    };
    check(
        "2r4k/1p6/pP2p3/3p1pp1/2qP1q2/2P2P1n/QP4R1/3B1K2 w - g6 0 30",
        ANY,
        &[&crossed("g6", "c4")],
    );
    check("7k/8/8/3p4/4K3/8/8/8 w - d6 0 1", ANY, &[]);
    // Only a capture en passant opens two lines at once, and only after a double step.
    check("8/8/5Pk1/8/8/8/8/1B2K1R1 b - - 0 1", ANY, &[]);
    check(
        "8/5p2/5Pk1/8/8/8/8/1B2K1R1 b - - 0 1",
        ANY,
        &[&no_check("White", "b1 g1")],
    );
    // Only castling can have given this check, with a king that started on f1 or g1.
    let castled = "8/8/8/8/8/5k2/7P/4RRK1 b - - 0 1";
    check(castled, ANY, &[]);
    check(castled, STANDARD, &[&no_check("White", "f1")]);
    // With h1 occupied it started on f1, where the bishop forbids it to castle.
    check("8/8/8/8/8/5k2/7P/4RRKn b - - 0 1", ANY, &[]);
    check("8/8/8/1b6/8/5k2/7P/4RRKn b - - 0 1", ANY, &[&no_check("White", "f1")]);
}

/// What a random game likes to do more than other things.
struct Taste {
    checks: usize,
    captures: usize,
    pawns: usize,
    samples: usize,
}

impl Taste {
    fn draw(random: &mut Random) -> Taste {
        Taste {
            checks: random.below(4),
            captures: random.below(4),
            pawns: random.below(3),
            samples: 1 + random.below(5),
        }
    }

    fn of(&self, position: &Position, mv: Move) -> usize {
        let rare = match mv.kind() {
            Kind::Castling | Kind::EnPassant => 8,
            kind if kind.promotion().is_some() => 6,
            _ => 0,
        };
        let captures = mv.kind() != Kind::Castling && position.piece_at(mv.to()).is_some();
        rare + usize::from(captures) * self.captures
            + usize::from(mv.role() == Role::Pawn) * self.pawns
            + usize::from(position.make(mv).is_check()) * self.checks
    }

    fn choose(&self, position: &Position, random: &mut Random) -> Option<Move> {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return None;
        }
        let samples = (0..self.samples).map(|_| moves[random.below(moves.len())]);
        samples.max_by_key(|&mv| self.of(position, mv))
    }
}

/// Plays random games and shows every position of them, and now and then all that could have come next.
fn play(
    seed: u64,
    positions: usize,
    start: impl Fn(&mut Random) -> Chess960,
    mut show: impl FnMut(&Position, Chess960),
) {
    let mut random = Random::new(seed);
    let mut shown = 0;
    while shown < positions {
        let start = start(&mut random);
        let taste = Taste::draw(&mut random);
        let mut position = start.position();
        for _ in 0..300 {
            show(&position, start);
            shown += 1;
            if random.below(50) == 0 {
                for mv in &position.legal_moves() {
                    show(&position.make(mv), start);
                    shown += 1;
                }
            }
            let Some(mv) = taste.choose(&position, &mut random) else {
                break;
            };
            position = position.make(mv);
        }
    }
}

#[track_caller]
fn assert_possible(position: &Position, start: Chess960) {
    for origin in [Origin::Start(start), ANY] {
        let found = impossibilities(position, origin);
        assert!(found.is_empty(), "{position} from {start}, {origin:?}: {found:?}");
    }
}

// Provision: legality.illegal-position
#[test]
fn every_position_of_an_ordinary_game_is_possible() {
    play(1, 110_000, |_| Chess960::STANDARD, assert_possible);
}

// Provision: legality.illegal-position
#[test]
fn every_position_of_a_chess960_game_is_possible() {
    play(2, 110_000, |random| Chess960::draw(random.next_u64()), assert_possible);
}

/// What holds whatever the start position was holds for each of them.
#[test]
fn proofs_for_any_start_are_proofs_for_each() {
    let mut random = Random::new(3);
    let mut impossible = 0;
    let mut mutate = |position: &Position, start: Chess960| {
        let mut setup = position.to_setup();
        for _ in 0..1 + random.below(3) {
            let squares: Vec<Square> = Square::all().collect();
            let (from, to) = (squares[random.below(64)], squares[random.below(64)]);
            let color = Color::ALL[random.below(2)];
            let piece = match random.below(3) {
                0 => Some(Role::PROMOTIONS[random.below(4)].of(color)),
                _ => setup.piece_at(from),
            };
            setup.put(to, piece);
        }
        setup.en_passant = None;
        let Ok(mutant) = Position::accept(&setup) else {
            return;
        };
        let any = impossibilities(&mutant, ANY);
        impossible += usize::from(!any.is_empty());
        if !any.is_empty() {
            let known = impossibilities(&mutant, Origin::Start(start));
            assert!(!known.is_empty(), "{mutant} from {start}: {any:?}");
        }
    };
    play(4, 20_000, |random| Chess960::draw(random.next_u64()), &mut mutate);
    assert!(impossible > 500, "{impossible}");
}

/// The lines of a file of positions that may lie beside the project.
fn positions(name: &str) -> Option<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../../shared/data/perft")
        .join(name);
    let text = fs::read_to_string(&path).ok();
    if text.is_none() {
        println!("skipped: there is no {}", path.display());
    }
    text
}

// Provision: legality.illegal-position
#[test]
fn valid_positions_are_accepted() {
    for line in positions("valid.sfens").iter().flat_map(|text| text.lines()) {
        check(line, ANY, &[]);
    }
}

/// Almost all are refused as setups; the rest need a proof.
// Provision: legality.illegal-position
#[test]
fn invalid_positions_are_refused() {
    let Some(text) = positions("invalid.sfens") else {
        return;
    };
    let (mut refused, mut proved, mut missed) = (0, 0, Vec::new());
    for line in text.lines() {
        match line.parse::<Position>() {
            Err(_) => refused += 1,
            Ok(position) if impossibilities(&position, ANY).is_empty() => missed.push(line),
            Ok(_) => proved += 1,
        }
    }
    assert_eq!((refused, proved, missed), (9_952, 40, vec![]));
}
