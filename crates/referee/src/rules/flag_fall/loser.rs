//! Whose flag counts.

use jadoube_board::Color;
use jadoube_laws::values::BothFlags;

use crate::context::Context;
use crate::game::Game;
use crate::rules::flag_fall::FallenFlags;

/// The player whose flag counts.
pub(super) enum Loser {
    Known(Color),
    /// Both flags are down, and that draws the game.
    Neither,
    /// Both flags are down, and nobody can tell which fell first.
    Unknown,
}

/// Provision: rapid.both-flags-down
pub(super) fn loser(context: &Context<'_>, flags: &impl FallenFlags) -> Loser {
    let game = context.game;
    let down = flags.down();
    match (down.white, down.black) {
        (true, false) => return Loser::Known(Color::White),
        (false, _) => return Loser::Known(Color::Black),
        (true, true) => {}
    }
    if game.provisions().both_flags.value == BothFlags::Draw {
        return Loser::Neither;
    }
    let shown = game.clock().filter(|_| game.terms().clock_marks_first);
    match flags.first().or_else(|| shown?.first_flag(context.at)) {
        // A player whose flag fell first and who had completed the moves has lost nothing: then the other flag counts.
        Some(first) if requirement_met(game, first) => Loser::Known(!first),
        Some(first) => Loser::Known(first),
        None => Loser::Unknown,
    }
}

/// How many moves of the period a player completed before the time was used up, and how many were due; none if all the
/// remaining moves are. The record counts, not the counter of the clock.
pub(super) fn moves_in_time(game: &Game, player: Color) -> Option<(u32, u32)> {
    let due = game.clock()?.moves_due(player)?;
    Some((game.completed_in_time(player), due))
}

fn requirement_met(game: &Game, player: Color) -> bool {
    moves_in_time(game, player).is_some_and(|(in_time, due)| in_time >= due)
}
