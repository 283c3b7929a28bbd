//! A mate that can be seen at a glance.
//!
//! Most positions that are asked about are far from any doubt: pieces on both sides, kings at the edge. There a mate need
//! not be searched for. It is *planned*, as one would show it to a beginner: the loser stands still and moves some man
//! to and fro, the king goes to the edge if it is not there, the winner brings a man who supports and then the one who
//! mates, each by the shortest way on a board where nothing else moves.
//!
//! Nothing of a plan has to be right. Every move is played on the board, which plays legal moves only, and at the end
//! the loser is checkmated or nothing was found. So what is found is a line of legal moves that ends in mate: the same
//! evidence as any other, and the checker accepts it.

mod flood;
mod net;
mod plan;

use jadoube_board::{ByColor, Color, File, Move, Position, Rank, Role, Square, Squares, attacks};

use crate::invariant::fill;
use flood::reach;
use plan::Plan;

/// Looks for a mate by one of the winners. If a plan for one works, the line is what it comes to.
pub(crate) fn glance(position: &Position, winners: &[Color], line: &mut Vec<Move>) -> Option<Color> {
    let strong = position.role(Role::Queen) | position.role(Role::Rook) | position.role(Role::Pawn);
    let mut found = |manner| {
        let mut winners = winners.iter().copied();
        winners.find(|&winner| position.colored(winner).meets(strong) && mates(position, winner, manner, line))
    };
    found(Manner::Brisk).or_else(|| found(Manner::Patient))
}

/// Plays out one plan after the other until the loser is mated.
fn mates(position: &Position, winner: Color, manner: Manner, line: &mut Vec<Move>) -> bool {
    line.clear();
    let mut board = Board {
        position: *position,
        winner,
        idle: ByColor::new(None, None),
        barred: Squares::EMPTY,
        manner,
        line,
    };
    for _ in 0..MOST_PLANS {
        let played = board.line.len();
        let plan = match manner {
            Manner::Brisk if board.position.is_check() && !board.evade() => break,
            Manner::Brisk => board.plan(),
            Manner::Patient if !board.wait_for_winner() => break,
            Manner::Patient => board.patient_plan(),
        };
        let Some(plan) = plan else { break };
        if board.carry_out(&plan) {
            if board.position.is_checkmate() {
                return board.position.turn() != winner;
            }
            continue;
        }
        // Whoever could not go, because of a pin or a check, is left out of the next plan; if that changes nothing, the
        // next plan would be the same.
        let barred = board.barred | (Squares::of(plan.way.start()) - board.position.role(Role::King));
        if board.line.len() == played && (barred == board.barred || plan.color != winner) {
            break;
        }
        board.barred = barred;
    }
    false
}

/// How a mate is planned.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Manner {
    /// The loser's king goes to the next edge and stays there.
    Brisk,
    /// The kings go first, to where one holds the other at the edge, even if it has to pass the time itself.
    Patient,
}

/// So many plans are made, one after the other, before giving up.
const MOST_PLANS: usize = 8;

/// Where a king passes the time best.
const CORNERS: Squares = Squares(LAST_RANKS.0 & (Squares::file(File::A).0 | Squares::file(File::H).0));

/// Where pawns promote, which is no way to pass the time.
const LAST_RANKS: Squares = Squares(Squares::rank(Rank::ONE).0 | Squares::rank(Rank::EIGHT).0);

/// A board on which a line is played out.
struct Board<'a> {
    position: Position,
    winner: Color,
    /// What each player last moved to pass the time.
    idle: ByColor<Option<Step>>,
    /// Men who are left out of plans.
    barred: Squares,
    manner: Manner,
    line: &'a mut Vec<Move>,
}

/// A move of a man who is not a pawn about to promote.
#[derive(Copy, Clone)]
struct Step {
    role: Role,
    from: Square,
    to: Square,
}

impl Board<'_> {
    /// Plays the moves of a plan; the other player passes the time.
    fn carry_out(&mut self, plan: &Plan) -> bool {
        let king = self.position.king(!self.winner);
        let kept = plan.aim | plan.way.squares();
        let mut steps = plan.way.steps().peekable();
        while let Some((from, to)) = steps.next() {
            if self.position.turn() != plan.color && !self.pass_time(kept, plan.aim) {
                return false;
            }
            // A king that had to pass the time itself comes back to be mated, or is mated where it is by another plan.
            let last = plan.mates && steps.peek().is_none();
            if last && self.position.king(!self.winner) != king {
                if self.manner == Manner::Patient {
                    return true;
                }
                let waited = self.pass_time(kept, plan.aim) && self.pass_time(kept, plan.aim);
                if !waited || self.position.king(!self.winner) != king {
                    return false;
                }
            }
            let promotes = plan.role == Role::Pawn && Squares::first_rank(!plan.color).contains(to);
            if !self.play(plan.role, from, to, promotes.then_some(Role::Queen)) {
                return false;
            }
        }
        true
    }

    /// Lets the loser move if it is the loser's turn; a player who is in check does what must be done.
    fn wait_for_winner(&mut self) -> bool {
        if self.position.is_check() && !self.evade() {
            return false;
        }
        self.position.turn() == self.winner || self.pass_time(Squares::EMPTY, Squares::EMPTY) || self.evade()
    }

    /// A move that changes little: no man comes to a square that is kept, or guards one at stake, or gives check.
    fn pass_time(&mut self, kept: Squares, aim: Squares) -> bool {
        let color = self.position.turn();
        if let Some(Step { role, from, to }) = self.idle[color]
            && !kept.contains(from)
            && self.idles(Step {
                role,
                from: to,
                to: from,
            })
        {
            return true;
        }
        if self.position.is_check() {
            return self.evade();
        }
        let occupied = self.position.occupied();
        let around = attacks::king(self.position.king(!self.winner));
        for role in [
            Role::Knight,
            Role::Rook,
            Role::Bishop,
            Role::Queen,
            Role::Pawn,
            Role::King,
        ] {
            let men = self.position.role(role) & (self.position.colored(color) - around - kept);
            if men.is_empty() {
                continue;
            }
            let guards = match role {
                Role::Pawn => fill::pawn(aim, !color) | LAST_RANKS,
                Role::King => Squares::EMPTY,
                _ => reach(role, color, aim, occupied),
            };
            for from in men {
                let squares = reach(role, color, Squares::of(from), occupied) - occupied - kept - guards;
                let best = if role == Role::King {
                    squares & CORNERS
                } else {
                    Squares::EMPTY
                };
                for to in best.into_iter().chain(squares - best) {
                    if self.idles(Step { role, from, to }) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Plays a move unless it gives check.
    fn idles(&mut self, step: Step) -> bool {
        let before = self.position;
        if !self.play(step.role, step.from, step.to, None) {
            return false;
        }
        if self.position.is_check() {
            self.position = before;
            self.line.pop();
            return false;
        }
        self.idle[before.turn()] = Some(step);
        true
    }

    /// Any legal move that gives no check, for a player who is in check or has no better one.
    fn evade(&mut self) -> bool {
        let moves = self.position.legal_moves();
        for mv in &moves {
            let next = self.position.make(mv);
            if !next.is_check() {
                self.position = next;
                self.line.push(mv);
                return true;
            }
        }
        false
    }

    /// Plays a move, if it is legal.
    fn play(&mut self, role: Role, from: Square, to: Square, promotion: Option<Role>) -> bool {
        let played = self.position.follow(role, Squares::of(from), to, promotion);
        self.line.extend(played.ok());
        played.is_ok()
    }
}
