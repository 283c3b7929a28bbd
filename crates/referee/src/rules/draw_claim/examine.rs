//! Whether a claim of a draw is correct.
//!
#![cfg_attr(not(doctest), doc = include_str!("../repetition.md"))]
#![cfg_attr(not(doctest), doc = include_str!("../fifty_moves.md"))]

use jadoube_board::{Identity, Position, Squares};
use jadoube_laws::Key;
use jadoube_laws::values::{ClaimMovesCounted, RepetitionCastling};

use crate::answer::{Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::Meanwhile;
use crate::finding::{DrawClaimed, DrawRule};
use crate::keys::key;
use crate::norm::{Condition, Truth};
use crate::rules::draw_claim::{CASTLING, FIFTY_ON_BOARD, THREEFOLD_ON_BOARD, keys_of};
use crate::sentence::{Facts, Sentence, Value};

/// Provision: repetition.en-passant
const EN_PASSANT: Key = key("repetition.en-passant");

pub(super) const MOVE_IS_LEGAL: Condition<DrawClaimed> = Condition::seen_unless(
    "announced-move-is-legal",
    |_, claim| claim.intended.is_none().then_some(Truth::Moot),
    |context, claim| {
        let Some(intended) = claim.intended else {
            return Truth::Moot;
        };
        match context.game.board().breaches(intended.attempt).is_empty() {
            true => Truth::HOLDS,
            false => Truth::Fails(Facts::of("move", Value::Move(intended.attempt))),
        }
    },
);

pub(super) const POSITION_REPEATED: Condition<DrawClaimed> = Condition::seen_unless(
    "position-repeated",
    |_, claim: &DrawClaimed| (claim.on != DrawRule::Threefold).then_some(Truth::Moot),
    |context, claim| {
        if claim.on != DrawRule::Threefold {
            return Truth::Moot;
        }
        let Some(position) = claimed_position(context, claim) else {
            return no_position(claim);
        };
        let (game, provisions) = (context.game, context.game.provisions());
        let (times, enough) = times_stood(context, claim);
        let after = game.stood_after(&position, Position::identity);
        let facts = Facts::of("times", Value::count_of(times, enough)).and("after", Value::After(after));
        if times >= enough {
            return Truth::Holds(facts);
        }
        let unsettled = provisions.repetition_castling.value == RepetitionCastling::RightOrMoveUnsettled;
        if unsettled && game.occurrences_of(&position, by_possible_moves) >= enough {
            return Truth::Judged(Box::new(
                QuestionDraft {
                    key: CASTLING,
                    also_by: vec![keys_of(claim)[0]],
                    player: Some(claim.by),
                    condition: None,
                    choices: Choice::plain([Word::Same, Word::Different]),
                    meanwhile: Meanwhile::ClockStopped,
                    sentence: Sentence::of("claim-turns-on-castling", claim.by),
                }
                .by_analogy(),
            ));
        }
        if claim.intended.is_some() && game.occurrences() >= enough {
            return holds_without_the_move(claim, THREEFOLD_ON_BOARD);
        }
        if game.has_gap() {
            return moves_missing(claim);
        }
        Truth::Fails(facts)
    },
)
.asked_as(|given, claim| {
    let name = match claim.intended {
        Some(_) => "position-repeated-after-move",
        None => "position-repeated",
    };
    let times = given.provisions().claim_repetitions.value;
    Sentence::asking(name, Some(claim.by)).with("times", Value::Count(times))
});

/// An illegal move has left what no position can be: whether it counts, and with what it is compared, the Laws do not say.
fn no_position(claim: &DrawClaimed) -> Truth {
    Truth::Judged(Box::new(
        QuestionDraft {
            key: keys_of(claim)[1],
            also_by: Vec::new(),
            player: Some(claim.by),
            condition: None,
            choices: Choice::plain([Word::Drawn, Word::GoesOn]),
            meanwhile: Meanwhile::ClockStopped,
            sentence: Sentence::of("claim-without-position", claim.by),
        }
        .by_analogy(),
    ))
}

/// The record does not have all the moves: the scoresheets must show it, and the arbiter says.
fn moves_missing(claim: &DrawClaimed) -> Truth {
    Truth::Judged(Box::new(QuestionDraft {
        key: keys_of(claim)[1],
        also_by: Vec::new(),
        player: Some(claim.by),
        condition: None,
        choices: Choice::plain([Word::Drawn, Word::GoesOn]),
        meanwhile: Meanwhile::ClockStopped,
        sentence: Sentence::of("claim-with-moves-missing", claim.by),
    }))
}

/// The claim rests on a move after which it does not hold, and it would hold without the move: the Laws do not say which counts.
fn holds_without_the_move(claim: &DrawClaimed, on_board: Key) -> Truth {
    Truth::Judged(Box::new(
        QuestionDraft {
            key: on_board,
            also_by: vec![keys_of(claim)[1]],
            player: Some(claim.by),
            condition: None,
            choices: Choice::plain([Word::Drawn, Word::GoesOn]),
            meanwhile: Meanwhile::ClockStopped,
            sentence: Sentence::of("claim-holds-without-move", claim.by),
        }
        .by_analogy(),
    ))
}

/// How often the position of a claim has stood, and how often it must.
pub(super) fn times_stood(context: &Context<'_>, claim: &DrawClaimed) -> (u32, u32) {
    let position = claimed_position(context, claim);
    let times = position.map_or(0, |position| context.game.occurrences_of(&position, Position::identity));
    (times, context.game.provisions().claim_repetitions.value)
}

/// How many moves each player has made without a pawn move or a capture, and how many it takes.
pub(super) fn moves_made(context: &Context<'_>, claim: &DrawClaimed) -> (u32, u32) {
    let halfmoves = claimed_position(context, claim).map_or(0, |position| u32::from(position.halfmoves()));
    (halfmoves / 2, context.game.provisions().claim_moves.value)
}

/// What makes positions different that are set up alike often enough: a right to castle, or a chance to capture en passant.
pub(super) fn differs(context: &Context<'_>, claim: &DrawClaimed) -> Option<Key> {
    let position = claimed_position(context, claim)?;
    let (game, enough) = (context.game, context.game.provisions().claim_repetitions.value);
    let without_castling =
        |position: &Position| Identity::from_parts(position, Squares::EMPTY, position.legal_en_passant());
    let without_en_passant = |position: &Position| Identity::from_parts(position, position.castling(), None);
    if game.occurrences_of(&position, without_castling) >= enough {
        Some(CASTLING)
    } else if game.occurrences_of(&position, without_en_passant) >= enough {
        Some(EN_PASSANT)
    } else {
        None
    }
}

pub(super) const FIFTY_MOVES_REACHED: Condition<DrawClaimed> = Condition::seen_unless(
    "fifty-moves-reached",
    |_, claim: &DrawClaimed| (claim.on != DrawRule::FiftyMoves).then_some(Truth::Moot),
    |context, claim| {
        if claim.on != DrawRule::FiftyMoves {
            return Truth::Moot;
        }
        let Some(position) = claimed_position(context, claim) else {
            return no_position(claim);
        };
        let (game, provisions) = (context.game, context.game.provisions());
        if game.has_gap() {
            return moves_missing(claim);
        }
        let (moves, enough) = moves_made(context, claim);
        let halfmoves = u32::from(position.halfmoves());
        let facts = Facts::of("moves", Value::count_of(moves, enough));
        if halfmoves < 2 * enough {
            let on_board = game.halfmoves();
            return match claim.intended.is_some() && on_board >= 2 * enough {
                true => holds_without_the_move(claim, FIFTY_ON_BOARD),
                false => Truth::Fails(facts),
            };
        }
        let counts_completed = provisions.claim_moves_counted.value == ClaimMovesCounted::Completed;
        // A move more than asked for settles it: then the last one need not count.
        let spare = halfmoves > 2 * enough;
        if counts_completed && claim.intended.is_none() && !spare && game.unpressed[!game.turn()] {
            return Truth::Judged(Box::new(
                QuestionDraft {
                    key: FIFTY_ON_BOARD,
                    also_by: Vec::new(),
                    player: Some(claim.by),
                    condition: None,
                    choices: Choice::plain([Word::Drawn, Word::GoesOn]),
                    meanwhile: Meanwhile::ClockStopped,
                    sentence: Sentence::of("claim-turns-on-press", claim.by),
                }
                .by_analogy(),
            ));
        }
        Truth::Holds(facts)
    },
)
.asked_as(|given, claim| {
    let name = match claim.intended {
        Some(_) => "fifty-moves-reached-with-move",
        None => "fifty-moves-reached",
    };
    let moves = given.provisions().claim_moves.value;
    Sentence::asking(name, Some(claim.by)).with("moves", Value::Count(moves))
});

/// The provision by which the arbiter has settled the claim, if it was asked.
pub(super) fn settled_by(context: &Context<'_>, claim: &DrawClaimed) -> Option<Key> {
    let supposed = |condition: &Condition<DrawClaimed>| match condition.tried(context, claim) {
        Truth::Judged(draft) => context.supposed(condition.name).map(|_| draft.key),
        _ => None,
    };
    let conditions = [POSITION_REPEATED.name, FIFTY_MOVES_REACHED.name];
    let mut answered = context
        .game
        .answered
        .iter()
        .filter(|answered| answered.of == context.of);
    let answered = answered.find(|answered| match &answered.condition {
        Some((name, _)) => conditions.contains(&name.as_ref()),
        None => false,
    });
    match answered {
        Some(answered) => Some(answered.key),
        None if context.is_trial() => supposed(&POSITION_REPEATED).or_else(|| supposed(&FIFTY_MOVES_REACHED)),
        None => None,
    }
}

/// What is said of a correct claim: with the moves after which the position stood.
pub(super) fn proved(context: &Context<'_>, claim: &DrawClaimed) -> Sentence {
    let game = context.game;
    match (claim.on, claimed_position(context, claim)) {
        (DrawRule::FiftyMoves, _) => Sentence::of("claim-fifty-correct", claim.by),
        (DrawRule::Threefold, _) if game.is_called() => {
            let times = game.provisions().claim_repetitions.value;
            Sentence::of("claim-threefold-told", claim.by).with("times", Value::Count(times))
        }
        (DrawRule::Threefold, Some(position)) if settled_by(context, claim).is_none() => {
            let after = game.stood_after(&position, Position::identity);
            Sentence::of("claim-threefold-correct", claim.by).with("after", Value::After(after))
        }
        (DrawRule::Threefold, _) => Sentence::of("claim-threefold-settled", claim.by),
    }
}

/// The position that the claim is about, if it can arise.
fn claimed_position(context: &Context<'_>, claim: &DrawClaimed) -> Option<Position> {
    let position = context.game.position()?;
    match claim.intended {
        None => Some(*position),
        Some(intended) => position.find(intended.attempt).map(|mv| position.make(mv)),
    }
}

/// Sameness by what can be played at once: a right that cannot be used now does not count.
fn by_possible_moves(position: &Position) -> Identity {
    let castling = possible_castling(position) | castling_of_bound(position);
    Identity::from_parts(position, castling, position.legal_en_passant())
}

/// The rooks with which either player could castle at once. The possible moves of both count.
fn possible_castling(position: &Position) -> Squares {
    let mut passed = position.to_setup();
    passed.turn = !position.turn();
    passed.en_passant = None;
    // Nobody can pass in check: what the opponent could play then is left open.
    let opponent = Position::accept(&passed).map_or(Squares::EMPTY, |passed| passed.legal_castling());
    position.legal_castling() | opponent
}

/// The castling rooks of a player for whom only the king, or only such a rook, can move: what is bound to move keeps
/// its right until it has moved, in every edition that speaks of it.
///
/// Provision: repetition.castling-right-lost-when-moved
fn castling_of_bound(position: &Position) -> Squares {
    let turn = position.turn();
    let own = position.castling() & position.colored(turn);
    let mut can_move = Squares::EMPTY;
    position.for_each_piece(|piece| can_move |= Squares::of(piece.from));
    if can_move == Squares::of(position.king(turn)) {
        own
    } else if can_move.len() == 1 {
        own & can_move
    } else {
        Squares::EMPTY
    }
}
