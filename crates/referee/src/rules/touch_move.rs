//! Touched pieces, released pieces, and what must be played after them.
#![cfg_attr(not(doctest), doc = include_str!("touch_move.md"))]

mod claim;
mod unfinished;

use jadoube_board::{Attempt, Color, Kind};
use jadoube_laws::Key;
use jadoube_laws::values::TwoHandsCounted;

use crate::act::{Intent, Order};
use crate::answer::{Answer, Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, Meanwhile};
use crate::finding::{
    AdjustAnnounced, BothHandsUsed, CompletedUnfinished, Listen, MoveMade, MovedOn, MovedOutOfTurn, PieceReleased,
    PieceTouched, TouchedOffTurn,
};
use crate::game::{Game, MEANT_TO_CASTLE, Must, Obligation, Ply, TOUCH_WAS_MEANT, TOUCHED_FIRST};
use crate::hands::{self, Doubt, Duty, Hands, Touch};
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, Wakes};
use crate::rules::Rule;
use crate::rules::blind;
use crate::rules::guidance::{penalised, penalties};
use crate::rules::restored_clock::restored;
use crate::sentence::{Facts, Sentence, Value};

/// Provision: touch-move.trigger
const TRIGGER: Key = key("touch-move.trigger");
/// Provision: touch.presumed-intentional
const PRESUMED: Key = key("touch.presumed-intentional");
/// Provision: touch-castle.having-the-move
const HAVING_THE_MOVE: Key = key("touch-castle.having-the-move");
/// Provision: touch-claim.forfeited
const CLAIM: Key = key("touch-claim.forfeited");
/// Provision: adjust.announce-first
const ANNOUNCE_FIRST: Key = key("adjust.announce-first");
/// Guided: adjust.only-player-to-move
const ONLY_PLAYER_TO_MOVE: Key = key("adjust.only-player-to-move");
/// Provision: rapid.touch-move-on-request
const ON_REQUEST: Key = key("rapid.touch-move-on-request");
/// Provision: move-made.illegal-replaced
const REPLACED: Key = key("move-made.illegal-replaced");
/// Guided: execution.one-hand
const ONE_HAND: Key = key("execution.one-hand");
/// Provision: turn.alternate
const ALTERNATE: Key = key("turn.alternate");
/// Provision: move-made.capture
const CAPTURE_MADE: Key = key("move-made.capture");
/// Provision: move-made.castling
const CASTLING_MADE: Key = key("move-made.castling");
/// Provision: move-made.promotion
const PROMOTION_MADE: Key = key("move-made.promotion");

/// Guided: move-made.plain
const MADE: Key = key("move-made.plain");

pub(super) const RULE: Rule = Rule {
    name: "touch_move",
    words: include_str!("touch_move.toml"),
    norms: &[
        Listen::PieceTouched(Norm {
            when: &[
                seen(),
                ruled_unasked(),
                TOUCH_MEANT,
                not_bound_otherwise(),
                ORDER_IS_CLEAR,
                castling_is_clear(),
            ],
            then: bound,
            otherwise: Some(|context, touched, failed| match failed {
                TOUCH_WAS_MEANT => accident(context, touched.by),
                TOUCHED_FIRST | MEANT_TO_CASTLE => bound(context, touched),
                _ => nothing_new(context, touched.by),
            }),
            ..Norm::of(KeyOf::Fixed(TRIGGER), Slot::Duty)
        }),
        Listen::PieceReleased(Norm {
            when: &[seen(), ruled_unasked(), not_bound_otherwise(), castling_is_clear()],
            then: bound,
            otherwise: Some(|context, released, failed| match failed {
                MEANT_TO_CASTLE => bound(context, released),
                _ => nothing_new(context, released.by),
            }),
            ..Norm::of(KeyOf::Fixed(hands::RELEASED), Slot::Duty)
        }),
        Listen::PieceReleased(Norm {
            when: &[seen(), AN_ILLEGAL_MOVE_STANDS_THERE],
            then: |context, released| {
                let sentence = Sentence::of("released-illegally", released.by);
                context.ruled(REPLACED, &[], Vec::new(), sentence)
            },
            ..Norm::of(KeyOf::Fixed(REPLACED), Slot::Irregularity)
        }),
        Listen::AdjustAnnounced(Norm {
            when: &[ANNOUNCED_TOO_LATE],
            then: |context, announced| {
                let sentence = Sentence::of("adjust-late", announced.by);
                context.ruled(ANNOUNCE_FIRST, &[], Vec::new(), sentence)
            },
            otherwise: Some(|context, announced, _| match announced.by == context.game.turn() {
                true => {
                    let sentence = Sentence::of("adjust-announced", announced.by);
                    context.ruled(ANNOUNCE_FIRST, &[], Vec::new(), sentence)
                }
                false => Verdict::Silent,
            }),
            ..Norm::of(KeyOf::Fixed(ANNOUNCE_FIRST), Slot::Duty)
        }),
        Listen::TouchedOffTurn(Norm {
            when: &[ONLY_ADJUSTED],
            then: |context, touched| adjusted_off_turn(context, touched.by),
            otherwise: Some(|context, touched, _| {
                let sentence = Sentence::of("touch-off-turn", touched.by);
                context.ruled(TRIGGER, &[HAVING_THE_MOVE], Vec::new(), sentence)
            }),
            answered: Some(|context, touched, answer| {
                penalty_answered(context, ONLY_PLAYER_TO_MOVE, touched.by, answer)
            }),
            asks: &[ONLY_PLAYER_TO_MOVE],
            ..Norm::of(KeyOf::Fixed(TRIGGER), Slot::Duty)
        }),
        Listen::MovedOn(Norm {
            when: &[seen(), ruled_unasked()],
            then: |context, moved| {
                let sentence = Sentence::of("moved-on", moved.by);
                context.ruled(hands::RELEASED, &[], vec![Effect::PiecesPutBack], sentence)
            },
            ..Norm::of(KeyOf::Fixed(hands::RELEASED), Slot::Irregularity)
        }),
        Listen::MovedOutOfTurn(Norm {
            when: &[seen()],
            then: |context, moved| {
                let sentence = Sentence::of("moved-out-of-turn", moved.by);
                context.ruled(ALTERNATE, &[], vec![Effect::PiecesPutBack], sentence)
            },
            ..Norm::of(KeyOf::Fixed(ALTERNATE), Slot::Irregularity)
        }),
        Listen::MovedOutOfTurn(Norm {
            when: &[seen()],
            then: |context, moved| asked_for_penalty(context, ALTERNATE, moved.by, "moved-out-of-turn-penalty"),
            answered: Some(|context, moved, answer| penalty_answered(context, ALTERNATE, moved.by, answer)),
            ..Norm::of(KeyOf::Fixed(ALTERNATE), Slot::Procedure)
        }),
        Listen::CompletedUnfinished(unfinished::NORM),
        // A board that senses its pieces accuses nobody.
        Listen::SensedUnexplained(Norm {
            then: |context, sensed| {
                let squares = Value::Squares(sensed.squares.into_iter().collect());
                let draft = QuestionDraft {
                    key: MADE,
                    also_by: Vec::new(),
                    player: Some(sensed.by),
                    condition: None,
                    choices: Choice::plain([Word::Corrected, Word::Stands]),
                    meanwhile: Meanwhile::ClockStopped,
                    sentence: match context.game.sensed_attempt() {
                        Some(attempt) => Sentence::of("sensed-illegal", sensed.by).with("move", Value::Move(attempt)),
                        None => Sentence::of("sensed-unexplained", sensed.by).with("squares", squares),
                    },
                };
                context.asked(draft.by_analogy())
            },
            answered: Some(|context, sensed, answer| {
                let (effects, name) = match answer.word {
                    Word::Corrected => (vec![Effect::PiecesPutBack], "sensed-corrected"),
                    _ => (Vec::new(), "sensed-stands"),
                };
                context.ruled(MADE, &[], effects, Sentence::of(name, sensed.by))
            }),
            ..Norm::of(KeyOf::Fixed(MADE), Slot::Irregularity)
        }),
        // Where no article says what two hands cost, the arbiter does.
        Listen::BothHandsUsed(Norm {
            when: &[seen(), ruled_unasked(), arbiter_decides_about_two_hands()],
            then: |context, used| asked_for_penalty(context, ONE_HAND, used.by, "two-hands-penalty"),
            answered: Some(|context, used, answer| penalty_answered(context, ONE_HAND, used.by, answer)),
            ..Norm::of(KeyOf::Fixed(ONE_HAND), Slot::Procedure)
        }),
        Listen::MoveMade(Norm {
            when: &[BOTH_HANDS_WERE_USED, ruled_unasked(), arbiter_decides_about_two_hands()],
            then: |context, made| asked_for_penalty(context, ONE_HAND, made.by, "two-hands-penalty"),
            answered: Some(|context, made, answer| penalty_answered(context, ONE_HAND, made.by, answer)),
            wakes: Wakes::Pending,
            ..Norm::of(KeyOf::Fixed(ONE_HAND), Slot::Procedure)
        }),
        Listen::TouchClaimed(claim::NORM),
    ],
    raises: &[],
};

/// What a hand does that somebody saw.
trait Handled {
    fn by(&self) -> Color;
    fn seen(&self) -> bool;
}

macro_rules! handled {
    ($($finding:ident),+) => {
        $(impl Handled for $finding {
            fn by(&self) -> Color {
                self.by
            }

            fn seen(&self) -> bool {
                self.seen
            }
        })+
    };
}

handled!(
    PieceTouched,
    PieceReleased,
    BothHandsUsed,
    CompletedUnfinished,
    MovedOn,
    MovedOutOfTurn
);

const fn seen<F: Handled>() -> Condition<F> {
    Condition::told_or_seen("arbiter-saw-it", |_, handled: &F| Truth::about(handled.seen()))
}

const fn ruled_unasked<F>() -> Condition<F> {
    Condition::given("touch-move-ruled-unasked", |given, _| match given.has(ON_REQUEST) {
        true => Truth::FAILS,
        false => Truth::Moot,
    })
}

/// An accident binds nobody. Where it is in doubt the arbiter is asked.
const TOUCH_MEANT: Condition<PieceTouched> = Condition::told_or_seen(TOUCH_WAS_MEANT, |context, touched| {
    let touches = context.game.hands().map_or(&[][..], Hands::touches);
    let touch = touches.iter().find(|touch| touch.entry == context.of);
    match touch.and_then(|touch| touch.intent) {
        None | Some(Intent::ToCastle) => Truth::Moot,
        Some(Intent::Accidental) => Truth::FAILS,
        Some(Intent::Unclear) => Truth::Judged(Box::new(touch_asked(context, touched.by))),
    }
});

/// Whether a touch was meant.
fn touch_asked(context: &Context<'_>, player: Color) -> QuestionDraft {
    let name = match context.game.touch_is_presumed() {
        true => "touch-presumed",
        false => "touch-deliberate",
    };
    QuestionDraft {
        key: if context.has(PRESUMED) { PRESUMED } else { TRIGGER },
        also_by: vec![TRIGGER],
        player: Some(player),
        condition: None,
        choices: Choice::plain([Word::Yes, Word::No]),
        meanwhile: Meanwhile::PlayGoesOn,
        sentence: Sentence::of(name, player),
    }
}

/// What was ruled before, other than for touched pieces, binds as it is; so does a piece that was released.
const fn not_bound_otherwise<F>() -> Condition<F> {
    Condition::told_or_seen("not-bound-otherwise", |context, _| match context.game.obligation() {
        Some(obligation) if hands::is_of_hands(obligation.key) && !hands::is_final(obligation.key) => Truth::Moot,
        Some(_) => Truth::FAILS,
        None => Truth::Moot,
    })
}

/// Which of two pieces was touched first, where it matters and nobody has told.
const ORDER_IS_CLEAR: Condition<PieceTouched> = Condition::told_or_seen(TOUCHED_FIRST, |context, _| {
    let duty = context.game.duty();
    let unclear = duty.filter(|duty| duty.doubt == Some(Doubt::Order(context.of)));
    let touches = context.game.hands().map_or(&[][..], Hands::touches);
    let touch = touches.iter().find(|touch| touch.entry == context.of);
    match (unclear, touch) {
        (Some(duty), Some(touch)) => Truth::Judged(Box::new(order_asked(context.game, touch, duty.key))),
        _ => Truth::Moot,
    }
});

/// Whether a piece was touched before the one told before it.
fn order_asked(game: &Game, touch: &Touch, key: Key) -> QuestionDraft {
    let hands = [game.hands(), game.previous_hands()];
    let mut touches = hands.into_iter().flatten().flat_map(Hands::touches);
    let other = touches.rfind(|other| other.by == touch.by && other.entry < touch.entry);
    let name = match touch.order {
        Some(Order::Together) => "touched-together",
        _ => "touched-first",
    };
    QuestionDraft {
        choices: Choice::plain([Word::Yes, Word::No]),
        sentence: Sentence::of(name, touch.by)
            .with("square", Value::Squares(vec![touch.square]))
            .with(
                "other",
                Value::Squares(other.map(|touch| touch.square).into_iter().collect()),
            ),
        key,
        also_by: vec![TRIGGER],
        player: Some(touch.by),
        condition: None,
        meanwhile: Meanwhile::PlayGoesOn,
    }
    .by_analogy()
}

/// Whether king and rook were touched to castle, where it matters and nobody has told.
const fn castling_is_clear<F: Handled>() -> Condition<F> {
    Condition::told_or_seen(MEANT_TO_CASTLE, |context, handled: &F| {
        let doubt = context.game.duty().and_then(|duty| duty.doubt);
        let (key, name) = match doubt {
            None | Some(Doubt::Order(_)) => return Truth::Moot,
            Some(Doubt::MeantToCastle) => (hands::CASTLING_ILLEGAL, "castling-meant"),
            Some(Doubt::TouchedTogether) => (hands::CASTLING_ILLEGAL, "castling-together"),
            Some(Doubt::StepOrCastling) => (hands::KING_RELEASED, "castling-or-step"),
        };
        let draft = QuestionDraft {
            key,
            also_by: Vec::new(),
            player: Some(handled.by()),
            condition: None,
            choices: Choice::plain([Word::Yes, Word::No]),
            meanwhile: Meanwhile::PlayGoesOn,
            sentence: Sentence::of(name, handled.by()),
        };
        // What was meant is a fact; what both at the same time amount to, no article says.
        Truth::Judged(Box::new(match doubt {
            Some(Doubt::TouchedTogether) => draft.by_analogy(),
            _ => draft,
        }))
    })
}

const AN_ILLEGAL_MOVE_STANDS_THERE: Condition<PieceReleased> =
    Condition::given("an-illegal-move-stands-there", |_, released| {
        Truth::about(released.illegal.is_some())
    });

const ANNOUNCED_TOO_LATE: Condition<AdjustAnnounced> =
    Condition::given("announced-too-late", |_, announced| Truth::of(announced.late));

const ONLY_ADJUSTED: Condition<TouchedOffTurn> =
    Condition::given("only-adjusted", |_, touched| Truth::of(touched.announced));

const BOTH_HANDS_WERE_USED: Condition<MoveMade> = Condition::told_or_seen("both-hands-were-used", |context, _| {
    Truth::of(context.game.both_hands_seen())
});

const fn arbiter_decides_about_two_hands<F>() -> Condition<F> {
    Condition::told_or_seen("two-hands-are-for-the-arbiter", |context, _| {
        Truth::of(!two_hands_are_listed(context.game))
    })
}

/// Whether the text names the last move among those for which two hands count as an illegal move: where they count from the
/// use, it names castling, captures and promotions alone.
pub(super) fn two_hands_are_listed(game: &Game) -> bool {
    let listed = |ply: &Ply| match ply.legal() {
        Some((before, mv)) => {
            let special = [Kind::Castling, Kind::EnPassant].contains(&mv.kind());
            special || mv.promotion().is_some() || before.piece_at(mv.to()).is_some()
        }
        None => true,
    };
    match game.provisions().two_hands_counted.map(|counted| counted.value) {
        None => false,
        Some(TwoHandsCounted::WhenPressed) => true,
        Some(TwoHandsCounted::WhenUsed) => game.plies().last().is_none_or(listed),
    }
}

/// What the touched pieces make the player do.
fn bound<F: Handled>(context: &Context<'_>, handled: &F) -> Verdict {
    let by = handled.by();
    // The arbiter may say only later what a touch was.
    let has_it = |hands: Option<&Hands>| {
        hands.is_some_and(|hands| {
            let touched = hands.touches().iter().any(|touch| touch.entry == context.of);
            touched || hands.released == Some(context.of)
        })
    };
    if context.event != context.of && !has_it(context.game.hands()) {
        let broken = context.game.duty_broken_by_last_move();
        return match broken.filter(|_| has_it(context.game.previous_hands())) {
            Some(obligation) => taken_back(context, by, obligation),
            None => context.ruled(TRIGGER, &[], Vec::new(), Sentence::of("touch-move-stands", by)),
        };
    }
    let duty = context.game.duty();
    let Some(duty) = duty.filter(|duty| !matches!(duty.doubt, Some(Doubt::Order(_)))) else {
        return nothing_new(context, by);
    };
    let says_nothing_new = context
        .game
        .obligation()
        .is_some_and(|bound| Some(bound.must) == duty.must && bound.key == duty.key && bound.player == by);
    if says_nothing_new {
        return nothing_new(context, by);
    }
    let (effects, name) = match duty.must {
        Some(bound) if duty.key == hands::CHOICE_FINAL => (vec![must(by, bound)], "choice-final"),
        Some(bound) if hands::is_final(duty.key) => (vec![must(by, bound)], "release-bound"),
        Some(bound) => (vec![must(by, bound)], "touch-bound"),
        None => (Vec::new(), "touch-free"),
    };
    let sentence = Sentence::of(name, by);
    let also_by = [&duty.also_by[..], boards_rules(context.game, by)].concat();
    naming_touches(context.ruled(duty.key, &also_by, effects, sentence), &duty)
}

/// Which rules say what is touched and made, where a player is visually disabled and has a board.
fn boards_rules(game: &Game, by: Color) -> &'static [Key] {
    match (game.has_special_board(by), game.has_special_board(!by)) {
        (true, _) => &[blind::TOUCHED],
        (false, true) => &[blind::SIGHTED],
        (false, false) => &[],
    }
}

/// Nothing follows that does not hold already. An answer is told so.
fn nothing_new(context: &Context<'_>, by: Color) -> Verdict {
    match context.event == context.of {
        true => Verdict::Silent,
        false => context.ruled(TRIGGER, &[], Vec::new(), Sentence::of("touch-changes-nothing", by)),
    }
}

/// The last move broke what the touched pieces bound the player to.
fn taken_back(context: &Context<'_>, player: Color, obligation: Obligation) -> Verdict {
    let Some(ply) = context.game.plies().last() else {
        return Verdict::Silent;
    };
    let mut effects = vec![Effect::ClockPaused];
    effects.extend(restored(context, ply.entry));
    effects.push(must(player, obligation.must));
    let sentence = Sentence::of("touch-taken-back", player).with("move", Value::Move(ply.attempt()));
    context.ruled(obligation.key, &[], effects, sentence)
}

/// The same verdict, with the pieces that were touched among its reasons.
fn naming_touches(verdict: Verdict, duty: &Duty) -> Verdict {
    match verdict {
        Verdict::Ruled(mut ruling) if !duty.touched.is_empty() => {
            ruling.because.push(crate::entry::Reason {
                condition: "pieces-touched".into(),
                holds: true,
                settled: false,
                facts: Facts::of("squares", Value::Squares(duty.touched.clone())),
            });
            Verdict::Ruled(ruling)
        }
        verdict => verdict,
    }
}

/// What must be played, as an effect.
pub(super) fn must(player: Color, must: Must) -> Effect {
    match must {
        Must::Play(attempt) => Effect::MustPlay { player, attempt },
        Must::MovePiece(square) => Effect::MustMovePiece {
            player,
            attempt: Attempt {
                from: square,
                to: square,
                promotion: None,
            },
        },
        Must::Capture(square) => Effect::MustCapture { player, square },
    }
}

fn accident(context: &Context<'_>, by: Color) -> Verdict {
    let key = if context.has(PRESUMED) { PRESUMED } else { TRIGGER };
    context.ruled(key, &[TRIGGER], Vec::new(), Sentence::of("touch-accidental", by))
}

/// No article stops play for it, and however many pieces are set straight, the arbiter is asked once.
fn adjusted_off_turn(context: &Context<'_>, player: Color) -> Verdict {
    let mut open = context.game.questions().iter();
    if open.any(|(_, open)| open.key == ONLY_PLAYER_TO_MOVE && open.player == Some(player)) {
        return Verdict::Silent;
    }
    let draft = penalty_draft(context, ONLY_PLAYER_TO_MOVE, player, "adjust-off-turn");
    context.asked(QuestionDraft {
        meanwhile: Meanwhile::PlayGoesOn,
        ..draft
    })
}

fn asked_for_penalty(context: &Context<'_>, key: Key, player: Color, name: &'static str) -> Verdict {
    context.asked(penalty_draft(context, key, player, name))
}

fn penalty_draft(context: &Context<'_>, key: Key, player: Color, name: &'static str) -> QuestionDraft {
    let mut choices = Choice::plain([Word::NoPenalty]);
    choices.extend(penalties(context.game));
    QuestionDraft {
        key,
        also_by: vec![context.game.provisions().penalties.key],
        player: Some(player),
        condition: None,
        choices,
        meanwhile: Meanwhile::ClockStopped,
        sentence: Sentence::of(name, player),
    }
}

fn penalty_answered(context: &Context<'_>, key: Key, player: Color, answer: Answer) -> Verdict {
    match answer.penalty() {
        Some(penalty) => penalised(context, key, player, penalty),
        None => context.ruled(key, &[], Vec::new(), Sentence::plain("nothing-penalised")),
    }
}
