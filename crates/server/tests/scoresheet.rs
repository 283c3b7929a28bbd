//! The scoresheet as a PDF: what stands on it, how many pages it has, and whom it takes in.

mod test_desk;

use axum::body::to_bytes;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use jadoube_server::Role;
use lopdf::{Document, Object, decode_text_string};
use serde_json::{Value, json};

use crate::test_desk::{Game, TestDesk, request};

async fn scoresheet(server: &TestDesk, game: &Game) -> Vec<u8> {
    let path = format!("/api/games/{}/scoresheet.pdf", game.id);
    let answer = server.respond(request("get", &path, None, "")).await;
    assert_eq!(answer.status(), StatusCode::OK);
    assert_eq!(answer.headers()[CONTENT_TYPE], "application/pdf");
    let pdf = to_bytes(answer.into_body(), 1 << 24).await.unwrap().to_vec();
    assert!(pdf.starts_with(b"%PDF-"));
    pdf
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

/// Whether it says that it keeps to the standard for accessible documents, which is checked before it says so.
fn is_for_all_readers(pdf: &[u8]) -> bool {
    let text = String::from_utf8_lossy(pdf);
    text.contains("pdfuaid:part")
}

async fn import(server: &TestDesk, pgn: &str) -> Game {
    let answer = server.ask("post", "/api/import?edition=2005", None, pgn).await;
    assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
    Game::of(&answer)
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

#[tokio::test(flavor = "multi_thread")]
async fn an_empty_sheet_is_ready_to_use() {
    let server = TestDesk::new().await;
    let game = server.open(json!({"control": null, "pace": "standard"})).await;
    let words = words(&scoresheet(&server, &game).await);
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

#[tokio::test(flavor = "multi_thread")]
async fn a_game_stands_on_it() {
    let server = TestDesk::new().await;
    let heading = json!({
        "white": "Łukasz Ağdestein", "black": "Đorđević", "event": "Club", "site": "Århus", "round": "5", "board": "12",
        "date": "2026-11-16",
    });
    let game = server.open(json!({"heading": heading})).await;
    server.play(&game, &["f2f3", "e7e5"]).await;
    server.happens(&game, json!({"type": "offered", "by": "black"})).await;
    server
        .happens(&game, json!({"type": "played", "by": "white", "move": "g2g4"}))
        .await;
    let going = words(&scoresheet(&server, &game).await);
    check(&going, &["1 f3 0:15:", "e5 (=) 0:15:", "2 g4 0:15:"], &["mate", "Qh4"]);
    server
        .happens(&game, json!({"type": "played", "by": "black", "move": "d8h4"}))
        .await;
    let over = words(&scoresheet(&server, &game).await);
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

#[tokio::test(flavor = "multi_thread")]
async fn sixty_moves_fill_a_page() {
    let server = TestDesk::new().await;
    for (moves, expect) in [(1, 1), (60, 1), (61, 2), (200, 4)] {
        let game = import(&server, &knights(moves)).await;
        let pages = pages(&scoresheet(&server, &game).await);
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

#[tokio::test(flavor = "multi_thread")]
async fn a_game_can_begin_anywhere() {
    let server = TestDesk::new().await;
    let start = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 31";
    let game = import(
        &server,
        &format!("[SetUp \"1\"]\n[FEN \"{start}\"]\n\n31... Kd7 32. e4 *\n"),
    )
    .await;
    let words = words(&scoresheet(&server, &game).await);
    check(&words, &[start, "31 … Kd7 32 e4"], &["30"]);
}

/// An offer that stands with no move stands where the move will.
#[tokio::test(flavor = "multi_thread")]
async fn an_offer_can_come_first() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    server.play(&game, &["e2e4"]).await;
    server.happens(&game, json!({"type": "offered", "by": "black"})).await;
    let words = words(&scoresheet(&server, &game).await);
    assert_eq!(words.matches("(=)").count(), 1, "{words}");
    assert!(!words.contains("e4 (=)"), "{words}");
}

#[tokio::test(flavor = "multi_thread")]
async fn any_name_is_text() {
    let server = TestDesk::new().await;
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
        let game = server.open(json!({"heading": heading})).await;
        server.play(&game, &["e2e4"]).await;
        let pdf = scoresheet(&server, &game).await;
        assert_eq!(pages(&pdf).len(), 1, "{name}");
        assert!(pdf.len() < 100_000, "{name}: {}", pdf.len());
        assert!(is_for_all_readers(&pdf), "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_game_gives_the_same_bytes() {
    let server = TestDesk::new().await;
    let game = import(&server, &knights(70)).await;
    let once = scoresheet(&server, &game).await;
    assert!(once == scoresheet(&server, &game).await);
    assert!(once.len() < 60_000, "{}", once.len());
    let path = format!("/api/games/{}/record.jsonl", game.id);
    let record = server.ask("get", &path, game.secret(Role::Arbiter), "").await;
    let again = import(&server, &record.text).await;
    assert!(once == scoresheet(&server, &again).await);
}

/// Those who do not see it are told its title, its language and a table.
#[tokio::test(flavor = "multi_thread")]
async fn it_can_be_heard() {
    let server = TestDesk::new().await;
    let game = import(&server, &knights(3)).await;
    let document = Document::load_mem(&scoresheet(&server, &game).await).unwrap();
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

#[tokio::test(flavor = "multi_thread")]
async fn no_game_no_sheet() {
    let server = TestDesk::new().await;
    let answer = server.ask("get", "/api/games/none/scoresheet.pdf", None, "").await;
    assert_eq!(
        (answer.status, answer.json()["problem"].as_str()),
        (StatusCode::NOT_FOUND, Some("no-game"))
    );
}
