//! What stands before every address: who asks too much, and what browsers are told to be strict about.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{CACHE_CONTROL, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::limits::Cost;
use crate::problem::Problem;
use crate::routes::Room;

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
pub(crate) async fn limit(State(room): State<Room>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let address = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |ConnectInfo(peer)| {
        household(peer.ip())
    });
    let cost = match (request.method(), request.uri().path()) {
        (&Method::POST, "/api/games") => Cost::OPENING,
        (&Method::POST, "/api/import") => Cost::IMPORT,
        _ => Cost::PLAIN,
    };
    if !room.gate.admits(address, cost) {
        return Problem::TooMany.into_response();
    }
    let site = request.headers().get("sec-fetch-site").map(HeaderValue::as_bytes);
    if request.method() == Method::POST && site == Some(b"cross-site") {
        return Problem::Forbidden.into_response();
    }
    let answer = next.run(request).await;
    if answer.status() == StatusCode::UNAUTHORIZED {
        room.gate.charge(address, Cost::WRONG_KEY);
    }
    answer
}

/// Whom an address belongs to: of the newer sort everybody has very many.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64))),
        address => address,
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

#[cfg(test)]
mod tests {
    use super::household;

    #[test]
    fn a_household_has_many_addresses() {
        for (address, expect) in [
            ("192.0.2.7", "192.0.2.7"),
            ("::ffff:192.0.2.7", "192.0.2.7"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ] {
            assert_eq!(household(address.parse().unwrap()).to_string(), expect);
        }
    }
}
