//! Chess positions and every legal move, straight from Articles 1 to 3 of the FIDE Laws of Chess.
//!
//! - A [`Setup`] is anything a hand can put on 64 squares. A [`Position`] is what the Laws accept; a refusal lists every
//!   [`Fault`] and the provision of the Laws it offends.
//! - [`Position::legal_moves`] lists, [`Position::count_legal_moves`] counts, [`Position::make`] plays by copy, without
//!   a heap. Chess960 is the same code: ordinary chess is start position 518.
//! - [`legality`] says *why* a move is illegal: every provision of Article 3 that it breaks.
//! - [`Position::identity`] is equal exactly when two positions are the same in the sense of Article 9.
//! - [`reachability`] proves of some positions that no game can lead to them.
//!
//! ```
//! use jadoube_board::Position;
//!
//! // White is checkmated: the king is in check and there is no legal move.
//! let position: Position = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3".parse()?;
//! assert!(position.is_checkmate());
//!
//! // Why can White not take the queen with the rook? It would jump over the pawn on h2.
//! let broken = position.play("h1h4".parse().unwrap()).unwrap_err();
//! let keys: Vec<_> = broken.iter().flat_map(|breach| breach.provisions()).collect();
//! assert_eq!(keys, [&"sliders.no-jumping"]);
//! # Ok::<(), jadoube_board::ParsePositionError>(())
//! ```
//!
//! The keys, such as `sliders.no-jumping`, name provisions in every edition of the Laws; the crate `jadoube-laws` knows
//! their articles.
//!
//! # What it does not do
//!
//! The board knows Articles 1 to 3 and no more: no clock, no fifty moves, no repetition, no result. It keeps no history.
//!
//! # Features
//!
//! `std` (on by default) lets the crate look at run time for the AVX2 vector unit, with which moves are counted several
//! times faster. Without it the crate is `no_std` (with `alloc`).
//!
//! `serde` writes and reads values as people write them: squares as `"e4"`, positions as FEN, what a player tried as
//! `"e2e4"`. A [`Move`] is written so too; it is read as an [`Attempt`], which a position turns into a move of its own.
//!
//! `arbitrary` makes squares, setups and positions out of random bytes, for fuzzers and property tests. Positions are
//! played: legal moves lead to them from one of the 960 starts.

#![cfg_attr(not(feature = "std"), no_std)]

extern crate alloc;

#[cfg(feature = "arbitrary")]
mod arbitrary;
pub mod attacks;
mod attempt;
mod chess960;
mod color;
pub mod fen;
mod identity;
pub mod legality;
mod movegen;
mod moves;
mod perft;
mod piece;
mod pieces;
mod position;
pub mod reachability;
mod setup;
mod square;
mod squares;
#[cfg(feature = "serde")]
mod stored;

pub use attempt::{Attempt, ParseAttemptError};
pub use chess960::{Chess960, DiceFault, StartFault};
pub use color::{ByColor, Color};
pub use fen::ParsePositionError;
pub use identity::Identity;
pub use moves::{Kind, Move, MoveGroup, MoveList, Wing};
pub use perft::{divide, perft, perft_made};
pub use piece::{Piece, Role};
pub use position::{PieceMoves, Position};
pub use setup::{Fault, Refusal, Setup};
pub use square::{File, ParseSquareError, Rank, Square};
pub use squares::{Squares, SquaresIter};
