//! The moves of a game in algebraic notation, cached.

use std::sync::Arc;

use jadoube_notation::Style;
use jadoube_referee::{EntryNo, Referee};
use jadoube_scoresheet::{draw_offer, draw_offers};

/// The moves of a game as the Laws write them, `Nf3` and `0-0`, and with which of them a draw was offered. Writing a
/// move needs the legal moves of its position, so each is written once and shared by all views.
#[derive(Clone, Default)]
pub(crate) struct WrittenMoves {
    written: Vec<(EntryNo, Arc<str>)>,
    /// The half-moves with which a draw was offered, counting from one.
    offered: Vec<usize>,
    /// How many entries of the record have been searched for offers.
    seen: usize,
}

impl WrittenMoves {
    /// The moves of a game so far.
    pub(crate) fn of(referee: &Referee) -> WrittenMoves {
        let mut moves = WrittenMoves::default();
        moves.follow(referee);
        moves
    }

    /// Updates the cache to the present state of the game. Moves taken back are removed.
    pub(crate) fn follow(&mut self, referee: &Referee) {
        let plies = referee.game().plies();
        let written = self.written.iter().zip(plies);
        let same = written.take_while(|((entry, _), ply)| *entry == ply.entry).count();
        self.written.truncate(same);
        self.written.extend(plies[same..].iter().map(|ply| {
            let san = ply.written(Style::SHORT);
            (ply.entry, Arc::from(san))
        }));
        let new = referee.record().get(self.seen..);
        if new.is_none_or(|entries| entries.iter().any(|entry| draw_offer(entry).is_some())) {
            self.offered = draw_offers(referee).map(|(_, ply)| ply).collect();
        }
        self.seen = referee.record().len();
    }

    /// The moves, first to last.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &str> {
        self.written.iter().map(|(_, san)| &**san)
    }

    /// Whether a draw was offered with a half-move, counting from zero.
    pub(crate) fn offered(&self, ply: usize) -> bool {
        self.offered.contains(&(ply + 1))
    }
}
