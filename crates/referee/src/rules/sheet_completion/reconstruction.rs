//! The game is played over again on a second board.

use core::time::Duration;
use std::borrow::Cow;

use jadoube_board::Color;
use jadoube_laws::Key;
use jadoube_laws::values::ReconstructionNote;

use crate::answer::{Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, Meanwhile, Reason};
use crate::finding::Raised;
use crate::game::Keeper;
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, not};
use crate::rules::recording::{answered, breach};
use crate::rules::sheet_completion::ASSIST;
use crate::sentence::{Facts, Sentence, Value};

/// Provision: scoresheet.reconstruction
pub(super) const RECONSTRUCTION: Key = key("scoresheet.reconstruction");
/// What refusing to help can become.
const REFUSAL: Key = key("conduct.persistent-refusal");

pub(super) const RECONSTRUCTED: Norm<Raised> = Norm {
    when: &[RECONSTRUCTION_IS_RAISED, not(A_SHEET_IS_COMPLETE)],
    then: |context, _| {
        let sentence = Sentence::plain("game-reconstructed");
        let verdict = context.ruled(RECONSTRUCTION, &[ASSIST], vec![Effect::ClockPaused], sentence);
        match context.game.is_called() {
            true => verdict,
            false => verdict.because(notes(context)),
        }
    },
    otherwise: Some(|context, _, failed| match failed == A_SHEET_IS_COMPLETE.name {
        true => context.ruled(
            RECONSTRUCTION,
            &[],
            Vec::new(),
            Sentence::plain("game-not-reconstructed"),
        ),
        false => Verdict::Silent,
    }),
    ..Norm::of(KeyOf::Fixed(RECONSTRUCTION), Slot::Papers)
};

pub(super) const HELP_REFUSED: Norm<Raised> = Norm {
    when: &[HELP_IS_RAISED],
    then: |context, raised| match raised.about {
        Some(player) => breach(context, ASSIST, &[REFUSAL], "help-refused", player),
        None => Verdict::Silent,
    },
    answered: Some(|context, raised, answer| answered(context, ASSIST, raised.about, answer)),
    ..Norm::of(KeyOf::Fixed(ASSIST), Slot::Papers)
};

const RECONSTRUCTION_IS_RAISED: Condition<Raised> = Condition::given("reconstruction-is-raised", |_, raised| {
    Truth::about(raised.key == RECONSTRUCTION)
});

const HELP_IS_RAISED: Condition<Raised> = Condition::given("help-with-reconstruction-is-raised", |_, raised| {
    Truth::about(raised.key == ASSIST)
});

/// Whether somebody's scoresheet has every move. One that was told of and agrees with the record is; otherwise the arbiter looks.
const A_SHEET_IS_COMPLETE: Condition<Raised> = Condition::seen("a-scoresheet-is-complete", |context, _| {
    let game = context.game;
    let made = u32::try_from(game.plies().len()).unwrap_or(u32::MAX);
    let is_complete = |keeper: Keeper| {
        let sheet = game.sheet(keeper);
        sheet.is_some_and(|sheet| sheet.missing(made).is_empty() && sheet.against(game.legal_plies()).is_empty())
    };
    if !game.has_gap() && Keeper::ALL.into_iter().any(is_complete) {
        return Truth::HOLDS;
    }
    Truth::Judged(Box::new(QuestionDraft {
        key: RECONSTRUCTION,
        also_by: Vec::new(),
        player: None,
        condition: None,
        choices: Choice::plain([Word::Yes, Word::No]),
        meanwhile: Meanwhile::ClockStopped,
        sentence: Sentence::plain("is-a-sheet-complete"),
    }))
});

/// Something that is written down before, as far as the record has it.
struct Note {
    name: &'static str,
    facts: Option<Facts>,
}

impl From<Note> for Reason {
    fn from(note: Note) -> Reason {
        Reason {
            condition: Cow::Borrowed(note.name),
            holds: note.facts.is_some(),
            settled: false,
            facts: note.facts.unwrap_or_default(),
        }
    }
}

/// What the edition wants written down.
fn notes(context: &Context<'_>) -> Vec<Reason> {
    let wanted = context.game.provisions().reconstruction_notes.value;
    wanted.iter().map(|item| note(context, *item).into()).collect()
}

fn note(context: &Context<'_>, item: ReconstructionNote) -> Note {
    let game = context.game;
    match item {
        ReconstructionNote::Position => Note {
            name: "note-position",
            facts: game
                .position()
                .map(|position| Facts::of("position", Value::Text(position.to_string()))),
        },
        ReconstructionNote::ClockTimes => Note {
            name: "note-clock-times",
            facts: game.clock().map(|clock| {
                let left = |player: Color| Value::Time(seconds(clock.remaining(player, context.at)));
                Facts::of("white", left(Color::White)).and("black", left(Color::Black))
            }),
        },
        ReconstructionNote::SideToMove => Note {
            name: "note-side-to-move",
            facts: game
                .position()
                .map(|position| Facts::of("player", Value::Player(position.turn()))),
        },
        ReconstructionNote::RunningClock => Note {
            name: "note-running-clock",
            facts: (context.clock_before)(context.of)
                .and_then(|(clock, _)| clock.running())
                .map(|player| Facts::of("player", Value::Player(player))),
        },
        ReconstructionNote::MovesMade => Note {
            name: "note-moves-made",
            facts: (!game.has_gap()).then(|| {
                let made = game.made();
                Facts::of("white", Value::Count(made.white)).and("black", Value::Count(made.black))
            }),
        },
    }
}

/// In whole seconds, as a clock shows them.
fn seconds(time: Duration) -> Duration {
    Duration::from_secs(time.as_secs() + u64::from(time.subsec_nanos() > 0))
}
