//! Documents of a game: the record, the PGN and the scoresheet to download, a record or a PGN to import.

use std::sync::Arc;

use axum::body::Bytes;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Json};
use jadoube_board::Color;
use jadoube_clock::{Instant, Reading};
use jadoube_notation::pgn::Game;
use jadoube_scoresheet::{Scoresheet, pgn_export};
use schemars::{JsonSchema, json_schema};
use serde::Deserialize;

use crate::client::{Client, Sender};
use crate::evidence::seal_record;
use crate::import::{self, ImportFault, ImportedGame};
use crate::live_game::GameState;
use crate::problem::Problem;
use crate::role::Role;
use crate::routes::games::NewGameView;
use crate::routes::params::{PathName, QueryParams};
use crate::routes::{Access, App, Content, Route, bearer, edition, fields, shape};
use crate::typefaces;

const JSON_LINES: &str = "application/jsonl; charset=utf-8";
const PGN: &str = "application/x-chess-pgn; charset=utf-8";
const PDF: &str = "application/pdf";

pub(super) const ROUTES: &[Route] = &[
    Route {
        method: "get",
        path: "/api/games/{id}/record.jsonl",
        name: "takeRecord",
        does: "The record, with the seal of the desk in its last line: for the arbiter, and for everybody once the game is \
               over.",
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
        does: "The game as PGN, with clock times. The URL stays the same while the game is played.",
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
        does: "The scoresheet to print, with blank lines for what is not known yet.",
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
        does: "Creates a game that continues where a record or a PGN ends, with the clock stopped; one that is over is there to \
               be read. For those who may open games.",
        access: Access::Header,
        query: Some(fields::<By>),
        body: &[
            Content::text("application/jsonl"),
            Content::text("application/x-chess-pgn"),
            Content::text("application/octet-stream"),
        ],
        status: 201,
        answer: Content::json(shape::<NewGameView>),
        handler: || post(import),
    },
];

async fn record(app: App, PathName(id): PathName, headers: HeaderMap) -> Result<Response, Problem> {
    let (live_game, role) = app.identify(&id, bearer(&headers)).await?;
    let state = live_game.state();
    let over = state.referee.game().phase().is_over();
    if role != Role::Arbiter && !over {
        return Err(Problem::Forbidden);
    }
    let text = match app.desk.key() {
        Some(key) => seal_record(&state.record(), &id, over, key),
        None => state.record(),
    };
    let saved = format!("attachment; filename=\"{id}.jsonl\"");
    Ok((
        [(CONTENT_TYPE, JSON_LINES.to_owned()), (CONTENT_DISPOSITION, saved)],
        text,
    )
        .into_response())
}

async fn pgn(app: App, PathName(id): PathName) -> Result<Response, Problem> {
    let live_game = app.desk.game(&id).await?;
    let state = live_game.state();
    let mut games = pgn_export(&state.referee, &state.heading, &state.readings);
    if let Some(last) = games.last_mut() {
        show_clocks(last, &state);
        if let Some(head) = state.public_head() {
            // Hexadecimal digits are always a valid tag value.
            let _ = last.set_tag("RecordHead", &head.to_string());
        }
    }
    let games: Vec<String> = games.iter().map(|game| format!("{game}\n")).collect();
    let headers = [(CONTENT_TYPE, PGN), (CACHE_CONTROL, "no-cache")];
    Ok((headers, games.join("\n")).into_response())
}

async fn scoresheet(app: App, PathName(id): PathName) -> Result<Response, Problem> {
    let live_game = app.desk.game(&id).await?;
    let (state, spoken) = (live_game.state(), Arc::clone(&app.spoken));
    let drawn = app
        .drawings
        .run(move || {
            let sheet = Scoresheet::of(&state.referee, &state.heading, &state.readings, &spoken.words);
            let sheet = match sheet.unprintable() {
                missing if missing.is_empty() => sheet,
                missing => sheet.with_typefaces(typefaces::find(&missing)),
            };
            match state.public_head() {
                Some(head) => sheet.with_head(head.short()).pdf(),
                None => sheet.pdf(),
            }
        })
        .await?;
    let pdf = drawn.ok_or(Problem::Inside("the scoresheet could not be drawn"))?;
    let saved = format!("inline; filename=\"{id}.pdf\"");
    let headers = [(CONTENT_TYPE, PDF), (CACHE_CONTROL, "no-cache")];
    Ok((headers, [(CONTENT_DISPOSITION, saved)], pdf).into_response())
}

/// Adds tags with the present clock times, for broadcasts: the comments are as old as the last moves.
fn show_clocks(game: &mut Game, state: &GameState) {
    let clock = state.referee.game().clock();
    let Some(clock) = clock.filter(|_| state.referee.game().phase().is_on()) else {
        return;
    };
    let now = if state.is_in_progress() {
        state.now()
    } else {
        state.referee.game().now().unwrap_or(Instant::ZERO)
    };
    for (tag, color) in [("WhiteClock", Color::White), ("BlackClock", Color::Black)] {
        let left = clock.remaining(color, now).as_millis().div_ceil(1000);
        let left = core::time::Duration::from_secs(u64::try_from(left).unwrap_or(u64::MAX));
        // A clock time is always a valid tag value.
        let _ = game.set_tag(tag, &Reading(left).to_string());
    }
}

/// Which game of a PGN to import, and under which edition.
#[derive(Debug, Deserialize, JsonSchema)]
struct By {
    /// The year of an edition; by default the one in force on the date of the game, or else the newest. A record names its own.
    edition: Option<String>,
    /// Which game of a PGN, counted from one. Required if there are several.
    game: Option<usize>,
}

async fn import(
    app: App,
    QueryParams(by): QueryParams<By>,
    Extension(client): Extension<Client>,
    Extension(sender): Extension<Sender>,
    file: Bytes,
) -> Result<(StatusCode, Json<NewGameView>), Problem> {
    let edition = by.edition.as_deref().map(|year| edition(Some(year))).transpose()?;
    let read = {
        let spoken = Arc::clone(&app.spoken);
        let reading = move || import::read(&file, edition, by.game, &spoken.words);
        app.imports.run(reading).await?
    };
    let ImportedGame {
        loaded,
        heading,
        then,
        remark,
    } = read.map_err(|untaken| match untaken {
        ImportFault::Unreadable(why) => Problem::Unreadable(why),
        ImportFault::Several(games) => Problem::Several(games),
        ImportFault::Illegal(problem) => problem,
        ImportFault::Garbled { text, detail } => Problem::Explained { text, detail },
    })?;
    app.check_new_game(&heading)?;
    let share = app.opening_share(&client, sender)?;
    let new_game = app.desk.add(loaded, heading).await?;
    if let Some(share) = share {
        app.gate.opened(&new_game.game.id, share);
    }
    for act in then {
        // Setting the clocks is a convenience; the game is imported without it.
        let _ = app.desk.act(&new_game.game, Role::Arbiter, act).await;
    }
    let mut view = NewGameView::of(&new_game, &app.spoken.words);
    view.remark_on(remark.map(|remark| remark.say(&app.spoken)));
    Ok((StatusCode::CREATED, Json(view)))
}
