//! `jadoube salvage`: what can be saved of a damaged file.

use std::fmt::{self, Write};
use std::path::PathBuf;

use jadoube_server::{DamagedGame, EVIDENCE_WORDS, Trouble, salvage};
use jadoube_words::{FluentArgs, FluentValue, Phrasebook};
use serde::Serialize;

use crate::commands::verify::unverified;
use crate::commands::{Answer, Stop};
use crate::look::Look;
use crate::paragraph::hanging;
use crate::problem::printable;
use crate::screen::{Report, Screen};
use crate::words::Language;

/// What to save, and where.
#[derive(Debug)]
pub(crate) struct Salvage {
    pub(crate) from: PathBuf,
    pub(crate) to: PathBuf,
    pub(crate) language: Language,
}

impl Salvage {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let saved = salvage(&self.from, &self.to).map_err(|fault| unverified(&self.from, &fault))?;
        let is_whole = saved.damaged.is_empty();
        screen.show(&SalvageReport {
            file: self.to.display().to_string(),
            whole: saved.whole,
            without_links: saved.without_links,
            damaged: saved.damaged,
            records: saved.records.iter().map(|path| path.display().to_string()).collect(),
            language: self.language,
        })?;
        Ok(Answer::from_truth(is_whole))
    }
}

/// What was saved.
#[derive(Debug, Serialize)]
struct SalvageReport {
    file: String,
    whole: Vec<String>,
    without_links: Vec<String>,
    damaged: Vec<DamagedGame>,
    records: Vec<String>,
    #[serde(skip)]
    language: Language,
}

impl Report for SalvageReport {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let book = Phrasebook::read(self.language, [EVIDENCE_WORDS]);
        let (strong, bad) = (look.strong(), look.bad());
        let say = |name: &str, variables: &[(&'static str, FluentValue<'static>)]| {
            let args: FluentArgs<'_> = variables.iter().cloned().collect();
            hanging(&printable(&book.phrase(name, &args)), 0)
        };
        let whole = self.whole.len() + self.without_links.len();
        let whole = say(
            "salvaged-whole",
            &[("whole", whole.into()), ("file", self.file.clone().into())],
        );
        writeln!(to, "{strong}{whole}{strong:#}")?;
        for game in &self.without_links {
            writeln!(
                to,
                "{}",
                say("salvaged-without-links", &[("game", game.clone().into())])
            )?;
        }
        for game in &self.damaged {
            let told = Trouble::Game(game.clone()).tell(&book);
            writeln!(to, "{bad}{}{bad:#}", hanging(&printable(&told), 0))?;
        }
        for record in &self.records {
            writeln!(to, "{}", say("salvaged-record", &[("file", record.clone().into())]))?;
        }
        Ok(())
    }
}
