//! Reads the heading of a case.

use jadoube_laws::{Edition, Key, PROVISIONS, find};

use crate::{Case, FaultKind};

/// `Title  key check editions`.
pub(crate) struct Heading {
    title: String,
    key: Key,
    check: Option<usize>,
    editions: Vec<Edition>,
}

impl Heading {
    /// The case that begins here, still without steps.
    pub(crate) fn case(self, file: &str, line: usize) -> Case {
        Case {
            file: file.to_owned(),
            line,
            title: self.title,
            key: self.key,
            check: self.check,
            editions: self.editions,
            steps: Vec::new(),
        }
    }
}

/// Reads from the end: editions and check may be missing, the key may not.
pub(crate) fn read(heading: &str) -> Result<Heading, FaultKind> {
    let mut words: Vec<&str> = heading.split_whitespace().collect();
    let mut editions = Vec::new();
    while let Some(Ok(edition)) = words.last().map(|word| word.parse::<Edition>()) {
        editions.insert(0, edition);
        words.pop();
    }
    let check = words.last().and_then(|word| word.parse::<usize>().ok());
    if check.is_some() {
        words.pop();
    }
    let key = words.pop().unwrap_or_default();
    let provision = find(key).ok_or_else(|| no_such_key(key))?;
    let known: Vec<Edition> = match check {
        None => provision.editions().collect(),
        Some(number) => {
            let check = number.checked_sub(1).and_then(|index| provision.checks.get(index));
            let check = check.ok_or_else(|| FaultKind::NoSuchCheck {
                key: key.to_owned(),
                check: number,
                count: provision.checks.len(),
            })?;
            check.editions.to_vec()
        }
    };
    if editions.is_empty() {
        editions = known;
    } else if let (Some(number), Some(edition)) = (check, editions.iter().find(|edition| !known.contains(edition))) {
        return Err(FaultKind::OtherEditions {
            key: key.to_owned(),
            check: number,
            edition: *edition,
            known,
        });
    }
    Ok(Heading {
        title: words.join(" "),
        key: provision.key,
        check,
        editions,
    })
}

/// The likeliest slip is in one half of the key: keys that share the other half may be meant.
fn no_such_key(key: &str) -> FaultKind {
    let Some((subject, norm)) = key.split_once('.').filter(|(_, norm)| !norm.is_empty()) else {
        return FaultKind::NoProvision;
    };
    let known = || PROVISIONS.iter().map(|provision| provision.key.as_str());
    let mut meant: Vec<&'static str> = known()
        .filter(|known| known.split_once('.').is_some_and(|(_, end)| end == norm))
        .collect();
    if meant.is_empty() {
        meant = known()
            .filter(|known| known.split_once('.').is_some_and(|(start, _)| start == subject))
            .collect();
    }
    FaultKind::NoSuchKey {
        key: key.to_owned(),
        meant,
    }
}
