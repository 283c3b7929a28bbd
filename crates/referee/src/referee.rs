//! Hears events and answers with entries.

mod moves;

use core::cell::{Cell, RefCell};
use core::time::Duration;
use std::sync::Arc;

use jadoube_board::{ByColor, Color, Position};
use jadoube_clock::{Clock, Instant};
use jadoube_laws::{Key, NotLeftOpen};

use crate::act::{Act, Moment, SessionStarted, Told};
use crate::admit::{Refusal, admit};
use crate::answer::Answer;
use crate::context::{Context, DeadPositionCheck, Trial};
use crate::docket::{BindingNorm, WakesAt};
use crate::entry::{Entry, EntryNo, Question, Ruling};
use crate::event::{Author, Event, EventDraft};
use crate::finding::{Finding, FindingKind, Listen};
use crate::game::{Game, Phase, time_used};
use crate::mate_prover::MateProver;
use crate::norm::Verdict;
use crate::terms::Terms;
use crate::wire::Record;

/// The least time that separates two events.
pub(crate) const MOMENT: Duration = Duration::from_millis(1);

/// Referees one game.
///
/// Each event is heard in four steps. It is *admitted* if it can happen now, and refused with a reason otherwise. What
/// it amounts to is *found*. The rules *judge* it in their order, reading the game and writing nothing. Every entry is
/// then *applied* to the game. Nothing else changes the game, so the record alone brings it back.
///
/// ```
/// use jadoube_board::Color;
/// use jadoube_clock::Instant;
/// use jadoube_laws::Edition;
/// use jadoube_referee::{Author, EventDraft, Ending, Entry, MateProver, Referee, Terms, act};
///
/// let mut prover = MateProver::new();
/// let mut referee = Referee::new(Terms::of(Edition::E2023))?;
/// let mut at = Instant::ZERO;
/// let mut hear = |draft: EventDraft| {
///     at = at + std::time::Duration::from_secs(10);
///     referee.hear(draft.at(at), &mut prover).map(<[Entry]>::to_vec)
/// };
/// hear(act::SessionStarted {}.by(Author::Nobody))?;
/// for (by, mv) in [(Color::White, "f2f3"), (Color::Black, "e7e5"), (Color::White, "g2g4")] {
///     hear(act::Played { attempt: mv.parse()? }.by(by))?;
/// }
/// let entries = hear(act::Played { attempt: "d8h4".parse()? }.by(Color::Black))?;
/// let Entry::Ruling(ruling) = &entries[1] else { panic!("a ruling follows the move") };
/// assert_eq!(ruling.key, "end.checkmate");
/// assert_eq!(referee.game().outcome().unwrap().ending, Ending::Checkmate { player: Color::Black });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Referee {
    game: Game,
    record: Vec<Entry>,
    /// How many events, from the first on, were heard with the whole game known.
    heard_as_whole: u32,
}

impl Referee {
    /// A referee at a board where nothing has happened yet.
    ///
    /// # Errors
    ///
    /// The regulations may set only what the edition leaves open.
    pub fn new(terms: Terms) -> Result<Referee, NotLeftOpen> {
        Ok(Referee {
            game: Game::new(terms)?,
            record: Vec::new(),
            heard_as_whole: 0,
        })
    }

    /// Brings a stored game back. The entries are folded: nothing is admitted, judged or proved again, so no later
    /// correction of the Laws or of a rule changes or loses it. [`Referee::recheck`] tells what would come out otherwise.
    ///
    /// ```
    /// use jadoube_laws::Edition;
    /// use jadoube_referee::{MateProver, Referee, Terms, wire};
    ///
    /// let mut referee = Referee::new(Terms::of(Edition::E2023))?;
    /// referee.hear_moves(&[], &mut MateProver::new());
    /// let (record, _) = wire::read(&wire::write(&referee, &wire::Heading::default()));
    /// assert_eq!(Referee::load(&record.unwrap()).game(), referee.game());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn load(record: &Record) -> Referee {
        let mut referee = Referee {
            game: Game::begun(record.terms.clone()),
            record: Vec::with_capacity(record.entries.len()),
            heard_as_whole: record.heard_as_whole,
        };
        for entry in &record.entries {
            referee.write(entry.clone());
        }
        referee
    }

    /// Goes through the game once more from its beginning, for a caller that looks at it after each event and what was said
    /// to it: what a clock showed then is not in the record.
    pub fn watch(&self, mut watch: impl FnMut(&Game, &Event)) {
        let mut game = Game::begun(self.game.terms().clone());
        let mut last = None;
        for (before, entry) in self.record.iter().enumerate() {
            if let Entry::Event(event) = entry {
                last.replace(event).inspect(|last| watch(&game, last));
            }
            game.apply(EntryNo::after(before), entry);
        }
        last.inspect(|last| watch(&game, last));
    }

    /// What there is to say about the terms of the game before anything happens: that the glossary does not call its time per
    /// move an increment, or that the edition has no rules for its start. The same is said when the session begins.
    #[must_use]
    pub fn remarks_on_terms(&self) -> Vec<Ruling> {
        let game = Game::begun(self.game.terms().clone());
        let mut begun = Referee {
            game,
            record: Vec::new(),
            heard_as_whole: 0,
        };
        let start = SessionStarted {}.by(Author::Nobody).at(Instant::ZERO);
        begun.hear_admitted(start, &mut MateProver::new(), None);
        let said = begun.record.into_iter().filter_map(|entry| match entry {
            Entry::Ruling(ruling) if ruling.effects.is_empty() => Some(*ruling),
            _ => None,
        });
        said.collect()
    }

    /// Says the rest of what belongs to the last event, if the record breaks off in the middle of it, as after a power
    /// cut. The new entries are returned.
    pub fn complete(&mut self, prover: &mut MateProver) -> &[Entry] {
        let stored = self.record.len();
        let last = self.record.iter().rposition(|entry| matches!(entry, Entry::Event(_)));
        if let Some(last) = last.filter(|_| self.heard_as_whole == 0) {
            let mut again = self.clone();
            again.rewind(last);
            let Entry::Event(event) = self.record[last].clone() else {
                return &[];
            };
            if again.hear(event, prover).is_ok() && again.record.starts_with(&self.record) {
                *self = again;
            }
        }
        &self.record[stored..]
    }

    /// Referees another game on the same terms from this position. The record begins anew, in the memory of the last.
    ///
    /// ```
    /// use jadoube_board::Position;
    /// use jadoube_laws::Edition;
    /// use jadoube_referee::{MateProver, Referee, Terms};
    ///
    /// let (mut referee, mut prover) = (Referee::new(Terms::of(Edition::E2023))?, MateProver::new());
    /// let e4 = Position::initial().find("e2e4".parse()?).unwrap();
    /// referee.hear_moves(&[e4], &mut prover);
    /// referee.begin(Position::initial());
    /// assert!(referee.record().is_empty() && referee.game().plies().is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn begin(&mut self, start: Position) {
        self.game.begin(start);
        self.forget_record();
        self.heard_as_whole = 0;
    }

    /// Empties the record. Almost all of it is moves, which own nothing that has to be given back.
    fn forget_record(&mut self) {
        for entry in self.record.drain(..) {
            let owns_nothing = matches!(
                &entry,
                Entry::Event(Event {
                    act: Act::Played(_),
                    note: None,
                    ..
                })
            );
            if owns_nothing {
                core::mem::forget(entry);
            }
        }
    }

    /// The game as it stands.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Everything heard and said so far.
    #[must_use]
    pub fn record(&self) -> &[Entry] {
        &self.record
    }

    /// The events heard so far.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.record.iter().filter_map(|entry| match entry {
            Entry::Event(event) => Some(event),
            Entry::Ruling(_) | Entry::Question(_) => None,
        })
    }

    /// How many events, from the first on, [`Referee::hear_moves`] has heard knowing the whole game.
    #[must_use]
    pub fn heard_as_whole(&self) -> u32 {
        self.heard_as_whole
    }

    /// When something will happen by itself if nobody does anything: a flag falls, the default time passes, or the session is over.
    ///
    /// At a flag fall there is nothing to tell the referee: somebody must see or claim it. When the default time has
    /// passed, or the session is over, tell it [`TimePassed`](crate::act::TimePassed).
    #[must_use]
    pub fn next_deadline(&self) -> Option<Instant> {
        let flag = self.game.clock().and_then(|clock| clock.next_flag()).map(|(_, at)| at);
        let default = self.game.default_deadline();
        let session = self.game.session_deadline();
        [flag, default, session].into_iter().flatten().min()
    }

    /// How long the clock of each player has run so far, and what was charged to a player who adjourned early: what an envelope
    /// shows as the time used.
    #[must_use]
    pub fn time_used(&self) -> ByColor<Duration> {
        let now = self.game.now().unwrap_or_default();
        time_used(self.game.terms(), &self.record, now)
    }

    /// Whether something could happen a moment after the last. Nothing is heard: whoever offers acts to people can tell
    /// which to offer.
    ///
    /// ```
    /// use jadoube_laws::{Edition, find};
    /// use jadoube_referee::{Author, Referee, Terms, act};
    ///
    /// let referee = Referee::new(Terms::of(Edition::E2023))?;
    /// let about = Some(jadoube_board::Color::White);
    /// let raised = |key| act::Raised { key: find(key).unwrap().key, about }.by(Author::Arbiter);
    /// assert!(referee.admits(raised("clock.same-hand")));
    /// assert!(!referee.admits(raised("end.checkmate")), "nobody can be asked about it");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn admits(&self, draft: EventDraft) -> bool {
        !self.game.is_called() && self.admission(&draft).is_ok()
    }

    /// Whether something could happen a moment after the last, and why not.
    ///
    /// # Errors
    ///
    /// The reason for which it would be refused.
    pub fn admission(&self, draft: &EventDraft) -> Result<(), Refusal> {
        let at = self.game.now().map_or(Instant::ZERO, |now| now + MOMENT);
        admit(&self.game, &self.record, &draft.clone().at(at))
    }

    /// Hears an event. The new entries are returned: the event itself, then what the referee says to it.
    ///
    /// Of an event that is [proved later](Event::proved_later) it is not looked at whether the position after it is dead. Until
    /// that is [`Proved`](crate::act::Proved), only a record that [broke off](crate::act::BrokeOff) is heard: a dead position
    /// ends the game at once, so that nothing can happen in it before it is known to go on.
    ///
    /// # Errors
    ///
    /// Refuses what cannot happen now; the record then stays as it was.
    pub fn hear(&mut self, event: Event, prover: &mut MateProver) -> Result<&[Entry], Refusal> {
        if self.game.is_called() {
            return Err(Refusal::NotWatched);
        }
        if let Some(no) = self.game.awaits_proof()
            && !matches!(event.act, Act::Proved(_) | Act::BrokeOff(_))
        {
            return Err(Refusal::ProofAwaited(no));
        }
        admit(&self.game, &self.record, &event)?;
        let before = self.record.len();
        self.hear_admitted(event, prover, None);
        Ok(&self.record[before..])
    }

    /// Hears an event that can happen now, and says what follows, whether or not anybody has asked for it; with facts that are
    /// only supposed, if it is a trial.
    ///
    /// Provision: arbiter.enforce-laws
    pub(crate) fn hear_admitted(&mut self, event: Event, prover: &mut MateProver, trial: Option<&Trial>) {
        let at = event.at;
        let check = match event.proved_later {
            true => DeadPositionCheck::NoPosition,
            false => DeadPositionCheck::EveryPosition,
        };
        let waited = self.game.waiting.clone();
        let told = event.act.action().find(&Moment::of(&self.game, &self.record, &event));
        let no = self.write(Entry::Event(event));
        match told {
            Told::Finding(finding) => {
                if !self.make_wait(no, &finding) {
                    let hearing = Hearing {
                        finding: &finding,
                        of: no,
                        event: no,
                        at,
                        check,
                        trial,
                        by_analogy: false,
                        doubted: None,
                    };
                    self.judge_norms(hearing, prover, |_| true, Listen::judge);
                }
            }
            Told::Answer(question, answer) => self.judge_answer(no, at, &question, answer, prover, trial),
            Told::Nothing => {}
        }
        self.judge_waiting(&waited, at, prover);
    }

    /// Forgets all but the first entries, as if nothing more had happened: for whoever could not keep what was heard.
    ///
    /// The entries of one event belong together: a record that ends between them is not one that was heard.
    pub fn rewind(&mut self, entries: usize) {
        self.record.truncate(entries);
        let events = u32::try_from(self.events().count()).unwrap_or(u32::MAX);
        self.heard_as_whole = self.heard_as_whole.min(events);
        self.game.begin(self.game.terms().start);
        for (index, entry) in self.record.iter().enumerate() {
            self.game.apply(EntryNo::after(index), entry);
        }
    }

    pub(crate) fn judge(
        &mut self,
        no: EntryNo,
        at: Instant,
        finding: &Finding,
        prover: &mut MateProver,
        check: DeadPositionCheck,
    ) {
        let hearing = Hearing {
            finding,
            of: no,
            event: no,
            at,
            check,
            trial: None,
            by_analogy: false,
            doubted: None,
        };
        self.judge_norms(hearing, prover, |_| true, Listen::judge);
    }

    /// The question whose answer was being judged when this one was asked whether the edition says so; none if it was asked when
    /// the event was heard.
    fn asked_within(&self, question: &Question) -> Option<Question> {
        let mut question = question.clone();
        while question.is_whether_edition_says_so() {
            let event = self.record.get(question.rests_on.last()?.index())?;
            let Entry::Event(Event {
                act: Act::Answered(answered),
                ..
            }) = event
            else {
                return None;
            };
            let Entry::Question(within) = self.record.get(answered.question.index())? else {
                return None;
            };
            question = (**within).clone();
        }
        Some(question)
    }

    /// Judges again what depends on the answer, and nothing else.
    fn judge_answer(
        &mut self,
        no: EntryNo,
        at: Instant,
        question: &Question,
        answer: Answer,
        prover: &mut MateProver,
        trial: Option<&Trial>,
    ) {
        let hearing = Hearing {
            finding: &question.about,
            of: question.of,
            event: no,
            at,
            check: DeadPositionCheck::NoPosition,
            trial,
            by_analogy: question.is_by_analogy(),
            doubted: question.is_whether_edition_says_so().then_some(question.key),
        };
        if question.is_whether_edition_says_so() {
            // What was to be judged when it was asked goes on from there.
            let within = self.asked_within(question);
            let condition = within.as_ref().and_then(|within| within.condition.as_deref());
            let concerns = |norm: &Listen| condition.is_none_or(|condition| norm.depends_on(condition));
            return self.judge_norms(hearing, prover, concerns, Listen::judge);
        }
        match question.condition.as_deref() {
            Some(condition) => self.judge_norms(hearing, prover, |norm| norm.depends_on(condition), Listen::judge),
            None => {
                let law = Arc::clone(&self.game.law);
                let raised = match &question.about {
                    Finding::Raised(raised) => Some(raised),
                    _ => None,
                };
                let asks = |norm: &Listen| norm.outline().takes_answer(question.key, law.provisions(), raised);
                self.judge_norms(hearing, prover, asks, |norm, context| norm.answered(context, answer));
            }
        }
    }

    /// Has norms judge a finding, slot by slot. What one slot says holds before the next looks.
    fn judge_norms(
        &mut self,
        hearing: Hearing<'_>,
        prover: &mut MateProver,
        concerns: impl Fn(&Listen) -> bool,
        judge: impl Fn(&Listen, &Context<'_>) -> Verdict,
    ) {
        let (prover, has_no_move) = (RefCell::new(prover), Cell::new(None));
        let law = Arc::clone(&self.game.law);
        let mut decided = None;
        let is_answer = hearing.event != hearing.of;
        let kind = hearing.finding.kind();
        let mut doubted = hearing.doubted;
        let norms = match kind == FindingKind::MoveMade && !is_answer && !self.game.is_pending() {
            true => law.norms_of_plain_moves(),
            false => law.norms(kind),
        };
        for BindingNorm { slot, norm, wakes } in norms {
            let wakes = is_answer || self.game.wakes(*wakes, hearing.check, &has_no_move);
            if decided == Some(*slot) || !wakes || !concerns(norm) {
                continue;
            }
            let verdict = judge(
                norm,
                &Context {
                    game: &self.game,
                    finding: hearing.finding,
                    of: hearing.of,
                    event: hearing.event,
                    at: hearing.at,
                    prover: &prover,
                    check: hearing.check,
                    has_no_move: &has_no_move,
                    trial: hearing.trial,
                    clock_before: &|no| self.clock_before(no),
                    least_time: &|no, player| self.least_time(no, player),
                    doubted,
                },
            );
            // Before the norm that was in doubt everything has been said.
            if let Some(key) = doubted {
                match &verdict {
                    Verdict::Ruled(ruling) if ruling.key == key => doubted = None,
                    _ => continue,
                }
                if self.game.edition_says(key) == Some(false) {
                    continue;
                }
            }
            // In a trial nothing is said before the fact that is missing is there.
            if hearing.trial.is_some_and(|trial| trial.missing.borrow().is_some()) {
                return;
            }
            match verdict {
                Verdict::Silent => continue,
                Verdict::Ruled(ruling) if hearing.by_analogy => {
                    self.write(Entry::Ruling(Box::new(ruling.by_analogy())))
                }
                Verdict::Ruled(ruling) => self.write(Entry::Ruling(ruling)),
                // What is asked next rests on what the arbiter has decided, and so does what follows from it.
                Verdict::Asked(question) if hearing.by_analogy => {
                    self.write(Entry::Question(Box::new(question.by_analogy())))
                }
                Verdict::Asked(question) => {
                    let waits = question.is_whether_edition_says_so();
                    let no = self.write(Entry::Question(question));
                    // The rest is judged when the answer is there.
                    if waits {
                        return;
                    }
                    no
                }
            };
            decided = Some(*slot);
            // What ends the game leaves nothing to judge.
            if self.game.phase().is_over() {
                return;
            }
        }
    }

    /// The clock as it was before an entry changed anything, and when that was.
    pub(crate) fn clock_before(&self, no: EntryNo) -> Option<(Clock, Instant)> {
        let entry = self.record.get(no.index())?;
        let mut game = self.game.clone();
        game.begin(self.game.terms().start);
        for (index, entry) in self.record[..no.index()].iter().enumerate() {
            game.apply(EntryNo::after(index), entry);
        }
        let at = match entry {
            Entry::Event(event) => event.at,
            Entry::Ruling(_) | Entry::Question(_) => game.now.unwrap_or_default(),
        };
        game.clock.map(|clock| (clock, at))
    }

    /// The least time that a player has had in the period that was running when an entry was written, up to that entry.
    pub(crate) fn least_time(&self, no: EntryNo, player: Color) -> Option<Duration> {
        let mut game = self.game.clone();
        game.begin(self.game.terms().start);
        let (mut least, mut period) = (None, None);
        for (index, entry) in self.record[..=no.index()].iter().enumerate() {
            // Time is used up until somebody does something.
            if let (Entry::Event(event), Some(clock)) = (entry, game.clock()) {
                let left = clock.remaining(player, event.at);
                let lower = least.filter(|_| period == Some(clock.period(player)));
                (least, period) = (Some(left.min(lower.unwrap_or(left))), Some(clock.period(player)));
            }
            if index < no.index() {
                game.apply(EntryNo::after(index), entry);
            }
        }
        least
    }

    pub(crate) fn write(&mut self, entry: Entry) -> EntryNo {
        let no = EntryNo::after(self.record.len());
        self.game.apply(no, &entry);
        self.record.push(entry);
        no
    }
}

impl Game {
    /// Whether the last move has what a norm listens for.
    fn wakes(&self, wakes: WakesAt, check: DeadPositionCheck, has_no_move: &Cell<Option<bool>>) -> bool {
        match wakes {
            // What is pending was looked at before.
            WakesAt::Always | WakesAt::Pending => true,
            WakesAt::NoMoveLeft => {
                let known = has_no_move.get();
                let none = known.unwrap_or_else(|| self.has_no_move());
                has_no_move.set(Some(none));
                none
            }
            WakesAt::Halfmoves(least) => self.halfmoves() >= least,
            WakesAt::Look => check == DeadPositionCheck::EveryPosition && self.position().is_some(),
        }
    }

    /// Whether something waits for the next move: a press, an offer, a question, something irregular.
    fn is_pending(&self) -> bool {
        self.more.is_some()
            || self.made != self.completed
            || self.offers != ByColor::default()
            || self.unpressed != ByColor::default()
            || !self.questions.is_empty()
    }
}

/// A finding and where it is heard.
struct Hearing<'a> {
    finding: &'a Finding,
    /// The event of the finding.
    of: EntryNo,
    /// The event that is being heard.
    event: EntryNo,
    at: Instant,
    check: DeadPositionCheck,
    trial: Option<&'a Trial>,
    /// Whether it is the answer to a question on which the Laws are silent.
    by_analogy: bool,
    /// The provision of which the arbiter has just said whether the edition has it as it is told.
    doubted: Option<Key>,
}

impl Game {
    /// How long after the start of the game a player may come; `None` if neither the Laws nor the competition say. The session,
    /// from which lateness is counted, may have started before it.
    #[must_use]
    pub fn lateness_allowed(&self) -> Option<Duration> {
        let provisions = self.provisions();
        let before = provisions.session_starts_before.map(|before| before.value);
        let default_time = provisions.default_time?.value;
        Some(default_time.saturating_sub(before.unwrap_or_default()))
    }

    /// When the default time of a player who has not come has passed. Tell the referee then that
    /// [time passed](crate::act::TimePassed).
    #[must_use]
    pub fn default_deadline(&self) -> Option<Instant> {
        if let Some(deadline) = self.resumption_deadline() {
            return Some(deadline);
        }
        let started = self.started?;
        let awaited = |color: Color| self.arrived[color].is_none() && self.made[color] == 0;
        let passed = started + self.lateness_allowed()?;
        let due = self.phase == Phase::Playing
            && (awaited(Color::White) || awaited(Color::Black))
            && self.now.is_none_or(|now| now <= passed);
        // A player who comes at the very end of the default time comes in time.
        due.then(|| passed + MOMENT)
    }
}
