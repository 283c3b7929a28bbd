//! What somebody is shown of a game.
//!
//! Who plays is shown nothing that could help: no counts, no repetitions, no legal moves, nothing about a clock that was not
//! pressed. Who watches sees the game. The arbiter sees the record.

use jadoube_board::{ByColor, Color};
use jadoube_clock::Instant;
use jadoube_laws::{Key, Provisions, find};
use jadoube_notation::{Form, Written};
use jadoube_referee::wire::{self, StoredAct};
use jadoube_referee::{Act, Answer, Entry, EntryNo, Game, Outcome, Phase, Words};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use crate::role::Role;
use crate::table::Sitting;

/// What is new at a table, and how the game stands now.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Update {
    /// Who is told.
    pub role: Role,
    /// The last entry told of. Ask for what comes after it.
    pub upto: u32,
    /// What was said since.
    pub entries: Vec<Told>,
    /// How the game stands.
    pub state: State,
}

/// An entry of the record, told.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Told {
    /// Its number.
    pub n: u32,
    /// Whether something happened, the referee ruled, or the arbiter is asked.
    pub kind: Kind,
    /// When it happened, in milliseconds since the zero of the record.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_ms: Option<u64>,
    /// In words.
    pub text: String,
    /// The articles it rests on, the first before all.
    pub articles: Vec<Article>,
    /// What changed.
    pub effects: Vec<String>,
}

/// What an entry is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Something happened.
    Event,
    /// The referee ruled.
    Ruling,
    /// The arbiter is asked.
    Question,
}

/// An article of the game's edition.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Article {
    /// Its number.
    pub number: String,
    /// The key of the provision.
    pub key: String,
    /// Its title.
    pub title: String,
}

/// How a game stands.
#[derive(Debug, Serialize, JsonSchema)]
pub struct State {
    /// Who plays, where and when, and by which Laws: the header of the record.
    pub header: Value,
    /// How far it has come.
    pub phase: Stage,
    /// The result, once there is one: `1-0`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// How it ended, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ending: Option<String>,
    /// The position, in FEN.
    pub fen: String,
    /// The squares of the last move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_move: Option<(String, String)>,
    /// The moves.
    pub moves: Vec<Shown>,
    /// The clock, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Reading>,
    /// The clock is stopped until the arbiter lets the game go on.
    pub interrupted: bool,
    /// Whose draw offer stands.
    pub offers: Both<bool>,
    /// The questions that wait for the arbiter; for the arbiter alone.
    pub questions: Vec<Asked>,
}

/// How far a game has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The session has not begun.
    Awaited,
    /// The game is on.
    Playing,
    /// The game is over.
    Ended,
}

/// A move.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Shown {
    /// In algebraic notation.
    pub san: String,
    /// What the clock of the mover showed after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock_ms: Option<u64>,
}

/// Something of each player.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Both<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

/// What the clock shows now.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Reading {
    /// The time left.
    pub left_ms: Both<u64>,
    /// Whether the flag is down.
    pub flag: Both<bool>,
    /// Whose side runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub running: Option<&'static str>,
}

/// A question that waits for the arbiter.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Asked {
    /// The entry that asks it.
    pub n: u32,
    /// In words.
    pub text: String,
    /// The permitted answers.
    pub answers: Vec<Choice>,
}

/// A permitted answer.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Choice {
    /// In words.
    pub label: String,
    /// The act that gives it, to be sent as it is; where it has an amount or points, put yours in.
    pub act: Value,
}

/// What a role is told of a game after an entry.
#[must_use]
pub fn update(sitting: &Sitting, words: &Words, role: Role, after: u32) -> Update {
    let referee = &sitting.referee;
    let game = referee.game();
    let record = referee.record();
    let entries = record.iter().enumerate().skip(after as usize);
    let told = entries.filter_map(|(index, entry)| {
        let no = EntryNo::after(index);
        is_for(role, entry).then(|| self::told(no, entry, game, words))
    });
    Update {
        role,
        upto: u32::try_from(record.len()).unwrap_or(u32::MAX),
        entries: told.collect(),
        state: state(sitting, words, role),
    }
}

/// Whether a role is told of an entry. Presses and touches are the arbiter's to know.
fn is_for(role: Role, entry: &Entry) -> bool {
    match entry {
        _ if role == Role::Arbiter => true,
        Entry::Event(event) => !matches!(
            event.act,
            Act::Pressed(_) | Act::Touched { .. } | Act::TimePassed | Act::ClockSet { .. } | Act::Raised { .. }
        ),
        Entry::Ruling(ruling) => ruling.key != "move.completed-by-next-move",
        Entry::Question(_) => role.plays(),
    }
}

fn told(no: EntryNo, entry: &Entry, game: &Game, words: &Words) -> Told {
    let provisions = game.provisions();
    let position = game.position_before(no);
    let (kind, at_ms, keys, effects) = match entry {
        Entry::Event(event) => (Kind::Event, Some(event.at.as_millis()), Vec::new(), Vec::new()),
        Entry::Ruling(ruling) => {
            let effects = ruling.effects.iter().map(|effect| words.effect(effect, &position));
            (Kind::Ruling, None, keys(ruling.key, &ruling.with), effects.collect())
        }
        Entry::Question(question) => (Kind::Question, None, keys(question.key, &question.with), Vec::new()),
    };
    Told {
        n: no.get(),
        kind,
        at_ms,
        text: words.entry(no, entry, game),
        articles: keys.into_iter().filter_map(|key| article(key, provisions)).collect(),
        effects,
    }
}

fn keys(key: Key, with: &[Key]) -> Vec<Key> {
    core::iter::once(key).chain(with.iter().copied()).collect()
}

fn article(key: Key, provisions: &Provisions) -> Option<Article> {
    let citation = provisions.citation(key)?;
    Some(Article {
        number: citation.number.to_string(),
        key: key.to_string(),
        title: find(key.as_str())?.title.to_owned(),
    })
}

fn state(sitting: &Sitting, words: &Words, role: Role) -> State {
    let game = sitting.referee.game();
    let now = if sitting.is_on() {
        sitting.now()
    } else {
        game.now().unwrap_or(Instant::ZERO)
    };
    let header = wire::StoredHeader::of(game.terms(), &sitting.heading);
    State {
        header: serde_json::to_value(header).unwrap_or_default(),
        phase: match game.phase() {
            Phase::Awaited => Stage::Awaited,
            Phase::Playing => Stage::Playing,
            Phase::Ended(_) => Stage::Ended,
        },
        result: game.outcome().map(result),
        ending: game.outcome().map(|outcome| words.ending(outcome.ending)),
        fen: game.position().to_string(),
        last_move: game
            .plies()
            .last()
            .map(|ply| (ply.mv.from().to_string(), ply.mv.destination().to_string())),
        moves: moves(sitting, game),
        clock: game.clock().map(|clock| Reading {
            left_ms: both(|color| millis(clock.remaining(color, now))),
            flag: both(|color| clock.flag(color, now).is_some()),
            running: clock.running().map(|color| match color {
                Color::White => "white",
                Color::Black => "black",
            }),
        }),
        interrupted: game.interrupted(),
        offers: both(|color| game.offers()[color].is_some()),
        questions: match role {
            Role::Arbiter => asked(game, words),
            _ => Vec::new(),
        },
    }
}

fn moves(sitting: &Sitting, game: &Game) -> Vec<Shown> {
    let shown = game.plies().iter().enumerate().map(|(index, ply)| Shown {
        san: ply.mv.written(&ply.before, Form::PGN).to_string(),
        clock_ms: sitting.reading(index).map(millis),
    });
    shown.collect()
}

fn asked(game: &Game, words: &Words) -> Vec<Asked> {
    let asked = game.questions().iter().map(|(no, question)| Asked {
        n: no.get(),
        text: words.question(question, game),
        answers: question
            .answers
            .iter()
            .map(|answer| choice(*no, *answer, words))
            .collect(),
    });
    asked.collect()
}

fn choice(question: EntryNo, answer: Answer, words: &Words) -> Choice {
    let act = Act::Answered {
        question,
        answer,
        by: Box::default(),
    };
    Choice {
        label: words.answer(answer),
        act: serde_json::to_value(StoredAct::from(&act)).unwrap_or_default(),
    }
}

/// `1-0`, or the points of each player.
#[must_use]
pub fn result(outcome: Outcome) -> String {
    let ByColor { white, black } = outcome.points;
    format!("{white}-{black}")
}

fn both<T>(f: impl Fn(Color) -> T) -> Both<T> {
    Both {
        white: f(Color::White),
        black: f(Color::Black),
    }
}

fn millis(time: core::time::Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
