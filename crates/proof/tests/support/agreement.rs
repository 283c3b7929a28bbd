//! Whether the prover says what plain enumeration says, and shows it.

use std::fmt::Write;

use jadoube_board::{ByColor, Color, Move, Position};
use jadoube_proof::{Budget, Certificate, Prover, Quick, Verdict, check};

use super::oracle::{Horizon, Oracle};

/// Asks the prover and the oracle the same questions.
pub struct Examiner {
    oracle: Oracle,
    prover: Prover,
    limits: Limits,
}

/// How far to go.
#[derive(Debug, Copy, Clone)]
pub struct Limits {
    /// How far the oracle looks.
    pub horizon: Horizon,
    /// How far it looks where the quick look claims what it could not see to the end.
    pub second: Horizon,
    /// So much may the prover spend.
    pub budget: Budget,
}

/// What was found out about a position.
#[derive(Debug, Copy, Clone)]
pub struct Examined {
    /// How many positions the oracle listed.
    pub seen: usize,
    /// Whether these are all that can be reached.
    pub is_closed: bool,
    /// What was found out about each player.
    pub answers: ByColor<Answer>,
}

/// What was found out about a player who would like to mate.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum Answer {
    /// The oracle could not tell; only the quick look was asked.
    Open,
    /// The player can mate, and both say so: after so many half-moves in the prover's line.
    Winnable(usize),
    /// The player cannot mate, and both say so.
    Unwinnable(Grounds),
    /// The oracle could tell and the prover could not.
    Unknown,
}

/// On what an "unwinnable" rests.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum Grounds {
    /// The material.
    Material,
    /// Positions that are listed.
    List,
    /// Invariants, with or without positions that are listed.
    Invariants,
}

impl Grounds {
    /// The grounds that a certificate names.
    pub fn of(certificate: &Certificate) -> Grounds {
        match (certificate.invariants.is_empty(), certificate.listed) {
            (true, 0) => Grounds::Material,
            (true, _) => Grounds::List,
            (false, _) => Grounds::Invariants,
        }
    }
}

impl Examined {
    /// Whether the question was worth it: something can be said about it, and not at once.
    pub fn is_hard(&self) -> bool {
        let hard = |answer: Answer| match answer {
            Answer::Unwinnable(grounds) => grounds != Grounds::Material && self.seen >= 50,
            Answer::Winnable(_) => self.is_closed && self.seen >= 200,
            Answer::Open => false,
            Answer::Unknown => true,
        };
        hard(self.answers.white) || hard(self.answers.black)
    }
}

impl Examiner {
    /// An examiner with new memory.
    pub fn new(limits: Limits) -> Examiner {
        Examiner {
            oracle: Oracle::new(),
            prover: Prover::new(),
            limits,
        }
    }

    /// Asks about a position, for both players.
    ///
    /// # Errors
    ///
    /// Words about a disagreement, with all that is needed to see it again.
    pub fn examine(&mut self, position: &Position) -> Result<Examined, String> {
        self.oracle.enumerate(position, self.limits.horizon);
        let (seen, is_closed) = (self.oracle.seen(), self.oracle.is_closed());
        let truths = ByColor::from_fn(|winner| self.oracle.can_mate(winner));
        let mut answers = ByColor::new(Answer::Open, Answer::Open);
        for winner in Color::ALL {
            self.look(position, winner, truths[winner])?;
            if let Some(truth) = truths[winner] {
                answers[winner] = self.compare(position, winner, truth)?;
            }
        }
        Ok(Examined {
            seen,
            is_closed,
            answers,
        })
    }

    /// Takes a quick look, which may see nothing but never sees wrong.
    fn look(&mut self, position: &Position, winner: Color, truth: Option<bool>) -> Result<(), String> {
        let Quick::Unwinnable(certificate) = self.prover.quick(position, winner) else {
            return Ok(());
        };
        let grounds = Grounds::of(&certificate);
        accept(position, winner, &Verdict::Unwinnable(certificate))?;
        match truth {
            Some(false) => Ok(()),
            None if grounds == Grounds::Material => Ok(()),
            None => {
                // The oracle's own answers were noted before.
                let mut oracle = Oracle::new();
                oracle.enumerate(position, self.limits.second);
                match oracle.line(winner) {
                    Some(line) => Err(disagreement(position, winner, "a quick look says unwinnable", &line)),
                    None => Ok(()),
                }
            }
            Some(true) => {
                let line = self.oracle.line(winner).unwrap_or_default();
                Err(disagreement(position, winner, "a quick look says unwinnable", &line))
            }
        }
    }

    fn compare(&mut self, position: &Position, winner: Color, truth: bool) -> Result<Answer, String> {
        let verdict = self.prover.can_mate(position, winner, self.limits.budget);
        accept(position, winner, &verdict)?;
        match (verdict, truth) {
            (Verdict::Winnable(line), true) => Ok(Answer::Winnable(line.len())),
            (Verdict::Unwinnable(certificate), false) => Ok(Answer::Unwinnable(Grounds::of(&certificate))),
            (Verdict::Unknown(_), _) => Ok(Answer::Unknown),
            (Verdict::Winnable(line), false) => Err(disagreement(position, winner, "no mate was enumerated", &line)),
            (Verdict::Unwinnable(_), true) => {
                let line = self.oracle.line(winner).unwrap_or_default();
                Err(disagreement(position, winner, "the verdict is unwinnable", &line))
            }
        }
    }
}

/// Whether a verdict is what it says: lines are played here, and the checker accepts all of it.
///
/// # Errors
///
/// Words about what is wrong.
pub fn accept(position: &Position, winner: Color, verdict: &Verdict) -> Result<(), String> {
    if let Verdict::Winnable(line) = verdict {
        let mut end = *position;
        for &mv in line {
            if !end.legal_moves().contains(&mv) {
                return Err(disagreement(position, winner, &format!("{mv} is not legal"), line));
            }
            end = end.make(mv);
        }
        if end.turn() == winner || !end.is_checkmate() {
            return Err(disagreement(position, winner, "the line does not end in mate", line));
        }
    }
    check::verdict(position, winner, verdict).map_err(|objection| {
        let what = format!("the checker objects: {objection:?}");
        disagreement(position, winner, &what, &[])
    })
}

/// Words about a disagreement: the position, the player, what is wrong, and the moves in question.
fn disagreement(position: &Position, winner: Color, what: &str, line: &[Move]) -> String {
    let mut words = format!("{position} | can {winner:?} mate? | {what}");
    for (index, mv) in line.iter().enumerate() {
        words.push_str(if index == 0 { " |" } else { "" });
        let _ = write!(words, " {mv}");
    }
    words
}
