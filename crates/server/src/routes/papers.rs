//! Games on paper: the record, the PGN, the scoresheet, and games that come from a record or a PGN.

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use jadoube_board::Color;
use jadoube_clock::{Instant, Reading};
use jadoube_notation::pgn::Game;
use jadoube_referee::{Phase, wire};
use schemars::{JsonSchema, json_schema};
use serde::Deserialize;

use crate::import::{self, Imported, Untaken};
use crate::paper::Scoresheet;
use crate::problem::Problem;
use crate::role::Role;
use crate::routes::asked::{Asked, Named};
use crate::routes::games::Opened;
use crate::routes::{Access, Content, Room, Route, bearer, edition, fields, shape};
use crate::sheet::sheet;
use crate::table::Sitting;

const JSON_LINES: &str = "application/jsonl; charset=utf-8";
const PGN: &str = "application/x-chess-pgn; charset=utf-8";
const PDF: &str = "application/pdf";

pub(super) const ROUTES: &[Route] = &[
    Route {
        method: "get",
        path: "/api/games/{id}/record.jsonl",
        name: "takeRecord",
        does: "The record, for the arbiter; for everybody once the game is over.",
        access: Access::Header,
        query: None,
        body: &[],
        status: 200,
        answer: Content::text("application/jsonl"),
        handler: || get(record),
    },
    Route {
        method: "get",
        path: "/api/games/{id}/game.pgn",
        name: "takePgn",
        does: "The game as PGN, with what the clocks showed. The address stays the same while the game goes on.",
        access: Access::Public,
        query: None,
        body: &[],
        status: 200,
        answer: Content::text("application/x-chess-pgn"),
        handler: || get(pgn),
    },
    Route {
        method: "get",
        path: "/api/games/{id}/scoresheet.pdf",
        name: "takeScoresheet",
        does: "The scoresheet to print, with lines to write on for what is not known yet.",
        access: Access::Public,
        query: None,
        body: &[],
        status: 200,
        answer: Content {
            media: PDF,
            shape: |_| json_schema!({ "contentMediaType": PDF }),
        },
        handler: || get(scoresheet),
    },
    Route {
        method: "post",
        path: "/api/import",
        name: "importGame",
        does: "Opens a game that goes on where a record or a PGN ends, with the clock stopped.",
        access: Access::Public,
        query: Some(fields::<By>),
        body: &[
            Content::text("application/jsonl"),
            Content::text("application/x-chess-pgn"),
        ],
        status: 201,
        answer: Content::json(shape::<Opened>),
        handler: || post(import),
    },
];

async fn record(State(room): State<Room>, Named(id): Named, headers: HeaderMap) -> Result<Response, Problem> {
    let (table, role) = room.seat(&id, bearer(&headers))?;
    let sitting = table.sitting().await;
    let over = matches!(sitting.referee.game().phase(), Phase::Ended(_));
    if role != Role::Arbiter && !over {
        return Err(Problem::Forbidden);
    }
    let text = wire::write(&sitting.referee, &sitting.heading);
    let saved = format!("attachment; filename=\"{id}.jsonl\"");
    Ok((
        [(CONTENT_TYPE, JSON_LINES.to_owned()), (CONTENT_DISPOSITION, saved)],
        text,
    )
        .into_response())
}

async fn pgn(State(room): State<Room>, Named(id): Named) -> Result<Response, Problem> {
    let table = room.desk.table(&id).ok_or(Problem::NoGame)?;
    let sitting = table.sitting().await;
    let mut game = sheet(&sitting.referee, &sitting.heading, &sitting.readings);
    show_clocks(&mut game, &sitting);
    let headers = [(CONTENT_TYPE, PGN), (CACHE_CONTROL, "no-cache")];
    Ok((headers, format!("{game}\n")).into_response())
}

async fn scoresheet(State(room): State<Room>, Named(id): Named) -> Result<Response, Problem> {
    let table = room.desk.table(&id).ok_or(Problem::NoGame)?;
    let sitting = table.sitting().await;
    let sheet = Scoresheet::of(&sitting.referee, &sitting.heading, &sitting.readings, &room.words);
    drop(sitting);
    let turn = room.drawings.acquire().await.map_err(|_| Problem::TooMany)?;
    let drawn = tokio::task::spawn_blocking(move || sheet.pdf()).await;
    drop(turn);
    let pdf = drawn.ok().flatten();
    let pdf = pdf.ok_or(Problem::Inside("the scoresheet could not be drawn"))?;
    let saved = format!("inline; filename=\"{id}.pdf\"");
    let headers = [(CONTENT_TYPE, PDF), (CACHE_CONTROL, "no-cache")];
    Ok((headers, [(CONTENT_DISPOSITION, saved)], pdf).into_response())
}

/// What the clocks show now, for broadcasts: while the game is on, the last comments are older than that.
fn show_clocks(game: &mut Game, sitting: &Sitting) {
    let clock = sitting.referee.game().clock();
    let Some(clock) = clock.filter(|_| sitting.referee.game().phase() == Phase::Playing) else {
        return;
    };
    let now = if sitting.is_on() {
        sitting.now()
    } else {
        sitting.referee.game().now().unwrap_or(Instant::ZERO)
    };
    for (tag, color) in [("WhiteClock", Color::White), ("BlackClock", Color::Black)] {
        let left = clock.remaining(color, now).as_millis().div_ceil(1000);
        let left = core::time::Duration::from_secs(u64::try_from(left).unwrap_or(u64::MAX));
        // A time of a clock can stand in a tag.
        let _ = game.set_tag(tag, &Reading(left).to_string());
    }
}

/// Which game of a PGN is to be heard, and by which Laws.
#[derive(Debug, Deserialize, JsonSchema)]
struct By {
    /// The year of an edition; the newest if it is left out. A record says it itself.
    edition: Option<String>,
    /// Which game of a PGN, counted from one. It is asked for where there are several.
    game: Option<usize>,
}

async fn import(
    State(room): State<Room>,
    Asked(by): Asked<By>,
    file: Bytes,
) -> Result<(StatusCode, Json<Opened>), Problem> {
    let edition = edition(by.edition.as_deref())?;
    let turn = room.imports.acquire().await.map_err(|_| Problem::TooMany)?;
    let read = tokio::task::spawn_blocking(move || import::read(&file, edition, by.game)).await;
    drop(turn);
    let Imported {
        heard,
        heading,
        then,
        result,
    } = read
        .map_err(|_| Problem::Inside("the game could not be heard"))?
        .map_err(|untaken| match untaken {
            Untaken::Unreadable(why) => Problem::Unreadable(why),
            Untaken::Several(games) => Problem::Several(games),
        })?;
    room.opens(&heading)?;
    let opened = room.desk.take_in(heard, heading).await?;
    for act in then {
        // What the clocks showed is a help, and nothing that must be heard.
        let _ = room.desk.act(&opened.table, Role::Arbiter, act).await;
    }
    let opened = Opened::from(opened).with_result(result.map(|result| result.to_string()));
    Ok((StatusCode::CREATED, Json(opened)))
}
