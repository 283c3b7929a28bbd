//! Calls that go on as games: what was told and ruled at a board that nobody watched is told to the referee of a new game.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::HeaderMap;
use axum::routing::post;
use jadoube_board::{ByColor, Color};
use jadoube_guide::{CarriedOver, Decided, ToldCall, carry_over};
use jadoube_referee::wire::StoredAct;
use jadoube_referee::{MateProver, Refusal, Situation, situations};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::naming;
use crate::problem::Problem;
use crate::role::Role;
use crate::routes::params::PathName;
use crate::routes::{Access, App, Content, Route, bearer, shape, unreadable};
use crate::view::Side;
use crate::words::message;

pub(super) const ROUTES: &[Route] = &[Route {
    method: "post",
    path: "/api/games/{id}/call",
    name: "carryCallOver",
    does: "Tells a game that has not begun what an arbiter was told and ruled when called to the board, so that it stands where \
           the call stood. For the arbiter alone.",
    access: Access::Header,
    query: None,
    body: &[Content::json(shape::<CallTold>)],
    status: 200,
    answer: Content::json(shape::<CarriedCall>),
    handler: || post(carry),
}];

/// What an arbiter was told and decided when called to a board.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct CallTold {
    /// The name of the situation.
    situation: String,
    /// The player it is about, if it is about one.
    #[serde(default)]
    about: Option<Side>,
    /// What was answered.
    #[serde(default)]
    facts: Vec<FactTold>,
    /// What was decided, in the order of the questions.
    #[serde(default)]
    decided: Vec<DecisionTold>,
    /// What the clocks showed, if that was told.
    #[serde(default)]
    shown: Option<ClocksShown>,
    /// The arbiter's name, for the record.
    #[serde(default)]
    arbiter: Option<String>,
}

/// An answer.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct FactTold {
    /// The name of the fact.
    fact: String,
    /// Whether it holds.
    holds: bool,
}

/// A decision.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct DecisionTold {
    /// What stands on the choice, in the language of the request, as the guide has it.
    label: String,
    /// The times that were filled in, in milliseconds.
    #[serde(default)]
    times_ms: Vec<u64>,
}

/// What two clocks show, in milliseconds.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ClocksShown {
    /// White's.
    white_ms: u64,
    /// Black's.
    black_ms: u64,
}

/// What the game has taken over.
#[derive(Debug, Serialize, JsonSchema)]
struct CarriedCall {
    /// Whether its referee has ruled as in the call.
    ruled: bool,
    /// What it does not know, as steps for the arbiter.
    left: Vec<String>,
}

/// The longest time that a clock can be set to.
const LONGEST: u64 = 100 * 3_600_000;

async fn carry(
    app: App,
    PathName(id): PathName,
    headers: HeaderMap,
    told: Result<Json<CallTold>, JsonRejection>,
) -> Result<Json<CarriedCall>, Problem> {
    let (live_game, role) = app.identify(&id, bearer(&headers)).await?;
    if role != Role::Arbiter {
        return Err(Problem::Forbidden);
    }
    let Json(told) = told.map_err(|rejection| unreadable(&rejection))?;
    let situation = find(&told.situation)?;
    let state = live_game.state();
    if !state.referee.record().is_empty() {
        let game = state.referee.game();
        return Err(Problem::refused(&Refusal::BegunAlready, &app.spoken.words, game));
    }
    let spoken = Arc::clone(&app.spoken);
    let carried = app.drawings.run(move || {
        let mut prover = MateProver::with_ceiling(state.referee.game().terms().budget);
        carry_over(&state.referee, &told.of(situation), &spoken.words, &mut prover)
    });
    let CarriedOver { drafts, is_ruled, left } = carried.await?;
    for draft in drafts {
        naming::check_texts(&StoredAct::from(draft.clone())).map_err(Problem::Unreadable)?;
        app.check_room(&live_game.state(), role, &draft)?;
        if let Err(fault) = app.desk.act(&live_game, role, draft).await {
            return Err(Problem::of_act(fault, &app.spoken.words, &live_game.state().referee));
        }
    }
    Ok(Json(CarriedCall { ruled: is_ruled, left }))
}

fn find(name: &str) -> Result<&'static Situation, Problem> {
    let known = situations().iter().find(|situation| situation.name == name);
    known.ok_or_else(|| Problem::Unreadable(message("no-situation").with("name", name)))
}

impl CallTold {
    fn of(self, situation: &'static Situation) -> ToldCall<'static> {
        let time = |ms: u64| Duration::from_millis(ms.min(LONGEST));
        ToldCall {
            situation,
            player: self.about.map_or(Color::White, Color::from),
            facts: self.facts.into_iter().map(|told| (told.fact, told.holds)).collect(),
            decided: self
                .decided
                .into_iter()
                .map(|decided| Decided {
                    label: decided.label,
                    times: decided.times_ms.into_iter().map(time).collect(),
                })
                .collect(),
            shown: self
                .shown
                .map(|shown| ByColor::new(time(shown.white_ms), time(shown.black_ms))),
            arbiter: self.arbiter.filter(|name| !name.trim().is_empty()),
        }
    }
}
