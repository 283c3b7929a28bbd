//! The pieces that never moved, and what they shut in.
//!
//! A pawn on its starting rank has stood there all game, since pawns never go back. So have the king and the rook that
//! may still castle. A square that has been occupied by the same piece all game was never entered and never crossed,
//! and this shuts in other pieces, which then have not moved either. Around them the board falls into *rooms* for each
//! kind of piece: parts that it cannot leave or enter.

use alloc::vec::Vec;

use crate::{ByColor, Color, File, Position, Rank, Role, Square, Squares, attacks};

/// One side's pieces of a kind in one room.
pub(super) struct Room {
    pub(super) color: Color,
    pub(super) role: Role,
    pub(super) pieces: Squares,
    pub(super) room: Squares,
    /// Whether a pawn can have been promoted in the room.
    pub(super) promotes: bool,
}

/// The kings and rooks that may castle.
pub(super) fn may_castle(position: &Position) -> Squares {
    let mut found = position.castling();
    for color in Color::ALL {
        if found.meets(Squares::first_rank(color)) {
            found |= Squares::of(position.king(color));
        }
    }
    found
}

/// The pieces that have stood where they stand all game.
///
/// After pawns and what may castle, these are the kings, queens, rooks and bishops on their first rank next to which, in
/// every direction in which they move, such a piece stands already: they can never have come there by a move along a
/// line, nor by promotion, which happens elsewhere. Nor by castling. A king or rook that changes its square in castling
/// leaves or passes one next to where it ends up, and nothing but its partner can stand there. But if the partner has
/// been found unmoved, then it may still castle and has not done so, or the squares on either side of it have been
/// occupied all game, so that nothing passed it.
pub(super) fn unmoved(position: &Position) -> Squares {
    let mut unmoved = may_castle(position);
    let mut undecided = Squares::EMPTY;
    for color in Color::ALL {
        let second_rank = Squares::rank(Rank::TWO.seen_by(color));
        unmoved |= position.pieces(Role::Pawn.of(color)) & second_rank;
        undecided |= position.colored(color) & Squares::first_rank(color);
    }
    undecided -= unmoved | position.role(Role::Knight);
    loop {
        let mut found = Squares::EMPTY;
        for square in undecided {
            let around = attacks::king(square);
            let ways = match position.piece_at(square).map(|piece| piece.role) {
                Some(Role::Bishop) => around & attacks::diagonal_lines(square),
                Some(Role::Rook) => around & attacks::straight_lines(square),
                _ => around,
            };
            if (ways - unmoved).is_empty() {
                found |= Squares::of(square);
            }
        }
        if found.is_empty() {
            return unmoved;
        }
        unmoved |= found;
        undecided -= found;
    }
}

/// The rooms in which the pieces are that are not pawns and may have moved.
pub(super) fn rooms(position: &Position, unmoved: Squares) -> Vec<Room> {
    let mut rooms = Vec::with_capacity(16);
    let promotions = ByColor::from_fn(|color| promotion_squares(position, color, unmoved));
    for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
        let mut rest = position.role(role) - unmoved;
        while let Some(square) = rest.first() {
            let room = room(role, square, !unmoved);
            for color in Color::ALL {
                let pieces = position.colored(color) & rest & room;
                if !pieces.is_empty() {
                    let promotes = promotions[color].meets(room);
                    rooms.push(Room {
                        color,
                        role,
                        pieces,
                        room,
                        promotes,
                    });
                }
            }
            rest -= room;
        }
    }
    for color in Color::ALL {
        let king = position.king(color);
        if unmoved.contains(king) {
            continue;
        }
        // A king never goes where a pawn that has stood there all game attacks.
        let pawns = position.pieces(Role::Pawn.of(!color)) & unmoved;
        let attacked = pawns
            .into_iter()
            .fold(Squares::EMPTY, |all, pawn| all | attacks::pawn(!color, pawn));
        rooms.push(Room {
            color,
            role: Role::King,
            pieces: Squares::of(king),
            room: room(Role::King, king, !unmoved - attacked),
            promotes: false,
        });
    }
    rooms
}

/// All squares from which a piece can have come to its square in any number of moves over `open` squares, other pieces
/// aside. Moves of pieces can be taken back, so these are also the squares where it can go.
///
/// Castling leads no further than this. Where king or rook pass each other, the squares on both sides of the one passed
/// are open, so it has not been found unmoved; all other squares on their ways are empty.
fn room(role: Role, square: Square, open: Squares) -> Squares {
    if role == Role::Knight {
        // From the outer ranks a knight jumps to the four inner ones, where nothing stands still all game, and there
        // it gets everywhere.
        return Squares::ALL;
    }
    let mut room = Squares::of(square);
    loop {
        let sideways = beside(room);
        let straight = sideways | Squares(room.0 << 8 | room.0 >> 8);
        let diagonal = Squares(sideways.0 << 8 | sideways.0 >> 8);
        let next = match role {
            Role::Bishop => diagonal,
            Role::Rook => straight,
            _ => straight | diagonal,
        };
        let grown = room | next & open;
        if grown == room {
            return room;
        }
        room = grown;
    }
}

/// The squares on which a side's pawns can have been promoted, if only what never moved was in their way.
fn promotion_squares(position: &Position, color: Color, unmoved: Squares) -> Squares {
    let captures = position.colored(!color).len() < 16;
    let mut pawns = Squares::rank(Rank::TWO.seen_by(color)) - unmoved;
    for _ in 2..8 {
        let ahead = match color {
            Color::White => Squares(pawns.0 << 8),
            Color::Black => Squares(pawns.0 >> 8),
        };
        let captured = if captures { beside(ahead) } else { Squares::EMPTY };
        pawns = (ahead | captured) - unmoved;
    }
    pawns
}

/// The squares next to others on their ranks.
fn beside(squares: Squares) -> Squares {
    let left = Squares(squares.0 >> 1) - Squares::file(File::H);
    let right = Squares(squares.0 << 1) - Squares::file(File::A);
    left | right
}
