//! Chess positions and every legal move, straight from Articles 1 to 3 of the FIDE Laws of Chess.
#![cfg_attr(not(feature = "std"), no_std)]

extern crate alloc;

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
mod setup;
mod square;
mod squares;

pub use attempt::{Attempt, ParseAttemptError};
pub use chess960::{Chess960, StartFault};
pub use color::{ByColor, Color};
pub use fen::ParsePositionError;
pub use identity::Identity;
pub use moves::{Kind, Move, MoveList, Wing};
pub use perft::{divide, perft, perft_made};
pub use piece::{Piece, Role};
pub use position::{PieceMoves, Position};
pub use setup::{Fault, Refusal, Setup};
pub use square::{File, ParseSquareError, Rank, Square};
pub use squares::{Squares, SquaresIter};
