//! One function for each provision of Article 3, in the order of the Laws.

use alloc::vec::Vec;

use super::Breach;
use crate::{Attempt, Color, File, Piece, Rank, Role, Setup, Square, Squares, Wing};

/// A piece of the player who has the move, on its way from one square to another.
pub(super) struct Step<'a> {
    pub(super) setup: &'a Setup,
    pub(super) piece: Piece,
    pub(super) from: Square,
    pub(super) to: Square,
}

impl Step<'_> {
    /// Provision: move.not-onto-own-piece
    pub(super) fn not_onto_own_piece(&self, broken: &mut Vec<Breach>) {
        if let Some(piece) = self.setup.piece_at(self.to)
            && piece.color == self.piece.color
        {
            let square = self.to;
            broken.push(Breach::OwnPieceThere { square, piece });
        }
    }

    /// Provision: objective.king-not-capturable
    pub(super) fn not_onto_a_king(&self, broken: &mut Vec<Breach>) {
        if self.setup.piece_at(self.to) == Some(Role::King.of(!self.piece.color)) {
            broken.push(Breach::KingThere { square: self.to });
        }
    }

    /// Provision: bishop.move, board.diagonal
    pub(super) fn bishop(&self, broken: &mut Vec<Breach>) {
        self.along_a_line(self.is_diagonal(), broken);
    }

    /// Provision: rook.move
    pub(super) fn rook(&self, broken: &mut Vec<Breach>) {
        self.along_a_line(self.is_straight(), broken);
    }

    /// Provision: queen.move
    pub(super) fn queen(&self, broken: &mut Vec<Breach>) {
        self.along_a_line(self.is_straight() || self.is_diagonal(), broken);
    }

    fn along_a_line(&self, on_a_line: bool, broken: &mut Vec<Breach>) {
        if on_a_line {
            self.no_jumping(broken);
        } else {
            let role = self.piece.role;
            broken.push(Breach::NotItsWay { role });
        }
    }

    /// Provision: sliders.no-jumping
    fn no_jumping(&self, broken: &mut Vec<Breach>) {
        if let Some(over) = way(self.from, self.to).find(|&square| self.setup.piece_at(square).is_some()) {
            broken.push(Breach::Jumps { over });
        }
    }

    /// Provision: knight.move
    pub(super) fn knight(&self, broken: &mut Vec<Breach>) {
        if !self.is_knights() {
            broken.push(Breach::NotItsWay { role: Role::Knight });
        }
    }

    /// A pawn steps, steps twice or captures; whatever else it does is not its way.
    pub(super) fn pawn(&self, broken: &mut Vec<Breach>) {
        let (files, ranks) = self.distance();
        match (files.abs(), self.ahead(ranks)) {
            (0, 1) => self.pawn_step(broken),
            (0, 2) => self.pawn_double_step(broken),
            (1, 1) => self.pawn_capture(broken),
            _ => broken.push(Breach::NotItsWay { role: Role::Pawn }),
        }
    }

    /// Provision: pawn.single-step
    fn pawn_step(&self, broken: &mut Vec<Breach>) {
        if self.setup.piece_at(self.to).is_some() {
            broken.push(Breach::PawnBlocked { square: self.to });
        }
    }

    /// Provision: pawn.double-step
    fn pawn_double_step(&self, broken: &mut Vec<Breach>) {
        if self.from.rank() != Rank::TWO.seen_by(self.piece.color) {
            broken.push(Breach::DoubleStepLater { from: self.from });
        }
        let mut crossed = way(self.from, self.to).chain([self.to]);
        if let Some(square) = crossed.find(|&square| self.setup.piece_at(square).is_some()) {
            broken.push(Breach::DoubleStepBlocked { square });
        }
    }

    /// Provision: pawn.capture
    fn pawn_capture(&self, broken: &mut Vec<Breach>) {
        if self.setup.piece_at(self.to).is_some() || self.is_en_passant() {
            return;
        }
        let beside = Square::new(self.to.file(), self.from.rank());
        let fifth = self.from.rank() == Rank::FIVE.seen_by(self.piece.color);
        if fifth && self.setup.piece_at(beside) == Some(Role::Pawn.of(!self.piece.color)) {
            broken.push(Breach::NotEnPassant { pawn: beside });
        } else {
            broken.push(Breach::NothingToCapture { square: self.to });
        }
    }

    /// Whether the pawn captures a pawn beside it that has just crossed the square of arrival.
    ///
    /// Provision: pawn.en-passant, pawn.en-passant-immediate
    pub(super) fn is_en_passant(&self) -> bool {
        let (files, ranks) = self.distance();
        let beside = Square::new(self.to.file(), self.from.rank());
        self.piece.role == Role::Pawn
            && (files.abs(), self.ahead(ranks)) == (1, 1)
            && self.from.rank() == Rank::FIVE.seen_by(self.piece.color)
            && self.setup.piece_at(self.to).is_none()
            && self.setup.en_passant == Some(self.to)
            && self.setup.piece_at(beside) == Some(Role::Pawn.of(!self.piece.color))
    }

    /// The square that a pawn crosses with a double step from where pawns start.
    pub(super) fn crossed_by_double_step(&self) -> Option<Square> {
        let (files, ranks) = self.distance();
        let starts = self.from.rank() == Rank::TWO.seen_by(self.piece.color);
        let doubles = self.piece.role == Role::Pawn && files == 0 && self.ahead(ranks) == 2;
        way(self.from, self.to).next().filter(|_| starts && doubles)
    }

    /// Provision: promotion.mandatory, promotion.free-choice
    pub(super) fn promotion(&self, promotion: Option<Role>, broken: &mut Vec<Breach>) {
        let last = self.to.rank() == Rank::EIGHT.seen_by(self.piece.color);
        match (self.piece.role == Role::Pawn && last, promotion) {
            (true, None) => broken.push(Breach::PromotionMissing { square: self.to }),
            (true, Some(role @ (Role::Pawn | Role::King))) => broken.push(Breach::PromotionRefused { role }),
            (false, Some(_)) => {
                let role = self.piece.role;
                broken.push(Breach::NoPromotion { role });
            }
            _ => {}
        }
    }

    /// Provision: king.step
    pub(super) fn king(&self, broken: &mut Vec<Breach>) {
        if !self.is_kings() {
            broken.push(Breach::NotItsWay { role: Role::King });
        }
    }

    /// Files and ranks between the squares, as White sees the board.
    fn distance(&self) -> (i8, i8) {
        distance(self.from, self.to)
    }

    /// Ranks towards the opponent.
    fn ahead(&self, ranks: i8) -> i8 {
        match self.piece.color {
            Color::White => ranks,
            Color::Black => -ranks,
        }
    }

    fn is_diagonal(&self) -> bool {
        let (files, ranks) = self.distance();
        files.abs() == ranks.abs()
    }

    fn is_straight(&self) -> bool {
        let (files, ranks) = self.distance();
        files == 0 || ranks == 0
    }

    /// The nearest squares that are on neither the file, the rank nor a diagonal.
    fn is_knights(&self) -> bool {
        let (files, ranks) = self.distance();
        matches!((files.abs(), ranks.abs()), (1, 2) | (2, 1))
    }

    fn is_kings(&self) -> bool {
        let (files, ranks) = self.distance();
        files.abs().max(ranks.abs()) == 1
    }

    /// Whether the piece attacks the square of arrival: whether it could capture there, pinned or not.
    ///
    /// Provision: attack.on-piece, attack.by-pinned-piece
    fn attacks(&self) -> bool {
        let (files, ranks) = self.distance();
        let free = || way(self.from, self.to).all(|square| self.setup.piece_at(square).is_none());
        self.from != self.to
            && match self.piece.role {
                Role::Pawn => (files.abs(), self.ahead(ranks)) == (1, 1),
                Role::Knight => self.is_knights(),
                Role::Bishop => self.is_diagonal() && free(),
                Role::Rook => self.is_straight() && free(),
                Role::Queen => (self.is_diagonal() || self.is_straight()) && free(),
                Role::King => self.is_kings(),
            }
    }
}

/// A king that is castling, or trying to.
pub(super) struct Castling<'a> {
    setup: &'a Setup,
    color: Color,
    king: Square,
    pub(super) rook: Option<Square>,
    wing: Wing,
}

impl<'a> Castling<'a> {
    /// The castling that a step attempts: the king goes along its first rank to a rook of its own, or two squares or
    /// more to where castling kings go.
    ///
    /// Provision: castling.execution, castling.single-king-move, castling.first-rank-original-rook
    pub(super) fn attempted(step: &Step<'a>) -> Option<Castling<'a>> {
        let Step { setup, piece, from, to } = *step;
        let home = Rank::ONE.seen_by(piece.color);
        if piece.role != Role::King || from.rank() != home || to.rank() != home || from == to {
            return None;
        }
        let color = piece.color;
        let castling = |rook, wing| Castling {
            setup,
            color,
            king: from,
            rook,
            wing,
        };
        let far = distance(from, to).0.abs() >= 2;
        if setup.piece_at(to) == Some(Role::Rook.of(color)) {
            // Beside a rook that cannot castle, the king merely bumps into it.
            let castles = far || setup.castling.contains(to);
            return castles.then(|| castling(Some(to), Wing::of(from, to)));
        }
        let wing = match to.file() {
            File::C => Wing::Queenside,
            File::G => Wing::Kingside,
            _ => return None,
        };
        (far && Wing::of(from, to) == wing).then(|| castling(rook_of(setup, color, from, wing), wing))
    }

    /// The castling that the player who has the move announces, if the king is on its first rank.
    pub(super) fn announced(setup: &'a Setup, wing: Wing) -> Option<Castling<'a>> {
        let color = setup.turn;
        let kings = setup.pieces().filter(|&(_, piece)| piece == Role::King.of(color));
        let mut at_home = kings.filter(|(square, _)| square.rank() == Rank::ONE.seen_by(color));
        let (king, _) = at_home.next()?;
        let rook = rook_of(setup, color, king, wing);
        Some(Castling {
            setup,
            color,
            king,
            rook,
            wing,
        })
    }

    /// Provision: castling.right-lost-king-moved, castling.right-lost-rook-moved, castling.prevented-by-attack,
    /// castling.prevented-by-piece, chess960.castling.once, chess960.castling.ordinary-conditions,
    /// chess960.castling.empty-squares
    pub(super) fn judge(&self, broken: &mut Vec<Breach>) {
        let Castling {
            setup,
            color,
            king,
            rook,
            wing,
        } = *self;
        match rook {
            None => broken.push(Breach::NoRook { wing }),
            Some(rook) if setup.castling.contains(rook) => {}
            Some(rook) if setup.castling.meets(Squares::first_rank(color)) => broken.push(Breach::RookMoved { rook }),
            Some(rook) => broken.push(Breach::KingOrRookMoved { king, rook }),
        }
        let (king_to, rook_to) = self.final_squares();
        let ordinary = king.file() == File::E && rook.is_none_or(|rook| matches!(rook.file(), File::A | File::H));
        let king_way: Squares = way(king, king_to).chain([king, king_to]).collect();
        let rook_way: Squares = rook
            .into_iter()
            .flat_map(|rook| way(rook, rook_to).chain([rook_to]))
            .collect();
        let others = |square: &Square| *square != king && Some(*square) != rook && setup.piece_at(*square).is_some();
        let blocked: Squares = (king_way | rook_way).into_iter().filter(others).collect();
        if !blocked.is_empty() {
            broken.push(Breach::CastlingBlocked {
                squares: blocked,
                ordinary,
            });
        }
        let attacked = |square: &Square| !attackers(setup, !color, *square).is_empty();
        let squares: Squares = king_way.into_iter().filter(attacked).collect();
        if !squares.is_empty() {
            broken.push(Breach::CastlingThroughAttack { squares, ordinary });
        }
    }

    /// Moves king and rook, each to its place. They may pass through, swap, or stay.
    ///
    /// Provision: chess960.castling.final-squares, chess960.castling.method.double-move,
    /// chess960.castling.method.transposition, chess960.castling.method.king-only,
    /// chess960.castling.method.rook-only, chess960.castling.one-may-stay, chess960.castling.may-stay-occupied,
    /// chess960.castling.first-move
    pub(super) fn execute(&self, board: &mut Setup) {
        let (king_to, rook_to) = self.final_squares();
        board.put(self.king, None);
        if let Some(rook) = self.rook {
            board.put(rook, None);
            board.put(rook_to, Some(Role::Rook.of(self.color)));
        }
        board.put(king_to, Some(Role::King.of(self.color)));
    }

    pub(super) fn attempt(&self) -> Attempt {
        Attempt {
            from: self.king,
            to: self.rook.unwrap_or(self.final_squares().0),
            promotion: None,
        }
    }

    fn final_squares(&self) -> (Square, Square) {
        let rank = self.king.rank();
        (
            Square::new(self.wing.king_file(), rank),
            Square::new(self.wing.rook_file(), rank),
        )
    }
}

/// The rook with which a king castles on a wing: the one that may, else the outermost one there.
fn rook_of(setup: &Setup, color: Color, king: Square, wing: Wing) -> Option<Square> {
    let rank = Rank::ONE.seen_by(color);
    let on_wing = |file: &File| {
        let square = Square::new(*file, rank);
        square != king && Wing::of(king, square) == wing && setup.piece_at(square) == Some(Role::Rook.of(color))
    };
    let mut rooks: Vec<File> = File::ALL.into_iter().filter(on_wing).collect();
    if wing == Wing::Kingside {
        rooks.reverse();
    }
    let squares = || rooks.iter().map(|&file| Square::new(file, rank));
    squares()
        .find(|&rook| setup.castling.contains(rook))
        .or_else(|| squares().next())
}

/// The pieces that give check to a side's king.
///
/// Provision: check.definition, check.no-self-check
pub(super) fn checkers(setup: &Setup, color: Color) -> Squares {
    let kings = setup.pieces().filter(|&(_, piece)| piece == Role::King.of(color));
    kings.fold(Squares::EMPTY, |found, (king, _)| {
        found | attackers(setup, !color, king)
    })
}

/// The pieces of a side that attack a square.
fn attackers(setup: &Setup, by: Color, square: Square) -> Squares {
    let pieces = setup.pieces().filter(|(_, piece)| piece.color == by);
    let attacking = pieces.filter(|&(from, piece)| {
        Step {
            setup,
            piece,
            from,
            to: square,
        }
        .attacks()
    });
    attacking.map(|(from, _)| from).collect()
}

/// The squares strictly between two squares of a line, in order; none if they are on no line.
fn way(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let (files, ranks) = distance(from, to);
    let on_a_line = files == 0 || ranks == 0 || files.abs() == ranks.abs();
    let steps = if on_a_line { files.abs().max(ranks.abs()) } else { 0 };
    (1..steps).filter_map(move |n| from.offset(files.signum() * n, ranks.signum() * n))
}

fn distance(from: Square, to: Square) -> (i8, i8) {
    let files = to.file().index() as i8 - from.file().index() as i8;
    let ranks = to.rank().index() as i8 - from.rank().index() as i8;
    (files, ranks)
}
