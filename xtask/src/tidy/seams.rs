//! The seam between the Laws as data and the code that uses them: numbers and editions stay on the data's side, and keys
//! lead across.

use std::collections::BTreeSet;

use crate::codegen::TABLE;
use crate::laws::{Laws, is_key};
use crate::markers::is_test;
use crate::rust_text::{RustText, has_word};
use crate::texts;
use crate::tidy::Fault;
use crate::tree::Tree;
use crate::whereabouts;

/// Article numbers in string literals of the product.
pub(crate) fn typed_numbers(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (path, text) in tree.rust_files() {
        if !is_product(path) || [TABLE, texts::TABLE, whereabouts::PATH].contains(&path) {
            continue;
        }
        for (line, literal) in RustText::new(text).product_strings() {
            // A literal may run over lines.
            for (line, text) in (line..).zip(literal.lines()) {
                if let Some(number) = article_number(text) {
                    let text = format!(
                        "`{number}` looks like an article number: take it from the provision's citation, it differs by edition"
                    );
                    faults.push(Fault::new(path, line, text));
                }
            }
        }
    }
    faults
}

/// String literals of the product that are meant as keys, having a subject of the Laws, and are none. A misspelt key would
/// be a provision that never binds.
pub(crate) fn misspelt_keys(tree: &Tree) -> Vec<Fault> {
    let subject = |key: &str| key.split('.').next().unwrap_or_default().to_owned();
    let (laws, _) = Laws::read(tree);
    let keys = laws.keys();
    let subjects: BTreeSet<String> = keys.iter().map(|key| subject(key)).collect();
    let mut faults = Vec::new();
    for (path, text) in tree.rust_files().filter(|(path, _)| is_product(path)) {
        for (line, literal) in RustText::new(text).product_strings() {
            // A rule is named for its subject, and so are the files beside it.
            let is_file = literal.ends_with(".md") || literal.ends_with(".toml");
            if is_key(literal) && !is_file && subjects.contains(&subject(literal)) && !keys.contains(literal) {
                let text = format!("no provision has the key `{literal}`: write a key from laws/");
                faults.push(Fault::new(path, line, text));
            }
        }
    }
    faults
}

/// Rules of the referee that ask an edition which it is.
pub(crate) fn edition_tests(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (path, text) in tree.rust_files() {
        if !path.starts_with("crates/referee/src/rules") || is_test(path) {
            continue;
        }
        for (line, code) in RustText::new(text).product_code() {
            let asks = ["if", "match", "matches"].iter().any(|word| has_word(code, word))
                || ["==", "!=", "<=", ">=", " < ", " > "]
                    .iter()
                    .any(|sign| code.contains(sign));
            if code.contains("Edition::E") || (has_word(code, "edition") && asks) {
                let text = "a rule asks which edition it is: make the difference a value in laws/, or another rule";
                faults.push(Fault::new(path, line, text.to_owned()));
            }
        }
    }
    faults
}

fn is_product(path: &str) -> bool {
    let within = path.strip_prefix("crates/").and_then(|rest| rest.split_once('/'));
    within.is_some_and(|(_, within)| within.starts_with("src/")) && !is_test(path)
}

/// The first word that could be the number of an article: `3.8`, `3.8.2.1`, `A.4.2`, `II.3`. Articles and their parts
/// are counted from one, and there never were more than fourteen.
fn article_number(text: &str) -> Option<&str> {
    let joins = |symbol: char| symbol.is_alphanumeric() || ['.', '_', '-', '/', '+'].contains(&symbol);
    text.split(|symbol| !joins(symbol))
        .map(|word| word.trim_end_matches('.'))
        .find(|word| {
            let count = |part: &str| {
                part.bytes()
                    .all(|byte| byte.is_ascii_digit())
                    .then(|| part.parse::<u8>().ok())
                    .flatten()
            };
            let mut parts = word.split('.');
            let first = parts.next().unwrap_or_default();
            let is_article = matches!(count(first), Some(1..=14))
                || ["A", "B", "C", "D", "E", "F", "I", "II", "III"].contains(&first);
            let mut beneath = parts.peekable();
            is_article && beneath.peek().is_some() && beneath.all(|part| matches!(count(part), Some(1..)))
        })
}

#[cfg(test)]
mod tests {
    use super::{article_number, edition_tests, misspelt_keys, typed_numbers};
    use crate::tidy::tests::check;

    #[test]
    fn article_numbers_are_told_from_other_numbers() {
        for (text, expect) in [
            ("see 3.8.2, please", Some("3.8.2")),
            ("by 9.6.", Some("9.6")),
            ("(II.3.2)", Some("II.3.2")),
            ("A.4", Some("A.4")),
            ("0.1.0", None),
            ("1.0", None),
            ("10.0.0.1", None),
            ("HTTP/1.1", None),
            ("1. e4 e5 2.Nf3", None),
            ("in 3 of 8.", None),
            ("99.9", None),
            ("v1.2", None),
            ("{:.3}", None),
        ] {
            assert_eq!(article_number(text), expect, "{text}");
        }
    }

    #[test]
    fn typed_numbers_are_found() {
        let text = "// 3.8\nfn a() { \"3\n.8, 3.9\" }\n#[cfg(test)]\nmod tests {\n\"3.8\"\n}\n";
        check(
            typed_numbers,
            &[("crates/cli/src/a.rs", text)],
            &[
                "crates/cli/src/a.rs:3: `3.9` looks like an article number: take it from the provision's citation, it \
             differs by edition",
            ],
        );
        for path in [
            "crates/cli/tests/a.rs",
            "crates/cli/src/tests.rs",
            "crates/laws/src/generated.rs",
            "crates/cli/src/commands/laws/generated.rs",
            "xtask/src/a.rs",
        ] {
            check(typed_numbers, &[(path, text)], &[]);
        }
    }

    #[test]
    fn misspelt_keys_are_found() {
        let laws = "[[provision]]\nkey = 'king.step'\nkind = 'rule'\ntitle = 'A'\nrule = 'B'\nchecks = []\n\
                    [provision.in]\n'2023' = { at = '3.8.1' }\n";
        let text =
            "has(\"king.step\");\nhas(\"king.steps\"); // \"king.stop\"\nopen(\"other.toml\"); say(\"king. Step\");";
        check(
            misspelt_keys,
            &[("laws/01-king.toml", laws), ("crates/referee/src/rules.rs", text)],
            &["crates/referee/src/rules.rs:2: no provision has the key `king.steps`: write a key from laws/"],
        );
    }

    #[test]
    fn edition_tests_are_found() {
        for (code, found) in [
            ("if game.edition == Edition::LATEST {", true),
            ("match edition {", true),
            ("let late = self.edition() >= other;", true),
            ("let x = [Edition::E2005];", true),
            ("/// if edition", false),
            ("let citation = provision.citation(edition);", false),
        ] {
            let expect: &[&str] = &[
                "crates/referee/src/rules/a.rs:1: a rule asks which edition it is: make the \
                                     difference a value in laws/, or another rule",
            ];
            check(
                edition_tests,
                &[("crates/referee/src/rules/a.rs", code)],
                if found { expect } else { &[] },
            );
            check(edition_tests, &[("crates/referee/src/game.rs", code)], &[]);
        }
    }
}
