//! What an invariant says: whether it is written properly, and whether it holds in a position.

use jadoube_board::{Color, Piece, Rank, Role, Setup, Square, Squares};

use super::moves::squares;
use super::objection::{Flaw, Objection};
use crate::{Invariant, Man, Reach, Stratum};

/// A game has no more men than this.
const MEN: usize = 32;

/// Whether an invariant is written as one must be. Nothing else looks at one before this has accepted it.
pub(super) fn is_sane(index: usize, invariant: &Invariant) -> Result<(), Objection> {
    flaw(invariant).map_or(Ok(()), |flaw| Err(Objection::Flawed { invariant: index, flaw }))
}

fn flaw(invariant: &Invariant) -> Option<Flaw> {
    let men = &invariant.men;
    if men.len() > MEN {
        return Some(Flaw::Men);
    }
    let mut homes = Squares::EMPTY;
    for man in men {
        if homes.contains(man.square) {
            return Some(Flaw::Shared(man.square));
        }
        homes |= Squares::of(man.square);
    }
    let kings = |color: Color| men.iter().filter(|man| man.piece == Role::King.of(color)).count();
    if Color::ALL.into_iter().any(|color| kings(color) != 1) {
        return Some(Flaw::Kings);
    }
    for square in invariant.castling {
        let can_castle = |color: Color| {
            let home =
                |man: &Man, role: Role| man.piece == role.of(color) && Squares::first_rank(color).contains(man.square);
            men.iter().any(|man| home(man, Role::Rook) && man.square == square)
                && men.iter().any(|man| home(man, Role::King))
        };
        if !Color::ALL.into_iter().any(can_castle) {
            return Some(Flaw::Castling(square));
        }
    }
    for (stratum, Stratum { reach, .. }) in invariant.strata.iter().enumerate() {
        if reach.len() != men.len() {
            return Some(Flaw::Reach { stratum });
        }
        if let Some(man) = (0..men.len()).find(|&man| !is_possible(men[man].piece.role, &reach[man])) {
            return Some(Flaw::Man { stratum, man });
        }
    }
    None
}

/// Only pawns become anything else, and never a king; on the last ranks they are pawns no more; kings are not captured.
fn is_possible(role: Role, reach: &Reach) -> bool {
    let ends = Squares::rank(Rank::ONE) | Squares::rank(Rank::EIGHT);
    let becomes = |other: Role| other == role || (role == Role::Pawn && other != Role::King);
    Role::ALL
        .into_iter()
        .all(|other| becomes(other) || reach.squares[other as usize].is_empty())
        && !reach.squares[Role::Pawn as usize].meets(ends)
        && !(role == Role::King && reach.gone)
}

/// The pairs of pawns, the lower one first, that started on one file, and of which a stratum says that neither is a
/// pawn anywhere else. In a position that fits the stratum the lower one is the lower one, if both are there as pawns.
pub(super) fn file_pairs(men: &[Man], reach: &[Reach]) -> Vec<(usize, usize)> {
    let stays = |man: usize| {
        let elsewhere = reach[man].squares[Role::Pawn as usize] - Squares::file(men[man].square.file());
        men[man].piece.role == Role::Pawn && elsewhere.is_empty()
    };
    let staying: Vec<usize> = (0..men.len()).filter(|&man| stays(man)).collect();
    let below = |a: usize, b: usize| {
        let (a, b) = (men[a].square, men[b].square);
        a.file() == b.file() && a.rank() < b.rank()
    };
    let pairs = |a| staying.iter().filter(move |&&b| below(a, b)).map(move |&b| (a, b));
    staying.iter().flat_map(|&a| pairs(a)).collect()
}

/// Whether the invariant holds in a position: whether that fits a stratum. The setup shows a square en passant only if
/// a capture there is legal.
pub(super) fn covers(invariant: &Invariant, setup: &Setup) -> bool {
    // A right that the invariant does not know of could bring a king anywhere.
    (setup.castling - invariant.castling).is_empty()
        && invariant
            .strata
            .iter()
            .any(|stratum| fits(&invariant.men, stratum, setup))
}

fn fits(men: &[Man], stratum: &Stratum, setup: &Setup) -> bool {
    if stratum.turn.is_some_and(|turn| turn != setup.turn) {
        return false;
    }
    let occupied = squares(setup, |_, _| true);
    let certain: Squares = stratum.reach.iter().filter_map(Reach::certain).collect();
    if !(certain - occupied).is_empty() {
        return false;
    }
    let mut naming = Naming {
        men,
        reach: &stratum.reach,
        pairs: file_pairs(men, &stratum.reach),
        setup,
        squares: vec![None; men.len()],
        steps: 0,
    };
    // The piece that can be fewest men comes first: often it can only be one.
    let mut pieces: Vec<(Square, Piece)> = setup.pieces().collect();
    pieces.sort_by_cached_key(|&(square, piece)| naming.candidates(square, piece).count());
    naming.name(&pieces)
}

/// An attempt to say of each piece on the board which man it is.
struct Naming<'a> {
    men: &'a [Man],
    reach: &'a [Reach],
    pairs: Vec<(usize, usize)>,
    setup: &'a Setup,
    /// Where each man stands, as far as it is said.
    squares: Vec<Option<Square>>,
    steps: u32,
}

impl Naming<'_> {
    /// After so many steps the position is taken not to fit, which is always safe to say.
    const STEPS: u32 = 10_000;

    /// Whether these pieces can be named, given the names that are given already.
    fn name(&mut self, pieces: &[(Square, Piece)]) -> bool {
        self.steps += 1;
        if self.steps > Naming::STEPS {
            return false;
        }
        let Some((&(square, piece), rest)) = pieces.split_first() else {
            // Whoever has no square now is one that may be missing.
            let mut men = self.squares.iter().zip(self.reach);
            return men.all(|(square, reach)| square.is_some() || reach.gone);
        };
        let mut candidates: Vec<usize> = self.candidates(square, piece).collect();
        // Whoever started here, and whoever cannot be missing, is the likeliest.
        candidates.sort_by_key(|&man| (self.men[man].square != square, self.reach[man].gone));
        candidates.into_iter().any(|man| {
            self.squares[man] = Some(square);
            let named = self.name(rest);
            self.squares[man] = None;
            named
        })
    }

    /// The men without a square that a piece can be.
    fn candidates(&self, square: Square, piece: Piece) -> impl Iterator<Item = usize> {
        let free = (0..self.men.len()).filter(|&man| self.squares[man].is_none());
        free.filter(move |&man| self.allows(man, piece, square))
    }

    fn allows(&self, man: usize, piece: Piece, square: Square) -> bool {
        let Man {
            piece: first,
            square: home,
        } = self.men[man];
        let setup = self.setup;
        // A rook that may castle is the one that started there, and so is its king.
        let castles = match piece.role {
            Role::King => setup.castling.meets(Squares::first_rank(piece.color)),
            _ => setup.castling.contains(square),
        };
        // A pawn that can be captured where it is not could be there.
        let crossed = setup.en_passant.filter(|crossed| {
            let rank = Rank::FIVE.seen_by(setup.turn);
            square == Square::new(crossed.file(), rank)
        });
        let is_pawn = |&square: &Square| setup.piece_at(square).is_some_and(|piece| piece.role == Role::Pawn);
        let in_order = |&(a, b): &(usize, usize)| {
            let other = |other: usize| self.squares[other].filter(is_pawn).map(Square::rank);
            (a != man || other(b).is_none_or(|rank| square.rank() < rank))
                && (b != man || other(a).is_none_or(|rank| rank < square.rank()))
        };
        first.color == piece.color
            && self.reach[man].squares[piece.role as usize].contains(square)
            && (!castles || home == square)
            && crossed.is_none_or(|crossed| self.reach[man].squares[Role::Pawn as usize].contains(crossed))
            && (piece.role != Role::Pawn || self.pairs.iter().all(in_order))
    }
}
