//! Reads the editions of the Laws, from `laws/editions.toml`, and writes them as Rust.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use serde::Deserialize;
use toml::Spanned;
use toml::value::{Date, Datetime};

use crate::tidy::Fault;
use crate::tree::{Tree, line_at};

/// Where they are declared.
pub(crate) const PATH: &str = "laws/editions.toml";

/// Where the type goes.
pub(crate) const TABLE: &str = "crates/laws/src/edition_generated.rs";

/// The editions, oldest first.
#[derive(Default)]
pub(crate) struct Editions(Vec<Edition>);

/// One edition.
pub(crate) struct Edition {
    pub(crate) line: usize,
    /// A year.
    pub(crate) name: String,
    since: Date,
    /// The article with which the Competition Rules begin.
    competition_rules: Option<u8>,
    /// The edition whose provisions hold here too, unless they have an entry of their own.
    pub(crate) like: Option<String>,
    /// The numbers of that edition that are others here.
    pub(crate) numbers: BTreeMap<String, String>,
}

impl Editions {
    /// The editions that could be read, and what is wrong.
    pub(crate) fn read(tree: &Tree) -> (Self, Vec<Fault>) {
        let text = tree.text(PATH).unwrap_or_default();
        let file = match toml::from_str::<EditionFile>(text) {
            Ok(file) => file,
            Err(error) => return (Self::default(), Vec::from([Fault::unreadable(PATH, text, &error)])),
        };
        let (mut editions, mut faults) = (Self::default(), Vec::new());
        for entry in file.edition {
            let line = line_at(text, entry.name.span().start);
            let name = entry.name.into_inner();
            let mut fault = |what: String| faults.push(Fault::new(PATH, line, format!("`{name}` {what}")));
            if name.len() != 4 || !name.bytes().all(|byte| byte.is_ascii_digit()) {
                fault("is no year: name an edition by the year in which it came into force".to_owned());
                continue;
            }
            let Datetime {
                date: Some(since),
                time: None,
                ..
            } = entry.since
            else {
                fault("has no day in `since`: write one such as 2023-01-01".to_owned());
                continue;
            };
            if editions
                .0
                .last()
                .is_some_and(|last| last.since >= since || last.name >= name)
            {
                fault("is not later than the edition before it: put them in the order of their days".to_owned());
            }
            if entry.like.is_none() && !entry.numbers.is_empty() {
                fault("has `numbers` and is like no edition: say which one".to_owned());
            }
            editions.0.push(Edition {
                line,
                name,
                since,
                competition_rules: entry.competition_rules,
                like: entry.like,
                numbers: entry.numbers,
            });
        }
        for edition in &editions.0 {
            let Some(like) = &edition.like else { continue };
            if editions.steps_to_its_own(edition).is_none() {
                let text = format!(
                    "`{}` is like `{like}`, which leads to no other edition that stands by itself",
                    edition.name
                );
                faults.push(Fault::new(PATH, edition.line, text));
            }
        }
        (editions, faults)
    }

    /// All of them, oldest first.
    pub(crate) fn all(&self) -> &[Edition] {
        &self.0
    }

    /// Their names, oldest first.
    pub(crate) fn names(&self) -> impl DoubleEndedIterator<Item = &str> {
        self.0.iter().map(|edition| edition.name.as_str())
    }

    /// The edition with this name.
    pub(crate) fn find(&self, name: &str) -> Option<&Edition> {
        self.0.iter().find(|edition| edition.name == name)
    }

    /// Their names as a sentence lists them.
    pub(crate) fn listed(&self) -> String {
        self.names().collect::<Vec<_>>().join(", ")
    }

    /// Their variants as Rust imports them: `E2005, E2009`.
    pub(crate) fn variants(&self) -> String {
        variants(self.names())
    }

    /// The editions in an order in which each comes after the one it is like.
    pub(crate) fn after_those_they_are_like(&self) -> Vec<&Edition> {
        let mut ordered: Vec<&Edition> = self.0.iter().collect();
        ordered.sort_by_key(|edition| self.steps_to_its_own(edition));
        ordered
    }

    /// How many editions lie between this one and the one that stands by itself. `None` if there is no such one.
    fn steps_to_its_own(&self, edition: &Edition) -> Option<usize> {
        let (mut edition, mut steps) = (edition, 0);
        while let Some(like) = &edition.like {
            (edition, steps) = (self.find(like)?, steps + 1);
            if steps > self.0.len() {
                return None;
            }
        }
        Some(steps)
    }

    /// Where the Competition Rules begin: as in the edition it is like, unless it says so itself.
    fn competition_rules(&self, edition: &Edition) -> Option<u8> {
        let alike = || self.find(edition.like.as_ref()?);
        edition
            .competition_rules
            .or_else(|| self.competition_rules(alike()?))
    }

    /// What a table by edition holds for one of them: its own entry, or that of the edition it is like.
    pub(crate) fn entry<'a, T>(&self, table: &'a BTreeMap<String, T>, name: &str) -> Option<&'a T> {
        table
            .get(name)
            .or_else(|| self.entry(table, self.find(name)?.like.as_ref()?))
    }

    /// The editions named, and those like them that have no entry `own`.
    pub(crate) fn with_alike(&self, named: &[&str], own: &BTreeSet<String>) -> Vec<String> {
        let mut found: Vec<String> = Vec::new();
        for Edition { name, like, .. } in self.after_those_they_are_like() {
            let is_alike = || like.as_ref().is_some_and(|like| found.contains(like)) && !own.contains(name);
            if named.contains(&name.as_str()) || is_alike() {
                found.push(name.clone());
            }
        }
        // Names are years.
        found.sort_unstable();
        found
    }

    /// The type, and what is known of each edition.
    pub(crate) fn table(&self) -> String {
        let mut out = String::from(
            "\
//! Generated from `laws/` by `cargo xtask codegen`. Change the data and generate again.

/// An edition of the Laws, named by the year in which it came into force.
///
/// Later editions compare greater. More editions may come, so a `match` needs a wildcard; better, ask a provision what
/// an edition says of it and compare no editions at all.
///
/// ```
/// use jadoube_laws::Edition;
///
/// let edition: Edition = Edition::LATEST.to_string().parse().unwrap();
/// assert_eq!(edition, Edition::LATEST);
/// assert!(Edition::ALL.is_sorted());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Edition {
",
        );
        for Edition { name, since, .. } in &self.0 {
            let month = MONTHS[usize::from(since.month) - 1];
            let _ = writeln!(
                out,
                "    /// In force from {} {month} {}.\n    E{name},",
                since.day, since.year
            );
        }
        let all: Vec<String> = self.names().map(|name| format!("Self::E{name}")).collect();
        let _ = write!(
            out,
            "}}

impl Edition {{
    /// Every edition, oldest first.
    pub const ALL: [Self; {}] = [{}];

    /// The newest edition.
    pub const LATEST: Self = {};

    /// The year by which it is named.
    ///
    /// ```
    /// # use jadoube_laws::Edition;
    /// assert_eq!(Edition::E2009.year(), 2009);
    /// ```
    #[must_use]
    pub const fn year(self) -> u16 {{
        match self {{
",
            all.len(),
            all.join(", "),
            all.last().map_or("", String::as_str),
        );
        for name in self.names() {
            let _ = writeln!(out, "            Self::E{name} => {name},");
        }
        out += "        }
    }

    /// The day from which it is in force: year, month and day.
    ///
    /// ```
    /// # use jadoube_laws::Edition;
    /// assert_eq!(Edition::E2023.since(), (2023, 1, 1));
    /// ```
    #[must_use]
    pub const fn since(self) -> (u16, u8, u8) {
        match self {
";
        for Edition { name, since, .. } in &self.0 {
            let _ = writeln!(
                out,
                "            Self::E{name} => ({}, {}, {}),",
                since.year, since.month, since.day
            );
        }
        out += "        }
    }

    /// The article with which the Competition Rules begin, where the edition divides its articles so.
    #[must_use]
    pub(crate) const fn first_of_competition_rules(self) -> Option<u8> {
        match self {
";
        for edition in &self.0 {
            let first = match self.competition_rules(edition) {
                Some(first) => format!("Some({first})"),
                None => "None".to_owned(),
            };
            let _ = writeln!(out, "            Self::E{} => {first},", edition.name);
        }
        out += "        }\n    }\n}\n";
        out
    }
}

/// Variants as Rust imports them: `E2005, E2009`.
pub(crate) fn variants<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.map(|name| format!("E{name}")).collect::<Vec<_>>().join(", ")
}

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EditionFile {
    edition: Vec<EditionEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EditionEntry {
    name: Spanned<String>,
    since: Datetime,
    #[serde(rename = "competition-rules")]
    competition_rules: Option<u8>,
    like: Option<String>,
    #[serde(default)]
    numbers: BTreeMap<String, String>,
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{Editions, PATH};
    use crate::tree::Tree;

    fn read(text: &str) -> (Editions, Vec<String>) {
        let (editions, faults) = Editions::read(&Tree::of(&[(PATH, text)]));
        (editions, faults.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn editions_become_a_type() {
        let (editions, faults) = read(
            "[[edition]]\nname = '1929'\nsince = 1929-08-01\ncompetition-rules = 6\n\
             [[edition]]\nname = '1952'\nsince = 1952-10-02\nlike = '1929'\nnumbers = { '1' = '2' }",
        );
        assert_eq!(faults, [""; 0]);
        assert_eq!(editions.variants(), "E1929, E1952");
        let table = editions.table();
        for expect in [
            "    /// In force from 2 October 1952.\n    E1952,\n",
            "pub const ALL: [Self; 2] = [Self::E1929, Self::E1952];",
            "pub const LATEST: Self = Self::E1952;",
            "            Self::E1929 => (1929, 8, 1),\n",
            "            Self::E1929 => Some(6),\n            Self::E1952 => Some(6),\n",
        ] {
            assert!(table.contains(expect), "{expect}");
        }
    }

    #[test]
    fn tables_are_read_as_in_the_edition_it_is_like() {
        let (editions, _) = read(
            "[[edition]]\nname = '1929'\nsince = 1929-08-01\n\
             [[edition]]\nname = '1952'\nsince = 1952-10-02\nlike = '1929'\n\
             [[edition]]\nname = '1953'\nsince = 1953-10-02\nlike = '1952'",
        );
        let table = |names: &[&'static str]| names.iter().map(|name| ((*name).to_owned(), *name)).collect();
        assert_eq!(editions.entry(&table(&["1929"]), "1953"), Some(&"1929"));
        assert_eq!(editions.entry(&table(&["1929", "1952"]), "1953"), Some(&"1952"));
        assert_eq!(editions.entry(&table(&["1953"]), "1952"), None);
    }

    #[test]
    fn an_edition_may_be_like_a_later_one() {
        let (editions, faults) = read(
            "[[edition]]\nname = '1929'\nsince = 1929-08-01\nlike = '1952'\n\
             [[edition]]\nname = '1952'\nsince = 1952-10-02\ncompetition-rules = 6",
        );
        assert_eq!(faults, [""; 0]);
        let order = editions.after_those_they_are_like();
        assert_eq!(order.iter().map(|edition| edition.name.as_str()).collect::<Vec<_>>(), ["1952", "1929"]);
        assert_eq!(editions.with_alike(&["1952"], &BTreeSet::new()), ["1929", "1952"]);
        assert!(editions.table().contains("            Self::E1929 => Some(6),\n"));
    }

    #[test]
    fn unsound_editions_are_found() {
        let check = |second: &str, expect: &[&str]| {
            let text = format!("[[edition]]\nname = '1929'\nsince = 1929-08-01\n[[edition]]\n{second}");
            assert_eq!(read(&text).1, expect, "{second}");
        };
        check("name = '1952'\nsince = 1952-10-02", &[]);
        check(
            "name = 'new'\nsince = 1952-10-02",
            &["laws/editions.toml:5: `new` is no year: name an edition by the year in which it came into force"],
        );
        check(
            "name = '1952'\nsince = 10:30:00",
            &["laws/editions.toml:5: `1952` has no day in `since`: write one such as 2023-01-01"],
        );
        check(
            "name = '1952'\nsince = 1902-10-02",
            &[
                "laws/editions.toml:5: `1952` is not later than the edition before it: put them in the order of their days",
            ],
        );
        check(
            "name = '1952'\nsince = 1952-10-02\nlike = '1952'",
            &[
                "laws/editions.toml:5: `1952` is like `1952`, which leads to no other edition that stands by itself",
            ],
        );
        check(
            "name = '1952'\nsince = 1952-10-02\nnumbers = { '1' = '2' }",
            &["laws/editions.toml:5: `1952` has `numbers` and is like no edition: say which one"],
        );
    }
}
