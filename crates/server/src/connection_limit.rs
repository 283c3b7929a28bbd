//! Limits the number of open connections.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard};

use crate::limits::Limits;

/// The limit of open connections, in all and for each block of addresses.
#[derive(Clone)]
pub(crate) struct ConnectionLimit(Arc<Inner>);

struct Inner {
    total: usize,
    per_block: usize,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    total: usize,
    by_block: HashMap<IpAddr, usize>,
}

/// Counts as one open connection until it is dropped.
pub(crate) struct ConnectionPermit {
    limit: ConnectionLimit,
    block: IpAddr,
}

impl ConnectionLimit {
    pub(crate) fn new(limits: Limits) -> ConnectionLimit {
        ConnectionLimit(Arc::new(Inner {
            total: limits.connections.min(descriptors(limits.connections)),
            per_block: limits.connections_per_address,
            open: Mutex::default(),
        }))
    }

    /// A permit for a connection from an address, unless a limit is reached.
    pub(crate) fn acquire(&self, address: IpAddr) -> Option<ConnectionPermit> {
        let block = address_block(address);
        let mut open = self.open();
        let from_block = open.by_block.get(&block).copied().unwrap_or(0);
        if open.total >= self.0.total || from_block >= self.0.per_block {
            return None;
        }
        open.total += 1;
        open.by_block.insert(block, from_block + 1);
        Some(ConnectionPermit {
            limit: self.clone(),
            block,
        })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.0.open.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut open = self.limit.open();
        open.total -= 1;
        if let Some(from_block) = open.by_block.get_mut(&self.block) {
            *from_block -= 1;
            if *from_block == 0 {
                open.by_block.remove(&self.block);
            }
        }
    }
}

/// The block of addresses that one client has: an IPv4 address, or the /64 network of an IPv6 address.
pub(crate) fn address_block(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64))),
        address => address,
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

    use super::{ConnectionLimit, address_block};
    use crate::limits::Limits;

    #[test]
    fn an_ipv6_client_has_a_block_of_addresses() {
        for (address, expect) in [
            ("192.0.2.7", "192.0.2.7"),
            ("::ffff:192.0.2.7", "192.0.2.7"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ] {
            assert_eq!(address_block(address.parse().unwrap()).to_string(), expect);
        }
    }

    #[test]
    fn connections_are_limited_in_all_and_for_each_block() {
        let limit = ConnectionLimit::new(Limits {
            connections: 3,
            connections_per_address: 2,
            ..Limits::HALL
        });
        let acquire = |address: &str| limit.acquire(address.parse::<IpAddr>().unwrap());
        let first = acquire("192.0.2.1");
        let second = acquire("192.0.2.1");
        assert!(first.is_some() && second.is_some());
        assert!(acquire("192.0.2.1").is_none(), "the limit of the block is reached");
        let third = acquire("192.0.2.2");
        assert!(
            third.is_some() && acquire("192.0.2.3").is_none(),
            "the limit in all is reached"
        );
        drop(first);
        assert!(acquire("192.0.2.1").is_some(), "a permit was returned");
        drop((second, third));
        assert!(limit.open().by_block.is_empty());
    }
}
