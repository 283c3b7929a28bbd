//! Draw offers while a game is adjourned, and games that end before play goes on.
#![cfg_attr(not(doctest), doc = include_str!("adjourn_offer.md"))]

use jadoube_laws::Key;

use crate::context::Context;
use crate::entry::Effect;
use crate::finding::{DrawOffered, Listen};
use crate::game::Phase;
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth};
use crate::rules::Rule;
use crate::rules::draw_offer::IRREVOCABLE;
use crate::sentence::Sentence;

/// Provision: adjourned.draw-offer.after-sealing
const AFTER_SEALING: Key = key("adjourned.draw-offer.after-sealing");
/// Provision: adjourned.ended-before-resumption
const ENDED_BEFORE: Key = key("adjourned.ended-before-resumption");

pub(super) const RULE: Rule = Rule {
    name: "adjourn_offer",
    words: include_str!("adjourn_offer.toml"),
    norms: &[
        Listen::DrawOffered(Norm {
            when: &[OPPONENT_HAS_SEALED, HAS_NO_CONDITION],
            then: |context, offer| {
                let effects = vec![Effect::OfferStands { player: offer.by }];
                let sentence = Sentence::of("offer-after-sealing", offer.by);
                context.ruled(AFTER_SEALING, &[IRREVOCABLE], effects, sentence)
            },
            ..Norm::of(KeyOf::Fixed(AFTER_SEALING), Slot::Offer)
        }),
        // The envelope plays no part any more.
        Listen::OpenedAfterEnd(Norm {
            then: |context, _| context.ruled(ENDED_BEFORE, &[], Vec::new(), Sentence::plain("opened-after-end")),
            ..Norm::of(KeyOf::Fixed(ENDED_BEFORE), Slot::Papers)
        }),
    ],
    raises: &[],
};

const OPPONENT_HAS_SEALED: Condition<DrawOffered> = Condition::told_or_seen("opponent-has-sealed", |context, offer| {
    let sealed = context.game.phase() == Phase::Adjourned && context.game.envelope().is_some();
    Truth::of(sealed && context.game.turn() != offer.by)
});

const HAS_NO_CONDITION: Condition<DrawOffered> = Condition::given("offer-has-no-condition", |_, offer| {
    Truth::of(offer.condition.is_none())
});

/// By which provision a game ends that is adjourned.
pub(super) fn ends_before_resumption(context: &Context<'_>) -> Option<Key> {
    (context.game.phase() == Phase::Adjourned).then_some(ENDED_BEFORE)
}
