//! What the preface says: which games the Laws are for, what a federation may add to them, and who may ask FIDE.
#![cfg_attr(not(doctest), doc = include_str!("preface.md"))]

use jadoube_laws::Key;

use crate::answer::{Choice, Word};
use crate::context::QuestionDraft;
use crate::entry::Meanwhile;
use crate::finding::{Listen, Raised};
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict};
use crate::rules::{Raisable, Rule};
use crate::sentence::Sentence;

/// Guided: preface.scope-over-the-board
const SCOPE: Key = key("preface.scope-over-the-board");
/// Guided: preface.federation-rules
const FEDERATION: Key = key("preface.federation-rules");
/// Guided: preface.rated-games
const RATED: Key = key("preface.rated-games");
/// Provision: preface.unrated-games
const UNRATED: Key = key("preface.unrated-games");
/// Provision: guidelines.status
const GUIDELINES: Key = key("guidelines.status");
/// Guided: fide.official-ruling
const OFFICIAL: Key = key("fide.official-ruling");

pub(super) const RULE: Rule = Rule {
    name: "preface",
    words: include_str!("preface.toml"),
    norms: &[
        Listen::Raised(Norm {
            when: &[SCOPE_IS_RAISED, PLAYED_OVER_THE_BOARD],
            then: |context, _| context.ruled(SCOPE, &[], Vec::new(), Sentence::plain("laws-apply")),
            otherwise: Some(|context, raised, _| match raised.key == SCOPE {
                true => context.ruled(SCOPE, &[], Vec::new(), Sentence::plain("laws-do-not-apply")),
                false => Verdict::Silent,
            }),
            ..Norm::of(KeyOf::Fixed(SCOPE), Slot::Procedure)
        }),
        Listen::Raised(Norm {
            when: &[FEDERATION_IS_RAISED, AGREES_WITH_LAWS, IN_OWN_TERRITORY, NOT_FOR_FIDE],
            then: |context, _| {
                context.ruled(
                    FEDERATION,
                    &[],
                    Vec::new(),
                    Sentence::plain("federation-rule-permitted"),
                )
            },
            otherwise: Some(|context, raised, _| match raised.key == FEDERATION {
                true => context.ruled(FEDERATION, &[], Vec::new(), Sentence::plain("federation-rule-refused")),
                false => Verdict::Silent,
            }),
            ..Norm::of(KeyOf::Fixed(FEDERATION), Slot::Procedure)
        }),
        Listen::Raised(Norm {
            when: &[RATED_IS_RAISED, PLAYED_BY_THE_LAWS],
            then: |context, _| context.ruled(RATED, &[], Vec::new(), Sentence::plain("game-can-be-rated")),
            otherwise: Some(|context, raised, _| match raised.key == RATED {
                true => context.ruled(RATED, &[], Vec::new(), Sentence::plain("game-cannot-be-rated")),
                false => Verdict::Silent,
            }),
            ..Norm::of(KeyOf::Fixed(RATED), Slot::Procedure)
        }),
        Listen::Raised(Norm {
            when: &[UNRATED_IS_RAISED],
            then: |context, _| context.ruled(UNRATED, &[], Vec::new(), Sentence::plain("laws-recommended")),
            ..Norm::of(KeyOf::Fixed(UNRATED), Slot::Procedure)
        }),
        Listen::Raised(Norm {
            when: &[GUIDELINES_ARE_RAISED],
            then: |context, _| context.ruled(GUIDELINES, &[], Vec::new(), Sentence::plain("guidelines-recommended")),
            ..Norm::of(KeyOf::Fixed(GUIDELINES), Slot::Procedure)
        }),
        Listen::Raised(Norm {
            when: &[OFFICIAL_IS_RAISED, ASKED_BY_FEDERATION],
            then: |context, _| context.ruled(OFFICIAL, &[], Vec::new(), Sentence::plain("fide-decides")),
            otherwise: Some(|context, raised, _| match raised.key == OFFICIAL {
                true => context.ruled(OFFICIAL, &[], Vec::new(), Sentence::plain("fide-need-not-decide")),
                false => Verdict::Silent,
            }),
            ..Norm::of(KeyOf::Fixed(OFFICIAL), Slot::Procedure)
        }),
    ],
    raises: &[
        Raisable::new(SCOPE, false),
        Raisable::new(FEDERATION, false),
        Raisable::new(RATED, false),
        Raisable::new(UNRATED, false),
        Raisable::new(GUIDELINES, false),
        Raisable::new(OFFICIAL, false),
    ],
};

const SCOPE_IS_RAISED: Condition<Raised> =
    Condition::given("scope-is-raised", |_, raised| Truth::about(raised.key == SCOPE));
const FEDERATION_IS_RAISED: Condition<Raised> = Condition::given("federation-rules-are-raised", |_, raised| {
    Truth::about(raised.key == FEDERATION)
});
const RATED_IS_RAISED: Condition<Raised> =
    Condition::given("rated-games-are-raised", |_, raised| Truth::about(raised.key == RATED));
const UNRATED_IS_RAISED: Condition<Raised> = Condition::given("unrated-games-are-raised", |_, raised| {
    Truth::about(raised.key == UNRATED)
});
const GUIDELINES_ARE_RAISED: Condition<Raised> = Condition::given("guidelines-are-raised", |_, raised| {
    Truth::about(raised.key == GUIDELINES)
});
const OFFICIAL_IS_RAISED: Condition<Raised> = Condition::given("official-ruling-is-raised", |_, raised| {
    Truth::about(raised.key == OFFICIAL)
});

/// What no referee sees: the arbiter says so.
macro_rules! is_judged {
    ($condition:literal => $name:ident, $key:ident, $ask:expr) => {
        const $name: Condition<Raised> = Condition::told_or_seen($condition, |_, _| {
            Truth::Judged(Box::new(QuestionDraft {
                key: $key,
                also_by: Vec::new(),
                player: None,
                condition: None,
                choices: Choice::plain([Word::Yes, Word::No]),
                meanwhile: Meanwhile::PlayGoesOn,
                sentence: Sentence::plain($ask),
            }))
        });
    };
}

is_judged!("played-over-the-board" => PLAYED_OVER_THE_BOARD, SCOPE, "is-played-over-the-board");
is_judged!("agrees-with-the-laws" => AGREES_WITH_LAWS, FEDERATION, "does-agree-with-the-laws");
is_judged!("in-own-territory" => IN_OWN_TERRITORY, FEDERATION, "is-in-own-territory");
is_judged!("not-for-fide" => NOT_FOR_FIDE, FEDERATION, "is-not-for-fide");
is_judged!("played-by-the-laws" => PLAYED_BY_THE_LAWS, RATED, "was-played-by-the-laws");
is_judged!("asked-by-a-federation" => ASKED_BY_FEDERATION, OFFICIAL, "is-asked-by-a-federation");
