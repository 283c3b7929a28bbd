//! What cannot be read of a stored record, and what is said about it.

use jadoube_laws::Edition;
use jadoube_referee::{Terms, wire};
use serde_json::{Value, json};

const HEADER: &str = r#"{"jadoube":"record","version":1,"edition":"2023","pace":"standard","supervision":"full","clock_marks_first":true,"budget":1000}"#;
const STARTED: &str = r#"{"n":1,"at":0,"event":{"type":"round-started"}}"#;

/// Reads a text; what is wrong with it must be said just so, a fault a line. Where a list follows that can grow, the
/// rest is left out.
fn check(text: &str, expect: &str) {
    let (_, faults) = wire::read(text);
    let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
    let faults = faults.join("\n");
    let as_expected = match expect.strip_suffix('…') {
        Some(beginning) => faults.starts_with(beginning),
        None => faults == expect,
    };
    let text: String = text.chars().take(500).collect();
    assert!(as_expected, "{text}\nexpected: {expect}\nfound:    {faults}");
}

/// Reads a header with something changed in it.
fn check_header(from: &str, to: &str, expect: &str) {
    assert!(HEADER.contains(from), "{from}");
    check(&HEADER.replace(from, to), expect);
}

/// Reads a line that stands after the header and the start.
fn check_line(line: &str, expect: &str) {
    check(&format!("{HEADER}\n{STARTED}\n{line}\n"), expect);
}

/// Reads an event that stands after the header and the start.
fn check_event(event: &str, expect: &str) {
    check_line(&format!(r#"{{"n":2,"at":5,"event":{event}}}"#), expect);
}

#[test]
fn headers() {
    check("", "1:1: the text is empty: a record begins with its header");
    check("\n", "1:1: the line is empty: leave it out");
    check(
        "[Event \"a game in PGN\"]",
        r#"1:1: no header of a record: the first line must be an object with "jadoube":"record" and a version"#,
    );
    check(
        "[1]\n",
        r#"1:1: no header of a record: the first line must be an object with "jadoube":"record" and a version"#,
    );
    check(
        r#"{"jadoube":"rec"#,
        "1:16: the line ends in the middle: header and entries have a line each",
    );
    check(
        r#"{"edition":"2023"}"#,
        r#"1:1: no header of a record: the first line must be an object with "jadoube":"record" and a version"#,
    );
    check_header(
        "\"record\"",
        "\"recording\"",
        r#"1:1: no header of a record: the first line must be an object with "jadoube":"record" and a version"#,
    );
    check_header(
        "\"version\":1",
        "\"version\":2",
        "1:1: the record is of version 2, and this program reads version 1: use one that reads it",
    );
    check_header(
        "\"version\":1",
        "\"version\":\"1\"",
        r#"1:1: no header of a record: the first line must be an object with "jadoube":"record" and a version"#,
    );
    check_header(
        "\"budget\":1000",
        "\"budget\":1000,\"colour\":1",
        "1:135: unknown field `colour`, expected one of `jadoube`, …",
    );
    check_header(
        "\"budget\":1000",
        "\"budget\":-1",
        "1:124: invalid value: integer `-1`, expected u64",
    );
    check_header(",\"budget\":1000", "", "1:113: missing field `budget`");
    check_header(
        "2023",
        "1984",
        "1:48: cannot read `1984`: write an edition of the Laws that is known here, by its year",
    );
    check_header(
        "standard",
        "Standard",
        "1:66: cannot read `Standard`: write standard, rapid or blitz",
    );
    check_header(
        "\"budget\"",
        "\"control\":\"40/90m+30s, 30m+30s\",\"budget\"",
        "1:144: `40/90m+30s, 30m+30s` is written `40/5400+30:1800+30` here",
    );
    check_header(
        "\"budget\"",
        "\"control\":\"an hour or so\",\"budget\"",
        "1:138: cannot read `an hour or so`: write a time control as in PGN, in seconds, such as 40/5400+30:1800+30",
    );
    check_header(
        "\"budget\"",
        "\"start\":\"8/8/8/8/8/8/8/8 w - - 0 1\",\"budget\"",
        "1:148: cannot read `8/8/8/8/8/8/8/8 w - - 0 1`: write a position that the Laws accept, in FEN (X-FEN for Chess960)",
    );
    check_header(
        "\"budget\"",
        "\"start\":\"4k3/8/8/8/8/8/8/4K2R w H - 0 1\",\"budget\"",
        "1:153: `4k3/8/8/8/8/8/8/4K2R w H - 0 1` is written `4k3/8/8/8/8/8/8/4K2R w K - 0 1` here",
    );
    check_header(
        "2023\"",
        "2005\",\"regulations\":{\"draws\":{\"type\":\"never\"}}",
        "1:1: the Laws of 2005 do not leave `draws` to the regulations of the competition: leave it out of the regulations",
    );
    check_header(
        "\"budget\"",
        "\"regulations\":{\"default_time\":1},\"budget\"",
        "1:142: unknown field `default_time`, expected one of `default_time_ms`, …",
    );
}

#[test]
fn lines() {
    check_line("", "3:1: the line is empty: leave it out");
    check_line("{}", "3:2: missing field `n`");
    check_line(
        "{\"n\":2}",
        "3:1: an entry is one of three: `at` and `event`, `ruling`, or `question`",
    );
    check_line(
        "{\"n\":2,\"at\":",
        "3:13: the line ends in the middle: header and entries have a line each",
    );
    check_line(
        "nul",
        "3:4: the line ends in the middle: header and entries have a line each",
    );
    check_line(
        STARTED,
        "3:1: entry 1 stands where entry 2 belongs: entries are numbered from 1 without gaps",
    );
    check_line(
        r#"{"n":0,"at":5,"event":{"type":"resumed"}}"#,
        "3:6: no entry has the number 0: entries are numbered from 1",
    );
    check_line(
        r#"{"n":4294967296,"at":5,"event":{"type":"resumed"}}"#,
        "3:15: no entry has the number 4294967296: entries are numbered from 1",
    );
    check_line(
        r#"{"n":2,"event":{"type":"resumed"}}"#,
        "3:1: an entry is one of three: `at` and `event`, `ruling`, or `question`",
    );
    check_line(
        r#"{"n":2,"at":-5,"event":{"type":"resumed"}}"#,
        "3:14: invalid type: integer `-5`, expected a whole number of milliseconds",
    );
    check_line(
        r#"{"n":2,"at":1.5,"event":{"type":"resumed"}}"#,
        "3:15: invalid type: floating point `1.5`, expected a whole number of milliseconds",
    );
    check_line(
        r#"{"n":2,"at":9007199254740992,"event":{"type":"resumed"}}"#,
        "3:28: 9007199254740992 milliseconds are too many: write at most 9007199254740991",
    );
    check_line(
        r#"{"n":2,"at":5,"when":"now","event":{"type":"resumed"}}"#,
        "3:20: unknown field `when`, expected one of `n`, `at`, `event`, `proof`, `ruling`, `question`",
    );
    check_line(
        r#"{"n":2,"at":5,"at":6,"event":{"type":"resumed"}}"#,
        "3:18: duplicate field `at`",
    );
    check_line(
        r#"{"n":2,"at":5,"event":{"type":"resumed"}} {}"#,
        "3:43: trailing characters",
    );
    check_line(
        r#"{"n":2,"ruling":{"key":"end.checkmat","articles":[],"rests_on":[1],"say":{"sentence":"a"}}}"#,
        "3:37: cannot read `end.checkmat`: write the key of a provision that is known here, such as end.checkmate",
    );
    check_line(
        &format!("{}{}", "[".repeat(1000), "]".repeat(1000)),
        "3:1: an entry is an object, in braces",
    );
    check_line(
        &format!("{{\"n\":2,\"x\":\"{}\"}}", "x".repeat(1 << 20)),
        "3:1048577: the line is longer than 1048576 bytes: no entry needs that",
    );
    check(
        &format!("{HEADER}\n{STARTED}\n{{\"n\":2,\"at\":5,\"eve"),
        "3:19: the last line ends in the middle: leave it out, and hear its event again if it was one",
    );
    check(
        &format!("{HEADER}\n{{}}\n{STARTED}\n[]\n"),
        "2:2: missing field `n`\n4:1: an entry is an object, in braces",
    );
}

#[test]
fn events() {
    check_event("{}", "3:25: missing field `type`");
    check_event(
        r#"{"type":"slept"}"#,
        "3:39: unknown variant `slept`, expected one of `round-started`, …",
    );
    check_event(
        r#"{"type":"resumed","by":"arbiter"}"#,
        r#"3:56: invalid type: string "arbiter", expected an object with the `name` and the `reason` of the arbiter"#,
    );
    check_event(r#"{"type":"pressed"}"#, "3:41: missing field `by`");
    check_event(
        r#"{"type":"pressed","by":"green"}"#,
        "3:54: unknown variant `green`, expected `white` or `black`",
    );
    check_event(
        r#"{"type":"played","by":"white","move":"e2-e4"}"#,
        "3:68: `e2-e4` is written `e2e4` here",
    );
    check_event(
        r#"{"type":"played","by":"white","move":"Nf3"}"#,
        "3:66: cannot read `Nf3`: write a move in coordinates, such as e2e4 or e7e8q; castling is the king going to its rook",
    );
    check_event(
        r#"{"type":"touched","by":"white","square":"i9"}"#,
        "3:68: cannot read `i9`: write a square, such as e4",
    );
    check_event(
        r#"{"type":"raised","key":"tea.too-cold"}"#,
        "3:61: cannot read `tea.too-cold`: write the key of a provision that is known here, such as end.checkmate",
    );
    check_event(
        r#"{"type":"signed","by":"white","points":{"white":"2/4","black":"0"}}"#,
        "3:90: `2/4` is written `1/2` here",
    );
    check_event(
        r#"{"type":"signed","by":"white","points":{"white":"½","black":"0"}}"#,
        "3:89: cannot read `½`: write points as a whole number or a fraction in lowest terms: 0, 1/2, 1, 3/2",
    );
    check_event(
        r#"{"type":"signed","by":"white","points":{"white":0.5,"black":0.5}}"#,
        "3:88: invalid type: floating point `0.5`, expected a string",
    );
    check_event(
        r#"{"type":"time-given","to":"white","amount_ms":-1}"#,
        "3:72: invalid type: integer `-1`, expected a whole number of milliseconds",
    );
    check_event(
        r#"{"type":"answered","question":0,"answer":{"type":"same"}}"#,
        "3:80: no entry has the number 0: entries are numbered from 1",
    );
}

/// A variant without fields is refused what it does not have, wherever it stands.
#[test]
fn unknown_fields_are_refused_in_every_variant() {
    let schema: Value = serde_json::from_str(&wire::schema()).unwrap();
    let mut checked = 0;
    for shape in [
        "Event", "Claim", "Decision", "Answer", "Penalty", "Effect", "Ending", "Draws",
    ] {
        let variants = schema["$defs"][shape]["oneOf"].as_array().unwrap();
        for variant in variants.iter().filter(|variant| variant["required"] == json!(["type"])) {
            let name = variant["properties"]["type"]["const"].as_str().unwrap();
            let faults = |object| wire::read(&holding(shape, object)).1;
            let known: Vec<String> = faults(json!({ "type": name }))
                .iter()
                .map(ToString::to_string)
                .collect();
            assert!(!known.concat().contains("field"), "{shape} {name}: {known:?}");
            let [fault] = &faults(json!({ "type": name, "colour": 1 }))[..] else {
                panic!("{shape} {name} has a colour");
            };
            let fault = fault.to_string();
            assert!(fault.contains("unknown field `colour`"), "{shape} {name}: {fault}");
            checked += 1;
        }
    }
    assert!(checked > 40, "{checked}");
}

/// What has nothing to say can be left out.
#[test]
fn a_clock_can_be_set_in_part() {
    let whole = json!({ "type": "clock-set", "times_ms": { "white": 5000 }, "moves": {} });
    for part in [
        json!({ "type": "clock-set", "times_ms": { "white": 5000 } }),
        json!({ "type": "clock-set", "times_ms": { "white": 5000 }, "moves": {} }),
    ] {
        let (record, faults) = wire::read(&holding("Event", part));
        assert_eq!(faults, []);
        assert_eq!(record, wire::read(&holding("Event", whole.clone())).0);
    }
}

/// A record that has such an object where one of its shape stands.
fn holding(shape: &str, object: Value) -> String {
    let line = match shape {
        "Event" => json!({ "n": 2, "at": 5, "event": object }),
        "Effect" => json!({ "n": 2, "ruling": {
            "key": "end.checkmate", "articles": [], "rests_on": [1], "effects": [object], "say": { "sentence": "a" },
        } }),
        "Claim" => return holding("Event", json!({ "type": "claimed", "by": "white", "claim": object })),
        "Decision" => return holding("Event", json!({ "type": "overruled", "ruling": 1, "decision": object })),
        "Answer" => return holding("Event", json!({ "type": "answered", "question": 1, "answer": object })),
        "Penalty" => return holding("Answer", json!({ "type": "penalty", "penalty": object })),
        "Ending" => {
            let points = json!({ "white": "1", "black": "0" });
            return holding("Effect", json!({ "type": "ended", "ending": object, "points": points }));
        }
        "Draws" => return HEADER.replace('}', &format!(",\"regulations\":{{\"draws\":{object}}}}}")),
        _ => panic!("{shape}"),
    };
    format!("{HEADER}\n{STARTED}\n{line}\n")
}

#[test]
fn other_articles_are_told_and_the_entry_kept() {
    let line = r#"{"n":2,"ruling":{"key":"end.checkmate","articles":["99"],"rests_on":[1],"say":{"sentence":"a"}}}"#;
    let provisions = Terms::of(Edition::E2023).provisions().unwrap();
    let at = provisions.has("end.checkmate").unwrap().number;
    let expect = format!("3:1: the entry cites 99, and its provisions stand at {at}: either was mended since");
    check_line(line, &expect);
    let (record, _) = wire::read(&format!("{HEADER}\n{STARTED}\n{line}\n"));
    assert_eq!(record.unwrap().entries.len(), 2);
}

#[test]
fn faults_are_told_up_to_a_limit() {
    let (record, faults) = wire::read(&format!("{HEADER}\n{}", "{}\n".repeat(100_000)));
    assert_eq!(record.unwrap().entries, []);
    assert_eq!(faults.len(), 101);
    assert_eq!(
        faults[100].to_string(),
        "102:1: there are more faults: mend those told first"
    );
}

#[test]
fn lines_may_end_as_elsewhere_and_have_blanks() {
    check(&format!("{HEADER}\r\n  {STARTED} \r\n"), "");
    check(&format!("{HEADER}\n{STARTED}"), "");
}
