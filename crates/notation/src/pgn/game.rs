//! Games as trees of moves.

mod builder;
mod flaw;
mod games;
mod line;
mod tape;
mod unread;

use core::fmt;

use jadoube_board::fen::{CastlingStyle, EnPassantStyle};
use jadoube_board::{Chess960, Color, File, Move, Position, Rank, Square};

use super::Termination;
use super::comment::Comment;
use super::tags::{TagError, Tags};

pub use flaw::{Flaw, FlawKind};
pub use games::{Games, games, games_in};
pub use line::{Line, LineId, Note, Played, Spot};

/// How deep variations may be nested. A null move counts as one, since another line follows it.
const DEEPEST: u16 = 256;
/// How much text of a game is taken, in bytes, and how many variations: many times what the longest games have.
const LONGEST: u64 = 8 << 20;
const MOST_LINES: usize = 1 << 18;
/// How many notes of a game are taken.
const MOST_NOTES: usize = 1 << 20;
/// How many tags of a game are taken.
const MOST_TAGS: usize = 1_000;

/// A game: its tags, and its moves with all that is said about them.
///
/// The moves are lines: the one that was played, [`LineId::MAIN`], and the variations, each hung on the move to which it
/// is an alternative. All moves are legal. Where a text has one that is not, the rest of that line is kept as
/// [text](Line::unread).
///
/// Two games are equal if they would be written alike: the same tags, start, moves, notes and variations in the same
/// order.
///
/// ```
/// use jadoube_board::Position;
/// use jadoube_notation::pgn::{Game, LineId};
///
/// let (mut game, flaws) = Game::read("1. e4 e5 2. Nf3 {the usual} Nc6 *");
/// assert!(flaws.is_empty());
/// let end = game.end(LineId::MAIN);
/// let variation = game.vary(end).unwrap();
/// let before = game.end_position(variation).unwrap();
/// game.play(variation, before.find("d7d6".parse()?).unwrap())?;
/// game.set_tag("White", "Philidor's pupil")?;
/// assert!(game.to_string().ends_with("\n1. e4 e5 2. Nf3 {the usual} 2... Nc6 (2... d6) *\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Game {
    pub(super) tags: Tags,
    /// The main line first, then variations. A note [`Note::Variation`] or [`Note::NullMove`] names each
    /// but the first, once.
    lines: Vec<Line>,
}

impl Game {
    /// A game from the usual array, without moves.
    pub fn new() -> Game {
        Game::with_tags(Tags::default(), Some(Position::initial()))
    }

    /// A game from another position, without moves. Tags say so, and that it is Chess960 where it must be.
    ///
    /// ```
    /// use jadoube_board::Chess960;
    /// use jadoube_notation::pgn::Game;
    ///
    /// let game = Game::starting_from(&Chess960::new(0).unwrap().position());
    /// assert_eq!(game.tags().get("Variant"), Some("Chess960"));
    /// assert_eq!(game.tags().fen(), Some("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"));
    /// ```
    pub fn starting_from(position: &Position) -> Game {
        let mut tags = Tags::default();
        if is_chess960(position) {
            tags.push("Variant".into(), "Chess960".into());
        }
        if *position != Position::initial() {
            let fen = position.fen(CastlingStyle::XFen, EnPassantStyle::Always);
            tags.push("SetUp".into(), "1".into());
            tags.push("FEN".into(), fen.to_string());
        }
        Game::with_tags(tags, Some(*position))
    }

    pub(super) fn with_tags(tags: Tags, start: Option<Position>) -> Game {
        let lines = vec![Line::new(start, 0)];
        Game { tags, lines }
    }

    /// The tags.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// Sets a tag, in its place if there is one.
    ///
    /// # Errors
    ///
    /// The name or the value cannot be written; the value is to be a result and is none; or the tag says from which
    /// position the game starts, which cannot change any more.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        self.tags.set(name, value)
    }

    /// The result.
    pub fn result(&self) -> Termination {
        self.tags.result()
    }

    /// The position from which the game starts; `None` if its tag cannot be read. All moves are then kept as text.
    pub fn start(&self) -> Option<&Position> {
        self.lines[0].start.as_ref()
    }

    /// The line that was played.
    pub fn main(&self) -> &Line {
        &self.lines[0]
    }

    /// A line.
    ///
    /// # Panics
    ///
    /// If the line is of another game.
    pub fn line(&self, line: LineId) -> &Line {
        &self.lines[line.index()]
    }

    /// The last place in a line.
    pub fn end(&self, line: LineId) -> Spot {
        let ply = self.line(line).moves.len();
        Spot { line, ply }
    }

    /// The notes at a place in the game: after a move, or before the first.
    pub fn notes(&self, at: Spot) -> &[Note] {
        self.line(at.line).notes(at.ply)
    }

    /// The position at a place in the game; `None` if the start is not known.
    pub fn position(&self, at: Spot) -> Option<Position> {
        let line = self.line(at.line);
        let moves = line.moves[..at.ply].iter();
        Some(moves.fold(line.start?, |position, played| position.make(played.mv)))
    }

    /// The position at the end of a line; `None` if the start is not known.
    pub fn end_position(&self, line: LineId) -> Option<Position> {
        self.line(line).end
    }

    /// Adds a move at the end of a line.
    ///
    /// # Errors
    ///
    /// The move is illegal, or the position is not known since the line goes on as text.
    pub fn play(&mut self, line: LineId, mv: Move) -> Result<Spot, PlayError> {
        let position = match self.line(line) {
            Line { unread: None, end, .. } => end.ok_or(PlayError::Unread)?,
            _ => return Err(PlayError::Unread),
        };
        if !position.legal_moves().contains(&mv) {
            return Err(PlayError::Illegal);
        }
        self.push_move(line, mv, position.make(mv));
        Ok(self.end(line))
    }

    /// Begins a variation on the move at a place, after all other notes there; on the first move of the line if no move
    /// stands there. `None` if variations would be nested too deep.
    pub fn vary(&mut self, at: Spot) -> Option<LineId> {
        let before = at.ply.saturating_sub(1);
        let start = self.position(Spot { ply: before, ..at });
        let depth = self.line(at.line).depth + 1;
        (depth <= DEEPEST).then(|| self.push_variation(at, Line::new(start, depth)))
    }

    /// Adds a comment at a place. The comment `(=)` is an offer of a draw.
    pub fn comment(&mut self, at: Spot, comment: Comment) {
        self.push_note(at, Note::of(comment));
    }

    /// Adds a numeric annotation glyph at a place.
    pub fn nag(&mut self, at: Spot, nag: u8) {
        self.push_note(at, Note::Nag(nag));
    }

    /// Notes that a draw was offered with a move.
    pub fn offer_draw(&mut self, at: Spot) {
        self.push_note(at, Note::DrawOffer);
    }

    /// The comments at a place, to be changed.
    pub fn comments_mut(&mut self, at: Spot) -> impl Iterator<Item = &mut Comment> {
        let notes = self.lines[at.line.index()].notes_mut(at.ply).iter_mut();
        notes.filter_map(|note| match note {
            Note::Comment(comment) => Some(comment),
            _ => None,
        })
    }

    /// Adds a move that is known to be legal.
    pub(super) fn push_move(&mut self, line: LineId, mv: Move, after: Position) {
        let line = &mut self.lines[line.index()];
        let notes = Vec::new();
        line.moves.push(Played { mv, notes });
        line.end = Some(after);
    }

    pub(super) fn push_note(&mut self, at: Spot, note: Note) {
        self.lines[at.line.index()].notes_mut(at.ply).push(note);
    }

    pub(super) fn push_variation(&mut self, at: Spot, line: Line) -> LineId {
        let variation = LineId::new(self.lines.len());
        self.push_note(at, Note::Variation(variation));
        self.lines.push(line);
        variation
    }

    /// Goes on with another line after a null move at the end of a line.
    pub(super) fn push_null_move(&mut self, at: Spot, line: Line) -> LineId {
        let next = LineId::new(self.lines.len());
        self.push_note(at, Note::NullMove(next));
        self.lines.push(line);
        next
    }

    /// How many lines there are.
    pub(super) fn lines(&self) -> usize {
        self.lines.len()
    }

    pub(super) fn set_unread(&mut self, line: LineId, text: String) {
        self.lines[line.index()].unread = Some(text);
    }

    /// Whether two lines hold the same, variations included.
    fn same_line(&self, line: LineId, other: &Game, others: LineId) -> bool {
        let (a, b) = (self.line(line), other.line(others));
        let moves = a.moves.iter().map(|played| played.mv);
        let same_notes = |ply| {
            let (a, b) = (a.notes(ply), b.notes(ply));
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| self.same_note(a, other, b))
        };
        a.start == b.start
            && a.unread == b.unread
            && moves.eq(b.moves.iter().map(|played| played.mv))
            && (0..=a.moves.len()).all(same_notes)
    }

    fn same_note(&self, note: &Note, other: &Game, others: &Note) -> bool {
        match (note, others) {
            (&Note::Variation(a), &Note::Variation(b)) | (&Note::NullMove(a), &Note::NullMove(b)) => {
                self.same_line(a, other, b)
            }
            (a, b) => a == b,
        }
    }
}

/// Whether castling in a position, now or later, is that of Chess960.
fn is_chess960(position: &Position) -> bool {
    let usual = |rook: Square| {
        let color = if rook.rank() == Rank::ONE {
            Color::White
        } else {
            Color::Black
        };
        position.king(color) == Square::new(File::E, rook.rank()) && matches!(rook.file(), File::A | File::H)
    };
    let shuffled = Chess960::of(position).is_some_and(|start| start != Chess960::STANDARD);
    shuffled || !position.castling().into_iter().all(usual)
}

impl Default for Game {
    fn default() -> Game {
        Game::new()
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.tags == other.tags && self.same_line(LineId::MAIN, other, LineId::MAIN)
    }
}

impl Eq for Game {}

/// Why a move cannot be added to a line.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum PlayError {
    /// It is illegal.
    Illegal,
    /// The line ends with text that could not be read, so that the position is not known.
    Unread,
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PlayError::Illegal => "the move is illegal",
            PlayError::Unread => "the position is not known",
        })
    }
}

impl core::error::Error for PlayError {}
