//! `jadoube pgn`: the games of files.

mod check;
mod checker;
mod convert;
mod draft;
mod fault;
mod guess;
mod source;
mod tape;

pub(crate) use check::Check;
pub(crate) use convert::Convert;
pub(crate) use source::Source;
