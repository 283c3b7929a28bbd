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
//!     assert_eq!(format!("{citation}: {}", provision.title), "3.7.1 (2023): Pawn: one square forward");
//! }
//! # Ok::<(), jadoube::board::ParseAttemptError>(())
//! ```
//!
//! And a clock, which is told the time and never asks for it:
//!
//! ```
//! use core::time::Duration;
//! use jadoube::board::Color::{Black, White};
//! use jadoube::clock::{CarryOver, Clock, FirstMove, Instant, Settings, TimeControl};
//!
//! let control: TimeControl = "40/90m+30s, 30m+30s".parse()?;
//! let settings = Settings { first_move: FirstMove::WithIncrement, carry_over: CarryOver::EveryMode };
//! let mut clock = Clock::new(&control, settings);
//!
//! clock.start(White, Instant::ZERO);
//! clock.press(White, Instant::ZERO + Duration::from_secs(12));
//! assert_eq!(clock.next_flag(), Some((Black, Instant::from_millis(5_442_000))));
//! # Ok::<(), jadoube::clock::ParseTimeControlError>(())
//! ```

pub use jadoube_audit as audit;
pub use jadoube_board as board;
pub use jadoube_cases as cases;
pub use jadoube_clock as clock;
pub use jadoube_laws as laws;
pub use jadoube_notation as notation;
pub use jadoube_proof as proof;
pub use jadoube_referee as referee;
pub use jadoube_words as words;
