use crate::edition::Edition;
use crate::find;
use crate::number::Citation;
use crate::pace::{Pace, kind};
use crate::provision::Key;
use crate::provisions_generated::{Provisions, RESOLVED};
use crate::supervision::Supervision;

impl Provisions {
    /// What the Laws provide for a game: the edition, and over it what the appendices modify.
    ///
    /// In a standard game supervision makes no difference and is taken as full.
    ///
    /// Provision: rapid.modified-rules-scope, blitz.rapid-rules-apply, blitz.rapid-rules-excluded
    ///
    /// ```
    /// use jadoube_laws::{Edition, Pace, Provisions, Supervision};
    ///
    /// let standard = Provisions::of(Edition::E2023, Pace::Standard, Supervision::Full);
    /// let rapid = Provisions::of(Edition::E2023, Pace::Rapid, Supervision::Full);
    /// assert_eq!(standard.wrong_claim_opponent_gets.value.as_secs(), 120);
    /// assert_eq!(rapid.wrong_claim_opponent_gets.value.as_secs(), 60);
    /// assert_eq!(rapid.wrong_claim_opponent_gets.key, "rapid.penalty-minutes");
    /// ```
    #[must_use]
    pub fn of(edition: Edition, pace: Pace, supervision: Supervision) -> Self {
        RESOLVED[edition as usize][kind(pace, supervision)]
    }

    /// How to cite a provision, if it binds this game: the edition has it and its scope covers the game.
    ///
    /// ```
    /// use jadoube_laws::{Edition, Pace, Provisions, Supervision};
    ///
    /// let game = |pace| Provisions::of(Edition::E2023, pace, Supervision::Limited);
    /// let key = "rapid.both-kings-in-check";
    /// assert!(game(Pace::Standard).has(key).is_none());
    /// assert_eq!(game(Pace::Rapid).has(key).unwrap().to_string(), "Appendix A.5.4 (2023)");
    /// // Blitz takes it over.
    /// assert!(game(Pace::Blitz).has(key).is_some());
    /// ```
    #[must_use]
    pub fn has(&self, key: impl AsRef<str>) -> Option<Citation> {
        let provision = find(key.as_ref())?;
        let place = provision.place(self.edition)?;
        if place.covers(self.pace, self.supervision) {
            provision.citation_at(self.edition, self.pace)
        } else {
            None
        }
    }

    /// Whether the text of the edition of the game has been seen where it has a provision. If not, it is for the arbiter to say
    /// whether it holds.
    ///
    /// ```
    /// use jadoube_laws::{Edition, Pace, Provisions, Supervision, find};
    ///
    /// let key = find("flag.loss-on-time").unwrap().key;
    /// let game = |edition| Provisions::of(edition, Pace::Standard, Supervision::Full);
    /// assert!(game(Edition::E2009).has_seen(key));
    /// assert!(!game(Edition::E2014).has_seen(key));
    /// ```
    #[must_use]
    pub fn has_seen(&self, key: Key) -> bool {
        find(key.as_str()).is_none_or(|provision| provision.is_seen(self.edition))
    }

    /// How to cite a provision in the edition of the game, by the number that belongs to its pace. `None` if the edition
    /// lacks it.
    ///
    /// ```
    /// use jadoube_laws::{Edition, Pace, Provisions, Supervision};
    ///
    /// let game = Provisions::of(Edition::E2009, Pace::Standard, Supervision::Full);
    /// let citation = game.citation(game.default_time.unwrap().key).unwrap();
    /// assert_eq!(citation.to_string(), "6.6 a (2009)");
    /// ```
    #[must_use]
    pub fn citation(&self, key: Key) -> Option<Citation> {
        find(key.as_str())?.citation_at(self.edition, self.pace)
    }
}

/// A value, and the provision that sets it.
///
/// ```
/// use jadoube_laws::{Edition, Pace, Provisions, Supervision};
///
/// let game = Provisions::of(Edition::E2023, Pace::Blitz, Supervision::Full);
/// assert_eq!(game.claim_repetitions.value, 3);
/// assert_eq!(game.claim_repetitions.key, "repetition.threefold-claim");
/// assert!(!game.claim_repetitions.by_regulations);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cited<T> {
    /// What holds.
    pub value: T,
    /// The provision that sets it or, if the event does, the one that leaves it open.
    pub key: Key,
    /// Whether the regulations of the event have set it.
    pub by_regulations: bool,
}

/// A value that the Laws set.
pub(crate) const fn cited<T: Copy>(value: T, key: &'static str) -> Cited<T> {
    Cited {
        value,
        key: Key(key),
        by_regulations: false,
    }
}
