//! Collects markers: comment lines that say which provision the code or the test beneath them carries, or, where the
//! decision is the arbiter's, guides through.

use std::collections::{BTreeMap, BTreeSet};

use crate::rust_text::RustText;
use crate::tidy::Fault;
use crate::tree::Tree;

/// Where each key is marked.
#[derive(Default)]
pub(crate) struct Markers<'a> {
    /// In the product.
    pub(crate) code: BTreeMap<&'a str, Vec<Spot<'a>>>,
    /// In tests and in case files.
    pub(crate) cases: BTreeMap<&'a str, Vec<Spot<'a>>>,
    /// Markers that name no key.
    pub(crate) astray: Vec<Fault>,
}

/// A line of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot<'a> {
    pub(crate) path: &'a str,
    pub(crate) line: usize,
}

impl<'a> Markers<'a> {
    /// Collects from `crates/`.
    pub(crate) fn collect(tree: &'a Tree, keys: &BTreeSet<&str>) -> Self {
        let mut markers = Self::default();
        for (path, text) in tree.files() {
            let Some((_, within)) = path.strip_prefix("crates/").and_then(|rest| rest.split_once('/')) else {
                continue;
            };
            if path.ends_with(".rs") && (within.starts_with("src/") || within.starts_with("tests/")) {
                markers.collect_rust(path, text, keys);
            } else if is_case_file(within) {
                markers.collect_cases(path, text, keys);
            }
        }
        markers
    }

    fn collect_rust(&mut self, path: &'a str, text: &'a str, keys: &BTreeSet<&str>) {
        let tests_from = if is_test(path) {
            1
        } else {
            RustText::new(text).tests_from()
        };
        for (line, key) in marked(text) {
            let home = if line < tests_from {
                &mut self.code
            } else {
                &mut self.cases
            };
            if keys.contains(key) {
                home.entry(key).or_default().push(Spot { path, line });
            } else {
                self.astray.push(no_such_key(path, line, key, keys));
            }
        }
    }

    fn collect_cases(&mut self, path: &'a str, text: &'a str, keys: &BTreeSet<&str>) {
        for (line, text) in (1..).zip(text.lines()) {
            let found: BTreeSet<&str> = words(text).filter(|word| keys.contains(word)).collect();
            for key in found {
                self.cases.entry(key).or_default().push(Spot { path, line });
            }
        }
        for (line, key) in marked(text).into_iter().filter(|(_, key)| !keys.contains(key)) {
            self.astray.push(no_such_key(path, line, key, keys));
        }
    }
}

/// Whether a file of a crate holds cases: those beside rules are documents.
fn is_case_file(within: &str) -> bool {
    let ends = |ends: &[&str]| ends.iter().any(|end| within.ends_with(end));
    within.starts_with("tests/") && ends(&[".txt", ".md", ".toml"]) || within.starts_with("src/") && ends(&[".md"])
}

/// Whether a Rust file holds tests and nothing else.
pub(crate) fn is_test(path: &str) -> bool {
    path.contains("/tests/") || path.ends_with("/tests.rs")
}

/// The keys of all markers with their lines. A line that ends with a comma goes on in the next.
fn marked(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut goes_on = false;
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.trim();
        let comment = ["///", "//!", "//", "#"]
            .iter()
            .find_map(|leader| text.strip_prefix(leader))
            .map(str::trim);
        let keys = comment.and_then(|comment| {
            let keys = ["Provision:", "Guided:"]
                .iter()
                .find_map(|mark| comment.strip_prefix(mark));
            keys.or(goes_on.then_some(comment))
        });
        goes_on = keys.is_some_and(|keys| keys.ends_with(','));
        let keys = keys.map(|keys| keys.trim_end_matches(','));
        found.extend(
            keys.into_iter()
                .flat_map(|keys| keys.split(','))
                .map(|key| (line, key.trim())),
        );
    }
    found
}

/// The words of a line that could be keys: `castling.execution` is one word, and so is `chess960.castling.once`.
fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|symbol: char| !symbol.is_alphanumeric() && !['.', '-', '_'].contains(&symbol))
        .map(|word| word.trim_matches(['.', '-']))
}

fn no_such_key(path: &str, line: usize, key: &str, keys: &BTreeSet<&str>) -> Fault {
    // The likeliest slip is in the subject; a key that says the same of another subject may be meant.
    let last = key.rsplit('.').next();
    let meant: Vec<&str> = keys
        .iter()
        .copied()
        .filter(|known| known.rsplit('.').next() == last)
        .collect();
    let hint = if meant.is_empty() {
        String::new()
    } else {
        format!(", perhaps `{}`", meant.join("` or `"))
    };
    Fault::new(
        path,
        line,
        format!("no provision has the key `{key}`: write a key from laws/{hint}"),
    )
}

#[cfg(test)]
mod tests {
    use super::{Markers, Spot};
    use crate::tree::Tree;

    #[test]
    fn markers_lead_from_keys_to_lines() {
        fn check(path: &str, text: &str, code: &[usize], cases: &[usize], astray: &[&str]) {
            let tree = Tree::of(&[(path, text)]);
            let markers = Markers::collect(&tree, &["king.step", "chess960.king.step"].into());
            let lines = |spots: Option<&Vec<Spot<'_>>>| -> Vec<usize> {
                spots.into_iter().flatten().map(|spot| spot.line).collect()
            };
            assert_eq!(lines(markers.code.get("king.step")), code, "{text}");
            assert_eq!(lines(markers.cases.get("king.step")), cases, "{text}");
            let found: Vec<String> = markers.astray.iter().map(ToString::to_string).collect();
            assert_eq!(found, astray, "{text}");
        }

        let source = "crates/board/src/king.rs";
        check(source, "\n    /// Provision: king.step\n", &[2], &[], &[]);
        check(
            source,
            "//! Provision: king.step\n// Provision: chess960.king.step, king.step",
            &[1, 2],
            &[],
            &[],
        );
        check(
            source,
            "/// Provision: chess960.king.step,\n/// king.step\n/// and more",
            &[2],
            &[],
            &[],
        );
        check(source, "let x = 1; // Provision: king.step", &[], &[], &[]);
        check(source, "// Guided: king.step", &[1], &[], &[]);
        check(
            source,
            "#[cfg(test)]\nmod tests {\n// Provision: king.step\n}",
            &[],
            &[3],
            &[],
        );
        check(
            source,
            "/// Provision: kings.step",
            &[],
            &[],
            &[
                "crates/board/src/king.rs:1: no provision has the key `kings.step`: write a key from laws/, \
               perhaps `chess960.king.step` or `king.step`",
            ],
        );
        check(
            "crates/board/src/king/tests.rs",
            "// Provision: king.step",
            &[],
            &[1],
            &[],
        );
        check(
            "crates/board/tests/moves.rs",
            "// Provision: king.step\n// king.step",
            &[],
            &[1],
            &[],
        );
        check(
            "crates/board/tests/cases/king.txt",
            "king.step, and\n(king.step).\nchess960.king.step",
            &[],
            &[1, 2],
            &[],
        );
        check("crates/board/src/king.md", "## One step  king.step 1", &[], &[1], &[]);
        check(
            "crates/board/tests/king.toml",
            "key = \"king.step\" # king.step",
            &[],
            &[1],
            &[],
        );
        check(
            "crates/board/tests/king.txt",
            "# Provision: king.steps\n# Provision: king.step",
            &[],
            &[2],
            &["crates/board/tests/king.txt:1: no provision has the key `king.steps`: write a key from laws/"],
        );
        check("xtask/src/main.rs", "// Provision: king.step", &[], &[], &[]);
    }
}
