//! Random games that seek out what is rare.

use jadoube_board::{Kind, Move, Position, Rank, Role, Square, Squares, attacks};

use crate::Random;

/// Plays at random, with a leaning towards rare moves.
pub struct Player {
    random: Random,
}

/// What a player is after for one move, and how often in [`TOTAL`] moves.
const WISHES: [(Wish, usize); 14] = [
    (Wish::Anything, 5),
    (Wish::Development, 4),
    (Wish::Castling, 2),
    (Wish::Check, 2),
    (Wish::DoubleCheck, 2),
    (Wish::Pin, 2),
    (Wish::Bait, 2),
    (Wish::Trap, 3),
    (Wish::EnPassant, 2),
    (Wish::Promotion, 1),
    (Wish::PawnMove, 2),
    (Wish::Capture, 1),
    (Wish::KingWalk, 1),
    (Wish::ToTheFifth, 1),
];

const TOTAL: usize = 30;

#[derive(Copy, Clone)]
enum Wish {
    Anything,
    /// A piece that stands between king and rook leaves.
    Development,
    Castling,
    Check,
    /// A check by two pieces at once.
    DoubleCheck,
    /// A move after which a piece of the opponent is pinned.
    Pin,
    /// A double step that an enemy pawn attacks.
    Bait,
    /// A bait that may not be taken, for a pin or a check.
    Trap,
    EnPassant,
    /// A promotion, or a pawn move towards one.
    Promotion,
    PawnMove,
    Capture,
    KingWalk,
    /// A king or a pawn goes to where it can meet a capture en passant.
    ToTheFifth,
}

impl Player {
    /// A player whose games are the same for the same seed.
    pub const fn new(seed: u64) -> Player {
        Player {
            random: Random::new(seed),
        }
    }

    /// A legal move, or none if the game has ended.
    pub fn choose(&mut self, position: &Position) -> Option<Move> {
        let moves = position.legal_moves();
        let wish = self.wish();
        let wished: Vec<Move> = moves.iter().copied().filter(|&mv| wish.is_met(position, mv)).collect();
        let among = if wished.is_empty() { &moves[..] } else { &wished[..] };
        (!among.is_empty()).then(|| among[self.random.below(among.len())])
    }

    fn wish(&mut self) -> Wish {
        let mut left = self.random.below(TOTAL);
        for (wish, weight) in WISHES {
            if left < weight {
                return wish;
            }
            left -= weight;
        }
        Wish::Anything
    }
}

impl Wish {
    fn is_met(self, position: &Position, mv: Move) -> bool {
        let (role, turn) = (mv.role(), position.turn());
        match self {
            Wish::Anything => true,
            Wish::Development => {
                let home = Squares::first_rank(turn);
                role != Role::King && !position.castling().contains(mv.from()) && home.contains(mv.from())
            }
            Wish::Castling => mv.kind() == Kind::Castling,
            Wish::Check => position.make(mv).is_check(),
            Wish::DoubleCheck => position.make(mv).checkers().len() > 1,
            Wish::Pin => has_pin(&position.make(mv)),
            Wish::Bait => mv.kind() == Kind::DoubleStep && is_bait(position, mv),
            Wish::Trap => Wish::Bait.is_met(position, mv) && position.make(mv).legal_en_passant().is_none(),
            Wish::EnPassant => mv.kind() == Kind::EnPassant,
            Wish::Promotion => role == Role::Pawn && mv.to().rank().seen_by(turn) >= Rank::SIX,
            Wish::PawnMove => role == Role::Pawn,
            Wish::Capture => position.colored(!turn).contains(mv.to()),
            Wish::KingWalk => mv.kind() == Kind::King,
            Wish::ToTheFifth => matches!(role, Role::King | Role::Pawn) && mv.to().rank() == Rank::FIVE.seen_by(turn),
        }
    }
}

/// Whether a pawn of the opponent stands beside the pawn after a double step.
fn is_bait(position: &Position, mv: Move) -> bool {
    let beside = attacks::king(mv.to()) & Squares::rank(mv.to().rank());
    beside.meets(position.pieces(Role::Pawn.of(!position.turn())))
}

/// Whether a piece of the player who has the move stands alone between the king and an enemy slider.
fn has_pin(position: &Position) -> bool {
    let (turn, king) = (position.turn(), position.king(position.turn()));
    let theirs = |role: Role| position.pieces(role.of(!turn));
    let pins = |slider: Square| {
        let shield = attacks::between(king, slider) & position.occupied();
        shield.len() == 1 && shield.meets(position.colored(turn))
    };
    let straight = attacks::rook(king, Squares::EMPTY) & (theirs(Role::Rook) | theirs(Role::Queen));
    let diagonal = attacks::bishop(king, Squares::EMPTY) & (theirs(Role::Bishop) | theirs(Role::Queen));
    (straight | diagonal).into_iter().any(pins)
}
