//! Whether the prover says what plain enumeration says, and shows it.

use std::fmt::{self, Write};

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

/// What is wrong, in words: the position, the player, and the moves in question.
#[derive(Debug, Clone)]
pub enum Failure {
    /// The prover and the oracle say the opposite.
    Disagreement(String),
    /// What is said may be true, but it is not shown: the checker objects.
    Objection(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Disagreement(words) | Failure::Objection(words) => f.write_str(words),
        }
    }
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
    /// A [`Failure`], with all that is needed to see it again.
    pub fn examine(&mut self, position: &Position) -> Result<Examined, Failure> {
        self.oracle.enumerate(position, self.limits.horizon);
        let mut answers = ByColor::new(Answer::Open, Answer::Open);
        for winner in Color::ALL {
            self.look(position, winner)?;
            if let Some(truth) = self.oracle.can_mate(winner) {
                answers[winner] = self.compare(position, winner, truth)?;
            }
        }
        Ok(Examined {
            seen: self.oracle.seen(),
            is_closed: self.oracle.is_closed(),
            answers,
        })
    }

    /// Takes a quick look, which may see nothing but never sees wrong.
    fn look(&mut self, position: &Position, winner: Color) -> Result<(), Failure> {
        let Quick::Unwinnable(certificate) = self.prover.quick(position, winner) else {
            return Ok(());
        };
        let mut line = self.oracle.line(winner);
        if self.oracle.can_mate(winner).is_none() && Grounds::of(&certificate) != Grounds::Material {
            let mut oracle = Oracle::new();
            oracle.enumerate(position, self.limits.second);
            line = oracle.line(winner);
        }
        if let Some(line) = line {
            let words = words(position, winner, "a quick look says unwinnable", &line);
            return Err(Failure::Disagreement(words));
        }
        accept(position, winner, &Verdict::Unwinnable(certificate))
    }

    fn compare(&mut self, position: &Position, winner: Color, truth: bool) -> Result<Answer, Failure> {
        let verdict = self.prover.can_mate(position, winner, self.limits.budget);
        let (answer, wrong) = match (&verdict, truth) {
            (Verdict::Winnable(line), true) => (Answer::Winnable(line.len()), None),
            (Verdict::Unwinnable(certificate), false) => (Answer::Unwinnable(Grounds::of(certificate)), None),
            (Verdict::Unknown(_), _) => (Answer::Unknown, None),
            (Verdict::Winnable(line), false) => (Answer::Open, Some(("no mate was enumerated", line.clone()))),
            (Verdict::Unwinnable(_), true) => {
                let line = self.oracle.line(winner).unwrap_or_default();
                (Answer::Open, Some(("the verdict is unwinnable", line)))
            }
        };
        if let Some((what, line)) = wrong {
            return Err(Failure::Disagreement(words(position, winner, what, &line)));
        }
        accept(position, winner, &verdict)?;
        Ok(answer)
    }
}

/// Whether a verdict is what it says: lines are played here, and the checker accepts all of it.
///
/// # Errors
///
/// What is wrong with it.
pub fn accept(position: &Position, winner: Color, verdict: &Verdict) -> Result<(), Failure> {
    if let Verdict::Winnable(line) = verdict {
        let mut end = *position;
        for &mv in line {
            if !end.legal_moves().contains(&mv) {
                let words = words(position, winner, &format!("{mv} is not legal"), line);
                return Err(Failure::Disagreement(words));
            }
            end = end.make(mv);
        }
        if end.turn() == winner || !end.is_checkmate() {
            let words = words(position, winner, "the line does not end in mate", line);
            return Err(Failure::Disagreement(words));
        }
    }
    check::verdict(position, winner, verdict).map_err(|objection| {
        let what = format!("the checker objects: {objection:?}");
        Failure::Objection(words(position, winner, &what, &[]))
    })
}

/// The position, the player, what is wrong, and the moves in question.
fn words(position: &Position, winner: Color, what: &str, line: &[Move]) -> String {
    let mut words = format!("{position} | can {winner:?} mate? | {what}");
    for (index, mv) in line.iter().enumerate() {
        words.push_str(if index == 0 { " |" } else { "" });
        let _ = write!(words, " {mv}");
    }
    words
}
