//! The scoresheet as a PDF: its content, its pages and its accessibility.

use jadoube_board::Move;
use jadoube_clock::Instant;
use jadoube_laws::Edition;
use jadoube_notation::pgn;
use jadoube_referee::wire::{Heading, StoredAct, StoredHeader};
use jadoube_referee::{EventDraft, Language, MateProver, Referee, Terms, Words};
use jadoube_scoresheet::{ClockReadings, Scoresheet, pgn_export};
use lopdf::{Document, Object, decode_text_string};
use serde_json::{Value, json};

/// A game with what is noted on its scoresheet.
struct Game {
    referee: Referee,
    heading: Heading,
    readings: ClockReadings,
    mates: MateProver,
}

impl Game {
    /// A game on the usual terms, with these changes.
    fn open(changes: Value) -> Game {
        let mut header = json!({
            "jadoube": "record", "version": 1, "edition": "2023", "pace": "rapid", "supervision": "full",
            "control": "900+10", "clock_marks_first": true, "budget": 200_000,
        });
        for (name, value) in changes.as_object().unwrap() {
            header[name] = value.clone();
        }
        let header: StoredHeader = serde_json::from_value(header).unwrap();
        let (terms, heading) = header.into_parts();
        Game {
            referee: Referee::new(terms).unwrap(),
            heading,
            readings: ClockReadings::default(),
            mates: MateProver::new(),
        }
    }

    /// The game of a PGN, under the edition of 2005.
    fn import(text: &str) -> Game {
        let (game, _) = pgn::games(text.as_bytes()).next().unwrap().unwrap();
        let terms = Terms {
            start: *game.start().unwrap(),
            ..Terms::of(Edition::E2005)
        };
        let moves: Vec<Move> = game.main().moves().iter().map(|played| played.mv).collect();
        let mut mates = MateProver::new();
        let mut referee = Referee::new(terms).unwrap();
        referee.hear_moves(&moves, &mut mates);
        Game {
            readings: ClockReadings::from_now_on(referee.game()),
            heading: Heading {
                white: game.tags().get("White").map(str::to_owned),
                ..Heading::default()
            },
            referee,
            mates,
        }
    }

    /// Gives an act to the referee, one second after the last.
    fn happens(&mut self, act: Value) {
        let act: StoredAct = serde_json::from_value(act).unwrap();
        let now = self.referee.game().now().map_or(0, Instant::as_millis);
        let at = Instant::from_millis(now + 1_000);
        let event = EventDraft::from(act).at(at);
        self.referee.hear(event, &mut self.mates).unwrap();
        self.readings.follow(self.referee.game(), at);
    }

    /// Starts the session and plays moves, with both players there.
    fn play(&mut self, moves: &[&str]) {
        for by in ["white", "black"] {
            self.happens(json!({"type": "arrived", "by": by}));
        }
        self.happens(json!({"type": "round-started"}));
        for (mv, by) in moves.iter().zip(["white", "black"].iter().cycle()) {
            self.happens(json!({"type": "played", "by": by, "move": mv}));
        }
    }

    fn scoresheet(&self) -> Vec<u8> {
        let words = Words::new(Language::English).unwrap();
        let pdf = Scoresheet::of(&self.referee, &self.heading, &self.readings, &words).pdf();
        let pdf = pdf.unwrap();
        assert!(pdf.starts_with(b"%PDF-"));
        pdf
    }
}

/// The text of each page.
fn pages(pdf: &[u8]) -> Vec<String> {
    let document = Document::load_mem(pdf).unwrap();
    let numbers = document.get_pages().into_keys();
    numbers.map(|page| document.extract_text(&[page]).unwrap()).collect()
}

/// The words of all pages, one blank between two.
fn words(pdf: &[u8]) -> String {
    let text = pages(pdf).join(" ");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether it claims PDF/UA, which krilla validates before it writes the claim.
fn is_accessible(pdf: &[u8]) -> bool {
    let text = String::from_utf8_lossy(pdf);
    text.contains("pdfuaid:part")
}

/// A game of knights that go and come back, for which the edition of 2005 has no end.
fn knights(moves: usize) -> String {
    let pairs = ["Nf3 Nf6", "Ng1 Ng8"].into_iter().cycle().take(moves);
    format!("[White \"Ann\"]\n\n{} *\n", pairs.collect::<Vec<_>>().join(" "))
}

fn check(words: &str, expect: &[&str], never: &[&str]) {
    for expect in expect {
        assert!(words.contains(expect), "{expect} in {words}");
    }
    for never in never {
        assert!(!words.contains(never), "{never} in {words}");
    }
}

#[test]
fn the_head_of_the_record_stands_at_the_foot() {
    let mut game = Game::open(json!({}));
    game.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    let english = Words::new(Language::English).unwrap();
    let sheet = Scoresheet::of(&game.referee, &game.heading, &game.readings, &english);
    let head = "3f2a 91bc 07d4 55e1";
    assert!(!words(&sheet.pdf().unwrap()).contains(head));
    let pdf = sheet.with_head(head.to_owned()).pdf().unwrap();
    assert!(words(&pdf).contains(head), "{}", words(&pdf));
    assert!(is_accessible(&pdf));
}

#[test]
fn an_empty_sheet_is_ready_to_use() {
    let game = Game::open(json!({"control": null, "pace": "standard"}));
    let words = words(&game.scoresheet());
    check(
        &words,
        &[
            "Scoresheet",
            "Event",
            "Place",
            "Date",
            "Round",
            "Board",
            "Time control",
            "2023, standard",
            "White",
            "Black",
            "60",
            "Result",
            "Signature of White",
            "Signature of Black",
            "Signature of the arbiter",
            "Page 1 of 1",
        ],
        &["(=)", "…", ":"],
    );
}

#[test]
fn nothing_of_its_own_is_cut_off_in_any_language() {
    for language in Language::ALL {
        for pace in ["standard", "rapid", "blitz"] {
            let game = Game::open(json!({"control": "5400/40+30:1800+30", "pace": pace}));
            let spoken = Words::new(language).unwrap();
            let pdf = Scoresheet::of(&game.referee, &game.heading, &game.readings, &spoken).pdf();
            let words = words(&pdf.unwrap());
            check(&words, &["2023, "], &["…"]);
        }
    }
}

#[test]
fn a_game_stands_on_it() {
    let heading = json!({
        "white": "Łukasz Ağdestein", "black": "Đorđević", "event": "Club", "site": "Århus", "round": "5", "board": "12",
        "date": "2026-11-16",
    });
    let mut game = Game::open(json!({"heading": heading}));
    game.play(&["f2f3", "e7e5"]);
    game.happens(json!({"type": "offered", "by": "black"}));
    game.happens(json!({"type": "played", "by": "white", "move": "g2g4"}));
    let going = words(&game.scoresheet());
    check(&going, &["1 f3 0:15:", "e5 (=) 0:15:", "2 g4 0:15:"], &["mate", "Qh4"]);
    game.happens(json!({"type": "played", "by": "black", "move": "d8h4"}));
    let over = words(&game.scoresheet());
    check(
        &over,
        &[
            "Łukasz Ağdestein",
            "Đorđević",
            "Event Club",
            "Place Århus",
            "Date 2026-11-16",
            "Round 5",
            "Board 12",
            "Time control 15m+10s",
            "2023, rapid",
            "Qh4#",
            "Result 0–1",
            "Checkmate by Black",
        ],
        &["WhiteClock"],
    );
}

#[test]
fn sixty_moves_fill_a_page() {
    for (moves, expect) in [(1, 1), (60, 1), (61, 2), (200, 4)] {
        let game = Game::import(&knights(moves));
        let pages = pages(&game.scoresheet());
        assert_eq!(pages.len(), expect, "{moves}");
        for (number, page) in (1..).zip(&pages) {
            assert!(page.contains(&format!("Page {number} of {expect}")), "{page}");
            assert!(page.contains("Ann"), "{page}");
            assert_eq!(page.contains("Signature"), number == expect, "{page}");
            assert_eq!(page.contains("More moves on page"), number != expect, "{page}");
        }
        let written = pages.join(" ");
        assert_eq!(written.matches("Nf6").count() + written.matches("Ng8").count(), moves);
    }
}

#[test]
fn a_game_can_begin_anywhere() {
    let start = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 31";
    let game = Game::import(&format!("[SetUp \"1\"]\n[FEN \"{start}\"]\n\n31... Kd7 32. e4 *\n"));
    let words = words(&game.scoresheet());
    check(&words, &[start, "31 … Kd7 32 e4"], &["30"]);
}

/// An offer before the first move is noted where that move will be.
#[test]
fn an_offer_can_come_first() {
    let mut game = Game::open(json!({}));
    game.play(&["e2e4"]);
    game.happens(json!({"type": "offered", "by": "black"}));
    let words = words(&game.scoresheet());
    assert_eq!(words.matches("(=)").count(), 1, "{words}");
    assert!(!words.contains("e4 (=)"), "{words}");
}

#[test]
fn any_name_is_text() {
    for name in [
        "W".repeat(200),
        "a\u{301}".repeat(100),
        format!("Z{}", "\u{301}".repeat(199)),
        "أحمد بن علي אבי כהן (GM) 12".to_owned(),
        "👩‍👩‍👧 🦩 名前 \u{e801}\u{10ffff}\u{feff}".to_owned(),
        "<script>alert(1)</script> ) Tj ET (\\".to_owned(),
        "{$black} {$page}".to_owned(),
        String::new(),
        " ".repeat(200),
    ] {
        let heading: Value = ["white", "black", "event", "site", "date", "round", "board"]
            .map(|field| (field.to_owned(), json!(name)))
            .into_iter()
            .collect::<serde_json::Map<_, _>>()
            .into();
        let mut game = Game::open(json!({"heading": heading}));
        game.play(&["e2e4"]);
        let pdf = game.scoresheet();
        assert_eq!(pages(&pdf).len(), 1, "{name}");
        assert!(pdf.len() < 100_000, "{name}: {}", pdf.len());
        assert!(is_accessible(&pdf), "{name}");
    }
}

#[test]
fn the_same_game_gives_the_same_bytes() {
    let game = Game::import(&knights(70));
    let once = game.scoresheet();
    assert!(once == game.scoresheet());
    assert!(once.len() < 60_000, "{}", once.len());
}

/// Screen readers get its title, its language and a table.
#[test]
fn it_is_tagged() {
    let game = Game::import(&knights(3));
    let document = Document::load_mem(&game.scoresheet()).unwrap();
    let catalog = document.catalog().unwrap();
    assert_eq!(catalog.get(b"Lang").unwrap().as_str().unwrap(), b"en");
    let roles = document.objects.values().filter_map(|object| {
        let object = object.as_dict().ok()?.get(b"S").ok()?;
        object.as_name().ok().map(<[u8]>::to_vec)
    });
    let roles: Vec<Vec<u8>> = roles.collect();
    for (role, expect) in [("H1", 1), ("Table", 1), ("TR", 4), ("TH", 6), ("TD", 6)] {
        let found = roles.iter().filter(|found| *found == role.as_bytes()).count();
        assert_eq!(found, expect, "{role}");
    }
    let info = document.trailer.get(b"Info").and_then(Object::as_reference).unwrap();
    let info = document.get_dictionary(info).unwrap();
    let title = decode_text_string(info.get(b"Title").unwrap()).unwrap();
    assert_eq!(title, "Ann – Black, scoresheet");
    assert!(!info.has(b"CreationDate") && !info.has(b"ModDate"));
}

#[test]
fn an_illegal_move_that_stands_parts_the_pgn() {
    let mut game = Game::open(json!({"moves": "free", "supervision": "limited"}));
    game.happens(json!({"type": "round-started"}));
    for (by, mv) in [("white", "e2e4"), ("black", "e7e5")] {
        game.happens(json!({"type": "played", "by": by, "move": mv}));
    }
    game.happens(json!({"type": "played", "by": "white", "move": "f1c5", "seen": ["white", "black"]}));
    game.happens(json!({"type": "played", "by": "black", "move": "a7a6"}));
    game.happens(json!({"type": "resigned", "by": "white"}));
    let games = pgn_export(&game.referee, &game.heading, &game.readings);
    let [first, rest] = &games[..] else {
        panic!("{} games", games.len());
    };
    let text = first.to_string();
    assert!(text.contains("An illegal move was played here: f1-c5."), "{text}");
    assert!(text.contains("[Result \"*\"]"), "{text}");
    let text = rest.to_string();
    assert!(
        text.contains("[SetUp \"1\"]") && text.contains("[Result \"0-1\"]"),
        "{text}"
    );
    assert!(text.contains("2... ") && text.contains("a6"), "{text}");
    // Any reader of legal games reads both.
    for game in &games {
        let text = format!("{game}\n");
        let (read, flaws) = pgn::Game::read(&text);
        assert!(flaws.is_empty(), "{flaws:?}");
        assert_eq!(format!("{read}\n"), text);
    }
}

#[test]
fn a_game_that_was_not_played_is_marked_where_the_edition_has_marks() {
    for (edition, result, comment) in [
        ("2023", "Result +/-", true),
        ("2017", "Result +/-", true),
        ("2005", "Result 1–0", false),
    ] {
        let mut game = Game::open(json!({"edition": edition, "regulations": {"default_time_ms": 0}}));
        game.happens(json!({"type": "arrived", "by": "white"}));
        game.happens(json!({"type": "round-started"}));
        game.happens(json!({"type": "time-passed"}));
        let (no, _) = game.referee.game().questions().last().unwrap();
        let question = no.get();
        game.happens(json!({"type": "answered", "question": question, "answer": {"type": "loses"}}));
        check(&words(&game.scoresheet()), &[result], &[]);
        let exported = pgn_export(&game.referee, &game.heading, &game.readings);
        let text = exported[0].to_string();
        check(&text, &["[Result \"1-0\"]", "[Termination \"rules infraction\"]"], &[]);
        assert_eq!(text.contains("Not played: +/-."), comment, "{edition}: {text}");
    }
}
