//! The same questions put to J'adoube and chasolver: can this player still mate? Every disagreement is settled there and
//! then, by a line or a certificate that the checker accepts, and listed in `proof_disagreements.txt`.

use std::collections::HashSet;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use chasolver::Winnability;
use jadoube_board::fen::{CastlingStyle, EnPassantStyle};
use jadoube_board::{Attempt, Color, Move, Piece, Position, Role, Setup, Square};
use jadoube_differential::Random;
use jadoube_proof::{Budget, Prover, Quick, Verdict, check};

/// Every made position is a function of this number and its own.
const SEED: u64 = 0xdead;

/// So many positions are asked about, each for both sides; `JADOUBE_QUESTIONS` asks for more.
const MADE: usize = 3000;

/// How far we look in a made position, which is not far: there are many.
const GLANCE: Budget = Budget::positions(20_000);

/// How far we look where a disagreement is known.
const LOOK: Budget = Budget::positions(2_000_000);

/// One in so many of the hard positions is looked at.
const SAMPLE: usize = 60;

/// The disagreements that are known, one a line.
const LISTED: &str = include_str!("proof_disagreements.txt");

#[test]
fn made_positions_are_settled() {
    let asked = std::env::var("JADOUBE_QUESTIONS").ok();
    let asked = asked.and_then(|number| number.parse().ok()).unwrap_or(0);
    let mut tally = Tally::default();
    let hard = HARD.iter().map(|fen| fen.parse().expect("a position"));
    let mut seen = HashSet::new();
    let positions = hard
        .chain((0..).map(made))
        .filter(|position| seen.insert(fen(position)));
    for (number, position) in positions.take(MADE.max(asked)).enumerate() {
        for winner in [Color::White, Color::Black] {
            tally.ask(&position, winner, GLANCE);
        }
        if number + 1 == MADE {
            // What comes after is told and need not be listed.
            tally.expect_listed();
        }
    }
    tally.print("made here");
    assert!(tally.decided * 10 > tally.asked * 9, "too much is left open");
}

#[test]
fn shared_positions_are_settled() {
    if !shared().exists() {
        println!("skipped, for there is no shared/data/unwinnable beside the project");
        return;
    }
    let mut tally = Tally::default();
    for line in lines("cha_positions.txt").iter().step_by(SAMPLE) {
        let (labels, fen) = line.split_once(' ').expect("verdicts and a FEN");
        // A few of the positions have more pawns than there are.
        let Ok(position) = fen.parse() else { continue };
        for (winner, label) in [Color::White, Color::Black].into_iter().zip(labels.chars()) {
            let can = tally.ask(&position, winner, GLANCE);
            assert_ne!(can, Some(label == '-'), "{winner} in {fen} is said to be {label}");
        }
    }
    for line in lines("winnable_hard.txt") {
        let (winner, rest) = line.split_once('|').expect("a side and more");
        let (fen, _) = rest.split_once('|').expect("a FEN and more");
        let position: Position = fen.parse().expect("a position");
        let can = tally.ask(&position, side(winner.trim()), LOOK);
        assert_ne!(can, Some(false), "{winner} can mate in {fen}");
    }
    tally.print("shared");
    tally.expect_listed();
}

/// What is listed is still so, and is still settled.
#[test]
fn listed_positions_are_settled() {
    let mut tally = Tally::default();
    for line in listed() {
        let (winner, rest) = line.split_once(' ').expect("a side and more");
        let (fen, _) = rest.split_once(" ; ").expect("a FEN and more");
        let position: Position = fen.parse().expect("a position");
        tally.ask(&position, side(winner), LOOK);
    }
    assert_eq!(tally.disagreements, listed(), "tests/proof_disagreements.txt");
}

/// What was asked and what came of it.
#[derive(Default)]
struct Tally {
    prover: Prover,
    asked: usize,
    /// We gave an answer, and the checker accepted it.
    decided: usize,
    /// So many of our answers are that a player can mate.
    winnable: usize,
    /// They gave no answer.
    open: usize,
    /// The disagreements, as they are listed.
    disagreements: Vec<String>,
}

impl Tally {
    /// Asks both, and settles a disagreement. Whether the player can mate, if we know.
    fn ask(&mut self, position: &Position, winner: Color, budget: Budget) -> Option<bool> {
        let question = Question::new(position, winner);
        let ours = question.ours(&mut self.prover, budget);
        let theirs = question.theirs();
        self.asked += 1;
        self.decided += usize::from(ours.is_some());
        self.winnable += usize::from(ours == Some(true));
        self.open += usize::from(theirs.full.is_none());
        let can = ours?;
        if theirs.full == Some(!can) || theirs.quick && can {
            let settled = if can { "a line" } else { "a certificate" };
            let said = word(Some(can));
            self.disagreements
                .push(format!("{question} ; {said} ; {theirs} ; {settled}"));
        }
        ours
    }

    fn expect_listed(&self) {
        let listed = listed();
        let new = self
            .disagreements
            .iter()
            .filter(|found| !listed.contains(&found.as_str()));
        let new: Vec<&str> = new.map(String::as_str).collect();
        assert!(
            new.is_empty(),
            "settled in our favour, and missing in tests/proof_disagreements.txt:\n{}",
            new.join("\n")
        );
    }

    fn print(&self, name: &str) {
        println!(
            "{name}: {} questions, {} decided ({} winnable), {} not decided by chasolver, {} disagreements",
            self.asked,
            self.decided,
            self.winnable,
            self.open,
            self.disagreements.len()
        );
        for disagreement in &self.disagreements {
            println!("{disagreement}");
        }
    }
}

/// Whether a player can still mate.
struct Question<'a> {
    position: &'a Position,
    winner: Color,
    fen: String,
}

/// What chasolver says.
struct Theirs {
    /// Whether the player can mate, if it knows.
    full: Option<bool>,
    /// Whether mate is ruled out at a glance.
    quick: bool,
}

impl Question<'_> {
    fn new(position: &Position, winner: Color) -> Question<'_> {
        let fen = fen(position);
        Question { position, winner, fen }
    }

    /// Our answer, which the checker accepts.
    fn ours(&self, prover: &mut Prover, budget: Budget) -> Option<bool> {
        let verdict = prover.can_mate(self.position, self.winner, budget);
        let can = match &verdict {
            Verdict::Winnable(line) => {
                self.expect(check::line(self.position, self.winner, line));
                Some(true)
            }
            Verdict::Unwinnable(certificate) => {
                self.expect(check::certificate(self.position, self.winner, certificate));
                Some(false)
            }
            Verdict::Unknown(_) => None,
        };
        if let Quick::Unwinnable(certificate) = prover.quick(self.position, self.winner) {
            self.expect(check::certificate(self.position, self.winner, &certificate));
            assert_ne!(
                can,
                Some(true),
                "{self}: at a glance there is no mate, and then there is"
            );
        }
        can
    }

    /// Their answer. A line of theirs must be one that our checker accepts: then there is a mate, whatever we say.
    fn theirs(&self) -> Theirs {
        let board: chess::Board = self.fen.parse().expect("chess reads what we write");
        let winner = match self.winner {
            Color::White => chess::Color::White,
            Color::Black => chess::Color::Black,
        };
        let quick = chasolver::is_unwinnable_fast(&board, winner);
        let full = chasolver::winnability(&board, winner).map(|said| match said {
            Winnability::Unwinnable => false,
            Winnability::Winnable { helpmate } => {
                self.expect(check::line(self.position, self.winner, &self.read(&helpmate)));
                true
            }
        });
        Theirs { full, quick }
    }

    /// The moves of a line of theirs.
    fn read(&self, line: &[chess::ChessMove]) -> Vec<Move> {
        let mut position = *self.position;
        let moves = line.iter().map(|theirs| {
            let attempt: Attempt = theirs.to_string().parse().expect("a move in coordinates");
            let mv = position
                .find(attempt)
                .unwrap_or_else(|| panic!("{self}: {theirs} is not legal"));
            position = position.make(mv);
            mv
        });
        moves.collect()
    }

    fn expect(&self, checked: Result<(), check::Objection>) {
        if let Err(objection) = checked {
            panic!("{self}: the checker objects: {objection:?}");
        }
    }
}

impl fmt::Display for Question<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.winner.letter(), self.fen)
    }
}

impl fmt::Display for Theirs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let quick = if self.quick { "unwinnable" } else { "open" };
        write!(f, "{} ; {quick}", word(self.full))
    }
}

/// An answer in a word.
fn word(can: Option<bool>) -> &'static str {
    match can {
        Some(true) => "winnable",
        Some(false) => "unwinnable",
        None => "open",
    }
}

/// A position of some kind. The kinds take turns.
fn made(number: usize) -> Position {
    let mut random = Random::new(SEED + ((number as u64) << 32));
    loop {
        let setup = match number % 4 {
            0 => ending(&mut random),
            1 => blocked(&mut random),
            _ => mutated(&mut random),
        };
        // Chance does not know that no king may be left in check.
        if let Ok(position) = Position::accept(&setup) {
            return position;
        }
    }
}

/// The kings and up to four pieces and pawns, anywhere.
fn ending(random: &mut Random) -> Setup {
    let mut setup = Setup::empty();
    for color in [Color::White, Color::Black] {
        place(random, &mut setup, Role::King.of(color));
    }
    let roles = [
        Role::Pawn,
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
    ];
    for _ in 0..random.below(5) {
        let role = roles[random.below(roles.len())];
        let color = any_color(random);
        place(random, &mut setup, role.of(color));
    }
    setup.turn = any_color(random);
    setup
}

/// Pawns that stand head to head on most files, the kings, and a few bishops, or rarely a knight.
fn blocked(random: &mut Random) -> Setup {
    let mut setup = Setup::empty();
    let mut rank = 2 + random.below(3);
    for file in 0..8 {
        // Neighbours in one chain differ by a rank.
        rank = (rank + random.below(3)).saturating_sub(1).clamp(1, 5);
        if random.below(5) == 0 {
            continue;
        }
        let pairs = [(rank, Color::White), (rank + 1, Color::Black)];
        for (rank, color) in pairs {
            setup.put(square(file, rank), Some(Role::Pawn.of(color)));
        }
        // Now and then a pawn behind one of the two.
        if random.below(4) == 0 {
            let (rank, color) = [(rank - 1, Color::White), (rank + 2, Color::Black)][random.below(2)];
            if (1..7).contains(&rank) {
                setup.put(square(file, rank), Some(Role::Pawn.of(color)));
            }
        }
    }
    for color in [Color::White, Color::Black] {
        place(random, &mut setup, Role::King.of(color));
    }
    for _ in 0..random.below(4) {
        let role = if random.below(8) == 0 {
            Role::Knight
        } else {
            Role::Bishop
        };
        let color = any_color(random);
        place(random, &mut setup, role.of(color));
    }
    setup.turn = any_color(random);
    setup
}

/// Positions that are hard to judge, for some reason each.
const HARD: [&str; 11] = [
    "8/1p6/kPp5/2P5/pPP5/P7/2K5/8 w - -",
    "8/8/p1p5/PkP5/1P6/PP6/1K6/8 w - -",
    "6K1/4p3/4Pp1k/5Pp1/1p1p2P1/1P1P3p/7P/8 w - -",
    "8/8/8/8/5p1p/4pPkP/4P1B1/6KB w - -",
    "4kb2/8/2pp4/3p2p1/1p1K1pP1/1P1P1P2/8/1B6 w - -",
    "8/8/k6p/5ppP/3b1p2/5PpK/6P1/8 b - -",
    "8/p2p4/Pk1P4/1P1p4/PKpP4/1pP5/1P6/1b6 w - -",
    "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - -",
    "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - -",
    "8/8/8/8/8/2kpK3/4N3/8 b - -",
    "8/1p4p1/1Pp3p1/k1P3p1/1pP3Pb/1P4p1/6P1/7K w - -",
];

/// A hard position with one to three changes.
fn mutated(random: &mut Random) -> Setup {
    let mut setup: Setup = HARD[random.below(HARD.len())].parse().expect("they can be read");
    for _ in 0..1 + random.below(3) {
        let men: Vec<(Square, Piece)> = setup.pieces().collect();
        let (from, piece) = men[random.below(men.len())];
        match random.below(8) {
            0 => setup.turn = !setup.turn,
            1 if piece.role != Role::King => setup.put(from, None),
            2 => {
                let role = if random.below(2) == 0 { Role::Pawn } else { Role::Bishop };
                let color = any_color(random);
                place(random, &mut setup, role.of(color));
            }
            3 if piece.role != Role::Pawn => {
                setup.put(from, None);
                place(random, &mut setup, piece);
            }
            // A step to a neighbouring square, if it is empty.
            _ => {
                let step = from.offset(random.below(3) as i8 - 1, random.below(3) as i8 - 1);
                if let Some(to) = step.filter(|&to| setup.piece_at(to).is_none()) {
                    setup.put(from, None);
                    setup.put(to, Some(piece));
                }
            }
        }
    }
    setup
}

/// Puts a piece on an empty square; pawns where pawns can be.
fn place(random: &mut Random, setup: &mut Setup, piece: Piece) {
    loop {
        let (file, rank) = (random.below(8), random.below(8));
        let at = square(file, rank);
        if setup.piece_at(at).is_none() && (piece.role != Role::Pawn || (1..7).contains(&rank)) {
            setup.put(at, Some(piece));
            return;
        }
    }
}

fn square(file: usize, rank: usize) -> Square {
    Square::from_index((8 * rank + file) as u8).expect("eight files and eight ranks")
}

fn any_color(random: &mut Random) -> Color {
    [Color::White, Color::Black][random.below(2)]
}

/// The FEN without its counters, which mean nothing here.
fn fen(position: &Position) -> String {
    let fen = position.fen(CastlingStyle::XFen, EnPassantStyle::Attacked).to_string();
    fen.splitn(5, ' ').take(4).collect::<Vec<_>>().join(" ")
}

fn side(letter: &str) -> Color {
    match letter {
        "w" => Color::White,
        "b" => Color::Black,
        _ => panic!("{letter} is no side"),
    }
}

/// The disagreements that are known.
fn listed() -> Vec<&'static str> {
    let known = LISTED.lines().map(str::trim);
    known
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .collect()
}

/// The lines of a file that is not ours, without comments.
fn lines(name: &str) -> Vec<String> {
    let text = fs::read_to_string(shared().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(String::from).collect()
}

/// Where the project finds positions that are not its own.
fn shared() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/unwinnable")
}
