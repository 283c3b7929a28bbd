//! `jadoube laws`: the Laws themselves, looked up by article, key or word.

mod asked;
mod diff;
// Formatted by its generator: the shape does not depend on the version or the settings of rustfmt.
#[rustfmt::skip]
mod generated;
mod list;
mod marked;
mod nearest;
mod placed;
mod search;
mod show;
mod whereabouts;

use crate::commands::{Answer, Stop};
use crate::screen::Screen;

pub(crate) use asked::{Asked, Elsewhere};
pub(crate) use diff::{Changes, Compared, Diff, counted};
pub(crate) use list::{List, part};
pub(crate) use placed::Placed;
pub(crate) use search::{Hit, Search};
pub(crate) use show::{Provisions, Show, Shown};
pub(crate) use whereabouts::Where;

/// What to look up.
#[derive(Debug)]
pub(crate) enum Laws {
    List(List),
    Show(Show),
    Search(Search),
    Diff(Diff),
    Where(Where),
}

impl Laws {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        match self {
            Laws::List(list) => list.run(screen),
            Laws::Show(show) => show.run(screen),
            Laws::Search(search) => search.run(screen),
            Laws::Diff(diff) => diff.run(screen),
            Laws::Where(asked) => asked.run(screen),
        }
    }
}
