//! One game at the desk.

use std::cell::RefCell;
use std::sync::RwLock;
use std::time::Instant as Monotonic;

use jadoube_board::{Color, Move};
use jadoube_clock::Instant;
use jadoube_referee::wire::{self, Heading, Record};
use jadoube_referee::{Act, EntryNo, Event, MateProver, Phase, Referee, Refusal};
use tokio::sync::{Mutex, MutexGuard, watch};

use crate::moves::Moves;
use crate::role::Role;
use crate::secret::Digest;
use crate::sheet::Readings;
use crate::store::{StoreFault, Write, Writer};

/// A game, and whoever waits for news of it.
pub struct Table {
    /// Its name in addresses.
    pub id: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    keys: RwLock<Vec<(Role, Digest)>>,
    sitting: Mutex<Sitting>,
    /// How many entries the record has.
    news: watch::Sender<usize>,
}

/// What happens at a table.
pub struct Sitting {
    /// The referee of the game.
    pub referee: Referee,
    /// Who plays, where and when.
    pub heading: Heading,
    /// What the clocks showed after each move.
    pub(crate) readings: Readings,
    /// The moves as everybody is shown them.
    pub(crate) moves: Moves,
    /// The moment of the record that was now when the desk last looked at its clock.
    zero: Instant,
    since: Monotonic,
    /// When the desk looks at the game next, if nothing happens before.
    due: Option<Monotonic>,
}

/// Why an act did not get into the record.
#[derive(Debug)]
pub enum ActFault {
    /// It is not for this role to say.
    Forbidden,
    /// The referee refuses it.
    Refused(Refusal),
    /// It could not be kept.
    Store(StoreFault),
}

impl Table {
    /// A table with a game that has been heard as far as its record goes.
    pub(crate) fn new(id: String, created: i64, keys: Vec<(Role, Digest)>, heard: Heard, heading: Heading) -> Table {
        let Heard { referee, readings } = heard;
        let zero = referee.game().now().unwrap_or(Instant::ZERO);
        let moves = Moves::of(&referee);
        Table {
            id,
            created,
            keys: RwLock::new(keys),
            news: watch::Sender::new(referee.record().len()),
            sitting: Mutex::new(Sitting {
                referee,
                heading,
                readings,
                moves,
                zero,
                since: Monotonic::now(),
                due: None,
            }),
        }
    }

    /// Who somebody is who says this secret; `None` if nobody has it. Who says none watches.
    #[must_use]
    pub fn role(&self, secret: Option<&str>) -> Option<Role> {
        match secret {
            Some(secret) => self.role_of(&Digest::of(secret)),
            None => Some(Role::Spectator),
        }
    }

    /// Whose secret has this digest.
    pub(crate) fn role_of(&self, said: &Digest) -> Option<Role> {
        let keys = self.keys.read().unwrap_or_else(|poisoned| poisoned.into_inner());
        // Every digest is looked at, so that the time tells nothing.
        let mut found = None;
        for (role, digest) in keys.iter() {
            if digest == said {
                found = Some(*role);
            }
        }
        found
    }

    /// Keeps another secret for a role. The one before is good for nothing from then on, and who watches with it is let
    /// go. It must not be given up half-way.
    pub(crate) async fn change_key(&self, writer: &Writer, role: Role, digest: Digest) -> Result<(), StoreFault> {
        // One at a time, so that what is on disk is what counts here.
        let sitting = self.sitting.lock().await;
        let game = self.id.clone();
        writer.keep(Write::Key { game, role, digest }).await?;
        let mut keys = self.keys.write().unwrap_or_else(|poisoned| poisoned.into_inner());
        for (_, known) in keys.iter_mut().filter(|(whose, _)| *whose == role) {
            *known = digest;
        }
        drop((keys, sitting));
        self.stir();
        Ok(())
    }

    /// The game as it stands. While it is looked at, nothing happens there.
    pub async fn sitting(&self) -> MutexGuard<'_, Sitting> {
        self.sitting.lock().await
    }

    /// Tells when the record has grown.
    #[must_use]
    pub fn news(&self) -> watch::Receiver<usize> {
        self.news.subscribe()
    }

    /// Tells whoever waits for news to look again, though the record has not grown: time alone has changed something.
    pub(crate) fn stir(&self) {
        self.news.send_modify(|_| {});
    }

    /// How many wait for news.
    pub(crate) fn watching(&self) -> usize {
        self.news.receiver_count()
    }

    /// Hears an act that came at a moment, however long others take before it. It must not be given up half-way. Comes
    /// back when what was said to it is on disk; nobody learns of it before. Tells when the desk has to look at the game
    /// again, if that is sooner than it was going to.
    ///
    /// # Errors
    ///
    /// If the act is not for the role, if the referee refuses it, or if it could not be kept. The record is then as it
    /// was.
    pub(crate) async fn act(
        &self,
        writer: &Writer,
        role: Role,
        act: Act,
        came: Monotonic,
    ) -> Result<Option<Monotonic>, ActFault> {
        if !role.may(&act) {
            return Err(ActFault::Forbidden);
        }
        let mut sitting = self.sitting.lock().await;
        let before = sitting.referee.record().len();
        let lines = sitting.hear(act, came).map_err(ActFault::Refused)?;
        let write = Write::Lines {
            game: self.id.clone(),
            first: EntryNo::after(before).get(),
            lines,
        };
        if let Err(fault) = writer.keep(write).await {
            sitting.forget(before);
            return Err(ActFault::Store(fault));
        }
        self.news.send_replace(sitting.referee.record().len());
        Ok(sitting.newly_due())
    }
}

impl Sitting {
    /// Now, as the record counts: the desk's own clock decides, which never goes back.
    #[must_use]
    pub fn now(&self) -> Instant {
        self.moment(Monotonic::now())
    }

    fn moment(&self, at: Monotonic) -> Instant {
        let now = self.zero + at.saturating_duration_since(self.since);
        match self.referee.game().now() {
            // Within a record each moment is later than the one before.
            Some(last) if now <= last => Instant::from_millis(last.as_millis() + 1),
            _ => now,
        }
    }

    /// Whether the clocks may run.
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.referee.game().phase() == Phase::Playing && !self.referee.game().interrupted()
    }

    /// When the desk has to say that time passed, by the clock of the machine.
    pub(crate) fn default_deadline(&self) -> Option<Monotonic> {
        self.by_the_machine(self.referee.game().default_deadline()?)
    }

    /// When the desk has to look at the game, because a flag falls or a default time passes, if that is sooner than it
    /// was going to. A flag that is down is seen by whoever looks.
    pub(crate) fn newly_due(&mut self) -> Option<Monotonic> {
        let flag = self.referee.game().clock().and_then(|clock| clock.next_flag());
        let flag = flag.and_then(|(_, at)| self.by_the_machine(at));
        let flag = flag.filter(|at| *at > Monotonic::now());
        let due = flag.into_iter().chain(self.default_deadline()).min()?;
        if self.due.is_some_and(|known| known <= due) {
            return None;
        }
        self.due = Some(due);
        Some(due)
    }

    /// Whether a flag is down.
    pub(crate) fn flag_is_down(&self) -> bool {
        let (clock, now) = (self.referee.game().clock(), self.now());
        let down = |color| clock.is_some_and(|clock| clock.flag(color, now).is_some());
        down(Color::White) || down(Color::Black)
    }

    /// The desk looks at the game now: when it was going to is past.
    pub(crate) fn looked_at(&mut self) {
        self.due = None;
    }

    fn by_the_machine(&self, at: Instant) -> Option<Monotonic> {
        self.since.checked_add(at.since(self.zero))
    }

    fn hear(&mut self, act: Act, came: Monotonic) -> Result<Vec<String>, Refusal> {
        let at = self.moment(came);
        let before = self.referee.record().len();
        // A proof may take a moment; the other games do not wait for it.
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

    /// What could not be kept has not happened: the game is heard again up to there.
    fn forget(&mut self, entries: usize) {
        let now = self.now();
        self.referee.rewind(entries);
        self.readings.rewind(self.referee.game());
        self.moves.follow(&self.referee);
        (self.zero, self.since) = (now, Monotonic::now());
    }
}

/// A game as it was heard, and what the clocks showed on the way.
pub(crate) struct Heard {
    referee: Referee,
    readings: Readings,
}

impl Heard {
    /// A game in which nothing has happened.
    pub(crate) fn nothing(referee: Referee) -> Heard {
        Heard {
            readings: Readings::from_now_on(referee.game()),
            referee,
        }
    }

    /// A game that was kept, as it is stored.
    pub(crate) fn load(record: &Record) -> Heard {
        let referee = Referee::load(record);
        let readings = Readings::of(&referee);
        Heard { referee, readings }
    }

    /// The moves of a game, heard one after the other.
    pub(crate) fn moves(mut referee: Referee, moves: &[Move]) -> Heard {
        MATES.with_borrow_mut(|mates| referee.hear_moves(moves, mates));
        Heard::nothing(referee)
    }

    /// The referee of the game.
    pub(crate) fn referee(&self) -> &Referee {
        &self.referee
    }
}

thread_local! {
    /// The memory of searches for a mate: one for each thread serves all games.
    static MATES: RefCell<MateProver> = RefCell::new(MateProver::new());
}
