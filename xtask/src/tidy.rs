//! The house rules as checks. Each looks at the project and names what breaks the rule, and how to mend it.

mod account;
mod manifests;
mod seams;
mod words;

use std::fmt;

use crate::api;
use crate::codegen;
use crate::page;
use crate::shown;
use crate::tree::{Tree, line_at};

/// A house rule.
pub(crate) struct Check {
    pub(crate) name: &'static str,
    /// The rule in one line, for the help.
    pub(crate) rule: &'static str,
    pub(crate) faults: fn(&Tree) -> Vec<Fault>,
}

/// Every house rule.
pub(crate) const CHECKS: &[Check] = &[
    Check {
        name: "laws",
        rule: "laws/*.toml can be read: known fields and editions, unique keys, sound article numbers.",
        faults: account::unsound_laws,
    },
    Check {
        name: "fresh",
        rule: "Generated files are what `cargo xtask codegen` writes.",
        faults: stale,
    },
    Check {
        name: "page",
        rule: "The words of the page are whole, alike in every language and all said, and no language is left over.",
        faults: page::faults,
    },
    Check {
        name: "markers",
        rule: "Every marker names a key of the Laws.",
        faults: account::astray_markers,
    },
    Check {
        name: "accounted",
        rule: "Every provision has code or a reason for having none, and never both.",
        faults: account::unaccounted,
    },
    Check {
        name: "checks",
        rule: "Every check of the Laws has a case in each of its editions, or one that quotes the note which leaves it open.",
        faults: shown::checks_without_case,
    },
    Check {
        name: "examples",
        rule: "Every public module of a library has an example that is compiled and run.",
        faults: api::without_example,
    },
    Check {
        name: "unsafe",
        rule: "Unsafe code stays where speed lives (board's attacks and movegen, notation's pgn, proof) or is measured.",
        faults: words::misplaced_unsafe,
    },
    Check {
        name: "finished",
        rule: "Nothing is left undone: no reminders, no placeholders, no ignored tests.",
        faults: words::unfinished,
    },
    Check {
        name: "paths",
        rule: "No file speaks of a folder of somebody's machine.",
        faults: words::machine_paths,
    },
    Check {
        name: "spoken",
        rule: "What people read from the command line is a sentence of its words, not English in its code.",
        faults: words::unspoken,
    },
    Check {
        name: "numbers",
        rule: "No article number is typed into a string: numbers come from the Laws by key.",
        faults: seams::typed_numbers,
    },
    Check {
        name: "keys",
        rule: "A string that is meant as a key is one: a misspelt key would never bind.",
        faults: seams::misspelt_keys,
    },
    Check {
        name: "editions",
        rule: "Rules of the referee ask no edition which it is: they ask the Laws for values.",
        faults: seams::edition_tests,
    },
    Check {
        name: "licences",
        rule: "Libraries are MIT OR Apache-2.0; server and cli are GPL-3.0-or-later.",
        faults: manifests::wrong_licences,
    },
    Check {
        name: "dependencies",
        rule: "No library depends on server or cli.",
        faults: manifests::wrong_dependencies,
    },
];

/// Everything that breaks a house rule.
pub(crate) fn faults(tree: &Tree) -> Vec<Fault> {
    CHECKS.iter().flat_map(|check| (check.faults)(tree)).collect()
}

/// Something to mend, and where.
#[derive(Debug)]
pub(crate) struct Fault {
    path: String,
    line: usize,
    text: String,
}

impl Fault {
    pub(crate) fn new(path: &str, line: usize, text: String) -> Self {
        Self {
            path: path.to_owned(),
            line,
            text,
        }
    }

    /// A data file that cannot be read.
    pub(crate) fn unreadable(path: &str, text: &str, error: &toml::de::Error) -> Self {
        let offset = error.span().map_or(0, |span| span.start);
        Self::new(path, line_at(text, offset), error.message().to_owned())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.text)
    }
}

/// Generated files that differ from what would be generated now.
fn stale(tree: &Tree) -> Vec<Fault> {
    // Unreadable laws and words are named by checks of their own.
    let outputs = codegen::outputs(tree).into_iter().flatten();
    outputs
        .filter_map(|(path, fresh)| {
            let text = tree.text(&path).unwrap_or_default();
            if text == fresh {
                return None;
            }
            let same = text
                .lines()
                .zip(fresh.lines())
                .take_while(|(old, new)| old == new)
                .count();
            Some(Fault::new(
                &path,
                same + 1,
                "is not what its sources say now: run `cargo xtask codegen`".to_owned(),
            ))
        })
        .collect()
}

#[cfg(test)]
pub(crate) mod tests {
    use super::{CHECKS, Fault, stale};
    use crate::codegen;
    use crate::tree::Tree;

    /// What a check finds in a made-up project, line by line.
    pub(crate) fn check(faults: fn(&Tree) -> Vec<Fault>, files: &[(&str, &str)], expect: &[&str]) {
        let found: Vec<String> = faults(&Tree::of(files)).iter().map(ToString::to_string).collect();
        assert_eq!(found, expect);
    }

    /// Checks a house rule on the project itself.
    fn holds(name: &str) {
        let tree = Tree::read(&crate::root()).unwrap();
        let check = CHECKS.iter().find(|check| check.name == name).unwrap();
        let found: Vec<String> = (check.faults)(&tree).iter().map(ToString::to_string).collect();
        assert!(found.is_empty(), "{}\n{}", check.rule, found.join("\n"));
    }

    macro_rules! house_rules {
        ($($test:ident: $name:literal),* $(,)?) => {
            $(#[test]
            fn $test() {
                holds($name);
            })*

            #[test]
            fn every_house_rule_is_tested() {
                assert!(CHECKS.iter().map(|check| check.name).eq([$($name),*]));
            }
        };
    }

    house_rules! {
        laws_can_be_read: "laws",
        generated_files_are_fresh: "fresh",
        the_words_of_the_page_are_whole: "page",
        markers_name_keys: "markers",
        provisions_are_accounted_for: "accounted",
        checks_have_cases: "checks",
        public_modules_have_examples: "examples",
        unsafe_is_where_speed_lives: "unsafe",
        nothing_is_left_undone: "finished",
        no_machine_is_spoken_of: "paths",
        the_command_line_speaks_from_its_words: "spoken",
        article_numbers_come_from_the_laws: "numbers",
        keys_are_keys: "keys",
        rules_ask_no_edition: "editions",
        licences_are_the_houses: "licences",
        dependencies_go_one_way: "dependencies",
    }

    #[test]
    fn stale_files_are_found() {
        let laws = "[[provision]]\nkey = 'a.b'\nkind = 'rule'\ntitle = 'A'\nrule = 'B'\nchecks = ['[2017] c']\n\
                    [provision.in]\n'2005' = { at = '1.1' }\n";
        let tree = Tree::of(&[("laws/01-a.toml", laws)]);
        let outputs = codegen::outputs(&tree).unwrap();
        let fresh: Vec<(&str, &str)> = core::iter::once(("laws/01-a.toml", laws))
            .chain(outputs.iter().map(|(path, text)| (path.as_str(), text.as_str())))
            .collect();
        check(stale, &fresh, &[]);

        let (page, text) = fresh.iter().find(|(path, _)| *path == "docs/articles/2005.md").unwrap();
        let edited = text.replacen("1.1", "1.2", 1);
        let line = 1 + text.lines().position(|line| line.contains("1.1")).unwrap();
        let mut others: Vec<_> = fresh
            .iter()
            .copied()
            .filter(|(path, _)| path != page && *path != codegen::TABLE)
            .collect();
        others.push((page, &edited));
        check(
            stale,
            &others,
            &[
                "crates/laws/src/generated.rs:1: is not what its sources say now: run `cargo xtask codegen`",
                &format!("{page}:{line}: is not what its sources say now: run `cargo xtask codegen`"),
            ],
        );
    }
}
