//! The FIDE Laws of Chess, executable.
//!
//! One name for the libraries of J'adoube. Each also stands alone, if you need only a part. [`prelude`] has what most programs
//! use, and [`cookbook`] shows how, in twelve recipes.
//!
//! ```
//! use jadoube::prelude::*;
//!
//! let position = Position::initial().play_san("e4")?;
//!
//! // A pawn does not jump three squares. Which article says so?
//! let reasons = why_illegal(&position, "e7e4".parse()?);
//! let citation = reasons[0].citation(Edition::E2023).unwrap();
//! assert_eq!(format!("{citation}: {}", citation.key), "3.7.1 (2023): pawn.single-step");
//!
//! // The flag of a player falls whose opponent has a bare king.
//! let history = History::starting_from("8/8/8/3k4/8/8/4P3/4K3 w - - 0 1".parse()?, Edition::E2023);
//! let judgement = history.flag_fell(White)?;
//! assert_eq!(judgement.outcome().unwrap().to_string(), "½–½");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Features
//!
//! `compressed` (on by default) reads `.gz`, `.zst` and `.bz2`, and needs a C compiler. `serde` and `arbitrary` are those of
//! [`board`], [`clock`] and [`notation`].

pub mod cookbook;
pub mod prelude;
// What the README of the project shows is compiled and run too.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
mod readme {}

pub use jadoube_board as board;
pub use jadoube_cases as cases;
pub use jadoube_clock as clock;
pub use jadoube_laws as laws;
pub use jadoube_notation as notation;
pub use jadoube_proof as proof;
pub use jadoube_referee as referee;
pub use jadoube_words as words;
