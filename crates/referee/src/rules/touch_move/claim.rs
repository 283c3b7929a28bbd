//! Claims that the opponent has broken the rules on touching and moving pieces.

use jadoube_laws::values::{TouchClaimCovers, TouchClaimLostBy};

use super::{CLAIM, ON_REQUEST, ONE_HAND, asked_for_penalty, must, order_asked, penalty_answered, touch_asked};
use crate::context::Context;
use crate::entry::Effect;
use crate::finding::TouchClaimed;
use crate::game::{Game, Obligation, Supposition, TOUCH_WAS_MEANT, TOUCHED_FIRST};
use crate::hands::{self, Hands};
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict};
use crate::rules::restored_clock::restored;
use crate::sentence::Sentence;

pub(super) const NORM: Norm<TouchClaimed> = Norm {
    when: &[
        NOT_RULED_YET,
        RIGHT_TO_CLAIM_IS_KEPT,
        CLAIMED_TOUCH_WAS_MEANT,
        CLAIMED_ORDER_IS_CLEAR,
        ARTICLE_WAS_BROKEN,
    ],
    then: upheld,
    otherwise: Some(|context, claim, failed| {
        let name = match failed {
            _ if failed == NOT_RULED_YET.name => "touch-claim-settled",
            _ if failed == RIGHT_TO_CLAIM_IS_KEPT.name => "touch-claim-lost",
            TOUCH_WAS_MEANT => "touch-claim-accident",
            TOUCHED_FIRST => return claim_judged(context, claim),
            _ => "touch-claim-wrong",
        };
        context.ruled(CLAIM, &[], Vec::new(), Sentence::of(name, claim.by))
    }),
    answered: Some(|context, claim, answer| penalty_answered(context, ONE_HAND, !claim.by, answer)),
    asks: &[ONE_HAND],
    ..Norm::of(KeyOf::Fixed(CLAIM), Slot::Claim)
};

/// A touch takes the right to claim away; which touches and which claims differs between editions.
const RIGHT_TO_CLAIM_IS_KEPT: Condition<TouchClaimed> =
    Condition::seen("claimant-has-not-touched", |context, claim| {
        let provisions = context.game.provisions();
        let adjusting_counts = provisions.touch_claim_lost_by.value == TouchClaimLostBy::DeliberateTouch;
        let covered = provisions.touch_claim_covers.value == TouchClaimCovers::ArticleFour
            || breach(context, claim).is_none_or(|breach| matches!(breach, Breach::Duty(_)));
        let game = context.game;
        let has_moved = game.turn() != claim.by && !game.plies().is_empty() && !may_be_bound(game);
        Truth::of(!has_moved && (!covered || !game.has_touched_since(claim.by, adjusting_counts)))
    })
    .asked_as(|_, claim| Sentence::asking("claimant-has-not-touched", Some(claim.by)));

/// Where all turns on a touch that nobody has judged, since the arbiter did not see it.
const CLAIMED_TOUCH_WAS_MEANT: Condition<TouchClaimed> = Condition::told_or_seen(TOUCH_WAS_MEANT, |context, claim| {
    let meant = Supposition {
        meant: Some(true),
        first: None,
    };
    match depends_on(context, claim, &[meant]) {
        true => Truth::Judged(Box::new(touch_asked(context, !claim.by))),
        false => Truth::Moot,
    }
});

/// Where all turns on which piece was touched first, and nobody has judged that.
const CLAIMED_ORDER_IS_CLEAR: Condition<TouchClaimed> = Condition::told_or_seen(TOUCHED_FIRST, |context, claim| {
    let orders = [Some(true), Some(false)].map(|first| Supposition { meant: None, first });
    let hands = [context.game.hands(), context.game.previous_hands()];
    let mut touches = hands.into_iter().flatten().flat_map(Hands::touches);
    let unclear = touches.find(|touch| touch.by != claim.by && touch.order.is_some());
    match unclear {
        Some(touch) if depends_on(context, claim, &orders) => {
            Truth::Judged(Box::new(order_asked(context.game, touch, hands::OWN_PIECE)))
        }
        _ => Truth::Moot,
    }
});

/// Whether a claim turns on what nobody has judged: as it is nothing was wrong, and with one of these suppositions it was.
fn depends_on(context: &Context<'_>, claim: &TouchClaimed, suppositions: &[Supposition]) -> bool {
    let wrong = |supposition: &Supposition| breach_if(context, claim, *supposition).is_some();
    !context.game.is_called() && !wrong(&Supposition::default()) && suppositions.iter().any(wrong)
}

/// Whether the player to move is bound by touched pieces, or would be if what nobody has judged were so.
fn may_be_bound(game: &Game) -> bool {
    let meant = Some(true);
    let first = [None, Some(true), Some(false)];
    first
        .into_iter()
        .any(|first| game.duty_of_hands_if(Supposition { meant, first }).is_some())
}

/// What was ruled already needs no claim.
const NOT_RULED_YET: Condition<TouchClaimed> = Condition::told_or_seen("not-ruled-yet", |context, claim| {
    let ruled = |bound: Obligation| bound.player != claim.by && hands::is_of_hands(bound.key);
    match context.game.obligation().is_some_and(ruled) && !context.game.duty_is_in_doubt() {
        true => Truth::FAILS,
        false => Truth::Moot,
    }
});

const ARTICLE_WAS_BROKEN: Condition<TouchClaimed> = Condition::seen("act-of-moving-was-wrong", |context, claim| {
    Truth::of(breach(context, claim).is_some())
})
.asked_as(|_, claim| Sentence::asking("act-of-moving-was-wrong", Some(!claim.by)));

/// What the opponent of a claimant has done wrong.
enum Breach {
    /// Another move had to be played, or has to be.
    Duty(Obligation),
    BothHands,
    /// A piece was moved on after it was released.
    MovedOn,
}

/// Whether the player whose move is made has moved a piece on.
fn moved_on(game: &Game) -> bool {
    game.hands().is_some_and(|hands| hands.moved_on)
}

fn breach(context: &Context<'_>, claim: &TouchClaimed) -> Option<Breach> {
    let judged = Supposition {
        meant: context.established(TOUCH_WAS_MEANT),
        first: context.established(TOUCHED_FIRST),
    };
    breach_if(context, claim, judged)
}

/// The order is judged: the other piece came first.
fn claim_judged(context: &Context<'_>, claim: &TouchClaimed) -> Verdict {
    match breach(context, claim) {
        Some(_) => upheld(context, claim),
        None => context.ruled(CLAIM, &[], Vec::new(), Sentence::of("touch-claim-wrong", claim.by)),
    }
}

/// The same, if what nobody has judged is as supposed.
fn breach_if(context: &Context<'_>, claim: &TouchClaimed, supposition: Supposition) -> Option<Breach> {
    let game = context.game;
    if game.turn() == claim.by && moved_on(game) {
        return Some(Breach::MovedOn);
    }
    if game.turn() != claim.by {
        return game.duty_of_hands_if(supposition).map(Breach::Duty);
    }
    match game.duty_broken_by_last_move_if(supposition) {
        Some(obligation) => Some(Breach::Duty(obligation)),
        None => game.both_hands_used().then_some(Breach::BothHands),
    }
}

fn upheld(context: &Context<'_>, claim: &TouchClaimed) -> Verdict {
    let player = !claim.by;
    if context.game.is_called() {
        return context.ruled(CLAIM, &[], Vec::new(), Sentence::of("touch-claim-untold", player));
    }
    match breach(context, claim) {
        Some(Breach::Duty(obligation)) => {
            let mut effects = Vec::new();
            let taken_back = context.game.plies().last().filter(|_| context.game.turn() == claim.by);
            if let Some(ply) = taken_back {
                effects.push(Effect::ClockPaused);
                effects.extend(restored(context, ply.entry));
            }
            effects.push(must(player, obligation.must));
            let name = match taken_back {
                Some(_) => "touch-claim-upheld",
                None => "touch-claim-bound",
            };
            context.ruled(
                CLAIM,
                &[obligation.key, ON_REQUEST],
                effects,
                Sentence::of(name, player),
            )
        }
        Some(Breach::BothHands) => asked_for_penalty(context, ONE_HAND, player, "two-hands-penalty"),
        Some(Breach::MovedOn) => {
            let sentence = Sentence::of("moved-on", player);
            context.ruled(
                CLAIM,
                &[hands::RELEASED, ON_REQUEST],
                vec![Effect::PiecesPutBack],
                sentence,
            )
        }
        None => Verdict::Silent,
    }
}
