//! Moves as they are announced to players who do not see the board, and read as they announce them.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::HeaderMap;
use axum::routing::{get, post};
use jadoube_board::{Attempt, Color};
use jadoube_notation::Language;
use jadoube_notation::speech::{Spoken, Voice};
use jadoube_referee::Board;
use jadoube_referee::act::Made;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::problem::Problem;
use crate::routes::params::{PathName, QueryParams};
use crate::routes::read::meant;
use crate::routes::{Access, App, Content, Route, bearer, fields, shape, unreadable};
use crate::view::Side;

pub(super) const ROUTES: &[Route] = &[
    Route {
        method: "get",
        path: "/api/games/{id}/spoken",
        name: "speakMoves",
        does: "The moves of a game as they are announced to a player who does not see the board. Check and mate are not announced.",
        access: Access::Header,
        query: Some(fields::<SpokenParams>),
        body: &[],
        status: 200,
        answer: Content::json(shape::<Vec<SpokenMove>>),
        handler: || get(spoken),
    },
    Route {
        method: "post",
        path: "/api/games/{id}/announced",
        name: "announceMove",
        does: "Reads the move that a player announces, and says how it is understood. It is not made yet, so that a slip of the tongue can be corrected before the clock is pressed: make it as a typed move. A move that ends the game at once is made at once.",
        access: Access::Header,
        query: None,
        body: &[Content::json(shape::<Announcement>)],
        status: 200,
        answer: Content::json(shape::<Understood>),
        handler: || post(announced),
    },
];

/// In whose words a move is spoken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "Voice")]
enum VoiceName {
    /// With the international names of the files, and German words: `Springer Felix drei`.
    #[default]
    Announced,
    /// With the Danish names of the files, and Danish words: `springer Frederik tre`.
    AnnouncedDanish,
    /// With the international names of the files, and Norwegian words.
    AnnouncedNorwegian,
    /// With the international names of the files, and Swedish words.
    AnnouncedSwedish,
    /// In plain English: `knight to f3`.
    English,
    /// In plain Danish.
    Danish,
    /// In plain Swedish.
    Swedish,
    /// In plain Dutch.
    Dutch,
    /// In plain Norwegian.
    Norwegian,
    /// In plain German.
    German,
}

impl From<VoiceName> for Voice {
    fn from(name: VoiceName) -> Voice {
        match name {
            VoiceName::Announced => Voice::ANNOUNCED,
            VoiceName::AnnouncedDanish => Voice::ANNOUNCED_DANISH,
            VoiceName::AnnouncedNorwegian => Voice::ANNOUNCED_NORWEGIAN,
            VoiceName::AnnouncedSwedish => Voice::ANNOUNCED_SWEDISH,
            VoiceName::English => Voice::ENGLISH,
            VoiceName::Danish => Voice::DANISH,
            VoiceName::Swedish => Voice::SWEDISH,
            VoiceName::Dutch => Voice::DUTCH,
            VoiceName::Norwegian => Voice::NORWEGIAN,
            VoiceName::German => Voice::GERMAN,
        }
    }
}

/// Which moves, and in whose words.
#[derive(Debug, Deserialize, JsonSchema)]
struct SpokenParams {
    /// The number of the last entry that the client has. Moves that later entries tell of are spoken.
    #[serde(default)]
    after: u32,
    /// In whose words; as the Laws suggest by default.
    #[serde(default)]
    voice: VoiceName,
}

/// A move in words.
#[derive(Debug, Serialize, JsonSchema)]
struct SpokenMove {
    /// The entry that tells of it.
    n: u32,
    /// Its number in the game.
    number: u32,
    /// Who made it.
    by: Side,
    /// In words.
    said: String,
    /// The language of the words: `de`.
    language: String,
}

async fn spoken(
    app: App,
    PathName(id): PathName,
    QueryParams(asked): QueryParams<SpokenParams>,
    headers: HeaderMap,
) -> Result<Json<Vec<SpokenMove>>, Problem> {
    let (live_game, _) = app.identify(&id, bearer(&headers)).await?;
    let state = live_game.state();
    let game = state.referee.game();
    let voice = Voice::from(asked.voice);
    let plies = game.plies();
    let first = plies.partition_point(|ply| ply.entry.get() <= asked.after);
    let spoken = plies[first..].iter().map(|ply| {
        let before = game.before(ply);
        SpokenMove {
            n: ply.entry.get(),
            number: before.fullmoves(),
            by: before.turn().into(),
            said: words(before, ply.attempt(), voice),
            language: voice.language().tag().to_owned(),
        }
    });
    Ok(Json(spoken.collect()))
}

/// A move that a player announces.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Announcement {
    /// Who announces it.
    by: Side,
    /// The move, in any notation or as it is said.
    text: String,
    /// The language in which it is read first, `en` by default. What cannot be read in it is read in the others.
    language: Option<String>,
    /// In whose words it is said back; as the Laws suggest by default.
    #[serde(default)]
    voice: VoiceName,
}

/// How an announced move is understood.
#[derive(Debug, Serialize, JsonSchema)]
struct Understood {
    /// In words.
    said: String,
    /// The language of the words: `de`.
    language: String,
    /// The move from square to square.
    #[serde(rename = "move")]
    attempt: String,
    /// It has been made, because it ends the game.
    made: bool,
}

/// Reads a move that is announced. What the referee would refuse is refused, as it is to a player who sees the board.
async fn announced(
    app: App,
    PathName(id): PathName,
    headers: HeaderMap,
    announcement: Result<Json<Announcement>, JsonRejection>,
) -> Result<Json<Understood>, Problem> {
    let (live_game, role) = app.identify(&id, bearer(&headers)).await?;
    let Json(announcement) = announcement.map_err(|rejection| unreadable(&rejection))?;
    let by = match announcement.by {
        Side::White => Color::White,
        Side::Black => Color::Black,
    };
    if !role.may(by.into()) {
        return Err(Problem::Forbidden);
    }
    app.desk
        .proved(&live_game)
        .await
        .map_err(|fault| Problem::of_act(fault, &app.spoken.words, &live_game.state().referee))?;
    let state = live_game.state();
    let game = state.referee.game();
    let language = announcement.language.as_deref().and_then(Language::find);
    let attempt = meant(game, by, &announcement.text, language.unwrap_or(Language::EN))
        .map_err(|fault| fault.problem(&announcement.text, &app.spoken.words, game))?;
    let draft = Made { attempt }.by(by);
    app.check_room(&state, role, &draft)?;
    let alone = live_game.asked_alone().await;
    // Nobody loses on time with the mate announced.
    let would_end = state.would_end(app.desk.provers(), draft.clone()).await;
    drop(alone);
    let made = would_end.map_err(|fault| Problem::of_act(fault, &app.spoken.words, &state.referee))?;
    if made {
        let heard = app.desk.act(&live_game, role, draft).await;
        heard.map_err(|fault| Problem::of_act(fault, &app.spoken.words, &live_game.state().referee))?;
    }
    let voice = Voice::from(announcement.voice);
    Ok(Json(Understood {
        said: words(game.board(), attempt, voice),
        language: voice.language().tag().to_owned(),
        attempt: attempt.to_string(),
        made,
    }))
}

/// A move in words. One that is no legal move is said from square to square.
fn words(board: Board<'_>, attempt: Attempt, voice: Voice) -> String {
    let legal = board
        .position()
        .and_then(|position| Some((position, position.find(attempt)?)));
    match legal {
        Some((position, mv)) => mv.announced(position, voice).to_string(),
        None => format!("{} {}", voice.square(attempt.from), voice.square(attempt.to)),
    }
}
