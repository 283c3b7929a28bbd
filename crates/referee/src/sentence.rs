//! What a ruling or a question says, before it is put into words.

use core::time::Duration;
use std::borrow::Cow;

use jadoube_board::{Attempt, ByColor, Color};
use jadoube_laws::{Key, Score};

use crate::entry::Penalty;

/// A sentence by its name, and what is put into it. Words are made at the edge, in the language of whoever reads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The name of the sentence: `checkmate`.
    pub name: Cow<'static, str>,
    /// What is put into it, by name.
    pub with: Vec<(Cow<'static, str>, Value)>,
}

/// Something put into a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A player.
    Player(Color),
    /// A length of time.
    Time(Duration),
    /// A number of things.
    Count(u32),
    /// A move.
    Move(Attempt),
    /// White's and Black's points.
    Points(ByColor<Score>),
    /// Words from a person.
    Text(String),
    /// A penalty.
    Penalty(Penalty),
    /// The title of a provision, by its key.
    Provision(Key),
}

impl Sentence {
    /// A sentence that needs nothing.
    pub(crate) fn plain(name: &'static str) -> Sentence {
        Sentence {
            name: Cow::Borrowed(name),
            with: Vec::new(),
        }
    }

    /// Puts something into it.
    #[must_use]
    pub(crate) fn with(mut self, name: &'static str, put: Value) -> Sentence {
        self.with.push((Cow::Borrowed(name), put));
        self
    }

    /// A sentence about a player and the opponent.
    pub(crate) fn of(name: &'static str, player: Color) -> Sentence {
        Sentence::plain(name)
            .with("player", Value::Player(player))
            .with("opponent", Value::Player(!player))
    }
}
