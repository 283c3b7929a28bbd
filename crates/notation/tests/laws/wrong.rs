//! Cases that are wrong on purpose: a runner that lets everything pass would prove nothing.

use crate::run;

/// What is said of steps after the start of a game, in the editions of 2017 and 2023.
fn check(steps: &str, expect: &str) {
    let text = format!(
        "## Wrong  notation.long-form 1\n    {}\n",
        steps.replace('\n', "\n    ")
    );
    let (cases, faults) = jadoube_cases::read("wrong.md", &text);
    assert!(faults.is_empty());
    let found: Vec<String> = cases
        .iter()
        .flat_map(run::faults)
        .map(|fault| fault.to_string())
        .collect();
    let (line, last) = (1 + steps.lines().count(), steps.lines().last().unwrap());
    assert_eq!(found, [format!("wrong.md:{line}: `{last}`: {expect}")]);
}

#[test]
fn failing_steps_are_told() {
    for (steps, expect) in [
        ("juggle e4", "a case has no such line"),
        ("without", "a case has no such line"),
        ("offered", "found no offer of a draw"),
        ("language xx", "there is no such language"),
        (
            "editions 1066",
            "no such edition of the Laws; there are 2005, 2009, 2014, 2017, 2018, 2023",
        ),
        ("written e2e4", "a move and its words are needed"),
        ("written e2e5 e5", "e2e5 is illegal"),
        ("written e2e4 d4", "expected \"d4\", found \"e4\""),
        ("figurine g1f3 Nf3", "expected \"Nf3\", found \"♘f3\""),
        ("conforms g1f3 Nh3", "expected Ok(g1f3), found Ok(g1h3)"),
        ("departs g1f3 Nf3 by notation.hyphen", "found Ok(g1f3) in 2017"),
        ("reads g1f3 Nh3", "expected Ok(g1f3), found Ok(g1h3)"),
        ("guessed g1f3 Nh3", "expected Ok(g1f3), found Ok(g1h3)"),
        ("ambiguous Nf3: g1f3 d2f3", "found Ok(g1f3)"),
        ("illegal Nf3 by knight.move", "found Ok(g1f3)"),
        (
            "illegal Ke3 by knight.move",
            "expected \"knight.move\", found \"king.step\"",
        ),
        ("unreadable Nf3", "found Ok(g1f3)"),
        (
            "replays 1. e4 e5 2. Nf4",
            "found Err(Illegal { attempts: [Tried { attempt: Attempt { from: b1, to: f4, promotion: None }, breaches: [NotItsWay { role: Knight }] }, Tried { attempt: Attempt { from: g1, to: f4, promotion: None }, breaches: [NotItsWay { role: Knight }] }] }) for Nf4, 2017",
        ),
        (
            "gives 8/8",
            "expected \"8/8\", found \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"",
        ),
        ("spoken fr e2e4 e4", "there is no voice fr"),
        (
            "spoken en g1f3 knight f3",
            "expected \"knight f3\", found \"knight to f3\"",
        ),
        ("heard en g1f3 knight h3", "expected Ok(g1f3), found Ok(g1h3)"),
        (
            "announced nb nl g1f3 springer Felix tre",
            "expected \"springer Felix tre\", found \"Springer Felix drei\"",
        ),
        ("repeated Eva vier / Eva drei", "found another move"),
        ("unrepeated Eva vier / Eva 4", "found the same move"),
        ("property pigs_fly", "no property is called pigs_fly"),
    ] {
        check(steps, expect);
    }
}
