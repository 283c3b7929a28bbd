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
    /// So many of so many: 39 of 40 moves.
    CountOf(u32, u32),
    /// After so many moves of both players together; 0 is the start.
    After(Vec<u32>),
    /// A line of moves that can be played from here.
    Line(Vec<Attempt>),
    /// What is done to a clock: what it showed, what was added or taken, and what has to be keyed in.
    Sum(ClockSum),
}

/// What is done to a player's clock, with its arithmetic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockSum {
    /// Whose clock.
    pub player: Color,
    /// What it shows.
    pub shown: Duration,
    /// What is added to it.
    pub added: Duration,
    /// What is taken from it.
    pub taken: Duration,
}

impl ClockSum {
    /// What has to be keyed in.
    #[must_use]
    pub fn to_set(self) -> Duration {
        (self.shown + self.added).saturating_sub(self.taken)
    }
}

/// Facts by name, in the order in which they were found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts(pub Vec<(Cow<'static, str>, Value)>);

impl Facts {
    pub(crate) const NONE: Facts = Facts(Vec::new());

    /// One fact.
    pub(crate) fn of(name: &'static str, value: Value) -> Facts {
        Facts::NONE.and(name, value)
    }

    /// One fact more.
    #[must_use]
    pub(crate) fn and(mut self, name: &'static str, value: Value) -> Facts {
        self.0.push((Cow::Borrowed(name), value));
        self
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
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
