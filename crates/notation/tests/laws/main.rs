//! The appendix on notation, the announcing of moves and the glossary as cases that an arbiter can read: `notation.md`,
//! `announcements.md` and `glossary.md`.
//!
//! The checks of the Laws say what must come out where. Each has a case that names it, so a check that is added to the
//! Laws fails here until it has one.

#[path = "../examples/mod.rs"]
mod examples;
mod properties;
mod run;
mod wrong;

use std::collections::BTreeMap;

use jadoube_cases::{Case, Fault};
use jadoube_laws::PROVISIONS;

const SCRIPTS: [(&str, &str); 3] = [
    ("crates/notation/tests/laws/notation.md", include_str!("notation.md")),
    (
        "crates/notation/tests/laws/announcements.md",
        include_str!("announcements.md"),
    ),
    ("crates/notation/tests/laws/glossary.md", include_str!("glossary.md")),
];

/// The cases of all files.
fn cases() -> (Vec<Case>, Vec<Fault>) {
    let (mut cases, mut faults) = (Vec::new(), Vec::new());
    for (path, text) in SCRIPTS {
        let (read, astray) = jadoube_cases::read(path, text);
        cases.extend(read);
        faults.extend(astray);
    }
    (cases, faults)
}

fn assert_none(faults: &[Fault], missing: &[String]) {
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
    let mut by_check: BTreeMap<(&str, usize), &Case> = BTreeMap::new();
    for case in &cases {
        let Some(check) = case.check else {
            faults.push(case.fault("the heading names no check".to_owned()));
            continue;
        };
        if by_check.insert((case.key.as_str(), check), case).is_some() {
            faults.push(case.fault(format!("{} {check} has a case already", case.key)));
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
    // Which entries of the glossary are told here, a house rule knows that looks at all cases.
    let elsewhere = ["glossary.", "pieces.symbols"];
    let astray = by_check
        .into_iter()
        .filter(|((key, _), _)| !elsewhere.iter().any(|start| key.starts_with(start)));
    faults.extend(astray.map(|((key, check), case)| case.fault(format!("{key} {check} is told elsewhere"))));
    assert_none(&faults, &missing);
}
