//! What shows a finding, and the slow way to confirm it.
//!
//! A finding is made by fast code. [`confirms`] looks at what it carries again, by code that shares none of it: moves are
//! played and judged by [`jadoube_board::legality`], which reads Article 3 aloud, positions are compared piece by piece,
//! counts are counted again, and lines and certificates go to the checker of [`jadoube_proof`].

use jadoube_board::legality::{self, Breach};
use jadoube_board::{Attempt, Color, Move, Piece, Position, Role, Setup, Square, Squares};
use jadoube_notation::{Form, Tried, Written};
use jadoube_proof::{Certificate, check};

/// What shows a finding.
#[derive(Debug, Clone)]
pub enum Proof {
    /// What stands in the file: a result, a clock, a label, a start. There is nothing to compute.
    File,
    /// The player to move has no legal move, and is in check or not.
    NoLegalMove {
        /// Whether the king is attacked.
        check: bool,
    },
    /// After so many moves of both players each, the same position stood.
    Repetition {
        /// The numbers of moves, in order; 0 is the start.
        after: Vec<u32>,
    },
    /// So many moves of both players without a capture or a pawn move.
    Count {
        /// How many, those before the start counted if the file says so.
        plies: u32,
    },
    /// This line of legal moves of both players ends in mate by the winner.
    Line {
        /// Who mates.
        winner: Color,
        /// The moves, from the position of the finding.
        moves: Vec<Move>,
    },
    /// The player cannot mate by any series of legal moves from the position of the finding.
    Unwinnable {
        /// Who cannot.
        winner: Color,
        /// Why.
        certificate: Box<Certificate>,
    },
    /// Neither player can.
    Dead {
        /// Why White cannot.
        white: Box<Certificate>,
        /// Why Black cannot.
        black: Box<Certificate>,
    },
    /// What was written can mean these moves, none of which is legal, each with what it breaks; it can mean none at all if
    /// there are none.
    Illegal {
        /// The text.
        text: String,
        /// The moves.
        tried: Vec<Tried>,
    },
    /// What was written can mean each of these legal moves.
    Ambiguous {
        /// The moves.
        moves: Vec<Move>,
    },
}

impl Proof {
    /// Its name.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Proof::File => "file",
            Proof::NoLegalMove { .. } => "no-legal-move",
            Proof::Repetition { .. } => "repetition",
            Proof::Count { .. } => "count",
            Proof::Line { .. } => "line",
            Proof::Unwinnable { .. } => "unwinnable",
            Proof::Dead { .. } => "dead",
            Proof::Illegal { .. } => "illegal",
            Proof::Ambiguous { .. } => "ambiguous",
        }
    }

    /// What it says, in a line for people and programs: plies, moves, or what a certificate rests on.
    #[must_use]
    pub fn summary(&self) -> String {
        let moves = |moves: &[Move]| {
            moves
                .iter()
                .map(|mv| mv.standard().to_string())
                .collect::<Vec<_>>()
                .join(" ")
        };
        match self {
            Proof::File => String::new(),
            Proof::NoLegalMove { check } => format!("check={check}"),
            Proof::Repetition { after } => after.iter().map(u32::to_string).collect::<Vec<_>>().join(" "),
            Proof::Count { plies } => plies.to_string(),
            Proof::Line { winner, moves: line } => format!("{}: {}", winner.letter(), moves(line)),
            Proof::Unwinnable { winner, certificate } => format!("{}: {}", winner.letter(), rests_on(certificate)),
            Proof::Dead { white, black } => format!("w: {}; b: {}", rests_on(white), rests_on(black)),
            Proof::Illegal { tried, .. } => {
                let said = |tried: &Tried| format!("{}: {}", tried.attempt, keys(tried).join(" "));
                tried.iter().map(said).collect::<Vec<_>>().join("; ")
            }
            Proof::Ambiguous { moves: meant } => moves(meant),
        }
    }
}

/// What a certificate rests on: material alone, invariants with their strata, positions looked at one by one.
fn rests_on(certificate: &Certificate) -> String {
    let strata: usize = certificate
        .invariants
        .iter()
        .map(|invariant| invariant.strata.len())
        .sum();
    match (certificate.invariants.len(), certificate.listed) {
        (0, 0) => "material".to_owned(),
        (invariants, listed) => format!(
            "listed={listed} digest={:032x} invariants={invariants} strata={strata}",
            certificate.digest.0
        ),
    }
}

/// The provisions that an attempt breaks.
fn keys(tried: &Tried) -> Vec<&'static str> {
    let mut keys: Vec<_> = tried.provisions().collect();
    keys.dedup();
    keys
}

/// Whether a proof about a moment of a game holds, found by slow code that shares nothing with what made it.
///
/// The moves are those of the game from its start; `ply` is how many of them had been made. What stands in the file needs
/// no confirmation and has none: `None`.
#[must_use]
pub fn confirms(proof: &Proof, start: &Position, moves: &[Move], ply: Option<u32>) -> Option<bool> {
    let ply = ply.map_or(moves.len(), |ply| ply as usize);
    let slow = || Replay::of(start, moves.get(..ply)?);
    let confirmed = match proof {
        Proof::File => return None,
        Proof::NoLegalMove { check } => slow().is_some_and(|replay| {
            let board = replay.last();
            legality::legal_moves(board).is_empty() && is_attacked(board) == *check
        }),
        Proof::Repetition { after } => slow().is_some_and(|replay| {
            let last = Likeness::of(replay.last());
            let alike = |setup: &Setup| Likeness::of(setup) == last;
            let stood = replay.0.iter().enumerate().filter(|(_, setup)| alike(setup));
            stood.map(|(ply, _)| ply as u32).eq(after.iter().copied())
        }),
        Proof::Count { plies } => slow().is_some_and(|replay| replay.quiet(start) == *plies),
        Proof::Line { winner, moves: line } => {
            at(start, moves, ply).is_some_and(|position| check::line(&position, *winner, line).is_ok())
        }
        Proof::Unwinnable { winner, certificate } => {
            at(start, moves, ply).is_some_and(|position| check::certificate(&position, *winner, certificate).is_ok())
        }
        Proof::Dead { white, black } => at(start, moves, ply).is_some_and(|position| {
            check::certificate(&position, Color::White, white).is_ok()
                && check::certificate(&position, Color::Black, black).is_ok()
        }),
        Proof::Illegal { text, tried } => slow().is_some_and(|replay| is_illegal(replay.last(), text, tried)),
        Proof::Ambiguous { moves: meant } => slow().is_some_and(|replay| {
            let legal = legality::legal_moves(replay.last());
            meant.len() > 1 && meant.iter().all(|&mv| legal.contains(&Attempt::from(mv)))
        }),
    };
    Some(confirmed)
}

/// Whether everything that a text was taken for is illegal, and no legal move is written so.
fn is_illegal(board: &Setup, text: &str, tried: &[Tried]) -> bool {
    let breaks = |tried: &Tried| {
        let found: Vec<Breach> = legality::breaches(board, tried.attempt);
        !found.is_empty() && found == tried.breaches
    };
    let bare = text.trim_end_matches(['+', '#', '!', '?']);
    let Ok(position) = Position::accept(board) else {
        return false;
    };
    let is_written = |attempt: &Attempt| {
        let mv = position.find(*attempt);
        mv.is_some_and(|mv| {
            mv.written(&position, Form::PGN)
                .to_string()
                .trim_end_matches(['+', '#'])
                == bare
        })
    };
    tried.iter().all(breaks) && !legality::legal_moves(board).iter().any(is_written)
}

/// The position after so many moves, by copies of the start.
fn at(start: &Position, moves: &[Move], ply: usize) -> Option<Position> {
    Some(moves.get(..ply)?.iter().fold(*start, |position, &mv| position.make(mv)))
}

/// Every board of a game, played the slow way; none if a move is illegal.
struct Replay(Vec<Setup>);

impl Replay {
    fn of(start: &Position, moves: &[Move]) -> Option<Replay> {
        let mut boards = vec![start.to_setup()];
        for &mv in moves {
            let board = boards.last()?;
            let attempt = Attempt::from(mv);
            if !legality::breaches(board, attempt).is_empty() {
                return None;
            }
            let next = legality::play(board, attempt);
            boards.push(next);
        }
        Some(Replay(boards))
    }

    fn last(&self) -> &Setup {
        &self.0[self.0.len() - 1]
    }

    /// How many moves of both players there were last without a capture or a pawn move.
    fn quiet(&self, start: &Position) -> u32 {
        let changes = |pair: &[Setup]| {
            let pawns = |setup: &Setup| [Color::White, Color::Black].map(|color| setup.squares(Role::Pawn.of(color)));
            pair[0].pieces().count() != pair[1].pieces().count() || pawns(&pair[0]) != pawns(&pair[1])
        };
        let quiet = self.0.windows(2).rev().take_while(|pair| !changes(pair)).count() as u32;
        let whole = quiet as usize == self.0.len() - 1;
        quiet + if whole { u32::from(start.halfmoves()) } else { 0 }
    }
}

/// Whether the king of the player to move is attacked: by a piece that could go to its square if it stood alone.
fn is_attacked(board: &Setup) -> bool {
    let occupied: Squares = board.pieces().map(|(square, _)| square).collect();
    let king = board.squares(Role::King.of(board.turn));
    let enemy = board.pieces().filter(|(_, piece)| piece.color != board.turn);
    enemy
        .into_iter()
        .any(|(from, piece)| jadoube_board::attacks::from(piece, from, occupied).meets(king))
}

/// What two boards must share to be the same position.
#[derive(PartialEq)]
struct Likeness {
    turn: Color,
    pieces: Vec<(Square, Piece)>,
    castling: Squares,
    /// The pawns that can be captured en passant now: from, to.
    en_passant: Vec<Attempt>,
}

impl Likeness {
    fn of(board: &Setup) -> Likeness {
        let passes = |attempt: &Attempt| {
            let pawn = board
                .piece_at(attempt.from)
                .is_some_and(|piece| piece.role == Role::Pawn);
            pawn && Some(attempt.to) == board.en_passant && attempt.from.file() != attempt.to.file()
        };
        Likeness {
            turn: board.turn,
            pieces: board.pieces().collect(),
            castling: board.castling,
            en_passant: legality::legal_moves(board).into_iter().filter(passes).collect(),
        }
    }
}
