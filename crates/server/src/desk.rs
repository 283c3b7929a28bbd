//! All games of one desk.

use std::collections::HashMap;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, RwLock, RwLockReadGuard, Weak};
use std::thread;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use jadoube_laws::NotLeftOpen;
use jadoube_referee::wire::{self, Heading};
use jadoube_referee::{Act, Referee, Terms};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::role::Role;
use crate::secret::{Digest, Secret, new_id};
use crate::store::{Kept, Store, StoreFault, Write, Writer};
use crate::table::{ActFault, Heard, Table};
use crate::waiting::Waiting;

/// All games of one desk.
#[derive(Clone)]
pub struct Desk(Arc<Inner>);

struct Inner {
    tables: RwLock<HashMap<String, Arc<Table>>>,
    writer: Writer,
    /// Waits for flags and default times.
    waiting: Waiting,
    closing: watch::Sender<bool>,
    /// When the newest game was made. One made later comes after it, though the clock of the machine was set back.
    newest: AtomicI64,
}

/// A desk, as long as somebody else has it.
pub(crate) struct Distant(Weak<Inner>);

impl Distant {
    pub(crate) fn near(&self) -> Option<Desk> {
        self.0.upgrade().map(Desk)
    }
}

/// A new game and who may do what there. The secrets are told once and never again.
pub struct Opened {
    /// The game.
    pub table: Arc<Table>,
    /// What to give to whom.
    pub secrets: Vec<(Role, Secret)>,
}

/// Why no game could be opened.
#[derive(Debug)]
pub enum OpenFault {
    /// The regulations set what the edition does not leave open.
    NotLeftOpen(NotLeftOpen),
    /// It could not be kept.
    Store(StoreFault),
    /// There are no random numbers for its secrets.
    Chance,
}

/// A kept game that could not be brought back.
#[derive(Debug)]
pub struct Lost {
    /// Its name.
    pub id: String,
    /// Why, for whoever runs the desk.
    pub reason: String,
}

impl Desk {
    /// Opens the desk with all games of a store. Games that were on come back with their clocks stopped at the last
    /// moment of the record, and the arbiter is asked. What cannot be brought back is left as it is, and named.
    ///
    /// # Errors
    ///
    /// If the store cannot be read or written.
    pub async fn open(mut store: Box<dyn Store>) -> Result<(Desk, Vec<Lost>), StoreFault> {
        let kept = store.games()?;
        let writer = Writer::start(store);
        let mut tables = HashMap::new();
        let mut lost = Vec::new();
        for game in bring_all_back(kept) {
            match game {
                Ok(table) => {
                    tables.insert(table.id.clone(), Arc::new(table));
                }
                Err(game) => lost.push(game),
            }
        }
        let newest = tables.values().map(|table: &Arc<Table>| table.created).max();
        let inner = Arc::new_cyclic(|desk| Inner {
            newest: AtomicI64::new(newest.unwrap_or(0)),
            tables: RwLock::new(tables),
            writer,
            waiting: Waiting::start(Distant(Weak::clone(desk))),
            closing: watch::Sender::new(false),
        });
        let desk = Desk(inner);
        desk.stop_clocks().await?;
        Ok((desk, lost))
    }

    /// Opens a game.
    ///
    /// # Errors
    ///
    /// If the regulations set what the edition does not leave open, or if it could not be kept.
    pub async fn new_game(&self, terms: Terms, heading: Heading) -> Result<Opened, OpenFault> {
        let referee = Referee::new(terms).map_err(OpenFault::NotLeftOpen)?;
        self.take_in(Heard::nothing(referee), heading).await
    }

    /// Opens a game that has been heard as far as it has come. If it is on, its clock is stopped and the arbiter is
    /// asked.
    pub(crate) async fn take_in(&self, heard: Heard, heading: Heading) -> Result<Opened, OpenFault> {
        let chance = |_| OpenFault::Chance;
        let id = new_id().map_err(chance)?;
        let mut secrets = Vec::new();
        for role in Role::SECRET {
            secrets.push((role, Secret::new().map_err(chance)?));
        }
        let keys: Vec<(Role, Digest)> = secrets
            .iter()
            .map(|(role, secret)| (*role, Digest::of(secret.as_str())))
            .collect();
        let created = self.next_created();
        let record = wire::write(heard.referee(), &heading);
        let mut lines = record.lines().map(str::to_owned);
        let kept = Kept {
            id: id.clone(),
            header: lines.next().unwrap_or_default(),
            created,
            lines: lines.collect(),
            keys: keys.clone(),
        };
        self.0.writer.keep(Write::Game(kept)).await.map_err(OpenFault::Store)?;
        let table = Arc::new(Table::new(id.clone(), created, keys, heard, heading));
        self.tables_mut(|tables| tables.insert(id, Arc::clone(&table)));
        self.stop_clock(&table).await.map_err(OpenFault::Store)?;
        Ok(Opened { table, secrets })
    }

    /// Hears an act in a game, and comes back when all that was said to it is on disk. Whoever asks may go away
    /// meanwhile: it is heard to its end.
    ///
    /// # Errors
    ///
    /// If the act is not for the role, if the referee refuses it, or if it could not be kept. The record is then as it
    /// was.
    pub async fn act(&self, table: &Arc<Table>, role: Role, act: Act) -> Result<(), ActFault> {
        let came = Instant::now();
        let (desk, table) = (self.clone(), Arc::clone(table));
        let heard = tokio::spawn(async move {
            if let Some(at) = table.act(&desk.0.writer, role, act, came).await? {
                desk.0.waiting.until(at, &table.id);
            }
            Ok(())
        });
        // It does not end before its end unless the desk does.
        heard.await.unwrap_or(Err(ActFault::Store(StoreFault::Closed)))
    }

    /// A new secret for a role at a game, told once. The one before is good for nothing from then on.
    ///
    /// # Errors
    ///
    /// If it could not be kept. The one before then stays.
    pub async fn new_secret(&self, table: &Arc<Table>, role: Role) -> Result<Secret, OpenFault> {
        let secret = Secret::new().map_err(|_| OpenFault::Chance)?;
        let digest = Digest::of(secret.as_str());
        let (desk, table) = (self.clone(), Arc::clone(table));
        let changed = tokio::spawn(async move { table.change_key(&desk.0.writer, role, digest).await });
        // It does not end before its end unless the desk does.
        let changed = changed.await.unwrap_or(Err(StoreFault::Closed));
        changed.map(|()| secret).map_err(OpenFault::Store)
    }

    /// How many games there are.
    pub(crate) fn games(&self) -> usize {
        self.read().len()
    }

    /// A game by its name.
    #[must_use]
    pub fn table(&self, id: &str) -> Option<Arc<Table>> {
        self.read().get(id).cloned()
    }

    /// All games, newest first.
    #[must_use]
    pub fn tables(&self) -> Vec<Arc<Table>> {
        let mut all: Vec<Arc<Table>> = self.read().values().cloned().collect();
        all.sort_by(|left, right| right.created.cmp(&left.created).then_with(|| left.id.cmp(&right.id)));
        all
    }

    /// Closes the desk: whoever watches is told no more, what is being written is written, and the store is free for
    /// others. Nothing is heard afterwards.
    pub async fn close(&self) {
        self.0.closing.send_replace(true);
        for table in self.tables() {
            // Whoever holds the table writes; then it is written.
            drop(table.sitting().await);
        }
        self.0.writer.close().await;
    }

    /// Tells when the desk closes.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.0.closing.subscribe()
    }

    /// Now by the clock of the machine, or just after the newest game if that is later: games stay in the order in which
    /// they were made.
    fn next_created(&self) -> i64 {
        let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let now = i64::try_from(since_1970.as_millis()).unwrap_or(i64::MAX);
        let next = |newest: i64| now.max(newest.saturating_add(1));
        let before = self
            .0
            .newest
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |newest| Some(next(newest)));
        before.map_or(now, next)
    }

    fn read(&self) -> RwLockReadGuard<'_, HashMap<String, Arc<Table>>> {
        self.0.tables.read().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn tables_mut<T>(&self, f: impl FnOnce(&mut HashMap<String, Arc<Table>>) -> T) -> T {
        f(&mut self.0.tables.write().unwrap_or_else(|poisoned| poisoned.into_inner()))
    }

    /// Stops the clock of every game that was on when the desk last closed, all at once: one wait for the disk serves
    /// many.
    async fn stop_clocks(&self) -> Result<(), StoreFault> {
        let mut stopping = JoinSet::new();
        for table in self.tables() {
            let desk = self.clone();
            stopping.spawn(async move { desk.stop_clock(&table).await });
        }
        stopping.join_all().await.into_iter().collect()
    }

    /// Stops the clock of a game that comes from a record, where nobody saw what happened since.
    async fn stop_clock(&self, table: &Arc<Table>) -> Result<(), StoreFault> {
        let on = table.sitting().await.is_on();
        if on && let Err(ActFault::Store(fault)) = self.act(table, Role::Arbiter, Act::BrokeOff).await {
            return Err(fault);
        }
        if let Some(at) = table.sitting().await.newly_due() {
            self.0.waiting.until(at, &table.id);
        }
        Ok(())
    }
}

/// All games from what was kept of them, in their order. To hear a game again takes a moment, so every core hears some.
fn bring_all_back(kept: Vec<Kept>) -> Vec<Result<Table, Lost>> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let share = kept.len().div_ceil(cores).max(1);
    let mut kept = kept.into_iter();
    let shares = (0..cores).map(|_| kept.by_ref().take(share).collect::<Vec<Kept>>());
    let shares: Vec<Vec<Kept>> = shares.collect();
    thread::scope(|scope| {
        let hearing: Vec<_> = shares
            .into_iter()
            .map(|share| scope.spawn(|| share.into_iter().map(bring_back).collect::<Vec<_>>()))
            .collect();
        let heard = hearing.into_iter().map(|share| match share.join() {
            Ok(heard) => heard,
            Err(panic) => resume_unwind(panic),
        });
        heard.flatten().collect()
    })
}

/// A game from what was kept of it.
fn bring_back(kept: Kept) -> Result<Table, Lost> {
    let lost = |reason: String| Lost {
        id: kept.id.clone(),
        reason,
    };
    let mut text = kept.header.clone();
    for line in &kept.lines {
        text.push('\n');
        text.push_str(line);
    }
    text.push('\n');
    let (record, faults) = wire::read(&text);
    // What is cited otherwise today, or would not be left open today, was ruled then all the same.
    if let Some(fault) = faults.iter().find(|fault| fault.kind.hides_entries()) {
        return Err(lost(fault.to_string()));
    }
    let record = record.ok_or_else(|| lost("it has no header".to_owned()))?;
    let heard = Heard::load(&record);
    Ok(Table::new(kept.id, kept.created, kept.keys, heard, record.heading))
}
