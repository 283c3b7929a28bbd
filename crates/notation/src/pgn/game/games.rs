//! Reads games one after the other.

use std::io::{self, Read};

use super::builder::Builder;
use super::tape::{Recorder, Recording};
use super::{Flaw, Game};
use crate::Language;
use crate::pgn::Reader;

/// All games of a file, each with what is wrong with it. A bad game does not stop the others.
///
/// What the Reader tells is taken into a tree; the text of a game is kept in memory until it is read to its end, and no
/// more. Moves that are not in standard algebraic notation are read as [`read`](crate::read()) reads them, leniently, in
/// English.
///
/// ```
/// use jadoube_notation::pgn;
///
/// let file = "[White \"A\"]\n\n1. e4 nonsense *\n\n[White \"B\"]\n\n1. d4 1-0\n";
/// let mut white = Vec::new();
/// for read in pgn::games(file.as_bytes()) {
///     let (game, flaws) = read?;
///     white.push((game.tags().white().to_string(), flaws.len()));
/// }
/// assert_eq!(white, [("A".to_string(), 1), ("B".to_string(), 0)]);
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn games<R: Read>(input: R) -> Games<R> {
    games_in(input, &[])
}

/// All games of a file in which the pieces have the letters of one of some languages.
///
/// ```
/// use jadoube_notation::{Language, pgn};
///
/// let file = "1. e4 e5 2. Pf3 Pf6 3. d4 ed4 4. e5 Pe4 5. Dd4(=) *";
/// let (game, flaws) = pgn::games_in(file.as_bytes(), &[Language::NL]).next().unwrap()?;
/// assert!(flaws.is_empty());
/// assert!(game.to_string().contains("1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 {(=)} *"));
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn games_in<R: Read>(input: R, languages: &[Language]) -> Games<R> {
    let recording = Recording::default();
    Games {
        reader: Reader::new(recording.of(input)),
        recording,
        languages: languages.to_vec(),
        over: false,
    }
}

/// The games of a file, one after the other: see [`games`].
///
/// An error of the input is the last item.
pub struct Games<R> {
    reader: Reader<Recorder<R>>,
    recording: Recording,
    /// Empty for standard algebraic notation.
    languages: Vec<Language>,
    over: bool,
}

impl<R: Read> Games<R> {
    /// How many bytes have been read, for progress bars.
    pub fn position(&self) -> u64 {
        self.reader.position()
    }
}

impl<R: Read> Iterator for Games<R> {
    type Item = io::Result<(Game, Vec<Flaw>)>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over {
            return None;
        }
        let start = self.reader.position();
        self.recording.tape().forget(start);
        let mut builder = Builder::new(&self.recording, &self.languages, start);
        match self.reader.read_game(&mut builder) {
            Ok(true) => Some(Ok(builder.finish(self.reader.position()))),
            Ok(false) => {
                self.over = true;
                None
            }
            Err(error) => {
                self.over = true;
                Some(Err(error))
            }
        }
    }
}

impl Game {
    /// The first game of a text, with what is wrong with it.
    ///
    /// ```
    /// use jadoube_notation::pgn::{Game, Termination};
    ///
    /// let (game, flaws) = Game::read("1. f3 e5 2. g4 Qh4# 0-1");
    /// assert_eq!(game.result(), Termination::BlackWon);
    /// assert!(game.end_position(jadoube_notation::pgn::LineId::MAIN).unwrap().is_checkmate());
    /// assert!(flaws.is_empty());
    /// ```
    pub fn read(text: &str) -> (Game, Vec<Flaw>) {
        let first = games(text.as_bytes()).next();
        // Text in memory does not fail.
        first.and_then(Result::ok).unwrap_or_default()
    }
}
