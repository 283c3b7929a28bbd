//! What the Laws say of themselves, as cases that an arbiter can read: `preface.md`.

use jadoube_cases::{Case, Step};
use jadoube_laws::{Edition, PROVISIONS};

const PATH: &str = "crates/cases/tests/laws/preface.md";

#[test]
fn every_case_holds() {
    let (cases, mut faults) = jadoube_cases::read(PATH, include_str!("preface.md"));
    for case in &cases {
        for step in &case.steps {
            if let Err(found) = carry_out(step, case) {
                faults.push(case.fault_at(step, &found));
            }
        }
    }
    let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert!(
        !cases.is_empty() && faults.is_empty(),
        "to mend:\n{}",
        faults.join("\n")
    );
}

fn carry_out(step: &Step, case: &Case) -> Result<(), String> {
    match step.verb_and_rest() {
        ("played", rest) => {
            let (date, expected) = rest.split_once(' ').ok_or("a date and an edition are needed")?;
            let date = read(date).ok_or("a date is written 2023-01-31")?;
            let found = Edition::on(date).map_or("none".to_owned(), |edition| edition.to_string());
            equal(expected, &found)
        }
        ("part", rest) => {
            let (numbers, expected) = rest.split_once(": ").ok_or("numbers and a part are needed")?;
            for (edition, number) in each(case, numbers) {
                let mut there = jadoube_laws::at(edition, number).peekable();
                there
                    .peek()
                    .ok_or_else(|| format!("{edition} has nothing at {number}"))?;
                for provision in there {
                    let Some(place) = provision.place(edition).filter(|place| place.is_own(number)) else {
                        continue;
                    };
                    let rules = place.numbers.first().and_then(|first| first.rules(edition));
                    let found = rules.map_or("none".to_owned(), |rules| rules.to_string());
                    equal(expected, &found).map_err(|found| format!("{}: {found}", provision.key))?;
                }
            }
            Ok(())
        }
        ("cited", rest) => {
            let (key, expected) = rest.split_once(' ').ok_or("a key and a number are needed")?;
            let provision = jadoube_laws::find(key).ok_or("there is no such key")?;
            for &edition in &case.editions {
                let citation = provision.citation(edition).ok_or("the edition lacks it")?;
                equal(expected, &citation.number.to_string())?;
            }
            Ok(())
        }
        ("found", rest) => {
            let (number, key) = rest.split_once(' ').ok_or("a number and a key are needed")?;
            for &edition in &case.editions {
                let mut there = jadoube_laws::at(edition, number);
                if !there.any(|provision| provision.key.as_str() == key) {
                    return Err(format!("not at {number} in {edition}"));
                }
            }
            Ok(())
        }
        ("unsaid", rest) => {
            let unwanted: Vec<&str> = rest.split(' ').collect();
            let others = PROVISIONS
                .iter()
                .filter(|provision| provision.key.as_str() != case.key.as_str());
            for provision in others {
                let mut words = [provision.title, provision.rule]
                    .into_iter()
                    .flat_map(|text| text.split(|letter: char| !letter.is_alphanumeric()));
                if let Some(word) = words.find(|word| unwanted.iter().any(|other| other.eq_ignore_ascii_case(word))) {
                    return Err(format!("found {word} in {}", provision.key));
                }
            }
            Ok(())
        }
        ("without", reason) if !reason.is_empty() && case.is_without() => Ok(()),
        _ => Err("a case has no such line".to_owned()),
    }
}

/// Each number in each edition of the case.
fn each<'a>(case: &'a Case, numbers: &'a str) -> impl Iterator<Item = (Edition, &'a str)> {
    let editions = case.editions.iter();
    editions.flat_map(|edition| numbers.split(' ').map(|number| (*edition, number)))
}

fn equal(expected: &str, found: &str) -> Result<(), String> {
    match expected == found {
        true => Ok(()),
        false => Err(format!("found {found}")),
    }
}

/// Year, month and day.
fn read(date: &str) -> Option<(u16, u8, u8)> {
    let mut parts = date.splitn(3, '-');
    let year = parts.next()?.parse().ok()?;
    let month = parts.next()?.parse().ok()?;
    Some((year, month, parts.next()?.parse().ok()?))
}
