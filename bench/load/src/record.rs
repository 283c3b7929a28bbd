//! A record as anybody can check it who has read how it is written (`docs/record.md`) and knows nothing of the desk: numbers,
//! moments, what rests on what, the chain and the signature.

use ring::signature::{ED25519, UnparsedPublicKey};
use serde::Deserialize;
use serde_json::Value;

/// A record that was found to be in order.
pub(crate) struct Record {
    /// The header and the entries, as they are written.
    pub(crate) lines: Vec<String>,
    /// What happened, and at which entry.
    pub(crate) events: Vec<(usize, Value)>,
    /// The public key of the desk that has given it out.
    pub(crate) key: String,
}

#[derive(Deserialize)]
struct LastLine {
    seal: Seal,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Seal {
    game: String,
    entries: usize,
    over: bool,
    head: String,
    key: String,
    signature: String,
}

impl Record {
    /// Reads the record of a game, or says what is wrong with it.
    pub(crate) fn read(text: &str, game: &str) -> Result<Record, String> {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        if !text.ends_with('\n') {
            return Err("its last line has no end".to_owned());
        }
        let last = lines.pop().ok_or("it is empty")?;
        let LastLine { seal } = serde_json::from_str(&last).map_err(|error| format!("it has no seal: {error}"))?;
        let (header, entries) = lines.split_first().ok_or("it has no header")?;
        let header: Value = serde_json::from_str(header).map_err(|error| error.to_string())?;
        if header["jadoube"] != "record" || header["version"] != 1 {
            return Err(format!("{header} is no header"));
        }
        let (mut events, mut last_at) = (Vec::new(), None);
        for (n, line) in (1..).zip(entries) {
            let entry: Value = serde_json::from_str(line).map_err(|error| format!("entry {n}: {error}"))?;
            let wrong = |what: &str| Err(format!("entry {n} {what}: {line}"));
            if entry["n"] != n {
                return wrong("has another number");
            }
            let kinds = ["event", "ruling", "question"].map(|kind| &entry[kind]);
            match kinds {
                [event @ Value::Object(_), Value::Null, Value::Null] => {
                    let at = entry["at"].as_u64();
                    if at.is_none() || at <= last_at {
                        return wrong("is not later than the one before");
                    }
                    last_at = at;
                    events.push((n, event.clone()));
                }
                [Value::Null, told @ Value::Object(_), Value::Null]
                | [Value::Null, Value::Null, told @ Value::Object(_)] => {
                    let rests_on = told["rests_on"].as_array().into_iter().flatten();
                    let is_event = |place: &Value| events.iter().any(|(event, _)| *place == *event);
                    if !rests_on.clone().all(is_event) || rests_on.count() == 0 {
                        return wrong("rests on nothing that happened");
                    }
                }
                _ => return wrong("is of no kind"),
            }
        }
        seal.check(game, &lines)?;
        Ok(Record {
            lines,
            events,
            key: seal.key,
        })
    }
}

impl Seal {
    /// Whether the chain leads to its head, and its key has signed it.
    fn check(&self, game: &str, lines: &[String]) -> Result<(), String> {
        let mut head = String::new();
        for (place, line) in lines.iter().enumerate() {
            let chained = match place {
                0 => format!("jadoube header\n{line}"),
                _ => format!("jadoube entry\n{head}\n{line}"),
            };
            head = blake3::hash(chained.as_bytes()).to_hex().to_string();
        }
        if (self.game.as_str(), self.entries) != (game, lines.len() - 1) || self.head != head {
            return Err("its seal is of another record".to_owned());
        }
        let state = if self.over { "over" } else { "on" };
        let message = format!("jadoube record\n{game}\n{}\n{state}\n{head}\n", self.entries);
        let (key, signature) = (unhex(&self.key), unhex(&self.signature));
        let signed = UnparsedPublicKey::new(&ED25519, key).verify(message.as_bytes(), &signature);
        signed.map_err(|_| "its seal is not signed by its key".to_owned())
    }
}

fn unhex(text: &str) -> Vec<u8> {
    let digits = text.as_bytes().chunks(2);
    let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    digits.filter_map(byte).collect()
}
