//! Reads what passing cases show of each provision.
//!
//! The referee's tests run its cases and list what they show. The board, the clock and the notation rule on nothing: what
//! they decide is what comes out, and each of their cases is headed by the provision that it shows. All of these cases
//! pass, or the tests fail.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use crate::laws::{Laws, Provision};
use crate::tidy::Fault;
use crate::tree::Tree;

/// Where the referee's list stands.
pub(crate) const PATH: &str = "crates/referee/tests/cases/shown.toml";

/// What cases show of each provision.
#[derive(Default)]
pub(crate) struct Shown {
    /// By key and edition.
    by: BTreeMap<(String, String), BTreeSet<How>>,
}

/// How a case shows a provision, the strongest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum How {
    /// A ruling names it, or a case of the board, the clock or the notation is about it.
    Decided,
    /// A question names it, or a ruling that follows from an answer.
    Asked,
    /// A game comes out as it says.
    Seen,
}

impl Shown {
    /// What is shown, and what hinders the reading.
    pub(crate) fn read(tree: &Tree, laws: &Laws) -> (Self, Option<Fault>) {
        let text = tree.text(PATH).unwrap_or_default();
        let list = match toml::from_str::<List>(text) {
            Ok(list) => list,
            Err(error) => return (Self::default(), Some(Fault::unreadable(PATH, text, &error))),
        };
        let mut shown = Self::default();
        for (how, keys) in [
            (How::Decided, list.ruled),
            (How::Asked, list.asked),
            (How::Seen, list.seen),
        ] {
            for (key, editions) in keys {
                shown.add(&key, editions, how);
            }
        }
        for (_, text) in tree.files().filter(|(path, _)| is_cases(path)) {
            for heading in headings_with_steps(text) {
                if let Some((key, editions)) = about(heading, laws) {
                    shown.add(key, editions, How::Decided);
                }
            }
        }
        (shown, None)
    }

    fn add(&mut self, key: &str, editions: Vec<String>, how: How) {
        for edition in editions {
            self.by.entry((key.to_owned(), edition)).or_default().insert(how);
        }
    }

    /// How an edition's provision is shown best.
    pub(crate) fn best(&self, key: &str, edition: &str) -> Option<How> {
        let all = self.by.get(&(key.to_owned(), edition.to_owned()))?;
        all.first().copied()
    }
}

/// Whether a file holds cases of the board, the clock or the notation.
fn is_cases(path: &str) -> bool {
    let within = path.strip_prefix("crates/").and_then(|rest| rest.split_once('/'));
    within.is_some_and(|(_, within)| within.starts_with("tests/laws/") && within.ends_with(".md"))
}

/// The headings of cases that are carried out: not those that only give the reason for having none.
fn headings_with_steps(text: &str) -> Vec<&str> {
    let mut headings = Vec::new();
    let mut open = None;
    let mut is_fenced = false;
    for line in text.lines() {
        if line.starts_with("```") {
            is_fenced = !is_fenced;
        } else if is_fenced {
            continue;
        } else if let Some(heading) = line.strip_prefix("## ") {
            open = Some(heading);
        } else if line.starts_with('#') {
            open = None;
        } else if (line.starts_with("    ") || line.starts_with('\t'))
            && line.split_whitespace().next().is_some_and(|word| word != "without")
        {
            headings.extend(open.take());
        }
    }
    headings
}

/// The provision of a heading, and the editions in which the case holds: `Title  key check editions`.
fn about<'a>(heading: &str, laws: &'a Laws) -> Option<(&'a str, Vec<String>)> {
    let mut words: Vec<&str> = heading.split_whitespace().collect();
    let mut editions = Vec::new();
    while let Some(word) = words.pop_if(|word| laws.editions.find(word).is_some()) {
        editions.insert(0, word.to_owned());
    }
    let check = words.pop_if(|word| word.parse::<usize>().is_ok());
    let key = words.pop()?;
    let Provision {
        key, checks, places, ..
    } = laws.provisions.iter().find(|provision| provision.key == key)?;
    if editions.is_empty() {
        let number = check.and_then(|check| check.parse::<usize>().ok());
        editions = match number.and_then(|number| checks.get(number.checked_sub(1)?)) {
            Some(check) => check.editions.clone(),
            None => places.keys().cloned().collect(),
        };
    }
    Some((key, editions))
}

/// Keys and their editions, by how they are shown.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    #[serde(default)]
    ruled: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    asked: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    seen: BTreeMap<String, Vec<String>>,
}

#[cfg(test)]
mod tests {
    use super::{How, PATH, Shown};
    use crate::laws::Laws;
    use crate::tree::Tree;

    const LAWS: &str = "\
[[provision]]
key = 'king.step'
kind = 'rule'
title = 'A'
rule = 'B'
checks = ['[2023] one', 'two']
[provision.in]
'2005' = { at = '3.8' }
'2023' = { at = '3.8.1' }
";

    #[test]
    fn cases_show_what_they_are_about() {
        fn check(path: &str, text: &str, expect: [Option<How>; 2]) {
            let tree = Tree::of(&[("laws/01-king.toml", LAWS), (path, text)]);
            let (laws, faults) = Laws::read(&tree);
            assert!(faults.is_empty());
            let (shown, fault) = Shown::read(&tree, &laws);
            assert!(fault.is_none(), "{text}");
            assert_eq!(
                ["2005", "2023"].map(|edition| shown.best("king.step", edition)),
                expect,
                "{text}"
            );
        }
        let board = "crates/board/tests/laws/king.md";
        let decided = Some(How::Decided);
        check(board, "## A step  king.step\n\n    play e1e2\n", [decided, decided]);
        check(board, "## A step  king.step 1\n    play e1e2\n", [None, decided]);
        check(board, "## A step  king.step 2 2005\n    play e1e2\n", [decided, None]);
        check(board, "## A step  king.step 2\n    without  a king\n", [None, None]);
        check(
            board,
            "```text\n## A step  king.step\n    play e1e2\n```\n",
            [None, None],
        );
        check(
            PATH,
            "[ruled]\n\"king.step\" = [\"2023\"]\n[asked]\n\"king.step\" = [\"2005\", \"2023\"]\n[seen]\n",
            [Some(How::Asked), decided],
        );
    }
}
