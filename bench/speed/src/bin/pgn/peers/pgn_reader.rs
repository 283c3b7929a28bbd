//! pgn-reader, with shakmaty's board.

use std::hint::black_box;
use std::ops::ControlFlow;

use pgn_reader::{RawTag, Reader, SanPlus, Skip, Visitor};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};

use super::Counts;

pub(super) fn lexed(text: &[u8]) -> Counts {
    let mut visitor = Lexer(Counts::default());
    let read = Reader::new(text).visit_all_games(&mut visitor);
    read.expect("memory can be read");
    visitor.0
}

pub(super) fn checked(text: &[u8]) -> Counts {
    let mut visitor = Checker(Counts::default());
    let read = Reader::new(text).visit_all_games(&mut visitor);
    read.expect("memory can be read");
    visitor.0
}

struct Lexer(Counts);

impl Visitor for Lexer {
    type Tags = ();
    type Movetext = ();
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn san(&mut self, (): &mut (), san: SanPlus) -> ControlFlow<()> {
        black_box(&san);
        self.0.moves += 1;
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, (): &mut ()) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(false))
    }

    fn end_game(&mut self, (): ()) {
        self.0.games += 1;
    }
}

struct Checker(Counts);

impl Visitor for Checker {
    /// `None` if the position cannot be played from, or after a move that is not legal.
    type Tags = Option<Chess>;
    type Movetext = Option<Chess>;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Option<Chess>> {
        ControlFlow::Continue(Some(Chess::default()))
    }

    fn tag(&mut self, position: &mut Option<Chess>, name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        if name == b"FEN" {
            let fen = Fen::from_ascii(value.as_bytes()).ok();
            *position = fen.and_then(|fen| fen.into_position(CastlingMode::Chess960).ok());
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, position: Option<Chess>) -> ControlFlow<(), Option<Chess>> {
        ControlFlow::Continue(position)
    }

    fn san(&mut self, position: &mut Option<Chess>, san: SanPlus) -> ControlFlow<()> {
        if let Some(board) = position {
            match san.san.to_move(board) {
                Ok(mv) => {
                    board.play_unchecked(mv);
                    self.0.moves += 1;
                }
                Err(_) => *position = None,
            }
        }
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, _: &mut Option<Chess>) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn end_game(&mut self, position: Option<Chess>) {
        self.0.games += 1;
        self.0.broken += u64::from(black_box(&position).is_none());
    }
}
