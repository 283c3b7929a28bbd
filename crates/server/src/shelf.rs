//! The games of a desk: each by its card, and with its record once somebody has asked for it.

use std::collections::HashMap;
use std::panic::resume_unwind;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};
use std::thread;
use std::time::Duration;

use jadoube_referee::{Phase, wire};
use tokio::sync::OnceCell;

use crate::evidence::{Damage, DamagedGame};
use crate::game_card::GameCard;
use crate::game_summary::GameSummary;
use crate::live_game::{LiveGame, wall_clock};
use crate::store::{ListedGame, StoreFault};

/// The games of a desk by their names.
#[derive(Default)]
pub(crate) struct Shelf(RwLock<HashMap<String, Arc<ShelvedGame>>>);

/// One game on the shelf.
pub(crate) struct ShelvedGame {
    pub(crate) card: Arc<GameCard>,
    /// What is known of it until its record is loaded.
    stored: Option<Stored>,
    live: OnceCell<Arc<LiveGame>>,
}

/// A game whose record is not loaded yet.
struct Stored {
    header: String,
    over: bool,
    summary: GameSummary,
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
    /// A game whose record is loaded.
    pub(crate) fn live(game: Arc<LiveGame>) -> ShelvedGame {
        ShelvedGame {
            card: Arc::clone(&game.card),
            stored: None,
            live: OnceCell::new_with(Some(game)),
        }
    }

    /// A game that waits until somebody asks for it.
    pub(crate) fn waiting(game: ListedGame, summary: GameSummary) -> ShelvedGame {
        let card = GameCard::new(game.id, game.created, game.keys, game.archived);
        ShelvedGame {
            card: Arc::new(card),
            stored: Some(Stored {
                header: game.header,
                over: game.over,
                summary,
            }),
            live: OnceCell::new(),
        }
    }

    /// What the list shows of it.
    pub(crate) fn summary(&self) -> Option<GameSummary> {
        match self.live.get() {
            Some(live) => Some(live.state().summary()),
            None => self.stored.as_ref().map(|stored| stored.summary.clone()),
        }
    }

    /// The game if its record is loaded.
    pub(crate) fn loaded(&self) -> Option<Arc<LiveGame>> {
        self.live.get().cloned()
    }

    /// The game. Its record is read first if nobody has asked for it before; those who ask meanwhile wait for the same.
    pub(crate) async fn load(
        &self,
        lines: impl Future<Output = Result<Vec<String>, StoreFault>>,
    ) -> Result<Arc<LiveGame>, GameFault> {
        let load = async || {
            let header = self.stored.as_ref().map_or("", |stored| stored.header.as_str());
            let lines = lines.await.map_err(GameFault::Store)?;
            // Nothing has happened in such a game while the desk was closed.
            let over = self.stored.as_ref().is_some_and(|stored| stored.over);
            let stored = StoredRecord {
                header,
                lines: &lines,
                written: None,
                over,
            };
            let game = tokio::task::block_in_place(|| load(Arc::clone(&self.card), stored));
            game.map(Arc::new).map_err(GameFault::Unreadable)
        };
        self.live.get_or_try_init(load).await.cloned()
    }
}

impl Shelf {
    pub(crate) fn get(&self, id: &str) -> Option<Arc<ShelvedGame>> {
        self.read().get(id).cloned()
    }

    pub(crate) fn add(&self, game: ShelvedGame) {
        self.write(|games| games.insert(game.card.id.clone(), Arc::new(game)));
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

    fn read(&self) -> RwLockReadGuard<'_, HashMap<String, Arc<ShelvedGame>>> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write<T>(&self, change: impl FnOnce(&mut HashMap<String, Arc<ShelvedGame>>) -> T) -> T {
        change(&mut self.0.write().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Loads games with their records, in their order. Folding a record takes CPU time, so the work is split between the cores.
pub(crate) fn load_all(stored: Vec<(ListedGame, Vec<String>)>) -> Vec<Result<LiveGame, DamagedGame>> {
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

fn load_listed((game, lines): (ListedGame, Vec<String>)) -> Result<LiveGame, DamagedGame> {
    let card = GameCard::new(game.id.clone(), game.created, game.keys, game.archived);
    let stored = StoredRecord {
        header: &game.header,
        lines: &lines,
        written: game.written,
        over: game.over,
    };
    load(Arc::new(card), stored).map_err(|why| DamagedGame {
        id: game.id,
        white: None,
        black: None,
        damages: vec![Damage::Unreadable { why }],
    })
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
