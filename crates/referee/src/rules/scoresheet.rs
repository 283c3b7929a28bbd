//! What stands on a scoresheet, who may see it, who may write on it and to whom it belongs.
#![cfg_attr(not(doctest), doc = include_str!("scoresheet.md"))]

mod assistant;
mod notation;

use jadoube_board::Color;
use jadoube_laws::Key;
use jadoube_laws::values::ConductPenalty;

use crate::act::Onlooker;
use crate::answer::{Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, Meanwhile};
use crate::finding::{Listen, NoteWritten, Raised, SheetCovered};
use crate::game::Keeper;
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, not};
use crate::rules::guidance::{penalised, penalties};
use crate::rules::recording::relief::relieved;
use crate::rules::recording::{RELIEF_SCOPE, answered, breach};
use crate::rules::scoresheet::assistant::{ADJUSTMENT, ASSISTANT};
use crate::rules::scoresheet::notation::WARNS;
use crate::rules::{Raisable, Rule};
use crate::sentence::{Sentence, Value};
use crate::sheet;

/// Guided: scoresheet.permitted-content
const CONTENT: Key = key("scoresheet.permitted-content");
/// Guided: scoresheet.record-draw-offer
const OFFER_MARK: Key = key("scoresheet.record-draw-offer");
/// Guided: scoresheet.visible-to-arbiter
const VISIBLE: Key = key("scoresheet.visible-to-arbiter");
/// Provision: scoresheet.ownership
const OWNERSHIP: Key = key("scoresheet.ownership");
/// Guided: scoresheet.defective-electronic
const DEFECTIVE: Key = key("scoresheet.defective-electronic");
/// What else can stand against notes.
const NO_NOTES: Key = key("conduct.no-outside-help");

pub(super) const RULE: Rule = Rule {
    name: "scoresheet",
    words: include_str!("scoresheet.toml"),
    norms: &[
        Listen::NoteWritten(Norm {
            when: &[not(NOTE_IS_TIME_OR_OFFER)],
            then: note,
            otherwise: Some(|context, note, _| {
                context.ruled(CONTENT, &[], Vec::new(), Sentence::of("note-permitted", note.by))
            }),
            answered: Some(|context, note, answer| match (answer.word, answer.penalty()) {
                (_, Some(penalty)) => penalised(context, CONTENT, note.by, penalty),
                (Word::Allowed, None) => {
                    context.ruled(CONTENT, &[], Vec::new(), Sentence::of("note-permitted", note.by))
                }
                _ => answered(context, CONTENT, Some(note.by), answer),
            }),
            ..Norm::of(KeyOf::Fixed(CONTENT), Slot::Papers)
        }),
        // Both players mark an offer, even one who need not record.
        Listen::Raised(Norm {
            when: &[MARK_IS_RAISED, not(OFFER_IS_MARKED)],
            then: |context, raised| match raised.about {
                Some(player) => {
                    let relieved = !context.game.is_called() && relieved(context, player);
                    let scope: &[Key] = if relieved { &[RELIEF_SCOPE] } else { &[] };
                    breach(context, OFFER_MARK, scope, "offer-not-marked", player)
                }
                None => Verdict::Silent,
            },
            otherwise: Some(|context, raised, failed| match raised.about {
                Some(player) if failed == OFFER_IS_MARKED.name => {
                    context.ruled(OFFER_MARK, &[], Vec::new(), Sentence::of("offer-marked", player))
                }
                _ => Verdict::Silent,
            }),
            answered: Some(|context, raised, answer| answered(context, OFFER_MARK, raised.about, answer)),
            ..Norm::of(KeyOf::Fixed(OFFER_MARK), Slot::Papers)
        }),
        Listen::SheetCovered(Norm {
            when: &[ARBITER_CANNOT_READ],
            then: |context, covered| breach(context, VISIBLE, &[], "sheet-covered", covered.by),
            otherwise: Some(|context, covered, _| {
                context.ruled(VISIBLE, &[], Vec::new(), Sentence::of("sheet-visible", covered.by))
            }),
            answered: Some(|context, covered, answer| answered(context, VISIBLE, Some(covered.by), answer)),
            ..Norm::of(KeyOf::Fixed(VISIBLE), Slot::Papers)
        }),
        Listen::SheetAskedFor(Norm {
            then: |context, asked| {
                let effects = vec![Effect::MustHandInSheet { player: asked.about }];
                context.ruled(
                    OWNERSHIP,
                    &[],
                    effects,
                    Sentence::of("sheet-belongs-to-organiser", asked.about),
                )
            },
            ..Norm::of(KeyOf::Fixed(OWNERSHIP), Slot::Papers)
        }),
        Listen::Raised(Norm {
            when: &[DEFECT_IS_RAISED, SHEET_IS_FAULTY],
            then: |context, raised| match raised.about {
                Some(player) => context.ruled(DEFECTIVE, &[], Vec::new(), Sentence::of("sheet-to-be-replaced", player)),
                None => Verdict::Silent,
            },
            otherwise: Some(|context, raised, failed| match raised.about {
                Some(player) if failed == SHEET_IS_FAULTY.name => {
                    context.ruled(DEFECTIVE, &[], Vec::new(), Sentence::of("sheet-works", player))
                }
                _ => Verdict::Silent,
            }),
            ..Norm::of(KeyOf::Fixed(DEFECTIVE), Slot::Papers)
        }),
        Listen::SheetWritten(assistant::UNACCEPTED),
        Listen::Raised(assistant::ACCEPTED),
        Listen::Raised(assistant::CLOCK),
        Listen::SheetWritten(notation::UNREADABLE),
        Listen::Raised(notation::OTHER_SYSTEM),
        Listen::DrawClaimed(notation::CLAIM),
    ],
    raises: &[
        Raisable::new(OFFER_MARK, true),
        Raisable::new(DEFECTIVE, true),
        Raisable::new(ASSISTANT, true),
        Raisable::new(ADJUSTMENT, true),
        Raisable::new(WARNS, true),
    ],
};

const NOTE_IS_TIME_OR_OFFER: Condition<NoteWritten> = Condition::given("note-is-time-or-offer", |_, note| {
    Truth::of(sheet::is_time_or_offer(&note.text))
});

/// Whether a note belongs on the scoresheet, and what it costs if not. Where it is a matter of conduct the edition says whether
/// a penalty must follow; elsewhere no article does.
fn note(context: &Context<'_>, note: &NoteWritten) -> Verdict {
    let provisions = context.game.provisions();
    let (is_conduct, penalty) = (provisions.sheet_content_is_conduct.value, provisions.conduct_penalty);
    let mut choices = Choice::plain([Word::Allowed]);
    if !is_conduct || penalty.value == ConductPenalty::May {
        choices.push(Word::NoPenalty.into());
    }
    choices.extend(penalties(context.game));
    let sentence = match context.game.is_called() {
        true => Sentence::of("note-in-question", note.by),
        false => Sentence::of("note-quoted", note.by).with("text", Value::Text(note.text.clone())),
    };
    context.asked(QuestionDraft {
        key: CONTENT,
        also_by: vec![
            if is_conduct { penalty.key } else { NO_NOTES },
            provisions.penalties.key,
        ],
        player: Some(note.by),
        condition: None,
        choices,
        meanwhile: Meanwhile::PlayGoesOn,
        sentence,
    })
}

const MARK_IS_RAISED: Condition<Raised> = Condition::given("mark-of-an-offer-is-raised", |_, raised| {
    Truth::about(raised.key == OFFER_MARK)
});

/// Whether the last offer is marked, as far as scoresheet and offer were told. Otherwise whoever raises it has looked.
const OFFER_IS_MARKED: Condition<Raised> = Condition::told_or_seen("offer-is-marked", |context, raised: &Raised| {
    let game = context.game;
    let last = game.last_offer();
    let sheet = raised.about.and_then(|player| game.sheet(Keeper::from(player)));
    match (sheet, last.and_then(|after| after.checked_sub(1))) {
        (Some(sheet), Some(ply)) => {
            let marked = |ply: u32| sheet.line(ply).is_some_and(|line| line.offer);
            // An offer before the move is noted with the move that follows it.
            Truth::of(marked(ply) || marked(ply + 1))
        }
        _ => Truth::Moot,
    }
});

const ARBITER_CANNOT_READ: Condition<SheetCovered> = Condition::given("arbiter-cannot-read-the-sheet", |_, covered| {
    Truth::of(covered.from == Onlooker::Arbiter)
});

const DEFECT_IS_RAISED: Condition<Raised> = Condition::given("defective-sheet-is-raised", |_, raised| {
    Truth::about(raised.key == DEFECTIVE)
});

const SHEET_IS_FAULTY: Condition<Raised> = Condition::seen("electronic-sheet-is-faulty", |_, raised| {
    let Some(player) = raised.about else {
        return Truth::FAILS;
    };
    Truth::Judged(Box::new(yes_or_no(DEFECTIVE, "is-sheet-faulty", player)))
});

/// A question about a condition that the Laws leave to the arbiter.
fn yes_or_no(key: Key, sentence: &'static str, player: Color) -> QuestionDraft {
    QuestionDraft {
        key,
        also_by: Vec::new(),
        player: Some(player),
        condition: None,
        choices: Choice::plain([Word::Yes, Word::No]),
        meanwhile: Meanwhile::PlayGoesOn,
        sentence: Sentence::of(sentence, player),
    }
}

/// Whose scoresheet is no evidence.
fn is_no_evidence(context: &Context<'_>, player: Color) -> bool {
    context.game.papers().is_some_and(|papers| papers.not_algebraic[player])
}
