//! What the arbiter does.

use std::time::Duration;

use jadoube_board::{ByColor, Color};
use jadoube_clock::Reading;
use jadoube_laws::Score;
use jadoube_referee::act::Decision;
use jadoube_referee::{EntryNo, Filling};

use super::color;
use crate::problem::Problem;
use crate::words::say;

/// What the arbiter does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in super::super) enum ArbiterCommand {
    Stop,
    Resume,
    /// Notices flags: this one, or whichever are down.
    Flag(Option<Color>),
    /// Sets the clock of a player.
    Set(Color, Duration),
    Give(Color, Duration),
    /// Answers a question, the oldest if none is named, with the answer of this number.
    Answer {
        question: Option<EntryNo>,
        number: usize,
        filling: Option<Filling>,
        reason: Option<String>,
    },
    /// Overrules a ruling, the one that ended the game if none is named.
    Overrule {
        ruling: Option<EntryNo>,
        decision: Decision,
        reason: Option<String>,
    },
}

impl ArbiterCommand {
    pub(super) fn read(words: &[&str]) -> Result<ArbiterCommand, Problem> {
        let because = words.iter().position(|&word| word == "because");
        let (words, reason) = match because {
            Some(at) => (&words[..at], Some(words[at + 1..].join(" "))),
            None => (words, None),
        };
        let reason = reason.filter(|reason| !reason.is_empty());
        match words {
            ["stop"] => Ok(ArbiterCommand::Stop),
            ["resume"] => Ok(ArbiterCommand::Resume),
            ["flag"] => Ok(ArbiterCommand::Flag(None)),
            ["flag", name] if color(name).is_some() => Ok(ArbiterCommand::Flag(color(name))),
            ["set", name, reading] => timed(name, reading).map(|(color, time)| ArbiterCommand::Set(color, time)),
            ["give", name, reading] => timed(name, reading).map(|(color, time)| ArbiterCommand::Give(color, time)),
            ["answer", rest @ ..] => answer(rest, reason),
            ["overrule", rest @ ..] => overrule(rest, reason),
            _ => Err(help()),
        }
    }
}

fn timed(name: &str, reading: &str) -> Result<(Color, Duration), Problem> {
    match (color(name), reading.parse()) {
        (Some(color), Ok(Reading(time))) => Ok((color, time)),
        _ => Err(Problem::new(say!("play-line-time"), say!("play-line-time-remedy"))),
    }
}

fn answer(words: &[&str], reason: Option<String>) -> Result<ArbiterCommand, Problem> {
    let (question, words) = numbered(words);
    let command = |number: &str, filling: Option<Filling>| {
        let number = number.parse().ok()?;
        Some(ArbiterCommand::Answer {
            question,
            number,
            filling,
            reason,
        })
    };
    let read = match words {
        [number] => command(number, None),
        [number, written] => filling(written).and_then(|filling| command(number, Some(filling))),
        _ => None,
    };
    read.ok_or_else(|| Problem::new(say!("play-line-answer"), say!("play-line-answer-remedy")))
}

fn overrule(words: &[&str], reason: Option<String>) -> Result<ArbiterCommand, Problem> {
    let (ruling, words) = numbered(words);
    let decision = match words {
        ["goes-on" | "play"] => Some(Decision::PlaysOn),
        [score] => points(score).map(|points| Decision::Points { points }),
        _ => None,
    };
    match decision {
        Some(decision) => Ok(ArbiterCommand::Overrule {
            ruling,
            decision,
            reason,
        }),
        None => Err(Problem::new(
            say!("play-line-overrule"),
            say!("play-line-overrule-remedy"),
        )),
    }
}

/// The entry that is named first, if one is.
fn numbered<'a, 'b>(words: &'a [&'b str]) -> (Option<EntryNo>, &'a [&'b str]) {
    let named = words.split_first().and_then(|(first, rest)| {
        let number = first.strip_prefix('#')?.parse().ok()?;
        Some((EntryNo::new(number)?, rest))
    });
    match named {
        Some((no, rest)) => (Some(no), rest),
        None => (None, words),
    }
}

fn filling(text: &str) -> Option<Filling> {
    let time = text.parse().ok().map(|Reading(time)| Filling::Time(time));
    time.or_else(|| points(text).map(Filling::Points))
        .or_else(|| text.parse().ok().map(Filling::Score))
}

/// Two scores, as in `1-0` or `½–½`.
fn points(text: &str) -> Option<ByColor<Score>> {
    let (white, black) = text.split_once(['-', '–', ':'])?;
    Some(ByColor::new(white.parse().ok()?, black.parse().ok()?))
}

fn help() -> Problem {
    Problem::new(say!("play-line-arbiter"), say!("play-line-arbiter-remedy"))
}
