//! Time controls that people use, by name.

use axum::Json;
use axum::routing::get;
use jadoube_clock::{KnownControl, known_controls};
use jadoube_laws::Edition;
use jadoube_referee::Terms;
use schemars::JsonSchema;
use serde::Serialize;

use crate::routes::{Access, Content, Route, shape};

pub(super) const ROUTES: &[Route] = &[Route {
    method: "get",
    path: "/api/time-controls",
    name: "listTimeControls",
    does: "Common time controls, those of standard chess first.",
    access: Access::Public,
    query: None,
    body: &[],
    status: 200,
    answer: Content::json(shape::<Vec<TimeControlView>>),
    handler: || get(list),
}];

/// A time control by name.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "TimeControl")]
struct TimeControlView {
    /// A short name.
    id: &'static str,
    /// The name in everyday notation.
    name: &'static str,
    /// Where it is or was used.
    used: &'static str,
    /// In PGN notation, as in the header of a game; absent if the Laws do not cover it.
    pgn: Option<String>,
    /// Its class in the newest edition: `standard`, `rapid` or `blitz`; absent if the players have different ones.
    pace: Option<String>,
    /// Why the Laws do not cover it.
    not_covered: Option<String>,
}

async fn list() -> Json<Vec<TimeControlView>> {
    Json(known_controls().iter().map(time_control_view).collect())
}

fn time_control_view(known: &KnownControl) -> TimeControlView {
    let control = known.control();
    let covered = control.as_ref().ok();
    TimeControlView {
        id: known.id,
        name: known.name,
        used: known.used,
        pgn: covered.map(|control| control.pgn().to_string()),
        pace: covered
            .and_then(|control| Terms::pace_of(Edition::LATEST, control))
            .map(|pace| pace.to_string()),
        not_covered: control.as_ref().err().map(ToString::to_string),
    }
}
