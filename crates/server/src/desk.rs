//! All games of one desk.

use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, RwLock, Weak};
use std::time::{Duration, Instant};

use jadoube_laws::NotLeftOpen;
use jadoube_referee::wire::{self, Heading};
use jadoube_referee::{Author, EventDraft, Referee, Terms, act};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::backup::finish;
use crate::deadlines::Deadlines;
use crate::evidence::{DamagedGame, DeskKey, FileNote};
use crate::game_card::GameCard;
use crate::game_summary::GameSummary;
use crate::live_game::{ActFault, LiveGame, LoadedGame, wall_clock};
use crate::provers::Provers;
use crate::role::Role;
use crate::secret::{Digest, Secret, new_id};
use crate::shelf::{GameFault, Shelf, ShelvedGame, load_all};
use crate::store::{DeletedGame, ListedGame, Store, StoreFault, Stored, StoredGame, Write, Writer, beside};

/// All games of one desk.
#[derive(Clone)]
pub struct Desk(Arc<Inner>);

struct Inner {
    games: Shelf,
    writer: Writer,
    provers: Provers,
    /// Wakes when a flag falls or a default time passes.
    deadlines: Deadlines,
    closing: watch::Sender<bool>,
    /// The digest of the desk's own link, by which games are opened.
    own_link: RwLock<Option<Digest>>,
    /// When the newest game was created. Creation times increase even if the system clock is set back.
    newest: AtomicI64,
    /// The key with which the desk signs.
    key: Option<Arc<DeskKey>>,
    /// The games that are kept aside, and what there is to say about the store as a whole.
    damaged: Vec<DamagedGame>,
    notes: Vec<FileNote>,
}

/// A handle that does not keep the desk alive.
pub(crate) struct WeakDesk(Weak<Inner>);

impl WeakDesk {
    pub(crate) fn upgrade(&self) -> Option<Desk> {
        self.0.upgrade().map(Desk)
    }
}

/// A game just created, with the secret of each role. Secrets are shown once; the desk stores only their digests.
pub struct NewGame {
    /// The game.
    pub game: Arc<LiveGame>,
    /// The secret of each role.
    pub secrets: Vec<(Role, Secret)>,
}

/// Why a game could not be created.
#[derive(Debug)]
pub enum OpenFault {
    /// The regulations set a value that the edition does not leave open.
    NotLeftOpen(NotLeftOpen),
    /// The store failed.
    Store(StoreFault),
    /// The system has no random numbers for the secrets.
    Chance,
}

impl Desk {
    /// Opens the desk with all games of a store. A game that has not begun or is over is loaded when somebody asks for it. One
    /// that was in progress is loaded at once, with its clock stopped at the last instant of the record, and the arbiter is
    /// asked how to go on. A game that is damaged or cannot be loaded is left untouched in the store, and [`Desk::damaged`]
    /// names it.
    ///
    /// # Errors
    ///
    /// If the store cannot be read or written.
    pub async fn open(store: Box<dyn Store>) -> Result<Desk, StoreFault> {
        let (own_link, key) = (store.own_link()?, store.key());
        let (games, mut at_once, mut unnoted) = (Shelf::default(), Vec::new(), HashSet::new());
        let mut newest = i64::MIN;
        let Stored {
            games: listed,
            mut damaged,
            notes,
        } = store.list()?;
        for game in listed {
            newest = newest.max(game.created);
            match game.summary.as_deref().and_then(GameSummary::from_text) {
                Some(summary) if summary.can_wait() => games.add(ShelvedGame::waiting(game, summary)),
                noted => {
                    unnoted.extend(noted.is_none().then(|| game.id.clone()));
                    let lines = store.lines(&game.id)?;
                    at_once.push((game, lines));
                }
            }
        }
        for loaded in load_all(at_once) {
            match loaded {
                Ok(game) => games.add(game),
                Err(game) => damaged.push(game),
            }
        }
        let writer = Writer::start(store);
        let inner = Arc::new_cyclic(|desk| Inner {
            newest: AtomicI64::new(newest),
            games,
            writer,
            provers: Provers::new(),
            deadlines: Deadlines::start(WeakDesk(Weak::clone(desk))),
            closing: watch::Sender::new(false),
            own_link: RwLock::new(own_link),
            key,
            damaged,
            notes,
        });
        let desk = Desk(inner);
        desk.stop_clocks().await?;
        desk.note_summaries(unnoted).await?;
        Ok(desk)
    }

    /// The games that are kept aside because something is wrong with them.
    #[must_use]
    pub fn damaged(&self) -> &[DamagedGame] {
        &self.0.damaged
    }

    /// What there is to say about the store as a whole.
    #[must_use]
    pub fn notes(&self) -> &[FileNote] {
        &self.0.notes
    }

    /// The key with which the desk signs, if it has one.
    #[must_use]
    pub fn key(&self) -> Option<&DeskKey> {
        self.0.key.as_deref()
    }

    /// Creates a game.
    ///
    /// # Errors
    ///
    /// If the regulations set a value that the edition does not leave open, or if the store fails.
    pub async fn new_game(&self, terms: Terms, heading: Heading) -> Result<NewGame, OpenFault> {
        let referee = Referee::new(terms).map_err(OpenFault::NotLeftOpen)?;
        self.add(LoadedGame::new(referee), heading).await
    }

    /// Creates a game from one loaded elsewhere. If it is in progress, its clock is stopped and the arbiter is asked.
    pub(crate) async fn add(&self, loaded: LoadedGame, heading: Heading) -> Result<NewGame, OpenFault> {
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
        let record = wire::write(loaded.referee(), &heading);
        let mut lines = record.lines().map(str::to_owned);
        let header = lines.next().unwrap_or_default();
        let listed = ListedGame {
            id: id.clone(),
            header: header.clone(),
            created,
            written: Some(wall_clock()),
            keys: keys.clone(),
            archived: false,
            over: loaded.referee().game().phase().is_over(),
            summary: GameSummary::of(loaded.referee(), &heading).to_text(),
        };
        let stored = StoredGame {
            listed,
            lines: lines.collect(),
        };
        self.0
            .writer
            .keep(Write::Game(stored))
            .await
            .map_err(OpenFault::Store)?;
        let away = Duration::ZERO;
        let card = Arc::new(GameCard::new(id, created, keys, false));
        let game = Arc::new(LiveGame::new(card, loaded, heading, away));
        self.0.games.add(ShelvedGame::live(Arc::clone(&game), header));
        self.stop_clock(&game).await.map_err(OpenFault::Store)?;
        Ok(NewGame { game, secrets })
    }

    /// Gives an act to the referee of a game, and returns when the resulting entries are on disk. Cancel-safe: the act
    /// runs in a task of its own and completes even if the caller is dropped.
    ///
    /// # Errors
    ///
    /// If the role may not perform the act, if the referee refuses it, or if the store fails. The record is then
    /// unchanged.
    pub async fn act(&self, game: &Arc<LiveGame>, role: Role, draft: EventDraft) -> Result<(), ActFault> {
        let received = Instant::now();
        let (desk, game) = (self.clone(), Arc::clone(game));
        let task = tokio::spawn(async move {
            let heard = game
                .act((&desk.0.writer, &desk.0.provers), role, draft, received)
                .await?;
            desk.add_deadline(heard, &game);
            desk.prove_later(&game);
            Ok(())
        });
        // The task is aborted only when the runtime shuts down.
        task.await.unwrap_or(Err(ActFault::Store(StoreFault::Closed)))
    }

    /// Has it proved whether the position of a game is dead, if that was left for later. Nobody waits for it but the next act.
    fn prove_later(&self, game: &Arc<LiveGame>) {
        if game.state().referee.game().awaits_proof().is_none() {
            return;
        }
        let (desk, game) = (self.clone(), Arc::clone(game));
        tokio::spawn(async move {
            let proved = game.prove((&desk.0.writer, &desk.0.provers)).await;
            // What could not be written is proved again at the next act, or when the desk is opened again.
            desk.add_deadline(proved.unwrap_or_default(), &game);
        });
    }

    /// Returns when it is known whether the position of a game is dead. Cancel-safe, as [`Desk::act`].
    pub(crate) async fn proved(&self, game: &Arc<LiveGame>) -> Result<(), ActFault> {
        if game.state().referee.game().awaits_proof().is_none() {
            return Ok(());
        }
        let (desk, game) = (self.clone(), Arc::clone(game));
        let task = tokio::spawn(async move {
            let proved = game.prove((&desk.0.writer, &desk.0.provers)).await?;
            desk.add_deadline(proved, &game);
            Ok(())
        });
        task.await.unwrap_or(Err(ActFault::Store(StoreFault::Closed)))
    }

    /// How many hard questions about who can still mate were given to provers since the desk is open.
    #[must_use]
    pub fn proof_count(&self) -> u64 {
        self.0.provers.lent()
    }

    fn add_deadline(&self, at: Option<Instant>, game: &LiveGame) {
        if let Some(at) = at {
            self.0.deadlines.add(at, &game.id);
        }
    }

    /// Replaces the secret of a role in a game. The previous secret is invalid from then on. Cancel-safe, as
    /// [`Desk::act`].
    ///
    /// # Errors
    ///
    /// If the store fails. The previous secret then stays valid.
    pub async fn new_secret(&self, game: &Arc<LiveGame>, role: Role) -> Result<Secret, OpenFault> {
        self.secret_for(game, role, false).await
    }

    /// A further secret for a role in a game, for a colleague. Those before it stay valid. Cancel-safe, as
    /// [`Desk::act`].
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub async fn further_secret(&self, game: &Arc<LiveGame>, role: Role) -> Result<Secret, OpenFault> {
        self.secret_for(game, role, true).await
    }

    async fn secret_for(&self, game: &Arc<LiveGame>, role: Role, beside: bool) -> Result<Secret, OpenFault> {
        let secret = Secret::new().map_err(|_| OpenFault::Chance)?;
        let digest = Digest::of(secret.as_str());
        let (desk, game) = (self.clone(), Arc::clone(game));
        let task = tokio::spawn(async move { game.change_key(&desk.0.writer, role, digest, beside).await });
        // The task is aborted only when the runtime shuts down.
        let changed = task.await.unwrap_or(Err(StoreFault::Closed));
        changed.map(|()| secret).map_err(OpenFault::Store)
    }

    /// A new link of the desk itself, by which games are opened. The previous one is invalid from then on.
    ///
    /// # Errors
    ///
    /// If the store fails. The previous one then stays valid.
    pub async fn new_own_link(&self) -> Result<Secret, OpenFault> {
        let secret = Secret::new().map_err(|_| OpenFault::Chance)?;
        let digest = Digest::of(secret.as_str());
        let kept = self.0.writer.keep(Write::OwnLink(digest)).await;
        kept.map_err(OpenFault::Store)?;
        *self.0.own_link.write().unwrap_or_else(|poisoned| poisoned.into_inner()) = Some(digest);
        Ok(secret)
    }

    /// Whether the desk has a link of its own.
    #[must_use]
    pub fn has_own_link(&self) -> bool {
        self.own_link().is_some()
    }

    /// Whether this is the digest of the desk's own link.
    pub(crate) fn is_own_link(&self, presented: &Digest) -> bool {
        self.own_link().is_some_and(|own| own == *presented)
    }

    fn own_link(&self) -> Option<Digest> {
        *self.0.own_link.read().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Archives a game, so that it is kept and not listed, or takes it back. Cancel-safe, as [`Desk::act`].
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub async fn archive(&self, game: &Arc<LiveGame>, archived: bool) -> Result<(), StoreFault> {
        let (desk, game) = (self.clone(), Arc::clone(game));
        let task = tokio::spawn(async move { game.archive(&desk.0.writer, archived).await });
        task.await.unwrap_or(Err(StoreFault::Closed))
    }

    /// Deletes a game for good; what is left of it. Cancel-safe, as [`Desk::act`].
    ///
    /// # Errors
    ///
    /// If the store fails. The game is then still there.
    pub async fn delete(&self, game: &Arc<LiveGame>) -> Result<DeletedGame, StoreFault> {
        let (desk, game) = (self.clone(), Arc::clone(game));
        let task = tokio::spawn(async move {
            let deleted = game.delete(&desk.0.writer, wall_clock()).await?;
            desk.0.games.remove(&game.id);
            Ok(deleted)
        });
        task.await.unwrap_or(Err(StoreFault::Closed))
    }

    /// Copies the file of the desk while it is open. The copy is whole and on disk when it has its name.
    ///
    /// # Errors
    ///
    /// If it could not be made, or if one is being made already.
    pub async fn copy_to(&self, path: &Path) -> Result<(), StoreFault> {
        let part = beside(path, ".part");
        // What an earlier copy may have left.
        let _ = fs::remove_file(&part);
        match self.0.writer.copy(part.clone()).await {
            Ok(()) => finish(part, path.to_owned()).await,
            Err(fault) => {
                let _ = fs::remove_file(&part);
                Err(fault)
            }
        }
    }

    /// What answers who can still mate.
    pub(crate) fn provers(&self) -> &Provers {
        &self.0.provers
    }

    /// How many games there are.
    #[must_use]
    pub fn game_count(&self) -> usize {
        self.0.games.count()
    }

    /// How many games are in memory.
    #[must_use]
    pub fn loaded_count(&self) -> usize {
        self.0.games.loaded().len()
    }

    /// How many bytes the store takes, as far as that is known.
    pub(crate) fn stored_bytes(&self) -> u64 {
        self.0.writer.stored_bytes()
    }

    /// A game by its name. Its record is read first if it is not in memory. Cancel-safe, as
    /// [`Desk::act`].
    ///
    /// # Errors
    ///
    /// If there is none, if it is kept aside, or if its record cannot be read.
    pub async fn game(&self, id: &str) -> Result<Arc<LiveGame>, GameFault> {
        let shelved = self.find(id)?;
        self.0.games.load(&shelved, self.0.writer.lines(id.to_owned())).await
    }

    /// A game by its name, loaded or not.
    ///
    /// # Errors
    ///
    /// If there is none, or if it is kept aside.
    pub(crate) fn find(&self, id: &str) -> Result<Arc<ShelvedGame>, GameFault> {
        let is_damaged = || self.damaged().iter().any(|damaged| damaged.id == id);
        self.shelved(id).ok_or_else(|| match is_damaged() {
            true => GameFault::Damaged,
            false => GameFault::Missing,
        })
    }

    /// A game by its name, loaded or not.
    pub(crate) fn shelved(&self, id: &str) -> Option<Arc<ShelvedGame>> {
        self.0.games.get(id)
    }

    /// All games, loaded or not, newest first.
    pub(crate) fn all_shelved(&self) -> Vec<Arc<ShelvedGame>> {
        self.0.games.all()
    }

    /// Closes the desk: subscriptions end, pending writes complete, and the store is released. Later acts fail.
    pub async fn close(&self) {
        self.0.closing.send_replace(true);
        self.0.provers.close();
        for game in self.0.games.loaded() {
            game.settled().await;
        }
        self.0.writer.close().await;
    }

    /// Changes to true when the desk closes.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.0.closing.subscribe()
    }

    /// The system time, or one millisecond after the newest game if that is later.
    fn next_created(&self) -> i64 {
        let now = wall_clock();
        let next = |newest: i64| now.max(newest.saturating_add(1));
        let before = self
            .0
            .newest
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |newest| Some(next(newest)));
        before.map_or(now, next)
    }

    /// Stops the clock of every game that was in progress when the desk was last closed. The games run concurrently, so
    /// that one fsync serves many.
    async fn stop_clocks(&self) -> Result<(), StoreFault> {
        let mut stopping = JoinSet::new();
        for game in self.0.games.loaded() {
            let desk = self.clone();
            stopping.spawn(async move { desk.stop_clock(&game).await });
        }
        stopping.join_all().await.into_iter().collect()
    }

    /// Notes what the list shows of games, where an earlier version has not.
    async fn note_summaries(&self, unnoted: HashSet<String>) -> Result<(), StoreFault> {
        let mut noting = JoinSet::new();
        for game in self.0.games.loaded() {
            let summary = game.state().summary().to_text();
            if let Some(summary) = summary.filter(|_| unnoted.contains(&game.id)) {
                let (desk, game) = (self.clone(), game.id.clone());
                noting.spawn(async move { desk.0.writer.keep(Write::Summary { game, summary }).await });
            }
        }
        noting.join_all().await.into_iter().collect()
    }

    /// Stops the clock of a game loaded from a record: nobody observed it since its last entry.
    async fn stop_clock(&self, game: &Arc<LiveGame>) -> Result<(), StoreFault> {
        let in_progress = game.state().is_in_progress();
        let broke_off = act::BrokeOff {}.by(Author::Nobody);
        if in_progress && let Err(ActFault::Store(fault)) = self.act(game, Role::Arbiter, broke_off).await {
            return Err(fault);
        }
        self.add_deadline(game.next_deadline(), game);
        // The desk may have been stopped between an act and its proof.
        self.prove_later(game);
        Ok(())
    }
}
