//! Every legal move, fast.
//!
//! [`generate`] lists moves, [`count`] only counts them, [`walk`] walks the tree of all games to a depth. On machines
//! with AVX2 the last two run in [`avx2`], chosen when the program runs, so that a plain build gets it. The slow twin of
//! all this, written straight from the Laws, is [`legality`](crate::legality).

#[cfg(target_arch = "x86_64")]
mod avx2;
mod origins;
pub(crate) mod walk;

use crate::moves::{Kind, Wing};
use crate::pieces::Pieces;
use crate::position::{Black, PieceMoves, Side, White};
use crate::{Color, Move, MoveGroup, MoveList, Position, Rank, Role, Square, Squares, attacks};

/// Takes the moves that the generator finds. `kind` is a constant at every call.
pub(crate) trait Sink {
    /// A piece, not a pawn, can go to each square of a set. Nothing has to be done if the set is empty.
    fn piece(&mut self, kind: Kind, from: Square, to: Squares);

    /// Pawns arrive on each square of a set, each from `distance` squares lower (as squares are numbered).
    fn pawns(&mut self, kind: Kind, to: Squares, distance: i32);
}

/// The square so many squares lower than another.
#[inline(always)]
fn lower(square: Square, distance: i32) -> Square {
    Square::wrap((square.index() as i32 - distance) as u32)
}

/// Collects moves into a list.
pub(crate) struct Listing<'a>(pub(crate) &'a mut MoveList);

impl Sink for Listing<'_> {
    #[inline(always)]
    fn piece(&mut self, kind: Kind, from: Square, to: Squares) {
        for to in to {
            self.0.push(Move::new(kind, from, to));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, kind: Kind, to: Squares, distance: i32) {
        for to in to {
            self.0.push(Move::new(kind, lower(to, distance), to));
        }
    }
}

/// Makes every move.
pub(crate) struct Making<'a, F> {
    pub(crate) parent: &'a Position,
    pub(crate) f: F,
}

impl<F: FnMut(Move, &Position)> Making<'_, F> {
    #[inline(always)]
    fn make(&mut self, kind: Kind, from: Square, to: Square) {
        let (mv, from, to) = (Move::new(kind, from, to), Squares::of(from), Squares::of(to));
        let child = match self.parent.turn {
            Color::White => self.parent.after::<White>(kind, from, to),
            Color::Black => self.parent.after::<Black>(kind, from, to),
        };
        (self.f)(mv, &child);
    }
}

impl<F: FnMut(Move, &Position)> Sink for Making<'_, F> {
    #[inline(always)]
    fn piece(&mut self, kind: Kind, from: Square, to: Squares) {
        for to in to {
            self.make(kind, from, to);
        }
    }

    #[inline(always)]
    fn pawns(&mut self, kind: Kind, to: Squares, distance: i32) {
        for to in to {
            self.make(kind, lower(to, distance), to);
        }
    }
}

/// Counts moves.
struct Counting(usize);

impl Sink for Counting {
    #[inline(always)]
    fn piece(&mut self, _: Kind, _: Square, to: Squares) {
        self.0 += to.len();
    }

    #[inline(always)]
    fn pawns(&mut self, _: Kind, to: Squares, _: i32) {
        self.0 += to.len();
    }
}

/// Hands moves on as they come, in groups.
pub(crate) struct Grouping<F>(pub(crate) F);

impl<F: FnMut(MoveGroup)> Sink for Grouping<F> {
    #[inline(always)]
    fn piece(&mut self, kind: Kind, from: Square, to: Squares) {
        if !to.is_empty() {
            let origin = from.index() as i8;
            (self.0)(MoveGroup { kind, to, origin });
        }
    }

    #[inline(always)]
    fn pawns(&mut self, kind: Kind, to: Squares, distance: i32) {
        if !to.is_empty() {
            let origin = distance as i8;
            (self.0)(MoveGroup { kind, to, origin });
        }
    }
}

/// Gathers the moves of each piece.
struct Gathering([Squares; 64]);

impl Sink for Gathering {
    #[inline(always)]
    fn piece(&mut self, _: Kind, from: Square, to: Squares) {
        self.0[from.index()] |= to;
    }

    #[inline(always)]
    fn pawns(&mut self, _: Kind, to: Squares, distance: i32) {
        for to in to {
            self.0[lower(to, distance).index()] |= Squares::of(to);
        }
    }
}

/// Tells `sink` all legal moves.
#[inline(always)]
pub(crate) fn generate(position: &Position, sink: &mut impl Sink) {
    match position.turn {
        Color::White => generate_for::<White, Plain>(position, sink),
        Color::Black => generate_for::<Black, Plain>(position, sink),
    }
}

/// How many legal moves there are.
#[inline]
pub(crate) fn count(position: &Position) -> usize {
    walk::counted(position, 1) as usize
}

/// How many legal moves the side `S` has, which has the move.
pub(crate) fn count_for<S: Side>(position: &Position) -> usize {
    let mut counting = Counting(0);
    generate_for::<S, Plain>(position, &mut counting);
    counting.0
}

/// Calls `f` with the moves of each piece that has any.
pub(crate) fn by_piece(position: &Position, mut f: impl FnMut(PieceMoves)) {
    let mut gathering = Gathering([Squares::EMPTY; 64]);
    generate(position, &mut gathering);
    for from in position.colored(position.turn) {
        let to = gathering.0[from.index()];
        if let (false, Some(piece)) = (to.is_empty(), position.piece_at(from)) {
            f(PieceMoves {
                role: piece.role,
                from,
                to,
            });
        }
    }
}

/// What differs between machines: how the squares under attack are found.
pub(crate) trait Machine {
    /// The squares that the pieces of `color` attack when only `occupied` squares stop sliders.
    fn attacked(pieces: &Pieces, color: Color, occupied: Squares) -> Squares;
}

/// Any machine.
pub(crate) struct Plain;

impl Machine for Plain {
    #[inline(always)]
    fn attacked(pieces: &Pieces, color: Color, occupied: Squares) -> Squares {
        let own = pieces.colored(color);
        let pawns = pieces.role(Role::Pawn) & own;
        let mut attacked = match color {
            Color::White => toward_a(pawns.0 << 8) | toward_h(pawns.0 << 8),
            Color::Black => toward_a(pawns.0 >> 8) | toward_h(pawns.0 >> 8),
        };
        for from in pieces.role(Role::Knight) & own {
            attacked |= attacks::knight(from);
        }
        for from in pieces.role(Role::King) & own {
            attacked |= attacks::king(from);
        }
        for from in pieces.diagonal_sliders() & own {
            attacked |= attacks::bishop(from, occupied);
        }
        for from in pieces.straight_sliders() & own {
            attacked |= attacks::rook(from, occupied);
        }
        attacked
    }
}

/// The squares one file nearer to the a-file.
#[inline(always)]
fn toward_a(squares: u64) -> Squares {
    Squares(squares >> 1) - Squares::file(crate::File::H)
}

/// The squares one file nearer to the h-file.
#[inline(always)]
fn toward_h(squares: u64) -> Squares {
    Squares(squares << 1) - Squares::file(crate::File::A)
}

/// What holds the side to move back.
struct Restraint {
    checkers: Squares,
    /// Own pieces that alone shield the king from a slider.
    pinned: Squares,
    /// Where a piece other than the king has to go: anywhere, or against the checker, or nowhere.
    mask: Squares,
}

impl Restraint {
    #[inline(always)]
    fn of<S: Side>(pieces: &Pieces, king: Square, own: Squares, occupied: Squares) -> Restraint {
        let enemy = occupied - own;
        let mut checkers = enemy
            & (attacks::pawn(S::COLOR, king) & pieces.role(Role::Pawn)
                | attacks::knight(king) & pieces.role(Role::Knight));
        let mut pinned = Squares::EMPTY;
        let snipers = enemy
            & (attacks::straight_lines(king) & pieces.straight_sliders()
                | attacks::diagonal_lines(king) & pieces.diagonal_sliders());
        for sniper in snipers {
            let shield = attacks::between(king, sniper) & occupied;
            if shield.is_empty() {
                checkers |= Squares::of(sniper);
            } else if shield.0 & (shield.0 - 1) == 0 {
                pinned |= shield & own;
            }
        }
        let mask = match checkers.first() {
            None => Squares::ALL,
            Some(checker) if checkers.0 & (checkers.0 - 1) == 0 => checkers | attacks::between(king, checker),
            Some(_) => Squares::EMPTY,
        };
        Restraint { checkers, pinned, mask }
    }

    /// The rooks with which nothing but attacked squares can prevent castling.
    #[inline(always)]
    fn castling<S: Side>(&self, rights: Squares, king: Square, occupied: Squares) -> Squares {
        if !self.checkers.is_empty() {
            return Squares::EMPTY;
        }
        let rooks = (rights & Squares::first_rank(S::COLOR)) - self.pinned;
        castling_unblocked::<S>(king, rooks, occupied)
    }

    /// Where pawns can go.
    #[inline(always)]
    fn pawns<S: Side>(&self, pawns: Squares, king: Square, own: Squares, occupied: Squares) -> PawnMoves {
        let [_, falling, file, rising] = attacks::LINES[king.index()];
        // A white pawn that captures towards the a-file goes along a falling diagonal, a black one along a rising one.
        let (a_line, h_line) = match S::COLOR {
            Color::White => (falling, rising),
            Color::Black => (rising, falling),
        };
        let enemy = (occupied - own) & self.mask;
        // A pinned pawn keeps the line on which it shields the king.
        let steady = pawns - self.pinned;
        let steps = S::forward(steady | pawns & file) - occupied;
        let third = Squares::rank(Rank::THREE.seen_by(S::COLOR));
        PawnMoves {
            steps: steps & self.mask,
            doubles: (S::forward(steps & third) - occupied) & self.mask,
            a_captures: toward_a(S::forward(steady | pawns & a_line).0) & enemy,
            h_captures: toward_h(S::forward(steady | pawns & h_line).0) & enemy,
        }
    }
}

/// Where pawns can go, en passant apart: by a step, by a double step, by captures towards the a-file and the h-file.
struct PawnMoves {
    steps: Squares,
    doubles: Squares,
    a_captures: Squares,
    h_captures: Squares,
}

/// Tells `sink` all legal moves of the side `S`, which has the move.
#[inline(always)]
pub(crate) fn generate_for<S: Side, M: Machine>(position: &Position, sink: &mut impl Sink) {
    let pieces = &position.pieces;
    let occupied = pieces.occupied();
    let own = pieces.colored(S::COLOR);
    let king = pieces.king(S::COLOR);
    let restraint = Restraint::of::<S>(pieces, king, own, occupied);
    let Restraint { pinned, mask, .. } = restraint;

    let steps = attacks::king(king) - own;
    let castling = restraint.castling::<S>(position.castling, king, occupied);
    if !(steps | castling).is_empty() {
        // The king does not hide from a slider behind itself.
        let attacked = M::attacked(pieces, !S::COLOR, occupied ^ Squares::of(king));
        sink.piece(Kind::King, king, steps - attacked);
        sink.piece(Kind::Castling, king, castling_unattacked::<S>(king, castling, attacked));
    }
    if mask.is_empty() {
        return;
    }

    let targets = mask - own;
    for from in pieces.role(Role::Knight) & (own - pinned) {
        sink.piece(Kind::Knight, from, attacks::knight(from) & targets);
    }
    let along = |from: Square, to: Squares| {
        if pinned.contains(from) {
            to & attacks::line_through(king, from)
        } else {
            to
        }
    };
    for from in pieces.role(Role::Bishop) & own {
        sink.piece(
            Kind::Bishop,
            from,
            along(from, attacks::bishop(from, occupied) & targets),
        );
    }
    for from in pieces.role(Role::Rook) & own {
        sink.piece(Kind::Rook, from, along(from, attacks::rook(from, occupied) & targets));
    }
    for from in pieces.role(Role::Queen) & own {
        let reach = attacks::bishop(from, occupied) | attacks::rook(from, occupied);
        sink.piece(Kind::Queen, from, along(from, reach & targets));
    }

    let pawns = pieces.role(Role::Pawn) & own;
    let PawnMoves {
        steps,
        doubles,
        a_captures,
        h_captures,
    } = restraint.pawns::<S>(pawns, king, own, occupied);
    let (ahead, a_ahead, h_ahead) = match S::COLOR {
        Color::White => (8, 7, 9),
        Color::Black => (-8, -9, -7),
    };
    let last = Squares::rank(Rank::EIGHT.seen_by(S::COLOR));
    sink.pawns(Kind::Pawn, steps - last, ahead);
    sink.pawns(Kind::DoubleStep, doubles, 2 * ahead);
    sink.pawns(Kind::Pawn, a_captures - last, a_ahead);
    sink.pawns(Kind::Pawn, h_captures - last, h_ahead);
    if pawns.meets(Squares::rank(Rank::SEVEN.seen_by(S::COLOR))) {
        for kind in Kind::PROMOTIONS {
            sink.pawns(kind, steps & last, ahead);
            sink.pawns(kind, a_captures & last, a_ahead);
            sink.pawns(kind, h_captures & last, h_ahead);
        }
    }
    if let Some(target) = position.en_passant.first() {
        let capturers = attacks::pawn(!S::COLOR, target) & pawns;
        for from in capturers {
            if en_passant_is_safe(pieces, S::COLOR, from, target) {
                sink.pawns(
                    Kind::EnPassant,
                    Squares::of(target),
                    target.index() as i32 - from.index() as i32,
                );
            }
        }
    }
}

/// Of the rooks that may castle, those with which nothing stands in the way.
///
/// Provision: castling.prevented-by-piece, chess960.castling.empty-squares
#[inline(always)]
fn castling_unblocked<S: Side>(king: Square, rooks: Squares, occupied: Squares) -> Squares {
    let ways = &CASTLING_WAYS[king.file().index()];
    on_each_wing(king, rooks, |rook, _| {
        !occupied.meets(home::<S>(ways[rook.file().index()]))
    })
}

/// Of the rooks that may castle, those with which the king neither crosses nor reaches an attacked square.
///
/// Whether the king is in check, and whether the rook shields it, is asked by the caller.
///
/// Provision: castling.prevented-by-attack
#[inline(always)]
fn castling_unattacked<S: Side>(king: Square, rooks: Squares, attacked: Squares) -> Squares {
    let ways = &KING_WAYS[king.file().index()];
    on_each_wing(king, rooks, |_, wing| !attacked.meets(home::<S>(ways[wing as usize])))
}

/// The rooks, at most one on each side of the king, for which `holds`.
#[inline(always)]
fn on_each_wing(king: Square, rooks: Squares, holds: impl Fn(Square, Wing) -> bool) -> Squares {
    let left = Squares(Squares::of(king).0 - 1);
    let mut kept = Squares::EMPTY;
    for (wing, rook) in [(Wing::Queenside, rooks & left), (Wing::Kingside, rooks - left)] {
        // Without a rook any square will do: there is nothing to keep.
        let square = Square::wrap(rook.0.trailing_zeros());
        kept |= if holds(square, wing) { rook } else { Squares::EMPTY };
    }
    kept
}

/// Squares of White's first rank, on the first rank of `S`.
#[inline(always)]
fn home<S: Side>(files: u8) -> Squares {
    Squares((files as u64) << (8 * Rank::ONE.seen_by(S::COLOR).index()))
}

/// By the files of king and rook: the files that must be empty between and where they go.
static CASTLING_WAYS: [[u8; 8]; 8] = {
    let mut table = [[0; 8]; 8];
    let mut king = 0;
    while king < 8 {
        let mut rook = 0;
        while rook < 8 {
            let (king_to, rook_to) = if rook < king { (2, 3) } else { (6, 5) };
            let passed = span(king, king_to) | span(rook, rook_to);
            table[king][rook] = passed & !(1 << king) & !(1 << rook);
            rook += 1;
        }
        king += 1;
    }
    table
};

/// By the file of the king and the wing: the files it stands on, crosses and reaches.
static KING_WAYS: [[u8; 2]; 8] = {
    let mut table = [[0; 2]; 8];
    let mut king = 0;
    while king < 8 {
        table[king] = [span(king, 2), span(king, 6)];
        king += 1;
    }
    table
};

/// All files from one to another.
const fn span(a: usize, b: usize) -> u8 {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    (0xff >> (7 - high)) & (0xff << low)
}

/// Whether a capture en passant leaves the capturing side's king safe: two pawns leave their rank at once, so the board
/// is looked at as it would be afterwards.
///
/// Provision: pawn.en-passant, check.no-self-check
pub(crate) fn en_passant_is_safe(pieces: &Pieces, turn: Color, from: Square, target: Square) -> bool {
    let captured = Squares::of(Square::new(target.file(), from.rank()));
    let occupied = (pieces.occupied() - Squares::of(from) - captured) | Squares::of(target);
    let attackers = pieces.attackers(!turn, pieces.king(turn), occupied);
    (attackers - captured).is_empty()
}
