//! Where a request comes from, and who pays for it.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use axum::http::HeaderMap;

use crate::connections::Connection;
use crate::role::Role;
use crate::secret::Digest;

/// The two ends of the connection on which a request came.
#[derive(Clone)]
pub(crate) struct Peer {
    pub(crate) remote: SocketAddr,
    pub(crate) local: SocketAddr,
    pub(crate) connection: Arc<Connection>,
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Client {
    /// The block of addresses that the client has.
    pub(crate) block: IpAddr,
    /// Whether it is the machine that runs the desk.
    pub(crate) is_here: bool,
}

/// Who pays for a request. A valid secret pays for itself, so that many people behind one router do not hinder one
/// another, and strangers there hinder nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Sender {
    /// Whoever has the link of a role in a game.
    Link(Role, Digest),
    /// Whoever has the desk's own link.
    Opener(Digest),
    /// Without a valid secret, the block of addresses.
    Address(IpAddr),
}

impl Sender {
    /// The digest of the secret, if there is one.
    pub(crate) fn digest(&self) -> Option<Digest> {
        match self {
            Sender::Link(_, digest) | Sender::Opener(digest) => Some(*digest),
            Sender::Address(_) => None,
        }
    }
}

impl Client {
    /// The client of a request. Without a socket it is this machine. What a request says of its origin is believed of
    /// trusted proxies alone; but a request that was forwarded at all does not come from this machine.
    pub(crate) fn of(peer: Option<&Peer>, headers: &HeaderMap, proxies: &[IpAddr]) -> Client {
        let (remote, is_here) = match peer {
            Some(peer) => {
                let remote = peer.remote.ip().to_canonical();
                (remote, remote.is_loopback() || remote == peer.local.ip().to_canonical())
            }
            None => (IpAddr::V4(Ipv4Addr::LOCALHOST), true),
        };
        let is_forwarded = FORWARDING.iter().any(|name| headers.contains_key(*name));
        let address = match proxies.contains(&remote) {
            true => forwarded(headers, proxies).unwrap_or(remote),
            false => remote,
        };
        Client {
            block: address_block(address),
            is_here: is_here && !is_forwarded && !proxies.contains(&remote),
        }
    }
}

/// The headers by which a proxy says for whom it asks.
const FORWARDING: [&str; 3] = ["forwarded", "x-forwarded-for", "x-real-ip"];

/// The last address in the chain of proxies that is not itself a trusted proxy: the first that no stranger can have
/// made up.
fn forwarded(headers: &HeaderMap, proxies: &[IpAddr]) -> Option<IpAddr> {
    let values = |name: &str| {
        let all = headers.get_all(name).into_iter();
        let all: Vec<&str> = all.filter_map(|value| value.to_str().ok()).collect();
        all.join(",")
    };
    let standard = values("forwarded");
    let hops: Vec<String> = match standard.is_empty() {
        true => values("x-forwarded-for").split(',').map(str::to_owned).collect(),
        false => {
            let parameters = standard.split(',').map(|hop| {
                let named = hop.split(';').filter_map(|pair| pair.trim().split_once('='));
                let mut named = named.filter(|(name, _)| name.eq_ignore_ascii_case("for"));
                named.next().map_or(String::new(), |(_, node)| node.to_owned())
            });
            parameters.collect()
        }
    };
    for hop in hops.iter().rev() {
        let address = node(hop)?;
        if !proxies.contains(&address) {
            return Some(address);
        }
    }
    None
}

/// The address of a node: `192.0.2.7`, `192.0.2.7:4711`, `"[2001:db8::1]:4711"`.
fn node(text: &str) -> Option<IpAddr> {
    let text = text.trim().trim_matches('"');
    let socket = text.parse::<SocketAddr>().map(|socket| socket.ip());
    let address = socket.or_else(|_| text.trim_start_matches('[').trim_end_matches(']').parse());
    address.ok().map(|address: IpAddr| address.to_canonical())
}

/// The block of addresses that one client has: an IPv4 address, or the /64 network of an IPv6 address.
pub(crate) fn address_block(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64))),
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderName, HeaderValue};

    use super::{Client, address_block, forwarded};

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
    fn a_trusted_proxy_says_for_whom_it_asks() {
        let proxies = ["127.0.0.1".parse().unwrap(), "10.0.0.1".parse().unwrap()];
        for (name, value, expect) in [
            ("x-forwarded-for", "203.0.113.9", Some("203.0.113.9")),
            // Whatever stands before the last untrusted address may be made up.
            ("x-forwarded-for", "1.2.3.4, 203.0.113.9, 10.0.0.1", Some("203.0.113.9")),
            ("forwarded", "for=203.0.113.9;proto=https", Some("203.0.113.9")),
            ("forwarded", "For=\"[2001:db8::1]:4711\"", Some("2001:db8::1")),
            ("forwarded", "for=unknown", None),
            ("x-other", "203.0.113.9", None),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
            let found = forwarded(&headers, &proxies).map(|address| address.to_string());
            assert_eq!(found.as_deref(), expect, "{name}: {value}");
        }
    }

    #[test]
    fn what_was_forwarded_does_not_come_from_this_machine() {
        let mut headers = HeaderMap::new();
        assert!(Client::of(None, &headers, &[]).is_here);
        headers.insert("x-forwarded-for", HeaderValue::from_static("203.0.113.9"));
        let client = Client::of(None, &headers, &[]);
        assert!(
            !client.is_here && client.block.is_loopback(),
            "an untrusted proxy is not believed"
        );
        let client = Client::of(None, &headers, &["127.0.0.1".parse().unwrap()]);
        assert_eq!(
            (client.block.to_string().as_str(), client.is_here),
            ("203.0.113.9", false)
        );
    }
}
