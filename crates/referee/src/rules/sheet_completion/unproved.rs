//! A flag has fallen, and the record does not have all the moves.

use jadoube_board::Color;
use jadoube_laws::Key;

use crate::answer::{Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, Meanwhile};
use crate::game::{Game, Keeper};
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict};
use crate::rules::flag_fall::MOVES_COMPLETED;
use crate::rules::sheet_completion::{BOTH, ONE};
use crate::sentence::{Sentence, Value};

/// Provision: scoresheet.next-move-opens-next-period
const NEXT_MOVE: Key = key("scoresheet.next-move-opens-next-period");
const CHECK_MOVES: Key = key("time.check-at-flag-fall");

/// What the arbiter is asked when a flag has fallen and moves are missing in the record; nothing where the record, or the last
/// period, decides.
pub(in crate::rules) fn moves_in_question(context: &Context<'_>, player: Color) -> Option<Truth> {
    let game = context.game;
    let due = game.clock()?.moves_due(player)?;
    let in_doubt = game.papers().is_some_and(|papers| papers.in_doubt[player]) && game.completed()[player] >= due;
    if !game.has_lost_track() && !in_doubt {
        return None;
    }
    Some(Truth::Judged(Box::new(QuestionDraft {
        key: CHECK_MOVES,
        also_by: vec![BOTH, ONE, NEXT_MOVE],
        player: Some(player),
        condition: Some(MOVES_COMPLETED),
        choices: Choice::plain([Word::Yes, Word::No, Word::CannotTell]),
        // The answer may end the game, so nothing goes on before it.
        meanwhile: Meanwhile::ClockStopped,
        sentence: Sentence::of("were-moves-completed", player).with("moves", Value::Count(due)),
    })))
}

/// Nothing proves that a player overran the time: the next move is the first of the next period.
pub(super) const fn next_period<F>() -> Norm<F> {
    Norm {
        when: const { &[nothing_proves_it()] },
        then: |context, _| match unproved(context) {
            Some(player) => begun(context, player),
            None => Verdict::Silent,
        },
        ..Norm::of(KeyOf::Fixed(NEXT_MOVE), Slot::Flag)
    }
}

const fn nothing_proves_it<F>() -> Condition<F> {
    Condition::told_or_seen("nothing-proves-the-moves", |context, _| match unproved(context) {
        Some(_) => Truth::HOLDS,
        None => Truth::FAILS,
    })
    .made_of(&[MOVES_COMPLETED])
}

/// The player of whom the arbiter has said that nothing can be established.
fn unproved(context: &Context<'_>) -> Option<Color> {
    let mut answered = context
        .game
        .answered
        .iter()
        .filter(|answered| answered.of == context.of);
    let cannot_tell = answered.find(|answered| answered.answer.word == Word::CannotTell)?;
    cannot_tell.player
}

fn begun(context: &Context<'_>, player: Color) -> Verdict {
    let due = context
        .game
        .clock()
        .and_then(|clock| clock.moves_due(player))
        .unwrap_or_default();
    let moves = due.max(proved(context.game, player));
    let effects = vec![Effect::MovesCounted { player, moves }, Effect::PeriodBegun { player }];
    let sentence = Sentence::of("next-move-opens-period", player).with("number", Value::Count(moves + 1));
    context.ruled(NEXT_MOVE, &[CHECK_MOVES], effects, sentence)
}

/// How many moves of a player some scoresheet shows that can be read without a gap, or the record has.
fn proved(game: &Game, player: Color) -> u32 {
    let start = &game.terms().start;
    let shown = Keeper::ALL.into_iter().filter_map(|keeper| {
        let moves = game.sheet(keeper)?.replay(start).moves.len();
        let moves = u32::try_from(moves).unwrap_or(u32::MAX);
        Some(if player == start.turn() {
            moves.div_ceil(2)
        } else {
            moves / 2
        })
    });
    shown.max().unwrap_or_default().max(game.completed()[player])
}
