//! The open connections: how many there may be, and which one goes when there are too many.
//!
//! A connection is a stranger's until a request on it has a valid secret; from then on it is of that link. Strangers are
//! limited in all and for each block of addresses, and whoever has been longest without a complete request makes room
//! for the next. So half-sent requests shut nobody out, and strangers take no place of those who have a link.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

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
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    all: HashMap<u64, Place>,
    /// The connections of strangers.
    strangers: usize,
    blocks: HashMap<IpAddr, Block>,
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
    /// Since when it is waiting for a complete request, by the order of waits.
    waiting: Option<u64>,
    /// Dropped to close the connection.
    _close: oneshot::Sender<()>,
}

enum Owner {
    Stranger(IpAddr),
    Link(Digest),
}

/// An open connection. Its place is free when it is dropped.
pub(crate) struct Connection {
    connections: Connections,
    place: u64,
    /// How many requests have begun and ended.
    turns: AtomicU64,
}

impl Connections {
    pub(crate) fn new(limits: Limits) -> Connections {
        let total = limits.connections.min(descriptors(limits.connections));
        Connections(Arc::new(Inner {
            total,
            strangers: limits.strangers.min(total),
            per_block: limits.connections_per_address,
            per_link: limits.connections_per_link,
            open: Mutex::default(),
        }))
    }

    /// A place for a connection from a block of addresses, and what ends when the connection must be closed. If there
    /// is no place, the stranger of the same block who has been longest without a complete request makes room; if the
    /// block has its share and the desk is full, one of the block that has the most such connections.
    pub(crate) fn enter(&self, block: IpAddr) -> Option<(Connection, oneshot::Receiver<()>)> {
        let mut open = self.open();
        let of_block = open.blocks.get(&block).map_or(0, |block| block.count);
        if of_block >= self.0.per_block && !open.shed(block) {
            return None;
        }
        if open.strangers >= self.0.strangers || open.all.len() >= self.0.total {
            let crowded = open.blocks.iter().max_by_key(|(_, block)| block.waiting.len());
            let crowded = crowded.map(|(crowded, _)| *crowded)?;
            if !open.shed(crowded) {
                return None;
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
        };
        Some((connection, closed))
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
            waiting.waiting = Some(since);
            self.blocks.entry(block).or_default().waiting.insert(since, place);
        }
    }

    fn stop_waiting(&mut self, place: u64) {
        let Some(waiting) = self.all.get_mut(&place) else {
            return;
        };
        if let (Owner::Stranger(block), Some(since)) = (&waiting.owner, waiting.waiting.take())
            && let Some(block) = self.blocks.get_mut(block)
        {
            block.waiting.remove(&since);
        }
    }

    /// Closes the stranger's connection of a block that has waited longest; false if none is waiting.
    fn shed(&mut self, block: IpAddr) -> bool {
        let longest = self
            .blocks
            .get(&block)
            .and_then(|block| block.waiting.first_key_value());
        let Some(place) = longest.map(|(_, place)| *place) else {
            return false;
        };
        self.remove(place);
        true
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

    use tokio::sync::oneshot::error::TryRecvError;

    use super::Connections;
    use crate::limits::Limits;
    use crate::secret::Digest;

    const NARROW: Limits = Limits {
        connections: 4,
        strangers: 3,
        connections_per_address: 2,
        connections_per_link: 1,
        ..Limits::HALL
    };

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn whoever_waits_longest_makes_room() {
        let connections = Connections::new(NARROW);
        let enter = |from: &str| connections.enter(address(from));
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
    fn strangers_take_no_place_of_those_who_have_a_link() {
        let connections = Connections::new(NARROW);
        let enter = |from: &str| connections.enter(address(from));
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
