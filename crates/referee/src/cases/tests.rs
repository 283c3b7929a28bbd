//! Cases that are wrong on purpose: a runner that lets everything pass would prove nothing.

use jadoube_laws::Edition;

use super::{FailureKind, run};

/// What is said of the last of these steps.
#[track_caller]
fn check(steps: &str, kind: FailureKind, expect: &str) {
    let text = format!("## Wrong  end.resignation\n    {}\n", steps.replace('\n', "\n    "));
    let (cases, faults) = jadoube_cases::read("wrong.md", &text);
    assert_eq!(faults, []);
    let failure = run(&cases[0], Edition::E2023).failure.expect(steps);
    let (line, last) = (1 + steps.lines().count(), steps.lines().last().unwrap_or_default());
    assert_eq!(
        failure.in_file(&cases[0]),
        format!("wrong.md:{line}: `{last}`: {expect}")
    );
    assert_eq!(failure.kind, kind, "{steps}");
}

#[test]
fn what_comes_out_otherwise_is_told() {
    for (steps, expect) in [
        ("white resigns\nresult 1-0", "expected 1-0, found 0-1 by resignation"),
        (
            "white resigns\nresult 0-1 by checkmate",
            "expected 0-1 by checkmate, found 0-1 by resignation",
        ),
        (
            "white resigns\ngoes on",
            "expected the game to go on, found it ended by resignation",
        ),
        (
            "white resigns\nsilent",
            "expected nothing ruled and nothing asked, \
             found ruled end.resignation: “White resigns. Black wins, 0–1.”",
        ),
        (
            "white resigns\nruled end.checkmate",
            "expected a ruling by end.checkmate, found ruled end.resignation: “White resigns. Black wins, 0–1.”",
        ),
        (
            "white resigns\nruled end.resignation with end.checkmate",
            "expected with end.checkmate, found with points.standard",
        ),
        (
            "white resigns\nblack resigns",
            "expected an act that can happen now, found refused: The game is over.",
        ),
        (
            "play 1.e4\nresult 1-0",
            "expected 1-0, found the game goes on; nothing ruled and nothing asked",
        ),
        ("play 1.e4\nturn white", "expected white, found black"),
        ("play 1.e4\nmade white 2", "expected white 2, found white 1"),
        (
            "play 1.e4\nrunning black",
            "expected a clock, found none; `control 90+30` before the first act gives one",
        ),
        (
            "control 5\n1:00 white plays e4\nshows white 5:00",
            "expected white 0:05:00, found white 0:04:00",
        ),
        (
            "play 1.e4\nrefused black plays e5",
            "expected a refusal, found it was admitted; nothing ruled and nothing asked",
        ),
        (
            "play 1.e4\nterms refused",
            "expected terms refused, found terms that the edition permits",
        ),
        ("arbiter answers loses", "expected an open question, found none"),
        ("default-time 1:00", "expected 1:00, found 0:00:00"),
        (
            "applies not end.resignation",
            "expected end.resignation not to apply, found it applies",
        ),
        ("class 10+5: blitz", "expected blitz, found rapid"),
    ] {
        check(steps, FailureKind::Differs, expect);
    }
}

#[test]
fn what_cannot_be_read_is_told_with_what_to_write() {
    let moves = "a legal move, such as Nf3, or any move in coordinates, such as g1f3";
    for (steps, expect) in [
        (
            "pace bullet",
            "expected `standard`, `rapid` or `blitz`, and perhaps `full` or `limited`, found `bullet`",
        ),
        ("budget much", "expected a number, found `much`"),
        (
            "event draws sometimes",
            "expected `draws never` or `draws not before 30`, found `draws sometimes`",
        ),
        (
            "event points 0 1 3",
            "expected points where a win is worth at least a draw, and a draw at least a loss, such as `points 3 1 0`, \
             found `points 0 1 3`",
        ),
        (
            "white resigns\nresult 0-1 by surrender",
            "expected an ending: checkmate; stalemate; dead position; resignation; resignation, drawn; agreement; \
             threefold; fifty moves; fivefold; seventy-five moves; time; time, drawn; illegal moves; illegal moves, drawn; \
             both flags; absence; absence of both; penalty; arbiter; signature; quickplay; illegal position; penalty of both; sealed move; sealed move, drawn, found `surrender`",
        ),
        (
            "white resigns\nbecause opponent-cannot-mate",
            "expected the name of a condition, such as arbiter-cannot-read-the-sheet, late-player-can-mate, \
             nobody-can-mate, offer-of-opponent-stands, opponent-agrees-to-correct, opponent-agrees-to-play-on, opponent-can-mate, \
             opponent-can-mate-before, opponent-has-assistant, opponent-has-overstepped, opponent-has-sealed, \
             opponent-is-visually-disabled, opponent-stopped-under-the-relief, found `opponent-cannot-mate`",
        ),
        ("play 1.e5", &format!("expected {moves}, found `e5`")),
        ("white plays", &format!("expected {moves}, found nothing")),
        ("white touches e9", "expected a square, such as e4, found `e9`"),
        ("arbiter gives 2:00", "expected `white` or `black`, found `2:00`"),
        (
            "arbiter gives black 2m",
            "expected a time, such as 5:00 or 1:30:00, found `2m`",
        ),
        (
            "played 99 moves each",
            "expected `played N moves each`, N at most 43, found `99 moves each`",
        ),
        ("made 2", "expected `white X black Y`, or one of them, found `2`"),
        (
            "result won",
            "expected points of White and Black, such as 1-0 or ½-½, found `won`",
        ),
        ("turn", "expected a value, such as `white`, found nothing"),
        (
            "ruled end.capitulation",
            "expected the key of a provision; `jadoube laws search` finds it, found `end.capitulation`",
        ),
        (
            "white juggles",
            "expected an act of a player: arrives, makes, plays, presses, touches, adjusts, lifts, puts, releases, removes, \
             takes, uses, offers, accepts, declines, withdraws, claims, resigns, stops, agrees, signs, knocks, requests, \
             hands, verifies, reports, appeals, writes, lets, strikes, notes, completes, borrows, gives, covers, adjourns, \
             seals, closes, asks, declares, disputes, says, announces, repeats, carries, demands, assistant, found \
             `juggles`",
        ),
        (
            "play 1.e4\npace blitz",
            "expected an act, such as `white plays e4` or `arbiter stops the clock`, or an expectation, such as \
             `goes on` or `result 1-0`; terms, such as `pace blitz`, come before the first act, found `pace blitz`",
        ),
    ] {
        check(steps, FailureKind::Unreadable, expect);
    }
}
