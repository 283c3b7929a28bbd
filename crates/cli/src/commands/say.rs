//! `jadoube say`: a move in words, told or announced.

use std::fmt::{self, Write};

use clap::ValueEnum;
use jadoube_board::{Kind, Move, Position, Role, Setup};
use jadoube_laws::{Edition, find};
use jadoube_notation::speech::{Spoken, Voice};
use jadoube_notation::{Form, Language as Letters, Reading, Written, read_entry};
use serde::Serialize;

use crate::args::{Editions, Tongue};
use crate::cited::Cited;
use crate::commands::moves::coordinates;
use crate::commands::refused::Refused;
use crate::commands::{Answer, Stop};
use crate::look::Look;
use crate::screen::{Report, Screen};
use crate::verdict::Verdict;
use crate::words::{Language, Words, say};

/// Which move to say, and how.
#[derive(Debug)]
pub(crate) struct Say {
    pub(crate) setup: Setup,
    pub(crate) text: String,
    pub(crate) voice: Voice,
    pub(crate) announced: bool,
    pub(crate) editions: Editions,
    pub(crate) language: Language,
}

/// In whose words a move is announced.
#[derive(Debug, Copy, Clone, PartialEq, Eq, ValueEnum)]
pub(crate) enum Announced {
    #[value(help = say!("help-choice-announce-german"))]
    German,
    #[value(help = say!("help-choice-announce-danish"))]
    Danish,
    #[value(help = say!("help-choice-announce-norwegian"))]
    Norwegian,
    #[value(help = say!("help-choice-announce-swedish"))]
    Swedish,
}

/// The voice that was asked for. Where moves are announced and no words are asked for, they are those in which the newest
/// of the editions has two players of the language announce moves to each other.
pub(crate) fn voice(tongue: Tongue, announce: Option<Option<Announced>>, editions: &Editions) -> Voice {
    let language = match tongue {
        Tongue::Of(language) => language,
        Tongue::Guess => Letters::EN,
    };
    let edition = editions.0.last().copied().unwrap_or(Edition::LATEST);
    match announce {
        None => Voice::telling(language).unwrap_or(Voice::ENGLISH),
        Some(None) => Voice::announcing(edition, language, language),
        Some(Some(Announced::German)) => Voice::ANNOUNCED,
        Some(Some(Announced::Danish)) => Voice::ANNOUNCED_DANISH,
        Some(Some(Announced::Norwegian)) => Voice::ANNOUNCED_NORWEGIAN,
        Some(Some(Announced::Swedish)) => Voice::ANNOUNCED_SWEDISH,
    }
}

impl Say {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let position = match Position::accept(&self.setup) {
            Ok(position) => position,
            Err(refusal) => {
                screen.show(&Refused::new(self.setup, &refusal, &self.editions))?;
                return Ok(Answer::No);
            }
        };
        let mut languages = vec![Letters::EN];
        if self.voice.language() != Letters::EN {
            languages.push(self.voice.language());
        }
        let read = read_entry(&position, &self.text, &Reading::lenient(&languages));
        match read {
            Ok(entry) => {
                screen.show(&self.said(&position, entry.mv))?;
                Ok(Answer::Yes)
            }
            misread => {
                let editions = (&self.editions, None);
                let verdict = Verdict::new(misread, &position, &self.text, &languages, editions, self.language);
                screen.show(&verdict)?;
                Ok(verdict.answer())
            }
        }
    }

    fn said(&self, position: &Position, mv: Move) -> SpokenMove {
        let cited = |key| Cited::new(key, &self.editions.0);
        let keys = match self.announced {
            true => self.provisions(mv),
            false => Vec::new(),
        };
        SpokenMove {
            fen: position.to_string(),
            coordinates: coordinates(mv),
            san: mv.written(position, Form::PGN).to_string(),
            language: self.voice.language().tag(),
            announced: self.announced,
            spoken: mv.spoken(position, self.voice).to_string(),
            provisions: keys.into_iter().map(cited).collect(),
            words: Words::new(self.language),
        }
    }

    /// The keys of the provisions by which a move is announced in this way.
    fn provisions(&self, mv: Move) -> Vec<&'static str> {
        let mut keys = vec!["blind.announce"];
        match mv.kind() {
            Kind::Castling => keys.push("blind.announce.castling"),
            _ => keys.extend(["blind.announce.files", "blind.announce.ranks"]),
        }
        if mv.kind() != Kind::Castling && mv.role() != Role::Pawn {
            keys.push("blind.announce.pieces");
        }
        if mv.promotion().is_some() {
            keys.push("blind.announce.promotion");
        }
        // Danish texts have Danish words of their own.
        let among = "blind.announce.scandinavian";
        let has_it = |edition: &Edition| find(among).is_some_and(|provision| provision.citation(*edition).is_some());
        match self.voice {
            Voice::ANNOUNCED => {}
            Voice::ANNOUNCED_DANISH if !self.editions.0.iter().any(has_it) => {}
            _ => keys.push(among),
        }
        keys
    }
}

#[derive(Serialize)]
struct SpokenMove {
    fen: String,
    #[serde(rename = "move")]
    coordinates: String,
    san: String,
    language: &'static str,
    announced: bool,
    spoken: String,
    /// By which it is announced.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    provisions: Vec<Cited>,
    #[serde(skip)]
    words: Words,
}

impl Report for SpokenMove {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        writeln!(to, "{}", self.spoken)?;
        if !self.provisions.is_empty() {
            to.push('\n');
        }
        self.provisions
            .iter()
            .try_for_each(|cited| cited.draw(&self.words, "", 0, look, to))
    }
}
