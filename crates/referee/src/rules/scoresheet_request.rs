//! In rapid and blitz a player may ask for a scoresheet, and to see the one that the arbiter keeps.
#![cfg_attr(not(doctest), doc = include_str!("scoresheet_request.md"))]

use jadoube_board::Color;
use jadoube_laws::Key;
use jadoube_laws::values::ConductPenalty;

use crate::answer::Word;
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, Meanwhile};
use crate::finding::{Listen, Raised};
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict};
use crate::rules::guidance::{penalised, penalties};
use crate::rules::{Raisable, Rule};
use crate::sentence::{Facts, Sentence, Value};

/// Provision: rapid.show-scoresheet
const SHOW_IN_RAPID: Key = key("rapid.show-scoresheet");
/// Provision: blitz.show-scoresheet
const SHOW_IN_BLITZ: Key = key("blitz.show-scoresheet");
/// Provision: rapid.scoresheet-on-request
const SHEET: Key = key("rapid.scoresheet-on-request");
/// What asking too often counts as.
const DISTRACTION: Key = key("conduct.distraction");

pub(super) const RULE: Rule = Rule {
    name: "scoresheet_request",
    words: include_str!("scoresheet_request.toml"),
    norms: &[
        // A player asks to see the arbiter's record. The clock runs on.
        Listen::Raised(Norm {
            when: &[RECORD_IS_ASKED_FOR, HAS_THE_MOVE, NOT_TOO_OFTEN],
            then: |context, raised| {
                let Some(player) = raised.about else {
                    return Verdict::Silent;
                };
                let times = context.game.shown()[player] + 1;
                let sentence = match context.game.is_called() {
                    true => Sentence::of("scoresheet-shown-once", player),
                    false => Sentence::of("scoresheet-shown", player).with("times", Value::Count(times)),
                };
                context.ruled(raised.key, &[], vec![Effect::ScoresheetShown { player }], sentence)
            },
            otherwise: Some(|context, raised, failed| match raised.about {
                Some(player) if failed == HAS_THE_MOVE.name => {
                    let sentence = Sentence::of("scoresheet-not-the-move", player);
                    context.ruled(raised.key, &[], Vec::new(), sentence)
                }
                Some(player) if failed == NOT_TOO_OFTEN.name => too_often(context, raised.key, player),
                _ => Verdict::Silent,
            }),
            answered: Some(|context, raised, answer| match (answer.penalty(), raised.about) {
                (Some(penalty), Some(player)) => penalised(context, raised.key, player, penalty),
                _ => context.ruled(raised.key, &[], Vec::new(), Sentence::plain("nothing-penalised")),
            }),
            asks: &[SHOW_IN_RAPID, SHOW_IN_BLITZ],
            ..Norm::of(KeyOf::Raised, Slot::Procedure)
        }),
        // A sheet can be asked for as often as a player likes.
        Listen::Raised(Norm {
            when: &[SHEET_IS_ASKED_FOR],
            then: |context, raised| match raised.about {
                Some(player) => {
                    let sentence = Sentence::of("scoresheet-given", player);
                    context.ruled(SHEET, &[], Vec::new(), sentence)
                }
                None => Verdict::Silent,
            },
            ..Norm::of(KeyOf::Fixed(SHEET), Slot::Procedure)
        }),
    ],
    raises: &[
        Raisable::new(SHOW_IN_RAPID, true),
        Raisable::new(SHOW_IN_BLITZ, true),
        Raisable::new(SHEET, true),
    ],
};

const RECORD_IS_ASKED_FOR: Condition<Raised> = Condition::given("arbiters-record-is-asked-for", |_, raised| {
    Truth::about(raised.key == SHOW_IN_RAPID || raised.key == SHOW_IN_BLITZ)
});

const SHEET_IS_ASKED_FOR: Condition<Raised> =
    Condition::given("scoresheet-is-asked-for", |_, raised| Truth::about(raised.key == SHEET));

const HAS_THE_MOVE: Condition<Raised> = Condition::seen("asking-player-has-the-move", |context, raised| {
    Truth::of(raised.about == Some(context.game.turn()))
});

const NOT_TOO_OFTEN: Condition<Raised> = Condition::seen("not-asked-too-often", |context, raised: &Raised| {
    let (game, most) = (context.game, context.game.provisions().shown_scoresheets);
    let most = most.map_or(0, |most| most.value);
    let times = raised.about.map_or(0, |player| game.shown()[player]);
    let facts = Facts::of("times", Value::count_of(times, most));
    match times < most {
        true => Truth::Holds(facts),
        false => Truth::Fails(facts),
    }
})
.asked_as(|given, raised| {
    let most = given.provisions().shown_scoresheets.map_or(0, |most| most.value);
    Sentence::asking("not-asked-too-often", raised.about).with("most", Value::Count(most))
});

fn too_often(context: &Context<'_>, key: Key, player: Color) -> Verdict {
    let provisions = context.game.provisions();
    let penalty = provisions.conduct_penalty;
    let most = provisions.shown_scoresheets.map_or(0, |most| most.value);
    let mut choices = Vec::new();
    if penalty.value == ConductPenalty::May {
        choices.push(Word::NoPenalty.into());
    }
    choices.extend(penalties(context.game));
    context.asked(QuestionDraft {
        key,
        also_by: vec![DISTRACTION, penalty.key],
        player: Some(player),
        condition: None,
        choices,
        meanwhile: Meanwhile::PlayGoesOn,
        sentence: Sentence::of("scoresheet-too-often", player).with("times", Value::Count(most)),
    })
}
