//! What the arbiter can tell of a game: everything that can happen, and nothing else.

mod test_desk;

use std::collections::BTreeSet;

use axum::http::StatusCode;
use jadoube_referee::act::IncidentKind;
use jadoube_referee::{situations, situations_in_play};
use jadoube_server::Role;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::test_desk::watcher::PATIENCE;
use crate::test_desk::{Game, TestDesk, header};

#[tokio::test(flavor = "multi_thread")]
async fn what_can_be_taken_up_is_for_the_arbiter() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    server.play(&game, &["f2f3", "e7e5", "g2g4"]).await;
    let path = format!("/api/games/{}/matters", game.id);
    for role in [Role::Spectator, Role::White, Role::Board] {
        let answer = server.ask("get", &path, game.secret(role), "").await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{role}");
    }
    let during = server.ask("get", &path, game.secret(Role::Arbiter), "").await.json();
    assert_eq!(
        during["overrulable"],
        json!([]),
        "the start of the session gives nobody anything"
    );
    let reports = during["reports"].as_array().unwrap();
    let named = |name: &str| reports.iter().find(|report| report["name"] == name).unwrap();
    let other_hand = named("pressed-with-other-hand");
    assert_eq!(other_hand["provision"]["key"], "clock.same-hand");
    assert_eq!(other_hand["about"].as_array().unwrap().len(), 2);
    assert_eq!(other_hand["about"][1]["who"], "Black");
    let speaks = named("spectator-speaks")["about"].as_array().unwrap();
    let who: Vec<&str> = speaks.iter().map(|about| about["who"].as_str().unwrap()).collect();
    assert_eq!(
        who,
        [
            "a spectator",
            "a player who has finished",
            "a player of another game",
            "somebody else"
        ]
    );
    // What is offered is heard, once each; a position is written down only where one is missing.
    let mut names = BTreeSet::new();
    for report in reports {
        assert!(names.insert(report["name"].as_str().unwrap()), "{report}");
        for about in report["about"].as_array().unwrap() {
            let another = server.open(json!({})).await;
            server.play(&another, &["f2f3", "e7e5", "g2g4"]).await;
            let act = filled(report, about["act"].clone());
            let answer = server.act(&another, Role::Arbiter, act.clone()).await;
            assert_eq!(answer.status, StatusCode::OK, "{act}: {}", answer.text);
        }
    }
    for absent in [
        "end.checkmate",
        "position-written-down",
        "appeal-rejected",
        "result-signed",
    ] {
        assert!(!names.contains(absent), "{absent}");
    }
    server
        .happens(&game, json!({"type": "played", "by": "black", "move": "d8h4"}))
        .await;
    let after = server.ask("get", &path, game.secret(Role::Arbiter), "").await.json();
    let after_reports = after["reports"].as_array().unwrap();
    let is_told = |name: &str| after_reports.iter().any(|report| report["name"] == name);
    // A phone may ring now; what brings the game into disrepute, and appeals, are told afterwards too.
    assert!(!is_told("phone-rang") && is_told("disrepute") && is_told("appeal"));
    assert!(!is_told("pressed-with-other-hand"));
    assert_eq!(after["overrulable"].as_array().unwrap().len(), 1, "{after}");
    assert_eq!(after["overrulable"][0]["plays_on"], json!(true));
}

/// An act with something in what must be filled in.
fn filled(report: &Value, mut act: Value) -> Value {
    for field in report["fields"].as_array().unwrap() {
        let at = act.pointer_mut(field["at"].as_str().unwrap());
        match field["kind"].as_str().unwrap() {
            "writing" | "condition" => *at.unwrap() = json!("something"),
            "penalty" | "ruling" => *at.unwrap() = field["choices"][0]["value"].clone(),
            // What stands there can be told as it is.
            "points" | "move" | "square" | "after" => {}
            "facts" => {
                let facts = field["choices"].as_array().unwrap();
                let all: Vec<Value> = facts.iter().map(|choice| choice["value"].clone()).collect();
                act["not"] = json!(all);
            }
            other => panic!("{other} is not to be filled in here"),
        }
    }
    act
}

/// Every incident that the referee knows can be told, of everybody who can have done it.
#[tokio::test(flavor = "multi_thread")]
async fn every_incident_can_be_told() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    server.play(&game, &["e2e4", "e7e5"]).await;
    let path = format!("/api/games/{}/matters", game.id);
    let options = server.ask("get", &path, game.secret(Role::Arbiter), "").await.json();
    let reports = options["reports"].as_array().unwrap();
    let acts = reports.iter().flat_map(|report| report["about"].as_array().unwrap());
    let told: BTreeSet<(String, String)> = acts
        .map(|about| &about["act"])
        .filter(|act| act["type"] == "incident")
        .map(|act| (act["kind"].to_string(), act["who"].to_string()))
        .collect();
    let description = server.ask("get", "/api/openapi.json", None, "").await.json();
    let names = |shape: &str| -> Vec<Value> {
        let shape = &description["components"]["schemas"][shape];
        let variants = shape["enum"].as_array().or(shape["oneOf"].as_array()).unwrap();
        let name = |variant: &Value| variant.get("const").unwrap_or(variant).clone();
        variants.iter().map(name).collect()
    };
    assert!(names("IncidentKind").len() > 20);
    for kind in names("IncidentKind") {
        for who in names("Involved") {
            // What is written on a scoresheet is told with its words.
            let is_noted = kind == "scoresheet-notes";
            let incident: IncidentKind = serde_json::from_value(kind.clone()).unwrap();
            let can_be = incident.involves(serde_json::from_value(who.clone()).unwrap());
            let is_told = told.contains(&(kind.to_string(), who.to_string()));
            assert_eq!(is_told, can_be && !is_noted, "{kind} of {who}");
        }
    }
}

/// What has a place of its own on the arbiter's page, or is told by the desk itself.
const ELSEWHERE: &[(&str, &str)] = &[
    ("player-absent", "the desk tells it when the default time has passed"),
    (
        "scoresheet-incomplete-after-a-flag",
        "the desk knows it, and the page shows who owes it",
    ),
    ("sealed-move-changed", "the player seals at the board"),
    ("resumption-somebody-absent", "the form of the adjournment"),
    ("sealed-move-faulty", "the form that opens the envelope"),
    ("wrong-time-after-adjournment", "the form of the adjournment"),
];

/// The names of what the arbiter can tell of a game now.
async fn told(server: &TestDesk, game: &Game) -> BTreeSet<String> {
    let path = format!("/api/games/{}/matters", game.id);
    let options = server.ask("get", &path, game.secret(Role::Arbiter), "").await.json();
    let reports = options["reports"].as_array().unwrap().iter();
    reports
        .map(|report| report["name"].as_str().unwrap().to_owned())
        .collect()
}

/// Acts of a game that has begun, after a move of each player.
fn after_moves(acts: Vec<Value>) -> Vec<Value> {
    let begun = [
        json!({"type": "arrived", "by": "white"}),
        json!({"type": "arrived", "by": "black"}),
        json!({"type": "round-started"}),
        json!({"type": "played", "by": "white", "move": "e2e4"}),
        json!({"type": "played", "by": "black", "move": "e7e5"}),
    ];
    [begun.to_vec(), acts].concat()
}

/// Games of an edition at moments at which different things can be told: their terms, and what has happened.
fn moments(edition: &str) -> Vec<(Value, Vec<Value>)> {
    let act = |kind: &str| json!({"type": kind});
    let of = |kind: &str, by: &str| json!({"type": kind, "by": by});
    let on = |changes: Value| {
        let mut terms = changes;
        terms["edition"] = json!(edition);
        terms
    };
    let slow = || on(json!({"pace": "standard", "control": "7200"}));
    let quick = |supervision: &str| {
        on(json!({
            "pace": "standard", "control": "7200", "supervision": supervision, "regulations": {"guidelines_iii": true},
        }))
    };
    let short = json!({"type": "clock-set", "times_ms": {"white": 60_000, "black": 60_000}});
    let quickplay =
        |kind: &str| json!({"type": "claimed", "by": "white", "claim": {"type": kind, "ground": "cannot-win"}});
    let paper = |kind: &str, by: &str| json!({"type": kind, "by": by, "paper": "position"});
    let sheet = |kind: &str, by: &str| json!({"type": kind, "by": by, "paper": "scoresheet"});
    let sealed = vec![
        act("sealing-ordered"),
        json!({"type": "sealed", "by": "white"}),
        of("envelope-closed", "white"),
        of("paused", "white"),
    ];
    let lost = vec![
        act("resumption-started"),
        of("arrived", "white"),
        of("arrived", "black"),
        act("envelope-lost"),
        json!({"type": "sealed-move-declared", "by": "white", "move": "g1f3"}),
    ];
    let warning = json!({"type": "penalised", "player": "white", "penalty": {"type": "warning"}});
    vec![
        (on(json!({})), vec![]),
        (on(json!({})), after_moves(vec![])),
        (on(json!({"supervision": "limited"})), after_moves(vec![])),
        (on(json!({"pace": "blitz", "control": "180+2"})), after_moves(vec![])),
        (slow(), after_moves(vec![])),
        (on(json!({"moves": "free"})), after_moves(vec![])),
        (
            on(json!({"control": "900", "regulations": {"guidelines_iii": true}})),
            after_moves(vec![]),
        ),
        (quick("limited"), after_moves(vec![short.clone()])),
        (
            quick("limited"),
            after_moves(vec![
                short.clone(),
                quickplay("quickplay-without-arbiter"),
                paper("handed-in", "white"),
                sheet("handed-in", "white"),
            ]),
        ),
        (on(json!({})), after_moves(vec![of("offered", "black")])),
        (on(json!({})), after_moves(vec![of("resigned", "black")])),
        (on(json!({})), after_moves(vec![act("lost-track")])),
        (slow(), after_moves(vec![of("borrowed-sheet", "white")])),
        (
            slow(),
            after_moves(vec![json!({"type": "session-end-set", "at": 90_000_000})]),
        ),
        (slow(), after_moves(vec![act("sealing-ordered")])),
        (slow(), after_moves(sealed.clone())),
        (
            slow(),
            after_moves([sealed.clone(), vec![act("resumption-started")]].concat()),
        ),
        (slow(), after_moves([sealed, lost].concat())),
        // An appeal against a result, and one against a penalty.
        (
            on(json!({})),
            after_moves(vec![
                of("resigned", "black"),
                json!({"type": "appealed", "by": "black", "ruling": 0}),
            ]),
        ),
        (
            on(json!({})),
            after_moves(vec![warning, json!({"type": "appealed", "by": "white", "ruling": 0})]),
        ),
        // A decision that is postponed: the answers that leave the game open come last.
        (
            quick("full"),
            after_moves(vec![short, quickplay("quickplay"), act("answered")]),
        ),
    ]
}

/// What is meant by an act that speaks of an entry: of the last ruling, or of the question that is open.
async fn meant(server: &TestDesk, game: &Game, act: &Value) -> Vec<Value> {
    let shown = server.look(game, Role::Arbiter).await;
    match act["type"].as_str().unwrap() {
        "appealed" => {
            let entries = shown["entries"].as_array().unwrap().iter().rev();
            let ruling = entries.clone().find(|entry| entry["kind"] == "ruling");
            let mut act = act.clone();
            act["ruling"] = ruling.unwrap()["n"].clone();
            vec![act]
        }
        "answered" => {
            let choices = shown["state"]["questions"][0]["answers"].as_array();
            let choices = choices.into_iter().flatten();
            choices.rev().map(|choice| choice["act"].clone()).collect()
        }
        _ => vec![act.clone()],
    }
}

/// Whatever the referee can be told of, the arbiter finds it at some moment of some game.
#[tokio::test(flavor = "multi_thread")]
async fn every_situation_can_be_told() {
    let server = TestDesk::new().await;
    let mut all_told = BTreeSet::new();
    for edition in ["2023", "2017", "2009", "2005"] {
        for (terms, acts) in moments(edition) {
            let answer = server.ask("post", "/api/games", None, &header(terms).to_string()).await;
            // What an edition does not leave open cannot be regulated.
            if answer.status != StatusCode::CREATED {
                continue;
            }
            let game = Game::of(&answer);
            for act in acts {
                // Not every edition has everything.
                for act in meant(&server, &game, &act).await {
                    server.act(&game, Role::Arbiter, act).await;
                    all_told.extend(told(&server, &game).await);
                }
            }
            all_told.extend(told(&server, &game).await);
        }
    }
    all_told.extend(flags(&server).await);
    let all = situations().iter().chain(situations_in_play());
    let missing: Vec<&str> = all
        .map(|situation| situation.name)
        .filter(|name| !all_told.contains(*name))
        .collect();
    let elsewhere: Vec<&str> = ELSEWHERE.iter().map(|(name, _)| *name).collect();
    assert_eq!(missing, elsewhere);
}

/// What can be told when flags fall: first White's, then Black's too.
async fn flags(server: &TestDesk) -> BTreeSet<String> {
    let game = server
        .open(json!({"pace": "standard", "control": "40/7200:3600"}))
        .await;
    for act in after_moves(vec![json!({"type": "clock-set", "times_ms": {"white": 1, "black": 1}})]) {
        server.happens(&game, act).await;
    }
    let fallen = async |name: &str| {
        let wait = async {
            loop {
                let now = told(server, &game).await;
                if now.contains(name) {
                    return now;
                }
                tokio::task::yield_now().await;
            }
        };
        timeout(PATIENCE, wait).await.expect("the flag falls")
    };
    let one = fallen("flag-down").await;
    server
        .happens(&game, json!({"type": "played", "by": "white", "move": "g1f3"}))
        .await;
    one.into_iter().chain(fallen("both-flags").await).collect()
}
