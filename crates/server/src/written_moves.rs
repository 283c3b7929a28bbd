//! The moves of a game, written once.

use jadoube_notation::{Style, Written};
use jadoube_referee::{EntryNo, Referee};

use crate::pgn_export::{offerer, offers};

/// The moves of a game as the Laws write them, `Nf3` and `0-0`, and with which of them a draw was offered. To write a move,
/// all moves of its position are looked at; everybody who watches is shown what was written then.
#[derive(Default)]
pub(crate) struct WrittenMoves {
    written: Vec<(EntryNo, Box<str>)>,
    /// The half-moves with which a draw was offered, counting from one.
    offered: Vec<usize>,
    /// How many entries of the record have been looked at for offers.
    seen: usize,
}

impl WrittenMoves {
    /// The moves of a game so far.
    pub(crate) fn of(referee: &Referee) -> WrittenMoves {
        let mut moves = WrittenMoves::default();
        moves.follow(referee);
        moves
    }

    /// Goes on to where the game stands now. What the game no longer has is struck out.
    pub(crate) fn follow(&mut self, referee: &Referee) {
        let plies = referee.game().plies();
        let written = self.written.iter().zip(plies);
        let same = written.take_while(|((entry, _), ply)| *entry == ply.entry).count();
        self.written.truncate(same);
        self.written.extend(plies[same..].iter().map(|ply| {
            let san = ply.mv.written(&ply.before, Style::SHORT).to_string();
            (ply.entry, san.into_boxed_str())
        }));
        let new = referee.record().get(self.seen..);
        if new.is_none_or(|entries| entries.iter().any(|entry| offerer(entry).is_some())) {
            self.offered = offers(referee).map(|(_, ply)| ply).collect();
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
