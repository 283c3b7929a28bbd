//! Imports games from records and PGN files.

use jadoube_board::{ByColor, Color, Move};
use jadoube_clock::TimeControl;
use jadoube_laws::{Edition, Pace};
use jadoube_notation::pgn::{self, Flaw, Game, Tags, Termination};
use jadoube_referee::wire::{self, Heading};
use jadoube_referee::{Author, Entry, EventDraft, Referee, Terms, act};

use crate::live_game::{LiveGame, LoadedGame};
use crate::naming;

/// The longest imported game, in half-moves: longer than any game on record.
const LONGEST: usize = 1_200;

/// The last moment of an imported record, in milliseconds since its beginning: ten years. Moments near the end of their
/// range would leave the clock no time to go on.
const LATEST: u64 = 10 * 366 * 86_400_000;

/// An imported game.
pub(crate) struct ImportedGame {
    pub(crate) loaded: LoadedGame,
    pub(crate) heading: Heading,
    /// Acts to perform after it was added, if it is in progress.
    pub(crate) then: Vec<EventDraft>,
    /// The result in the PGN, if it does not follow from the moves: the arbiter decides how the game ended.
    pub(crate) result: Option<Termination>,
}

/// Why a game could not be imported, with a message for the user.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum ImportFault {
    /// It cannot be read.
    Unreadable(String),
    /// There are several, and none was chosen.
    Several(String),
}

impl From<String> for ImportFault {
    fn from(why: String) -> ImportFault {
        ImportFault::Unreadable(why)
    }
}

/// Reads a record (JSON Lines) or one game of a PGN. The edition applies to a PGN; a record names its own. `chosen`
/// counts from one and is required if the PGN has several games.
///
/// # Errors
///
/// If nothing can be read, or if a game must be chosen.
pub(crate) fn read(bytes: &[u8], edition: Edition, chosen: Option<usize>) -> Result<ImportedGame, ImportFault> {
    if bytes.trim_ascii_start().starts_with(b"{") {
        let text = str::from_utf8(bytes).map_err(|_| "The record is not UTF-8 text.".to_owned())?;
        return Ok(record(text)?);
    }
    // Whatever the file holds, one game is kept, and the names of a few.
    let index = chosen.unwrap_or(1).wrapping_sub(1);
    let (mut kept, mut named, mut count) = (None, Vec::new(), 0);
    for game in pgn::games(bytes).map_while(Result::ok) {
        if count < NAMED {
            let tags = game.0.tags();
            named.push(format!(
                "{}. {} – {}",
                count + 1,
                short(tags.white()),
                short(tags.black())
            ));
        }
        if count == index {
            kept = Some(game);
        }
        count += 1;
        // What is only counted need not be counted to the end.
        if count > MANY {
            break;
        }
    }
    if chosen.is_none() && count > 1 {
        return Err(ImportFault::Several(choice(&named, count)));
    }
    match kept {
        Some((game, flaws)) => Ok(game_of_pgn(&game, &flaws, edition)?),
        None if count == 0 => Err(neither().into()),
        None if count > MANY => Err(format!("Only the first {MANY} games of a file can be chosen.").into()),
        None => Err(format!("The file has no such game: the number is from 1 to {count}.").into()),
    }
}

/// How many games of a file are looked at.
const MANY: usize = 10_000;

/// How many games are listed to choose from.
const NAMED: usize = 12;

/// The question which game of a file is meant.
fn choice(named: &[String], count: usize) -> String {
    let more = if count > NAMED { ", …" } else { "" };
    let count = match count > MANY {
        true => format!("more than {MANY}"),
        false => count.to_string(),
    };
    format!("The file has {count} games. Which one? {}{more}", named.join(", "))
}

fn short(name: &str) -> String {
    name.chars().take(40).collect()
}

fn neither() -> String {
    "This is neither a record nor a PGN.".to_owned()
}

fn record(text: &str) -> Result<ImportedGame, String> {
    let (record, faults) = wire::read(text);
    if let Some(fault) = faults.iter().find(|fault| fault.kind.hides_entries()) {
        return Err(format!("The record cannot be read: {fault}."));
    }
    let record = record.ok_or_else(|| "The record has no header.".to_owned())?;
    if record.terms.budget > Terms::BUDGET {
        let most = Terms::BUDGET;
        return Err(format!(
            "The record asks for a proof budget of more than {most} positions."
        ));
    }
    if record.entries.len() > 4 * LONGEST {
        return Err(too_long());
    }
    let latest = record.entries.iter().filter_map(|entry| match entry {
        Entry::Event(event) => Some(event.at.as_millis()),
        Entry::Ruling(_) | Entry::Question(_) => None,
    });
    if latest.max().is_some_and(|latest| latest > LATEST) {
        return Err("The record has a moment that is years after its beginning.".to_owned());
    }
    // The names of its header are looked at where it is opened.
    for line in text.lines().skip(1) {
        let value: serde_json::Value = serde_json::from_str(line).unwrap_or_default();
        naming::check_texts(&value)?;
    }
    Ok(ImportedGame {
        loaded: LiveGame::load(&record),
        heading: record.heading,
        then: Vec::new(),
        result: None,
    })
}

fn game_of_pgn(game: &Game, flaws: &[Flaw], edition: Edition) -> Result<ImportedGame, String> {
    let line = game.main();
    if let Some(unread) = line.unread() {
        let shown: String = unread.chars().take(40).collect();
        return Err(format!("The moves cannot be read from here on: {shown}"));
    }
    let start = *game
        .start()
        .ok_or_else(|| "The start position cannot be read.".to_owned())?;
    if line.moves().is_empty() && !flaws.is_empty() {
        return Err(neither());
    }
    if line.moves().len() > LONGEST {
        return Err(too_long());
    }
    let control = game
        .tags()
        .time_control()
        .and_then(|tag| TimeControl::from_pgn(tag).ok());
    let pace = control.as_ref().and_then(|control| Terms::pace_of(edition, control));
    let terms = Terms {
        pace: pace.unwrap_or(Pace::Standard),
        control,
        start,
        ..Terms::of(edition)
    };
    let then = match terms.control {
        Some(_) => clocks(game),
        None => Vec::new(),
    };
    let referee = Referee::new(terms).map_err(|error| error.to_string())?;
    let moves: Vec<Move> = line.moves().iter().map(|played| played.mv).collect();
    let loaded = LoadedGame::from_moves(referee, &moves);
    let is_open = !loaded.referee().game().phase().is_over();
    let result = Some(game.result()).filter(|result| is_open && *result != Termination::Unknown);
    Ok(ImportedGame {
        loaded,
        heading: heading(game.tags()),
        then,
        result,
    })
}

/// Sets the clocks to the last reading of each player.
fn clocks(game: &Game) -> Vec<EventDraft> {
    let mut times = ByColor::new(None, None);
    let mut turn = game.start().map_or(Color::White, |start| start.turn());
    for played in game.main().moves() {
        let shown = played.comments().find_map(|comment| comment.clock());
        times[turn] = shown.or(times[turn]);
        turn = !turn;
    }
    let moves = ByColor::new(None, None);
    match times {
        ByColor {
            white: None,
            black: None,
        } => Vec::new(),
        times => vec![act::ClockSet { times, moves }.by(Author::Arbiter)],
    }
}

fn heading(tags: &Tags) -> Heading {
    let known = |name: &str| {
        let value = tags.get(name).filter(|value| !matches!(*value, "" | "?" | "-"));
        value.map(str::to_owned)
    };
    Heading {
        white: known("White"),
        black: known("Black"),
        event: known("Event"),
        site: known("Site"),
        date: known("Date").filter(|date| !date.starts_with('?')),
        round: known("Round"),
        board: known("Board"),
    }
}

fn too_long() -> String {
    "The game is too long.".to_owned()
}
