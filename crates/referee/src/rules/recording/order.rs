//! In which order moves are made and written.

use jadoube_board::Color;

use crate::answer::{Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{EntryNo, Meanwhile};
use crate::finding::{MoveMade, Raised};
use crate::game::{Game, Keeper, Phase};
use crate::norm::{Condition, Truth, Verdict};
use crate::rules::recording::{ADVANCE, SEALING, relief};
use crate::sentence::Sentence;

pub(super) const ADVANCE_IS_RAISED: Condition<Raised> =
    Condition::given("writing-in-advance-is-raised", |_, raised| {
        Truth::about(raised.key == ADVANCE)
    });

/// The move that was just made stood on the player's scoresheet before.
pub(super) const WRITTEN_BEFORE_MADE: Condition<MoveMade> = Condition::told_or_seen(
    "move-was-written-before-it-was-made",
    |context, made| match last_written_before(context.game, made.by) {
        Some(_) => Truth::HOLDS,
        None => Truth::FAILS,
    },
);

pub(super) const WRITTEN_BEFORE_MADE_RAISED: Condition<Raised> =
    Condition::seen("move-was-written-before-it-was-made", |context, raised| {
        let Some(player) = raised.about else {
            return Truth::FAILS;
        };
        let game = context.game;
        match game.sheet(Keeper::from(player)) {
            Some(_) if followed(game, player) => Truth::of(ahead(game, player).is_some()),
            _ => asked(ADVANCE, "was-move-written-in-advance", player),
        }
    });

/// The move was written for the claim of a draw.
pub(super) const CLAIMED_WITH_MOVE: Condition<MoveMade> =
    Condition::told_or_seen("draw-was-claimed-with-the-move", |context, made| {
        Truth::of(claimed(
            context.game,
            made.by,
            last_written_before(context.game, made.by),
        ))
    });

pub(super) const CLAIMED_WITH_MOVE_RAISED: Condition<Raised> =
    Condition::seen("draw-was-claimed-with-the-move", |context, raised| match raised.about {
        Some(player) => Truth::of(claimed(context.game, player, ahead(context.game, player))),
        None => Truth::FAILS,
    });

/// Where nobody has told the referee of a sealed move, the arbiter says.
pub(super) const MOVE_WAS_SEALED: Condition<Raised> =
    Condition::seen("move-was-to-be-sealed", |context, raised| match raised.about {
        Some(player) if context.game.phase() == Phase::Sealing && context.game.turn() == player => Truth::HOLDS,
        Some(player) => asked(SEALING, "was-move-sealed", player),
        None => Truth::FAILS,
    });

/// The player's last move is missing on the scoresheet, and the next is made. It is told when it begins.
pub(super) const OWN_MOVE_UNRECORDED: Condition<MoveMade> =
    Condition::told_or_seen("own-last-move-is-not-recorded", |context, made| {
        let game = context.game;
        let is_written = |back: usize| {
            let ply = game.plies().len().checked_sub(back)?;
            let sheet = game.sheet(Keeper::from(made.by))?;
            Some(sheet.line(u32::try_from(ply).ok()?).is_some())
        };
        // Of the moves of this player the last is 1 back, the one before it 3.
        let begins = is_written(3) == Some(false) && is_written(5) != Some(false);
        let stopped = game.papers().is_some_and(|papers| papers.stopped[made.by].is_some());
        Truth::of(begins && followed(game, made.by) && !stopped)
    });

/// What is said where a move that was written first is excused, or was not written first.
pub(super) fn not_in_advance(context: &Context<'_>, player: Color, failed: &str) -> Verdict {
    let (sentence, also_by) = if failed == WRITTEN_BEFORE_MADE_RAISED.name {
        ("not-written-in-advance", [].as_slice())
    } else if failed == CLAIMED_WITH_MOVE_RAISED.name {
        ("written-for-a-claim", [].as_slice())
    } else if failed == MOVE_WAS_SEALED.name {
        ("written-to-be-sealed", [SEALING].as_slice())
    } else {
        return relief::lifted_by(context, player, failed);
    };
    context.ruled(ADVANCE, also_by, Vec::new(), Sentence::of(sentence, player))
}

/// Whether it is told what a player writes as it is written.
fn followed(game: &Game, player: Color) -> bool {
    game.papers().is_some_and(|papers| papers.followed[player])
}

/// The entry by which the last move of the game stood on its player's scoresheet before it was made. What was struck out counts.
fn last_written_before(game: &Game, player: Color) -> Option<EntryNo> {
    let (last, before) = game.plies().split_last()?;
    let ply = u32::try_from(before.len()).ok()?;
    let lines = game.sheet(Keeper::from(player))?.lines().iter();
    let mut written = lines.filter(|line| line.ply == ply).filter_map(|line| line.entry);
    written.find(|entry| *entry < last.entry && followed(game, player))
}

/// The entry by which a move stands on the scoresheet of the player who is going to make it, or was written before it was made.
fn ahead(game: &Game, player: Color) -> Option<EntryNo> {
    let made = u32::try_from(game.plies().len()).ok()?;
    let next = if game.turn() == player { made } else { made + 1 };
    let sheet = game.sheet(Keeper::from(player))?;
    let coming = sheet.line(next).and_then(|line| line.entry);
    coming.or_else(|| last_written_before(game, player).filter(|_| game.turn() != player))
}

/// Whether a player has claimed a draw since something was written.
fn claimed(game: &Game, player: Color, since: Option<EntryNo>) -> bool {
    let claim = game.draw_claimed[player];
    since.is_some_and(|since| claim.is_some_and(|claim| claim > since))
}

fn asked(key: jadoube_laws::Key, sentence: &'static str, player: Color) -> Truth {
    Truth::Judged(Box::new(QuestionDraft {
        key,
        also_by: vec![ADVANCE],
        player: Some(player),
        condition: None,
        choices: Choice::plain([Word::Yes, Word::No]),
        meanwhile: Meanwhile::PlayGoesOn,
        sentence: Sentence::of(sentence, player),
    }))
}
