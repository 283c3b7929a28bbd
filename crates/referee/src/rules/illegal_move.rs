//! Illegal moves that were completed.
#![cfg_attr(not(doctest), doc = include_str!("illegal_move.md"))]

use jadoube_board::legality;
use jadoube_board::{Attempt, Color, Position, Role};
use jadoube_laws::Key;
use jadoube_laws::values::{
    EndingMoveKeepsTo, IllegalMoveRaisedBy, IllegalMoveTally, IllegalMoveWindow, ReplacementBoundBy, TwoHandsCounted,
    TwoKings, UnpromotedPawn,
};

use crate::answer::{Answer, Blank, Choice, Filling, Word};
use crate::context::{Context, Fact, Given, QuestionDraft};
use crate::entry::{Effect, Ending, EntryNo, Meanwhile};
use crate::finding::{
    BothHandsUsed, Cause, CompletedIrregularly, CorrectionAgreed, Finding, IllegalMoveClaimed, IllegalMoveNoticed,
    IllegalPositionNoticed, Listen, MoveMade,
};
use crate::game::{Board, IrregularPly, Must};
use crate::keys::{WRONG_CLAIM_PLAY_CONTINUES, key};
use crate::mate_prover::Mating;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, Wakes, not};
use crate::rules::Rule;
use crate::rules::restored_clock::restored;
use crate::rules::touch_move::{must, two_hands_are_listed};
use crate::sentence::{Facts, Sentence, Value};

/// Provision: rapid.illegal-move-completed
const COMPLETED_IN_RAPID: Key = key("rapid.illegal-move-completed");
/// Provision: blitz.illegal-move-completed
const COMPLETED_IN_BLITZ: Key = key("blitz.illegal-move-completed");
/// Provision: rapid.illegal-move-claim-window
const CLAIM_WINDOW: Key = key("rapid.illegal-move-claim-window");
/// Provision: rapid.illegal-move-arbiter
const BY_ARBITER: Key = key("rapid.illegal-move-arbiter");
/// Provision: rapid.illegal-move-consequence
const CONSEQUENCE_IN_RAPID: Key = key("rapid.illegal-move-consequence");
/// Provision: blitz.illegal-move-consequence
const CONSEQUENCE_IN_BLITZ: Key = key("blitz.illegal-move-consequence");
/// Provision: illegal-move.king-capture
const KING_CAPTURE: Key = key("illegal-move.king-capture");
/// Guided: execution.one-hand
const ONE_HAND: Key = key("execution.one-hand");
/// Provision: illegal-move.completed
const COMPLETED: Key = key("illegal-move.completed");
/// Provision: illegal-move.restore-position
const RESTORE: Key = key("illegal-move.restore-position");
/// Provision: illegal-move.last-identifiable-position
const LAST_IDENTIFIABLE: Key = key("illegal-move.last-identifiable-position");
/// Provision: illegal-move.replacement-touch-move
const REPLACEMENT: Key = key("illegal-move.replacement-touch-move");
/// Provision: illegal-move.press-without-moving
const PRESSED: Key = key("illegal-move.press-without-moving");
/// Provision: illegal-move.press-without-moving-penalty
const PRESSED_PENALTY: Key = key("illegal-move.press-without-moving-penalty");
/// Provision: illegal-move.two-hands
const TWO_HANDS: Key = key("illegal-move.two-hands");
/// Provision: illegal-move.two-hands-penalty
const TWO_HANDS_PENALTY: Key = key("illegal-move.two-hands-penalty");
const MATE: Key = key("end.checkmate");
const STALEMATE: Key = key("end.stalemate");
/// Provision: illegal-move.unpromoted-pawn
const UNPROMOTED: Key = key("illegal-move.unpromoted-pawn");

/// Provision: illegal-move.draw-if-opponent-cannot-mate
const DRAWN: Key = key("illegal-move.draw-if-opponent-cannot-mate");
/// Provision: rapid.illegal-move-draw-if-opponent-cannot-mate
const DRAWN_IN_RAPID: Key = key("rapid.illegal-move-draw-if-opponent-cannot-mate");
/// Provision: blitz.illegal-move-draw-if-opponent-cannot-mate
const DRAWN_IN_BLITZ: Key = key("blitz.illegal-move-draw-if-opponent-cannot-mate");

/// Provision: rapid.illegal-move-agreed-correction
const AGREED_IN_RAPID: Key = key("rapid.illegal-move-agreed-correction");
/// Provision: blitz.illegal-move-agreed-correction
const AGREED_IN_BLITZ: Key = key("blitz.illegal-move-agreed-correction");

pub(super) const RULE: Rule = Rule {
    name: "illegal_move",
    words: include_str!("illegal_move.toml"),
    norms: &[
        // The arbiter sees it.
        Listen::CompletedIrregularly(Norm {
            when: &[
                COUNTS_AS_ILLEGAL_MOVE,
                ARBITER_SAW_IT,
                arbiter_acts_unasked(),
                TALLY_IS_CLEAR,
                is_the_one_that_loses(),
                opponent_can_mate(),
            ],
            then: lost,
            otherwise: Some(|context, completed, failed| {
                let unasked = arbiter_acts_unasked::<CompletedIrregularly>().name;
                let silent = [COUNTS_AS_ILLEGAL_MOVE.name, ARBITER_SAW_IT.name, unasked];
                match silent.contains(&failed) {
                    true => Verdict::Silent,
                    false => not_lost(context, completed, failed),
                }
            }),
            answered: Some(tally_answered),
            asks: &[PRESSED_PENALTY, DRAWN, DRAWN_IN_RAPID, DRAWN_IN_BLITZ],
            ..Norm::of(
                KeyOf::Setting(|provisions| Some(provisions.illegal_move_raised_by.key)),
                Slot::Irregularity,
            )
        }),
        // The opponent claims it.
        Listen::IllegalMoveClaimed(Norm {
            when: &[
                was_completed(),
                is_in_time(),
                is_the_one_that_loses(),
                opponent_can_mate(),
            ],
            then: lost,
            otherwise: Some(
                |context, claim, failed| match failed == was_completed::<IllegalMoveClaimed>().name {
                    true => not_completed(context, claim.by),
                    false => not_lost(context, claim, failed),
                },
            ),
            ..Norm::of(
                KeyOf::Setting(|provisions| Some(provisions.illegal_move_window.key)),
                Slot::Irregularity,
            )
        }),
        // The arbiter finds it later.
        //
        // Provision: rapid.illegal-move-stands, blitz.illegal-move-stands
        Listen::IllegalMoveNoticed(Norm {
            when: &[
                not(ARBITER_WAITS),
                was_completed(),
                arbiter_acts_unasked(),
                is_in_time(),
                is_the_one_that_loses(),
                opponent_can_mate(),
            ],
            then: lost,
            otherwise: Some(|context, noticed, failed| {
                if failed == ARBITER_WAITS.name {
                    let key = context.game.provisions().two_kings.key;
                    context.ruled(key, &[], Vec::new(), Sentence::plain("illegal-position-waits"))
                } else if failed == was_completed::<IllegalMoveNoticed>().name {
                    if context.game.attempted().is_some() {
                        return not_completed(context, !context.game.turn());
                    }
                    if let (true, Some(player)) = (context.game.is_called(), noticed.about) {
                        return not_completed_untold(context, player);
                    }
                    context.ruled(COMPLETED, &[], Vec::new(), Sentence::plain("illegal-none-completed"))
                } else if failed == arbiter_acts_unasked::<IllegalMoveNoticed>().name {
                    let raised_by = context.game.provisions().illegal_move_raised_by.key;
                    context.ruled(raised_by, &[], Vec::new(), Sentence::plain("illegal-for-the-opponent"))
                } else {
                    not_lost(context, noticed, failed)
                }
            }),
            ..Norm::of(
                KeyOf::Setting(|provisions| Some(provisions.illegal_move_window.key)),
                Slot::Irregularity,
            )
        }),
        // The queen that replaces a pawn may leave no legal move: the texts do not say whether that ends the game.
        Listen::CompletedIrregularly(Norm {
            when: &[NO_MOVE_IS_LEFT],
            then: |context, completed| {
                context.asked(QuestionDraft {
                    key: end_by_queen(context),
                    also_by: vec![UNPROMOTED],
                    player: Some(completed.by),
                    condition: None,
                    choices: Choice::plain([Word::Yes, Word::No]),
                    meanwhile: Meanwhile::ClockStopped,
                    sentence: Sentence::of("queen-ends-game", completed.by),
                })
            },
            answered: Some(|context, completed, answer| {
                let key = end_by_queen(context);
                let ending = match key == MATE {
                    true => Ending::Checkmate { player: completed.by },
                    false => Ending::Stalemate,
                };
                match answer.word {
                    Word::Yes => context.ended(
                        key,
                        &[UNPROMOTED],
                        ending,
                        Sentence::of("queen-ended-game", completed.by),
                    ),
                    _ => context.ruled(
                        key,
                        &[UNPROMOTED],
                        Vec::new(),
                        Sentence::of("queen-ends-nothing", completed.by),
                    ),
                }
            }),
            asks: &[MATE, STALEMATE],
            ..Norm::of(KeyOf::Fixed(UNPROMOTED), Slot::Procedure)
        }),
        // Two hands are used for one move.
        Listen::MoveMade(Norm {
            wakes: Wakes::Pending,
            ..two_hands()
        }),
        Listen::BothHandsUsed(two_hands()),
        // A later illegal move was taken back with it: whether it counts the Laws do not say.
        Listen::CompletedIrregularly(voided()),
        Listen::IllegalMoveClaimed(voided()),
        Listen::IllegalMoveNoticed(voided()),
        Listen::IllegalPositionNoticed(voided()),
        // The players take back an illegal move that was answered.
        Listen::CorrectionAgreed(Norm {
            when: &[AN_ILLEGAL_MOVE_WAS_ANSWERED, PLAYERS_MAY_AGREE, OPPONENT_AGREES],
            then: corrected,
            otherwise: Some(not_corrected),
            ..Norm::of(
                KeyOf::Setting(|provisions| Some(provisions.illegal_move_window.key)),
                Slot::Irregularity,
            )
        }),
        // Where the position is restored, touch-move binds the move that replaces the illegal one.
        Listen::CompletedIrregularly(replacement()),
        Listen::IllegalMoveClaimed(replacement()),
        Listen::IllegalMoveNoticed(replacement()),
        Listen::IllegalPositionNoticed(replacement()),
        Listen::MoveMade(kept(REPLACEMENT)),
        Listen::MoveMade(kept(WRONG_CLAIM_PLAY_CONTINUES)),
    ],
    raises: &[],
};

/// The queen of the Laws leaves the opponent no legal move.
const NO_MOVE_IS_LEFT: Condition<CompletedIrregularly> =
    Condition::told_or_seen("no-move-is-left", |context, _| match context.game.has_no_move() {
        true => Truth::Moot,
        false => Truth::FAILS,
    });

/// By which provision that would end the game.
fn end_by_queen(context: &Context<'_>) -> Key {
    match context.game.position().is_some_and(Position::is_check) {
        true => MATE,
        false => STALEMATE,
    }
}

/// An illegal move, or what counts as one.
pub(super) struct Offence {
    pub(super) player: Color,
    /// The entry that tells of it, or of the first move that is taken back.
    pub(super) entry: EntryNo,
    pub(super) cause: Cause,
}

/// What tells of an illegal move.
pub(super) trait TellsOfIllegalMove {
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
            Cause::Move(_) | Cause::Unpromoted(_) | Cause::Untold => open(context, None),
        }
    }
}

impl TellsOfIllegalMove for IllegalMoveClaimed {
    fn offender(&self) -> Option<Color> {
        Some(!self.by)
    }

    fn offence(&self, context: &Context<'_>) -> Option<Offence> {
        open(context, self.offender())
    }
}

impl TellsOfIllegalMove for IllegalMoveNoticed {
    fn offender(&self) -> Option<Color> {
        self.about
    }

    fn offence(&self, context: &Context<'_>) -> Option<Offence> {
        let Some(after) = self.after.filter(|_| !context.game.is_called()) else {
            return open(context, self.about);
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
        both_hands(context, self.by)
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

/// The last move, made with both hands.
fn both_hands(context: &Context<'_>, player: Color) -> Option<Offence> {
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
fn open(context: &Context<'_>, of: Option<Color>) -> Option<Offence> {
    if context.game.is_called() {
        return Some(Offence {
            player: of?,
            entry: context.of,
            cause: Cause::Untold,
        });
    }
    let irregular = context.game.irregular().iter();
    let counts = |irregular: &&IrregularPly| irregular.attempt.is_some() || context.has(PRESSED);
    let open = irregular
        .filter(|irregular| irregular.open && irregular.completed)
        .filter(counts);
    let mut open = open.filter(|irregular| of.is_none_or(|player| player == irregular.by));
    let irregular = match context.game.provisions().illegal_move_window.value {
        IllegalMoveWindow::Game => open.next()?,
        IllegalMoveWindow::Reply => open.next_back()?,
    };
    let board = context.game.board_before(irregular.entry).to_setup();
    Some(Offence {
        player: irregular.by,
        entry: irregular.entry,
        cause: irregular
            .attempt
            .map_or(Cause::NoMove, |attempt| Cause::of(&board, attempt)),
    })
}

/// The arbiter has seen an illegal position, and waits for the next move.
const ARBITER_WAITS: Condition<IllegalMoveNoticed> =
    Condition::told_or_seen("arbiter-waits", |context, _| match context.game.waits_since() {
        Some(_) => Truth::HOLDS,
        None => Truth::Moot,
    });

/// A press without a move counts where the edition says so.
const COUNTS_AS_ILLEGAL_MOVE: Condition<CompletedIrregularly> =
    Condition::given("counts-as-illegal-move", |given, completed| match completed.cause {
        Cause::NoMove => Truth::of(given.has(PRESSED)),
        Cause::BothHands => {
            let counted = given.provisions().two_hands_counted.map(|counted| counted.value);
            Truth::of(counted == Some(TwoHandsCounted::WhenPressed))
        }
        Cause::Move(_) | Cause::Unpromoted(_) | Cause::Untold => Truth::Moot,
    });

const ARBITER_SAW_IT: Condition<CompletedIrregularly> =
    Condition::seen("arbiter-saw-it", |_, completed| Truth::of(completed.seen));

const fn arbiter_acts_unasked<F>() -> Condition<F> {
    Condition::given("arbiter-acts-unasked", |given, _| {
        let raised_by = given.provisions().illegal_move_raised_by.value;
        Truth::of(raised_by == IllegalMoveRaisedBy::ArbiterOrPlayer)
    })
}

pub(super) const fn was_completed<F: TellsOfIllegalMove>() -> Condition<F> {
    Condition::seen("illegal-move-was-completed", |context, told: &F| {
        Truth::of(told.offence(context).is_some())
    })
    .asked_as(|_, told| Sentence::asking("illegal-move-was-completed", told.offender()))
}

pub(super) const fn is_in_time<F: TellsOfIllegalMove>() -> Condition<F> {
    Condition::seen_unless(
        "illegal-move-can-still-be-acted-on",
        |given, told: &F| match given.provisions().illegal_move_window.value {
            IllegalMoveWindow::Reply if told.has_window(given) => None,
            IllegalMoveWindow::Reply | IllegalMoveWindow::Game => Some(Truth::Moot),
        },
        |context, told: &F| {
            let Some(offence) = told.offence(context) else {
                return Truth::FAILS;
            };
            let last = context.game.plies().last().map(|ply| ply.entry);
            let in_time = last <= Some(offence.entry);
            // An answer that was itself illegal and was taken back: whether it has closed the matter no edition says.
            let voided = |answer: &IrregularPly| answer.voided_by.is_some() && answer.entry > offence.entry;
            match in_time && context.game.irregular().iter().any(voided) {
                true => Truth::Judged(Box::new(window_asked(context, &offence))),
                false => Truth::of(in_time),
            }
        },
    )
    .asked_as(|_, told| Sentence::asking("illegal-move-can-still-be-acted-on", told.offender()))
}

fn window_asked(context: &Context<'_>, offence: &Offence) -> QuestionDraft {
    QuestionDraft {
        key: context.game.provisions().illegal_move_window.key,
        also_by: Vec::new(),
        player: Some(offence.player),
        condition: None,
        choices: Choice::plain([Word::Counts, Word::Stands]),
        meanwhile: Meanwhile::ClockStopped,
        sentence: named("illegal-answered-illegally", context, offence),
    }
}

/// Where the text does not settle whether a press without a move is counted together with illegal moves, and it matters.
const TALLY_IS_CLEAR: Condition<CompletedIrregularly> = Condition::seen_unless(
    "tally-is-clear",
    |given, completed: &CompletedIrregularly| {
        let tally = given.provisions().illegal_move_tally.map(|tally| tally.value);
        let unclear = tally == Some(IllegalMoveTally::ByKindOrCommon) && completed.cause == Cause::NoMove;
        (!unclear).then_some(Truth::Moot)
    },
    |context, completed| {
        let loses_at = context.game.provisions().illegal_move_loses_at.value;
        let of_its_kind = 1 + context.game.counted_of_kind(completed.by, completed.cause);
        Truth::of(number(context, completed.by) < loses_at || of_its_kind >= loses_at.max(2))
    },
);

pub(super) const fn is_the_one_that_loses<F: TellsOfIllegalMove>() -> Condition<F> {
    Condition::seen_unless(
        "illegal-move-loses",
        |given, _| {
            let first_loses = given.is_called() && given.provisions().illegal_move_loses_at.value == 1;
            first_loses.then_some(Truth::HOLDS)
        },
        |context, told: &F| {
            let Some(offence) = told.offence(context) else {
                return Truth::FAILS;
            };
            let (number, loses_at) = (
                number(context, offence.player),
                context.game.provisions().illegal_move_loses_at.value,
            );
            let facts =
                Facts::of("player", Value::Player(offence.player)).and("number", Value::count_of(number, loses_at));
            match number >= loses_at {
                true => Truth::Holds(facts),
                false => Truth::Fails(facts),
            }
        },
    )
    .asked_as(|given, told| {
        let loses_at = given.provisions().illegal_move_loses_at.value;
        Sentence::asking("illegal-move-loses", told.offender()).with("number", Value::Count(loses_at))
    })
}

/// Whether the opponent could still mate in the position on which play would have continued.
pub(super) const fn opponent_can_mate<F: TellsOfIllegalMove>() -> Condition<F> {
    Condition::seen_unless(
        "opponent-can-mate-before",
        |given, _| (!given.provisions().illegal_move_draw.value).then_some(Truth::Moot),
        |context, told: &F| {
            let Some(offence) = told.offence(context) else {
                return Truth::FAILS;
            };
            let opponent = Facts::of("player", Value::Player(!offence.player));
            match can_mate(context, &offence) {
                Mating::Possible(_) => Truth::Holds(opponent),
                Mating::Impossible => Truth::Fails(opponent),
                Mating::Unknown => Truth::Judged(Box::new(can_mate_asked(context, &offence))),
            }
        },
    )
    .asked_as(|_, told| Sentence::asking("opponent-can-mate-before", told.offender()))
}

/// Whether the opponent could mate from the position on which play would have continued.
fn can_mate(context: &Context<'_>, offence: &Offence) -> Mating {
    let opponent = !offence.player;
    match put_right(context, offence) {
        Some(Effect::PieceReplaced { square, piece }) => {
            let mut setup = context.game.board().to_setup();
            setup.put(square, Some(piece));
            match Position::accept(&setup) {
                Ok(position) => context.can_mate_from(Board::Position(&position), opponent),
                Err(_) => Mating::Unknown,
            }
        }
        Some(_) => context.can_mate_from(context.game.board_before(offence.entry), opponent),
        None => context.can_mate(opponent),
    }
}

fn can_mate_asked(context: &Context<'_>, offence: &Offence) -> QuestionDraft {
    let provisions = context.game.provisions();
    QuestionDraft {
        key: provisions.illegal_move_draw.key,
        also_by: vec![provisions.illegal_move_loses_at.key],
        player: Some(offence.player),
        condition: None,
        choices: Choice::plain([Word::CanMate, Word::CannotMate]),
        meanwhile: Meanwhile::ClockStopped,
        sentence: Sentence::of("illegal-unknown", offence.player),
    }
}

/// Which illegal move of the player this is.
fn number(context: &Context<'_>, player: Color) -> u32 {
    1 + context.game.illegal_moves(player)
}

/// It is counted, where somebody has counted those before it.
fn counted(context: &Context<'_>, offence: &Offence) -> Option<Effect> {
    (!context.game.is_called()).then(|| Effect::IllegalMoveCounted {
        player: offence.player,
        entry: offence.entry,
        number: number(context, offence.player),
    })
}

/// Provision: illegal-move.final-penalty
pub(super) fn lost<F: TellsOfIllegalMove>(context: &Context<'_>, told: &F) -> Verdict {
    let Some(offence) = told.offence(context) else {
        return Verdict::Silent;
    };
    let provisions = context.game.provisions();
    let sentence = named("illegal-loses", context, &offence);
    let ending = Ending::IllegalMoves { player: offence.player };
    let verdict = context.ended(
        provisions.illegal_move_loses_at.key,
        &by(context, &offence),
        ending,
        sentence,
    );
    before(verdict, counted(context, &offence))
}

pub(super) fn not_lost<F: TellsOfIllegalMove + 'static>(
    context: &Context<'_>,
    told: &F,
    failed: &'static str,
) -> Verdict {
    let Some(offence) = told.offence(context) else {
        return Verdict::Silent;
    };
    if failed == is_in_time::<F>().name {
        stands(context, &offence)
    } else if failed == is_the_one_that_loses::<F>().name {
        penalised(context, &offence)
    } else if failed == opponent_can_mate::<F>().name {
        drawn(context, &offence)
    } else {
        asked_about_tally(context, &offence)
    }
}

/// It would lose, and the opponent cannot mate.
fn drawn(context: &Context<'_>, offence: &Offence) -> Verdict {
    let provisions = context.game.provisions();
    let mut also_by = vec![provisions.illegal_move_loses_at.key, DRAWN_IN_RAPID, DRAWN_IN_BLITZ];
    also_by.extend(by(context, offence));
    let sentence = named("illegal-drawn", context, offence);
    let ending = Ending::IllegalMovesDrawn { player: offence.player };
    let verdict = context.ended(provisions.illegal_move_draw.key, &also_by, ending, sentence);
    before(verdict, counted(context, offence))
}

/// The position is restored, or the pawn replaced, and the opponent gets time.
///
/// Provision: illegal-move.first-penalty
fn penalised(context: &Context<'_>, offence: &Offence) -> Verdict {
    let gets = context.game.provisions().illegal_move_opponent_gets;
    let mut effects = vec![Effect::ClockPaused];
    match put_right(context, offence) {
        Some(Effect::Restored { to }) => effects.extend(restored(context, to)),
        other => effects.extend(other),
    }
    effects.extend(counted(context, offence));
    effects.push(Effect::TimeAdded {
        player: !offence.player,
        amount: gets.value,
    });
    let name = match offence.cause {
        Cause::NoMove => "illegal-press",
        Cause::BothHands => "illegal-two-hands",
        Cause::Unpromoted(_) if becomes_queen(context) && is_last(context, offence) => "illegal-unpromoted",
        Cause::Untold if !context.game.is_called() => "illegal-restored-last-known",
        Cause::Untold if becomes_queen(context) => "illegal-restored-untold-or-queen",
        Cause::Untold => "illegal-restored-untold",
        Cause::Move(_) | Cause::Unpromoted(_) => "illegal-restored",
    };
    context.ruled(gets.key, &by(context, offence), effects, named(name, context, offence))
}

/// What is done on the board.
fn put_right(context: &Context<'_>, offence: &Offence) -> Option<Effect> {
    match offence.cause {
        // What was made with two hands is legal, and touched and released pieces would bring it back.
        Cause::NoMove | Cause::BothHands => None,
        // The last position that is known.
        Cause::Untold => (!context.game.is_called()).then_some(Effect::Restored { to: offence.entry }),
        Cause::Unpromoted(attempt) if becomes_queen(context) && is_last(context, offence) => {
            Some(Effect::PieceReplaced {
                square: attempt.to,
                piece: Role::Queen.of(offence.player),
            })
        }
        Cause::Move(_) | Cause::Unpromoted(_) => Some(Effect::Restored { to: offence.entry }),
    }
}

/// Whether nothing was played since.
fn is_last(context: &Context<'_>, offence: &Offence) -> bool {
    let last = context.game.plies().last();
    last.is_some_and(|last| last.entry == offence.entry)
}

fn becomes_queen(context: &Context<'_>) -> bool {
    context.game.provisions().unpromoted_pawn.value == UnpromotedPawn::Queen
}

/// Two hands count as an illegal move at once, or when the clock has been pressed.
const fn two_hands<F: TellsOfIllegalMove>() -> Norm<F> {
    Norm {
        when: const {
            &[
                two_hands_count(),
                two_hands_tally_is_clear(),
                is_the_one_that_loses(),
                opponent_can_mate(),
            ]
        },
        then: lost,
        otherwise: Some(
            |context, told: &F, failed| match failed == two_hands_count::<F>().name {
                true => Verdict::Silent,
                false => not_lost(context, told, failed),
            },
        ),
        answered: Some(tally_answered),
        asks: &[TWO_HANDS_PENALTY, DRAWN, DRAWN_IN_RAPID, DRAWN_IN_BLITZ],
        ..Norm::of(KeyOf::Fixed(TWO_HANDS), Slot::Irregularity)
    }
}

/// What only people can tell where nobody watched the game.
const PRESSED_AFTER: Fact = Fact("clock-was-pressed-after-it");

const fn two_hands_count<F: TellsOfIllegalMove>() -> Condition<F> {
    Condition::told_or_seen("two-hands-count", |context, told: &F| {
        let game = context.game;
        let pressed = || match told.offender() {
            offender if game.is_called() => context.told(PRESSED_AFTER, offender),
            Some(player) => !game.unpressed()[player],
            None => false,
        };
        let used = game.is_called() || game.both_hands_seen() && two_hands_are_listed(game);
        let counts = match game.provisions().two_hands_counted.map(|counted| counted.value) {
            Some(TwoHandsCounted::WhenUsed) => used,
            Some(TwoHandsCounted::WhenPressed) => used && pressed(),
            None => false,
        };
        Truth::of(counts)
    })
}

/// Where the text does not settle whether both hands are counted together with illegal moves, and it matters.
const fn two_hands_tally_is_clear<F: TellsOfIllegalMove>() -> Condition<F> {
    Condition::seen_unless(
        "two-hands-tally-is-clear",
        |given, _| {
            let tally = given.provisions().illegal_move_tally.map(|tally| tally.value);
            (tally != Some(IllegalMoveTally::ByKindOrCommon)).then_some(Truth::Moot)
        },
        |context, told: &F| {
            let Some(player) = told.offender() else {
                return Truth::Moot;
            };
            let loses_at = context.game.provisions().illegal_move_loses_at.value;
            let of_its_kind = 1 + context.game.counted_of_kind(player, Cause::BothHands);
            match number(context, player) < loses_at || of_its_kind >= loses_at.max(2) {
                true => Truth::Moot,
                false => Truth::FAILS,
            }
        },
    )
    .asked_as(|_, told| Sentence::asking("two-hands-tally-is-clear", told.offender()))
}

/// What the player must play instead: the piece that was touched, or the one that was touched to be captured.
const fn replacement<F>() -> Norm<F> {
    Norm {
        when: const { &[position_was_restored()] },
        then: |context, _| {
            let Some((_, ply)) = context.game.restored(context.event) else {
                return Verdict::Silent;
            };
            // Where only an earlier position is known, nobody knows what was touched.
            if ply.legal().is_some() {
                return Verdict::Silent;
            }
            let (board, player, attempt) = (context.game.board(), context.game.turn(), ply.attempt());
            let released = context.game.provisions().replacement_bound_by.value == ReplacementBoundBy::TouchAndRelease;
            let effect = match Cause::of(&board.to_setup(), attempt) {
                Cause::Unpromoted(attempt) if released => Some(Effect::MustPlay { player, attempt }),
                _ => touched(board, player, attempt),
            };
            let (effects, sentence) = match effect {
                Some(effect) => (vec![effect], "replacement-bound"),
                None => (Vec::new(), "replacement-free"),
            };
            context.ruled(REPLACEMENT, &[], effects, Sentence::of(sentence, player))
        },
        ..Norm::of(KeyOf::Fixed(REPLACEMENT), Slot::Duty)
    }
}

const fn position_was_restored<F>() -> Condition<F> {
    Condition::told_or_seen("position-was-restored", |context, _| {
        match context.game.restored(context.event).is_some() {
            true => Truth::Moot,
            false => Truth::FAILS,
        }
    })
}

fn touched(board: Board<'_>, player: Color, attempt: Attempt) -> Option<Effect> {
    let Attempt { from, to, .. } = attempt;
    let is_own = |square| board.piece_at(square).is_some_and(|piece| piece.color == player);
    let captures = board.piece_at(to).is_some() && !is_own(to);
    let moves = legality::legal_moves(&board.to_setup());
    if is_own(from) && moves.iter().any(|legal| legal.from == from) {
        Some(Effect::MustMovePiece { player, attempt })
    } else if captures && moves.iter().any(|legal| legal.to == to) {
        Some(Effect::MustCapture { player, square: to })
    } else {
        None
    }
}

/// The provisions that a consequence rests on besides its own.
fn by(context: &Context<'_>, offence: &Offence) -> Vec<Key> {
    let mut keys = match offence.cause {
        Cause::NoMove => vec![PRESSED, PRESSED_PENALTY],
        Cause::BothHands => vec![TWO_HANDS, TWO_HANDS_PENALTY, ONE_HAND],
        Cause::Unpromoted(_) => vec![UNPROMOTED, COMPLETED],
        Cause::Move(attempt) => {
            let taken = context.game.board_before(offence.entry).piece_at(attempt.to);
            let king = taken.is_some_and(|piece| piece.role == Role::King);
            [COMPLETED, RESTORE]
                .into_iter()
                .chain(king.then_some(KING_CAPTURE))
                .collect()
        }
        Cause::Untold => vec![COMPLETED, RESTORE, LAST_IDENTIFIABLE],
    };
    keys.extend([
        COMPLETED_IN_RAPID,
        COMPLETED_IN_BLITZ,
        CONSEQUENCE_IN_RAPID,
        CONSEQUENCE_IN_BLITZ,
    ]);
    // Who brought it up.
    keys.extend(match context.finding {
        Finding::IllegalMoveClaimed(_) => Some(CLAIM_WINDOW),
        Finding::CompletedIrregularly(_) | Finding::IllegalMoveNoticed(_) => Some(BY_ARBITER),
        _ => None,
    });
    keys
}

/// A sentence about an illegal move: who made it and, if there is one, which.
fn named(name: &'static str, context: &Context<'_>, offence: &Offence) -> Sentence {
    // Where nobody has counted, the one that is ruled on as the losing one is the one that loses.
    let number = match context.game.is_called() {
        true => context.game.provisions().illegal_move_loses_at.value,
        false => number(context, offence.player),
    };
    let sentence = Sentence::of(name, offence.player).with("number", Value::Count(number));
    match offence.cause {
        Cause::NoMove | Cause::BothHands | Cause::Untold => sentence,
        Cause::Move(attempt) | Cause::Unpromoted(attempt) => sentence.with("move", Value::Move(attempt)),
    }
}

/// The same verdict, with an effect before its own if there is one.
fn before(verdict: Verdict, effect: Option<Effect>) -> Verdict {
    match (verdict, effect) {
        (Verdict::Ruled(mut ruling), Some(effect)) => {
            ruling.effects.insert(0, effect);
            Verdict::Ruled(ruling)
        }
        (verdict, _) => verdict,
    }
}

/// Nobody has completed an illegal move: one that stands on the board can still be taken back, by the piece that was touched.
fn not_completed(context: &Context<'_>, claimant: Color) -> Verdict {
    let game = context.game;
    if game.is_called() {
        return not_completed_untold(context, !claimant);
    }
    let attempted = game.attempted().filter(|_| game.turn() != claimant);
    let Some((entry, attempt)) = attempted else {
        let sentence = Sentence::of("illegal-none-claimed", claimant);
        return context.ruled(COMPLETED, &[], Vec::new(), sentence);
    };
    let taken_back = Effect::Restored { to: entry };
    let effects = [taken_back]
        .into_iter()
        .chain(touched(game.board(), !claimant, attempt))
        .collect();
    let sentence = Sentence::of("illegal-not-completed", !claimant).with("move", Value::Move(attempt));
    context.ruled(COMPLETED, &[REPLACEMENT], effects, sentence)
}

/// The same, where nobody has told the move.
fn not_completed_untold(context: &Context<'_>, player: Color) -> Verdict {
    let sentence = Sentence::of("illegal-not-completed-untold", player);
    context.ruled(COMPLETED, &[REPLACEMENT], Vec::new(), sentence)
}

/// The opponent has moved since: nothing more follows.
fn stands(context: &Context<'_>, offence: &Offence) -> Verdict {
    let effects = vec![Effect::IllegalMoveStands { entry: offence.entry }];
    let window = context.game.provisions().illegal_move_window.key;
    context.ruled(window, &[], effects, named("illegal-stands", context, offence))
}

/// An illegal move, completed and not counted, that was taken back together with an earlier one.
const fn voided<F>() -> Norm<F> {
    Norm {
        when: const { &[another_was_voided()] },
        then: |context, _| match voided_offence(context, context.event) {
            Some(offence) => context.asked(QuestionDraft {
                key: RESTORE,
                also_by: vec![context.game.provisions().illegal_move_loses_at.key],
                player: Some(offence.player),
                condition: None,
                choices: Choice::plain([Word::Counts, Word::CountsNot]),
                meanwhile: Meanwhile::PlayGoesOn,
                sentence: named("illegal-voided", context, &offence),
            }),
            None => Verdict::Silent,
        },
        answered: Some(|context, _, answer| match voided_offence(context, context.of) {
            Some(offence) if answer.word == Word::Counts => voided_counts(context, &offence),
            _ => context.ruled(RESTORE, &[], Vec::new(), Sentence::plain("illegal-voided-not-counted")),
        }),
        ..Norm::of(KeyOf::Fixed(RESTORE), Slot::Procedure)
    }
}

const fn another_was_voided<F>() -> Condition<F> {
    Condition::told_or_seen("another-illegal-move-was-voided", |context, _| {
        match voided_offence(context, context.event).is_some() {
            true => Truth::Moot,
            false => Truth::FAILS,
        }
    })
}

/// The first illegal move that was taken back with another one by what was said to an event, and is not counted.
fn voided_offence(context: &Context<'_>, event: EntryNo) -> Option<Offence> {
    let game = context.game;
    let mut irregular = game.irregular().iter();
    let voided = irregular.find(|irregular| {
        let counts = irregular.attempt.is_some() || context.has(PRESSED);
        let voided = irregular.completed && irregular.voided_by.is_some_and(|by| by > event);
        voided && counts && !game.is_counted(irregular.entry)
    })?;
    let board = game.board_before(voided.entry).to_setup();
    Some(Offence {
        player: voided.by,
        entry: voided.entry,
        cause: voided
            .attempt
            .map_or(Cause::NoMove, |attempt| Cause::of(&board, attempt)),
    })
}

/// The arbiter counts it: its penalty follows, and nothing more is done on the board.
fn voided_counts(context: &Context<'_>, offence: &Offence) -> Verdict {
    let provisions = context.game.provisions();
    if number(context, offence.player) < provisions.illegal_move_loses_at.value {
        let gets = provisions.illegal_move_opponent_gets;
        let given = Effect::TimeAdded {
            player: !offence.player,
            amount: gets.value,
        };
        let effects = counted(context, offence).into_iter().chain([given]).collect();
        return context.ruled(
            gets.key,
            &[RESTORE],
            effects,
            named("illegal-voided-counted", context, offence),
        );
    }
    match context.can_mate(!offence.player) {
        Mating::Impossible if provisions.illegal_move_draw.value => drawn(context, offence),
        _ => {
            let sentence = named("illegal-loses", context, offence);
            let ending = Ending::IllegalMoves { player: offence.player };
            let verdict = context.ended(provisions.illegal_move_loses_at.key, &[RESTORE], ending, sentence);
            before(verdict, counted(context, offence))
        }
    }
}

const AN_ILLEGAL_MOVE_WAS_ANSWERED: Condition<CorrectionAgreed> =
    Condition::seen("an-illegal-move-was-answered", |context, _| {
        Truth::of(context.game.answered_illegal_move().is_some())
    });

const PLAYERS_MAY_AGREE: Condition<CorrectionAgreed> = Condition::given("players-may-agree-to-correct", |given, _| {
    Truth::of(given.has(AGREED_IN_RAPID) || given.has(AGREED_IN_BLITZ))
});

const OPPONENT_AGREES: Condition<CorrectionAgreed> =
    Condition::given("opponent-agrees-to-correct", |_, agreed| Truth::of(agreed.agreed));

fn corrected(context: &Context<'_>, _: &CorrectionAgreed) -> Verdict {
    let Some(irregular) = context.game.answered_illegal_move() else {
        return Verdict::Silent;
    };
    let key = match context.has(AGREED_IN_RAPID) {
        true => AGREED_IN_RAPID,
        false => AGREED_IN_BLITZ,
    };
    let effects = restored(context, irregular.entry);
    context.ruled(key, &[], effects, Sentence::of("illegal-corrected", irregular.by))
}

fn not_corrected(context: &Context<'_>, agreed: &CorrectionAgreed, failed: &'static str) -> Verdict {
    let window = context.game.provisions().illegal_move_window;
    let sentence = if failed == AN_ILLEGAL_MOVE_WAS_ANSWERED.name {
        "illegal-nothing-to-correct"
    } else if failed == OPPONENT_AGREES.name {
        return Verdict::Silent;
    } else if window.value == IllegalMoveWindow::Game {
        "illegal-for-the-arbiter"
    } else {
        "illegal-not-corrected"
    };
    context.ruled(window.key, &[], Vec::new(), Sentence::of(sentence, agreed.by))
}

/// The clauses disagree on what a press without a move costs here.
fn asked_about_tally(context: &Context<'_>, offence: &Offence) -> Verdict {
    let ([key, penalty], name) = unsettled(offence.cause);
    context.asked(QuestionDraft {
        key: penalty,
        also_by: vec![key, context.game.provisions().illegal_move_loses_at.key],
        player: Some(offence.player),
        condition: None,
        choices: vec![
            Word::Loses.into(),
            Choice {
                word: Word::OpponentTime,
                blank: Some(Blank::Time { proposed: None }),
            },
        ],
        meanwhile: Meanwhile::ClockStopped,
        sentence: Sentence::of(name, offence.player),
    })
}

/// The provisions of what may count for itself, and what is asked then.
fn unsettled(cause: Cause) -> ([Key; 2], &'static str) {
    match cause {
        Cause::BothHands => ([TWO_HANDS, TWO_HANDS_PENALTY], "illegal-two-hands-unsettled"),
        _ => ([PRESSED, PRESSED_PENALTY], "illegal-press-unsettled"),
    }
}

fn tally_answered<F: TellsOfIllegalMove>(context: &Context<'_>, completed: &F, answer: Answer) -> Verdict {
    let Some(offence) = completed.offence(context) else {
        return Verdict::Silent;
    };
    match answer.filling {
        Some(Filling::Time(amount)) => {
            let player = !offence.player;
            let given = Effect::TimeAdded { player, amount };
            let effects = counted(context, &offence).into_iter().chain([given]).collect();
            let ([key, penalty], _) = unsettled(offence.cause);
            let name = match offence.cause {
                Cause::BothHands => "illegal-two-hands",
                _ => "illegal-press",
            };
            context.ruled(penalty, &[key], effects, named(name, context, &offence))
        }
        _ => match (answer.word, can_mate(context, &offence)) {
            (Word::CannotMate, _) => drawn(context, &offence),
            (Word::CanMate, _) | (_, Mating::Possible(_)) => lost(context, completed),
            (_, Mating::Impossible) if context.game.provisions().illegal_move_draw.value => drawn(context, &offence),
            (_, Mating::Impossible) => lost(context, completed),
            (_, Mating::Unknown) => context.asked(can_mate_asked(context, &offence)),
        },
    }
}

/// A move must keep to what was ruled before it, by this provision.
const fn kept(by: Key) -> Norm<MoveMade> {
    Norm {
        when: const { &[DUTY_IS_BROKEN, END_DEPENDS_ON_DUTY, DUTY_WAS_RULED] },
        then: |context, made| {
            let (Some(obligation), Some(ply)) = (made.broken, context.game.plies().last()) else {
                return Verdict::Silent;
            };
            let player = made.by;
            let must = match obligation.must {
                Must::MovePiece(from) => Effect::MustMovePiece {
                    player,
                    attempt: Attempt { from, ..ply.attempt() },
                },
                other => must(player, other),
            };
            let mut effects = vec![Effect::ClockPaused];
            effects.extend(restored(context, ply.entry));
            effects.push(must);
            let sentence = Sentence::of("duty-broken", player).with("move", Value::Move(ply.attempt()));
            context.ruled(obligation.key, &[], effects, sentence)
        },
        wakes: Wakes::Pending,
        ..Norm::of(KeyOf::Fixed(by), Slot::Obligation)
    }
}

const DUTY_IS_BROKEN: Condition<MoveMade> = Condition::told_or_seen("another-move-had-to-be-played", |_, made| {
    Truth::of(made.broken.is_some())
});

/// What nobody has ruled on is for the opponent to claim.
const DUTY_WAS_RULED: Condition<MoveMade> = Condition::told_or_seen("duty-was-ruled", |_, made| match made.ruled {
    true => Truth::Moot,
    false => Truth::FAILS,
});

/// Where a move that ends the game ends it whatever was touched, it does so here too.
const END_DEPENDS_ON_DUTY: Condition<MoveMade> = Condition::told_or_seen("end-depends-on-duty", |context, _| {
    let keeps_to = context.game.provisions().ending_move_keeps_to.value;
    let ends_all_the_same = || context.game.has_no_move() || context.is_dead() == Some(true);
    let ends = keeps_to != EndingMoveKeepsTo::ArticlesThreeAndFour && ends_all_the_same();
    match ends {
        true => Truth::FAILS,
        false => Truth::Moot,
    }
});
