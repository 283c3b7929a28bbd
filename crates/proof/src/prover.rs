//! The order of work.

use jadoube_board::{Color, Move, Position};

use crate::arena::Arena;
use crate::certificate::Certificate;
use crate::fence::{Swept, nearest_mate, sweep};
use crate::glance::glance;
use crate::invariant::{Grain, Survey, strata};
use crate::novelty::Explorer;
use crate::plan::Hints;
use crate::seek::{Seeker, Sought};
use crate::shorten::cut_corners;
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
    pub(crate) arena: Arena,
    seeker: Seeker,
    explorer: Explorer,
    hints: Hints,
    glanced: Vec<Move>,
    pub(crate) spent: u64,
}

impl Prover {
    /// A prover that has not been asked anything.
    pub fn new() -> Prover {
        Prover {
            arena: Arena::new(),
            seeker: Seeker::new(),
            explorer: Explorer::new(),
            hints: Hints::NONE,
            glanced: Vec::new(),
            spent: 0,
        }
    }

    /// How many positions were looked at for the last answer.
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// A line that ends in mate by the winner, if one can be seen at a glance.
    ///
    /// It looks at no tree of moves, which makes it much faster than [`Prover::can_mate`], and finds a line in most positions
    /// of real games. That it finds none says nothing.
    ///
    /// ```
    /// use jadoube_board::{Color, Position};
    /// use jadoube_proof::{Prover, check};
    ///
    /// let mut prover = Prover::new();
    /// let position = Position::initial();
    /// let line = prover.glance(&position, Color::White).unwrap();
    /// assert_eq!(check::line(&position, Color::White, line), Ok(()));
    /// ```
    pub fn glance(&mut self, position: &Position, winner: Color) -> Option<&[Move]> {
        glance(position, &[winner], &mut self.glanced).map(|_| &*self.glanced)
    }

    /// A line that ends in mate by either player, and who mates: whichever is seen sooner, beginning with the one named.
    pub fn glance_either(&mut self, position: &Position, first: Color) -> Option<(Color, &[Move])> {
        glance(position, &[first, !first], &mut self.glanced).map(|winner| (winner, &*self.glanced))
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
        self.hints = Hints::NONE;
        let limit = budget.count();
        let mut spent = 0;
        for step in PLAN {
            if spent >= limit {
                break;
            }
            let (verdict, cost) = self.take(step, position, winner, limit - spent);
            spent += cost;
            if let Some(verdict) = verdict {
                self.spent = spent;
                return verdict;
            }
        }
        self.spent = spent;
        Verdict::Unknown(spent)
    }

    fn take(&mut self, step: Step, position: &Position, winner: Color, left: u64) -> (Option<Verdict>, u64) {
        let arena = &mut self.arena;
        let proved = |invariant| {
            Some(Verdict::Unwinnable(Certificate {
                invariants: vec![invariant],
                ..Certificate::default()
            }))
        };
        let sought = match step {
            Step::Seek(limit) => {
                self.seeker.begin(arena, position, winner, self.hints);
                self.seeker.go_on(arena, limit.min(left) as usize)
            }
            Step::SeekOn(limit) => {
                let before = arena.len() as u64;
                // What has been learned since may call for another plan.
                if self.hints != Hints::NONE {
                    self.seeker.begin(arena, position, winner, self.hints);
                }
                let sought = self.seeker.go_on(arena, limit.min(before + left) as usize);
                let spent = (arena.len() as u64).saturating_sub(before);
                return (found(sought, arena), spent);
            }
            Step::Explore(limit) => {
                self.explorer.begin(position, winner, self.hints);
                return self.explored(0, limit.min(left));
            }
            Step::ExploreOn(limit) => {
                let before = self.explorer.arena().len() as u64;
                return self.explored(before, limit.min(before + left));
            }
            Step::Survey => {
                let survey = Survey::of(position, winner);
                self.hints = survey.hints();
                let verdict = if survey.allows_mate() {
                    None
                } else {
                    proved(survey.invariant())
                };
                return (verdict, 20);
            }
            Step::Strata(limit, grain) => {
                let (outcome, steps) = strata(position, winner, limit, grain);
                return (outcome.and_then(proved), steps);
            }
            Step::Sweep(limit, depth) => {
                let (swept, spent) = sweep(arena, position, winner, limit.min(left), depth);
                return match swept {
                    Swept::Mate(line) => (Some(Verdict::Winnable(line)), spent),
                    Swept::Closed(certificate) => (Some(Verdict::Unwinnable(certificate)), spent),
                    Swept::Open => (None, spent),
                };
            }
        };
        (found(sought, arena), arena.len() as u64)
    }

    /// Goes on exploring.
    fn explored(&mut self, before: u64, limit: u64) -> (Option<Verdict>, u64) {
        let sought = self.explorer.go_on(limit as usize);
        let arena = self.explorer.arena();
        (found(sought, arena), arena.len() as u64 - before)
    }

    /// The shortest line to mate if it is near enough to be found within the budget, else the given line with its
    /// detours cut where that is easy. For people, who do not want to read sixty moves where five would do.
    ///
    /// ```
    /// use jadoube_board::{Color, Position};
    /// use jadoube_proof::{Budget, Prover, Verdict};
    ///
    /// let position: Position = "7k/8/5K2/8/8/8/8/6R1 b - - 0 1".parse()?;
    /// let mut prover = Prover::new();
    /// let Verdict::Winnable(line) = prover.can_mate(&position, Color::White, Budget::default()) else { unreachable!() };
    /// let short = prover.shorten(&position, Color::White, &line, Budget::positions(10_000));
    /// assert_eq!(short.len(), 4);
    /// # Ok::<(), jadoube_board::ParsePositionError>(())
    /// ```
    pub fn shorten(&mut self, position: &Position, winner: Color, line: &[Move], budget: Budget) -> Vec<Move> {
        if line.is_empty() {
            return Vec::new();
        }
        match nearest_mate(&mut self.arena, position, winner, budget.count()) {
            Some(shortest) => shortest,
            None => cut_corners(position, line),
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

/// What a search came to, as a verdict.
fn found(sought: Sought, arena: &Arena) -> Option<Verdict> {
    match sought {
        Sought::Mate(line) => Some(Verdict::Winnable(line)),
        Sought::Exhausted => Some(Verdict::Unwinnable(listed(arena))),
        Sought::GivenUp => None,
    }
}

/// The certificate that all positions of an arena were seen.
pub(crate) fn listed(arena: &Arena) -> Certificate {
    Certificate {
        listed: arena.len() as u64,
        digest: arena.digest(),
        invariants: Vec::new(),
    }
}

/// One attempt, and how many positions or strata it may look at.
#[derive(Debug, Copy, Clone)]
enum Step {
    /// Looks for a mate where it is likely.
    Seek(u64),
    /// Goes on where that stopped.
    SeekOn(u64),
    /// Follows each man alone.
    Survey,
    /// Looks for a mate where something new happens.
    Explore(u64),
    /// Goes on where that stopped.
    ExploreOn(u64),
    /// Follows kings and pawns together.
    Strata(usize, Grain),
    /// Looks at every position, except behind captures after which an invariant of so many strata holds.
    Sweep(u64, usize),
}

/// What is tried, in this order: the cheap before the dear, and what finds mates before what excludes them, since most
/// positions that are asked about are alive.
const PLAN: [Step; 18] = [
    Step::Seek(100),
    Step::Survey,
    Step::SeekOn(1_000),
    Step::Explore(20_000),
    Step::Strata(1_000, Grain::Coarse),
    Step::Sweep(5_000, 0),
    Step::Strata(500, Grain::Fine),
    Step::ExploreOn(100_000),
    Step::Strata(4_000, Grain::Middle),
    Step::Strata(4_000, Grain::Fine),
    Step::Strata(4_000, Grain::Pinned),
    Step::ExploreOn(300_000),
    Step::Sweep(500, 4_000),
    Step::Strata(40_000, Grain::Pinned),
    Step::Strata(40_000, Grain::Exact),
    Step::Sweep(3_000_000, 0),
    Step::ExploreOn(3_000_000),
    Step::Sweep(u64::MAX, 0),
];

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
