//! Values out of random bytes, for fuzzers and property tests.

use arbitrary::{Arbitrary, Result, Unstructured};
use jadoube_board::{Chess960, Position};

use crate::Language;
use crate::pgn::{Game, LineId, Termination};

impl<'a> Arbitrary<'a> for Language {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Language> {
        let index = bytes.choose_index(Language::all().len())?;
        Ok(Language(index as u8))
    }
}

impl<'a> Arbitrary<'a> for Termination {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Termination> {
        use Termination::{BlackWon, Drawn, Unknown, WhiteWon};
        bytes.choose(&[WhiteWon, BlackWon, Drawn, Unknown]).copied()
    }
}

/// The most moves of a game.
const LONGEST: usize = 200;

impl<'a> Arbitrary<'a> for Game {
    /// A game of legal moves, some with variations and glyphs, from the usual array or one of the 960.
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Game> {
        let mut game = match bytes.ratio(1, 4)? {
            true => Game::starting_from(&bytes.arbitrary::<Chess960>()?.position()),
            false => Game::new(),
        };
        let mut line = LineId::MAIN;
        for _ in 0..bytes.arbitrary_len::<u16>()?.min(LONGEST) {
            if bytes.ratio(1, 16)? {
                line = game.vary(game.end(LineId::MAIN)).unwrap_or(line);
            } else if bytes.ratio(1, 8)? {
                line = LineId::MAIN;
            }
            let moves = game
                .end_position(line)
                .as_ref()
                .map(Position::legal_moves)
                .unwrap_or_default();
            if moves.is_empty() {
                continue;
            }
            let mv = *bytes.choose(&moves)?;
            let Ok(at) = game.play(line, mv) else { continue };
            if bytes.ratio(1, 8)? {
                game.nag(at, bytes.arbitrary()?);
            }
        }
        let result = bytes.arbitrary::<Termination>()?.to_string();
        // A result is a value that the tag takes.
        let _ = game.set_tag("Result", &result);
        Ok(game)
    }
}
