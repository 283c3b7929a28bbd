//! Who sees what players do at a screen on which hands are free.

use jadoube_laws::{Pace, Supervision};
use jadoube_referee::{Act, EventDraft, Moves, Seen, Terms};

use crate::role::Role;

/// What a player does, with who sees it.
///
/// A screen tells of every touch, and nobody looks at every finger: what hands do is there for those who claim it. A press is seen
/// by the arbiter where every game has one who watches. What the arbiter tells, the arbiter has seen.
pub(crate) fn witnessed(draft: EventDraft, role: Role, terms: &Terms) -> EventDraft {
    let is_told = role == Role::Arbiter || !draft.seen.is_by_everybody();
    if is_told || terms.moves == Moves::Guarded {
        return draft;
    }
    let watched = terms.pace == Pace::Standard || terms.supervision == Supervision::Full;
    let unseen = match draft.act {
        Act::Touched(_)
        | Act::Lifted(_)
        | Act::Placed(_)
        | Act::Released(_)
        | Act::Removed(_)
        | Act::TookFromBox(_)
        | Act::Made(_) => true,
        Act::Pressed(_) | Act::Played(_) => !watched,
        _ => false,
    };
    match unseen {
        true => draft.seen_by(Seen::BY_PLAYERS),
        false => draft,
    }
}
