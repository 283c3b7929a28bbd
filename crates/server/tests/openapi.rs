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

/// What generators of clients make of it: enumerations are lists, each variant of a union is a class with a name, and what is
/// said is said in plain words.
#[test]
fn generated_clients_have_names_for_everything() {
    let document: Value = serde_json::from_str(openapi()).unwrap();
    let schemas = document["components"]["schemas"].as_object().unwrap();
    let mut unions = 0;
    for (name, schema) in schemas {
        assert!(name.starts_with(char::is_uppercase), "{name}");
        let Some(variants) = schema.get("oneOf").and_then(Value::as_array) else {
            continue;
        };
        unions += 1;
        assert_eq!(schema["discriminator"]["propertyName"], "type", "{name}");
        let mapping = schema["discriminator"]["mapping"].as_object().unwrap();
        assert_eq!(mapping.len(), variants.len(), "{name}");
        for (tag, reference) in mapping {
            assert!(
                variants.iter().any(|variant| variant["$ref"] == *reference),
                "{name}: {tag}"
            );
            let variant = document
                .pointer(reference.as_str().unwrap().strip_prefix('#').unwrap())
                .unwrap();
            assert_eq!(variant["properties"]["type"]["const"], *tag, "{name}");
            let title = variant["title"].as_str().unwrap();
            assert!(
                title.starts_with(name.as_str()) && schemas.contains_key(title),
                "{title}"
            );
        }
    }
    assert!(unions > 6, "{unions}");
    let mut inner = Vec::new();
    for (name, schema) in schemas {
        for (field, value) in schema.as_object().unwrap() {
            unnamed(value, &format!("{name}/{field}"), &mut inner);
        }
    }
    unnamed(&document["paths"], "paths", &mut inner);
    assert_eq!(inner, Vec::<String>::new());
}

/// What generators would have to find a name for: an object or a union that is not a schema of its own.
fn unnamed(value: &Value, at: &str, found: &mut Vec<String>) {
    let is_union = value.get("oneOf").is_some_and(Value::is_array);
    if is_union || value["type"] == "object" && value.get("properties").is_some() {
        found.push(at.to_owned());
    }
    match value {
        Value::Object(fields) => fields
            .iter()
            .for_each(|(name, value)| unnamed(value, &format!("{at}/{name}"), found)),
        Value::Array(values) => values.iter().for_each(|value| unnamed(value, at, found)),
        _ => {}
    }
}

#[test]
fn it_says_where_and_by_whom_it_may_be_asked() {
    let document: Value = serde_json::from_str(openapi()).unwrap();
    let servers = document["servers"].as_array().unwrap();
    assert!(servers.iter().any(|server| server["url"] == "/"), "{servers:?}");
    let operations = document["paths"].as_object().unwrap().values();
    let operations = operations.flat_map(|methods| methods.as_object().unwrap().values());
    let mut open = 0;
    for operation in operations {
        let security = operation["security"].as_array();
        let security = security.unwrap_or_else(|| panic!("{} does not say who may ask", operation["operationId"]));
        open += usize::from(security.is_empty());
        for way in security {
            assert!(
                way.as_object().unwrap().keys().all(|scheme| scheme == "secret"),
                "{way}"
            );
        }
    }
    assert!(open > 5, "{open}");
}

#[test]
fn it_is_written_in_plain_words() {
    let document: Value = serde_json::from_str(openapi()).unwrap();
    let mut texts = Vec::new();
    texts_of(&document, &mut texts);
    assert!(texts.len() > 500, "{}", texts.len());
    for text in texts {
        for rust in ["[`", "`]", "::", "](", "Option<", "Vec<", "None`", "Some("] {
            assert!(!text.contains(rust), "{rust} in: {text}");
        }
        // Names in backquotes are values, fields and headers; types of ours would be written in one word with capitals.
        for quoted in text.split('`').skip(1).step_by(2) {
            let is_type = quoted.starts_with(char::is_uppercase)
                && quoted.chars().all(char::is_alphanumeric)
                && quoted.chars().filter(|letter| letter.is_uppercase()).count() > 1
                && quoted.chars().any(char::is_lowercase);
            assert!(!is_type, "{quoted} in: {text}");
        }
    }
}

fn texts_of<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::Object(fields) => {
            let texts = ["description", "summary"]
                .into_iter()
                .filter_map(|name| fields.get(name)?.as_str());
            found.extend(texts);
            fields.values().for_each(|value| texts_of(value, found));
        }
        Value::Array(values) => values.iter().for_each(|value| texts_of(value, found)),
        _ => {}
    }
}
