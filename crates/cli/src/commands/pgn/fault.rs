//! What is wrong with a file, in words.

use std::fmt::{self, Write};

use jadoube_board::Position;
use jadoube_board::legality::Breach;
use jadoube_notation::pgn::{FaultKind, Termination};
use jadoube_notation::{Misread, Tried};
use jadoube_words::FluentArgs;
use serde::Serialize;

use crate::args::Editions;
use crate::look::Look;
use crate::problem::printable;
use crate::screen::Report;
use crate::verdict::{Attempted, Outcome, Telling};
use crate::words::{Language, Words};

/// Something that is wrong, and its place.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) kind: Kind,
    pub(super) line: u64,
    pub(super) column: u64,
}

/// What is wrong.
#[derive(Debug)]
pub(super) enum Kind {
    /// A move that is illegal, ambiguous or unreadable, and the position in which it stands.
    Move {
        text: String,
        position: Position,
        misread: Misread,
    },
    /// A move that is not in standard algebraic notation, though it can be understood.
    Irregular { text: String, san: String },
    /// The text is not as PGN wants it.
    Text(FaultKind),
    /// The tag has another result than the moves.
    Results { tag: String, moves: Termination },
    /// The start position cannot be read.
    Fen,
    /// The Laws do not accept the start position.
    Start,
    /// The game is not chess.
    Variant(String),
    /// Variations are nested too deep.
    Depth,
}

/// Under what a fault is counted.
#[derive(Debug, Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Group {
    Illegal,
    Ambiguous,
    Unreadable,
    Irregular,
    Position,
    Variant,
    Result,
    Text,
}

impl Group {
    /// What the summary calls it.
    pub(super) fn key(self) -> &'static str {
        match self {
            Group::Illegal => "sum-illegal",
            Group::Ambiguous => "sum-ambiguous",
            Group::Unreadable => "sum-unreadable",
            Group::Irregular => "sum-irregular",
            Group::Position => "sum-position",
            Group::Variant => "sum-variant",
            Group::Result => "sum-result",
            Group::Text => "sum-text",
        }
    }
}

impl Kind {
    pub(super) fn group(&self) -> Group {
        match self {
            Kind::Move { misread, .. } => match misread {
                Misread::Illegal { .. } => Group::Illegal,
                Misread::Ambiguous { .. } => Group::Ambiguous,
                Misread::Unreadable { .. } => Group::Unreadable,
                Misread::Irregular { .. } => Group::Irregular,
            },
            Kind::Irregular { .. } => Group::Irregular,
            Kind::Text(kind) => text_group(*kind),
            Kind::Results { .. } => Group::Result,
            Kind::Depth => Group::Text,
            Kind::Fen | Kind::Start => Group::Position,
            Kind::Variant(_) => Group::Variant,
        }
    }
}

/// Under what a fault of the text is counted.
pub(super) fn text_group(kind: FaultKind) -> Group {
    match kind {
        FaultKind::Move => Group::Unreadable,
        FaultKind::Termination => Group::Result,
        _ => Group::Text,
    }
}

/// A fault of the text, by the name of its sentence.
pub(super) fn text_key(kind: FaultKind) -> &'static str {
    match kind {
        FaultKind::Move => "kept-unreadable",
        FaultKind::Comment => "fault-comment",
        FaultKind::Variation => "fault-variation",
        FaultKind::Nag => "fault-nag",
        FaultKind::Termination => "fault-termination",
        // A tag; nothing else is known.
        _ => "fault-tag",
    }
}

/// A fault as it is told: its place and a sentence.
#[derive(Debug, Serialize)]
pub(super) struct Told {
    pub(super) file: String,
    pub(super) line: u64,
    pub(super) column: u64,
    /// Counted from 1.
    pub(super) game: u64,
    pub(super) kind: Group,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) text: Option<String>,
    pub(super) sentence: String,
    #[serde(flatten)]
    pub(super) outcome: Option<Outcome>,
}

/// Puts faults into words.
pub(super) struct FaultPrinter<'a> {
    pub(super) words: &'a Words,
    pub(super) language: Language,
    pub(super) editions: &'a Editions,
}

impl FaultPrinter<'_> {
    pub(super) fn tell(&self, file: String, game: u64, found: Found) -> Told {
        let Found { kind, line, column } = found;
        let group = kind.group();
        let mut args = FluentArgs::new();
        let (mut quoted, mut outcome) = (None, None);
        let sentence = match kind {
            Kind::Move {
                text,
                position,
                misread,
            } => {
                let told = self.outcome(&text, &position, misread);
                let sentence = self.line(&text, &position, &told);
                quoted = Some(text);
                outcome = Some(told);
                sentence
            }
            Kind::Irregular { text, san } => {
                args.set("move", printable(&text));
                args.set("san", san);
                quoted = Some(text);
                self.words.say("fault-irregular", &args)
            }
            Kind::Text(kind) => self.words.word(text_key(kind)),
            Kind::Results { tag, moves } => {
                args.set("tag", tag);
                args.set("moves", moves.to_string());
                self.words.sentence("fault-result", &args)
            }
            Kind::Fen => self.words.word("fault-fen"),
            Kind::Start => self.words.word("fault-start"),
            Kind::Variant(variant) => {
                args.set("variant", printable(&variant));
                self.words.sentence("fault-variant", &args)
            }
            Kind::Depth => self.words.word("fault-depth"),
        };
        Told {
            file,
            line,
            column,
            game,
            kind: group,
            text: quoted,
            sentence,
            outcome,
        }
    }

    fn outcome(&self, text: &str, position: &Position, misread: Misread) -> Outcome {
        let telling = Telling {
            words: self.words,
            language: self.language,
            position,
            text,
            editions: self.editions,
            strict: None,
            tried: 1,
        };
        telling.outcome(Err(narrowed(misread)))
    }

    /// What is wrong with a move, in one line.
    fn line(&self, text: &str, position: &Position, outcome: &Outcome) -> String {
        let mut args = FluentArgs::new();
        args.set("move", printable(text));
        args.set("player", self.words.player(position.turn()));
        match outcome {
            Outcome::Ambiguous { candidates } => {
                let moves = candidates.iter().map(|named| named.san.clone());
                args.set("candidates", self.words.list(moves.collect()));
                self.words.say("fault-ambiguous", &args)
            }
            Outcome::Illegal { attempts } => {
                let mut line = self.words.say(outcome.key(), &args);
                if attempts.is_empty() {
                    line = line + " " + &self.words.sentence("no-such-piece", &args);
                }
                for attempted in attempts {
                    line.push(' ');
                    if attempts.len() > 1 {
                        line = line + &attempted.attempt + ": ";
                    }
                    line += &self.reasons(attempted);
                }
                line
            }
            _ => self.words.say(outcome.key(), &args),
        }
    }

    fn reasons(&self, attempted: &Attempted) -> String {
        let reasons = attempted.broken.iter().map(|broken| {
            let articles = broken.provisions.iter().map(|cited| cited.line(self.words));
            let or = format!(" {} ", self.words.word("or"));
            format!("{} {}.", broken.sentence, articles.collect::<Vec<_>>().join(&or))
        });
        reasons.collect::<Vec<_>>().join(" ")
    }
}

/// Leaves out pieces that do not move that way at all, if others are left: they are hardly meant.
fn narrowed(misread: Misread) -> Misread {
    let strays = |tried: &Tried| matches!(tried.breaches[..], [Breach::NotItsWay { .. }, ..]);
    match misread {
        Misread::Illegal { mut attempts } => {
            if !attempts.iter().all(strays) {
                attempts.retain(|tried| !strays(tried));
            }
            Misread::Illegal { attempts }
        }
        other => other,
    }
}

impl Report for Told {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let strong = look.strong();
        let Told {
            file,
            line,
            column,
            sentence,
            ..
        } = self;
        writeln!(to, "{strong}{file}:{line}:{column}:{strong:#} {sentence}")
    }
}
