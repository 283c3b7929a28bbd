//! The order of work.

use jadoube_board::{Color, Move, Position, Role, Squares};

use crate::arena::Arena;
use crate::certificate::Certificate;
use crate::fence::{Swept, nearest_mate, sweep};
use crate::invariant::{Grain, Survey, fill, strata};
use crate::novelty::Explorer;
use crate::plan::Hints;
use crate::seek::{Seeker, Sought};

use crate::shorten::cut_corners;
use crate::{Budget, Verdict, material};

/// Decides whether players can still mate, and keeps its memory from one question to the next.
///
/// ```
/// use jadoube_board::{Color, Move, Position, Role, Squares};
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
    explorer: Explorer,
    hints: Hints,
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
            seeker: Seeker::new(),
            explorer: Explorer::new(),
            hints: Hints::NONE,
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

    /// A cheap look, for a referee who asks after every move: exact when it says that the player cannot mate, and soon
    /// done where the position is plainly alive.
    ///
    /// Most positions have moves to choose from, and a pawn that is free to step forward or a queen, rook or knight to
    /// mate with: such a position is [`Quick::Open`] at once. Where the player to move has hardly a choice, or all pawns
    /// are blocked, a little is searched and the pawns are looked at.
    pub fn quick(&mut self, position: &Position, winner: Color) -> Quick {
        self.spent = 1;
        if material::is_barren(position, winner) {
            let mated = position.turn() != winner && position.is_checkmate();
            return if mated {
                Quick::Open
            } else {
                Quick::Unwinnable(Certificate::default())
            };
        }
        if is_plainly_alive(position, winner) {
            return Quick::Open;
        }
        if position.turn() != winner && position.is_checkmate() {
            return Quick::Open;
        }
        let sought = glance(&mut self.arena, position, winner);
        self.spent = self.arena.len() as u64;
        match sought {
            Sought::Exhausted => Quick::Unwinnable(listed(&self.arena)),
            Sought::Mate(_) => Quick::Open,
            Sought::GivenUp => {
                let survey = Survey::of(position, winner);
                if survey.allows_mate() {
                    Quick::Open
                } else {
                    Quick::Unwinnable(Certificate {
                        invariants: vec![survey.invariant()],
                        ..Certificate::default()
                    })
                }
            }
        }
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
fn listed(arena: &Arena) -> Certificate {
    Certificate {
        listed: arena.len() as u64,
        digest: arena.digest(),
        invariants: Vec::new(),
    }
}

/// Whether nothing is forced and nothing is locked.
fn is_plainly_alive(position: &Position, winner: Color) -> bool {
    is_loose(position, winner) && !position.is_check() && position.count_legal_moves() >= CHOICE
}

/// With so many moves to choose from, a player is not forced into anything.
const CHOICE: usize = 4;

/// Whether the winner has a man whom pawns do not hold up for long, or a pawn has no enemy pawn before it.
fn is_loose(position: &Position, winner: Color) -> bool {
    let strong = position.role(Role::Queen) | position.role(Role::Rook) | position.role(Role::Knight);
    if strong.meets(position.colored(winner)) {
        return true;
    }
    let pawns = position.role(Role::Pawn);
    let [white, black] = Color::ALL.map(|color| pawns & position.colored(color));
    // A pawn stops those behind it on its file, as a wall does a rook.
    let stopped = |own: Squares, others: Squares, color: Color| fill::file_ahead(others, !color) & own;
    stopped(white, black, Color::White) != white || stopped(black, white, Color::Black) != black
}

/// Follows forced moves until they are over: a mate, or a position in which nobody is forced, ends it.
fn glance(arena: &mut Arena, root: &Position, winner: Color) -> Sought {
    arena.restart(root);
    let mut next = 0;
    while next < arena.len() {
        if arena.len() > 50 {
            return Sought::GivenUp;
        }
        let position = *arena.position(next);
        let mut alive = false;
        position.for_each_child(|mv, child| {
            if !alive && !material::is_barren(child, winner) && arena.add(child, next, mv) {
                let mates = child.turn() != winner && child.is_checkmate();
                alive = mates || is_plainly_alive(child, winner);
            }
        });
        if alive {
            return Sought::Mate(Vec::new());
        }
        next += 1;
    }
    Sought::Exhausted
}

/// One attempt, with how far it may go.
#[derive(Debug, Copy, Clone)]
enum Step {
    Seek(u64),
    /// Goes on where the last one stopped.
    SeekOn(u64),
    Survey,
    Explore(u64),
    /// Goes on where the last one stopped.
    ExploreOn(u64),
    Strata(usize, Grain),
    Sweep(u64, usize),
}

/// What is tried, in this order.
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
