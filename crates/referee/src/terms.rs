//! What is fixed before a game begins.
#![cfg_attr(not(doctest), doc = include_str!("rules/pace.md"))]

use jadoube_board::{ByColor, Color, Position};
use jadoube_clock::{Schedule, TimeControl};
use jadoube_laws::{Edition, NotLeftOpen, Pace, Provisions, Regulations, Supervision};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What is fixed before a game begins: which Laws, at what pace, with which clock, from which position.
///
/// Everything that a ruling can depend on besides the events stands here, so a record that holds both can be heard
/// again anywhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The edition of the Laws.
    pub edition: Edition,
    /// The class of the time control. The event announces it; [`Terms::pace_of`] says what the edition makes of a time
    /// control.
    pub pace: Pace,
    /// Whether each game is supervised as the competition rules ask. It matters in rapid and blitz;
    /// [`Supervision::of`] says what the edition makes of the arbiters there are.
    pub supervision: Supervision,
    /// What the event lays down where the Laws leave it open.
    pub regulations: Regulations,
    /// The time control, or none if the referee keeps no clock, as for a game read from a file.
    pub control: Option<TimeControl>,
    /// Whether the clock shows which flag fell first. Digital clocks do.
    pub clock_marks_first: bool,
    /// What can happen on the board.
    pub moves: Moves,
    /// Whether a move presses the clock by itself, as players at one screen may want it. Nothing is ruled by it: what presses
    /// the clock tells that it was pressed.
    pub move_presses_clock: bool,
    /// How many boards the game is played on.
    pub boards: Boards,
    /// Who stops disputes and restarts the clocks.
    pub oversight: Oversight,
    /// Which players are visually disabled.
    pub visually_disabled: ByColor<bool>,
    /// Which players are hearing-impaired.
    pub hearing_impaired: ByColor<bool>,
    /// The position from which the game begins.
    pub start: Position,
    /// How many positions may be looked at to decide whether a player can still mate. Beyond that the referee asks.
    pub budget: u64,
    /// Whether the referee watches the game, or is called to a board that nobody watched. No version stores it: see
    /// [`Mode::Called`].
    pub mode: Mode,
}

/// Where what is known of a game comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// The referee hears the game from its beginning.
    #[default]
    Watched,
    /// The arbiter is called to a board that nobody watched. What could have been seen there - board, moves, counts, clock,
    /// what was said before - is untold until somebody tells it.
    ///
    /// Such a game has no record: [`Referee::hear`](crate::Referee::hear) refuses every event, and a header that is written
    /// all the same names the mode, so that no reader takes it for a game that was watched. What would be ruled is in the
    /// [contract](crate::Referee::contract) of an event.
    Called,
}

/// What can happen on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Moves {
    /// Only what is legal: the board lets nothing else happen, such as a screen. Illegal moves, and moves other than the
    /// one that must be played, are refused.
    #[default]
    Guarded,
    /// Whatever hands do. Illegal moves are heard, and ruled on.
    Free,
}

/// How many boards a game is played on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Boards {
    /// One board, for both players.
    #[default]
    One,
    /// Each player has a board, and a visually disabled player one with holes for the pegs of the pieces.
    Two,
}

/// Who looks after a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Oversight {
    /// An arbiter, who alone restarts the clocks.
    #[default]
    Arbiter,
    /// The players among themselves: no arbiter was named. They restart the clocks by agreement.
    Players,
}

impl Terms {
    /// How many positions are looked at unless the terms say otherwise: enough for all but a few compositions, and
    /// never longer than a moment.
    pub const BUDGET: u64 = 200_000;

    /// A standard game from the initial position by the edition, without a clock and without regulations of the
    /// competition.
    ///
    /// ```
    /// use jadoube_laws::{Edition, Pace};
    /// use jadoube_referee::Terms;
    ///
    /// let terms = Terms { pace: Pace::Rapid, ..Terms::of(Edition::E2023) };
    /// assert!(terms.control.is_none());
    /// ```
    #[must_use]
    pub fn of(edition: Edition) -> Terms {
        Terms {
            edition,
            pace: Pace::Standard,
            supervision: Supervision::Full,
            regulations: Regulations::default(),
            control: None,
            clock_marks_first: true,
            moves: Moves::Guarded,
            move_presses_clock: false,
            boards: Boards::One,
            oversight: Oversight::Arbiter,
            visually_disabled: ByColor::new(false, false),
            hearing_impaired: ByColor::new(false, false),
            start: Position::initial(),
            budget: Terms::BUDGET,
            mode: Mode::Watched,
        }
    }

    /// The class of a time control. `None` if it gives the players times of different classes.
    ///
    /// ```
    /// use jadoube_laws::{Edition, Pace};
    /// use jadoube_referee::Terms;
    ///
    /// let control = "10+2".parse()?;
    /// assert_eq!(Terms::pace_of(Edition::E2009, &control), Some(Pace::Blitz));
    /// assert_eq!(Terms::pace_of(Edition::E2023, &control), Some(Pace::Rapid));
    /// # Ok::<(), jadoube_clock::ParseTimeControlError>(())
    /// ```
    #[must_use]
    pub fn pace_of(edition: Edition, control: &TimeControl) -> Option<Pace> {
        // No limit is slower than any, though its total is nothing.
        let pace = |schedule: &Schedule| match schedule.periods() {
            [] => Pace::Standard,
            _ => Pace::of(edition, schedule.total()),
        };
        let [white, black] = [Color::White, Color::Black].map(|color| pace(&control[color]));
        (white == black).then_some(white)
    }

    /// The values that hold in this game, each with the provision that sets it.
    ///
    /// # Errors
    ///
    /// The regulations may set only what the edition leaves open.
    pub fn provisions(&self) -> Result<Provisions, NotLeftOpen> {
        Provisions::of(self.edition, self.pace, self.supervision).regulated(&self.regulations)
    }

    /// The values that hold in a game that was begun on these terms, and what its regulations set without being allowed to.
    pub(crate) fn provisions_where_open(&self) -> (Provisions, Option<NotLeftOpen>) {
        Provisions::of(self.edition, self.pace, self.supervision).regulated_where_open(&self.regulations)
    }
}
