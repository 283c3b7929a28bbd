//! Why a provision was not applied.

use core::cell::{Cell, RefCell};

use jadoube_laws::Key;

use crate::act::{Act, Moment, Told};
use crate::context::{Context, DeadPositionCheck, Trial};
use crate::entry::{Entry, EntryNo};
use crate::event::Event;
use crate::finding::Finding;
use crate::game::Game;
use crate::mate_prover::MateProver;
use crate::norm::{Attempted, Standing};
use crate::referee::Referee;

/// A provision that could have been applied to an event, and how it stands with its conditions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotRuled {
    /// The provision.
    pub key: Key,
    /// Whether it holds in this game at all: an edition, a pace or a supervision may not have it.
    pub binds: bool,
    /// Whether it was applied after all.
    pub ruled: bool,
    /// Whether what was ruled or asked rests on it besides another provision.
    pub cited: bool,
    /// Its conditions, in the order in which an arbiter would ask. All are tried, whatever failed before.
    pub conditions: Vec<Attempted>,
}

/// Why nothing can be said of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoFinding {
    /// There is no such entry.
    NoEntry,
    /// The entry is not an event.
    NotAnEvent(Option<EntryNo>),
    /// The event amounts to nothing that a provision listens to.
    Nothing,
}

impl Referee {
    /// Which conditions of the provisions that listen to an event held, failed or were for the arbiter to say; of one
    /// provision, if a key is given.
    ///
    /// Nothing is kept for it: the record is folded up to that event, and the conditions are tried in the game as it was
    /// then.
    ///
    /// ```
    /// use jadoube_board::Color;
    /// use jadoube_clock::Instant;
    /// use jadoube_laws::{Edition, find};
    /// use jadoube_referee::act::{Claim, Claimed};
    /// use jadoube_referee::{EntryNo, MateProver, Referee, Standing, Terms};
    ///
    /// let (mut referee, mut prover) = (Referee::new(Terms::of(Edition::E2023))?, MateProver::new());
    /// referee.hear_moves(&[], &mut prover);
    /// let claim = Claim::Threefold { intended: None };
    /// referee.hear(Claimed { claim }.by(Color::White).at(Instant::from_millis(5)), &mut prover)?;
    ///
    /// let key = find("draw-claim.correct-claim").unwrap().key;
    /// let [correct] = &referee.why_not(EntryNo::new(2).unwrap(), Some(key), &mut prover).unwrap()[..] else { panic!() };
    /// let failed = correct.conditions.iter().find(|condition| condition.standing == Standing::Fails);
    /// assert_eq!(failed.unwrap().condition, "position-repeated");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The entry must be an event that amounts to something.
    pub fn why_not(&self, no: EntryNo, key: Option<Key>, prover: &mut MateProver) -> Result<Vec<NotRuled>, NoFinding> {
        let event = match self.record().get(no.index()) {
            None => return Err(NoFinding::NoEntry),
            Some(Entry::Event(event)) => event,
            Some(Entry::Ruling(ruling)) => return Err(NoFinding::NotAnEvent(ruling.rests_on.last().copied())),
            Some(Entry::Question(question)) => {
                return Err(NoFinding::NotAnEvent(question.rests_on.last().copied()));
            }
        };
        let (mut game, finding, of) = self.found(no, event).ok_or(NoFinding::Nothing)?;
        game.apply(no, &self.record()[no.index()]);
        let said = self.record()[no.index() + 1..].iter();
        let (mut applied, mut cited) = (Vec::new(), Vec::new());
        for entry in said {
            let (key, also_by) = match entry {
                Entry::Event(_) => break,
                Entry::Ruling(ruling) => (ruling.key, &ruling.also_by),
                Entry::Question(question) => (question.key, &question.also_by),
            };
            applied.push(key);
            cited.extend_from_slice(also_by);
        }
        let (prover, has_no_move) = (RefCell::new(prover), Cell::new(None));
        let context = Context {
            game: &game,
            finding: &finding,
            of,
            event: no,
            at: event.at,
            prover: &prover,
            check: DeadPositionCheck::EveryPosition,
            has_no_move: &has_no_move,
            trial: None,
            clock_before: &|no| self.clock_before(no),
            least_time: &|no, player| self.least_time(no, player),
            doubted: None,
        };
        let mut told = listening(&context, key);
        for told in &mut told {
            told.ruled = applied.contains(&told.key);
            told.cited = cited.contains(&told.key);
        }
        // A ruling may be by a provision that sets a value, such as the minutes of a penalty: its reasons tell why.
        for entry in &self.record()[no.index() + 1..] {
            let Entry::Ruling(ruling) = entry else { break };
            let wanted = key.is_none_or(|key| key == ruling.key);
            if wanted && told.iter().all(|told| told.key != ruling.key) {
                told.push(NotRuled {
                    key: ruling.key,
                    binds: true,
                    ruled: true,
                    cited: false,
                    conditions: ruling.because.iter().map(Attempted::looked_at).collect(),
                });
            }
        }
        Ok(told)
    }

    /// Why nothing follows from an event, where its [contract](Referee::contract) comes to nothing: the provisions that listen
    /// to it, and how it stands with their conditions. What is not told does not arise.
    pub fn why_nothing(&self, event: &Event, facts: &[(&str, bool)], prover: &mut MateProver) -> Vec<NotRuled> {
        let moment = Moment::of(self.game(), self.record(), event);
        let Told::Finding(finding) = event.act.action().find(&moment) else {
            return Vec::new();
        };
        let mut game = self.game().clone();
        let no = EntryNo::after(self.record().len());
        game.apply(no, &Entry::Event(event.clone()));
        let told = facts.iter().map(|(name, holds)| ((*name).to_owned().into(), *holds));
        let trial = Trial::supposing(told.collect());
        let (prover, has_no_move) = (RefCell::new(prover), Cell::new(None));
        let context = Context {
            game: &game,
            finding: &finding,
            of: no,
            event: no,
            at: event.at,
            prover: &prover,
            check: DeadPositionCheck::EveryPosition,
            has_no_move: &has_no_move,
            trial: Some(&trial),
            clock_before: &|no| self.clock_before(no),
            least_time: &|no, player| self.least_time(no, player),
            doubted: None,
        };
        listening(&context, None)
    }

    /// The game before an event, and what the event amounted to. An answer amounts to what its question was about.
    pub(crate) fn found(&self, no: EntryNo, event: &Event) -> Option<(Game, Finding, EntryNo)> {
        let mut before = self.clone();
        before.rewind(no.index());
        let game = before.game().clone();
        match &event.act {
            Act::Answered(answered) => match self.record().get(answered.question.index())? {
                Entry::Question(question) => Some((game, question.about.clone(), question.of)),
                Entry::Event(_) | Entry::Ruling(_) => None,
            },
            act => match act.action().find(&Moment::of(&game, before.record(), event)) {
                Told::Finding(finding) => Some((game, finding, no)),
                Told::Answer(..) | Told::Nothing => None,
            },
        }
    }
}

/// The provisions that listen to a finding, or one of them, with all their conditions tried.
fn listening(context: &Context<'_>, key: Option<Key>) -> Vec<NotRuled> {
    let provisions = context.game.provisions();
    let raised = match context.finding {
        Finding::Raised(raised) => Some(raised),
        _ => None,
    };
    let norms = crate::rules::RULES.iter().flat_map(|rule| rule.norms);
    let listening = norms.filter(|norm| norm.kind() == context.finding.kind());
    let told = listening.filter_map(|norm| {
        let outline = norm.outline();
        let own = outline.own_key(provisions, raised)?;
        if key.is_some_and(|key| key != own) {
            return None;
        }
        let binds = outline.binds(provisions);
        let conditions = if binds { norm.attempt(context) } else { Vec::new() };
        // A norm about something else that can be raised has nothing to say of this.
        let is_other = raised.is_some()
            && conditions
                .first()
                .is_some_and(|first| first.standing == Standing::Fails);
        (!is_other).then_some(NotRuled {
            key: own,
            binds,
            ruled: false,
            cited: false,
            conditions,
        })
    });
    told.collect()
}
