//! Which pieces began on a wrong square, and so do not castle in a game that goes on.

use jadoube_board::{Color, Position, Role};
use jadoube_laws::Key;
use jadoube_laws::values::MisplacedKing;

use crate::game::Game;
use crate::keys::key;

/// Guided: rapid.misplaced-king-castling
const KING: Key = key("rapid.misplaced-king-castling");
/// Guided: rapid.misplaced-rook-castling
const ROOK: Key = key("rapid.misplaced-rook-castling");

/// The provisions against castling that the start calls for. The right itself is the position's to have or to lack.
pub(super) fn misplaced(game: &Game) -> Vec<Key> {
    let (start, right) = (&game.terms().start, Position::initial());
    let king = |color: Color| match game.provisions().misplaced_king?.value {
        MisplacedKing::AnySquare => (start.king(color) != right.king(color)).then_some(KING),
        MisplacedKing::ExchangedWithQueen => {
            let queen = Role::Queen.of(color);
            let exchanged =
                right.pieces(queen).contains(start.king(color)) && start.pieces(queen).contains(right.king(color));
            exchanged.then_some(KING)
        }
    };
    let rook = |color: Color| {
        let rook = Role::Rook.of(color);
        (start.pieces(rook) != right.pieces(rook)).then_some(ROOK)
    };
    let of_king = king(Color::White).or_else(|| king(Color::Black));
    let of_rook = rook(Color::White).or_else(|| rook(Color::Black));
    of_king.into_iter().chain(of_rook).collect()
}
