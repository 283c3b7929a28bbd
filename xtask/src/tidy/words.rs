//! Words that may not stand in the project, or only in some places.

use crate::rust_text::{RustText, has_word};
use crate::tidy::Fault;
use crate::tree::Tree;

/// Where unsafe code may stand: where speed lives, and where a peer is measured by its own fastest way.
const UNSAFE_HOMES: [&str; 5] = [
    "bench/speed/src/peers",
    "crates/board/src/attacks",
    "crates/board/src/movegen",
    "crates/notation/src/pgn",
    "crates/proof/src/",
];

/// Words that promise something for later. Put together here, so that this file promises nothing.
const REMINDERS: [&str; 2] = [concat!("TO", "DO"), concat!("FIX", "ME")];

/// Code that stands in for code, or looks at it in passing.
const PLACEHOLDERS: [&str; 3] = ["todo!", "unimplemented!", "dbg!"];

/// Folders that exist on one machine only.
const MACHINE_FOLDERS: [&str; 4] = [
    concat!("/", "home/"),
    concat!("/", "root/"),
    concat!("/", "work/"),
    concat!("/", "tmp/"),
];

/// Unsafe code where speed does not live.
pub(crate) fn misplaced_unsafe(tree: &Tree) -> Vec<Fault> {
    let elsewhere = tree
        .rust_files()
        .filter(|(path, _)| !UNSAFE_HOMES.iter().any(|home| path.starts_with(home)));
    let mut faults = Vec::new();
    for (path, text) in elsewhere {
        for (line, code) in RustText::new(text).numbered() {
            if has_word(code, "unsafe") {
                let text = format!(
                    "unsafe code belongs to {}: write it safely here",
                    UNSAFE_HOMES.join(", ")
                );
                faults.push(Fault::new(path, line, text));
            }
        }
    }
    faults
}

/// Reminders, placeholders and ignored tests.
pub(crate) fn unfinished(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (path, text) in tree.files() {
        for (line, text) in (1..).zip(text.lines()) {
            if let Some(word) = REMINDERS.iter().find(|word| has_word(text, word)) {
                faults.push(Fault::new(
                    path,
                    line,
                    format!("{word}: do it now, or write down why not and drop the word"),
                ));
            }
        }
    }
    for (path, text) in tree.rust_files() {
        for (line, code) in RustText::new(text).numbered() {
            if let Some(word) = PLACEHOLDERS.iter().find(|word| has_word(code, word)) {
                faults.push(Fault::new(
                    path,
                    line,
                    format!("`{word}` is unfinished work: finish it"),
                ));
            }
            if code.contains("#[ignore") {
                faults.push(Fault::new(
                    path,
                    line,
                    "a test is ignored: make it run, or remove it".to_owned(),
                ));
            }
        }
    }
    faults
}

/// Absolute paths into somebody's machine.
pub(crate) fn machine_paths(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (path, text) in tree.files() {
        for (line, text) in (1..).zip(text.lines()) {
            if let Some(folder) = MACHINE_FOLDERS.iter().find(|folder| has_absolute(text, folder)) {
                let text = format!("`{folder}` exists on one machine only: write a path from the root of the project");
                faults.push(Fault::new(path, line, text));
            }
        }
    }
    faults
}

/// Whether the folder stands at the beginning of a path: not in `web/home/` and not in `https://example.org/home/`.
fn has_absolute(line: &str, folder: &str) -> bool {
    let joins = |symbol: char| symbol.is_alphanumeric() || ['_', '-', '.', '~', '}', '*'].contains(&symbol);
    line.match_indices(folder)
        .any(|(start, _)| !line[..start].ends_with(joins))
}

#[cfg(test)]
mod tests {
    use super::{MACHINE_FOLDERS, REMINDERS, machine_paths, misplaced_unsafe, unfinished};
    use crate::tidy::tests::check;

    #[test]
    fn misplaced_unsafe_is_found() {
        let text = "// unsafe in words\n#![deny(unsafe_code)]\nfn a() { unsafe { b(\"unsafe\") } }";
        for home in [
            "board/src/attacks.rs",
            "board/src/movegen/pawns.rs",
            "notation/src/pgn.rs",
            "proof/src/a/b.rs",
        ] {
            check(misplaced_unsafe, &[(&format!("crates/{home}"), text)], &[]);
        }
        for path in ["crates/board/src/lib.rs", "xtask/src/main.rs"] {
            let expect = format!(
                "{path}:3: unsafe code belongs to bench/speed/src/peers, crates/board/src/attacks, crates/board/src/movegen, \
                 crates/notation/src/pgn, crates/proof/src/: write it safely here"
            );
            check(misplaced_unsafe, &[(path, text)], &[&expect]);
        }
    }

    #[test]
    fn unfinished_work_is_found() {
        let [do_later, mend_later] = REMINDERS;
        check(
            unfinished,
            &[("a.md", &format!("x\n{do_later}: y\n{do_later}NE\n# {mend_later}"))],
            &[
                &format!("a.md:2: {do_later}: do it now, or write down why not and drop the word"),
                &format!("a.md:4: {mend_later}: do it now, or write down why not and drop the word"),
            ],
        );
        check(
            unfinished,
            &[(
                "a.rs",
                "// dbg!\n    dbg!(x);\nunimplemented!()\nlet a = \"todo!\"; todo!()\nmy_dbg!()",
            )],
            &[
                "a.rs:2: `dbg!` is unfinished work: finish it",
                "a.rs:3: `unimplemented!` is unfinished work: finish it",
                "a.rs:4: `todo!` is unfinished work: finish it",
            ],
        );
        check(
            unfinished,
            &[("a.rs", "#[test]\n#[ignore = \"slow\"]\nfn a() {}")],
            &["a.rs:2: a test is ignored: make it run, or remove it"],
        );
    }

    #[test]
    fn machine_paths_are_found() {
        for folder in MACHINE_FOLDERS {
            let text = format!("see https://example.org{folder}x and web{folder}x\ncd {folder}me\n");
            let expect =
                format!("a.sh:2: `{folder}` exists on one machine only: write a path from the root of the project");
            check(machine_paths, &[("a.sh", &text)], &[&expect]);
        }
    }
}
