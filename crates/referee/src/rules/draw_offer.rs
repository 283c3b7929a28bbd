//! Draw offers: when they are made, and how they live and die.
//!
#![cfg_attr(not(doctest), doc = include_str!("draw_offer.md"))]

use jadoube_board::Color;
use jadoube_laws::Key;
use jadoube_laws::values::AgreementRestricts;

use crate::act::Withdrawal;
use crate::answer::{Answer, Choice, Word};
use crate::context::{Context, Fact, QuestionDraft};
use crate::entry::{Effect, EntryNo, Meanwhile};
use crate::finding::{DrawDeclined, DrawOffered, Listen, MoveMade, PieceTouched, Withdrawn};
use crate::game::Game;
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, Wakes};
use crate::rules::Rule;
use crate::rules::agreement::{self, RESTRICTION};
use crate::sentence::{Sentence, Value};

/// Provision: draw-offer.when
const WHEN: Key = key("draw-offer.when");
/// Provision: draw-offer.other-moment
pub(super) const OTHER_MOMENT: Key = key("draw-offer.other-moment");
/// Provision: draw-offer.unconditional
pub(super) const UNCONDITIONAL: Key = key("draw-offer.unconditional");
/// Provision: draw-offer.irrevocable-until-answered
pub(super) const IRREVOCABLE: Key = key("draw-offer.irrevocable-until-answered");

const OFFER_IS_IN_DOUBT: Fact = Fact("offer-is-in-doubt");

pub(super) const RULE: Rule = Rule {
    name: "draw_offer",
    words: include_str!("draw_offer.toml"),
    norms: &[
        Listen::DrawOffered(Norm {
            when: &[OFFERING_IS_RESTRICTED],
            then: |context, offer| {
                context.ruled(RESTRICTION, &[], Vec::new(), Sentence::of("offer-restricted", offer.by))
            },
            ..Norm::of(KeyOf::Fixed(RESTRICTION), Slot::Offer)
        }),
        Listen::DrawOffered(Norm {
            when: &[OFFER_HAS_A_CONDITION],
            then: conditional,
            answered: Some(condition_answered),
            ..Norm::of(KeyOf::Fixed(UNCONDITIONAL), Slot::Offer)
        }),
        Listen::DrawOffered(Norm {
            when: &[BETWEEN_MOVE_AND_PRESS],
            then: |context, offer| stands(context, WHEN, "offer", offer.by),
            otherwise: Some(|context, offer, _| stands(context, OTHER_MOMENT, "offer-other-moment", offer.by)),
            ..Norm::of(KeyOf::Fixed(WHEN), Slot::Offer)
        }),
        // A player who moves, or touches a piece to move it, declines.
        Listen::MoveMade(Norm {
            when: &[OFFER_STANDS_AT_MOVE],
            then: |context, made| lapses(context, made.by, "offer-declined-by-move"),
            wakes: Wakes::Pending,
            ..Norm::of(KeyOf::Fixed(IRREVOCABLE), Slot::Offer)
        }),
        Listen::PieceTouched(Norm {
            when: &[OFFER_STANDS_AT_TOUCH],
            then: |context, touched| lapses(context, touched.by, "offer-declined-by-touch"),
            ..Norm::of(KeyOf::Fixed(IRREVOCABLE), Slot::Offer)
        }),
        Listen::DrawDeclined(Norm {
            when: &[OFFER_STANDS_WHEN_DECLINED],
            then: |context, declined| lapses(context, declined.by, "offer-declined"),
            otherwise: Some(|context, declined, _| {
                context.ruled(IRREVOCABLE, &[], Vec::new(), Sentence::of("offer-none", declined.by))
            }),
            ..Norm::of(KeyOf::Fixed(IRREVOCABLE), Slot::Offer)
        }),
        Listen::Withdrawn(Norm {
            when: &[AN_OFFER_IS_WITHDRAWN, OWN_OFFER_STANDS],
            then: |context, withdrawn| {
                let sentence = Sentence::of("offer-not-withdrawn", withdrawn.by);
                context.ruled(IRREVOCABLE, &[], Vec::new(), sentence)
            },
            otherwise: Some(|context, withdrawn, _| match withdrawn.what {
                Withdrawal::Claim => Verdict::Silent,
                Withdrawal::Offer => {
                    let sentence = Sentence::of("offer-none-to-withdraw", withdrawn.by);
                    context.ruled(IRREVOCABLE, &[], Vec::new(), sentence)
                }
            }),
            ..Norm::of(KeyOf::Fixed(IRREVOCABLE), Slot::Offer)
        }),
    ],
    raises: &[],
};

const OFFERING_IS_RESTRICTED: Condition<DrawOffered> = Condition::seen_unless(
    "offering-is-restricted",
    |given, _| agreement::not_regulated(given).then_some(Truth::FAILS),
    |context, _| {
        let restricts = context.game.provisions().agreement_restricts;
        let offering = restricts.is_some_and(|restricts| restricts.value == AgreementRestricts::OfferingAndAgreeing);
        let restricted = agreement::is_restricted(context.game);
        // Where no draw can ever be agreed, the rules on offers do not apply at all.
        Truth::of(restricted && (offering || agreement::is_never_allowed(context)))
    },
);

const OFFER_HAS_A_CONDITION: Condition<DrawOffered> =
    Condition::given("offer-has-a-condition", |_, offer| Truth::of(offer.condition.is_some()));

/// The proper moment for an offer.
const BETWEEN_MOVE_AND_PRESS: Condition<DrawOffered> = Condition::seen("between-move-and-press", |context, offer| {
    Truth::of(context.game.unpressed[offer.by] && context.game.turn() != offer.by)
});

const OFFER_STANDS_AT_MOVE: Condition<MoveMade> = Condition::seen("offer-of-opponent-stands", |context, made| {
    // A sealed move declines nothing: an offer stays open until the player who sealed it has answered.
    let sealed = context.game.opening(context.of).is_some();
    Truth::of(!sealed && stands_against(context.game, made.by))
});
const OFFER_STANDS_AT_TOUCH: Condition<PieceTouched> =
    Condition::seen("offer-of-opponent-stands", |context, touched| {
        Truth::of(stands_against(context.game, touched.by))
    });
const OFFER_STANDS_WHEN_DECLINED: Condition<DrawDeclined> =
    Condition::seen("offer-of-opponent-stands", |context, declined| {
        Truth::of(stands_against(context.game, declined.by))
    });

const AN_OFFER_IS_WITHDRAWN: Condition<Withdrawn> = Condition::given("offer-is-withdrawn", |_, withdrawn| {
    Truth::of(withdrawn.what == Withdrawal::Offer)
});
const OWN_OFFER_STANDS: Condition<Withdrawn> = Condition::seen("own-offer-stands", |context, withdrawn| {
    Truth::of(context.game.offers()[withdrawn.by].is_some())
});

fn conditional(context: &Context<'_>, offer: &DrawOffered) -> Verdict {
    let condition = offer.condition.clone().unwrap_or_default();
    let sentence = match context.game.is_called() {
        true => Sentence::of("offer-on-condition", offer.by),
        false => Sentence::of("offer-conditional", offer.by).with("condition", Value::Text(condition)),
    };
    context.asked(
        QuestionDraft {
            key: UNCONDITIONAL,
            also_by: Vec::new(),
            player: Some(offer.by),
            condition: None,
            choices: Choice::plain([Word::Stands, Word::Void]),
            meanwhile: Meanwhile::PlayGoesOn,
            sentence,
        }
        .by_analogy(),
    )
}

fn condition_answered(context: &Context<'_>, offer: &DrawOffered, answer: Answer) -> Verdict {
    match answer.word {
        Word::Stands => stands(context, UNCONDITIONAL, "offer-without-condition", offer.by),
        _ => context.ruled(UNCONDITIONAL, &[], Vec::new(), Sentence::of("offer-void", offer.by)),
    }
}

fn stands(context: &Context<'_>, key: Key, sentence: &'static str, by: Color) -> Verdict {
    let effects = vec![Effect::OfferStands { player: by }];
    context.ruled(key, &[IRREVOCABLE], effects, Sentence::of(sentence, by))
}

/// The offer of the opponent is gone, and with it the question whether it stands at all.
fn lapses(context: &Context<'_>, by: Color, sentence: &'static str) -> Verdict {
    let mut effects = vec![Effect::OfferLapsed { player: !by }];
    effects.extend(doubtful(context.game, !by).map(|question| Effect::QuestionLapsed { question }));
    context.ruled(IRREVOCABLE, &[], effects, Sentence::of(sentence, by))
}

fn stands_against(game: &Game, by: Color) -> bool {
    game.offers()[!by].is_some() || doubtful(game, !by).next().is_some()
}

/// Whether the arbiter is asked about an offer of this player.
pub(super) fn is_doubtful(context: &Context<'_>, by: Color) -> bool {
    match context.game.is_called() {
        true => context.told(OFFER_IS_IN_DOUBT, Some(by)),
        false => doubtful(context.game, by).next().is_some(),
    }
}

/// The questions whether an offer of this player stands without its condition.
pub(super) fn doubtful(game: &Game, by: Color) -> impl Iterator<Item = EntryNo> {
    let questions = game.questions().iter();
    questions
        .filter(move |(_, question)| question.key == UNCONDITIONAL && question.player == Some(by))
        .map(|(no, _)| *no)
}
