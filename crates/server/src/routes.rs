//! The routes of the desk: one table, from which both the service and its description are made.

mod arbiter_options;
mod archive;
mod assets;
mod backups;
mod calls;
mod desk;
mod documents;
mod games;
mod guide;
mod laws;
mod links;
mod params;
mod read;
mod sheets;
mod speech;
mod time_controls;
mod why_not;

use std::net::IpAddr;
use std::ops::Deref;
use std::sync::Arc;

use axum::Router;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequestParts, Request};
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum::middleware;
use axum::routing::MethodRouter;
use jadoube_laws::Edition;
use jadoube_referee::EventDraft;
use jadoube_referee::wire::Heading;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use tokio::sync::Semaphore;

use crate::client::{Client, Sender};
use crate::desk::Desk;
use crate::guard::{self, SMALL};
use crate::limits::{Cost, Gate};
use crate::live_game::{GameState, LiveGame};
use crate::naming;
use crate::openapi;
use crate::problem::Problem;
use crate::quota::Share;
use crate::rendering::{RenderedUpdate, Renderings};
use crate::role::Role;
use crate::room::has_room;
use crate::routes::games::SharedList;
use crate::secret::Digest;
use crate::settings::{Opening, Settings};
use crate::words::{self, Languages, Spoken, message};

pub use guide::helper_page;

/// The state shared by all handlers.
#[derive(Clone)]
pub(crate) struct AppState {
    pub(crate) desk: Desk,
    pub(crate) languages: Arc<Languages>,
    pub(crate) gate: Arc<Gate>,
    pub(crate) settings: Arc<Settings>,
    pub(crate) renderings: Arc<Renderings>,
    pub(crate) list: Arc<SharedList>,
    /// Imports and drawings run one at a time, so that presses always find a core.
    pub(crate) imports: Arc<Queue>,
    pub(crate) drawings: Arc<Queue>,
}

/// One route: its purpose, its access, its parameters, its body and its answer.
pub(crate) struct Route {
    pub(crate) method: &'static str,
    pub(crate) path: &'static str,
    /// Its operation id, for generated clients.
    pub(crate) name: &'static str,
    pub(crate) does: &'static str,
    pub(crate) access: Access,
    pub(crate) query: Option<Shape>,
    pub(crate) body: &'static [Content],
    pub(crate) status: u16,
    pub(crate) answer: Content,
    pub(crate) handler: fn() -> MethodRouter<AppState>,
}

/// How a request is authenticated.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Access {
    /// Not at all.
    Public,
    /// By a secret in a header; without one, the client is a spectator.
    Header,
}

/// The media type and schema of a body.
pub(crate) struct Content {
    pub(crate) media: &'static str,
    pub(crate) shape: Shape,
}

pub(crate) type Shape = fn(&mut SchemaGenerator) -> Schema;

/// The schema of a type, as a reference to its definition.
pub(crate) fn shape<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<T>()
}

/// The schema of a type, inline.
pub(crate) fn fields<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    T::json_schema(generator)
}

impl Content {
    pub(crate) const fn json(shape: Shape) -> Content {
        Content {
            media: "application/json",
            shape,
        }
    }

    pub(crate) const fn text(media: &'static str) -> Content {
        Content {
            media,
            shape: shape::<String>,
        }
    }
}

/// Every route of the API.
pub(crate) fn all() -> impl Iterator<Item = &'static Route> {
    let tables = [
        games::ROUTES,
        guide::ROUTES,
        calls::ROUTES,
        archive::ROUTES,
        desk::ROUTES,
        arbiter_options::ROUTES,
        sheets::ROUTES,
        why_not::ROUTES,
        links::ROUTES,
        backups::ROUTES,
        documents::ROUTES,
        laws::ROUTES,
        time_controls::ROUTES,
        read::ROUTES,
        speech::ROUTES,
        openapi::ROUTES,
    ];
    tables.into_iter().flatten()
}

/// The whole desk as a service, without a socket. It needs a runtime with several threads.
///
pub fn app(desk: Desk, settings: Settings) -> Router {
    let app = AppState {
        desk,
        languages: Arc::default(),
        gate: Arc::new(Gate::new(settings.limits)),
        settings: Arc::new(settings),
        renderings: Arc::default(),
        list: Arc::default(),
        imports: Arc::default(),
        drawings: Arc::default(),
    };
    let mut router = Router::new();
    for route in all() {
        router = router.route(route.path, (route.handler)());
    }
    router
        .fallback(assets::serve)
        .method_not_allowed_fallback(|| async { Problem::NoMethod })
        .layer(middleware::from_fn_with_state(app.clone(), guard::limit))
        .layer(middleware::from_fn_with_state(app.clone(), words::speak))
        .layer(middleware::from_fn(guard::harden))
        .with_state(app)
}

impl AppState {
    /// A game, and the role of the client in it.
    pub(crate) async fn identify(&self, id: &str, secret: Option<&str>) -> Result<(Arc<LiveGame>, Role), Problem> {
        let shelved = self.desk.find(id)?;
        // A record is not read for a wrong secret.
        let role = shelved.card.role(secret).ok_or(Problem::NoKey)?;
        Ok((self.desk.game(id).await?, role))
    }

    /// Who sends a request: whoever has a valid secret for the game it is about, or the desk's own link; else an address.
    pub(crate) fn sender(&self, request: &Request, client: &Client) -> Sender {
        let stranger = Sender::Address(client.block);
        let Some(secret) = bearer(request.headers()) else {
            return stranger;
        };
        let digest = Digest::of(secret);
        if self.desk.is_own_link(&digest) {
            return Sender::Opener(digest);
        }
        let rest = request.uri().path().strip_prefix("/api/games/");
        let game = rest.and_then(|rest| self.desk.shelved(rest.split('/').next()?));
        let role = game.and_then(|game| game.card.role_of(&digest));
        role.map_or(stranger, |role| Sender::Link(role, digest))
    }

    /// Checks that a record has room for an act.
    ///
    /// # Errors
    ///
    /// If it has not.
    pub(crate) fn check_room(&self, state: &GameState, role: Role, draft: &EventDraft) -> Result<(), Problem> {
        let game = state.referee.game();
        let entries = self.gate.counted(state.referee.record().len(), state.bytes);
        match (has_room(self.gate.entries(), entries, role, draft, game), role) {
            (true, _) => Ok(()),
            (false, Role::Arbiter) => Err(Problem::Refused(message("record-full"))),
            (false, _) => Err(Problem::Refused(message("record-almost-full"))),
        }
    }

    /// Checks that a client may open games at all.
    ///
    /// # Errors
    ///
    /// If it may not.
    pub(crate) fn check_opening(&self, client: Option<&Client>, sender: Sender) -> Result<(), Problem> {
        match self.may_open(client, sender) {
            true => Ok(()),
            false => Err(Problem::MayNotOpen),
        }
    }

    /// Whether a client may have the file copied: whoever is at the machine or has the desk's own link, and nobody else.
    pub(crate) fn may_back_up(&self, client: &Client, sender: Sender) -> bool {
        self.settings.backups.is_some() && (client.is_here || matches!(sender, Sender::Opener(_)))
    }

    /// Whether a client may open games.
    pub(crate) fn may_open(&self, client: Option<&Client>, sender: Sender) -> bool {
        let is_here = client.is_some_and(|client| client.is_here);
        is_here || matches!(sender, Sender::Opener(_)) || self.settings.opening == Opening::Everybody
    }

    /// Checks the limits and the names before a game is created.
    ///
    /// # Errors
    ///
    /// If there are too many games, or if a name is not accepted.
    pub(crate) fn check_new_game(&self, heading: &Heading) -> Result<(), Problem> {
        if !self.gate.opens(self.desk.game_count(), self.desk.stored_bytes()) {
            return Err(Problem::Full);
        }
        naming::check(heading).map_err(Problem::Unreadable)
    }

    /// A share of the games that a client may open; none where the number is not limited.
    ///
    /// # Errors
    ///
    /// If it has opened as many as it may.
    pub(crate) fn opening_share(&self, client: &Client, sender: Sender) -> Result<Option<Share<IpAddr>>, Problem> {
        match client.is_here || matches!(sender, Sender::Opener(_)) {
            true => Ok(None),
            false => self.gate.open_share(client.block).map(Some).ok_or(Problem::Full),
        }
    }
}

/// The desk as one request sees it: with the words of the language in which it is answered.
pub(crate) struct App {
    state: AppState,
    pub(crate) spoken: Arc<Spoken>,
}

impl Deref for App {
    type Target = AppState;

    fn deref(&self) -> &AppState {
        &self.state
    }
}

impl FromRequestParts<AppState> for App {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<App, Problem> {
        let spoken = parts.extensions.get::<Arc<Spoken>>().cloned();
        Ok(App {
            state: state.clone(),
            spoken: spoken.ok_or(Problem::Inside("a request without a language"))?,
        })
    }
}

impl App {
    /// The view of a game for a role. Whoever asks pays for what has to be rendered, and the answer counts as bytes under
    /// way until it was read.
    ///
    /// # Errors
    ///
    /// If a limit is reached.
    pub(crate) fn view(
        &self,
        sender: Sender,
        game: &LiveGame,
        role: Role,
        after: u32,
    ) -> Result<RenderedUpdate, Problem> {
        let missing = self.renderings.missing(game, &self.spoken.words, role, after);
        if !self.gate.admits(sender, Cost::of_entries(missing)) {
            return Err(Problem::TooMany);
        }
        let update = self.renderings.render(game, &self.spoken.words, role, after);
        match update.len() < SMALL {
            true => Ok(update),
            false => {
                let permit = self.gate.carry(sender, update.len()).ok_or(Problem::TooMany)?;
                Ok(update.carried(permit))
            }
        }
    }

    /// Gives an act to the referee; the view after it, or why it was not recorded.
    pub(crate) async fn hear(
        &self,
        sender: Sender,
        game: &Arc<LiveGame>,
        role: Role,
        draft: EventDraft,
        after: u32,
    ) -> Result<RenderedUpdate, Problem> {
        if let Err(fault) = self.desk.act(game, role, draft).await {
            return Err(Problem::of_act(fault, &self.spoken.words, &game.state().referee));
        }
        // It has happened: whoever cannot be shown it any more is not told that it has not.
        let missing = self.renderings.missing(game, &self.spoken.words, role, after);
        self.gate.charge(sender, Cost::of_entries(missing));
        let update = self.renderings.render(game, &self.spoken.words, role, after);
        Ok(match self.gate.carry(sender, update.len()) {
            Some(permit) => update.carried(permit),
            None => self.renderings.render(game, &self.spoken.words, role, u32::MAX),
        })
    }
}

/// Work of which one piece runs at a time, and for which few wait.
pub(crate) struct Queue {
    running: Semaphore,
    waiting: Semaphore,
}

impl Default for Queue {
    fn default() -> Queue {
        Queue {
            running: Semaphore::new(1),
            waiting: Semaphore::new(16),
        }
    }
}

impl Queue {
    /// Runs a piece of work on a thread that blocks nobody.
    ///
    /// # Errors
    ///
    /// If too many wait, or if it panics.
    pub(crate) async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
        let _waiting = self.waiting.try_acquire().map_err(|_| Problem::TooMany)?;
        let _running = self.running.acquire().await.map_err(|_| Problem::TooMany)?;
        let done = tokio::task::spawn_blocking(work).await;
        done.map_err(|_| Problem::Inside("the work could not be done"))
    }
}

/// The secret that a request carries: `Authorization: Bearer …`.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    // A malformed header counts as a wrong secret, not as none.
    Some(value.strip_prefix("Bearer ").map_or(value, str::trim))
}

/// Why a JSON body cannot be read.
pub(crate) fn unreadable(rejection: &JsonRejection) -> Problem {
    Problem::Garbled(rejection.body_text())
}

/// The edition of a year; the newest by default.
pub(crate) fn edition(year: Option<&str>) -> Result<Edition, Problem> {
    match year {
        None => Ok(Edition::LATEST),
        Some(year) => year
            .parse()
            .map_err(|_| Problem::Unreadable(message("no-edition").with("year", year))),
    }
}
