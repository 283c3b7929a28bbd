//! The files of the page, embedded in the program.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::problem::Problem;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Pages;

/// The folder of files with a digest in their names.
const HASHED: &str = "assets/";

/// Serves a file. Any other path is a route within the single page, so `index.html` is served.
pub(super) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Result<Response, Problem> {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return Err(Problem::Nowhere);
    }
    if method != Method::GET && method != Method::HEAD {
        return Err(Problem::NoMethod);
    }
    let (name, file) = match Pages::get(path) {
        Some(file) if !path.is_empty() => (path, file),
        // A missing asset is not a route of the page.
        _ if path.starts_with(HASHED) => return Err(Problem::Nowhere),
        _ => ("index.html", Pages::get("index.html").ok_or(Problem::Nowhere)?),
    };
    Ok(answer(name, file, &headers))
}

fn answer(name: &str, file: EmbeddedFile, asked: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex(&file.metadata.sha256_hash()[..16]));
    let caching = match name.starts_with(HASHED) {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let known = asked.get(IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
    let fresh = known.is_some_and(|tags| {
        tags.split(',')
            .any(|known| known.trim().trim_start_matches("W/") == tag)
    });
    let headers = [(CACHE_CONTROL, caching.to_owned()), (ETAG, tag)];
    if fresh {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, [(CONTENT_TYPE, media(name))], file.data).into_response()
}

/// The media type of a file, by its extension.
fn media(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, end)| end) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("txt") => "text/plain; charset=utf-8",
        Some("mp3") => "audio/mpeg",
        _ => "application/octet-stream",
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A file of the page as text; `None` if the page was built without it.
pub(super) fn text(name: &str) -> Option<String> {
    let file = Pages::get(name)?;
    String::from_utf8(file.data.into_owned()).ok()
}
