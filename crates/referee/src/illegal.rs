//! Why a move is illegal, with the provisions that say so.

use jadoube_board::legality::{Breach, breaches};
use jadoube_board::{Attempt, Fault, Position};
use jadoube_laws::{Citation, Edition, Key, find};

use crate::game::Board;
use crate::words::Words;

/// Why a move is illegal: a provision of the Laws, and what on the board breaks it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// The provision.
    pub key: Key,
    /// What breaks it.
    pub breach: Breach,
}

/// Why a move is illegal: every provision that it breaks, and none if it is legal.
///
/// ```
/// use jadoube_board::Position;
/// use jadoube_laws::Edition;
/// use jadoube_referee::{Language, Words, why_illegal};
///
/// let position: Position = "4k3/8/8/8/8/8/8/R3K1N1 w Q - 0 1".parse()?;
/// let reasons = why_illegal(&position, "a1f1".parse()?);
/// assert_eq!(reasons[0].key, "sliders.no-jumping");
/// assert_eq!(reasons[0].citation(Edition::E2023).unwrap().to_string(), "3.5 (2023)");
///
/// let words = Words::new(Language::English).expect("English is spoken");
/// assert_eq!(reasons[0].told(&words, &position), "The piece on e1 is in the way.");
/// assert!(why_illegal(&position, "e1c1".parse()?).is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn why_illegal(position: &Position, attempt: Attempt) -> Vec<Illegal> {
    // Most moves that are asked about are legal, and that is soon found.
    if position.find(attempt).is_some() {
        return Vec::new();
    }
    let broken = breaches(&position.to_setup(), attempt);
    let reasons = broken.iter().flat_map(|breach| {
        let keys = breach.keys().into_iter();
        keys.map(|key| Illegal { key, breach: *breach })
    });
    reasons.collect()
}

impl Illegal {
    /// Where the provision stands in an edition.
    #[must_use]
    pub fn citation(&self, edition: Edition) -> Option<Citation> {
        find(self.key.as_str())?.citation(edition)
    }

    /// What breaks it, in words, on the board that this position shows.
    #[must_use]
    pub fn told(&self, words: &Words, position: &Position) -> String {
        words.breach(&self.breach, Board::Position(position))
    }
}

/// What breaks provisions of the Laws.
///
/// ```
/// use jadoube_board::Position;
/// use jadoube_referee::Keyed;
///
/// let breaches = Position::initial().play("e2e5".parse()?).unwrap_err();
/// assert_eq!(breaches[0].keys()[0], "pawn.move");
/// # Ok::<(), jadoube_board::ParseAttemptError>(())
/// ```
pub trait Keyed {
    /// The keys of the provisions, mostly one.
    fn keys(&self) -> Vec<Key>;
}

impl Keyed for Breach {
    fn keys(&self) -> Vec<Key> {
        let provisions = self.provisions().iter().filter_map(|key| find(key));
        provisions.map(|provision| provision.key).collect()
    }
}

impl Keyed for Fault {
    fn keys(&self) -> Vec<Key> {
        find(self.provision())
            .map(|provision| provision.key)
            .into_iter()
            .collect()
    }
}
