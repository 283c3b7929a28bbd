//! Writes games.
//!
//! What is written can be read, and is then the same game: every comment, every line that could not be read.
//!
//! - A comment stands in braces, exactly as it is. One with a closing brace in it is written to the end of a line, after
//!   a semicolon, since that is the only way to write it.
//! - The offer of a draw, for which PGN has no sign, is the comment `{(=)}`, which is read as the offer of a draw.
//! - Text is UTF-8, whatever the file was that it came from.

mod sheet;

use core::fmt;
use std::io;

use jadoube_board::fen::{CastlingStyle, EnPassantStyle};
use jadoube_board::{Color, Position};

use super::comment::Comment;
use super::game::{Game, LineId, Note};
use crate::{Form, Written};
use sheet::Sheet;

/// How a game is written: every choice there is.
///
/// ```
/// use jadoube_notation::pgn::{Game, Layout};
/// use jadoube_notation::{Language, Style};
///
/// let (game, _) = Game::read("1. e4 {best by test} e5 (1... c5) 2. Nf3 *");
/// let danish = Layout { form: Style::LONG.in_language(Language::DA).into(), ..Layout::MOVES };
/// assert!(game.written(&danish).to_string().ends_with("\n1. e2-e4 e7-e5 2. Sg1-f3 *\n"));
/// ```
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub struct Layout {
    /// Where lines of moves end.
    pub lines: Lines,
    /// How moves are written.
    pub form: Form,
    /// How the start position is written.
    pub start: StartStyle,
    /// Comments and offers of a draw.
    pub comments: Keep,
    /// Numeric annotation glyphs.
    pub nags: Keep,
    /// Variations.
    pub variations: Keep,
}

/// Where lines of moves end.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum Lines {
    /// Before the word that would make them longer than this many characters. A comment is one word, so that its text
    /// stays as it is; it ends lines where it has line breaks.
    Wrapped(usize),
    /// Nowhere: all moves are on one line.
    Endless,
}

/// How the start position is written.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum StartStyle {
    /// As it stands in the game's tag.
    Kept,
    /// Anew, with castling in a given style.
    Rewritten(CastlingStyle),
}

/// Whether something is written.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum Keep {
    /// It is.
    All,
    /// It is left out.
    Nothing,
}

impl Layout {
    /// Export format: lines of at most 79 characters, and everything kept.
    pub const EXPORT: Layout = Layout {
        lines: Lines::Wrapped(79),
        form: Form::PGN,
        start: StartStyle::Kept,
        comments: Keep::All,
        nags: Keep::All,
        variations: Keep::All,
    };

    /// Everything, with all moves on one line.
    pub const ENDLESS: Layout = Layout {
        lines: Lines::Endless,
        ..Layout::EXPORT
    };

    /// The tags and the moves that were played, and no more.
    pub const MOVES: Layout = Layout {
        comments: Keep::Nothing,
        nags: Keep::Nothing,
        variations: Keep::Nothing,
        ..Layout::EXPORT
    };
}

/// Writes a game and the empty line that sets it off from the next one.
///
/// ```
/// use jadoube_notation::pgn::{self, Game, Layout};
///
/// let (game, _) = Game::read("1. d4 1-0");
/// let mut file = Vec::new();
/// pgn::write(&mut file, &game, &Layout::EXPORT)?;
/// assert!(file.ends_with(b"[Result \"1-0\"]\n\n1. d4 1-0\n\n"));
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Errors
///
/// The output fails.
pub fn write(mut output: impl io::Write, game: &Game, layout: &Layout) -> io::Result<()> {
    writeln!(output, "{}", game.written(layout))
}

impl Game {
    /// The game as text. Nothing is worked out before it is written.
    pub fn written(&self, layout: &Layout) -> impl fmt::Display {
        Writing {
            game: self,
            layout: *layout,
        }
    }
}

impl fmt::Display for Game {
    /// In export format.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.written(&Layout::EXPORT).fmt(f)
    }
}

struct Writing<'a> {
    game: &'a Game,
    layout: Layout,
}

impl fmt::Display for Writing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_tags(f)?;
        f.write_str("\n")?;
        let mut sheet = Sheet::new(f, self.layout.lines);
        self.write_line(&mut sheet, LineId::MAIN, false)?;
        sheet.word(self.game.result())?;
        sheet.finish()
    }
}

impl Writing<'_> {
    fn write_tags(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in self.game.tags().iter() {
            match (name, self.layout.start, self.game.start()) {
                ("FEN", StartStyle::Rewritten(castling), Some(start)) => {
                    let fen = start.fen(castling, EnPassantStyle::Always);
                    writeln!(f, "[FEN \"{fen}\"]")?;
                }
                _ => {
                    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
                    writeln!(f, "[{name} \"{value}\"]")?;
                }
            }
        }
        Ok(())
    }

    /// Writes a line. `numbered` is whether the number of Black's move is clear, since White's stands right before it.
    fn write_line(&self, sheet: &mut Sheet<'_, '_>, line: LineId, mut numbered: bool) -> fmt::Result {
        let line = self.game.line(line);
        let mut position = line.start().copied();
        self.write_notes(sheet, line.notes(0), position.as_ref(), &mut numbered)?;
        for played in line.moves() {
            let Some(before) = position else { break };
            write_number(sheet, &before, numbered)?;
            sheet.word(played.mv.written(&before, self.layout.form))?;
            numbered = before.turn() == Color::White;
            let after = before.make(played.mv);
            self.write_notes(sheet, played.notes(), Some(&after), &mut numbered)?;
            position = Some(after);
        }
        match line.unread() {
            Some(text) => sheet.word(text),
            None => Ok(()),
        }
    }

    fn write_notes(
        &self,
        sheet: &mut Sheet<'_, '_>,
        notes: &[Note],
        position: Option<&Position>,
        numbered: &mut bool,
    ) -> fmt::Result {
        let Layout {
            comments,
            nags,
            variations,
            ..
        } = self.layout;
        for note in notes {
            match note {
                Note::Nag(nag) if nags == Keep::All => sheet.word(format_args!("${nag}"))?,
                Note::Comment(comment) if comments == Keep::All => {
                    write_comment(sheet, comment)?;
                    *numbered = false;
                }
                Note::DrawOffer if comments == Keep::All => {
                    sheet.word(format_args!("{{{}}}", Note::DRAW_OFFER))?;
                    *numbered = false;
                }
                Note::Variation(line) if variations == Keep::All => {
                    sheet.open()?;
                    self.write_line(sheet, *line, false)?;
                    sheet.close();
                    *numbered = false;
                }
                Note::NullMove(line) => {
                    if let Some(position) = position {
                        write_number(sheet, position, *numbered)?;
                    }
                    sheet.word("--")?;
                    let of_white = position.is_some_and(|position| position.turn() == Color::White);
                    self.write_line(sheet, *line, of_white)?;
                }
                _ => {}
            }
        }
        Ok(())
    }
}

/// The number of a move: always before White's, before Black's where White's does not stand right before it.
fn write_number(sheet: &mut Sheet<'_, '_>, position: &Position, numbered: bool) -> fmt::Result {
    let number = position.fullmoves();
    match position.turn() {
        Color::White => sheet.word(format_args!("{number}.")),
        Color::Black if !numbered => sheet.word(format_args!("{number}...")),
        Color::Black => Ok(()),
    }
}

fn write_comment(sheet: &mut Sheet<'_, '_>, comment: &Comment) -> fmt::Result {
    let text = comment.text();
    match text.contains('}') {
        true => sheet.word(format_args!(";{text}\n")),
        false => sheet.word(format_args!("{{{text}}}")),
    }
}
