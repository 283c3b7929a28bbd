//! The addresses of the desk: one table, from which both the service and its description are made.

mod arbiter_options;
mod assets;
mod documents;
mod games;
mod laws;
mod links;
mod params;
mod read;
mod time_controls;

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

/// What every handler has at hand.
#[derive(Clone)]
pub(crate) struct AppState {
    pub(crate) desk: Desk,
    pub(crate) words: Arc<Words>,
    pub(crate) gate: Arc<Gate>,
    /// One record of a stranger is heard at a time.
    pub(crate) imports: Arc<Semaphore>,
    /// One scoresheet is drawn at a time.
    pub(crate) drawings: Arc<Semaphore>,
}

/// One address: what it is for, what goes in and what comes out.
pub(crate) struct Route {
    pub(crate) method: &'static str,
    pub(crate) path: &'static str,
    /// Its name, for programs that are generated from the description.
    pub(crate) name: &'static str,
    pub(crate) does: &'static str,
    pub(crate) access: Access,
    pub(crate) query: Option<Shape>,
    pub(crate) body: &'static [Content],
    pub(crate) status: u16,
    pub(crate) answer: Content,
    pub(crate) handler: fn() -> MethodRouter<AppState>,
}

/// How a request says who it is from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Access {
    /// Everybody may ask.
    Public,
    /// A secret may come in a header; who has none watches.
    Header,
    /// The secret may also stand in the address, since a browser sends no header there.
    HeaderOrKey,
}

/// What a body is.
pub(crate) struct Content {
    pub(crate) media: &'static str,
    pub(crate) shape: Shape,
}

pub(crate) type Shape = fn(&mut SchemaGenerator) -> Schema;

/// The shape of a type, by reference to where the description defines it.
pub(crate) fn shape<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<T>()
}

/// The shape of a type, written out.
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

/// Every address of the desk that programs speak to.
pub(crate) fn all() -> impl Iterator<Item = &'static Route> {
    let tables = [
        games::ROUTES,
        arbiter_options::ROUTES,
        links::ROUTES,
        documents::ROUTES,
        laws::ROUTES,
        time_controls::ROUTES,
        read::ROUTES,
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
    /// A game, and who asks for it.
    pub(crate) fn identify(&self, id: &str, secret: Option<&str>) -> Result<(Arc<LiveGame>, Role), Problem> {
        let live_game = self.desk.game(id).ok_or(Problem::NoGame)?;
        let role = live_game.role(secret).ok_or(Problem::NoKey)?;
        Ok((live_game, role))
    }

    /// Whether another act in a game is heard.
    ///
    /// # Errors
    ///
    /// If there were too many just now, or so many that the record is full.
    pub(crate) fn hears(&self, live_game: &LiveGame) -> Result<(), Problem> {
        if !self.gate.hears(&live_game.id) {
            return Err(Problem::TooMany);
        }
        let entries = *live_game.changes().borrow();
        match self.gate.records(entries) {
            true => Ok(()),
            false => Err(Problem::Refused(
                "The record is full: it has more entries than any game needs.".to_owned(),
            )),
        }
    }

    /// Whether another game with these names may be opened.
    ///
    /// # Errors
    ///
    /// If there are too many games, or if a name cannot be kept.
    pub(crate) fn opens(&self, heading: &Heading) -> Result<(), Problem> {
        if !self.gate.opens(self.desk.game_count()) {
            return Err(Problem::Full);
        }
        naming::check(heading).map_err(Problem::Unreadable)
    }
}

/// The secret that a request carries: `Authorization: Bearer …`.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    // A header that is no secret is a wrong one, and not the lack of one.
    Some(value.strip_prefix("Bearer ").map_or(value, str::trim))
}

/// Why a body of JSON cannot be read.
pub(crate) fn unreadable(rejection: &JsonRejection) -> Problem {
    Problem::Unreadable(rejection.body_text())
}

/// The edition of a year; the newest if none is named.
pub(crate) fn edition(year: Option<&str>) -> Result<Edition, Problem> {
    match year {
        None => Ok(Edition::LATEST),
        Some(year) => year
            .parse()
            .map_err(|_| Problem::Unreadable(format!("There is no edition {year}."))),
    }
}
