//! What the arbiter says: what is looked into, answers, overrulings.

use jadoube_board::{ByColor, Color};
use jadoube_laws::{Key, Score};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::act::{Action, Audience, Moment, Told};
use crate::admit::{Refusal, permitted_points};
use crate::answer::Answer;
use crate::entry::{Effect, Entry, EntryNo, Penalty, Ruling};
use crate::event::Head;
use crate::finding;
use crate::game::Game;
use crate::stored::{Stored, bare, fields_by_name, variants_by_name};

/// Somebody raised a provision, perhaps about a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Raised {
    /// Which: it may have been broken, or it has to be applied.
    #[serde(with = "Stored::<Key>")]
    pub key: Key,
    /// Who broke it or asks for it.
    #[serde(default, with = "Stored::<Option<Color>>", skip_serializing_if = "Option::is_none")]
    pub about: Option<Color>,
}

impl Action for Raised {
    fn audience(&self) -> Audience {
        Audience::Arbiter
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.not_over()?;
        match crate::rules::can_be_raised(moment.game, self.key, self.about) {
            true => Ok(()),
            false => Err(Refusal::NotRaisable(self.key)),
        }
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        finding::Raised {
            key: self.key,
            about: self.about,
        }
        .into()
    }
}

/// The arbiter noticed something wrong that happened before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Noticed {
    /// What.
    pub irregularity: Irregularity,
    /// Who did it, if it is told.
    #[serde(default, with = "Stored::<Option<Color>>", skip_serializing_if = "Option::is_none")]
    pub about: Option<Color>,
    /// After how many moves of both players together the position is known that stood before it, or failing that the last
    /// one that is known; 0 is the start. Pieces on wrong squares have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<u32>,
}

impl Action for Noticed {
    fn audience(&self) -> Audience {
        match self.irregularity {
            // The arbiter may have to wait, and must not give it away.
            Irregularity::IllegalPosition => Audience::Arbiter,
            Irregularity::IllegalMove
            | Irregularity::WrongSetup
            | Irregularity::BoardTurned
            | Irregularity::ColoursReversed
            | Irregularity::PiecesDisplaced
            | Irregularity::BoardsDiffer => Audience::Everyone,
        }
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.playing()?;
        if moment.game.is_called() {
            return Ok(());
        }
        match (self.irregularity, self.after) {
            (Irregularity::IllegalMove, Some(_)) if self.about.is_none() => Err(Refusal::NobodyNamed),
            (Irregularity::PiecesDisplaced | Irregularity::IllegalMove, Some(after)) => {
                match after as usize <= moment.game.plies().len() {
                    true => Ok(()),
                    false => Err(Refusal::NoSuchMove),
                }
            }
            (Irregularity::PiecesDisplaced, None) => Err(Refusal::NoSuchMove),
            _ => Ok(()),
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let about = self.about;
        match self.irregularity {
            Irregularity::IllegalMove => {
                let after = self.after;
                finding::IllegalMoveNoticed { about, after }.into()
            }
            Irregularity::IllegalPosition => finding::IllegalPositionNoticed { about }.into(),
            Irregularity::WrongSetup => finding::WrongSetupNoticed {}.into(),
            Irregularity::BoardTurned => finding::BoardTurnedNoticed {}.into(),
            Irregularity::ColoursReversed => finding::ColoursReversedNoticed {}.into(),
            Irregularity::PiecesDisplaced => {
                let known = self.after.unwrap_or_default() as usize;
                let first = moment.game.plies().get(known).map(|ply| ply.entry);
                finding::DisplacementNoticed { first }.into()
            }
            Irregularity::BoardsDiffer => finding::BoardsDifferNoticed { about }.into(),
        }
    }
}

/// Something wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(transform = variants_by_name)]
pub enum Irregularity {
    /// A player has made an illegal move.
    IllegalMove,
    /// The position on the board is one that no legal moves lead to: both kings are in check, or a pawn stands on the last
    /// rank.
    IllegalPosition,
    /// The game began from a wrong position.
    WrongSetup,
    /// The board was placed the wrong way.
    BoardTurned,
    /// The game began with the colours reversed.
    ColoursReversed,
    /// Pieces stand on wrong squares.
    PiecesDisplaced,
    /// The boards of the two players show different positions.
    BoardsDiffer,
}

/// The arbiter answered the question of an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Answered {
    /// The entry that asks it.
    pub question: EntryNo,
    /// The answer.
    #[serde(with = "Stored::<Answer>")]
    pub answer: Answer,
}

impl Action for Answered {
    fn audience(&self) -> Audience {
        Audience::OfQuestion(self.question)
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        let mut open = moment.game.questions.iter();
        match open.find(|(no, _)| *no == self.question) {
            Some((_, question)) => self.answer.admit(&question.choices, moment.game),
            None => Err(Refusal::NoQuestion),
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let mut open = moment.game.questions.iter();
        open.find(|(no, _)| *no == self.question)
            .map_or(Told::Nothing, |(_, question)| {
                Told::Answer(Box::new(question.clone()), self.answer)
            })
    }

    fn apply(&self, game: &mut Game, _: Head) {
        game.answer(self.question, self.answer);
    }
}

/// The arbiter overruled the ruling of an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Overruled {
    /// The entry overruled.
    pub ruling: EntryNo,
    /// What holds instead.
    pub decision: Decision,
}

impl Action for Overruled {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        self.decision.admit(moment, self.ruling)
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        match moment.record.get(self.ruling.index()) {
            Some(Entry::Ruling(ruling)) => finding::Overruled {
                key: ruling.key,
                ruling: self.ruling,
                decision: self.decision.clone(),
            }
            .into(),
            _ => Told::Nothing,
        }
    }

    fn apply(&self, game: &mut Game, _: Head) {
        self.decision.apply(game);
    }
}

/// What the arbiter puts in place of a ruling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(transform = fields_by_name)]
pub enum Decision {
    /// The game is over with these points.
    Points {
        /// White's and Black's points.
        #[serde(with = "Stored::<ByColor<Score>>")]
        points: ByColor<Score>,
    },
    /// The game goes on; the clock stays stopped until the arbiter resumes it.
    #[schemars(description = "The game goes on.")]
    #[serde(deserialize_with = "bare")]
    PlaysOn,
    /// The penalty of the ruling is withdrawn.
    #[serde(deserialize_with = "bare")]
    PenaltyWithdrawn,
}

impl Decision {
    /// Whether it can be put in place of a ruling.
    pub(crate) fn admit(&self, moment: &Moment<'_>, no: EntryNo) -> Result<(), Refusal> {
        let Some(Entry::Ruling(ruling)) = moment.record.get(no.index()) else {
            return Err(Refusal::NoRuling);
        };
        match self {
            Decision::Points { points } => permitted_points(moment.game.provisions(), *points),
            Decision::PlaysOn => {
                // The last ruling that ended the game is what ended it.
                let is_end = |effect: &Effect| matches!(effect, Effect::Ended(_) | Effect::Annulled);
                let ends = |ruling: &Ruling| ruling.effects.iter().any(is_end);
                let later = &moment.record[no.index() + 1..];
                let ended_later = later
                    .iter()
                    .any(|entry| matches!(entry, Entry::Ruling(later) if ends(later)));
                match moment.game.phase.is_over() && ends(ruling) && !ended_later {
                    true => Ok(()),
                    false => Err(Refusal::NothingToOverrule),
                }
            }
            // A game that is lost by it goes on, or scores otherwise.
            Decision::PenaltyWithdrawn => {
                let mut imposed = moment.game.penalties().iter();
                match imposed
                    .find(|imposed| imposed.entry == no)
                    .map(|imposed| imposed.penalty)
                {
                    Some(Penalty::LossOfGame { .. }) | None => Err(Refusal::NothingToOverrule),
                    Some(_) => Ok(()),
                }
            }
        }
    }

    /// What it changes by itself.
    pub(crate) fn apply(&self, game: &mut Game) {
        if *self == Decision::PlaysOn {
            game.phase = game.reopened_phase();
            game.pause();
        }
    }
}
