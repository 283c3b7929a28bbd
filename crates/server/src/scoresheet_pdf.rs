//! The scoresheet on paper: A4, sixty moves on a page, with lines to write on where nothing is known yet.
//!
//! It shows what the PGN shows: the moves, what the clocks showed after them, the offers of a draw and the result. The
//! same game gives the same bytes.

mod document;
mod face;
mod ink;
mod moves;
mod page;
mod words;

use jadoube_board::{ByColor, Color, Position};
use jadoube_clock::Reading;
use jadoube_laws::{Edition, Pace};
use jadoube_notation::{Style, Written};
use jadoube_referee::wire::Heading;
use jadoube_referee::{Language, Outcome, Referee, Words};

use crate::pgn_export::{ClockReadings, offers};
use crate::scoresheet_pdf::words::FormWords;

/// Stands for the move of White where Black moves first.
const NOT_PLAYED: &str = "…";

/// What is written on a scoresheet.
pub(crate) struct Scoresheet {
    language: Language,
    heading: Heading,
    edition: Edition,
    pace: Pace,
    control: Option<String>,
    /// The position from which the game began, if it was another than usual.
    start: Option<String>,
    /// The number of the first line.
    first: u32,
    lines: Vec<ByColor<Cell>>,
    result: Option<String>,
    ending: Option<String>,
}

/// What is written of one move.
#[derive(Clone, Default, Debug, PartialEq, Eq)]
struct Cell {
    written: String,
    /// What the clock showed after it.
    clock: Option<String>,
    /// Whether a draw was offered with it.
    offer: bool,
}

impl Scoresheet {
    /// What the scoresheet of a game says so far.
    #[must_use]
    pub(crate) fn of(referee: &Referee, heading: &Heading, readings: &ClockReadings, words: &Words) -> Scoresheet {
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
            lines: lines(referee, readings),
            result: game.outcome().map(result),
            ending: game.outcome().map(|outcome| words.ending(outcome.ending)),
        }
    }

    /// The scoresheet as a PDF; `None` if it cannot be put together, which the tests rule out.
    #[must_use]
    pub(crate) fn pdf(&self) -> Option<Vec<u8>> {
        document::draw(self, &FormWords::new(self.language))
    }
}

/// The moves, a line for each number.
fn lines(referee: &Referee, readings: &ClockReadings) -> Vec<ByColor<Cell>> {
    let game = referee.game();
    let begins = game.terms().start.turn();
    let skipped = usize::from(begins == Color::Black);
    let mut cells = vec![Cell::default(); skipped];
    for (index, ply) in game.plies().iter().enumerate() {
        cells.push(Cell {
            written: ply.mv.written(&ply.before, Style::SHORT).to_string(),
            clock: readings.get(index).map(|left| Reading(left).to_string()),
            offer: false,
        });
    }
    for (by, ply) in offers(referee) {
        // Before the first move of a player there is only the place for it.
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
