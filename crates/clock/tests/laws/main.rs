//! The clock of Article 6 as cases that an arbiter can read: `clock.md`.

mod run;

use std::collections::BTreeSet;

/// What cannot be read of a case file, and the lines that did not hold.
fn faults(text: &str) -> Vec<String> {
    let (cases, mut faults) = jadoube_cases::read("clock.md", text);
    for case in &cases {
        let mut clock = None;
        for step in &case.steps {
            if let Err(found) = run::step(&mut clock, step) {
                faults.push(case.fault_at(step, &found));
            }
        }
    }
    faults.iter().map(ToString::to_string).collect()
}

#[test]
fn every_case_holds() {
    let faults = faults(include_str!("clock.md"));
    assert!(faults.is_empty(), "{} to mend:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn every_heading_names_a_check_once() {
    let (cases, _) = jadoube_cases::read("clock.md", include_str!("clock.md"));
    let mut named = BTreeSet::new();
    for case in &cases {
        assert!(case.check.is_some(), "{}: names no check", case.line);
        assert!(named.insert((case.key, case.check)), "{}: named already", case.line);
    }
}

/// Cases that are wrong on purpose: a runner that lets everything pass would prove nothing.
#[test]
fn failing_steps_are_told() {
    for (step, expect) in [
        ("0:00 white juggles", "a case has no such line"),
        ("0:00 nobody presses", "a case has no such line"),
        ("white runs", "a case has no such line"),
        ("clock 5x", "bytes 1 to 2: expected the end"),
        ("setting loud", "a case has no such line"),
        ("1:00 white has 5:00", "found 0:04:00"),
        ("1:00 white shows 5:00", "found 0:04:00"),
        ("1:00 white waits 0:03", "found 0:00:00"),
        ("1:00 black runs", "found White"),
        ("1:00 nobody runs", "found White"),
        ("1:00 white moves 1", "found 0"),
        ("1:00 white period 1", "found 0"),
        ("1:00 white more", "found the last period"),
        ("1:00 white fell 1:00", "found the flag up"),
        ("6:00 white up", "found the flag down since 0:05:00"),
        ("1:00 white falls 6:00", "found White at 0:05:00"),
        ("6:00 black first", "found White"),
    ] {
        let text = format!("## Wrong  clock.chess-clock 1\n    clock 5\n    0:00 white starts\n    {step}\n");
        assert_eq!(faults(&text), [format!("clock.md:4: `{step}`: {expect}")]);
    }
}
