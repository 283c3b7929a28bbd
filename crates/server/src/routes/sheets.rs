//! Scoresheets held against one another and against the game, for the arbiter.

use std::collections::BTreeSet;

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::HeaderMap;
use axum::routing::post;
use jadoube_board::{Color, Move, Position};
use jadoube_notation::{Language, Style, Written as _};
use jadoube_referee::sheet::{self, Compared, Place, Sheet, compare, fifty_moves, occurrences};
use jadoube_referee::{Game, Keeper, Ply};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::problem::Problem;
use crate::role::Role;
use crate::routes::params::PathName;
use crate::routes::{Access, AppState, Content, Route, bearer, shape, unreadable};
use crate::words::message;

pub(super) const ROUTES: &[Route] = &[Route {
    method: "post",
    path: "/api/games/{id}/sheets",
    name: "compareSheets",
    does: "Holds scoresheets against one another and against the game: where they part, which entries do not say what was played, \
           and whether a repetition or fifty moves stand in them. Nothing is recorded. For the arbiter alone.",
    access: Access::Header,
    query: None,
    body: &[Content::json(shape::<WrittenSheets>)],
    status: 200,
    answer: Content::json(shape::<SheetsCompared>),
    handler: || post(held_together),
}];

/// The longest text of a scoresheet: more than any game needs.
const LONGEST: usize = 20_000;
/// How often a position must have occurred for a claim to stand.
const TIMES: u32 = 3;
/// How many moves each player must have made without a capture or a pawn move.
const MOVES: u32 = 50;

/// Scoresheets to be held against one another.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct WrittenSheets {
    /// One for each keeper at most.
    sheets: Vec<WrittenSheet>,
}

/// What stands on a scoresheet.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenSheet {
    /// Whose it is.
    keeper: Keeper,
    /// The entries as they are written: `1. e4 e5 2. Nf3 (=) Nc6`.
    text: String,
    /// The tag of the language of the letters for the pieces; found out by reading if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    language: Option<String>,
}

/// A language in which scoresheets are read.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct SheetLanguage {
    /// Its tag: `de`.
    tag: &'static str,
    /// Its name in English.
    name: &'static str,
}

/// What scoresheets show.
#[derive(Debug, Serialize, JsonSchema)]
struct SheetsCompared {
    /// The sheets that have entries, in the order in which they were given.
    sheets: Vec<SheetShown>,
    /// The last move that all of them show alike, with its number; missing if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    last: Option<String>,
    /// The last move for which every sheet has an entry, where some end earlier.
    #[serde(skip_serializing_if = "Option::is_none")]
    together: Option<String>,
    /// Where two sheets say different moves: `14.` for White, `14...` for Black.
    #[serde(skip_serializing_if = "Option::is_none")]
    parting: Option<String>,
    /// The moves on which something is to be said.
    rows: Vec<Row>,
    /// What the last position shows, by all of them together, or by each alone where they part.
    claims: Vec<ClaimShown>,
}

/// A scoresheet, and how far it goes.
#[derive(Debug, Serialize, JsonSchema)]
struct SheetShown {
    /// Whose it is.
    keeper: Keeper,
    /// The languages in which it was read.
    languages: Vec<&'static str>,
    /// How many moves of White it has without a gap.
    white: u32,
    /// How many moves of Black it has without a gap.
    black: u32,
    /// How many moves of the game have no entry on it.
    missing: usize,
}

/// What stands on each sheet for one move.
#[derive(Debug, Serialize, JsonSchema)]
struct Row {
    /// `14.` for White, `14...` for Black.
    at: String,
    /// Whether the sheets part here.
    parts: bool,
    /// What each sheet has, in their order.
    entries: Vec<EntryShown>,
    /// What was played, if the record has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    played: Option<String>,
}

/// What stands on a sheet for a move.
#[derive(Debug, Serialize, JsonSchema)]
struct EntryShown {
    /// As it is written.
    text: String,
    /// What it means.
    reading: ReadingShown,
    /// The moves that can be meant, if there are several.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    candidates: Vec<String>,
    /// Whether the record has another move.
    differs: bool,
}

/// What an entry means where it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum ReadingShown {
    /// One move.
    Move,
    /// One of several moves.
    Ambiguous,
    /// A move that is not legal there.
    Illegal,
    /// No move that anybody can read.
    Unreadable,
    /// Nothing, though more comes after it.
    Missing,
    /// Nothing: the sheet has ended before it.
    Ended,
}

/// Whether a draw by repetition or by fifty moves stands in the sheets.
#[derive(Debug, Serialize, JsonSchema)]
struct ClaimShown {
    /// The sheet that shows it by itself, where the sheets part.
    #[serde(skip_serializing_if = "Option::is_none")]
    keeper: Option<Keeper>,
    /// What it is about.
    claim: ClaimKind,
    /// Whether it stands.
    stands: bool,
    /// How often the position has occurred, or how many moves each player has made without a capture or a pawn move.
    count: u32,
    /// The moves after which the position occurred, or the last capture or pawn move; nothing stands for the start.
    after: Vec<Option<String>>,
    /// The moves after which the same pieces stood there with other rights to castle or to capture en passant.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    alike: Vec<Option<String>>,
}

/// What a draw can be claimed by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum ClaimKind {
    /// The third occurrence of a position.
    Threefold,
    /// Fifty moves.
    FiftyMoves,
}

/// The languages in which scoresheets are read.
pub(super) fn languages() -> Vec<SheetLanguage> {
    let languages = Language::all().map(|language| SheetLanguage {
        tag: language.tag(),
        name: language.name(),
    });
    languages.collect()
}

/// What the record has of the scoresheets.
pub(super) fn recorded(game: &Game) -> Vec<WrittenSheet> {
    let start = &game.terms().start;
    let sheets = Keeper::ALL.into_iter().filter_map(|keeper| {
        let sheet = game.sheet(keeper)?;
        Some(WrittenSheet {
            keeper,
            text: written(sheet, start),
            language: match &sheet.languages[..] {
                [language] => Some(language.tag().to_owned()),
                _ => None,
            },
        })
    });
    sheets.collect()
}

/// The entries of a sheet, a number before each of White's and before each that follows a gap.
fn written(sheet: &Sheet, start: &Position) -> String {
    let mut text = String::new();
    let mut next = None;
    for ply in 0..sheet.end() {
        let Some(line) = sheet.line(ply) else { continue };
        let place = Place::of(ply, start);
        if !text.is_empty() {
            text.push(if place.by == Color::White { '\n' } else { ' ' });
        }
        if place.by == Color::White || next != Some(ply) {
            text += &format!("{place} ");
        }
        text += &line.text;
        if line.offer {
            text += " (=)";
        }
        next = Some(ply + 1);
    }
    text
}

async fn held_together(
    State(app): State<AppState>,
    PathName(id): PathName,
    headers: HeaderMap,
    body: Result<Json<WrittenSheets>, JsonRejection>,
) -> Result<Json<SheetsCompared>, Problem> {
    let (live_game, role) = app.identify(&id, bearer(&headers)).await?;
    if role != Role::Arbiter {
        return Err(Problem::Forbidden);
    }
    let Json(WrittenSheets { sheets }) = body.map_err(|rejection| unreadable(&rejection))?;
    let state = live_game.state();
    let game = state.referee.game();
    let mut kept: Vec<(Keeper, Sheet)> = Vec::new();
    for sheet in sheets {
        if kept.iter().any(|(keeper, _)| *keeper == sheet.keeper) {
            return Err(Problem::Unreadable(message("two-sheets-of-one")));
        }
        kept.push((sheet.keeper, read(&sheet, &game.terms().start)?));
    }
    kept.retain(|(_, sheet)| !sheet.is_empty());
    Ok(Json(tokio::task::block_in_place(|| {
        Comparison::new(&kept, game).told()
    })))
}

fn read(written: &WrittenSheet, start: &Position) -> Result<Sheet, Problem> {
    if written.text.len() > LONGEST {
        return Err(Problem::Unreadable(message("sheet-too-long")));
    }
    let language = match written.language.as_deref() {
        None | Some("") => None,
        Some(tag) => {
            let unknown = || Problem::Unreadable(message("no-sheet-language").with("tag", tag));
            Some(Language::find(tag).ok_or_else(unknown)?)
        }
    };
    let languages: Vec<Language> = language.into_iter().collect();
    Ok(Sheet::of(&written.text, start, &languages))
}

/// Sheets, the game, and what they show together.
struct Comparison<'a> {
    sheets: Vec<(Keeper, Sheet)>,
    game: &'a Game,
    start: Position,
    compared: Compared,
}

impl Comparison<'_> {
    fn new<'a>(kept: &[(Keeper, Sheet)], game: &'a Game) -> Comparison<'a> {
        let start = game.terms().start;
        // A language that nobody has told is found by reading, once.
        let sheets = kept.iter().map(|(keeper, sheet)| {
            let mut sheet = sheet.clone();
            sheet.languages = sheet.languages_by_reading(&start);
            (*keeper, sheet)
        });
        let sheets: Vec<(Keeper, Sheet)> = sheets.collect();
        let each: Vec<&Sheet> = sheets.iter().map(|(_, sheet)| sheet).collect();
        let compared = compare(&start, &each);
        Comparison {
            sheets,
            game,
            start,
            compared,
        }
    }

    fn told(&self) -> SheetsCompared {
        let shortest = self.sheets.iter().map(|(_, sheet)| sheet.end() as usize).min();
        let agreed = self.compared.moves.len();
        let together = shortest.filter(|shortest| *shortest > 0 && *shortest < agreed);
        let parting = self.compared.parting.as_ref();
        SheetsCompared {
            sheets: self
                .sheets
                .iter()
                .map(|(keeper, sheet)| self.shown(*keeper, sheet))
                .collect(),
            last: numbered(&self.compared, agreed),
            together: together.and_then(|together| numbered(&self.compared, together)),
            parting: parting.map(|parting| Place::of(parting.ply, &self.start).to_string()),
            rows: self.plies().into_iter().map(|ply| self.row(ply)).collect(),
            claims: self.claims(),
        }
    }

    fn shown(&self, keeper: Keeper, sheet: &Sheet) -> SheetShown {
        let made = u32::try_from(self.game.plies().len()).unwrap_or(u32::MAX);
        SheetShown {
            keeper,
            languages: match sheet.languages.len() == Language::all().len() {
                // Nothing tells the languages apart.
                true => Vec::new(),
                false => sheet.languages.iter().map(|language| language.name()).collect(),
            },
            white: sheet.moves_of(Color::White, &self.start),
            black: sheet.moves_of(Color::Black, &self.start),
            missing: sheet.missing(made).len(),
        }
    }

    /// The moves on which something is to be said.
    fn plies(&self) -> BTreeSet<u32> {
        let faults = self.compared.faults.iter().map(|fault| fault.ply);
        let parting = self.compared.parting.iter().map(|parting| parting.ply);
        let against = self.sheets.iter().flat_map(|(_, sheet)| {
            let played = (0..).zip(self.game.plies());
            let played = played.filter_map(|(ply, made): (u32, &Ply)| {
                let (position, mv) = made.legal()?;
                Some((ply, position, mv))
            });
            sheet.against(played).into_iter().map(|fault| fault.ply)
        });
        faults.chain(parting).chain(against).collect()
    }

    fn row(&self, ply: u32) -> Row {
        let made = self.game.plies().get(ply as usize);
        let legal = made.and_then(Ply::legal);
        let position = match legal {
            Some((position, _)) => Some(position),
            None => self.compared.positions.get(ply as usize),
        };
        let entries = self
            .sheets
            .iter()
            .map(|(_, sheet)| entry(sheet, ply, position, legal.map(|(_, mv)| mv)));
        Row {
            at: Place::of(ply, &self.start).to_string(),
            parts: self.compared.parting.as_ref().is_some_and(|parting| parting.ply == ply),
            entries: entries.collect(),
            played: made.map(|made| made.written(Style::SHORT)),
        }
    }

    fn claims(&self) -> Vec<ClaimShown> {
        if self.sheets.is_empty() {
            return Vec::new();
        }
        match self.compared.parting {
            None => claims(None, &self.compared),
            Some(_) => {
                let alone = self.sheets.iter().flat_map(|(keeper, sheet)| {
                    let compared = compare(&self.start, &[sheet]);
                    claims(Some(*keeper), &compared)
                });
                alone.collect()
            }
        }
    }
}

fn entry(sheet: &Sheet, ply: u32, position: Option<&Position>, played: Option<Move>) -> EntryShown {
    let reading = position.and_then(|position| sheet.reading(ply, position));
    let candidates = match (&reading, position) {
        (Some(sheet::Reading::Ambiguous(moves)), Some(position)) => moves
            .iter()
            .map(|mv| mv.written(position, Style::SHORT).to_string())
            .collect(),
        _ => Vec::new(),
    };
    EntryShown {
        text: sheet.line(ply).map(|line| line.text.clone()).unwrap_or_default(),
        reading: match &reading {
            Some(sheet::Reading::Move(_)) => ReadingShown::Move,
            Some(sheet::Reading::Ambiguous(_)) => ReadingShown::Ambiguous,
            Some(sheet::Reading::Illegal) => ReadingShown::Illegal,
            Some(sheet::Reading::Unreadable) => ReadingShown::Unreadable,
            Some(sheet::Reading::Missing) => ReadingShown::Missing,
            None => ReadingShown::Ended,
        },
        differs: match (&reading, played) {
            (Some(sheet::Reading::Move(read)), Some(played)) => *read != played,
            _ => false,
        },
        candidates,
    }
}

/// What the last of these positions shows.
fn claims(keeper: Option<Keeper>, compared: &Compared) -> Vec<ClaimShown> {
    let named = |after: u32| numbered(compared, after as usize);
    let found = occurrences(&compared.positions);
    let times = u32::try_from(found.after.len()).unwrap_or(u32::MAX);
    let (moves, since) = fifty_moves(&compared.positions);
    vec![
        ClaimShown {
            keeper,
            claim: ClaimKind::Threefold,
            stands: times >= TIMES,
            count: times,
            after: found.after.into_iter().map(named).collect(),
            alike: found.alike.into_iter().map(named).collect(),
        },
        ClaimShown {
            keeper,
            claim: ClaimKind::FiftyMoves,
            stands: moves >= MOVES,
            count: moves,
            after: vec![named(since)],
            alike: Vec::new(),
        },
    ]
}

/// The last of so many moves with its number: `14. Nf3`; `None` if there is none.
fn numbered(compared: &Compared, moves: usize) -> Option<String> {
    let index = moves.checked_sub(1)?;
    let (position, mv) = (compared.positions.get(index)?, compared.moves.get(index)?);
    let ply = u32::try_from(index).unwrap_or(u32::MAX);
    let place = Place::of(ply, &compared.positions[0]);
    Some(format!("{place} {}", mv.written(position, Style::SHORT)))
}
