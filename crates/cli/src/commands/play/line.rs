//! What a line asks for. One line is one act.

use crate::words::say;

mod arbiter;
#[cfg(test)]
mod tests;

use jadoube_board::{Color, Square};
use jadoube_laws::{Key, find};
use jadoube_referee::act::{Ground, Withdrawal};

pub(super) use arbiter::ArbiterCommand;

use crate::problem::Problem;
use crate::words::quoted;

/// What a line asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Line {
    /// Enter alone.
    Enter,
    /// The session begins.
    Start,
    /// A player does something. Who it is follows from the game where it is not said.
    Player(Option<Color>, PlayerCommand),
    /// The arbiter does something.
    Arbiter(ArbiterCommand),
    /// Somebody raises a provision, perhaps about a player.
    Raise(Key, Option<Color>),
    /// Somebody wants to see something; nothing happens.
    Show(Sight),
    /// The players stop for now.
    Quit,
}

/// What a player does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum PlayerCommand {
    /// Makes a move, as it was typed, and presses the clock if that was asked for.
    Move {
        text: String,
        pressed: bool,
    },
    Press,
    Offer {
        condition: Option<String>,
    },
    Accept,
    Decline,
    Withdraw(Withdrawal),
    /// Claims a draw by repetition, perhaps with a move as it was typed.
    ClaimThreefold(Option<String>),
    /// Claims a draw by fifty moves, perhaps with a move as it was typed.
    ClaimFifty(Option<String>),
    ClaimFlag,
    /// Claims a draw in the last minutes, perhaps on a ground.
    ClaimQuickplay(Option<Ground>),
    /// Asks for an increment in the last minutes.
    RequestIncrement,
    Resign,
    Stop,
    Arrive,
    Touch(Square),
}

/// What somebody wants to see.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Sight {
    Board,
    Clocks,
    Moves,
    Questions,
    Laws(Vec<String>),
    Help,
}

impl Line {
    /// Whether it was taken for a move and begins with a word that no move begins with: `touches q9`.
    pub(super) fn begins_with_a_verb(&self) -> bool {
        let Line::Player(_, PlayerCommand::Move { text, .. }) = self else {
            return false;
        };
        let first = text.split(' ').next().unwrap_or_default();
        first.len() > 3 && first.chars().all(|letter| letter.is_ascii_lowercase())
    }

    /// Reads a line. What begins with no word of ours is a move.
    pub(super) fn read(text: &str) -> Result<Line, Problem> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (by, words) = match words.split_first() {
            Some((first, rest)) => match color(first) {
                Some(color) => (Some(color), rest),
                None => (None, &words[..]),
            },
            None => return Ok(Line::Enter),
        };
        let Some((first, rest)) = words.split_first() else {
            return Err(Problem::new(say!("play-line-player"), say!("play-line-player-remedy")));
        };
        let command = |command| Ok(Line::Player(by, command));
        let show = |sight| Ok(Line::Show(sight));
        let joined = || (!rest.is_empty()).then(|| rest.join(" "));
        let word = first.to_lowercase();
        match (word.as_str(), rest) {
            ("start", []) => Ok(Line::Start),
            ("quit" | "exit", []) => Ok(Line::Quit),
            ("press" | ".", []) => command(PlayerCommand::Press),
            ("offer", _) => command(PlayerCommand::Offer { condition: joined() }),
            ("accept", []) => command(PlayerCommand::Accept),
            ("decline", []) => command(PlayerCommand::Decline),
            ("withdraw", ["claim"]) => command(PlayerCommand::Withdraw(Withdrawal::Claim)),
            ("withdraw", [] | ["offer"]) => command(PlayerCommand::Withdraw(Withdrawal::Offer)),
            ("claim", _) => claim(rest).and_then(command),
            ("increment", []) => command(PlayerCommand::RequestIncrement),
            ("resign" | "resigns", []) => command(PlayerCommand::Resign),
            ("stop", []) => command(PlayerCommand::Stop),
            ("arrive" | "arrives", []) => command(PlayerCommand::Arrive),
            ("touch", [square]) => square.parse().map(PlayerCommand::Touch).map_or_else(
                |_| {
                    Err(Problem::new(
                        say!("play-line-square", text = quoted(square)),
                        say!("play-line-square-remedy"),
                    ))
                },
                command,
            ),
            ("resume", []) => Ok(Line::Arbiter(ArbiterCommand::Resume)),
            ("arbiter", _) => ArbiterCommand::read(rest).map(Line::Arbiter),
            ("raise", [key, about @ ..]) => raise(key, about, by),
            ("board", []) => show(Sight::Board),
            ("clocks" | "clock", []) => show(Sight::Clocks),
            ("moves", []) => show(Sight::Moves),
            ("questions", []) => show(Sight::Questions),
            ("laws", [_, ..]) => show(Sight::Laws(rest.iter().map(|&word| word.to_owned()).collect())),
            ("help" | "?", []) => show(Sight::Help),
            (known, _) if WORDS.contains(&known) => Err(unknown(&words.join(" "))),
            _ => command(a_move(words)),
        }
    }
}

/// The words with which a line can begin, so that what follows them is not taken for a move.
const WORDS: [&str; 25] = [
    "start",
    "quit",
    "exit",
    "press",
    "offer",
    "accept",
    "decline",
    "withdraw",
    "claim",
    "increment",
    "resign",
    "stop",
    "arrive",
    "touch",
    "resume",
    "arbiter",
    "raise",
    "board",
    "clocks",
    "clock",
    "moves",
    "questions",
    "laws",
    "help",
    "resigns",
];

/// A move, and the press if a point stands after it.
fn a_move(words: &[&str]) -> PlayerCommand {
    match words.split_last() {
        Some((&".", text)) => PlayerCommand::Move {
            text: text.join(" "),
            pressed: true,
        },
        _ => PlayerCommand::Move {
            text: words.join(" "),
            pressed: false,
        },
    }
}

fn claim(words: &[&str]) -> Result<PlayerCommand, Problem> {
    let intended = |rest: &[&str]| (!rest.is_empty()).then(|| rest.join(" "));
    match words {
        ["3" | "threefold", rest @ ..] => Ok(PlayerCommand::ClaimThreefold(intended(rest))),
        ["50" | "fifty", rest @ ..] => Ok(PlayerCommand::ClaimFifty(intended(rest))),
        ["flag" | "time"] => Ok(PlayerCommand::ClaimFlag),
        ["draw"] => Ok(PlayerCommand::ClaimQuickplay(None)),
        ["draw", "cannot-win"] => Ok(PlayerCommand::ClaimQuickplay(Some(Ground::CannotWin))),
        ["draw", "no-effort"] => Ok(PlayerCommand::ClaimQuickplay(Some(Ground::NoEffort))),
        ["draw", "both"] => Ok(PlayerCommand::ClaimQuickplay(Some(Ground::Both))),
        _ => Err(Problem::new(say!("play-line-claim"), say!("play-line-claim-remedy"))),
    }
}

fn raise(key: &str, about: &[&str], by: Option<Color>) -> Result<Line, Problem> {
    let about = match about {
        [] => by,
        [name] if color(name).is_some() => color(name),
        _ => return Err(unknown("raise")),
    };
    match find(key) {
        Some(provision) => Ok(Line::Raise(provision.key, about)),
        None => Err(Problem::new(say!("no-such-key", key = quoted(key)), say!("find-keys"))),
    }
}

/// A player by name.
fn color(word: &str) -> Option<Color> {
    let name = word.trim_end_matches(':').to_lowercase();
    match name.as_str() {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}

/// Words that begin well and go on otherwise.
fn unknown(text: &str) -> Problem {
    Problem::new(
        say!("play-line-unknown", text = crate::problem::printable(text)),
        say!("play-line-unknown-remedy"),
    )
}
