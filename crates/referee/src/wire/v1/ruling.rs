//! Rulings and questions as version 1 stores them.

use std::borrow::Cow;
use std::collections::BTreeMap;

use jadoube_laws::{Key, Provisions};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::entry::EntryNo;
use crate::finding::SessionBegan;
use crate::sentence::Facts;
use crate::wire::v1::answer::Answer;
use crate::wire::v1::effect::Effect;
use crate::wire::v1::part::{No, Player};
use crate::wire::v1::say::{Named, Put, Say};
use crate::wire::v1::text::Text;

/// What the referee decided.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Ruling {
    /// The provision applied.
    key: Text<Key>,
    /// Other provisions that it rests on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    with: Vec<Text<Key>>,
    /// Where these provisions stand in the edition of the record, each number once.
    pub(super) articles: Vec<String>,
    /// The entries it rests on, oldest first.
    rests_on: Vec<No>,
    /// What changes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    effects: Vec<Effect>,
    /// Why: the conditions that were looked at, in order, with what was found.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    because: Vec<Reason>,
    /// What the referee says.
    say: Say,
}

/// What the referee asks the arbiter.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Question {
    /// The provision that leaves it open.
    key: Text<Key>,
    /// Other provisions that it rests on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    with: Vec<Text<Key>>,
    /// Where these provisions stand in the edition of the record, each number once.
    pub(super) articles: Vec<String>,
    /// The entries it rests on, oldest first.
    rests_on: Vec<No>,
    /// The player it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    about: Option<Player>,
    /// The condition that the arbiter is asked about, if it is not the consequence; the first answer says that it holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    condition: Option<String>,
    /// The answers that are permitted. Where one has an amount or points, the arbiter chooses their size.
    answers: Vec<Answer>,
    /// What holds until the answer.
    meanwhile: Meanwhile,
    /// What was found before the question arose.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    because: Vec<Reason>,
    /// What the referee asks.
    say: Say,
}

/// A condition that was looked at, and what was found.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Reason {
    /// Its name.
    condition: String,
    /// Whether it holds.
    holds: bool,
    /// Whether the arbiter has said so.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    settled: bool,
    /// What shows it.
    #[serde(default, skip_serializing_if = "Named::is_empty")]
    #[schemars(with = "BTreeMap<String, Put>")]
    facts: Named,
}

impl From<&crate::Reason> for Reason {
    fn from(reason: &crate::Reason) -> Reason {
        Reason {
            condition: reason.condition.clone().into_owned(),
            holds: reason.holds,
            settled: reason.settled,
            facts: Named::of(&reason.facts.0),
        }
    }
}

impl From<Reason> for crate::Reason {
    fn from(reason: Reason) -> crate::Reason {
        crate::Reason {
            condition: Cow::Owned(reason.condition),
            holds: reason.holds,
            settled: reason.settled,
            facts: Facts(reason.facts.into_values()),
        }
    }
}

/// What holds while a question is open.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Meanwhile {
    /// Play goes on.
    PlayGoesOn,
    /// The clock is stopped, and no move may be made.
    ClockStopped,
}

/// Where provisions stand in the edition of a game, each number once.
pub(super) fn articles(key: Key, with: &[Key], provisions: &Provisions) -> Vec<String> {
    let mut articles = Vec::with_capacity(1 + with.len());
    for key in core::iter::once(&key).chain(with) {
        if let Some(citation) = provisions.citation(*key) {
            let number = citation.number.to_string();
            if !articles.contains(&number) {
                articles.push(number);
            }
        }
    }
    articles
}

impl Ruling {
    pub(super) fn of(ruling: &crate::Ruling, provisions: &Provisions) -> Ruling {
        Ruling {
            key: Text(ruling.key),
            with: ruling.also_by.iter().copied().map(Text).collect(),
            articles: articles(ruling.key, &ruling.also_by, provisions),
            rests_on: ruling.rests_on.iter().copied().map(No).collect(),
            effects: ruling.effects.iter().map(Effect::from).collect(),
            because: ruling.because.iter().map(Reason::from).collect(),
            say: (&ruling.sentence).into(),
        }
    }
}

impl From<Ruling> for crate::Ruling {
    fn from(ruling: Ruling) -> crate::Ruling {
        crate::Ruling {
            key: ruling.key.0,
            also_by: ruling.with.into_iter().map(|key| key.0).collect(),
            rests_on: ruling.rests_on.into_iter().map(|no| no.0).collect(),
            effects: ruling.effects.into_iter().map(Into::into).collect(),
            because: ruling.because.into_iter().map(Into::into).collect(),
            sentence: ruling.say.into(),
        }
    }
}

impl Question {
    pub(super) fn of(question: &crate::Question, provisions: &Provisions) -> Question {
        Question {
            key: Text(question.key),
            with: question.also_by.iter().copied().map(Text).collect(),
            articles: articles(question.key, &question.also_by, provisions),
            rests_on: question.rests_on.iter().copied().map(No).collect(),
            about: question.player.map(Player::from),
            condition: question.condition.clone().map(Cow::into_owned),
            answers: question.answers.iter().copied().map(Answer::from).collect(),
            meanwhile: match question.meanwhile {
                crate::Meanwhile::PlayGoesOn => Meanwhile::PlayGoesOn,
                crate::Meanwhile::ClockStopped => Meanwhile::ClockStopped,
            },
            because: question.because.iter().map(Reason::from).collect(),
            say: (&question.sentence).into(),
        }
    }
}

impl From<Question> for crate::Question {
    fn from(question: Question) -> crate::Question {
        crate::Question {
            key: question.key.0,
            also_by: question.with.into_iter().map(|key| key.0).collect(),
            // What it is about is known by the events before it.
            about: SessionBegan {}.into(),
            of: question.rests_on.first().map_or(EntryNo::after(0), |no| no.0),
            rests_on: question.rests_on.into_iter().map(|no| no.0).collect(),
            condition: question.condition.map(Cow::Owned),
            player: question.about.map(Into::into),
            answers: question.answers.into_iter().map(Into::into).collect(),
            meanwhile: match question.meanwhile {
                Meanwhile::PlayGoesOn => crate::Meanwhile::PlayGoesOn,
                Meanwhile::ClockStopped => crate::Meanwhile::ClockStopped,
            },
            because: question.because.into_iter().map(Into::into).collect(),
            sentence: question.say.into(),
        }
    }
}
