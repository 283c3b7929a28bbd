//! How much strangers may ask for.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::role::Role;

/// How much one address, one game and the whole desk bear.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests from one address.
    pub address: Rate,
    /// Acts in one game.
    pub game: Rate,
    /// How many may watch one game at a time.
    pub live_per_game: usize,
    /// How many may watch at a time in all.
    pub live: usize,
    /// How many games there may be.
    pub games: usize,
    /// How many entries the record of a game may have before nothing more is heard.
    pub entries: usize,
    /// How many may be connected at a time.
    pub connections: usize,
    /// How many of them from one address.
    pub connections_per_address: usize,
    /// How long a connection may take until it has said what it wants, and may be idle before that.
    pub head: Duration,
    /// How long it may then take to bring the rest.
    pub body: Duration,
    /// After how long whoever watches is told how the game stands though nothing happens. Who hears nothing for longer has
    /// lost the connection.
    pub heartbeat: Duration,
}

/// So many at once, and so many in the long run.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// At once.
    pub burst: f64,
    /// Each second.
    pub per_second: f64,
}

impl Limits {
    /// Enough for a hall full of boards behind one address, and too little to disturb it.
    pub const HALL: Limits = Limits {
        address: Rate {
            burst: 600.0,
            per_second: 100.0,
        },
        game: Rate {
            burst: 60.0,
            per_second: 20.0,
        },
        live_per_game: 200,
        live: 5_000,
        games: 20_000,
        entries: 10_000,
        connections: 12_000,
        connections_per_address: 6_000,
        head: Duration::from_secs(60),
        body: Duration::from_secs(20),
        heartbeat: Duration::from_secs(10),
    };

    /// Tells nobody to ask less: for whoever tries what the desk bears. Connections are bounded by the system alone, and
    /// must still say what they want in time.
    pub const NONE: Limits = Limits {
        address: Rate::ANY,
        game: Rate::ANY,
        live_per_game: usize::MAX,
        live: usize::MAX,
        games: usize::MAX,
        entries: usize::MAX,
        connections: 1_000_000,
        connections_per_address: usize::MAX,
        ..Limits::HALL
    };
}

impl Rate {
    const ANY: Rate = Rate {
        burst: 1e12,
        per_second: 1e12,
    };
}

/// What a request costs. Most cost one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Cost(pub(crate) f64);

impl Cost {
    /// An ordinary request.
    pub(crate) const PLAIN: Cost = Cost(1.0);
    /// A new game takes room on the disk.
    pub(crate) const OPENING: Cost = Cost(10.0);
    /// A record of a stranger takes time.
    pub(crate) const IMPORT: Cost = Cost(60.0);
    /// A wrong secret may be a guess.
    pub(crate) const WRONG_KEY: Cost = Cost(20.0);
}

/// Keeps the limits.
pub(crate) struct Gate {
    addresses: Buckets<IpAddr>,
    games: Buckets<String>,
    live: Arc<Semaphore>,
    limits: Limits,
}

impl Gate {
    pub(crate) fn new(limits: Limits) -> Gate {
        Gate {
            addresses: Buckets::new(limits.address),
            games: Buckets::new(limits.game),
            live: Arc::new(Semaphore::new(limits.live.min(Semaphore::MAX_PERMITS))),
            limits,
        }
    }

    /// Whether an address may ask for something.
    pub(crate) fn admits(&self, address: IpAddr, cost: Cost) -> bool {
        self.addresses.take(address, cost, Instant::now())
    }

    /// Takes what an address has to pay, or all it has left.
    pub(crate) fn charge(&self, address: IpAddr, cost: Cost) {
        self.addresses.charge(address, cost, Instant::now());
    }

    /// Whether another act in a game is heard.
    pub(crate) fn hears(&self, game: &str) -> bool {
        self.games.take(game.to_owned(), Cost::PLAIN, Instant::now())
    }

    /// After how long whoever watches is told something.
    pub(crate) fn heartbeat(&self) -> Duration {
        self.limits.heartbeat
    }

    /// Whether another game may be opened where there are so many.
    pub(crate) fn opens(&self, games: usize) -> bool {
        games < self.limits.games
    }

    /// Whether a record with so many entries may become longer.
    pub(crate) fn records(&self, entries: usize) -> bool {
        entries < self.limits.entries
    }

    /// How long somebody may take to bring what was announced.
    pub(crate) fn patience(&self) -> Duration {
        self.limits.body
    }

    /// A place for somebody who watches a game that so many watch already; it is free again when it is dropped. However
    /// many spectators there are, those who have a part in the game find a place.
    pub(crate) fn watch(&self, role: Role, watching: usize) -> Option<OwnedSemaphorePermit> {
        let most = match role {
            Role::Spectator => self.limits.live_per_game,
            Role::Arbiter | Role::Board | Role::White | Role::Black => self.limits.live_per_game.saturating_mul(2),
        };
        let place = Arc::clone(&self.live).try_acquire_owned().ok()?;
        (watching < most).then_some(place)
    }
}

/// A bucket of tokens for each key. A request takes tokens, and they come back with time.
struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

struct Bucket {
    tokens: f64,
    at: Instant,
}

/// How many buckets there are before full ones are thrown away.
const MANY: usize = 10_000;

impl<K: Eq + Hash> Buckets<K> {
    fn new(rate: Rate) -> Buckets<K> {
        Buckets {
            rate,
            buckets: Mutex::default(),
        }
    }

    /// Takes tokens if there are enough.
    fn take(&self, key: K, cost: Cost, now: Instant) -> bool {
        self.change(key, now, |tokens| {
            // Whoever asks for more than ever fits may ask when nothing else was asked for.
            let enough = *tokens >= cost.0.min(self.rate.burst);
            if enough {
                *tokens = (*tokens - cost.0).max(0.0);
            }
            enough
        })
    }

    /// Takes tokens as far as there are any.
    fn charge(&self, key: K, cost: Cost, now: Instant) {
        self.change(key, now, |tokens| *tokens = (*tokens - cost.0).max(0.0));
    }

    fn change<T>(&self, key: K, now: Instant, f: impl FnOnce(&mut f64) -> T) -> T {
        let Rate { burst, per_second } = self.rate;
        let filled = |bucket: &Bucket| {
            let since = now.saturating_duration_since(bucket.at).as_secs_f64();
            (bucket.tokens + since * per_second).min(burst)
        };
        let mut buckets = self.buckets.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if buckets.len() >= MANY {
            buckets.retain(|_, bucket| filled(bucket) < burst);
        }
        let bucket = buckets.entry(key).or_insert(Bucket { tokens: burst, at: now });
        let mut tokens = filled(bucket);
        let answer = f(&mut tokens);
        *bucket = Bucket { tokens, at: now };
        answer
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::{Buckets, Cost, Gate, Limits, Rate};
    use crate::role::Role;

    #[test]
    fn tokens_are_taken_and_come_back() {
        let buckets = Buckets::new(Rate {
            burst: 3.0,
            per_second: 2.0,
        });
        let start = Instant::now();
        for (key, cost, ms, expect) in [
            ("a", 1.0, 0, true),
            ("a", 2.0, 0, true),
            ("a", 1.0, 0, false),
            ("b", 1.0, 0, true),
            ("a", 1.0, 499, false),
            ("a", 1.0, 500, true),
            ("a", 1.0, 500, false),
            ("a", 99.0, 1_000, false),
            ("a", 99.0, 9_000, true),
            ("a", 1.0, 9_000, false),
        ] {
            let now = start + Duration::from_millis(ms);
            assert_eq!(buckets.take(key, Cost(cost), now), expect, "{key} {cost} {ms}");
        }
    }

    #[test]
    fn places_are_bounded_for_a_game_and_in_all() {
        let gate = Gate::new(Limits {
            live_per_game: 2,
            live: 3,
            ..Limits::HALL
        });
        let watch = |watching| gate.watch(Role::Spectator, watching);
        let first = watch(0);
        let second = watch(1);
        assert!(first.is_some() && second.is_some());
        assert!(watch(2).is_none(), "the game is full");
        assert!(gate.watch(Role::White, 2).is_some(), "for spectators");
        assert!(gate.watch(Role::White, 4).is_none());
        let third = watch(0);
        assert!(third.is_some() && watch(0).is_none(), "the desk is full");
        drop(first);
        assert!(watch(0).is_some(), "a place is free again");
    }
}
