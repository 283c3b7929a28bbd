//! Parses what people write: moves, time controls, start positions.

use std::collections::BTreeSet;

use axum::extract::rejection::JsonRejection;
use axum::http::HeaderMap;
use axum::routing::{get, post};
use axum::{Extension, Json};
use jadoube_board::{Attempt, Chess960, Color, Role};
use jadoube_clock::{Expected, ParseTimeControlError, PeriodFault, Schedule, TimeControl};
use jadoube_laws::{Edition, Pace, Provisions, Supervision};
use jadoube_notation::speech::{Voice, hear};
use jadoube_notation::{Language, Misread, Reading, Style, Written, read as read_move};
use jadoube_referee::act::{self, Claim, Intended};
use jadoube_referee::{Game, Referee, Refusal, Terms, Words};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::client::Sender;
use crate::position_faults;
use crate::problem::Problem;
use crate::rendering::RenderedUpdate;
use crate::routes::params::{PathName, QueryParams};
use crate::routes::{Access, App, Content, Route, bearer, edition, fields, shape, unreadable};
use crate::sight::witnessed;
use crate::view::{Side, Update, in_letters};
use crate::words::{Message, message};

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
    Route {
        method: "post",
        path: "/api/games/{id}/intended",
        name: "readIntendedMove",
        does: "Reads the move with which a player is about to claim a draw, and says how it is understood. Nothing is recorded.",
        access: Access::Header,
        query: None,
        body: &[Content::json(shape::<UnmadeMove>)],
        status: 200,
        answer: Content::json(shape::<IntendedMove>),
        handler: || post(intended),
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
    chess960: Option<String>,
    /// A start position in FEN. Fields at its end may be left out.
    fen: Option<String>,
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
    /// The time control as people say it.
    #[serde(skip_serializing_if = "Option::is_none")]
    said: Option<String>,
    /// Its class in the edition: `standard`, `rapid` or `blitz`; absent if the players have different ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pace: Option<String>,
    /// The start position in FEN.
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    /// What full supervision takes; left out where the edition does not ask how closely such a game is watched.
    #[serde(skip_serializing_if = "Option::is_none")]
    supervision: Option<FullSupervision>,
    /// What was taken for granted when the start position was read.
    #[serde(skip_serializing_if = "Option::is_none")]
    start_remark: Option<String>,
    /// The fields of `regulations` that the Laws leave to the competition in such a game.
    open: Vec<&'static str>,
}

/// What full supervision takes.
#[derive(Debug, Serialize, JsonSchema)]
struct FullSupervision {
    /// The most games that an arbiter may have to watch.
    games: u32,
    /// Whether the arbiter or an assistant must record each game.
    recorded: bool,
}

impl FullSupervision {
    fn of(edition: Edition, pace: Pace) -> Option<FullSupervision> {
        let provisions = Provisions::of(edition, pace, Supervision::Limited);
        Some(FullSupervision {
            games: provisions.supervised_games_at_most?.value,
            recorded: provisions.supervision_recorded.is_some_and(|recorded| recorded.value),
        })
    }
}

async fn read(app: App, QueryParams(unread): QueryParams<ReadParams>) -> Result<Json<ReadTerms>, Problem> {
    let edition = edition(unread.edition.as_deref())?;
    let control: Option<TimeControl> = match unread.control.as_deref().map(str::trim) {
        None | Some("") => None,
        Some(text) => {
            let unreadable = |error| Problem::Unreadable(why_no_control(text, &error));
            Some(text.parse::<TimeControl>().map_err(unreadable)?)
        }
    };
    let (start, start_remark) = match (&unread.chess960, &unread.fen) {
        (Some(number), _) => {
            let found = number.trim().parse().ok().and_then(Chess960::new);
            let missing = || Problem::Unreadable(message("no-chess960-position").with("number", number.as_str()));
            (Some(found.ok_or_else(missing)?.position().to_string()), None)
        }
        (None, Some(fen)) => {
            let read = position_faults::read(fen, edition, &app.spoken.words)?;
            (
                Some(read.position.to_string()),
                read.remark.map(|remark| remark.say(&app.spoken)),
            )
        }
        (None, None) => (None, None),
    };
    let control = control.as_ref();
    let by_control = control.and_then(|control| Terms::pace_of(edition, control));
    let pace = match unread.pace.as_deref() {
        Some(text) => text
            .parse()
            .map_err(|_| Problem::Unreadable(message("no-pace").with("name", text)))?,
        None => by_control.unwrap_or(Pace::Standard),
    };
    let supervision = match unread.supervision.as_deref() {
        Some(text) => text
            .parse()
            .map_err(|_| Problem::Unreadable(message("no-supervision").with("name", text)))?,
        None => Supervision::Full,
    };
    let open: BTreeSet<&str> = Provisions::of(edition, pace, supervision)
        .open_values()
        .filter_map(field)
        .collect();
    Ok(Json(ReadTerms {
        control: control.map(|control| control.pgn().to_string()),
        everyday: control.map(|control| control.everyday().to_string()),
        said: control.map(|control| app.spoken.words.control(control)),
        pace: by_control.map(|pace| pace.to_string()),
        start,
        supervision: FullSupervision::of(edition, pace),
        start_remark,
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
fn why_no_control(text: &str, error: &ParseTimeControlError) -> Message {
    let part = |range| text.get(range).map_or("", str::trim);
    let trouble = match (part(0..error.range.start), part(error.range.start..error.range.end)) {
        ("", "") => message("control-missing"),
        (read, "") => message("control-missing-after").with("read", read),
        ("", strange) => message("control-strange").with("strange", strange),
        (read, strange) => message("control-strange-after")
            .with("read", read)
            .with("strange", strange),
    };
    message("control-unreadable")
        .with("trouble", trouble)
        .with("expected", expected(error.expected))
}

/// What would have fitted into a time control.
fn expected(expected: Expected) -> Message {
    match expected {
        Expected::Number => message("expected-number"),
        Expected::Moves => message("expected-moves"),
        Expected::SmallerUnit => message("expected-smaller-unit"),
        Expected::PerMove => message("expected-per-move"),
        Expected::PerMoveOnce => message("expected-per-move-once"),
        Expected::Black => message("expected-black"),
        Expected::End => message("expected-end"),
        Expected::Known => message("expected-known"),
        Expected::NoHourglass => message("expected-no-hourglass"),
        Expected::NoLimitPerMove => message("expected-no-limit-per-move"),
        Expected::Period(PeriodFault::Missing) => message("expected-period"),
        Expected::Period(PeriodFault::OneTooMany) => {
            message("expected-fewer-periods").with("most", Schedule::MAX_PERIODS)
        }
        Expected::Period(PeriodFault::NoMoves) => message("expected-moves-before-period"),
        Expected::Period(PeriodFault::TooManyMoves) => {
            message("expected-fewer-moves").with("most", Schedule::MAX_MOVES.to_string())
        }
        Expected::Period(PeriodFault::TooLong) => {
            let hours = Schedule::MAX_TIME.as_secs() / 3600;
            message("expected-fewer-hours").with("most", hours.to_string())
        }
        Expected::Period(PeriodFault::TooFine) => message("expected-whole-milliseconds"),
        Expected::Period(PeriodFault::NoTime) => message("expected-some-time"),
    }
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
    /// The move presses the clock by itself.
    #[serde(default)]
    presses: bool,
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
    app: App,
    PathName(id): PathName,
    Extension(sender): Extension<Sender>,
    headers: HeaderMap,
    typed: Result<Json<TypedMove>, JsonRejection>,
) -> Result<RenderedUpdate, Problem> {
    let (live_game, role) = app.identify(&id, bearer(&headers)).await?;
    let Json(typed) = typed.map_err(|rejection| unreadable(&rejection))?;
    let by = Color::from(typed.by);
    if !role.may(by.into()) {
        return Err(Problem::Forbidden);
    }
    let draft = {
        let state = live_game.state();
        let game = state.referee.game();
        if typed.claim.is_some() {
            understand(
                &state.referee,
                by,
                &typed.text,
                typed.language.as_deref(),
                &app.spoken.words,
            )?;
        }
        let language = typed.language.as_deref().and_then(Language::find);
        let attempt = meant(game, by, &typed.text, language.unwrap_or(Language::EN))
            .map_err(|fault| fault.problem(&typed.text, &app.spoken.words, game))?;
        let intended = Some(Intended { attempt, written: true });
        let claimed = |claim| act::Claimed { claim }.by(by);
        match typed.claim {
            None if typed.sealed => act::SealedMoveDeclared { attempt }.by(by),
            None if typed.presses => act::Played { attempt }.by(by),
            None => act::Made { attempt }.by(by),
            Some(Ground::Threefold) => claimed(Claim::Threefold { intended }),
            Some(Ground::FiftyMoves) => claimed(Claim::FiftyMoves { intended }),
        }
    };
    let draft = witnessed(draft, role, live_game.state().referee.game().terms());
    app.check_room(&live_game.state(), role, &draft)?;
    app.hear(sender, &live_game, role, draft, typed.after).await
}

/// A move that a player has not made.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct UnmadeMove {
    /// Who would make it.
    by: Side,
    /// The move, in any notation or as it is said.
    text: String,
    /// The language in which it is read first, `en` by default. What cannot be read in it is read in the others.
    language: Option<String>,
}

/// How the move of a claim is understood.
#[derive(Debug, Serialize, JsonSchema)]
struct IntendedMove {
    /// In short algebraic notation.
    san: String,
    /// Where the piece comes from.
    from: String,
    /// Where it goes: in castling, where the king stands then.
    to: String,
}

async fn intended(
    app: App,
    PathName(id): PathName,
    headers: HeaderMap,
    unmade: Result<Json<UnmadeMove>, JsonRejection>,
) -> Result<Json<IntendedMove>, Problem> {
    let (live_game, role) = app.identify(&id, bearer(&headers)).await?;
    let Json(unmade) = unmade.map_err(|rejection| unreadable(&rejection))?;
    let by = Color::from(unmade.by);
    if !role.may(by.into()) {
        return Err(Problem::Forbidden);
    }
    let state = live_game.state();
    let referee = &state.referee;
    let attempt = understand(referee, by, &unmade.text, unmade.language.as_deref(), &app.spoken.words)?;
    let legal = referee
        .game()
        .position()
        .and_then(|position| Some((position, position.find(attempt)?)));
    Ok(Json(match legal {
        Some((position, mv)) => IntendedMove {
            san: in_letters(&mv.written(position, Style::SHORT).to_string(), &app.spoken.words),
            from: mv.from().to_string(),
            to: mv.destination().to_string(),
        },
        None => IntendedMove {
            san: unmade.text.trim().to_owned(),
            from: attempt.from.to_string(),
            to: attempt.to.to_string(),
        },
    }))
}

/// The move that a player intends. Where the board lets only legal moves happen, no claim is made with another.
fn understand(
    referee: &Referee,
    by: Color,
    text: &str,
    language: Option<&str>,
    words: &Words,
) -> Result<Attempt, Problem> {
    let game = referee.game();
    let language = language.and_then(Language::find).unwrap_or(Language::EN);
    let attempt = meant(game, by, text, language).map_err(|fault| fault.problem(text, words, game))?;
    match referee.admission(&act::Made { attempt }.by(by)) {
        Err(refusal @ (Refusal::Illegal(_) | Refusal::BoundToMove(..) | Refusal::BoundToPiece(..))) => {
            Err(Problem::refused(&refusal, words, game))
        }
        _ => Ok(attempt),
    }
}

/// Why a text is not a move. Of moves that are legal nothing is said.
fn misread(misread: &Misread, text: &str, words: &Words, game: &Game) -> Problem {
    match misread {
        Misread::Ambiguous { .. } => Problem::Unreadable(message("move-ambiguous").with("text", text)),
        Misread::Illegal { attempts } => match attempts.first() {
            Some(tried) => Problem::refused(&Refusal::Illegal(tried.breaches.clone()), words, game),
            None => Problem::Unreadable(message("move-no-piece").with("text", text)),
        },
        Misread::Unreadable { .. } | Misread::Irregular { .. } => {
            let letters = Language::find(words.language().code()).unwrap_or(Language::EN);
            let example = format!("{}f3", letters.sign(Role::Knight));
            Problem::Unreadable(message("move-unreadable").with("text", text).with("example", example))
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
            MoveFault::NotTheMove => Problem::refused(&Refusal::NotTheMove, words, game),
            MoveFault::AmbiguousLanguage => Problem::Unreadable(message("move-ambiguous-language").with("text", text)),
            MoveFault::NoPosition => Problem::Unreadable(message("move-no-position")),
            MoveFault::Misread(fault) => misread(fault, text, words, game),
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
