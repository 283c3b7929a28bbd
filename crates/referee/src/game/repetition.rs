//! How often a position has stood.

use jadoube_board::{Identity, Position};

use crate::game::{Game, KeptBoard};

impl Game {
    /// How often the position now on the board has stood, this time included, by the Laws' own notion of sameness.
    #[must_use]
    pub fn occurrences(&self) -> u32 {
        self.position()
            .map_or(0, |position| self.occurrences_of(position, Position::identity))
    }

    /// How often a position has stood that follows the moves made so far, or is the last of them; by any notion of
    /// sameness that keeps pieces and turn.
    pub(crate) fn occurrences_of(&self, position: &Position, identity: impl Fn(&Position) -> Identity) -> u32 {
        let earlier = self.plies.iter().rev().map(|ply| &ply.before);
        let on_board = (KeptBoard::Position(*position) != self.board).then_some(&self.board);
        let earlier = on_board.into_iter().chain(earlier).map(KeptBoard::position);
        times_stood(position, earlier, identity)
    }

    /// After how many moves of both players together a position has stood, oldest first; what is going to be played counts.
    pub(crate) fn stood_after(&self, position: &Position, identity: impl Fn(&Position) -> Identity) -> Vec<u32> {
        let wanted = identity(position);
        let is_next = KeptBoard::Position(*position) != self.board;
        let last = self.plies.len() + usize::from(is_next);
        let at = |after: usize| match self.plies.get(after) {
            Some(ply) => self.before(ply).position(),
            None if after == self.plies.len() => self.position(),
            None => Some(position),
        };
        let reach = usize::from(position.halfmoves());
        let first = last.saturating_sub(reach);
        (first..=last)
            .filter(|after| at(*after).is_some_and(|at| identity(at) == wanted))
            .filter_map(|after| u32::try_from(after).ok())
            .collect()
    }
}

/// How often a position has stood, this time included, by any notion of sameness that keeps pieces and turn. What stood earlier
/// is told from the last on, with gaps where no position stood.
pub(crate) fn times_stood<'a>(
    position: &Position,
    earlier: impl Iterator<Item = Option<&'a Position>>,
    identity: impl Fn(&Position) -> Identity,
) -> u32 {
    let wanted = identity(position);
    // Nothing from before a capture or a pawn move can stand again, and only every other position has the same turn.
    let reach = usize::from(position.halfmoves());
    let found = earlier
        .take(reach)
        .skip(1)
        .step_by(2)
        .flatten()
        .filter(|before| {
            before.turn() == position.turn()
                // Most positions differ in this, which is faster to see.
                && before.occupied() == position.occupied()
                && identity(before) == wanted
        })
        .count();
    1 + u32::try_from(found).unwrap_or(u32::MAX - 1)
}
