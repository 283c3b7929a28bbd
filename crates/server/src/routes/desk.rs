//! What the desk says of itself to a client.

use axum::extract::State;
use axum::routing::get;
use axum::{Extension, Json};
use schemars::JsonSchema;
use serde::Serialize;

use crate::client::{Client, Sender};
use crate::evidence::DamagedGame;
use crate::problem::MAY_NOT_OPEN;
use crate::routes::{Access, AppState, Content, Route, shape};

pub(super) const ROUTES: &[Route] = &[Route {
    method: "get",
    path: "/api/desk",
    name: "describeDesk",
    does: "What this client may do at the desk. With the desk's own secret it may open games.",
    access: Access::Header,
    query: None,
    body: &[],
    status: 200,
    answer: Content::json(shape::<DeskView>),
    handler: || get(describe),
}];

/// What a client may do at the desk.
#[derive(Debug, Serialize, JsonSchema)]
struct DeskView {
    /// Whether it may open games.
    may_open: bool,
    /// Why not, if it may not.
    #[serde(skip_serializing_if = "Option::is_none")]
    why_not: Option<&'static str>,
    /// The games that are kept aside because they are damaged; told to whoever may open games.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    damaged: Vec<DamagedGameView>,
    /// The first digits of the public key with which the desk signs; told to whoever may open games.
    #[serde(skip_serializing_if = "Option::is_none")]
    key: Option<String>,
}

/// A game that is kept aside.
#[derive(Debug, Serialize, JsonSchema)]
struct DamagedGameView {
    /// Its name in URLs.
    id: String,
    /// The player of the white pieces, if that can be read.
    white: Option<String>,
    /// The player of the black pieces, if that can be read.
    black: Option<String>,
    /// What is wrong with it, in words.
    reason: String,
}

impl From<&DamagedGame> for DamagedGameView {
    fn from(game: &DamagedGame) -> DamagedGameView {
        DamagedGameView {
            id: game.id.clone(),
            white: game.white.clone(),
            black: game.black.clone(),
            reason: game.reason(),
        }
    }
}

async fn describe(
    State(app): State<AppState>,
    Extension(client): Extension<Client>,
    Extension(sender): Extension<Sender>,
) -> Json<DeskView> {
    let may_open = app.may_open(Some(&client), sender);
    let damaged = app.desk.damaged().iter().filter(|_| may_open);
    Json(DeskView {
        damaged: damaged.map(DamagedGameView::from).collect(),
        key: app.desk.key().filter(|_| may_open).map(|key| key.public().short()),
        may_open,
        why_not: (!may_open).then_some(MAY_NOT_OPEN),
    })
}
