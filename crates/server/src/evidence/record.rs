//! A record as it is given out, with its seal, and the check of it.

use jadoube_referee::wire::{Seal, read_seal, write_seal};
use serde::Serialize;

use crate::evidence::head::Head;
use crate::evidence::key::{DeskKey, PublicKey, Signature};

/// A record of a desk, read and checked by itself.
#[derive(Clone, Debug)]
pub struct VerifiedRecord {
    /// The head of its header, and that after each entry.
    pub heads: Vec<Head>,
    /// The lines, without the seal.
    pub lines: Vec<String>,
    /// The seal, if there is one.
    pub seal: Option<Seal>,
    /// The public key of the desk, if there is a seal.
    pub key: Option<PublicKey>,
    /// What does not fit together.
    pub faults: Vec<RecordFault>,
}

/// What is wrong with a record and its seal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum RecordFault {
    /// It has no seal, so that nothing shows that it is what the desk gave out.
    NoSeal,
    /// It ends before the last entry that the desk sealed.
    Short {
        /// How many entries it has.
        entries: u32,
        /// How many the desk sealed.
        sealed: u32,
    },
    /// It has more entries than the desk sealed.
    Long {
        /// How many entries it has.
        entries: u32,
        /// How many the desk sealed.
        sealed: u32,
    },
    /// Its header or an entry is not the one that was sealed.
    Changed,
    /// The seal is not signed by the key that it names.
    Unsigned,
}

/// Puts the seal of the desk under a record.
#[must_use]
pub fn seal_record(record: &str, game: &str, over: bool, key: &DeskKey) -> String {
    let lines: Vec<&str> = record.lines().collect();
    let heads = heads(&lines);
    let entries = u32::try_from(heads.len().saturating_sub(1)).unwrap_or(u32::MAX);
    let mut seal = Seal {
        game: game.to_owned(),
        entries,
        over,
        head: heads.last().map(Head::to_string).unwrap_or_default(),
        key: key.public().to_string(),
        signature: String::new(),
    };
    seal.signature = key.sign(&message(&seal)).to_string();
    format!("{record}{}\n", write_seal(&seal))
}

/// Reads a record and checks it against its seal.
#[must_use]
pub fn verify_record(text: &str) -> VerifiedRecord {
    let mut lines: Vec<&str> = text.lines().collect();
    let seal = lines.last().and_then(|line| read_seal(line));
    if seal.is_some() {
        lines.pop();
    }
    let heads = heads(&lines);
    let faults = match &seal {
        None => vec![RecordFault::NoSeal],
        Some(seal) => faults(seal, &heads),
    };
    VerifiedRecord {
        heads,
        lines: lines.into_iter().map(str::to_owned).collect(),
        key: seal.as_ref().and_then(|seal| PublicKey::from_hex(&seal.key)),
        seal,
        faults,
    }
}

fn faults(seal: &Seal, heads: &[Head]) -> Vec<RecordFault> {
    let mut faults = Vec::new();
    let (entries, sealed) = (
        u32::try_from(heads.len().saturating_sub(1)).unwrap_or(u32::MAX),
        seal.entries,
    );
    let at_seal = heads.get(sealed as usize).map(Head::to_string);
    if entries < sealed {
        faults.push(RecordFault::Short { entries, sealed });
    } else if at_seal.as_ref() != Some(&seal.head) {
        faults.push(RecordFault::Changed);
    }
    if entries > sealed {
        faults.push(RecordFault::Long { entries, sealed });
    }
    let signed = PublicKey::from_hex(&seal.key).zip(Signature::from_hex(&seal.signature));
    if !signed.is_some_and(|(key, signature)| key.has_signed(&message(seal), &signature)) {
        faults.push(RecordFault::Unsigned);
    }
    faults
}

/// What is signed: the name of the game, how many entries there are, whether it is over, and the head.
fn message(seal: &Seal) -> Vec<u8> {
    let Seal {
        game,
        entries,
        over,
        head,
        ..
    } = seal;
    let state = if *over { "over" } else { "on" };
    format!("jadoube record\n{game}\n{entries}\n{state}\n{head}\n").into_bytes()
}

/// The head of the header, and that after each entry.
fn heads<L: AsRef<[u8]>>(lines: &[L]) -> Vec<Head> {
    let Some((header, entries)) = lines.split_first() else {
        return Vec::new();
    };
    let mut heads = vec![Head::of_header(header.as_ref())];
    for line in entries {
        heads.extend(heads.last().map(|head| head.then(line.as_ref())));
    }
    heads
}

#[cfg(test)]
mod tests {
    use super::{RecordFault, seal_record, verify_record};
    use crate::evidence::key::DeskKey;

    const RECORD: &str = "{\"h\":1}\n{\"n\":1}\n{\"n\":2}\n{\"n\":3}\n";

    #[test]
    fn whatever_is_changed_is_found() {
        let ((key, _), (other, _)) = (DeskKey::new().unwrap(), DeskKey::new().unwrap());
        let sealed = seal_record(RECORD, "game", true, &key);
        let faults = |text: &str| verify_record(text).faults;
        assert_eq!(faults(&sealed), []);
        assert_eq!(faults(RECORD), [RecordFault::NoSeal]);
        for (from, to, expect) in [
            ("{\"h\":1}", "{\"h\":2}", RecordFault::Changed),
            ("{\"n\":2}", "{\"n\":4}", RecordFault::Changed),
            ("{\"n\":1}\n{\"n\":2}", "{\"n\":2}\n{\"n\":1}", RecordFault::Changed),
            ("{\"n\":3}\n", "", RecordFault::Short { entries: 2, sealed: 3 }),
            (
                "{\"n\":3}\n",
                "{\"n\":3}\n{\"n\":4}\n",
                RecordFault::Long { entries: 4, sealed: 3 },
            ),
            ("\"over\":true", "\"over\":false", RecordFault::Unsigned),
            ("\"game\":\"game\"", "\"game\":\"other\"", RecordFault::Unsigned),
            (
                &key.public().to_string(),
                &other.public().to_string(),
                RecordFault::Unsigned,
            ),
        ] {
            let changed = sealed.replace(from, to);
            assert_ne!(changed, sealed);
            assert_eq!(faults(&changed), [expect], "{from} {to}");
        }
    }
}
