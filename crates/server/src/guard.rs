//! Middleware for every route: who asks, rate limits, body limits, the origin of a request and security headers.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{DefaultBodyLimit, FromRequest, MatchedPath, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HOST, HeaderName, HeaderValue, ORIGIN};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::body::{Frame, SizeHint};
use jadoube_referee::wire::StoredAct;
use serde::Deserialize;
use tokio::time;

use crate::client::{Client, Peer, Sender};
use crate::limits::{BytesPermit, Cost};
use crate::log::Asked;
use crate::problem::Problem;
use crate::rendering::{Counted, carried};
use crate::routes::AppState;
use crate::settings::Settings;

/// The largest body of an act, in bytes: a few sentences of an arbiter.
const ACT_LIMIT: usize = 4 << 10;

/// The largest header of a new game, in bytes.
const HEADER_LIMIT: usize = 16 << 10;

/// The largest scoresheets to compare, in bytes.
const SHEETS_LIMIT: usize = 64 << 10;

/// The largest record or PGN, in bytes.
const RECORD_LIMIT: usize = 1 << 20;

/// Only resources that the desk itself serves, and no framing.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; \
                      frame-ancestors 'none'";

const HEADERS: [(HeaderName, HeaderValue); 7] = [
    (
        HeaderName::from_static("content-security-policy"),
        HeaderValue::from_static(POLICY),
    ),
    (
        HeaderName::from_static("x-content-type-options"),
        HeaderValue::from_static("nosniff"),
    ),
    (
        HeaderName::from_static("x-frame-options"),
        HeaderValue::from_static("DENY"),
    ),
    (
        HeaderName::from_static("referrer-policy"),
        HeaderValue::from_static("no-referrer"),
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), microphone=(), geolocation=()"),
    ),
];

/// Finds out who sends a request, has them pay for it, and rejects what pages of other sites make a browser send.
/// Strangers pay before anything of a game is touched.
pub(crate) async fn limit(State(app): State<AppState>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>().cloned();
    let client = Client::of(peer.as_ref(), request.headers(), &app.settings.proxies);
    let sender = app.sender(&request, &client);
    if let (Some(peer), Some(link)) = (&peer, sender.digest()) {
        peer.connection.is_of(link);
    }
    let post = request.method() == Method::POST;
    // Whoever is entitled to open games may open those of a whole round at once.
    let entitled = client.is_here || matches!(sender, Sender::Opener(_));
    let (cost, limit) = match (post, request.uri().path()) {
        (true, "/api/games") if entitled => (Cost::PLAIN, HEADER_LIMIT),
        (true, "/api/games") => (Cost::OPENING, HEADER_LIMIT),
        (true, "/api/import") if entitled => (Cost::DOCUMENT, RECORD_LIMIT),
        (true, "/api/import") => (Cost::WORK, RECORD_LIMIT),
        (true, path) if path.ends_with("/sheets") => (Cost::DOCUMENT, SHEETS_LIMIT),
        (_, path) if path.ends_with("/scoresheet.pdf") => (Cost::WORK, ACT_LIMIT),
        (_, path) if path.ends_with("/game.pgn") || path.ends_with("/record.jsonl") => (Cost::DOCUMENT, ACT_LIMIT),
        _ => (Cost::PLAIN, ACT_LIMIT),
    };
    let is_page = !request.uri().path().starts_with("/api");
    let mut asked = asked(&app, &request);
    let admitted = match is_page && !post {
        true => app.gate.shows_page(client.block),
        false => app.gate.admits(sender, cost),
    };
    if !admitted {
        return Problem::TooMany.into_response();
    }
    if let Err(problem) = check_origin(&app.settings, &request) {
        let answer = problem.into_response();
        note(&app, &client, sender, asked, post, &answer);
        return answer;
    }
    request.extensions_mut().insert(client);
    request.extensions_mut().insert(sender);
    let answer = match post {
        true => match read_post(&app, request, sender, limit, &mut asked).await {
            Ok(request) => next.run(request).await,
            Err(problem) => problem.into_response(),
        },
        false => next.run(request).await,
    };
    let answer = match is_page {
        true => answer,
        false => under_way(&app, sender, answer),
    };
    note(&app, &client, sender, asked, post, &answer);
    match answer.status() {
        StatusCode::UNAUTHORIZED => app.gate.charge(Sender::Address(client.block), Cost::WRONG_KEY),
        status if post && status.is_client_error() => app.gate.charge(sender, Cost::REFUSED),
        _ => {}
    }
    answer
}

/// What is smaller than this is not counted as bytes under way.
pub(crate) const SMALL: usize = 16 << 10;

/// An answer that counts as bytes under way until it was read, however it was made. If there are too many it is not given.
fn under_way(app: &AppState, sender: Sender, answer: Response) -> Response {
    let length = answer.body().size_hint().exact().map_or(0, |length| length as usize);
    if length < SMALL || answer.extensions().get::<Counted>().is_some() {
        return answer;
    }
    match app.gate.carry(sender, length) {
        Some(permit) => answer.map(|body| {
            Body::new(UnderWay {
                body,
                permit: Arc::new(permit),
            })
        }),
        None => Problem::TooMany.into_response(),
    }
}

/// A body each piece of which holds the permit until it was read.
struct UnderWay {
    body: Body,
    permit: Arc<BytesPermit>,
}

impl HttpBody for UnderWay {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let frame = ready!(Pin::new(&mut self.body).poll_frame(cx));
        let carried = |frame: Frame<Bytes>| frame.map_data(|bytes| carried(bytes, Arc::clone(&self.permit)));
        Poll::Ready(frame.map(|frame| frame.map(carried)))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// What a request asks for, without anything that could be a secret: its route, not its address.
fn asked(app: &AppState, request: &Request) -> Asked {
    let route = request.extensions().get::<MatchedPath>();
    let id = request.uri().path().strip_prefix("/api/games/");
    let id = id.and_then(|rest| rest.split('/').next());
    Asked {
        route: format!(
            "{} {}",
            request.method(),
            route.map_or("elsewhere", MatchedPath::as_str)
        ),
        game: id.and_then(|id| app.desk.shelved(id)).map(|game| game.card.id.clone()),
        act: None,
    }
}

/// Notes what was done, and what was refused. Whoever sends too much is turned away without a line.
fn note(app: &AppState, client: &Client, sender: Sender, asked: Asked, post: bool, answer: &Response) {
    let status = answer.status();
    let Some(log) = app.settings.log.as_ref() else { return };
    if (post || status.is_client_error() || status.is_server_error()) && status != StatusCode::TOO_MANY_REQUESTS {
        log.note(client, sender, asked, status.as_u16());
    }
}

/// The type of an act. Of what is no act nothing is said: it could be anything.
fn act_type(body: &[u8]) -> Option<String> {
    #[derive(Deserialize)]
    struct Typed {
        #[serde(rename = "type")]
        name: String,
    }
    serde_json::from_slice::<StoredAct>(body).ok()?;
    let Typed { name } = serde_json::from_slice(body).ok()?;
    Some(name)
}

/// Rejects a request to a name that is not the desk's, since a name of a stranger may be made to lead here, and one that
/// a page of another site has sent.
fn check_origin(settings: &Settings, request: &Request) -> Result<(), Problem> {
    let text = |name: HeaderName| {
        let value = request.headers().get(name)?;
        // What is not text is nobody's name.
        Some(value.to_str().unwrap_or(""))
    };
    let asked = text(HOST).unwrap_or("");
    if !settings.answers_to(asked) {
        return Err(Problem::Misdirected(asked.chars().take(100).collect()));
    }
    if text(ORIGIN).is_some_and(|origin| !settings.is_own_page(origin, asked)) {
        return Err(Problem::Forbidden);
    }
    let site = text(HeaderName::from_static("sec-fetch-site"));
    match request.method() == Method::POST && site.is_some_and(|site| !matches!(site, "same-origin" | "none")) {
        true => Err(Problem::Forbidden),
        false => Ok(()),
    }
}

/// The media types of what is imported. Each is one that a browser sends to another site only if that site agrees.
const IMPORTS: [&str; 3] = [
    "application/jsonl",
    "application/x-chess-pgn",
    "application/octet-stream",
];

/// Reads the body of a post, if its media type is one that the route takes and whoever sends it may. A large body counts
/// as bytes under way.
async fn read_post(
    app: &AppState,
    request: Request,
    sender: Sender,
    limit: usize,
    asked: &mut Asked,
) -> Result<Request, Problem> {
    let path = request.uri().path();
    if matches!(path, "/api/games" | "/api/import") {
        app.check_opening(request.extensions().get(), sender)?;
    }
    let media = request
        .headers()
        .get(CONTENT_TYPE)
        .and_then(|media| media.to_str().ok());
    let media = media.and_then(|media| media.split(';').next()).unwrap_or("").trim();
    let accepted: &[&str] = match path {
        "/api/import" => &IMPORTS,
        _ => &["application/json"],
    };
    if !accepted.iter().any(|accepted| accepted.eq_ignore_ascii_case(media)) {
        return Err(Problem::Media(accepted.join(" or ")));
    }
    let permit = match limit > HEADER_LIMIT {
        true => Some(app.gate.carry(sender, limit).ok_or(Problem::TooMany)?),
        false => None,
    };
    let is_act = path.ends_with("/acts");
    let (parts, body) = read_body(request, limit, app.gate.body_timeout()).await?;
    drop(permit);
    asked.act = is_act.then(|| act_type(&body)).flatten();
    Ok(Request::from_parts(parts, Body::from(body)))
}

/// Reads the whole body of a request, within a size limit and a timeout.
async fn read_body(request: Request, limit: usize, timeout: Duration) -> Result<(Parts, Bytes), Problem> {
    let (parts, body) = request.into_parts();
    let mut limited = Request::new(body);
    DefaultBodyLimit::max(limit).apply(&mut limited);
    match time::timeout(timeout, Bytes::from_request(limited, &())).await {
        Ok(Ok(bytes)) => Ok((parts, bytes)),
        Ok(Err(rejection)) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(Problem::TooLarge),
        Ok(Err(rejection)) => Err(Problem::Garbled(rejection.body_text())),
        Err(_) => Err(Problem::TooSlow),
    }
}

/// Adds the security headers. Answers are not cached unless the handler says so.
pub(crate) async fn harden(request: Request, next: Next) -> Response {
    let mut answer = next.run(request).await;
    let headers = answer.headers_mut();
    headers.extend(HEADERS);
    headers
        .entry(CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    answer
}
