//! What the arbiter can tell of a game: everything that can happen, and nothing else.

mod test_desk;

use std::collections::BTreeSet;

use axum::http::StatusCode;
use jadoube_referee::act::IncidentKind;
use jadoube_server::Role;
use serde_json::{Value, json};

use crate::test_desk::TestDesk;

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
