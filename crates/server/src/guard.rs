//! What stands before every address: who asks too much, and what browsers are told to be strict about.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequest, Request, State};
use axum::http::header::{CACHE_CONTROL, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time;

use crate::connection_limit::address_block;
use crate::limits::Cost;
use crate::problem::Problem;
use crate::routes::AppState;

/// How many bytes somebody may say at once: a few sentences of an arbiter.
const ACT_LIMIT: usize = 4 << 10;

/// How many bytes the header of a new game may have.
const HEADER_LIMIT: usize = 16 << 10;

/// How many bytes a record or a PGN may have.
const RECORD_LIMIT: usize = 1 << 20;

/// Nothing but what the desk itself serves, and nobody may put the desk into a frame.
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

/// Lets a request through if its address has not asked too much, and if no other site has a browser send it.
pub(crate) async fn limit(State(app): State<AppState>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let address = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |ConnectInfo(peer)| {
        address_block(peer.ip())
    });
    let (cost, most) = match (request.method(), request.uri().path()) {
        (&Method::POST, "/api/games") => (Cost::OPENING, HEADER_LIMIT),
        (&Method::POST, "/api/import") => (Cost::IMPORT, RECORD_LIMIT),
        _ => (Cost::PLAIN, ACT_LIMIT),
    };
    if !app.gate.admits(address, cost) {
        return Problem::TooMany.into_response();
    }
    let site = request.headers().get("sec-fetch-site").map(HeaderValue::as_bytes);
    if request.method() == Method::POST && site == Some(b"cross-site") {
        return Problem::Forbidden.into_response();
    }
    let arrived = match *request.method() {
        Method::POST => arrive(request, most, app.gate.patience()).await,
        _ => Ok(request),
    };
    let answer = match arrived {
        Ok(request) => next.run(request).await,
        Err(problem) => problem.into_response(),
    };
    if answer.status() == StatusCode::UNAUTHORIZED {
        app.gate.charge(address, Cost::WRONG_KEY);
    }
    answer
}

/// Waits for the whole of a request, while it is not too much and does not take too long.
async fn arrive(request: Request, most: usize, patience: Duration) -> Result<Request, Problem> {
    let (parts, body) = request.into_parts();
    let mut carried = Request::new(body);
    DefaultBodyLimit::max(most).apply(&mut carried);
    match time::timeout(patience, Bytes::from_request(carried, &())).await {
        Ok(Ok(bytes)) => Ok(Request::from_parts(parts, Body::from(bytes))),
        Ok(Err(rejection)) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(Problem::TooLarge),
        Ok(Err(rejection)) => Err(Problem::Unreadable(rejection.body_text())),
        Err(_) => Err(Problem::TooSlow),
    }
}

/// Tells the browser to be strict. What programs ask for is not kept by anybody in between, unless its handler says so.
pub(crate) async fn harden(request: Request, next: Next) -> Response {
    let mut answer = next.run(request).await;
    let headers = answer.headers_mut();
    headers.extend(HEADERS);
    headers
        .entry(CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    answer
}
