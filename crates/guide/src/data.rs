//! The guide as data: shared nodes and shared sentences.

use jadoube_board::Color;
use serde::{Deserialize, Serialize};

/// The place of something in a list of the [`Guide`].
pub type Id = u32;

/// Everything that an arbiter who is called to a board has to ask, and everything that is ruled: for every situation, edition,
/// pace and supervision. Sentences are patterns: see [`fill`](crate::fill).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guide {
    /// The code of the language.
    pub language: String,
    /// The words for White, Black, the player and the opponent.
    pub names: [String; 4],
    /// The laws that the trees are made for.
    pub regimes: Vec<crate::Regime>,
    /// What people choose from, the most frequent first.
    pub tiles: Vec<TileData>,
    /// What can be behind a tile.
    pub situations: Vec<SituationData>,
    /// What is cited.
    pub provisions: Vec<Provision>,
    /// Questions and outcomes.
    pub nodes: Vec<Node>,
    /// What is said.
    pub sentences: Vec<String>,
}

/// What a tile belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    /// Moving the pieces.
    Moves,
    /// The clock.
    Clock,
    /// Draws.
    Draws,
    /// The scoresheet and the result.
    Scoresheet,
    /// The beginning of the game.
    Beginning,
    /// How people behave.
    Conduct,
    /// What most games do not have.
    Special,
}

/// A tile to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TileData {
    /// Its name.
    pub name: String,
    /// What it belongs to.
    pub family: Family,
    /// The name of its picture.
    pub icon: String,
    /// What stands on it.
    pub label: String,
    /// By which words people look for it.
    pub words: Vec<String>,
    /// Whether the first situation is what mostly happened.
    pub leads: bool,
    /// The situations, commonest first.
    pub situations: Vec<Id>,
}

/// A situation, and its tree in every regime.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SituationData {
    /// Its name.
    pub name: String,
    /// Its title.
    pub title: String,
    /// By which words people look for it.
    pub words: Vec<String>,
    /// Whether it is about one of the players.
    pub about_player: bool,
    /// Whether a sentence would be unclear without the colour of that player.
    pub needs_colour: bool,
    /// Where its tree begins, by regime; nowhere where the Laws have nothing on it.
    pub roots: Vec<Option<Root>>,
}

/// Where a tree begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Root {
    /// One tree for both colours.
    Shared(Id),
    /// What is asked about White differs from what is asked about Black.
    Own {
        /// The tree if it is about White.
        white: Id,
        /// The tree if it is about Black.
        black: Id,
    },
}

impl Root {
    /// The tree of a colour.
    #[must_use]
    pub fn of(self, player: Color) -> Id {
        match (self, player) {
            (Root::Shared(root), _) => root,
            (Root::Own { white, .. }, Color::White) => white,
            (Root::Own { black, .. }, Color::Black) => black,
        }
    }
}

/// A provision of the Laws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Provision {
    /// Its key.
    pub key: String,
    /// Its heading.
    pub title: String,
    /// What it says in the newest edition that has it.
    pub rule: String,
    /// What editions say differently.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub differs: Vec<(u16, String)>,
    /// Where editions in this language say something else than what is followed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub own: Vec<(u16, String)>,
    /// Where it stands, by regime: the sentence that names the article.
    pub articles: Vec<Option<Id>>,
}

impl Provision {
    /// What it says in the edition of a year, and where the text in this language says something else.
    #[must_use]
    pub fn told(&self, year: u16) -> String {
        let of = |texts: &[(u16, String)]| texts.iter().find(|(of, _)| *of == year).map(|(_, text)| text.clone());
        let rule = of(&self.differs).unwrap_or_else(|| self.rule.clone());
        match of(&self.own) {
            Some(own) => format!("{rule} {own}"),
            None => rule,
        }
    }
}

/// A step of a tree.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Node {
    /// Something is asked.
    Ask {
        /// The question.
        ask: Id,
        /// The name of the fact.
        fact: Id,
        /// The provision that leaves it to the arbiter.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left_by: Option<Id>,
        /// Whose mate is asked about: a position answers it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        mates: Option<Player>,
        /// What follows if the answer is yes.
        yes: Id,
        /// What follows if the answer is no.
        no: Id,
    },
    /// Nothing more is asked.
    Outcome(Outcome),
}

/// What is ruled, and what to do about it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// Rulings, and what is left to the arbiter.
    pub said: Vec<Said>,
    /// Why nothing follows, where nothing is said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub why: Vec<Id>,
    /// What to do now, in this order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Id>,
    /// How the times on the clocks change.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub times: Vec<TimeLine>,
    /// Whether the game is over by it.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub over: bool,
}

/// A ruling, or a question to the arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Said {
    /// The provision applied, or the one that leaves it to the arbiter.
    pub key: Id,
    /// Other provisions that it rests on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<Id>,
    /// The sentence to say.
    pub text: Id,
    /// Why.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub because: Vec<Id>,
    /// What the arbiter may decide, if it is a question.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<Choice>,
    /// What holds until the arbiter has decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub meanwhile: Option<Id>,
}

/// Something that the arbiter may decide.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Choice {
    /// What stands on the button.
    pub label: Id,
    /// What the arbiter fills in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blank: Option<Blank>,
    /// What is ruled then. `{t}` stands for the time that is filled in, `{w}` and `{b}` for White's and Black's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub then: Option<Id>,
}

/// What the arbiter fills in with a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Blank {
    /// One length of time.
    Time,
    /// A time for each player.
    Times,
}

/// Which player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// The player that the situation is about.
    Player,
    /// The opponent.
    Opponent,
    /// White, whoever it is about.
    White,
    /// Black, whoever it is about.
    Black,
}

/// A line of the sum that makes the time to be set from the time that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TimeLine {
    /// So many milliseconds are added.
    Add(Player, u64),
    /// So many milliseconds are taken off.
    Take(Player, u64),
    /// The time that the arbiter fills in is added.
    AddChosen(Player),
    /// The time that the arbiter fills in is taken off.
    TakeChosen(Player),
    /// Half of the time is taken off: at most so many milliseconds, and so many are left if there are as many.
    Halve(Player, u64, u64),
}
