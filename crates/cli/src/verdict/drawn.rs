//! A verdict, drawn for people.

use std::fmt::{self, Write};

use super::{Attempted, Meant, Outcome, Verdict};
use jadoube_words::FluentArgs;

use crate::broken::Broken;
use crate::commands::Answer;
use crate::look::Look;
use crate::paragraph::hanging;
use crate::problem::printable;
use crate::screen::Report;
use crate::words::say;

impl Report for Verdict {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let mut args = FluentArgs::new();
        args.set("move", say!("quoted-move", text = printable(&self.text)));
        args.set("player", self.words.player(self.position.turn()));
        let style = match self.answer() {
            Answer::Yes => look.good(),
            Answer::No | Answer::Unreadable => look.bad(),
        };
        let turn = self.words.sentence("to-move", &args) + " ";
        let line = hanging(&(turn.clone() + &self.words.say(self.verdict, &args)), 0);
        let verdict = &line[turn.len()..];
        writeln!(to, "{turn}{style}{verdict}{style:#}")?;
        match &self.outcome {
            Outcome::Meant(meant) => self.draw_meant(meant, look, to),
            Outcome::Irregular(irregular) => {
                to.push('\n');
                irregular.excerpt.draw(look, to)?;
                self.draw_meant(&irregular.meant, look, to)
            }
            Outcome::Ambiguous { candidates } => {
                to.push('\n');
                let strong = look.strong();
                candidates.iter().try_for_each(|named| {
                    let (san, squares) = (&named.san, &named.coordinates);
                    let languages = hanging(&named.languages.join(", "), 19);
                    let line = format!("  {strong}{san:8}{strong:#} {squares:6}  {languages}");
                    writeln!(to, "{}", line.trim_end())
                })
            }
            Outcome::Illegal { attempts } => self.draw_illegal(attempts, look, to),
            Outcome::Unreadable { excerpt } => {
                to.push('\n');
                excerpt.draw(look, to)
            }
        }
    }
}

impl Verdict {
    fn draw_meant(&self, meant: &Meant, look: &Look, to: &mut String) -> fmt::Result {
        let words = &self.words;
        let rows = [
            ("SAN".to_owned(), &meant.named.san),
            (words.word("in-coordinates"), &meant.named.coordinates),
            (words.word("in-words"), &meant.spoken),
        ];
        let width = rows.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
        let (strong, faint) = (look.strong(), look.faint());
        to.push('\n');
        for (label, value) in rows {
            writeln!(to, "  {faint}{label:width$}{faint:#}  {strong}{value}{strong:#}")?;
        }
        if meant.draw_offered {
            writeln!(to, "\n{}", words.word("draw-offered"))?;
        }
        writeln!(to, "\n{}: {}", words.word("after"), meant.after)
    }

    fn draw_illegal(&self, attempts: &[Attempted], look: &Look, to: &mut String) -> fmt::Result {
        let strong = look.strong();
        match attempts {
            [] => {
                let mut args = FluentArgs::new();
                args.set("player", self.words.player(self.position.turn()));
                writeln!(to, "{}", hanging(&self.words.sentence("no-such-piece", &args), 0))
            }
            [one] => Broken::draw_all(&one.broken, &self.words, 0, look, to),
            several => several.iter().try_for_each(|attempted| {
                writeln!(to, "\n{strong}{}{strong:#}", attempted.attempt)?;
                Broken::draw_all(&attempted.broken, &self.words, 2, look, to)
            }),
        }
    }
}
