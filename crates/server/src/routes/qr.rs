//! Links as pictures that a phone can read.

use axum::extract::Query;
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::problem::Problem;
use crate::routes::{Access, Content, Route, fields};

pub(super) const ROUTES: &[Route] = &[Route {
    method: "get",
    path: "/api/qr",
    name: "drawLink",
    does: "A link of this desk as a QR code.",
    access: Access::Public,
    query: Some(fields::<Link>),
    body: &[],
    status: 200,
    answer: Content::text("image/svg+xml"),
    handler: || get(draw),
}];

/// How many bytes a link may have.
const LONGEST: usize = 300;

/// What to draw.
#[derive(Debug, Deserialize, JsonSchema)]
struct Link {
    /// A whole address of this desk.
    text: String,
}

async fn draw(Query(link): Query<Link>, headers: HeaderMap) -> Result<Response, Problem> {
    let host = headers
        .get(HOST)
        .and_then(|host| host.to_str().ok())
        .unwrap_or_default();
    if link.text.len() > LONGEST || !is_own(&link.text, host) {
        return Err(Problem::Unreadable("Only links of this desk are drawn.".to_owned()));
    }
    let code = QrCode::with_error_correction_level(&link.text, EcLevel::M)
        .map_err(|_| Problem::Unreadable("The link is too long to be drawn.".to_owned()))?;
    let picture = code.render::<svg::Color<'_>>().min_dimensions(240, 240).build();
    Ok(([(CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}

/// Whether a link leads to the host that was asked: nobody makes the desk draw the address of another.
fn is_own(link: &str, host: &str) -> bool {
    let rest = link.strip_prefix("http://").or_else(|| link.strip_prefix("https://"));
    let path = rest.and_then(|rest| rest.strip_prefix(host));
    !host.is_empty() && path.is_some_and(|path| path.starts_with('/'))
}

#[cfg(test)]
mod tests {
    use super::is_own;

    #[test]
    fn own_links_are_known() {
        for (link, host, expect) in [
            ("http://desk.local:8960/g/abc#key", "desk.local:8960", true),
            ("https://desk.local/", "desk.local", true),
            ("https://desk.local.evil/", "desk.local", false),
            ("https://desk.local", "desk.local", false),
            ("https://elsewhere/", "desk.local", false),
            ("javascript:desk.local/", "desk.local", false),
            ("http:///x", "", false),
        ] {
            assert_eq!(is_own(link, host), expect, "{link}");
        }
    }
}
