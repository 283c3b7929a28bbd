//! What the arbiter looks at before deciding on a claim: times, repetition, and what the opponent has made of the moves. Nothing
//! is concluded from it.

use jadoube_board::{Color, Role};
use jadoube_laws::values::QuickplayFinalTest;

use crate::context::Context;
use crate::finding::QuickplayClaimed;
use crate::game::{Game, Ply};
use crate::norm::{Condition, Truth};
use crate::rules::quickplay::decision::open_claim;
use crate::sentence::{Facts, Value};

/// Of how many of the opponent's moves before a claim is told.
const LATELY: usize = 10;

/// What each player has left.
pub(super) const fn times() -> Condition<QuickplayClaimed> {
    Condition::told_or_seen("times-left", |context, claim| {
        let Some(clock) = context.game.clock() else {
            return Truth::Moot;
        };
        let left = clock.remaining(!claim.by, context.at);
        Truth::Holds(
            Facts::of("player", Value::Player(claim.by))
                .and("time", Value::Time(claim.left))
                .and("opponent", Value::Player(!claim.by))
                .and("other", Value::Time(left)),
        )
    })
}

/// How often the position has occurred, and since when nothing was captured and no pawn moved.
pub(super) const fn repetition() -> Condition<QuickplayClaimed> {
    Condition::told_or_seen("position-and-progress", |context, _| {
        let game = context.game;
        match game.is_called() || game.position().is_none() {
            true => Truth::Moot,
            false => Truth::Holds(
                Facts::of("times", Value::Count(game.occurrences())).and("moves", Value::Count(game.halfmoves() / 2)),
            ),
        }
    })
}

/// What the opponent has made of the last moves.
pub(super) const fn progress_lately() -> Condition<QuickplayClaimed> {
    Condition::told_or_seen("progress-lately", |context, claim| {
        let game = context.game;
        let from = game.plies().len().saturating_sub(2 * LATELY);
        match game.is_called() || game.plies().is_empty() {
            true => Truth::Moot,
            false => Truth::Holds(Progress::of(game, from, !claim.by).facts(!claim.by)),
        }
    })
}

/// What was played since a claim on which the decision is postponed, if one is: by the player whom the arbiter's test is about
/// once this player's flag is down.
pub(crate) fn progress_since(context: &Context<'_>, fallen: Color) -> Truth {
    let game = context.game;
    let Some((claimant, claim)) = open_claim(game, fallen) else {
        return Truth::Moot;
    };
    let tested = tested(game, claimant, Some(fallen));
    let progress = Progress::of(game, claim.plies, tested);
    let now = |color: Color| {
        let clock = game.clock();
        Value::Time(clock.map_or_else(Default::default, |clock| clock.remaining(color, context.at)))
    };
    let facts = progress
        .facts(tested)
        .and("had", Value::Time(claim.left[tested]))
        .and("has", now(tested));
    Truth::Holds(facts)
}

/// The player of whom the arbiter asks whether a win by normal means was possible and tried.
pub(super) fn tested(game: &Game, claimant: Color, fallen: Option<Color>) -> Color {
    let test = game.provisions().quickplay_final_test.map(|test| test.value);
    match (test, fallen) {
        (Some(QuickplayFinalTest::OpponentOfFallenFlag), Some(fallen)) => !fallen,
        _ => !claimant,
    }
}

/// What a player has made of some moves.
#[derive(Default)]
struct Progress {
    moves: u32,
    captures: u32,
    pawn_moves: u32,
    checks: u32,
}

impl Progress {
    /// A player's moves from this ply of the game on.
    fn of(game: &Game, from: usize, player: Color) -> Progress {
        let mut progress = Progress::default();
        let plies = game.plies().get(from..).unwrap_or_default().iter();
        for ply in plies.filter(|ply| game.before(ply).turn() == player) {
            progress.count(ply);
        }
        progress
    }

    fn count(&mut self, ply: &Ply) {
        self.moves += 1;
        let Some((before, mv)) = ply.legal() else { return };
        let after = before.make(mv);
        let moved = before.piece_at(ply.attempt().from).map(|piece| piece.role);
        self.captures += u32::from(after.occupied().len() < before.occupied().len());
        self.pawn_moves += u32::from(moved == Some(Role::Pawn));
        self.checks += u32::from(after.is_check());
    }

    fn facts(&self, player: Color) -> Facts {
        Facts::of("player", Value::Player(player))
            .and("moves", Value::Count(self.moves))
            .and("captures", Value::Count(self.captures))
            .and("pawns", Value::Count(self.pawn_moves))
            .and("checks", Value::Count(self.checks))
    }
}
