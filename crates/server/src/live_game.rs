//! One game at the desk.

use std::cell::RefCell;
use std::sync::RwLock;
use std::time::Instant as Monotonic;

use jadoube_board::{Color, Move};
use jadoube_clock::Instant;
use jadoube_referee::wire::{self, Heading, Record};
use jadoube_referee::{Act, Difference, EntryNo, Event, MateProver, Phase, Referee, Refusal};
use jadoube_scoresheet::ClockReadings;
use tokio::sync::{Mutex, MutexGuard, watch};

use crate::role::Role;
use crate::secret::Digest;
use crate::store::{StoreFault, Write, Writer};
use crate::written_moves::WrittenMoves;

/// A game with its referee, its secrets and its subscribers.
pub struct LiveGame {
    /// Its name in URLs.
    pub id: String,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    keys: RwLock<Vec<(Role, Digest)>>,
    state: Mutex<GameState>,
    /// How many entries the record has.
    changes: watch::Sender<usize>,
}

/// The state of a game: its record with everything derived from it.
pub struct GameState {
    /// The referee of the game.
    pub referee: Referee,
    /// Who plays, where and when.
    pub heading: Heading,
    /// What the clocks showed after each move.
    pub(crate) readings: ClockReadings,
    /// The moves in algebraic notation.
    pub(crate) moves: WrittenMoves,
    /// An instant of the record, and the same instant by the monotonic clock.
    zero: Instant,
    since: Monotonic,
    /// The earliest pending deadline.
    deadline: Option<Monotonic>,
}

/// Why an act was not recorded.
#[derive(Debug)]
pub enum ActFault {
    /// The role may not perform it.
    Forbidden,
    /// The referee refuses it.
    Refused(Refusal),
    /// The store failed.
    Store(StoreFault),
}

impl LiveGame {
    /// A game of the desk.
    pub(crate) fn new(
        id: String,
        created: i64,
        keys: Vec<(Role, Digest)>,
        loaded: LoadedGame,
        heading: Heading,
    ) -> LiveGame {
        let LoadedGame { referee, readings } = loaded;
        let zero = referee.game().now().unwrap_or(Instant::ZERO);
        let moves = WrittenMoves::of(&referee);
        LiveGame {
            id,
            created,
            keys: RwLock::new(keys),
            changes: watch::Sender::new(referee.record().len()),
            state: Mutex::new(GameState {
                referee,
                heading,
                readings,
                moves,
                zero,
                since: Monotonic::now(),
                deadline: None,
            }),
        }
    }

    /// Replays a stored record.
    ///
    /// # Errors
    ///
    /// If the replay gives other entries than the record has.
    pub(crate) fn load(record: &Record) -> Result<LoadedGame, Difference> {
        MATES.with_borrow_mut(|mates| {
            let mut readings = ClockReadings::default();
            let referee = Referee::replay_watched(record, mates, |game, event| readings.follow(game, event.at))?;
            if record.heard_as_whole > 0 {
                // Entries heard as a whole were heard without a clock.
                readings = ClockReadings::from_now_on(referee.game());
            }
            Ok(LoadedGame { referee, readings })
        })
    }

    /// The role that a secret gives; `None` if the secret is wrong. Without a secret, a spectator.
    #[must_use]
    pub fn role(&self, secret: Option<&str>) -> Option<Role> {
        match secret {
            Some(secret) => self.role_of(&Digest::of(secret)),
            None => Some(Role::Spectator),
        }
    }

    /// The role whose secret has this digest.
    pub(crate) fn role_of(&self, presented: &Digest) -> Option<Role> {
        let keys = self.keys.read().unwrap_or_else(|poisoned| poisoned.into_inner());
        // Every digest is compared, so that the time taken reveals nothing.
        let mut found = None;
        for (role, digest) in keys.iter() {
            if digest == presented {
                found = Some(*role);
            }
        }
        found
    }

    /// Replaces the secret of a role. Subscriptions with the previous secret end. Not cancel-safe: the caller must poll
    /// it to completion.
    pub(crate) async fn change_key(&self, writer: &Writer, role: Role, digest: Digest) -> Result<(), StoreFault> {
        // The lock keeps the order on disk and in memory the same.
        let state = self.state.lock().await;
        let game = self.id.clone();
        writer.keep(Write::Key { game, role, digest }).await?;
        let mut keys = self.keys.write().unwrap_or_else(|poisoned| poisoned.into_inner());
        for (_, known) in keys.iter_mut().filter(|(whose, _)| *whose == role) {
            *known = digest;
        }
        drop((keys, state));
        self.notify();
        Ok(())
    }

    /// The state of the game, locked.
    pub async fn state(&self) -> MutexGuard<'_, GameState> {
        self.state.lock().await
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

    /// How many subscribers there are.
    pub(crate) fn subscribers(&self) -> usize {
        self.changes.receiver_count()
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
        writer: &Writer,
        role: Role,
        act: Act,
        received: Monotonic,
    ) -> Result<Option<Monotonic>, ActFault> {
        if !role.may(&act) {
            return Err(ActFault::Forbidden);
        }
        let mut state = self.state.lock().await;
        let before = state.referee.record().len();
        let lines = state.hear(act, received).map_err(ActFault::Refused)?;
        let write = Write::Lines {
            game: self.id.clone(),
            first: EntryNo::after(before).get(),
            lines,
        };
        if let Err(fault) = writer.keep(write).await {
            state.rewind(before);
            return Err(ActFault::Store(fault));
        }
        self.changes.send_replace(state.referee.record().len());
        Ok(state.next_deadline())
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

    /// Whether the game is being played and is not interrupted: the clocks may run.
    #[must_use]
    pub fn is_in_progress(&self) -> bool {
        self.referee.game().phase() == Phase::Playing && !self.referee.game().interrupted()
    }

    /// When the default time of an absent player passes, by the monotonic clock.
    pub(crate) fn default_deadline(&self) -> Option<Monotonic> {
        self.monotonic(self.referee.game().default_deadline()?)
    }

    /// The next instant at which a flag falls or a default time passes, if it is earlier than the pending deadline; it
    /// is then the pending one. A flag that is down already is no deadline: every view shows it.
    pub(crate) fn next_deadline(&mut self) -> Option<Monotonic> {
        let flag = self.referee.game().clock().and_then(|clock| clock.next_flag());
        let flag = flag.and_then(|(_, at)| self.monotonic(at));
        let flag = flag.filter(|at| *at > Monotonic::now());
        let deadline = flag.into_iter().chain(self.default_deadline()).min()?;
        if self.deadline.is_some_and(|pending| pending <= deadline) {
            return None;
        }
        self.deadline = Some(deadline);
        Some(deadline)
    }

    /// Whether a flag is down.
    pub(crate) fn flag_is_down(&self) -> bool {
        let (clock, now) = (self.referee.game().clock(), self.now());
        let down = |color| clock.is_some_and(|clock| clock.flag(color, now).is_some());
        down(Color::White) || down(Color::Black)
    }

    /// Forgets the pending deadline: it has passed.
    pub(crate) fn clear_deadline(&mut self) {
        self.deadline = None;
    }

    fn monotonic(&self, at: Instant) -> Option<Monotonic> {
        self.since.checked_add(at.since(self.zero))
    }

    fn hear(&mut self, act: Act, received: Monotonic) -> Result<Vec<String>, Refusal> {
        let at = self.moment(received);
        let before = self.referee.record().len();
        // A proof takes CPU time, and must not block the other tasks of this thread.
        tokio::task::block_in_place(|| {
            MATES.with_borrow_mut(|mates| self.referee.hear(Event { at, act }, mates).map(drop))
        })?;
        self.readings.follow(self.referee.game(), at);
        self.moves.follow(&self.referee);
        let provisions = self.referee.game().provisions();
        let entries = self.referee.record()[before..].iter().enumerate();
        Ok(entries
            .map(|(index, entry)| wire::write_entry(EntryNo::after(before + index), entry, provisions))
            .collect())
    }

    /// Takes back the entries that could not be stored.
    fn rewind(&mut self, entries: usize) {
        let now = self.now();
        self.referee.rewind(entries);
        self.readings.rewind(self.referee.game());
        self.moves.follow(&self.referee);
        (self.zero, self.since) = (now, Monotonic::now());
    }
}

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
        MATES.with_borrow_mut(|mates| referee.hear_moves(moves, mates));
        LoadedGame::new(referee)
    }

    /// The referee of the game.
    pub(crate) fn referee(&self) -> &Referee {
        &self.referee
    }
}

thread_local! {
    /// The hash tables of the mate search, one set per thread for all games.
    static MATES: RefCell<MateProver> = RefCell::new(MateProver::new());
}
