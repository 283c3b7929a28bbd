//! The description in `docs/` is that of the code, and it is whole. `JADOUBE_UPDATE=1` writes it anew.

mod test_desk;

use std::path::Path;

use axum::http::StatusCode;
use jadoube_server::openapi;
use serde_json::Value;

use crate::test_desk::TestDesk;

#[test]
fn the_description_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    if std::env::var_os("JADOUBE_UPDATE").is_some() {
        std::fs::write(&path, openapi()).unwrap();
    }
    let stored = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        stored == openapi(),
        "docs/openapi.json is stale: JADOUBE_UPDATE=1 cargo test -p jadoube-server --test openapi writes it"
    );
}

#[test]
fn every_reference_leads_somewhere() {
    let document: Value = serde_json::from_str(openapi()).unwrap();
    let mut found = Vec::new();
    references(&document, &mut found);
    assert!(found.len() > 20, "{}", found.len());
    for reference in found {
        let pointer = reference.strip_prefix('#').unwrap();
        assert!(document.pointer(pointer).is_some(), "{reference}");
    }
}

fn references(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|value| references(value, found));
        }
        Value::Array(values) => values.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

/// The service is made from the table that is described; this proves that nothing answers beside it.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_described_is_there_and_nothing_else_is() {
    let server = TestDesk::new().await;
    let document: Value = serde_json::from_str(openapi()).unwrap();
    let paths = document["paths"].as_object().unwrap();
    for (path, methods) in paths {
        let methods = methods.as_object().unwrap();
        let known: Vec<&str> = methods.keys().map(String::as_str).collect();
        let path = path.replace("{id}", "none").replace("{key}", "none");
        for method in ["get", "post", "put", "delete", "patch"] {
            let answer = server.ask(method, &path, None, "").await;
            let missing = answer.status == StatusCode::METHOD_NOT_ALLOWED
                || (answer.status == StatusCode::NOT_FOUND && answer.json()["problem"] == "nowhere");
            let is_law = path == "/api/laws/none" && method == "get";
            assert_eq!(
                !missing || is_law,
                known.contains(&method),
                "{method} {path}: {answer:?}"
            );
        }
    }
    for path in ["/api", "/api/", "/api/game", "/api/games/none/secrets", "/api/keys"] {
        let answer = server.ask("get", path, None, "").await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(answer.json()["problem"], "nowhere", "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_served() {
    let server = TestDesk::new().await;
    let answer = server.ask("get", "/api/openapi.json", None, "").await;
    assert_eq!((answer.status, answer.text.as_str()), (StatusCode::OK, openapi()));
}
