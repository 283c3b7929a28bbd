//! The options of an arbiter: what can be told, which rulings can be overruled, what the record has of the scoresheets. The
//! referee says which.

use axum::Json;
use axum::http::HeaderMap;
use axum::routing::get;
use jadoube_referee::{Author, Effect, Entry, EntryNo, Referee, act};
use schemars::JsonSchema;
use serde::Serialize;

use crate::problem::Problem;
use crate::reports::{Report, reports};
use crate::role::Role;
use crate::routes::params::PathName;
use crate::routes::sheets::{self, SheetLanguage, WrittenSheet};
use crate::routes::{Access, App, Content, Route, bearer, shape};

pub(super) const ROUTES: &[Route] = &[Route {
    method: "get",
    path: "/api/games/{id}/matters",
    name: "listMatters",
    does: "What the arbiter can tell of this game now, which rulings can be overruled, and what the record has of the scoresheets. For the arbiter alone.",
    access: Access::Header,
    query: None,
    body: &[],
    status: 200,
    answer: Content::json(shape::<ArbiterOptions>),
    handler: || get(list),
}];

/// The options of an arbiter.
#[derive(Debug, Serialize, JsonSchema)]
struct ArbiterOptions {
    /// What can be told.
    reports: Vec<Report>,
    /// The rulings by which a player gained or lost.
    overrulable: Vec<Overrulable>,
    /// What an arbiter can give the players of this game, in words.
    points_hint: String,
    /// What the record has of the scoresheets.
    sheets: Vec<WrittenSheet>,
    /// The languages in which scoresheets are read.
    sheet_languages: Vec<SheetLanguage>,
}

/// A ruling that can be overruled.
#[derive(Debug, Serialize, JsonSchema)]
struct Overrulable {
    /// Its entry.
    n: u32,
    /// Whether play can resume; otherwise only the points can change.
    plays_on: bool,
}

async fn list(app: App, PathName(id): PathName, headers: HeaderMap) -> Result<Json<ArbiterOptions>, Problem> {
    let (live_game, role) = app.identify(&id, bearer(&headers)).await?;
    if role != Role::Arbiter {
        return Err(Problem::Forbidden);
    }
    let state = live_game.state();
    let referee = &state.referee;
    // One that was over before it came here is there to be read.
    let is_over = state.heading.result.is_some();
    let entries = referee.record().iter().enumerate();
    Ok(Json(ArbiterOptions {
        reports: match is_over {
            true => Vec::new(),
            false => reports(referee, &app.spoken.words),
        },
        overrulable: entries
            .filter(|_| !is_over)
            .filter_map(|(index, entry)| overrulable(referee, EntryNo::after(index), entry))
            .collect(),
        points_hint: app.spoken.words.permitted_points(referee.game()),
        sheets: sheets::recorded(referee.game()),
        sheet_languages: sheets::languages(),
    }))
}

fn overrulable(referee: &Referee, ruling: EntryNo, entry: &Entry) -> Option<Overrulable> {
    let Entry::Ruling(told) = entry else {
        return None;
    };
    let decision = act::Decision::PlaysOn;
    let goes_on = act::Overruled { ruling, decision }.by(Author::Arbiter);
    let decides = told.effects.iter().any(Effect::decides);
    decides.then(|| Overrulable {
        n: ruling.get(),
        plays_on: referee.admits(goes_on),
    })
}
