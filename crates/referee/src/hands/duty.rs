//! What must be played after pieces were touched and released.

use jadoube_board::legality;
use jadoube_board::{Attempt, Color, Role, Setup, Square};
use jadoube_laws::Key;

use super::{Amount, Hands, Part, Touch};
use crate::act::{Intent, Order};
use crate::entry::EntryNo;
use crate::game::{Board, Must};
use crate::keys::key;

/// Provision: touch-move.own-piece
pub(crate) const OWN_PIECE: Key = key("touch-move.own-piece");
/// Provision: touch-move.opponent-piece
const OPPONENT_PIECE: Key = key("touch-move.opponent-piece");
/// Provision: touch-move.both-colours
const BOTH_COLOURS: Key = key("touch-move.both-colours");
/// Provision: touch-move.unclear-order
const UNCLEAR_ORDER: Key = key("touch-move.unclear-order");
/// Provision: touch-move.nothing-playable
const NOTHING_PLAYABLE: Key = key("touch-move.nothing-playable");
/// Provision: touch-castle.king-and-rook
const KING_AND_ROOK: Key = key("touch-castle.king-and-rook");
/// Provision: touch-castle.rook-first
const ROOK_FIRST: Key = key("touch-castle.rook-first");
/// Provision: touch-castle.castling-illegal
pub(crate) const CASTLING_ILLEGAL: Key = key("touch-castle.castling-illegal");
/// Provision: release.king-in-castling
pub(crate) const KING_RELEASED: Key = key("release.king-in-castling");
/// Provision: release.king-castling-illegal
const KING_RELEASED_ILLEGALLY: Key = key("release.king-castling-illegal");
/// Provision: release.piece-committed
pub(crate) const RELEASED: Key = key("release.piece-committed");
/// Provision: release.pawn-on-promotion-square
const PAWN_RELEASED: Key = key("release.pawn-on-promotion-square");
/// Provision: promotion.choice-final
pub(crate) const CHOICE_FINAL: Key = key("promotion.choice-final");

/// What a player must play, by which provision. Without anything that must be played, every legal move may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Duty {
    pub(crate) key: Key,
    /// Other provisions that it rests on.
    pub(crate) also_by: Vec<Key>,
    pub(crate) must: Option<Must>,
    /// What the text does not settle.
    pub(crate) doubt: Option<Doubt>,
    /// The squares of the pieces that were touched and count, in order.
    pub(crate) touched: Vec<Square>,
}

/// What the text does not settle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Doubt {
    /// Whether the player who touched king and rook meant to castle: then another king move is due, and if there is none
    /// every move is free; if not, the rook must be moved.
    MeantToCastle,
    /// Whether king and rook touched at the same time are treated like king, then rook.
    TouchedTogether,
    /// Whether a king that was released where it castles to has stepped there, or castles.
    StepOrCastling,
    /// Which of two pieces of one colour was touched first: the one of this touch, or the one before it.
    Order(EntryNo),
}

/// Whether what was touched later can no longer change what must be played.
pub(crate) fn is_final(key: Key) -> bool {
    [KING_RELEASED, RELEASED, PAWN_RELEASED, CHOICE_FINAL].contains(&key)
}

/// Whether a provision binds by what hands did.
pub(crate) fn is_of_hands(key: Key) -> bool {
    let starts = ["touch-", "release.", "promotion."];
    starts.iter().any(|start| key.as_str().starts_with(start))
}

/// What the game says of it.
pub(crate) trait Asked {
    /// Whether a touch counts.
    fn counts(&self, touch: &Touch) -> bool;
    /// Whether the game has a provision.
    fn has(&self, key: Key) -> bool;
    /// Whether king and rook touched at the same time are treated like king, then rook, where castling is illegal.
    fn together_is_king_first(&self) -> bool;
    /// Whether the player meant to castle, if it was established.
    fn meant_to_castle(&self) -> Option<bool>;
    /// Whether a piece was touched before the one told before it, if it was established.
    fn was_first(&self, touch: &Touch) -> Option<bool>;
}

impl Hands {
    /// What the player to move must play: the first line that fits decides.
    pub(crate) fn duty(&self, board: Board<'_>, asked: &impl Asked) -> Option<Duty> {
        let by = board.turn();
        let counting: Vec<Touch> = self
            .touches
            .iter()
            .filter(|touch| touch.by == by && asked.counts(touch))
            .copied()
            .collect();
        let (legal, board) = (board.legal_moves(), &board.to_setup());
        let read = |order: &[Touch]| self.duty_in_order(board, &legal, order, asked);
        let order = in_order(&counting, |touch| asked.was_first(touch));
        let duty = read(&order)?;
        // What is not clear is asked if it matters.
        let is_unclear = |touch: &&Touch| is_for_arbiter(&counting, touch) && asked.was_first(touch).is_none();
        let matters = |unclear: &&Touch| {
            let first = |touch: &Touch| {
                asked
                    .was_first(touch)
                    .or((touch.entry == unclear.entry).then_some(true))
            };
            let other = read(&in_order(&counting, first));
            other.is_none_or(|other| other.must != duty.must)
        };
        let unclear = counting.iter().filter(is_unclear).find(matters);
        Some(match unclear {
            Some(touch) if duty.doubt.is_none() => Duty {
                doubt: Some(Doubt::Order(touch.entry)),
                ..duty
            },
            _ => duty,
        })
    }

    /// What the player to move must play, the pieces having been touched in this order.
    fn duty_in_order(&self, board: &Setup, legal: &[Attempt], touches: &[Touch], asked: &impl Asked) -> Option<Duty> {
        let touched: Vec<Square> = touches.iter().map(|touch| touch.square).collect();
        let duty = self
            .promotion_chosen(legal, &touched)
            .or_else(|| self.released(board, legal, touches, asked))
            .or_else(|| castling(board, legal, touches, asked))
            .or_else(|| of_touches(board, legal, touches))?;
        Some(Duty { touched, ..duty })
    }

    /// A new piece has touched the square of promotion.
    fn promotion_chosen(&self, legal: &[Attempt], touched: &[Square]) -> Option<Duty> {
        let (piece, square) = self.chosen()?;
        // The pawn was released on another square before.
        if matches!(self.committed, Some(Part::Promotion(Some(attempt))) if attempt.to != square) {
            return None;
        }
        let promotions = || {
            legal
                .iter()
                .filter(|attempt| attempt.to == square && attempt.promotion == Some(piece.role))
        };
        let pawn = promotions().min_by_key(|attempt| {
            touched
                .iter()
                .position(|touched| *touched == attempt.from)
                .unwrap_or(usize::MAX)
        });
        pawn.map(|attempt| Duty::bound(CHOICE_FINAL, Must::Play(*attempt)))
    }

    /// A piece was released as part of a move.
    fn released(&self, board: &Setup, legal: &[Attempt], touches: &[Touch], asked: &impl Asked) -> Option<Duty> {
        let amount = match self.committed {
            Some(part) => Amount::Part(part),
            None => self.amount(board),
        };
        let attempt = match amount {
            // A player who touched the rook first may not castle with it.
            Amount::Part(Part::Castling(attempt)) if rook_was_first(board, touches, attempt) => return None,
            Amount::Part(Part::Castling(attempt)) => {
                return Some(Duty::bound(KING_RELEASED, Must::Play(attempt)).also(key("move-made.castling")));
            }
            Amount::Part(Part::Promotion(Some(attempt))) => {
                let key = if asked.has(PAWN_RELEASED) {
                    PAWN_RELEASED
                } else {
                    RELEASED
                };
                let anything = Attempt {
                    promotion: None,
                    ..attempt
                };
                return Some(Duty::bound(key, Must::Play(anything)).also(crate::keys::key("move-made.promotion")));
            }
            Amount::Part(Part::KingStep(step, castling)) => {
                let stepped = Duty::bound(RELEASED, Must::Play(step));
                return Some(match asked.meant_to_castle() {
                    Some(true) => Duty::bound(KING_RELEASED, Must::Play(castling)).also(key("move-made.castling")),
                    Some(false) => stepped,
                    None => Duty {
                        doubt: Some(Doubt::StepOrCastling),
                        ..stepped
                    },
                });
            }
            Amount::Part(Part::Capture(Some(attempt))) => {
                return Some(Duty::bound(RELEASED, Must::Play(attempt)).also(key("move-made.capture")));
            }
            Amount::Illegal(attempt) => attempt,
            _ => return None,
        };
        // The king was released to castle where it may not.
        let is_king = board
            .piece_at(attempt.from)
            .is_some_and(|piece| piece.role == Role::King);
        let castles = is_king
            && legality::play(board, attempt)
                .pieces()
                .filter(|(_, piece)| piece.color == board.turn)
                .any(|(square, piece)| piece.role == Role::Rook && board.piece_at(square) != Some(piece));
        let two_steps = attempt.from.rank() == attempt.to.rank()
            && attempt.from.file().index().abs_diff(attempt.to.file().index()) == 2;
        if !is_king || !(castles || two_steps) {
            return None;
        }
        let key = match asked.has(KING_RELEASED_ILLEGALLY) {
            true => KING_RELEASED_ILLEGALLY,
            false => CASTLING_ILLEGAL,
        };
        Some(king_moves(key, legal, attempt.from))
    }
}

/// Whether the order of a touch is left to the arbiter. Between colours the Laws say what an unclear order means, and king and
/// rook at the same time have a rule of their own.
fn is_for_arbiter(told: &[Touch], touch: &Touch) -> bool {
    let before = told.iter().rev().find(|before| before.entry < touch.entry);
    let Some(before) = before.filter(|before| before.piece.color == touch.piece.color) else {
        return false;
    };
    let castling =
        [[Role::King, Role::Rook], [Role::Rook, Role::King]].contains(&[before.piece.role, touch.piece.role]);
    match touch.order {
        None => false,
        Some(Order::Unclear) => true,
        Some(Order::Together) => !castling,
    }
}

/// Touches in their order, where one is known to be earlier than it was told.
fn in_order(told: &[Touch], was_first: impl Fn(&Touch) -> Option<bool>) -> Vec<Touch> {
    let mut order: Vec<Touch> = Vec::new();
    for touch in told {
        let same_colour = order.last().is_some_and(|last| last.piece.color == touch.piece.color);
        match was_first(touch) {
            Some(first) if same_colour => {
                let clear = Touch { order: None, ..*touch };
                let at = order.len() - usize::from(first);
                order.insert(at, clear);
            }
            _ => order.push(*touch),
        }
    }
    order
}

impl Duty {
    fn bound(key: Key, must: Must) -> Duty {
        Duty {
            must: Some(must),
            ..Duty::free(key)
        }
    }

    /// The same, resting on another provision too.
    fn also(mut self, key: Key) -> Duty {
        self.also_by.push(key);
        self
    }

    fn free(key: Key) -> Duty {
        Duty {
            key,
            also_by: Vec::new(),
            must: None,
            doubt: None,
            touched: Vec::new(),
        }
    }
}

/// Another move of the king, or any move if it has none.
fn king_moves(key: Key, legal: &[Attempt], king: Square) -> Duty {
    match legal.iter().any(|attempt| attempt.from == king) {
        true => Duty::bound(key, Must::MovePiece(king)),
        false => Duty {
            also_by: vec![NOTHING_PLAYABLE],
            ..Duty::free(key)
        },
    }
}

/// King and rook were touched.
fn castling(board: &Setup, legal: &[Attempt], touches: &[Touch], asked: &impl Asked) -> Option<Duty> {
    let of = |role: Role| touches.iter().position(|touch| touch.piece == role.of(board.turn));
    let (king, rook) = (of(Role::King)?, of(Role::Rook)?);
    let own = |touch: &&Touch| touch.piece.color == board.turn;
    // Pieces of the opponent, or another own piece that can be moved, came into it: then it is no castling.
    let others = touches
        .iter()
        .enumerate()
        .filter(|(index, _)| *index != king && *index != rook);
    if others.clone().any(|(_, touch)| !own(&touch)) {
        return None;
    }
    let first = king.min(rook);
    if others
        .into_iter()
        .any(|(index, touch)| index < first && legal.iter().any(|attempt| attempt.from == touch.square))
    {
        return None;
    }
    let together = touches[king.max(rook)].order == Some(Order::Together);
    let (king_at, rook_at) = (touches[king].square, touches[rook].square);
    let castles = |attempt: &&Attempt| attempt.from == king_at && attempt.to == rook_at;
    if king > rook && !together {
        // A rook that cannot be moved binds to nothing, and the king may castle with the other one.
        let stuck = !legal.iter().any(|attempt| attempt.from == rook_at);
        let rest: Vec<Touch> = touches
            .iter()
            .filter(|touch| touch.square != rook_at)
            .copied()
            .collect();
        if let (true, Some(duty)) = (stuck, castling(board, legal, &rest, asked)) {
            return Some(duty);
        }
        let may_castle = board.castling.contains(rook_at);
        return may_castle.then(|| rook_first(legal, king_at, rook_at));
    }
    if let Some(attempt) = legal.iter().find(castles) {
        return Some(Duty::bound(KING_AND_ROOK, Must::Play(*attempt)));
    }
    let duty = Duty {
        also_by: vec![KING_AND_ROOK],
        ..king_moves(CASTLING_ILLEGAL, legal, king_at)
    };
    let rook_can_move = legal.iter().any(|attempt| attempt.from == rook_at);
    let meant = [king, rook]
        .iter()
        .any(|index| touches[*index].intent == Some(Intent::ToCastle));
    if together && !asked.together_is_king_first() {
        return match asked.meant_to_castle() {
            Some(true) => Some(duty),
            Some(false) => None,
            None => Some(Duty {
                doubt: Some(Doubt::TouchedTogether),
                ..duty
            }),
        };
    }
    match (duty.must, meant, asked.meant_to_castle()) {
        (Some(_), ..) | (None, true, _) | (None, false, Some(true)) => Some(duty),
        (None, false, None) if rook_can_move => Some(Duty {
            doubt: Some(Doubt::MeantToCastle),
            ..duty
        }),
        (None, false, _) => None,
    }
}

/// The rook was touched first: no castling with it, and the pieces count in their order.
fn rook_first(legal: &[Attempt], king: Square, rook: Square) -> Duty {
    let moves = |square: Square| {
        let mut moves = legal.iter().filter(move |attempt| attempt.from == square);
        moves.any(|attempt| attempt.to != rook)
    };
    let first = [rook, king].into_iter().find(|square| moves(*square));
    let duty = match first {
        Some(square) => Duty::bound(ROOK_FIRST, Must::MovePiece(square)),
        None => Duty::free(ROOK_FIRST),
    };
    Duty {
        also_by: vec![OWN_PIECE],
        ..duty
    }
}

/// Whether the rook of this castling was touched before the king.
fn rook_was_first(board: &Setup, touches: &[Touch], castling: Attempt) -> bool {
    let of = |role: Role| touches.iter().position(|touch| touch.piece == role.of(board.turn));
    let towards =
        |square: Square| (square.file() < castling.from.file()) == (castling.to.file() < castling.from.file());
    match (of(Role::Rook), of(Role::King)) {
        (Some(rook), Some(king)) => rook < king && touches[king].order.is_none() && towards(touches[rook].square),
        _ => false,
    }
}

/// Pieces were touched, in this order.
fn of_touches(board: &Setup, legal: &[Attempt], touches: &[Touch]) -> Option<Duty> {
    let is_own = |touch: &Touch| touch.piece.color == board.turn;
    let unclear = touches.iter().any(|touch| touch.order.is_some());
    let mut order: Vec<&Touch> = touches.iter().collect();
    if unclear {
        order.sort_by_key(|touch| !is_own(touch));
    }
    let first = |own: bool| order.iter().find(|touch| is_own(touch) == own);
    let (own, enemy) = (first(true), first(false));
    let key = match (own, enemy) {
        (Some(own), Some(enemy)) => {
            let takes = |attempt: &&Attempt| attempt.from == own.square && captures(board, **attempt, enemy.square);
            if let Some(attempt) = legal.iter().find(takes) {
                let anything = Attempt {
                    promotion: None,
                    ..*attempt
                };
                return Some(Duty::bound(BOTH_COLOURS, Must::Play(anything)));
            }
            BOTH_COLOURS
        }
        (Some(_), None) => OWN_PIECE,
        (None, Some(_)) => OPPONENT_PIECE,
        (None, None) => return None,
    };
    let playable = order.iter().find_map(|touch| match is_own(touch) {
        true => legal
            .iter()
            .any(|attempt| attempt.from == touch.square)
            .then_some(Must::MovePiece(touch.square)),
        false => {
            let takes = |attempt: &Attempt| captures(board, *attempt, touch.square);
            legal.iter().any(takes).then_some(Must::Capture(touch.square))
        }
    });
    Some(match playable {
        Some(must) => Duty {
            also_by: if unclear && key == BOTH_COLOURS {
                vec![UNCLEAR_ORDER]
            } else {
                Vec::new()
            },
            ..Duty::bound(key, must)
        },
        None => Duty {
            also_by: vec![key],
            ..Duty::free(NOTHING_PLAYABLE)
        },
    })
}

/// Whether a move takes the opponent's piece from a square; en passant it goes elsewhere.
fn captures(board: &Setup, attempt: Attempt, square: Square) -> bool {
    let opponent = |board: &Setup, color: Color| board.piece_at(square).is_some_and(|piece| piece.color == color);
    opponent(board, !board.turn) && !opponent(&legality::play(board, attempt), !board.turn)
}
