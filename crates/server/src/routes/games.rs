//! Games: create, list, look at, act, watch.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes};
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
use crate::game_wait::GameWait;
use crate::live_game::GameState;
use crate::naming;
use crate::problem::Problem;
use crate::rendering::RenderedUpdate;
use crate::routes::params::{PathName, QueryParams};
use crate::routes::{Access, App, Content, Route, bearer, fields, shape, unreadable};
use crate::shelf::ShelvedGame;
use crate::sight::witnessed;
use crate::subscription::{self, Subscription};
use crate::view::{Article, PhaseView, PositionView, Reading, Update, all_positions, article, clock_reading, phase};
use crate::words::message;

pub(super) const ROUTES: &[Route] = &[
    Route {
        method: "post",
        path: "/api/games",
        name: "openGame",
        does: "Creates a game on the terms of a header. Its secrets are shown once. For the machine that runs the desk and \
               for clients with the desk's own secret, unless the desk is open to all.",
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
        does: "The games of the desk that are not archived: those that wait for the arbiter first, the longest wait on top, then the \
               newest.",
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
        method: "get",
        path: "/api/games/{id}/positions",
        name: "listPositions",
        does: "Every position of a game from the start to the present one, and the squares of the move that led to it.",
        access: Access::Header,
        query: None,
        body: &[],
        status: 200,
        answer: Content::json(shape::<Vec<PositionView>>),
        handler: || get(positions),
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
        does: "The same, live: server-sent events, each an update with the number of its last entry as its id. The heartbeat interval is ten seconds; between them come comments, as often as `beat_ms` says.",
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
    /// Whether it is over, so that it can only be read.
    over: bool,
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
    /// Says something besides what the referee says about the terms.
    pub(super) fn remark_on(&mut self, text: Option<String>) {
        self.remarks.extend(text.map(|text| Remark { text, article: None }));
    }

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
            over: phase(game, &state.heading) == PhaseView::Ended,
        }
    }
}

async fn open(
    app: App,
    Extension(client): Extension<Client>,
    Extension(sender): Extension<Sender>,
    header: Result<Json<StoredHeader>, JsonRejection>,
) -> Result<(StatusCode, Json<NewGameView>), Problem> {
    let Json(header) = header.map_err(|rejection| unreadable(&rejection))?;
    let (mut terms, mut heading) = header.into_parts();
    // A game that is opened is going to be played.
    heading.result = None;
    // A client does not decide how much CPU time the desk spends.
    terms.budget = terms.budget.min(Terms::BUDGET);
    app.check_new_game(&heading)?;
    let share = app.opening_share(&client, sender)?;
    let new_game = app.desk.new_game(terms, heading).await?;
    if let Some(share) = share {
        app.gate.opened(&new_game.game.id, share);
    }
    Ok((StatusCode::CREATED, Json(NewGameView::of(&new_game, &app.spoken.words))))
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
    /// What its clock shows, if its record is loaded and it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<Reading>,
    /// What it waits for, if anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    waits: Option<GameWait>,
}

/// The list as everybody gets it who asks for nothing in particular. Where there are more games than a page of it has, it takes
/// some work, and is made anew a few times a second at most, however many ask.
#[derive(Default)]
pub(crate) struct SharedList(Mutex<Option<(Instant, Bytes)>>);

/// How old a shared list may be.
const FRESH: Duration = Duration::from_millis(250);

impl SharedList {
    fn json(&self, make: impl FnOnce() -> Vec<GameInList>) -> Bytes {
        let mut shared = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        match &*shared {
            Some((made, json)) if made.elapsed() < FRESH => json.clone(),
            _ => {
                let made = Instant::now();
                let json = Bytes::from(serde_json::to_vec(&make()).unwrap_or_default());
                *shared = Some((made, json.clone()));
                json
            }
        }
    }
}

async fn list(app: App, QueryParams(page): QueryParams<Page>) -> Response {
    let is_usual = page.only.is_none() && page.skip == 0 && page.take.is_none() && !page.archived;
    match is_usual && app.desk.game_count() > PAGE {
        true => {
            let json = app.list.json(|| in_list(&app, &page));
            ([(CONTENT_TYPE, "application/json")], json).into_response()
        }
        false => Json(in_list(&app, &page)).into_response(),
    }
}

fn in_list(app: &App, page: &Page) -> Vec<GameInList> {
    let games = match &page.only {
        Some(only) => only
            .split(',')
            .take(PAGE)
            .filter_map(|id| app.desk.shelved(id))
            .collect(),
        None => app.desk.all_shelved(),
    };
    let is_listed = |game: &Arc<ShelvedGame>| page.only.is_some() || game.card.is_archived() == page.archived;
    let with_wait = |game: Arc<ShelvedGame>| {
        let state = game.loaded().map(|live| live.state());
        let waits = state.as_deref().and_then(GameWait::of);
        (game, state, waits)
    };
    let mut games: Vec<_> = games.into_iter().filter(is_listed).map(with_wait).collect();
    games.sort_by_key(|(_, _, waits)| {
        waits
            .as_ref()
            .map_or(Reverse(0), |waits| Reverse(waits.for_ms.saturating_add(1)))
    });
    let in_list = |(game, state, waits): (Arc<ShelvedGame>, Option<Arc<GameState>>, Option<GameWait>)| {
        let summary = game.summary();
        GameInList {
            id: game.card.id.clone(),
            clock: state
                .filter(|_| !summary.can_wait())
                .and_then(|state| clock_reading(&state)),
            summary,
            archived: game.card.is_archived(),
            waits,
        }
    };
    let most = page.take.map_or(PAGE, |take| take.min(PAGE));
    let games = games.into_iter().skip(page.skip).take(most);
    games.map(in_list).collect()
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
    app: App,
    PathName(id): PathName,
    QueryParams(after): QueryParams<After>,
    Extension(sender): Extension<Sender>,
    headers: HeaderMap,
) -> Result<RenderedUpdate, Problem> {
    let (live_game, role) = app.identify(&id, bearer(&headers)).await?;
    app.view(sender, &live_game, role, after.after)
}

async fn positions(app: App, PathName(id): PathName, headers: HeaderMap) -> Result<Json<Vec<PositionView>>, Problem> {
    let (live_game, role) = app.identify(&id, bearer(&headers)).await?;
    Ok(Json(all_positions(live_game.state().referee.game(), role)))
}

async fn act(
    app: App,
    PathName(id): PathName,
    QueryParams(after): QueryParams<After>,
    Extension(sender): Extension<Sender>,
    headers: HeaderMap,
    act: Result<Json<StoredAct>, JsonRejection>,
) -> Result<RenderedUpdate, Problem> {
    let (live_game, role) = app.identify(&id, bearer(&headers)).await?;
    let Json(act) = act.map_err(|rejection| unreadable(&rejection))?;
    let draft = witnessed(EventDraft::from(act), role, live_game.state().referee.game().terms());
    if !live_game.may(role, &draft) {
        return Err(Problem::Forbidden);
    }
    naming::check_texts(&StoredAct::from(draft.clone())).map_err(Problem::Unreadable)?;
    app.check_room(&live_game.state(), role, &draft)?;
    app.hear(sender, &live_game, role, draft, after.after).await
}

async fn watch(
    app: App,
    PathName(id): PathName,
    QueryParams(query): QueryParams<LiveParams>,
    Extension(sender): Extension<Sender>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    if query.key.is_some() {
        return Err(Problem::Unreadable(message("key-in-address")));
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
        spoken: Arc::clone(&app.spoken),
        renderings: Arc::clone(&app.renderings),
        role,
        digest: sender.digest(),
        closing: app.desk.closing(),
        heartbeat: app.gate.heartbeat(),
        permit,
    };
    let events = subscription::updates(subscription, first).map(Ok::<_, Infallible>);
    Ok(([(CONTENT_TYPE, "text/event-stream")], Body::from_stream(events)).into_response())
}
