//! Games: create, list, look at, act, watch.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Json};
use jadoube_referee::wire::{StoredAct, StoredHeader};
use jadoube_referee::{EventDraft, Terms, Words};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tokio_stream::StreamExt;

use crate::client::{Client, Sender};
use crate::desk::NewGame;
use crate::game_summary::GameSummary;
use crate::naming;
use crate::problem::Problem;
use crate::rendering::RenderedUpdate;
use crate::routes::params::{PathName, QueryParams};
use crate::routes::{Access, AppState, Content, Route, bearer, fields, shape, unreadable};
use crate::shelf::ShelvedGame;
use crate::subscription::{self, Subscription};
use crate::view::{Article, Update, article};

pub(super) const ROUTES: &[Route] = &[
    Route {
        method: "post",
        path: "/api/games",
        name: "openGame",
        does: "Creates a game on the terms of a header. Its secrets are shown once. For the machine that runs the desk and \
               for whoever has the desk's own secret, unless the desk is open to all.",
        access: Access::Header,
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
        does: "The games of the desk that are not archived, newest first.",
        access: Access::Public,
        query: Some(fields::<Page>),
        body: &[],
        status: 200,
        answer: Content::json(shape::<Vec<GameInList>>),
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
        access: Access::Header,
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
    Extension(client): Extension<Client>,
    Extension(sender): Extension<Sender>,
    header: Result<Json<StoredHeader>, JsonRejection>,
) -> Result<(StatusCode, Json<NewGameView>), Problem> {
    let Json(header) = header.map_err(|rejection| unreadable(&rejection))?;
    let (mut terms, heading) = header.into_parts();
    // A client does not decide how much CPU time the desk spends.
    terms.budget = terms.budget.min(Terms::BUDGET);
    app.check_new_game(&heading)?;
    let share = app.opening_share(&client, sender)?;
    let new_game = app.desk.new_game(terms, heading).await?;
    if let Some(share) = share {
        app.gate.opened(&new_game.game.id, share);
    }
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
    /// Only these games, by their names with commas between them, archived or not: those to which a client has links.
    only: Option<String>,
    /// The archived games instead.
    #[serde(default)]
    archived: bool,
}

/// A game in the list.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "GameSummary")]
struct GameInList {
    /// Its name in URLs.
    id: String,
    #[serde(flatten)]
    summary: GameSummary,
    /// Whether it is archived.
    archived: bool,
}

async fn list(State(app): State<AppState>, QueryParams(page): QueryParams<Page>) -> Json<Vec<GameInList>> {
    let games = match &page.only {
        Some(only) => only
            .split(',')
            .take(PAGE)
            .filter_map(|id| app.desk.shelved(id))
            .collect(),
        None => app.desk.all_shelved(),
    };
    let is_listed = |game: &Arc<ShelvedGame>| page.only.is_some() || game.card.is_archived() == page.archived;
    let games = games.into_iter().filter(is_listed).skip(page.skip);
    let in_list = |game: Arc<ShelvedGame>| {
        Some(GameInList {
            id: game.card.id.clone(),
            summary: game.summary()?,
            archived: game.card.is_archived(),
        })
    };
    let most = page.take.map_or(PAGE, |take| take.min(PAGE));
    Json(games.take(most).filter_map(in_list).collect())
}

/// Which entries the client has.
#[derive(Debug, Deserialize, JsonSchema)]
struct After {
    /// The number of the last entry that the client has.
    #[serde(default)]
    after: u32,
}

/// Which entries the client has.
#[derive(Debug, Deserialize, JsonSchema)]
struct LiveParams {
    /// The number of the last entry that the client has, unless `Last-Event-ID` says it.
    #[serde(default)]
    after: u32,
    /// A secret, as earlier versions had it in the address. It is refused.
    #[schemars(skip)]
    key: Option<String>,
}

async fn look(
    State(app): State<AppState>,
    PathName(id): PathName,
    QueryParams(after): QueryParams<After>,
    Extension(sender): Extension<Sender>,
    headers: HeaderMap,
) -> Result<RenderedUpdate, Problem> {
    let (live_game, role) = app.identify(&id, bearer(&headers)).await?;
    app.view(sender, &live_game, role, after.after)
}

async fn act(
    State(app): State<AppState>,
    PathName(id): PathName,
    QueryParams(after): QueryParams<After>,
    Extension(sender): Extension<Sender>,
    headers: HeaderMap,
    act: Result<Json<StoredAct>, JsonRejection>,
) -> Result<RenderedUpdate, Problem> {
    let (live_game, role) = app.identify(&id, bearer(&headers)).await?;
    let Json(act) = act.map_err(|rejection| unreadable(&rejection))?;
    let draft = EventDraft::from(act);
    if !role.may(draft.by) {
        return Err(Problem::Forbidden);
    }
    naming::check_texts(&StoredAct::from(draft.clone())).map_err(Problem::Unreadable)?;
    app.check_room(&live_game.state(), role, &draft)?;
    app.hear(sender, &live_game, role, draft, after.after).await
}

async fn watch(
    State(app): State<AppState>,
    PathName(id): PathName,
    QueryParams(query): QueryParams<LiveParams>,
    Extension(sender): Extension<Sender>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    if query.key.is_some() {
        let text = "A secret in an address ends up in logs. Send it as \u{201c}Authorization: Bearer\u{201d}, and have this \
                    link renewed.";
        return Err(Problem::Unreadable(text.to_owned()));
    }
    let (live_game, role) = app.identify(&id, bearer(&headers)).await?;
    let permit = app.gate.watch(sender, &live_game.id).ok_or(Problem::TooMany)?;
    // A client that reconnects says where it left off.
    let last = headers
        .get("last-event-id")
        .and_then(|id| id.to_str().ok()?.parse().ok());
    let first = app.view(sender, &live_game, role, last.unwrap_or(query.after))?;
    let subscription = Subscription {
        game: live_game,
        words: app.words,
        renderings: app.renderings,
        role,
        digest: sender.digest(),
        closing: app.desk.closing(),
        heartbeat: app.gate.heartbeat(),
        permit,
    };
    let events = subscription::updates(subscription, first).map(Ok::<_, Infallible>);
    Ok(([(CONTENT_TYPE, "text/event-stream")], Body::from_stream(events)).into_response())
}
