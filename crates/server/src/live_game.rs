//! One game at the desk.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex as StdMutex, RwLock};
use std::time::{Duration, Instant as Monotonic, SystemTime, UNIX_EPOCH};

use jadoube_board::{ByColor, Color, Move};
use jadoube_clock::Instant;
use jadoube_referee::act::Claim;
use jadoube_referee::wire::{self, Heading, Record};
use jadoube_referee::{Act, Entry, EntryNo, EventDraft, MateProver, Phase, Referee, Refusal};
use jadoube_scoresheet::ClockReadings;
use tokio::sync::{Mutex, MutexGuard, watch};

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
        let LoadedGame { referee, readings } = loaded;
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
                zero,
                since: Monotonic::now(),
            })),
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
        LoadedGame { referee, readings }
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
        let record = wire::write(&state.referee, &state.heading);
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
        if !role.may(draft.by) {
            return Err(ActFault::Forbidden);
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
        let before = state.referee.record().len();
        let after = state.after(provers, draft, received).await;
        let (next, lines) = after.map_err(ActFault::Refused)?;
        let write = Write::Lines {
            game: self.id.clone(),
            first: EntryNo::after(before).get(),
            lines,
            at: wall_clock(),
            summary: next.summary().to_text(),
        };
        // If it fails, the next state is dropped unseen.
        writer.keep(write).await.map_err(ActFault::Store)?;
        let entries = next.referee.record().len();
        *self.state.write().unwrap_or_else(|poisoned| poisoned.into_inner()) = Arc::new(next);
        self.changes.send_replace(entries);
        drop(writing);
        Ok(self.next_deadline())
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
            Some(last) if now <= last => Instant::from_millis(last.as_millis() + 1),
            _ => now,
        }
    }

    /// What the list of games shows of it.
    pub(crate) fn summary(&self) -> GameSummary {
        GameSummary::of(&self.referee, &self.heading)
    }

    /// Whether the game is being played and is not interrupted: the clocks may run.
    #[must_use]
    pub fn is_in_progress(&self) -> bool {
        self.referee.game().phase().is_on() && !self.referee.game().interrupted()
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
    /// If the referee would refuse it.
    pub(crate) async fn would_end(&self, provers: &Provers, draft: EventDraft) -> Result<bool, Refusal> {
        let (next, _) = self.after(provers, draft, Monotonic::now()).await?;
        Ok(matches!(next.referee.game().phase(), Phase::Ended(_)))
    }

    /// The state after an act, and the lines of its new entries.
    async fn after(
        &self,
        provers: &Provers,
        draft: EventDraft,
        received: Monotonic,
    ) -> Result<(GameState, Vec<String>), Refusal> {
        let at = self.moment(received);
        let before = self.referee.record().len();
        let event = draft.at(at);
        let heard = provers.with(|prover| {
            let mut referee = self.referee.clone();
            referee.hear(event.clone(), prover)?;
            Ok(referee)
        });
        let referee = heard.await?;
        let (mut readings, mut moves) = (self.readings.clone(), self.moves.clone());
        readings.follow(referee.game(), at);
        moves.follow(&referee);
        let provisions = referee.game().provisions();
        let entries = referee.record()[before..].iter().enumerate();
        let lines = entries
            .map(|(index, entry)| wire::write_entry(EntryNo::after(before + index), entry, provisions))
            .collect();
        let next = GameState {
            referee,
            heading: Arc::clone(&self.heading),
            readings,
            moves,
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

/// What the clock on the wall shows, in milliseconds since 1970; before that it is negative.
pub(crate) fn wall_clock() -> i64 {
    let millis = |time: Duration| i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
    match SystemTime::now().duration_since(UNIX_EPOCH) {
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
}

impl LoadedGame {
    /// A game whose clock readings begin now.
    pub(crate) fn new(referee: Referee) -> LoadedGame {
        LoadedGame {
            readings: ClockReadings::from_now_on(referee.game()),
            referee,
        }
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
