//! The game under way: the referee who hears it, the record it goes to and the watch by which it is timed.

use std::ops::Range;

use jadoube_board::Color;
use jadoube_clock::Instant;
use jadoube_referee::{Act, EventDraft, Game, MateProver, Phase, Referee, Refusal};

use super::journal::Journal;
use super::watch::Watch;
use crate::problem::Problem;

/// The game under way.
pub(super) struct Table {
    pub(super) referee: Referee,
    pub(super) mates: MateProver,
    pub(super) journal: Journal,
    pub(super) watch: Watch,
}

/// What came of telling the referee something: the new entries, or why nothing happened.
pub(super) type Heard = Result<Range<usize>, Refusal>;

impl Table {
    pub(super) fn game(&self) -> &Game {
        self.referee.game()
    }

    /// When something happens that happens now: events of one record follow one another.
    pub(super) fn now(&self) -> Instant {
        let now = self.watch.now();
        match self.game().now() {
            Some(last) => now.max(Instant::from_millis(last.as_millis() + 1)),
            None => now,
        }
    }

    /// Tells the referee what happens now. What comes of it is in the record before this returns.
    pub(super) fn hear(&mut self, draft: EventDraft) -> Result<Heard, Problem> {
        let at = match draft.act {
            Act::SessionStarted(_) if self.game().now().is_none() => self.watch.beginning(),
            _ => self.now(),
        };
        let before = self.referee.record().len();
        if let Err(refusal) = self.referee.hear(draft.at(at), &mut self.mates) {
            return Ok(Err(refusal));
        }
        self.journal.write(&self.referee, before)?;
        Ok(Ok(before..self.referee.record().len()))
    }

    /// Whether the referee must be told that the default time has passed.
    pub(super) fn default_time_passed(&self) -> bool {
        let game = self.game();
        let Some(default_time) = game.provisions().default_time else {
            return false;
        };
        let awaited = |color: Color| game.arrived()[color].is_none() && game.made()[color] == 0;
        let passed = game.started().map(|started| started + default_time.value);
        // Unless the event has set a default time, both players sit at the board.
        default_time.by_regulations
            && game.phase() == Phase::Playing
            && Color::ALL.into_iter().any(awaited)
            && passed.is_some_and(|passed| self.now() > passed && game.now().is_none_or(|last| last <= passed))
    }

    /// Whose flags are down now.
    pub(super) fn flags(&self) -> Vec<Color> {
        let now = self.now();
        let down = |color: &Color| {
            let clock = self.game().clock();
            clock.is_some_and(|clock| clock.flag(*color, now).is_some())
        };
        Color::ALL.into_iter().filter(down).collect()
    }
}
