//! Reads the provisions in `laws/`.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use toml::Spanned;

use crate::editions::{self, Editions};
use crate::notation::{Announcement, ExampleGame, Letters, Notation, Profile};
use crate::place::{Place, PlaceEntry, Places};
use crate::reasons::{self, Reason};
use crate::resolve;
use crate::terms::{self, Term};
use crate::texts::Texts;
use crate::tidy::Fault;
use crate::tree::{Tree, line_at};
use crate::values::{self, Value};

/// All that `laws/` says.
#[derive(Default)]
pub(crate) struct Laws {
    pub(crate) editions: Editions,
    /// In the order of the files.
    pub(crate) provisions: Vec<Provision>,
    /// The values that they set.
    pub(crate) values: Vec<Value>,
    /// Why some of them have no code.
    pub(crate) reasons: Vec<Reason>,
    /// How moves are written and announced.
    pub(crate) notation: Notation,
    /// What they say in every language.
    pub(crate) texts: Texts,
    /// The words for things, in every language.
    pub(crate) terms: Vec<Term>,
}

impl Laws {
    /// What could be read, and what is wrong with the rest.
    pub(crate) fn read(tree: &Tree) -> (Self, Vec<Fault>) {
        let (editions, mut faults) = Editions::read(tree);
        let mut laws = Self {
            editions,
            ..Self::default()
        };
        for (path, text) in tree.files().filter(|(path, _)| is_subject(path)) {
            match toml::from_str::<SubjectFile>(text) {
                Ok(file) => {
                    for provision in file.provision {
                        laws.add(provision, path, text, &mut faults);
                    }
                    laws.notation.profiles.extend(file.notation_profile);
                    laws.notation.announcements.extend(file.announcement_profile);
                    laws.notation.letters.extend(file.piece_letters);
                    laws.notation.games.extend(file.example_game);
                    faults.extend(terms::faults(&file.term, path, text));
                    laws.terms.extend(file.term);
                }
                Err(error) => faults.push(Fault::unreadable(path, text, &error)),
            }
        }
        laws.note_paces();
        faults.extend(laws.unused_numbers());
        faults.extend(laws.notation.faults(&laws.editions));
        let (values, unsound) = values::read(tree);
        laws.values = values;
        faults.extend(unsound);
        faults.extend(resolve::faults(&laws));
        let (reasons, fault) = reasons::read(tree);
        laws.reasons = reasons;
        faults.extend(fault);
        let (texts, unsound) = Texts::read(tree, &laws.provisions);
        laws.texts = texts;
        faults.extend(unsound);
        (laws, faults)
    }

    /// Every key.
    pub(crate) fn keys(&self) -> BTreeSet<&str> {
        self.provisions.iter().map(|provision| provision.key.as_str()).collect()
    }

    /// Why a provision has no code, if a reason is written.
    pub(crate) fn reason(&self, key: &str) -> Option<&Reason> {
        self.reasons.iter().find(|reason| reason.covers(key))
    }

    /// Notes by which numbers provisions are cited in rapid and in blitz. The appendices on them are those that define them.
    fn note_paces(&mut self) {
        for edition in self.editions.names() {
            let letter = |key: &str| {
                let provision = self.provisions.iter().find(|provision| provision.key == key)?;
                Some(provision.places.get(edition)?.most_specific().appendix()?.to_owned())
            };
            let (Some(rapid), Some(blitz)) = (letter("rapid.definition"), letter("blitz.definition")) else {
                continue;
            };
            let places = self
                .provisions
                .iter_mut()
                .filter_map(|provision| provision.places.get_mut(edition));
            places.for_each(|place| place.note_paces(&rapid, &blitz));
        }
    }

    /// Numbers of an edition that no provision has in the edition it is like.
    fn unused_numbers(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for edition in self.editions.all() {
            let Some(like) = &edition.like else { continue };
            for number in edition.numbers.keys() {
                let mut places = self
                    .provisions
                    .iter()
                    .filter_map(|provision| provision.places.get(like));
                if !places.any(|place| place.is_at(number)) {
                    let text = format!(
                        "no provision is at `{number}` in {like}: remove it from the numbers of {}",
                        edition.name
                    );
                    faults.push(Fault::new(editions::PATH, edition.line, text));
                }
            }
        }
        faults
    }

    fn add(&mut self, entry: ProvisionEntry, path: &str, text: &str, faults: &mut Vec<Fault>) {
        let line = line_at(text, entry.key.span().start);
        let key = entry.key.into_inner();
        let mut fault = |text: String| faults.push(Fault::new(path, line, text));
        if !is_key(&key) {
            fault(format!(
                "`{key}` is no key: write subject.what-it-says, in small letters"
            ));
        }
        if let Some(first) = self.provisions.iter().find(|provision| provision.key == key) {
            fault(format!(
                "`{key}` is already at {}:{}: keys are unique",
                first.path, first.line
            ));
        }
        if entry.editions.is_empty() {
            fault(format!(
                "`{key}` is in no edition: list at least one under [provision.in]"
            ));
        }
        let entered: BTreeSet<String> = entry.editions.keys().cloned().collect();
        // One that says the same at another number as the edition it is like has nothing of its own to check.
        let says_the_same = |name: &String| {
            let like = entry.editions[name].like.as_ref();
            like.is_some() && like == self.editions.find(name).and_then(|edition| edition.like.as_ref())
        };
        let own: BTreeSet<String> = entered.iter().filter(|name| !says_the_same(name)).cloned().collect();
        for edition in entered.iter().filter(|name| self.editions.find(name).is_none()) {
            fault(format!(
                "`{key}` is in an edition {edition} there is not: write {}",
                self.editions.listed()
            ));
        }
        let Places {
            places,
            unseen_absences,
            faults: unsound,
        } = Place::read_all(entry.editions, &self.editions, text);
        for what in unsound {
            fault(format!("`{key}` {what}"));
        }
        let mut checks = Vec::new();
        for text in entry.checks {
            match Check::read(&text, &places, &own, &self.editions) {
                Some(check) => checks.push(check),
                None => fault(format!(
                    "`{key}` has a check limited to no edition: write `[2017 2023] given …` in `{text}`"
                )),
            }
        }
        self.provisions.push(Provision {
            path: path.to_owned(),
            line,
            key,
            kind: entry.kind,
            title: entry.title,
            rule: entry.rule,
            note: entry.note,
            checks,
            places,
            unseen_absences,
        });
    }
}

/// One provision, and where it is written.
pub(crate) struct Provision {
    pub(crate) path: String,
    pub(crate) line: usize,
    pub(crate) key: String,
    pub(crate) kind: Kind,
    pub(crate) title: String,
    pub(crate) rule: String,
    pub(crate) note: Option<String>,
    pub(crate) checks: Vec<Check>,
    /// By edition.
    pub(crate) places: BTreeMap<String, Place>,
    /// The editions that are taken to lack it, though nobody has seen it.
    pub(crate) unseen_absences: Vec<String>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Kind {
    Definition,
    Rule,
    Procedure,
    Discretion,
    Conduct,
    Equipment,
    Notation,
}

pub(crate) struct Check {
    /// Oldest first.
    pub(crate) editions: Vec<String>,
    pub(crate) text: String,
}

impl Check {
    /// Reads `[2005 2009] given …`: it holds there and in the editions like them, except those for which the provision has
    /// an entry of its `own`. Without a bracket it holds in every edition that has a place.
    fn read(text: &str, places: &BTreeMap<String, Place>, own: &BTreeSet<String>, editions: &Editions) -> Option<Self> {
        let Some(limited) = text.strip_prefix('[') else {
            return Some(Self {
                editions: places.keys().cloned().collect(),
                text: text.to_owned(),
            });
        };
        let (limit, text) = limited.split_once("] ")?;
        let named: Vec<&str> = limit.split(' ').collect();
        let is_known = named.iter().all(|name| editions.find(name).is_some());
        is_known.then(|| Self {
            editions: editions.with_alike(&named, own),
            text: text.to_owned(),
        })
    }
}

/// Files of provisions begin with a count: `laws/01-basic-rules.toml`. The glossary stands with the terms.
fn is_subject(path: &str) -> bool {
    let is_counted = |name: &str| name.starts_with(|first: char| first.is_ascii_digit()) && name.ends_with(".toml");
    path.strip_prefix("laws/")
        .is_some_and(|name| is_counted(name) || name == "terms.toml")
}

/// Whether a text has the shape of a key.
pub(crate) fn is_key(key: &str) -> bool {
    let is_part = |part: &str| {
        let mut words = part.split('-');
        words.all(|word| {
            !word.is_empty()
                && word
                    .bytes()
                    .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
        })
    };
    key.contains('.') && key.split('.').all(is_part)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SubjectFile {
    provision: Vec<ProvisionEntry>,
    #[serde(default)]
    notation_profile: BTreeMap<String, Profile>,
    #[serde(default)]
    announcement_profile: BTreeMap<String, Announcement>,
    #[serde(default)]
    piece_letters: BTreeMap<String, Letters>,
    #[serde(default)]
    example_game: Vec<ExampleGame>,
    #[serde(default)]
    term: Vec<Term>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ProvisionEntry {
    key: Spanned<String>,
    kind: Kind,
    title: String,
    rule: String,
    note: Option<String>,
    checks: Vec<String>,
    #[serde(rename = "in")]
    editions: BTreeMap<String, PlaceEntry>,
}

#[cfg(test)]
mod tests {
    use super::Laws;
    use crate::editions;
    use crate::tree::Tree;

    const EDITIONS: &str = "\
[[edition]]
name = '1929'
since = 1929-08-01
[[edition]]
name = '1952'
since = 1952-10-02
[[edition]]
name = '1953'
since = 1953-01-01
like = '1952'
numbers = { '2' = '2 b' }
";

    fn read(editions: &str, places: &str) -> (Laws, Vec<String>) {
        let text = format!(
            "[[provision]]\nkey = 'a.b'\nkind = 'rule'\ntitle = 'A'\nrule = 'B'\n\
             checks = ['all', '[1952] new', '[1929] old']\n[provision.in]\n{places}"
        );
        let tree = Tree::of(&[(editions::PATH, editions), ("laws/01-a.toml", &text)]);
        let (laws, faults) = Laws::read(&tree);
        (laws, faults.iter().map(ToString::to_string).collect())
    }

    /// Where the provision stands, with what differs, and where its checks hold.
    fn told(places: &str) -> Vec<String> {
        let (laws, faults) = read(&EDITIONS.replace("numbers = { '2' = '2 b' }\n", ""), places);
        assert_eq!(faults, [""; 0], "{places}");
        let provision = &laws.provisions[0];
        let stands = provision.places.iter().map(|(edition, place)| {
            let differs = place.differs.as_deref().unwrap_or_default();
            format!("{edition}: {} {differs}", place.most_specific())
                .trim_end()
                .to_owned()
        });
        let holds = provision.checks.iter().map(|check| check.editions.join(" "));
        stands.chain(holds).collect()
    }

    #[test]
    fn editions_are_like_others() {
        // As in the edition it is like, checks too.
        assert_eq!(
            told("'1929' = { at = '1' }\n'1952' = { at = '2', differs = 'More.' }"),
            [
                "1929: 1",
                "1952: 2 More.",
                "1953: 2 More.",
                "1929 1952 1953",
                "1952 1953",
                "1929"
            ]
        );
        // An entry replaces it as a whole.
        assert_eq!(
            told("'1952' = { at = '2', differs = 'More.' }\n'1953' = { at = '3' }"),
            ["1952: 2 More.", "1953: 3", "1952 1953", "1952", "1929"]
        );
        // Or removes it.
        assert_eq!(
            told("'1952' = { at = '2' }\n'1953' = { absent = true }"),
            ["1952: 2", "1952", "1952", "1929"]
        );
        // An entry that differs by its number alone.
        assert_eq!(
            told("'1929' = { at = '1', differs = 'Less.' }\n'1952' = { at = '2', like = '1929' }"),
            [
                "1929: 1 Less.",
                "1952: 2 Less.",
                "1953: 2 Less.",
                "1929 1952 1953",
                "1952 1953",
                "1929"
            ]
        );
    }

    #[test]
    fn numbers_that_differ_are_said_once() {
        let (laws, faults) = read(EDITIONS, "'1952' = { at = '2, 3 (nl 2)' }");
        assert_eq!(faults, [""; 0]);
        let place = &laws.provisions[0].places["1953"];
        let numbers: Vec<String> = place.numbers.iter().map(ToString::to_string).collect();
        assert_eq!(numbers, ["2 b", "3"]);
        let (language, of, other) = &place.alternatives[0];
        assert_eq!(
            (language.as_str(), of.to_string(), other.to_string()),
            ("nl", "3".to_owned(), "2".to_owned())
        );

        let (_, faults) = read(EDITIONS, "'1952' = { at = '3' }");
        assert_eq!(
            faults,
            ["laws/editions.toml:8: no provision is at `2` in 1952: remove it from the numbers of 1953"]
        );
    }

    #[test]
    fn unsound_entries_are_found() {
        let check = |places: &str, expect: &str| {
            let (_, faults) = read(&EDITIONS.replace("numbers = { '2' = '2 b' }\n", ""), places);
            assert_eq!(faults, [format!("laws/01-a.toml:2: `a.b` {expect}")], "{places}");
        };
        check(
            "'1929' = { at = '1' }\n'1952' = { differs = 'More.' }",
            "has no number in 1952: write `at`",
        );
        check(
            "'1929' = { at = '1' }\n'1952' = { absent = true }",
            "is absent from 1952 anyway: remove the entry",
        );
        check(
            "'1952' = { at = '1' }\n'1953' = { at = '2', absent = true }",
            "is absent from 1953 and says more: write `absent` alone",
        );
        check(
            "'1952' = { at = '1', like = '1929' }",
            "is as in 1929 in 1952, where it has no entry before",
        );
        check(
            "'1929' = { at = '1' }\n'1952' = { at = '2', like = '1929', differs = 'More.' }",
            "is as in 1929 in 1952 and says more: write `at` and `like` alone",
        );
    }
}
