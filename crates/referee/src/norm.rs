//! A norm: what the Laws say to a finding, under conditions that are data.
//!
//! A norm is judged in the order in which an arbiter would ask. While its conditions hold, the next one is tried; when all
//! hold it concludes; when one fails it concludes otherwise, or says nothing. A condition that the Laws leave to a person is
//! asked, and the norm is judged again when the answer is there. What held and what failed stands in the ruling as its
//! reasons, so what is said and what was looked at cannot differ.
//!
//! A condition says where its truth comes from. What is *given* follows from the terms, the provisions and the finding, and is
//! always known. What is *seen* is read off the game: board, moves, clock, earlier entries. In a game that nobody watched it is
//! untold until somebody tells it.

use std::borrow::Cow;

use jadoube_laws::{Key, Provisions};

use crate::answer::Answer;
use crate::context::{Context, Given, QuestionDraft};
use crate::entry::{Question, Reason, Ruling};
use crate::finding::Raised;
use crate::sentence::{Facts, Sentence};

/// What a norm decides. Slots are judged one after the other, in this order, and what one says holds before the next looks.
/// In a slot with one answer the first norm that speaks decides: the order of the rules is the order of precedence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Slot {
    /// What counts as completed: what follows may ask how many moves are.
    Count,
    /// Whether a move is what had to be played: what follows depends on whether it stands.
    Obligation,
    /// What ends the game at once.
    End,
    /// Illegal moves, and what counts as one.
    Irregularity,
    /// What was asked for together with an offer of a draw.
    Request,
    /// Offers of a draw and what becomes of them.
    Offer,
    /// Whether the players agree.
    Agreement,
    /// What can prove a claim.
    Evidence,
    /// The clock is stopped before a claim is examined.
    ClaimClock,
    /// Claims of a draw.
    Claim,
    /// What must be played after a claim.
    Duty,
    /// What a claim leaves behind.
    ClaimedOffer,
    /// Fallen flags.
    Flag,
    /// Resignation.
    Resignation,
    /// The start of the session, and who is late for it.
    Start,
    /// What the clock gives for the first move.
    FirstIncrement,
    /// Who is late.
    Arrival,
    /// The clock is stopped, goes on, or is set right.
    Clock,
    /// What is said about the terms of the game.
    Terms,
    /// Recording the moves.
    Papers,
    /// What is raised, confirmed and overruled around the game.
    Procedure,
    /// What is asked next, where one thing is asked after the other.
    Next,
}

/// What a norm says.
pub(crate) enum Verdict {
    Silent,
    Ruled(Box<Ruling>),
    Asked(Box<Question>),
}

impl Verdict {
    /// The same with the reasons that led to it, before its own.
    pub(crate) fn because(self, mut reasons: Vec<Reason>) -> Verdict {
        match self {
            Verdict::Silent => Verdict::Silent,
            Verdict::Ruled(mut ruling) => {
                reasons.append(&mut ruling.because);
                ruling.because = reasons;
                Verdict::Ruled(ruling)
            }
            Verdict::Asked(mut question) => {
                reasons.append(&mut question.because);
                question.because = reasons;
                Verdict::Asked(question)
            }
        }
    }
}

/// How it stands with a condition.
pub(crate) enum Truth {
    /// It holds, and these facts show it.
    Holds(Facts),
    /// It does not hold, and these facts show it.
    Fails(Facts),
    /// The arbiter has said whether it holds.
    Settled(bool),
    /// It does not arise here.
    Moot,
    /// Nobody watched the game, and nobody has told.
    Untold,
    /// The Laws leave it to the arbiter, who is asked.
    Judged(Box<QuestionDraft>),
}

impl Truth {
    /// What is plain without facts.
    pub(crate) fn of(holds: bool) -> Truth {
        if holds { Truth::HOLDS } else { Truth::FAILS }
    }

    /// Whether a finding is what the norm is about. That it is gives no reason; where it is not, the norm ends.
    pub(crate) fn about(is: bool) -> Truth {
        if is { Truth::Moot } else { Truth::FAILS }
    }

    pub(crate) const HOLDS: Truth = Truth::Holds(Facts::NONE);
    pub(crate) const FAILS: Truth = Truth::Fails(Facts::NONE);
}

/// Something that a norm asks of a finding.
pub(crate) struct Condition<F: 'static> {
    /// Its name, by which reasons and facts refer to it. Its sentences are `because-NAME`, `because-NAME-not` and, if it is
    /// seen, `ask-NAME`.
    pub(crate) name: &'static str,
    test: Test<F>,
    /// How it is asked for, if there is more to say than about which player.
    ask: Option<fn(&Given<'_>, &F) -> Sentence>,
    /// Whether it is asked that it does not hold.
    negated: bool,
    /// Conditions that it is made of, which the arbiter may be asked about.
    pub(crate) parts: &'static [&'static str],
}

/// Where the truth of a condition comes from.
enum Test<F: 'static> {
    /// The terms, the provisions and the finding.
    Given(fn(&Given<'_>, &F) -> Truth),
    /// The game, or what was told of it: the test asks for that itself.
    ToldOrSeen(fn(&Context<'_>, &F) -> Truth),
    /// The game, as far as the first does not decide it without looking.
    Seen {
        given: fn(&Given<'_>, &F) -> Option<Truth>,
        seen: fn(&Context<'_>, &F) -> Truth,
    },
}

impl<F> Condition<F> {
    /// What follows from the terms, the provisions and the finding.
    pub(crate) const fn given(name: &'static str, test: fn(&Given<'_>, &F) -> Truth) -> Condition<F> {
        Condition::of(name, Test::Given(test))
    }

    /// What is seen in the game.
    pub(crate) const fn seen(name: &'static str, seen: fn(&Context<'_>, &F) -> Truth) -> Condition<F> {
        Condition::of(
            name,
            Test::Seen {
                given: |_, _| None,
                seen,
            },
        )
    }

    /// What is seen in the game; where nobody watched it, the test goes by what was told.
    pub(crate) const fn told_or_seen(name: &'static str, test: fn(&Context<'_>, &F) -> Truth) -> Condition<F> {
        Condition::of(name, Test::ToldOrSeen(test))
    }

    /// What is seen in the game, where it is not decided before anybody looks.
    pub(crate) const fn seen_unless(
        name: &'static str,
        given: fn(&Given<'_>, &F) -> Option<Truth>,
        seen: fn(&Context<'_>, &F) -> Truth,
    ) -> Condition<F> {
        Condition::of(name, Test::Seen { given, seen })
    }

    const fn of(name: &'static str, test: Test<F>) -> Condition<F> {
        Condition {
            name,
            test,
            ask: None,
            negated: false,
            parts: &[],
        }
    }

    /// The same, asked for in a sentence of its own.
    pub(crate) const fn asked_as(self, ask: fn(&Given<'_>, &F) -> Sentence) -> Condition<F> {
        let Condition {
            name,
            test,
            negated,
            parts,
            ..
        } = self;
        Condition {
            name,
            test,
            ask: Some(ask),
            negated,
            parts,
        }
    }

    /// The same, where this does not decide it before anybody looks.
    pub(crate) const fn unless(self, given: fn(&Given<'_>, &F) -> Option<Truth>) -> Condition<F> {
        let Condition {
            name,
            test,
            ask,
            negated,
            parts,
        } = self;
        let test = match test {
            Test::Seen { seen, .. } => Test::Seen { given, seen },
            test => test,
        };
        Condition {
            name,
            test,
            ask,
            negated,
            parts,
        }
    }

    /// The same, which also depends on what the arbiter is asked about conditions of other norms.
    pub(crate) const fn made_of(self, parts: &'static [&'static str]) -> Condition<F> {
        let Condition {
            name,
            test,
            ask,
            negated,
            ..
        } = self;
        Condition {
            name,
            test,
            ask,
            negated,
            parts,
        }
    }

    /// How it stands with it: what the arbiter has said goes before what the referee sees.
    pub(crate) fn truth(&self, context: &Context<'_>, finding: &F) -> Truth {
        if let Some(holds) = context.established(self.name) {
            return Truth::Settled(holds);
        }
        match self.tried(context, finding) {
            // What is only supposed counts where nothing better is known.
            open @ (Truth::Untold | Truth::Judged(_)) => match context.supposed(self.name) {
                Some(holds) => Truth::Settled(holds),
                None => open,
            },
            known => known,
        }
    }

    /// What the referee makes of it, whatever the arbiter has said.
    pub(crate) fn tried(&self, context: &Context<'_>, finding: &F) -> Truth {
        match &self.test {
            Test::Given(test) => test(&context.given(), finding),
            Test::ToldOrSeen(test) => test(context, finding),
            Test::Seen { given, seen } => match given(&context.given(), finding) {
                Some(truth) => truth,
                None if context.game.is_called() => Truth::Untold,
                None => seen(context, finding),
            },
        }
    }

    /// Whether only people can tell where nobody watched the game.
    fn is_seen(&self) -> bool {
        matches!(self.test, Test::Seen { .. })
    }

    /// The sentence that asks for it.
    fn question(&self, context: &Context<'_>, finding: &F) -> Sentence {
        match self.ask {
            Some(ask) => ask(&context.given(), finding),
            None => Sentence::asking(self.name, context.finding.player()),
        }
    }

    /// Whether it holds as it is asked for. `None` if it does not arise, or somebody must say.
    fn stands(&self, truth: &Truth) -> Option<bool> {
        match truth {
            Truth::Holds(_) => Some(!self.negated),
            Truth::Fails(_) => Some(self.negated),
            Truth::Settled(holds) => Some(*holds != self.negated),
            Truth::Moot | Truth::Untold | Truth::Judged(_) => None,
        }
    }

    fn reason(&self, truth: Truth, context: &Context<'_>, finding: &F) -> Option<Reason> {
        let (holds, settled, facts) = match truth {
            Truth::Holds(facts) => (true, false, facts),
            Truth::Fails(facts) => (false, false, facts),
            // What was told is said of whom it was asked.
            Truth::Settled(holds) if context.game.is_called() => {
                (holds, true, Facts(self.question(context, finding).with))
            }
            Truth::Settled(holds) => (holds, true, Facts::NONE),
            Truth::Moot | Truth::Untold | Truth::Judged(_) => return None,
        };
        Some(Reason {
            condition: self.name.into(),
            holds,
            settled,
            facts,
        })
    }
}

/// The same condition, asked not to hold.
pub(crate) const fn not<F>(condition: Condition<F>) -> Condition<F> {
    let Condition {
        name,
        test,
        ask,
        negated,
        parts,
    } = condition;
    Condition {
        name,
        test,
        ask,
        negated: !negated,
        parts,
    }
}

/// The provision that a norm applies.
#[derive(Clone, Copy)]
pub(crate) enum KeyOf {
    /// This one.
    Fixed(Key),
    /// The one that sets a value of the game, if the game has it.
    Setting(fn(&Provisions) -> Option<Key>),
    /// The one that was raised.
    Raised,
}

/// A norm of the Laws.
pub(crate) struct Norm<F: 'static> {
    pub(crate) key: KeyOf,
    pub(crate) decides: Slot,
    /// What must hold, in the order in which an arbiter would ask.
    pub(crate) when: &'static [Condition<F>],
    /// What follows if all of it holds.
    pub(crate) then: fn(&Context<'_>, &F) -> Verdict,
    /// What follows if the condition of this name does not; nothing by default.
    pub(crate) otherwise: Option<fn(&Context<'_>, &F, &'static str) -> Verdict>,
    /// What follows from the answer to a question about the consequence.
    pub(crate) answered: Option<fn(&Context<'_>, &F, Answer) -> Verdict>,
    /// The provisions by which it asks about the consequence, if not its own.
    pub(crate) asks: &'static [Key],
    /// What a move must have for this norm to speak about it.
    pub(crate) wakes: Wakes,
}

/// What a move must have for a norm to speak about it. Moves that wake no norm are quiet, and most are.
#[derive(Clone, Copy)]
pub(crate) enum Wakes {
    /// It leaves the opponent none.
    NoMoveLeft,
    /// So many moves have gone by without a capture or a pawn move.
    Halfmoves(fn(&Provisions) -> Option<u32>),
    /// Something waits for it: an offer, or a press.
    Pending,
    /// Somebody looks at each position.
    Look,
    /// The norm does not listen to moves.
    Never,
}

impl<F> Norm<F> {
    /// A norm that says nothing yet.
    pub(crate) const fn of(key: KeyOf, decides: Slot) -> Norm<F> {
        Norm {
            key,
            decides,
            when: &[],
            then: |_, _| Verdict::Silent,
            otherwise: None,
            answered: None,
            asks: &[],
            wakes: Wakes::Never,
        }
    }

    pub(crate) fn outline(&self) -> Outline {
        Outline {
            slot: self.decides,
            key: self.key,
            wakes: self.wakes,
            answers: self.answered.is_some(),
            asks: self.asks,
        }
    }

    /// Whether one of its conditions is, or is made of, this one.
    pub(crate) fn depends_on(&self, name: &str) -> bool {
        let mut conditions = self.when.iter();
        conditions.any(|condition| condition.name == name || condition.parts.contains(&name))
    }

    /// The conditions that nobody knows who did not watch the game.
    #[cfg(test)]
    pub(crate) fn seen(&self) -> Vec<&'static str> {
        let seen = self.when.iter().filter(|condition| condition.is_seen());
        seen.map(|condition| condition.name).collect()
    }

    pub(crate) fn judge(&self, context: &Context<'_>, finding: &F) -> Verdict {
        let mut because = Vec::new();
        let verdict = self.conclude(context, finding, &mut because);
        // What was told to this norm is its own reason, even if it is silent: the next one must not give it.
        let told = context.told_here();
        if matches!(verdict, Verdict::Silent) {
            return Verdict::Silent;
        }
        because.extend(told);
        context.if_text_is_seen(verdict.because(because))
    }

    /// Tries the conditions and concludes. What was found is added to the reasons.
    fn conclude(&self, context: &Context<'_>, finding: &F, because: &mut Vec<Reason>) -> Verdict {
        for condition in self.when {
            let truth = condition.truth(context, finding);
            match (condition.stands(&truth), truth) {
                (_, Truth::Untold) => return context.want(condition.name, condition.question(context, finding), None),
                (_, Truth::Judged(draft)) => {
                    let name = draft.condition.unwrap_or(condition.name);
                    if context.is_trial() {
                        return context.want(name, draft.sentence, Some(draft.key));
                    }
                    if context.asks_already(name) {
                        return Verdict::Silent;
                    }
                    return context.asked(QuestionDraft {
                        condition: Some(name),
                        ..*draft
                    });
                }
                (None, _) => {}
                (Some(true), truth) => because.extend(condition.reason(truth, context, finding)),
                (Some(false), truth) => {
                    let Some(otherwise) = self.otherwise else {
                        return Verdict::Silent;
                    };
                    because.extend(condition.reason(truth, context, finding));
                    return otherwise(context, finding, condition.name);
                }
            }
        }
        (self.then)(context, finding)
    }

    pub(crate) fn answered(&self, context: &Context<'_>, finding: &F, answer: Answer) -> Verdict {
        match self.answered {
            Some(answered) => answered(context, finding, answer),
            None => Verdict::Silent,
        }
    }

    pub(crate) fn attempt(&self, context: &Context<'_>, finding: &F) -> Vec<Attempted> {
        let tried = self.when.iter().map(|condition| {
            let truth = condition.truth(context, finding);
            let standing = match (condition.stands(&truth), &truth) {
                // Nothing is said of what nobody has told.
                (_, Truth::Holds(_) | Truth::Fails(_)) if context.game.is_called() && condition.is_seen() => {
                    Standing::Moot
                }
                (Some(true), _) => Standing::Holds,
                (Some(false), _) => Standing::Fails,
                (None, Truth::Judged(_)) => Standing::Judged,
                (None, _) => Standing::Moot,
            };
            Attempted {
                condition: condition.name.into(),
                standing,
                reason: condition.reason(truth, context, finding),
            }
        });
        tried.collect()
    }
}

/// What a norm says of itself, whatever it listens to.
pub(crate) struct Outline {
    pub(crate) slot: Slot,
    key: KeyOf,
    pub(crate) wakes: Wakes,
    /// Whether it takes answers about its consequence.
    answers: bool,
    asks: &'static [Key],
}

impl Outline {
    /// The provision that it applies in a game, if the game has it.
    pub(crate) fn key(&self, provisions: &Provisions, raised: Option<&Raised>) -> Option<Key> {
        match self.key {
            KeyOf::Fixed(key) => provisions.has(key).map(|_| key),
            KeyOf::Setting(key) => key(provisions),
            KeyOf::Raised => raised.map(|raised| raised.key),
        }
    }

    /// The provision that it is about, whether the game has it or not.
    pub(crate) fn own_key(&self, provisions: &Provisions, raised: Option<&Raised>) -> Option<Key> {
        match self.key {
            KeyOf::Fixed(key) => Some(key),
            KeyOf::Setting(_) | KeyOf::Raised => self.key(provisions, raised),
        }
    }

    /// Whether it takes the answer to a question by this provision.
    pub(crate) fn takes_answer(&self, asked_by: Key, provisions: &Provisions, raised: Option<&Raised>) -> bool {
        let own = || self.key(provisions, raised) == Some(asked_by);
        self.answers && (self.asks.contains(&asked_by) || self.asks.is_empty() && own())
    }

    /// Whether it can apply in a game at all.
    pub(crate) fn binds(&self, provisions: &Provisions) -> bool {
        matches!(self.key, KeyOf::Raised) || self.key(provisions, None).is_some()
    }
}

/// A condition that was tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempted {
    /// Its name.
    pub condition: Cow<'static, str>,
    /// What it means for the provision.
    pub standing: Standing,
    /// What was found, if it arises.
    pub reason: Option<Reason>,
}

impl Attempted {
    /// A condition that led to a ruling.
    pub(crate) fn looked_at(reason: &Reason) -> Attempted {
        Attempted {
            condition: reason.condition.clone(),
            standing: Standing::Holds,
            reason: Some(reason.clone()),
        }
    }
}

/// What a condition means for a provision that could have been applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It is as the provision asks.
    Holds,
    /// It is not as the provision asks: so the provision was not applied.
    Fails,
    /// It does not arise here.
    Moot,
    /// It is for the arbiter to say.
    Judged,
}

#[cfg(test)]
mod tests {
    use core::cell::{Cell, RefCell};

    use jadoube_clock::Instant;
    use jadoube_laws::Edition;

    use super::{Condition, KeyOf, Norm, Slot, Truth, Verdict};
    use crate::context::{Context, DeadPositionCheck, Fact, Trial};
    use crate::entry::EntryNo;
    use crate::finding::{Finding, TimePassed};
    use crate::game::Game;
    use crate::keys::POINTS;
    use crate::mate_prover::MateProver;
    use crate::sentence::Sentence;
    use crate::terms::{Mode, Terms};

    const WHITE_IS_ABSENT: Condition<TimePassed> = Condition::told_or_seen("white-is-absent", |context, _| {
        Truth::of(context.told(Fact("white-is-absent"), None))
    });

    #[test]
    fn what_a_silent_norm_was_told_is_no_reason_of_the_next() {
        const SILENT: Norm<TimePassed> = Norm {
            when: &[WHITE_IS_ABSENT],
            ..Norm::of(KeyOf::Fixed(POINTS), Slot::Procedure)
        };
        const SPEAKS: Norm<TimePassed> = Norm {
            then: |context, _| context.ruled(POINTS, &[], Vec::new(), Sentence::plain("checkmate")),
            ..Norm::of(KeyOf::Fixed(POINTS), Slot::Procedure)
        };
        let terms = Terms {
            mode: Mode::Called,
            ..Terms::of(Edition::LATEST)
        };
        let game = Game::new(terms).unwrap();
        let finding = Finding::TimePassed(TimePassed {});
        let mut prover = MateProver::new();
        let trial = Trial::supposing(vec![("white-is-absent".into(), false)]);
        let context = Context {
            game: &game,
            finding: &finding,
            of: EntryNo::after(0),
            event: EntryNo::after(0),
            at: Instant::ZERO,
            prover: &RefCell::new(&mut prover),
            check: DeadPositionCheck::NoPosition,
            has_no_move: &Cell::new(None),
            clock_before: &|_| None,
            least_time: &|_, _| None,
            trial: Some(&trial),
            doubted: None,
        };
        assert!(matches!(SILENT.judge(&context, &TimePassed {}), Verdict::Silent));
        let Verdict::Ruled(ruling) = SPEAKS.judge(&context, &TimePassed {}) else {
            panic!("it speaks");
        };
        assert_eq!(ruling.because, []);
    }
}
