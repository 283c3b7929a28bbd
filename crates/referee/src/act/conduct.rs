//! What people do around a game: incidents, and what the arbiter does about them.

use jadoube_board::Color;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::act::{Action, Audience, Moment, Told};
use crate::admit::Refusal;
use crate::answer::Answer;
use crate::entry::Penalty;
use crate::event::Head;
use crate::finding;
use crate::game::{Game, PastIncident};
use crate::rules::penalties;
use crate::stored::{Stored, variants_by_name};

/// The arbiter punished a player, of the arbiter's own accord or in addition to a penalty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Penalised {
    /// Whom.
    #[serde(with = "Stored::<Color>")]
    pub player: Color,
    /// How.
    pub penalty: Penalty,
}

impl Action for Penalised {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        Answer::from(self.penalty).admit(&penalties(moment.game), moment.game)
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        finding::PenaltyImposed {
            player: self.player,
            penalty: self.penalty,
        }
        .into()
    }
}

/// Somebody told the arbiter of an incident, or the arbiter saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Incident {
    /// What happened.
    pub kind: IncidentKind,
    /// Who did it.
    pub who: Involved,
    /// What is known of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<Circumstance>,
    /// What is known not to be so.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub not: Vec<Circumstance>,
}

impl Incident {
    /// An incident of which no more is known.
    #[must_use]
    pub fn new(kind: IncidentKind, who: Involved) -> Incident {
        Incident {
            kind,
            who,
            facts: Vec::new(),
            not: Vec::new(),
        }
    }
}

impl Action for Incident {
    fn audience(&self) -> Audience {
        Audience::Arbiter
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        if self.kind.needs_play() {
            moment.not_over()?;
        }
        let known = || self.facts.iter().chain(&self.not);
        let fits = self.kind.involves(self.who) && known().all(|fact| self.kind.circumstances().contains(fact));
        let contradicted = self.facts.iter().any(|fact| self.not.contains(fact));
        match fits && !contradicted {
            true => Ok(()),
            false => Err(Refusal::NotOfIncident),
        }
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        finding::Incident {
            kind: self.kind,
            who: self.who,
            facts: self.facts.clone(),
            not: self.not.clone(),
        }
        .into()
    }

    fn apply(&self, game: &mut Game, head: Head) {
        game.more_mut().incidents.push(PastIncident {
            kind: self.kind,
            who: self.who,
            entry: head.no,
        });
    }
}

/// What happened around a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(transform = variants_by_name)]
pub enum IncidentKind {
    /// A player has a phone, or another device that can communicate, in the venue.
    Phone,
    /// A player has another electronic device in the venue.
    Device,
    /// A player used a bag in which a device is kept.
    BagUsed,
    /// A player left the playing venue.
    LeftVenue,
    /// A player left the playing area.
    LeftArea,
    /// A player used notes, a source of information, or advice.
    OutsideHelp,
    /// A player analysed on another board.
    Analysis,
    /// A player wrote on the scoresheet what does not belong there.
    ScoresheetNotes,
    /// A player distracted or annoyed the opponent.
    Distraction,
    /// A player made a noise, or brought something that did.
    Noise,
    /// A player offered a draw, and the opponent is disturbed by it.
    DrawOffers,
    /// A player made a claim, and the opponent is disturbed by it.
    Claims,
    /// The arbiter wants to inspect a player's clothes, bags or body.
    Inspection,
    /// A player did not let the arbiter inspect them.
    InspectionRefused,
    /// A player smoked.
    Smoking,
    /// A player did what brings the game of chess into disrepute.
    Disrepute,
    /// A player refused to comply with the Laws.
    Refusal,
    /// Somebody who does not play this game spoke about it.
    SpokeOfGame,
    /// Somebody who does not play this game interfered with it.
    Interference,
    /// Somebody who does not play this game has seen an irregularity, and told somebody.
    IrregularityTold,
    /// Somebody who does not play this game used a phone.
    PhoneUsed,
    /// Somebody who does not play this game used another communication device.
    RadioUsed,
    /// Somebody who does not play this game entered the playing area.
    EnteredArea,
    /// The game was disturbed from outside.
    OutsideDisturbance,
}

/// Who did it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(transform = variants_by_name)]
pub enum Involved {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// Both players.
    Both,
    /// A spectator.
    Spectator,
    /// A player who has finished the game.
    FinishedPlayer,
    /// A player of another game.
    OtherPlayer,
    /// Somebody else, such as a trainer, a captain or a journalist.
    Other,
    /// Nobody in particular.
    Nobody,
}

impl Involved {
    /// Everybody of whom something can be told.
    pub const ALL: [Involved; 8] = [
        Involved::White,
        Involved::Black,
        Involved::Both,
        Involved::Spectator,
        Involved::FinishedPlayer,
        Involved::OtherPlayer,
        Involved::Other,
        Involved::Nobody,
    ];

    /// The player of this game, if it is one of them.
    #[must_use]
    pub fn player(self) -> Option<Color> {
        match self {
            Involved::White => Some(Color::White),
            Involved::Black => Some(Color::Black),
            _ => None,
        }
    }
}

impl From<Color> for Involved {
    fn from(player: Color) -> Involved {
        match player {
            Color::White => Involved::White,
            Color::Black => Involved::Black,
        }
    }
}

/// What a ruling on an incident can turn on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(transform = variants_by_name)]
pub enum Circumstance {
    /// The device rang.
    Rang,
    /// The device made a sound.
    Sounded,
    /// The player has the device on the person.
    OnPerson,
    /// The device is in the player's bag, where the arbiter agreed that it stands.
    InBag,
    /// The device is completely switched off.
    SwitchedOff,
    /// The arbiter has approved the device.
    Approved,
    /// The arbiter has given permission.
    Permitted,
    /// The arbiter has designated the place for it.
    Designated,
    /// The player has reported it to the arbiter.
    Reported,
    /// The player analysed the player's own game.
    OwnGame,
    /// It was done repeatedly.
    Repeated,
    /// The cigarette is electronic.
    Electronic,
    /// It interferes with the game.
    Interfering,
    /// A player was told.
    PlayerTold,
}

impl IncidentKind {
    /// Whether it is about one of the players of the game, or both.
    fn is_of_players(self) -> bool {
        !self.is_of_others() && self != IncidentKind::OutsideDisturbance
    }

    /// Whether it is about somebody who does not play the game.
    fn is_of_others(self) -> bool {
        matches!(
            self,
            IncidentKind::SpokeOfGame
                | IncidentKind::Interference
                | IncidentKind::IrregularityTold
                | IncidentKind::PhoneUsed
                | IncidentKind::RadioUsed
                | IncidentKind::EnteredArea
        )
    }

    /// Whether it can be told of these people.
    #[must_use]
    pub fn involves(self, who: Involved) -> bool {
        match who {
            Involved::White | Involved::Black => self.is_of_players(),
            Involved::Both => self == IncidentKind::Refusal,
            Involved::Spectator | Involved::FinishedPlayer | Involved::OtherPlayer | Involved::Other => {
                self.is_of_others()
            }
            Involved::Nobody => self == IncidentKind::OutsideDisturbance,
        }
    }

    /// Whether it can only happen before the game is over. Afterwards the players are spectators.
    fn needs_play(self) -> bool {
        matches!(
            self,
            IncidentKind::Phone
                | IncidentKind::Device
                | IncidentKind::BagUsed
                | IncidentKind::LeftVenue
                | IncidentKind::LeftArea
                | IncidentKind::Refusal
                | IncidentKind::OutsideDisturbance
        )
    }

    /// What can be told of it.
    #[must_use]
    pub fn circumstances(self) -> &'static [Circumstance] {
        match self {
            IncidentKind::Phone | IncidentKind::Device => &[
                Circumstance::Rang,
                Circumstance::Sounded,
                Circumstance::OnPerson,
                Circumstance::InBag,
                Circumstance::SwitchedOff,
                Circumstance::Approved,
            ],
            IncidentKind::LeftVenue => &[Circumstance::Permitted, Circumstance::Designated],
            IncidentKind::LeftArea => &[Circumstance::Permitted, Circumstance::Reported],
            IncidentKind::BagUsed | IncidentKind::PhoneUsed | IncidentKind::RadioUsed | IncidentKind::EnteredArea => {
                &[Circumstance::Permitted]
            }
            IncidentKind::Analysis => &[Circumstance::OwnGame],
            IncidentKind::DrawOffers => &[Circumstance::Repeated],
            IncidentKind::Smoking => &[Circumstance::Designated, Circumstance::Electronic],
            IncidentKind::SpokeOfGame => &[Circumstance::Interfering],
            IncidentKind::IrregularityTold => &[Circumstance::PlayerTold],
            IncidentKind::OutsideHelp
            | IncidentKind::ScoresheetNotes
            | IncidentKind::Distraction
            | IncidentKind::Noise
            | IncidentKind::Claims
            | IncidentKind::Inspection
            | IncidentKind::InspectionRefused
            | IncidentKind::Disrepute
            | IncidentKind::Refusal
            | IncidentKind::Interference
            | IncidentKind::OutsideDisturbance => &[],
        }
    }
}
