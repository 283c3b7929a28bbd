//! Games: create, list, look at, act, watch.

use std::collections::BTreeMap;
use std::convert::Infallible;

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{self, Sse};
use axum::routing::{get, post};
use jadoube_referee::wire::{StoredAct, StoredHeader};
use jadoube_referee::{EventDraft, Terms, Words};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tokio_stream::{Stream, StreamExt};

use crate::desk::NewGame;
use crate::problem::Problem;
use crate::rendering::{RenderedUpdate, render};
use crate::routes::params::{PathName, QueryParams};
use crate::routes::{Access, AppState, Content, Route, bearer, fields, shape, unreadable};
use crate::secret::Digest;
use crate::subscription::{self, Subscription};
use crate::view::{self, Article, PhaseView, Update, article};

pub(super) const ROUTES: &[Route] = &[
    Route {
        method: "post",
        path: "/api/games",
        name: "openGame",
        does: "Creates a game on the terms of a header. Its secrets are shown once.",
        access: Access::Public,
        query: None,
        body: &[Content::json(shape::<StoredHeader>)],
        status: 201,
        answer: Content::json(shape::<NewGameView>),
        handler: || post(open),
    },
    Route {
        method: "get",
        path: "/api/games",
        name: "listGames",
        does: "The games of the desk, newest first.",
        access: Access::Public,
        query: Some(fields::<Page>),
        body: &[],
        status: 200,
        answer: Content::json(shape::<Vec<GameSummary>>),
        handler: || get(list),
    },
    Route {
        method: "get",
        path: "/api/games/{id}",
        name: "lookAtGame",
        does: "The state of a game and the entries after a given one, as far as the role may see them.",
        access: Access::Header,
        query: Some(fields::<After>),
        body: &[],
        status: 200,
        answer: Content::json(shape::<Update>),
        handler: || get(look),
    },
    Route {
        method: "post",
        path: "/api/games/{id}/acts",
        name: "act",
        does: "Tells the referee that something happened just now. The answer comes when the entries are on disk.",
        access: Access::Header,
        query: Some(fields::<After>),
        body: &[Content::json(shape::<StoredAct>)],
        status: 200,
        answer: Content::json(shape::<Update>),
        handler: || post(act),
    },
    Route {
        method: "get",
        path: "/api/games/{id}/live",
        name: "watchGame",
        does: "The same, live: server-sent events, each an update with the number of its last entry as its id. The heartbeat interval is ten seconds.",
        access: Access::HeaderOrKey,
        query: Some(fields::<LiveParams>),
        body: &[],
        status: 200,
        answer: Content {
            media: "text/event-stream",
            shape: shape::<Update>,
        },
        handler: || get(watch),
    },
];

/// A new game and its secrets.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct NewGameView {
    /// Its name in URLs.
    id: String,
    /// The secret of each role. They are shown only once.
    secrets: BTreeMap<&'static str, String>,
    /// The result in the imported file, if it does not follow from the moves. The game is open until the arbiter
    /// decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<String>,
    /// What there is to say about the terms before the game: that the glossary does not call its time per move an increment, or
    /// that the edition has no rules for its start.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    remarks: Vec<Remark>,
}

/// Something about the terms of a game.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Remark {
    /// What there is to say.
    text: String,
    /// The article that it rests on.
    #[serde(skip_serializing_if = "Option::is_none")]
    article: Option<Article>,
}

impl NewGameView {
    /// With the result that its file gives.
    pub(super) fn with_result(self, result: Option<String>) -> NewGameView {
        NewGameView { result, ..self }
    }
}

impl NewGameView {
    /// A game that was just opened.
    pub(super) fn of(new_game: &NewGame, words: &Words) -> NewGameView {
        let secrets = new_game.secrets.iter();
        let state = new_game.game.state();
        let game = state.referee.game();
        let remarks = state.referee.remarks_on_terms();
        let remarks = remarks.iter().map(|ruling| Remark {
            text: words.ruling(ruling, game),
            article: article(ruling.key, game.provisions(), words),
        });
        NewGameView {
            remarks: remarks.collect(),
            id: new_game.game.id.clone(),
            secrets: secrets
                .map(|(role, secret)| (role.name(), secret.as_str().to_owned()))
                .collect(),
            result: None,
        }
    }
}

async fn open(
    State(app): State<AppState>,
    header: Result<Json<StoredHeader>, JsonRejection>,
) -> Result<(StatusCode, Json<NewGameView>), Problem> {
    let Json(header) = header.map_err(|rejection| unreadable(&rejection))?;
    let (mut terms, heading) = header.into_parts();
    // A client does not decide how much CPU time the desk spends.
    terms.budget = terms.budget.min(Terms::BUDGET);
    app.check_new_game(&heading)?;
    let new_game = app.desk.new_game(terms, heading).await?;
    Ok((StatusCode::CREATED, Json(NewGameView::of(&new_game, &app.words))))
}

/// The most games in one list.
const PAGE: usize = 500;

/// Which part of the list.
#[derive(Debug, Deserialize, JsonSchema)]
struct Page {
    /// How many newer games to skip.
    #[serde(default)]
    skip: usize,
    /// The most games to list.
    take: Option<usize>,
}

/// A game in the list.
#[derive(Debug, Serialize, JsonSchema)]
struct GameSummary {
    /// Its name in URLs.
    id: String,
    /// The player of the white pieces.
    white: Option<String>,
    /// The player of the black pieces.
    black: Option<String>,
    /// The competition.
    event: Option<String>,
    /// The round.
    round: Option<String>,
    /// The board.
    board: Option<String>,
    /// The phase of the game.
    phase: PhaseView,
    /// The result, once there is one.
    result: Option<String>,
    /// The mark of a game that was not played, where the edition has such marks: `+/-`, `-/+` or `-/-`.
    #[serde(skip_serializing_if = "Option::is_none")]
    forfeit: Option<String>,
    /// How many half-moves were made.
    plies: usize,
}

async fn list(State(app): State<AppState>, QueryParams(page): QueryParams<Page>) -> Json<Vec<GameSummary>> {
    let games = app.desk.games().into_iter().skip(page.skip);
    let mut listed = Vec::new();
    for live_game in games.take(page.take.map_or(PAGE, |take| take.min(PAGE))) {
        let state = live_game.state();
        let heading = &state.heading;
        let game = state.referee.game();
        listed.push(GameSummary {
            id: live_game.id.clone(),
            white: heading.white.clone(),
            black: heading.black.clone(),
            event: heading.event.clone(),
            round: heading.round.clone(),
            board: heading.board.clone(),
            phase: game.phase().into(),
            result: game.outcome().map(view::result),
            forfeit: game.forfeit().map(|forfeit| forfeit.to_string()),
            plies: game.plies().len(),
        });
    }
    Json(listed)
}

/// Which entries the client has.
#[derive(Debug, Deserialize, JsonSchema)]
struct After {
    /// The number of the last entry that the client has.
    #[serde(default)]
    after: u32,
}

/// Which entries the client has, and its secret.
#[derive(Debug, Deserialize, JsonSchema)]
struct LiveParams {
    /// The number of the last entry that the client has, unless `Last-Event-ID` says it.
    #[serde(default)]
    after: u32,
    /// The secret, for clients that cannot send a header.
    key: Option<String>,
}

async fn look(
    State(app): State<AppState>,
    PathName(id): PathName,
    QueryParams(after): QueryParams<After>,
    headers: HeaderMap,
) -> Result<RenderedUpdate, Problem> {
    let (live_game, role) = app.identify(&id, bearer(&headers))?;
    Ok(render(&live_game, &app.words, role, after.after))
}

async fn act(
    State(app): State<AppState>,
    PathName(id): PathName,
    QueryParams(after): QueryParams<After>,
    headers: HeaderMap,
    act: Result<Json<StoredAct>, JsonRejection>,
) -> Result<RenderedUpdate, Problem> {
    let (live_game, role) = app.identify(&id, bearer(&headers))?;
    let Json(act) = act.map_err(|rejection| unreadable(&rejection))?;
    app.check_act(&live_game)?;
    let heard = app.desk.act(&live_game, role, EventDraft::from(act)).await;
    match heard {
        Ok(()) => Ok(render(&live_game, &app.words, role, after.after)),
        Err(fault) => Err(Problem::of_act(fault, &app.words, live_game.state().referee.game())),
    }
}

async fn watch(
    State(app): State<AppState>,
    PathName(id): PathName,
    QueryParams(query): QueryParams<LiveParams>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<sse::Event, Infallible>>>, Problem> {
    let secret = bearer(&headers).or(query.key.as_deref());
    let (live_game, role) = app.identify(&id, secret)?;
    let permit = app.gate.watch(role, live_game.subscribers()).ok_or(Problem::TooMany)?;
    // A browser that reconnects says where it left off.
    let last = headers
        .get("last-event-id")
        .and_then(|id| id.to_str().ok()?.parse().ok());
    let subscription = Subscription {
        game: live_game,
        words: app.words,
        role,
        digest: secret.map(Digest::of),
        closing: app.desk.closing(),
        heartbeat: app.gate.heartbeat(),
        permit,
    };
    let events = subscription::updates(subscription, last.unwrap_or(query.after)).map(|update| {
        let event = sse::Event::default().id(update.upto.to_string());
        Ok(event.data(update.json()))
    });
    Ok(Sse::new(events))
}
