//! The arbiter's decision on a claim: a draw, a rejection, or a postponed decision that is taken up again.

use jadoube_board::Color;
use jadoube_laws::Key;
use jadoube_laws::values::QuickplayFinalTest;

use crate::act::Ground;
use crate::answer::{Answer, Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, Ending, EntryNo, Meanwhile};
use crate::finding::{Listen, Raised};
use crate::game::{Game, PostponedClaim};
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict};
use crate::rules::quickplay::{GROUNDS, evidence};
use crate::sentence::{Facts, Sentence, Value};

/// Guided: quickplay.claim.agreed
pub(super) const AGREED: Key = key("quickplay.claim.agreed");
/// Guided: quickplay.claim.postponed
const POSTPONED: Key = key("quickplay.claim.postponed");
/// Guided: quickplay.claim.postponed.final-result
pub(crate) const FINAL_RESULT: Key = key("quickplay.claim.postponed.final-result");
/// Provision: quickplay.claim.rejected
const REJECTED: Key = key("quickplay.claim.rejected");
/// Provision: quickplay.claim.final
pub(super) const FINAL: Key = key("quickplay.claim.final");
/// Guided: quickplay.normal-means
const NORMAL_MEANS: Key = key("quickplay.normal-means");

/// A postponed decision is taken up again, before a flag has fallen.
pub(super) const LATER: Listen = Listen::Raised(Norm {
    when: &[FINAL_RESULT_IS_RAISED, IS_POSTPONED, PROGRESS],
    then: |context, raised| match raised.about {
        Some(claimant) => context.asked(QuestionDraft {
            key: FINAL_RESULT,
            also_by: vec![NORMAL_MEANS, REJECTED, FINAL],
            player: Some(claimant),
            condition: None,
            choices: Choice::plain([Word::Drawn, Word::Rejected, Word::Postponed]),
            meanwhile: Meanwhile::ClockStopped,
            sentence: with_times(context, Sentence::of("quickplay-decide-later", claimant)),
        }),
        None => Verdict::Silent,
    },
    otherwise: Some(|context, raised, failed| match raised.about {
        Some(player) if failed == IS_POSTPONED.name => {
            let sentence = Sentence::of("quickplay-none-postponed", player);
            context.ruled(FINAL_RESULT, &[], Vec::new(), sentence)
        }
        _ => Verdict::Silent,
    }),
    answered: Some(|context, raised, answer| match raised.about {
        Some(claimant) => decided_later(context, claimant, answer),
        None => Verdict::Silent,
    }),
    ..Norm::of(KeyOf::Fixed(FINAL_RESULT), Slot::Procedure)
});

const FINAL_RESULT_IS_RAISED: Condition<Raised> = Condition::given("final-result-is-raised", |_, raised| {
    Truth::about(raised.key == FINAL_RESULT)
});

/// Whoever is called to take the decision up knows of it.
const IS_POSTPONED: Condition<Raised> = Condition::told_or_seen("decision-is-postponed", |context, raised| {
    let claimant = raised.about.filter(|_| !context.game.is_called());
    claimant.map_or(Truth::Moot, |claimant| {
        let facts = Facts::of("player", Value::Player(claimant));
        match context.game.postponed(claimant) {
            Some(_) => Truth::Holds(facts),
            None => Truth::Fails(facts),
        }
    })
});

const PROGRESS: Condition<Raised> = Condition::told_or_seen("progress-since-claim", |context, raised| {
    raised
        .about
        .map_or(Truth::Moot, |claimant| evidence::progress_since(context, claimant))
});

/// Asks the arbiter to decide on a claim.
pub(super) fn asked(context: &Context<'_>, by: Color, ground: Option<Ground>) -> Verdict {
    let name = match ground {
        Some(Ground::CannotWin) => "quickplay-decide-cannot-win",
        Some(Ground::NoEffort) => "quickplay-decide-no-effort",
        Some(Ground::Both) | None => "quickplay-decide",
    };
    context.asked(QuestionDraft {
        key: AGREED,
        also_by: vec![GROUNDS, NORMAL_MEANS, POSTPONED, REJECTED, FINAL],
        player: Some(by),
        condition: None,
        choices: Choice::plain([Word::Drawn, Word::Rejected, Word::Postponed, Word::PostponedWithTime]),
        meanwhile: Meanwhile::ClockStopped,
        sentence: with_times(context, Sentence::of(name, by)),
    })
}

/// With what the opponent must get after a rejection.
fn with_times(context: &Context<'_>, sentence: Sentence) -> Sentence {
    let gets = context.game.provisions().quickplay_rejected_opponent_gets;
    sentence.with(
        "time",
        Value::Time(gets.map_or_else(Default::default, |gets| gets.value)),
    )
}

/// The arbiter has decided on the claim of this event.
pub(super) fn answered(context: &Context<'_>, by: Color, claim: EntryNo, answer: Answer) -> Verdict {
    let provisions = context.game.provisions();
    let gives = |amount| Effect::TimeAdded { player: !by, amount };
    let taken = context.game.postponed(by).map(|_| Effect::DecisionTaken { player: by });
    match answer.word {
        Word::Drawn => drawn(context, AGREED, by),
        Word::Postponed | Word::PostponedWithTime => {
            let gets = provisions.quickplay_postponed_opponent_gets;
            let gets = gets.filter(|_| answer.word == Word::PostponedWithTime);
            let mut effects: Vec<Effect> = gets.map(|gets| gives(gets.value)).into_iter().collect();
            effects.push(Effect::DecisionPostponed { player: by, claim });
            let sentence = Sentence::of("quickplay-postponed", by);
            context.ruled(POSTPONED, &[FINAL_RESULT, FINAL], effects, sentence)
        }
        _ => {
            let gets = provisions.quickplay_rejected_opponent_gets;
            let effects = taken.into_iter().chain(gets.map(|gets| gives(gets.value)));
            let sentence = match context.has(FINAL) {
                true => Sentence::of("quickplay-rejected-finally", by),
                false => Sentence::of("quickplay-rejected", by),
            };
            context.ruled(REJECTED, &[AGREED, FINAL], effects.collect(), sentence)
        }
    }
}

/// The arbiter has taken up a decision that was postponed.
fn decided_later(context: &Context<'_>, claimant: Color, answer: Answer) -> Verdict {
    match answer.word {
        Word::Drawn => drawn(context, FINAL_RESULT, claimant),
        Word::Postponed => {
            let sentence = Sentence::of("quickplay-still-postponed", claimant);
            context.ruled(POSTPONED, &[FINAL_RESULT, FINAL], Vec::new(), sentence)
        }
        _ => answered(context, claimant, context.of, answer),
    }
}

fn drawn(context: &Context<'_>, key: Key, claimant: Color) -> Verdict {
    let sentence = Sentence::of("quickplay-drawn", claimant);
    context.ended(key, &[NORMAL_MEANS, FINAL], Ending::Quickplay, sentence)
}

/// Whether a decision is postponed.
pub(super) fn is_postponed(game: &Game) -> bool {
    Color::ALL.into_iter().any(|color| game.postponed(color).is_some())
}

/// Who has made the claim that must be decided once this player's flag is down: this player, or else the opponent.
pub(super) fn open_claim(game: &Game, fallen: Color) -> Option<(Color, PostponedClaim)> {
    let of = |player: Color| Some((player, game.postponed(player)?));
    of(fallen).or_else(|| of(!fallen))
}

/// A flag is down, and the decision on a claim was postponed: whether the game is drawn comes before the loss on time.
pub(crate) fn after_flag(context: &Context<'_>, fallen: Color) -> Truth {
    let Some((claimant, _)) = open_claim(context.game, fallen) else {
        return Truth::Moot;
    };
    let test = context.game.provisions().quickplay_final_test.map(|test| test.value);
    let name = match test {
        Some(QuickplayFinalTest::OpponentOfFallenFlag) => "quickplay-flag-opponent",
        Some(QuickplayFinalTest::FinalPosition) | None => "quickplay-flag-position",
    };
    let tested = evidence::tested(context.game, claimant, Some(fallen));
    Truth::Judged(Box::new(QuestionDraft {
        key: FINAL_RESULT,
        also_by: vec![NORMAL_MEANS, FINAL],
        player: Some(fallen),
        condition: None,
        choices: Choice::plain([Word::Drawn, Word::Loses]),
        meanwhile: Meanwhile::ClockStopped,
        sentence: Sentence::of(name, fallen)
            .with("claimant", Value::Player(claimant))
            .with("tested", Value::Player(tested)),
    }))
}

/// The arbiter agrees to the claim now that a flag is down.
pub(crate) fn drawn_after_flag(context: &Context<'_>, fallen: Color) -> Verdict {
    let claimant = open_claim(context.game, fallen).map_or(fallen, |(claimant, _)| claimant);
    drawn(context, FINAL_RESULT, claimant)
}
