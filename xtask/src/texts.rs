//! Reads what the provisions say in every language, and writes it as Rust.
//!
//! English titles and rules stand with the provisions. `laws/texts/CODE/*.toml` has a table for each provision: its title and
//! rule, what editions say that say something else, words by which people look for it, and its headword in the glossary. `own`
//! tells its readers, by edition, where the Laws in their language say something else than what is followed.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use jadoube_words::Language;
use serde::Deserialize;

use crate::laws::{Laws, Provision};
use crate::place::Number;
use crate::tidy::Fault;
use crate::tree::Tree;

/// Where they are.
const FOLDER: &str = "laws/texts/";

/// Where they go.
pub(crate) const TABLE: &str = "crates/laws/src/texts_generated.rs";

/// What provisions say, by the codes of languages and their keys.
#[derive(Default)]
pub(crate) struct Texts(BTreeMap<String, BTreeMap<String, Text>>);

/// A provision in a language.
#[derive(Deserialize)]
struct Text {
    /// In English only with the provision.
    title: Option<String>,
    rule: Option<String>,
    search: String,
    headword: Option<String>,
    /// Where the Laws in this language say something else than what is followed, by edition.
    #[serde(default)]
    own: BTreeMap<String, String>,
    /// By edition.
    #[serde(flatten)]
    editions: BTreeMap<String, String>,
}

impl Texts {
    /// What could be read, and what is wrong or missing.
    pub(crate) fn read(tree: &Tree, provisions: &[Provision]) -> (Self, Vec<Fault>) {
        let (mut texts, mut faults) = (Self::default(), Vec::new());
        for (path, text) in tree.files() {
            let Some((code, subject)) = path.strip_prefix(FOLDER).and_then(|rest| rest.split_once('/')) else {
                continue;
            };
            if !subject.ends_with(".toml") {
                continue;
            }
            let known = texts.0.entry(code.to_owned()).or_default();
            match toml::from_str::<BTreeMap<String, Text>>(text) {
                Ok(file) => {
                    for (key, entry) in file {
                        if known.insert(key.clone(), entry).is_some() {
                            faults.push(Fault::new(path, 1, format!("`{key}` is told twice in {code}")));
                        }
                    }
                }
                Err(error) => faults.push(Fault::unreadable(path, text, &error)),
            }
        }
        // Laws made up by tests have none.
        if !texts.0.is_empty() && faults.is_empty() {
            for language in Language::ALL {
                faults.extend(texts.faults(language, provisions));
            }
        }
        (texts, faults)
    }

    fn faults(&self, language: Language, provisions: &[Provision]) -> Vec<Fault> {
        let code = language.code();
        let path = format!("{FOLDER}{code}");
        let mut faults = Vec::new();
        let mut wrong = |text: String| faults.push(Fault::new(&path, 1, text));
        let Some(texts) = self.0.get(code) else {
            wrong(format!("what the Laws say is not told in {language}"));
            return faults;
        };
        let keys: BTreeSet<&str> = provisions.iter().map(|provision| provision.key.as_str()).collect();
        for key in texts.keys().filter(|key| !keys.contains(key.as_str())) {
            wrong(format!("`{key}` is no provision"));
        }
        for provision in provisions {
            let key = &provision.key;
            let Some(text) = texts.get(key) else {
                wrong(format!("`{key}` is missing in {language}"));
                continue;
            };
            let is_told_there = language == Language::English;
            if text.title.is_some() == is_told_there || text.rule.is_some() == is_told_there {
                wrong(match is_told_there {
                    true => format!("`{key}` has its English title and rule with the provision"),
                    false => format!("`{key}` needs a title and a rule in {language}"),
                });
            }
            let differs = |edition: &str| {
                provision
                    .places
                    .get(edition)
                    .is_some_and(|place| place.differs.is_some())
            };
            for edition in provision.places.keys().filter(|edition| differs(edition)) {
                if text.of(edition, provision).is_none() {
                    wrong(format!("`{key}` lacks what {edition} says in {language}"));
                }
            }
            for edition in text.editions.keys().filter(|edition| !differs(edition)) {
                wrong(format!(
                    "`{key}` says the same in {edition}: remove its text in {language}"
                ));
            }
            for edition in text.own.keys() {
                if !provision.places.contains_key(edition) {
                    wrong(format!(
                        "`{key}` is not in {edition}: remove what that text says in {language}"
                    ));
                }
            }
            if is_told_there && !text.own.is_empty() {
                wrong(format!("`{key}`: the English text is the one that is followed"));
            }
            let mut numbers = provision.places.values().flat_map(|place| &place.numbers);
            let has_headword = numbers.any(|number| matches!(number, Number::Glossary(_)));
            if has_headword != text.headword.is_some() {
                wrong(match has_headword {
                    true => format!("`{key}` needs a headword in {language}: the glossary has it"),
                    false => format!("`{key}` is in no glossary: remove its headword in {language}"),
                });
            }
        }
        faults
    }

    /// The headword of a provision in English.
    pub(crate) fn headword(&self, key: &str) -> Option<&str> {
        self.0.get("en")?.get(key)?.headword.as_deref()
    }

    /// The texts, in the order of the provisions.
    pub(crate) fn table(&self, laws: &Laws) -> String {
        let mut provisions: Vec<&Provision> = laws.provisions.iter().collect();
        provisions.sort_by_key(|provision| &provision.key);
        let mut out = format!(
            "\
//! Generated from `laws/` by `cargo xtask codegen`. Change the data and generate again.

use jadoube_language::Language;

use crate::edition::Edition::{{{}}};
use crate::text::Text;

/// What every provision says in a language, in the order of the provisions.
pub(crate) const fn texts(language: Language) -> &'static [Text] {{
    match language {{
",
            laws.editions.variants()
        );
        for language in Language::ALL {
            let name = language.code().to_uppercase();
            let _ = writeln!(out, "        Language::{language:?} => {name},");
        }
        out += "    }\n}\n";
        for language in Language::ALL {
            let _ = writeln!(out, "\nstatic {}: &[Text] = &[", language.code().to_uppercase());
            for provision in &provisions {
                self.write(&mut out, language, provision);
            }
            out += "];\n";
        }
        out
    }

    fn write(&self, out: &mut String, language: Language, provision: &Provision) {
        let text = self.0.get(language.code()).and_then(|texts| texts.get(&provision.key));
        let Some(text) = text else { return };
        let title = text.title.as_ref().unwrap_or(&provision.title);
        let rule = text.rule.as_ref().unwrap_or(&provision.rule);
        let editions = provision.places.keys();
        let editions = editions.filter_map(|edition| Some(format!("(E{edition}, {:?})", text.of(edition, provision)?)));
        let editions: Vec<String> = editions.collect();
        let own = text.own.iter().map(|(edition, says)| format!("(E{edition}, {says:?})"));
        let own: Vec<String> = own.collect();
        let headword = text.headword.as_deref().unwrap_or_default();
        let _ = writeln!(
            out,
            "    Text {{ title: {title:?}, rule: {rule:?}, editions: &[{}], own: &[{}], search: {:?}, headword: {headword:?} }},",
            editions.join(", "),
            own.join(", "),
            text.search
        );
    }
}

impl Text {
    /// What an edition says, if it says something else than the rule. Editions that differ alike say the same.
    fn of(&self, edition: &str, provision: &Provision) -> Option<&str> {
        let differs = |edition: &str| provision.places.get(edition)?.differs.as_deref();
        let own = differs(edition)?;
        let told = self.editions.get(edition).or_else(|| {
            let mut alike = self.editions.iter().filter(|(other, _)| differs(other) == Some(own));
            alike.next().map(|(_, text)| text)
        });
        told.map(String::as_str)
    }
}

/// A language as Rust names it.
pub(crate) fn variant(code: &str) -> String {
    let language = Language::find(code).unwrap_or(Language::English);
    format!("Language::{language:?}")
}
