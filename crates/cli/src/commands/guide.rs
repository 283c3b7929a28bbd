//! `jadoube guide`: the pocket guide for arbiters, as a PDF.

use std::fs;
use std::path::PathBuf;

use jadoube_guide::{Guide, Regime};
use jadoube_laws::{Edition, Pace, Supervision};
use jadoube_referee::Language;
use jadoube_scoresheet::guide_pdf;

use crate::commands::{Answer, Stop};
use crate::problem::{Problem, printable};
use crate::screen::Screen;
use crate::words::{say, why};

/// Of which Laws, and where it goes.
#[derive(Debug)]
pub(crate) struct WriteGuide {
    pub(crate) edition: Edition,
    pub(crate) pace: Pace,
    pub(crate) supervision: Supervision,
    pub(crate) output: PathBuf,
    pub(crate) language: Language,
}

impl WriteGuide {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let name = printable(&self.output.display().to_string());
        let place = Regime::place(self.edition, self.pace, self.supervision);
        let guide = Guide::new(self.language).or_else(|| Guide::new(Language::English));
        let pdf = guide.zip(place).and_then(|(guide, place)| guide_pdf(&guide, place));
        let pdf = pdf.ok_or_else(|| Problem::new(say!("guide-undrawn"), say!("please-report")))?;
        fs::write(&self.output, pdf).map_err(|error| {
            Problem::new(
                say!("cannot-write", file = name.as_str(), why = why(&error)),
                say!("other-file-remedy"),
            )
        })?;
        screen.write(&(say!("guide-written", file = name) + "\n"))?;
        Ok(Answer::Yes)
    }
}
