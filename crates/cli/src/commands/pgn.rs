//! `jadoube pgn`: the games of files.

mod check;
mod checker;
mod convert;
mod draft;
mod ending;
mod fault;
mod guess;
mod search;
mod source;
mod tags;
mod tape;

pub(crate) use check::Check;
pub(crate) use convert::Convert;
pub(crate) use source::Source;
