//! A prover with a ceiling answers what any other answers, or says that it was cut short.

use jadoube_board::{Color, Position};
use jadoube_referee::{MateProver, Terms};

/// Positions, and whether they are settled within the ceiling.
const POSITIONS: [(&str, bool); 8] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", true),
    ("8/8/4k3/8/8/3K4/8/8 w - - 0 1", true),
    ("8/5k2/4P3/8/8/3K4/3R4/8 b - - 0 1", true),
    ("4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1", true),
    // That White cannot mate takes long to prove; that Black can is soon found, and is enough.
    ("8/2b4B/4k3/8/8/2p1p1p1/2PpP1P1/1B1K3n b - - 0 1", true),
    ("8/8/k6p/5p1P/3b1p2/2b2PpK/6P1/8 w - - 0 1", false),
    ("8/2b5/kp1p1p2/1PpP1Pp1/K1P3P1/3B4/8/8 b - - 0 1", false),
    ("3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 0 1", false),
];

#[test]
fn answers_within_the_ceiling_are_those_of_any_prover() {
    let (mut quick, mut whole) = (MateProver::with_ceiling(2_000), MateProver::new());
    for (fen, settled) in POSITIONS {
        let position: Position = fen.parse().unwrap();
        let answer = quick.is_dead(&position, Terms::BUDGET);
        assert_eq!(!quick.was_cut_short(), settled, "{fen}");
        assert!(!quick.was_cut_short(), "it is told once");
        let expect = whole.is_dead(&position, Terms::BUDGET);
        assert!(!whole.was_cut_short(), "there is no ceiling");
        if settled {
            assert_eq!(answer, expect, "{fen}");
        }
        for color in [Color::White, Color::Black] {
            let answer = quick.can_mate(&position, color, Terms::BUDGET);
            if !quick.was_cut_short() {
                assert_eq!(
                    answer,
                    whole.can_mate(&position, color, Terms::BUDGET),
                    "{fen} {color:?}"
                );
            }
        }
    }
    // A budget below the ceiling is kept to, and nothing is cut short.
    let undecided: Position = POSITIONS[5].0.parse().unwrap();
    assert_eq!(quick.is_dead(&undecided, 500), None);
    assert!(!quick.was_cut_short());
}
