//! The rules, in order.
//!
//! A rule reads the game and the finding and says something or nothing. It asks no edition which it is: where editions
//! differ, it asks the game's [`Provisions`](jadoube_laws::Provisions) for a value, or whether they have a provision.

mod agreement;
mod automatic_draw;
mod checkmate;
mod completion;
mod dead_position;
mod draw_claim;
mod draw_offer;
mod flag_fall;
mod guidance;
mod lateness;
mod overruling;
mod pause;
mod rapid;
mod resignation;
mod scoresheet_request;
mod signed_result;
mod stalemate;
mod start;

use core::cell::Cell;

use jadoube_board::{ByColor, Color};
use jadoube_clock::Instant;
use jadoube_laws::values::CompletingEnding;
use jadoube_laws::{Key, Score};

use crate::entry::{Answer, Effect, Ending, Entry, EntryNo, Meanwhile, Outcome, Question, Ruling};
use crate::find::Finding;
use crate::game::Game;
use crate::keys;
use crate::mate_prover::MateProver;
use crate::sentence::Sentence;

/// A rule and what it listens to.
pub(crate) struct Rule {
    /// The kinds of findings it listens to.
    pub(crate) hears: u32,
    pub(crate) judge: fn(&mut Case<'_>) -> Verdict,
}

/// Every rule. A finding meets them in this order.
pub(crate) const RULES: &[Rule] = &[
    // Counts first: what follows may ask how many moves are completed.
    completion::RULE,
    // A move that ends the game ends it at once. Mate goes before everything else on the same move; stalemate, though
    // dead as well, is named for what it is.
    checkmate::RULE,
    stalemate::RULE,
    automatic_draw::RULE,
    dead_position::RULE,
    // The rest of what a move does: it declines an offer.
    draw_offer::RULE,
    agreement::RULE,
    // The clock is stopped before a claim is examined; what the claim leaves behind comes after.
    draw_claim::STOP_CLOCK,
    draw_claim::RULE,
    draw_claim::ILLEGAL_MOVE,
    draw_claim::AS_OFFER,
    flag_fall::RULE,
    resignation::RULE,
    // Around the game.
    start::RULE,
    start::FIRST_INCREMENT,
    lateness::RULE,
    pause::RULE,
    rapid::RULE,
    scoresheet_request::RULE,
    guidance::RULE,
    signed_result::RULE,
    overruling::RULE,
];

/// What the rules say: the sentences of each stand in the file beside it.
pub(crate) const SENTENCES: &[(&str, &str)] = &[
    ("agreement", include_str!("rules/agreement.toml")),
    ("automatic_draw", include_str!("rules/automatic_draw.toml")),
    ("checkmate", include_str!("rules/checkmate.toml")),
    ("completion", include_str!("rules/completion.toml")),
    ("dead_position", include_str!("rules/dead_position.toml")),
    ("draw_claim", include_str!("rules/draw_claim.toml")),
    ("draw_offer", include_str!("rules/draw_offer.toml")),
    ("flag_fall", include_str!("rules/flag_fall.toml")),
    ("guidance", include_str!("rules/guidance.toml")),
    ("lateness", include_str!("rules/lateness.toml")),
    ("overruling", include_str!("rules/overruling.toml")),
    ("pause", include_str!("rules/pause.toml")),
    ("rapid", include_str!("rules/rapid.toml")),
    ("resignation", include_str!("rules/resignation.toml")),
    ("scoresheet_request", include_str!("rules/scoresheet_request.toml")),
    ("signed_result", include_str!("rules/signed_result.toml")),
    ("stalemate", include_str!("rules/stalemate.toml")),
    ("start", include_str!("rules/start.toml")),
];

/// Until how many moves without a capture or a pawn move no rule has anything to say about a move that leaves the opponent
/// one, but for dead positions: nothing waits for it, and nothing can have stood too often. This spares most moves the rules.
pub(crate) fn plain_below(game: &Game) -> u32 {
    let waits = |color: Color| game.unpressed[color] || game.offers[color].is_some();
    match Color::ALL.into_iter().any(waits) {
        true => 0,
        false => automatic_draw::least_halfmoves(game),
    }
}

/// What a rule says.
pub(crate) enum Verdict {
    Silent,
    Ruled(Box<Ruling>),
    Asked(Box<Question>),
}

/// Whether each position is looked at for prover that nobody can give any more.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Watch {
    EveryPosition,
    NoPosition,
}

/// What a rule may look at.
pub(crate) struct Case<'a> {
    /// The game with the event in it, and with what earlier rules have said to it.
    pub(crate) game: &'a Game,
    pub(crate) record: &'a [Entry],
    /// The entry of the event.
    pub(crate) event: EntryNo,
    pub(crate) at: Instant,
    pub(crate) finding: &'a Finding,
    pub(crate) prover: &'a mut MateProver,
    pub(crate) watch: Watch,
    /// Whether the player to move has no legal move, once somebody has asked.
    pub(crate) stuck: &'a Cell<Option<bool>>,
}

impl Case<'_> {
    /// Whether the provision holds in this game.
    pub(crate) fn has(&self, key: Key) -> bool {
        self.game.provisions().has(key).is_some()
    }

    /// Whether the player to move has no legal move.
    pub(crate) fn is_stuck(&self) -> bool {
        self.stuck.get().unwrap_or_else(|| {
            let stuck = !self.game.position().has_legal_move();
            self.stuck.set(Some(stuck));
            stuck
        })
    }

    pub(crate) fn ruled(&self, key: Key, with: &[Key], effects: Vec<Effect>, say: Sentence) -> Verdict {
        Verdict::Ruled(Box::new(Ruling {
            key,
            also_by: self.held(with),
            rests_on: vec![self.event],
            effects,
            sentence: say,
        }))
    }

    /// A ruling that ends the game.
    pub(crate) fn ended(&self, key: Key, with: &[Key], ending: Ending, say: Sentence) -> Verdict {
        let mut effects = Vec::new();
        // The move that ends the game, or the last one made before, may count as completed without a press.
        let mover = !self.game.turn();
        if self.game.unpressed[mover]
            && let Some(completing) = completing(ending)
            && self.game.provisions().completing_endings.value.contains(&completing)
        {
            effects.push(Effect::Completed(mover));
        }
        let outcome = Outcome {
            ending,
            points: points(self.game, ending),
        };
        effects.push(Effect::Ended(outcome));
        let say = say.with("points", crate::sentence::Value::Points(outcome.points));
        let mut with = with.to_vec();
        with.push(keys::POINTS);
        self.ruled(key, &with, effects, say)
    }

    pub(crate) fn asked(&self, ask: Ask<'_>) -> Verdict {
        Verdict::Asked(Box::new(Question {
            key: ask.key,
            also_by: self.held(ask.with),
            rests_on: vec![self.event],
            about: ask.about,
            answers: ask.answers,
            meanwhile: ask.meanwhile,
            sentence: ask.say,
        }))
    }

    /// The answer to a question about one of these provisions, if the finding is one.
    pub(crate) fn answer_to(&self, asked: &[Key]) -> Option<(&Question, Answer)> {
        match self.finding {
            Finding::Answered { question, answer, .. } if asked.contains(&question.key) => Some((question, *answer)),
            _ => None,
        }
    }

    /// The provisions that this game has.
    fn held(&self, keys: &[Key]) -> Vec<Key> {
        keys.iter().copied().filter(|key| self.has(*key)).collect()
    }
}

/// A question in the making.
pub(crate) struct Ask<'a> {
    pub(crate) key: Key,
    pub(crate) with: &'a [Key],
    pub(crate) about: Option<Color>,
    pub(crate) answers: Vec<Answer>,
    pub(crate) meanwhile: Meanwhile,
    pub(crate) say: Sentence,
}

/// Whether somebody can raise a provision in this game.
pub(crate) fn can_be_raised(game: &Game, key: Key, about: Option<Color>) -> bool {
    let rooms = [
        guidance::can_be_raised,
        rapid::can_be_raised,
        scoresheet_request::can_be_raised,
    ];
    rooms.iter().any(|can_be_raised| can_be_raised(game, key, about))
}

/// What each player scores.
///
/// Provision: points.standard
pub(crate) fn points(game: &Game, ending: Ending) -> ByColor<Score> {
    let scale = game.provisions().points.value;
    let lost = |loser: Color| {
        let mut points = ByColor::new(scale.win, scale.win);
        points[loser] = scale.loss;
        points
    };
    match ending {
        Ending::Checkmate(winner) => lost(!winner),
        Ending::Resignation(loser) | Ending::Time(loser) | Ending::Absence(loser) | Ending::Penalty(loser) => {
            lost(loser)
        }
        Ending::AbsenceOfBoth => ByColor::new(scale.loss, scale.loss),
        Ending::Stalemate
        | Ending::DeadPosition
        | Ending::ResignationDrawn(_)
        | Ending::Agreement
        | Ending::Threefold
        | Ending::FiftyMoves
        | Ending::Fivefold
        | Ending::SeventyFiveMoves
        | Ending::TimeDrawn(_)
        | Ending::BothFlags
        | Ending::Arbiter
        | Ending::Signed => ByColor::new(scale.draw, scale.draw),
    }
}

/// Which of the endings that complete a move this is.
///
/// Provision: move.completed-by-ending-game
fn completing(ending: Ending) -> Option<CompletingEnding> {
    Some(match ending {
        Ending::Checkmate(_) => CompletingEnding::Checkmate,
        Ending::Resignation(_) | Ending::ResignationDrawn(_) => CompletingEnding::Resignation,
        Ending::Stalemate => CompletingEnding::Stalemate,
        Ending::DeadPosition => CompletingEnding::DeadPosition,
        Ending::Agreement => CompletingEnding::Agreement,
        Ending::Fivefold => CompletingEnding::Fivefold,
        Ending::SeventyFiveMoves => CompletingEnding::SeventyFiveMoves,
        // The move of a repetition claim is announced and not made, so there is none to count.
        _ => return None,
    })
}
