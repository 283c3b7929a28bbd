//! The addresses of the desk.

mod games;
mod laws;
mod read;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use jadoube_referee::{Language, Words};

use crate::desk::Desk;
use crate::problem::Problem;
use crate::role::Role;
use crate::table::Table;

/// How many bytes a request may have.
const BODY_LIMIT: usize = 1 << 20;

/// What every handler has at hand.
#[derive(Clone)]
pub(crate) struct Room {
    pub(crate) desk: Desk,
    pub(crate) words: Arc<Words>,
}

/// The whole desk as a service, without a socket.
///
/// # Panics
///
/// If the words of the referee are missing, which the tests of the referee rule out.
#[must_use]
pub fn app(desk: Desk) -> Router {
    let words = Words::new(Language::English).expect("English is spoken");
    let room = Room {
        desk,
        words: Arc::new(words),
    };
    Router::new()
        .merge(games::routes())
        .merge(laws::routes())
        .merge(read::routes())
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .with_state(room)
}

impl Room {
    /// A game, and who asks for it.
    pub(crate) fn seat(&self, id: &str, secret: Option<&str>) -> Result<(Arc<Table>, Role), Problem> {
        let table = self.desk.table(id).ok_or(Problem::NoGame)?;
        let role = table.role(secret).ok_or(Problem::NoKey)?;
        Ok((table, role))
    }
}

/// The secret that a request carries: `Authorization: Bearer …`.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ").map(str::trim)
}
