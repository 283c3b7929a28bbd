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
            for heading in headings(text).into_iter().filter(Heading::is_carried_out) {
                if let Some(About { key, editions, .. }) = about(heading.text, laws) {
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

/// Whether a file holds cases of the referee, which stand beside its rules.
fn is_cases_of_referee(path: &str) -> bool {
    path.starts_with("crates/referee/src/rules/") && path.ends_with(".md")
}

/// The heading of a case, and why the case is not carried out, if it only gives the reason for that.
struct Heading<'a> {
    text: &'a str,
    without: Option<&'a str>,
}

impl Heading<'_> {
    fn is_carried_out(&self) -> bool {
        self.without.is_none()
    }
}

/// The headings of all cases that have a step.
fn headings(text: &str) -> Vec<Heading<'_>> {
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
        } else if (line.starts_with("    ") || line.starts_with('\t')) && !line.trim().is_empty() {
            let without = line.trim().strip_prefix("without ").map(str::trim);
            headings.extend(open.take().map(|text| Heading { text, without }));
        }
    }
    headings
}

/// What a case is about, by its heading: `Title  key check editions`.
struct About<'a> {
    key: &'a str,
    /// One of the provision's checks, counted from one.
    check: Option<usize>,
    /// The editions in which it holds.
    editions: Vec<String>,
}

fn about<'a>(heading: &str, laws: &'a Laws) -> Option<About<'a>> {
    let mut words: Vec<&str> = heading.split_whitespace().collect();
    let mut editions = Vec::new();
    while let Some(word) = words.pop_if(|word| laws.editions.find(word).is_some()) {
        editions.insert(0, word.to_owned());
    }
    let check = words.pop_if(|word| word.parse::<usize>().is_ok());
    let check = check.and_then(|check| check.parse::<usize>().ok());
    let key = words.pop()?;
    let Provision {
        key, checks, places, ..
    } = laws.provisions.iter().find(|provision| provision.key == key)?;
    if editions.is_empty() {
        editions = match check.and_then(|number| checks.get(number.checked_sub(1)?)) {
            Some(check) => check.editions.clone(),
            None => places.keys().cloned().collect(),
        };
    }
    Some(About { key, check, editions })
}

/// The checks of the Laws that no case carries out. A case that only gives a reason is enough where it quotes the note that
/// leaves the check open.
pub(crate) fn checks_without_case(tree: &Tree) -> Vec<Fault> {
    let (laws, _) = Laws::read(tree);
    let mut told = BTreeSet::new();
    let files = tree.files();
    for (_, text) in files.filter(|(path, _)| is_cases(path) || is_cases_of_referee(path)) {
        for heading in headings(text) {
            let Some(About {
                key,
                check: Some(check),
                editions,
            }) = about(heading.text, &laws)
            else {
                continue;
            };
            let note = laws.provisions.iter().find(|provision| provision.key == key);
            let note = note.and_then(|provision| provision.note.as_deref()).unwrap_or_default();
            let quotes = |reason: &str| {
                let quoted = reason.split('"').nth(1).unwrap_or_default();
                !quoted.is_empty() && note.contains(quoted)
            };
            if heading.without.is_none_or(quotes) {
                told.extend(editions.into_iter().map(|edition| (key, check, edition)));
            }
        }
    }
    let mut faults = Vec::new();
    for Provision {
        key,
        checks,
        path,
        line,
        ..
    } in &laws.provisions
    {
        for (number, check) in (1..).zip(checks) {
            let lacks = |edition: &&String| !told.contains(&(key.as_str(), number, (*edition).clone()));
            let lacking: Vec<&str> = check.editions.iter().filter(lacks).map(String::as_str).collect();
            if !lacking.is_empty() {
                let text = format!(
                    "check {number} of `{key}` has no case in {}: write one, headed `{key} {number}`",
                    lacking.join(" ")
                );
                faults.push(Fault::new(path, *line, text));
            }
        }
    }
    faults
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
    use super::{How, PATH, Shown, checks_without_case};
    use crate::laws::Laws;
    use crate::tidy::tests::check;
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

    #[test]
    fn checks_without_a_case_are_found() {
        let lacks = |number: usize, editions: &str| {
            format!(
                "laws/01-king.toml:2: check {number} of `king.step` has no case in {editions}: write one, headed `king.step {number}`"
            )
        };
        let check = |path: &str, text: &str, laws: &str, expect: &[String]| {
            let expect: Vec<&str> = expect.iter().map(String::as_str).collect();
            check(
                checks_without_case,
                &[("laws/01-king.toml", laws), (path, text)],
                &expect,
            );
        };
        let (board, rules) = ("crates/board/tests/laws/king.md", "crates/referee/src/rules/king.md");
        let one = "## A step  king.step 1\n    play e1e2\n";
        let both = format!("{one}## Another  king.step 2\n    play e1e2\n");
        check(board, "", LAWS, &[lacks(1, "2023"), lacks(2, "2005 2023")]);
        check(board, one, LAWS, &[lacks(2, "2005 2023")]);
        check(board, &both, LAWS, &[]);
        check(rules, &both, LAWS, &[]);
        check(rules, &both.replace("step 2", "step 2 2005"), LAWS, &[lacks(2, "2023")]);
        // A case that no test runs.
        check("docs/king.md", &both, LAWS, &[lacks(1, "2023"), lacks(2, "2005 2023")]);
        // A reason is enough where it quotes the note.
        let noted = LAWS.replace("checks", "note = 'Not settled: ask.'\nchecks");
        let quoted = format!("{one}## Another  king.step 2\n    without  \"Not settled\"\n");
        check(board, &quoted, &noted, &[]);
        check(board, &quoted, LAWS, &[lacks(2, "2005 2023")]);
        check(board, &quoted.replace('"', ""), &noted, &[lacks(2, "2005 2023")]);
        check(
            board,
            &quoted.replace("Not settled", ""),
            &noted,
            &[lacks(2, "2005 2023")],
        );
        // That the provision has no code is not enough.
        let reasons = "[[without-code]]\nstate = 'stated'\nreason = 'a thing'\nkeys = ['king.step']";
        crate::tidy::tests::check(
            checks_without_case,
            &[
                ("laws/01-king.toml", LAWS),
                ("laws/without-code.toml", reasons),
                (board, &quoted),
            ],
            &[&lacks(2, "2005 2023")],
        );
    }
}
