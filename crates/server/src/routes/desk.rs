//! What the desk says of itself to a client.

use axum::extract::State;
use axum::routing::get;
use axum::{Extension, Json};
use schemars::JsonSchema;
use serde::Serialize;

use crate::client::{Client, Sender};
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
    /// Whether it may have the file of the desk copied.
    may_back_up: bool,
}

async fn describe(
    State(app): State<AppState>,
    Extension(client): Extension<Client>,
    Extension(sender): Extension<Sender>,
) -> Json<DeskView> {
    let may_open = app.may_open(Some(&client), sender);
    Json(DeskView {
        may_open,
        may_back_up: app.may_back_up(&client, sender),
        why_not: (!may_open).then_some(MAY_NOT_OPEN),
    })
}
