//! The auditor against its slow twin: the referee, who hears the same games, and counts made from scratch.

use std::fmt::Write;
use std::ops::ControlFlow;

use jadoube_audit::{Audit, Bookmark, Finding, Kind, Proof, Settings};
use jadoube_board::{Kind as MoveKind, Move, Position};
use jadoube_laws::{Edition, Pace, Provisions, Supervision};
use jadoube_notation::{Form, Written};
use jadoube_random::Random;
use jadoube_referee::{Ending, MateProver, Referee, Terms};

/// Where games begin, so that much that is rare in whole games happens.
const STARTS: [&str; 14] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "8/8/4k3/8/8/3K4/3R4/6n1 w - - 0 1",
    "8/8/4k3/8/5n2/3K4/8/6N1 w - - 30 80",
    "4k3/8/8/8/8/8/3p4/4K2R w K - 0 1",
    "8/5k2/8/3b4/8/2B5/5K2/8 w - - 100 90",
    "7k/8/6K1/8/8/8/8/R7 w - - 120 200",
    "k7/8/1K6/8/8/8/8/1Q6 w - - 0 1",
    "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1",
    "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 90 60",
    "8/1p6/kPp5/2P5/pPP5/P7/2K5/8 w - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "5k2/5P2/5K2/8/8/8/8/8 b - - 0 60",
    "7k/8/8/8/8/8/1q5P/K7 w - - 0 1",
    "4k3/p7/8/1P6/8/8/8/4K3 b - - 140 150",
];

struct Played {
    start: Position,
    moves: Vec<Move>,
}

/// A game of random moves. Some players like to go back where they came from, so that positions recur.
fn random_game(random: &mut Random) -> Played {
    let start: Position = STARTS[random.below(STARTS.len())].parse().unwrap();
    let (mut position, mut moves) = (start, Vec::<Move>::new());
    let back = [0, 40, 85][random.below(3)];
    let longest = 20 + random.below(220);
    while moves.len() < longest {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let before = moves.len().checked_sub(2).map(|index| moves[index]);
        let returns = before.and_then(|before| {
            legal
                .iter()
                .copied()
                .find(|mv| mv.from() == before.to() && mv.to() == before.from() && mv.kind() != MoveKind::Castling)
        });
        let mv = returns
            .filter(|_| random.percent(back))
            .unwrap_or(legal[random.below(legal.len())]);
        position = position.make(mv);
        moves.push(mv);
    }
    Played { start, moves }
}

/// The game as PGN, without a result.
fn pgn(game: &Played) -> String {
    let mut text = format!(
        "[Event \"?\"]\n[Result \"*\"]\n[SetUp \"1\"]\n[FEN \"{}\"]\n\n",
        game.start
    );
    let mut position = game.start;
    for (index, &mv) in game.moves.iter().enumerate() {
        let separator = if index % 12 == 11 { '\n' } else { ' ' };
        let _ = write!(text, "{}{separator}", mv.written(&position, Form::PGN));
        position = position.make(mv);
    }
    text + "*\n\n"
}

fn audit(text: &str, edition: Edition) -> Vec<Finding> {
    let mut audit = Audit::new(Settings {
        edition: Some(edition),
        verify: true,
        workers: 1.try_into().unwrap(),
        ..Settings::default()
    });
    let mut found = Vec::new();
    audit
        .read("games", text.as_bytes(), Bookmark::default(), |step| {
            found.extend(step.findings);
            ControlFlow::Continue(())
        })
        .unwrap();
    assert_eq!(audit.totals().undecided, 0);
    found
}

/// After how many moves a right to claim arose first, counted from scratch.
fn rights(game: &Played, edition: Edition, over: u32) -> [Option<u32>; 2] {
    let laws = Provisions::of(edition, Pace::Standard, Supervision::Full);
    let mut positions = vec![game.start];
    for &mv in &game.moves {
        let next = positions[positions.len() - 1].make(mv);
        positions.push(next);
    }
    let goes_on = |ply: &usize| *ply < game.moves.len() && (*ply as u32) < over;
    let repeated = (0..positions.len()).find(|&ply| {
        let same = positions[..=ply]
            .iter()
            .filter(|other| other.identity() == positions[ply].identity());
        same.count() as u32 >= laws.claim_repetitions.value
    });
    let fifty = positions
        .iter()
        .position(|position| u32::from(position.halfmoves()) >= 2 * laws.claim_moves.value);
    [repeated, fifty].map(|ply| ply.filter(goes_on).map(|ply| ply as u32))
}

#[test]
fn the_referee_agrees() {
    let mut random = Random::new(19);
    let mut mates = MateProver::new();
    let mut seen = [0; 6];
    for number in 0..600 {
        let game = random_game(&mut random);
        let edition = Edition::ALL[number % Edition::ALL.len()];
        let mut referee = Referee::new(Terms {
            start: game.start,
            ..Terms::of(edition)
        })
        .unwrap();
        let heard = referee.hear_moves(&game.moves, &mut mates) as u32;
        let ending = referee.game().outcome().map(|outcome| outcome.ending);
        let found = audit(&pgn(&game), edition);
        let context = || {
            format!(
                "game {number} by {edition}: {ending:?} after {heard}\n{}\n{found:#?}",
                pgn(&game)
            )
        };

        let played_on = heard < game.moves.len() as u32;
        let (after, index) = match ending {
            Some(Ending::Checkmate { .. }) => (None, 0),
            Some(Ending::Stalemate) => (None, 1),
            Some(Ending::DeadPosition) => (Some(Kind::PlayAfterDeadPosition), 2),
            Some(Ending::Fivefold) => (Some(Kind::PlayAfterFivefold), 3),
            Some(Ending::SeventyFiveMoves) => (Some(Kind::PlayAfterSeventyFiveMoves), 4),
            Some(other) => panic!("{other:?} in a game without claims"),
            None => (None, 5),
        };
        seen[index] += 1;
        let is_ending = |finding: &&Finding| {
            finding.kind == Kind::ResultAgainstPosition || finding.kind.as_str().starts_with("play-after")
        };
        let endings: Vec<&Finding> = found.iter().filter(is_ending).collect();
        match (ending, played_on) {
            (None, _) => assert!(endings.is_empty(), "{}", context()),
            (Some(_), true) => {
                assert!(endings.len() == 1 && Some(endings[0].kind) == after, "{}", context());
                assert_eq!(endings[0].ply, Some(heard), "{}", context());
            }
            (Some(ending), false) => {
                assert!(
                    endings.len() == 1 && endings[0].kind == Kind::ResultAgainstPosition,
                    "{}",
                    context()
                );
                let shown = match &endings[0].proof {
                    Proof::NoLegalMove { check: true } => matches!(ending, Ending::Checkmate { .. }),
                    Proof::NoLegalMove { check: false } => ending == Ending::Stalemate,
                    Proof::Dead { .. } => ending == Ending::DeadPosition,
                    Proof::Repetition { .. } => ending == Ending::Fivefold,
                    Proof::Count { .. } => ending == Ending::SeventyFiveMoves,
                    _ => false,
                };
                assert!(shown, "{}", context());
            }
        }
        let over = if ending.is_some() { heard } else { u32::MAX };
        let of = |kind: Kind| {
            found
                .iter()
                .find(|finding| finding.kind == kind)
                .and_then(|finding| finding.ply)
        };
        let unused = [of(Kind::RepetitionUnclaimed), of(Kind::FiftyMovesUnclaimed)];
        assert_eq!(unused, rights(&game, edition, over), "{}", context());
        assert!(
            found.iter().all(|finding| finding.verified != Some(false)),
            "{}",
            context()
        );
    }
    assert!(seen.iter().all(|&count| count > 5), "{seen:?}");
}
