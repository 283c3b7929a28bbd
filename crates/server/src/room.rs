//! Room in a record. A record is bounded, and some of it is reserved: a player who fills it with words must not keep
//! anybody from finishing the game.

use jadoube_referee::{Act, EventDraft, Game};

use crate::role::Role;

/// Whether a record with so many entries has room for an act. Moves and presses have room when other acts of players have
/// none, and the arbiter and what ends a game have room when moves have none.
pub(crate) fn has_room(limit: usize, entries: usize, role: Role, draft: &EventDraft, game: &Game) -> bool {
    let part = match draft.act {
        _ if role == Role::Arbiter => 20,
        Act::Resigned(_) => 20,
        Act::Accepted(_) if is_offered(draft, game) => 20,
        Act::Made(_) | Act::Played(_) | Act::Pressed(_) => 19,
        _ => 16,
    };
    entries < (limit / 20).saturating_mul(part).max(limit.min(20))
}

/// Whether there is an offer that a player accepts.
fn is_offered(draft: &EventDraft, game: &Game) -> bool {
    let player = draft.by.player();
    player.is_some_and(|player| game.offers()[!player].is_some())
}

#[cfg(test)]
mod tests {
    use jadoube_board::Color;
    use jadoube_laws::Edition;
    use jadoube_referee::{Referee, Terms, act};

    use super::has_room;
    use crate::role::Role;

    #[test]
    fn what_ends_a_game_has_room_to_the_last() {
        let offered = act::Offered { condition: None }.by(Color::White);
        let accepted = act::Accepted {}.by(Color::White);
        let pressed = act::Pressed {}.by(Color::White);
        let resigned = act::Resigned {}.by(Color::White);
        let referee = Referee::new(Terms::of(Edition::LATEST)).unwrap();
        for (entries, role, act, expect) in [
            (7_999, Role::White, &offered, true),
            (8_000, Role::White, &offered, false),
            (8_000, Role::Board, &offered, false),
            // Nothing was offered that could be accepted.
            (8_000, Role::White, &accepted, false),
            (8_000, Role::Arbiter, &offered, true),
            (9_499, Role::White, &pressed, true),
            (9_500, Role::White, &pressed, false),
            (9_999, Role::White, &resigned, true),
            (9_999, Role::Arbiter, &pressed, true),
            (10_000, Role::Arbiter, &pressed, false),
            (10_000, Role::White, &resigned, false),
        ] {
            assert_eq!(
                has_room(10_000, entries, role, act, referee.game()),
                expect,
                "{entries} {role} {act:?}"
            );
        }
    }
}
