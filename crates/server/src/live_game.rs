//! One game at the desk.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex as StdMutex, RwLock};
use std::time::{Duration, Instant as Monotonic, SystemTime, UNIX_EPOCH};

use jadoube_board::{ByColor, Color, Move};
use jadoube_clock::Instant;
use jadoube_referee::act::{self, Claim, ProofVerdict};
use jadoube_referee::wire::{self, Heading, Record};
use jadoube_referee::{Act, Author, Entry, EntryNo, Event, EventDraft, MateProver, Oversight, Phase, Referee, Refusal};
use jadoube_scoresheet::ClockReadings;
use tokio::sync::{Mutex, MutexGuard, watch};

use crate::evidence::Head;
use crate::game_card::GameCard;
use crate::game_summary::GameSummary;
use crate::provers::Provers;
use crate::role::Role;
use crate::secret::Digest;
use crate::store::{DeletedGame, StoreFault, Write, Writer};
use crate::written_moves::WrittenMoves;

/// A game with its referee, its secrets and its subscribers.
///
/// Its state is immutable and published as a whole once it is on disk. Readers take the published state and wait for
/// nothing; acts wait for one another.
pub struct LiveGame {
    /// Its name in URLs.
    pub id: String,
    /// Its secrets, and whether it is archived or deleted.
    pub(crate) card: Arc<GameCard>,
    /// The state on disk. The lock is held only to take or replace it.
    state: RwLock<Arc<GameState>>,
    /// Serializes acts and proofs, each in its turn: an act is heard when the position before it is known not to be dead.
    /// Taken before `writing`.
    hearing: Mutex<()>,
    /// Serializes writes: held from reading the state to publishing the next one, across the write to disk.
    writing: Mutex<()>,
    /// Serializes questions that need proofs, so that a game has one turn in the queue for them.
    asking: Mutex<()>,
    /// The earliest pending deadline.
    deadline: StdMutex<Option<Monotonic>>,
    /// How many entries the record has.
    changes: watch::Sender<usize>,
    /// How often each player has said again what was rejected, since the desk is open.
    repeated: ByColor<AtomicU32>,
}

/// The state of a game: its record with everything derived from it.
pub struct GameState {
    /// The referee of the game.
    pub referee: Referee,
    /// Who plays, where and when.
    pub heading: Arc<Heading>,
    /// What the clocks showed after each move.
    pub(crate) readings: ClockReadings,
    /// The moves in algebraic notation.
    pub(crate) moves: WrittenMoves,
    /// The head of the record.
    pub head: Head,
    /// How many bytes the lines of the record have.
    pub(crate) bytes: usize,
    /// The lines of the record that would be written otherwise today, by their place: they stay as they were written.
    as_written: Arc<BTreeMap<usize, String>>,
    /// An instant of the record, and the same instant by the monotonic clock.
    zero: Instant,
    since: Monotonic,
}

/// Why an act was not recorded.
#[derive(Debug)]
pub enum ActFault {
    /// The role may not perform it.
    Forbidden,
    /// The referee refuses it.
    Refused(Refusal),
    /// It was said before, and nothing has changed since. What was ruled then, if anything.
    Repeated(Option<EntryNo>),
    /// The game was deleted.
    Deleted,
    /// The store failed.
    Store(StoreFault),
}

impl LiveGame {
    /// A game of the desk. Of the time that it was away, nobody has told the referee yet.
    pub(crate) fn new(card: Arc<GameCard>, loaded: LoadedGame, heading: Heading, away: Duration) -> LiveGame {
        let LoadedGame {
            referee,
            readings,
            stored,
        } = loaded;
        let (head, bytes, as_written) = chained(&referee, &heading, &stored);
        let zero = referee.game().now().unwrap_or(Instant::ZERO) + away;
        let moves = WrittenMoves::of(&referee);
        LiveGame {
            id: card.id.clone(),
            card,
            changes: watch::Sender::new(referee.record().len()),
            state: RwLock::new(Arc::new(GameState {
                referee,
                heading: Arc::new(heading),
                readings,
                moves,
                head,
                bytes,
                as_written: Arc::new(as_written),
                zero,
                since: Monotonic::now(),
            })),
            hearing: Mutex::new(()),
            writing: Mutex::new(()),
            asking: Mutex::new(()),
            deadline: StdMutex::new(None),
            repeated: ByColor::default(),
        }
    }

    /// Loads a stored record as it stands.
    pub(crate) fn load(record: &Record) -> LoadedGame {
        let referee = Referee::load(record);
        let readings = ClockReadings::of(&referee);
        LoadedGame {
            readings,
            ..LoadedGame::new(referee)
        }
    }

    /// Gives a role a new secret, in the place of those it has or beside them. Subscriptions with a secret that was
    /// replaced end. Not cancel-safe: the caller must poll it to completion.
    pub(crate) async fn change_key(
        &self,
        writer: &Writer,
        role: Role,
        digest: Digest,
        beside: bool,
    ) -> Result<(), StoreFault> {
        // The lock keeps the order on disk and in memory the same.
        let writing = self.writing.lock().await;
        let game = self.id.clone();
        let key = Write::Key {
            game,
            role,
            digest,
            beside,
        };
        writer.keep(key).await?;
        self.card.add_key(role, digest, beside);
        drop(writing);
        self.notify();
        Ok(())
    }

    /// Archives the game, or takes it back. Not cancel-safe.
    pub(crate) async fn archive(&self, writer: &Writer, archived: bool) -> Result<(), StoreFault> {
        let writing = self.writing.lock().await;
        let game = self.id.clone();
        writer.keep(Write::Archived { game, archived }).await?;
        self.card.set_archived(archived);
        drop(writing);
        Ok(())
    }

    /// Deletes the game; what is left of it. Acts that wait for it fail, and subscriptions end. Not cancel-safe.
    pub(crate) async fn delete(&self, writer: &Writer, at: i64) -> Result<DeletedGame, StoreFault> {
        let writing = self.writing.lock().await;
        let state = self.state();
        let record = state.record();
        let deleted = DeletedGame {
            id: self.id.clone(),
            at,
            entries: state.referee.record().len(),
            digest: blake3::hash(record.as_bytes()).to_hex().to_string(),
        };
        writer.keep(Write::Deleted(deleted.clone())).await?;
        self.card.set_deleted();
        drop(writing);
        self.notify();
        Ok(deleted)
    }

    /// How often each player has said again what was rejected.
    pub(crate) fn repeated(&self) -> ByColor<u32> {
        ByColor::from_fn(|color| self.repeated[color].load(Ordering::Relaxed))
    }

    /// The state of the game, as it is on disk. It does not wait for an act that is being written.
    #[must_use]
    pub fn state(&self) -> Arc<GameState> {
        Arc::clone(&self.state.read().unwrap_or_else(|poisoned| poisoned.into_inner()))
    }

    /// Waits until no act is being written.
    pub(crate) async fn settled(&self) {
        drop(self.writing.lock().await);
    }

    /// Waits until no other question about the game needs proofs.
    pub(crate) async fn asked_alone(&self) -> MutexGuard<'_, ()> {
        self.asking.lock().await
    }

    /// The number of entries, observable: it changes when the record grows.
    #[must_use]
    pub fn changes(&self) -> watch::Receiver<usize> {
        self.changes.subscribe()
    }

    /// Wakes all subscribers although the record has not grown: time alone has changed something.
    pub(crate) fn notify(&self) {
        self.changes.send_modify(|_| {});
    }

    /// Gives an act to the referee, timed by when it was received, and returns when the resulting entries are on disk.
    /// They are not visible to anyone before. Returns the next deadline of the game if it is earlier than the pending
    /// one. Not cancel-safe: the caller must poll it to completion.
    ///
    /// # Errors
    ///
    /// If the role may not perform the act, if the referee refuses it, or if the store fails. The record is then
    /// unchanged.
    pub(crate) async fn act(
        &self,
        (writer, provers): (&Writer, &Provers),
        role: Role,
        draft: EventDraft,
        received: Monotonic,
    ) -> Result<Option<Monotonic>, ActFault> {
        if !self.may(role, &draft) {
            return Err(ActFault::Forbidden);
        }
        let hearing = self.hearing.lock().await;
        // Nobody saw what happened while the record was broken off, so it is no act in a game that may be over.
        if !matches!(draft.act, Act::BrokeOff(_)) {
            self.prove_position((writer, provers)).await?;
        }
        let writing = self.writing.lock().await;
        if self.card.is_deleted() {
            return Err(ActFault::Deleted);
        }
        let state = self.state();
        if role != Role::Arbiter
            && let Some(earlier) = state.said_before(&draft)
        {
            if let Some(color) = draft.by.player() {
                self.repeated[color].fetch_add(1, Ordering::Relaxed);
            }
            // The arbiter sees with the next heartbeat how often: waking everybody each time would be another nuisance.
            return Err(ActFault::Repeated(earlier));
        }
        if state.heading.result.is_some() {
            // It was over before it came here.
            return Err(ActFault::Refused(Refusal::Over));
        }
        let after = state.after(provers, draft, received).await?;
        self.publish(writer, &state, after).await?;
        drop((writing, hearing));
        Ok(self.next_deadline())
    }

    /// Finds out whether the position is dead, if that was left for later, and returns when the verdict is on disk. Acts that
    /// come meanwhile wait for it. Not cancel-safe, as [`LiveGame::act`].
    ///
    /// # Errors
    ///
    /// If the game was deleted, or if the store fails. The next act then tries again, and so does the next opening.
    pub(crate) async fn prove(&self, (writer, provers): (&Writer, &Provers)) -> Result<Option<Monotonic>, ActFault> {
        let hearing = self.hearing.lock().await;
        self.prove_position((writer, provers)).await?;
        drop(hearing);
        Ok(self.next_deadline())
    }

    /// The same, with the turn taken.
    async fn prove_position(&self, (writer, provers): (&Writer, &Provers)) -> Result<(), ActFault> {
        let state = self.state();
        let game = state.referee.game();
        let (Some(_), Some(position)) = (game.awaits_proof(), game.position()) else {
            return Ok(());
        };
        let budget = game.terms().budget;
        // Links can be replaced and the game deleted meanwhile.
        let proved = provers.in_turn(|prover| prover.is_dead(position, budget)).await;
        let verdict = ProofVerdict::of(proved.map_err(ActFault::Store)?);
        let writing = self.writing.lock().await;
        if self.card.is_deleted() {
            return Err(ActFault::Deleted);
        }
        let proved = state.after_proof(verdict).map_err(ActFault::Refused)?;
        self.publish(writer, &state, proved).await?;
        drop(writing);
        Ok(())
    }

    /// Writes the entries that the next state has more than the last, and publishes it.
    async fn publish(
        &self,
        writer: &Writer,
        last: &GameState,
        (next, lines): (GameState, Vec<String>),
    ) -> Result<(), ActFault> {
        let write = Write::Lines {
            game: self.id.clone(),
            first: EntryNo::after(last.referee.record().len()).get(),
            lines,
            at: wall_clock(),
            over: next.referee.game().phase().is_over(),
            summary: next.summary().to_text(),
        };
        // If it fails, the next state is dropped unseen.
        writer.keep(write).await.map_err(ActFault::Store)?;
        let entries = next.referee.record().len();
        *self.state.write().unwrap_or_else(|poisoned| poisoned.into_inner()) = Arc::new(next);
        self.changes.send_replace(entries);
        Ok(())
    }

    /// Whether a role may tell of an act. Where no arbiter was named, either player starts the game once both are there.
    pub(crate) fn may(&self, role: Role, draft: &EventDraft) -> bool {
        let state = self.state();
        let game = state.referee.game();
        let both_are_here = game.arrived().white.is_some() && game.arrived().black.is_some();
        let starts = game.terms().oversight == Oversight::Players && both_are_here;
        role.may(draft.by) || (role.plays() && starts && matches!(draft.act, Act::SessionStarted(_)))
    }

    /// The next deadline of the game if it is earlier than the pending one; it is then the pending one.
    pub(crate) fn next_deadline(&self) -> Option<Monotonic> {
        let next = self.state().next_deadline()?;
        let mut pending = self.deadline.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if pending.is_some_and(|pending| pending <= next) {
            return None;
        }
        *pending = Some(next);
        Some(next)
    }

    /// Forgets the pending deadline: it has passed.
    pub(crate) fn clear_deadline(&self) {
        *self.deadline.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = None;
    }
}

impl GameState {
    /// The present instant of the record, by the monotonic clock of the machine.
    #[must_use]
    pub fn now(&self) -> Instant {
        self.moment(Monotonic::now())
    }

    fn moment(&self, at: Monotonic) -> Instant {
        let now = self.zero + at.saturating_duration_since(self.since);
        match self.referee.game().now() {
            // Instants strictly increase within a record.
            Some(last) if now <= last => next_moment(last),
            _ => now,
        }
    }

    /// The record, every line as it was written.
    #[must_use]
    pub fn record(&self) -> String {
        let today = wire::write(&self.referee, &self.heading);
        if self.as_written.is_empty() {
            return today;
        }
        let lines = today.lines().enumerate();
        let lines = lines.map(|(place, line)| self.as_written.get(&place).map_or(line, String::as_str));
        lines.flat_map(|line| [line, "\n"]).collect()
    }

    /// The head of the record, once the game is over. Before that the record is for the arbiter alone, and so is its digest:
    /// from it somebody could guess what they are not told.
    #[must_use]
    pub fn public_head(&self) -> Option<Head> {
        self.referee.game().phase().is_over().then_some(self.head)
    }

    /// What the list of games shows of it.
    pub(crate) fn summary(&self) -> GameSummary {
        GameSummary::of(&self.referee, &self.heading)
    }

    /// Whether the game is being played and is not interrupted: the clocks may run.
    #[must_use]
    pub fn is_in_progress(&self) -> bool {
        self.referee.game().phase().is_on() && !self.referee.game().interrupted() && self.heading.result.is_none()
    }

    /// When the default time of an absent player passes, or the session is over, by the monotonic clock.
    pub(crate) fn default_deadline(&self) -> Option<Monotonic> {
        let game = self.referee.game();
        let session = game.session_deadline();
        self.monotonic(game.default_deadline().into_iter().chain(session).min()?)
    }

    /// The next instant at which a flag falls or a default time passes. A flag that is down already is no deadline:
    /// every view shows it.
    fn next_deadline(&self) -> Option<Monotonic> {
        let flag = self.referee.game().clock().and_then(|clock| clock.next_flag());
        let flag = flag.and_then(|(_, at)| self.monotonic(at));
        let flag = flag.filter(|at| *at > Monotonic::now());
        flag.into_iter().chain(self.default_deadline()).min()
    }

    /// Whether a flag is down.
    pub(crate) fn flag_is_down(&self) -> bool {
        let (clock, now) = (self.referee.game().clock(), self.now());
        let down = |color| clock.is_some_and(|clock| clock.flag(color, now).is_some());
        down(Color::White) || down(Color::Black)
    }

    fn monotonic(&self, at: Instant) -> Option<Monotonic> {
        self.since.checked_add(at.since(self.zero))
    }

    /// Whether an act would end the game if it were told now. Nothing is recorded.
    ///
    /// # Errors
    ///
    /// If the referee would refuse it, or if the desk closes.
    pub(crate) async fn would_end(&self, provers: &Provers, draft: EventDraft) -> Result<bool, ActFault> {
        let event = draft.at(self.moment(Monotonic::now()));
        let heard = provers.with(|prover| self.heard(event.clone(), prover)).await;
        let (next, _) = heard.map_err(ActFault::Store)?.map_err(ActFault::Refused)?;
        Ok(matches!(next.referee.game().phase(), Phase::Ended(_)))
    }

    /// The state after an act, and the lines of its new entries. If it is hard to tell whether the position after it is dead, and
    /// nothing else turns on a proof, that is left for later. What decides the game waits for its proof.
    async fn after(
        &self,
        provers: &Provers,
        draft: EventDraft,
        received: Monotonic,
    ) -> Result<(GameState, Vec<String>), ActFault> {
        let event = draft.at(self.moment(received));
        let hear = |event: Event| move |prover: &mut MateProver| self.heard(event.clone(), prover);
        if let Some(heard) = provers.at_once(hear(event.clone())) {
            return heard.map_err(ActFault::Refused);
        }
        if let Some(heard) = provers.at_once(hear(event.clone().proved_later())) {
            return heard.map_err(ActFault::Refused);
        }
        let heard = provers.in_turn(hear(event)).await.map_err(ActFault::Store)?;
        heard.map_err(ActFault::Refused)
    }

    /// The state after a proof, and the lines of its new entries. It says what held when the position arose: no time has passed.
    fn after_proof(&self, verdict: ProofVerdict) -> Result<(GameState, Vec<String>), Refusal> {
        let at = self.referee.game().now().map_or(Instant::ZERO, next_moment);
        let proved = act::Proved { verdict }.by(Author::Nobody).at(at);
        // Nothing is left to prove.
        self.heard(proved, &mut MateProver::new())
    }

    /// The state after an event, and the lines of its new entries.
    fn heard(&self, event: Event, prover: &mut MateProver) -> Result<(GameState, Vec<String>), Refusal> {
        let (at, before) = (event.at, self.referee.record().len());
        let mut referee = self.referee.clone();
        referee.hear(event, prover)?;
        let (mut readings, mut moves) = (self.readings.clone(), self.moves.clone());
        readings.follow(referee.game(), at);
        moves.follow(&referee);
        let provisions = referee.game().provisions();
        let entries = referee.record()[before..].iter().enumerate();
        let lines: Vec<String> = entries
            .map(|(index, entry)| wire::write_entry(EntryNo::after(before + index), entry, provisions))
            .collect();
        let next = GameState {
            referee,
            heading: Arc::clone(&self.heading),
            readings,
            moves,
            head: self.head.then_all(&lines),
            bytes: self.bytes + lines.iter().map(String::len).sum::<usize>(),
            as_written: Arc::clone(&self.as_written),
            zero: self.zero,
            since: self.since,
        };
        Ok((next, lines))
    }

    /// Whether a claim, an offer or an answer was made before while nothing has happened since but others of these: it is
    /// counted then and not entered, or a player could fill the record with it. What was ruled about it, if anything.
    /// A flag that is down by now is something that has happened.
    fn said_before(&self, draft: &EventDraft) -> Option<Option<EntryNo>> {
        let answers = matches!(draft.act, Act::Accepted(_) | Act::Declined(_));
        match &draft.act {
            Act::Offered(_) | Act::Accepted(_) | Act::Declined(_) | Act::Withdrew(_) => {}
            Act::Claimed(claimed) => match claimed.claim {
                Claim::Flag if self.flag_is_down() => return None,
                _ => {}
            },
            _ => return None,
        }
        let record = self.referee.record();
        let (mut said, mut ruled) = (0, None);
        for (index, entry) in record.iter().enumerate().rev() {
            let event = match entry {
                Entry::Event(event) => event,
                Entry::Ruling(_) => {
                    ruled = Some(EntryNo::after(index));
                    continue;
                }
                Entry::Question(_) => continue,
            };
            match &event.act {
                _ if event.by == draft.by && event.act == draft.act => return Some(ruled),
                // There is something to answer.
                Act::Offered(_) if answers && event.by != draft.by => return None,
                Act::Offered(_) | Act::Accepted(_) | Act::Declined(_) | Act::Withdrew(_) | Act::Claimed(_) => {}
                _ => return None,
            }
            if event.by == draft.by {
                said += 1;
            }
            // Many different ones are as many words.
            if said >= SAID_AT_ONCE {
                return Some(ruled);
            }
        }
        None
    }
}

/// The first moment after one.
fn next_moment(last: Instant) -> Instant {
    Instant::from_millis(last.as_millis() + 1)
}

/// What the clock on the wall shows, in milliseconds since 1970; before that it is negative.
pub(crate) fn wall_clock() -> i64 {
    since_1970(SystemTime::now())
}

fn since_1970(time: SystemTime) -> i64 {
    let millis = |time: Duration| i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
    match time.duration_since(UNIX_EPOCH) {
        Ok(since) => millis(since),
        Err(before) => -millis(before.duration()),
    }
}

/// How many different claims, offers and answers a player can make while nothing else happens.
const SAID_AT_ONCE: usize = 8;

/// A game ready to be added to the desk, with what the clocks showed after each move.
pub(crate) struct LoadedGame {
    referee: Referee,
    readings: ClockReadings,
    /// The lines of its record as they are stored; none if it is not stored yet.
    stored: Vec<String>,
}

impl LoadedGame {
    /// A game whose clock readings begin now.
    pub(crate) fn new(referee: Referee) -> LoadedGame {
        LoadedGame {
            readings: ClockReadings::from_now_on(referee.game()),
            referee,
            stored: Vec::new(),
        }
    }

    /// The same game, with the lines of its record as they are stored.
    pub(crate) fn with_stored(self, stored: Vec<String>) -> LoadedGame {
        LoadedGame { stored, ..self }
    }

    /// A game from its moves, without a clock.
    pub(crate) fn from_moves(mut referee: Referee, moves: &[Move]) -> LoadedGame {
        // Imports run one at a time, and each gives its memory back.
        referee.hear_moves(moves, &mut MateProver::new());
        LoadedGame::new(referee)
    }

    /// The referee of the game.
    pub(crate) fn referee(&self) -> &Referee {
        &self.referee
    }
}

/// The head of a record, how many bytes its lines have, and those in which it differs from what would be written today, by
/// their place.
fn chained(referee: &Referee, heading: &Heading, stored: &[String]) -> (Head, usize, BTreeMap<usize, String>) {
    let today = wire::write(referee, heading);
    let mut as_written = BTreeMap::new();
    let (mut head, mut bytes) = (None, 0);
    for (place, line) in today.lines().enumerate() {
        let stored = stored.get(place).map_or(line, String::as_str);
        if stored != line {
            as_written.insert(place, stored.to_owned());
        }
        bytes += stored.len();
        head = Some(match head {
            None => Head::of_header(stored.as_bytes()),
            Some(head) => Head::then(head, stored.as_bytes()),
        });
    }
    (head.unwrap_or_else(|| Head::of_header(b"")), bytes, as_written)
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, UNIX_EPOCH};

    use super::since_1970;

    #[test]
    fn a_clock_may_stand_before_1970() {
        for (time, expect) in [
            (UNIX_EPOCH, 0),
            (UNIX_EPOCH + Duration::from_millis(17), 17),
            (UNIX_EPOCH - Duration::from_millis(17), -17),
            (UNIX_EPOCH - Duration::from_secs(86_400 * 365 * 20), -630_720_000_000),
        ] {
            assert_eq!(since_1970(time), expect);
        }
    }
}
