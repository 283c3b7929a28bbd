//! Collects markers: comment lines that say which provision the code or the test beneath them carries, and how.

use std::collections::{BTreeMap, BTreeSet};

use crate::editions::Editions;
use crate::laws::is_key;
use crate::rust_text::RustText;
use crate::shown;
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
    pub(crate) mark: Mark,
    /// The edition that a case is limited to; `None` if it is one in every edition.
    pub(crate) edition: Option<&'a str>,
}

/// How code carries a provision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Mark {
    /// It decides.
    Enforced,
    /// It leads a person through the decision.
    Guided,
    /// It keeps what a person decided.
    Recorded,
}

impl Mark {
    const ALL: [(&'static str, Self); 3] = [
        ("Provision:", Self::Enforced),
        ("Guided:", Self::Guided),
        ("Recorded:", Self::Recorded),
    ];

    /// The mark at the beginning of a comment, and what stands behind it.
    fn read(comment: &str) -> Option<(Self, &str)> {
        Self::ALL
            .into_iter()
            .find_map(|(word, mark)| Some((mark, comment.strip_prefix(word)?)))
    }
}

impl<'a> Markers<'a> {
    /// Collects from `crates/`.
    pub(crate) fn collect(tree: &'a Tree, keys: &BTreeSet<&str>, editions: &Editions) -> Self {
        let mut markers = Self::default();
        for (path, text) in tree.files() {
            let Some((_, within)) = path.strip_prefix("crates/").and_then(|rest| rest.split_once('/')) else {
                continue;
            };
            if path.ends_with(".rs") && (within.starts_with("src/") || within.starts_with("tests/")) {
                markers.collect_rust(path, text, keys);
            } else if within.starts_with("tests/cmd/") || within.starts_with("tests/corpus/") || path == shown::PATH {
                // What scripts of the command line read and print is no case of the Laws, and may be wrong on purpose; what
                // stored games come to and the list of what cases show are none either.
            } else if within.starts_with("tests/") && [".txt", ".md", ".toml"].iter().any(|end| path.ends_with(end)) {
                markers.collect_cases(path, text, keys);
            } else if within.starts_with("src/") && path.ends_with(".md") {
                markers.collect_headings(path, text, keys, editions);
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
        for (line, mark, key) in marked(text) {
            let home = if line < tests_from {
                &mut self.code
            } else {
                &mut self.cases
            };
            if keys.contains(key) {
                home.entry(key).or_default().push(Spot {
                    path,
                    line,
                    mark,
                    edition: None,
                });
            } else {
                self.astray.push(no_such_key(path, line, key, keys));
            }
        }
    }

    fn collect_cases(&mut self, path: &'a str, text: &'a str, keys: &BTreeSet<&str>) {
        for (line, text) in (1..).zip(text.lines()) {
            let found: BTreeSet<&str> = words(text).filter(|word| keys.contains(word)).collect();
            for key in found {
                self.add_case(path, line, key, None);
            }
        }
        for (line, _, key) in marked(text).into_iter().filter(|(.., key)| !keys.contains(key)) {
            self.astray.push(no_such_key(path, line, key, keys));
        }
    }

    /// Cases beside the rule they are about. Each has a heading with its keys and, if it is not one in every edition,
    /// its editions.
    fn collect_headings(&mut self, path: &'a str, text: &'a str, keys: &BTreeSet<&str>, editions: &Editions) {
        let headings = (1..).zip(text.lines()).filter(|(_, text)| text.starts_with("## "));
        for (line, heading) in headings {
            let found: BTreeSet<&str> = words(heading).collect();
            let named: Vec<_> = found.iter().filter(|word| editions.find(word).is_some()).collect();
            for word in &found {
                if keys.contains(word) {
                    match &named[..] {
                        [] => self.add_case(path, line, word, None),
                        named => named
                            .iter()
                            .for_each(|edition| self.add_case(path, line, word, Some(edition))),
                    }
                } else if looks_like_key(word) {
                    self.astray.push(no_such_key(path, line, word, keys));
                }
            }
        }
    }

    fn add_case(&mut self, path: &'a str, line: usize, key: &'a str, edition: Option<&'a str>) {
        self.cases.entry(key).or_default().push(Spot {
            path,
            line,
            mark: Mark::Enforced,
            edition,
        });
    }
}

/// Whether a Rust file holds tests and nothing else.
pub(crate) fn is_test(path: &str) -> bool {
    path.contains("/tests/") || path.ends_with("/tests.rs")
}

/// The keys of all markers with their lines. A line that ends with a comma goes on in the next.
fn marked(text: &str) -> Vec<(usize, Mark, &str)> {
    let mut found = Vec::new();
    let mut goes_on = None;
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.trim();
        let comment = ["///", "//!", "//", "#"]
            .iter()
            .find_map(|leader| text.strip_prefix(leader))
            .map(str::trim);
        let begun = goes_on.take();
        let Some((mark, keys)) = comment.and_then(|comment| {
            let continued = || Some((begun?, comment));
            Mark::read(comment).or_else(continued)
        }) else {
            continue;
        };
        goes_on = keys.ends_with(',').then_some(mark);
        let keys = keys.trim_end_matches(',').split(',');
        found.extend(keys.map(|key| (line, mark, key.trim())));
    }
    found
}

/// Whether a word in a heading is meant as a key: not `e.g.`, not `1.5`.
fn looks_like_key(word: &str) -> bool {
    let subject = word.split('.').next().unwrap_or_default();
    is_key(word) && subject.len() > 2 && subject.starts_with(|first: char| first.is_ascii_lowercase())
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
    use super::{Mark, Markers, Spot};
    use crate::editions::Editions;
    use crate::tree::Tree;

    #[test]
    fn markers_lead_from_keys_to_lines() {
        fn check(path: &str, text: &str, code: &[usize], cases: &[usize], astray: &[&str]) {
            let tree = Tree::of(&[(path, text)]);
            let markers = Markers::collect(
                &tree,
                &["king.step", "chess960.king.step"].into(),
                &Editions::read(&tree).0,
            );
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
        check(
            "crates/cli/tests/cmd/cases.in/king.md",
            "## A  king.step",
            &[],
            &[],
            &[],
        );
        check("xtask/src/main.rs", "// Provision: king.step", &[], &[], &[]);
        check(
            source,
            "/// Guided: king.step\n// Recorded: chess960.king.step,\n// king.step",
            &[1, 3],
            &[],
            &[],
        );
        // Cases beside their rule: headings alone count, one case for each edition named.
        check(
            "crates/referee/src/rules/king.md",
            "# king.step\n## A step   king.step   2017 2023\nking.step\n## Another, e.g. 1.5  king.step",
            &[],
            &[2, 2, 4],
            &[],
        );
        check(
            "crates/referee/src/rules/king.md",
            "## A step  king.steps",
            &[],
            &[],
            &["crates/referee/src/rules/king.md:1: no provision has the key `king.steps`: write a key from laws/"],
        );
    }

    #[test]
    fn markers_say_how() {
        let tree = Tree::of(&[(
            "crates/board/src/king.rs",
            "// Guided: a.b,\n// a.c\n// Recorded: a.d\n// Provision: a.d",
        )]);
        let markers = Markers::collect(&tree, &["a.b", "a.c", "a.d"].into(), &Editions::read(&tree).0);
        let marks = |key| -> Vec<Mark> { markers.code[key].iter().map(|spot| spot.mark).collect() };
        assert_eq!(marks("a.b"), [Mark::Guided]);
        assert_eq!(marks("a.c"), [Mark::Guided]);
        assert_eq!(marks("a.d"), [Mark::Recorded, Mark::Enforced]);
    }
}
