//! The seal at the end of a record that a desk has given out.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a desk says of a record that it gives out, in the last line. It says nothing to the referee, who passes over it.
///
/// Digests, keys and signatures are in hexadecimal digits. How they come about is told in `docs/record.md`; they are made and
/// checked elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Seal {
    /// The name of the game at the desk.
    pub game: String,
    /// How many entries the record has.
    pub entries: u32,
    /// Whether the game is over.
    pub over: bool,
    /// The head of the record: the digest of the header and of all entries.
    pub head: String,
    /// The public key of the desk.
    pub key: String,
    /// Its signature.
    pub signature: String,
}

/// The line of a seal.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "SealLine")]
pub(super) struct SealLine {
    seal: Seal,
}

/// A seal as the last line of a record, without the line feed.
#[must_use]
pub fn write_seal(seal: &Seal) -> String {
    let seal = seal.clone();
    serde_json::to_string(&SealLine { seal }).unwrap_or_default()
}

/// The seal in a line, if it has one.
#[must_use]
pub fn read_seal(line: &str) -> Option<Seal> {
    if !line.trim_ascii_start().starts_with("{\"seal\"") {
        return None;
    }
    serde_json::from_str(line).ok().map(|SealLine { seal }| seal)
}
