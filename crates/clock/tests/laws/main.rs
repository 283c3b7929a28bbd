//! The clock of Article 6 as cases that an arbiter can read: `clock.md`.

mod run;

/// A line of a case that did not hold, with what was found.
fn faults(text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let mut bench = None;
    for (line, text) in (1..).zip(text.lines()) {
        if text.starts_with('#') {
            bench = None;
        } else if let Some(step) = text.strip_prefix("    ")
            && let Err(found) = run::step(&mut bench, step)
        {
            faults.push(format!("clock.md:{line}: `{step}`: {found}"));
        }
    }
    faults
}

#[test]
fn every_case_holds() {
    let faults = faults(include_str!("clock.md"));
    assert!(faults.is_empty(), "{} to mend:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn every_heading_names_a_check_once() {
    let headings = include_str!("clock.md")
        .lines()
        .filter_map(|line| line.strip_prefix("## "));
    let mut named: Vec<&str> = headings
        .map(|heading| heading.rsplit_once("        ").expect("a key after the title").1)
        .collect();
    let count = named.len();
    assert!(named.iter().all(|name| {
        let (key, check) = name.rsplit_once(' ').expect("the number of a check");
        key.contains('.') && check.parse::<u32>().is_ok()
    }));
    named.sort_unstable();
    named.dedup();
    assert_eq!(named.len(), count);
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
        let text = format!("    clock 5\n    0:00 white starts\n    {step}\n");
        assert_eq!(faults(&text), [format!("clock.md:3: `{step}`: {expect}")]);
    }
}
