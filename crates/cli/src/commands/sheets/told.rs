//! Scoresheets held against one another, told to people.

use std::fmt::{self, Write};

use jadoube_words::FluentArgs;

use super::proof::Proof;
use super::{Comparison, DrawClaim, Entry, ReadingName};
use crate::look::Look;
use crate::paragraph::hanging;
use crate::problem::printable;
use crate::screen::Report;
use crate::words::Words;

impl Report for Comparison {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let words = Words::new(self.language);
        let strong = look.strong();
        writeln!(to, "{strong}{}{strong:#}", hanging(&self.headline(&words), 0))?;
        if let Some(parting) = &self.parting {
            for entry in &parting.entries {
                writeln!(to, "  {}", hanging(&told(entry, &words), 2))?;
            }
        } else {
            for sheet in self.sheets.iter().filter(|_| self.sheets.len() > 1) {
                let mut args = FluentArgs::new();
                args.set("file", printable(&sheet.file));
                args.set("white", sheet.white);
                args.set("black", sheet.black);
                writeln!(to, "  {}", hanging(&words.say("sheets-length", &args), 2))?;
            }
        }
        if !self.faults.is_empty() {
            writeln!(to, "\n{}", words.word("sheets-faults"))?;
            for fault in &self.faults {
                writeln!(to, "  {}", hanging(&told(fault, &words), 2))?;
            }
        }
        for claim in &self.claims {
            writeln!(to)?;
            writeln!(to, "{}", hanging(&proved(claim, &words), 0))?;
            claim.provision.draw(&words, "", 0, look, to)?;
        }
        Ok(())
    }
}

impl Comparison {
    fn headline(&self, words: &Words) -> String {
        let mut args = FluentArgs::new();
        args.set("count", self.sheets.len());
        args.set("move", self.last.clone().unwrap_or_default());
        let unread = self.sheets.iter().filter(|sheet| sheet.goes_on).count();
        let name = match (&self.parting, &self.last) {
            (Some(parting), _) => {
                args.set("at", parting.at.clone());
                "sheets-part"
            }
            (None, None) => "sheets-unread",
            (None, Some(_)) if unread > 0 => "sheets-read-until",
            (None, Some(_)) if self.together.is_some() => {
                args.set("move", self.together.clone().unwrap_or_default());
                "sheets-agree-together"
            }
            (None, Some(_)) => "sheets-agree",
        };
        words.sentence(name, &args)
    }
}

/// `black.txt, line 4: 7. “Nd2” can be Nbd2 or Nfd2`.
fn told(entry: &Entry, words: &Words) -> String {
    let mut args = FluentArgs::new();
    args.set("file", printable(&entry.file));
    args.set("line", entry.line.unwrap_or_default());
    args.set("at", entry.at.clone());
    args.set("text", printable(&entry.text));
    args.set("moves", entry.candidates.join(", "));
    words.say(
        match entry.reading {
            ReadingName::Move => "sheets-entry",
            ReadingName::Ambiguous => "sheets-ambiguous",
            ReadingName::Illegal => "sheets-illegal",
            ReadingName::Unreadable => "sheets-unreadable",
            ReadingName::Missing => "sheets-missing",
            ReadingName::Ended => "sheets-ended",
        },
        &args,
    )
}

fn proved(claim: &Proof, words: &Words) -> String {
    let after = |moves: &[String]| {
        let named = moves.iter().map(|mv| match mv.as_str() {
            "start" => words.word("sheets-at-the-start"),
            mv => {
                let mut args = FluentArgs::new();
                args.set("move", mv.to_owned());
                words.say("sheets-after-move", &args)
            }
        });
        words.list(named.collect())
    };
    let mut args = FluentArgs::new();
    args.set("count", claim.count);
    args.set("after", after(&claim.after));
    args.set("alike", after(&claim.alike));
    let name = match (claim.claim, claim.stands) {
        (DrawClaim::Threefold, true) => "sheets-threefold-stands",
        (DrawClaim::Threefold, false) => "sheets-threefold-fails",
        (DrawClaim::Fifty, true) => "sheets-fifty-stands",
        (DrawClaim::Fifty, false) => "sheets-fifty-fails",
    };
    let mut text = words.sentence(name, &args);
    if !claim.alike.is_empty() {
        text += " ";
        text += &words.sentence("sheets-alike", &args);
    }
    match &claim.file {
        None => text,
        Some(file) => {
            let mut args = FluentArgs::new();
            args.set("file", printable(file));
            format!("{} {text}", words.sentence("sheets-alone", &args))
        }
    }
}
