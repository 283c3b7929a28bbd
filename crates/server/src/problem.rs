//! The errors of requests, and how they are answered.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use jadoube_referee::{Referee, Words};
use schemars::JsonSchema;
use serde::Serialize;

use crate::desk::OpenFault;
use crate::live_game::ActFault;
use crate::shelf::GameFault;
use crate::store::StoreFault;

/// Why a request was not carried out.
#[derive(Debug)]
pub(crate) enum Problem {
    /// There is no such route.
    Nowhere,
    /// The route does not have that method.
    NoMethod,
    /// There is no such game.
    NoGame,
    /// The secret is wrong.
    NoKey,
    /// The role may not do it.
    Forbidden,
    /// The referee refuses it, in these words.
    Refused(String),
    /// The request cannot be read, for this reason.
    Unreadable(String),
    /// The file has several games: these.
    Several(String),
    /// The body is too large.
    TooLarge,
    /// The body did not arrive in time.
    TooSlow,
    /// A rate limit is exceeded.
    TooMany,
    /// The media type is none of these.
    Media(String),
    /// The desk does not answer to this name.
    Misdirected(String),
    /// The client may not open games.
    MayNotOpen,
    /// The desk has as many games as it may.
    Full,
    /// The record of the game cannot be read, for this reason.
    Lost(String),
    /// The store failed.
    Store(StoreFault),
    /// An internal error.
    Inside(&'static str),
}

/// Why somebody may not open games.
pub(crate) const MAY_NOT_OPEN: &str = "Games are opened at the machine that runs the desk, or with the desk\u{2019}s own link, which it prints when it starts.";

/// The body of an error.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ProblemView {
    /// What is wrong, for programs.
    pub(crate) problem: &'static str,
    /// What is wrong and what to do, for people.
    pub(crate) text: String,
}

impl Problem {
    /// Why an act was not recorded.
    pub(crate) fn of_act(fault: ActFault, words: &Words, referee: &Referee) -> Problem {
        let game = referee.game();
        match fault {
            ActFault::Forbidden => Problem::Forbidden,
            ActFault::Refused(refusal) => Problem::Refused(words.refusal(&refusal, game)),
            ActFault::Repeated(None) => {
                Problem::Refused("This was said already, and nothing has changed since.".to_owned())
            }
            ActFault::Repeated(Some(no)) => {
                let ruling = referee
                    .record()
                    .get(no.index())
                    .map(|entry| words.entry(no, entry, game));
                let ruling = ruling.unwrap_or_default();
                Problem::Refused(format!(
                    "This was said already, and nothing has changed since. {ruling}"
                ))
            }
            ActFault::Deleted => Problem::NoGame,
            ActFault::Store(fault) => Problem::Store(fault),
        }
    }
}

impl From<StoreFault> for Problem {
    fn from(fault: StoreFault) -> Problem {
        Problem::Store(fault)
    }
}

impl From<GameFault> for Problem {
    fn from(fault: GameFault) -> Problem {
        match fault {
            GameFault::Missing => Problem::NoGame,
            GameFault::Unreadable(why) => Problem::Lost(why),
            GameFault::Store(fault) => Problem::Store(fault),
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
                let text = "This address does not support that method.".to_owned();
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
                let text = "The request is too large.".to_owned();
                (StatusCode::PAYLOAD_TOO_LARGE, "too-large", text)
            }
            Problem::TooMany => {
                let text = "Too many requests. Wait a moment.".to_owned();
                (StatusCode::TOO_MANY_REQUESTS, "too-many", text)
            }
            Problem::TooSlow => {
                let text = "The request took too long to arrive. Send it again.".to_owned();
                (StatusCode::REQUEST_TIMEOUT, "too-slow", text)
            }
            Problem::Full => {
                let text = "The desk is full. Open another desk with another file.".to_owned();
                (StatusCode::INSUFFICIENT_STORAGE, "full", text)
            }
            Problem::Media(media) => {
                let text = format!("The content type must be {media}.");
                (StatusCode::UNSUPPORTED_MEDIA_TYPE, "media", text)
            }
            Problem::Misdirected(name) => {
                let text = format!(
                    "This desk does not answer to the name \u{201c}{name}\u{201d}. Use one of its addresses, or start it with --name."
                );
                (StatusCode::MISDIRECTED_REQUEST, "misdirected", text)
            }
            Problem::MayNotOpen => {
                let text = MAY_NOT_OPEN.to_owned();
                (StatusCode::FORBIDDEN, "may-not-open", text)
            }
            Problem::Lost(why) => {
                let text = format!("This game cannot be brought back, and is left as it is: {why}.");
                (StatusCode::INTERNAL_SERVER_ERROR, "lost", text)
            }
            Problem::Store(StoreFault::InDoubt) => {
                let text = format!("{}.", capitalised(&StoreFault::InDoubt.to_string()));
                (StatusCode::SERVICE_UNAVAILABLE, "in-doubt", text)
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

/// With a capital letter at the beginning.
fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}
