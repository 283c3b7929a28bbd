//! The routes of the desk: one table, from which both the service and its description are made.

mod arbiter_options;
mod assets;
mod documents;
mod games;
mod laws;
mod links;
mod params;
mod read;
mod sheets;
mod speech;
mod time_controls;
mod why_not;

use std::sync::Arc;

use axum::Router;
use axum::extract::rejection::JsonRejection;
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use axum::middleware;
use axum::routing::MethodRouter;
use jadoube_laws::Edition;
use jadoube_referee::wire::Heading;
use jadoube_referee::{Language, Words};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use tokio::sync::Semaphore;

use crate::desk::Desk;
use crate::guard;
use crate::limits::{Gate, Limits};
use crate::live_game::LiveGame;
use crate::naming;
use crate::openapi;
use crate::problem::Problem;
use crate::role::Role;

/// The state shared by all handlers.
#[derive(Clone)]
pub(crate) struct AppState {
    pub(crate) desk: Desk,
    pub(crate) words: Arc<Words>,
    pub(crate) gate: Arc<Gate>,
    /// One import runs at a time.
    pub(crate) imports: Arc<Semaphore>,
    /// One PDF is drawn at a time.
    pub(crate) drawings: Arc<Semaphore>,
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
    /// By a secret in a header or in the query: an `EventSource` cannot send headers.
    HeaderOrKey,
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
        arbiter_options::ROUTES,
        sheets::ROUTES,
        why_not::ROUTES,
        links::ROUTES,
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
/// # Panics
///
/// If the words of the referee are missing, which the tests of the referee rule out.
pub fn app(desk: Desk, limits: Limits) -> Router {
    let words = Words::new(Language::English).expect("English is spoken");
    let app = AppState {
        desk,
        words: Arc::new(words),
        gate: Arc::new(Gate::new(limits)),
        imports: Arc::new(Semaphore::new(1)),
        drawings: Arc::new(Semaphore::new(1)),
    };
    let mut router = Router::new();
    for route in all() {
        router = router.route(route.path, (route.handler)());
    }
    router
        .fallback(assets::serve)
        .method_not_allowed_fallback(|| async { Problem::NoMethod })
        .layer(middleware::from_fn_with_state(app.clone(), guard::limit))
        .layer(middleware::from_fn(guard::harden))
        .with_state(app)
}

impl AppState {
    /// A game, and the role of the client in it.
    pub(crate) fn identify(&self, id: &str, secret: Option<&str>) -> Result<(Arc<LiveGame>, Role), Problem> {
        let live_game = self.desk.game(id).ok_or(Problem::NoGame)?;
        let role = live_game.role(secret).ok_or(Problem::NoKey)?;
        Ok((live_game, role))
    }

    /// Checks the limits before an act in a game.
    ///
    /// # Errors
    ///
    /// If the rate limit of the game is exceeded, or if its record is full.
    pub(crate) fn check_act(&self, live_game: &LiveGame) -> Result<(), Problem> {
        if !self.gate.hears(&live_game.id) {
            return Err(Problem::TooMany);
        }
        let entries = live_game.state().referee.record().len();
        match self.gate.records(entries) {
            true => Ok(()),
            false => Err(Problem::Refused(
                "The record is full: it has more entries than any game needs.".to_owned(),
            )),
        }
    }

    /// Checks the limits and the names before a game is created.
    ///
    /// # Errors
    ///
    /// If there are too many games, or if a name is not accepted.
    pub(crate) fn check_new_game(&self, heading: &Heading) -> Result<(), Problem> {
        if !self.gate.opens(self.desk.game_count()) {
            return Err(Problem::Full);
        }
        naming::check(heading).map_err(Problem::Unreadable)
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
    Problem::Unreadable(rejection.body_text())
}

/// The edition of a year; the newest by default.
pub(crate) fn edition(year: Option<&str>) -> Result<Edition, Problem> {
    match year {
        None => Ok(Edition::LATEST),
        Some(year) => year
            .parse()
            .map_err(|_| Problem::Unreadable(format!("There is no edition {year}."))),
    }
}
