//! The draw offers of a game, as a scoresheet notes them.

use jadoube_board::Color;
use jadoube_referee::{Act, Entry, Event, Referee};

/// Each draw offer: the player, and the half-move it is noted with, counting from one; zero before the first move.
pub fn draw_offers(referee: &Referee) -> impl Iterator<Item = (Color, usize)> {
    let game = referee.game();
    let plies = game.plies();
    let record = referee.record().iter().enumerate();
    record.filter_map(move |(before, entry)| {
        let by = draw_offer(entry)?;
        let made = plies.partition_point(|ply| ply.entry.index() < before);
        // An offer is noted with the last move of the player who made it.
        let ply = match made.checked_sub(1).map(|last| game.before(&plies[last]).turn()) {
            Some(turn) if turn != by => made - 1,
            _ => made,
        };
        Some((by, ply))
    })
}

/// The player who offers a draw with an entry.
#[must_use]
pub fn draw_offer(entry: &Entry) -> Option<Color> {
    match entry {
        Entry::Event(Event {
            by,
            act: Act::Offered(_),
            ..
        }) => by.player(),
        _ => None,
    }
}
