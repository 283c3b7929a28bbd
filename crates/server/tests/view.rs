//! What each role is shown, field by field.

mod test_desk;

use std::collections::BTreeSet;

use jadoube_server::Role;
use serde_json::{Value, json};

use crate::test_desk::watcher::Watcher;
use crate::test_desk::{Game, TestDesk};

/// What everybody is shown, the questions aside: who plays is shown nothing that could help.
const SHOWN: &[&str] = &[
    "entries",
    "entries.articles",
    "entries.articles.citation",
    "entries.articles.key",
    "entries.articles.number",
    "entries.articles.title",
    "entries.at_ms",
    "entries.effects",
    "entries.kind",
    "entries.n",
    "entries.positions",
    "entries.ply",
    "entries.reason",
    "entries.text",
    "role",
    "state",
    "state.beat_ms",
    "state.clock",
    "state.clock.flag",
    "state.clock.flag.black",
    "state.clock.flag.white",
    "state.clock.left_ms",
    "state.clock.left_ms.black",
    "state.clock.left_ms.white",
    "state.clock.running",
    "state.clock.still_ms",
    "state.clock.still_ms.black",
    "state.clock.still_ms.white",
    "state.control",
    "state.control_said",
    "state.ending",
    "state.fen",
    "state.flags_called",
    "state.header",
    "state.interrupted",
    "state.last_move",
    "state.moves",
    "state.moves.clock_ms",
    "state.moves.offer",
    "state.moves.san",
    "state.moves_from",
    "state.now_ms",
    "state.offers",
    "state.offers.black",
    "state.offers.white",
    "state.phase",
    "state.present",
    "state.present.black",
    "state.present.white",
    "state.questions",
    "state.ready",
    "state.ready.black",
    "state.ready.white",
    "state.result",
    "upto",
];

fn fields(value: &Value, path: &str, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                let path = [path, name].join(".").trim_start_matches('.').to_owned();
                found.insert(path.clone());
                // The header is what was fixed before the game, and is on every poster.
                if path != "state.header" {
                    self::fields(value, &path, found);
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| fields(value, path, found)),
        _ => {}
    }
}

/// What a role is shown in every way that there is: when it looks, when it watches, and when something was said.
async fn shown(server: &TestDesk, game: &Game, role: Role) -> Vec<Value> {
    let mut shown = vec![server.look(game, role).await];
    let mut watcher = Watcher::sit(server, game, role, None).await;
    shown.extend(watcher.next().await);
    let by = match role {
        Role::Black => "black",
        Role::Arbiter | Role::Board | Role::White => "white",
        Role::Spectator => return shown,
    };
    // The same offer would be counted and not entered.
    let offered = json!({"type": "offered", "by": by, "condition": role.name()});
    let answer = server.act(game, role, offered).await;
    assert!(answer.status.is_success(), "{role}: {}", answer.text);
    shown.push(answer.json());
    shown.extend(watcher.next().await);
    shown
}

/// A game with everything in it that players must not be helped by.
async fn revealing(server: &TestDesk) -> Game {
    let game = server.open(json!({})).await;
    let shuffle = ["g1f3", "g8f6", "f3g1", "f6g8"].repeat(2);
    server.play(&game, &shuffle).await;
    for act in [
        json!({"type": "made", "by": "white", "move": "e2e4"}),
        json!({"type": "made", "by": "black", "move": "e7e5"}),
        // White has not pressed, and moves again.
        json!({"type": "made", "by": "white", "move": "d2d4"}),
        json!({"type": "pressed", "by": "white"}),
        json!({"type": "touched", "by": "black", "square": "b8"}),
        // Black presses without a move.
        json!({"type": "pressed", "by": "black"}),
        json!({"type": "time-passed"}),
        json!({"type": "offered", "by": "black"}),
        json!({"type": "paused", "by": "black"}),
    ] {
        let answer = server.act(&game, Role::Arbiter, act.clone()).await;
        assert!(answer.status.is_success(), "{act}: {}", answer.text);
    }
    game
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_but_the_arbiter_is_shown_more_fields() {
    let server = TestDesk::new().await;
    let game = revealing(&server).await;
    for role in [Role::Board, Role::White, Role::Black, Role::Spectator] {
        for shown in shown(&server, &game, role).await {
            let mut found = BTreeSet::new();
            fields(&shown, "", &mut found);
            let more: Vec<&String> = found.iter().filter(|path| !SHOWN.contains(&path.as_str())).collect();
            assert!(more.is_empty(), "{role}: {more:?}");
            assert_eq!(shown["state"]["questions"], json!([]), "{role}");
            assert_eq!(shown["role"], role.name());
        }
    }
    let shown = server.look(&game, Role::Arbiter).await;
    assert!(!shown["state"]["questions"].as_array().unwrap().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn players_are_told_nothing_that_could_help() {
    let server = TestDesk::new().await;
    let game = revealing(&server).await;
    let secret = [
        "White presses the clock.",
        "did not press",
        "counts as completed",
        "touche",
        "can no longer claim",
        "Time has passed",
        "move.completed-by-next-move",
        "draw-claim.forfeited-by-touching",
    ];
    // The arbiter knows all this, so that its absence elsewhere means something.
    let arbiter = server.look(&game, Role::Arbiter).await["entries"].to_string();
    for word in secret {
        assert!(arbiter.contains(word), "{word}: {arbiter}");
    }
    for role in [Role::Board, Role::White, Role::Black] {
        for shown in shown(&server, &game, role).await {
            let told = shown["entries"].to_string();
            for word in secret {
                assert!(!told.contains(word), "{role} {word}: {told}");
            }
            // Where the pieces stand and whose move it is; no rights, no en passant, no counters.
            let fen = "rnbqkbnr/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNBQKBNR b - - 0 1";
            assert_eq!(shown["state"]["fen"], fen, "{role}");
            let numbers = shown["entries"]
                .as_array()
                .unwrap()
                .iter()
                .map(|entry| entry["n"].as_u64().unwrap());
            assert!(numbers.is_sorted(), "{role}");
        }
    }
    let shown = server.look(&game, Role::Spectator).await;
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 6";
    assert_eq!(shown["state"]["fen"], fen);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_is_told_to_players_only_if_it_stops_the_clock() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    server.play(&game, &["e2e4"]).await;
    server.happens(&game, json!({"type": "paused", "by": "black"})).await;
    for (role, expect) in [
        (Role::Arbiter, true),
        (Role::White, true),
        (Role::Board, true),
        (Role::Spectator, false),
    ] {
        let shown = server.look(&game, role).await;
        let asked = shown["entries"]
            .as_array()
            .unwrap()
            .iter()
            .any(|entry| entry["kind"] == "question");
        assert_eq!(asked, expect, "{role}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_illegal_move_says_what_the_board_shows_and_no_legal_move() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    server.play(&game, &[]).await;
    for (mv, why, squares) in [
        ("e2e5", "A pawn does not move that way.", json!(null)),
        ("e1e2", "One of the player's own pieces stands on e2.", json!(["e2"])),
        ("h1h5", "A piece on h2 stands in the way.", json!(["h2"])),
    ] {
        let act = json!({"type": "made", "by": "white", "move": mv});
        let answer = server.act(&game, Role::White, act).await;
        let refused = answer.json();
        assert_eq!(refused["problem"], "refused", "{mv}");
        assert_eq!(refused["text"], format!("The move is illegal. {why}"), "{mv}");
        assert_eq!(refused["squares"], squares, "{mv}");
        let told: Vec<&String> = refused.as_object().unwrap().keys().collect();
        let known = ["article", "problem", "squares", "text"];
        assert!(told.iter().all(|field| known.contains(&field.as_str())), "{told:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn names_of_strangers_are_text() {
    let server = TestDesk::new().await;
    let name = "<script>alert(1)</script> [Event \"x\"]";
    let game = server.open(json!({"heading": {"white": name}})).await;
    let shown = server.look(&game, Role::Spectator).await;
    assert_eq!(shown["state"]["header"]["heading"]["white"], name);
    let pgn = server
        .ask("get", &format!("/api/games/{}/game.pgn", game.id), None, "")
        .await;
    assert!(
        pgn.text
            .contains("[White \"<script>alert(1)</script> [Event \\\"x\\\"]\"]"),
        "{}",
        pgn.text
    );
    assert!(
        pgn.headers["content-type"]
            .to_str()
            .unwrap()
            .starts_with("application/x-chess-pgn")
    );
}
