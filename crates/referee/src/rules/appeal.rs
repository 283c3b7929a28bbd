//! Appeals against decisions of the arbiter: whether they are open, and what comes of them.
#![cfg_attr(not(doctest), doc = include_str!("appeal.md"))]

use jadoube_laws::Key;

use crate::answer::{Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, Meanwhile};
use crate::finding::{AppealDecided, Appealed, Listen};
use crate::keys::{GAPS, JUDGEMENT, key};
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, not};
use crate::rules::Rule;
use crate::rules::overruling::instead;
use crate::sentence::{Sentence, Value};

/// Provision: appeal.against-arbiter
const AGAINST: Key = key("appeal.against-arbiter");
/// Provision: appeal.none-in-quickplay
const NONE_IN_QUICKPLAY: Key = key("appeal.none-in-quickplay");
/// By which the decision on such a claim is final.
const FINAL: Key = key("quickplay.claim.final");

pub(super) const RULE: Rule = Rule {
    name: "appeal",
    words: include_str!("appeal.toml"),
    norms: &[
        Listen::Appealed(Norm {
            when: &[DECISION_IS_FINAL],
            then: |context, appealed| {
                let sentence = Sentence::of("appeal-final", appealed.by);
                context.ruled(FINAL, &[NONE_IN_QUICKPLAY], Vec::new(), sentence)
            },
            ..Norm::of(KeyOf::Fixed(FINAL), Slot::Procedure)
        }),
        Listen::Appealed(Norm {
            when: &[not(DECISION_IS_FINAL), APPEALS_ARE_OPEN, OPEN_AFTER_SIGNING],
            then: |context, appealed| admitted(context, AGAINST, appealed),
            otherwise: Some(|context, appealed, failed| match failed {
                failed if failed == APPEALS_ARE_OPEN.name => refused(context, AGAINST, appealed, "appeal-excluded"),
                failed if failed == OPEN_AFTER_SIGNING.name => refused(context, AGAINST, appealed, "appeal-signed"),
                _ => Verdict::Silent,
            }),
            ..Norm::of(KeyOf::Fixed(AGAINST), Slot::Procedure)
        }),
        // The edition neither grants an appeal nor denies it.
        Listen::Appealed(Norm {
            when: &[not(DECISION_IS_FINAL), not(EDITION_HAS_APPEALS)],
            then: |context, appealed| {
                context.asked(QuestionDraft {
                    key: GAPS,
                    also_by: vec![appealed.key],
                    player: Some(appealed.by),
                    condition: None,
                    choices: Choice::plain([Word::Allowed, Word::Refused]),
                    meanwhile: Meanwhile::PlayGoesOn,
                    sentence: Sentence::of("appeal-without-rule", appealed.by),
                })
            },
            answered: Some(|context, appealed, answer| match answer.word {
                Word::Allowed => admitted(context, GAPS, appealed),
                _ => refused(context, GAPS, appealed, "appeal-refused"),
            }),
            ..Norm::of(KeyOf::Fixed(GAPS), Slot::Procedure)
        }),
        Listen::AppealDecided(Norm {
            then: decided,
            ..Norm::of(KeyOf::Fixed(JUDGEMENT), Slot::Procedure)
        }),
    ],
    raises: &[],
};

/// A decision on a quickplay claim, in an edition that calls it final.
const DECISION_IS_FINAL: Condition<Appealed> = Condition::given("decision-is-final", |given, appealed| {
    let of_quickplay = appealed.key.as_str().starts_with("quickplay.");
    Truth::of(of_quickplay && (given.has(FINAL) || given.has(NONE_IN_QUICKPLAY)))
});

/// Where nobody watched, the regulations are for people to tell.
const APPEALS_ARE_OPEN: Condition<Appealed> = Condition::seen_unless(
    "appeals-are-open",
    |given, _| match given.provisions().appeals {
        Some(_) if given.is_called() => None,
        appeals => Some(Truth::of(appeals.is_some_and(|appeals| appeals.value))),
    },
    |_, _| Truth::FAILS,
);

/// Where the edition does not say what a signature means for an appeal, the arbiter does.
const OPEN_AFTER_SIGNING: Condition<Appealed> = Condition::seen_unless(
    "appeal-is-open-after-signing",
    |given, _| {
        let said = given.provisions().appeal_after_signing;
        said.is_none_or(|said| said.value).then_some(Truth::Moot)
    },
    |context, appealed| match context.game.signed()[appealed.by].is_some() {
        false => Truth::Moot,
        true => Truth::Judged(Box::new(
            QuestionDraft {
                key: AGAINST,
                also_by: vec![appealed.key],
                player: Some(appealed.by),
                condition: None,
                choices: Choice::plain([Word::Allowed, Word::Refused]),
                meanwhile: Meanwhile::PlayGoesOn,
                sentence: Sentence::of("appeal-after-signing", appealed.by),
            }
            .by_analogy(),
        )),
    },
);

const EDITION_HAS_APPEALS: Condition<Appealed> =
    Condition::given("edition-has-a-rule", |given, _| Truth::of(given.has(AGAINST)));

fn admitted(context: &Context<'_>, key: Key, appealed: &Appealed) -> Verdict {
    let effects = vec![Effect::AppealAdmitted {
        ruling: appealed.ruling,
    }];
    context.ruled(
        key,
        &[appealed.key],
        effects,
        Sentence::of("appeal-admitted", appealed.by),
    )
}

fn refused(context: &Context<'_>, key: Key, appealed: &Appealed, why: &'static str) -> Verdict {
    context.ruled(key, &[appealed.key], Vec::new(), Sentence::of(why, appealed.by))
}

/// What was decided on an appeal.
fn decided(context: &Context<'_>, decided: &AppealDecided) -> Verdict {
    let effects = match &decided.decision {
        Some(decision) => instead(context, decided.ruling, decision),
        None => Vec::new(),
    };
    let sentence = match &decided.decision {
        Some(_) => "appeal-upheld",
        None => "appeal-rejected",
    };
    let sentence = Sentence::plain(sentence).with("ruling", Value::Count(decided.ruling.get()));
    let key = if context.has(AGAINST) { AGAINST } else { GAPS };
    context.ruled(key, &[decided.key], effects, sentence)
}
