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

    fn null_move(&mut self, _: Place) -> bool {
        self.told.push("pass".into());
        true
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
        ("=/=", "Drawn"),
        ("½", "Drawn"),
        ("1‑0", "WhiteWon"),
        ("0−1", "BlackWon"),
        ("1:0", "WhiteWon"),
        ("*", "Unknown"),
        // Forfeits.
        ("+:-", "WhiteWon"),
        ("+--", "WhiteWon"),
        ("--+", "BlackWon"),
        ("+−−", "WhiteWon"),
        ("1-0F", "WhiteWon"),
        ("0-1f", "BlackWon"),
        ("1F-0F", "WhiteWon"),
        ("0F-0F", "Unknown"),
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
        "game e2e4 Unknown . game ByteOrderMark@2:1 White=B d2d4 Unknown .",
    );
    check(" %foo\n1. e4 *", "game word %foo Move@1:2 e2e4 Unknown .");
}

/// Signs stand apart from a move or stick to it, and none of them is a move, a result or unreadable.
#[test]
fn annotations_become_numbers() {
    for (sign, nag) in [
        ("!", 1),
        ("‼", 3),
        ("⁇", 4),
        ("!?", 5),
        ("⁉", 5),
        ("⁈", 6),
        ("□", 7),
        ("=", 10),
        ("∞", 13),
        ("⩲", 14),
        ("+/=", 14),
        ("+=", 14),
        ("⩱", 15),
        ("=/+", 15),
        ("±", 16),
        ("+/-", 16),
        ("+/−", 16),
        ("∓", 17),
        ("-/+", 17),
        ("+-", 18),
        ("+−", 18),
        ("+–", 18),
        ("-+", 19),
        ("−+", 19),
        ("⨀", 23),
        ("⟳", 32),
        ("↑", 36),
        ("→", 40),
        ("=∞", 44),
        ("⇄", 132),
        ("⇆", 132),
        ("⊕", 138),
        ("△", 140),
        ("∆", 140),
        ("⌓", 142),
        ("RR", 145),
        ("N", 146),
        ("D", 220),
    ] {
        for (apart, end) in [(" ", " "), ("", " "), (" ", "\n")] {
            // A letter that sticks to a move of a knight would be read with it all the same.
            let expect = format!("game g1f3 ${nag} e7e5 Unknown .");
            check(format!("1. Nf3{apart}{sign}{end}e5 *"), &expect);
        }
    }
    check(b"1. e4 \xb1 e5\xb1 *", "game e2e4 $16 e7e5 $16 Unknown .");
    check(
        "1. e4+/- (1. d4 =) e5 $14 ?! *",
        "game e2e4 $16 ( Illegal $10 ) e7e5 $14 $6 Unknown .",
    );
    check("1. f3 e5 2. g4 Qh4#-+ 0-1", "game f2f3 e7e5 g2g4 d8h4 $19 BlackWon .");
    check("1. e4⩲□N! e5 *", "game e2e4 $14 $7 $146 $1 e7e5 Unknown .");
    // What is not known is told, and is no move.
    check("1. e4 ⟷ e5 & Nf3 *", "game e2e4 Sign@1:7 e7e5 Sign@1:14 g1f3 Unknown .");
    // A letter after a number is what is left of a move.
    check("1. N f3 *", "game word N Move@1:4 f2f3 Unknown .");
    // A letter after a move that promotes is a piece.
    let log = Log {
        position: None,
        ..Log::default()
    };
    assert!(read(log, &b"1. d8N e4N *"[..]).contains("$146"));
}

#[test]
fn castling_comes_in_many_letters() {
    for castling in ["O-O", "0-0", "o-o", "O–O", "0‑0", "0−0", "О-О", "O-O+", "0–0!"] {
        let sign = if castling.ends_with('!') { " $1" } else { "" };
        check(
            format!("1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. {castling} d6 *"),
            &format!("game e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1h1{sign} d7d6 Unknown ."),
        );
    }
    for castling in ["O-O-O", "0-0-0", "o–o–o", "0‑0‑0±"] {
        let sign = if castling.ends_with('±') { " $16" } else { "" };
        check(
            format!("1. d4 d5 2. Nc3 Nc6 3. Bf4 Bf5 4. Qd2 Qd7 5. {castling} e6 *"),
            &format!("game d2d4 d7d5 b1c3 b8c6 c1f4 c8f5 d1d2 d8d7 e1a1{sign} e7e6 Unknown ."),
        );
    }
}

#[test]
fn null_moves_are_told_as_such() {
    for pass in ["--", "Z0", "@@@@", "null", "0000", "<>", "––"] {
        check(
            format!("1. e4 (1. {pass} e5) e5 *"),
            "game e2e4 ( pass e7e5 ) Illegal Unknown .",
        );
        check(format!("1. e4 {pass} *"), "game e2e4 pass Unknown .");
    }
    check("1. e4 --! *", "game e2e4 pass $1 Unknown .");
    check("1. e4 --+- *", "game e2e4 pass $18 Unknown .");
}

#[test]
fn what_cannot_be_seen_is_passed_over() {
    check(
        "1.\u{a0}e4\u{200b} e5\u{2009}2.\u{a0}Nf3… *",
        "game e2e4 e7e5 g1f3 Unknown .",
    );
    check("1. e4 \u{feff}e5 *", "game e2e4 ByteOrderMark@1:7 e7e5 Unknown .");
    check(
        "[A \"b\"]\n\u{feff}[C \"d\"]\n\n1. e4 *",
        "game A=b ByteOrderMark@2:1 C=d e2e4 Unknown .",
    );
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
