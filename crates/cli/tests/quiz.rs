//! `jadoube quiz` reads answers from standard input, and keeps the score.

use snapbox::cmd::{Command, cargo_bin};

fn quiz(answers: &str) -> snapbox::cmd::OutputAssert {
    Command::new(cargo_bin!("jadoube"))
        .env("LC_ALL", "C")
        .env("NO_COLOR", "1")
        .args([
            "quiz",
            "--pace",
            "rapid",
            "--supervision",
            "limited",
            "--questions",
            "3",
            "--seed",
            "5",
        ])
        .stdin(answers.as_bytes())
        .assert()
}

#[test]
fn right_answers_are_counted_and_wrong_ones_are_explained() {
    let said = String::from_utf8(quiz("2\n1\n2\n").code(0).get_output().stdout.clone()).unwrap();
    assert!(said.contains("3 of 3 right."), "{said}");
    assert!(said.contains("Right. Guidelines I."), "{said}");
    let said = String::from_utf8(quiz("2\n1\n1\n").code(1).get_output().stdout.clone()).unwrap();
    assert!(said.contains("No: 2 is ruled. Article "), "{said}");
    assert!(said.contains("2 of 3 right."), "{said}");
}

#[test]
fn what_is_no_number_is_asked_again_and_who_leaves_has_not_passed() {
    let said = String::from_utf8(quiz("nine\n2\nq\n").code(1).get_output().stdout.clone()).unwrap();
    assert!(said.contains("Write a number from 1 to 3."), "{said}");
    assert!(said.contains("1 of 1 right."), "{said}");
}
