//! Hands at the board: which pieces they touched, where the pieces are, and what that amounts to.
//!
//! The game goes on from what the Laws accept; beside it stands what hands have done since the last move. Touching is about
//! pieces and not about squares: a piece that is lifted, put down and lifted again is one piece.

mod amount;
mod duty;

use jadoube_board::{Attempt, Color, Piece, Setup, Square};

use crate::act::{Hand, Intent, Order};
use crate::entry::EntryNo;

pub(crate) use amount::{Amount, Part};
pub(crate) use duty::{
    Asked, CASTLING_ILLEGAL, CHOICE_FINAL, Doubt, Duty, KING_RELEASED, OWN_PIECE, RELEASED, is_final, is_of_hands,
};

/// What hands have done since the last move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hands {
    pieces: Vec<HandledPiece>,
    /// The announcement that pieces are only adjusted, and the one piece that it names.
    adjusting: Option<(Color, Option<Square>)>,
    touches: Vec<Touch>,
    /// A new piece that has touched the square of promotion.
    chosen: Option<(Piece, Square)>,
    used: HandsUsed,
    /// The last event that tells of a piece being released.
    pub(crate) released: Option<EntryNo>,
    /// What was first released as part of a legal move.
    pub(crate) committed: Option<Part>,
    /// A piece of the player whose move is made was moved on.
    pub(crate) moved_on: bool,
}

/// A piece and where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct HandledPiece {
    piece: Piece,
    /// Where it stood when the last move was made; none if it came from the box.
    home: Option<Square>,
    /// Where it stands; none in the air or off the board.
    at: Option<Square>,
    /// Whose hand is on it, and which one if it was seen.
    held_by: Option<Color>,
    hand: Option<Hand>,
    /// Who moved it last, if anybody did since the last move.
    moved_by: Option<Color>,
}

/// A piece was touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Touch {
    pub(crate) by: Color,
    pub(crate) piece: Piece,
    /// Where it stood when the last move was made.
    pub(crate) square: Square,
    /// The event that tells of it.
    pub(crate) entry: EntryNo,
    pub(crate) intent: Option<Intent>,
    pub(crate) order: Option<Order>,
    /// Whether it was announced that pieces are only adjusted.
    pub(crate) announced: bool,
}

/// The hands used for one move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct HandsUsed {
    left: bool,
    right: bool,
    /// Something of it the arbiter did not see.
    unseen: bool,
}

/// What a hand does to a piece.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Handling {
    /// It touches the piece on a square.
    Touch(Square, Option<Intent>, Option<Order>),
    /// It takes the piece from a square.
    Lift(Square),
    /// It puts the piece that it holds on a square, and stays on it.
    Place(Square),
    /// It lets go of the piece on a square.
    Release(Square),
    /// It takes the piece from a square and off the board.
    Remove(Square),
    /// It takes a piece from the box.
    TakeFromBox(Piece),
}

impl Hands {
    pub(crate) fn new(board: &Setup) -> Hands {
        let stands = |(square, piece)| HandledPiece {
            piece,
            home: Some(square),
            at: Some(square),
            held_by: None,
            hand: None,
            moved_by: None,
        };
        Hands {
            pieces: board.pieces().map(stands).collect(),
            adjusting: None,
            touches: Vec::new(),
            chosen: None,
            used: HandsUsed::default(),
            released: None,
            committed: None,
            moved_on: false,
        }
    }

    /// The hands after a move: what the other player holds already is still held.
    pub(crate) fn after(previous: &Hands, board: &Setup) -> Hands {
        let mut hands = Hands::new(board);
        let held = previous.pieces.iter().filter(|piece| piece.held_by == Some(board.turn));
        for held in held {
            let same = |piece: &&mut HandledPiece| piece.home == held.home && piece.piece == held.piece;
            if let Some(piece) = hands.pieces.iter_mut().find(same) {
                (piece.at, piece.held_by, piece.moved_by) = (held.at, held.held_by, held.held_by);
            }
        }
        hands
    }

    /// Whether a hand can do this.
    pub(crate) fn can(&self, by: Color, handling: Handling) -> bool {
        match handling {
            Handling::Touch(square, ..) | Handling::Lift(square) | Handling::Remove(square) => {
                self.standing(square).is_some()
            }
            Handling::Place(_) => self.held(by, None).is_some(),
            Handling::Release(square) => self.gripped(by, square).or_else(|| self.held(by, None)).is_some(),
            Handling::TakeFromBox(_) => true,
        }
    }

    /// A hand does this.
    pub(crate) fn handle(&mut self, no: EntryNo, by: Color, handling: Handling, hand: Option<Hand>) {
        match handling {
            Handling::Touch(square, intent, order) => {
                if let Some(index) = self.standing(square) {
                    self.touch(no, by, index, intent, order);
                }
            }
            Handling::Lift(square) => {
                if let Some(index) = self.gripped(by, square).or_else(|| self.standing(square)) {
                    self.touch(no, by, index, None, None);
                    let piece = &mut self.pieces[index];
                    (piece.at, piece.held_by, piece.hand) = (None, Some(by), hand);
                    piece.moved_by = Some(by);
                }
            }
            Handling::Place(square) => {
                if let Some(index) = self.held(by, hand) {
                    self.put(index, square);
                }
            }
            Handling::Release(square) => {
                if let Some(index) = self.gripped(by, square).or_else(|| self.held(by, hand)) {
                    self.put(index, square);
                    self.pieces[index].held_by = None;
                    self.released = Some(no);
                }
            }
            Handling::Remove(square) => {
                if let Some(index) = self.to_remove(by, square) {
                    self.touch(no, by, index, None, None);
                    let piece = &mut self.pieces[index];
                    (piece.at, piece.held_by, piece.moved_by) = (None, None, Some(by));
                }
            }
            // What was put beside the board before is that piece.
            Handling::TakeFromBox(piece) if self.put_aside(by, piece).is_some() => {
                if let Some(index) = self.put_aside(by, piece) {
                    let aside = &mut self.pieces[index];
                    (aside.held_by, aside.hand, aside.moved_by) = (Some(by), hand, Some(by));
                }
            }
            Handling::TakeFromBox(piece) => self.pieces.push(HandledPiece {
                piece,
                home: None,
                at: None,
                held_by: Some(by),
                hand,
                moved_by: Some(by),
            }),
        }
    }

    /// It is announced that pieces, or this piece, are only adjusted.
    pub(crate) fn announce(&mut self, by: Color, square: Option<Square>) {
        self.adjusting = Some((by, square));
    }

    /// Whether the player has touched a piece before announcing anything.
    pub(crate) fn announces_late(&self, by: Color, square: Option<Square>) -> bool {
        let named = |touch: &&Touch| square.is_none_or(|square| touch.square == square);
        let mut touches = self.touches.iter().filter(|touch| touch.by == by).filter(named);
        touches.any(|touch| !touch.announced)
    }

    /// A hand is used, and the arbiter saw it or not.
    pub(crate) fn use_hand(&mut self, hand: Option<Hand>, seen: bool) {
        self.used.unseen |= hand.is_some() && !seen;
        self.used.left |= matches!(hand, Some(Hand::Left | Hand::Both));
        self.used.right |= matches!(hand, Some(Hand::Right | Hand::Both));
    }

    /// Whether both hands were used.
    pub(crate) fn both_used(&self) -> bool {
        self.used.left && self.used.right
    }

    /// Whether the arbiter saw which hands were used.
    pub(crate) fn use_was_seen(&self) -> bool {
        !self.used.unseen
    }

    /// Whether a player's hand is on a piece.
    pub(crate) fn holds(&self, by: Color) -> bool {
        self.held(by, None).is_some()
    }

    /// The square from which a player took the piece that is about to be released.
    pub(crate) fn home_of_held(&self, by: Color, square: Square) -> Option<Square> {
        let index = self.gripped(by, square).or_else(|| self.held(by, None))?;
        self.pieces[index].home
    }

    /// The board senses a change. Whose hand it was is not known, and nothing is touched.
    pub(crate) fn sense(&mut self, square: Square, piece: Option<Piece>) {
        let standing = self.standing(square);
        if let Some(index) = standing {
            if Some(self.pieces[index].piece) == piece {
                self.pieces[index].held_by = None;
                return;
            }
            self.sense_lifted(index);
        }
        let Some(piece) = piece else { return };
        let in_air = |other: &HandledPiece| other.piece == piece && other.at.is_none();
        match self.pieces.iter().rposition(in_air) {
            Some(index) => (self.pieces[index].at, self.pieces[index].held_by) = (Some(square), None),
            None => self.pieces.push(HandledPiece {
                piece,
                home: None,
                at: Some(square),
                held_by: None,
                hand: None,
                moved_by: None,
            }),
        }
    }

    /// A piece is off its square. It may have been sensed on another one before.
    fn sense_lifted(&mut self, index: usize) {
        let HandledPiece { piece, home, .. } = self.pieces[index];
        self.pieces[index].at = None;
        let elsewhere = |other: &HandledPiece| other.piece == piece && other.home.is_none() && other.at.is_some();
        let elsewhere = self.pieces.iter().position(elsewhere).filter(|_| home.is_some());
        if let Some(other) = elsewhere {
            self.pieces[index].at = self.pieces[other].at;
            self.pieces.remove(other);
        }
    }

    /// What stands on the board: what was moved stands on what it was moved to, and what is in the hand where it stood.
    pub(crate) fn standing_on(&self, board: &Setup) -> Setup {
        let mut stands = board.clone();
        Square::all().for_each(|square| stands.put(square, None));
        let place = |piece: &HandledPiece| match (piece.at, piece.held_by) {
            (None, Some(by)) if piece.piece.color == by => piece.home,
            (at, _) => at,
        };
        let (at_home, moved): (Vec<&HandledPiece>, Vec<&HandledPiece>) =
            self.pieces.iter().partition(|piece| place(piece) == piece.home);
        for piece in at_home.into_iter().chain(moved) {
            if let Some(square) = place(piece) {
                stands.put(square, Some(piece.piece));
            }
        }
        stands
    }

    /// The move that a player has begun: the first own piece that was moved, or touched.
    pub(crate) fn begun(&self, by: Color) -> Option<Attempt> {
        let own = |piece: &&HandledPiece| piece.piece.color == by && piece.at != piece.home;
        let moved = self.pieces.iter().filter(own).find_map(|piece| {
            let from = piece.home?;
            let to = piece.at.unwrap_or(from);
            Some((from, to))
        });
        let mut touches = self
            .touches
            .iter()
            .filter(|touch| touch.by == by && touch.piece.color == by);
        let (from, to) = moved.or_else(|| touches.next().map(|touch| (touch.square, touch.square)))?;
        Some(Attempt {
            from,
            to,
            promotion: None,
        })
    }

    /// What a player has moved goes back to where the game has it. What was touched stays touched.
    pub(crate) fn put_back(&mut self, by: Color) {
        let moved = |piece: &HandledPiece| piece.moved_by == Some(by);
        self.pieces.retain(|piece| piece.home.is_some() || !moved(piece));
        for piece in self.pieces.iter_mut().filter(|piece| moved(piece)) {
            (piece.at, piece.held_by, piece.moved_by) = (piece.home, None, None);
        }
        self.moved_on = false;
    }

    pub(crate) fn touches(&self) -> &[Touch] {
        &self.touches
    }

    /// Whether the piece on a square was touched by this player before.
    pub(crate) fn has_touched(&self, by: Color, square: Square) -> bool {
        let home = self.standing(square).map(|index| self.pieces[index].home);
        let mut touches = self.touches.iter().filter(|touch| touch.by == by);
        touches.any(|touch| Some(Some(touch.square)) == home)
    }

    /// Whether touching the piece on a square is covered by what the player has announced.
    pub(crate) fn covers(&self, by: Color, square: Square) -> bool {
        let home = self.standing(square).and_then(|index| self.pieces[index].home);
        self.adjusting
            .is_some_and(|(who, named)| who == by && named.is_none_or(|named| Some(named) == home))
    }

    /// The piece on a square that no hand is on, or the last that came there.
    fn standing(&self, square: Square) -> Option<usize> {
        self.pieces.iter().rposition(|piece| piece.at == Some(square))
    }

    /// Where a piece has been put down on another, the other is removed.
    fn to_remove(&self, by: Color, square: Square) -> Option<usize> {
        let there = |piece: &HandledPiece| piece.at == Some(square);
        let other = |piece: &HandledPiece| there(piece) && piece.held_by.is_none() && piece.home == Some(square);
        let enemy = |piece: &HandledPiece| other(piece) && piece.piece.color != by;
        let pieces = || self.pieces.iter();
        pieces()
            .position(enemy)
            .or_else(|| pieces().position(|piece| there(piece) && piece.piece.role == jadoube_board::Role::Pawn))
            .or_else(|| self.standing(square))
    }

    /// A king or rook that the player has put beside the board on this move, as it is advised to castle in Chess960.
    fn put_aside(&self, by: Color, piece: Piece) -> Option<usize> {
        let castles = matches!(piece.role, jadoube_board::Role::King | jadoube_board::Role::Rook);
        let aside = |other: &HandledPiece| {
            other.piece == piece && other.at.is_none() && other.held_by.is_none() && other.moved_by == Some(by)
        };
        self.pieces.iter().position(|other| castles && aside(other))
    }

    /// The piece on a square that the player's hand is on.
    fn gripped(&self, by: Color, square: Square) -> Option<usize> {
        let gripped = |piece: &HandledPiece| piece.at == Some(square) && piece.held_by == Some(by);
        self.pieces.iter().rposition(gripped)
    }

    /// The piece that the player holds, in this hand if it was seen, and in the air first. A captured piece is put down last.
    fn held(&self, by: Color, hand: Option<Hand>) -> Option<usize> {
        let held = |piece: &HandledPiece| piece.held_by == Some(by);
        let in_hand = |piece: &HandledPiece| held(piece) && hand.is_some() && piece.hand == hand;
        let own_in_air = |piece: &HandledPiece| held(piece) && piece.at.is_none() && piece.piece.color == by;
        let in_air = |piece: &HandledPiece| held(piece) && piece.at.is_none();
        // Nobody saw the hand that lifted a piece which the board has sensed to be gone.
        let lifted = |piece: &HandledPiece| {
            let is_sensed = piece.at.is_none() && piece.held_by.is_none() && piece.moved_by.is_none();
            is_sensed && piece.piece.color == by
        };
        let pieces = || self.pieces.iter();
        pieces()
            .rposition(in_hand)
            .or_else(|| pieces().rposition(own_in_air))
            .or_else(|| pieces().rposition(in_air))
            .or_else(|| pieces().rposition(held))
            .or_else(|| pieces().rposition(lifted))
    }

    fn put(&mut self, index: usize, square: Square) {
        let piece = &mut self.pieces[index];
        piece.at = Some(square);
        let (new, last) = (
            piece.piece,
            square.rank() == jadoube_board::Rank::EIGHT.seen_by(piece.piece.color),
        );
        if piece.home.is_none() && last {
            self.chosen.get_or_insert((new, square));
        }
    }

    fn touch(&mut self, no: EntryNo, by: Color, index: usize, intent: Option<Intent>, order: Option<Order>) {
        let HandledPiece { piece, home, at, .. } = self.pieces[index];
        let Some(square) = home else { return };
        let announced = at.is_some_and(|at| self.covers(by, at));
        // The first contact counts; one that only adjusted, or was not meant, does not.
        let again = self.touches.iter().any(|touch| {
            touch.square == square && touch.by == by && !touch.announced && touch.intent != Some(Intent::Accidental)
        });
        if !again {
            self.touches.push(Touch {
                by,
                piece,
                square,
                entry: no,
                intent,
                order,
                announced,
            });
        }
    }
}
