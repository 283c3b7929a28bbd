//! How a desk is exposed: its limits, its names, who may open games, which proxies it trusts.

use std::net::IpAddr;

use crate::backup::BackupFolder;
use crate::limits::Limits;
use crate::log::Log;
use crate::tls::Tls;

/// How a desk is exposed.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Rate limits and quotas.
    pub limits: Limits,
    /// The names by which the desk may be called, besides its addresses and `localhost`.
    pub names: Vec<String>,
    /// Who may open games.
    pub opening: Opening,
    /// The reverse proxies that are believed when they say for whom they ask.
    pub proxies: Vec<IpAddr>,
    /// The certificate of the desk; without one, connections are not encrypted.
    pub tls: Option<Tls>,
    /// Where copies of the file are put; without it the desk makes none when it is asked.
    pub backups: Option<BackupFolder>,
    /// Where it is noted who did what.
    pub log: Option<Log>,
}

/// Who may open games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// The machine that runs the desk, and whoever has the desk's own link.
    Restricted,
    /// Everybody who reaches the desk.
    Everybody,
}

impl Settings {
    /// Whether the desk may be called by this name. An address always: a name that leads to the desk can be anybody's,
    /// an address cannot be made to lead elsewhere.
    pub(crate) fn answers_to(&self, authority: &str) -> bool {
        let host = host(authority);
        let is_address = host
            .trim_start_matches('[')
            .trim_end_matches(']')
            .parse::<IpAddr>()
            .is_ok();
        is_address || host.eq_ignore_ascii_case("localhost") || self.is_named(host)
    }

    /// Whether a page of this origin is one of the desk: it has the address that was asked, or a name of the desk.
    pub(crate) fn is_own_page(&self, origin: &str, asked: &str) -> bool {
        let Some((_, authority)) = origin.split_once("://") else {
            return false;
        };
        authority.eq_ignore_ascii_case(asked) || self.is_named(host(authority))
    }

    fn is_named(&self, host: &str) -> bool {
        let host = host.trim_end_matches('.');
        self.names.iter().any(|name| name.eq_ignore_ascii_case(host))
    }
}

/// The host of an authority, without its port.
fn host(authority: &str) -> &str {
    match authority.rsplit_once(':') {
        Some((host, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) && !host.ends_with(':') => host,
        _ => authority,
    }
}

#[cfg(test)]
mod tests {
    use super::{Opening, Settings};
    use crate::limits::Limits;

    fn settings() -> Settings {
        Settings {
            limits: Limits::HALL,
            names: vec!["desk.club.example".to_owned()],
            opening: Opening::Restricted,
            proxies: Vec::new(),
            tls: None,
            backups: None,
            log: None,
        }
    }

    #[test]
    fn the_desk_answers_to_its_addresses_and_names() {
        for (host, expect) in [
            ("127.0.0.1:8960", true),
            ("192.0.2.7", true),
            ("[::1]:8960", true),
            ("[2001:db8::1]", true),
            ("localhost:8960", true),
            ("desk.club.example", true),
            ("DESK.club.example.:443", true),
            ("rebound.example:8960", false),
            ("desk.club.example.evil.example", false),
            ("127.0.0.1.evil.example", false),
            ("", false),
        ] {
            assert_eq!(settings().answers_to(host), expect, "{host}");
        }
    }

    #[test]
    fn pages_of_others_are_not_its_own() {
        for (origin, asked, expect) in [
            ("http://127.0.0.1:8960", "127.0.0.1:8960", true),
            ("http://127.0.0.1:9999", "127.0.0.1:8960", false),
            ("https://desk.club.example", "127.0.0.1:8960", true),
            ("https://evil.example", "desk.club.example", false),
            ("null", "127.0.0.1:8960", false),
        ] {
            assert_eq!(settings().is_own_page(origin, asked), expect, "{origin} {asked}");
        }
    }
}
