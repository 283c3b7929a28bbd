//! What people write is read for them, and typing a move is making it.

mod test_desk;

use axum::http::StatusCode;
use jadoube_server::Role;
use serde_json::json;

use crate::test_desk::{TestDesk, header};

#[tokio::test(flavor = "multi_thread")]
async fn time_controls_and_start_positions_are_read() {
    let server = TestDesk::new().await;
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for (query, expect) in [
        (
            "control=15%2B10",
            Some(json!({"control": "900+10", "everyday": "15m+10s", "pace": "rapid"})),
        ),
        (
            "control=15-inc10",
            Some(json!({"control": "900+10", "everyday": "15m+10s", "pace": "rapid"})),
        ),
        (
            "control=10%2B2&edition=2009",
            Some(json!({"control": "600+2", "everyday": "10m+2s", "pace": "blitz"})),
        ),
        (
            "control=10%2B2&edition=2023",
            Some(json!({"control": "600+2", "everyday": "10m+2s", "pace": "rapid"})),
        ),
        ("control=", Some(json!({}))),
        ("chess960=518", Some(json!({ "start": start }))),
        ("", Some(json!({}))),
        ("control=soon", None),
        ("chess960=960", None),
        ("chess960=-1", None),
    ] {
        let answer = server.ask("get", &format!("/api/read?{query}"), None, "").await;
        match expect {
            Some(mut expect) => {
                // What is open has a test of its own.
                expect["open"] = answer.json()["open"].clone();
                for other in ["supervision", "said"] {
                    if let Some(told) = answer.json().get(other) {
                        expect[other] = told.clone();
                    }
                }
                assert_eq!(answer.json(), expect, "{query}");
            }
            None => assert!(answer.status.is_client_error(), "{query}: {}", answer.text),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_full_supervision_takes_is_told_where_the_edition_asks_for_it() {
    let server = TestDesk::new().await;
    for (query, expect) in [
        ("control=15%2B10", json!({"games": 3, "recorded": true})),
        ("control=3%2B2", json!({"games": 1, "recorded": true})),
        ("control=90%2B30", json!(null)),
        ("control=15%2B10&edition=2005", json!(null)),
    ] {
        let answer = server.ask("get", &format!("/api/read?{query}"), None, "").await;
        assert_eq!(answer.json()["supervision"], expect, "{query}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_to_be_open_can_be_regulated_and_nothing_else() {
    let server = TestDesk::new().await;
    let all = json!({
        "appeals": false, "default_time_ms": 1_800_000, "devices_in_bag": true, "draws": {"type": "never"},
        "guidelines_iii": true, "increment_before_first_move": false, "leaving_reported": true,
        "fines_announced": true, "device_penalty": "warning",
        "points": {"win": "3", "draw": "1", "loss": "0"}, "resumption_default_time_ms": 1_234_000,
        "session_starts_before_ms": 600_000,
    });
    for edition in ["2005", "2009", "2017", "2023"] {
        for (pace, supervision) in [("standard", "full"), ("rapid", "limited"), ("blitz", "full")] {
            let query = format!("edition={edition}&pace={pace}&supervision={supervision}");
            let answer = server.ask("get", &format!("/api/read?{query}"), None, "").await;
            let open: Vec<String> = serde_json::from_value(answer.json()["open"].clone()).unwrap();
            for (field, value) in all.as_object().unwrap() {
                let terms = json!({"edition": edition, "pace": pace, "supervision": supervision,
                    "regulations": {field: value}});
                let answer = server.ask("post", "/api/games", None, &header(terms).to_string()).await;
                let opened = answer.status == StatusCode::CREATED;
                assert_eq!(opened, open.contains(field), "{query} {field}: {}", answer.text);
            }
        }
    }
    for query in ["pace=slow", "supervision=none", "edition=1999"] {
        let answer = server.ask("get", &format!("/api/read?{query}"), None, "").await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{query}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_typed_move_is_made_by_those_who_may() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    server.play(&game, &["g1f3", "g8f6", "d2d4", "d7d5"]).await;
    let path = format!("/api/games/{}/typed", game.id);
    for (role, typed, expect) in [
        (
            Role::Spectator,
            json!({"by": "white", "text": "e3"}),
            StatusCode::FORBIDDEN,
        ),
        (Role::Black, json!({"by": "white", "text": "e3"}), StatusCode::FORBIDDEN),
        (Role::Black, json!({"by": "black", "text": "e6"}), StatusCode::CONFLICT),
        (
            Role::White,
            json!({"by": "white", "text": "Nd2"}),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (
            Role::White,
            json!({"by": "white", "text": "?"}),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (
            Role::White,
            json!({"by": "white", "text": "e2e5"}),
            StatusCode::CONFLICT,
        ),
        (Role::White, json!({"by": "white", "text": "Nbd2"}), StatusCode::OK),
        (
            Role::Board,
            json!({"by": "black", "text": "Nbd7", "claim": "threefold"}),
            StatusCode::OK,
        ),
    ] {
        let answer = server.ask("post", &path, game.secret(role), &typed.to_string()).await;
        assert_eq!(answer.status, expect, "{role} {typed}: {}", answer.text);
        // Whoever writes two moves in one is not told which.
        assert!(!answer.text.contains("b1d2"), "{typed}: {}", answer.text);
    }
    let seen = server.look(&game, Role::Spectator).await;
    let moves = seen["state"]["moves"].as_array().unwrap();
    assert_eq!(
        (moves.len(), &moves[4]["san"]),
        (5, &json!("Nbd2")),
        "a claim does not make its move"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_time_control_that_cannot_be_read_is_told_in_words() {
    let server = TestDesk::new().await;
    for (control, expect) in [
        ("soon", "“soon” is not understood: expected a number"),
        ("15%2B", "After “15+” something is missing: expected a number"),
        ("40/90m%2Bx", "“40/90m+” is understood, “x” is not: expected a number"),
        ("15%2B%C3%A9", "“15+” is understood, “é” is not: expected a number"),
    ] {
        let answer = server
            .ask("get", &format!("/api/read?control={control}"), None, "")
            .await;
        let text = answer.json()["text"].as_str().unwrap().to_owned();
        assert!(text.starts_with(expect) && text.contains("15+10"), "{control}: {text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_read_in_five_languages() {
    let server = TestDesk::new().await;
    for (played, language, text, expect) in [
        (&[][..], None, "Sf3", Ok("Nf3")),
        (&[], None, "g1f3", Ok("Nf3")),
        (&[], None, "Sg1-f3", Ok("Nf3")),
        (&[], None, "e2-e4", Ok("e4")),
        (&["e2e4", "e7e5"], None, "Dh5", Ok("Qh5")),
        (&["e2e4", "e7e5"], None, "Lb5", Ok("Bb5")),
        (
            &["e2e4", "e7e5", "g1f3", "g8f6", "f1c4", "f8c5"],
            None,
            "0-0",
            Ok("0-0"),
        ),
        // Queen or pawn: the desk does not choose.
        (&["d2d4", "e7e5", "d1d3", "h7h6", "d3e3", "h6h5"], None, "Dxe5", Err(())),
        (
            &["d2d4", "e7e5", "d1d3", "h7h6", "d3e3", "h6h5"],
            Some("da"),
            "Dxe5",
            Ok("Qxe5+"),
        ),
        // An English letter means the English piece, legal or not.
        (&[], None, "Pf3", Ok("f3")),
        (&[], Some("nl"), "Pf3", Ok("Nf3")),
        (&["f2f4", "e7e5"], None, "Pf3", Err(())),
        (&[], None, "Xf3", Err(())),
    ] {
        let game = server.open(json!({})).await;
        server.play(&game, played).await;
        let path = format!("/api/games/{}/typed", game.id);
        let typed = json!({"by": "white", "text": text, "language": language});
        let answer = server
            .ask("post", &path, game.secret(Role::White), &typed.to_string())
            .await;
        match expect {
            Ok(san) => assert_eq!(
                answer.json()["state"]["moves"][played.len()]["san"],
                san,
                "{text}: {}",
                answer.text
            ),
            Err(()) => assert!(answer.status.is_client_error(), "{text}: {}", answer.text),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_read_with_fewer_fields_and_refused_in_words() {
    let server = TestDesk::new().await;
    for (fen, expect) in [
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Ok(None)),
        (
            "4k3/8/8/8/8/8/4P3/4K3 w - -",
            Ok(Some("This FEN has four fields. The counters are taken as 0 and 1.")),
        ),
        (
            "8/8/8/8/8/8/8/K7 w - - 0 1",
            Err("Black has no king. Each side needs one."),
        ),
        (
            "k7/8/8/8/8/8/8/K6K w - - 0 1",
            Err("White has 2 kings. Each side needs one."),
        ),
        (
            "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1",
            Err("Black is in check, although White has the move."),
        ),
        ("4k3/8/8/8/8/8/8/4K3", Err("The FEN does not say who has the move.")),
        (
            "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1",
            Err("There is no rook on h1 to castle with."),
        ),
        ("nonsense w - - 0 1", Err("\u{201c}o\u{201d} is not a piece.")),
    ] {
        let query = fen.replace(' ', "+");
        let answer = server.ask("get", &format!("/api/read?fen={query}"), None, "").await;
        let read = answer.json();
        match expect {
            Ok(remark) => {
                assert_eq!(read["start"], "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "{fen}");
                assert_eq!(read["start_remark"].as_str(), remark, "{fen}");
            }
            Err(why) => {
                assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{fen}");
                let text = read["text"].as_str().unwrap();
                assert!(text.contains(why), "{fen}: {text}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_illegal_move_says_why_by_which_article_and_where() {
    let server = TestDesk::new().await;
    let game = server.open(json!({"start": "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1"})).await;
    server.play(&game, &[]).await;
    let made = json!({"type": "made", "by": "white", "move": "e2c3"});
    let typed = json!({"by": "white", "text": "Nc3"});
    let claimed = json!({"by": "white", "text": "Nc3", "claim": "threefold"});
    for (path, body) in [
        ("acts", &made),
        ("typed", &typed),
        ("intended", &typed),
        ("typed", &claimed),
    ] {
        let path = format!("/api/games/{}/{path}", game.id);
        let answer = server
            .ask("post", &path, game.secret(Role::White), &body.to_string())
            .await;
        assert_eq!(answer.status, StatusCode::CONFLICT, "{path}: {}", answer.text);
        let why = answer.json();
        assert_eq!(
            why["text"], "The move is illegal. The piece is pinned by the rook on e8.",
            "{path}"
        );
        assert_eq!(why["article"]["key"], "check.no-self-check", "{path}");
        assert_eq!(why["squares"], json!(["e8"]), "{path}");
    }
    let seen = server.look(&game, Role::Arbiter).await;
    assert_eq!(seen["state"]["moves"], json!([]), "nothing was recorded");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_move_of_a_claim_is_read_and_not_recorded() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    server.play(&game, &[]).await;
    let before = server.look(&game, Role::Arbiter).await["upto"].clone();
    let path = format!("/api/games/{}/intended", game.id);
    let unmade = json!({"by": "white", "text": "g1f3"});
    let answer = server
        .ask("post", &path, game.secret(Role::White), &unmade.to_string())
        .await;
    assert_eq!(answer.json(), json!({"san": "Nf3", "from": "g1", "to": "f3"}));
    assert_eq!(server.look(&game, Role::Arbiter).await["upto"], before);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_library_says_is_for_programmers() {
    let server = TestDesk::new().await;
    let answer = server.ask("post", "/api/games", None, "{\"jadoube\": 3}").await;
    let problem = answer.json();
    assert_eq!(problem["text"], "The desk does not understand this request.");
    assert!(problem["detail"].as_str().is_some_and(|detail| !detail.is_empty()));
    let answer = server.ask("get", "/api/games?skip=many", None, "").await;
    assert_eq!(answer.json()["text"], "The desk does not understand this request.");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_an_arbiter_the_players_start_and_restart_the_game() {
    let server = TestDesk::new().await;
    for (oversight, expect) in [("players", StatusCode::OK), ("arbiter", StatusCode::FORBIDDEN)] {
        let game = server.open(json!({"oversight": oversight, "control": "900+10"})).await;
        let started = server.act(&game, Role::White, json!({"type": "round-started"})).await;
        assert_eq!(started.status, StatusCode::FORBIDDEN, "Black is not there yet");
        for (role, by) in [(Role::White, "white"), (Role::Black, "black")] {
            server.act(&game, role, json!({"type": "arrived", "by": by})).await;
        }
        let started = server.act(&game, Role::White, json!({"type": "round-started"})).await;
        assert_eq!(started.status, expect, "{oversight}: {}", started.text);
        server.act(&game, Role::Arbiter, json!({"type": "round-started"})).await;
        server
            .act(&game, Role::Black, json!({"type": "paused", "by": "black"}))
            .await;
        let agreed = server
            .act(&game, Role::White, json!({"type": "agreed-to-play-on", "by": "white"}))
            .await;
        assert_eq!(agreed.status.is_success(), oversight == "players", "{}", agreed.text);
        server
            .act(&game, Role::Black, json!({"type": "agreed-to-play-on", "by": "black"}))
            .await;
        let seen = server.look(&game, Role::Spectator).await;
        assert_eq!(seen["state"]["interrupted"], oversight == "arbiter", "{oversight}");
    }
}
