//! Games: opened, looked at, acted on, watched, taken along.

use std::collections::BTreeMap;
use std::convert::Infallible;

use axum::Json;
use axum::Router;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{self, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use jadoube_referee::Act;
use jadoube_referee::wire::{self, StoredAct, StoredHeader};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tokio_stream::{Stream, StreamExt};

use crate::live;
use crate::problem::Problem;
use crate::role::Role;
use crate::routes::{Room, bearer};
use crate::view::{self, Update};

pub(super) fn routes() -> Router<Room> {
    Router::new()
        .route("/api/games", post(open).get(list))
        .route("/api/games/{id}", get(look))
        .route("/api/games/{id}/acts", post(act))
        .route("/api/games/{id}/live", get(watch))
        .route("/api/games/{id}/record.jsonl", get(record))
}

/// A new game and its secrets.
#[derive(Debug, Serialize, JsonSchema)]
struct Opened {
    /// Its name in addresses.
    id: String,
    /// The secret of each role. They are told once and never again.
    secrets: BTreeMap<&'static str, String>,
}

async fn open(
    State(room): State<Room>,
    header: Result<Json<StoredHeader>, JsonRejection>,
) -> Result<(StatusCode, Json<Opened>), Problem> {
    let Json(header) = header.map_err(|rejection| Problem::Unreadable(rejection.body_text()))?;
    let (mut terms, heading) = header.into_parts();
    // A stranger does not decide how long the desk thinks.
    terms.budget = terms.budget.min(jadoube_referee::Terms::BUDGET);
    let opened = room.desk.new_game(terms, heading).await?;
    let secrets = opened.secrets.iter();
    let answer = Opened {
        id: opened.table.id.clone(),
        secrets: secrets
            .map(|(role, secret)| (role.name(), secret.as_str().to_owned()))
            .collect(),
    };
    Ok((StatusCode::CREATED, Json(answer)))
}

/// A game in the list.
#[derive(Debug, Serialize, JsonSchema)]
struct Listed {
    id: String,
    white: Option<String>,
    black: Option<String>,
    event: Option<String>,
    round: Option<String>,
    board: Option<String>,
    result: Option<String>,
    /// How many half-moves were made.
    plies: usize,
}

async fn list(State(room): State<Room>) -> Json<Vec<Listed>> {
    let mut listed = Vec::new();
    for table in room.desk.tables() {
        let sitting = table.sitting().await;
        let heading = &sitting.heading;
        let game = sitting.referee.game();
        listed.push(Listed {
            id: table.id.clone(),
            white: heading.white.clone(),
            black: heading.black.clone(),
            event: heading.event.clone(),
            round: heading.round.clone(),
            board: heading.board.clone(),
            result: game.outcome().map(view::result),
            plies: game.plies().len(),
        });
    }
    Json(listed)
}

/// What to begin after.
#[derive(Debug, Default, Deserialize)]
struct After {
    #[serde(default)]
    after: u32,
    /// The secret, where a header cannot be sent.
    key: Option<String>,
}

async fn look(
    State(room): State<Room>,
    Path(id): Path<String>,
    Query(after): Query<After>,
    headers: HeaderMap,
) -> Result<Json<Update>, Problem> {
    let (table, role) = room.seat(&id, bearer(&headers))?;
    let sitting = table.sitting().await;
    Ok(Json(view::update(&sitting, &room.words, role, after.after)))
}

async fn act(
    State(room): State<Room>,
    Path(id): Path<String>,
    Query(after): Query<After>,
    headers: HeaderMap,
    act: Result<Json<StoredAct>, JsonRejection>,
) -> Result<Json<Update>, Problem> {
    let (table, role) = room.seat(&id, bearer(&headers))?;
    let Json(act) = act.map_err(|rejection| Problem::Unreadable(rejection.body_text()))?;
    let heard = table.act(room.desk.writer(), role, Act::from(act)).await;
    let sitting = table.sitting().await;
    match heard {
        Ok(_) => Ok(Json(view::update(&sitting, &room.words, role, after.after))),
        Err(fault) => Err(Problem::of_act(fault, &room.words, sitting.referee.game())),
    }
}

async fn watch(
    State(room): State<Room>,
    Path(id): Path<String>,
    Query(query): Query<After>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<sse::Event, Infallible>>>, Problem> {
    let secret = bearer(&headers).or(query.key.as_deref());
    let (table, role) = room.seat(&id, secret)?;
    // A browser that lost the connection says where it left off.
    let last = headers
        .get("last-event-id")
        .and_then(|id| id.to_str().ok()?.parse().ok());
    let updates = live::updates(table, room.words.clone(), role, last.unwrap_or(query.after));
    let events = updates.map(|update| {
        let event = sse::Event::default().id(update.upto.to_string());
        Ok(event.json_data(&update).unwrap_or_default())
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}

async fn record(State(room): State<Room>, Path(id): Path<String>, headers: HeaderMap) -> Result<Response, Problem> {
    let (table, role) = room.seat(&id, bearer(&headers))?;
    if role != Role::Arbiter {
        return Err(Problem::Forbidden);
    }
    let sitting = table.sitting().await;
    let text = wire::write(&sitting.referee, &sitting.heading);
    Ok(([(CONTENT_TYPE, "application/jsonl; charset=utf-8")], text).into_response())
}
