//! What a ruling or a question says, before it is put into words.

use core::time::Duration;
use std::borrow::Cow;

use jadoube_board::{Attempt, ByColor, Color};
use jadoube_laws::{Key, Score};

use crate::entry::Penalty;

/// A sentence by its name, and what is put into it. Words are made at the edge, in the language of whoever reads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Say {
    /// The name of the sentence: `checkmate`.
    pub sentence: Cow<'static, str>,
    /// What is put into it, by name.
    pub with: Vec<(Cow<'static, str>, Put)>,
}

/// Something put into a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Put {
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

impl Say {
    /// A sentence that needs nothing.
    pub(crate) fn plain(sentence: &'static str) -> Say {
        Say {
            sentence: Cow::Borrowed(sentence),
            with: Vec::new(),
        }
    }

    /// Puts something into it.
    #[must_use]
    pub(crate) fn with(mut self, name: &'static str, put: Put) -> Say {
        self.with.push((Cow::Borrowed(name), put));
        self
    }

    /// A sentence about a player and the opponent.
    pub(crate) fn of(sentence: &'static str, player: Color) -> Say {
        Say::plain(sentence)
            .with("player", Put::Player(player))
            .with("opponent", Put::Player(!player))
    }
}
