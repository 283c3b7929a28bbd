//! `jadoube read`: which move a text means.

use jadoube_board::{Position, Setup};
use jadoube_notation::speech::{Voice, hear};
use jadoube_notation::{Entry, Language as Letters, Misread, Reading, Rigour, read_entry};

use crate::args::Editions;
use crate::commands::refused::Refused;
use crate::commands::{Answer, Stop};
use crate::screen::Screen;
use crate::verdict::Verdict;
use crate::words::Language;

/// Which text to read.
#[derive(Debug)]
pub(crate) struct Read {
    pub(crate) setup: Setup,
    pub(crate) text: String,
    /// In which it may be; none to have the language guessed.
    pub(crate) languages: Vec<Letters>,
    pub(crate) form: InputForm,
    pub(crate) editions: Editions,
    pub(crate) language: Language,
}

/// How a text came about.
#[derive(Debug, Copy, Clone)]
pub(crate) enum InputForm {
    Written(Rigour),
    Spoken,
}

impl Read {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let position = match Position::accept(&self.setup) {
            Ok(position) => position,
            Err(refusal) => {
                screen.show(&Refused::new(self.setup, &refusal, &self.editions))?;
                return Ok(Answer::No);
            }
        };
        let strict = match self.form {
            InputForm::Written(Rigour::Edition(edition)) => Some(edition),
            _ => None,
        };
        let verdict = Verdict::new(
            self.read(&position),
            &position,
            &self.text,
            &self.languages,
            (&self.editions, strict),
            self.language,
        );
        screen.show(&verdict)?;
        Ok(verdict.answer())
    }

    fn read(&self, position: &Position) -> Result<Entry, Misread> {
        match self.form {
            InputForm::Written(rigour) => {
                let languages = &self.languages;
                read_entry(position, &self.text, &Reading { languages, rigour })
            }
            InputForm::Spoken => {
                let heard = hear(position, &self.text, &self.voices());
                let draw_offered = false;
                heard.map(|mv| Entry { mv, draw_offered })
            }
        }
    }

    /// The voices of the languages, and the one in which moves are announced everywhere; all if the language is guessed.
    fn voices(&self) -> Vec<Voice> {
        let known = |voice: &Voice| {
            self.languages.is_empty() || *voice == Voice::ANNOUNCED || self.languages.contains(&voice.language())
        };
        Voice::ALL.into_iter().filter(known).collect()
    }
}
