//! Time controls that people use, by name.

use axum::Json;
use axum::extract::Query;
use axum::routing::get;
use jadoube_clock::{KnownControl, ParseTimeControlError, TimeControl, known_controls};
use jadoube_laws::Edition;
use jadoube_referee::Terms;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::problem::Problem;
use crate::routes::{Access, Content, Route, edition, fields, shape};

pub(super) const ROUTES: &[Route] = &[
    Route {
        method: "get",
        path: "/api/time-controls",
        name: "listTimeControls",
        does: "The time controls that people use, those of standard chess first.",
        access: Access::Public,
        query: None,
        body: &[],
        status: 200,
        answer: Content::json(shape::<Vec<Named>>),
        handler: || get(list),
    },
    Route {
        method: "get",
        path: "/api/time-control",
        name: "readTimeControl",
        does: "What somebody means by a time control: a name, everyday writing or PGN.",
        access: Access::Public,
        query: Some(fields::<Written>),
        body: &[],
        status: 200,
        answer: Content::json(shape::<Meant>),
        handler: || get(read),
    },
];

/// What somebody wrote.
#[derive(Debug, Deserialize, JsonSchema)]
struct Written {
    /// Such as `3+2`, `40/90m+30s, 30m+30s` or the id of a known one.
    text: String,
    /// The year of the edition that classes it; the newest if it is left out.
    edition: Option<String>,
}

/// What is meant.
#[derive(Debug, Serialize, JsonSchema)]
struct Meant {
    /// As PGN writes it, and the header of a game.
    pgn: String,
    /// As people write it.
    everyday: String,
    /// Its class in the edition: `standard`, `rapid` or `blitz`; nothing if the players have different ones.
    pace: Option<String>,
}

/// A time control by name.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "TimeControl")]
struct Named {
    /// A short name.
    id: &'static str,
    /// The name as people write it.
    name: &'static str,
    /// Where it is or was used.
    used: &'static str,
    /// As PGN writes it, and the header of a game; nothing if the Laws do not cover it.
    pgn: Option<String>,
    /// Its class by the newest edition: `standard`, `rapid` or `blitz`; nothing if the players have different ones.
    pace: Option<String>,
    /// Why the Laws do not cover it.
    not_covered: Option<String>,
}

async fn list() -> Json<Vec<Named>> {
    Json(known_controls().iter().map(named).collect())
}

async fn read(Query(written): Query<Written>) -> Result<Json<Meant>, Problem> {
    let edition = edition(written.edition.as_deref())?;
    let control: TimeControl = written
        .text
        .parse()
        .map_err(|error: ParseTimeControlError| Problem::Unreadable(error.to_string()))?;
    Ok(Json(Meant {
        pgn: control.pgn().to_string(),
        everyday: control.everyday().to_string(),
        pace: Terms::pace_of(edition, &control).map(|pace| pace.to_string()),
    }))
}

fn named(known: &KnownControl) -> Named {
    let control = known.control();
    let covered = control.as_ref().ok();
    Named {
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
