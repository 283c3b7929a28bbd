//! Writes moves.

use core::fmt;

use jadoube_board::{Color, Kind, Move, Position, Role, Square, Squares, Wing};

use crate::{Castling, CastlingTo, Departure, Form, Mark, Mate, Promotion, Signs, Style};

/// Moves that can be written.
pub trait Written {
    /// The move in a form. It must be a legal move of the position.
    ///
    /// ```
    /// use jadoube_board::Position;
    /// use jadoube_notation::{Language, Style, Written};
    ///
    /// let position: Position = "k7/8/8/8/8/5p2/8/K3N1N1 w - - 0 1".parse()?;
    /// let mv = position.find("g1f3".parse().unwrap()).unwrap();
    /// assert_eq!(mv.written(&position, Style::PGN).to_string(), "Ngxf3");
    /// assert_eq!(mv.written(&position, Style::LONG.in_language(Language::DA)).to_string(), "Sg1xf3");
    /// assert_eq!(mv.written(&position, Style::FIGURINES).to_string(), "♘gxf3");
    /// # Ok::<(), jadoube_board::ParsePositionError>(())
    /// ```
    fn written(self, position: &Position, form: impl Into<Form>) -> impl fmt::Display;

    /// The move in standard algebraic notation, as PGN has it. It must be a legal move of the position.
    ///
    /// ```
    /// use jadoube_board::Position;
    /// use jadoube_notation::Written;
    ///
    /// let position = Position::initial();
    /// let written: Vec<String> = position.legal_moves().iter().map(|mv| mv.san(&position).to_string()).collect();
    /// assert!(written.contains(&"Nf3".to_string()));
    /// ```
    fn san(self, position: &Position) -> impl fmt::Display
    where
        Self: Sized,
    {
        self.written(position, Form::PGN)
    }
}

impl Written for Move {
    fn written(self, position: &Position, form: impl Into<Form>) -> impl fmt::Display {
        Writing {
            mv: self,
            position,
            form: form.into(),
        }
    }
}

/// A move about to be written. Nothing is worked out before it is.
struct Writing<'a> {
    mv: Move,
    position: &'a Position,
    form: Form,
}

impl fmt::Display for Writing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.form {
            Form::Coordinates(CastlingTo::Arrival) => write!(f, "{}", self.mv.standard()),
            Form::Coordinates(CastlingTo::Rook) => write!(f, "{}", self.mv),
            Form::Algebraic(style) => {
                match self.mv.kind() {
                    Kind::Castling => f.write_str(castling(style.castling, Wing::of(self.mv.from(), self.mv.to())))?,
                    _ => self.write_step(f, &style)?,
                }
                self.write_check(f, &style)
            }
        }
    }
}

impl Writing<'_> {
    /// Provision: notation.piece-move, notation.pawn-move, notation.long-form, notation.hyphen,
    /// notation.piece-capture, notation.pawn-capture, notation.two-pieces-capture, notation.sign-capture
    fn write_step(&self, f: &mut fmt::Formatter<'_>, style: &Style) -> fmt::Result {
        let Writing { mv, position, .. } = *self;
        let (role, from, to) = (mv.role(), mv.from(), mv.to());
        let captures = is_capture(position, mv);
        write_sign(f, style.signs, role, position.turn())?;
        let (file, rank) = match (style.departure, role) {
            (Departure::Always, _) => (true, true),
            (Departure::Needed, Role::Pawn) => (captures, false),
            (Departure::Needed, _) => distinction(position, role, from, to),
        };
        if file {
            write!(f, "{}", from.file())?;
        }
        if rank {
            write!(f, "{}", from.rank())?;
        }
        if captures && style.capture == Mark::Written {
            f.write_str("x")?;
        } else if style.hyphen == Mark::Written && (role != Role::Pawn || file || rank) {
            f.write_str("-")?;
        }
        // Provision: notation.en-passant-square
        write!(f, "{to}")?;
        if let Some(role) = mv.promotion() {
            self.write_promotion(f, style, role)?;
        }
        // Provision: notation.en-passant-mark, notation.sign-en-passant
        if mv.kind() == Kind::EnPassant && style.en_passant == Mark::Written {
            f.write_str(" e.p.")?;
        }
        Ok(())
    }

    /// Provision: notation.promotion
    fn write_promotion(&self, f: &mut fmt::Formatter<'_>, style: &Style, role: Role) -> fmt::Result {
        f.write_str(match style.promotion {
            Promotion::Bare => "",
            Promotion::Equals => "=",
            Promotion::Brackets => "(",
        })?;
        write_sign(f, style.signs, role, self.position.turn())?;
        f.write_str(match style.promotion {
            Promotion::Brackets => ")",
            _ => "",
        })
    }

    /// Provision: notation.sign-check, notation.sign-mate
    fn write_check(&self, f: &mut fmt::Formatter<'_>, style: &Style) -> fmt::Result {
        if style.check == Mark::Omitted && style.mate == Mate::Omitted {
            return Ok(());
        }
        let next = self.position.make(self.mv);
        if !next.is_check() {
            return Ok(());
        }
        let sign = match (next.count_legal_moves(), style.mate) {
            (1.., _) if style.check == Mark::Written => "+",
            (1.., _) => "",
            (0, Mate::Hash) => "#",
            (0, Mate::DoublePlus) => "++",
            (0, Mate::Plus) => "+",
            (0, Mate::Omitted) => "",
        };
        f.write_str(sign)
    }
}

/// Castling as it is written.
///
/// Provision: notation.castling-short, notation.castling-long
fn castling(castling: Castling, wing: Wing) -> &'static str {
    match (castling, wing) {
        (Castling::Zeros, Wing::Kingside) => "0-0",
        (Castling::Zeros, Wing::Queenside) => "0-0-0",
        (Castling::Letters, Wing::Kingside) => "O-O",
        (Castling::Letters, Wing::Queenside) => "O-O-O",
    }
}

/// Provision: notation.piece-letter, notation.figurines-in-print, notation.pawn-no-letter
fn write_sign(f: &mut fmt::Formatter<'_>, signs: Signs, role: Role, turn: Color) -> fmt::Result {
    let color = match signs {
        Signs::Letters(language) => return f.write_str(language.sign(role)),
        Signs::Figurines => Color::White,
        Signs::ColoredFigurines => turn,
    };
    match role {
        Role::Pawn => Ok(()),
        _ => write!(f, "{}", role.of(color).figurine()),
    }
}

/// Whether a move captures, en passant included.
pub(crate) fn is_capture(position: &Position, mv: Move) -> bool {
    match mv.kind() {
        Kind::Castling => false,
        Kind::EnPassant => true,
        _ => position.occupied().contains(mv.to()),
    }
}

/// Whether the file and whether the rank of departure is needed to tell a piece from others of its kind. Others that
/// cannot legally go there do not count.
///
/// The Laws speak of two pieces: the file tells them apart, or the rank if they stand on one file. Of three or more
/// pieces some may share the file and some the rank; then both are needed.
///
/// Provision: notation.two-pieces-same-rank, notation.two-pieces-same-file, notation.two-pieces-elsewhere
pub(crate) fn distinction(position: &Position, role: Role, from: Square, to: Square) -> (bool, bool) {
    if role == Role::King {
        return (false, false);
    }
    let others = position.origins(role, to) - Squares::of(from);
    let on_file = others.meets(Squares::file(from.file()));
    let on_rank = others.meets(Squares::rank(from.rank()));
    match (others.is_empty(), on_file, on_rank) {
        (true, ..) => (false, false),
        (false, false, _) => (true, false),
        (false, true, false) => (false, true),
        (false, true, true) => (true, true),
    }
}
