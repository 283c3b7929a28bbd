//! The options of an arbiter: provisions to raise, rulings to overrule. The referee says which.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::routing::get;
use jadoube_board::Color;
use jadoube_laws::{Key, PROVISIONS};
use jadoube_referee::{Author, Effect, Entry, EntryNo, Referee, act};
use schemars::JsonSchema;
use serde::Serialize;

use crate::problem::Problem;
use crate::role::Role;
use crate::routes::params::PathName;
use crate::routes::{Access, AppState, Content, Route, bearer, shape};

pub(super) const ROUTES: &[Route] = &[Route {
    method: "get",
    path: "/api/games/{id}/matters",
    name: "listMatters",
    does: "What the arbiter can raise in this game now, and which rulings can be overruled. For the arbiter alone.",
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
    /// The provisions that can be raised, in the order of their numbers.
    raisable: Vec<Raisable>,
    /// The rulings by which a player gained or lost.
    overrulable: Vec<Overrulable>,
}

/// A provision that can be raised.
#[derive(Debug, Serialize, JsonSchema)]
struct Raisable {
    /// Its key.
    key: &'static str,
    /// Its number in the edition of the game.
    number: String,
    /// Its title.
    title: &'static str,
    /// What it says, in our words.
    rule: &'static str,
    /// Whether it concerns one of the players.
    about_player: bool,
}

/// A ruling that can be overruled.
#[derive(Debug, Serialize, JsonSchema)]
struct Overrulable {
    /// Its entry.
    n: u32,
    /// Whether play can resume; otherwise only the points can change.
    plays_on: bool,
}

async fn list(
    State(app): State<AppState>,
    PathName(id): PathName,
    headers: HeaderMap,
) -> Result<Json<ArbiterOptions>, Problem> {
    let (live_game, role) = app.identify(&id, bearer(&headers))?;
    if role != Role::Arbiter {
        return Err(Problem::Forbidden);
    }
    let state = live_game.state();
    let referee = &state.referee;
    let provisions = referee.game().provisions();
    let mut found: Vec<_> = PROVISIONS
        .iter()
        .filter_map(|provision| {
            let about_player = about_player(referee, provision.key)?;
            Some((provisions.citation(provision.key)?.number, provision, about_player))
        })
        .collect();
    found.sort_by_key(|(number, ..)| *number);
    let raisable = found.into_iter().map(|(number, provision, about_player)| Raisable {
        key: provision.key.as_str(),
        number: number.to_string(),
        title: provision.title,
        rule: provision.rule,
        about_player,
    });
    let entries = referee.record().iter().enumerate();
    Ok(Json(ArbiterOptions {
        raisable: raisable.collect(),
        overrulable: entries
            .filter_map(|(index, entry)| overrulable(referee, EntryNo::after(index), entry))
            .collect(),
    }))
}

/// Whether a provision concerns a player; `None` if it cannot be raised.
fn about_player(referee: &Referee, key: Key) -> Option<bool> {
    let raised = |about| referee.admits(act::Raised { key, about }.by(Author::Arbiter));
    match raised(Some(Color::White)) {
        true => Some(true),
        false => raised(None).then_some(false),
    }
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
