//! The norms that bind a game, found once for its terms.

use core::fmt;

use jadoube_laws::Provisions;

use crate::finding::{FindingKind, Listen};
use crate::norm::{Slot, Wakes};
use crate::rules::RULES;

/// The provisions of a game and the norms that bind it, by the kind of finding they listen to, in the order in which they
/// are judged.
pub(crate) struct Docket {
    provisions: Provisions,
    norms: Vec<Vec<(Slot, &'static Listen)>>,
    /// Until how many moves without a capture or a pawn move no norm speaks about a move that leaves the opponent one.
    quiet_until: u32,
}

impl Docket {
    pub(crate) fn new(provisions: Provisions) -> Docket {
        let binding = |kind: FindingKind| {
            let norms = RULES.iter().flat_map(|rule| rule.norms);
            let mut binding: Vec<(Slot, &Listen)> = norms
                .filter(|norm| norm.kind() == kind && norm.outline().binds(&provisions))
                .map(|norm| (norm.outline().slot, norm))
                .collect();
            // Within a slot the order of the rules is kept.
            binding.sort_by_key(|(slot, _)| *slot);
            binding
        };
        let norms: Vec<Vec<(Slot, &'static Listen)>> = FindingKind::ALL.iter().map(|kind| binding(*kind)).collect();
        let quiet = norms[FindingKind::MoveMade as usize].iter();
        let quiet_until = quiet
            .filter_map(|(_, norm)| match norm.outline().wakes {
                Wakes::Halfmoves(halfmoves) => halfmoves(&provisions),
                Wakes::NoMoveLeft | Wakes::Pending | Wakes::Look | Wakes::Never => None,
            })
            .min()
            .unwrap_or(u32::MAX);
        Docket {
            provisions,
            norms,
            quiet_until,
        }
    }

    pub(crate) fn provisions(&self) -> &Provisions {
        &self.provisions
    }

    /// The norms that listen to findings of a kind.
    pub(crate) fn norms(&self, kind: FindingKind) -> &[(Slot, &'static Listen)] {
        &self.norms[kind as usize]
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
