//! An arbiter is called to a board that nobody watched. What happened, what has to be asked, and what is ruled?
//!
//! Everything here comes from the referee: a [`Call`] asks it what a ruling turns on, [`find()`] leads from everyday words to a
//! situation, [`tiles`] group situations as people think of them, and [`Guide`] is all of it as data, for pages that have no
//! network and for printing.
//!
//! ```
//! use jadoube_board::Color;
//! use jadoube_guide::{Call, Found, find};
//! use jadoube_laws::Edition;
//! use jadoube_referee::{Contract, Language, Mode, Terms, Words};
//!
//! let words = Words::new(Language::English).expect("English is spoken");
//! let Found::One(resigned) = find("gives up", &words) else { panic!() };
//! let terms = Terms { mode: Mode::Called, ..Terms::of(Edition::E2023) };
//! let mut call = Call::new(terms, resigned, Color::White)?;
//! let Contract::Depends(depends) = call.contract(&[]).unwrap() else { panic!() };
//! assert_eq!(
//!     words.asks(&depends.fact, call.game()),
//!     "Can Black still checkmate by any series of legal moves, however unlikely?"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod build;
mod call;
mod data;
mod lookup;
mod pattern;
mod quiz;
mod tile;

pub use build::{PaceName, Regime, SupervisionName, editions, regimes};
pub use call::{Call, NoCall, WhyNothing};
pub use data::{
    Blank, Choice, Family, Guide, Id, Node, Outcome, Player, Provision, Root, Said, SituationData, TileData, TimeLine,
};
pub use lookup::{Found, find};
pub use pattern::{Colours, fill};
pub use quiz::QuizQuestion;
pub use tile::{Tile, tiles};
