//! The clock: flags, pauses, what the arbiter sets.

use core::time::Duration;

use jadoube_board::{ByColor, Color};
use jadoube_clock::Instant;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::act::{Action, Audience, Moment, Told};
use crate::admit::Refusal;
use crate::event::Head;
use crate::finding;
use crate::game::{Game, Phase};
use crate::stored::{Either, Stored};
use crate::terms::Oversight;

/// The arbiter noticed fallen flags: which are down, and which fell first if more is known than the clock shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FlagSeen {
    /// Which are down.
    #[serde(with = "Stored::<ByColor<bool>>")]
    pub down: ByColor<bool>,
    /// Which fell first, if more is known than the clock shows.
    #[serde(default, with = "Stored::<Option<Color>>", skip_serializing_if = "Option::is_none")]
    pub first: Option<Color>,
}

impl Action for FlagSeen {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.playing()?;
        if !self.down.white && !self.down.black {
            return Err(Refusal::NoFlag);
        }
        if let Some(first) = self.first.filter(|first| !self.down[*first]) {
            return Err(Refusal::FirstFlagUp(first));
        }
        // The reading of the clock settles it.
        // Provision: clock.indication-conclusive
        let up = |color: Color| {
            let clock = moment.game.clock.as_ref();
            self.down[color] && clock.is_some_and(|clock| clock.flag(color, moment.at).is_none())
        };
        match [Color::White, Color::Black].into_iter().find(|color| up(*color)) {
            Some(color) => Err(Refusal::FlagUp(color)),
            None => Ok(()),
        }
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        finding::FlagSeen {
            down: self.down,
            first: self.first,
        }
        .into()
    }
}

/// The clock was stopped.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Paused {}

impl Action for Paused {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.playing()?;
        match moment.game.interrupted {
            true => Err(Refusal::Interrupted),
            false => Ok(()),
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let (by, game) = (moment.by, moment.game);
        match by.player() {
            Some(player) if game.phase == Phase::Sealing && player == game.turn() => {
                finding::SealerStopped { by: player }.into()
            }
            Some(player) if game.phase == Phase::Resuming && player != game.turn() => {
                finding::StoppedToResume { by: player }.into()
            }
            _ => finding::ClockStopped { by }.into(),
        }
    }

    fn apply(&self, game: &mut Game, head: Head) {
        game.pause();
        game.stopped_by = head.by.player();
    }
}

/// The arbiter let the game go on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Resumed {}

impl Action for Resumed {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.playing()?;
        match moment.held_by() {
            _ if !moment.game.interrupted => Err(Refusal::NotInterrupted),
            Some(no) => Err(Refusal::Held(no)),
            None => Ok(()),
        }
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        finding::PlayResumed {}.into()
    }

    fn apply(&self, game: &mut Game, head: Head) {
        game.interrupted = false;
        game.stopped_by = None;
        // The arbiter has seen to it.
        if let Some(more) = &mut game.more {
            more.displaced = None;
            more.ready = ByColor::default();
        }
        let side = game.to_run();
        if let Some(clock) = &mut game.clock {
            clock.resume(side, head.at);
        }
    }
}

/// A player agreed to play on, in a game that no arbiter looks after. Play goes on once both have, within a minute.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AgreedToPlayOn {}

impl AgreedToPlayOn {
    /// How long a player who agrees first is taken at their word.
    const VALID: Duration = Duration::from_secs(60);

    /// Whether the opponent of a player has agreed not long before.
    fn is_answer(game: &Game, by: Color, at: Instant) -> bool {
        game.ready()[!by].is_some_and(|since| at.since(since) <= Self::VALID)
    }
}

impl Action for AgreedToPlayOn {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.watched()?;
        moment.playing()?;
        match moment.game.terms().oversight {
            Oversight::Arbiter => Err(Refusal::ArbiterRestarts),
            Oversight::Players if !moment.game.interrupted => Err(Refusal::NotInterrupted),
            Oversight::Players => Ok(()),
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let by = moment.player();
        let agreed = AgreedToPlayOn::is_answer(moment.game, by, moment.at);
        finding::PlayOnAgreed { by, agreed }.into()
    }

    fn apply(&self, game: &mut Game, head: Head) {
        let Some(by) = head.by.player() else { return };
        if AgreedToPlayOn::is_answer(game, by, head.at) {
            // What the arbiter was asked, the players have settled.
            game.drop_holding_questions();
            Resumed {}.apply(game, head);
        } else {
            let mut ready = ByColor::default();
            ready[by] = Some(head.at);
            game.more_mut().ready = ready;
        }
    }
}

/// The arbiter set the clock: times to show and moves to count from. What is left out stays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClockSet {
    /// The times to show.
    #[serde(default, rename = "times_ms", with = "Either::<Stored<Duration>>")]
    pub times: ByColor<Option<Duration>>,
    /// The moves to count from.
    #[serde(default, with = "Either::<Stored<u32>>")]
    pub moves: ByColor<Option<u32>>,
}

impl Action for ClockSet {
    fn audience(&self) -> Audience {
        Audience::Arbiter
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.not_over()?;
        moment.has_clock()
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        Told::Nothing
    }

    fn apply(&self, game: &mut Game, head: Head) {
        let Some(clock) = &mut game.clock else { return };
        for color in [Color::White, Color::Black] {
            if let Some(time) = self.times[color] {
                game.completed_late[color] = 0;
                clock.set_remaining(color, head.at, time);
            }
            if let Some(count) = self.moves[color] {
                clock.set_moves(color, count);
            }
        }
    }
}

/// The arbiter gave a player extra time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TimeGiven {
    /// To whom.
    #[serde(with = "Stored::<Color>")]
    pub to: Color,
    /// How much.
    #[serde(rename = "amount_ms", with = "Stored::<Duration>")]
    pub amount: Duration,
}

impl Action for TimeGiven {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.not_over()?;
        moment.has_clock()
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        Told::Nothing
    }

    fn apply(&self, game: &mut Game, head: Head) {
        game.completed_late[self.to] = 0;
        if let Some(clock) = &mut game.clock {
            clock.add(self.to, head.at, self.amount);
        }
    }
}
