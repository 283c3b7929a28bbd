//! How the start position of a Chess960 game is drawn.

use jadoube_board::Chess960;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::act::{Action, Audience, Moment, Told};
use crate::admit::Refusal;
use crate::finding;
use crate::keys;
use crate::stored::fields_by_name;

/// The start position of a Chess960 game was drawn, in a way that anybody can check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StartDrawn {
    /// How.
    pub method: DrawMethod,
    /// The number of the start position, 0 to 959.
    pub number: u16,
}

/// How a start position is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(transform = fields_by_name)]
pub enum DrawMethod {
    /// By a program, from a number.
    Program {
        /// The number.
        seed: u32,
    },
    /// With one die, by its throws.
    Dice {
        /// Every throw, in order.
        throws: Vec<u8>,
    },
}

impl DrawMethod {
    /// The start position that follows from it, if one does.
    #[must_use]
    pub fn start(&self) -> Option<Chess960> {
        match self {
            DrawMethod::Program { seed } => Some(Chess960::from_seed(u64::from(*seed))),
            DrawMethod::Dice { throws } => Chess960::from_dice(throws).ok(),
        }
    }
}

impl Action for StartDrawn {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    /// Refused is what does not follow from the throws, and what the game does not begin from.
    ///
    /// Provision: chess960.start.generation
    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.watched()?;
        let game = moment.game;
        if game.provisions().has(keys::START_DRAWN).is_none() {
            return Err(Refusal::NotRaisable(keys::START_DRAWN));
        }
        moment.not_over()?;
        if !game.plies().is_empty() {
            return Err(Refusal::BegunAlready);
        }
        let drawn = self.method.start().filter(|drawn| drawn.number() == self.number);
        match drawn {
            Some(drawn) if Chess960::of(&game.terms().start) == Some(drawn) => Ok(()),
            Some(_) => Err(Refusal::OtherStart),
            None => Err(Refusal::NotDrawnSo),
        }
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        finding::StartDrawn {
            method: self.method.clone(),
            number: self.number,
        }
        .into()
    }
}
