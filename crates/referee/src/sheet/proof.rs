//! What the moves of a sheet prove: how often a position has stood, and for how long nothing was captured and no pawn moved.

use jadoube_board::{Identity, Position, Squares};

/// How often the last of some positions has stood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occurrences {
    /// After how many moves of both players together it stood, oldest first; 0 is the start.
    pub after: Vec<u32>,
    /// After how many the same pieces stood on the same squares with the same player to move, but with other rights to castle or
    /// to capture en passant: these do not count.
    pub alike: Vec<u32>,
}

/// How often the last of these positions has stood, by the Laws' own notion of sameness.
#[must_use]
pub fn occurrences(positions: &[Position]) -> Occurrences {
    let mut found = Occurrences {
        after: Vec::new(),
        alike: Vec::new(),
    };
    let Some(last) = positions.last() else {
        return found;
    };
    for (after, position) in (0..).zip(positions) {
        if position.identity() == last.identity() {
            found.after.push(after);
        } else if stands_alike(position, last) {
            found.alike.push(after);
        }
    }
    found
}

fn stands_alike(one: &Position, other: &Position) -> bool {
    let pieces = |position: &Position| Identity::from_parts(position, Squares::EMPTY, None);
    pieces(one) == pieces(other)
}

/// How many moves each player has made since the last capture or pawn move, and after how many moves of both players together
/// that was; 0 is the start. What came before the start counts as the position says.
#[must_use]
pub fn fifty_moves(positions: &[Position]) -> (u32, u32) {
    let Some(last) = positions.last() else { return (0, 0) };
    let halfmoves = u32::from(last.halfmoves());
    let made = u32::try_from(positions.len()).unwrap_or(u32::MAX).saturating_sub(1);
    (halfmoves / 2, made.saturating_sub(halfmoves))
}

#[cfg(test)]
mod tests {
    use jadoube_board::Position;
    use jadoube_notation::Language;

    use super::{fifty_moves, occurrences};
    use crate::sheet::Sheet;

    fn positions(text: &str) -> Vec<Position> {
        let start = Position::initial();
        let replay = Sheet::of(text, &start, &[Language::EN]).replay(&start);
        assert_eq!(replay.fault, None);
        replay.positions
    }

    #[test]
    fn occurrences_are_told_by_their_moves() {
        let found = occurrences(&positions("1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8"));
        assert_eq!((found.after, found.alike), (vec![0, 4, 8], vec![]));
    }

    #[test]
    fn a_lost_right_makes_another_position() {
        let rook = "1.Nf3 Nf6 2.Rg1 Rg8 3.Rh1 Rh8 4.Rg1 Rg8 5.Rh1 Rh8";
        let found = occurrences(&positions(rook));
        assert_eq!((found.after, found.alike), (vec![6, 10], vec![2]));
    }

    #[test]
    fn fifty_moves_are_counted_from_the_last_pawn_move() {
        assert_eq!(fifty_moves(&positions("1.e4 e5 2.Nf3 Nf6 3.Ng1")), (1, 2));
    }
}
