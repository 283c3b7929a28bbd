//! Two boards: who may demand them, and what follows if they show different positions.

use jadoube_board::Attempt;
use jadoube_laws::Key;

use crate::answer::{Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, Meanwhile};
use crate::finding::{BoardsDifferNoticed, TwoBoardsDemanded};
use crate::game::Keeper;
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict};
use crate::rules::restored_clock::restored;
use crate::sentence::{Facts, Sentence, Value};
use crate::sheet::{Compared, compare};

/// Provision: blind.two-boards
const TWO_BOARDS: Key = key("blind.two-boards");
/// Provision: blind.boards-differ.records-agree
const AGREE: Key = key("blind.boards-differ.records-agree");
/// Provision: blind.boards-differ.records-differ
const DIFFERENT: Key = key("blind.boards-differ.records-differ");

pub(super) const DEMANDED: Norm<TwoBoardsDemanded> = Norm {
    when: &[A_PLAYER_IS_DISABLED],
    then: |context, demanded| {
        let effects = vec![Effect::TwoBoardsUsed { player: demanded.about }];
        context.ruled(
            TWO_BOARDS,
            &[],
            effects,
            Sentence::of("two-boards-used", demanded.about),
        )
    },
    otherwise: Some(|context, demanded, _| {
        let sentence = Sentence::of("two-boards-not-due", demanded.about);
        context.ruled(TWO_BOARDS, &[], Vec::new(), sentence)
    }),
    ..Norm::of(KeyOf::Fixed(TWO_BOARDS), Slot::Procedure)
};

/// Who counts as visually disabled: those of whom it was said before the game, or by the numbers that the edition gives. Without
/// numbers the arbiter says so.
const A_PLAYER_IS_DISABLED: Condition<TwoBoardsDemanded> =
    Condition::told_or_seen("player-is-visually-disabled", |context, demanded| {
        if context.game.is_visually_disabled(demanded.about) {
            return Truth::HOLDS;
        }
        let provisions = context.game.provisions();
        let limits = provisions.blind_acuity_at_most.zip(provisions.blind_field_at_most);
        match (demanded.sight, limits) {
            (Some(sight), Some((acuity, field))) => {
                let holds = sight.acuity_percent <= acuity.value || sight.field_degrees <= field.value;
                let facts = Facts::of("acuity", Value::count_of(sight.acuity_percent, acuity.value))
                    .and("field", Value::count_of(sight.field_degrees, field.value));
                if holds {
                    Truth::Holds(facts)
                } else {
                    Truth::Fails(facts)
                }
            }
            _ => Truth::Judged(Box::new(QuestionDraft {
                key: TWO_BOARDS,
                also_by: Vec::new(),
                player: Some(demanded.about),
                condition: None,
                choices: Choice::plain([Word::Yes, Word::No]),
                meanwhile: Meanwhile::PlayGoesOn,
                sentence: Sentence::of("is-visually-disabled", demanded.about),
            })),
        }
    });

pub(super) const DIFFER: Norm<BoardsDifferNoticed> = Norm {
    when: &[RECORDS_AGREE],
    then: corrected,
    otherwise: Some(|context, _, _| taken_back(context)),
    ..Norm::of(KeyOf::Fixed(AGREE), Slot::Irregularity)
};

/// Whether the records of both players agree. The arbiter says so if nobody has told what stands there.
const RECORDS_AGREE: Condition<BoardsDifferNoticed> =
    Condition::seen("records-agree", |context, _| match compared(context) {
        Some(compared) => match compared.parting {
            None => Truth::HOLDS,
            Some(parting) => Truth::Fails(Facts::of("after", Value::After(vec![parting.ply]))),
        },
        None => Truth::Judged(Box::new(QuestionDraft {
            key: AGREE,
            also_by: vec![DIFFERENT],
            player: None,
            condition: None,
            choices: Choice::plain([Word::Yes, Word::No]),
            meanwhile: Meanwhile::ClockStopped,
            sentence: Sentence::plain("do-records-agree"),
        })),
    });

/// The records of both players, held against each other.
fn compared(context: &Context<'_>) -> Option<Compared> {
    let game = context.game;
    let (white, black) = (game.sheet(Keeper::White)?, game.sheet(Keeper::Black)?);
    Some(compare(&game.terms().start, &[white, black]))
}

/// The records agree: whoever wrote the right move and played another one puts that right.
fn corrected(context: &Context<'_>, noticed: &BoardsDifferNoticed) -> Verdict {
    let game = context.game;
    let recorded = compared(context).map(|compared| compared.moves).unwrap_or_default();
    let mut played = game.plies().iter().zip(&recorded);
    // The game itself has gone on from another move than the one both have written.
    if let Some((ply, written)) = played.find(|(ply, written)| ply.attempt() != Attempt::from(**written)) {
        let player = game.before(ply).turn();
        let attempt = Attempt::from(*written);
        let mut effects = vec![Effect::ClockPaused];
        effects.extend(restored(context, ply.entry));
        effects.extend([Effect::BoardsAgree, Effect::MustPlay { player, attempt }]);
        let sentence = Sentence::of("move-as-recorded", player).with("move", Value::Move(attempt));
        return context.ruled(AGREE, &[], effects, sentence);
    }
    let wrong = jadoube_board::Color::ALL
        .into_iter()
        .find(|player| game.board_differs(*player));
    let effects = match game.is_called() {
        true => Vec::new(),
        false => vec![Effect::BoardsAgree],
    };
    let sentence = match noticed.about.or(wrong) {
        Some(player) => Sentence::of("board-as-recorded", player),
        None => Sentence::plain("boards-as-recorded"),
    };
    context.ruled(AGREE, &[], effects, sentence)
}

/// The records differ as well: the game goes back to where they agree.
fn taken_back(context: &Context<'_>) -> Verdict {
    let parting = compared(context).and_then(|compared| compared.parting);
    let ply = parting
        .as_ref()
        .and_then(|parting| context.game.plies().get(parting.ply as usize));
    let mut effects = match context.game.is_called() {
        true => Vec::new(),
        false => vec![Effect::ClockPaused],
    };
    if let Some(ply) = ply {
        effects.extend(restored(context, ply.entry));
        effects.push(Effect::BoardsAgree);
    }
    let sentence = match parting {
        Some(parting) => {
            let after = Value::After(vec![parting.ply]);
            Sentence::plain("back-to-where-records-agree").with("after", after)
        }
        None => Sentence::plain("records-part"),
    };
    context.ruled(DIFFERENT, &[AGREE], effects, sentence)
}
