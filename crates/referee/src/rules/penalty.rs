//! The penalties that the edition gives the arbiter, and what each does.
#![cfg_attr(not(doctest), doc = include_str!("penalty.md"))]

use jadoube_board::{ByColor, Color};
use jadoube_laws::values::Penalty as Listed;
use jadoube_laws::{Key, Score};

use crate::answer::{Blank, Choice, PermittedPoints, Word};
use crate::context::Context;
use crate::entry::{Effect, Ending, Outcome, Penalty};
use crate::finding::Listen;
use crate::game::Game;
use crate::keys::{self, GAPS, key};
use crate::norm::{KeyOf, Norm, Slot, Verdict};
use crate::points;
use crate::rules::Rule;
use crate::sentence::{Sentence, Value};

/// Guided: penalty.menu
const LIST: Key = key("penalty.menu");
/// Guided: penalty.warning
const WARNING: Key = key("penalty.warning");
/// Guided: penalty.opponent-time
const OPPONENT_TIME: Key = key("penalty.opponent-time");
/// Guided: penalty.offender-time
const OFFENDER_TIME: Key = key("penalty.offender-time");
/// Guided: penalty.opponent-points
const OPPONENT_POINTS: Key = key("penalty.opponent-points");
/// Guided: penalty.offender-points
const OFFENDER_POINTS: Key = key("penalty.offender-points");
/// Guided: penalty.loss-of-game
const LOSS_OF_GAME: Key = key("penalty.loss-of-game");
/// Guided: penalty.fine
const FINE: Key = key("penalty.fine");
/// Guided: penalty.round-exclusion
const ROUND_EXCLUSION: Key = key("penalty.round-exclusion");
/// Guided: penalty.expulsion
const EXPULSION: Key = key("penalty.expulsion");

pub(super) const RULE: Rule = Rule {
    name: "penalty",
    words: include_str!("penalty.toml"),
    norms: &[
        // The arbiter punishes a player of the arbiter's own accord, or adds to a penalty.
        Listen::PenaltyImposed(Norm {
            then: |context, imposed| penalised(context, item(imposed.penalty), imposed.player, imposed.penalty),
            ..Norm::of(KeyOf::Fixed(LIST), Slot::Procedure)
        }),
    ],
    raises: &[],
};

/// The penalties of the edition's list in its order, their size left to the arbiter.
pub(crate) fn penalties(game: &Game) -> Vec<Choice> {
    let listed = game.provisions().penalties.value;
    listed.iter().filter_map(|penalty| choice(game, *penalty)).collect()
}

/// A penalty as something to answer with, unless it cannot be imposed in this game now.
fn choice(game: &Game, penalty: Listed) -> Option<Choice> {
    let provisions = game.provisions();
    let time = Some(Blank::Time { proposed: None });
    let is_over = game.outcome().is_some();
    let (word, blank) = match penalty {
        Listed::Warning => (Word::Warning, None),
        Listed::OpponentTime | Listed::OffenderTime if is_over => return None,
        Listed::OpponentTime => (Word::OpponentTime, time),
        Listed::OffenderTime => (Word::OffenderTime, time),
        Listed::OpponentPoints => {
            let amount = points::amount(provisions, |amount| Penalty::OpponentPoints { amount })?;
            (Word::OpponentPoints, Some(amount))
        }
        Listed::OffenderPoints => {
            let amount = points::amount(provisions, |amount| Penalty::OffenderPoints { amount })?;
            (Word::OffenderPoints, Some(amount))
        }
        Listed::LossOfGame => (Word::LossOfGame, Some(PermittedPoints::opponent_score(provisions))),
        Listed::Fine => {
            provisions.fines_announced.filter(|announced| announced.value)?;
            (Word::Fine, None)
        }
        Listed::RoundExclusion => (Word::RoundExclusion, None),
        Listed::Expulsion => (Word::Expulsion, None),
    };
    Some(Choice { word, blank })
}

/// A penalty and what it does. In points it counts in the result, at once or when there is one.
pub(super) fn penalised(context: &Context<'_>, key: Key, player: Color, penalty: Penalty) -> Verdict {
    let provisions = context.game.provisions();
    let mut also_by = vec![provisions.penalties.key, item(penalty)];
    let mut effects = vec![Effect::Penalised { player, penalty }];
    let mut sentence = Sentence::of("penalised", player);
    match penalty {
        Penalty::OpponentTime { amount } => effects.push(Effect::TimeAdded {
            player: !player,
            amount,
        }),
        Penalty::OffenderTime { amount } => effects.push(Effect::TimeTaken { player, amount }),
        Penalty::OpponentPoints { .. } | Penalty::OffenderPoints { .. } => match context.game.outcome() {
            None => sentence = Sentence::of("penalised-in-points", player),
            Some(outcome) => {
                let points = points::after_penalty(provisions, outcome.points, player, penalty);
                also_by.extend([keys::POINTS, keys::POINTS_TOTAL_CAP]);
                match points == outcome.points {
                    true => {
                        sentence =
                            Sentence::of("penalised-without-change", player).with("points", Value::Points(points));
                    }
                    false => effects.push(Effect::ResultChanged { points }),
                }
            }
        },
        Penalty::LossOfGame { opponent } => {
            if provisions.loss_score_decided.is_none() {
                also_by.push(GAPS);
            }
            effects.push(Effect::Ended(lost(context.game, player, opponent)));
        }
        Penalty::Warning | Penalty::Fine | Penalty::RoundExclusion | Penalty::Expulsion => {}
    }
    let sentence = sentence.with("penalty", Value::Penalty(penalty));
    context.ruled(key, &also_by, effects, sentence)
}

/// A game lost by a player as a penalty. What the opponent scores is a win, or what the arbiter has decided.
pub(super) fn lost(game: &Game, player: Color, opponent: Option<Score>) -> Outcome {
    let scale = game.provisions().points.value;
    let mut points = ByColor::new(scale.loss, scale.loss);
    points[!player] = opponent.unwrap_or(scale.win);
    Outcome {
        ending: Ending::Penalty { player },
        points,
    }
}

/// The item of the list.
fn item(penalty: Penalty) -> Key {
    match penalty {
        Penalty::Warning => WARNING,
        Penalty::OpponentTime { .. } => OPPONENT_TIME,
        Penalty::OffenderTime { .. } => OFFENDER_TIME,
        Penalty::OpponentPoints { .. } => OPPONENT_POINTS,
        Penalty::OffenderPoints { .. } => OFFENDER_POINTS,
        Penalty::LossOfGame { .. } => LOSS_OF_GAME,
        Penalty::Fine => FINE,
        Penalty::RoundExclusion => ROUND_EXCLUSION,
        Penalty::Expulsion => EXPULSION,
    }
}
