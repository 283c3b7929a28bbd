//! What a game waits for, as everybody who looks at it can see.

use jadoube_board::Color;
use jadoube_clock::Instant;
use jadoube_referee::{Act, Effect, Entry, Meanwhile};
use schemars::JsonSchema;
use serde::Serialize;

use crate::live_game::GameState;
use crate::view::{Side, millis};

/// What a game waits for.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Wait")]
pub(crate) struct GameWait {
    /// What for.
    what: WaitsFor,
    /// Whose flag is down, or who stopped the clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<Side>,
    /// For how long it has waited.
    pub(crate) for_ms: u64,
}

/// What a game can wait for.
#[derive(Debug, Clone, Copy, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum WaitsFor {
    /// A flag is down, and nobody has said so.
    Flag,
    /// The clocks are stopped until the arbiter has decided something.
    Decision,
    /// A player stopped the clocks to call the arbiter.
    Call,
    /// The clocks are stopped, and the arbiter restarts them.
    Restart,
}

impl GameWait {
    /// What a game waits for now, if anything. A question that does not stop the clocks is not told to everybody.
    pub(crate) fn of(state: &GameState) -> Option<GameWait> {
        let (game, now) = (state.referee.game(), state.now());
        if !game.phase().is_on() {
            return None;
        }
        let wait = |what, player: Option<Color>, since: Instant| GameWait {
            what,
            player: player.map(Side::from),
            for_ms: millis(now.since(since)),
        };
        // Whoever calls the arbiter is asked why, and the call is what everybody sees.
        if let Some(player) = game.stopped_by().filter(|_| game.interrupted()) {
            return Some(wait(WaitsFor::Call, Some(player), told_at(state, stopped_at(state))));
        }
        let mut questions = game.questions().iter();
        if let Some((no, _)) = questions.find(|(_, question)| question.meanwhile == Meanwhile::ClockStopped) {
            return Some(wait(WaitsFor::Decision, None, told_at(state, no.index())));
        }
        if game.interrupted() {
            return Some(wait(WaitsFor::Restart, None, told_at(state, stopped_at(state))));
        }
        let clock = game.clock()?;
        let fell = |color: Color| clock.flag(color, now).map(|at| (at, color));
        let (at, color) = Color::ALL.into_iter().filter_map(fell).min_by_key(|(at, _)| *at)?;
        Some(wait(WaitsFor::Flag, Some(color), at))
    }
}

/// The entry that stopped the clocks.
fn stopped_at(state: &GameState) -> usize {
    let record = state.referee.record();
    let stops = |entry: &Entry| match entry {
        Entry::Event(event) => matches!(event.act, Act::Paused(_)),
        Entry::Ruling(ruling) => ruling.effects.contains(&Effect::ClockPaused),
        Entry::Question(_) => false,
    };
    record.iter().rposition(stops).unwrap_or(record.len().saturating_sub(1))
}

/// When an entry was made: at the event that led to it.
fn told_at(state: &GameState, index: usize) -> Instant {
    let until = state.referee.record().iter().take(index + 1);
    let event = until.rev().find_map(|entry| match entry {
        Entry::Event(event) => Some(event.at),
        Entry::Ruling(_) | Entry::Question(_) => None,
    });
    event.unwrap_or(Instant::ZERO)
}
