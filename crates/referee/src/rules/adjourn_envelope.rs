//! The envelope of a sealed move: what stands on it, who keeps it, and what happens if it is lost.
#![cfg_attr(not(doctest), doc = include_str!("adjourn_envelope.md"))]

use jadoube_board::Color;
use jadoube_laws::Key;
use jadoube_laws::values::EnvelopeOffer;

use crate::act::EnvelopeItem;
use crate::answer::{Answer, Blank, Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, Ending, Meanwhile};
use crate::finding::{EnvelopeKept, EnvelopeMarked, EnvelopeMissed, Listen, MoveMade, SealedMoveFaulty};
use crate::game::{Game, Keeper};
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, Wakes, not};
use crate::rules::Rule;
use crate::rules::adjourn::times;
use crate::sentence::{Facts, Sentence, Value};

/// Provision: adjourned.envelope.contents
const CONTENTS: Key = key("adjourned.envelope.contents");
/// Provision: adjourned.envelope.custody
const CUSTODY: Key = key("adjourned.envelope.custody");
/// Provision: adjourned.envelope.missing
const MISSING: Key = key("adjourned.envelope.missing");
/// Provision: adjourned.position-irrecoverable
const IRRECOVERABLE: Key = key("adjourned.position-irrecoverable");

pub(super) const RULE: Rule = Rule {
    name: "adjourn_envelope",
    words: include_str!("adjourn_envelope.toml"),
    norms: &[
        Listen::EnvelopeMarked(Norm {
            when: &[NOTHING_IS_MISSING, OFFER_IS_SHOWN_AS_IT_STANDS],
            then: |context, _| context.ruled(CONTENTS, &[], Vec::new(), Sentence::plain("envelope-complete")),
            otherwise: Some(incomplete),
            ..Norm::of(KeyOf::Fixed(CONTENTS), Slot::Papers)
        }),
        // The arbiter answers for what stands on it.
        Listen::EnvelopeMarked(Norm {
            when: &[not(A_TIME_IS_WRONG)],
            otherwise: Some(|context, _, _| {
                context.ruled(CUSTODY, &[CONTENTS], Vec::new(), Sentence::plain("envelope-corrected"))
            }),
            ..Norm::of(KeyOf::Fixed(CUSTODY), Slot::Procedure)
        }),
        Listen::EnvelopeKept(Norm {
            when: &[THE_ARBITER_KEEPS_IT],
            then: |context, _| context.ruled(CUSTODY, &[], Vec::new(), Sentence::plain("envelope-kept")),
            otherwise: Some(|context, _, _| {
                context.ruled(CUSTODY, &[], Vec::new(), Sentence::plain("envelope-kept-by-player"))
            }),
            ..Norm::of(KeyOf::Fixed(CUSTODY), Slot::Papers)
        }),
        Listen::EnvelopeMissed(Norm {
            when: &[not(TIMES_ARE_LOST)],
            then: |context, missed| {
                context.ruled(MISSING, &[], Vec::new(), Sentence::of("envelope-missing", missed.by))
            },
            otherwise: Some(|context, missed, _| {
                let blank = Some(Blank::Clock {
                    proposed: times(context),
                });
                let set = Choice {
                    word: Word::ClockSet,
                    blank,
                };
                context.asked(QuestionDraft {
                    key: MISSING,
                    also_by: Vec::new(),
                    player: Some(missed.by),
                    condition: None,
                    choices: vec![set, Word::ClockLeft.into()],
                    meanwhile: Meanwhile::ClockStopped,
                    sentence: Sentence::of("envelope-missing-with-times", missed.by),
                })
            }),
            answered: Some(times_set),
            ..Norm::of(KeyOf::Fixed(MISSING), Slot::Papers)
        }),
        // The player plays the move that the player says was sealed.
        Listen::MoveMade(Norm {
            when: &[MOVE_IS_DECLARED],
            then: |context, made| context.ruled(MISSING, &[], Vec::new(), Sentence::of("envelope-declared", made.by)),
            wakes: Wakes::Pending,
            ..Norm::of(KeyOf::Fixed(MISSING), Slot::Papers)
        }),
        Listen::SealedMoveFaulty(Norm {
            when: &[FAULT_IS_DECLARED],
            then: |context, faulty| {
                let draft = QuestionDraft {
                    key: MISSING,
                    also_by: Vec::new(),
                    player: Some(faulty.by),
                    condition: None,
                    choices: Choice::plain([Word::GoesOn, Word::Loses]),
                    meanwhile: Meanwhile::ClockStopped,
                    sentence: Sentence::of("envelope-declared-illegal", faulty.by),
                };
                context.asked(draft.by_analogy())
            },
            answered: Some(|context, faulty, answer| match answer.word {
                Word::Loses => {
                    let ending = Ending::SealedMove { player: faulty.by };
                    context.ended(MISSING, &[], ending, Sentence::of("envelope-declared-lost", faulty.by))
                }
                _ => context.ruled(
                    MISSING,
                    &[],
                    Vec::new(),
                    Sentence::of("envelope-declare-another", faulty.by),
                ),
            }),
            ..Norm::of(KeyOf::Fixed(MISSING), Slot::Irregularity)
        }),
        Listen::SealedMoveDisputed(Norm {
            then: |context, disputed| {
                context.ruled(MISSING, &[], Vec::new(), Sentence::of("envelope-dispute", disputed.by))
            },
            ..Norm::of(KeyOf::Fixed(MISSING), Slot::Papers)
        }),
        Listen::PositionLost(Norm {
            then: |context, _| {
                let effects = match context.game.is_called() {
                    true => Vec::new(),
                    false => vec![Effect::Annulled],
                };
                context.ruled(IRRECOVERABLE, &[], effects, Sentence::plain("envelope-position-lost"))
            },
            ..Norm::of(KeyOf::Fixed(IRRECOVERABLE), Slot::End)
        }),
    ],
    raises: &[],
};

const NOTHING_IS_MISSING: Condition<EnvelopeMarked> =
    Condition::given("nothing-is-missing-on-the-envelope", |_, marked| {
        match missing(marked) {
            None => Truth::HOLDS,
            Some(item) => Truth::Fails(Facts::of("item", Value::Text(item.name().to_owned()))),
        }
    });

const OFFER_IS_SHOWN_AS_IT_STANDS: Condition<EnvelopeMarked> =
    Condition::seen("offer-is-shown-as-it-stands", |context, marked| {
        let is_shown = marked.shows.contains(&EnvelopeItem::DrawOffer);
        Truth::of(is_shown == offer_to_show(context.game).is_some())
    });

const A_TIME_IS_WRONG: Condition<EnvelopeMarked> =
    Condition::given("a-time-on-the-envelope-is-wrong", |_, marked| match marked.wrong {
        Some((player, told, used)) => Truth::Holds(
            Facts::of("player", Value::Player(player))
                .and("time", Value::Time(told))
                .and("left", Value::Time(used)),
        ),
        None => Truth::FAILS,
    });

const THE_ARBITER_KEEPS_IT: Condition<EnvelopeKept> = Condition::given("arbiter-keeps-the-envelope", |_, kept| {
    Truth::of(kept.keeper == Keeper::Arbiter)
});

const TIMES_ARE_LOST: Condition<EnvelopeMissed> =
    Condition::given("times-are-lost", |_, missed| Truth::of(missed.times));

const MOVE_IS_DECLARED: Condition<MoveMade> = Condition::told_or_seen("sealed-move-is-declared", |context, _| {
    let opened = context.game.opening(context.of);
    Truth::of(opened.is_some_and(|opened| opened.declared))
});

const FAULT_IS_DECLARED: Condition<SealedMoveFaulty> =
    Condition::given("sealed-move-is-declared", |_, faulty| Truth::of(faulty.declared));

/// The first thing that does not stand on the envelope. A draw offer stands there only if there is one.
fn missing(marked: &EnvelopeMarked) -> Option<EnvelopeItem> {
    let mut items = EnvelopeItem::ALL.into_iter();
    items.find(|item| *item != EnvelopeItem::DrawOffer && !marked.shows.contains(item))
}

/// Whose draw offer belongs on the envelope.
fn offer_to_show(game: &Game) -> Option<Color> {
    let only_before = game.provisions().envelope_offer.value == EnvelopeOffer::MadeBeforeAdjournment;
    let adjourned = game.adjournment().and_then(|adjournment| adjournment.entry);
    let mut offers = Color::ALL.into_iter().filter(|color| match game.offers()[*color] {
        Some(made) => !only_before || adjourned.is_none_or(|adjourned| made < adjourned),
        None => false,
    });
    offers.next()
}

fn incomplete(context: &Context<'_>, marked: &EnvelopeMarked, _: &'static str) -> Verdict {
    let sentence = match missing(marked) {
        Some(EnvelopeItem::Names) => "envelope-lacks-names",
        Some(EnvelopeItem::Position) => "envelope-lacks-position",
        Some(EnvelopeItem::Times) => "envelope-lacks-times",
        Some(EnvelopeItem::Sealer) => "envelope-lacks-sealer",
        Some(EnvelopeItem::MoveNumber) => "envelope-lacks-move-number",
        Some(EnvelopeItem::Resumption) => "envelope-lacks-resumption",
        Some(EnvelopeItem::DrawOffer) | None if marked.shows.contains(&EnvelopeItem::DrawOffer) => {
            "envelope-shows-no-such-offer"
        }
        Some(EnvelopeItem::DrawOffer) | None => "envelope-lacks-offer",
    };
    context.ruled(CONTENTS, &[], Vec::new(), Sentence::plain(sentence))
}

fn times_set(context: &Context<'_>, missed: &EnvelopeMissed, answer: Answer) -> Verdict {
    let effects = match answer.word {
        Word::ClockSet if !context.game.is_called() => vec![Effect::ClockSet { times: answer.clock() }],
        _ => Vec::new(),
    };
    context.ruled(MISSING, &[], effects, Sentence::of("envelope-missing", missed.by))
}
