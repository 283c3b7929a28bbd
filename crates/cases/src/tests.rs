use jadoube_laws::Edition;

use super::read;

/// The faults of a file.
#[track_caller]
fn check(text: &str, expect: &[&str]) {
    let (_, faults) = read("wrong.md", text);
    let found: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(found, expect);
}

#[test]
fn prose_is_no_fault() {
    check(
        "# A group\nprose\n## A case  game.two-players 1\n\n    start\n    \n\n```text\n## no case\n    no step\n```\n",
        &[],
    );
}

#[test]
fn editions_default_to_those_of_the_check() {
    let text = "## One  draw-claim.forfeited-by-touching 1 2005\n\tstart\n## All  draw-claim.stop-clock\n    start\n";
    let (cases, faults) = read("a.md", text);
    assert_eq!(faults, []);
    assert_eq!(cases[0].editions, [Edition::E2005]);
    assert_eq!(cases[1].editions, Edition::ALL);
    assert_eq!((cases[1].line, cases[1].steps[0].line, cases[1].check), (3, 4, None));
}

#[test]
fn a_case_may_be_a_reason_for_having_none() {
    let (cases, _) = read("a.md", "## One  game.two-players 1\n    without a hand\n");
    assert!(cases[0].is_without());
}

#[test]
fn unreadable_lines_are_named() {
    check(
        "    start\n",
        &["wrong.md:1: this step belongs to no case: write `## Title  key check editions` above it"],
    );
    check(
        "## About\n",
        &[
            "wrong.md:1: this heading names no provision: write `## Title  key check editions`, such as `## A paused \
             clock does not run  clock.chess-clock 2`; headings of prose begin with # or ###",
        ],
    );
    check(
        "## A case  game.three-players 1\n    start\n",
        &["wrong.md:1: no provision has the key `game.three-players`; there is `game.two-players`"],
    );
    check(
        "## A case  nothing.at-all\n",
        &["wrong.md:1: no provision has the key `nothing.at-all`: `jadoube laws search` finds keys"],
    );
    check(
        "## A case  game.two-players 1\n",
        &["wrong.md:1: this case has no step: write its steps beneath, each indented by four spaces"],
    );
    check(
        "## A case  clock.chess-clock 9\n    start\n## A case  clock.chess-clock 0\n    start\n",
        &[
            "wrong.md:1: `clock.chess-clock` has no check 9: write one from 1 to 2, or none",
            "wrong.md:3: `clock.chess-clock` has no check 0: write one from 1 to 2, or none",
        ],
    );
    check(
        "## A case  game.two-players 1\n    [2005 start\n    [1066] start\n    [2023]\n    start\n",
        &[
            "wrong.md:2: `[` is not closed: write `[2017 2023] step`",
            "wrong.md:3: no such edition of the Laws; there are 2005, 2009, 2014, 2017, 2018, 2023",
            "wrong.md:4: there is no step behind the editions",
        ],
    );
}
