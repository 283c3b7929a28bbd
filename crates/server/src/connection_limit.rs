//! How many may be connected at a time.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard};

use crate::limits::Limits;

/// Lets in as many connections as there are places, and from each address no more than its share.
#[derive(Clone)]
pub(crate) struct ConnectionLimit(Arc<Inner>);

struct Inner {
    places: usize,
    share: usize,
    inside: Mutex<Inside>,
}

#[derive(Default)]
struct Inside {
    in_all: usize,
    from: HashMap<IpAddr, usize>,
}

/// Somebody inside. The place is free again when it is dropped.
pub(crate) struct ConnectionPermit {
    doors: ConnectionLimit,
    address: IpAddr,
}

impl ConnectionLimit {
    pub(crate) fn new(limits: Limits) -> ConnectionLimit {
        ConnectionLimit(Arc::new(Inner {
            places: limits.connections.min(descriptors(limits.connections)),
            share: limits.connections_per_address,
            inside: Mutex::default(),
        }))
    }

    /// A place for somebody, if there is one.
    pub(crate) fn enter(&self, address: IpAddr) -> Option<ConnectionPermit> {
        let address = address_block(address);
        let mut inside = self.inside();
        let from = inside.from.get(&address).copied().unwrap_or(0);
        if inside.in_all >= self.0.places || from >= self.0.share {
            return None;
        }
        inside.in_all += 1;
        inside.from.insert(address, from + 1);
        Some(ConnectionPermit {
            doors: self.clone(),
            address,
        })
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.0.inside.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut inside = self.doors.inside();
        inside.in_all -= 1;
        if let Some(from) = inside.from.get_mut(&self.address) {
            *from -= 1;
            if *from == 0 {
                inside.from.remove(&self.address);
            }
        }
    }
}

/// Whom an address belongs to: of the newer sort everybody has very many.
pub(crate) fn address_block(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64))),
        address => address,
    }
}

/// How many connections the system lets this program have, which is asked for more where that is not enough. Some are
/// left for files.
#[cfg(unix)]
fn descriptors(wanted: usize) -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    const FILES: u64 = 64;
    let wanted = (wanted as u64).saturating_add(FILES);
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let mut most = current.unwrap_or(u64::MAX);
    let more = maximum.map_or(wanted, |maximum| wanted.min(maximum));
    if most < more {
        let asked = Rlimit {
            current: Some(more),
            maximum,
        };
        if setrlimit(Resource::Nofile, asked).is_ok() {
            most = more;
        }
    }
    usize::try_from(most.saturating_sub(FILES)).unwrap_or(usize::MAX)
}

/// Elsewhere connections are not counted as files.
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
    fn places_are_bounded_in_all_and_for_an_address() {
        let doors = ConnectionLimit::new(Limits {
            connections: 3,
            connections_per_address: 2,
            ..Limits::HALL
        });
        let enter = |address: &str| doors.enter(address.parse::<IpAddr>().unwrap());
        let first = enter("192.0.2.1");
        let second = enter("192.0.2.1");
        assert!(first.is_some() && second.is_some());
        assert!(enter("192.0.2.1").is_none(), "the share is taken");
        let third = enter("192.0.2.2");
        assert!(third.is_some() && enter("192.0.2.3").is_none(), "the desk is full");
        drop(first);
        assert!(enter("192.0.2.1").is_some(), "a place is free again");
        drop((second, third));
        assert!(doors.inside().from.is_empty());
    }
}
