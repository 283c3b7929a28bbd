use core::error::Error;
use core::fmt;
use core::time::Duration;

use crate::edition::Edition;
use crate::points::Points;
use crate::provision::Key;
use crate::provisions::Cited;
use crate::provisions_generated::{OPEN, Provisions};
use crate::values::{DevicePenalty, IncrementFirstMove, Penalty};

/// What the regulations of the competition say where the Laws leave it to them. Nothing is said by default.
///
/// ```
/// use core::time::Duration;
/// use jadoube_laws::{Draws, Edition, Pace, Provisions, Regulations, Supervision};
///
/// let half_an_hour = Duration::from_secs(30 * 60);
/// let regulations = Regulations {
///     default_time: Some(half_an_hour),
///     draws: Some(Draws::NotBefore(30)),
///     ..Regulations::default()
/// };
///
/// let game = |edition| Provisions::of(edition, Pace::Standard, Supervision::Full).regulated(&regulations);
/// let default_time = game(Edition::E2023).unwrap().default_time.unwrap();
/// assert_eq!(default_time.value, half_an_hour);
/// assert!(default_time.by_regulations);
///
/// // 2005 knows no restriction of draws.
/// assert_eq!(
///     game(Edition::E2005).unwrap_err().to_string(),
///     "the Laws of 2005 do not leave `draws` to the regulations of the competition"
/// );
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Regulations {
    /// How late a player may come.
    pub default_time: Option<Duration>,
    /// How long before the start of the game its session starts, from which lateness is counted.
    pub session_starts_before: Option<Duration>,
    /// How late a player may come to a resumption.
    pub resumption_default_time: Option<Duration>,
    /// Whether the first move already has the time added per move.
    pub increment_before_first_move: Option<bool>,
    /// How draws by agreement are restricted.
    pub draws: Option<Draws>,
    /// What a win, a draw and a loss score.
    pub points: Option<Points>,
    /// Whether the guidelines for games without increment were announced.
    pub guidelines_iii: bool,
    /// Whether a player who is not on move must report before leaving the playing area.
    pub leaving_reported: Option<bool>,
    /// Whether a switched-off device may be kept in a bag.
    pub devices_in_bag: Option<bool>,
    /// Whether a player may appeal against a decision of the arbiter.
    pub appeals: Option<bool>,
    /// Whether a fine was announced.
    pub fines_announced: Option<bool>,
    /// What a device costs that would lose the game, where the competition is milder than the Laws.
    pub device_penalty: Option<Penalty>,
}

/// How a competition restricts draws by agreement, short of the arbiter's consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Draws {
    /// Not before each player has made this many moves.
    NotBefore(u32),
    /// Not at all.
    Never,
}

impl Provisions {
    /// The same game under the regulations of the competition, which can set only what the Laws leave open, or say what
    /// they say anyway.
    ///
    /// # Errors
    ///
    /// Names the first value that the edition does not leave open, or not for this game.
    pub fn regulated(self, regulations: &Regulations) -> Result<Self, NotLeftOpen> {
        match self.regulated_where_open(regulations) {
            (game, None) => Ok(game),
            (_, Some(refused)) => Err(refused),
        }
    }

    /// The same game under the regulations of the competition as far as the Laws leave them open, and the first value
    /// that they do not: for games that were begun when more was thought to be open.
    #[must_use]
    pub fn regulated_where_open(self, regulations: &Regulations) -> (Self, Option<NotLeftOpen>) {
        let given = regulations;
        let mut game = self;
        let mut refused = None;
        let mut note = |error: NotLeftOpen| _ = refused.get_or_insert(error);
        if let Some(time) = given.default_time {
            self.by_regulations("default-time", self.default_time, time)
                .map_or_else(&mut note, |set| game.default_time = Some(set));
        }
        if let Some(time) = given.session_starts_before {
            let own = self.session_starts_before;
            self.by_regulations("session-starts-before", own, time)
                .map_or_else(&mut note, |set| game.session_starts_before = Some(set));
        }
        if let Some(time) = given.resumption_default_time {
            let own = self.resumption_default_time;
            self.by_regulations("resumption-default-time", own, time)
                .map_or_else(&mut note, |set| game.resumption_default_time = Some(set));
        }
        if let Some(granted) = given.increment_before_first_move {
            let granted = match granted {
                true => IncrementFirstMove::Granted,
                false => IncrementFirstMove::Withheld,
            };
            let own = Some(self.increment_first_move);
            self.by_regulations("increment-first-move", own, granted)
                .map_or_else(&mut note, |set| game.increment_first_move = set);
        }
        if let Some(draws) = given.draws {
            self.by_regulations("draws", self.draws, draws)
                .map_or_else(&mut note, |set| game.draws = Some(set));
        }
        if let Some(points) = given.points {
            self.by_regulations("points", Some(self.points), points)
                .map_or_else(&mut note, |set| game.points = set);
        }
        if given.guidelines_iii {
            self.by_regulations("guidelines-iii", self.guidelines_iii, true)
                .map_or_else(&mut note, |set| game.guidelines_iii = Some(set));
        }
        if let Some(reported) = given.leaving_reported {
            self.by_regulations("leaving-reported", self.leaving_reported, reported)
                .map_or_else(&mut note, |set| game.leaving_reported = Some(set));
        }
        if let Some(allowed) = given.devices_in_bag {
            self.by_regulations("devices-in-bag", self.devices_in_bag, allowed)
                .map_or_else(&mut note, |set| game.devices_in_bag = Some(set));
        }
        if let Some(allowed) = given.appeals {
            self.by_regulations("appeals", self.appeals, allowed)
                .map_or_else(&mut note, |set| game.appeals = Some(set));
        }
        if let Some(announced) = given.fines_announced {
            self.by_regulations("fines-announced", self.fines_announced, announced)
                .map_or_else(&mut note, |set| game.fines_announced = Some(set));
        }
        if let Some(penalty) = given.device_penalty {
            match milder(penalty) {
                Some(penalty) => self
                    .by_regulations("device-penalty", self.device_penalty, penalty)
                    .map_or_else(&mut note, |set| game.device_penalty = Some(set)),
                None => note(NotLeftOpen {
                    value: "device-penalty",
                    edition: self.edition,
                }),
            }
        }
        (game, refused)
    }

    /// The names of the values that the Laws leave to the regulations of the competition, for this game.
    ///
    /// ```
    /// use jadoube_laws::{Edition, Pace, Provisions, Supervision};
    ///
    /// let game = |edition| Provisions::of(edition, Pace::Standard, Supervision::Full);
    /// assert!(game(Edition::E2023).open_values().any(|value| value == "draws"));
    /// assert!(game(Edition::E2005).open_values().all(|value| value != "draws"));
    /// ```
    pub fn open_values(&self) -> impl Iterator<Item = &'static str> {
        let (edition, pace, supervision) = (self.edition, self.pace, self.supervision);
        OPEN.iter()
            .filter(move |(of, games, ..)| *of == edition && games.contain(pace, supervision))
            .map(|(_, _, value, _)| *value)
    }

    /// A value as the competition sets it.
    fn by_regulations<T: Copy + PartialEq>(
        &self,
        name: &'static str,
        own: Option<Cited<T>>,
        value: T,
    ) -> Result<Cited<T>, NotLeftOpen> {
        match (self.leaves_open(name), own) {
            (Some(key), _) => Ok(Cited {
                value,
                key,
                by_regulations: true,
            }),
            (None, Some(own)) if own.value == value => Ok(own),
            (None, _) => Err(NotLeftOpen {
                value: name,
                edition: self.edition,
            }),
        }
    }

    /// The provision that leaves a value to the competition.
    fn leaves_open(&self, name: &str) -> Option<Key> {
        OPEN.iter()
            .find(|&&(edition, games, value, _)| {
                edition == self.edition && value == name && games.contain(self.pace, self.supervision)
            })
            .map(|&(.., key)| key)
    }
}

/// A penalty that is not more severe than the loss of the game.
fn milder(penalty: Penalty) -> Option<DevicePenalty> {
    Some(match penalty {
        Penalty::Warning => DevicePenalty::Warning,
        Penalty::OpponentTime => DevicePenalty::OpponentTime,
        Penalty::OffenderTime => DevicePenalty::OffenderTime,
        Penalty::OpponentPoints => DevicePenalty::OpponentPoints,
        Penalty::OffenderPoints => DevicePenalty::OffenderPoints,
        Penalty::LossOfGame => DevicePenalty::LossOfGame,
        Penalty::Fine | Penalty::RoundExclusion | Penalty::Expulsion => return None,
    })
}

/// The regulations set what the Laws do not leave to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NotLeftOpen {
    /// The name of the value, as in `default-time`.
    pub value: &'static str,
    /// The edition in force.
    pub edition: Edition,
}

impl fmt::Display for NotLeftOpen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NotLeftOpen { value, edition } = self;
        write!(
            f,
            "the Laws of {edition} do not leave `{value}` to the regulations of the competition"
        )
    }
}

impl Error for NotLeftOpen {}
