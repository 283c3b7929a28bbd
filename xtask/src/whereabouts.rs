//! Writes where every provision is carried and tried: the index of `jadoube laws where`.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::laws::Provision;
use crate::markers::Spot;
use crate::rust_text::RustText;
use crate::states::{Evidence, State};
use crate::tree::Tree;

/// Where the index goes.
pub(crate) const PATH: &str = "crates/cli/src/commands/laws/generated.rs";

/// The index. It names what stands in a file; lines would be out of date with every edit. Paths and reasons are written
/// once.
pub(crate) fn index(tree: &Tree, evidence: Evidence<'_>) -> String {
    let Evidence { laws, markers, .. } = evidence;
    let mut out = String::from(
        "\
//! Generated from `laws/`, the markers and what cases show by `cargo xtask codegen`. Change those and generate again.

use super::whereabouts::{File, Whereabouts};

/// Where every provision is carried and tried, sorted by key.
pub(super) static WHEREABOUTS: &[Whereabouts] = &[
",
    );
    let mut provisions: Vec<&Provision> = laws.provisions.iter().collect();
    provisions.sort_by_key(|provision| &provision.key);
    let mut paths = BTreeSet::new();
    let mut reasons: Vec<&str> = laws.reasons.iter().map(|reason| reason.reason.as_str()).collect();
    reasons.dedup();
    for provision in provisions {
        let key = provision.key.as_str();
        let reason = match markers.code.contains_key(key) {
            true => None,
            false => laws.reason(key).map(|reason| reason.reason.as_str()),
        };
        let editions = laws
            .editions
            .names()
            .filter(|edition| provision.places.contains_key(*edition));
        let states = editions.map(|edition| format!("({edition}, {:?})", State::of(key, edition, evidence).name()));
        let states = states.collect::<Vec<_>>().join(", ");
        paths.insert(provision.path.as_str());
        let path = constant(&provision.path);
        let reason = reason.and_then(|text| reasons.iter().position(|known| *known == text));
        let reason = reason.map_or("None".to_owned(), |index| format!("Some(REASONS[{index}])"));
        let _ = write!(
            out,
            "    Whereabouts {{ key: {key:?}, laws: {path}, states: &[{states}], reason: {reason},"
        );
        for (field, spots) in [("code", &markers.code), ("cases", &markers.cases)] {
            let files = spots.get(key).map_or(&[][..], Vec::as_slice);
            write_files(&mut out, field, files, tree, &mut paths);
        }
        out += " },\n";
    }
    out += "];\n";
    let _ = write!(
        out,
        "\n/// Why provisions have no code.\nconst REASONS: [&str; {}] = [\n",
        reasons.len()
    );
    for reason in reasons {
        let _ = writeln!(out, "    {reason:?},");
    }
    out += "];\n\n";
    for path in paths {
        let _ = writeln!(out, "const {}: &str = {path:?};", constant(path));
    }
    out
}

fn write_files<'a>(out: &mut String, field: &str, spots: &[Spot<'a>], tree: &Tree, paths: &mut BTreeSet<&'a str>) {
    if spots.is_empty() {
        let _ = write!(out, " {field}: &[],");
        return;
    }
    let _ = write!(out, "\n        {field}: &[");
    for spots in spots.chunk_by(|left, right| left.path == right.path) {
        let path = spots[0].path;
        let names = names(path, tree.text(path).unwrap_or_default(), spots);
        paths.insert(path);
        let path = constant(path);
        let _ = write!(out, "\n            File {{ path: {path}, names: &{names:?} }},");
    }
    *out += "\n        ],";
}

/// The name of the constant that holds a path.
fn constant(path: &str) -> String {
    let symbol = |symbol: char| match symbol.is_ascii_alphanumeric() {
        true => symbol.to_ascii_uppercase(),
        false => '_',
    };
    path.chars().map(symbol).collect()
}

/// What the lines of a file belong to, each named once: items of Rust, or the headings of cases. None for what is said of
/// a file as a whole.
fn names(path: &str, text: &str, spots: &[Spot<'_>]) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let code = RustText::new(text).code;
    let code: Vec<&str> = code.lines().collect();
    let mut names = Vec::new();
    for &Spot { line, .. } in spots {
        let name = match path.rsplit_once('.') {
            Some((_, "rs")) if lines[line - 1].trim_start().starts_with("//!") => None,
            Some((_, "rs")) => item(&code, line),
            Some((_, "md")) => heading(&lines[..line]),
            _ => None,
        };
        if let Some(name) = name
            && !names.contains(&name)
        {
            names.push(name);
        }
    }
    names
}

/// The last heading, without what stands in a column of its own: the key.
fn heading(lines: &[&str]) -> Option<String> {
    let line = lines.iter().rfind(|line| line.starts_with('#'))?;
    let text = line.trim_start_matches('#').trim();
    Some(text.split("  ").next().unwrap_or(text).to_owned())
}

/// The item beneath a line, or the one that encloses it.
fn item(code: &[&str], line: usize) -> Option<String> {
    let is_code = |line: &&&str| !line.trim().is_empty() && !line.trim().starts_with("#[");
    let beneath = code[line..].iter().find(is_code)?;
    let encloses = |line: &&&str| is_code(line) && indent(line) < indent(beneath);
    declared(beneath).or_else(|| {
        let mut before = code[..line].iter().rev().filter(encloses);
        before.find_map(|line| declared(line))
    })
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// What a line declares, such as `fn destination`.
fn declared(line: &str) -> Option<String> {
    let mut words = line.split_whitespace().peekable();
    while let Some(word) = words.next() {
        let next = words.peek().copied().unwrap_or_default();
        match word {
            "const" if !["fn", "unsafe", "extern", "async"].contains(&next) => return Some(named(word, next)),
            "fn" | "struct" | "enum" | "trait" | "type" | "static" | "mod" | "macro_rules!" => {
                return Some(named(word, next));
            }
            "const" | "unsafe" | "extern" | "async" => {}
            _ if word == "pub" || word.starts_with("pub(") => {}
            _ => return None,
        }
    }
    None
}

fn named(kind: &str, text: &str) -> String {
    let end = text.find(|symbol: char| !symbol.is_alphanumeric() && symbol != '_');
    format!("{kind} {}", &text[..end.unwrap_or(text.len())])
}

#[cfg(test)]
mod tests {
    use super::{constant, index};
    use crate::laws::Laws;
    use crate::markers::Markers;
    use crate::shown::Shown;
    use crate::states::Evidence;
    use crate::tree::Tree;

    const LAWS: &str = "\
[[provision]]
key = 'king.step'
kind = 'rule'
title = 'A'
rule = 'B'
checks = []
[provision.in]
'2023' = { at = '3.8.1' }
";
    const REASONS: &str = "[[without-code]]\nstate = 'stated'\nreason = 'a thing'\nkeys = ['king.*']";

    fn check(path: &str, text: &str, expect: &str) {
        let tree = Tree::of(&[
            ("laws/01-king.toml", LAWS),
            ("laws/without-code.toml", REASONS),
            (path, text),
        ]);
        let (laws, faults) = Laws::read(&tree);
        assert!(faults.is_empty());
        let evidence = Evidence {
            laws: &laws,
            markers: &Markers::collect(&tree, &laws.keys(), &laws.editions),
            shown: &Shown::read(&tree, &laws).0,
        };
        let index = index(&tree, evidence);
        let (_, entry) = index.split_once("laws: LAWS_01_KING_TOML, ").unwrap();
        let (entry, _) = entry.split_once(" },\n];").unwrap();
        let entry: Vec<&str> = entry.lines().map(str::trim).collect();
        assert_eq!(entry.join(" "), expect, "{text}");
    }

    #[test]
    fn items_are_named() {
        let path = "crates/board/src/king.rs";
        for (text, names) in [
            ("//! Provision: king.step\n\nfn a() {}", ""),
            (
                "/// Provision: king.step\n#[inline]\npub(crate) const fn step<T>() {}",
                "\"fn step\"",
            ),
            (
                "/// Provision: king.step\npub const STEPS: [u8; 8] = X;",
                "\"const STEPS\"",
            ),
            ("/// Provision: king.step\npub struct King(u8);", "\"struct King\""),
            (
                "fn a() {}\nfn b() {\n    c();\n    // Provision: king.step\n    d();\n}",
                "\"fn b\"",
            ),
            (
                "pub enum Step {\n    /// Provision: king.step\n    One,\n}",
                "\"enum Step\"",
            ),
            (
                "/// Provision: king.step\nfn a() {}\n/// Provision: king.step\nfn b() {}\n// Provision: king.step\nfn a() {}",
                "\"fn a\", \"fn b\"",
            ),
        ] {
            let expect = format!(
                "states: &[(2023, \"not shown\")], reason: None, code: &[ File {{ path: {}, names: &[{names}] }}, ], cases: &[],",
                constant(path)
            );
            check(path, text, &expect);
        }
    }

    #[test]
    fn cases_are_named() {
        let reason = "states: &[(2023, \"stated\")], reason: Some(REASONS[0]), code: &[],";
        for (path, text, names) in [
            (
                "crates/board/tests/laws/king.md",
                "# Kings\n\n## One step        king.step 1\n\n    refused e1e3 king.step\n\n## Two\n    king.step",
                "\"One step\", \"Two\"",
            ),
            ("crates/board/tests/king.txt", "# Kings\nking.step", ""),
            (
                "crates/board/tests/king.rs",
                "// Provision: king.step\n#[test]\nfn step() {}",
                "\"fn step\"",
            ),
        ] {
            check(
                path,
                text,
                &format!(
                    "{reason} cases: &[ File {{ path: {}, names: &[{names}] }}, ],",
                    constant(path)
                ),
            );
        }
        check("crates/board/src/queen.rs", "", &format!("{reason} cases: &[],"));
    }
}
