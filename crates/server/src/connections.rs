//! The open connections: how many there may be, and which one goes when there are too many.
//!
//! A connection is a stranger's until a request on it has a valid secret; from then on it is of that link. Strangers are
//! limited in all and for each block of addresses, and whoever has been longest without a complete request makes room
//! for the next. So half-sent requests shut nobody out, and strangers take no place of those who have a link. Whoever has
//! come only just now is given a moment to be heard: a hall that connects at once does not push itself out.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use crate::limits::Limits;
use crate::secret::Digest;

/// The open connections.
#[derive(Clone)]
pub(crate) struct Connections(Arc<Inner>);

struct Inner {
    total: usize,
    strangers: usize,
    per_block: usize,
    per_link: usize,
    patience: Duration,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    all: HashMap<u64, Place>,
    /// The connections of strangers.
    strangers: usize,
    blocks: HashMap<IpAddr, Block>,
    /// All strangers that are waiting for a complete request, the longest first.
    waiting: BTreeMap<u64, u64>,
    links: HashMap<Digest, usize>,
    /// The number of the next place, or of the next wait: both only increase.
    next: u64,
}

/// The connections of strangers from one block of addresses.
#[derive(Default)]
struct Block {
    count: usize,
    /// Those that are waiting for a complete request, the longest first.
    waiting: BTreeMap<u64, u64>,
}

/// One connection.
struct Place {
    owner: Owner,
    /// Since when it is waiting for a complete request, by the order of waits and by the clock.
    waiting: Option<(u64, Instant)>,
    /// Dropped to close the connection.
    _close: oneshot::Sender<()>,
}

enum Owner {
    Stranger(IpAddr),
    Link(Digest),
}

/// How many times its share of connections a block may have while nobody in it has waited long.
const CROWD: usize = 2;

/// What becomes of a connection that has come.
pub(crate) enum Entry {
    /// It has a place; the receiver ends when it must be closed.
    Open(Connection, oneshot::Receiver<()>),
    /// There is no place, but soon there will be.
    NotYet,
    /// There is no place.
    Full,
}

/// An open connection. Its place is free when it is dropped.
pub(crate) struct Connection {
    connections: Connections,
    place: u64,
    /// How many requests have begun and ended.
    turns: AtomicU64,
    /// Whether it is of a link.
    has_link: AtomicBool,
}

impl Connections {
    pub(crate) fn new(limits: Limits) -> Connections {
        let total = limits.connections.min(descriptors(limits.connections));
        Connections(Arc::new(Inner {
            total,
            strangers: limits.strangers.min(total),
            per_block: limits.connections_per_address,
            per_link: limits.connections_per_link,
            patience: limits.patience,
            open: Mutex::default(),
        }))
    }

    /// A place for a connection from a block of addresses. If there is none, a stranger makes room who has waited longer for a
    /// complete request than the desk has patience: of the same block if that has its share, else of the block that has the
    /// most such connections, else whoever has waited longest. If nobody has, a block may have twice its share; a desk that
    /// is full is asked again, until it is `urgent`.
    pub(crate) fn enter(&self, block: IpAddr, urgent: bool) -> Entry {
        let mut open = self.open();
        let is_late = |since: Instant| since.elapsed() >= self.0.patience;
        while let of_block = open.blocks.get(&block).map_or(0, |block| block.count)
            && of_block >= self.0.per_block
        {
            match open.longest_of(block) {
                None => return Entry::Full,
                Some((place, since)) if is_late(since) || of_block >= self.0.per_block.saturating_mul(CROWD) => {
                    open.remove(place)
                }
                Some(_) => break,
            }
        }
        if open.strangers >= self.0.strangers || open.all.len() >= self.0.total {
            let crowded = open.blocks.iter().max_by_key(|(_, block)| block.waiting.len());
            let of_crowded = crowded
                .map(|(crowded, _)| *crowded)
                .and_then(|crowded| open.longest_of(crowded));
            let of_all = open.waiting.values().next().and_then(|place| open.wait_of(*place));
            let late = [of_crowded, of_all]
                .into_iter()
                .flatten()
                .find(|(_, since)| is_late(*since));
            match (late, of_crowded) {
                (Some((place, _)), _) => open.remove(place),
                (None, Some((place, _))) if urgent => open.remove(place),
                (None, Some(_)) => return Entry::NotYet,
                (None, None) => return Entry::Full,
            }
        }
        let (close, closed) = oneshot::channel();
        let place = open.number();
        open.all.insert(
            place,
            Place {
                owner: Owner::Stranger(block),
                waiting: None,
                _close: close,
            },
        );
        open.strangers += 1;
        open.blocks.entry(block).or_default().count += 1;
        open.wait(place);
        drop(open);
        let connection = Connection {
            connections: self.clone(),
            place,
            turns: AtomicU64::new(0),
            has_link: AtomicBool::new(false),
        };
        Entry::Open(connection, closed)
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.0.open.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Connection {
    /// A request has arrived.
    pub(crate) fn begin(&self) {
        self.turns.fetch_add(1, Ordering::Relaxed);
        self.connections.open().stop_waiting(self.place);
    }

    /// The answer to it was sent, or given up.
    pub(crate) fn end(&self) {
        self.turns.fetch_add(1, Ordering::Relaxed);
        self.connections.open().wait(self.place);
    }

    /// How often a request began or ended: it is odd while there is one.
    pub(crate) fn turns(&self) -> u64 {
        self.turns.load(Ordering::Relaxed)
    }

    /// Whether no request had a valid secret so far, or its link had too many connections.
    pub(crate) fn is_of_stranger(&self) -> bool {
        !self.has_link.load(Ordering::Relaxed)
    }

    /// A request had a valid secret: the connection is of its link from now on, unless that has too many.
    pub(crate) fn is_of(&self, link: Digest) {
        let mut open = self.connections.open();
        let per_link = self.connections.0.per_link;
        let is_stranger = open
            .all
            .get(&self.place)
            .map(|place| matches!(place.owner, Owner::Stranger(_)));
        let of_link = open.links.get(&link).copied().unwrap_or(0);
        if is_stranger != Some(true) || of_link >= per_link {
            return;
        }
        open.stop_waiting(self.place);
        open.leave_block(self.place);
        *open.links.entry(link).or_default() += 1;
        if let Some(place) = open.all.get_mut(&self.place) {
            place.owner = Owner::Link(link);
        }
        self.has_link.store(true, Ordering::Relaxed);
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.connections.open().remove(self.place);
    }
}

impl Open {
    fn number(&mut self) -> u64 {
        self.next += 1;
        self.next
    }

    /// A stranger waits for a complete request from now on.
    fn wait(&mut self, place: u64) {
        let since = self.number();
        let Some(waiting) = self.all.get_mut(&place) else {
            return;
        };
        if let Owner::Stranger(block) = waiting.owner
            && waiting.waiting.is_none()
        {
            waiting.waiting = Some((since, Instant::now()));
            self.blocks.entry(block).or_default().waiting.insert(since, place);
            self.waiting.insert(since, place);
        }
    }

    fn stop_waiting(&mut self, place: u64) {
        let Some(waiting) = self.all.get_mut(&place) else {
            return;
        };
        if let (Owner::Stranger(block), Some((since, _))) = (&waiting.owner, waiting.waiting.take()) {
            self.waiting.remove(&since);
            if let Some(block) = self.blocks.get_mut(block) {
                block.waiting.remove(&since);
            }
        }
    }

    /// The stranger's connection of a block that has waited longest, and since when.
    fn longest_of(&self, block: IpAddr) -> Option<(u64, Instant)> {
        let (_, place) = self.blocks.get(&block)?.waiting.first_key_value()?;
        self.wait_of(*place)
    }

    /// A stranger's connection that waits, and since when.
    fn wait_of(&self, place: u64) -> Option<(u64, Instant)> {
        let (_, since) = self.all.get(&place)?.waiting?;
        Some((place, since))
    }

    fn remove(&mut self, place: u64) {
        self.stop_waiting(place);
        self.leave_block(place);
        if let Some(Place {
            owner: Owner::Link(link),
            ..
        }) = self.all.remove(&place)
            && let Some(of_link) = self.links.get_mut(&link)
        {
            *of_link -= 1;
            if *of_link == 0 {
                self.links.remove(&link);
            }
        }
    }

    /// A stranger's connection no longer counts for its block.
    fn leave_block(&mut self, place: u64) {
        let Some(Place {
            owner: Owner::Stranger(block),
            ..
        }) = self.all.get(&place)
        else {
            return;
        };
        self.strangers -= 1;
        let block = *block;
        if let Some(of_block) = self.blocks.get_mut(&block) {
            of_block.count -= 1;
            if of_block.count == 0 {
                self.blocks.remove(&block);
            }
        }
    }
}

/// How many connections the limit of file descriptors allows. The soft limit is raised as far as needed and permitted;
/// some descriptors are reserved for files.
#[cfg(unix)]
fn descriptors(wanted: usize) -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    const FILES: u64 = 64;
    let wanted = (wanted as u64).saturating_add(FILES);
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let mut soft = current.unwrap_or(u64::MAX);
    let raised = maximum.map_or(wanted, |maximum| wanted.min(maximum));
    if soft < raised {
        let limit = Rlimit {
            current: Some(raised),
            maximum,
        };
        if setrlimit(Resource::Nofile, limit).is_ok() {
            soft = raised;
        }
    }
    usize::try_from(soft.saturating_sub(FILES)).unwrap_or(usize::MAX)
}

/// Elsewhere sockets are not counted as file descriptors.
#[cfg(not(unix))]
fn descriptors(wanted: usize) -> usize {
    wanted
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use std::time::Duration;

    use tokio::sync::oneshot;
    use tokio::sync::oneshot::error::TryRecvError;

    use super::{Connection, Connections, Entry};
    use crate::limits::Limits;
    use crate::secret::Digest;

    const NARROW: Limits = Limits {
        connections: 4,
        strangers: 3,
        connections_per_address: 2,
        connections_per_link: 1,
        patience: Duration::ZERO,
        ..Limits::HALL
    };

    fn enter(connections: &Connections, from: &str) -> Option<(Connection, oneshot::Receiver<()>)> {
        match connections.enter(address(from), false) {
            Entry::Open(connection, closed) => Some((connection, closed)),
            Entry::NotYet | Entry::Full => None,
        }
    }

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn whoever_waits_longest_makes_room() {
        let connections = Connections::new(NARROW);
        let enter = |from: &str| enter(&connections, from);
        let (first, mut first_closed) = enter("192.0.2.1").unwrap();
        let (second, mut second_closed) = enter("192.0.2.1").unwrap();
        // The first has a request under way, so the second goes.
        first.begin();
        let (third, _third_closed) = enter("192.0.2.1").unwrap();
        assert_eq!(second_closed.try_recv(), Err(TryRecvError::Closed));
        assert_eq!(first_closed.try_recv(), Err(TryRecvError::Empty));
        third.begin();
        assert!(enter("192.0.2.1").is_none(), "all have a request under way");
        // Another address is not concerned, and in all there may be three.
        let (fourth, mut fourth_closed) = enter("192.0.2.2").unwrap();
        let fifth = enter("192.0.2.3").unwrap();
        assert_eq!(fourth_closed.try_recv(), Err(TryRecvError::Closed));
        drop((first, second, third, fourth, fifth));
        let open = connections.open();
        assert!(open.all.is_empty() && open.blocks.is_empty() && open.strangers == 0);
    }

    #[test]
    fn whoever_has_come_just_now_is_heard_first() {
        let connections = Connections::new(Limits {
            strangers: 5,
            connections: 5,
            patience: Duration::from_secs(60),
            ..NARROW
        });
        let hall: Vec<_> = (0..5).map_while(|_| enter(&connections, "192.0.2.1")).collect();
        assert_eq!(
            hall.len(),
            5,
            "more than the share of an address, and each of the last made room"
        );
        assert_eq!(connections.open().all.len(), 4, "no more than twice the share");
        let (other, _closed) = enter(&connections, "192.0.2.2").unwrap();
        // The desk is full now, of connections that may just not have been heard.
        assert!(matches!(connections.enter(address("192.0.2.3"), false), Entry::NotYet));
        other.is_of(Digest::of("secret"));
        assert!(
            matches!(connections.enter(address("192.0.2.3"), false), Entry::NotYet),
            "five in all"
        );
        let Entry::Open(urgent, _closed) = connections.enter(address("192.0.2.3"), true) else {
            panic!("somebody makes room in the end");
        };
        drop((hall, other, urgent));
        let open = connections.open();
        assert!(open.all.is_empty() && open.waiting.is_empty() && open.strangers == 0);
    }

    #[test]
    fn strangers_take_no_place_of_those_who_have_a_link() {
        let connections = Connections::new(NARROW);
        let enter = |from: &str| enter(&connections, from);
        let (player, mut closed) = enter("192.0.2.1").unwrap();
        player.is_of(Digest::of("secret"));
        let strangers: Vec<_> = (0..9).filter_map(|_| enter("192.0.2.1")).collect();
        assert_eq!(strangers.len(), 9, "each makes room for the next");
        assert_eq!(closed.try_recv(), Err(TryRecvError::Empty));
        assert_eq!(connections.open().all.len(), 3);
        // A link has its own limit: one more connection of it is a stranger's.
        let (second, _closed) = enter("192.0.2.9").unwrap();
        second.is_of(Digest::of("secret"));
        assert_eq!(connections.open().links.values().sum::<usize>(), 1);
        drop((player, second, strangers));
        let open = connections.open();
        assert!(open.all.is_empty() && open.blocks.is_empty() && open.links.is_empty());
    }
}
