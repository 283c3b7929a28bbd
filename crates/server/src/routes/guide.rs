//! What an arbiter asks and rules when called to a board: as data for the page, as a page of its own without a network, and as
//! a pocket guide to print. Where a question is whether a player can still mate, a position answers it.

use std::sync::{Mutex, OnceLock, PoisonError};

use axum::Json;
use axum::body::Bytes;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use jadoube_board::Color;
use jadoube_guide::{Guide, Regime};
use jadoube_laws::{Pace, Supervision};
use jadoube_referee::{LANGUAGES, Language, MateProver};
use jadoube_scoresheet::guide_pdf;
use schemars::{JsonSchema, json_schema};
use serde::{Deserialize, Serialize};

use crate::position_faults;
use crate::problem::Problem;
use crate::routes::params::QueryParams;
use crate::routes::{Access, App, Content, Route, assets, edition, fields, shape};
use crate::view::Side;
use crate::words::message;

const PDF: &str = "application/pdf";

pub(super) const ROUTES: &[Route] = &[
    Route {
        method: "get",
        path: "/api/guide",
        name: "guide",
        does: "What an arbiter asks and rules when called to a board: every situation as a tree of questions, by edition, \
               pace and supervision.",
        access: Access::Public,
        query: Some(fields::<Spoken>),
        body: &[],
        status: 200,
        answer: Content::json(shape::<GuideDocument>),
        handler: || get(guide),
    },
    Route {
        method: "get",
        path: "/api/helper.html",
        name: "helper",
        does: "The same as one page that needs no network, to be opened from a file.",
        access: Access::Public,
        query: None,
        body: &[],
        status: 200,
        answer: Content::text("text/html"),
        handler: || get(helper),
    },
    Route {
        method: "get",
        path: "/api/guide.pdf",
        name: "pocketGuide",
        does: "The same to print: a decision chart for each situation, on pages of A6.",
        access: Access::Public,
        query: Some(fields::<Printed>),
        body: &[],
        status: 200,
        answer: Content {
            media: PDF,
            shape: |_| json_schema!({ "contentMediaType": PDF }),
        },
        handler: || get(printed),
    },
    Route {
        method: "get",
        path: "/api/mate",
        name: "canMate",
        does: "Whether a player can still checkmate from a position by any series of legal moves.",
        access: Access::Public,
        query: Some(fields::<Mating>),
        body: &[],
        status: 200,
        answer: Content::json(shape::<CanMate>),
        handler: || get(can_mate),
    },
];

/// In which language.
#[derive(Debug, Deserialize, JsonSchema)]
struct Spoken {
    /// The language, if the referee speaks it; `en` by default.
    language: Option<String>,
}

/// Which pocket guide.
#[derive(Debug, Deserialize, JsonSchema)]
struct Printed {
    /// The year of the edition; the newest by default.
    edition: Option<String>,
    /// The pace; standard by default.
    pace: Option<String>,
    /// The supervision; limited by default.
    supervision: Option<String>,
    /// The language, if the referee speaks it; `en` by default.
    language: Option<String>,
}

/// Who is asked about, and where.
#[derive(Debug, Deserialize, JsonSchema)]
struct Mating {
    /// The position in FEN. Fields at its end may be left out.
    fen: String,
    /// Who would checkmate.
    by: Side,
    /// The year of the edition that is cited if the position is not accepted; the newest by default.
    edition: Option<String>,
}

/// What was found out.
#[derive(Debug, Serialize, JsonSchema)]
struct CanMate {
    /// Whether the player can; absent if it could not be decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    can: Option<bool>,
}

/// How many positions are looked at to find it out.
const BUDGET: u64 = 200_000;

/// What an arbiter asks and rules, as shared nodes and sentences.
#[derive(JsonSchema)]
struct GuideDocument {}

/// It takes a moment to work out, and is the same for everybody.
static GUIDES: [OnceLock<Option<Bytes>>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

fn written(language: Language) -> Option<Bytes> {
    let place = Language::ALL.iter().position(|known| *known == language)?;
    let write = || serde_json::to_vec(&Guide::new(language)?).ok().map(Bytes::from);
    GUIDES[place].get_or_init(write).clone()
}

/// The language with this code, if the referee speaks it, or else that of the request.
fn spoken(code: Option<&str>, app: &App) -> Language {
    let found = code.and_then(Language::find);
    found
        .filter(|language| LANGUAGES.contains(language))
        .unwrap_or(app.spoken.words.language())
}

async fn guide(app: App, QueryParams(Spoken { language }): QueryParams<Spoken>) -> Result<Response, Problem> {
    let language = spoken(language.as_deref(), &app);
    let guide = app.drawings.run(move || written(language)).await?;
    let guide = guide.ok_or(Problem::Inside("the guide cannot be written"))?;
    Ok(([(CONTENT_TYPE, "application/json")], guide).into_response())
}

/// A pocket guide, and of which language and Laws it is.
type Drawn = ((Language, usize), Bytes);

/// The pocket guide that was asked for last: drawing one takes a moment too.
static DRAWN: Mutex<Option<Drawn>> = Mutex::new(None);

fn drawn(language: Language, place: usize) -> Option<Bytes> {
    let mut last = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((of, pdf)) = last.as_ref()
        && *of == (language, place)
    {
        return Some(pdf.clone());
    }
    let pdf = Bytes::from(guide_pdf(&Guide::new(language)?, place)?);
    *last = Some(((language, place), pdf.clone()));
    Some(pdf)
}

async fn printed(app: App, QueryParams(wanted): QueryParams<Printed>) -> Result<Response, Problem> {
    let edition = edition(wanted.edition.as_deref())?;
    let pace: Pace = match wanted.pace.as_deref() {
        None => Pace::Standard,
        Some(text) => text
            .parse()
            .map_err(|_| Problem::Unreadable(message("no-pace").with("name", text)))?,
    };
    let supervision: Supervision = match wanted.supervision.as_deref() {
        None => Supervision::Limited,
        Some(text) => text
            .parse()
            .map_err(|_| Problem::Unreadable(message("no-supervision").with("name", text)))?,
    };
    let language = spoken(wanted.language.as_deref(), &app);
    let unguided = || Problem::Unreadable(message("no-edition").with("year", edition.to_string()));
    let place = Regime::place(edition, pace, supervision).ok_or_else(unguided)?;
    let pdf = app.drawings.run(move || drawn(language, place)).await?;
    let pdf = pdf.ok_or(Problem::Inside("the guide cannot be drawn"))?;
    let named = format!("attachment; filename=\"guide-{edition}-{pace}.pdf\"");
    Ok(([(CONTENT_TYPE, PDF.to_owned()), (CONTENT_DISPOSITION, named)], pdf).into_response())
}

async fn can_mate(
    app: App,
    QueryParams(Mating { fen, by, edition: year }): QueryParams<Mating>,
) -> Result<Json<CanMate>, Problem> {
    let position = position_faults::read(&fen, edition(year.as_deref())?, &app.spoken.words)?.position;
    let find = move || MateProver::with_ceiling(BUDGET).can_mate(&position, Color::from(by), BUDGET);
    Ok(Json(CanMate {
        can: app.drawings.run(find).await?,
    }))
}

async fn helper(app: App) -> Result<Response, Problem> {
    let page = app.drawings.run(helper_page).await?.ok_or(Problem::Nowhere)?;
    let headers = [
        (CONTENT_TYPE, "text/html; charset=utf-8"),
        (CONTENT_DISPOSITION, "attachment; filename=\"helper.html\""),
    ];
    Ok((headers, page).into_response())
}

/// The page for an arbiter who is called to a board, with all it needs inside, in every language that is spoken: it opens from
/// a file, without a network. `None` if the page was not built.
#[must_use]
pub fn helper_page() -> Option<String> {
    let script = assets::text("helper/helper.js")?;
    let style = assets::text("helper/helper.css")?;
    // Nothing inside may look like the end of what it stands in.
    let script = script.replace("</script", "<\\/script");
    let mut guides = String::new();
    for language in LANGUAGES {
        let guide = String::from_utf8(written(*language)?.to_vec()).ok()?;
        guides += &format!(
            "<script type=\"application/json\" class=\"guide\" lang=\"{}\">{}</script>\n",
            language.code(),
            guide.replace("</", "<\\/")
        );
    }
    Some(format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>J'adoube: called to a board</title>\n\
         <style>{style}</style>\n</head>\n<body>\n<div id=\"app\"></div>\n\
         <noscript>This page needs JavaScript.</noscript>\n\
         {guides}<script>{script}</script>\n</body>\n</html>\n"
    ))
}
