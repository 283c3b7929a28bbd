//! The provisions that can be raised, and what each leads to.

use jadoube_laws::Key;

use crate::entry::Meanwhile;
use crate::keys::key;
use crate::rules::Raisable;
use crate::rules::agreement::RESTRICTION;
use crate::rules::draw_offer::OTHER_MOMENT;

/// A provision that can be raised, and what it leads to.
pub(super) struct Guide {
    pub(super) key: Key,
    /// Whether it is about one of the players.
    about_player: bool,
    pub(super) answers: Answers,
    pub(super) meanwhile: Meanwhile,
}

/// The answers that a guide permits.
#[derive(Clone, Copy)]
pub(super) enum Answers {
    /// Nothing happened, or a penalty from the list.
    MayPenalise,
    /// Yes or no.
    AllowOrRefuse,
    /// The arbiter has done it, or it was not called for.
    Done,
    /// None: the Laws allow it themselves.
    Granted,
    /// None: the Laws forbid it to the arbiter.
    Forbidden,
}

pub(super) const GUIDES: &[Guide; 30] = &[
    // Guided: clock.same-hand
    conduct(key("clock.same-hand")),
    // Guided: clock.no-hovering
    conduct(key("clock.no-hovering")),
    conduct(key("clock.proper-handling")),
    // Guided: clock.right-to-press
    conduct(key("clock.right-to-press")),
    conduct(key("clock.adjust-pieces-on-own-time")),
    // Guided: draw-offer.other-moment
    conduct(OTHER_MOMENT),
    permission(RESTRICTION, false),
    // Guided: clock.assistant
    permission(key("clock.assistant"), true),
    // Guided: execution.assistant
    permission(key("execution.assistant"), true),
    duty(key("clock.assistant-time-adjustment"), true),
    // Guided: clock.placement
    permission(key("clock.placement"), false),
    // Guided: clock.defective-replaced
    duty(key("clock.defective-replaced"), false),
    // Guided: irregularity.clock-times
    duty(key("irregularity.clock-times"), false),
    // Guided: irregularity.move-counter
    duty(key("irregularity.move-counter"), false),
    // Provision: displays.allowed
    Guide {
        answers: Answers::Granted,
        ..permission(key("displays.allowed"), false)
    },
    // Guided: rapid.regime-announced
    duty(key("rapid.regime-announced"), false),
    // Guided: blitz.regime-announced
    duty(key("blitz.regime-announced"), false),
    // Guided: rapid.supervision-recording
    duty(key("rapid.supervision-recording"), false),
    // Guided: blitz.supervision-recording
    duty(key("blitz.supervision-recording"), false),
    // Provision: arbiter.no-move-count
    forbidden(MOVE_COUNT, true),
    // Provision: arbiter.no-clock-hint
    forbidden(key("arbiter.no-clock-hint"), true),
    // Provision: arbiter.no-intervention
    forbidden(key("arbiter.no-intervention"), false),
    // Provision: conduct.right-to-explanation
    Guide {
        answers: Answers::Granted,
        ..permission(key("conduct.right-to-explanation"), true)
    },
    // Provision: arbiter.assistants
    Guide {
        answers: Answers::Granted,
        ..permission(key("arbiter.assistants"), false)
    },
    // Guided: arbiter.special-needs
    permission(key("arbiter.special-needs"), true),
    // Guided: conduct.claim-checking
    duty(key("conduct.claim-checking"), false),
    // Guided: arbiter.playing-conditions
    duty(key("arbiter.playing-conditions"), false),
    // Guided: arbiter.supervise
    task(key("arbiter.supervise")),
    // Guided: arbiter.observe-games
    task(key("arbiter.observe-games")),
    // Guided: arbiter.anti-cheating
    task(key("arbiter.anti-cheating")),
];

/// How many moves are made is not said, until a flag has fallen.
pub(super) const MOVE_COUNT: Key = key("arbiter.no-move-count");

/// The same, as what can be raised.
pub(super) const RAISES: &[Raisable] = &{
    let mut raises = [Raisable::new(OTHER_MOMENT, true); GUIDES.len()];
    let mut index = 0;
    while index < GUIDES.len() {
        raises[index] = Raisable::new(GUIDES[index].key, GUIDES[index].about_player);
        index += 1;
    }
    raises
};

/// The keys of the guides, and another one.
pub(super) const fn asked_keys(another: Key) -> [Key; GUIDES.len() + 1] {
    let mut keys = [another; GUIDES.len() + 1];
    let mut index = 0;
    while index < GUIDES.len() {
        keys[index] = GUIDES[index].key;
        index += 1;
    }
    keys
}

const fn conduct(key: Key) -> Guide {
    Guide {
        key,
        about_player: true,
        answers: Answers::MayPenalise,
        meanwhile: Meanwhile::PlayGoesOn,
    }
}

const fn permission(key: Key, about_player: bool) -> Guide {
    Guide {
        key,
        about_player,
        answers: Answers::AllowOrRefuse,
        meanwhile: Meanwhile::PlayGoesOn,
    }
}

/// Something the arbiter must not do.
const fn forbidden(key: Key, about_player: bool) -> Guide {
    Guide {
        answers: Answers::Forbidden,
        ..permission(key, about_player)
    }
}

/// Something the arbiter has to see to while the games go on.
const fn task(key: Key) -> Guide {
    Guide {
        meanwhile: Meanwhile::PlayGoesOn,
        ..duty(key, false)
    }
}

/// Something the arbiter has to see to; until then the clock stands.
const fn duty(key: Key, about_player: bool) -> Guide {
    Guide {
        key,
        about_player,
        answers: Answers::Done,
        meanwhile: Meanwhile::ClockStopped,
    }
}
