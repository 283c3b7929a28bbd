//! Rate limits and quotas.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::client::Sender;
use crate::quota::{Quota, Share};
use crate::role::Role;
use crate::secret::Digest;

/// Rate limits and quotas. Whoever has a valid link pays for its own requests; without one, an address pays. Nobody pays
/// for another: a game has no limit that strangers or an opponent could use up.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests without a valid link, from one address.
    pub address: Rate,
    /// Files of the page, for one address.
    pub pages: Rate,
    /// Requests by the link of a player or of a board.
    pub link: Rate,
    /// Requests by the link of an arbiter, or of the desk.
    pub arbiter: Rate,
    /// Concurrent subscriptions of one link.
    pub live_per_link: usize,
    /// Concurrent subscriptions of spectators at one address.
    pub live_per_address: usize,
    /// Concurrent subscriptions of spectators of one game.
    pub live_per_game: usize,
    /// Concurrent subscriptions of spectators in all.
    pub live: usize,
    /// Games of the desk.
    pub games: usize,
    /// Games that one address may open if everybody may.
    pub games_per_address: usize,
    /// Bytes that the store may take before no more games are opened. Those that are on can be finished.
    pub disk: u64,
    /// Entries in the record of a game; some are reserved for the arbiter and for what ends the game.
    pub entries: usize,
    /// Bytes of an entry, on average: a record of long entries is full earlier.
    pub entry_bytes: usize,
    /// Open connections.
    pub connections: usize,
    /// Open connections without a valid link.
    pub strangers: usize,
    /// Open connections without a valid link, from one address.
    pub connections_per_address: usize,
    /// Open connections of one link.
    pub connections_per_link: usize,
    /// Bytes of answers and imports under way without a valid link; as many again with one.
    pub bytes: usize,
    /// Bytes of answers and imports under way for one address or link.
    pub bytes_each: usize,
    /// How long a connection may wait for its first request, or for the next, before it can be closed to make room for
    /// another: on a busy machine what it has sent may just not have been read yet.
    pub patience: Duration,
    /// The timeout between two requests.
    pub idle: Duration,
    /// The timeout for the head of a request that has begun.
    pub head: Duration,
    /// The timeout for the body of a request.
    pub body: Duration,
    /// The timeout for a client to read on.
    pub write: Duration,
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
        pages: Rate {
            burst: 4_000.0,
            per_second: 400.0,
        },
        link: Rate {
            burst: 60.0,
            per_second: 20.0,
        },
        arbiter: Rate {
            burst: 600.0,
            per_second: 100.0,
        },
        live_per_link: 8,
        live_per_address: 500,
        live_per_game: 200,
        live: 3_000,
        games: 20_000,
        games_per_address: 100,
        disk: 8 << 30,
        entries: 10_000,
        entry_bytes: 400,
        connections: 12_000,
        strangers: 4_000,
        connections_per_address: 1_000,
        connections_per_link: 32,
        bytes: 64 << 20,
        bytes_each: 8 << 20,
        patience: Duration::from_secs(1),
        idle: Duration::from_secs(60),
        head: Duration::from_secs(10),
        body: Duration::from_secs(20),
        write: Duration::from_secs(20),
        heartbeat: Duration::from_secs(10),
    };

    /// No limits, for load tests. Connections are limited by the system alone; timeouts still apply.
    pub const NONE: Limits = Limits {
        address: Rate::ANY,
        pages: Rate::ANY,
        link: Rate::ANY,
        arbiter: Rate::ANY,
        live_per_link: usize::MAX,
        live_per_address: usize::MAX,
        live_per_game: usize::MAX,
        live: usize::MAX,
        games: usize::MAX,
        games_per_address: usize::MAX,
        disk: u64::MAX,
        entries: usize::MAX,
        entry_bytes: usize::MAX,
        connections: 1_000_000,
        strangers: 1_000_000,
        connections_per_address: usize::MAX,
        connections_per_link: usize::MAX,
        bytes: usize::MAX,
        bytes_each: usize::MAX,
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
    /// A document is written for one client.
    pub(crate) const DOCUMENT: Cost = Cost(5.0);
    /// Creating a game uses disk space.
    pub(crate) const OPENING: Cost = Cost(10.0);
    /// Importing a game, or drawing a scoresheet, uses CPU time.
    pub(crate) const WORK: Cost = Cost(60.0);
    /// A wrong secret may be an attempt to guess one.
    pub(crate) const WRONG_KEY: Cost = Cost(20.0);
    /// What was refused costs more than what was done, and costs whoever sent it.
    pub(crate) const REFUSED: Cost = Cost(2.0);

    /// Telling of so many entries that nobody has asked for before.
    pub(crate) fn of_entries(count: usize) -> Cost {
        Cost(count as f64 / 250.0)
    }
}

/// Enforces the limits.
pub(crate) struct Gate {
    addresses: Buckets<IpAddr>,
    pages: Buckets<IpAddr>,
    links: Buckets<Digest>,
    arbiters: Buckets<Digest>,
    live_by_address: Quota<IpAddr>,
    live_by_game: Quota<String>,
    live_by_link: Quota<Digest>,
    /// Bytes under way, of addresses and of links: neither takes from the other.
    bytes_by_address: Quota<IpAddr>,
    bytes_by_link: Quota<Digest>,
    games_by_address: Quota<IpAddr>,
    /// The games that addresses have opened, while they are there.
    opened: Mutex<HashMap<String, Share<IpAddr>>>,
    limits: Limits,
}

/// Counts as a subscription until it is dropped.
pub(crate) enum LivePermit {
    /// That of a spectator, at an address and of a game.
    Spectator {
        /// At the address.
        _at: Share<IpAddr>,
        /// Of the game.
        _of: Share<String>,
    },
    /// That of a link.
    Link(#[allow(dead_code, reason = "held until it is dropped")] Share<Digest>),
}

/// Counts as bytes under way until it is dropped.
pub(crate) enum BytesPermit {
    /// Those of an address.
    Address(#[allow(dead_code, reason = "held until it is dropped")] Share<IpAddr>),
    /// Those of a link.
    Link(#[allow(dead_code, reason = "held until it is dropped")] Share<Digest>),
}

impl Gate {
    pub(crate) fn new(limits: Limits) -> Gate {
        Gate {
            addresses: Buckets::new(limits.address),
            pages: Buckets::new(limits.pages),
            links: Buckets::new(limits.link),
            arbiters: Buckets::new(limits.arbiter),
            live_by_address: Quota::new(limits.live, limits.live_per_address),
            live_by_game: Quota::new(limits.live, limits.live_per_game),
            live_by_link: Quota::new(usize::MAX, limits.live_per_link),
            bytes_by_address: Quota::new(limits.bytes, limits.bytes_each),
            bytes_by_link: Quota::new(limits.bytes, limits.bytes_each),
            games_by_address: Quota::new(limits.games, limits.games_per_address),
            opened: Mutex::default(),
            limits,
        }
    }

    /// Takes the cost of a request from the bucket of whoever sent it; false if it holds too little.
    pub(crate) fn admits(&self, sender: Sender, cost: Cost) -> bool {
        let now = Instant::now();
        match sender {
            Sender::Link(Role::Arbiter, digest) | Sender::Opener(digest) => self.arbiters.take(digest, cost, now),
            Sender::Link(_, digest) => self.links.take(digest, cost, now),
            Sender::Address(block) => self.addresses.take(block, cost, now),
        }
    }

    /// Takes a cost from the bucket of whoever sent a request, or all that is left in it.
    pub(crate) fn charge(&self, sender: Sender, cost: Cost) {
        let now = Instant::now();
        match sender {
            Sender::Link(Role::Arbiter, digest) | Sender::Opener(digest) => self.arbiters.charge(digest, cost, now),
            Sender::Link(_, digest) => self.links.charge(digest, cost, now),
            Sender::Address(block) => self.addresses.charge(block, cost, now),
        }
    }

    /// Whether an address may have another file of the page. They have a bucket of their own, so that a player can open
    /// a link though a stranger behind the same router asks for more than is granted.
    pub(crate) fn shows_page(&self, block: IpAddr) -> bool {
        self.pages.take(block, Cost::PLAIN, Instant::now())
    }

    /// The heartbeat interval.
    pub(crate) fn heartbeat(&self) -> Duration {
        self.limits.heartbeat
    }

    /// Whether a desk with this many games in so many bytes may have another.
    pub(crate) fn opens(&self, games: usize, bytes: u64) -> bool {
        games < self.limits.games && bytes < self.limits.disk
    }

    /// A share of the games that an address may open; none is needed of whoever has the desk's own link.
    pub(crate) fn open_share(&self, block: IpAddr) -> Option<Share<IpAddr>> {
        self.games_by_address.take(block, 1)
    }

    /// A game was opened with that share.
    pub(crate) fn opened(&self, game: &str, share: Share<IpAddr>) {
        let mut opened = self.opened.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        opened.insert(game.to_owned(), share);
    }

    /// A game is gone: its share is free.
    pub(crate) fn closed(&self, game: &str) {
        let mut opened = self.opened.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        opened.remove(game);
    }

    /// How many entries a record may have.
    pub(crate) fn entries(&self) -> usize {
        self.limits.entries
    }

    /// For how many entries a record counts: for more than it has if they are long.
    pub(crate) fn counted(&self, entries: usize, bytes: usize) -> usize {
        entries.max(bytes / self.limits.entry_bytes)
    }

    /// The timeout for the body of a request.
    pub(crate) fn body_timeout(&self) -> Duration {
        self.limits.body
    }

    /// A permit for another subscription of a game. Spectators and links have quotas of their own, so that spectators
    /// never keep out arbiter, board and players.
    pub(crate) fn watch(&self, sender: Sender, game: &str) -> Option<LivePermit> {
        match sender {
            Sender::Link(_, digest) | Sender::Opener(digest) => self.live_by_link.take(digest, 1).map(LivePermit::Link),
            Sender::Address(block) => Some(LivePermit::Spectator {
                _at: self.live_by_address.take(block, 1)?,
                _of: self.live_by_game.take(game.to_owned(), 1)?,
            }),
        }
    }

    /// A permit to have so many bytes under way.
    pub(crate) fn carry(&self, sender: Sender, bytes: usize) -> Option<BytesPermit> {
        // What is larger than a share may be under way alone.
        let bytes = bytes.min(self.limits.bytes_each).min(self.limits.bytes);
        match sender {
            Sender::Link(_, digest) | Sender::Opener(digest) => {
                self.bytes_by_link.take(digest, bytes).map(BytesPermit::Link)
            }
            Sender::Address(block) => self.bytes_by_address.take(block, bytes).map(BytesPermit::Address),
        }
    }
}

/// A token bucket for each key.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Rate,
    kept: Mutex<Kept<K>>,
}

#[derive(Debug)]
struct Kept<K> {
    buckets: HashMap<K, Bucket>,
    /// How many there may be before full ones are removed.
    many: usize,
}

#[derive(Debug)]
struct Bucket {
    tokens: f64,
    at: Instant,
}

/// How many buckets are kept at least before full ones are removed.
const MANY: usize = 10_000;

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Buckets<K> {
        Buckets {
            rate,
            kept: Mutex::new(Kept {
                buckets: HashMap::new(),
                many: MANY,
            }),
        }
    }

    /// Takes tokens if there are enough.
    pub(crate) fn take(&self, key: K, cost: Cost, now: Instant) -> bool {
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
        let mut kept = self.kept.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if kept.buckets.len() >= kept.many {
            kept.buckets.retain(|_, bucket| filled(bucket) < burst);
            // If few are full, it is not looked for them again at once: many addresses must not make every request slow.
            kept.many = MANY.max(2 * kept.buckets.len());
        }
        let bucket = kept.buckets.entry(key).or_insert(Bucket { tokens: burst, at: now });
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
    use crate::client::Sender;
    use crate::role::Role;
    use crate::secret::Digest;

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
    fn spectators_keep_no_link_out() {
        let gate = Gate::new(Limits {
            live_per_game: 2,
            live_per_address: 3,
            live: 4,
            live_per_link: 1,
            ..Limits::HALL
        });
        let from = |host: u8| Sender::Address([192, 0, 2, host].into());
        let first = gate.watch(from(1), "a");
        let second = gate.watch(from(1), "a");
        assert!(first.is_some() && second.is_some());
        assert!(gate.watch(from(2), "a").is_none(), "the game is full");
        let third = gate.watch(from(1), "b");
        assert!(
            third.is_some() && gate.watch(from(1), "b").is_none(),
            "the address has its share"
        );
        let fourth = gate.watch(from(2), "b");
        assert!(
            fourth.is_some() && gate.watch(from(3), "c").is_none(),
            "the desk is full"
        );
        let white = Sender::Link(Role::White, Digest::of("white"));
        let sits = gate.watch(white, "a");
        assert!(sits.is_some() && gate.watch(white, "a").is_none());
        drop((first, sits));
        assert!(
            gate.watch(from(3), "a").is_some() && gate.watch(white, "a").is_some(),
            "permits were returned"
        );
    }

    #[test]
    fn nobody_pays_for_another() {
        let slow = Rate {
            burst: 2.0,
            per_second: 0.0,
        };
        let gate = Gate::new(Limits {
            address: slow,
            link: slow,
            arbiter: slow,
            ..Limits::HALL
        });
        let link = |role: Role| Sender::Link(role, Digest::of(role.name()));
        let all = [
            Sender::Address([192, 0, 2, 1].into()),
            link(Role::White),
            link(Role::Black),
            link(Role::Board),
            link(Role::Arbiter),
        ];
        for sender in all {
            let admitted = (0..5).filter(|_| gate.admits(sender, Cost::PLAIN)).count();
            assert_eq!(admitted, 2, "{sender:?}");
        }
    }
}
