//! Acts as people write them: one line of plain words, the same in cases, at the command line and in questions put to it.
//!
//! Each block of words of an act has a script, such as `{by} touches {square}`, and the act that it stands for, as it is
//! stored. A line is read by putting what stands in the place of each name into that act; an event is told by finding the
//! block whose act it is. So a new act is read and told as soon as it has its block.
//!
//! ```
//! use jadoube_laws::Edition;
//! use jadoube_referee::{Author, Referee, Terms, act, script};
//!
//! let referee = Referee::new(Terms::of(Edition::E2023))?;
//! let draft = script::read("white plays Nf3", &referee).expect("it is an act")?;
//! assert_eq!(draft.by, Author::White);
//! assert_eq!(draft.act, act::Played { attempt: "g1f3".parse()? }.into());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod kind;
pub(crate) mod value;

use core::fmt;
use std::sync::LazyLock;

use jadoube_words::sentences;
use serde_json::{Map, Value};

use crate::act::{Act, WORDS};
use crate::answer::Answer;
use crate::entry::{Entry, EntryNo};
use crate::event::{Author, EventDraft, Seen};
use crate::game::Game;
use crate::referee::Referee;
use crate::stored::Stored;

pub use kind::Kind;

/// An answer as an arbiter writes it: `loses`, `penalty opponent-time 2:00`, `points 1-0`.
pub(crate) fn answer(text: &str) -> Result<Answer, Unread> {
    let stored = kind::answer(text)?;
    let answer = serde_json::from_value::<Stored<Answer>>(stored);
    answer.map(|stored| stored.0).map_err(|_| unread("an answer", text))
}

/// A line that can be written, and the act that it stands for.
#[derive(Clone, Debug)]
pub struct Script {
    /// The name of the sentence that tells of it.
    pub name: String,
    /// How it is written: words, and names in braces for what is filled in.
    pub pattern: String,
    parts: Vec<Part>,
    /// The act, as it is stored, with the names in braces.
    template: Value,
}

#[derive(Clone, Debug)]
enum Part {
    Word(String),
    Blank(String),
}

/// Every script, in the order of the files.
static SCRIPTS: LazyLock<Vec<Script>> = LazyLock::new(|| {
    let blocks = WORDS.iter().flat_map(|(_, source)| sentences(source).0);
    let scripts = blocks.filter_map(|block| {
        let pattern = block.notes.get("script")?;
        Script::new(block.name(), pattern, block.notes.get("act").map(String::as_str))
    });
    scripts.collect()
});

/// Every line that can be written.
#[must_use]
pub fn scripts() -> &'static [Script] {
    &SCRIPTS
}

/// Why a line cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// What should stand there.
    pub expected: String,
    /// What stands there.
    pub found: String,
    /// Whether the words are right, and the game does not have what they are about.
    pub not_in_game: bool,
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found {}", self.expected, self.found)
    }
}

impl core::error::Error for Unread {}

/// These words are not in the language. What is expected says what to write instead.
pub(crate) fn unread(expected: impl Into<String>, found: &str) -> Unread {
    Unread {
        expected: expected.into(),
        found: match found {
            "" => "nothing".to_owned(),
            found => format!("`{found}`"),
        },
        not_in_game: false,
    }
}

/// Reads a line in the game as it stands, or `None` if it does not begin like an act. Answers go to the last question that
/// is open, overrulings to the last ruling.
///
/// # Errors
///
/// If it begins like an act and goes on otherwise.
pub fn read(text: &str, referee: &Referee) -> Option<Result<EventDraft, Unread>> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    // What the arbiter does not see.
    let (text, seen) = match text.strip_prefix("unseen ") {
        Some(rest) => (rest.to_owned(), Seen::BY_PLAYERS),
        None => (text, Seen::default()),
    };
    let scene = Scene {
        game: referee.game(),
        record: referee.record(),
    };
    // The script that fits furthest says best what is wrong.
    let mut furthest: Option<(usize, Unread)> = None;
    for script in scripts() {
        match script.read(&text, &scene) {
            Ok(draft) => return Some(Ok(draft.seen_by(seen))),
            Err(Misfit { until, unread }) => {
                if furthest.as_ref().is_none_or(|(far, _)| until > *far) {
                    furthest = Some((until, unread));
                }
            }
        }
    }
    let (until, unread) = furthest?;
    if until > 0 {
        return Some(Err(unread));
    }
    let who = text.split(' ').next().unwrap_or_default();
    Kind::Author.read(who, &scene).is_ok().then(|| {
        let rest = text.strip_prefix(who).unwrap_or_default().trim_start();
        Err(self::unread(acts_of(who), rest))
    })
}

/// What somebody can do, for the message about a line that says something else.
fn acts_of(who: &str) -> String {
    let player = who != "arbiter";
    let of = |script: &&Script| match script.parts.first() {
        Some(Part::Blank(name)) => player && name == "by",
        Some(Part::Word(word)) => !player && word.starts_with("arbiter "),
        None => false,
    };
    // How an act begins is enough: what is wrong after that is told with the whole of it.
    let mut begins: Vec<String> = Vec::new();
    for script in scripts().iter().filter(of) {
        if let Some(verb) = script.pattern.split(' ').nth(1)
            && !begins.iter().any(|begun| begun == verb)
        {
            begins.push(verb.to_owned());
        }
    }
    let whose = if player { "a player" } else { "the arbiter" };
    format!("an act of {whose}: {}", begins.join(", "))
}

/// Where a line is written.
pub(crate) struct Scene<'a> {
    pub(crate) game: &'a Game,
    pub(crate) record: &'a [Entry],
}

impl Scene<'_> {
    /// What stands in the place of a name that the line does not have.
    fn implied(&self, name: &str) -> Result<Value, Unread> {
        let (no, missing) = match name {
            "question" => (self.game.questions().last().map(|(no, _)| *no), "an open question"),
            "ruling" => {
                let index = self.record.iter().rposition(|entry| matches!(entry, Entry::Ruling(_)));
                (index.map(EntryNo::after), "a ruling to overrule")
            }
            "appeal" => (self.game.appeals().last().copied(), "an open appeal"),
            _ => (None, "something that the script does not say"),
        };
        no.map(|no| no.get().into()).ok_or_else(|| Unread {
            expected: missing.to_owned(),
            found: "none".to_owned(),
            not_in_game: true,
        })
    }
}

/// How far a line fits a script, and what is wrong there.
struct Misfit {
    until: usize,
    unread: Unread,
}

impl Script {
    fn new(name: String, pattern: &str, act: Option<&str>) -> Option<Script> {
        let parts = parts(pattern);
        let template = match act {
            Some(act) => serde_json::from_str(act).ok()?,
            None => {
                let mut fields = Map::new();
                fields.insert("type".to_owned(), name.strip_prefix("act-")?.into());
                let blanks = parts.iter().filter_map(Part::blank).filter(|name| *name != "by");
                fields.extend(blanks.map(|name| (name.to_owned(), Value::from(format!("{{{name}}}")))));
                Value::Object(fields)
            }
        };
        Some(Script {
            name,
            pattern: pattern.to_owned(),
            parts,
            template,
        })
    }

    /// What is filled in, in order, and of which kind it is. Who acts is `by`.
    pub fn blanks(&self) -> impl Iterator<Item = (&str, Kind)> {
        let blanks = self.parts.iter().filter_map(Part::blank);
        blanks.map(|name| (name, Kind::of(name)))
    }

    /// The name of the act in records.
    #[must_use]
    pub fn act(&self) -> &str {
        self.template["type"].as_str().unwrap_or_default()
    }

    /// The act with a value in each of its blanks, as it is stored; `None` if one does not fit.
    #[must_use]
    pub fn act_with(&self, mut value: impl FnMut(&str, Kind) -> Value) -> Option<Act> {
        let stored = fill(&self.template, &mut |name| Ok(value(name, Kind::of(name)))).ok()?;
        serde_json::from_value(stored).ok()
    }

    fn read(&self, text: &str, scene: &Scene<'_>) -> Result<EventDraft, Misfit> {
        let mut found = Map::new();
        let (mut rest, mut until) = (text, 0);
        for (index, part) in self.parts.iter().enumerate() {
            match part {
                Part::Word(word) => {
                    // What follows a word may be missing.
                    let ends = || (rest == word.trim_end()).then_some("");
                    let Some(after) = rest.strip_prefix(word.as_str()).or_else(ends) else {
                        let unread = unread(format!("`{}`", self.pattern), text);
                        return Err(Misfit { until, unread });
                    };
                    until += word.trim().len();
                    rest = after;
                }
                Part::Blank(name) => {
                    let end = match self.parts.get(index + 1) {
                        Some(Part::Word(next)) => {
                            let last = rest.strip_suffix(next.trim_end()).map(str::len);
                            rest.find(next.as_str()).or(last).unwrap_or(rest.len())
                        }
                        _ => rest.len(),
                    };
                    let (written, after) = rest.split_at(end);
                    let value = Kind::of(name)
                        .read(written, scene)
                        .map_err(|unread| Misfit { until, unread })?;
                    found.insert(name.clone(), value);
                    rest = after;
                }
            }
        }
        if !rest.is_empty() {
            let unread = unread(format!("`{}` and no more", self.pattern), text);
            return Err(Misfit { until, unread });
        }
        let wrong = |unread| Misfit { until, unread };
        let written = &mut |name: &str| match found.get(name) {
            Some(value) => Ok(value.clone()),
            None => scene.implied(name),
        };
        let act = fill(&self.template, written).map_err(wrong)?;
        let act: Act = serde_json::from_value(act).map_err(|error| wrong(unread(error.to_string(), text)))?;
        let by = match found.get("by") {
            Some(by) => serde_json::from_value(by.clone()).unwrap_or(Author::Nobody),
            None => act.authors().only().unwrap_or(Author::Nobody),
        };
        match act.authors().include(by) {
            true => Ok(act.by(by)),
            false => Err(wrong(unread(acts_of(&by.to_string()), text))),
        }
    }
}

impl Part {
    fn blank(&self) -> Option<&str> {
        match self {
            Part::Word(_) => None,
            Part::Blank(name) => Some(name),
        }
    }
}

/// `{by} touches {square}`: words and blanks.
fn parts(pattern: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    for piece in pattern.split('{') {
        let word = match piece.split_once('}') {
            Some((name, word)) => {
                parts.push(Part::Blank(name.to_owned()));
                word
            }
            None => piece,
        };
        if !word.is_empty() {
            parts.push(Part::Word(word.to_owned()));
        }
    }
    parts
}

/// The name in the braces of a text that has nothing else.
fn blank(text: &str) -> Option<&str> {
    text.strip_prefix('{')?.strip_suffix('}')
}

/// A template with something in place of the names.
fn fill(template: &Value, value: &mut dyn FnMut(&str) -> Result<Value, Unread>) -> Result<Value, Unread> {
    Ok(match template {
        Value::String(text) => match blank(text) {
            Some(name) => value(name)?,
            None => template.clone(),
        },
        Value::Object(fields) => {
            let filled = fields
                .iter()
                .map(|(name, field)| Ok((name.clone(), fill(field, value)?)));
            Value::Object(filled.collect::<Result<_, Unread>>()?)
        }
        other => other.clone(),
    })
}

/// The script that tells of an act, and what stands in its blanks. Where none is just so, the first of its kind.
pub(crate) fn telling(act: &Act) -> Option<(&'static Script, Map<String, Value>)> {
    let stored = serde_json::to_value(act).ok()?;
    let mut same = scripts().iter().filter(|script| stored["type"] == script.act());
    let first = same.clone().next()?;
    let exact = same.find_map(|script| {
        let mut found = Map::new();
        matches(&script.template, &stored, &mut found).then_some((script, found))
    });
    Some(exact.unwrap_or_else(|| {
        let mut found = Map::new();
        matches(&first.template, &stored, &mut found);
        (first, found)
    }))
}

/// Whether an act is as a template has it, with anything in the place of the names.
fn matches(template: &Value, stored: &Value, found: &mut Map<String, Value>) -> bool {
    match (template, stored) {
        (Value::String(text), stored) => match blank(text) {
            Some(name) => {
                found.insert(name.to_owned(), stored.clone());
                true
            }
            None => template == stored,
        },
        (Value::Object(template), Value::Object(stored)) => {
            let every = template.iter().all(|(name, field)| {
                let there = stored.get(name);
                there.is_some_and(|there| matches(field, there, found))
            });
            every && template.len() == stored.len()
        }
        (template, stored) => template == stored,
    }
}
