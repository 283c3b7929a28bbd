//! Moves spoken, and understood again.
//!
//! Two things are spoken. Players without sight *announce* moves, with names for the files (Anna, Bella, Cesar …) and
//! German words, or words of their own language where the Laws let them. And a move is *told* in plain words, as in
//! "knight takes e5, check". Both are a [`Voice`]. [`hear`] understands what was said, as a helper types it or a speech
//! recogniser delivers it.
//!
//! ```
//! use jadoube_board::Position;
//! use jadoube_notation::speech::{Spoken, Voice, hear};
//!
//! let position = Position::initial();
//! let mv = position.find("g1f3".parse()?).unwrap();
//! assert_eq!(mv.spoken(&position, Voice::ANNOUNCED).to_string(), "Springer Felix drei");
//! assert_eq!(mv.spoken(&position, Voice::ENGLISH).to_string(), "knight to f3");
//! assert_eq!(hear(&position, "springer FELIX 3", &Voice::ALL), Ok(mv));
//! # Ok::<(), jadoube_board::ParseAttemptError>(())
//! ```

mod hear;
mod vocabulary;
mod voice;
mod words;

use core::fmt;

use jadoube_board::{Kind, Move, Position, Role, Wing};

pub use hear::{hear, is_repeated};
pub use voice::Voice;

use crate::write::{distinction, is_capture};

/// Moves that can be spoken.
pub trait Spoken {
    /// The move in words. It must be a legal move of the position.
    ///
    /// ```
    /// use jadoube_board::Position;
    /// use jadoube_notation::speech::{Spoken, Voice};
    ///
    /// let position: Position = "4k3/8/8/4n3/3P4/5N2/8/4K3 w - - 0 1".parse()?;
    /// let mv = position.find("f3e5".parse().unwrap()).unwrap();
    /// assert_eq!(mv.spoken(&position, Voice::ENGLISH).to_string(), "knight takes e5");
    /// assert_eq!(mv.spoken(&position, Voice::DUTCH).to_string(), "paard slaat e5");
    /// assert_eq!(mv.spoken(&position, Voice::ANNOUNCED).to_string(), "Springer schlägt Eva fünf");
    /// # Ok::<(), jadoube_board::ParsePositionError>(())
    /// ```
    fn spoken(self, position: &Position, voice: Voice) -> impl fmt::Display;

    /// The move as it is announced to a player who does not see the board: the same words, without check and mate. No
    /// edition has them announced, and a player who finds them alone must not be told by a machine.
    ///
    /// ```
    /// use jadoube_board::Position;
    /// use jadoube_notation::speech::{Spoken, Voice};
    ///
    /// let position: Position = "5r1k/4P3/8/8/8/8/8/4K3 w - - 0 1".parse()?;
    /// let mv = position.find("e7f8q".parse().unwrap()).unwrap();
    /// assert_eq!(mv.announced(&position, Voice::ANNOUNCED).to_string(), "Eva schlägt Felix acht Dame");
    /// # Ok::<(), jadoube_board::ParsePositionError>(())
    /// ```
    ///
    /// Provision: blind.announce
    fn announced(self, position: &Position, voice: Voice) -> impl fmt::Display;
}

impl Spoken for Move {
    fn spoken(self, position: &Position, voice: Voice) -> impl fmt::Display {
        Speaking {
            mv: self,
            position,
            voice,
            check: true,
        }
    }

    fn announced(self, position: &Position, voice: Voice) -> impl fmt::Display {
        Speaking {
            mv: self,
            position,
            voice,
            check: false,
        }
    }
}

/// A move about to be spoken.
struct Speaking<'a> {
    mv: Move,
    position: &'a Position,
    voice: Voice,
    /// Whether check and mate are said.
    check: bool,
}

impl fmt::Display for Speaking<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.voice.words();
        match self.mv.kind() {
            // Provision: blind.announce.castling
            Kind::Castling => f.write_str(match Wing::of(self.mv.from(), self.mv.to()) {
                Wing::Kingside => words.castling_short,
                Wing::Queenside => words.castling_long,
            })?,
            _ => self.speak_step(f)?,
        }
        if !self.check {
            return Ok(());
        }
        let next = self.position.make(self.mv);
        match (next.is_check(), next.is_checkmate()) {
            (_, true) => write!(f, ", {}", words.mate),
            (true, false) => write!(f, ", {}", words.check),
            (false, false) => Ok(()),
        }
    }
}

impl Speaking<'_> {
    /// Piece, whence, whether it takes, whither, what it becomes.
    ///
    /// Provision: blind.announce.pieces, blind.announce.files, blind.announce.ranks, blind.announce.promotion
    fn speak_step(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Speaking {
            mv, position, voice, ..
        } = *self;
        let words = voice.words();
        let (role, from, to) = (mv.role(), mv.from(), mv.to());
        let captures = is_capture(position, mv);
        let mut gap = "";
        if role != Role::Pawn {
            write!(f, "{}", words.pieces[role as usize])?;
            gap = " ";
        }
        let (file, rank) = match role {
            Role::Pawn => (captures, false),
            _ => distinction(position, role, from, to),
        };
        if file || rank {
            // A pawn is its file: "e takes d5".
            let whence = if role == Role::Pawn { "" } else { words.from };
            write!(f, "{gap}{whence}")?;
            voice.speak_square(f, file.then_some(from.file()), rank.then_some(from.rank()))?;
            gap = " ";
        }
        let link = match (captures, gap) {
            (true, _) => words.takes,
            (false, "") => "",
            (false, _) => words.to,
        };
        match link {
            "" => f.write_str(gap)?,
            link => write!(f, "{gap}{link} ")?,
        }
        voice.speak_square(f, Some(to.file()), Some(to.rank()))?;
        if let Some(role) = mv.promotion() {
            write!(f, " {}{}", words.becomes, words.pieces[role as usize])?;
        }
        match mv.kind() {
            Kind::EnPassant => f.write_str(" en passant"),
            _ => Ok(()),
        }
    }
}
