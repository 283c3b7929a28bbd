//! What makes sentences whole: every language spoken, the same variables, patterns that can be read.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use jadoube_language::Language;

use crate::sentence::{Fault, Sentence, sentences, variables};

/// What is wrong with files of sentences that are to be spoken in some languages, with the name of the file.
///
/// Files have names that belong to the caller. Sentences may have other languages too; these have to be readable and have
/// the variables of English, but may still be incomplete.
///
/// ```
/// use jadoube_words::{Language, faults};
///
/// let sources = [("greeting.toml", "[hello]\nen = \"Hello, {$name}\"\nda = \"Hej\"\n")];
/// let found = faults(&sources, &[Language::English]);
/// assert_eq!(found[0].0, "greeting.toml");
/// assert_eq!(found[0].1.text, "hello in da has the variables [], and in en [name]");
/// ```
#[must_use]
pub fn faults<'a>(sources: &[(&'a str, &str)], spoken: &[Language]) -> Vec<(&'a str, Fault)> {
    let mut found = Vec::new();
    let mut seen = BTreeMap::new();
    for &(file, source) in sources {
        let (sentences, faults) = sentences(source);
        found.extend(faults.into_iter().map(|fault| (file, fault)));
        for sentence in &sentences {
            let mut wrong = |text: String| found.push((file, Fault::new(sentence.line, text)));
            if let Some(other) = seen.insert(sentence.name(), file) {
                wrong(format!("{} is in {other} already", sentence.name()));
            }
            faults_of(sentence, spoken, &mut wrong);
        }
    }
    found
}

/// The languages that every one of the sentences has.
#[must_use]
pub fn complete<'a>(sentences: impl IntoIterator<Item = &'a Sentence>) -> Vec<Language> {
    let mut languages = Language::ALL.to_vec();
    for sentence in sentences {
        languages.retain(|language| sentence.pattern(*language).is_some());
    }
    languages
}

fn faults_of(sentence: &Sentence, spoken: &[Language], wrong: &mut dyn FnMut(String)) {
    let name = sentence.name();
    for code in sentence.patterns.keys().filter(|code| Language::find(code).is_none()) {
        wrong(format!("{name}: no language is called {code}"));
    }
    let Some(english) = sentence.pattern(Language::English) else {
        return wrong(format!("{name} has no en"));
    };
    for language in Language::ALL {
        let code = language.code();
        let (Some(pattern), Some(message)) = (sentence.pattern(language), sentence.message(language)) else {
            if spoken.contains(&language) {
                wrong(format!("{name} has no {code}"));
            }
            continue;
        };
        let (needs, expect) = (sorted(pattern), sorted(english));
        if needs != expect {
            let list = |names: BTreeSet<&str>| names.into_iter().collect::<Vec<_>>().join(", ");
            let (needs, expect) = (list(needs), list(expect));
            wrong(format!(
                "{name} in {code} has the variables [{needs}], and in en [{expect}]"
            ));
        }
        if !is_pattern(message) {
            wrong(format!("{name} in {code} is no pattern that Fluent can read"));
        }
    }
}

fn sorted(pattern: &str) -> BTreeSet<&str> {
    variables(pattern).into_iter().collect()
}

/// Whether Fluent reads a message, its name with it, and takes it for one.
///
/// ```
/// assert!(jadoube_words::is_pattern("hello = Hello, {$name}\n".to_owned()));
/// assert!(!jadoube_words::is_pattern("hello = Hello, {$name\n".to_owned()));
/// ```
#[must_use]
pub fn is_pattern(message: String) -> bool {
    FluentResource::try_new(message).is_ok_and(|resource| resource.entries().count() == 1)
}

#[cfg(test)]
mod tests {
    use jadoube_language::Language;

    use super::{complete, faults};
    use crate::sentence::sentences;

    #[test]
    fn faults_are_named() {
        let check = |source: &str, expect: &[&str]| {
            let found = faults(&[("a", source)], &[Language::English, Language::Danish]);
            let found: Vec<String> = found
                .iter()
                .map(|(file, fault)| format!("{file}:{}: {}", fault.line, fault.text))
                .collect();
            assert_eq!(found, expect, "{source}");
        };
        check("[x]\nen = '{$a} and {$b}'\nda = '{$b} og {$a}'\n", &[]);
        check("[x]\nen = 'X'\nda = 'X'\nnl = 'X'\n", &[]);
        check("\n[x]\nen = 'X'\n", &["a:2: x has no da"]);
        check("[x]\nda = 'X'\n", &["a:1: x has no en"]);
        check(
            "[x]\nen = 'X'\nda = 'X'\nla = 'X'\n",
            &["a:1: x: no language is called la"],
        );
        check(
            "[x]\nen = '{$a}'\nda = '{$b}'\n",
            &["a:1: x in da has the variables [b], and in en [a]"],
        );
        check(
            "[x]\nen = '{$a'\nda = '{$a}'\n",
            &["a:1: x in en is no pattern that Fluent can read"],
        );
        check(
            "[x]\nen = ''\nda = 'X'\n",
            &["a:1: x in en is no pattern that Fluent can read"],
        );
        check("[x]\nen = \"X\\ny = Y\"\nda = 'X'\n", &[]);
        check(
            "[x.y]\nen = 'X'\nda = 'X'\n[x-y]\nen = 'X'\nda = 'X'\n",
            &["a:4: x-y is in a already"],
        );
        check("[x\n", &["a:1: unclosed table, expected `]`"]);
    }

    #[test]
    fn languages_are_complete_when_no_sentence_lacks_them() {
        let check = |source: &str, expect: &[Language]| assert_eq!(complete(&sentences(source).0), expect, "{source}");
        check("[a]\nen = 'A'\nda = 'A'\n", &[Language::English, Language::Danish]);
        check("[a]\nen = 'A'\nda = 'A'\n[b]\nen = 'B'\n", &[Language::English]);
    }
}
