//! Games as pgn-reader and shakmaty read them.

use std::ops::ControlFlow;

use pgn_reader::shakmaty::fen::Fen;
use pgn_reader::shakmaty::{CastlingMode, Chess, Color, EnPassantMode, KnownOutcome, Outcome, Position, PositionError};
use pgn_reader::{Nag, RawComment, RawTag, Reader, SanPlus, Skip, Visitor};

use super::{Game, latin1};

/// The games that pgn-reader finds. They end where it gives up.
pub fn peer(text: &[u8]) -> impl Iterator<Item = Game> {
    let mut reader = Reader::build(text).set_supported_tag_line_length(1 << 16).finish();
    std::iter::from_fn(move || reader.read_game(&mut Listener).ok().flatten())
}

struct Listener;

struct Progress {
    game: Game,
    position: Option<Chess>,
    /// No more moves are made after one that is not legal.
    broken: bool,
    depth: usize,
}

impl Visitor for Listener {
    type Tags = Progress;
    type Movetext = Progress;
    type Output = Game;

    fn begin_tags(&mut self) -> ControlFlow<Game, Progress> {
        ControlFlow::Continue(Progress {
            game: Game::default(),
            position: Some(Chess::default()),
            broken: false,
            depth: 0,
        })
    }

    fn tag(&mut self, progress: &mut Progress, name: &[u8], value: RawTag<'_>) -> ControlFlow<Game> {
        if name == b"FEN" {
            let fen = Fen::from_ascii(&value.decode()).ok();
            progress.position = fen.and_then(|fen| {
                let position = fen.into_position(CastlingMode::Chess960);
                position.or_else(PositionError::ignore_too_much_material).ok()
            });
        }
        let value = latin1(value.as_bytes());
        progress.game.tags.push((latin1(name), value));
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, progress: Progress) -> ControlFlow<Game, Progress> {
        ControlFlow::Continue(progress)
    }

    fn san(&mut self, progress: &mut Progress, san: SanPlus) -> ControlFlow<Game> {
        if progress.depth > 0 {
            progress.game.varied += 1;
        } else if let Some(position) = progress.position.as_mut().filter(|_| !progress.broken) {
            match san.san.to_move(position) {
                Ok(mv) => {
                    position.play_unchecked(mv);
                    progress.game.moves += 1;
                }
                Err(_) => progress.broken = true,
            }
        }
        ControlFlow::Continue(())
    }

    fn nag(&mut self, progress: &mut Progress, _: Nag) -> ControlFlow<Game> {
        progress.game.nags += 1;
        ControlFlow::Continue(())
    }

    /// The rest of it follows.
    fn partial_comment(&mut self, _: &mut Progress, _: RawComment<'_>) -> ControlFlow<Game> {
        ControlFlow::Continue(())
    }

    fn comment(&mut self, progress: &mut Progress, _: RawComment<'_>) -> ControlFlow<Game> {
        progress.game.comments += 1;
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, progress: &mut Progress) -> ControlFlow<Game, Skip> {
        progress.depth += 1;
        progress.game.variations += 1;
        ControlFlow::Continue(Skip(false))
    }

    fn end_variation(&mut self, progress: &mut Progress) -> ControlFlow<Game> {
        progress.depth = progress.depth.saturating_sub(1);
        ControlFlow::Continue(())
    }

    fn outcome(&mut self, progress: &mut Progress, outcome: Outcome) -> ControlFlow<Game> {
        progress.game.result = match outcome {
            Outcome::Known(KnownOutcome::Decisive { winner: Color::White }) => "1-0",
            Outcome::Known(KnownOutcome::Decisive { winner: Color::Black }) => "0-1",
            Outcome::Known(KnownOutcome::Draw) => "1/2-1/2",
            Outcome::Unknown => "*",
        };
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, progress: Progress) -> Game {
        let fen = |position: Chess| Fen::from_position(&position, EnPassantMode::Legal).to_string();
        Game {
            fen: progress.position.map(fen).unwrap_or_default(),
            ..progress.game
        }
    }
}
