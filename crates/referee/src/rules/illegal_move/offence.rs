//! What is acted on: an illegal move, or what counts as one.

use jadoube_board::Color;
use jadoube_laws::values::{IllegalMoveWindow, TwoHandsCounted, TwoKings};

use super::PRESSED;
use crate::context::{Context, Given};
use crate::entry::EntryNo;
use crate::finding::{
    BothHandsUsed, Cause, CompletedIrregularly, CompletedUnfinished, IllegalMoveClaimed, IllegalMoveNoticed,
    IllegalPositionNoticed, MoveMade,
};
use crate::game::{Irregular, IrregularPly};
use crate::rules::touch_move::two_hands_are_listed;

/// An illegal move, or what counts as one.
pub(in crate::rules) struct Offence {
    pub(in crate::rules) player: Color,
    /// The entry that tells of it, or of the first move that is taken back.
    pub(in crate::rules) entry: EntryNo,
    pub(in crate::rules) cause: Cause,
}

/// What tells of an illegal move.
pub(in crate::rules) trait TellsOfIllegalMove {
    /// The player who made it, if it is told.
    fn offender(&self) -> Option<Color>;

    fn offence(&self, context: &Context<'_>) -> Option<Offence>;

    /// Whether it matters how long an illegal move can be acted on.
    fn has_window(&self, _: &Given<'_>) -> bool {
        true
    }
}

impl TellsOfIllegalMove for CompletedIrregularly {
    fn offender(&self) -> Option<Color> {
        Some(self.by)
    }

    fn offence(&self, context: &Context<'_>) -> Option<Offence> {
        match self.cause {
            Cause::NoMove => Some(Offence {
                player: self.by,
                entry: context.of,
                cause: self.cause,
            }),
            Cause::BothHands => both_hands(context, self.by),
            Cause::Move(_) | Cause::Unpromoted(_) | Cause::Unfinished | Cause::Untold => open(context, None),
        }
    }
}

impl TellsOfIllegalMove for IllegalMoveClaimed {
    fn offender(&self) -> Option<Color> {
        Some(!self.by)
    }

    fn offence(&self, context: &Context<'_>) -> Option<Offence> {
        let game = context.game;
        let counts = match game.provisions().two_hands_counted.map(|counted| counted.value) {
            None => false,
            Some(TwoHandsCounted::WhenUsed) => two_hands_are_listed(game),
            Some(TwoHandsCounted::WhenPressed) => !game.unpressed()[!self.by],
        };
        let with_both_hands = || both_hands(context, !self.by).filter(|offence| !game.is_counted(offence.entry));
        let used = !game.is_called() && counts && game.turn() == self.by && game.both_hands_used();
        open(context, self.offender())
            .or_else(|| answered(context, self.offender()))
            .or_else(|| used.then(with_both_hands).flatten())
    }
}

impl TellsOfIllegalMove for IllegalMoveNoticed {
    fn offender(&self) -> Option<Color> {
        self.about
    }

    fn offence(&self, context: &Context<'_>) -> Option<Offence> {
        let Some(after) = self.after.filter(|_| !context.game.is_called()) else {
            return open(context, self.about).or_else(|| answered(context, self.about));
        };
        // Which move it was is not known, only which position stood before it.
        Some(Offence {
            player: self.about?,
            entry: context.game.plies().get(after as usize)?.entry,
            cause: Cause::Untold,
        })
    }
}

impl TellsOfIllegalMove for IllegalPositionNoticed {
    fn offender(&self) -> Option<Color> {
        self.about
    }

    fn offence(&self, context: &Context<'_>) -> Option<Offence> {
        open(context, self.about)
    }

    fn has_window(&self, given: &Given<'_>) -> bool {
        given.provisions().two_kings.value != TwoKings::ArbiterIntervenes
    }
}

impl TellsOfIllegalMove for MoveMade {
    fn offender(&self) -> Option<Color> {
        Some(self.by)
    }

    fn offence(&self, context: &Context<'_>) -> Option<Offence> {
        completed_by_move(context).or_else(|| both_hands(context, self.by))
    }
}

impl TellsOfIllegalMove for BothHandsUsed {
    fn offender(&self) -> Option<Color> {
        Some(self.by)
    }

    fn offence(&self, context: &Context<'_>) -> Option<Offence> {
        both_hands(context, self.by)
    }
}

/// An illegal move that the arbiter saw, and that the last move has completed: it was answered before the clock was pressed.
/// Where the answer closes the matter there is none.
pub(super) fn completed_by_move(context: &Context<'_>) -> Option<Offence> {
    if context.game.provisions().illegal_move_window.value == IllegalMoveWindow::Reply {
        return None;
    }
    let mut irregular = context.game.irregular().iter();
    let completed = irregular.find(|irregular| {
        let is_move = matches!(irregular.what, Irregular::Move(_));
        is_move && irregular.open && irregular.completed && irregular.seen
    })?;
    Some(Offence::of(context, completed))
}

/// An illegal move that was answered before the clock was pressed for it, of one player or of either.
fn answered(context: &Context<'_>, of: Option<Color>) -> Option<Offence> {
    let by = |color: Color| context.game.answered_and_not_completed(color);
    let mut players = Color::ALL.into_iter().filter(|color| of.is_none_or(|of| of == *color));
    players.find_map(by).map(|irregular| Offence::of(context, irregular))
}

/// The last move, made with both hands.
pub(super) fn both_hands(context: &Context<'_>, player: Color) -> Option<Offence> {
    let entry = match context.game.is_called() {
        true => context.of,
        false => context.game.plies().last()?.entry,
    };
    Some(Offence {
        player,
        entry,
        cause: Cause::BothHands,
    })
}

/// The completed illegal move that is to be acted on, of one player or of either: the first, where play goes back however long
/// ago it was; else the last.
pub(super) fn open(context: &Context<'_>, of: Option<Color>) -> Option<Offence> {
    if context.game.is_called() {
        return Some(Offence {
            player: of?,
            entry: context.of,
            cause: Cause::Untold,
        });
    }
    let irregular = context.game.irregular().iter();
    let counts = |irregular: &&IrregularPly| irregular.what != Irregular::NoMove || context.has(PRESSED);
    let open = irregular
        .filter(|irregular| irregular.open && irregular.completed)
        .filter(counts);
    let mut open = open.filter(|irregular| of.is_none_or(|player| player == irregular.by));
    let irregular = match context.game.provisions().illegal_move_window.value {
        IllegalMoveWindow::Game => open.next()?,
        IllegalMoveWindow::Reply => open.next_back()?,
    };
    Some(Offence::of(context, irregular))
}

impl Offence {
    /// What an irregular ply amounts to.
    pub(super) fn of(context: &Context<'_>, irregular: &IrregularPly) -> Offence {
        Offence {
            player: irregular.by,
            entry: irregular.entry,
            cause: context.game.cause_of(irregular),
        }
    }
}

impl TellsOfIllegalMove for CompletedUnfinished {
    fn offender(&self) -> Option<Color> {
        Some(self.by)
    }

    fn offence(&self, context: &Context<'_>) -> Option<Offence> {
        Some(Offence {
            player: self.by,
            entry: context.of,
            cause: Cause::Unfinished,
        })
    }
}
