//! Links: the secrets that give a role in a game.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::problem::Problem;
use crate::role::Role;
use crate::routes::params::PathName;
use crate::routes::{Access, AppState, Content, Route, bearer, shape, unreadable};
use crate::words::message;

pub(super) const ROUTES: &[Route] = &[Route {
    method: "post",
    path: "/api/games/{id}/links",
    name: "renewLink",
    does: "A new secret for a role, shown once; the previous ones become invalid, unless it is a further one for a \
           colleague. For the arbiter alone.",
    access: Access::Header,
    query: None,
    body: &[Content::json(shape::<Renewal>)],
    status: 201,
    answer: Content::json(shape::<NewLink>),
    handler: || post(renew),
}];

/// The most links that one role can have at a time.
const MOST: usize = 8;

/// Whose link to renew.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Renewal {
    /// The role; spectators need no secret.
    role: Role,
    /// Whether the previous secrets of the role stay valid.
    #[serde(default)]
    beside: bool,
}

/// A new link.
#[derive(Debug, Serialize, JsonSchema)]
struct NewLink {
    /// Whose it is.
    role: Role,
    /// Its secret. It is shown only once.
    secret: String,
}

async fn renew(
    State(app): State<AppState>,
    PathName(id): PathName,
    headers: HeaderMap,
    renewal: Result<Json<Renewal>, JsonRejection>,
) -> Result<(StatusCode, Json<NewLink>), Problem> {
    let (live_game, role) = app.identify(&id, bearer(&headers)).await?;
    if role != Role::Arbiter {
        return Err(Problem::Forbidden);
    }
    let Json(Renewal { role, beside }) = renewal.map_err(|rejection| unreadable(&rejection))?;
    if !Role::SECRET.contains(&role) {
        return Err(Problem::Unreadable(message("spectators-need-none")));
    }
    if beside && live_game.card.link_count(role) >= MOST {
        return Err(Problem::Refused(message("role-has-links").with("most", MOST)));
    }
    let secret = match beside {
        true => app.desk.further_secret(&live_game, role).await?,
        false => app.desk.new_secret(&live_game, role).await?,
    };
    let secret = secret.as_str().to_owned();
    Ok((StatusCode::CREATED, Json(NewLink { role, secret })))
}
