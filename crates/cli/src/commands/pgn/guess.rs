//! Games whose language is not known.

use std::io;

use jadoube_notation::Language as Letters;
use jadoube_notation::pgn::input::Input;
use jadoube_notation::pgn::{FaultKind, Flaw, FlawKind, Game, Place, Reader, Visitor, games_in};

use super::tape::{Recorder, Recording};

/// Reads games in every language at once. A game is taken as it is in the languages that make sense of all of it; if they
/// do not agree, or there are none, it is read move by move, as far as each move is clear.
///
/// The text of one game is held in memory, since it is read many times.
pub(super) struct Guessing {
    reader: Reader<Recorder<Input>>,
    recording: Recording,
    languages: Vec<Letters>,
}

/// Finds where a game ends, and nothing else.
struct Passing;

impl Visitor for Passing {}

impl Guessing {
    pub(super) fn new(input: Input) -> Guessing {
        let recording = Recording::default();
        Guessing {
            reader: Reader::new(recording.of(input)),
            recording,
            languages: Letters::all().collect(),
        }
    }

    /// A game in some languages, with its flaws at their places in the file.
    fn read(&self, text: &[u8], start: u64, languages: &[Letters]) -> Option<(Game, Vec<Flaw>)> {
        let (game, mut flaws) = games_in(text, languages).next()?.ok()?;
        let (line, column) = self.recording.tape().locate(start);
        for flaw in &mut flaws {
            if flaw.line == 1 {
                flaw.column += column - 1;
            }
            flaw.line += line - 1;
            flaw.place.start += start;
        }
        Some((game, flaws))
    }
}

impl Iterator for Guessing {
    type Item = io::Result<(Game, Vec<Flaw>)>;

    fn next(&mut self) -> Option<Self::Item> {
        let start = self.reader.position();
        self.recording.tape().forget(start);
        match self.reader.read_game(&mut Passing) {
            Ok(true) => {}
            Ok(false) => return None,
            Err(error) => return Some(Err(error)),
        }
        let text = {
            let tape = self.recording.tape();
            let end = self.reader.position();
            let Some(text) = tape.between(start, end) else {
                let (line, column) = tape.locate(start);
                let flaw = Flaw {
                    kind: FlawKind::TooLong,
                    place: Place { start, len: 1 },
                    line,
                    column,
                };
                return Some(Ok((Game::new(), vec![flaw])));
            };
            text.to_vec()
        };
        let sensible = |(_, flaws): &(Game, Vec<Flaw>)| flaws.iter().all(is_harmless);
        let read = self
            .languages
            .iter()
            .filter_map(|&language| self.read(&text, start, &[language]));
        let mut whole = read.filter(sensible);
        let first = whole.next();
        let agreed = first.filter(|(game, _)| whole.all(|(other, _)| other == *game));
        agreed.or_else(|| self.read(&text, start, &self.languages)).map(Ok)
    }
}

/// Whether nothing is lost by a flaw.
pub(super) fn is_harmless(flaw: &Flaw) -> bool {
    matches!(flaw.kind, FlawKind::Text(FaultKind::Termination))
}
