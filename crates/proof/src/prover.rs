//! The order of work.

use jadoube_board::{Color, Position};

use crate::arena::Arena;
use crate::certificate::Certificate;
use crate::invariant::Survey;
use crate::seek::{Seeker, Sought};
use crate::sweep::{Swept, sweep};
use crate::{Budget, Verdict, material};

/// Decides whether players can still mate, and keeps its memory from one question to the next.
///
/// ```
/// use jadoube_board::{Color, Position};
/// use jadoube_proof::{Budget, Prover, Verdict};
///
/// let mut prover = Prover::new();
/// let position: Position = "8/8/8/3k4/8/8/8/N3K3 w - - 0 1".parse()?;
/// let verdict = prover.can_mate(&position, Color::White, Budget::default());
/// assert!(matches!(verdict, Verdict::Unwinnable(_)));
/// # Ok::<(), jadoube_board::ParsePositionError>(())
/// ```
#[derive(Debug)]
pub struct Prover {
    arena: Arena,
    seeker: Seeker,
    spent: u64,
}

/// What can be said at a glance: see [`Prover::quick`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Quick {
    /// The player cannot mate, and this shows it.
    Unwinnable(Certificate),
    /// Nothing was seen that forbids mate. [`Prover::can_mate`] decides.
    Open,
}

impl Prover {
    /// A prover that has not been asked anything.
    pub fn new() -> Prover {
        Prover {
            arena: Arena::new(),
            seeker: Seeker::default(),
            spent: 0,
        }
    }

    /// How many positions were looked at for the last answer.
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// Whether a player can still checkmate by any series of legal moves.
    pub fn can_mate(&mut self, position: &Position, winner: Color, budget: Budget) -> Verdict {
        self.spent = 1;
        if position.turn() != winner && position.is_checkmate() {
            return Verdict::Winnable(Vec::new());
        }
        if material::is_barren(position, winner) {
            return Verdict::Unwinnable(Certificate::default());
        }
        let limit = budget.count() as usize;
        for (round, stop) in [100, limit.min(200_000)].into_iter().enumerate() {
            let sought = self.seeker.seek(&mut self.arena, position, winner, stop);
            self.spent = self.arena.len() as u64;
            match sought {
                Sought::Mate(line) => return Verdict::Winnable(line),
                Sought::Exhausted => {
                    return Verdict::Unwinnable(Certificate {
                        listed: self.spent,
                        digest: self.arena.digest(),
                        invariants: Vec::new(),
                    });
                }
                Sought::GivenUp => {}
            }
            if round == 0 {
                let survey = Survey::of(position, winner);
                if !survey.allows_mate() {
                    return Verdict::Unwinnable(Certificate {
                        invariants: vec![survey.invariant()],
                        ..Certificate::default()
                    });
                }
            }
        }
        if self.spent >= budget.count() {
            return Verdict::Unknown(self.spent);
        }
        let swept = sweep(&mut self.arena, position, winner, budget.count());
        self.spent = self.arena.len() as u64;
        match swept {
            Swept::Mate(line) => Verdict::Winnable(line),
            Swept::Closed(certificate) => Verdict::Unwinnable(certificate),
            Swept::Open => Verdict::Unknown(self.spent),
        }
    }

    /// A cheap look, for a referee who asks after every move: exact when it says that the player cannot mate, and soon
    /// done where the position is plainly alive.
    pub fn quick(&mut self, position: &Position, winner: Color) -> Quick {
        match self.can_mate(position, winner, Budget::positions(1000)) {
            Verdict::Unwinnable(certificate) => Quick::Unwinnable(certificate),
            _ => Quick::Open,
        }
    }

    /// Whether neither player can mate, so that the game is over; `None` if the budget was spent first.
    pub fn is_dead(&mut self, position: &Position, budget: Budget) -> Option<bool> {
        let mut spent = 0;
        let mut dead = Some(true);
        // The side with more on the board is the likelier to mate, and one mate is enough.
        let larger = match position.colored(Color::White).len() >= position.colored(Color::Black).len() {
            true => Color::White,
            false => Color::Black,
        };
        for winner in [larger, !larger] {
            let verdict = self.can_mate(position, winner, budget);
            spent += self.spent;
            match verdict {
                Verdict::Winnable(_) => {
                    dead = Some(false);
                    break;
                }
                Verdict::Unwinnable(_) => {}
                Verdict::Unknown(_) => dead = None,
            }
        }
        self.spent = spent;
        dead
    }
}

impl Default for Prover {
    fn default() -> Prover {
        Prover::new()
    }
}

/// Whether a player can still checkmate by any series of legal moves. [`Prover::can_mate`] answers many such questions
/// faster.
pub fn can_mate(position: &Position, winner: Color, budget: Budget) -> Verdict {
    Prover::new().can_mate(position, winner, budget)
}

/// Whether neither player can checkmate by any series of legal moves; `None` if the budget was spent first.
pub fn is_dead(position: &Position, budget: Budget) -> Option<bool> {
    Prover::new().is_dead(position, budget)
}
