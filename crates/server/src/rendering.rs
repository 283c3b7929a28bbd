//! Updates as they are sent, rendered once for each role and language and shared by all clients.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock};

use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use jadoube_referee::{Language, Words};

use crate::live_game::LiveGame;
use crate::role::Role;
use crate::view;

/// The most renderings that are kept of one state. Beyond that, updates are rendered without being shared: a client may
/// ask for the entries after any number.
const MOST: usize = 32;

/// The renderings of one state of a game, by role, language and the last entry that the client has. They are dropped
/// with the state, or when the last subscriber leaves.
#[derive(Default)]
pub(crate) struct Renderings(Mutex<HashMap<Key, Arc<OnceLock<Arc<str>>>>>);

/// The role and language of a client, and the last entry that it has.
type Key = (Role, Language, u32);

/// An update as JSON.
pub(crate) struct RenderedUpdate {
    /// The number of the last entry.
    pub(crate) upto: u32,
    /// The update without its last two braces, so that the time and the clock can follow.
    shared: Arc<str>,
    /// The time, the clock, and the braces.
    clock: String,
}

impl Renderings {
    /// The rendering of a key, made on first demand. Concurrent readers of one key wait for the first instead of
    /// rendering too.
    fn get(&self, key: Key, render: impl FnOnce() -> Arc<str>) -> Arc<str> {
        let cell = {
            let mut cells = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            match cells.get(&key) {
                Some(cell) => Arc::clone(cell),
                None if cells.len() >= MOST => return render(),
                None => Arc::clone(cells.entry(key).or_default()),
            }
        };
        Arc::clone(cell.get_or_init(render))
    }

    /// Drops all renderings.
    pub(crate) fn clear(&self) {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).clear();
    }
}

/// The update for a role, with the entries after the given one. Renderings are kept only while the game has
/// subscribers, so that games nobody watches take no memory.
pub(crate) fn render(game: &LiveGame, words: &Words, role: Role, after: u32) -> RenderedUpdate {
    let state = game.state();
    let render = || Arc::from(without_braces(&view::update(&state, words, role, after)));
    let shared = match game.subscribers() {
        0 => render(),
        _ => state.renderings.get((role, words.language(), after), render),
    };
    let now = state.now().as_millis();
    let clock = match view::clock_reading(&state) {
        Some(reading) => format!(
            r#","now_ms":{now},"clock":{}}}}}"#,
            serde_json::to_string(&reading).unwrap_or_default()
        ),
        None => format!(r#","now_ms":{now}}}}}"#),
    };
    RenderedUpdate {
        upto: u32::try_from(state.referee.record().len()).unwrap_or(u32::MAX),
        shared,
        clock,
    }
}

/// The JSON of an update up to where its time goes: the state is its last field, and time and clock are the last of the
/// state.
fn without_braces(update: &view::Update) -> String {
    let mut json = serde_json::to_string(update).unwrap_or_default();
    json.truncate(json.len().saturating_sub("}}".len()));
    json
}

impl RenderedUpdate {
    /// The whole of it.
    pub(crate) fn json(&self) -> String {
        [&*self.shared, &self.clock].concat()
    }
}

impl IntoResponse for RenderedUpdate {
    fn into_response(self) -> Response {
        ([(CONTENT_TYPE, "application/json")], self.json()).into_response()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use jadoube_laws::{Edition, Regulations};
    use jadoube_referee::wire::Heading;
    use jadoube_referee::{Author, Language, Terms, Words, act};
    use serde_json::Value;

    use super::{MOST, RenderedUpdate, render};
    use crate::desk::Desk;
    use crate::live_game::LiveGame;
    use crate::role::Role;
    use crate::store::Sqlite;
    use crate::view;

    async fn desk() -> (Desk, Arc<LiveGame>) {
        let (desk, _) = Desk::open(Box::new(Sqlite::in_memory().unwrap())).await.unwrap();
        let terms = Terms {
            control: Some("15+10".parse().unwrap()),
            // Nobody is too late while the tests run.
            regulations: Regulations {
                default_time: Some(Duration::from_secs(3600)),
                ..Regulations::default()
            },
            ..Terms::of(Edition::LATEST)
        };
        let game = desk.new_game(terms, Heading::default()).await.unwrap().game;
        (desk, game)
    }

    fn is_shared(left: &RenderedUpdate, right: &RenderedUpdate) -> bool {
        Arc::ptr_eq(&left.shared, &right.shared)
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn watchers_of_one_role_share_one_rendering() {
        let (desk, game) = desk().await;
        let words = Words::new(Language::English).unwrap();
        let watching = (game.changes(), game.changes());
        let first = render(&game, &words, Role::Spectator, 0);
        assert!(is_shared(&first, &render(&game, &words, Role::Spectator, 0)));
        assert!(!is_shared(&first, &render(&game, &words, Role::Arbiter, 0)));
        assert!(!is_shared(&first, &render(&game, &words, Role::Spectator, 1)));

        desk.act(&game, Role::Arbiter, act::SessionStarted {}.by(Author::Nobody))
            .await
            .unwrap();
        let next = render(&game, &words, Role::Spectator, 0);
        assert!(!is_shared(&first, &next), "another state is another rendering");
        assert!(is_shared(&next, &render(&game, &words, Role::Spectator, 0)));

        game.state().renderings.clear();
        drop(watching);
        let alone = render(&game, &words, Role::Spectator, 0);
        assert!(
            !is_shared(&alone, &render(&game, &words, Role::Spectator, 0)),
            "nobody watches"
        );
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn what_is_kept_is_bounded() {
        let (_desk, game) = desk().await;
        let words = Words::new(Language::English).unwrap();
        let _watching = game.changes();
        for after in 0..2 * MOST as u32 {
            let shared = is_shared(
                &render(&game, &words, Role::White, after),
                &render(&game, &words, Role::White, after),
            );
            assert_eq!(shared, (after as usize) < MOST, "{after}");
        }
    }

    /// The clock is put into its place: the whole is what the description says.
    #[tokio::test(flavor = "multi_thread")]
    async fn a_rendering_is_the_update_with_the_clock() {
        let (_desk, game) = desk().await;
        let words = Words::new(Language::English).unwrap();
        for role in [Role::Arbiter, Role::Board, Role::White, Role::Black, Role::Spectator] {
            let rendered: Value = serde_json::from_str(&render(&game, &words, role, 0).json()).unwrap();
            let state = game.state();
            let mut update = view::update(&state, &words, role, 0);
            update.state.clock = view::clock_reading(&state);
            update.state.now_ms = rendered["state"]["now_ms"].as_u64();
            assert!(update.state.now_ms.is_some());
            assert_eq!(rendered, serde_json::to_value(&update).unwrap(), "{role}");
        }
    }
}
