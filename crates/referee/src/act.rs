//! What can be done, each act declared in one place.
//!
//! An act is a struct, its name in the list below with who can do it, and its block of words: the sentence that tells of it
//! and the script in which people write it. Everything else is made from these: how it is stored and described, who may send it and who is
//! shown it, the lines of cases and of the command line, random games.
//!
//! ```
//! use jadoube_board::Color;
//! use jadoube_referee::{Author, Claim, act};
//!
//! let claimed = act::Claimed { claim: Claim::THREEFOLD }.by(Color::White);
//! assert_eq!(claimed.by, Author::White);
//! ```

mod adjournment;
mod appeal;
mod arbiter;
mod blind;
mod clock;
mod conduct;
mod hands;
mod irregularity;
mod moves;
mod papers;
mod quickplay;
mod sensor;
mod session;
mod sheets;
mod speech;
mod start;

use core::time::Duration;

use jadoube_board::Color;
use jadoube_clock::Instant;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::admit::Refusal;
use crate::answer::Answer;
use crate::entry::{Entry, EntryNo, Question};
use crate::event::{Author, Event, EventDraft, Head, Seen};
use crate::finding::Finding;
use crate::game::{Game, Phase};
use crate::stored::fields_by_name;

pub use adjournment::{
    AdjournedEarly, AskedToOpenEnvelope, EnvelopeClosed, EnvelopeItem, EnvelopeKept, EnvelopeLost, EnvelopeMarked,
    EnvelopeOpened, PositionLost, ResumptionSet, ResumptionStarted, Sealed, SealedMoveDeclared, SealedMoveDisputed,
    SealingOrdered, SessionEndSet, TimeDisputed,
};
pub use appeal::{AppealDecided, Appealed};
pub use arbiter::{Answered, Decision, Irregularity, Noticed, Overruled, Raised};
pub use blind::{
    Announced, AssistantAccepted, Assisted, CarriedOut, Deed, DemandedTwoBoards, Duty, Equipment, EquipmentChecked,
    Eyesight, Feature, Information, Repeated, Requested, SawToAdjournment, Size,
};
pub use clock::{AgreedToPlayOn, ClockSet, FlagSeen, Paused, Resumed, TimeGiven};
pub use conduct::{Circumstance, Incident, IncidentKind, Involved, Penalised};
pub use hands::{
    Adjusting, Hand, Intent, Lifted, Order, Placed, Released, Removed, TookFromBox, Touched, UsedBothHands,
};
pub use irregularity::{AgreedToCorrect, Displaced, PutBack};
pub use moves::{Made, Played, Pressed};
pub use papers::Signed;
pub use quickplay::{Ground, HandedIn, Paper, RequestedIncrement, Verified};
pub use sensor::Sensed;
pub use session::{Arrived, BrokeOff, ProofVerdict, Proved, SessionStarted, TimePassed};
pub use sheets::{
    AskedForSheet, BorrowedSheet, CompletedSheet, CoveredSheet, GaveBackSheet, HandedInSheet, LostTrack, Medium,
    MovesAccepted, Noted, Onlooker, PositionNoted, SheetRead, StoppedRecording, Struck, TookSheet, Wrote,
};
pub use speech::{Accepted, Claim, Claimed, Declined, Intended, Offered, Resigned, Withdrawal, Withdrew};
pub use start::{DrawMethod, StartDrawn};

/// The sentences and scripts of the acts, by their files.
pub(crate) const WORDS: [(&str, &str); 16] = [
    ("session", include_str!("act/session.toml")),
    ("moves", include_str!("act/moves.toml")),
    ("hands", include_str!("act/hands.toml")),
    ("sensor", include_str!("act/sensor.toml")),
    ("speech", include_str!("act/speech.toml")),
    ("clock", include_str!("act/clock.toml")),
    ("papers", include_str!("act/papers.toml")),
    ("arbiter", include_str!("act/arbiter.toml")),
    ("irregularity", include_str!("act/irregularity.toml")),
    ("quickplay", include_str!("act/quickplay.toml")),
    ("conduct", include_str!("act/conduct.toml")),
    ("appeal", include_str!("act/appeal.toml")),
    ("sheets", include_str!("act/sheets.toml")),
    ("adjournment", include_str!("act/adjournment.toml")),
    ("blind", include_str!("act/blind.toml")),
    ("start", include_str!("act/start.toml")),
];

/// What an act knows of itself.
pub(crate) trait Action {
    /// Who is shown it.
    fn audience(&self) -> Audience;

    /// Whether it can happen now. What a hand or a voice can do is admitted, wrong claims and late arrivals included: they
    /// are for the rules. Refused is what contradicts the record.
    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal>;

    /// What it amounts to, in the game as it stood before.
    fn find(&self, moment: &Moment<'_>) -> Told;

    /// What it changes by itself: things that can be seen and counted. What the Laws make of it is in the entries after it.
    fn apply(&self, _game: &mut Game, _head: Head) {}
}

macro_rules! acts {
    ($($name:ident by $authors:ident $(in $boxed:ident)?),+ $(,)?) => {
        /// What somebody does.
        ///
        /// A whole move can be reported in two ways: as [`Made`] and [`Pressed`] where board and clock are watched, or as
        /// [`Played`] where only the move is known, as from a file. [`TimePassed`] is told when
        /// [`Game::default_deadline`](crate::Game::default_deadline) is reached.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(tag = "type", rename_all = "kebab-case")]
        #[schemars(description = "What happened.", transform = fields_by_name)]
        #[allow(missing_docs, reason = "the structs are documented")]
        pub enum Act { $($name(acts!(@held $name $($boxed)?))),+ }

        /// The fields of an act, without its name.
        #[derive(Serialize)]
        #[serde(untagged)]
        pub(crate) enum Fields<'a> { $($name(&'a $name)),+ }

        impl Act {
            /// Every act by the name of its struct, and who can do it.
            pub(crate) const ALL: &[(&str, Authors)] = &[$((stringify!($name), Authors::$authors)),+];

            /// The name of its struct.
            pub(crate) fn name(&self) -> &'static str {
                match self { $(Act::$name(_) => stringify!($name)),+ }
            }

            /// Who can do it.
            #[must_use]
            pub fn authors(&self) -> Authors {
                match self { $(Act::$name(_) => Authors::$authors),+ }
            }

            pub(crate) fn fields(&self) -> Fields<'_> {
                match self { $(Act::$name(act) => Fields::$name(act)),+ }
            }

            pub(crate) fn action(&self) -> &dyn Action {
                match self { $(Act::$name(act) => acts!(@action act $($boxed)?)),+ }
            }
        }

        $(
            impl From<$name> for Act {
                fn from(act: $name) -> Act {
                    Act::$name(act.into())
                }
            }

            impl $name {
                /// The same, done by somebody.
                #[must_use]
                pub fn by(self, by: impl Into<Author>) -> EventDraft {
                    Act::from(self).by(by)
                }
            }
        )+
    };
    (@held $name:ident) => { $name };
    (@held $name:ident $boxed:ident) => { $boxed<$name> };
    (@action $act:ident) => { $act };
    (@action $act:ident $boxed:ident) => { &**$act };
}

acts! {
    SessionStarted by Nobody,
    Arrived by Players,
    TimePassed by Nobody,
    BrokeOff by Nobody,
    Made by Players,
    Pressed by Players,
    Played by Players,
    Touched by Players,
    Adjusting by Players,
    Lifted by Players,
    Placed by Players,
    Released by Players,
    Removed by Players,
    TookFromBox by Players,
    UsedBothHands by Players,
    Sensed by Nobody,
    Offered by Players,
    Accepted by Players,
    Declined by Players,
    Withdrew by Players,
    Claimed by Players,
    Resigned by Players,
    FlagSeen by Arbiter,
    Paused by PlayersAndArbiter,
    Resumed by Arbiter,
    AgreedToPlayOn by Players,
    ClockSet by Arbiter in Box,
    TimeGiven by Arbiter,
    Raised by Arbiter,
    Noticed by Arbiter,
    Answered by Arbiter in Box,
    Overruled by Arbiter,
    Signed by Players,
    Displaced by Players,
    PutBack by Players,
    AgreedToCorrect by Players,
    RequestedIncrement by Players,
    HandedIn by Players,
    Verified by Players,
    Penalised by Arbiter,
    Incident by PlayersAndArbiter in Box,
    Appealed by Players,
    AppealDecided by Arbiter,
    Wrote by PlayersAndArbiter in Box,
    Struck by PlayersAndArbiter,
    Noted by Players,
    TookSheet by Players,
    StoppedRecording by Players,
    CompletedSheet by Players,
    BorrowedSheet by Players,
    GaveBackSheet by Players,
    CoveredSheet by Players,
    SheetRead by Arbiter in Box,
    AskedForSheet by Arbiter,
    HandedInSheet by Players,
    LostTrack by Arbiter,
    PositionNoted by Arbiter in Box,
    SessionEndSet by Arbiter,
    SealingOrdered by Arbiter,
    AdjournedEarly by Players,
    Sealed by Players in Box,
    EnvelopeClosed by Players,
    EnvelopeMarked by Arbiter in Box,
    EnvelopeKept by Arbiter,
    ResumptionSet by Arbiter in Box,
    ResumptionStarted by Nobody,
    AskedToOpenEnvelope by Players,
    EnvelopeOpened by Arbiter in Box,
    EnvelopeLost by Arbiter,
    SealedMoveDeclared by Players,
    SealedMoveDisputed by Players,
    PositionLost by Arbiter,
    TimeDisputed by PlayersAndArbiter,
    Announced by Players in Box,
    Repeated by Players in Box,
    CarriedOut by Players,
    DemandedTwoBoards by Players in Box,
    Requested by Players,
    AssistantAccepted by Arbiter in Box,
    Assisted by Players in Box,
    EquipmentChecked by Arbiter in Box,
    StartDrawn by Arbiter in Box,
    MovesAccepted by Arbiter in Box,
    Proved by Nobody,
}

impl Act {
    /// The same, done by somebody.
    #[must_use]
    pub fn by(self, by: impl Into<Author>) -> EventDraft {
        EventDraft {
            by: by.into(),
            seen: Seen::default(),
            act: self,
            note: None,
        }
    }

    /// Who is shown it.
    #[must_use]
    pub fn audience(&self) -> Audience {
        self.action().audience()
    }
}

/// Who can do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Authors {
    /// Either player.
    Players,
    /// The arbiter.
    Arbiter,
    /// The players and the arbiter.
    PlayersAndArbiter,
    /// Nobody: it happens.
    Nobody,
}

impl Authors {
    /// Whether somebody is among them.
    #[must_use]
    pub fn include(self, author: Author) -> bool {
        match author {
            Author::White | Author::Black => matches!(self, Authors::Players | Authors::PlayersAndArbiter),
            Author::Arbiter => matches!(self, Authors::Arbiter | Authors::PlayersAndArbiter),
            Author::Nobody => self == Authors::Nobody,
        }
    }

    /// The only one, if there is only one.
    #[must_use]
    pub fn only(self) -> Option<Author> {
        match self {
            Authors::Players | Authors::PlayersAndArbiter => None,
            Authors::Arbiter => Some(Author::Arbiter),
            Authors::Nobody => Some(Author::Nobody),
        }
    }
}

/// Who is shown something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Everybody at the board.
    Everyone,
    /// The arbiter alone.
    Arbiter,
    /// Those who were shown the question of this entry.
    OfQuestion(EntryNo),
}

/// The moment of an event: the game and the record before it. Of a game that nobody watched nothing is known that could
/// contradict it.
pub(crate) struct Moment<'a> {
    pub(crate) game: &'a Game,
    pub(crate) record: &'a [Entry],
    pub(crate) at: Instant,
    pub(crate) by: Author,
    pub(crate) seen: Seen,
}

impl<'a> Moment<'a> {
    pub(crate) fn of(game: &'a Game, record: &'a [Entry], event: &Event) -> Moment<'a> {
        Moment {
            game,
            record,
            at: event.at,
            by: event.by,
            seen: event.seen,
        }
    }

    /// The player who acts; the one to move if it is not a player.
    pub(crate) fn player(&self) -> Color {
        self.by.player().unwrap_or_else(|| self.game.turn())
    }

    /// The game is watched, so that its course can be told move by move.
    pub(crate) fn watched(&self) -> Result<(), Refusal> {
        match self.game.is_called() {
            true => Err(Refusal::NotWatched),
            false => Ok(()),
        }
    }

    /// The game is on.
    pub(crate) fn playing(&self) -> Result<(), Refusal> {
        if self.game.is_called() {
            return Ok(());
        }
        match self.game.phase {
            Phase::Playing | Phase::Sealing | Phase::Resuming => Ok(()),
            Phase::Awaited => Err(Refusal::NotBegun),
            Phase::Adjourned => Err(Refusal::Adjourned),
            Phase::Ended(_) | Phase::Annulled => Err(Refusal::Over),
        }
    }

    /// The game is on, or adjourned: what players can say to one another wherever they are.
    pub(crate) fn begun(&self) -> Result<(), Refusal> {
        match self.game.phase {
            Phase::Adjourned => Ok(()),
            _ => self.playing(),
        }
    }

    /// The game is not over.
    pub(crate) fn not_over(&self) -> Result<(), Refusal> {
        if self.game.is_called() {
            return Ok(());
        }
        match self.game.phase {
            Phase::Ended(_) | Phase::Annulled => Err(Refusal::Over),
            Phase::Awaited | Phase::Playing | Phase::Sealing | Phase::Adjourned | Phase::Resuming => Ok(()),
        }
    }

    /// Moves and presses need a game that is not interrupted, and no envelope that waits for its move.
    pub(crate) fn at_play(&self) -> Result<(), Refusal> {
        match self.game.phase {
            Phase::Sealing if !self.game.is_called() => Err(Refusal::ToSeal),
            Phase::Resuming if !self.game.is_called() => Err(Refusal::EnvelopeClosed),
            _ => self.at_board(),
        }
    }

    /// The game is on and not interrupted.
    pub(crate) fn at_board(&self) -> Result<(), Refusal> {
        self.playing()?;
        match self.held_by() {
            _ if self.game.has_lost_track() => Err(Refusal::TrackLost),
            Some(no) => Err(Refusal::Held(no)),
            None if self.game.interrupted => Err(Refusal::Interrupted),
            None => Ok(()),
        }
    }

    /// The player who acts has the move.
    pub(crate) fn has_the_move(&self) -> Result<(), Refusal> {
        match self.game.turn() == self.player() {
            true => Ok(()),
            false => Err(Refusal::NotTheMove),
        }
    }

    /// An illegal move of the player who acts stands on the board.
    pub(crate) fn has_attempted(&self) -> bool {
        self.game.attempted().is_some() && self.game.turn() == self.player()
    }

    /// The referee keeps a clock.
    pub(crate) fn has_clock(&self) -> Result<(), Refusal> {
        if self.game.is_called() {
            return Ok(());
        }
        self.game.clock.as_ref().map(|_| ()).ok_or(Refusal::NoClock)
    }

    /// How much time a player has left, and whether the flag is down. Without a clock nothing is known of either.
    pub(crate) fn time_left(&self, player: Color) -> (Duration, bool) {
        let clock = self.game.clock();
        clock.map_or((Duration::ZERO, false), |clock| {
            let down = clock.flag(player, self.at).is_some();
            (clock.remaining(player, self.at), down)
        })
    }

    /// The question that holds play up.
    pub(crate) fn held_by(&self) -> Option<EntryNo> {
        self.game.held_by()
    }
}

/// What an act amounts to.
pub(crate) enum Told {
    /// This.
    Finding(Finding),
    /// An answer to a question that is open.
    Answer(Box<Question>, Answer),
    /// No more than it says itself.
    Nothing,
}

impl<F: Into<Finding>> From<F> for Told {
    fn from(finding: F) -> Told {
        Told::Finding(finding.into())
    }
}
