//! What to do next on the way to a mate.

use jadoube_board::{Color, File, Position, Rank, Role, Square, Squares, attacks};

use super::flood::{MOST_STEPS, Walkers, Way, reach};
use super::{Board, CORNERS};
use crate::invariant::fill;

/// The way of one man.
pub(super) struct Plan {
    pub(super) color: Color,
    pub(super) role: Role,
    pub(super) way: Way,
    /// Squares at stake, which the loser should not come to guard.
    pub(super) aim: Squares,
    /// Whether the last step is meant to be mate.
    pub(super) mates: bool,
}

/// Where a man would mate if it could go there.
struct Chances {
    /// It would.
    mates: Squares,
    /// It would if it were supported.
    unsupported: Squares,
    /// It would if this man did not guard that square.
    guarded: Option<(Square, Square)>,
}

impl Board<'_> {
    /// What should be done next.
    pub(super) fn plan(&self) -> Option<Plan> {
        let position = &self.position;
        let king = position.king(!self.winner);
        let heavy = position.role(Role::Queen) | position.role(Role::Rook);
        if !position.colored(self.winner).meets(heavy) {
            return self.promotion().or_else(|| self.to_the_edge(king));
        }
        if !EDGE.contains(king) {
            return self.to_the_edge(king);
        }
        self.mate(king)
            .or_else(|| self.opposition(king))
            .or_else(|| self.promotion())
    }

    /// A queen or rook mates, or what stands in its way is put right.
    pub(super) fn mate(&self, king: Square) -> Option<Plan> {
        let position = &self.position;
        let mut retreat = None;
        for role in [Role::Queen, Role::Rook] {
            for mater in position.role(role) & (position.colored(self.winner) - self.barred) {
                let chances = self.chances(role, mater, king);
                let walker = self.walkers(self.winner, role, Squares::of(mater));
                if !chances.mates.is_empty()
                    && let Some(way) = walker.way_to(chances.mates, 3)
                {
                    let (color, aim) = (self.winner, Squares::of(way.end()));
                    return Some(Plan {
                        color,
                        role,
                        way,
                        aim,
                        mates: true,
                    });
                }
                if !chances.unsupported.is_empty() {
                    let squares = chances.unsupported & walker.reached(3);
                    if let Some(plan) = self.support(mater, squares) {
                        return Some(plan);
                    }
                }
                if retreat.is_none()
                    && let Some((guard, square)) = chances.guarded
                {
                    retreat = self.retreat(guard, square, king);
                }
            }
        }
        retreat
    }

    /// From where a man would mate.
    fn chances(&self, role: Role, mater: Square, king: Square) -> Chances {
        let position = &self.position;
        let (own, theirs) = (position.colored(self.winner), position.colored(!self.winner));
        let occupied = (own | theirs) - Squares::of(mater);
        let seen_through = occupied - Squares::of(king);
        let covered = attacked(position, self.winner, own - Squares::of(mater), seen_through);
        let guarded = attacked(position, !self.winner, theirs - Squares::of(king), occupied);
        let ring = attacks::king(king);
        let flights = ring - theirs - covered;
        let piece = role.of(self.winner);
        let mut chances = Chances {
            mates: Squares::EMPTY,
            unsupported: Squares::EMPTY,
            guarded: None,
        };
        let mut squares = attacks::from(piece, king, occupied) - own;
        // From afar a man covers few squares around a king.
        if flights.len() > 3 {
            squares &= ring;
        }
        for square in squares {
            let here = Squares::of(square);
            if !(flights - here - attacks::from(piece, square, seen_through)).is_empty() {
                continue;
            }
            if guarded.meets(here | attacks::between(square, king)) {
                chances.guarded = chances.guarded.or(self.only_guard(square, king));
            } else if !ring.contains(square) || covered.contains(square) {
                chances.mates |= here;
            } else {
                chances.unsupported |= here;
            }
        }
        chances
    }

    /// The only man who guards a square or those between it and the king, and the square.
    fn only_guard(&self, square: Square, king: Square) -> Option<(Square, Square)> {
        let guards = |at: Square| self.position.attackers(!self.winner, at) - Squares::of(king);
        let between = attacks::between(square, king).into_iter();
        let guards = between.fold(guards(square), |all, at| all | guards(at));
        guards.single().map(|guard| (guard, square))
    }

    /// A man comes to support one of some squares.
    fn support(&self, mater: Square, squares: Squares) -> Option<Plan> {
        if squares.is_empty() {
            return None;
        }
        let position = &self.position;
        let occupied = position.occupied() - Squares::of(mater);
        let own = position.colored(self.winner) - Squares::of(mater) - self.barred;
        for role in [
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
            Role::Pawn,
            Role::King,
        ] {
            let men = position.role(role) & own;
            if men.is_empty() {
                continue;
            }
            let walkers = self.walkers(self.winner, role, men);
            let (targets, most) = match role {
                Role::Pawn => (fill::pawn(squares, !self.winner), 3),
                Role::King => (fill::king(squares), MOST_STEPS),
                _ => (reach(role, self.winner, squares, occupied), 3),
            };
            if let Some(way) = walkers.way_to(targets - position.occupied() - walkers.shunned, most) {
                let (color, aim) = (self.winner, squares);
                return Some(Plan {
                    color,
                    role,
                    way,
                    aim,
                    mates: false,
                });
            }
        }
        None
    }

    /// The only man who guards a square goes where it does not.
    fn retreat(&self, guard: Square, square: Square, king: Square) -> Option<Plan> {
        let piece = self.position.piece_at(guard)?;
        if piece.role == Role::Pawn {
            return None;
        }
        let occupied = self.position.occupied();
        let aim = Squares::of(square) | attacks::between(square, king);
        let guards = reach(piece.role, piece.color, aim, occupied - Squares::of(guard));
        let walker = self.walkers(piece.color, piece.role, Squares::of(guard));
        let way = walker.way_to(!(occupied | guards | aim | attacks::king(king)), 2)?;
        Some(Plan {
            color: piece.color,
            role: piece.role,
            way,
            aim,
            mates: false,
        })
    }

    /// The loser's king goes to the edge.
    fn to_the_edge(&self, king: Square) -> Option<Plan> {
        let color = !self.winner;
        let way = self
            .walkers(color, Role::King, Squares::of(king))
            .way_to(EDGE - Squares::of(king), MOST_STEPS)?;
        Some(Plan {
            color,
            role: Role::King,
            way,
            aim: Squares::EMPTY,
            mates: false,
        })
    }

    /// The winner's king comes to face a king at the edge.
    pub(super) fn opposition(&self, king: Square) -> Option<Plan> {
        let (color, from) = (self.winner, Squares::of(self.position.king(self.winner)));
        let way = self
            .walkers(color, Role::King, from)
            .way_to(facing(king) - from, MOST_STEPS)?;
        Some(Plan {
            color,
            role: Role::King,
            way,
            aim: Squares::EMPTY,
            mates: false,
        })
    }

    /// A pawn of the winner's becomes a queen.
    pub(super) fn promotion(&self) -> Option<Plan> {
        let color = self.winner;
        let pawns = self.position.role(Role::Pawn) & (self.position.colored(color) - self.barred);
        let way = self
            .walkers(color, Role::Pawn, pawns)
            .way_to(Squares::first_rank(!color), MOST_STEPS)?;
        Some(Plan {
            color,
            role: Role::Pawn,
            way,
            aim: Squares::EMPTY,
            mates: false,
        })
    }

    /// The squares that the men of a side attack, the king aside.
    pub(super) fn guarded_by_men(&self, color: Color) -> Squares {
        let position = &self.position;
        let men = position.colored(color) - position.role(Role::King);
        attacked(position, color, men, position.occupied())
    }

    /// Men of one kind, who give no check before they arrive; a king goes to no square that is attacked.
    pub(super) fn walkers(&self, color: Color, role: Role, men: Squares) -> Walkers {
        let position = &self.position;
        let occupied = position.occupied();
        let king = position.king(!color);
        let shunned = match role {
            Role::King => attacked(position, !color, position.colored(!color), occupied - men),
            Role::Pawn => attacks::pawn(!color, king),
            _ => attacks::from(role.of(color), king, occupied),
        };
        let enemies = position.colored(!color) - Squares::of(king);
        Walkers {
            color,
            role,
            men,
            occupied,
            enemies,
            shunned,
        }
    }
}

/// The squares at the edge of the board.
const EDGE: Squares = Squares(
    Squares::file(File::A).0 | Squares::file(File::H).0 | Squares::rank(Rank::ONE).0 | Squares::rank(Rank::EIGHT).0,
);

/// From where a king holds another at the edge: two squares towards the middle, or a knight's move from a corner.
pub(super) fn facing(king: Square) -> Squares {
    if CORNERS.contains(king) {
        return attacks::knight(king);
    }
    [(2, 0), (-2, 0), (0, 2), (0, -2)]
        .into_iter()
        .filter_map(|(files, ranks)| {
            king.offset(files, ranks).filter(|_| {
                let (file, rank) = (king.file(), king.rank());
                if files != 0 {
                    file == File::A || file == File::H
                } else {
                    rank == Rank::ONE || rank == Rank::EIGHT
                }
            })
        })
        .collect()
}

/// The squares that some men of a side attack.
fn attacked(position: &Position, color: Color, men: Squares, occupied: Squares) -> Squares {
    let queens = position.role(Role::Queen);
    let king = match (position.role(Role::King) & men).first() {
        Some(king) => attacks::king(king),
        None => Squares::EMPTY,
    };
    king | fill::pawn(position.role(Role::Pawn) & men, color)
        | fill::knight(position.role(Role::Knight) & men, occupied)
        | fill::bishop((position.role(Role::Bishop) | queens) & men, occupied)
        | fill::rook((position.role(Role::Rook) | queens) & men, occupied)
}
