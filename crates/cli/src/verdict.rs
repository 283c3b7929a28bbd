//! What a text means as a move, or why it means none: in words, with the provisions.

mod drawn;

use std::ops::Range;

use jadoube_board::{Attempt, Move, Position, Role, Setup, Wing};
use jadoube_laws::Edition;
use jadoube_notation::speech::{Spoken, Voice};
use jadoube_notation::{Candidate, Entry, Form, Irregularity, Language as Letters, Misread, Tried, Written};
use serde::Serialize;

use crate::args::Editions;
use crate::broken::Broken;
use crate::cited::Cited;
use crate::commands::Answer;
use crate::commands::moves::coordinates;
use crate::problem::Excerpt;
use crate::words::{Language, Words, letters_of};

/// A text that was read as a move.
#[derive(Serialize)]
pub(crate) struct Verdict {
    fen: String,
    text: String,
    language: &'static str,
    verdict: &'static str,
    #[serde(flatten)]
    outcome: Outcome,
    #[serde(skip)]
    position: Position,
    #[serde(skip)]
    words: Words,
}

/// What came of reading a text.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Outcome {
    Meant(Meant),
    Irregular(Irregular),
    Ambiguous { candidates: Vec<Named> },
    Illegal { attempts: Vec<Attempted> },
    Unreadable { excerpt: Excerpt },
}

/// The move that is meant.
#[derive(Debug, Serialize)]
pub(crate) struct Meant {
    #[serde(flatten)]
    named: Named,
    spoken: String,
    draw_offered: bool,
    after: String,
}

/// A move that is not written as was asked for, and in what.
#[derive(Debug, Serialize)]
pub(crate) struct Irregular {
    #[serde(flatten)]
    meant: Meant,
    excerpt: Excerpt,
    provisions: Vec<Cited>,
}

/// A legal move in two forms.
#[derive(Debug, Serialize)]
pub(crate) struct Named {
    #[serde(rename = "move")]
    coordinates: String,
    pub(crate) san: String,
    /// The languages in which it is meant, where that was guessed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    languages: Vec<&'static str>,
}

/// An illegal move.
#[derive(Debug, Serialize)]
pub(crate) struct Attempted {
    #[serde(rename = "move")]
    pub(crate) attempt: String,
    pub(crate) broken: Vec<Broken>,
}

/// What is needed to tell of a text that was read.
pub(crate) struct Telling<'a> {
    pub(crate) words: &'a Words,
    pub(crate) language: Language,
    pub(crate) position: &'a Position,
    pub(crate) text: &'a str,
    /// Whose articles are cited.
    pub(crate) editions: &'a Editions,
    /// The edition as whose appendix the text should be written.
    pub(crate) strict: Option<Edition>,
    /// How many languages were tried.
    pub(crate) tried: usize,
}

impl Telling<'_> {
    pub(crate) fn outcome(&self, read: Result<Entry, Misread>) -> Outcome {
        match read {
            Ok(entry) => Outcome::Meant(self.meant(entry)),
            Err(Misread::Irregular { mv, departures }) => {
                let draw_offered = false;
                let meant = self.meant(Entry { mv, draw_offered });
                Outcome::Irregular(self.irregular(meant, &departures))
            }
            Err(Misread::Ambiguous { candidates }) => Outcome::Ambiguous {
                candidates: candidates.iter().map(|candidate| self.candidate(candidate)).collect(),
            },
            Err(Misread::Illegal { attempts }) => {
                let setup = self.position.to_setup();
                Outcome::Illegal {
                    attempts: attempts.iter().map(|tried| self.attempted(&setup, tried)).collect(),
                }
            }
            Err(Misread::Unreadable { at }) => Outcome::Unreadable {
                excerpt: Excerpt::new(self.text, [(at.clone(), self.words.word(unread(&at)))]),
            },
        }
    }

    fn meant(&self, entry: Entry) -> Meant {
        let voice = Voice::telling(letters_of(self.language)).unwrap_or(Voice::ENGLISH);
        Meant {
            named: Named::new(self.position, entry.mv),
            spoken: entry.mv.spoken(self.position, voice).to_string(),
            draw_offered: entry.draw_offered,
            after: self.position.make(entry.mv).to_string(),
        }
    }

    fn candidate(&self, candidate: &Candidate) -> Named {
        let languages = match self.tried {
            1 => Vec::new(),
            _ => candidate.languages.iter().map(|language| language.tag()).collect(),
        };
        Named {
            languages,
            ..Named::new(self.position, candidate.mv)
        }
    }

    fn attempted(&self, setup: &Setup, tried: &Tried) -> Attempted {
        let (broken, _) = Broken::all(self.words, setup, tried.attempt, &tried.breaches, self.editions);
        Attempted {
            attempt: name(setup, tried.attempt),
            broken,
        }
    }

    fn irregular(&self, meant: Meant, departures: &[Irregularity]) -> Irregular {
        let edition = self.strict.unwrap_or(Edition::LATEST);
        let cite = |key| Cited::new(key, &[edition]);
        let place = |departure: &Irregularity| {
            let fault = match departure.provision.map(cite) {
                Some(cited) => cited.line(self.words),
                None => self.words.word("otherwise-here"),
            };
            (departure.at.clone(), fault)
        };
        let keys = departures.iter().filter_map(|departure| departure.provision);
        Irregular {
            meant,
            excerpt: Excerpt::new(self.text, departures.iter().map(place)),
            provisions: keys.map(cite).collect(),
        }
    }
}

/// What is said of the place at which reading came to an end.
fn unread(at: &Range<usize>) -> &'static str {
    match at.is_empty() {
        true => "missing-here",
        false => "unreadable-here",
    }
}

/// An illegal move as people name it: a king that goes to its rook castles.
fn name(setup: &Setup, attempt: Attempt) -> String {
    let own = |square, role: Role| setup.piece_at(square) == Some(role.of(setup.turn));
    let castles = own(attempt.from, Role::King) && own(attempt.to, Role::Rook);
    match (castles, Wing::of(attempt.from, attempt.to)) {
        (false, _) => attempt.to_string(),
        (true, Wing::Kingside) => "0-0".to_owned(),
        (true, Wing::Queenside) => "0-0-0".to_owned(),
    }
}

impl Named {
    pub(crate) fn new(position: &Position, mv: Move) -> Named {
        Named {
            coordinates: coordinates(mv),
            san: mv.written(position, Form::PGN).to_string(),
            languages: Vec::new(),
        }
    }
}

impl Outcome {
    /// What came of it in one word.
    pub(crate) fn key(&self) -> &'static str {
        match self {
            Outcome::Meant(_) => "legal",
            Outcome::Irregular(_) => "irregular",
            Outcome::Ambiguous { .. } => "ambiguous",
            Outcome::Illegal { .. } => "illegal",
            Outcome::Unreadable { .. } => "unreadable",
        }
    }

    fn answer(&self) -> Answer {
        match self {
            Outcome::Meant(_) => Answer::Yes,
            Outcome::Irregular(_) | Outcome::Ambiguous { .. } | Outcome::Illegal { .. } => Answer::No,
            Outcome::Unreadable { .. } => Answer::Unreadable,
        }
    }
}

impl Verdict {
    pub(crate) fn new(
        read: Result<Entry, Misread>,
        position: &Position,
        text: &str,
        languages: &[Letters],
        (editions, strict): (&Editions, Option<Edition>),
        language: Language,
    ) -> Verdict {
        let words = Words::new(language);
        let telling = Telling {
            words: &words,
            language,
            position,
            text,
            editions,
            strict,
            tried: languages.len(),
        };
        let outcome = telling.outcome(read);
        Verdict {
            fen: position.to_string(),
            text: text.to_owned(),
            language: language.code(),
            verdict: outcome.key(),
            outcome,
            position: *position,
            words,
        }
    }

    pub(crate) fn answer(&self) -> Answer {
        self.outcome.answer()
    }
}
