//! What is shown of an adjournment, to everybody alike. The sealed move is not among it: the desk has only its commitment.

use core::time::Duration;

use jadoube_board::{ByColor, Color};
use jadoube_referee::act::{self, EnvelopeItem};
use jadoube_referee::{Act, Adjournment, Entry, Keeper, Phase, Referee};
use schemars::JsonSchema;
use serde::Serialize;

use crate::view::{Both, Side, both, millis};

/// The adjournment of a game, and what was told of its session. Moments are in milliseconds since the zero of the record.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct AdjournmentView {
    /// When the session ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    session_ends_ms: Option<u64>,
    /// Who has to seal a move, or has sealed one.
    #[serde(skip_serializing_if = "Option::is_none")]
    sealer: Option<Side>,
    /// Who can seal a move now.
    #[serde(skip_serializing_if = "Option::is_none")]
    seals: Option<Side>,
    /// The number of the move that is sealed.
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<u32>,
    /// The time that each player had used at the last entry.
    #[serde(skip_serializing_if = "Option::is_none")]
    used_ms: Option<Both<u64>>,
    /// The envelope that is not opened yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    envelope: Option<EnvelopeView>,
    /// The arbiter has found on the envelope all that must stand there.
    checked: bool,
    /// Who keeps the envelope.
    #[serde(skip_serializing_if = "Option::is_none")]
    keeper: Option<Keeper>,
    /// The envelope is lost.
    lost: bool,
    /// When and where play goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    resumption: Option<ResumptionView>,
    /// Which players are there for the resumption.
    present: Both<bool>,
    /// Which players have yet to come to the resumption.
    awaited: Both<bool>,
}

/// An envelope with a move in it.
#[derive(Debug, Serialize, JsonSchema)]
struct EnvelopeView {
    /// Who sealed it.
    by: Side,
    /// The SHA-256 of salt, colon and move; missing if the move was written on paper alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    commitment: Option<String>,
    /// Whether it is closed.
    closed: bool,
    /// Whether it holds the answer to a sealed move.
    reply: bool,
}

/// When and where play goes on.
#[derive(Debug, Serialize, JsonSchema)]
struct ResumptionView {
    /// When.
    at_ms: u64,
    /// When that session ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    until_ms: Option<u64>,
    /// The date, the time and the place in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    details: Option<String>,
}

/// What is shown of the last adjournment of a game; nothing if neither it nor the end of a session was told.
pub(super) fn view(referee: &Referee) -> Option<AdjournmentView> {
    let game = referee.game();
    let adjournment = game.adjournment()?;
    let seals = seals(referee, adjournment);
    let is_sealed = seals.is_some() || waits(game.phase());
    let (checked, keeper) = cared_for(referee.record());
    let present = adjournment.present();
    let ends = adjournment.session_ends();
    Some(AdjournmentView {
        session_ends_ms: ends.map(|at| at.as_millis()),
        sealer: adjournment.sealer().map(Side::from),
        seals: seals.map(Side::from),
        number: game
            .position()
            .filter(|_| is_sealed)
            .map(|position| position.fullmoves()),
        used_ms: (is_sealed && game.clock().is_some()).then(|| {
            let used: ByColor<Duration> = referee.time_used();
            both(|color| millis(used[color]))
        }),
        envelope: adjournment.envelope().map(|envelope| EnvelopeView {
            by: envelope.by.into(),
            commitment: envelope.commitment.map(|commitment| commitment.to_string()),
            closed: envelope.closed,
            reply: envelope.reply,
        }),
        checked,
        keeper,
        lost: adjournment.envelope_is_lost(),
        resumption: adjournment.resumption().map(|resumption| ResumptionView {
            at_ms: resumption.at.as_millis(),
            until_ms: resumption.until.map(|until| until.as_millis()),
            details: resumption.details.clone(),
        }),
        present: both(|color| present[color].is_some()),
        awaited: both(|color| is_awaited(referee, adjournment, color)),
    })
}

/// Whether a sealed move waits to be opened.
fn waits(phase: Phase) -> bool {
    matches!(phase, Phase::Adjourned | Phase::Resuming)
}

/// Whether a player has yet to come to the resumption.
fn is_awaited(referee: &Referee, adjournment: &Adjournment, player: Color) -> bool {
    let game = referee.game();
    let came_before = game.arrived()[player].is_some() || waits(game.phase());
    adjournment.sealer().is_some() && came_before && referee.admits(act::Arrived {}.by(player))
}

/// Who can seal now: the player who was told to, or the one who can answer a sealed move in an envelope.
fn seals(referee: &Referee, adjournment: &Adjournment) -> Option<Color> {
    let game = referee.game();
    let can_answer = |player: &Color| {
        let (commitment, medium) = (None, act::Medium::Paper);
        referee.admits(act::Sealed { commitment, medium }.by(*player))
    };
    match game.phase() {
        Phase::Sealing => adjournment.sealer(),
        Phase::Playing => Color::ALL.into_iter().find(can_answer),
        Phase::Awaited | Phase::Adjourned | Phase::Resuming | Phase::Ended(_) | Phase::Annulled => None,
    }
}

/// Whether the envelope that was sealed last was found complete, and who keeps it.
fn cared_for(record: &[Entry]) -> (bool, Option<Keeper>) {
    let (mut checked, mut keeper) = (false, None);
    for entry in record.iter().rev() {
        let Entry::Event(event) = entry else { continue };
        match &event.act {
            Act::Sealed(_) => break,
            Act::EnvelopeMarked(marked) => checked |= is_complete(&marked.shows),
            Act::EnvelopeKept(kept) => keeper = keeper.or(Some(kept.keeper)),
            _ => {}
        }
    }
    (checked, keeper)
}

/// Whether all stands on an envelope that always has to. Of a draw offer the referee knows whether there is one.
fn is_complete(shows: &[EnvelopeItem]) -> bool {
    EnvelopeItem::ALL
        .iter()
        .all(|item| *item == EnvelopeItem::DrawOffer || shows.contains(item))
}
