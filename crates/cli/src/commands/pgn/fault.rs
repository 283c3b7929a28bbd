//! What is wrong with a file, in words.

use std::fmt::{self, Write};

use jadoube_board::Position;
use jadoube_board::fen::Repair;
use jadoube_board::legality::Breach;
use jadoube_notation::pgn::{FaultKind, Termination};
use jadoube_notation::{Misread, Tried};
use jadoube_words::FluentArgs;
use serde::Serialize;

use super::ending::Ending;
use crate::args::Editions;
use crate::cited::Cited;
use crate::look::Look;
use crate::problem::printable;
use crate::screen::Report;
use crate::verdict::{Attempted, Outcome, Telling};
use crate::words::{Language, Words, fen_repair};

/// Something that is wrong, and its place.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) kind: Kind,
    pub(super) line: u64,
    pub(super) column: u64,
    pub(super) sequel: Sequel,
}

/// What became of the moves after a move that could not be made.
#[derive(Debug, Default)]
pub(super) struct Sequel {
    /// If the position was found again: what was played instead.
    pub(super) resumed: Option<Resumed>,
    /// How many moves were not checked.
    pub(super) unchecked: u64,
}

/// What is taken to have been played.
#[derive(Debug)]
pub(super) enum Resumed {
    /// Nothing: the word is passed over.
    Nothing,
    /// The move as it is written.
    AsWritten,
    /// This move.
    Played(String),
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
    /// A capture without its sign.
    CaptureMissing { text: String, san: String },
    /// The sign of a capture where nothing is captured.
    CaptureWrong { text: String, san: String },
    /// A null move in the line that was played, or in check.
    NullMove { text: String, in_check: bool },
    /// A move after the end of the game.
    AfterEnd { text: String, ending: Ending },
    /// A sign of annotation for which PGN has a number.
    Annotation { text: String, nag: u8 },
    /// A sign that is no known annotation.
    Sign(String),
    /// The text is not as PGN wants it.
    Text(FaultKind),
    /// A tag stands there a second time.
    TagTwice(String),
    /// The tag has no result at all.
    NoResult(String),
    /// A result that is not written as PGN wants it.
    ResultSpelled { text: String, result: Termination },
    /// The last position says that the game ended otherwise.
    Contradiction { ending: Ending, result: Termination },
    /// The tag has another result than the moves.
    Results { tag: Termination, moves: Termination },
    /// The start position is not written as it should be. This one is taken.
    FenRepaired { repairs: Vec<Repair>, position: Position },
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
    AfterEnd,
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
            Group::AfterEnd => "sum-after-end",
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
            Kind::Irregular { .. }
            | Kind::CaptureMissing { .. }
            | Kind::CaptureWrong { .. }
            | Kind::NullMove { .. } => Group::Irregular,
            Kind::AfterEnd { .. } => Group::AfterEnd,
            Kind::Annotation { .. } | Kind::Sign(_) | Kind::TagTwice(_) | Kind::Depth => Group::Text,
            Kind::Text(kind) => text_group(*kind),
            Kind::Results { .. } | Kind::NoResult(_) | Kind::ResultSpelled { .. } | Kind::Contradiction { .. } => {
                Group::Result
            }
            Kind::Fen | Kind::FenRepaired { .. } | Kind::Start => Group::Position,
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
        FaultKind::ByteOrderMark => "fault-byte-order-mark",
        FaultKind::Sign => "fault-sign",
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
    /// How many moves after it were not checked.
    #[serde(skip_serializing_if = "is_zero")]
    pub(super) unchecked: u64,
    #[serde(flatten)]
    pub(super) outcome: Option<Outcome>,
}

fn is_zero(count: &u64) -> bool {
    *count == 0
}

/// Puts faults into words.
pub(super) struct FaultPrinter<'a> {
    pub(super) words: &'a Words,
    pub(super) language: Language,
    pub(super) editions: &'a Editions,
}

impl FaultPrinter<'_> {
    pub(super) fn tell(&self, file: String, game: u64, found: Found) -> Told {
        let Found {
            kind,
            line,
            column,
            sequel,
        } = found;
        let group = kind.group();
        let mut args = FluentArgs::new();
        let (mut quoted, mut outcome) = (None, None);
        let mut sentence = match kind {
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
            Kind::CaptureMissing { text, san } => {
                args.set("move", printable(&text));
                args.set("san", san);
                quoted = Some(text);
                self.words.say("fault-capture-missing", &args)
            }
            Kind::CaptureWrong { text, san } => {
                args.set("move", printable(&text));
                args.set("san", san);
                quoted = Some(text);
                self.words.say("fault-capture-wrong", &args)
            }
            Kind::NullMove { text, in_check } => {
                args.set("move", printable(&text));
                quoted = Some(text);
                let key = if in_check {
                    "fault-null-check"
                } else {
                    "fault-null-move"
                };
                self.words.say(key, &args)
            }
            Kind::AfterEnd { text, ending } => {
                args.set("move", printable(&text));
                quoted = Some(text);
                let key = match ending {
                    Ending::Mate(_) => "fault-after-mate",
                    Ending::Stalemate => "fault-after-stalemate",
                    Ending::Dead => "fault-after-dead",
                    Ending::Moves(moves) => {
                        args.set("count", moves);
                        "fault-after-moves"
                    }
                };
                self.cite(self.words.say(key, &args), ending)
            }
            Kind::Annotation { text, nag } => {
                args.set("sign", printable(&text));
                args.set("nag", format!("${nag}"));
                quoted = Some(text);
                self.words.say("fault-annotation", &args)
            }
            Kind::Sign(text) => {
                quoted = Some(text);
                self.words.word("fault-sign")
            }
            Kind::Text(kind) => self.words.word(text_key(kind)),
            Kind::TagTwice(name) => {
                args.set("tag", printable(&name));
                self.words.sentence("fault-tag-twice", &args)
            }
            Kind::NoResult(text) => {
                args.set("text", printable(&text));
                quoted = Some(text);
                self.words.sentence("fault-result-none", &args)
            }
            Kind::ResultSpelled { text, result } => {
                args.set("text", printable(&text));
                args.set("result", result.to_string());
                quoted = Some(text);
                self.words.sentence("fault-result-spelled", &args)
            }
            Kind::Contradiction { ending, result } => {
                args.set("result", result.to_string());
                let key = match ending {
                    Ending::Mate(color) => {
                        args.set("player", self.words.player(color));
                        "fault-result-mate"
                    }
                    Ending::Stalemate => "fault-result-stalemate",
                    Ending::Dead => "fault-result-dead",
                    Ending::Moves(moves) => {
                        args.set("count", moves);
                        "fault-result-moves"
                    }
                };
                self.cite(self.words.sentence(key, &args), ending)
            }
            Kind::FenRepaired { repairs, position } => {
                let told: Vec<_> = repairs.iter().map(fen_repair).collect();
                args.set("faults", told.join("; "));
                args.set("fen", position.to_string());
                self.words.sentence("fault-fen-repaired", &args)
            }
            Kind::Results { tag, moves } => {
                args.set("tag", tag.to_string());
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
        // Of a position from which nothing can be checked that is said already.
        if !matches!(group, Group::Position | Group::Variant) {
            for more in self.sequel(&sequel) {
                sentence = sentence + " " + &more;
            }
        }
        Told {
            file,
            line,
            column,
            game,
            kind: group,
            text: quoted,
            sentence,
            unchecked: sequel.unchecked,
            outcome,
        }
    }

    /// A sentence with the article by which a game ended.
    fn cite(&self, sentence: String, ending: Ending) -> String {
        let cited = Cited::new(ending.key(), &self.editions.0);
        format!("{sentence} {}.", cited.line(self.words))
    }

    /// What became of the moves after a fault.
    fn sequel(&self, sequel: &Sequel) -> Vec<String> {
        let mut args = FluentArgs::new();
        let resumed = sequel.resumed.as_ref().map(|resumed| match resumed {
            Resumed::Nothing => self.words.word("resumed-nothing"),
            Resumed::AsWritten => self.words.word("resumed-as-written"),
            Resumed::Played(san) => {
                args.set("san", san.as_str());
                self.words.sentence("resumed-played", &args)
            }
        });
        let mut args = FluentArgs::new();
        args.set("count", sequel.unchecked);
        let unchecked = (sequel.unchecked > 0).then(|| self.words.sentence("unchecked", &args));
        resumed.into_iter().chain(unchecked).collect()
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
    let stays = |tried: &Tried| tried.attempt.from == tried.attempt.to;
    let strays = |tried: &Tried| stays(tried) || matches!(tried.breaches[..], [Breach::NotItsWay { .. }, ..]);
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
