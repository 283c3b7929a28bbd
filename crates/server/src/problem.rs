//! The errors of requests, and how they are answered.

use std::sync::Arc;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use jadoube_referee::{Game, Referee, Refusal, Words};
use schemars::JsonSchema;
use serde::Serialize;

use crate::desk::OpenFault;
use crate::live_game::ActFault;
use crate::shelf::GameFault;
use crate::store::StoreFault;
use crate::view::{Article, article};
use crate::words::{Message, Spoken, message};

/// Why a request was not carried out.
#[derive(Debug)]
pub(crate) enum Problem {
    /// There is no such route.
    Nowhere,
    /// The route does not have that method.
    NoMethod,
    /// There is no such game.
    NoGame,
    /// The game is kept aside because it is damaged.
    Damaged,
    /// The secret is wrong.
    NoKey,
    /// The role may not do it.
    Forbidden,
    /// The referee refuses it, in these words.
    Refused(Message),
    /// The referee refuses a move, or a file has one that cannot be played: why, by which article, on which squares.
    Illegal(Box<Illegal>),
    /// The request cannot be read, for this reason.
    Unreadable(Message),
    /// It cannot be read, for a reason that a program knows better.
    Explained {
        /// For people.
        text: Message,
        /// For programmers.
        detail: String,
    },
    /// The request cannot be read at all. Why, for programmers.
    Garbled(String),
    /// The file has several games: these.
    Several(Message),
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

/// Why a move or a position is not accepted, as it can be shown on a board.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Illegal {
    /// In words.
    pub(crate) text: Message,
    /// The key of the provision that it breaks.
    pub(crate) article: Option<Article>,
    /// The squares on which the reason stands.
    pub(crate) squares: Vec<String>,
    /// The position in which it was tried, where the client does not have it.
    pub(crate) fen: Option<String>,
}

impl Illegal {
    /// Why the referee refuses something, with what there is to show.
    pub(crate) fn of(refusal: &Refusal, words: &Words, game: &Game) -> Illegal {
        let article = refusal.key().and_then(|key| article(key, game.provisions(), words));
        Illegal {
            text: Message::Said(words.refusal(refusal, game)),
            article,
            squares: refusal.squares().into_iter().map(|square| square.to_string()).collect(),
            fen: None,
        }
    }
}

/// The body of an error.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ProblemView {
    /// What is wrong, for programs.
    pub(crate) problem: &'static str,
    /// What is wrong and what to do, for people.
    pub(crate) text: String,
    /// The article by which it is refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) article: Option<Article>,
    /// The squares on which the reason stands.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) squares: Vec<String>,
    /// The position in which a move of a file was tried, in FEN.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) fen: Option<String>,
    /// What a program makes of it, for programmers. It is not for people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) detail: Option<String>,
}

impl Problem {
    /// Why an act was not recorded.
    pub(crate) fn of_act(fault: ActFault, words: &Words, referee: &Referee) -> Problem {
        let game = referee.game();
        match fault {
            ActFault::Forbidden => Problem::Forbidden,
            ActFault::Refused(refusal) => Problem::refused(&refusal, words, game),
            ActFault::Repeated(None) => Problem::Refused(message("said-already")),
            ActFault::Repeated(Some(no)) => {
                let ruling = referee
                    .record()
                    .get(no.index())
                    .map(|entry| words.entry(no, entry, game));
                let said = ruling.map(Message::Said);
                Problem::Refused(Message::Several(
                    [message("said-already")].into_iter().chain(said).collect(),
                ))
            }
            ActFault::Deleted => Problem::NoGame,
            ActFault::Store(fault) => Problem::Store(fault),
        }
    }
}

impl Problem {
    /// Why the referee refuses something.
    pub(crate) fn refused(refusal: &Refusal, words: &Words, game: &Game) -> Problem {
        Problem::Illegal(Box::new(Illegal::of(refusal, words, game)))
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
            GameFault::Damaged => Problem::Damaged,
            GameFault::Unreadable(why) => Problem::Lost(why),
            GameFault::Store(fault) => Problem::Store(fault),
        }
    }
}

impl From<OpenFault> for Problem {
    fn from(fault: OpenFault) -> Problem {
        match fault {
            OpenFault::NotLeftOpen(not_open) => Problem::Unreadable(
                message("not-left-open")
                    .with("edition", not_open.edition.to_string())
                    .with("value", not_open.value.replace('-', " ")),
            ),
            OpenFault::Store(fault) => Problem::Store(fault),
            OpenFault::Chance => Problem::Inside("the system has no random numbers"),
        }
    }
}

impl IntoResponse for Problem {
    /// The status alone: what it is in words is said where the language of the reader is known, by [`crate::words::speak`].
    fn into_response(self) -> Response {
        let mut answer = self.status().into_response();
        answer.extensions_mut().insert(Arc::new(self));
        answer
    }
}

impl Problem {
    /// The answer in a language, with the headers that it has already.
    pub(crate) fn answer(&self, spoken: &Spoken, bare: Response) -> Response {
        let illegal = match self {
            Problem::Illegal(illegal) => Some(illegal),
            _ => None,
        };
        let view = ProblemView {
            problem: self.name(),
            text: self.message().say(spoken),
            article: illegal.and_then(|illegal| illegal.article.clone()),
            squares: illegal.map_or_else(Vec::new, |illegal| illegal.squares.clone()),
            fen: illegal.and_then(|illegal| illegal.fen.clone()),
            detail: self.detail(),
        };
        let mut answer = (self.status(), Json(view)).into_response();
        let (parts, _) = bare.into_parts();
        for (name, value) in &parts.headers {
            answer.headers_mut().entry(name).or_insert(value.clone());
        }
        answer
    }

    fn status(&self) -> StatusCode {
        match self {
            Problem::Nowhere | Problem::NoGame => StatusCode::NOT_FOUND,
            Problem::NoMethod => StatusCode::METHOD_NOT_ALLOWED,
            Problem::Damaged | Problem::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
            Problem::NoKey => StatusCode::UNAUTHORIZED,
            Problem::Forbidden | Problem::MayNotOpen => StatusCode::FORBIDDEN,
            Problem::Refused(_) => StatusCode::CONFLICT,
            // A file that is not taken was not understood; a move that is not taken was.
            Problem::Illegal(illegal) if illegal.fen.is_none() => StatusCode::CONFLICT,
            Problem::Illegal(_)
            | Problem::Unreadable(_)
            | Problem::Explained { .. }
            | Problem::Garbled(_)
            | Problem::Several(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Problem::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Problem::Full => StatusCode::INSUFFICIENT_STORAGE,
            Problem::Media(_) => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Problem::Misdirected(_) => StatusCode::MISDIRECTED_REQUEST,
            Problem::Lost(_) | Problem::Inside(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// What it is called for programs.
    fn name(&self) -> &'static str {
        match self {
            Problem::Nowhere => "nowhere",
            Problem::NoMethod => "no-method",
            Problem::NoGame => "no-game",
            Problem::Damaged => "damaged",
            Problem::NoKey => "no-key",
            Problem::Forbidden => "forbidden",
            Problem::Refused(_) => "refused",
            Problem::Illegal(illegal) if illegal.fen.is_none() => "refused",
            Problem::Illegal(_) | Problem::Unreadable(_) | Problem::Explained { .. } | Problem::Garbled(_) => {
                "unreadable"
            }
            Problem::Several(_) => "several-games",
            Problem::TooLarge => "too-large",
            Problem::TooMany => "too-many",
            Problem::TooSlow => "too-slow",
            Problem::Full => "full",
            Problem::Media(_) => "media",
            Problem::Misdirected(_) => "misdirected",
            Problem::MayNotOpen => "may-not-open",
            Problem::Lost(_) => "lost",
            Problem::Store(StoreFault::InDoubt) => "in-doubt",
            Problem::Store(_) => "store",
            Problem::Inside(_) => "inside",
        }
    }

    /// What it is in words.
    fn message(&self) -> Message {
        match self {
            Problem::Refused(said) | Problem::Unreadable(said) | Problem::Several(said) => said.clone(),
            Problem::Explained { text, .. } => text.clone(),
            Problem::Illegal(illegal) => illegal.text.clone(),
            Problem::Garbled(_) => message("not-understood"),
            Problem::Nowhere => message("nowhere"),
            Problem::NoMethod => message("no-method"),
            Problem::NoGame => message("no-game"),
            Problem::Damaged => message("damaged-game"),
            Problem::NoKey => message("no-key"),
            Problem::Forbidden => message("forbidden"),
            Problem::TooLarge => message("too-large"),
            Problem::TooMany => message("too-many"),
            Problem::TooSlow => message("too-slow"),
            Problem::Full => message("desk-full"),
            Problem::Media(media) => message("wrong-media").with("media", media.as_str()),
            Problem::Misdirected(name) => message("misdirected").with("name", name.as_str()),
            Problem::MayNotOpen => message("may-not-open"),
            Problem::Lost(_) => message("record-unreadable"),
            Problem::Store(StoreFault::Other(_)) => message("file-unusable"),
            Problem::Store(StoreFault::InDoubt) => message("in-doubt").with("why", StoreFault::InDoubt.message()),
            Problem::Store(fault) => message("nothing-written").with("why", fault.message()),
            Problem::Inside(_) => message("inside"),
        }
    }
}

impl Problem {
    /// What a library says of it.
    fn detail(&self) -> Option<String> {
        match self {
            Problem::Explained { detail, .. }
            | Problem::Garbled(detail)
            | Problem::Lost(detail)
            | Problem::Store(StoreFault::Other(detail)) => Some(detail.clone()),
            Problem::Inside(what) => Some((*what).to_owned()),
            _ => None,
        }
    }
}
