//! What the clocks showed when moves were completed.

use std::time::Duration;

use jadoube_board::Color;
use jadoube_clock::{Instant, Reading};
use jadoube_referee::{Act, Entry, Game, Mates, Referee, Terms};

/// What was left to the player of each move once it was completed; `None` where the game has no clock, where the move was
/// not completed and where the record does not follow from its events.
pub(crate) fn readings(terms: &Terms, record: &[Entry], mates: &mut Mates) -> Vec<Option<Duration>> {
    let mut readings = Vec::new();
    let Ok(mut referee) = Referee::new(terms.clone()) else {
        return readings;
    };
    for entry in record {
        let Entry::Event(event) = entry else { continue };
        if referee.hear(event.clone(), mates).is_err() {
            return readings;
        }
        let game = referee.game();
        readings.resize(game.plies().len(), None);
        if let Act::Played { by, .. } | Act::Pressed(by) = event.act {
            let last = game.plies().iter().rposition(|ply| ply.before.turn() == by);
            if let (Some(last), Some(left)) = (last, left(game, by, event.at)) {
                readings[last].get_or_insert(left);
            }
        }
    }
    readings
}

fn left(game: &Game, color: Color, at: Instant) -> Option<Duration> {
    game.clock().map(|clock| clock.remaining(color, at))
}

/// A time as a clock shows it.
pub(crate) fn shown(time: Duration) -> String {
    Reading(time).to_string()
}
