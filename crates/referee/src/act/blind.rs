//! Play without sight: announcements, two boards, assistants, and the things that are made for it.

use jadoube_board::{Attempt, Color, Position};
use jadoube_notation::speech::{Voice, hear};
use jadoube_notation::{Language, Misread};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::act::moves::{broken, made};
use crate::act::{Action, Audience, Claim, Claimed, Moment, Pressed, Told, Wrote};
use crate::admit::Refusal;
use crate::event::Head;
use crate::finding;
use crate::game::{Announcement, Game};
use crate::stored::{Stored, fields_by_name, variants_by_name};

/// A player announced a move: the one that stands on the own board, or one that is about to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Announced {
    /// The words: `Springer Felix drei`. A move that is written is understood as well.
    pub said: String,
    /// The language of the words, if it is told; otherwise those of all are understood.
    #[serde(
        default,
        with = "Stored::<Option<Language>>",
        skip_serializing_if = "Option::is_none"
    )]
    pub language: Option<Language>,
}

/// A player repeated the move that the opponent has announced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Repeated {
    /// The words.
    pub said: String,
    /// The language of the words, if it is told; otherwise those of all are understood.
    #[serde(
        default,
        with = "Stored::<Option<Language>>",
        skip_serializing_if = "Option::is_none"
    )]
    pub language: Option<Language>,
}

/// What somebody said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Heard {
    Move(Attempt),
    /// A promotion without the new piece.
    Incomplete,
    Unclear,
}

/// What was said, of a position.
fn heard(position: &Position, said: &str, language: Option<Language>) -> Heard {
    let voices: Vec<Voice> = match language {
        Some(language) => {
            let of_language = Voice::ALL.into_iter().filter(|voice| voice.language() == language);
            of_language.chain([Voice::ANNOUNCED]).collect()
        }
        None => Voice::ALL.to_vec(),
    };
    match hear(position, said, &voices) {
        Ok(mv) => Heard::Move(mv.into()),
        Err(Misread::Illegal { attempts }) => {
            let promotes = |attempt: Attempt| {
                let moves = position.legal_moves();
                attempt.promotion.is_none()
                    && moves
                        .iter()
                        .any(|mv| mv.from() == attempt.from && mv.to() == attempt.to && mv.promotion().is_some())
            };
            match attempts.iter().map(|tried| tried.attempt).collect::<Vec<_>>()[..] {
                _ if attempts.iter().any(|tried| promotes(tried.attempt)) => Heard::Incomplete,
                [attempt] => Heard::Move(attempt),
                _ => Heard::Unclear,
            }
        }
        Err(_) => Heard::Unclear,
    }
}

impl Announced {
    /// What is said of the next move of a player, or of the last one.
    fn heard(&self, game: &Game, player: Color) -> Option<Heard> {
        let position = match (player == game.turn(), game.plies().last()) {
            (true, _) => game.position(),
            (false, Some(last)) => game.before(last).position(),
            (false, None) => None,
        };
        position.map(|position| heard(position, &self.said, self.language))
    }

    fn find_of(&self, moment: &Moment<'_>, player: Color) -> Told {
        let game = moment.game;
        let said = || self.said.clone();
        let attempt = match self.heard(game, player) {
            None => return Told::Nothing,
            Some(Heard::Unclear) => {
                return finding::AnnouncedUnclearly {
                    by: player,
                    said: said(),
                }
                .into();
            }
            Some(Heard::Incomplete) => {
                return finding::AnnouncedIncompletely {
                    by: player,
                    said: said(),
                }
                .into();
            }
            Some(Heard::Move(attempt)) => attempt,
        };
        match game.move_to_announce(player) {
            Some(stands) if stands != attempt => finding::AnnouncedOtherwise {
                by: player,
                said: said(),
            }
            .into(),
            Some(_) if player == game.turn() => {
                let broken = game.position().and_then(|position| broken(moment, position, attempt));
                finding::MoveMade {
                    by: player,
                    ..made(moment, broken)
                }
                .into()
            }
            Some(_) if game.has_slipped(player) && !game.unpressed()[player] => {
                finding::CorrectedTooLate { by: player }.into()
            }
            _ => Told::Nothing,
        }
    }

    fn apply_of(&self, game: &mut Game, head: Head, player: Color) {
        let heard = self.heard(game, player);
        let attempt = match heard {
            Some(Heard::Move(attempt)) => Some(attempt),
            _ => None,
        };
        let stands = game.move_to_announce(player);
        let is_next = player == game.turn();
        let (unpressed, corrects) = (game.unpressed()[player], game.has_slipped(player));
        let blind = game.blind_mut();
        let pressed = if is_next {
            blind.pressed_early == Some(player)
        } else {
            !unpressed
        };
        let agrees = attempt.is_some() && stands == attempt;
        blind.announced = Some(Announcement {
            of: player,
            entry: head.no,
            attempt,
            repeated: false,
        });
        if agrees && corrects && pressed {
            blind.corrected_late = Some(head.no);
        }
        if let Some(attempt) = attempt.filter(|_| agrees && is_next) {
            game.make_announced(head, player, attempt, pressed);
        }
    }
}

impl Action for Announced {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.watched()?;
        moment.at_play()
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        self.find_of(moment, moment.player())
    }

    fn apply(&self, game: &mut Game, head: Head) {
        if let Some(by) = head.by.player() {
            self.apply_of(game, head, by);
        }
    }
}

impl Repeated {
    /// Whether it is the move that was announced last.
    fn agrees(&self, game: &Game, announced: Announcement) -> bool {
        let said = Announced {
            said: self.said.clone(),
            language: self.language,
        };
        match (said.heard(game, announced.of), announced.attempt) {
            (Some(Heard::Move(repeated)), Some(attempt)) => repeated == attempt,
            _ => false,
        }
    }

    fn find_of(&self, moment: &Moment<'_>, player: Color) -> Told {
        let announced = moment.game.blind().and_then(|blind| blind.announced);
        match announced.filter(|announced| announced.of != player) {
            Some(announced) if self.agrees(moment.game, announced) => Told::Nothing,
            _ => finding::RepeatedOtherwise {
                by: player,
                said: self.said.clone(),
            }
            .into(),
        }
    }

    fn apply_of(&self, game: &mut Game, player: Color) {
        let announced = game.blind().and_then(|blind| blind.announced);
        let agrees = announced.is_some_and(|announced| announced.of != player && self.agrees(game, announced));
        if let Some(announced) = game.blind_mut().announced.as_mut().filter(|_| agrees) {
            announced.repeated = true;
        }
    }
}

impl Action for Repeated {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.watched()?;
        moment.at_play()
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        self.find_of(moment, moment.player())
    }

    fn apply(&self, game: &mut Game, head: Head) {
        if let Some(by) = head.by.player() {
            self.apply_of(game, by);
        }
    }
}

/// The last move of the game was carried out on the board of the player who has the move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CarriedOut {
    /// As which move: the one announced or, where somebody misheard it, another one.
    #[serde(rename = "move", with = "Stored::<Attempt>")]
    pub attempt: Attempt,
}

impl Action for CarriedOut {
    fn audience(&self) -> Audience {
        Audience::Arbiter
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.watched()?;
        moment.at_play()?;
        if !moment.game.has_two_boards() {
            return Err(Refusal::OneBoard);
        }
        match moment.game.plies().last() {
            Some(_) => Ok(()),
            None => Err(Refusal::NoSuchMove),
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        carried_out(moment.game)
    }

    fn apply(&self, game: &mut Game, _: Head) {
        game.carry_out(game.turn(), self.attempt);
    }
}

/// What it amounts to that the last move is carried out on the other board.
pub(super) fn carried_out(game: &Game) -> Told {
    match game.announced_last() {
        Some(announced) if !announced.repeated => finding::CarriedOutUnrepeated { by: game.turn() }.into(),
        _ => Told::Nothing,
    }
}

/// A player demanded that two boards be used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DemandedTwoBoards {
    /// Who is visually disabled, if that was not said before the game.
    #[serde(default, with = "Stored::<Option<Color>>", skip_serializing_if = "Option::is_none")]
    pub about: Option<Color>,
    /// How well that player sees, if it is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sight: Option<Eyesight>,
}

/// How well somebody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = fields_by_name)]
pub struct Eyesight {
    /// The visual acuity, in percent.
    pub acuity_percent: u32,
    /// The visual field, in degrees.
    pub field_degrees: u32,
}

impl Action for DemandedTwoBoards {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.not_over()
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let by = moment.player();
        let told = [by, !by]
            .into_iter()
            .find(|player| moment.game.is_visually_disabled(*player));
        finding::TwoBoardsDemanded {
            by,
            about: self.about.or(told).unwrap_or(!by),
            sight: self.sight,
        }
        .into()
    }
}

/// What a player who does not see the clock can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(transform = variants_by_name)]
pub enum Information {
    /// How many moves were made.
    Moves,
    /// How much time both players have used.
    Times,
}

/// A player asked to be told something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Requested {
    /// What.
    pub what: Information,
}

impl Action for Requested {
    fn audience(&self) -> Audience {
        Audience::Arbiter
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.watched()?;
        moment.playing()
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        Told::Nothing
    }

    fn apply(&self, game: &mut Game, head: Head) {
        if let Some(by) = head.by.player() {
            let requested = &mut game.blind_mut().requested[by];
            if !requested.contains(&self.what) {
                requested.push(self.what);
            }
        }
    }
}

/// What an assistant may do for a visually disabled player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "AssistantDuty", transform = variants_by_name)]
pub enum Duty {
    /// Make either player's move on the board of the other.
    MakingMoves,
    /// Announce the moves of both players.
    Announcing,
    /// Keep the player's record and start the opponent's clock.
    RecordingAndClock,
    /// Tell the number of moves and the times, when asked.
    Informing,
    /// Claim the game when a flag has fallen, and tell the arbiter of a touched piece.
    Claiming,
    /// Carry out the formalities of an adjournment.
    Adjournment,
}

impl Duty {
    /// Every duty, in the order of the Laws.
    pub const ALL: [Duty; 6] = [
        Duty::MakingMoves,
        Duty::Announcing,
        Duty::RecordingAndClock,
        Duty::Informing,
        Duty::Claiming,
        Duty::Adjournment,
    ];
}

/// The arbiter accepted a player's assistant for some duties, as far as the Laws let the player have one for them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AssistantAccepted {
    /// Whose assistant.
    #[serde(with = "Stored::<Color>")]
    pub of: Color,
    /// What the assistant is to do.
    pub duties: Vec<Duty>,
}

impl Action for AssistantAccepted {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.not_over()
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        finding::AssistantAccepted {
            of: self.of,
            duties: self.duties.clone(),
        }
        .into()
    }
}

/// The assistant of a player did something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Assisted {
    /// What.
    pub deed: Deed,
}

/// What an assistant does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[schemars(transform = fields_by_name)]
pub enum Deed {
    /// Makes the last move on the board of the player who has the move.
    CarriedOut(CarriedOut),
    /// Announces a move of either player.
    Announced(Announced),
    /// Repeats a move of either player.
    Repeated(Repeated),
    /// Writes for the player.
    Wrote(Wrote),
    /// Starts the opponent's clock.
    Pressed(Pressed),
    /// Tells the player something.
    Informed(Requested),
    /// Claims something for the player.
    Claimed(Claimed),
    /// Carries out the formalities of an adjournment.
    SawToAdjournment(SawToAdjournment),
}

/// The formalities of an adjournment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SawToAdjournment {}

impl Deed {
    /// The duty to which it belongs; none if it is no duty of any assistant.
    #[must_use]
    pub fn duty(&self) -> Option<Duty> {
        Some(match self {
            Deed::CarriedOut(_) => Duty::MakingMoves,
            Deed::Announced(_) | Deed::Repeated(_) => Duty::Announcing,
            Deed::Wrote(_) | Deed::Pressed(_) => Duty::RecordingAndClock,
            Deed::Informed(_) => Duty::Informing,
            Deed::Claimed(Claimed {
                claim: Claim::Flag | Claim::TouchedPiece,
            }) => Duty::Claiming,
            Deed::Claimed(_) => return None,
            Deed::SawToAdjournment(_) => Duty::Adjournment,
        })
    }

    /// The act of the player that it stands for, where it is one.
    fn action(&self) -> Option<&dyn Action> {
        Some(match self {
            Deed::CarriedOut(act) => act,
            Deed::Wrote(act) => act,
            Deed::Pressed(act) => act,
            Deed::Claimed(act) => act,
            Deed::Announced(_) | Deed::Repeated(_) | Deed::Informed(_) | Deed::SawToAdjournment(_) => return None,
        })
    }

    /// The player whose move an assistant announces: one whose move stands on the board and waits for it, or who made the last.
    fn announces_for(game: &Game) -> Color {
        let turn = game.turn();
        let is_next = game.stands_unannounced(turn).is_some() || game.plies().is_empty();
        if is_next { turn } else { !turn }
    }
}

impl Assisted {
    /// Whether the arbiter has accepted the assistant for this.
    fn is_accepted(&self, game: &Game, player: Color) -> bool {
        let duty = self.deed.duty();
        duty.is_some_and(|duty| game.assistant_duties(player).contains(&duty))
    }
}

impl Action for Assisted {
    fn audience(&self) -> Audience {
        match &self.deed {
            Deed::Announced(_) | Deed::Repeated(_) | Deed::Claimed(_) => Audience::Everyone,
            Deed::CarriedOut(_) | Deed::Wrote(_) | Deed::Pressed(_) | Deed::Informed(_) | Deed::SawToAdjournment(_) => {
                Audience::Arbiter
            }
        }
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.playing()?;
        // What counts for the player can happen only when the player could do it.
        let accepted = self.is_accepted(moment.game, moment.player());
        match self.deed.action().filter(|_| accepted) {
            Some(action) => action.admit(moment),
            None if moment.game.is_called() => Ok(()),
            None => match &self.deed {
                Deed::Announced(_) | Deed::Repeated(_) => moment.at_play(),
                _ => Ok(()),
            },
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let (game, of) = (moment.game, moment.player());
        if !self.is_accepted(game, of) {
            let duty = self.deed.duty();
            return finding::AssistantOverstepped { of, duty }.into();
        }
        match (&self.deed, self.deed.action()) {
            (_, Some(action)) => action.find(moment),
            (Deed::Announced(announced), None) => announced.find_of(moment, Deed::announces_for(game)),
            (Deed::Repeated(repeated), None) => repeated.find_of(moment, !Deed::announces_for(game)),
            (Deed::Informed(informed), None) => {
                let blind = game.blind();
                match blind.is_some_and(|blind| blind.requested[of].contains(&informed.what)) {
                    true => Told::Nothing,
                    false => finding::InformedUnasked { of }.into(),
                }
            }
            _ => Told::Nothing,
        }
    }

    fn apply(&self, game: &mut Game, head: Head) {
        let Some(of) = head.by.player().filter(|of| self.is_accepted(game, *of)) else {
            return;
        };
        match (&self.deed, self.deed.action()) {
            (_, Some(action)) => action.apply(game, head),
            (Deed::Announced(announced), None) => {
                let player = Deed::announces_for(game);
                announced.apply_of(game, head, player);
            }
            (Deed::Repeated(repeated), None) => {
                let player = !Deed::announces_for(game);
                repeated.apply_of(game, player);
            }
            (Deed::Informed(informed), None) => {
                game.blind_mut().requested[of].retain(|what| *what != informed.what);
            }
            _ => {}
        }
    }
}

/// The arbiter looked at a thing that is made for a visually disabled player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EquipmentChecked {
    /// What.
    pub item: Equipment,
    /// How large it is, if that was measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<Size>,
    /// What the arbiter found on it. What is not named is not there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub has: Vec<Feature>,
}

/// How large a thing is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = fields_by_name)]
pub struct Size {
    /// How wide, in centimetres.
    pub width_cm: u32,
    /// How long, in centimetres.
    pub length_cm: u32,
}

/// A thing that is made for a visually disabled player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(transform = variants_by_name)]
pub enum Equipment {
    /// A board with holes for the pegs of the pieces.
    SpecialBoard,
    /// Pieces with pegs.
    SpecialPieces,
    /// A clock made for visually disabled players.
    SpecialClock,
    /// An analogue clock made for visually disabled players.
    AnalogueClock,
}

/// What such a thing can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(transform = variants_by_name)]
pub enum Feature {
    /// The black squares are raised.
    BlackSquaresRaised,
    /// Every square has a hole that holds a piece.
    Holes,
    /// Every piece has a peg that fits the holes.
    Pegs,
    /// The pieces are of Staunton pattern.
    Staunton,
    /// The black pieces are marked.
    BlackMarked,
    /// The clock tells the time.
    TellsTime,
    /// The clock tells the number of moves.
    TellsMoves,
    /// The hands of the clock are strengthened.
    StrongHands,
    /// There is one dot at every five minutes.
    FiveMinuteDots,
    /// There are two dots at every fifteen minutes.
    FifteenMinuteDots,
    /// The flag is easily felt.
    FlagFelt,
    /// The minute hand can be felt during the last five minutes of the hour.
    MinuteHandFelt,
}

impl Action for EquipmentChecked {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.not_over()
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        finding::EquipmentChecked {
            item: self.item,
            size: self.size,
            has: self.has.clone(),
        }
        .into()
    }
}
