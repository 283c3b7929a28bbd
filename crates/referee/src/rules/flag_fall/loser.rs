//! Whose flag counts.

use jadoube_board::{ByColor, Color};
use jadoube_laws::Pace;
use jadoube_laws::values::BothFlags;

use crate::context::{Context, Fact};
use crate::game::Game;
use crate::rules::flag_fall::FallenFlags;
use crate::terms::Terms;

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
    let down = flags.down(context);
    match (down.white, down.black) {
        (true, false) => return Loser::Known(Color::White),
        (false, _) => return Loser::Known(Color::Black),
        (true, true) => {}
    }
    if game.provisions().both_flags.value == BothFlags::Draw {
        return Loser::Neither;
    }
    let shown = game.clock().filter(|_| game.terms().clock_marks_first);
    match flags.first(context).or_else(|| shown?.first_flag(context.at)) {
        // A player whose flag fell first and who had completed the moves has lost nothing: then the other flag counts.
        Some(first) if requirement_met(context, first) => Loser::Known(!first),
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

fn requirement_met(context: &Context<'_>, player: Color) -> bool {
    if context.game.is_called() {
        return moves_told(context, player);
    }
    moves_in_time(context.game, player).is_some_and(|(in_time, due)| in_time >= due)
}

const COMPLETED: ByColor<Fact> = ByColor::new(Fact("white-completed-moves"), Fact("black-completed-moves"));

/// Whether a player had completed the moves of the period, in a game that nobody watched. Where there is one period, all the
/// moves of the game are due in it.
pub(super) fn moves_told(context: &Context<'_>, player: Color) -> bool {
    can_have_periods(context.game.terms()) && context.told(COMPLETED[player], None)
}

/// Whether a game may have more than one period, as far as its terms tell. In rapid and blitz one time is given for all moves.
pub(crate) fn can_have_periods(terms: &Terms) -> bool {
    match &terms.control {
        Some(control) => Color::ALL.iter().any(|color| control[*color].periods().len() > 1),
        None => terms.pace == Pace::Standard,
    }
}
