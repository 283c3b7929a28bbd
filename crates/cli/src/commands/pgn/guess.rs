//! Games whose language is not known.

use std::io::{self, Cursor, Read};
use std::sync::Arc;

use jadoube_notation::Language as Letters;
use jadoube_notation::pgn::{FaultKind, Flaw, FlawKind, Game, Games, games_in};

/// Reads games in every language at once. A game is taken as it is in the languages that make sense of all of it; if they
/// do not agree, or there are none, it is read move by move, as far as each move is clear.
///
/// The text is held in memory, since it is read many times.
pub(super) struct Guessing {
    languages: Vec<Games<Shared>>,
    any: Games<Shared>,
}

type Shared = Cursor<Arc<[u8]>>;

impl Guessing {
    pub(super) fn new(mut input: impl Read) -> io::Result<Guessing> {
        let mut text = Vec::new();
        input.read_to_end(&mut text)?;
        let text: Arc<[u8]> = text.into();
        let all: Vec<Letters> = Letters::all().collect();
        let read = |languages: &[Letters]| games_in(Cursor::new(text.clone()), languages);
        Ok(Guessing {
            languages: all.iter().map(|&language| read(&[language])).collect(),
            any: read(&all),
        })
    }
}

impl Iterator for Guessing {
    type Item = io::Result<(Game, Vec<Flaw>)>;

    fn next(&mut self) -> Option<Self::Item> {
        let sensible = |(_, flaws): &(Game, Vec<Flaw>)| flaws.iter().all(is_harmless);
        // Every reader goes on by a game, whatever comes of it.
        let read: Vec<_> = self.languages.iter_mut().map(Games::next).collect();
        let mut whole = read.into_iter().flatten().flatten().filter(sensible);
        let any = self.any.next();
        match whole.next() {
            Some(first) if whole.all(|(game, _)| game == first.0) => Some(Ok(first)),
            _ => any,
        }
    }
}

/// Whether nothing is lost by a flaw.
pub(super) fn is_harmless(flaw: &Flaw) -> bool {
    matches!(flaw.kind, FlawKind::Text(FaultKind::Termination))
}
