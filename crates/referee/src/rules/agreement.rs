//! The players agree on a draw.
//!
#![cfg_attr(not(doctest), doc = include_str!("agreement.md"))]

use jadoube_laws::{Draws, Key};

use crate::context::{Context, Fact, Given};
use crate::entry::{Effect, Ending};
use crate::finding::{DrawAccepted, Listen};
use crate::game::Game;
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict};
use crate::rules::Rule;
use crate::rules::adjourn_offer::ends_before_resumption;
use crate::rules::draw_offer::{self, IRREVOCABLE, UNCONDITIONAL};
use crate::sentence::{Sentence, Value};

/// Provision: end.draw-agreement
const AGREEMENT: Key = key("end.draw-agreement");
/// Provision: end.draw-agreement-one-move-each
const MOVE_EACH: Key = key("end.draw-agreement-one-move-each");
/// Provision: draw-agreement.restriction-by-regulations
pub(super) const RESTRICTION: Key = key("draw-agreement.restriction-by-regulations");
/// Provision: draw-agreement.offer-rules-conditional
const CONDITIONAL: Key = key("draw-agreement.offer-rules-conditional");

const EACH_HAS_MOVED: Fact = Fact("each-player-has-moved");

pub(super) const RULE: Rule = Rule {
    name: "agreement",
    words: include_str!("agreement.toml"),
    norms: &[Listen::DrawAccepted(Norm {
        when: &[AGREEING_IS_ALLOWED, OFFER_STANDS],
        then: |context, _| agreed(context),
        otherwise: Some(|context, accepted, failed| {
            if failed == AGREEING_IS_ALLOWED.name {
                return restricted(context);
            }
            if draw_offer::is_doubtful(context, !accepted.by) {
                let question = draw_offer::doubtful(context.game, !accepted.by).next();
                let waits = question.map(|question| Effect::Waits {
                    question,
                    event: context.of,
                });
                let effects = [Effect::ClockPaused].into_iter().chain(waits).collect();
                let sentence = Sentence::of("agreement-awaits-arbiter", accepted.by);
                return context.ruled(UNCONDITIONAL, &[], effects, sentence);
            }
            context.ruled(IRREVOCABLE, &[], Vec::new(), Sentence::of("offer-none", accepted.by))
        }),
        ..Norm::of(KeyOf::Fixed(AGREEMENT), Slot::Agreement)
    })],
    raises: &[],
};

const AGREEING_IS_ALLOWED: Condition<DrawAccepted> = Condition::seen_unless(
    "agreeing-is-allowed",
    |given, _| not_regulated(given).then_some(Truth::HOLDS),
    |context, _| Truth::of(!is_restricted(context.game)),
);

const OFFER_STANDS: Condition<DrawAccepted> = Condition::seen("offer-of-opponent-stands", |context, accepted| {
    Truth::of(context.game.offers()[!accepted.by].is_some())
});

/// One player has offered, and the other accepted.
fn agreed(context: &Context<'_>) -> Verdict {
    match context.game.provisions().agreement_moves_each {
        Some(moves) if !each_has_made(context, moves.value) => {
            let sentence = Sentence::plain("agreement-too-early").with("moves", Value::Count(moves.value));
            context.ruled(MOVE_EACH, &[AGREEMENT], Vec::new(), sentence)
        }
        _ => {
            let also_by: Vec<Key> = ends_before_resumption(context).into_iter().collect();
            context.ended(AGREEMENT, &also_by, Ending::Agreement, Sentence::plain("agreement"))
        }
    }
}

/// Whether each player has made so many moves, which is one where an edition asks for it.
fn each_has_made(context: &Context<'_>, moves: u32) -> bool {
    if context.game.is_called() {
        return context.told(EACH_HAS_MOVED, None);
    }
    let made = context.game.made();
    made.white.min(made.black) >= moves
}

fn restricted(context: &Context<'_>) -> Verdict {
    let also_by = [AGREEMENT, CONDITIONAL];
    let sentence = Sentence::plain("agreement-restricted");
    context.ruled(RESTRICTION, &also_by, Vec::new(), sentence)
}

/// Whether the rules on offers presuppose that draws can be agreed, and the regulations never let them be.
pub(super) fn is_never_allowed(context: &Context<'_>) -> bool {
    let draws = context.game.provisions().draws.map(|draws| draws.value);
    context.has(CONDITIONAL) && draws == Some(Draws::Never)
}

/// Whether the regulations leave draws by agreement alone.
pub(super) fn not_regulated(given: &Given<'_>) -> bool {
    given.provisions().draws.is_none()
}

/// Whether the regulations forbid a draw by agreement now. The arbiter can consent.
pub(super) fn is_restricted(game: &Game) -> bool {
    let made = game.made();
    let forbidden = match game.provisions().draws.map(|draws| draws.value) {
        Some(Draws::Never) => true,
        Some(Draws::NotBefore(moves)) => made.white.min(made.black) < moves,
        None => false,
    };
    forbidden && !game.draw_consented()
}
