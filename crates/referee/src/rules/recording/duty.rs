//! Whether the duty to record is met.

use jadoube_board::Color;

use crate::act::Medium;
use crate::answer::{Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::Meanwhile;
use crate::finding::Raised;
use crate::game::Keeper;
use crate::norm::{Condition, Truth, Verdict};
use crate::rules::recording::relief::is_relieved;
use crate::rules::recording::{ELECTRONIC, RECORD, RELIEF, breach};
use crate::sentence::{Facts, Sentence, Value};
use crate::sheet::Place;

pub(super) const RECORDING_IS_RAISED: Condition<Raised> =
    Condition::given("recording-is-raised", |_, raised| Truth::about(raised.key == RECORD));

pub(super) const fn recording_is_required<F>() -> Condition<F> {
    Condition::given("recording-is-required", |given, _| {
        Truth::of(given.provisions().recording_required.value)
    })
}

/// An electronic scoresheet needs an edition that knows it, and the approval of FIDE.
pub(super) const fn sheet_has_standing<F>() -> Condition<F> {
    Condition::told_or_seen("scoresheet-has-standing", |context, _| {
        let medium = context
            .finding
            .player()
            .and_then(|player| Some(context.game.papers()?.medium[player]));
        match medium.unwrap_or_default() {
            Medium::Paper => Truth::Moot,
            Medium::Electronic => Truth::of(context.has(ELECTRONIC)),
            Medium::UnapprovedElectronic => Truth::FAILS,
            // They stand for the scoresheet of a visually disabled player.
            Medium::Braille | Medium::Recorder => {
                let player = context.finding.player();
                Truth::of(player.is_some_and(|player| context.game.is_visually_disabled(player)))
            }
        }
    })
}

pub(super) const fn sheet_is_algebraic<F>() -> Condition<F> {
    Condition::told_or_seen("scoresheet-is-algebraic", |context, _| {
        let player = context.finding.player();
        let other =
            player.is_some_and(|player| context.game.papers().is_some_and(|papers| papers.not_algebraic[player]));
        match other {
            true => Truth::FAILS,
            false => Truth::Moot,
        }
    })
}

/// Whether every move is on the scoresheet that must be there by now. The opponent's last move may be missing, and so may the
/// player's own last one until the next is made.
pub(super) const fn sheet_is_kept_up<F>() -> Condition<F> {
    Condition::seen("scoresheet-is-kept-up", |context, _| {
        let (game, player) = (context.game, context.finding.player());
        let Some((player, sheet)) = player.and_then(|player| Some((player, game.sheet(Keeper::from(player))?))) else {
            return unknown(context, player);
        };
        if game.has_gap() {
            return unknown(context, Some(player));
        }
        let may_miss = if game.turn() == player { 3 } else { 2 };
        let owed = game.plies().len().saturating_sub(may_miss);
        let missing = sheet.missing(u32::try_from(owed).unwrap_or(u32::MAX));
        let (Some(first), Some(last)) = (missing.first(), missing.last()) else {
            return Truth::Holds(Facts::of("player", Value::Player(player)));
        };
        let number = |ply: u32| Value::Count(Place::of(ply, &game.terms().start).number);
        let facts = Facts::of("player", Value::Player(player))
            .and("first", number(*first))
            .and("last", number(*last));
        Truth::Fails(facts)
    })
}

/// Nobody has told what stands on the scoresheet: the arbiter looks.
fn unknown(context: &Context<'_>, player: Option<Color>) -> Truth {
    let sentence = match player {
        Some(player) => Sentence::of("is-sheet-kept-up", player),
        None => return Truth::Moot,
    };
    Truth::Judged(Box::new(QuestionDraft {
        key: RECORD,
        also_by: Vec::new(),
        player: context.finding.player(),
        condition: None,
        choices: Choice::plain([Word::Yes, Word::No]),
        meanwhile: Meanwhile::PlayGoesOn,
        sentence,
    }))
}

/// What is said where nothing is owed, or where something is and is missing.
pub(super) fn not_met(context: &Context<'_>, player: Color, failed: &str) -> Verdict {
    let (required, relieved): (Condition<()>, Condition<()>) = (recording_is_required(), is_relieved());
    let (standing, algebraic): (Condition<()>, Condition<()>) = (sheet_has_standing(), sheet_is_algebraic());
    let kept_up: Condition<()> = sheet_is_kept_up();
    if failed == required.name {
        let lifted_by = context.game.provisions().recording_required.key;
        context.ruled(
            lifted_by,
            &[],
            Vec::new(),
            Sentence::of("recording-not-required", player),
        )
    } else if failed == relieved.name {
        context.ruled(
            RELIEF,
            &[RECORD],
            Vec::new(),
            Sentence::of("recording-relieved", player),
        )
    } else if failed == standing.name {
        breach(context, RECORD, &[ELECTRONIC], "sheet-without-standing", player)
    } else if failed == algebraic.name {
        breach(context, RECORD, &[], "sheet-not-algebraic", player)
    } else if failed == kept_up.name {
        breach(context, RECORD, &[], "sheet-not-kept-up", player)
    } else {
        Verdict::Silent
    }
}
