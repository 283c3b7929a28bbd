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

/// Where the command line is written.
const COMMAND_LINE: &str = "crates/cli/src/";

/// English in its code that nobody reads as English: what the library of the command line writes and is replaced, items and
/// headings of other files, what programs read, and what only shows that the code is wrong.
const NOT_SPOKEN: [(&str, &str); 11] = [
    ("crates/cli/src/args/complaint.rs", "invalid "),
    ("crates/cli/src/args/help.rs", "Print "),
    ("crates/cli/src/args/help.rs", "Possible values:"),
    ("crates/cli/src/commands/laws/generated.rs", ""),
    ("crates/cli/src/commands/laws/whereabouts.rs", "not "),
    // Programs read what the tools are for; what they answer is said in a language.
    ("crates/cli/src/commands/mcp/", ""),
    ("crates/cli/src/commands/position.rs", "the initial position"),
    ("crates/cli/src/commands/referee/hear.rs", " at line "),
    // Acts are written in English in every language.
    ("crates/cli/src/commands/referee/hear.rs", "white plays "),
    // What the reader of JSON says is known by its English.
    ("crates/cli/src/words/faults.rs", ""),
    ("crates/cli/src/words.rs", ""),
];

/// What commands begin with: these are typed in every language.
const TYPED: [&str; 2] = ["jadoube ", "arbiter "];

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

/// English sentences in the code of the command line: people read it in five languages.
pub(crate) fn unspoken(tree: &Tree) -> Vec<Fault> {
    let code = tree
        .rust_files()
        .filter(|(path, _)| path.starts_with(COMMAND_LINE) && !path.ends_with("tests.rs"));
    let mut faults = Vec::new();
    for (path, text) in code {
        for (line, string) in RustText::new(text).product_strings() {
            let excepted = NOT_SPOKEN
                .iter()
                .any(|(home, start)| path.starts_with(home) && string.starts_with(start));
            if !excepted && is_sentence(string) {
                let text = format!("`{string}` is English: say it from a sentence in {COMMAND_LINE}words, with say!");
                faults.push(Fault::new(path, line, text));
            }
        }
    }
    faults
}

/// Whether a line of a text that is no command has two words one after the other.
fn is_sentence(text: &str) -> bool {
    let is_word = |word: &str| {
        let word = word.trim_end_matches(['.', ',', ':', ';', '!', '?']);
        word.len() > 1
            && word.chars().skip(1).all(|letter| letter.is_ascii_lowercase())
            && word.starts_with(|letter: char| letter.is_ascii_alphabetic())
    };
    let is_typed = |line: &str| {
        TYPED
            .iter()
            .any(|command| line.starts_with(command) || line.contains(&format!("| {command}")))
    };
    text.replace("\\n", "\n")
        .lines()
        .filter(|line| !is_typed(line))
        .any(|line| {
            let words: Vec<&str> = line.split_whitespace().collect();
            words.windows(2).any(|pair| pair.iter().all(|word| is_word(word)))
        })
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
    use super::{MACHINE_FOLDERS, REMINDERS, machine_paths, misplaced_unsafe, unfinished, unspoken};
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
    fn english_in_the_command_line_is_found() {
        let text = "say(\"desk-open\", \"{a} {b}\");\n\"jadoube laws search dead position\";\n\"The desk is open.\";\n// so it is\n\"x\\nnot so\";\n\
                    #[cfg(test)]\nmod tests {\n\"not spoken\";\n}";
        check(
            unspoken,
            &[("crates/cli/src/a.rs", text), ("crates/laws/src/a.rs", text)],
            &[
                "crates/cli/src/a.rs:3: `The desk is open.` is English: say it from a sentence in crates/cli/src/words, with say!",
                "crates/cli/src/a.rs:5: `x\\nnot so` is English: say it from a sentence in crates/cli/src/words, with say!",
            ],
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
