//! The appendix on notation and the announcing of moves as cases that an arbiter can read: `notation.md` and
//! `announcements.md`.
//!
//! The checks of the Laws say what must come out where. Each has a case that names it, so a check that is added to the
//! Laws fails here until it has one.

#[path = "../examples/mod.rs"]
mod examples;
mod properties;
mod run;
#[path = "../../../board/tests/laws/script.rs"]
mod script;
mod wrong;

use std::collections::BTreeMap;

use jadoube_laws::PROVISIONS;
use script::{Case, Fault};

const SCRIPTS: [(&str, &str); 2] = [
    ("crates/notation/tests/laws/notation.md", include_str!("notation.md")),
    (
        "crates/notation/tests/laws/announcements.md",
        include_str!("announcements.md"),
    ),
];

/// The cases of all files.
fn cases() -> (Vec<Case<'static>>, Vec<Fault<'static>>) {
    let (mut cases, mut faults) = (Vec::new(), Vec::new());
    for (path, text) in SCRIPTS {
        let (read, astray) = script::read(path, text);
        cases.extend(read);
        faults.extend(astray);
    }
    (cases, faults)
}

fn assert_none(faults: &[Fault<'_>], missing: &[String]) {
    let faults = faults.iter().map(ToString::to_string);
    let lines: Vec<String> = faults.chain(missing.iter().cloned()).collect();
    assert!(lines.is_empty(), "{} to mend:\n{}", lines.len(), lines.join("\n"));
}

#[test]
fn every_case_holds() {
    let (cases, mut faults) = cases();
    faults.extend(cases.iter().flat_map(run::faults));
    assert_none(&faults, &[]);
}

#[test]
fn every_check_has_one_case() {
    let (cases, mut faults) = cases();
    let mut by_check: BTreeMap<(&str, usize), &Case<'_>> = BTreeMap::new();
    for case in &cases {
        if by_check.insert((case.key, case.check), case).is_some() {
            faults.push(case.fault(format!("{} {} has a case already", case.key, case.check)));
        }
    }
    let mut missing = Vec::new();
    for provision in PROVISIONS {
        let key = provision.key.as_str();
        if !["notation.", "blind.announce"]
            .iter()
            .any(|start| key.starts_with(start))
        {
            continue;
        }
        for (number, check) in (1..).zip(provision.checks) {
            if by_check.remove(&(key, number)).is_none() {
                missing.push(format!("{key} {number} has no case: {}", check.text));
            }
        }
    }
    let astray = by_check.into_values();
    faults.extend(astray.map(|case| case.fault(format!("the Laws have no check {} {} here", case.key, case.check))));
    assert_none(&faults, &missing);
}
