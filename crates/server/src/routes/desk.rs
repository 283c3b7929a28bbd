//! What the desk says of itself to a client.

use axum::routing::get;
use axum::{Extension, Json};
use jadoube_referee::Language;
use schemars::JsonSchema;
use serde::Serialize;

use crate::client::{Client, Sender};
use crate::evidence::DamagedGame;
use crate::routes::{Access, App, Content, Route, shape};
use crate::words::message;

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
    why_not: Option<String>,
    /// Whether it may have the file of the desk copied.
    may_back_up: bool,
    /// The games that are kept aside because they are damaged; told to those who may open games.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    damaged: Vec<DamagedGameView>,
    /// The first digits of the public key with which the desk signs; told to those who may open games.
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

impl DamagedGameView {
    fn of(game: &DamagedGame, language: Language) -> DamagedGameView {
        DamagedGameView {
            id: game.id.clone(),
            white: game.white.clone(),
            black: game.black.clone(),
            reason: game.reason(language),
        }
    }
}

async fn describe(
    app: App,
    Extension(client): Extension<Client>,
    Extension(sender): Extension<Sender>,
) -> Json<DeskView> {
    let may_open = app.may_open(Some(&client), sender);
    let damaged = app.desk.damaged().iter().filter(|_| may_open);
    Json(DeskView {
        damaged: damaged
            .map(|game| DamagedGameView::of(game, app.spoken.words.language()))
            .collect(),
        key: app.desk.key().filter(|_| may_open).map(|key| key.public().short()),
        may_open,
        may_back_up: app.may_back_up(&client, sender),
        why_not: (!may_open).then(|| message("may-not-open").say(&app.spoken)),
    })
}
