//! Games that began wrongly: from a wrong position, on a board placed the wrong way, or with the colours reversed.
#![cfg_attr(not(doctest), doc = include_str!("wrong_start.md"))]

use jadoube_board::Position;
use jadoube_laws::Key;
use jadoube_laws::values::WrongBoardHelped;

use crate::answer::{Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, Meanwhile};
use crate::finding::{BoardTurnedNoticed, ColoursReversedNoticed, Listen};
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, not};
use crate::rules::Rule;
use crate::rules::rapid::{cut_off, setup_stands};
use crate::sentence::{Facts, Sentence, Value};

/// Provision: start.wrong-setup
const WRONG_SETUP: Key = key("start.wrong-setup");
/// Provision: start.wrong-board-orientation
const BOARD_TURNED: Key = key("start.wrong-board-orientation");
/// Provision: start.reversed-colours
const COLOURS: Key = key("start.reversed-colours");

pub(super) const RULE: Rule = Rule {
    name: "wrong_start",
    words: include_str!("wrong_start.toml"),
    norms: &[
        Listen::WrongSetupNoticed(Norm {
            when: &[not(cut_off())],
            then: |context, _| annulled(context, WRONG_SETUP, Sentence::plain("wrong-setup")),
            otherwise: Some(|context, _, _| setup_stands(context)),
            ..Norm::of(KeyOf::Fixed(WRONG_SETUP), Slot::Irregularity)
        }),
        Listen::BoardTurnedNoticed(Norm {
            when: &[not(cut_off()), BOARD_IS_THE_ONLY_FAULT],
            then: |context, _| {
                let sentence = Sentence::plain("board-turned");
                context.ruled(BOARD_TURNED, &[], vec![Effect::ClockPaused], sentence)
            },
            otherwise: Some(|context, _, failed| match failed == BOARD_IS_THE_ONLY_FAULT.name {
                true => annulled(context, WRONG_SETUP, Sentence::plain("wrong-setup")),
                false => setup_stands(context),
            }),
            ..Norm::of(KeyOf::Fixed(BOARD_TURNED), Slot::Irregularity)
        }),
        Listen::ColoursReversedNoticed(Norm {
            when: &[
                A_NUMBER_OF_MOVES_DECIDES,
                not(AS_MANY_MOVES_BY_EACH),
                FEWER_MOVES_BY_EACH,
            ],
            then: |context, _| annulled(context, COLOURS, Sentence::plain("colours-reversed")),
            otherwise: Some(|context, _, failed| {
                if failed == A_NUMBER_OF_MOVES_DECIDES.name {
                    context.asked(colours_asked(None, "colours-reversed-asked"))
                } else if failed == FEWER_MOVES_BY_EACH.name && context.game.is_called() {
                    let least = cut_off_of_colours(context);
                    context.asked(colours_asked(Some(least), "colours-reversed-unclear").by_analogy())
                } else {
                    colours_stand(context)
                }
            }),
            answered: Some(|context, _, answer| match answer.word {
                Word::NewGame => annulled(context, COLOURS, Sentence::plain("colours-reversed")),
                _ => colours_stand(context),
            }),
            ..Norm::of(KeyOf::Fixed(COLOURS), Slot::Irregularity)
        }),
    ],
    raises: &[],
};

/// Where that matters: whether the pieces were set up as they should be. A game from the initial position shows it.
const BOARD_IS_THE_ONLY_FAULT: Condition<BoardTurnedNoticed> = Condition::seen_unless(
    "board-is-the-only-fault",
    |given, _| match given.provisions().wrong_board_helped.value {
        WrongBoardHelped::Always => Some(Truth::Moot),
        WrongBoardHelped::IfSoleFault => None,
    },
    |context, _| match context.game.terms().start == Position::initial() {
        true => Truth::HOLDS,
        false => Truth::Judged(Box::new(QuestionDraft {
            key: BOARD_TURNED,
            also_by: vec![WRONG_SETUP],
            player: None,
            condition: None,
            choices: Choice::plain([Word::GoesOn, Word::NewGame]),
            meanwhile: Meanwhile::ClockStopped,
            sentence: Sentence::plain("board-turned-asked"),
        })),
    },
);

/// In some editions the game goes on unless the arbiter rules otherwise.
const A_NUMBER_OF_MOVES_DECIDES: Condition<ColoursReversedNoticed> =
    Condition::given("a-number-of-moves-decides", |given, _| {
        Truth::of(given.provisions().colours_cutoff_moves.value > 0)
    });

/// Moves count when they are made.
const AS_MANY_MOVES_BY_EACH: Condition<ColoursReversedNoticed> =
    Condition::seen("as-many-moves-by-each", |context, _| {
        let (made, least) = (context.game.made(), cut_off_of_colours(context));
        let played = made.white.min(made.black);
        let facts = Facts::of("moves", Value::count_of(played, least));
        match played >= least {
            true => Truth::Holds(facts),
            false => Truth::Fails(facts),
        }
    })
    .asked_as(|given, _| {
        let least = given.provisions().colours_cutoff_moves.value;
        Sentence::asking("as-many-moves-by-each", None).with("moves", Value::Count(least))
    });

/// Where only one player has made as many, the text can be read two ways.
const FEWER_MOVES_BY_EACH: Condition<ColoursReversedNoticed> = Condition::seen("fewer-moves-by-each", |context, _| {
    let (made, least) = (context.game.made(), cut_off_of_colours(context));
    match made.white < least && made.black < least {
        true => Truth::Moot,
        false => Truth::Judged(Box::new(
            colours_asked(Some(least), "colours-reversed-unclear").by_analogy(),
        )),
    }
})
.asked_as(|given, _| {
    let least = given.provisions().colours_cutoff_moves.value;
    Sentence::asking("fewer-moves-by-each", None).with("moves", Value::Count(least))
});

/// How many moves by each player let the game go on.
fn cut_off_of_colours(context: &Context<'_>) -> u32 {
    context.game.provisions().colours_cutoff_moves.value
}

fn colours_asked(moves: Option<u32>, sentence: &'static str) -> QuestionDraft {
    let sentence = Sentence::plain(sentence);
    let (first, second) = match moves {
        // That fewer moves were made means a new game.
        Some(_) => (Word::NewGame, Word::GoesOn),
        None => (Word::GoesOn, Word::NewGame),
    };
    QuestionDraft {
        key: COLOURS,
        also_by: Vec::new(),
        player: None,
        condition: None,
        choices: Choice::plain([first, second]),
        meanwhile: Meanwhile::PlayGoesOn,
        sentence: match moves {
            Some(moves) => sentence.with("moves", Value::Count(moves)),
            None => sentence,
        },
    }
}

fn colours_stand(context: &Context<'_>) -> Verdict {
    context.ruled(COLOURS, &[], Vec::new(), Sentence::plain("colours-stand"))
}

fn annulled(context: &Context<'_>, key: Key, sentence: Sentence) -> Verdict {
    context.ruled(key, &[], vec![Effect::Annulled], sentence)
}
