//! `jadoube sheets`: do written games agree, and what do they prove.
//!
//! ```text
//! files ──written──► Sheets ──compare──► Comparison ──► a page for people, or JSON
//! ```

mod proof;
mod told;
mod written;

use jadoube_board::{Color, Position};
use jadoube_notation::{Language as Letters, Style, Written as _};
use jadoube_referee::sheet::{Compared, Place, Reading, Sheet, compare};
use serde::Serialize;

use self::proof::Proof;
use self::written::WrittenGame;
use crate::args::Editions;
use crate::commands::pgn::Source;
use crate::commands::{Answer, Stop};
use crate::problem::Problem;
use crate::screen::Screen;
use crate::words::{Language, letters_of, say};

/// Which scoresheets to hold against one another, and what is claimed.
#[derive(Debug)]
pub(crate) struct CompareSheets {
    pub(crate) sources: Vec<Source>,
    /// In which languages each may be written; none to have it guessed.
    pub(crate) languages: Vec<Vec<Letters>>,
    pub(crate) claim: Option<DrawClaim>,
    /// After which move the claim is made.
    pub(crate) after: Option<Place>,
    pub(crate) editions: Editions,
    pub(crate) language: Language,
}

/// What is claimed.
#[derive(Debug, Copy, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum DrawClaim {
    Threefold,
    Fifty,
}

impl CompareSheets {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let games = self.sources.iter().zip(&self.languages);
        let games = games.map(|(source, languages)| WrittenGame::read(source, languages));
        let games = games.collect::<Result<Vec<WrittenGame>, Problem>>()?;
        let comparison = Comparison::new(&games, &self)?;
        screen.show(&comparison)?;
        Ok(comparison.answer())
    }
}

/// Scoresheets held against one another.
#[derive(Debug, Serialize)]
struct Comparison {
    sheets: Vec<SheetReport>,
    /// How many moves of both players together the scoresheets show alike.
    agreed: usize,
    /// The last of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    last: Option<String>,
    /// The last move for which every scoresheet has an entry, where some end earlier.
    #[serde(skip_serializing_if = "Option::is_none")]
    together: Option<String>,
    /// Where they part.
    #[serde(skip_serializing_if = "Option::is_none")]
    parting: Option<Parting>,
    /// Entries that do not say what was played.
    faults: Vec<Entry>,
    /// What is claimed, and whether it stands: by all of them, or by each alone where they part before.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    claims: Vec<Proof>,
    #[serde(skip)]
    language: Language,
}

#[derive(Debug, Serialize)]
struct SheetReport {
    file: String,
    white: u32,
    black: u32,
    /// Whether it has entries after the last move that all of them show.
    #[serde(skip)]
    goes_on: bool,
}

#[derive(Debug, Serialize)]
struct Parting {
    /// `14.` or `14...`.
    at: String,
    entries: Vec<Entry>,
}

/// What stands on a scoresheet for a move.
#[derive(Debug, Serialize)]
struct Entry {
    file: String,
    /// The line of the file; none where nothing is written.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    at: String,
    text: String,
    reading: ReadingName,
    /// The moves that can be meant, if there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    candidates: Vec<String>,
}

#[derive(Debug, Copy, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum ReadingName {
    Move,
    Ambiguous,
    Illegal,
    Unreadable,
    Missing,
    Ended,
}

impl Comparison {
    fn new(games: &[WrittenGame], asked: &CompareSheets) -> Result<Comparison, Problem> {
        let start = common_start(games)?;
        let sheets: Vec<&Sheet> = games.iter().map(|game| &game.sheet).collect();
        let compared = compare(&start, &sheets);
        let style = Style::SHORT.in_language(letters_of(asked.language));
        let entry = |index: usize, ply: u32, text: &str, reading: Option<&Reading>| {
            let game: &WrittenGame = &games[index];
            let position = compared.positions.get(ply as usize);
            let candidates = match (reading, position) {
                (Some(Reading::Ambiguous(moves)), Some(position)) => {
                    moves.iter().map(|mv| mv.written(position, style).to_string()).collect()
                }
                _ => Vec::new(),
            };
            Entry {
                file: game.name.clone(),
                line: game.line_of(ply),
                at: Place::of(ply, &start).to_string(),
                text: text.to_owned(),
                reading: ReadingName::of(reading),
                candidates,
            }
        };
        let faults = compared.faults.iter();
        let faults = faults.map(|fault| entry(fault.sheet, fault.ply, &fault.text, Some(&fault.reading)));
        let parting = compared.parting.as_ref().map(|parting| Parting {
            at: Place::of(parting.ply, &start).to_string(),
            entries: parting
                .entries
                .iter()
                .enumerate()
                .map(|(index, found)| match found {
                    Some((text, reading)) => entry(index, parting.ply, text, Some(reading)),
                    None => entry(index, parting.ply, "", None),
                })
                .collect(),
        });
        let agreed = compared.moves.len();
        let sheets = games.iter().map(|game| SheetReport {
            file: game.name.clone(),
            white: game.sheet.moves_of(Color::White, &start),
            black: game.sheet.moves_of(Color::Black, &start),
            goes_on: game.sheet.end() as usize > agreed,
        });
        Ok(Comparison {
            sheets: sheets.collect(),
            agreed,
            last: last_move(&compared, asked.language),
            together: together(games, &compared, asked.language),
            faults: faults.collect(),
            claims: proof::claims(games, &compared, &start, asked)?,
            parting,
            language: asked.language,
        })
    }

    /// Whether the scoresheets agree, and what is claimed stands.
    fn answer(&self) -> Answer {
        let unread = self.sheets.iter().any(|sheet| sheet.goes_on);
        let agree = self.parting.is_none() && !unread;
        Answer::from_truth(agree && self.claims.iter().all(|claim| claim.stands))
    }
}

impl ReadingName {
    fn of(reading: Option<&Reading>) -> ReadingName {
        match reading {
            Some(Reading::Move(_)) => ReadingName::Move,
            Some(Reading::Ambiguous(_)) => ReadingName::Ambiguous,
            Some(Reading::Illegal) => ReadingName::Illegal,
            Some(Reading::Unreadable) => ReadingName::Unreadable,
            Some(Reading::Missing) => ReadingName::Missing,
            None => ReadingName::Ended,
        }
    }
}

/// The position from which all of them begin.
fn common_start(games: &[WrittenGame]) -> Result<Position, Problem> {
    let Some(first) = games.first() else {
        return Ok(Position::initial());
    };
    match games.iter().find(|game| game.start != first.start) {
        None => Ok(first.start),
        Some(other) => Err(Problem::new(
            say!("sheets-starts", file = first.name.as_str(), other = other.name.as_str()),
            say!("sheets-starts-remedy"),
        )),
    }
}

/// The last move that the scoresheets show alike: `14. Nf3`.
fn last_move(compared: &Compared, language: Language) -> Option<String> {
    let index = compared.moves.len().checked_sub(1)?;
    Some(numbered(compared, index, language))
}

/// The last move that every scoresheet has an entry for, where one of them ends before the others.
fn together(games: &[WrittenGame], compared: &Compared, language: Language) -> Option<String> {
    let shortest = games.iter().map(|game| game.sheet.end() as usize).min()?;
    let index = shortest.checked_sub(1).filter(|_| shortest < compared.moves.len())?;
    Some(numbered(compared, index, language))
}

/// A move with its number.
fn numbered(compared: &Compared, index: usize, language: Language) -> String {
    let (position, mv) = (&compared.positions[index], compared.moves[index]);
    let style = Style::SHORT.in_language(letters_of(language));
    let ply = u32::try_from(index).unwrap_or(u32::MAX);
    format!(
        "{} {}",
        Place::of(ply, &compared.positions[0]),
        mv.written(position, style)
    )
}
