//! Reads the terms of the Laws in five languages, from `laws/terms.toml`.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use toml::Spanned;

use crate::tidy::Fault;
use crate::tree::line_at;

/// The languages of the translations read, and English.
const LANGUAGES: [&str; 5] = ["en", "da", "sv", "nl", "nb"];

/// A term and its words.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Term {
    key: Spanned<String>,
    group: String,
    en: String,
    da: String,
    sv: String,
    nl: String,
    nb: String,
    /// Other words for the same thing.
    #[serde(default)]
    alt: BTreeMap<String, Vec<String>>,
    /// The form printed, where it is not the word itself.
    #[serde(default)]
    printed: BTreeMap<String, String>,
    /// Languages whose translation lacks the term.
    #[serde(default)]
    supplied: Vec<String>,
    /// The letter of a piece.
    #[serde(default)]
    letter: BTreeMap<String, String>,
    #[serde(default)]
    note: Option<String>,
}

/// Terms named twice, words that are missing and languages there are not.
pub(crate) fn faults(terms: &[Term], path: &str, text: &str) -> Vec<Fault> {
    let (mut faults, mut seen) = (Vec::new(), BTreeSet::new());
    for term in terms {
        let key = term.key.get_ref();
        let mut fault = |what: String| {
            let line = line_at(text, term.key.span().start);
            faults.push(Fault::new(path, line, format!("the term `{key}` {what}")));
        };
        if !seen.insert(key) {
            fault("is there already: keep one".to_owned());
        }
        let Term {
            group,
            en,
            da,
            sv,
            nl,
            nb,
            note,
            ..
        } = term;
        let others = term.alt.values().flatten().chain(term.printed.values()).chain(note);
        if [group, en, da, sv, nl, nb]
            .into_iter()
            .chain(others)
            .any(String::is_empty)
        {
            fault("has an empty word: write it, or leave the field out".to_owned());
        }
        let mut named = (term.alt.keys())
            .chain(term.printed.keys())
            .chain(&term.supplied)
            .chain(term.letter.keys());
        if let Some(other) = named.find(|language| !LANGUAGES.contains(&language.as_str())) {
            fault(format!(
                "names a language `{other}`: write one of {}",
                LANGUAGES.join(", ")
            ));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use crate::laws::Laws;
    use crate::tree::Tree;

    #[test]
    fn unsound_terms_are_found() {
        fn check(more: &str, expect: &[&str]) {
            let term = "[[term]]\nkey = 'draw'\ngroup = 'end'\nen = 'draw'\nda = 'remis'\nsv = 'remi'\nnl = 'remise'\n";
            let text = format!("provision = []\n{term}nb = 'remis'\n{more}");
            let tree = Tree::of(&[("laws/terms.toml", &text)]);
            let found: Vec<String> = Laws::read(&tree).1.iter().map(ToString::to_string).collect();
            assert_eq!(found, expect);
        }

        check("", &[]);
        check("alt = { da = ['uafgjort'] }\nsupplied = ['sv']", &[]);
        check(
            "note = ''",
            &["laws/terms.toml:3: the term `draw` has an empty word: write it, or leave the field out"],
        );
        check(
            "supplied = ['fi']",
            &["laws/terms.toml:3: the term `draw` names a language `fi`: write one of en, da, sv, nl, nb"],
        );
    }
}
