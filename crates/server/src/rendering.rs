//! Updates as they are sent, rendered once for each role and language and shared by all clients.

use std::collections::{HashMap, VecDeque};
use std::convert::Infallible;
use std::pin::Pin;
use std::sync::{Arc, Mutex, OnceLock};
use std::task::{Context, Poll};

use axum::Extension;
use axum::body::{Body, Bytes, HttpBody};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use hyper::body::{Frame, SizeHint};
use jadoube_referee::{Language, Words};

use crate::limits::BytesPermit;
use crate::live_game::{GameState, LiveGame};
use crate::role::Role;
use crate::view;

/// How many bytes of renderings are kept. Beyond that, the oldest are dropped.
const KEPT: usize = 32 << 20;

/// How many of the last entries clients may lack whose renderings are shared. A client may ask for the entries after any
/// number; what nobody else will ask for is not kept.
const RECENT: u32 = 32;

/// The renderings of all games, by role, language and the last entry that the client has.
#[derive(Default)]
pub(crate) struct Renderings(Mutex<Kept>);

#[derive(Default)]
struct Kept {
    cells: HashMap<Key, Arc<OnceLock<Bytes>>>,
    /// The keys and sizes of those that are kept, the oldest first.
    order: VecDeque<(Key, usize)>,
    bytes: usize,
}

/// A state of a game, which its number of entries names; the role and language of a client, and the last entry that it
/// has.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Key {
    game: String,
    upto: u32,
    role: Role,
    language: Language,
    after: u32,
}

/// An update as JSON.
pub(crate) struct RenderedUpdate {
    /// The number of the last entry.
    pub(crate) upto: u32,
    /// The update without its last two braces, so that the rest can follow.
    shared: Bytes,
    /// What is told anew each time, and the braces.
    rest: Bytes,
}

impl Renderings {
    /// The update for a role, with the entries after the given one.
    pub(crate) fn render(&self, game: &LiveGame, words: &Words, role: Role, after: u32) -> RenderedUpdate {
        let state = game.state();
        let upto = upto(&state);
        let render = || Bytes::from(without_braces(&view::update(&state, words, role, after)));
        let shared = match self.cell(game, upto, words.language(), role, after) {
            None => render(),
            Some((key, cell)) => {
                let mut made = false;
                let shared = cell.get_or_init(|| {
                    made = true;
                    render()
                });
                if made {
                    self.keep(key, shared.len());
                }
                shared.clone()
            }
        };
        RenderedUpdate {
            upto,
            shared,
            rest: Bytes::from(rest(game, &state, role)),
        }
    }

    /// How many entries have to be rendered for such an update: none if somebody has asked for the same.
    pub(crate) fn missing(&self, game: &LiveGame, words: &Words, role: Role, after: u32) -> usize {
        let upto = upto(&game.state());
        let key = Key {
            game: game.id.clone(),
            upto,
            role,
            language: words.language(),
            after,
        };
        match self.kept().cells.contains_key(&key) {
            true => 0,
            false => upto.saturating_sub(after) as usize,
        }
    }

    /// The cell of a rendering that is shared. Concurrent readers of one cell wait for the first instead of rendering
    /// too.
    fn cell(
        &self,
        game: &LiveGame,
        upto: u32,
        language: Language,
        role: Role,
        after: u32,
    ) -> Option<(Key, Arc<OnceLock<Bytes>>)> {
        if after != 0 && upto.saturating_sub(after) > RECENT {
            return None;
        }
        let key = Key {
            game: game.id.clone(),
            upto,
            role,
            language,
            after,
        };
        let cell = Arc::clone(self.kept().cells.entry(key.clone()).or_default());
        Some((key, cell))
    }

    /// Counts a rendering that was made, and drops the oldest if there are too many.
    fn keep(&self, key: Key, bytes: usize) {
        // What the map itself needs for each.
        const OVERHEAD: usize = 256;
        let mut kept = self.kept();
        kept.bytes += bytes + OVERHEAD;
        kept.order.push_back((key, bytes + OVERHEAD));
        while kept.bytes > KEPT
            && let Some((oldest, bytes)) = kept.order.pop_front()
        {
            kept.cells.remove(&oldest);
            kept.bytes -= bytes;
        }
    }

    fn kept(&self) -> std::sync::MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

fn upto(state: &GameState) -> u32 {
    u32::try_from(state.referee.record().len()).unwrap_or(u32::MAX)
}

/// The end of an update: what changes though the record does not.
fn rest(game: &LiveGame, state: &GameState, role: Role) -> String {
    let mut rest = format!(",\"now_ms\":{}", state.now().as_millis());
    if let Some(reading) = view::clock_reading(state) {
        rest += ",\"clock\":";
        rest += &serde_json::to_string(&reading).unwrap_or_default();
    }
    if let Some(repeated) = view::repeated(game, role) {
        rest += ",\"repeated\":";
        rest += &serde_json::to_string(&repeated).unwrap_or_default();
    }
    rest + "}}"
}

/// The JSON of an update up to where the rest goes: the state is its last field, and what is told anew each time is the
/// last of the state.
fn without_braces(update: &view::Update) -> String {
    let mut json = serde_json::to_string(update).unwrap_or_default();
    json.truncate(json.len().saturating_sub("}}".len()));
    json
}

impl RenderedUpdate {
    /// Its length in bytes.
    pub(crate) fn len(&self) -> usize {
        self.shared.len() + self.rest.len()
    }

    /// The same, with a permit that is held as long as it is under way.
    pub(crate) fn carried(self, permit: BytesPermit) -> RenderedUpdate {
        RenderedUpdate {
            shared: carried(self.shared, permit),
            ..self
        }
    }

    /// A server-sent event with this update, in pieces.
    pub(crate) fn event(self) -> [Bytes; 4] {
        let id = Bytes::from(format!("id: {}\ndata: ", self.upto));
        [id, self.shared, self.rest, Bytes::from_static(b"\n\n")]
    }
}

impl IntoResponse for RenderedUpdate {
    fn into_response(self) -> Response {
        let body = Body::new(Pieces(VecDeque::from([self.shared, self.rest])));
        ([(CONTENT_TYPE, "application/json")], Extension(Counted), body).into_response()
    }
}

/// The mark of an answer that is shared or counts already as bytes under way.
#[derive(Clone, Copy)]
pub(crate) struct Counted;

/// Bytes with a permit that is released when the last reference to them is dropped.
pub(crate) fn carried<P: Send + Sync + 'static>(bytes: Bytes, permit: P) -> Bytes {
    struct Carried<P> {
        bytes: Bytes,
        _permit: P,
    }
    impl<P> AsRef<[u8]> for Carried<P> {
        fn as_ref(&self) -> &[u8] {
            &self.bytes
        }
    }
    Bytes::from_owner(Carried { bytes, _permit: permit })
}

/// A body in pieces that are not copied.
struct Pieces(VecDeque<Bytes>);

impl HttpBody for Pieces {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        Poll::Ready(self.0.pop_front().map(|piece| Ok(Frame::data(piece))))
    }

    fn is_end_stream(&self) -> bool {
        self.0.is_empty()
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.0.iter().map(|piece| piece.len() as u64).sum())
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

    use super::{KEPT, RECENT, RenderedUpdate, Renderings};
    use crate::desk::Desk;
    use crate::live_game::LiveGame;
    use crate::role::Role;
    use crate::store::Sqlite;
    use crate::view;

    async fn desk() -> (Desk, Arc<LiveGame>) {
        let desk = Desk::open(Box::new(Sqlite::in_memory().unwrap())).await.unwrap();
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
        left.shared.as_ptr() == right.shared.as_ptr()
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn clients_of_one_role_share_one_rendering() {
        let (desk, game) = desk().await;
        let words = Words::new(Language::English).unwrap();
        let renderings = Renderings::default();
        let render = |role, after| renderings.render(&game, &words, role, after);
        let first = render(Role::Spectator, 0);
        assert!(is_shared(&first, &render(Role::Spectator, 0)));
        assert!(!is_shared(&first, &render(Role::Arbiter, 0)));
        assert!(!is_shared(&first, &render(Role::Spectator, 1)));
        assert_eq!(renderings.missing(&game, &words, Role::Spectator, 0), 0);

        desk.act(&game, Role::Arbiter, act::SessionStarted {}.by(Author::Nobody))
            .await
            .unwrap();
        assert_ne!(renderings.missing(&game, &words, Role::Spectator, 0), 0);
        let next = render(Role::Spectator, 0);
        assert!(!is_shared(&first, &next), "another state is another rendering");
        assert!(is_shared(&next, &render(Role::Spectator, 0)));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn what_is_kept_is_bounded() {
        let (desk, game) = desk().await;
        let words = Words::new(Language::English).unwrap();
        let renderings = Renderings::default();
        for color in [Author::White, Author::Black] {
            desk.act(&game, Role::Arbiter, act::Arrived {}.by(color)).await.unwrap();
        }
        desk.act(&game, Role::Arbiter, act::SessionStarted {}.by(Author::Nobody))
            .await
            .unwrap();
        for _ in 0..RECENT {
            let paused = act::Paused {}.by(Author::Arbiter);
            desk.act(&game, Role::Arbiter, paused).await.unwrap();
            desk.act(&game, Role::Arbiter, act::Resumed {}.by(Author::Arbiter))
                .await
                .unwrap();
        }
        let upto = game.state().referee.record().len() as u32;
        for after in 0..=upto {
            let render = || renderings.render(&game, &words, Role::White, after);
            let expect = after == 0 || upto - after <= RECENT;
            assert_eq!(is_shared(&render(), &render()), expect, "{after}");
        }
        let kept = renderings.kept();
        assert_eq!(kept.order.len(), RECENT as usize + 2);
        assert!(kept.bytes <= KEPT && kept.cells.len() == kept.order.len());
    }

    /// What is told anew is put into its place: the whole is what the description says.
    #[tokio::test(flavor = "multi_thread")]
    async fn a_rendering_is_the_update_with_the_clock() {
        let (_desk, game) = desk().await;
        let words = Words::new(Language::English).unwrap();
        for role in [Role::Arbiter, Role::Board, Role::White, Role::Black, Role::Spectator] {
            let rendered = Renderings::default().render(&game, &words, role, 0);
            let text = [&*rendered.shared, &*rendered.rest].concat();
            let rendered: Value = serde_json::from_slice(&text).unwrap();
            let state = game.state();
            let mut update = view::update(&state, &words, role, 0);
            update.state.clock = view::clock_reading(&state);
            update.state.now_ms = rendered["state"]["now_ms"].as_u64();
            assert!(update.state.now_ms.is_some());
            update.state.repeated = view::repeated(&game, role);
            assert_eq!(rendered, serde_json::to_value(&update).unwrap(), "{role}");
        }
    }
}
