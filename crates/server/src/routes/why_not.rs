//! Why a provision was not applied to an event.

use axum::Json;
use axum::http::HeaderMap;
use axum::routing::get;
use jadoube_laws::find;
use jadoube_referee::{EntryNo, NoFinding, NotRuled, Standing};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::problem::Problem;
use crate::role::Role;
use crate::routes::params::{PathName, QueryParams};
use crate::routes::{Access, App, Content, Route, bearer, fields, shape};
use crate::view::{Article, article};
use crate::words::message;

pub(super) const ROUTES: &[Route] = &[Route {
    method: "get",
    path: "/api/games/{id}/why-not",
    name: "whyNot",
    does: "Which conditions of the provisions that listen to an event held, failed or are for the arbiter to say. For the \
           arbiter alone.",
    access: Access::Header,
    query: Some(fields::<Asked>),
    body: &[],
    status: 200,
    answer: Content::json(shape::<Vec<ProvisionTried>>),
    handler: || get(tell),
}];

/// The event asked about.
#[derive(Debug, Deserialize, JsonSchema)]
struct Asked {
    /// The entry of the event.
    #[schemars(range(min = 1))]
    entry: u32,
    /// The key of a provision; without it, all that listen to such an event.
    key: Option<String>,
}

/// A provision that could have been applied.
#[derive(Debug, Serialize, JsonSchema)]
struct ProvisionTried {
    /// Its key.
    key: String,
    /// Where it stands in the edition of the game; missing if this game does not have it.
    #[serde(skip_serializing_if = "Option::is_none")]
    article: Option<Article>,
    /// Whether it was applied.
    applied: bool,
    /// Whether what was ruled or asked rests on it besides another provision.
    cited: bool,
    /// Its conditions, in the order in which an arbiter would ask.
    conditions: Vec<ConditionTried>,
}

/// A condition of a provision.
#[derive(Debug, Serialize, JsonSchema)]
struct ConditionTried {
    /// Its name.
    condition: String,
    /// What it means for the provision.
    standing: StandingView,
    /// What was found, in words; missing if the condition does not arise.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

/// What a condition means for a provision.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum StandingView {
    /// It is as the provision asks.
    Holds,
    /// It is not, so the provision was not applied.
    Fails,
    /// It does not arise here.
    Moot,
    /// The arbiter has to say.
    Judged,
}

async fn tell(
    app: App,
    PathName(id): PathName,
    QueryParams(asked): QueryParams<Asked>,
    headers: HeaderMap,
) -> Result<Json<Vec<ProvisionTried>>, Problem> {
    let (live_game, role) = app.identify(&id, bearer(&headers)).await?;
    if role != Role::Arbiter {
        return Err(Problem::Forbidden);
    }
    let unknown = Problem::Unreadable;
    let key = match &asked.key {
        None => None,
        Some(key) => {
            let provision = find(key).ok_or_else(|| unknown(message("no-provision").with("key", key.as_str())))?;
            Some(provision.key)
        }
    };
    let no = EntryNo::new(asked.entry).ok_or_else(|| unknown(message("entries-from-one")))?;
    let state = live_game.state();
    let referee = &state.referee;
    let _alone = live_game.asked_alone().await;
    let tried = app.desk.provers().with(|prover| referee.why_not(no, key, prover)).await;
    let tried = tried.map_err(Problem::Store)?.map_err(|fault| {
        unknown(match fault {
            NoFinding::NoEntry => message("no-entry").with("no", no.to_string()),
            NoFinding::NotAnEvent(Some(event)) => message("rests-on-entry")
                .with("no", no.to_string())
                .with("event", event.to_string()),
            NoFinding::NotAnEvent(None) => message("not-an-event").with("no", no.to_string()),
            NoFinding::Nothing => message("nothing-listens").with("no", no.to_string()),
        })
    })?;
    let game = referee.game();
    let view = |tried: NotRuled| ProvisionTried {
        key: tried.key.to_string(),
        article: article(tried.key, game.provisions(), &app.spoken.words).filter(|_| tried.binds),
        applied: tried.ruled,
        cited: tried.cited,
        conditions: tried
            .conditions
            .iter()
            .map(|attempted| ConditionTried {
                condition: attempted.condition.to_string(),
                standing: match attempted.standing {
                    Standing::Holds => StandingView::Holds,
                    Standing::Fails => StandingView::Fails,
                    Standing::Moot => StandingView::Moot,
                    Standing::Judged => StandingView::Judged,
                },
                text: app.spoken.words.attempted(attempted, no, game),
            })
            .collect(),
    };
    Ok(Json(tried.into_iter().map(view).collect()))
}
