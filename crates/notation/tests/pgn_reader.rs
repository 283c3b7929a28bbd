//! What the reader tells about a text, event by event.

use std::io::Read;

use jadoube_board::Position;
use jadoube_notation::pgn::{Fault, Place, Reader, Skip, Termination, Text, Visitor};
use jadoube_notation::san::San;

/// Writes down what it is told, in short.
#[derive(Default)]
struct Log {
    told: Vec<String>,
    position: Option<Position>,
    skip_moves: bool,
    skip_variations: bool,
}

impl Visitor for Log {
    fn begin_game(&mut self) {
        self.told.push("game".into());
        self.position = Some(Position::initial());
    }

    fn tag(&mut self, name: Text<'_>, value: Text<'_>) {
        self.told.push(format!("{}={}", name.decode(), value.unescape()));
    }

    fn begin_moves(&mut self) -> Skip {
        if self.skip_moves { Skip::Yes } else { Skip::No }
    }

    fn san(&mut self, san: San, _: Place) {
        let told = match self.position.as_mut().map(|position| san.follow(position)) {
            Some(Ok(mv)) => mv.to_string(),
            Some(Err(error)) => format!("{error:?}"),
            None => format!("{san:?}"),
        };
        self.told.push(told);
    }

    fn word(&mut self, word: Text<'_>, _: Place) -> bool {
        self.told.push(format!("word {}", word.decode()));
        word.bytes() == b"Lf8"
    }

    fn comment(&mut self, text: Text<'_>, _: Place) {
        self.told.push(format!("{{{}}}", text.decode()));
    }

    fn draw_offer(&mut self, _: Place) {
        self.told.push("(=)".into());
    }

    fn nag(&mut self, nag: u8) {
        self.told.push(format!("${nag}"));
    }

    fn begin_variation(&mut self) -> Skip {
        // What follows is played on another position, which these tests do not keep.
        self.told.push("(".into());
        if self.skip_variations { Skip::Yes } else { Skip::No }
    }

    fn end_variation(&mut self) {
        self.told.push(")".into());
    }

    fn fault(&mut self, fault: Fault) {
        let Fault { kind, line, column, .. } = fault;
        self.told.push(format!("{kind:?}@{line}:{column}"));
    }

    fn termination(&mut self, termination: Termination, _: Place) {
        self.told.push(format!("{termination:?}"));
    }

    fn end_game(&mut self) {
        self.told.push(".".into());
    }
}

/// Gives out a byte at a time.
struct Drip<'a>(&'a [u8]);

impl Read for Drip<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let len = buffer.len().min(1).min(self.0.len());
        buffer[..len].copy_from_slice(&self.0[..len]);
        self.0 = &self.0[len..];
        Ok(len)
    }
}

fn read(log: Log, input: impl Read) -> String {
    let mut log = log;
    let mut reader = Reader::new(input);
    while reader.read_game(&mut log).unwrap() {}
    log.told.join(" ")
}

fn check(text: impl AsRef<[u8]>, expect: &str) {
    let text = text.as_ref();
    assert_eq!(read(Log::default(), text), expect, "{:?}", Text(text));
    assert_eq!(
        read(Log::default(), Drip(text)),
        expect,
        "byte by byte: {:?}",
        Text(text)
    );
}

#[test]
fn games_are_read_in_order() {
    check("", "");
    check(" \n\n% nothing here\n", "");
    check("1. e4 e5 2. Nf3 *", "game e2e4 e7e5 g1f3 Unknown .");
    check(
        "[Event \"A\"]\n\n1. e4 1-0\n\n[Event \"B\"]\n\n0-1\n",
        "game Event=A e2e4 WhiteWon . game Event=B BlackWon .",
    );
    check("1. e4 1/2-1/2 1. d4 *", "game e2e4 Drawn . game d2d4 Unknown .");
    check(
        "\u{feff}[Event \"A\"]\r\n\r\n1. e4\r\n1-0\r\n",
        "game Event=A e2e4 WhiteWon .",
    );
}

#[test]
fn moves_come_in_many_spellings() {
    check(
        "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 *",
        "game e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 Unknown .",
    );
    check("1 e4 e5 2 Nf3 *", "game e2e4 e7e5 g1f3 Unknown .");
    check("1. e2e4 e7-e5 2. Ng1f3 Nb8-c6 *", "game e2e4 e7e5 g1f3 b8c6 Unknown .");
    check(
        "1. Pe4 d5 2. ed5 Qxd5 3. Nc3 Qd8xd5 *",
        "game e2e4 d7d5 e4d5 d8d5 b1c3 Illegal Unknown .",
    );
    check(
        "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 O-O+ *",
        "game e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1h1 e8h8 Unknown .",
    );
    check(
        "1. e4! e5?? 2. Nf3!? $14 *",
        "game e2e4 $1 e7e5 $4 g1f3 $5 $14 Unknown .",
    );
    check(
        "1. e4(1. d4) e5{no blank}2. Nf3 *",
        "game e2e4 ( Illegal ) e7e5 {no blank} g1f3 Unknown .",
    );
    check(
        "1. e4 d5 2. e5 f5 3. exf6 e.p. *",
        "game e2e4 d7d5 e4e5 f7f5 e5f6 Unknown .",
    );
    check("1. e4 e5 2. Kb1(=) *", "game e2e4 e7e5 Illegal (=) Unknown .");
    check("1... Lf8 Xf8 *", "game word Lf8 word Xf8 Move@1:10 Unknown .");
}

#[test]
fn comments_and_variations_are_told_or_passed_over() {
    let text = "1. e4 {best (by test)} (1. d4 d5 (1... Nf6 {x}) 2. c4) 1... e5 ; to the end\n2. Nf3 *";
    check(
        text,
        "game e2e4 {best (by test)} ( Illegal d7d5 ( Illegal {x} ) c2c4 ) e7e5 { to the end} g1f3 Unknown .",
    );
    let passing = Log {
        skip_variations: true,
        ..Log::default()
    };
    let expect = "game e2e4 {best (by test)} ( e7e5 { to the end} g1f3 Unknown .";
    assert_eq!(read(passing, text.as_bytes()), expect);
    let skipping = Log {
        skip_moves: true,
        ..Log::default()
    };
    assert_eq!(read(skipping, text.as_bytes()), "game Unknown .");
}

#[test]
fn tags_survive_what_people_do_to_them() {
    check("[A \"x \\\"y\\\" \\\\z\"]\n*", "game A=x \"y\" \\z Unknown .");
    check("[A \"x ]\" ]  [B \"\"]\n*", "game A=x ] B= Unknown .");
    check("[A \"a \"quoted\" name\"]\n*", "game A=a \"quoted\" name Unknown .");
    check(b"[White \"M\xfcller\"]\n*", "game White=Müller Unknown .");
    check("[A x]\n[B \"y\"]\n*", "game Tag@1:1 B=y Unknown .");
    check("[A \"x\"] 1. e4 *", "game A=x e2e4 Unknown .");
}

#[test]
fn results_are_read_as_found_in_the_wild() {
    for (text, expect) in [
        ("1-0", "WhiteWon"),
        ("0-1", "BlackWon"),
        ("1/2", "Drawn"),
        ("1/2-1/2", "Drawn"),
        ("1/2 - 1/2", "Drawn"),
        ("1/2–1/2", "Drawn"),
        ("1–0", "WhiteWon"),
        ("½-½", "Drawn"),
        ("0.5-0.5", "Drawn"),
        ("+/-", "WhiteWon"),
        ("-/+", "BlackWon"),
        ("*", "Unknown"),
    ] {
        check(format!("1. e4 {text}"), &format!("game e2e4 {expect} ."));
    }
}

#[test]
fn faults_are_located_and_reading_goes_on() {
    check(
        "1. e4\n  e5 2. Zz9 Nf3 *",
        "game e2e4 e7e5 word Zz9 Move@2:9 g1f3 Unknown .",
    );
    check(
        "1. e4 e5\n\n[Event \"B\"]\n\n1. d4 *",
        "game e2e4 e7e5 Termination@3:1 . game Event=B d2d4 Unknown .",
    );
    check("1. e4 ) e5 *", "game e2e4 Variation@1:7 e7e5 Unknown .");
    check("1. e4 (1. d4", "game e2e4 ( Illegal Variation@1:13 Termination@1:13 .");
    check("1. e4 {never", "game e2e4 Comment@1:7 Termination@1:13 .");
    check(
        "1. e4 {never\n[Event \"B\"]\n\n1. d4 *",
        "game e2e4 Comment@1:7 Termination@2:1 . game Event=B d2d4 Unknown .",
    );
    check("1. e4 $999 *", "game e2e4 Nag@1:7 Unknown .");
    check(
        "1. e4 (1. d4\n\n[White \"B\"]\n\n1. d4 *",
        "game e2e4 ( Illegal Variation@3:1 Termination@3:1 . game White=B d2d4 Unknown .",
    );
    check(
        format!("1. e4 {{never {}\n\n[Event \"B\"]\n\n1. d4 {{b}} *", "x".repeat(999)),
        "game e2e4 Comment@1:7 Termination@3:1 . game Event=B d2d4 {b} Unknown .",
    );
    check(
        "1. e4 (1. e4 e5 1-0) e5 *",
        "game e2e4 ( Illegal e7e5 ) Illegal Unknown .",
    );
    check(
        "1. e4 1-0 {resigned} {so}\n1. d4 *",
        "game e2e4 WhiteWon {resigned} {so} . game d2d4 Unknown .",
    );
    check(
        "1. e4 e5\n  [White \"B\"]\n1. d4 *",
        "game e2e4 e7e5 Termination@2:3 . game White=B d2d4 Unknown .",
    );
    check(
        "1. e4 *\n\u{feff}[White \"B\"]\n1. d4 *",
        "game e2e4 Unknown . game White=B d2d4 Unknown .",
    );
    check(" %foo\n1. e4 *", "game word %foo Move@1:2 e2e4 Unknown .");
}

#[test]
fn long_things_outgrow_the_buffer_and_nothing_else() {
    let comment = "x".repeat(1 << 20);
    let value = "v".repeat(1 << 19);
    let text = format!("[A \"{value}\"]\n\n1. e4 {{{comment}}} e5 *");
    let told = read(Log::default(), text.as_bytes());
    assert_eq!(told, format!("game A={value} e2e4 {{{comment}}} e7e5 Unknown ."));
    // Lines are counted across buffers.
    let text = format!("{}1. Zz9 *", "1. e4 *\n".repeat(100_000));
    assert!(read(Log::default(), text.as_bytes()).ends_with("word Zz9 Move@100001:4 Unknown ."));
}
