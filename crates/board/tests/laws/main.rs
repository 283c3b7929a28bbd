//! Articles 1 to 3, Chess960 and the glossary as cases that an arbiter can read: `articles-1-to-3.md`, `chess960.md` and
//! `glossary.md`.
//!
//! The checks of the Laws say what must come out where. Each has a case that names it, so a check that is added to the
//! Laws fails here until it has one.

mod properties;
mod read;
mod run;
mod wrong;

use std::collections::{BTreeMap, BTreeSet};

use jadoube_cases::{Case, Fault};
use jadoube_laws::{PROVISIONS, Provision};

const SCRIPTS: [(&str, &str); 3] = [
    (
        "crates/board/tests/laws/articles-1-to-3.md",
        include_str!("articles-1-to-3.md"),
    ),
    ("crates/board/tests/laws/chess960.md", include_str!("chess960.md")),
    ("crates/board/tests/laws/glossary.md", include_str!("glossary.md")),
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

/// Whether a provision is told by these cases: it stands in the first three articles of the newest edition that has it,
/// or it is about Chess960.
fn is_told_here(provision: &Provision) -> bool {
    let newest = provision.editions().last().and_then(|edition| provision.place(edition));
    let mut numbers = newest.into_iter().flat_map(|place| place.numbers);
    provision.key.as_str().starts_with("chess960.")
        || numbers.any(|number| ["1", "2", "3"].iter().any(|article| number.is_at_or_beneath(article)))
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
    for provision in PROVISIONS.iter().filter(|provision| is_told_here(provision)) {
        let key = provision.key.as_str();
        for (number, check) in (1..).zip(provision.checks) {
            match by_check.remove(&(key, number)) {
                Some(case) => faults.extend(unsaid(case, check.text)),
                None => missing.push(format!("{key} {number} has no case: {}", check.text)),
            }
        }
    }
    // Which entries of the glossary are told here, a house rule knows that looks at all cases.
    let astray = by_check
        .into_iter()
        .filter(|((key, _), _)| !key.starts_with("glossary."));
    faults.extend(astray.map(|((key, check), case)| case.fault(format!("{key} {check} is told elsewhere"))));
    assert_none(&faults, &missing);
}

/// Positions that a check names and its case does not: then the case is probably another check's.
fn unsaid(case: &Case, check: &str) -> Vec<Fault> {
    let boards = check.split(|symbol: char| symbol.is_whitespace() || symbol == '(');
    let boards: BTreeSet<&str> = boards.filter(|word| word.matches('/').count() == 7).collect();
    let said = |board: &str| case.steps.iter().any(|step| step.text.contains(board));
    let unsaid = boards.into_iter().filter(|board| !case.is_without() && !said(board));
    unsaid
        .map(|board| case.fault(format!("the check is about {board}, and its case never shows that")))
        .collect()
}

#[test]
fn every_property_serves_a_case() {
    let (cases, _) = cases();
    let steps = cases.iter().flat_map(|case| &case.steps);
    let asked: BTreeSet<&str> = steps.filter_map(|step| step.text.strip_prefix("property ")).collect();
    let idle = properties::all()
        .map(|(name, _)| *name)
        .filter(|name| !asked.contains(name));
    assert_eq!(idle.collect::<Vec<_>>(), Vec::<&str>::new());
}
