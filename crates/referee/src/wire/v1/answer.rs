//! Answers and penalties as version 1 stores them.

use jadoube_laws::Score;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::wire::v1::part::{Millis, Points};
use crate::wire::v1::text::Text;

/// An answer to a question.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Answer {
    /// The player has lost.
    Loses {},
    /// The player may play.
    MayPlay {},
    /// The player can still mate.
    CanMate {},
    /// The player cannot mate any more.
    CannotMate {},
    /// The two positions are the same.
    Same {},
    /// The two positions are different.
    Different {},
    /// It stands as it is.
    Stands {},
    /// It does not hold.
    Void {},
    /// The game is drawn.
    Drawn {},
    /// The game goes on.
    GoesOn {},
    /// Before its first move each player has the time added per move.
    FromFirstMove {},
    /// The time per move is added only after the first move.
    AfterFirstMove {},
    /// There was a valid reason.
    ValidReason {},
    /// There is nothing to penalise.
    NoPenalty {},
    /// The player is penalised so.
    Penalty { penalty: Penalty },
    /// It is allowed.
    Allowed {},
    /// It is not allowed.
    Refused {},
    /// It is corrected.
    Corrected {},
    /// It was done as the Laws say.
    Done {},
    /// The game scores so.
    Points { points: Points },
}

/// A penalty.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Penalty {
    /// A warning.
    Warning {},
    /// More time for the opponent.
    OpponentTime { amount_ms: Millis },
    /// Less time for the player.
    OffenderTime { amount_ms: Millis },
    /// More points for the opponent.
    OpponentPoints { amount: Text<Score> },
    /// Fewer points for the player.
    OffenderPoints { amount: Text<Score> },
    /// The game is lost.
    LossOfGame {},
    /// A fine announced in advance.
    Fine {},
    /// Exclusion from one or more rounds.
    RoundExclusion {},
    /// Expulsion from the event.
    Expulsion {},
}

impl From<crate::Answer> for Answer {
    fn from(answer: crate::Answer) -> Answer {
        match answer {
            crate::Answer::Loses => Answer::Loses {},
            crate::Answer::MayPlay => Answer::MayPlay {},
            crate::Answer::CanMate => Answer::CanMate {},
            crate::Answer::CannotMate => Answer::CannotMate {},
            crate::Answer::Same => Answer::Same {},
            crate::Answer::Different => Answer::Different {},
            crate::Answer::Stands => Answer::Stands {},
            crate::Answer::Void => Answer::Void {},
            crate::Answer::Drawn => Answer::Drawn {},
            crate::Answer::GoesOn => Answer::GoesOn {},
            crate::Answer::FromFirstMove => Answer::FromFirstMove {},
            crate::Answer::AfterFirstMove => Answer::AfterFirstMove {},
            crate::Answer::ValidReason => Answer::ValidReason {},
            crate::Answer::NoPenalty => Answer::NoPenalty {},
            crate::Answer::Penalty(penalty) => Answer::Penalty {
                penalty: penalty.into(),
            },
            crate::Answer::Allowed => Answer::Allowed {},
            crate::Answer::Refused => Answer::Refused {},
            crate::Answer::Corrected => Answer::Corrected {},
            crate::Answer::Done => Answer::Done {},
            crate::Answer::Points(points) => Answer::Points { points: points.into() },
        }
    }
}

impl From<Answer> for crate::Answer {
    fn from(answer: Answer) -> crate::Answer {
        match answer {
            Answer::Loses {} => crate::Answer::Loses,
            Answer::MayPlay {} => crate::Answer::MayPlay,
            Answer::CanMate {} => crate::Answer::CanMate,
            Answer::CannotMate {} => crate::Answer::CannotMate,
            Answer::Same {} => crate::Answer::Same,
            Answer::Different {} => crate::Answer::Different,
            Answer::Stands {} => crate::Answer::Stands,
            Answer::Void {} => crate::Answer::Void,
            Answer::Drawn {} => crate::Answer::Drawn,
            Answer::GoesOn {} => crate::Answer::GoesOn,
            Answer::FromFirstMove {} => crate::Answer::FromFirstMove,
            Answer::AfterFirstMove {} => crate::Answer::AfterFirstMove,
            Answer::ValidReason {} => crate::Answer::ValidReason,
            Answer::NoPenalty {} => crate::Answer::NoPenalty,
            Answer::Penalty { penalty } => crate::Answer::Penalty(penalty.into()),
            Answer::Allowed {} => crate::Answer::Allowed,
            Answer::Refused {} => crate::Answer::Refused,
            Answer::Corrected {} => crate::Answer::Corrected,
            Answer::Done {} => crate::Answer::Done,
            Answer::Points { points } => crate::Answer::Points(points.into()),
        }
    }
}

impl From<crate::Penalty> for Penalty {
    fn from(penalty: crate::Penalty) -> Penalty {
        match penalty {
            crate::Penalty::Warning => Penalty::Warning {},
            crate::Penalty::OpponentTime(time) => Penalty::OpponentTime { amount_ms: time.into() },
            crate::Penalty::OffenderTime(time) => Penalty::OffenderTime { amount_ms: time.into() },
            crate::Penalty::OpponentPoints(score) => Penalty::OpponentPoints { amount: Text(score) },
            crate::Penalty::OffenderPoints(score) => Penalty::OffenderPoints { amount: Text(score) },
            crate::Penalty::LossOfGame => Penalty::LossOfGame {},
            crate::Penalty::Fine => Penalty::Fine {},
            crate::Penalty::RoundExclusion => Penalty::RoundExclusion {},
            crate::Penalty::Expulsion => Penalty::Expulsion {},
        }
    }
}

impl From<Penalty> for crate::Penalty {
    fn from(penalty: Penalty) -> crate::Penalty {
        match penalty {
            Penalty::Warning {} => crate::Penalty::Warning,
            Penalty::OpponentTime { amount_ms } => crate::Penalty::OpponentTime(amount_ms.into()),
            Penalty::OffenderTime { amount_ms } => crate::Penalty::OffenderTime(amount_ms.into()),
            Penalty::OpponentPoints { amount } => crate::Penalty::OpponentPoints(amount.0),
            Penalty::OffenderPoints { amount } => crate::Penalty::OffenderPoints(amount.0),
            Penalty::LossOfGame {} => crate::Penalty::LossOfGame,
            Penalty::Fine {} => crate::Penalty::Fine,
            Penalty::RoundExclusion {} => crate::Penalty::RoundExclusion,
            Penalty::Expulsion {} => crate::Penalty::Expulsion,
        }
    }
}
