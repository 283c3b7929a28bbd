//! Hands at the board: what they touch, lift, put down and let go.

use jadoube_board::{Color, Piece, Square};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::act::blind::carried_out;
use crate::act::moves::{broken, legal, made, read};
use crate::act::{Action, Audience, Moment, Told};
use crate::admit::Refusal;
use crate::entry::EntryNo;
use crate::event::Head;
use crate::finding;
use crate::game::Game;
use crate::hands::{Amount, Handling, Hands};
use crate::stored::{Stored, variants_by_name};
use crate::terms::Moves;

/// Which hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(transform = variants_by_name)]
pub enum Hand {
    /// The left hand.
    Left,
    /// The right hand.
    Right,
    /// Both hands.
    Both,
}

/// What a touch was meant for, where it was not plainly to move or to capture the piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(transform = variants_by_name)]
pub enum Intent {
    /// It was an accident, as everybody saw.
    Accidental,
    /// It is not clear whether it was meant.
    Unclear,
    /// The player meant to castle.
    ToCastle,
}

/// When a piece was touched, where it was not plainly after the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(transform = variants_by_name)]
pub enum Order {
    /// It is not clear which of the pieces came first.
    Unclear,
    /// At the same time as the one before.
    Together,
}

/// A player touched a piece: to move or to capture it, unless told otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Touched {
    /// Where the piece stands.
    #[serde(with = "Stored::<Square>")]
    pub square: Square,
    /// What it was meant for, if not plainly to move or to capture the piece.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub intent: Option<Intent>,
    /// When, if not plainly after the piece touched before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<Order>,
}

impl Touched {
    /// The piece on a square was touched to be moved or captured.
    #[must_use]
    pub fn on(square: Square) -> Touched {
        Touched {
            square,
            intent: None,
            order: None,
        }
    }

    fn handling(&self) -> Handling {
        Handling::Touch(self.square, self.intent, self.order)
    }
}

impl Action for Touched {
    fn audience(&self) -> Audience {
        Audience::Arbiter
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.watched()?;
        moment.playing()?;
        can(moment, self.handling())
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let by = moment.player();
        // On the special board a piece is touched when it leaves its hole.
        match moment.game.has_special_board(by) {
            true => finding::PieceFelt { by }.into(),
            false => find(moment, self.handling()),
        }
    }

    fn apply(&self, game: &mut Game, head: Head) {
        let special = head.by.player().is_some_and(|by| game.has_special_board(by));
        if !special {
            game.handle(head, self.handling(), None);
        }
    }
}

/// A player announced that pieces are only adjusted on their squares.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Adjusting {
    /// Where the piece stands, if only one was named.
    #[serde(default, with = "Stored::<Option<Square>>", skip_serializing_if = "Option::is_none")]
    pub square: Option<Square>,
}

impl Action for Adjusting {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.watched()?;
        moment.playing()
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let by = moment.player();
        finding::AdjustAnnounced {
            by,
            late: moment
                .game
                .hands()
                .is_some_and(|hands| hands.announces_late(by, self.square)),
        }
        .into()
    }

    fn apply(&self, game: &mut Game, head: Head) {
        if let Some(by) = head.by.player() {
            game.hands_mut().announce(by, self.square);
        }
    }
}

/// A player took a piece from its square and holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Lifted {
    /// From where.
    #[serde(with = "Stored::<Square>")]
    pub square: Square,
    /// With which hand, if it was seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<Hand>,
}

/// A player put the piece that was held on a square, and the hand is still on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// Where.
    #[serde(with = "Stored::<Square>")]
    pub square: Square,
    /// With which hand, if it was seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<Hand>,
}

/// A player let go of a piece on a square; what was held in the air was put there first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Released {
    /// Where.
    #[serde(with = "Stored::<Square>")]
    pub square: Square,
    /// With which hand, if it was seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<Hand>,
}

/// A player took a piece off the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Removed {
    /// From where.
    #[serde(with = "Stored::<Square>")]
    pub square: Square,
    /// With which hand, if it was seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<Hand>,
}

/// A player took a piece from the box, or from beside the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TookFromBox {
    /// Which.
    #[serde(with = "Stored::<Piece>")]
    pub piece: Piece,
    /// With which hand, if it was seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<Hand>,
}

macro_rules! handle {
    ($($act:ident as $handling:ident($field:ident)),+ $(,)?) => {
        $(impl Action for $act {
            fn audience(&self) -> Audience {
                Audience::Arbiter
            }

            fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
                moment.watched()?;
                moment.at_play()?;
                if moment.game.terms().moves == Moves::Guarded {
                    return Err(Refusal::Guarded);
                }
                can(moment, Handling::$handling(self.$field))
            }

            fn find(&self, moment: &Moment<'_>) -> Told {
                find(moment, Handling::$handling(self.$field))
            }

            fn apply(&self, game: &mut Game, head: Head) {
                game.handle(head, Handling::$handling(self.$field), self.hand);
            }
        })+
    };
}

handle! {
    Lifted as Lift(square),
    Placed as Place(square),
    Released as Release(square),
    Removed as Remove(square),
    TookFromBox as TakeFromBox(piece),
}

/// A player used both hands for a move, before or after it was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UsedBothHands {}

impl Action for UsedBothHands {
    fn audience(&self) -> Audience {
        Audience::Arbiter
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.at_play()?;
        match moment.game.terms().moves {
            _ if moment.game.is_called() => Ok(()),
            Moves::Guarded => Err(Refusal::Guarded),
            Moves::Free => Ok(()),
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let by = moment.player();
        // Before the move is made there is nothing to say: it may yet be made otherwise.
        let made = by != moment.game.turn() && !moment.game.plies().is_empty();
        match made || moment.game.is_called() {
            true => finding::BothHandsUsed {
                by,
                seen: moment.seen.arbiter,
            }
            .into(),
            false => Told::Nothing,
        }
    }

    fn apply(&self, game: &mut Game, head: Head) {
        let Some(by) = head.by.player() else { return };
        match by == game.turn() {
            true => game.hands_mut().use_hand(Some(Hand::Both), head.seen),
            false => game.previous_hands_mut().use_hand(Some(Hand::Both), head.seen),
        }
    }
}

/// What a hand can do: touch what is there, put down what it holds.
fn can(moment: &Moment<'_>, handling: Handling) -> Result<(), Refusal> {
    if moment.game.carries_out(moment.player(), handling) {
        return Ok(());
    }
    let begun = reply_begun(moment);
    let hands = begun.as_ref().unwrap_or(moment.game).hands_now();
    match (hands.can(moment.player(), handling), handling) {
        (true, _) => Ok(()),
        (false, Handling::Place(_) | Handling::Release(_)) => Err(Refusal::NothingHeld),
        (false, _) => Err(Refusal::NothingThere),
    }
}

/// The game once the player who acts has begun to answer what nobody has read yet, if it is so.
fn reply_begun(moment: &Moment<'_>) -> Option<Game> {
    let no = EntryNo::after(moment.record.len());
    moment.game.with_reply_begun(no, moment.player())
}

/// What it amounts to that a hand does this.
fn find(moment: &Moment<'_>, handling: Handling) -> Told {
    // What the opponent has made is read first, and what was touched after it is ruled on when something tests it.
    if let Some(read) = read(moment) {
        return read.into();
    }
    match reply_begun(moment) {
        Some(game) => find_on_board(&Moment { game: &game, ..*moment }, handling),
        None => find_on_board(moment, handling),
    }
}

fn find_on_board(moment: &Moment<'_>, handling: Handling) -> Told {
    let (game, by) = (moment.game, moment.player());
    if game.carries_out(by, handling) {
        return match game.completes_carrying_out(by, handling) {
            true => carried_out(game),
            false => Told::Nothing,
        };
    }
    let hands = game.hands_now();
    let contact = match handling {
        Handling::Touch(square, ..) | Handling::Lift(square) | Handling::Remove(square) => Some(square),
        Handling::Place(_) | Handling::Release(_) | Handling::TakeFromBox(_) => None,
    };
    if let Some(attempt) = game.answer_by_hand(by, handling) {
        return legal(moment, attempt).map_or(Told::Nothing, Told::from);
    }
    let mut after = hands.clone();
    after.handle(EntryNo::after(moment.record.len()), by, handling, None);
    if by != game.turn() {
        return off_turn(moment, &hands, &after, contact);
    }
    let touched = || touch(moment, &hands, by, contact);
    let board = game.board().to_setup();
    let seen = moment.seen.arbiter;
    match (handling, after.amount(&board)) {
        // On the special board a move is made when it is announced.
        (Handling::Release(_) | Handling::Remove(_), Amount::Move(attempt))
            if game.waits_for_announcement(by, attempt) =>
        {
            Told::Nothing
        }
        (Handling::Release(_) | Handling::Remove(_), Amount::Move(attempt)) => {
            let broken = game.position().and_then(|position| broken(moment, position, attempt));
            made(moment, broken).into()
        }
        (Handling::Release(_), amount) => {
            let illegal = match amount {
                Amount::Illegal(attempt) => Some(attempt),
                _ => None,
            };
            finding::PieceReleased { by, illegal, seen }.into()
        }
        (Handling::Place(_), _) if after.chosen() != hands.chosen() => finding::PieceReleased {
            by,
            illegal: None,
            seen,
        }
        .into(),
        _ => touched(),
    }
}

/// The first contact with a piece, if nothing else was announced.
fn touch(moment: &Moment<'_>, hands: &Hands, by: Color, contact: Option<Square>) -> Told {
    let Some(square) = contact else { return Told::Nothing };
    match hands.covers(by, square) || hands.has_touched(by, square) {
        true => Told::Nothing,
        false => finding::PieceTouched {
            by,
            seen: moment.seen.arbiter,
        }
        .into(),
    }
}

/// A player who does not have the move does something with the pieces.
fn off_turn(moment: &Moment<'_>, hands: &Hands, after: &Hands, contact: Option<Square>) -> Told {
    let (game, by) = (moment.game, moment.player());
    let removed = game.unpressed()[by] && after.changed() != hands.changed() && !after.holds(by);
    if let Some(square) = contact.filter(|_| !removed) {
        return match hands.has_touched(by, square) {
            true => Told::Nothing,
            false if game.attempted().is_some() => Told::Nothing,
            false => finding::TouchedOffTurn {
                by,
                announced: hands.covers(by, square),
            }
            .into(),
        };
    }
    let seen = moment.seen.arbiter;
    match after.is_in_order() || after.holds(by) || game.attempted().is_some() {
        true => Told::Nothing,
        false if game.unpressed()[by] => finding::MovedOn { by, seen }.into(),
        false => finding::MovedOutOfTurn { by, seen }.into(),
    }
}
