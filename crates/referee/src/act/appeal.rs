//! A player appeals against a decision of the arbiter, and the appeal is decided.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::act::{Action, Audience, Decision, Moment, Told};
use crate::admit::Refusal;
use crate::entry::{Entry, EntryNo};
use crate::event::Head;
use crate::finding;
use crate::game::Game;
use crate::keys;

/// A player appealed against the ruling of an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Appealed {
    /// The entry appealed against.
    pub ruling: EntryNo,
}

impl Action for Appealed {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        if moment.game.is_called() {
            return Ok(());
        }
        match moment.record.get(self.ruling.index()) {
            Some(Entry::Ruling(_)) => Ok(()),
            _ => Err(Refusal::NoRuling),
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let key = match moment.record.get(self.ruling.index()) {
            Some(Entry::Ruling(ruling)) => ruling.key,
            // Nobody has told which.
            _ => keys::JUDGEMENT,
        };
        finding::Appealed {
            by: moment.player(),
            ruling: self.ruling,
            key,
        }
        .into()
    }
}

/// An appeal was decided, by whoever decides on it in the competition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AppealDecided {
    /// The ruling appealed against.
    pub ruling: EntryNo,
    /// What holds instead; the ruling stands if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<Decision>,
}

impl Action for AppealDecided {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.watched()?;
        if !moment.game.appeals().contains(&self.ruling) {
            return Err(Refusal::NoAppeal);
        }
        match &self.decision {
            Some(decision) => decision.admit(moment, self.ruling),
            None => Ok(()),
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        match moment.record.get(self.ruling.index()) {
            Some(Entry::Ruling(ruling)) => finding::AppealDecided {
                key: ruling.key,
                ruling: self.ruling,
                decision: self.decision.clone(),
            }
            .into(),
            _ => Told::Nothing,
        }
    }

    fn apply(&self, game: &mut Game, _: Head) {
        if let Some(decision) = &self.decision {
            decision.apply(game);
        }
        game.more_mut().appeals.retain(|appeal| *appeal != self.ruling);
    }
}
