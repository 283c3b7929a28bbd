//! Effects and endings as version 1 stores them.

use jadoube_board::Attempt;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::entry::Outcome;
use crate::wire::v1::answer::Penalty;
use crate::wire::v1::part::{Millis, No, Player, Points};
use crate::wire::v1::text::Text;

/// What a ruling changes.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Effect {
    /// The game is over.
    Ended { ending: Ending, points: Points },
    /// The clock is stopped.
    ClockPaused {},
    /// White's clock begins to run.
    ClockStarted {},
    /// A player gets time.
    TimeAdded { player: Player, amount_ms: Millis },
    /// A player loses time.
    TimeTaken { player: Player, amount_ms: Millis },
    /// A player's next period begins, with its time.
    PeriodBegun { player: Player },
    /// A move counts as completed without a press.
    Completed { player: Player },
    /// An offer of this player stands.
    OfferStands { player: Player },
    /// The offer of this player is gone.
    OfferLapsed { player: Player },
    /// On this move the player can no longer claim a draw.
    ClaimForfeited { player: Player },
    /// The player must play this move next.
    MustPlay {
        player: Player,
        #[serde(rename = "move")]
        attempt: Text<Attempt>,
    },
    /// The player must next move the piece on the first square of this move, if it has a legal move.
    MustMovePiece {
        player: Player,
        #[serde(rename = "move")]
        attempt: Text<Attempt>,
    },
    /// A question needs no answer any more.
    QuestionLapsed { question: No },
    /// The player was penalised. Time and points that go with it are effects of their own.
    Penalised { player: Player, penalty: Penalty },
    /// The arbiter consents: a draw may be agreed.
    DrawConsented {},
    /// The player was shown the arbiter's record of the game.
    ScoresheetShown { player: Player },
}

/// What ended a game.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Ending {
    /// This player gave checkmate.
    Checkmate { player: Player },
    /// The player to move had no move and was not in check.
    Stalemate {},
    /// Neither player could mate any more.
    DeadPosition {},
    /// This player resigned.
    Resignation { player: Player },
    /// This player resigned to an opponent who could not mate.
    ResignationDrawn { player: Player },
    /// The players agreed to a draw.
    Agreement {},
    /// A draw was claimed: the position stood for the third time.
    Threefold {},
    /// A draw was claimed: fifty moves without a pawn move and without a capture.
    FiftyMoves {},
    /// The position stood for the fifth time.
    Fivefold {},
    /// Seventy-five moves without a pawn move and without a capture.
    SeventyFiveMoves {},
    /// This player's time was up.
    Time { player: Player },
    /// This player's time was up, and the opponent could not mate.
    TimeDrawn { player: Player },
    /// Both flags were down.
    BothFlags {},
    /// This player came too late or not at all.
    Absence { player: Player },
    /// Neither player came in time.
    AbsenceOfBoth {},
    /// The arbiter declared this player's game lost.
    Penalty { player: Player },
    /// The arbiter decided.
    Arbiter {},
    /// Both players signed it.
    Signed {},
}

impl From<&crate::Effect> for Effect {
    fn from(effect: &crate::Effect) -> Effect {
        match *effect {
            crate::Effect::Ended(Outcome { ending, points }) => Effect::Ended {
                ending: ending.into(),
                points: points.into(),
            },
            crate::Effect::ClockPaused => Effect::ClockPaused {},
            crate::Effect::ClockStarted => Effect::ClockStarted {},
            crate::Effect::TimeAdded(color, amount) => Effect::TimeAdded {
                player: color.into(),
                amount_ms: amount.into(),
            },
            crate::Effect::TimeTaken(color, amount) => Effect::TimeTaken {
                player: color.into(),
                amount_ms: amount.into(),
            },
            crate::Effect::PeriodBegun(color) => Effect::PeriodBegun { player: color.into() },
            crate::Effect::Completed(color) => Effect::Completed { player: color.into() },
            crate::Effect::OfferStands(color) => Effect::OfferStands { player: color.into() },
            crate::Effect::OfferLapsed(color) => Effect::OfferLapsed { player: color.into() },
            crate::Effect::ClaimForfeited(color) => Effect::ClaimForfeited { player: color.into() },
            crate::Effect::MustPlay(color, attempt) => Effect::MustPlay {
                player: color.into(),
                attempt: Text(attempt),
            },
            crate::Effect::MustMovePiece(color, attempt) => Effect::MustMovePiece {
                player: color.into(),
                attempt: Text(attempt),
            },
            crate::Effect::QuestionLapsed(question) => Effect::QuestionLapsed { question: No(question) },
            crate::Effect::Penalised(color, penalty) => Effect::Penalised {
                player: color.into(),
                penalty: penalty.into(),
            },
            crate::Effect::DrawConsented => Effect::DrawConsented {},
            crate::Effect::ScoresheetShown(color) => Effect::ScoresheetShown { player: color.into() },
        }
    }
}

impl From<Effect> for crate::Effect {
    fn from(effect: Effect) -> crate::Effect {
        match effect {
            Effect::Ended { ending, points } => crate::Effect::Ended(Outcome {
                ending: ending.into(),
                points: points.into(),
            }),
            Effect::ClockPaused {} => crate::Effect::ClockPaused,
            Effect::ClockStarted {} => crate::Effect::ClockStarted,
            Effect::TimeAdded { player, amount_ms } => crate::Effect::TimeAdded(player.into(), amount_ms.into()),
            Effect::TimeTaken { player, amount_ms } => crate::Effect::TimeTaken(player.into(), amount_ms.into()),
            Effect::PeriodBegun { player } => crate::Effect::PeriodBegun(player.into()),
            Effect::Completed { player } => crate::Effect::Completed(player.into()),
            Effect::OfferStands { player } => crate::Effect::OfferStands(player.into()),
            Effect::OfferLapsed { player } => crate::Effect::OfferLapsed(player.into()),
            Effect::ClaimForfeited { player } => crate::Effect::ClaimForfeited(player.into()),
            Effect::MustPlay { player, attempt } => crate::Effect::MustPlay(player.into(), attempt.0),
            Effect::MustMovePiece { player, attempt } => crate::Effect::MustMovePiece(player.into(), attempt.0),
            Effect::QuestionLapsed { question } => crate::Effect::QuestionLapsed(question.0),
            Effect::Penalised { player, penalty } => crate::Effect::Penalised(player.into(), penalty.into()),
            Effect::DrawConsented {} => crate::Effect::DrawConsented,
            Effect::ScoresheetShown { player } => crate::Effect::ScoresheetShown(player.into()),
        }
    }
}

impl From<crate::Ending> for Ending {
    fn from(ending: crate::Ending) -> Ending {
        match ending {
            crate::Ending::Checkmate(color) => Ending::Checkmate { player: color.into() },
            crate::Ending::Stalemate => Ending::Stalemate {},
            crate::Ending::DeadPosition => Ending::DeadPosition {},
            crate::Ending::Resignation(color) => Ending::Resignation { player: color.into() },
            crate::Ending::ResignationDrawn(color) => Ending::ResignationDrawn { player: color.into() },
            crate::Ending::Agreement => Ending::Agreement {},
            crate::Ending::Threefold => Ending::Threefold {},
            crate::Ending::FiftyMoves => Ending::FiftyMoves {},
            crate::Ending::Fivefold => Ending::Fivefold {},
            crate::Ending::SeventyFiveMoves => Ending::SeventyFiveMoves {},
            crate::Ending::Time(color) => Ending::Time { player: color.into() },
            crate::Ending::TimeDrawn(color) => Ending::TimeDrawn { player: color.into() },
            crate::Ending::BothFlags => Ending::BothFlags {},
            crate::Ending::Absence(color) => Ending::Absence { player: color.into() },
            crate::Ending::AbsenceOfBoth => Ending::AbsenceOfBoth {},
            crate::Ending::Penalty(color) => Ending::Penalty { player: color.into() },
            crate::Ending::Arbiter => Ending::Arbiter {},
            crate::Ending::Signed => Ending::Signed {},
        }
    }
}

impl From<Ending> for crate::Ending {
    fn from(ending: Ending) -> crate::Ending {
        match ending {
            Ending::Checkmate { player } => crate::Ending::Checkmate(player.into()),
            Ending::Stalemate {} => crate::Ending::Stalemate,
            Ending::DeadPosition {} => crate::Ending::DeadPosition,
            Ending::Resignation { player } => crate::Ending::Resignation(player.into()),
            Ending::ResignationDrawn { player } => crate::Ending::ResignationDrawn(player.into()),
            Ending::Agreement {} => crate::Ending::Agreement,
            Ending::Threefold {} => crate::Ending::Threefold,
            Ending::FiftyMoves {} => crate::Ending::FiftyMoves,
            Ending::Fivefold {} => crate::Ending::Fivefold,
            Ending::SeventyFiveMoves {} => crate::Ending::SeventyFiveMoves,
            Ending::Time { player } => crate::Ending::Time(player.into()),
            Ending::TimeDrawn { player } => crate::Ending::TimeDrawn(player.into()),
            Ending::BothFlags {} => crate::Ending::BothFlags,
            Ending::Absence { player } => crate::Ending::Absence(player.into()),
            Ending::AbsenceOfBoth {} => crate::Ending::AbsenceOfBoth,
            Ending::Penalty { player } => crate::Ending::Penalty(player.into()),
            Ending::Arbiter {} => crate::Ending::Arbiter,
            Ending::Signed {} => crate::Ending::Signed,
        }
    }
}
