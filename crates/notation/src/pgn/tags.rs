//! The tags of a game: who played, where, when, and from which position.

mod date;
mod result;
mod variant;

use core::fmt;

use super::Termination;

pub use date::{Date, ParseDateError};
pub use variant::Variant;

/// The tags of a game in the order in which they are exported: the seven tag roster, then all others as they came.
///
/// Every game has the whole roster. A tag of the roster that is missing in a file is the same as one that is there and
/// says that nothing is known, and so the two are not told apart.
///
/// ```
/// use jadoube_notation::pgn::{Game, Variant};
///
/// let (game, _) = Game::read("[White \"Nimzo, Ann\"]\n[Variant \"fischerandom\"]\n[Date \"1927.??.??\"]\n\n*");
/// let tags = game.tags();
/// assert_eq!(tags.white(), "Nimzo, Ann");
/// assert_eq!(tags.black(), "?");
/// assert_eq!(tags.date().unwrap().year, Some(1927));
/// assert_eq!(tags.variant(), Variant::Chess960);
/// assert_eq!(tags.get("TimeControl"), None);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tags {
    /// What is known, in the order of [`Tags::ROSTER`].
    roster: [Option<String>; 7],
    others: Vec<(String, String)>,
}

impl Tags {
    /// The names of the seven tag roster, in its order.
    pub const ROSTER: [&'static str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];
    /// What the tags of the roster say if nothing is known.
    const UNKNOWN: [&'static str; 7] = ["?", "?", "????.??.??", "?", "?", "?", "*"];
    const RESULT: usize = 6;

    /// The value of a tag. Tags of the roster always have one.
    ///
    /// If a game has a tag several times, the first one counts.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|&(known, _)| known == name).map(|(_, value)| value)
    }

    /// All names and values: the roster first, then the others.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let roster = (0..7).map(|i| (Tags::ROSTER[i], self.roster(i)));
        roster.chain(self.others.iter().map(|(name, value)| (&name[..], &value[..])))
    }

    /// The event.
    pub fn event(&self) -> &str {
        self.roster(0)
    }

    /// The place where the game was played.
    pub fn site(&self) -> &str {
        self.roster(1)
    }

    /// The day on which the game began, or what is known of it. `None` if the tag is not a date.
    pub fn date(&self) -> Option<Date> {
        self.roster(2).parse().ok()
    }

    /// The round.
    pub fn round(&self) -> &str {
        self.roster(3)
    }

    /// The player of the white pieces.
    pub fn white(&self) -> &str {
        self.roster(4)
    }

    /// The player of the black pieces.
    pub fn black(&self) -> &str {
        self.roster(5)
    }

    /// The result.
    pub fn result(&self) -> Termination {
        Termination::of_tag(self.roster(Tags::RESULT)).unwrap_or(Termination::Unknown)
    }

    /// The kind of chess.
    pub fn variant(&self) -> Variant<'_> {
        Variant::read(self.get("Variant").unwrap_or_default())
    }

    /// The time control as it is written. Many spellings are about; this crate reads none of them.
    pub fn time_control(&self) -> Option<&str> {
        self.get("TimeControl")
    }

    /// The start position as it is written, if one is.
    pub fn fen(&self) -> Option<&str> {
        self.get("FEN").filter(|fen| !matches!(fen.trim_ascii(), "" | "?"))
    }

    fn roster(&self, i: usize) -> &str {
        self.roster[i].as_deref().unwrap_or(Tags::UNKNOWN[i])
    }

    /// How many tags are there besides the roster.
    pub(crate) fn len(&self) -> usize {
        self.others.len()
    }

    /// Whether a tag of this name is there.
    pub(crate) fn has(&self, name: &str) -> bool {
        let in_roster = Tags::ROSTER.iter().zip(&self.roster);
        let known = in_roster
            .into_iter()
            .any(|(known, value)| *known == name && value.is_some());
        known || self.others.iter().any(|(known, _)| known == name)
    }

    /// Adds a tag as it was read. What cannot stand in the roster is kept after it: a tag that is there twice, and a
    /// result that is none.
    pub(crate) fn push(&mut self, name: String, value: String) {
        let place = Tags::ROSTER.iter().position(|&known| known == name);
        let known = match place {
            Some(Tags::RESULT) => Termination::of_tag(&value).map(|result| result.to_string()),
            _ => None,
        };
        match place {
            Some(i) if self.roster[i].is_none() && (i != Tags::RESULT || known.is_some()) => {
                self.roster[i] = Some(known.unwrap_or(value)).filter(|value| value != Tags::UNKNOWN[i]);
            }
            _ => self.others.push((name, value)),
        }
    }

    /// Says that the game starts from the position in the tag `FEN`, if no tag says so.
    pub(crate) fn mark_set_up(&mut self) {
        if self.get("SetUp").is_none()
            && let Some(i) = self.others.iter().position(|(name, _)| name == "FEN")
        {
            self.others.insert(i, ("SetUp".into(), "1".into()));
        }
    }

    /// Sets a tag, in its place if there is one.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        let nameable = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
        if name.is_empty() || !name.bytes().all(nameable) {
            return Err(TagError::Name);
        }
        if value.contains('\n') {
            return Err(TagError::Value);
        }
        if matches!(name, "FEN" | "SetUp") {
            return Err(TagError::Start);
        }
        match Tags::ROSTER.iter().position(|&known| known == name) {
            Some(Tags::RESULT) => self.set_result(Termination::of_tag(value).ok_or(TagError::Result)?),
            Some(i) => self.roster[i] = Some(value.to_string()).filter(|value| value != Tags::UNKNOWN[i]),
            None => match self.others.iter_mut().find(|(known, _)| known == name) {
                Some((_, known)) => *known = value.to_string(),
                None => self.others.push((name.to_string(), value.to_string())),
            },
        }
        Ok(())
    }

    pub(crate) fn set_result(&mut self, result: Termination) {
        self.roster[Tags::RESULT] = Some(result)
            .filter(|&result| result != Termination::Unknown)
            .map(|result| result.to_string());
    }
}

/// Why a tag cannot be set.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum TagError {
    /// A name consists of letters, digits and underscores.
    Name,
    /// A value is one line.
    Value,
    /// The start position belongs to the moves and is set with them, by [`Game::starting_from`](super::Game::starting_from).
    Start,
    /// This is no result.
    Result,
}

impl fmt::Display for TagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TagError::Name => "the name of a tag consists of letters, digits and underscores",
            TagError::Value => "the value of a tag is one line",
            TagError::Start => "the start position of a game cannot be changed",
            TagError::Result => "a result is 1-0, 0-1, 1/2-1/2 or *",
        })
    }
}

impl core::error::Error for TagError {}
