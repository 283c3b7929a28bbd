//! The moves of a game, written once.

use jadoube_notation::{Style, Written};
use jadoube_referee::{EntryNo, Ply};

/// The moves of a game as the Laws write them, `Nf3` and `0-0`. To write a move, all moves of its position are looked at; everybody who
/// watches is shown what was written then.
#[derive(Default)]
pub(crate) struct Moves(Vec<(EntryNo, Box<str>)>);

impl Moves {
    /// Goes on to where the game stands now. What the game no longer has is struck out.
    pub(crate) fn follow(&mut self, plies: &[Ply]) {
        let written = self.0.iter().zip(plies);
        let same = written.take_while(|((entry, _), ply)| *entry == ply.entry).count();
        self.0.truncate(same);
        self.0.extend(plies[same..].iter().map(|ply| {
            let san = ply.mv.written(&ply.before, Style::SHORT).to_string();
            (ply.entry, san.into_boxed_str())
        }));
    }

    /// The moves, first to last.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(_, san)| &**san)
    }
}
