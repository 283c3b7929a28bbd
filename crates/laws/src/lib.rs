//! The FIDE Laws of Chess as typed data.
//!
//! Article numbers wander: what is 3.8 a II (2) c in 2005 is 3.8.2.2.1 in 2023. So every provision, the smallest unit
//! that states one rule, has a [`Key`] that outlives renumbering. Keys are used; articles are looked up.
//!
//! ```
//! use jadoube_laws::{Edition, find};
//!
//! let provision = find("castling.prevented-by-attack").unwrap();
//! assert_eq!(provision.title, "No castling out of, through or into attack");
//!
//! let citation = provision.citation(Edition::E2023).unwrap();
//! assert_eq!(citation.to_string(), "3.8.2.2.1 (2023)");
//! let citation = provision.citation(Edition::E2005).unwrap();
//! assert_eq!(citation.to_string(), "3.8 a II (2) c (2005)");
//! ```
//!
//! And back, from an article to everything it says:
//!
//! ```
//! use jadoube_laws::{Edition, at};
//!
//! let keys: Vec<_> = at(Edition::E2023, "3.8.2.2").map(|provision| provision.key).collect();
//! assert_eq!(keys, ["castling.prevented-by-attack", "castling.prevented-by-piece"]);
//! ```
//!
//! What an edition fixes as a value - how many illegal moves lose, who may call a flag - is resolved once for a game:
//!
//! ```
//! use jadoube_laws::values::FlagCalledBy;
//! use jadoube_laws::{Edition, Pace, Provisions, Supervision};
//!
//! let game = Provisions::of(Edition::E2009, Pace::Rapid, Supervision::Limited);
//! assert_eq!(game.flag_called_by.value, FlagCalledBy::PlayersOrArbiterIfBoth);
//!
//! let citation = game.citation(game.flag_called_by.key).unwrap();
//! assert_eq!(citation.to_string(), "Appendix A4 d1 (2009)");
//! ```
//!
//! The crate knows no chess: it says where a rule stands and what it means, and never decides a position. The rules are
//! told in words of our own; the published text of the Laws is the authority. Nothing is read or parsed at run time,
//! and nothing is allocated but by a [`search`].

#![no_std]

extern crate alloc;

mod basis;
mod change;
mod edition;
#[rustfmt::skip]
mod edition_generated;
// Formatted by its generator: the shape does not depend on the version or the settings of rustfmt.
#[rustfmt::skip]
mod generated;
mod number;
mod pace;
mod points;
mod provision;
mod provisions;
#[rustfmt::skip]
mod provisions_generated;
mod regulations;
pub mod search;
mod steps;
mod supervision;
#[cfg(test)]
mod tests;
mod text;
#[rustfmt::skip]
mod texts_generated;
#[rustfmt::skip]
pub mod values;

use core::cmp::Ordering;

pub use jadoube_language::Language;

pub use crate::basis::Basis;
pub use crate::change::Change;
pub use crate::edition::{Edition, InForce, ParseEditionError};
pub use crate::generated::PROVISIONS;
pub use crate::number::{Citation, Number, Part, Rules};
pub use crate::pace::{Limits, Pace, ParsePaceError};
pub use crate::points::{ParseScoreError, Points, Score};
pub use crate::provision::{Check, Key, Kind, Place, Provision};
pub use crate::provisions::Cited;
pub use crate::provisions_generated::Provisions;
pub use crate::regulations::{Draws, NotLeftOpen, Regulations};
pub use crate::supervision::{ParseSupervisionError, Recorder, Supervision, Watched};

/// The provision with this key, in whatever editions have it.
///
/// A `const fn`, so that a misspelt key need not wait for a run to be found:
///
/// ```
/// use jadoube_laws::{Provision, find};
///
/// const EN_PASSANT: &Provision = find("pawn.en-passant").expect("a key of the Laws");
/// assert_eq!(EN_PASSANT.title, "En passant capture");
/// ```
///
/// Only whole keys are found:
///
/// ```
/// # use jadoube_laws::find;
/// assert!(find("pawn").is_none());
/// ```
#[must_use]
pub const fn find(key: &str) -> Option<&'static Provision> {
    let (mut low, mut high) = (0, PROVISIONS.len());
    while low < high {
        let middle = low + (high - low) / 2;
        match compare(PROVISIONS[middle].key.as_str().as_bytes(), key.as_bytes()) {
            Ordering::Less => low = middle + 1,
            Ordering::Equal => return Some(&PROVISIONS[middle]),
            Ordering::Greater => high = middle,
        }
    }
    None
}

/// Every provision at an article of an edition, or beneath it, in the order of their keys.
///
/// The number may be written with or without blanks, points and brackets, in capitals or not. `"3.8"` finds what stands
/// at 3.8.2.1 too, and `"3.1"` does not find 3.10. Where translations count differently, each number is found.
/// `"glossary"` finds what the glossary defines. A number the edition lacks, or an empty one, finds nothing.
///
/// ```
/// use jadoube_laws::{Edition, at};
///
/// assert_eq!(at(Edition::E2009, "F3 b note 4").next().unwrap().key, "chess960.castling.empty-squares");
/// assert_eq!(at(Edition::E2009, "f.3.b.note.4").count(), 1);
/// assert_eq!(at(Edition::E2023, "99").count(), 0);
/// ```
pub fn at(edition: Edition, number: &str) -> impl Iterator<Item = &'static Provision> {
    PROVISIONS.iter().filter(move |provision| {
        provision
            .place(edition)
            .is_some_and(|place| place.is_at_or_beneath(number))
    })
}

/// `Ord::cmp` of bytes, which a `const fn` cannot call yet.
const fn compare(left: &[u8], right: &[u8]) -> Ordering {
    let mut index = 0;
    while index < left.len() && index < right.len() {
        if left[index] != right[index] {
            return if left[index] < right[index] {
                Ordering::Less
            } else {
                Ordering::Greater
            };
        }
        index += 1;
    }
    if left.len() < right.len() {
        Ordering::Less
    } else if left.len() > right.len() {
        Ordering::Greater
    } else {
        Ordering::Equal
    }
}
