//! Chess moves written, read and spoken, in many languages, and PGN.
//!
//! - [`Written`] writes a move in any [`Form`]: short or long, with the letters of 49 languages or figurines, as an
//!   edition of the Laws wants it ([`Profile`]), as PGN or as engines do.
//! - [`read()`] finds the one legal move that somebody's handwriting means, or says that it is *ambiguous*, *illegal* or
//!   *unreadable*, and why.
//! - [`speech`] announces a move to players who do not see the board, and reads announcements back.
//! - [`braille`](mod@braille) writes a text in computer braille.
//! - [`pgn`] reads games from files of any size, checks every move, and writes them again; [`san`] is the notation it
//!   uses.
//!
//! ```
//! use jadoube_board::Position;
//! use jadoube_notation::{Form, Language, Reading, Style, Written, read};
//!
//! // Dutch: P is the knight.
//! let position = Position::initial();
//! let mv = read(&position, "Pf3", &Reading::lenient(&[Language::NL])).unwrap();
//! assert_eq!(mv.written(&position, Form::PGN).to_string(), "Nf3");
//! assert_eq!(mv.written(&position, Style::LONG.in_language(Language::DA)).to_string(), "Sg1-f3");
//! ```
//!
//! Standard algebraic notation alone is shorter still:
//!
//! ```
//! use jadoube_board::Position;
//! use jadoube_notation::{Form, ReadsSan, write};
//!
//! let position = Position::initial();
//! let mv = position.san("Nf3")?;
//! assert_eq!(write(mv, &position, Form::PGN), "Nf3");
//! assert_eq!(position.play_san("e4 e5 Nf3")?.to_string(), "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
//! # Ok::<(), jadoube_notation::NotAMove>(())
//! ```
//!
//! # Features
//!
//! `compressed` (on by default) reads `.gz`, `.zst` and `.bz2`. `serde` writes and reads languages by their tags, results and
//! dates as PGN has them, and games as PGN. `arbitrary` makes games out of random bytes.

#[cfg(feature = "arbitrary")]
mod arbitrary;
pub mod braille;
mod find;
mod form;
// Formatted by its generator: the shape does not depend on the version or the settings of rustfmt.
#[rustfmt::skip]
mod generated;
mod language;
pub mod pgn;
mod profile;
pub mod read;
pub mod san;
pub mod speech;
#[cfg(feature = "serde")]
mod stored;
mod write;

pub use crate::find::{NotAMove, ReadsSan, write};
pub use crate::form::{Castling, CastlingTo, Departure, Form, Mark, Mate, Promotion, Signs, Style};
pub use crate::language::Language;
pub use crate::profile::{Norm, PieceSign, Profile};
pub use crate::read::{Candidate, Entry, Irregularity, Misread, Reading, Rigour, Tried, read, read_entry};
pub use crate::write::Written;
