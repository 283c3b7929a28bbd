//! The scoresheet as a PDF: A4, sixty moves on a page, with blank lines for what is not known yet.
//!
//! It shows what the PGN shows: the moves, the clock times after them, the draw offers and the result.

mod document;
pub(crate) mod face;
pub(crate) mod ink;
mod moves;
mod page;
mod words;

use std::collections::BTreeSet;

use jadoube_board::{ByColor, Color, Position};
use jadoube_clock::Reading;
use jadoube_laws::{Edition, Pace};
use jadoube_notation::{Language as Letters, Style};
use jadoube_referee::wire::Heading;
use jadoube_referee::{Language, Outcome, Phase, Referee, Words};

use crate::clock_readings::ClockReadings;
use crate::draw_offers::draw_offers;
use crate::scoresheet_pdf::face::Faces;
use crate::scoresheet_pdf::words::FormWords;

/// Stands for White's move where Black moves first.
const NOT_PLAYED: &str = "…";

/// The content of a scoresheet.
pub struct Scoresheet {
    language: Language,
    heading: Heading,
    edition: Edition,
    pace: Pace,
    control: Option<String>,
    /// The start position, unless it is the usual one.
    start: Option<String>,
    /// The number of the first line.
    first: u32,
    lines: Vec<ByColor<Cell>>,
    result: Option<String>,
    ending: Option<String>,
    /// The head of the record.
    head: Option<String>,
    /// Typefaces for letters that the sheet's own lack.
    typefaces: Vec<Vec<u8>>,
}

/// One move on the sheet.
#[derive(Clone, Default, Debug, PartialEq, Eq)]
struct Cell {
    written: String,
    /// The clock time after it.
    clock: Option<String>,
    /// Whether a draw was offered with it.
    offer: bool,
}

impl Scoresheet {
    /// The scoresheet of a game so far, in the language of the words.
    #[must_use]
    pub fn of(referee: &Referee, heading: &Heading, readings: &ClockReadings, words: &Words) -> Scoresheet {
        let game = referee.game();
        let terms = game.terms();
        Scoresheet {
            language: words.language(),
            heading: heading.clone(),
            edition: terms.edition,
            pace: terms.pace,
            control: terms.control.as_ref().map(|control| control.everyday().to_string()),
            start: (terms.start != Position::initial()).then(|| terms.start.to_string()),
            first: terms.start.fullmoves(),
            lines: lines(referee, readings, words.language()),
            result: match game.outcome() {
                Some(outcome) => Some(match game.forfeit() {
                    Some(forfeit) => forfeit.to_string(),
                    None => result(outcome),
                }),
                None => heading
                    .result
                    .as_deref()
                    .map(|result| result.replace("1/2", "½").replace('-', "–")),
            },
            ending: match game.phase() {
                Phase::Ended(outcome) => Some(words.ending(outcome.ending)),
                Phase::Annulled => Some(words.annulled()),
                _ if heading.result.is_some() => Some(words.ending_in_file()),
                Phase::Awaited | Phase::Playing | Phase::Sealing | Phase::Adjourned | Phase::Resuming => None,
            },
            head: None,
            typefaces: Vec::new(),
        }
    }

    /// The same with the head of the record at its foot, by which a stored game can be held against this sheet.
    #[must_use]
    pub fn with_head(self, head: String) -> Scoresheet {
        let head = Some(head);
        Scoresheet { head, ..self }
    }

    /// The letters of names for which the sheet has no typeface: they are printed as boxes, unless [`Self::with_typefaces`]
    /// gives some that have them.
    #[must_use]
    pub fn unprintable(&self) -> BTreeSet<char> {
        let Heading {
            white,
            black,
            event,
            site,
            date,
            round,
            board,
            ..
        } = &self.heading;
        let names = [white, black, event, site, date, round, board].into_iter().flatten();
        let faces = Faces::read(&self.typefaces);
        faces.map_or_else(BTreeSet::new, |faces| {
            names.flat_map(|name| faces.missing(name)).collect()
        })
    }

    /// The same with typefaces for letters that its own lack, as the bytes of OpenType or TrueType files.
    #[must_use]
    pub fn with_typefaces(self, typefaces: Vec<Vec<u8>>) -> Scoresheet {
        Scoresheet { typefaces, ..self }
    }

    /// Draws the PDF; `None` if that fails, which the tests rule out.
    #[must_use]
    pub fn pdf(&self) -> Option<Vec<u8>> {
        document::draw(self, &FormWords::new(self.language))
    }
}

/// The moves, a line for each move number.
fn lines(referee: &Referee, readings: &ClockReadings, language: Language) -> Vec<ByColor<Cell>> {
    let game = referee.game();
    let letters = Letters::find(language.code()).unwrap_or(Letters::EN);
    let begins = game.terms().start.turn();
    let skipped = usize::from(begins == Color::Black);
    let mut cells = vec![Cell::default(); skipped];
    for (index, ply) in game.plies().iter().enumerate() {
        cells.push(Cell {
            written: ply.written(Style::SHORT.in_language(letters)),
            clock: readings.get(index).map(|left| Reading(left).to_string()),
            offer: false,
        });
    }
    for (by, ply) in draw_offers(referee) {
        // An offer before the first move goes where that move will be.
        let place = match ply.checked_sub(1) {
            Some(index) => index + skipped,
            None => usize::from(by == Color::Black),
        };
        cells.resize(cells.len().max(place + 1), Cell::default());
        cells[place].offer = true;
    }
    if skipped == 1 && cells.len() > 1 {
        cells[0].written = NOT_PLAYED.to_owned();
    }
    let pair = |pair: &[Cell]| ByColor::new(pair[0].clone(), pair.get(1).cloned().unwrap_or_default());
    let begun = cells.iter().any(|cell| *cell != Cell::default());
    cells.chunks(2).filter(|_| begun).map(pair).collect()
}

/// The points of each player: `1–0`.
fn result(outcome: Outcome) -> String {
    let ByColor { white, black } = outcome.points;
    format!("{white}–{black}")
}
