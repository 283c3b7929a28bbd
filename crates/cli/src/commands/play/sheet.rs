//! The game as PGN.

use std::fs;
use std::path::{Path, PathBuf};

use jadoube_notation::pgn::Game;
use jadoube_referee::Referee;
use jadoube_referee::wire::Heading;
use jadoube_scoresheet::{ClockReadings, pgn_export};

use crate::problem::Problem;
use crate::words::{say, why};

/// Where the game goes as PGN.
pub(super) struct Sheet {
    path: PathBuf,
}

impl Sheet {
    /// A new file: nothing is overwritten.
    pub(super) fn new(path: PathBuf) -> Result<Sheet, Problem> {
        match path.exists() {
            true => Err(taken(&path)),
            false => Ok(Sheet { path }),
        }
    }

    /// A new file, or one that holds this very game as far as it had come.
    pub(super) fn reopen(path: PathBuf, heading: &Heading, referee: &Referee) -> Result<Sheet, Problem> {
        match fs::read_to_string(&path) {
            Ok(old) if is_earlier(&old, heading, referee) => Ok(Sheet { path }),
            _ => Sheet::new(path),
        }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn write(&self, heading: &Heading, referee: &Referee) -> Result<(), Problem> {
        fs::write(&self.path, text(heading, referee)).map_err(|error| {
            Problem::new(
                say!(
                    "file-unwritable",
                    file = self.path.display().to_string(),
                    why = why(&error)
                ),
                say!("play-pgn-unwritable-remedy"),
            )
        })
    }
}

fn taken(path: &Path) -> Problem {
    Problem::new(
        say!("file-taken", file = path.display().to_string()),
        say!("play-pgn-taken-remedy"),
    )
}

/// Whether a text is this game and nothing else, perhaps with fewer moves.
fn is_earlier(text: &str, heading: &Heading, referee: &Referee) -> bool {
    if text == self::text(heading, referee) {
        return true;
    }
    let (old, _) = Game::read(text);
    let games = pgn_export(referee, heading, &ClockReadings::default());
    let Some(now) = games.first() else { return false };
    let alike = ["Event", "Site", "Date", "Round", "White", "Black", "TimeControl"];
    let moves = referee.game().plies();
    let line = old.main().moves();
    format!("{old}\n") == text
        && old.start() == now.start()
        && alike.iter().all(|name| old.tags().get(name) == now.tags().get(name))
        && line.len() <= moves.len()
        && line
            .iter()
            .zip(moves)
            .all(|(old, ply)| ply.legal().is_some_and(|(_, mv)| mv == old.mv))
}

fn text(heading: &Heading, referee: &Referee) -> String {
    let readings = ClockReadings::of(referee);
    let games = pgn_export(referee, heading, &readings);
    let games: Vec<String> = games.iter().map(|game| format!("{game}\n")).collect();
    games.join("\n")
}

/// Where the game goes if no place is named: beside the record.
pub(super) fn beside(record: &Path) -> PathBuf {
    record.with_extension("pgn")
}
