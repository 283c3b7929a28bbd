//! Can this player still checkmate "by any possible series of legal moves"?
//!
//! The Laws ask this when a flag falls, when a second illegal move is completed, when a player resigns, and after every
//! move: a position in which neither player can mate is dead and the game is over. [`can_mate`] answers with a
//! [`Verdict`]: a line that ends in mate, or a [`Certificate`] that there is none, or that the [`Budget`] was spent
//! first. It never guesses.
//!
//! ```
//! use jadoube_board::{Color, Position};
//! use jadoube_proof::{Budget, Verdict, can_mate, check};
//!
//! // Black has a bishop and White a rook: no series of moves lets Black mate, but White can.
//! let position: Position = "8/8/8/3k4/8/3b4/8/R3K3 w - - 0 1".parse()?;
//! let Verdict::Winnable(line) = can_mate(&position, Color::White, Budget::default()) else { unreachable!() };
//! let end = line.iter().fold(position, |position, &mv| position.make(mv));
//! assert!(end.is_checkmate());
//!
//! let Verdict::Unwinnable(certificate) = can_mate(&position, Color::Black, Budget::default()) else { unreachable!() };
//! assert_eq!(check::certificate(&position, Color::Black, &certificate), Ok(()));
//! # Ok::<(), jadoube_board::ParsePositionError>(())
//! ```
//!
//! Only Article 3 counts: no fifty moves, no repetition, no clock. Castling, en passant and promotion to any piece all
//! count, and Chess960 is the same code. The same question gets the same answer every time: a budget is counted in
//! positions, never in seconds.
//!
//! # Finding and checking
//!
//! Verdicts are found by fast and clever code, and checked by slow and simple code that shares nothing with it: see
//! [`check`]. Why each argument is sound is told in `docs/proof.md`.

mod arena;
mod certificate;
pub mod check;
mod fence;
mod fold;
mod glance;
mod invariant;
mod material;
mod novelty;
mod plan;
mod prover;
mod quick;
mod seek;
mod shorten;
mod verdict;

pub use certificate::{Certificate, Digest, Invariant, Man, Reach, Stratum};
pub use prover::{Prover, can_mate, is_dead};
pub use quick::Quick;
pub use verdict::{Budget, Verdict};
