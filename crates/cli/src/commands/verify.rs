//! `jadoube verify`: is a file or a record what was written.

use std::fmt::{self, Write};
use std::fs;
use std::path::{Path, PathBuf};

use jadoube_server::{
    Against, EVIDENCE_WORDS, FileNote, FoundHead, GivenHead, StoreFault, Trouble, Verification, verify_file,
    verify_text,
};
use jadoube_words::{FluentArgs, Phrasebook};
use serde::Serialize;

use crate::commands::{Answer, Stop};
use crate::look::Look;
use crate::paragraph::hanging;
use crate::problem::{Problem, printable};
use crate::screen::{Report, Screen};
use crate::words::{Language, say, why, why_not_stored};

/// What to verify, and against what.
#[derive(Debug)]
pub(crate) struct Verify {
    pub(crate) file: PathBuf,
    pub(crate) heads: Vec<GivenHead>,
    /// A copy to hold it against.
    pub(crate) copy: Option<PathBuf>,
    pub(crate) key: Option<String>,
    pub(crate) language: Language,
}

impl Verify {
    /// Verifies a file by itself.
    pub(crate) fn of_file(file: PathBuf, language: Language) -> Verify {
        Verify {
            file,
            heads: Vec::new(),
            copy: None,
            key: None,
            language,
        }
    }

    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let against = Against {
            heads: &self.heads,
            copy: self.copy.as_deref(),
            key: self.key.as_deref(),
        };
        let bytes = fs::read(&self.file).map_err(|error| unread(&self.file, &why(&error)))?;
        let is_record = bytes.trim_ascii_start().starts_with(b"{");
        let found = match is_record {
            true => verify_text(&String::from_utf8_lossy(&bytes), &against),
            false => verify_file(&self.file, &against),
        };
        let found = found.map_err(|fault| unverified(&self.file, &fault))?;
        let is_fine = found.is_fine();
        let shows_end = self.copy.is_some() || !found.found.is_empty();
        screen.show(&VerifyReport::new(found, is_record, shows_end, self.language))?;
        Ok(Answer::from_truth(is_fine))
    }
}

fn unread(file: &Path, why: &str) -> Problem {
    let remedy = say!("verify-remedy");
    Problem::new(
        say!("file-unreadable", file = file.display().to_string(), why = why),
        remedy,
    )
}

/// Why a file cannot be verified or saved.
pub(super) fn unverified(file: &Path, fault: &StoreFault) -> Problem {
    let remedy = match fault {
        StoreFault::Unchained => say!("verify-unchained"),
        StoreFault::Newer => say!("verify-newer"),
        _ => say!("verify-remedy"),
    };
    Problem::new(
        say!(
            "file-unusable",
            file = file.display().to_string(),
            why = why_not_stored(fault)
        ),
        remedy,
    )
}

/// What was found.
#[derive(Debug, Serialize)]
struct VerifyReport {
    fine: bool,
    games: usize,
    entries: usize,
    /// The public key that has signed it.
    #[serde(skip_serializing_if = "Option::is_none")]
    key: Option<String>,
    troubles: Vec<Trouble>,
    notes: Vec<FileNote>,
    heads: Vec<FoundHead>,
    /// What is not excluded: `earlier-state`, `key-holder`.
    not_excluded: Vec<&'static str>,
    #[serde(skip)]
    short_key: Option<String>,
    #[serde(skip)]
    is_record: bool,
    #[serde(skip)]
    language: Language,
}

impl VerifyReport {
    fn new(found: Verification, is_record: bool, shows_end: bool, language: Language) -> VerifyReport {
        let mut not_excluded = Vec::new();
        if !shows_end {
            not_excluded.push("earlier-state");
        }
        not_excluded.push("key-holder");
        VerifyReport {
            fine: found.is_fine(),
            games: found.games,
            entries: found.entries,
            key: found.key.map(|key| key.to_string()),
            short_key: found.key.map(|key| key.short()),
            troubles: found.troubles,
            notes: found.notes,
            heads: found.found,
            not_excluded,
            is_record,
            language,
        }
    }

    fn headline(&self, book: &Phrasebook) -> String {
        let mut args = FluentArgs::new();
        args.set("games", self.games);
        args.set("entries", self.entries);
        args.set("key", self.short_key.clone().unwrap_or_default());
        let name = match (self.fine, self.is_record, &self.key) {
            (false, ..) => "not-verified",
            (true, true, Some(_)) => "verified-record",
            (true, true, None) => "verified-unsealed",
            (true, false, _) => "verified",
        };
        book.phrase(name, &args)
    }
}

impl Report for VerifyReport {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let book = Phrasebook::read(self.language, [EVIDENCE_WORDS]);
        let (strong, bad) = (look.strong(), look.bad());
        writeln!(to, "{strong}{}{strong:#}", hanging(&self.headline(&book), 0))?;
        for trouble in &self.troubles {
            writeln!(to, "  {bad}{}{bad:#}", hanging(&printable(&trouble.tell(&book)), 2))?;
        }
        for head in &self.heads {
            writeln!(to, "{}", hanging(&printable(&head.tell(&book)), 0))?;
        }
        for note in &self.notes {
            writeln!(to, "{}", hanging(&printable(&note.tell(&book)), 0))?;
        }
        if !self.fine {
            return writeln!(to, "{}", hanging(&book.word("remedy"), 0));
        }
        for left in &self.not_excluded {
            let name = match *left {
                "earlier-state" => "cannot-exclude-earlier",
                _ => "cannot-exclude-key",
            };
            writeln!(to, "{}", hanging(&book.word(name), 0))?;
        }
        Ok(())
    }
}
