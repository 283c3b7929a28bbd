//! Rate limits and quotas.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::role::Role;

/// Rate limits and quotas by address, by game and for the whole desk.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests from one address.
    pub address: Rate,
    /// Acts in one game.
    pub game: Rate,
    /// Concurrent subscriptions of one game.
    pub live_per_game: usize,
    /// Concurrent subscriptions in all.
    pub live: usize,
    /// Games of the desk.
    pub games: usize,
    /// Entries in the record of a game; beyond that, acts are refused.
    pub entries: usize,
    /// Open connections.
    pub connections: usize,
    /// Open connections from one block of addresses.
    pub connections_per_address: usize,
    /// The timeout for the head of a request, including idle time before it.
    pub head: Duration,
    /// The timeout for the body of a request.
    pub body: Duration,
    /// The heartbeat interval of subscriptions: an update is sent after this long without a change.
    pub heartbeat: Duration,
}

/// The size and refill rate of a token bucket.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// How many tokens the bucket holds.
    pub burst: f64,
    /// How many tokens are added each second.
    pub per_second: f64,
}

impl Limits {
    /// Enough for a playing hall behind one address, yet low enough that one client cannot disturb the others.
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

    /// No limits, for load tests. Connections are limited by the system alone; timeouts still apply.
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

/// The cost of a request in tokens.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Cost(pub(crate) f64);

impl Cost {
    /// An ordinary request.
    pub(crate) const PLAIN: Cost = Cost(1.0);
    /// Creating a game uses disk space.
    pub(crate) const OPENING: Cost = Cost(10.0);
    /// Importing a game uses CPU time.
    pub(crate) const IMPORT: Cost = Cost(60.0);
    /// A wrong secret may be an attempt to guess one.
    pub(crate) const WRONG_KEY: Cost = Cost(20.0);
}

/// Enforces the limits.
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

    /// Takes the cost of a request from the bucket of an address; false if it holds too little.
    pub(crate) fn admits(&self, address: IpAddr, cost: Cost) -> bool {
        self.addresses.take(address, cost, Instant::now())
    }

    /// Takes a cost from the bucket of an address, or all that is left in it.
    pub(crate) fn charge(&self, address: IpAddr, cost: Cost) {
        self.addresses.charge(address, cost, Instant::now());
    }

    /// Takes one token from the bucket of a game; false if it is empty.
    pub(crate) fn hears(&self, game: &str) -> bool {
        self.games.take(game.to_owned(), Cost::PLAIN, Instant::now())
    }

    /// The heartbeat interval.
    pub(crate) fn heartbeat(&self) -> Duration {
        self.limits.heartbeat
    }

    /// Whether a desk with this many games may have another.
    pub(crate) fn opens(&self, games: usize) -> bool {
        games < self.limits.games
    }

    /// Whether a record with this many entries may grow.
    pub(crate) fn records(&self, entries: usize) -> bool {
        entries < self.limits.entries
    }

    /// The timeout for the body of a request.
    pub(crate) fn body_timeout(&self) -> Duration {
        self.limits.body
    }

    /// A permit for another subscription of a game that has `subscribers` already, released when it is dropped.
    /// Spectators can take only half of a game's permits, so that arbiter, board and players always get one.
    pub(crate) fn watch(&self, role: Role, subscribers: usize) -> Option<OwnedSemaphorePermit> {
        let limit = match role {
            Role::Spectator => self.limits.live_per_game,
            Role::Arbiter | Role::Board | Role::White | Role::Black => self.limits.live_per_game.saturating_mul(2),
        };
        let permit = Arc::clone(&self.live).try_acquire_owned().ok()?;
        (subscribers < limit).then_some(permit)
    }
}

/// A token bucket for each key.
struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

struct Bucket {
    tokens: f64,
    at: Instant,
}

/// How many buckets are kept before full ones are removed.
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
            // A cost above the capacity is allowed when the bucket is full.
            let enough = *tokens >= cost.0.min(self.rate.burst);
            if enough {
                *tokens = (*tokens - cost.0).max(0.0);
            }
            enough
        })
    }

    /// Takes tokens, or all that are left.
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
    fn tokens_are_taken_and_refilled() {
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
    fn subscriptions_are_limited_for_a_game_and_in_all() {
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
        assert!(watch(0).is_some(), "a permit was returned");
    }
}
