//! Every provision is accounted for: by code, or by a reason.

use crate::controls;
use crate::laws::Laws;
use crate::markers::Markers;
use crate::reasons::PATH as REASONS;
use crate::tidy::Fault;
use crate::tree::Tree;

/// What in `laws/` cannot be read.
pub(crate) fn unsound_laws(tree: &Tree) -> Vec<Fault> {
    let mut faults = Laws::read(tree).1;
    faults.extend(controls::outputs(tree).err().into_iter().flatten());
    faults
}

/// Markers that name no key.
pub(crate) fn astray_markers(tree: &Tree) -> Vec<Fault> {
    let (laws, _) = Laws::read(tree);
    Markers::collect(tree, &laws.keys(), &laws.editions).astray
}

/// Provisions with neither code nor reason, and reasons that no longer hold.
pub(crate) fn unaccounted(tree: &Tree) -> Vec<Fault> {
    let (laws, _) = Laws::read(tree);
    let keys = laws.keys();
    let markers = Markers::collect(tree, &keys, &laws.editions);
    let mut faults = Vec::new();

    for provision in &laws.provisions {
        let key = provision.key.as_str();
        let reasons: Vec<_> = laws.reasons.iter().filter(|reason| reason.covers(key)).collect();
        match (markers.code.get(key).and_then(|spots| spots.first()), &reasons[..]) {
            (Some(_), []) | (None, [_]) => {}
            (None, []) => faults.push(Fault::new(
                &provision.path,
                provision.line,
                format!("`{key}` has no code: mark its code with `Provision: {key}`, or write the reason in {REASONS}"),
            )),
            (Some(spot), [reason, ..]) => faults.push(Fault::new(
                REASONS,
                reason.line,
                format!(
                    "`{key}` has code at {}:{}: remove its reason, or narrow it",
                    spot.path, spot.line
                ),
            )),
            (None, [_, second, ..]) => faults.push(Fault::new(
                REASONS,
                second.line,
                format!("`{key}` has a reason already: keep one"),
            )),
        }
    }
    for reason in &laws.reasons {
        for except in reason
            .except
            .iter()
            .filter(|except| !markers.code.contains_key(except.as_str()))
        {
            let text = format!("`{except}` has no code: it is no exception");
            faults.push(Fault::new(REASONS, reason.line, text));
        }
        if !keys.iter().any(|key| reason.covers(key)) {
            let pattern = &reason.pattern;
            faults.push(Fault::new(
                REASONS,
                reason.line,
                format!("`{pattern}` covers no key: remove it"),
            ));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::{astray_markers, unaccounted, unsound_laws};
    use crate::reasons::PATH as REASONS;
    use crate::tidy::tests::check;

    const LAWS: &str = "laws/01-king.toml";

    fn provision(key: &str) -> String {
        format!(
            "[[provision]]\nkey = '{key}'\nkind = 'rule'\ntitle = 'A'\nrule = 'B'\nchecks = []\n\
             [provision.in]\n'2023' = {{ at = '3.8.1' }}\n"
        )
    }

    #[test]
    fn unsound_laws_are_found() {
        let sound = provision("king.step");
        let check_edit = |from: &str, to: &str, expect: &[&str]| {
            check(unsound_laws, &[(LAWS, &sound.replace(from, to))], expect);
        };

        check_edit("", "", &[]);
        check_edit("3.8.1", "3.8 a II (1) b, F3 b note 4, II.3.2, glossary (patt)", &[]);
        check_edit("3.8.1", "3.8.1 (nl 3.8), 9.5.3 s2-3, Preface para 2 (da 0.2)", &[]);
        check_edit(
            "king.step",
            "King",
            &["laws/01-king.toml:2: `King` is no key: write subject.what-it-says, in small letters"],
        );
        check_edit(
            "'2023'",
            "'1066'",
            &["laws/01-king.toml:2: `king.step` is in an edition 1066 there is not: write 2005, 2009, 2017, 2023"],
        );
        check_edit(
            "'2023' = { at = '3.8.1' }",
            "",
            &["laws/01-king.toml:2: `king.step` is in no edition: list at least one under [provision.in]"],
        );
        check_edit(
            "3.8.1",
            "3.8.1 (dutch 3.8)",
            &[
                "laws/01-king.toml:2: `king.step` is at `3.8.1 (dutch 3.8)` in 2023: write an article number or `glossary (word)`",
            ],
        );
        check_edit(
            "[]",
            "['[2024] given']",
            &[
                "laws/01-king.toml:2: `king.step` has a check limited to no edition: write `[2017 2023] given …` in `[2024] given`",
            ],
        );
        check_edit(
            "'rule'",
            "'ruling'",
            &[
                "laws/01-king.toml:3: unknown variant `ruling`, expected one of `definition`, `rule`, `procedure`, \
             `discretion`, `conduct`, `equipment`, `notation`",
            ],
        );
        check(
            unsound_laws,
            &[(LAWS, &sound.repeat(2))],
            &["laws/01-king.toml:10: `king.step` is already at laws/01-king.toml:2: keys are unique"],
        );
    }

    #[test]
    fn astray_markers_are_found() {
        let laws = provision("king.step");
        check(
            astray_markers,
            &[
                (LAWS, &laws),
                (
                    "crates/board/src/king.rs",
                    "/// Provision: king.step\n/// Provision: king.stop",
                ),
            ],
            &["crates/board/src/king.rs:2: no provision has the key `king.stop`: write a key from laws/"],
        );
    }

    #[test]
    fn unaccounted_provisions_are_found() {
        let laws = provision("king.step");
        let check = |code: &str, reasons: &str, expect: &[&str]| {
            let reasons = format!("[[without-code]]\nstate = 'stated'\nreason = 'a thing'\nkeys = [{reasons}]");
            check(
                unaccounted,
                &[(LAWS, &laws), ("crates/board/src/king.rs", code), (REASONS, &reasons)],
                expect,
            );
        };
        let marker = "/// Provision: king.step";

        check(marker, "", &[]);
        check("", "'king.step'", &[]);
        check("", "'king.*'", &[]);
        check(
            "",
            "",
            &[
                "laws/01-king.toml:2: `king.step` has no code: mark its code with `Provision: king.step`, or write the \
             reason in laws/without-code.toml",
            ],
        );
        check(
            marker,
            "\n'king.*'",
            &[
                "laws/without-code.toml:5: `king.step` has code at crates/board/src/king.rs:1: remove its reason, or narrow it",
            ],
        );
        check(
            "",
            "'king.*',\n'king.step'",
            &["laws/without-code.toml:5: `king.step` has a reason already: keep one"],
        );
        let excepted = "'king.*']\nexcept = ['king.step'";
        let covers_none = "laws/without-code.toml:4: `king.*` covers no key: remove it";
        check(marker, excepted, &[covers_none]);
        check(
            "",
            excepted,
            &[
                "laws/01-king.toml:2: `king.step` has no code: mark its code with `Provision: king.step`, or write the \
             reason in laws/without-code.toml",
                "laws/without-code.toml:4: `king.step` has no code: it is no exception",
                covers_none,
            ],
        );
        check(
            marker,
            "'queen.*'",
            &["laws/without-code.toml:4: `queen.*` covers no key: remove it"],
        );
    }
}
