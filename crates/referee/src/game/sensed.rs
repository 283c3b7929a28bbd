//! What a board that senses its pieces has told since the last move.

use jadoube_board::legality::{legal_moves, play};
use jadoube_board::{Attempt, Piece, Setup, Square, Squares};

use crate::game::Game;

impl Game {
    /// What the board was last sensed to be, if anything was sensed since the last move.
    fn sensed(&self) -> Option<&Setup> {
        self.more.as_ref()?.sensed.as_deref()
    }

    /// The board senses something.
    pub(crate) fn sense(&mut self, square: Square, piece: Option<Piece>) {
        let board = self.board().to_setup();
        let sensed = &mut self.more_mut().sensed;
        sensed.get_or_insert_with(|| Box::new(board)).put(square, piece);
    }

    /// Whether the board was sensed to be otherwise than the game has it.
    pub(crate) fn is_sensed_otherwise(&self) -> bool {
        !self.sensed_changes().is_empty()
    }

    /// The squares on which something else was sensed than the game has there.
    pub(crate) fn sensed_changes(&self) -> Squares {
        let board = self.board();
        let changed = |sensed: &Setup, square: &Square| sensed.piece_at(*square) != board.piece_at(*square);
        match self.sensed() {
            Some(sensed) => Square::all().filter(|square| changed(sensed, square)).collect(),
            None => Squares::EMPTY,
        }
    }

    /// The legal move that leaves the board as it was sensed, in whatever order the pieces got there.
    ///
    /// Provision: chess960.castling.physical
    pub(crate) fn sensed_move(&self) -> Option<Attempt> {
        let sensed = self.sensed().filter(|_| self.is_sensed_otherwise())?;
        let board = self.board().to_setup();
        let same = |after: &Setup| Square::all().all(|square| after.piece_at(square) == sensed.piece_at(square));
        legal_moves(&board)
            .into_iter()
            .find(|attempt| same(&play(&board, *attempt)))
    }

    /// The move that was made before this is sensed: the player to move has one on the board, and a piece of the other player
    /// that it left there is lifted.
    pub(crate) fn move_before_sensing(&self, square: Square, piece: Option<Piece>) -> Option<Attempt> {
        let waits = !self.turn();
        let lifted = self.sensed()?.piece_at(square).filter(|_| piece.is_none())?;
        self.sensed_move().filter(|_| lifted.color == waits)
    }
}
