//! Positions: what the Laws accept.

use core::fmt;

use crate::fen::{CastlingStyle, EnPassantStyle};
use crate::movegen::{self, Grouping, Listing, Making};
use crate::moves::Kind;
use crate::pieces::Pieces;
use crate::{
    Attempt, ByColor, Color, Move, MoveGroup, MoveList, Piece, Rank, Role, Setup, Square, Squares, Wing, attacks,
};

/// A position in which a game can go on by Article 3: one king each, no pawn on a last rank, the player who has just
/// moved not in check, castling and en passant in order.
///
/// A position is made from a [`Setup`] that has no [`Fault`](crate::Fault), or from another position by a legal move.
/// It takes 64 bytes and is copied, never changed. What it does *not* promise is that a game can have led to it:
/// see [`reachability`](crate::reachability).
///
/// ```
/// use jadoube_board::Position;
///
/// let position = Position::initial();
/// assert_eq!(position.legal_moves().len(), 20);
///
/// let e4 = position.find("e2e4".parse()?).unwrap();
/// assert_eq!(position.make(e4).to_string(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
/// # Ok::<(), jadoube_board::ParseAttemptError>(())
/// ```
///
/// Two positions are equal if all their fields are, counters included. For the notion of Article 9 see
/// [`Position::identity`].
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct Position {
    pub(crate) pieces: Pieces,
    /// The rooks that may still castle.
    pub(crate) castling: Squares,
    /// The square that a pawn has just crossed, or none.
    pub(crate) en_passant: Squares,
    pub(crate) fullmoves: u32,
    pub(crate) halfmoves: u16,
    pub(crate) turn: Color,
}

impl Position {
    /// The array from which every ordinary game starts: Chess960 number 518.
    ///
    /// ```
    /// use jadoube_board::{Chess960, Position};
    ///
    /// assert_eq!(Position::initial(), Chess960::STANDARD.position());
    /// ```
    ///
    /// Provision: position.initial, turn.white-begins
    pub const fn initial() -> Position {
        const BOTH: u64 = 1 | 1 << 56;
        Position {
            pieces: Pieces {
                stepper: (0x52 * BOTH) | 0x00ff_0000_0000_ff00,
                straight: 0x99 * BOTH,
                diagonal: 0x6e * BOTH,
                white: 0xffff,
            },
            castling: Squares(0x81 * BOTH),
            en_passant: Squares::EMPTY,
            fullmoves: 1,
            halfmoves: 0,
            turn: Color::White,
        }
    }

    /// The player who has the move.
    #[inline(always)]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// What stands on a square.
    #[inline(always)]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.pieces.at(square)
    }

    /// All occupied squares.
    #[inline(always)]
    pub fn occupied(&self) -> Squares {
        self.pieces.occupied()
    }

    /// The squares of one side's pieces.
    #[inline(always)]
    pub fn colored(&self, color: Color) -> Squares {
        self.pieces.colored(color)
    }

    /// The squares of one kind of piece, of both colours.
    #[inline(always)]
    pub fn role(&self, role: Role) -> Squares {
        self.pieces.role(role)
    }

    /// The squares of one side's pieces of a kind.
    #[inline(always)]
    pub fn pieces(&self, piece: Piece) -> Squares {
        self.pieces.role(piece.role) & self.pieces.colored(piece.color)
    }

    /// Where a side's king stands.
    #[inline(always)]
    pub fn king(&self, color: Color) -> Square {
        self.pieces.king(color)
    }

    /// The rooks of both sides with which castling has not been lost.
    #[inline(always)]
    pub fn castling(&self) -> Squares {
        self.castling
    }

    /// The rook with which a side may still castle on a wing, now or later.
    pub fn castling_rook(&self, color: Color, wing: Wing) -> Option<Square> {
        let king = self.king(color);
        let mut rooks = (self.castling & Squares::first_rank(color)).into_iter();
        rooks.find(|&rook| Wing::of(king, rook) == wing)
    }

    /// The square that a pawn has just crossed with a double step, whether or not a pawn can capture there.
    #[inline(always)]
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant.first()
    }

    /// The square on which a pawn can legally be captured en passant.
    #[inline]
    pub fn legal_en_passant(&self) -> Option<Square> {
        let target = self.en_passant()?;
        let capturers = attacks::pawn(!self.turn, target) & self.pieces(Role::Pawn.of(self.turn));
        capturers
            .into_iter()
            .any(|from| movegen::en_passant_is_safe(&self.pieces, self.turn, from, target))
            .then_some(target)
    }

    /// Moves of both players since the last capture or pawn move.
    #[inline(always)]
    pub fn halfmoves(&self) -> u16 {
        self.halfmoves
    }

    /// The number of the move that comes next, counting White's and Black's as one.
    #[inline(always)]
    pub fn fullmoves(&self) -> u32 {
        self.fullmoves
    }

    /// The pieces of one side that attack a square.
    ///
    /// Provision: attack.on-piece, attack.by-pinned-piece
    pub fn attackers(&self, by: Color, square: Square) -> Squares {
        self.pieces.attackers(by, square, self.occupied())
    }

    /// The enemy pieces that give check to the player who has the move.
    ///
    /// Provision: check.definition
    pub fn checkers(&self) -> Squares {
        self.attackers(!self.turn, self.king(self.turn))
    }

    /// Whether the player who has the move is in check.
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// Whether the player who has the move is checkmated.
    ///
    /// Provision: objective.checkmate
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && self.count_legal_moves() == 0
    }

    /// Whether the player who has the move has no legal move and is not in check.
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && self.count_legal_moves() == 0
    }

    /// Whether the player who has the move has a legal one, found faster than by counting them.
    ///
    /// ```
    /// use jadoube_board::Position;
    ///
    /// assert!(Position::initial().has_legal_move());
    /// let stalemate: Position = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1".parse()?;
    /// assert!(!stalemate.has_legal_move());
    /// # Ok::<(), jadoube_board::ParsePositionError>(())
    /// ```
    #[inline]
    pub fn has_legal_move(&self) -> bool {
        if !self.is_check() {
            // A piece that stands on no line with its king is not pinned. Mostly one of these can move.
            let (king, own, occupied) = (self.king(self.turn), self.colored(self.turn), self.occupied());
            let lines = attacks::rook(king, Squares::EMPTY) | attacks::bishop(king, Squares::EMPTY);
            let pawns = (self.role(Role::Pawn) & own) - lines;
            let ahead = match self.turn {
                Color::White => Squares(pawns.0 << 8),
                Color::Black => Squares(pawns.0 >> 8),
            };
            if !(ahead - occupied).is_empty() {
                return true;
            }
            let mut knights = ((self.role(Role::Knight) & own) - lines).into_iter();
            if knights.any(|knight| !(attacks::knight(knight) - own).is_empty()) {
                return true;
            }
        }
        self.count_legal_moves() != 0
    }

    /// All legal moves.
    ///
    /// Provision: legality.legal-move
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.legal_moves_into(&mut list);
        list
    }

    /// Adds all legal moves to a list.
    pub fn legal_moves_into(&self, list: &mut MoveList) {
        movegen::generate(self, &mut Listing(list));
    }

    /// Calls `f` with every legal move and the position after it, faster than listing and making them.
    ///
    /// ```
    /// use jadoube_board::Position;
    ///
    /// let mut checks = 0;
    /// let position: Position = "7k/8/8/8/8/8/8/KQ6 w - - 0 1".parse()?;
    /// position.for_each_child(|_, next| checks += next.is_check() as u32);
    /// assert_eq!(checks, 4);
    /// # Ok::<(), jadoube_board::ParsePositionError>(())
    /// ```
    #[inline]
    pub fn for_each_child(&self, f: impl FnMut(Move, &Position)) {
        movegen::generate(self, &mut Making { parent: self, f });
    }

    /// Calls `f` with all legal moves, in groups that share a kind and a piece or a direction.
    #[inline]
    pub fn for_each_group(&self, f: impl FnMut(MoveGroup)) {
        movegen::generate(self, &mut Grouping(f));
    }

    /// How many legal moves there are, found faster than by listing them.
    pub fn count_legal_moves(&self) -> usize {
        movegen::count(self)
    }

    /// The squares to which the piece on a square can legally go; in castling, the square of the rook.
    ///
    /// ```
    /// use jadoube_board::{Position, Square};
    ///
    /// assert_eq!(Position::initial().destinations(Square::G1).to_string(), "f3 h3");
    /// ```
    pub fn destinations(&self, from: Square) -> Squares {
        let mut found = Squares::EMPTY;
        self.for_each_piece(|piece| {
            if piece.from == from {
                found |= piece.to;
            }
        });
        found
    }

    /// Calls `f` with the squares to which each piece can go, for pieces that can go anywhere.
    pub fn for_each_piece(&self, f: impl FnMut(PieceMoves)) {
        movegen::by_piece(self, f);
    }

    /// The legal move that somebody attempted, if it is one. [`legality::breaches`](crate::legality::breaches) says why
    /// it is not.
    ///
    /// Castling may be attempted as the king's own move or as the king going to its rook; where the first could also be
    /// a step of the king, it is the step.
    pub fn find(&self, attempt: Attempt) -> Option<Move> {
        let moves = self.legal_moves();
        let same = |mv: &Move| mv.from() == attempt.from && mv.promotion() == attempt.promotion;
        let exact = moves.iter().find(|mv| same(mv) && mv.to() == attempt.to);
        exact
            .or_else(|| {
                // A king that goes to its castling file is castling unless it merely steps there.
                let castles = |mv: &&Move| mv.kind() == Kind::Castling && mv.destination() == attempt.to;
                let steps = attacks::king(attempt.from).contains(attempt.to) || attempt.from == attempt.to;
                moves.iter().find(|mv| !steps && same(mv) && castles(mv))
            })
            .copied()
    }

    /// The position after a move.
    ///
    /// The move must be a legal move of this very position, as [`Position::legal_moves`] and [`Position::find`] give
    /// it; with any other move the result is some nonsense, but never undefined.
    #[must_use]
    #[inline]
    pub fn make(&self, mv: Move) -> Position {
        match self.turn {
            Color::White => self.made::<White>(mv),
            Color::Black => self.made::<Black>(mv),
        }
    }

    /// The same for the side `S`. Most moves take one piece from one square to another, and which kind of piece cannot be
    /// foreseen: so nothing branches on it.
    #[inline(always)]
    fn made<S: Side>(&self, mv: Move) -> Position {
        let (kind, from, to) = (mv.kind(), Squares::of(mv.from()), Squares::of(mv.to()));
        if !kind.is_plain() {
            return self.after_rare::<S>(kind, from, to);
        }
        let role = kind.role();
        let ones = |holds: bool| (holds as u64).wrapping_neg();
        let king_rank = Squares::first_rank(S::COLOR).0 & ones(role == Role::King);
        let quiet = role != Role::Pawn && !self.occupied().meets(to);
        Position {
            pieces: self.pieces.moved::<S>(role, from, to),
            castling: self.castling - (from | to | Squares(king_rank)),
            en_passant: Squares(S::back(to).0 & ones(kind == Kind::DoubleStep)),
            fullmoves: self.fullmoves.saturating_add((S::COLOR == Color::Black) as u32),
            halfmoves: self.halfmoves.saturating_add(1) & ones(quiet) as u16,
            turn: !S::COLOR,
        }
    }

    #[cold]
    fn after_rare<S: Side>(&self, kind: Kind, from: Squares, to: Squares) -> Position {
        self.after::<S>(kind, from, to)
    }

    /// The position after a move of the side `S`. Where the kind is a constant only its own lines remain.
    #[inline(always)]
    pub(crate) fn after<S: Side>(&self, kind: Kind, from: Squares, to: Squares) -> Position {
        let mut next = *self;
        let color = S::COLOR;
        let role = match kind.promotion() {
            Some(role) => role,
            None => kind.role(),
        };
        let mut cleared = from;
        let mut placed = to;
        let captures = self.occupied().meets(to);
        next.castling -= from | to;
        next.en_passant = Squares::EMPTY;
        match kind {
            Kind::DoubleStep => next.en_passant = S::back(to),
            Kind::EnPassant => cleared |= S::back(to),
            Kind::King => next.castling -= Squares::first_rank(color),
            Kind::Castling => {
                next.castling -= Squares::first_rank(color);
                let wing = if to.0 < from.0 { Wing::Queenside } else { Wing::Kingside };
                let rank = Rank::ONE.seen_by(color);
                let rook = Squares::of(Square::new(wing.rook_file(), rank));
                next.pieces.replace(from | to, Role::Rook.of(color), rook);
                cleared = Squares::EMPTY;
                placed = Squares::of(Square::new(wing.king_file(), rank));
            }
            _ => {}
        }
        next.pieces.replace(cleared, role.of(color), placed);
        let resets = matches!(kind.role(), Role::Pawn) || kind != Kind::Castling && captures;
        next.halfmoves = if resets { 0 } else { self.halfmoves.saturating_add(1) };
        next.fullmoves = match color {
            Color::White => self.fullmoves,
            Color::Black => self.fullmoves.saturating_add(1),
        };
        // Provision: turn.alternate
        next.turn = !color;
        next
    }

    /// How many pieces of each kind a side has.
    pub fn count(&self, piece: Piece) -> usize {
        self.pieces(piece).len()
    }

    /// The pieces of each side, whatever their kind.
    pub fn sides(&self) -> ByColor<Squares> {
        ByColor::from_fn(|color| self.colored(color))
    }

    /// What stands on the board, free to be changed by hand.
    pub fn to_setup(&self) -> Setup {
        let mut setup = Setup::empty();
        for square in self.occupied() {
            setup.put(square, self.piece_at(square));
        }
        setup.turn = self.turn;
        setup.castling = self.castling;
        setup.en_passant = self.en_passant();
        setup.halfmoves = self.halfmoves;
        setup.fullmoves = self.fullmoves;
        setup
    }
}

impl fmt::Debug for Position {
    /// FEN, with everything that makes positions equal: `Position(4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fen = self.fen(CastlingStyle::XFen, EnPassantStyle::Always);
        write!(f, "Position({fen})")
    }
}

/// The squares to which one piece can legally go.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub struct PieceMoves {
    /// The kind of piece.
    pub role: Role,
    /// Where it stands.
    pub from: Square,
    /// Where it can go: never empty. In castling, the square of the rook. A pawn on the last rank promotes.
    pub to: Squares,
}

/// A side to move that the compiler knows, so that a generator is compiled once for each.
pub(crate) trait Side {
    const COLOR: Color;
    type Other: Side;

    /// One square towards the opponent.
    fn forward(squares: Squares) -> Squares;

    /// One square back.
    fn back(squares: Squares) -> Squares;
}

pub(crate) struct White;
pub(crate) struct Black;

impl Side for White {
    const COLOR: Color = Color::White;
    type Other = Black;

    #[inline(always)]
    fn forward(squares: Squares) -> Squares {
        Squares(squares.0 << 8)
    }

    #[inline(always)]
    fn back(squares: Squares) -> Squares {
        Squares(squares.0 >> 8)
    }
}

impl Side for Black {
    const COLOR: Color = Color::Black;
    type Other = White;

    #[inline(always)]
    fn forward(squares: Squares) -> Squares {
        Squares(squares.0 >> 8)
    }

    #[inline(always)]
    fn back(squares: Squares) -> Squares {
        Squares(squares.0 << 8)
    }
}
