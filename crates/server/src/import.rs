//! Imports games from records and PGN files.

use jadoube_board::{ByColor, Color, Move, Position};
use jadoube_clock::TimeControl;
use jadoube_laws::{Edition, InForce, Pace, Provisions, Supervision};
use jadoube_notation::pgn::{self, Flaw, FlawKind, Game, Tags, Termination};
use jadoube_notation::{self as notation, Language, Misread, Reading};
use jadoube_referee::wire::{self, Heading};
use jadoube_referee::{Author, Board, Entry, EventDraft, Referee, Refusal, Terms, Words, act};

use crate::live_game::{LiveGame, LoadedGame};
use crate::naming;
use crate::position_faults;
use crate::problem::{Illegal, Problem};
use crate::view::article;
use crate::words::{Message, message};

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
    /// By which edition it is heard, where its date has chosen it.
    pub(crate) remark: Option<Message>,
}

/// Why a game could not be imported, with a message for the user.
#[derive(Debug)]
pub(crate) enum ImportFault {
    /// It cannot be read.
    Unreadable(Message),
    /// There are several, and none was chosen.
    Several(Message),
    /// A move cannot be played, or no game can begin from the start position.
    Illegal(Problem),
    /// It cannot be read, and a program says why.
    Garbled {
        /// What is wrong, for people.
        text: Message,
        /// The same, for programmers.
        detail: String,
    },
}

impl From<Message> for ImportFault {
    fn from(why: Message) -> ImportFault {
        ImportFault::Unreadable(why)
    }
}

/// Reads a record (JSON Lines) or one game of a PGN. The edition applies to a PGN, and without one that which was in force on its
/// date; a record names its own, or has a date. `chosen` counts from one and is required if the PGN has several games.
///
/// # Errors
///
/// If nothing can be read, or if a game must be chosen.
pub(crate) fn read(
    bytes: &[u8],
    edition: Option<Edition>,
    chosen: Option<usize>,
    words: &Words,
) -> Result<ImportedGame, ImportFault> {
    if bytes.trim_ascii_start().starts_with(b"{") {
        let text = str::from_utf8(bytes).map_err(|_| message("import-not-text"))?;
        return record(text);
    }
    if bytes.iter().filter(|byte| **byte == b'(').count() > VARIATIONS {
        return Err(message("import-variations").with("most", VARIATIONS).into());
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
        Some((game, flaws)) => {
            let (edition, remark) = match edition {
                Some(edition) => (edition, None),
                None => by_date(game.tags()),
            };
            let read = game_of_pgn(&game, &flaws, edition, words)?;
            Ok(ImportedGame { remark, ..read })
        }
        None if count == 0 => Err(neither().into()),
        None if count > MANY => Err(message("import-too-far").with("most", MANY).into()),
        None => Err(message("import-no-such-game").with("count", count).into()),
    }
}

/// The edition in force on the date of a game, and what there is to say about that. The newest, where the date is not known well
/// enough or is older than all.
fn by_date(tags: &Tags) -> (Edition, Option<Message>) {
    let date = tags.get("Date").unwrap_or_default();
    let said = |name: &'static str, edition: Edition| {
        message(name).with("date", short(date)).with("edition", edition.to_string())
    };
    match Edition::by_date(date) {
        InForce::Only(edition) => (edition, Some(said("import-by-date", edition))),
        InForce::Before => (Edition::LATEST, Some(said("import-before-all", Edition::LATEST))),
        InForce::Unknown => (Edition::LATEST, None),
    }
}

/// How many variations a file may have: more than there are in a thousand annotated games. Each takes some hundred bytes of memory
/// until its game is read.
const VARIATIONS: usize = 100_000;

/// How many games of a file are looked at.
const MANY: usize = 10_000;

/// How many games are listed to choose from.
const NAMED: usize = 12;

/// The question which game of a file is meant.
fn choice(named: &[String], count: usize) -> Message {
    let more = if count > NAMED { ", …" } else { "" };
    let games = format!("{}{more}", named.join(", "));
    let asked = match count > MANY {
        true => message("import-several-many").with("most", MANY),
        false => message("import-several").with("count", count),
    };
    asked.with("games", games)
}

fn short(name: &str) -> String {
    name.chars().take(40).collect()
}

fn neither() -> Message {
    message("import-neither")
}

fn record(text: &str) -> Result<ImportedGame, ImportFault> {
    let (record, faults) = wire::read(text);
    if let Some(fault) = faults.iter().find(|fault| fault.kind.hides_entries()) {
        return Err(ImportFault::Garbled {
            text: message("import-bad-line").with("line", fault.line),
            detail: fault.to_string(),
        });
    }
    let record = record.ok_or_else(|| message("import-no-header"))?;
    if record.terms.budget > Terms::BUDGET {
        let most = Terms::BUDGET.to_string();
        return Err(message("import-budget").with("most", most).into());
    }
    if record.entries.len() > 4 * LONGEST {
        return Err(too_long().into());
    }
    let latest = record.entries.iter().filter_map(|entry| match entry {
        Entry::Event(event) => Some(event.at.as_millis()),
        Entry::Ruling(_) | Entry::Question(_) => None,
    });
    if latest.max().is_some_and(|latest| latest > LATEST) {
        return Err(message("import-moment").into());
    }
    // The names of its header are looked at where it is opened.
    for line in text.lines().skip(1) {
        let value: serde_json::Value = serde_json::from_str(line).unwrap_or_default();
        naming::check_texts(&value)?;
    }
    let remark = wire::dated(text).map(|(date, edition)| {
        message("import-by-date")
            .with("date", short(&date))
            .with("edition", edition.to_string())
    });
    Ok(ImportedGame {
        loaded: LiveGame::load(&record),
        heading: record.heading,
        then: Vec::new(),
        remark,
    })
}

fn game_of_pgn(game: &Game, flaws: &[Flaw], edition: Edition, words: &Words) -> Result<ImportedGame, ImportFault> {
    let line = game.main();
    for flaw in flaws {
        match &flaw.kind {
            FlawKind::Fen(faults) => {
                let why = faults.first().map(position_faults::unreadable);
                return Err(Message::Several([message("import-start")].into_iter().chain(why).collect()).into());
            }
            FlawKind::Start(refusal) => {
                let fen = game.tags().get("FEN").unwrap_or_default().to_owned();
                let illegal = position_faults::refused(refusal.faults(), edition, words, fen);
                return Err(ImportFault::Illegal(illegal));
            }
            _ => {}
        }
    }
    let start = *game.start().ok_or_else(|| message("import-start"))?;
    if let Some(unread) = line.unread() {
        return Err(unplayable(game, start, unread, edition, words));
    }
    if line.moves().is_empty() && !flaws.is_empty() {
        return Err(neither().into());
    }
    if line.moves().len() > LONGEST {
        return Err(too_long().into());
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
    let has_clock = terms.control.is_some();
    let referee = Referee::new(terms).map_err(|_| message("import-no-terms"))?;
    let moves: Vec<Move> = line.moves().iter().map(|played| played.mv).collect();
    let loaded = LoadedGame::from_moves(referee, &moves);
    let is_open = !loaded.referee().game().phase().is_over();
    // A result that does not follow from the moves: the game was over, and nobody plays it on.
    let result = Some(game.result()).filter(|result| is_open && *result != Termination::Unknown);
    let then = match result {
        None if has_clock => clocks(game),
        _ => Vec::new(),
    };
    Ok(ImportedGame {
        loaded,
        heading: Heading {
            result: result.map(|result| result.to_string()),
            ..heading(game.tags())
        },
        then,
        remark: None,
    })
}

/// Why the moves of a file cannot be played from some move on.
fn unplayable(game: &Game, start: Position, unread: &str, edition: Edition, words: &Words) -> ImportFault {
    let made = game.main().moves().iter().map(|played| played.mv);
    let position = made.fold(start, |position, mv| position.make(mv));
    let mut tokens = unread.split_ascii_whitespace();
    let is_move = |token: &&str| token.contains(|letter: char| letter.is_ascii_alphabetic());
    let token = tokens.find(is_move).unwrap_or(unread);
    let text = token.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == '.');
    let shown: String = text.chars().take(20).collect();
    let dots = match position.turn() {
        Color::White => ".",
        Color::Black => "...",
    };
    let at = message("import-unplayable")
        .with("number", position.fullmoves().to_string())
        .with("dots", dots)
        .with("move", shown);
    let because = |why: Message| Message::Several(vec![at.clone(), why]);
    let tried = match notation::read(&position, text, &Reading::lenient(&[Language::EN])) {
        Err(Misread::Illegal { attempts }) => attempts.into_iter().next(),
        Err(Misread::Ambiguous { .. }) => {
            return because(message("import-ambiguous")).into();
        }
        _ => return because(message("import-unwritten")).into(),
    };
    let Some(tried) = tried else {
        return because(message("import-no-piece")).into();
    };
    let provisions = Provisions::of(edition, Pace::Standard, Supervision::Full);
    let refusal = Refusal::Illegal(tried.breaches.clone());
    let why = words.illegal(&tried.breaches, Board::Position(&position));
    let on = [tried.attempt.from, tried.attempt.to].map(|square| square.to_string());
    let standing = refusal.squares().into_iter().map(|square| square.to_string());
    ImportFault::Illegal(Problem::Illegal(Box::new(Illegal {
        text: because(Message::Said(why)),
        article: refusal.key().and_then(|key| article(key, &provisions, words)),
        squares: on.into_iter().chain(standing).collect(),
        fen: Some(position.to_string()),
    })))
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
        result: None,
    }
}

fn too_long() -> Message {
    message("import-too-long")
}
