//! The kings first: one at the edge, the other facing it.
//!
//! A king that is held at the edge is mated by any queen or rook that comes to the edge. Near a corner it may even have to
//! pass the time itself: it goes into the corner and back, and is held on both squares from the same one.

use jadoube_board::{File, Rank, Role, Square, Squares, attacks};

use super::flood::{MOST_STEPS, reach};
use super::plan::{Plan, facing};
use super::{Board, CORNERS};
use crate::invariant::fill;

impl Board<'_> {
    /// What should be done next, if there is time.
    pub(super) fn patient_plan(&self) -> Option<Plan> {
        let position = &self.position;
        let king = position.king(!self.winner);
        let heavy = position.role(Role::Queen) | position.role(Role::Rook);
        if position.colored(self.winner).meets(heavy) {
            let held = facing(king).contains(position.king(self.winner));
            let mate = if held { self.mate(king) } else { None };
            return mate
                .or_else(|| self.net(king))
                .or_else(|| self.mate(king))
                .or_else(|| self.make_room(king))
                .or_else(|| self.promotion());
        }
        match self.promotion() {
            Some(promotion) => self.net(king).or(Some(promotion)),
            None => self.clear_the_way(),
        }
    }

    /// The kings go to where one holds the other, unless they are there.
    fn net(&self, king: Square) -> Option<Plan> {
        let position = &self.position;
        let (holder, at) = (position.king(self.winner), Squares::of(king));
        if facing(king).contains(holder) {
            return None;
        }
        // Neither king is in the other's way for long.
        let from = Squares::of(holder);
        let mut walkers = self.walkers(self.winner, Role::King, from);
        walkers.shunned -= attacks::king(king) - self.guarded_by_men(!self.winner);
        let near = walkers.reached(MOST_STEPS) | from;
        let mut loser = self.walkers(!self.winner, Role::King, at);
        loser.shunned -= attacks::king(holder) - self.guarded_by_men(self.winner);
        let held = held_from(near) & (loser.reached(MOST_STEPS) | at);
        let corners = held & BESIDE_CORNERS;
        let goals = if self.is_restless() && !corners.is_empty() {
            corners
        } else {
            held
        };
        if goals.contains(king) || CORNERS.contains(king) {
            let plan = self.opposition(king);
            if plan.is_some() {
                return plan;
            }
        }
        let color = !self.winner;
        let way = self.walkers(color, Role::King, at).way_to(goals - at, MOST_STEPS)?;
        Some(Plan {
            color,
            role: Role::King,
            way,
            aim: Squares::EMPTY,
            mates: false,
        })
    }

    /// Whether the loser's king has to pass the time itself.
    fn is_restless(&self) -> bool {
        let (position, color) = (&self.position, !self.winner);
        let pawns = position.role(Role::Pawn) & position.colored(color);
        let others = position.colored(color) - pawns - position.role(Role::King);
        others.is_empty() && (fill::forward(pawns, color) - position.occupied()).is_empty()
    }

    /// A queen or rook that confines the loser's king goes where it does not.
    fn make_room(&self, king: Square) -> Option<Plan> {
        let position = &self.position;
        let occupied = position.occupied();
        let around = attacks::king(king);
        [Role::Queen, Role::Rook].into_iter().find_map(|role| {
            let color = self.winner;
            let confining = reach(role, color, around - occupied, occupied);
            let men = position.role(role) & position.colored(color) & confining;
            let first = Squares::of((men - self.barred).first()?);
            let targets = !(confining | occupied | around);
            let way = self.walkers(color, role, first).way_to(targets, 2)?;
            Some(Plan {
                color,
                role,
                way,
                aim: Squares::EMPTY,
                mates: false,
            })
        })
    }

    /// Somebody captures what stands before a pawn of the winner's.
    fn clear_the_way(&self) -> Option<Plan> {
        let (position, color) = (&self.position, self.winner);
        let own = position.colored(color) - self.barred;
        let ahead = fill::file_ahead(position.role(Role::Pawn) & own, color);
        let targets = ahead & (position.colored(!color) - position.role(Role::King));
        if targets.is_empty() {
            return None;
        }
        [Role::Bishop, Role::Knight, Role::King].into_iter().find_map(|role| {
            let men = position.role(role) & own;
            let way = self.walkers(color, role, men).way_to(targets, MOST_STEPS)?;
            Some(Plan {
                color,
                role,
                way,
                aim: Squares::EMPTY,
                mates: false,
            })
        })
    }
}

/// The squares at the edge that are held from some squares.
fn held_from(squares: Squares) -> Squares {
    Squares(squares.0 << 16) & Squares::rank(Rank::EIGHT)
        | Squares(squares.0 >> 16) & Squares::rank(Rank::ONE)
        | Squares(squares.0 << 2) & Squares::file(File::H)
        | Squares(squares.0 >> 2) & Squares::file(File::A)
}

/// The squares at the edge beside a corner.
const BESIDE_CORNERS: Squares = Squares(0x4281_0000_0000_8142);
