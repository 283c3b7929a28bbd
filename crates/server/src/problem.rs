//! What goes wrong at the edge, and how it is answered.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use jadoube_referee::{Game, Words};
use schemars::JsonSchema;
use serde::Serialize;

use crate::desk::OpenFault;
use crate::live_game::ActFault;
use crate::store::StoreFault;

/// Why a request was not carried out.
#[derive(Debug)]
pub(crate) enum Problem {
    /// There is nothing at this address.
    Nowhere,
    /// This address is not for that.
    NoMethod,
    /// There is no such game.
    NoGame,
    /// Nobody has this secret.
    NoKey,
    /// It is not for this role.
    Forbidden,
    /// The referee refuses it, in these words.
    Refused(String),
    /// The request cannot be read, for this reason.
    Unreadable(String),
    /// The file has several games: these.
    Several(String),
    /// The request has too many bytes.
    TooLarge,
    /// The request does not come to its end.
    TooSlow,
    /// Too much at once.
    TooMany,
    /// The desk keeps no more games.
    Full,
    /// It could not be kept.
    Store(StoreFault),
    /// Something that is nobody's fault outside.
    Inside(&'static str),
}

/// A problem as it is answered.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ProblemView {
    /// What is wrong, for programs.
    pub(crate) problem: &'static str,
    /// What is wrong and what to do, for people.
    pub(crate) text: String,
}

impl Problem {
    /// Why an act was not heard.
    pub(crate) fn of_act(fault: ActFault, words: &Words, game: &Game) -> Problem {
        match fault {
            ActFault::Forbidden => Problem::Forbidden,
            ActFault::Refused(refusal) => Problem::Refused(words.refusal(&refusal, game)),
            ActFault::Store(fault) => Problem::Store(fault),
        }
    }
}

impl From<OpenFault> for Problem {
    fn from(fault: OpenFault) -> Problem {
        match fault {
            OpenFault::NotLeftOpen(not_open) => Problem::Unreadable(not_open.to_string()),
            OpenFault::Store(fault) => Problem::Store(fault),
            OpenFault::Chance => Problem::Inside("the system has no random numbers"),
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (status, problem, text) = match self {
            Problem::Nowhere => {
                let text = "There is nothing at this address.".to_owned();
                (StatusCode::NOT_FOUND, "nowhere", text)
            }
            Problem::NoMethod => {
                let text = "This address is there, and not for that.".to_owned();
                (StatusCode::METHOD_NOT_ALLOWED, "no-method", text)
            }
            Problem::NoGame => (StatusCode::NOT_FOUND, "no-game", "There is no such game.".to_owned()),
            Problem::NoKey => {
                let text = "This link is not valid. Ask the arbiter for another.".to_owned();
                (StatusCode::UNAUTHORIZED, "no-key", text)
            }
            Problem::Forbidden => {
                let text = "This link does not allow that.".to_owned();
                (StatusCode::FORBIDDEN, "forbidden", text)
            }
            Problem::Refused(text) => (StatusCode::CONFLICT, "refused", text),
            Problem::Unreadable(text) => (StatusCode::UNPROCESSABLE_ENTITY, "unreadable", text),
            Problem::Several(text) => (StatusCode::UNPROCESSABLE_ENTITY, "several-games", text),
            Problem::TooLarge => {
                let text = "That is too long. Send less at once.".to_owned();
                (StatusCode::PAYLOAD_TOO_LARGE, "too-large", text)
            }
            Problem::TooMany => {
                let text = "Too much at once. Wait a moment.".to_owned();
                (StatusCode::TOO_MANY_REQUESTS, "too-many", text)
            }
            Problem::TooSlow => {
                let text = "That took too long to arrive. Send it again.".to_owned();
                (StatusCode::REQUEST_TIMEOUT, "too-slow", text)
            }
            Problem::Full => {
                let text = "The desk keeps as many games as it can. Open another desk with another file.".to_owned();
                (StatusCode::INSUFFICIENT_STORAGE, "full", text)
            }
            Problem::Store(fault) => {
                let text = format!("Nothing was written, and nothing is lost: {fault}.");
                (StatusCode::SERVICE_UNAVAILABLE, "store", text)
            }
            Problem::Inside(text) => (StatusCode::INTERNAL_SERVER_ERROR, "inside", text.to_owned()),
        };
        (status, Json(ProblemView { problem, text })).into_response()
    }
}
