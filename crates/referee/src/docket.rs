//! The norms that bind a game, found once for its terms.

use core::fmt;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use jadoube_laws::Provisions;

use crate::finding::{FindingKind, Listen};
use crate::norm::{Slot, Wakes};
use crate::rules::RULES;

/// The provisions of a game and the norms that bind it, by the kind of finding they listen to, in the order in which they
/// are judged.
pub(crate) struct Docket {
    provisions: Provisions,
    norms: Vec<Vec<BindingNorm>>,
    /// Those that listen to moves though nothing waits for one.
    of_plain_moves: Vec<BindingNorm>,
    /// Until how many moves without a capture or a pawn move no norm speaks about a move that leaves the opponent one.
    quiet_until: u32,
}

/// A norm that binds a game.
#[derive(Clone, Copy)]
pub(crate) struct BindingNorm {
    pub(crate) slot: Slot,
    pub(crate) norm: &'static Listen,
    pub(crate) wakes: WakesAt,
}

/// What a move must have in this game for a norm to speak about it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum WakesAt {
    NoMoveLeft,
    Halfmoves(u32),
    Pending,
    Look,
    /// It listens to other findings, and is always asked.
    Always,
}

/// The dockets that games have. Most games of a hall are played by the same provisions.
static SHARED: Mutex<Vec<Weak<Docket>>> = Mutex::new(Vec::new());

impl Docket {
    /// The docket for these provisions, which games share.
    pub(crate) fn shared(provisions: Provisions) -> Arc<Docket> {
        // Nothing is left half written by a panic here.
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        shared.retain(|docket| docket.strong_count() > 0);
        let mut dockets = shared.iter().filter_map(Weak::upgrade);
        if let Some(docket) = dockets.find(|docket| docket.provisions == provisions) {
            return docket;
        }
        let docket = Arc::new(Docket::new(provisions));
        shared.push(Arc::downgrade(&docket));
        docket
    }

    pub(crate) fn new(provisions: Provisions) -> Docket {
        let binding = |kind: FindingKind| {
            let norms = RULES.iter().flat_map(|rule| rule.norms);
            let norms = norms.filter(|norm| norm.kind() == kind && norm.outline().binds(&provisions));
            let mut binding: Vec<BindingNorm> = norms
                .map(|norm| BindingNorm {
                    slot: norm.outline().slot,
                    norm,
                    wakes: match norm.outline().wakes {
                        Wakes::NoMoveLeft => WakesAt::NoMoveLeft,
                        Wakes::Halfmoves(least) => WakesAt::Halfmoves(least(&provisions).unwrap_or(u32::MAX)),
                        Wakes::Pending => WakesAt::Pending,
                        Wakes::Look => WakesAt::Look,
                        Wakes::Never => WakesAt::Always,
                    },
                })
                .collect();
            // Within a slot the order of the rules is kept.
            binding.sort_by_key(|norm| norm.slot);
            binding
        };
        let norms: Vec<Vec<BindingNorm>> = FindingKind::ALL.iter().map(|kind| binding(*kind)).collect();
        let of_moves = norms[FindingKind::MoveMade as usize].iter();
        let quiet_until = of_moves
            .filter_map(|norm| match norm.wakes {
                WakesAt::Halfmoves(least) => Some(least),
                WakesAt::NoMoveLeft | WakesAt::Pending | WakesAt::Look | WakesAt::Always => None,
            })
            .min()
            .unwrap_or(u32::MAX);
        let of_plain_moves = norms[FindingKind::MoveMade as usize].iter();
        let of_plain_moves = of_plain_moves.filter(|norm| norm.wakes != WakesAt::Pending);
        Docket {
            provisions,
            of_plain_moves: of_plain_moves.copied().collect(),
            norms,
            quiet_until,
        }
    }

    pub(crate) fn provisions(&self) -> &Provisions {
        &self.provisions
    }

    /// The norms that listen to findings of a kind.
    pub(crate) fn norms(&self, kind: FindingKind) -> &[BindingNorm] {
        &self.norms[kind as usize]
    }

    /// The norms that listen to moves though nothing waits for one. What they say leaves nothing for the others: an end, or the
    /// question whether it is one.
    pub(crate) fn norms_of_plain_moves(&self) -> &[BindingNorm] {
        &self.of_plain_moves
    }

    pub(crate) fn quiet_until(&self) -> u32 {
        self.quiet_until
    }
}

impl PartialEq for Docket {
    fn eq(&self, other: &Docket) -> bool {
        // The norms follow from the provisions.
        self.provisions == other.provisions
    }
}

impl Eq for Docket {}

impl fmt::Debug for Docket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.provisions.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use jadoube_laws::{Edition, Pace, Provisions, Supervision};

    use super::{Docket, WakesAt};
    use crate::finding::FindingKind;

    /// A norm that is asked about every move would cost every move of every game.
    #[test]
    fn no_norm_is_asked_about_every_move() {
        for edition in Edition::ALL {
            let docket = Docket::new(Provisions::of(edition, Pace::Standard, Supervision::Full));
            let norms = docket.norms(FindingKind::MoveMade);
            assert!(norms.len() > 3);
            assert!(norms.iter().all(|norm| norm.wakes != WakesAt::Always), "{edition}");
        }
    }
}
