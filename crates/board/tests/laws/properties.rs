//! What the Laws say of all squares, all pieces or all start positions at once.

use crate::run::{equal, holds};

type Property = fn() -> Result<(), String>;

/// Lists properties with their names.
macro_rules! by_name {
    ($($name:ident),* $(,)?) => {
        pub(super) const ALL: &[(&str, super::Property)] = &[$((stringify!($name), $name)),*];
    };
}

mod articles;
mod chess960;
mod glossary;

/// Every property with its name.
pub(crate) fn all() -> impl Iterator<Item = &'static (&'static str, Property)> {
    articles::ALL.iter().chain(chess960::ALL).chain(glossary::ALL)
}

/// Whether the property with this name holds.
pub(crate) fn hold(name: &str) -> Result<(), String> {
    match all().find(|(known, _)| *known == name) {
        Some((_, property)) => property(),
        None => Err(format!("no property is called {name}")),
    }
}
