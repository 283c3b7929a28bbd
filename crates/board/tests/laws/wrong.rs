//! Cases that are wrong on purpose: a runner that lets everything pass would prove nothing.

use crate::run;

/// What is said of steps after the start of an ordinary game.
fn check(steps: &str, expect: &str) {
    let text = format!(
        "## Wrong  game.two-players 1\n    start\n    {}\n",
        steps.replace('\n', "\n    ")
    );
    let line = 2 + steps.lines().count();
    let last = steps.lines().last().unwrap_or_default();
    let (cases, unread) = jadoube_cases::read("wrong.md", &text);
    assert_eq!(unread, []);
    let faults: Vec<String> = cases
        .iter()
        .flat_map(run::faults)
        .map(|fault| fault.to_string())
        .collect();
    assert_eq!(faults, [format!("wrong.md:{line}: `{last}`: {expect}")]);
}

#[test]
fn failing_steps_are_told() {
    for (steps, expect) in [
        ("juggle e4", "a case has no such line"),
        ("checkmate yes", "a case has no such line"),
        ("without", "a case has no such line"),
        ("legal", "something is missing here"),
        ("check", "something is missing here"),
        ("rejected", "something is missing here"),
        ("board 8/8 w", "column 4: there are fewer than eight ranks"),
        (
            "board 8/8/8/8/8/8/8/8 w\ncount 0",
            "White has no king; Black has no king",
        ),
        ("start 960", "the last start is number 959"),
        ("start one", "\"one\" is no such number"),
        ("array RNBQKBNX", "RNBQKBNX are not the letters of eight pieces"),
        ("array RNBQKBNR\nturn white", "there is no board"),
        ("turn black", "expected \"black\", found \"white\""),
        ("count 21", "expected 21, found 20"),
        ("moves g1 f3", "expected \"f3\", found \"f3 h3\""),
        ("moves e4 none", "there is no piece on e4"),
        ("moves g1 i9", "i9 is not a square from a1 to h8"),
        ("attacks g1 f3 h3", "expected \"f3 h3\", found \"e2 f3 h3\""),
        ("legal e2e4 e2e5", "found e2e5 breaks pawn.single-step"),
        (
            "legal castles",
            "castles is not a move in coordinates, such as e2e4 or e7e8q",
        ),
        ("refused e2e5 e2e4", "found e2e4 is legal"),
        ("refused e2e5 pawn.capture", "found e2e5 breaks pawn.single-step"),
        (
            "refused e2e5 only pawn.capture pawn.single-step",
            "found e2e5 breaks pawn.single-step",
        ),
        ("refused only pawn.single-step", "found no move"),
        ("refused e2e5 pawn.leap", "the Laws have no key pawn.leap"),
        ("play e2e4 d2d4", "found d2d4 breaks game.two-players"),
        (
            "play e2e4\ngives 4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "expected \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\", \
             found \"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\"",
        ),
        (
            "same 4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "found rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        ),
        (
            "differs rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3 7",
            "found the same",
        ),
        ("check e4", "expected \"e4\", found \"none\""),
        ("checkmate", "found no checkmate"),
        ("stalemate", "found no stalemate"),
        ("rejected pieces.set", "expected \"pieces.set\", found \"nothing\""),
        (
            "array RNBQKBRR\nrejected pieces.set",
            "expected \"pieces.set\", found \"chess960.start.ranks\"",
        ),
        ("number none", "expected \"none\", found \"518\""),
        ("light h1 a1", "found the other colour on a1"),
        ("dark h1 a1", "found the other colour on h1"),
        ("minor b1 c1", "expected \"b1 c1\", found \"b1 c1 f1 g1 b8 c8 f8 g8\""),
        (
            "board 4k3/8/8/3p4/4n3/8/8/4RK2 w\nexchange white e1e4 d5e4",
            "expected \"white\", found \"black\"",
        ),
        ("property pigs_fly", "no property is called pigs_fly"),
        ("without Nothing.", "found other steps in the case"),
    ] {
        check(steps, expect);
    }
}
