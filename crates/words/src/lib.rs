//! The words of J'adoube: sentences as data, in every language side by side.
//!
//! A sentence is a table of a TOML file. It has a name, and for each [`Language`] a pattern as
//! [Fluent](https://projectfluent.org) reads it, with variables, plurals and choices:
//!
//! ```toml
//! [moves-left]
//! en = """
//! { $count ->
//!     [one] one move
//!    *[other] {$count} moves
//! } left"""
//! da = "{$count} træk tilbage"
//! ```
//!
//! A [`Phrasebook`] speaks one language. [`sentences`] reads a file for whoever makes something else of it, [`complete`] says
//! which languages can be spoken, and [`faults`] names what is missing or cannot be read; whoever has sentences tests them
//! with it.

mod faults;
mod phrasebook;
mod sentence;

pub use faults::{complete, faults, is_pattern};
pub use fluent_bundle::{FluentArgs, FluentValue};
pub use jadoube_language::Language;
pub use phrasebook::{Phrasebook, capitalised};
pub use sentence::{Fault, NOTES, Sentence, sentences, variables};
