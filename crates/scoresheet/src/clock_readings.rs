//! What the clocks showed after each move.

use core::time::Duration;

use jadoube_board::{ByColor, Color};
use jadoube_clock::Instant;
use jadoube_referee::{Game, Referee};

/// What the clock of the mover showed after each move, where the game has a clock and the move was completed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockReadings {
    shown: Vec<Option<Duration>>,
    /// How many moves each player had completed after the last event.
    completed: ByColor<u32>,
    /// How often moves had been put in afterwards.
    put_in: usize,
}

impl Default for ClockReadings {
    fn default() -> ClockReadings {
        ClockReadings {
            shown: Vec::new(),
            completed: ByColor::new(0, 0),
            put_in: 0,
        }
    }
}

impl ClockReadings {
    /// The readings of a game in the course of its record.
    #[must_use]
    pub fn of(referee: &Referee) -> ClockReadings {
        let mut readings = ClockReadings::default();
        if referee.game().clock().is_some() {
            referee.watch(|game, event| readings.follow(game, event.at));
        }
        readings
    }

    /// Readings of a game that is observed from now on: none for its earlier moves.
    #[must_use]
    pub fn from_now_on(game: &Game) -> ClockReadings {
        ClockReadings {
            completed: game.completed(),
            put_in: game.put_in().len(),
            ..ClockReadings::default()
        }
    }

    /// Notes the reading after a move that an event completed. To be called after each event.
    pub fn follow(&mut self, game: &Game, at: Instant) {
        let before = core::mem::replace(&mut self.completed, game.completed());
        let new = game.put_in().get(self.put_in..).unwrap_or_default();
        self.put_in = game.put_in().len();
        for moves in new {
            // Nobody has read the clock after these.
            let first = moves.first.min(self.shown.len());
            let unread = core::iter::repeat_n(None, moves.count);
            self.shown.splice(first..first, unread);
        }
        self.shown.resize(game.plies().len(), None);
        if !new.is_empty() {
            return;
        }
        for color in [Color::White, Color::Black] {
            if let (true, Some(clock)) = (game.completed()[color] > before[color], game.clock()) {
                // The next move may have completed this one, so it need not be the last.
                let mut own = (0..game.plies().len()).filter(|ply| game.before(&game.plies()[*ply]).turn() == color);
                if let Some(ply) = own.nth((game.completed()[color] as usize).saturating_sub(1)) {
                    self.shown[ply].get_or_insert(clock.remaining(color, at));
                }
            }
        }
    }

    /// What the clock of the mover showed after a move.
    #[must_use]
    pub fn get(&self, ply: usize) -> Option<Duration> {
        self.shown.get(ply).copied().flatten()
    }
}
