//! Parses what people write: moves, time controls, start positions.

use std::collections::BTreeSet;

use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::HeaderMap;
use axum::routing::{get, post};
use axum::{Extension, Json};
use jadoube_board::{Attempt, Chess960, Color, Role};
use jadoube_clock::{ParseTimeControlError, TimeControl};
use jadoube_laws::{Pace, Provisions, Supervision};
use jadoube_notation::speech::{Voice, hear};
use jadoube_notation::{Language, Misread, Reading, read as read_move};
use jadoube_referee::act::{self, Claim, Intended};
use jadoube_referee::{Game, Refusal, Terms, Words};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::client::Sender;
use crate::problem::Problem;
use crate::rendering::RenderedUpdate;
use crate::routes::params::{PathName, QueryParams};
use crate::routes::{Access, AppState, Content, Route, bearer, edition, fields, shape, unreadable};
use crate::view::{Side, Update};

pub(super) const ROUTES: &[Route] = &[
    Route {
        method: "get",
        path: "/api/read",
        name: "read",
        does: "Parses a time control and a start position in everyday notation for the header of a record, and lists what the regulations of a competition may set in such a game.",
        access: Access::Public,
        query: Some(fields::<ReadParams>),
        body: &[],
        status: 200,
        answer: Content::json(shape::<ReadTerms>),
        handler: || get(read),
    },
    Route {
        method: "post",
        path: "/api/games/{id}/typed",
        name: "typeMove",
        does: "Makes a move in any notation or in spoken words, or claims a draw with it. The answer comes when the entries are on disk.",
        access: Access::Header,
        query: None,
        body: &[Content::json(shape::<TypedMove>)],
        status: 200,
        answer: Content::json(shape::<Update>),
        handler: || post(typed),
    },
];

/// What to parse.
#[derive(Debug, Deserialize, JsonSchema)]
struct ReadParams {
    /// A time control in everyday notation.
    control: Option<String>,
    /// The year of the edition that classifies the time control; the newest by default.
    edition: Option<String>,
    /// The pace, if it differs from that of the time control.
    pace: Option<String>,
    /// The supervision; full by default.
    supervision: Option<String>,
    /// The number of a start position of Chess960.
    chess960: Option<u16>,
}

/// The parsed values, as in the header of a record.
#[derive(Debug, Serialize, JsonSchema)]
struct ReadTerms {
    /// The time control in PGN notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    control: Option<String>,
    /// The time control in everyday notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    everyday: Option<String>,
    /// Its class in the edition: `standard`, `rapid` or `blitz`; absent if the players have different ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pace: Option<String>,
    /// The start position in FEN.
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    /// The fields of `regulations` that the Laws leave to the competition in such a game.
    open: Vec<&'static str>,
}

async fn read(QueryParams(unread): QueryParams<ReadParams>) -> Result<Json<ReadTerms>, Problem> {
    let edition = edition(unread.edition.as_deref())?;
    let control: Option<TimeControl> = match unread.control.as_deref().map(str::trim) {
        None | Some("") => None,
        Some(text) => {
            let unreadable = |error| Problem::Unreadable(why_no_control(text, &error));
            Some(text.parse::<TimeControl>().map_err(unreadable)?)
        }
    };
    let start = match unread.chess960 {
        None => None,
        Some(number) => {
            let start = Chess960::new(number);
            let start =
                start.ok_or_else(|| Problem::Unreadable(format!("Chess960 has no start position {number}.")))?;
            Some(start.position().to_string())
        }
    };
    let control = control.as_ref();
    let by_control = control.and_then(|control| Terms::pace_of(edition, control));
    let pace = match unread.pace.as_deref() {
        Some(text) => text
            .parse()
            .map_err(|_| Problem::Unreadable(format!("There is no pace {text}.")))?,
        None => by_control.unwrap_or(Pace::Standard),
    };
    let supervision = match unread.supervision.as_deref() {
        Some(text) => text
            .parse()
            .map_err(|_| Problem::Unreadable(format!("There is no supervision {text}.")))?,
        None => Supervision::Full,
    };
    let open: BTreeSet<&str> = Provisions::of(edition, pace, supervision)
        .open_values()
        .filter_map(field)
        .collect();
    Ok(Json(ReadTerms {
        control: control.map(|control| control.pgn().to_string()),
        everyday: control.map(|control| control.everyday().to_string()),
        pace: by_control.map(|pace| pace.to_string()),
        start,
        open: open.into_iter().collect(),
    }))
}

/// The field of the header in which the regulations of a competition set a value of the Laws.
fn field(value: &str) -> Option<&'static str> {
    Some(match value {
        "appeals" => "appeals",
        "default-time" => "default_time_ms",
        "device-penalty" => "device_penalty",
        "devices-in-bag" => "devices_in_bag",
        "draws" => "draws",
        "fines-announced" => "fines_announced",
        "guidelines-iii" => "guidelines_iii",
        "increment-first-move" => "increment_before_first_move",
        "leaving-reported" => "leaving_reported",
        "points" => "points",
        "session-starts-before" => "session_starts_before_ms",
        "resumption-default-time" => "resumption_default_time_ms",
        _ => return None,
    })
}

/// Why a text is not a time control: what was understood, what was not, and examples.
fn why_no_control(text: &str, error: &ParseTimeControlError) -> String {
    let part = |range| text.get(range).map_or("", str::trim);
    let trouble = match (part(0..error.range.start), part(error.range.start..error.range.end)) {
        ("", "") => "Something is missing".to_owned(),
        (read, "") => format!("After “{read}” something is missing"),
        ("", strange) => format!("“{strange}” is not understood"),
        (read, strange) => format!("“{read}” is understood, “{strange}” is not"),
    };
    let expected = &error.expected;
    format!("{trouble}: expected {expected}. Write the time control like 15+10, 90m+30s or 40/90m+30s, 30m+30s.")
}

/// A typed move, made on the board or claimed with.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct TypedMove {
    /// Who moves.
    by: Side,
    /// The move, in any notation or as it is said.
    text: String,
    /// The language in which it is read first, `en` by default. What cannot be read in it is read in the others.
    language: Option<String>,
    /// The draw that is claimed with it. The move is then only intended.
    claim: Option<Ground>,
    /// The player says that this is the move that was sealed: its envelope is lost.
    #[serde(default)]
    sealed: bool,
    /// The number of the last entry that the client has.
    #[serde(default)]
    after: u32,
}

/// The languages in which moves are read.
const LANGUAGES: [Language; 5] = [Language::EN, Language::DA, Language::SV, Language::NL, Language::NB];

/// The ground of a draw claim.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Ground {
    Threefold,
    FiftyMoves,
}

/// Reads and makes a move in one step: a route that only read moves would tell which are legal.
async fn typed(
    State(app): State<AppState>,
    PathName(id): PathName,
    Extension(sender): Extension<Sender>,
    headers: HeaderMap,
    typed: Result<Json<TypedMove>, JsonRejection>,
) -> Result<RenderedUpdate, Problem> {
    let (live_game, role) = app.identify(&id, bearer(&headers)).await?;
    let Json(typed) = typed.map_err(|rejection| unreadable(&rejection))?;
    let by = match typed.by {
        Side::White => Color::White,
        Side::Black => Color::Black,
    };
    if !role.may(by.into()) {
        return Err(Problem::Forbidden);
    }
    let draft = {
        let state = live_game.state();
        let game = state.referee.game();
        let language = typed.language.as_deref().and_then(Language::find);
        let attempt = meant(game, by, &typed.text, language.unwrap_or(Language::EN))
            .map_err(|fault| fault.problem(&typed.text, &app.words, game))?;
        let intended = Some(Intended { attempt, written: true });
        let claimed = |claim| act::Claimed { claim }.by(by);
        match typed.claim {
            None if typed.sealed => act::SealedMoveDeclared { attempt }.by(by),
            None => act::Made { attempt }.by(by),
            Some(Ground::Threefold) => claimed(Claim::Threefold { intended }),
            Some(Ground::FiftyMoves) => claimed(Claim::FiftyMoves { intended }),
        }
    };
    app.check_room(&live_game.state(), role, &draft)?;
    app.hear(sender, &live_game, role, draft, typed.after).await
}

/// Why a text is not a move, without revealing which moves are legal.
fn why(misread: &Misread, text: &str) -> String {
    match misread {
        Misread::Ambiguous { .. } => {
            format!("{text} can mean several moves. Name the square that the piece comes from.")
        }
        Misread::Illegal { .. } => format!("{text} is not a legal move."),
        Misread::Unreadable { .. } | Misread::Irregular { .. } => {
            format!("{text} cannot be read as a move. Write it as e2e4 or Nf3.")
        }
    }
}

/// Why a text is not a move of a player.
pub(super) enum MoveFault {
    NotTheMove,
    /// It means different moves in different languages.
    AmbiguousLanguage,
    /// No position stands on the board, and the text is not a move from square to square.
    NoPosition,
    Misread(Misread),
}

impl MoveFault {
    /// The same, for the player who wrote the text.
    pub(super) fn problem(&self, text: &str, words: &Words, game: &Game) -> Problem {
        let text = text.trim();
        match self {
            MoveFault::NotTheMove => Problem::Refused(words.refusal(&Refusal::NotTheMove, game)),
            MoveFault::AmbiguousLanguage => Problem::Unreadable(format!(
                "{text} means different moves in different languages. Write it as e2e4."
            )),
            MoveFault::NoPosition => Problem::Unreadable("Write the move from square to square, as e2e4.".to_owned()),
            MoveFault::Misread(misread) => Problem::Unreadable(why(misread, text)),
        }
    }
}

/// The move that is meant. It may be illegal: the referee decides what follows.
///
/// A piece letter of the requested language means that piece, whether the move is legal or not. What cannot be read in
/// that language is read in the others too, and so is a capital letter that it could only take for a file: `Dxe5`. What is
/// no written move in any of them is taken as said: `knight Felix three`.
pub(super) fn meant(game: &Game, by: Color, text: &str, language: Language) -> Result<Attempt, MoveFault> {
    if by != game.turn() {
        return Err(MoveFault::NotTheMove);
    }
    let text = text.trim();
    // Where no position stands, a move is written from square to square.
    let Some(position) = game.position() else {
        return text.parse().map_err(|_| MoveFault::NoPosition);
    };
    let read_in = |languages: &[Language]| read_move(position, text, &Reading::lenient(languages));
    let own = read_in(&[language]);
    let is_clear = !matches!(own, Err(Misread::Unreadable { .. })) && !begins_with_capital_file(text, language);
    let read = match is_clear {
        true => own,
        false => match (own, read_in(&LANGUAGES)) {
            (Ok(own), Ok(other)) if own != other => return Err(MoveFault::AmbiguousLanguage),
            (_, read) => read,
        },
    };
    let read = match read {
        Err(Misread::Unreadable { .. }) => hear(position, text, &Voice::ALL),
        read => read,
    };
    match read {
        Ok(mv) => Ok(mv.into()),
        Err(Misread::Illegal { attempts }) => match &attempts[..] {
            [one] => Ok(one.attempt),
            _ => Err(MoveFault::Misread(Misread::Illegal { attempts })),
        },
        Err(misread) => Err(MoveFault::Misread(misread)),
    }
}

fn begins_with_capital_file(text: &str, language: Language) -> bool {
    let is_piece = Role::ALL
        .iter()
        .any(|role| *role != Role::Pawn && text.starts_with(language.sign(*role)));
    !is_piece && text.starts_with(|letter| ('A'..='H').contains(&letter))
}
