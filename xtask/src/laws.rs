//! Reads the provisions in `laws/`.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use toml::Spanned;

use crate::notation::{Announcement, ExampleGame, Letters, Notation, Profile};
use crate::place::{Place, PlaceEntry};
use crate::reasons::{self, Reason};
use crate::resolve;
use crate::terms::{self, Term};
use crate::tidy::Fault;
use crate::tree::{Tree, line_at};
use crate::values::{self, Value};

/// The editions, oldest first. Those of `jadoube_laws::Edition`: where the two differ, the generated table does not
/// compile.
pub(crate) const EDITIONS: [&str; 4] = ["2005", "2009", "2017", "2023"];

/// All that `laws/` says.
#[derive(Default)]
pub(crate) struct Laws {
    /// In the order of the files.
    pub(crate) provisions: Vec<Provision>,
    /// The values that they set.
    pub(crate) values: Vec<Value>,
    /// Why some of them have no code.
    pub(crate) reasons: Vec<Reason>,
    /// How moves are written and announced.
    pub(crate) notation: Notation,
}

impl Laws {
    /// What could be read, and what is wrong with the rest.
    pub(crate) fn read(tree: &Tree) -> (Self, Vec<Fault>) {
        let (mut laws, mut faults) = (Self::default(), Vec::new());
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
                }
                Err(error) => faults.push(Fault::unreadable(path, text, &error)),
            }
        }
        laws.note_paces();
        faults.extend(laws.notation.faults());
        let (values, unsound) = values::read(tree);
        laws.values = values;
        faults.extend(unsound);
        faults.extend(resolve::faults(&laws));
        let (reasons, fault) = reasons::read(tree);
        laws.reasons = reasons;
        faults.extend(fault);
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
        for edition in EDITIONS {
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
        let mut places = BTreeMap::new();
        for (edition, place) in entry.editions {
            let Some(edition) = EDITIONS.into_iter().find(|known| *known == edition) else {
                fault(format!(
                    "`{key}` is in an edition {edition} there is not: write {}",
                    EDITIONS.join(", ")
                ));
                continue;
            };
            let (place, unsound) = Place::read(place, edition, text);
            for what in unsound {
                fault(format!("`{key}` {what}"));
            }
            places.insert(edition, place);
        }
        let listed: Vec<&str> = places.keys().copied().collect();
        let mut checks = Vec::new();
        for text in entry.checks {
            match Check::read(&text, &listed) {
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
    pub(crate) places: BTreeMap<&'static str, Place>,
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
    pub(crate) editions: Vec<&'static str>,
    pub(crate) text: String,
}

impl Check {
    /// Reads `[2005 2009] given …`. Without a bracket the check holds in every edition `listed`.
    fn read(text: &str, listed: &[&'static str]) -> Option<Self> {
        let Some(limited) = text.strip_prefix('[') else {
            return Some(Self {
                editions: listed.to_vec(),
                text: text.to_owned(),
            });
        };
        let (limit, text) = limited.split_once("] ")?;
        let named: Vec<&str> = limit.split(' ').collect();
        let editions: Vec<_> = EDITIONS.into_iter().filter(|edition| named.contains(edition)).collect();
        (editions.len() == named.len()).then(|| Self {
            editions,
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
