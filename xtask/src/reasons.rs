//! Reads the reasons why some provisions have no code.

use serde::Deserialize;
use toml::Spanned;

use crate::tidy::Fault;
use crate::tree::{Tree, line_at};

/// Where the reasons stand.
pub(crate) const PATH: &str = "laws/without-code.toml";

/// Why the keys of a pattern have no code.
pub(crate) struct Reason {
    pub(crate) line: usize,
    /// A key, or the beginning of keys and `*`.
    pub(crate) pattern: String,
    /// Keys of the pattern that have code.
    pub(crate) except: Vec<String>,
    pub(crate) state: State,
    pub(crate) reason: String,
}

/// Whether code is to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum State {
    /// There is nothing to decide.
    Stated,
    /// Other provisions say the same.
    Repeats,
    NotYet,
}

impl Reason {
    pub(crate) fn covers(&self, key: &str) -> bool {
        match self.pattern.strip_suffix('*') {
            Some(start) => key.starts_with(start) && !self.except.iter().any(|except| except == key),
            None => key == self.pattern,
        }
    }
}

/// The reasons that could be read, and what hinders the reading.
pub(crate) fn read(tree: &Tree) -> (Vec<Reason>, Option<Fault>) {
    let text = tree.text(PATH).unwrap_or_default();
    let file = match toml::from_str::<ReasonFile>(text) {
        Ok(file) => file,
        Err(error) => return (Vec::new(), Some(Fault::unreadable(PATH, text, &error))),
    };
    let mut reasons = Vec::new();
    for entry in file.without_code {
        reasons.extend(entry.keys.into_iter().map(|pattern| Reason {
            line: line_at(text, pattern.span().start),
            pattern: pattern.into_inner(),
            except: entry.except.clone(),
            state: entry.state,
            reason: entry.reason.clone(),
        }));
    }
    (reasons, None)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReasonFile {
    #[serde(rename = "without-code", default)]
    without_code: Vec<ReasonEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReasonEntry {
    state: State,
    reason: String,
    keys: Vec<Spanned<String>>,
    #[serde(default)]
    except: Vec<String>,
}
