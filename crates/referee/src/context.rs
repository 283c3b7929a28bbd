//! What a norm may look at, and how it says something.

use core::cell::{Cell, RefCell};
use core::time::Duration;
use std::borrow::Cow;

use jadoube_board::legality;
use jadoube_board::{Color, Position};
use jadoube_clock::{Clock, Instant};
use jadoube_laws::values::CompletingEnding;
use jadoube_laws::{Key, Provisions};

use crate::answer::{Choice, Word};
use crate::contract::OpenFact;
use crate::entry::{Effect, Ending, EntryNo, Meanwhile, Outcome, Question, Reason, Ruling, SAYS_SO};
use crate::finding::Finding;
use crate::game::{Board, Game, Imposed};
use crate::keys;
use crate::mate_prover::{MateProver, Mating};
use crate::norm::{Truth, Verdict};
use crate::points;
use crate::rules::counts_despite;
use crate::sentence::{ClockSum, Facts, Sentence, Value};
use crate::terms::Terms;

/// Whether each position is looked at for mates that nobody can give any more.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum DeadPositionCheck {
    EveryPosition,
    NoPosition,
}

/// What a norm may look at: the game with the event in it, and with what earlier norms have said to it. Never the record.
pub(crate) struct Context<'a> {
    pub(crate) game: &'a Game,
    /// What is judged.
    pub(crate) finding: &'a Finding,
    /// The event of the finding.
    pub(crate) of: EntryNo,
    /// The event that is being heard: the same, or an answer about it.
    pub(crate) event: EntryNo,
    pub(crate) at: Instant,
    pub(crate) prover: &'a dyn Proving,
    pub(crate) check: DeadPositionCheck,
    /// Whether the player to move has no legal move, once somebody has asked.
    pub(crate) has_no_move: &'a Cell<Option<bool>>,
    /// What is supposed, if this is only a trial.
    pub(crate) trial: Option<&'a Trial>,
    /// The least time that a player has had in the period that was running when an entry was written, up to that entry.
    pub(crate) least_time: &'a dyn Fn(EntryNo, Color) -> Option<Duration>,
    /// The clock as it was before an earlier entry changed anything, at the time of that entry.
    pub(crate) clock_before: &'a dyn Fn(EntryNo) -> Option<(Clock, Instant)>,
    /// The provision of which the arbiter has just been asked whether the edition says so.
    pub(crate) doubted: Option<Key>,
}

/// What is known before anybody looks at the game: the terms, the provisions, and what was told of a game that nobody watched.
pub(crate) struct Given<'a> {
    context: &'a Context<'a>,
}

impl Given<'_> {
    pub(crate) fn terms(&self) -> &Terms {
        self.context.game.terms()
    }

    pub(crate) fn provisions(&self) -> &Provisions {
        self.context.game.provisions()
    }

    /// Whether the provision holds in this game.
    pub(crate) fn has(&self, key: Key) -> bool {
        self.context.has(key)
    }

    /// The player that it is about, if it is about one.
    pub(crate) fn player(&self) -> Option<Color> {
        self.context.finding.player()
    }

    /// Whether nobody watched the game.
    pub(crate) fn is_called(&self) -> bool {
        self.context.game.is_called()
    }

    /// What was told in a game that nobody watched; asked for if it was not.
    pub(crate) fn told(&self, fact: Fact, about: Option<Color>) -> bool {
        self.context.told(fact, about)
    }
}

/// Something that a conclusion turns on and that only people can tell where nobody watched the game. Its sentences are
/// `ask-NAME`, `because-NAME` and `because-NAME-not`.
#[derive(Clone, Copy)]
pub(crate) struct Fact(pub(crate) &'static str);

/// Facts that are supposed while a finding is judged in memory, and the first that is missing.
#[derive(Default)]
pub(crate) struct Trial {
    supposed: Vec<(Cow<'static, str>, bool)>,
    pub(crate) missing: RefCell<Option<OpenFact>>,
    /// What conclusions have asked for, and what was told.
    told: RefCell<Vec<Reason>>,
}

impl Trial {
    pub(crate) fn supposing(supposed: Vec<(Cow<'static, str>, bool)>) -> Trial {
        Trial {
            supposed,
            ..Trial::default()
        }
    }
}

/// A prover that can be asked while a game is only looked at: a search writes its memory, and nothing else.
pub(crate) trait Proving {
    fn mating(&self, position: &Position, winner: Color, budget: u64) -> Mating;
    fn is_dead(&self, position: &Position, budget: u64) -> Option<bool>;
}

impl Proving for RefCell<&mut MateProver> {
    fn mating(&self, position: &Position, winner: Color, budget: u64) -> Mating {
        self.borrow_mut().mating(position, winner, budget)
    }

    fn is_dead(&self, position: &Position, budget: u64) -> Option<bool> {
        self.borrow_mut().is_dead(position, budget)
    }
}

impl Context<'_> {
    /// Whether the provision holds in this game.
    pub(crate) fn has(&self, key: Key) -> bool {
        self.game.provisions().has(key).is_some()
    }

    /// Whether the player to move has no legal move.
    pub(crate) fn has_no_move(&self) -> bool {
        self.has_no_move.get().unwrap_or_else(|| {
            let none = self.game.has_no_move();
            self.has_no_move.set(Some(none));
            none
        })
    }

    /// Whether a player can mate from here by any series of legal moves.
    pub(crate) fn can_mate(&self, player: Color) -> Mating {
        self.can_mate_from(self.game.board(), player)
    }

    /// Whether a player can mate from there. Where no position stands it is not known.
    pub(crate) fn can_mate_from(&self, board: Board<'_>, player: Color) -> Mating {
        match board.position() {
            Some(position) => self.prover.mating(position, player, self.game.terms().budget),
            None => Mating::Unknown,
        }
    }

    /// The same, where the legal moves from what is no position may lead to one: then each of them is looked at.
    pub(crate) fn can_mate_after_move_from(&self, board: Board<'_>, player: Color) -> Mating {
        if board.position().is_some() {
            return self.can_mate_from(board, player);
        }
        let (setup, moves) = (board.to_setup(), board.legal_moves());
        let mut known = !moves.is_empty();
        for attempt in moves {
            let next = Position::accept(&legality::play(&setup, attempt));
            match next.map(|position| self.can_mate_from(Board::Position(&position), player)) {
                Ok(Mating::Possible(line)) => return Mating::Possible(line),
                Ok(Mating::Impossible) => {}
                Ok(Mating::Unknown) | Err(_) => known = false,
            }
        }
        if known { Mating::Impossible } else { Mating::Unknown }
    }

    /// Whether the opponent of a player can still mate, with the line that shows it. What stays unknown is asked.
    pub(crate) fn opponent_can_mate(&self, player: Color, unknown: MateQuestion) -> Truth {
        if self.game.is_called() {
            return Truth::of(self.told(Fact("opponent-can-mate"), Some(player)));
        }
        let opponent = Facts::of("player", Value::Player(!player));
        match self.can_mate(!player) {
            Mating::Possible(line) => {
                let line = line.into_iter().map(Into::into).collect();
                Truth::Holds(opponent.and("line", Value::Line(line)))
            }
            Mating::Impossible => Truth::Fails(opponent),
            Mating::Unknown => Truth::Judged(Box::new(QuestionDraft {
                key: unknown.key,
                also_by: vec![unknown.also_by],
                player: Some(player),
                condition: None,
                choices: Choice::plain([Word::CanMate, Word::CannotMate]),
                meanwhile: Meanwhile::ClockStopped,
                sentence: Sentence::of(unknown.sentence, player),
            })),
        }
    }

    /// Whether neither player can mate from here; `None` if the budget did not suffice.
    pub(crate) fn is_dead(&self) -> Option<bool> {
        self.prover.is_dead(self.game.position()?, self.game.terms().budget)
    }

    /// What is known before anybody looks at the game.
    pub(crate) fn given(&self) -> Given<'_> {
        Given { context: self }
    }

    /// Whether nothing is being said, and only what would be is worked out.
    pub(crate) fn is_trial(&self) -> bool {
        self.trial.is_some()
    }

    /// What is supposed of a condition of this finding, if this is a trial.
    pub(crate) fn supposed(&self, condition: &str) -> Option<bool> {
        let mut supposed = self.trial?.supposed.iter();
        supposed.find(|(name, _)| name == condition).map(|(_, holds)| *holds)
    }

    /// What a norm says, if the text of the edition has been seen where it has the provision that is applied. Otherwise nothing
    /// is ruled by it: the arbiter is asked whether the edition says so, once in a game.
    pub(crate) fn if_text_is_seen(&self, verdict: Verdict) -> Verdict {
        let Verdict::Ruled(mut ruling) = verdict else {
            return verdict;
        };
        let key = ruling.key;
        if self.game.provisions().has_seen(key) {
            return Verdict::Ruled(ruling);
        }
        let edition = Value::Text(self.game.terms().edition.to_string());
        let facts = Facts::of("provision", Value::Provision(key)).and("edition", edition);
        let reason = |holds, settled| Reason {
            condition: SAYS_SO.into(),
            holds,
            settled,
            facts: facts.clone(),
        };
        let name = || format!("{SAYS_SO}.{key}");
        let said = match self.is_trial() {
            true => self.supposed(&name()),
            // Whether it holds is looked at by whoever judges the rest.
            false if self.doubted == Some(key) => Some(true),
            false => self.game.edition_says(key),
        };
        match said {
            Some(true) => {
                ruling.because.push(reason(true, true));
                return Verdict::Ruled(ruling);
            }
            Some(false) => return Verdict::Silent,
            None => {}
        }
        let sentence = Sentence {
            name: "ask-edition-says-so".into(),
            with: facts.0.clone(),
        };
        if self.is_trial() {
            return self.want(name(), sentence, Some(key));
        }
        let mut open = self.game.questions().iter();
        if open.any(|(_, question)| question.is_whether_edition_says_so() && question.of == self.of) {
            return Verdict::Silent;
        }
        let ends = ruling.effects.iter().any(|effect| matches!(effect, Effect::Ended(_)));
        let mut because = ruling.because;
        because.push(reason(false, false));
        self.asked(QuestionDraft {
            key,
            also_by: Vec::new(),
            player: self.finding.player(),
            condition: Some(SAYS_SO),
            choices: Choice::plain([Word::Yes, Word::No]),
            meanwhile: match ends {
                true => Meanwhile::ClockStopped,
                false => Meanwhile::PlayGoesOn,
            },
            sentence,
        })
        .because(because)
    }

    /// Asks for what is missing in a trial. Nothing is concluded until it is there.
    pub(crate) fn want(
        &self,
        name: impl Into<Cow<'static, str>>,
        ask: Sentence,
        left_by: Option<Key>,
    ) -> Verdict {
        if let Some(trial) = self.trial {
            let mut missing = trial.missing.borrow_mut();
            missing.get_or_insert(OpenFact {
                name: name.into(),
                ask,
                left_by,
            });
        }
        Verdict::Silent
    }

    /// What was told in a game that nobody watched; asked for if it was not.
    pub(crate) fn told(&self, fact: Fact, about: Option<Color>) -> bool {
        let ask = Sentence::asking(fact.0, about);
        let Some(holds) = self.supposed(fact.0) else {
            self.want(fact.0, ask, None);
            return false;
        };
        if let Some(trial) = self.trial {
            let mut told = trial.told.borrow_mut();
            if told.iter().all(|reason| reason.condition != fact.0) {
                told.push(Reason {
                    condition: fact.0.into(),
                    holds,
                    settled: true,
                    facts: Facts(ask.with),
                });
            }
        }
        holds
    }

    /// What was told while a norm was judged.
    pub(crate) fn told_here(&self) -> Vec<Reason> {
        self.trial.map(|trial| trial.told.take()).unwrap_or_default()
    }

    /// What the arbiter has said of a condition of this finding.
    pub(crate) fn established(&self, condition: &str) -> Option<bool> {
        self.game.established(condition, self.of)
    }

    /// Whether the arbiter is being asked about a condition of this finding.
    pub(crate) fn asks_already(&self, condition: &str) -> bool {
        let mut open = self.game.questions().iter();
        open.any(|(_, question)| question.condition.as_deref() == Some(condition) && question.of == self.of)
    }

    pub(crate) fn ruled(&self, key: Key, also_by: &[Key], effects: Vec<Effect>, sentence: Sentence) -> Verdict {
        Verdict::Ruled(Box::new(Ruling {
            key,
            also_by: self.held(key, also_by),
            rests_on: vec![self.event],
            because: self.clock_sums(&effects),
            effects,
            sentence,
        }))
    }

    /// A ruling that ends the game.
    pub(crate) fn ended(&self, key: Key, also_by: &[Key], ending: Ending, sentence: Sentence) -> Verdict {
        let mut effects = Vec::new();
        // The move that ends the game, or the last one made before, may count as completed without a press.
        let mover = !self.game.turn();
        if self.game.unpressed[mover]
            && let Some(completing) = completing(ending)
            && self.game.provisions().completing_endings.value.contains(&completing)
        {
            effects.push(Effect::Completed { player: mover });
        }
        let outcome = Outcome {
            ending,
            points: points::of_game(self.game, ending),
        };
        effects.push(Effect::Ended(outcome));
        let mut sentence = sentence.with("points", Value::Points(outcome.points));
        let mut also_by: Vec<Key> = also_by.iter().copied().chain([keys::POINTS]).collect();
        also_by.extend(counts_despite(self));
        if let Some(forfeit) = self.game.forfeit_by(outcome) {
            sentence = sentence.with("mark", Value::Text(forfeit.to_string()));
            also_by.push(keys::RESULT);
        }
        let penalties = self.penalties_in_points(ending, &mut also_by);
        self.ruled(key, &also_by, effects, sentence).because(penalties)
    }

    /// The penalties in points that count in the result, and by which provisions they do.
    fn penalties_in_points(&self, ending: Ending, also_by: &mut Vec<Key>) -> Vec<Reason> {
        let unpenalised = points::of_ending(self.game.provisions(), ending);
        let in_points = self
            .game
            .penalties()
            .iter()
            .filter(|imposed| imposed.penalty.is_in_points());
        let reason = |imposed: &Imposed| Reason {
            condition: "penalised-in-points".into(),
            holds: true,
            settled: false,
            facts: Facts::of("player", Value::Player(imposed.player))
                .and("penalty", Value::Penalty(imposed.penalty))
                .and("points", Value::Points(unpenalised)),
        };
        let reasons: Vec<Reason> = in_points.map(reason).collect();
        if !reasons.is_empty() {
            also_by.extend([self.game.provisions().penalties.key, keys::POINTS_TOTAL_CAP]);
        }
        reasons
    }

    pub(crate) fn asked(&self, draft: QuestionDraft) -> Verdict {
        Verdict::Asked(Box::new(Question {
            key: draft.key,
            also_by: self.held(draft.key, &draft.also_by),
            rests_on: vec![self.event],
            about: self.finding.clone(),
            of: self.of,
            condition: draft.condition.map(Into::into),
            player: draft.player,
            choices: draft.choices,
            meanwhile: draft.meanwhile,
            because: Vec::new(),
            sentence: draft.sentence,
        }))
    }

    /// The provisions that this game has, each once and none that is named before them.
    fn held(&self, before: Key, keys: &[Key]) -> Vec<Key> {
        let mut held = Vec::new();
        for key in keys.iter().copied().filter(|key| *key != before && self.has(*key)) {
            if !held.contains(&key) {
                held.push(key);
            }
        }
        held
    }

    /// What effects do to the clocks, with the digits to key in.
    fn clock_sums(&self, effects: &[Effect]) -> Vec<Reason> {
        let Some(clock) = self.game.clock() else {
            return Vec::new();
        };
        let sum = |player: Color| {
            let mut sum = ClockSum {
                player,
                shown: clock.remaining(player, self.at),
                added: Duration::ZERO,
                taken: Duration::ZERO,
            };
            for effect in effects {
                match effect {
                    Effect::TimeAdded { player: whose, amount } if *whose == player => sum.added += *amount,
                    Effect::TimeTaken { player: whose, amount } if *whose == player => sum.taken += *amount,
                    _ => {}
                }
            }
            let changes = !sum.added.is_zero() || !sum.taken.is_zero();
            changes.then(|| Reason {
                condition: "clock-changed".into(),
                holds: true,
                settled: false,
                facts: Facts::of("player", Value::Player(player)).and("sum", Value::Sum(sum)),
            })
        };
        Color::ALL.into_iter().filter_map(sum).collect()
    }
}

/// How it is asked whether the opponent of a player can still mate.
pub(crate) struct MateQuestion {
    pub(crate) key: Key,
    pub(crate) also_by: Key,
    pub(crate) sentence: &'static str,
}

/// A question in the making.
pub(crate) struct QuestionDraft {
    pub(crate) key: Key,
    pub(crate) also_by: Vec<Key>,
    pub(crate) player: Option<Color>,
    /// The condition that is asked about, if it is not the one that is being tried.
    pub(crate) condition: Option<&'static str>,
    /// Of a condition, the first says that it holds.
    pub(crate) choices: Vec<Choice>,
    pub(crate) meanwhile: Meanwhile,
    pub(crate) sentence: Sentence,
}

impl QuestionDraft {
    /// The same, where the Laws are silent: the provisions named are the nearest ones, and the arbiter decides by analogy. The
    /// ruling on the answer says so as well.
    pub(crate) fn by_analogy(mut self) -> QuestionDraft {
        self.also_by.push(keys::GAPS);
        self
    }
}

/// Which of the endings that complete a move this is.
///
/// Provision: move.completed-by-ending-game
fn completing(ending: Ending) -> Option<CompletingEnding> {
    Some(match ending {
        Ending::Checkmate { .. } => CompletingEnding::Checkmate,
        Ending::Resignation { .. } | Ending::ResignationDrawn { .. } => CompletingEnding::Resignation,
        Ending::Stalemate => CompletingEnding::Stalemate,
        Ending::DeadPosition => CompletingEnding::DeadPosition,
        Ending::Agreement => CompletingEnding::Agreement,
        Ending::Fivefold => CompletingEnding::Fivefold,
        Ending::SeventyFiveMoves => CompletingEnding::SeventyFiveMoves,
        // The move of a repetition claim is announced and not made, so there is none to count.
        _ => return None,
    })
}
