//! Scoresheets of refereed games: PGN with clock times, and an accessible PDF to print and sign.
//!
//! Also the pocket guide for arbiters, [`guide_pdf()`]: a decision chart for each situation.
//!
//! All are functions of what they show alone: they read no file and no clock, and the same game gives the same bytes.
//!
//! ```
//! use jadoube_laws::Edition;
//! use jadoube_referee::wire::Heading;
//! use jadoube_referee::{Referee, Terms};
//! use jadoube_scoresheet::{ClockReadings, pgn_export};
//!
//! let referee = Referee::new(Terms::of(Edition::LATEST))?;
//! let [pgn] = &pgn_export(&referee, &Heading::default(), &ClockReadings::default())[..] else { panic!("one game") };
//! assert!(pgn.to_string().contains("[Result \"*\"]"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod clock_readings;
mod draw_offers;
mod guide_pdf;
mod pgn_export;
mod scoresheet_pdf;

pub use clock_readings::ClockReadings;
pub use draw_offers::{draw_offer, draw_offers};
pub use guide_pdf::guide_pdf;
pub use pgn_export::pgn_export;
pub use scoresheet_pdf::Scoresheet;
