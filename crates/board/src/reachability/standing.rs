//! From which start position the game can have begun, told from the pieces that never moved and the rooms that they
//! leave to the others.
//!
//! A piece that never moved is where the start position has it. Every other piece has started in its room or was
//! promoted in it.

use alloc::vec::Vec;

use super::rooms::{Room, may_castle, rooms, unmoved};
use super::{Impossibility, Origin};
use crate::{ByColor, Chess960, Color, File, Position, Rank, Role, Square, Squares};

/// A start position of this origin from which no fact found here excludes that the game began; or else the facts that
/// exclude them all. The start position `likely` is tried first.
pub(super) fn explain(position: &Position, origin: Origin, likely: Chess960) -> Result<Chess960, Vec<Impossibility>> {
    let standing = Standing::of(position);
    if let Some(color) = standing.tempo() {
        return Err([Impossibility::Tempo { color }].into());
    }
    match origin {
        Origin::Start(start) => {
            let homes = Homes::of(start);
            let mut found = standing.misplaced(&homes);
            if found.is_empty() {
                found = standing.misnumbered(&homes);
            }
            if found.is_empty() { Ok(start) } else { Err(found) }
        }
        Origin::AnyStart => standing.any_start(likely),
    }
}

/// A position with what never moved in it.
struct Standing<'a> {
    position: &'a Position,
    unmoved: Squares,
    /// Where the unmoved pieces other than pawns started.
    unmoved_homes: Homes,
    rooms: Vec<Room>,
    captured: usize,
}

impl Standing<'_> {
    fn of(position: &Position) -> Standing<'_> {
        let unmoved = unmoved(position);
        Standing {
            position,
            unmoved,
            unmoved_homes: Homes::of_unmoved(position, unmoved),
            rooms: rooms(position, unmoved),
            captured: 32 - position.occupied().len(),
        }
    }

    /// Any of the 960: one that is not excluded, or what excludes all of them.
    fn any_start(&self, likely: Chess960) -> Result<Chess960, Vec<Impossibility>> {
        let mut misnumbered = Shared::default();
        for start in [likely].into_iter().chain(Chess960::all()) {
            let homes = Homes::of(start);
            if !self.unmoved_homes.fit(&homes) {
                continue;
            }
            let found = self.misnumbered(&homes);
            if found.is_empty() {
                return Ok(start);
            }
            misnumbered.add(found);
        }
        // What is wrong with every start position that fits the unmoved pieces says most. If none fits them, each has
        // other pieces in their place.
        let shared = misnumbered.0.unwrap_or_else(|| {
            let mut misplaced = Shared::default();
            for start in Chess960::all() {
                misplaced.add(self.misplaced(&Homes::of(start)));
            }
            misplaced.0.unwrap_or_default()
        });
        Err(if shared.is_empty() {
            let unmoved = self.unmoved - self.position.role(Role::Pawn);
            [Impossibility::NoStart { unmoved }].into()
        } else {
            shared
        })
    }

    /// The pieces that never moved and stand where this start position has other ones.
    fn misplaced(&self, homes: &Homes) -> Vec<Impossibility> {
        let position = self.position;
        let astray = |square: &Square| {
            let (file, rank) = (square.file(), Rank::ONE);
            position
                .piece_at(*square)
                .is_some_and(|piece| !homes.0[piece.role as usize].contains(Square::new(file, rank)))
        };
        let officers = self.unmoved - position.role(Role::Pawn);
        let misplaced = officers.into_iter().filter(astray);
        let proof = |square: Square| {
            let piece = position.piece_at(square)?;
            let (color, role) = (piece.color, piece.role);
            Some(if may_castle(position).contains(square) {
                Impossibility::CastlingHome { color, role, square }
            } else {
                Impossibility::ShutIn { color, role, square }
            })
        };
        misplaced.filter_map(proof).collect()
    }

    /// Rooms that hold more pieces than started there, where that cannot be explained by promotion.
    fn misnumbered(&self, homes: &Homes) -> Vec<Impossibility> {
        let mut found = Vec::new();
        let mut promoted = ByColor::new(0, 0);
        for room in &self.rooms {
            let Room {
                color, role, pieces, ..
            } = *room;
            let possible = (homes.of_side(role, color) & room.room).len();
            let surplus = pieces.len().saturating_sub(possible);
            if surplus == 0 {
                continue;
            }
            if room.promotes {
                promoted[color] += surplus;
            } else {
                found.push(Impossibility::Strayed {
                    color,
                    role,
                    squares: pieces,
                    possible,
                });
            }
        }
        for color in Color::ALL {
            let promoted = promoted[color];
            let pawns = self.position.count(Role::Pawn.of(color));
            // The pawns of a file that neither capture nor are captured keep facing each other, and neither promotes. A
            // capture frees the pawns of two files at most: that of the capturing and that of the captured pawn.
            let captured = self.captured;
            if promoted + pawns > 8 || promoted > 2 * captured {
                found.push(Impossibility::Promotions {
                    color,
                    promoted,
                    missing: 8_usize.saturating_sub(pawns),
                    captured,
                });
            }
        }
        found
    }

    /// The player who should have the move but does not, where this can be told.
    ///
    /// If nothing has been captured and nothing but knights can have moved, the squares of the knights tell how often:
    /// each move takes a knight to a square of the other colour. An even number of moves in all means that White has
    /// the move.
    fn tempo(&self) -> Option<Color> {
        let knights = self.position.role(Role::Knight);
        if knights.len() != 4 || self.unmoved.len() != 28 {
            return None;
        }
        let homes = (Squares::first_rank(Color::White) | Squares::first_rank(Color::Black)) - self.unmoved;
        let moves = (knights & Squares::LIGHT).len() + (homes & Squares::LIGHT).len();
        let color = if moves.is_multiple_of(2) {
            Color::White
        } else {
            Color::Black
        };
        (color != self.position.turn()).then_some(color)
    }
}

/// The facts that several lists share.
#[derive(Default)]
struct Shared(Option<Vec<Impossibility>>);

impl Shared {
    fn add(&mut self, list: Vec<Impossibility>) {
        match &mut self.0 {
            Some(shared) => shared.retain_mut(|fact| {
                let weaker = list.iter().find_map(|other| weaker(*fact, *other));
                weaker.map(|weaker| *fact = weaker).is_some()
            }),
            None => self.0 = Some(list),
        }
    }
}

/// What follows from either of two facts, if they say the same with different numbers.
fn weaker(one: Impossibility, other: Impossibility) -> Option<Impossibility> {
    match (one, other) {
        (
            Impossibility::Promotions { color, promoted, .. },
            Impossibility::Promotions {
                color: same,
                promoted: fewer,
                ..
            },
        ) if color == same => Some(if fewer < promoted { other } else { one }),
        (
            Impossibility::Strayed { squares, possible, .. },
            Impossibility::Strayed {
                squares: same,
                possible: more,
                ..
            },
        ) if squares == same => Some(if more > possible { other } else { one }),
        _ => (one == other).then_some(one),
    }
}

/// The squares of White's first rank on which each kind of piece starts.
struct Homes([Squares; 6]);

impl Homes {
    fn of(start: Chess960) -> Homes {
        let mut homes = [Squares::EMPTY; 6];
        for (file, role) in File::ALL.into_iter().zip(start.first_rank()) {
            homes[role as usize] |= Squares::of(Square::new(file, Rank::ONE));
        }
        Homes(homes)
    }

    /// The homes of the unmoved pieces of both sides, which start on the same files.
    fn of_unmoved(position: &Position, unmoved: Squares) -> Homes {
        Homes(Role::ALL.map(|role| {
            let squares = position.role(role) & unmoved;
            match role {
                Role::Pawn => Squares::EMPTY,
                _ => (squares | Squares(squares.0.swap_bytes())) & Squares::first_rank(Color::White),
            }
        }))
    }

    /// Whether all these homes are among those of a start position.
    fn fit(&self, start: &Homes) -> bool {
        self.0.iter().zip(start.0).all(|(&own, all)| (own - all).is_empty())
    }

    fn of_side(&self, role: Role, color: Color) -> Squares {
        let white = self.0[role as usize];
        match color {
            Color::White => white,
            Color::Black => Squares(white.0.swap_bytes()),
        }
    }
}
