//! Lines of moves, and what is noted beside them.

use jadoube_board::{Move, Position};

use crate::pgn::comment::Comment;

/// Names a line of a game.
#[derive(Debug, Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineId(u32);

impl LineId {
    /// The line that was played.
    pub const MAIN: LineId = LineId(0);

    pub(super) fn new(index: usize) -> LineId {
        LineId(u32::try_from(index).expect("a game has fewer than four milliard lines"))
    }

    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A place in a game: after so many moves of a line.
#[derive(Debug, Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    /// The line.
    pub line: LineId,
    /// How many of its moves stand before this place.
    pub ply: usize,
}

/// Moves that follow each other.
#[derive(Debug, Clone)]
pub struct Line {
    pub(super) start: Option<Position>,
    pub(super) end: Option<Position>,
    pub(super) depth: u16,
    pub(super) before: Vec<Note>,
    pub(super) moves: Vec<Played>,
    pub(super) unread: Option<String>,
}

/// A move that was played, and what is noted after it.
#[derive(Debug, Clone)]
pub struct Played {
    /// The move: legal where it stands.
    pub mv: Move,
    pub(super) notes: Vec<Note>,
}

/// Something noted beside a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Note {
    /// A numeric annotation glyph.
    Nag(u8),
    /// A comment.
    Comment(Comment),
    /// A draw was offered with the move.
    DrawOffer,
    /// Another line in place of the move, to be found with [`Game::line`](super::Game::line).
    Variation(LineId),
    /// After the move the player passes, as only analysts can, and the variation goes on in this line. It is the last
    /// note of its line.
    NullMove(LineId),
}

impl Note {
    /// The sign for the offer of a draw, which stands in a comment since PGN has no place for it.
    pub(crate) const DRAW_OFFER: &'static str = "(=)";

    /// A comment, or the offer of a draw that stands in it.
    pub(super) fn of(comment: Comment) -> Note {
        match comment.text() {
            Note::DRAW_OFFER => Note::DrawOffer,
            _ => Note::Comment(comment),
        }
    }
}

impl Line {
    pub(super) fn new(start: Option<Position>, depth: u16) -> Line {
        Line {
            start,
            end: start,
            depth,
            before: Vec::new(),
            moves: Vec::new(),
            unread: None,
        }
    }

    /// The position from which the line starts; `None` if it is not known.
    pub fn start(&self) -> Option<&Position> {
        self.start.as_ref()
    }

    /// The moves.
    pub fn moves(&self) -> &[Played] {
        &self.moves
    }

    /// The notes after so many moves; with 0, those before the first move.
    pub fn notes(&self, ply: usize) -> &[Note] {
        match ply.checked_sub(1) {
            Some(last) => &self.moves[last].notes,
            None => &self.before,
        }
    }

    pub(super) fn notes_mut(&mut self, ply: usize) -> &mut Vec<Note> {
        match ply.checked_sub(1) {
            Some(last) => &mut self.moves[last].notes,
            None => &mut self.before,
        }
    }

    /// The rest of the line as it stands in the file, from the first move on that is illegal, ambiguous or unreadable.
    ///
    /// ```
    /// use jadoube_notation::pgn::Game;
    ///
    /// let (game, flaws) = Game::read("1. e4 e5 2. Ke3 Nc6 {well} 3. Nf3 *");
    /// assert_eq!(game.main().moves().len(), 2);
    /// assert_eq!(game.main().unread(), Some("2. Ke3 Nc6 {well} 3. Nf3"));
    /// assert_eq!(flaws.len(), 1);
    /// ```
    pub fn unread(&self) -> Option<&str> {
        self.unread.as_deref()
    }
}

impl Played {
    /// All that is noted after the move, in its order.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// The comments after the move.
    pub fn comments(&self) -> impl Iterator<Item = &Comment> {
        self.notes.iter().filter_map(|note| match note {
            Note::Comment(comment) => Some(comment),
            _ => None,
        })
    }

    /// The numeric annotation glyphs of the move.
    pub fn nags(&self) -> impl Iterator<Item = u8> {
        self.notes.iter().filter_map(|note| match *note {
            Note::Nag(nag) => Some(nag),
            _ => None,
        })
    }

    /// The variations on the move.
    pub fn variations(&self) -> impl Iterator<Item = LineId> {
        self.notes.iter().filter_map(|note| match *note {
            Note::Variation(line) => Some(line),
            _ => None,
        })
    }

    /// Whether a draw was offered with the move.
    pub fn offers_draw(&self) -> bool {
        self.notes.contains(&Note::DrawOffer)
    }
}
