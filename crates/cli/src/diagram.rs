//! The board, drawn in text.

use std::fmt::{self, Write};

use anstyle::{Ansi256Color, Style};
use jadoube_board::{Color, File, Piece, Position, Rank, Role, Setup, Square, Squares};

use crate::look::Look;

/// A board with marked squares.
pub(crate) struct Diagram<'a> {
    setup: &'a Setup,
    /// Where the move comes from and goes to.
    moved: Squares,
    /// The pieces that are spoken of.
    named: Squares,
}

// White and black pieces must both be seen on every one of these: each is of middling brightness.
const LIGHT_SQUARE: Ansi256Color = Ansi256Color(137);
const DARK_SQUARE: Ansi256Color = Ansi256Color(94);
const MOVED: Ansi256Color = Ansi256Color(31);
const NAMED: Ansi256Color = Ansi256Color(160);
const WHITE_PIECE: Ansi256Color = Ansi256Color(231);
const BLACK_PIECE: Ansi256Color = Ansi256Color(16);

impl<'a> Diagram<'a> {
    pub(crate) fn new(setup: &'a Setup) -> Diagram<'a> {
        Diagram {
            setup,
            moved: Squares::EMPTY,
            named: Squares::EMPTY,
        }
    }

    /// Marks the squares of a move and the pieces that are spoken of.
    pub(crate) fn marked(self, moved: Squares, named: Squares) -> Diagram<'a> {
        Diagram { moved, named, ..self }
    }

    /// Draws the board, eight ranks and the letters of the files.
    ///
    /// Without colour a marked move stands in brackets, a piece that is spoken of between stars.
    pub(crate) fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let (mut ranks, mut files) = (Rank::ALL, File::ALL);
        match look.flip {
            true => files.reverse(),
            false => ranks.reverse(),
        }
        let faint = look.faint();
        for rank in ranks {
            let mut line = format!(" {faint}{rank}{faint:#} ");
            for file in files {
                self.draw_square(Square::new(file, rank), look, &mut line)?;
            }
            writeln!(to, "{}", line.trim_end())?;
        }
        let letters: String = files.iter().map(|file| format!(" {file} ")).collect();
        writeln!(to, "   {faint}{}{faint:#}", letters.trim_end())
    }

    fn draw_square(&self, square: Square, look: &Look, to: &mut String) -> fmt::Result {
        let piece = self.setup.piece_at(square);
        if !look.color {
            let (left, right) = match () {
                () if self.named.contains(square) => ('*', '*'),
                () if self.moved.contains(square) => ('[', ']'),
                () => (' ', ' '),
            };
            let letter = piece.map_or('.', |piece| symbol(piece, look));
            return write!(to, "{left}{letter}{right}");
        }
        let ground = match () {
            () if self.named.contains(square) => NAMED,
            () if self.moved.contains(square) => MOVED,
            () if Squares::LIGHT.contains(square) => LIGHT_SQUARE,
            () => DARK_SQUARE,
        };
        let ink = match piece {
            Some(Piece {
                color: Color::Black, ..
            }) => BLACK_PIECE,
            _ => WHITE_PIECE,
        };
        let style = Style::new()
            .bg_color(Some(ground.into()))
            .fg_color(Some(ink.into()))
            .bold();
        let letter = piece.map_or(' ', |piece| symbol(piece, look));
        write!(to, "{style} {letter} {style:#}")
    }

    /// Says what the marks mean.
    pub(crate) fn draw_legend(&self, moved: &str, named: &str, look: &Look, to: &mut String) -> fmt::Result {
        let mark = |color: Ansi256Color| Style::new().bg_color(Some(color.into()));
        let (moves, names) = (mark(MOVED), mark(NAMED));
        match look.color {
            true => write!(to, "   {moves}   {moves:#} {moved}")?,
            false => write!(to, "   [ ] {moved}")?,
        }
        match (self.named.is_empty(), look.color) {
            (true, _) => to.push('\n'),
            (false, true) => writeln!(to, "   {names}   {names:#} {named}")?,
            (false, false) => writeln!(to, "   * * {named}")?,
        }
        Ok(())
    }
}

/// The board of a position.
pub(crate) fn draw_position(position: &Position, look: &Look, to: &mut String) -> fmt::Result {
    Diagram::new(&position.to_setup()).draw(look, to)
}

/// How a piece is shown. On coloured squares the ink tells the sides apart, so both have the solid figurines.
fn symbol(piece: Piece, look: &Look) -> char {
    match look.color && look.figurines {
        true => Role::of(piece.role, Color::Black).figurine(),
        false => piece.letter(),
    }
}
