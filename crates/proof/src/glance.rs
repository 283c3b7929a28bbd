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
mod plan;

use jadoube_board::{ByColor, Color, Move, Position, Rank, Role, Square, Squares, attacks};

use crate::invariant::fill;
use flood::reach;
use plan::Plan;

/// Looks for a mate by the winner. If a plan for one works, the line is what it comes to.
pub(crate) fn glance(position: &Position, winner: Color, line: &mut Vec<Move>) -> bool {
    line.clear();
    let strong = position.role(Role::Queen) | position.role(Role::Rook) | position.role(Role::Pawn);
    if !position.colored(winner).meets(strong) {
        return false;
    }
    let mut board = Board {
        position: *position,
        winner,
        idle: ByColor::new(None, None),
        barred: Squares::EMPTY,
        line,
    };
    for _ in 0..MOST_PLANS {
        if board.position.is_check() && !board.evade() {
            break;
        }
        let Some(plan) = board.plan() else { break };
        if !board.carry_out(&plan) {
            // Whoever could not go, because of a pin or a check, is left out of the next plan.
            board.barred |= Squares::of(plan.way.start()) - board.position.role(Role::King);
        } else if plan.mates && board.position.is_checkmate() {
            return true;
        }
    }
    false
}

/// So many plans are made, one after the other, before giving up.
const MOST_PLANS: usize = 8;

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
            // A king that had to pass the time itself comes back to be mated.
            let last = plan.mates && steps.peek().is_none();
            if last && self.position.king(!self.winner) != king {
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
                for to in reach(role, color, Squares::of(from), occupied) - occupied - kept - guards {
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

    /// Any legal move that gives no check, for a player who is in check.
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
