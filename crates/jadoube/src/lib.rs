//! The FIDE Laws of Chess, executable.
//!
//! One name for the libraries of J'adoube. Each also stands alone, if you need only a part.
//!
//! ```
//! use jadoube::board::Position;
//! use jadoube::laws::{Edition, find};
//!
//! let position = Position::initial().play("e2e4".parse()?).unwrap();
//!
//! // A pawn does not jump three squares. Which article says so?
//! let breaches = position.play("e7e4".parse()?).unwrap_err();
//! for key in breaches[0].provisions() {
//!     let provision = find(key).unwrap();
//!     let citation = provision.citation(Edition::E2023).unwrap();
//!     assert_eq!(format!("{citation}: {}", provision.title), "3.7.1 (2023): Pawn, one square forward");
//! }
//! # Ok::<(), jadoube::board::ParseAttemptError>(())
//! ```

pub use jadoube_board as board;
pub use jadoube_clock as clock;
pub use jadoube_laws as laws;
pub use jadoube_notation as notation;
pub use jadoube_proof as proof;
