//! What is seen at a glance is a mate, and most positions of real games are seen through.

use jadoube_board::{Color, Position};
use jadoube_proof::{Prover, check};
use jadoube_random::Random;

/// The length of the line if one is found, which the checker must accept.
fn glance(prover: &mut Prover, position: &Position, winner: Color) -> Option<usize> {
    let line = prover.glance(position, winner)?;
    assert_eq!(check::line(position, winner, line), Ok(()), "{winner} in {position}");
    Some(line.len())
}

fn check(fen: &str, winner: Color, expect: bool) {
    let position: Position = fen.parse().unwrap_or_else(|fault| panic!("{fen}: {fault}"));
    let found = glance(&mut Prover::new(), &position, winner).is_some();
    assert_eq!(found, expect, "{winner} in {fen}");
}

#[test]
fn plain_positions_are_seen_through() {
    for (fen, winner) in [
        // Queens, and kings at the edge.
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Color::White),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Color::Black),
        ("6k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1", Color::White),
        // A rook on the back rank.
        ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", Color::White),
        // A king that has to come to the edge, and to pass the time itself.
        ("8/8/3k4/8/8/3K4/8/7Q b - - 0 1", Color::White),
        // A pawn that promotes first.
        ("6k1/5ppp/8/8/P7/8/8/6K1 w - - 0 1", Color::White),
        // Kings who go to the corner first, so that the loser's can pass the time there.
        ("2Q5/8/8/3K4/8/8/8/k7 b - - 0 1", Color::White),
        ("8/5k2/8/3K4/8/8/8/R7 w - - 0 1", Color::White),
        // A player in check.
        ("6k1/5ppp/8/8/8/8/4QPPP/3q2K1 w - - 0 1", Color::White),
        ("6k1/5ppp/8/8/8/8/4QPPP/3q2K1 w - - 0 1", Color::Black),
    ] {
        check(fen, winner, true);
    }
}

#[test]
fn nothing_is_seen_where_nothing_is() {
    for fen in [
        "8/8/3k4/8/8/3K4/8/8 w - - 0 1",
        "8/8/3k4/8/8/3KN3/8/8 b - - 0 1",
        // Blocked pawns, behind which no king gets.
        "8/8/1k3p1p/1p1p1PpP/pPpPp1P1/P1P1P3/2K5/8 w - - 0 1",
    ] {
        for winner in Color::ALL {
            check(fen, winner, false);
        }
    }
}

/// The positions of random games, to which plans fit worse than to real ones.
#[test]
fn whatever_is_seen_is_a_mate() {
    let mut random = Random::new(1);
    let mut prover = Prover::new();
    let (mut asked, mut found) = (0, 0);
    for _ in 0..30 {
        let mut position = Position::initial();
        for ply in 0..200 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.make(moves[random.below(moves.len())]);
            if ply % 10 == 0 {
                if let Some((winner, line)) = prover.glance_either(&position, Color::White) {
                    assert_eq!(check::line(&position, winner, line), Ok(()), "{winner} in {position}");
                }
                for winner in Color::ALL {
                    let seen = glance(&mut prover, &position, winner);
                    assert_eq!(
                        seen,
                        Prover::new().glance(&position, winner).map(<[_]>::len),
                        "{position}"
                    );
                    asked += 1;
                    found += usize::from(seen.is_some());
                }
            }
        }
    }
    assert!(found * 2 > asked, "{found} of {asked}");
}
