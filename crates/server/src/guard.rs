//! Middleware for every route: rate limits, body limits and security headers.

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

/// The largest body of an act, in bytes: a few sentences of an arbiter.
const ACT_LIMIT: usize = 4 << 10;

/// The largest header of a new game, in bytes.
const HEADER_LIMIT: usize = 16 << 10;

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

/// Enforces the rate limit of the client's address block, and rejects cross-site posts.
pub(crate) async fn limit(State(app): State<AppState>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let address = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |ConnectInfo(peer)| {
        address_block(peer.ip())
    });
    let (cost, limit) = match (request.method(), request.uri().path()) {
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
    let read = match *request.method() {
        Method::POST => read_body(request, limit, app.gate.body_timeout()).await,
        _ => Ok(request),
    };
    let answer = match read {
        Ok(request) => next.run(request).await,
        Err(problem) => problem.into_response(),
    };
    if answer.status() == StatusCode::UNAUTHORIZED {
        app.gate.charge(address, Cost::WRONG_KEY);
    }
    answer
}

/// Reads the whole body of a request, within a size limit and a timeout.
async fn read_body(request: Request, limit: usize, timeout: Duration) -> Result<Request, Problem> {
    let (parts, body) = request.into_parts();
    let mut limited = Request::new(body);
    DefaultBodyLimit::max(limit).apply(&mut limited);
    match time::timeout(timeout, Bytes::from_request(limited, &())).await {
        Ok(Ok(bytes)) => Ok(Request::from_parts(parts, Body::from(bytes))),
        Ok(Err(rejection)) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(Problem::TooLarge),
        Ok(Err(rejection)) => Err(Problem::Unreadable(rejection.body_text())),
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
