//! Every position that can be reached, one by one.

use jadoube_board::{Color, Move, Position};

use crate::arena::Arena;
use crate::certificate::Certificate;
use crate::material;

/// What a sweep found.
pub(crate) enum Swept {
    /// A line that ends in mate.
    Mate(Vec<Move>),
    /// All positions were seen and none is mate.
    Closed(Certificate),
    /// There are more positions than were allowed.
    Open,
}

/// Looks at every position that can be reached, nearest first, up to a limit.
///
/// Positions whose material forbids mate are not followed. If this ends without a mate, there is none: that is the
/// proof, and the certificate only has to say how large the set is.
pub(crate) fn sweep(arena: &mut Arena, root: &Position, winner: Color, limit: u64) -> Swept {
    arena.restart(root);
    let mut next = 0;
    while next < arena.len() {
        if arena.len() as u64 > limit {
            return Swept::Open;
        }
        let position = *arena.position(next);
        let loser_replies = position.turn() == winner;
        let mut mate = None;
        position.for_each_child(|mv, child| {
            if mate.is_none()
                && !material::is_barren(child, winner)
                && arena.add(child, next, mv)
                && loser_replies
                && child.is_checkmate()
            {
                mate = Some(arena.len() - 1);
            }
        });
        if let Some(mate) = mate {
            return Swept::Mate(arena.line(mate));
        }
        next += 1;
    }
    Swept::Closed(Certificate {
        listed: arena.len() as u64,
        digest: arena.digest(),
        invariants: Vec::new(),
    })
}
