//! Findings, drawn for people.

use std::fmt::{self, Write};

use jadoube_board::{Color, Move, Position};
use jadoube_laws::{Edition, find};
use jadoube_notation::{Form, Signs, Style, Written};
use jadoube_proof::Verdict;

use super::finding::{Can, Finding};
use super::reason::Reason;
use super::{Question, SearchMode};
use jadoube_words::FluentArgs;

use crate::args::Editions;
use crate::cited::Cited;
use crate::look::Look;
use crate::paragraph::hanging;
use crate::problem::printable;
use crate::words::{Language, Words, letters_of};

/// A finding in one line: a sign for each player, then what was given.
pub(super) fn line(finding: &Finding, look: &Look, to: &mut String) -> fmt::Result {
    let strong = look.strong();
    let sign = |color| {
        Some(match (finding.can(color)?, color) {
            (Can::Yes, Color::White) => 'W',
            (Can::Yes, Color::Black) => 'B',
            (Can::No, _) => '-',
            (Can::Unknown, _) => '?',
        })
    };
    let signs: String = Color::ALL.into_iter().filter_map(sign).collect();
    write!(to, "{strong}{signs}{strong:#} {}", finding.fen)?;
    match finding.rest.is_empty() {
        true => writeln!(to),
        false => writeln!(to, " {}", printable(&finding.rest)),
    }
}

/// A finding with everything that can be told of it.
pub(super) struct Telling<'a> {
    pub(super) finding: &'a Finding,
    pub(super) words: &'a Words,
    pub(super) language: Language,
    pub(super) editions: &'a Editions,
    pub(super) question: Question,
    /// Whether the position is named, as one of several.
    pub(super) headed: bool,
}

impl Telling<'_> {
    pub(super) fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let (strong, faint) = (look.strong(), look.faint());
        let Finding {
            position, fen, rest, ..
        } = self.finding;
        if self.headed {
            let rest = printable(rest);
            let line = format!("{fen} {rest}");
            writeln!(to, "{faint}{}{faint:#}", line.trim_end())?;
        }
        let over = Over::of(position);
        let headline = match over {
            Some(over) => self.say(over.headline(), |args| {
                args.set("player", self.words.player(position.turn()));
            }),
            None => self.headline(),
        };
        writeln!(to, "{strong}{}{strong:#}", hanging(&headline, 0))?;
        match over {
            Some(_) if self.finding.checked => self.draw_checked(look, to)?,
            Some(_) => {}
            None => self.draw_sides(look, to)?,
        }
        self.draw_law(look, to)?;
        if self.headed {
            to.push('\n');
        }
        Ok(())
    }

    /// Who can mate and who cannot.
    fn headline(&self) -> String {
        let quick = matches!(self.question.mode, SearchMode::Quick);
        let can = |color| self.finding.can(color);
        let (key, first) = match (can(Color::White), can(Color::Black)) {
            (Some(Can::No), Some(Can::No)) => ("dead-dead", Color::White),
            (Some(Can::Yes), Some(Can::Yes)) => ("dead-both", Color::White),
            (Some(Can::Yes), Some(Can::No)) => ("dead-one", Color::White),
            (Some(Can::No), Some(Can::Yes)) => ("dead-one", Color::Black),
            (Some(Can::Yes), Some(Can::Unknown)) => ("dead-can-unknown", Color::White),
            (Some(Can::Unknown), Some(Can::Yes)) => ("dead-can-unknown", Color::Black),
            (Some(Can::No), Some(Can::Unknown)) if quick => ("dead-cannot-open", Color::White),
            (Some(Can::Unknown), Some(Can::No)) if quick => ("dead-cannot-open", Color::Black),
            (Some(Can::No), Some(Can::Unknown)) => ("dead-cannot-unknown", Color::White),
            (Some(Can::Unknown), Some(Can::No)) => ("dead-cannot-unknown", Color::Black),
            (Some(Can::Unknown), Some(Can::Unknown)) if quick => ("dead-open", Color::White),
            (Some(Can::Unknown), Some(Can::Unknown)) => ("dead-unknown", Color::White),
            (only, None) => (alone(only, quick), Color::White),
            (None, only) => (alone(only, quick), Color::Black),
        };
        self.say(key, |args| {
            args.set("player", self.words.player(first));
            args.set("other", self.words.player(!first));
        })
    }

    /// What shows it, for each player.
    fn draw_sides(&self, look: &Look, to: &mut String) -> fmt::Result {
        let Finding { position, sides, .. } = self.finding;
        for color in Color::ALL {
            let Some(side) = &sides[color] else { continue };
            let text = match &side.verdict {
                Verdict::Winnable(line) => self.say("dead-line", |args| {
                    args.set("player", self.words.player(color));
                    args.set("count", line.len().div_ceil(2));
                }),
                Verdict::Unwinnable(certificate) => Reason {
                    words: self.words,
                    language: self.language,
                    position,
                    winner: color,
                    certificate,
                }
                .sentences(),
                Verdict::Unknown(_) if matches!(self.question.mode, SearchMode::Quick) => continue,
                Verdict::Unknown(spent) => self.say("dead-spent", |args| {
                    args.set("player", self.words.player(color));
                    args.set("count", *spent);
                    args.set("number", grouped(*spent, self.language));
                }),
            };
            writeln!(to, "\n{}", hanging(&text, 0))?;
            if let Verdict::Winnable(line) = &side.verdict {
                let moves = hanging(&moves(position, line, self.language), 2);
                writeln!(to, "  {}", moves.replace('\u{a0}', " "))?;
            }
            if self.finding.checked && side.can() != Can::Unknown {
                self.draw_checked(look, to)?;
            }
        }
        Ok(())
    }

    fn draw_checked(&self, look: &Look, to: &mut String) -> fmt::Result {
        let good = look.good();
        writeln!(to, "{good}{}{good:#}", self.words.word("dead-checked"))
    }

    /// What the Laws make of it: a sentence where the headline has not said it, and the provision; if an edition has it.
    pub(super) fn law(&self) -> Option<(Option<String>, &'static str)> {
        let can = |color| self.finding.can(color);
        let one = Color::ALL
            .into_iter()
            .find(|&color| can(color) == Some(Can::Yes) && can(!color) == Some(Can::No));
        let (sentence, key) = match (Over::of(&self.finding.position), one) {
            (Some(over), _) => (None, over.provision()),
            (None, Some(winner)) => {
                let sentence = self.say("dead-law-resigns", |args| {
                    args.set("player", self.words.player(winner));
                });
                (Some(sentence), "end.resignation-unwinnable")
            }
            (None, None) if self.finding.dead() == Some(true) => {
                (Some(self.words.word("dead-law-drawn")), "end.dead-position")
            }
            (None, None) => return None,
        };
        // Not every edition has every provision.
        let has_it = |edition: &Edition| find(key).is_some_and(|provision| provision.citation(*edition).is_some());
        self.editions.0.iter().any(has_it).then_some((sentence, key))
    }

    fn draw_law(&self, look: &Look, to: &mut String) -> fmt::Result {
        let Some((sentence, key)) = self.law() else {
            return Ok(());
        };
        to.push('\n');
        if let Some(sentence) = sentence {
            writeln!(to, "{}", hanging(&sentence, 0))?;
        }
        Cited::new(key, &self.editions.0).draw(self.words, "", 0, look, to)
    }

    fn say(&self, key: &str, set: impl FnOnce(&mut FluentArgs<'_>)) -> String {
        let mut args = FluentArgs::new();
        set(&mut args);
        self.words.sentence(key, &args)
    }
}

/// What is said of the only player asked about.
fn alone(can: Option<Can>, quick: bool) -> &'static str {
    match can {
        Some(Can::Yes) => "dead-side-can",
        Some(Can::No) => "dead-side-cannot",
        _ if quick => "dead-side-open",
        _ => "dead-side-unknown",
    }
}

/// How a game is over for want of a legal move.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
enum Over {
    Checkmate,
    Stalemate,
}

impl Over {
    fn of(position: &Position) -> Option<Over> {
        match position.count_legal_moves() {
            0 if position.is_check() => Some(Over::Checkmate),
            0 => Some(Over::Stalemate),
            _ => None,
        }
    }

    fn headline(self) -> &'static str {
        match self {
            Over::Checkmate => "dead-checkmated",
            Over::Stalemate => "dead-stalemated",
        }
    }

    fn provision(self) -> &'static str {
        match self {
            Over::Checkmate => "end.checkmate",
            Over::Stalemate => "end.stalemate",
        }
    }
}

/// Moves with their numbers. What belongs together is joined by blanks at which no line is broken.
pub(crate) fn moves(position: &Position, line: &[Move], language: Language) -> String {
    let style = Style {
        signs: Signs::Letters(letters_of(language)),
        ..Style::PGN
    };
    let mut position = *position;
    let mut words = Vec::new();
    for (index, &mv) in line.iter().enumerate() {
        let number = position.fullmoves();
        let san = mv.written(&position, Form::Algebraic(style)).to_string();
        words.push(match (position.turn(), index) {
            (Color::White, _) => format!("{number}.\u{a0}{san}"),
            (Color::Black, 0) => format!("{number}...\u{a0}{san}"),
            (Color::Black, _) => san,
        });
        position = position.make(mv);
    }
    words.join(" ")
}

/// A number with its digits in groups of three.
pub(super) fn grouped(number: u64, language: Language) -> String {
    let separator = match language {
        Language::English => ',',
        Language::Danish | Language::Dutch => '.',
        // At which no line is broken.
        Language::Swedish | Language::Norwegian => '\u{a0}',
    };
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(separator);
        }
        text.push(digit);
    }
    text
}
