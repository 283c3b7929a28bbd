//! What a board that senses its pieces has told since the last move.

use jadoube_board::legality::{legal_moves, play};
use jadoube_board::{Attempt, Piece, Setup, Square, Squares};

use crate::entry::EntryNo;
use crate::game::Game;
use crate::hands::{Amount, Hands, Part};

impl Game {
    /// What the board was last sensed to be, if anything was sensed since the last move.
    fn sensed(&self) -> Option<&Setup> {
        self.more.as_ref()?.sensed.as_deref()
    }

    /// The board senses something: beside what hands have done, if they have.
    pub(crate) fn sense(&mut self, no: EntryNo, square: Square, piece: Option<Piece>) {
        let board = self.board().to_setup();
        let more = self.more_mut();
        more.sensed_by = Some(no);
        let stands = || match &more.hands {
            Some(hands) => hands.standing_on(&board),
            None => board.clone(),
        };
        let sensed = more.sensed.take().unwrap_or_else(|| Box::new(stands()));
        more.sensed.insert(sensed).put(square, piece);
        if let Some(hands) = &mut more.hands {
            hands.sense(square, piece);
        }
        // A pawn left on the last rank has become a piece, or an illegal move was put right: what stands now counts.
        if self.attempted().is_some() && self.sensed_move().is_some() {
            self.more_mut().attempt = None;
        }
    }

    /// What hands have done, the board has sensed too.
    pub(crate) fn sense_hands(&mut self) {
        let board = self.board().to_setup();
        let Some(more) = &mut self.more else { return };
        if let (Some(sensed), Some(hands)) = (&mut more.sensed, &more.hands) {
            **sensed = hands.standing_on(&board);
        }
    }

    /// The hands over the board as it was sensed, where it was.
    pub(crate) fn over_sensed(&self, mut hands: Hands) -> Hands {
        let Some(sensed) = self.sensed() else { return hands };
        let changes = self.sensed_changes();
        for square in changes {
            hands.sense(square, None);
        }
        for square in changes {
            hands.sense(square, sensed.piece_at(square));
        }
        // A king that stands where it castles to has begun to castle, whoever saw its hand.
        if let Amount::Part(part @ Part::Castling(_)) = hands.amount(&self.board().to_setup()) {
            hands.committed.get_or_insert(part);
        }
        hands
    }

    /// A move on the board that nobody has read yet, and the entry that tells of it last.
    pub(crate) fn unread_move(&self) -> Option<(EntryNo, Attempt)> {
        let more = self.more.as_ref()?;
        let sensed = || Some((more.sensed_by?, self.sensed_move()?));
        sensed().or_else(|| self.king_step())
    }

    /// The one move, legal or not, that leaves the board as it was sensed: an own piece went from one square to another.
    pub(crate) fn sensed_attempt(&self) -> Option<Attempt> {
        let (sensed, board) = (self.sensed()?, self.board());
        let mover = self.turn();
        let own = |piece: Option<Piece>| piece.is_some_and(|piece| piece.color == mover);
        let changes = self.sensed_changes();
        let mut left = changes.into_iter().filter(|square| own(board.piece_at(*square)));
        let mut come = changes.into_iter().filter(|square| own(sensed.piece_at(*square)));
        let (from, to) = (left.next()?, come.next()?);
        let same = board.piece_at(from) == sensed.piece_at(to) && sensed.piece_at(from).is_none();
        let others = changes.into_iter().any(|square| square != from && square != to);
        let one = left.next().is_none() && come.next().is_none() && !others;
        (same && one).then_some(Attempt {
            from,
            to,
            promotion: None,
        })
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
