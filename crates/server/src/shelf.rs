//! The games of a desk: each by its card, and with its record while somebody needs it.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};
use std::thread;
use std::time::Duration;

use jadoube_referee::{Phase, wire};
use tokio::sync::Mutex;

use crate::evidence::{Damage, DamagedGame};
use crate::game_card::GameCard;
use crate::game_summary::GameSummary;
use crate::game_wait::GameWait;
use crate::live_game::{LiveGame, wall_clock};
use crate::store::{ListedGame, StoreFault};

/// How many games at rest are kept loaded after the others were put away.
const AT_REST: usize = 256;

/// The games of a desk by their names.
#[derive(Default)]
pub(crate) struct Shelf {
    games: RwLock<HashMap<String, Arc<ShelvedGame>>>,
    /// Counts how often somebody asked for a game, to tell who asked last.
    asked: AtomicU64,
    /// How many games have been loaded since those at rest were put away.
    loaded: AtomicUsize,
}

/// One game on the shelf.
pub(crate) struct ShelvedGame {
    pub(crate) card: Arc<GameCard>,
    header: String,
    place: RwLock<Place>,
    /// Those who ask for a game that is put away wait for the same loading.
    loading: Mutex<()>,
    /// When somebody asked for it last, as the shelf counts.
    asked: AtomicU64,
}

/// Where the record of a game is.
enum Place {
    /// In memory.
    Loaded(Arc<LiveGame>),
    /// In the store alone. What is known of it:
    Away { over: bool, summary: GameSummary },
}

/// Why there is no game.
#[derive(Debug)]
pub enum GameFault {
    /// There is none of that name.
    Missing,
    /// It is damaged, and was kept aside when the desk was opened.
    Damaged,
    /// Its record cannot be read, for this reason. It is left as it is.
    Unreadable(String),
    /// The store failed.
    Store(StoreFault),
}

impl ShelvedGame {
    fn new(card: Arc<GameCard>, header: String, place: Place) -> ShelvedGame {
        ShelvedGame {
            card,
            header,
            place: RwLock::new(place),
            loading: Mutex::default(),
            asked: AtomicU64::new(0),
        }
    }

    /// A game whose record is loaded, with its header as it is stored.
    pub(crate) fn live(game: Arc<LiveGame>, header: String) -> ShelvedGame {
        ShelvedGame::new(Arc::clone(&game.card), header, Place::Loaded(game))
    }

    /// A game that waits until somebody asks for it.
    pub(crate) fn waiting(game: ListedGame, summary: GameSummary) -> ShelvedGame {
        let card = GameCard::new(game.id, game.created, game.keys, game.archived);
        let over = game.over;
        ShelvedGame::new(Arc::new(card), game.header, Place::Away { over, summary })
    }

    /// What the list shows of it.
    pub(crate) fn summary(&self) -> GameSummary {
        match &*self.place() {
            Place::Loaded(live) => live.state().summary(),
            Place::Away { summary, .. } => summary.clone(),
        }
    }

    /// The game if its record is loaded.
    pub(crate) fn loaded(&self) -> Option<Arc<LiveGame>> {
        match &*self.place() {
            Place::Loaded(live) => Some(Arc::clone(live)),
            Place::Away { .. } => None,
        }
    }

    /// The game, and whether its record had to be read for it; those who ask meanwhile wait for the same.
    async fn load(
        &self,
        lines: impl Future<Output = Result<Vec<String>, StoreFault>>,
    ) -> Result<(Arc<LiveGame>, bool), GameFault> {
        let _loading = self.loading.lock().await;
        let over = match &*self.place() {
            Place::Loaded(live) => return Ok((Arc::clone(live), false)),
            Place::Away { over, .. } => *over,
        };
        let lines = lines.await.map_err(GameFault::Store)?;
        let stored = StoredRecord {
            header: &self.header,
            lines: &lines,
            // Nothing has happened in such a game while it was away.
            written: None,
            over,
        };
        let game = tokio::task::block_in_place(|| load(Arc::clone(&self.card), stored));
        let game = game.map(Arc::new).map_err(GameFault::Unreadable)?;
        *self.place_to_change() = Place::Loaded(Arc::clone(&game));
        Ok((game, true))
    }

    /// Whether it is loaded although nobody has it in hand and nothing happens in it.
    fn is_at_rest(&self) -> bool {
        matches!(&*self.place(), Place::Loaded(live) if is_at_rest(live))
    }

    /// Puts the game away if it is at rest; whether it was.
    fn put_away(&self) -> bool {
        let mut place = self.place_to_change();
        // Whoever takes the game in hand does it through this lock.
        let Place::Loaded(live) = &*place else { return false };
        if !is_at_rest(live) {
            return false;
        }
        let summary = live.state().summary();
        let over = live.state().referee.game().phase().is_over();
        *place = Place::Away { over, summary };
        true
    }

    fn place(&self) -> RwLockReadGuard<'_, Place> {
        self.place.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn place_to_change(&self) -> RwLockWriteGuard<'_, Place> {
        self.place.write().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether only the shelf has a game, and nothing happens in it until somebody asks for it.
fn is_at_rest(live: &Arc<LiveGame>) -> bool {
    if Arc::strong_count(live) > 1 {
        return false;
    }
    let state = live.state();
    state.summary().can_wait() && GameWait::of(&state).is_none() && state.referee.game().awaits_proof().is_none()
}

impl Shelf {
    pub(crate) fn get(&self, id: &str) -> Option<Arc<ShelvedGame>> {
        self.read().get(id).cloned()
    }

    pub(crate) fn add(&self, game: ShelvedGame) {
        let id = game.card.id.clone();
        let game = Arc::new(game);
        self.touch(&game);
        self.write(|games| games.insert(id, Arc::clone(&game)));
        if game.loaded().is_some() {
            self.note_loaded();
        }
    }

    /// A game with its record. That of a game that was put away is read from the store first.
    pub(crate) async fn load(
        &self,
        game: &ShelvedGame,
        lines: impl Future<Output = Result<Vec<String>, StoreFault>>,
    ) -> Result<Arc<LiveGame>, GameFault> {
        self.touch(game);
        if let Some(live) = game.loaded() {
            return Ok(live);
        }
        let (live, is_read) = game.load(lines).await?;
        if is_read {
            self.note_loaded();
        }
        Ok(live)
    }

    pub(crate) fn remove(&self, id: &str) {
        self.write(|games| games.remove(id));
    }

    pub(crate) fn count(&self) -> usize {
        self.read().len()
    }

    /// All games, newest first.
    pub(crate) fn all(&self) -> Vec<Arc<ShelvedGame>> {
        let mut all: Vec<Arc<ShelvedGame>> = self.read().values().cloned().collect();
        all.sort_by(|left, right| {
            let (left, right) = (&left.card, &right.card);
            right.created.cmp(&left.created).then_with(|| left.id.cmp(&right.id))
        });
        all
    }

    /// The games whose records are loaded.
    pub(crate) fn loaded(&self) -> Vec<Arc<LiveGame>> {
        self.read().values().filter_map(|game| game.loaded()).collect()
    }

    fn touch(&self, game: &ShelvedGame) {
        let now = self.asked.fetch_add(1, Ordering::Relaxed);
        game.asked.store(now, Ordering::Relaxed);
    }

    /// Games at rest cost memory, and can be read again. When so many more were loaded, all but the last asked for are put away.
    fn note_loaded(&self) {
        if self.loaded.fetch_add(1, Ordering::Relaxed) < AT_REST {
            return;
        }
        self.loaded.store(0, Ordering::Relaxed);
        let mut at_rest: Vec<Arc<ShelvedGame>> = self.read().values().cloned().collect();
        at_rest.retain(|game| game.is_at_rest());
        at_rest.sort_by_key(|game| Reverse(game.asked.load(Ordering::Relaxed)));
        for game in at_rest.iter().skip(AT_REST) {
            game.put_away();
        }
    }

    fn read(&self) -> RwLockReadGuard<'_, HashMap<String, Arc<ShelvedGame>>> {
        self.games.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write<T>(&self, change: impl FnOnce(&mut HashMap<String, Arc<ShelvedGame>>) -> T) -> T {
        change(&mut self.games.write().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Loads games with their records, in their order. Folding a record takes CPU time, so the work is split between the cores.
pub(crate) fn load_all(stored: Vec<(ListedGame, Vec<String>)>) -> Vec<Result<ShelvedGame, DamagedGame>> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let share = stored.len().div_ceil(cores).max(1);
    let mut stored = stored.into_iter();
    let shares = (0..cores).map(|_| stored.by_ref().take(share).collect::<Vec<_>>());
    let shares: Vec<_> = shares.collect();
    thread::scope(|scope| {
        let workers: Vec<_> = shares
            .into_iter()
            .map(|share| scope.spawn(move || share.into_iter().map(load_listed).collect::<Vec<_>>()))
            .collect();
        let loaded = workers.into_iter().map(|worker| match worker.join() {
            Ok(games) => games,
            Err(panic) => resume_unwind(panic),
        });
        loaded.flatten().collect()
    })
}

fn load_listed((game, lines): (ListedGame, Vec<String>)) -> Result<ShelvedGame, DamagedGame> {
    let card = GameCard::new(game.id.clone(), game.created, game.keys, game.archived);
    let stored = StoredRecord {
        header: &game.header,
        lines: &lines,
        written: game.written,
        over: game.over,
    };
    match load(Arc::new(card), stored) {
        Ok(live) => Ok(ShelvedGame::live(Arc::new(live), game.header)),
        Err(why) => Err(DamagedGame {
            id: game.id,
            white: None,
            black: None,
            damages: vec![Damage::Unreadable { why }],
        }),
    }
}

/// A record as it is stored.
struct StoredRecord<'a> {
    header: &'a str,
    lines: &'a [String],
    /// When its last line was written.
    written: Option<i64>,
    /// Whether the game was over by it.
    over: bool,
}

/// Loads one stored game; the reason if it cannot be loaded.
fn load(card: Arc<GameCard>, stored: StoredRecord<'_>) -> Result<LiveGame, String> {
    let mut lines = vec![stored.header.to_owned()];
    lines.extend_from_slice(stored.lines);
    let text = lines.join("\n") + "\n";
    let (record, faults) = wire::read(&text);
    // What is cited otherwise today, or would not be left open today, was ruled then all the same.
    if let Some(fault) = faults.iter().find(|fault| fault.kind.hides_entries()) {
        return Err(fault.to_string());
    }
    let record = record.ok_or_else(|| "it has no header".to_owned())?;
    let loaded = LiveGame::load(&record).with_stored(lines);
    let phase = loaded.referee().game().phase();
    if stored.over && !phase.is_over() {
        return Err("it was over, and its record does not say so".to_owned());
    }
    // An adjourned game goes on at a time of day, though the desk was closed. The time of a game that was on stands still:
    // nobody saw what happened.
    let away = match (phase, stored.written) {
        (Phase::Adjourned, Some(written)) => u64::try_from(wall_clock().saturating_sub(written)).unwrap_or(0),
        _ => 0,
    };
    let away = Duration::from_millis(away);
    Ok(LiveGame::new(card, loaded, record.heading, away))
}
