//! All sentences of a source tree, and what is wrong with them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::Path;

use jadoube_words::{Language, Sentence, sentences, variables};
use serde::{Deserialize, Serialize};
use toml::{Table, Value};

use super::table::Row;
use crate::problem::Problem;
use crate::words::say;

/// All sentences.
pub(super) struct Catalogue {
    pub(super) entries: Vec<Entry>,
    /// What cannot be read at all.
    unreadable: Vec<Fault>,
    /// Texts that are rightly the same in other languages.
    same: BTreeSet<String>,
    counted: Counted,
}

/// What is counted in sentences.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Counted {
    /// Nouns whose plural is another word than their singular, in the plural, by the codes of languages.
    nouns: BTreeMap<String, BTreeSet<String>>,
    /// The sentences whose numbers are never one, by the reason.
    never_one: BTreeMap<String, BTreeSet<String>>,
}

impl Counted {
    /// A number with a noun that stands in the plural, whatever the number: `{$count} games`.
    fn uncounted(&self, entry: &Entry, language: Language, text: &str) -> Option<String> {
        let nouns = self.nouns.get(language.code())?;
        if self.never_one.values().any(|names| names.contains(&entry.name)) {
            return None;
        }
        let text = outside_of_forms(text);
        let mut after = text.split("{$").skip(1).filter_map(|rest| rest.split_once('}'));
        after.find_map(|(variable, rest)| {
            let rest = rest.strip_prefix([' ', '\u{a0}'])?;
            let end = rest.find(|letter: char| !letter.is_alphabetic() && letter != '\'');
            let noun = &rest[..end.unwrap_or(rest.len())];
            nouns.contains(noun).then(|| format!("{{${variable}}} {noun}"))
        })
    }
}

/// A pattern without what it says by the number of something: what is left is said of any number.
fn outside_of_forms(pattern: &str) -> String {
    let mut left = String::new();
    let mut rest = pattern;
    while let Some(begin) = rest.find('{') {
        left += &rest[..begin];
        let mut depth = 0;
        let end = rest[begin..].find(|symbol| {
            match symbol {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            depth == 0
        });
        let end = end.map_or(rest.len(), |end| begin + end + 1);
        let placed = &rest[begin..end];
        match placed.contains("->") {
            true => {}
            // As sentences may be written: `{ $count }`.
            false => left.extend(placed.chars().filter(|symbol| !symbol.is_whitespace())),
        }
        rest = &rest[end..];
    }
    left + rest
}

/// A sentence, or a text of the Laws, in the languages that it has.
#[derive(Debug, Clone)]
pub(super) struct Entry {
    /// Where it stands, from the root of the sources; `*` stands for the code of the language.
    pub(super) file: String,
    /// The heading of its table; of the Laws also which text it is: `end.checkmate title`.
    pub(super) name: String,
    pub(super) texts: BTreeMap<Language, String>,
    /// Whether Fluent reads it.
    is_pattern: bool,
}

/// Something to mend.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(super) struct Fault {
    pub(super) file: String,
    pub(super) name: String,
    pub(super) language: Option<&'static str>,
    pub(super) text: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fault { file, name, text, .. } = self;
        match self.language {
            Some(language) => write!(f, "{file}: [{name}] {language}: {text}"),
            None => write!(f, "{file}: [{name}] {text}"),
        }
    }
}

/// What a table would change.
pub(super) struct Changed {
    pub(super) texts: Vec<NewText>,
    pub(super) faults: Vec<Fault>,
}

/// A text that is new in a language.
pub(super) struct NewText {
    pub(super) file: String,
    pub(super) name: String,
    pub(super) language: Language,
    pub(super) text: String,
}

/// Where what the Laws say stands in other languages.
pub(super) const LAWS: &str = "laws/texts/*/";

/// Texts that are rightly the same in several languages.
const SAME: &str = "crates/words/same.toml";

/// What is counted in sentences.
const COUNTED: &str = "crates/words/counted.toml";

impl Catalogue {
    /// Reads a source tree.
    pub(super) fn read(root: &Path) -> Result<Catalogue, Problem> {
        if !root.join(SAME).is_file() {
            let folder = root.display().to_string();
            return Err(Problem::new(
                say!("i18n-no-sentences", folder = folder),
                say!("i18n-name-sources"),
            ));
        }
        let mut files = Vec::new();
        for folder in ["crates", "web/words"] {
            find(root, Path::new(folder), &mut files).map_err(|error| unlisted(folder, &error.to_string()))?;
        }
        files.sort();
        let mut catalogue = Catalogue {
            entries: Vec::new(),
            unreadable: Vec::new(),
            same: BTreeSet::new(),
            counted: Counted::default(),
        };
        for file in files {
            let text = fs::read_to_string(root.join(&file)).map_err(|error| unlisted(&file, &error.to_string()))?;
            catalogue.take(&file, &text);
        }
        catalogue.take_laws(root)?;
        let same = fs::read_to_string(root.join(SAME)).map_err(|error| unlisted(SAME, &error.to_string()))?;
        let same: Table = same
            .parse()
            .map_err(|error: toml::de::Error| unlisted(SAME, error.message()))?;
        let same = same.get("same").and_then(Value::as_array).into_iter().flatten();
        catalogue.same = same.filter_map(|text| Some(text.as_str()?.to_owned())).collect();
        let counted = fs::read_to_string(root.join(COUNTED)).map_err(|error| unlisted(COUNTED, &error.to_string()))?;
        catalogue.counted = toml::from_str(&counted).map_err(|error| unlisted(COUNTED, error.message()))?;
        Ok(catalogue)
    }

    /// Takes the sentences of a file.
    fn take(&mut self, file: &str, text: &str) {
        let (sentences, faults) = sentences(text);
        // A file without sentences is another kind of file.
        if sentences.iter().all(|sentence| sentence.patterns.is_empty()) {
            return;
        }
        self.unreadable.extend(faults.into_iter().map(|fault| Fault {
            file: format!("{file}:{}", fault.line),
            name: String::new(),
            language: None,
            text: fault.text,
        }));
        for sentence in sentences {
            self.entries.push(Entry {
                file: file.to_owned(),
                name: sentence.path.join("."),
                texts: texts_of(&sentence),
                is_pattern: true,
            });
        }
    }

    /// Takes what the Laws say.
    fn take_laws(&mut self, root: &Path) -> Result<(), Problem> {
        let mut texts: BTreeMap<(String, String), BTreeMap<Language, String>> = BTreeMap::new();
        for language in Language::ALL {
            let folder = LAWS.replace('*', language.code());
            let listed = fs::read_dir(root.join(&folder)).map_err(|error| unlisted(&folder, &error.to_string()))?;
            for file in listed.filter_map(Result::ok) {
                let name = file.file_name().to_string_lossy().into_owned();
                let read = |path: &Path| -> Result<Table, Problem> {
                    let shown = path.display().to_string();
                    let text = fs::read_to_string(path).map_err(|error| unlisted(&shown, &error.to_string()))?;
                    text.parse()
                        .map_err(|error: toml::de::Error| unlisted(&shown, error.message()))
                };
                let mut tell = |key: &str, what: &str, text: &Value| {
                    let Some(text) = text.as_str() else { return };
                    let place = (format!("{LAWS}{name}"), format!("{key} {what}"));
                    texts.entry(place).or_default().insert(language, text.to_owned());
                };
                for (key, table) in read(&file.path())? {
                    for (what, text) in table.as_table().into_iter().flatten() {
                        tell(&key, what, text);
                    }
                }
                if language == Language::English {
                    let subject = read(&root.join("laws").join(&name))?;
                    let provisions = subject.get("provision").and_then(Value::as_array).into_iter().flatten();
                    for provision in provisions {
                        let Some(key) = provision.get("key").and_then(Value::as_str) else {
                            continue;
                        };
                        for what in ["title", "rule"] {
                            if let Some(text) = provision.get(what) {
                                tell(key, what, text);
                            }
                        }
                    }
                }
            }
        }
        self.entries
            .extend(texts.into_iter().map(|((file, name), texts)| Entry {
                file,
                name,
                texts,
                is_pattern: false,
            }));
        Ok(())
    }

    /// Everything that is missing or wrong.
    pub(super) fn faults(&self) -> Vec<Fault> {
        let mut faults: Vec<Fault> = Vec::new();
        for entry in &self.entries {
            for language in Language::ALL {
                faults.extend(self.fault(entry, language, entry.texts.get(&language).map(String::as_str)));
            }
        }
        let unreadable = self.unreadable.iter().map(|fault| Fault {
            file: fault.file.clone(),
            name: fault.name.clone(),
            language: fault.language,
            text: fault.text.clone(),
        });
        unreadable.chain(faults).collect()
    }

    /// What is wrong with a text in a language, if anything.
    fn fault(&self, entry: &Entry, language: Language, text: Option<&str>) -> Option<Fault> {
        let wrong = |text: String| {
            Some(Fault {
                file: entry.file.clone(),
                name: entry.name.clone(),
                language: Some(language.code()),
                text,
            })
        };
        let Some(english) = entry.texts.get(&Language::English) else {
            return (language == Language::English).then(|| wrong(say!("i18n-missing")))?;
        };
        let Some(text) = text.filter(|text| !text.trim().is_empty()) else {
            return wrong(say!("i18n-missing"));
        };
        if entry.is_pattern {
            let sorted = |text| -> BTreeSet<String> { variables(text).into_iter().map(str::to_owned).collect() };
            let (needs, has) = (sorted(english), sorted(text));
            if let Some(name) = needs.difference(&has).next() {
                return wrong(say!("i18n-lacks-variable", name = name.as_str()));
            }
            if let Some(name) = has.difference(&needs).next() {
                return wrong(say!("i18n-strange-variable", name = name.as_str()));
            }
            let source = format!("[x]\n{} = {}\n", language.code(), toml_edit::Value::from(text));
            let sentence = sentences(&source).0;
            let is_readable = sentence.first().and_then(|sentence| sentence.message(language));
            if !is_readable.is_some_and(jadoube_words::is_pattern) {
                return wrong(say!("i18n-no-pattern"));
            }
            if let Some(counted) = self.counted.uncounted(entry, language, text) {
                return wrong(say!("i18n-no-singular", counted = counted.as_str(), file = COUNTED));
            }
        }
        let is_copy = language != Language::English && text == english && says_something(text, entry.is_pattern);
        // A headword or a command can be the same by chance.
        if is_copy && !self.same.contains(text) && !entry.name.ends_with(" headword") {
            return wrong(say!("i18n-is-english", file = SAME));
        }
        None
    }

    /// What a table would change, and what is wrong with it.
    pub(super) fn changed(&self, rows: Vec<Row>) -> Changed {
        let mut changed = Changed {
            texts: Vec::new(),
            faults: Vec::new(),
        };
        let known: BTreeMap<(&str, &str), &Entry> = self
            .entries
            .iter()
            .map(|entry| ((entry.file.as_str(), entry.name.as_str()), entry))
            .collect();
        for row in rows {
            let Some(entry) = known.get(&(row.file.as_str(), row.name.as_str())) else {
                changed.faults.push(Fault {
                    file: row.file,
                    name: row.name,
                    language: None,
                    text: say!("i18n-unknown"),
                });
                continue;
            };
            for (language, text) in row.texts {
                let is_new = entry.texts.get(&language) != Some(&text);
                // English is changed in the sources, where it is reviewed; what is not translated yet stays so.
                if !is_new || text.is_empty() || language == Language::English {
                    continue;
                }
                match self.fault(entry, language, Some(&text)) {
                    Some(fault) => changed.faults.push(fault),
                    None => changed.texts.push(NewText {
                        file: entry.file.clone(),
                        name: entry.name.clone(),
                        language,
                        text,
                    }),
                }
            }
        }
        changed
    }
}

fn texts_of(sentence: &Sentence) -> BTreeMap<Language, String> {
    let text = |language| Some((language, sentence.pattern(language)?.to_owned()));
    Language::ALL.into_iter().filter_map(text).collect()
}

/// Whether a text has words besides what is put into it.
fn says_something(text: &str, is_pattern: bool) -> bool {
    let mut depth = 0;
    let mut letters = 0;
    for letter in text.chars() {
        match letter {
            '{' if is_pattern => depth += 1,
            '}' if is_pattern => depth -= 1,
            letter if depth == 0 && letter.is_alphabetic() => letters += 1,
            _ => {}
        }
    }
    letters > 1
}

/// Every TOML file below a folder that may have sentences.
fn find(root: &Path, folder: &Path, found: &mut Vec<String>) -> std::io::Result<()> {
    for entry in fs::read_dir(root.join(folder))? {
        let entry = entry?;
        let path = folder.join(entry.file_name());
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.file_type()?.is_dir() {
            if name != "tests" && name != "target" && name != "node_modules" {
                find(root, &path, found)?;
            }
        } else if name.ends_with(".toml") && name != "Cargo.toml" {
            found.push(path.to_string_lossy().replace('\\', "/"));
        }
    }
    Ok(())
}

fn unlisted(file: &str, why: &str) -> Problem {
    Problem::new(
        say!("i18n-unread", file = file.to_owned(), why = why.to_owned()),
        say!("i18n-name-sources"),
    )
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::path::Path;

    use jadoube_words::Language;

    use super::{COUNTED, Catalogue, Entry, says_something};
    use crate::commands::i18n::table;

    fn sources() -> Catalogue {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        Catalogue::read(&root).unwrap_or_else(|problem| panic!("{}", problem.error))
    }

    #[test]
    fn every_sentence_is_there_in_every_language() {
        let faults: Vec<String> = sources().faults().iter().map(ToString::to_string).collect();
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    #[test]
    fn a_table_brings_back_what_it_took() {
        let catalogue = sources();
        let text = table::write(&catalogue).unwrap();
        let rows = table::read(text.as_bytes()).unwrap();
        assert_eq!(rows.len(), catalogue.entries.len());
        let changed = catalogue.changed(rows);
        assert!(changed.texts.is_empty());
        assert!(changed.faults.is_empty());
    }

    #[test]
    fn wrong_rows_are_refused_and_say_why() {
        let catalogue = sources();
        let entry = catalogue
            .entries
            .iter()
            .find(|entry| entry.file == "web/words/start.toml" && entry.name == "games.waiting")
            .unwrap();
        let row = |danish: &str, name: &str| {
            let text = format!("file,name,en,da\n{},{name},,{danish}\n", entry.file);
            let changed = catalogue.changed(table::read(text.as_bytes()).unwrap());
            (
                changed.texts.len(),
                changed.faults.iter().map(ToString::to_string).collect::<Vec<_>>(),
            )
        };
        let at = "web/words/start.toml: [games.waiting] da:";
        assert_eq!(row("{$count} i kø", "games.waiting"), (1, vec![]));
        assert_eq!(
            row("i kø", "games.waiting"),
            (0, vec![format!("{at} lacks the variable count")])
        );
        assert_eq!(
            row("{$count} {$x}", "games.waiting"),
            (0, vec![format!("{at} has a variable x that English has not")])
        );
        assert_eq!(
            row("{$count i kø", "games.waiting"),
            (0, vec![format!("{at} is no pattern that Fluent can read")])
        );
        let unknown = "web/words/start.toml: [games.nowhere] there is no such sentence".to_owned();
        assert_eq!(row("x", "games.nowhere"), (0, vec![unknown]));
    }

    #[test]
    fn what_is_counted_needs_a_singular() {
        let catalogue = sources();
        let entry = Entry {
            file: "x.toml".to_owned(),
            name: "x".to_owned(),
            texts: BTreeMap::new(),
            is_pattern: true,
        };
        let check = |text: &str, expect: Option<&str>| {
            let found = catalogue.counted.uncounted(&entry, Language::English, text);
            assert_eq!(found.as_deref(), expect, "{text}");
        };
        check("{$games} games", Some("{$games} games"));
        check("in {$file}: { $count }\u{a0}lines.", Some("{$count} lines"));
        check(
            "{$games ->\n    [one] one game\n   *[other] {$games} games\n} in {$file}",
            None,
        );
        check(
            "{$games ->\n    [one] one game\n   *[other] {$games} games\n} with {$entries} entries",
            Some("{$entries} entries"),
        );
        check("{$player} moves {$piece}", Some("{$player} moves"));
        check("{$count} gamesters", None);
        let names: BTreeSet<&str> = catalogue.entries.iter().map(|entry| entry.name.as_str()).collect();
        for name in catalogue.counted.never_one.values().flatten() {
            assert!(
                names.contains(name.as_str()),
                "{COUNTED} names {name}, and no sentence is called so"
            );
        }
    }

    #[test]
    fn only_words_can_be_english() {
        assert!(!says_something("{$a}: {$b}", true));
        assert!(says_something("{$a} against {$b}", true));
        assert!(says_something("Chess960", true));
    }
}
