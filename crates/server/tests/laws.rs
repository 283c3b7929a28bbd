//! The Laws, to read: by article, by word, by situation, and two editions side by side.

mod test_desk;

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::test_desk::TestDesk;

async fn ask(server: &TestDesk, path: &str) -> Vec<Value> {
    let answer = server.ask("get", path, None, "").await;
    assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.text);
    answer.json().as_array().unwrap().clone()
}

fn keys(found: &[Value]) -> Vec<&str> {
    found.iter().map(|told| told["key"].as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn provisions_are_found_by_article_word_and_situation() {
    let server = TestDesk::new().await;
    for (query, first) in [
        ("sought=3.8.2.2", "castling.prevented-by-attack"),
        (
            "edition=2005&sought=3.8%20a%20II%20(2)%20c",
            "castling.prevented-by-attack",
        ),
        ("sought=Article%203.8.2.2", "castling.prevented-by-attack"),
        ("sought=DEAD%20position", "end.dead-position"),
        // In no rule, only in a situation.
        ("sought=7163", "notation.algebraic-only"),
    ] {
        let found = ask(&server, &format!("/api/laws?{query}")).await;
        assert_eq!(keys(&found).first(), Some(&first), "{query}");
    }
    let found = ask(&server, "/api/laws?sought=9").await;
    let numbers = found.iter().map(|told| told["number"].as_str().unwrap());
    assert!(found.len() > 20 && numbers.into_iter().all(|number| number.starts_with("9.")));
    let found = ask(&server, "/api/laws?sought=7163").await;
    let text = found[0]["situations"][0]["text"].as_str().unwrap();
    assert!(text.contains("descriptive"), "{text}");
    let found = ask(&server, "/api/laws?sought=dead%20position").await;
    assert_eq!(found[0]["situations"], json!([]), "the title says it");
    assert_eq!(ask(&server, "/api/laws?sought=xyzzy").await, [] as [Value; 0]);
    for year in ["2005", "2009", "2014", "2017", "2018", "2023"] {
        let all = ask(&server, &format!("/api/laws?edition={year}")).await;
        assert!(all.len() > 300, "{year}: {}", all.len());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_provision_is_shown_with_its_situations() {
    let server = TestDesk::new().await;
    let answer = server.ask("get", "/api/laws/scoresheet.electronic", None, "").await;
    let told = answer.json();
    let editions: Vec<&Value> = told["situations"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["editions"])
        .collect();
    assert_eq!(
        editions,
        [&json!(["2023"]), &json!(["2023"]), &json!(["2005", "2009", "2014", "2017", "2018"])]
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_has_seen_is_marked() {
    let server = TestDesk::new().await;
    for (edition, seen) in [("2014", false), ("2017", true)] {
        let found = ask(&server, &format!("/api/laws?edition={edition}&sought=6.9")).await;
        let told = found.iter().find(|told| told["key"] == "flag.loss-on-time").unwrap();
        assert_eq!(told["seen"], json!(seen), "{edition}");
        let history = told["history"].as_array().unwrap();
        let place = history.iter().find(|place| place["edition"] == edition).unwrap();
        assert_eq!(place["seen"], json!(seen), "{edition}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_editions_stand_side_by_side() {
    let server = TestDesk::new().await;
    let change = |pairs: &[Value], key: &str| {
        pairs
            .iter()
            .find(|pair| pair["key"] == key)
            .map(|pair| pair["change"].clone())
    };
    let pairs = ask(&server, "/api/changes?then=2005&now=2009").await;
    // The later edition says: as the earlier.
    assert_eq!(change(&pairs, "turn.white-begins"), Some(json!("unchanged")));
    let pairs = ask(&server, "/api/changes?then=2005").await;
    assert_eq!(change(&pairs, "promotion.square"), Some(json!("new")));
    assert_eq!(change(&pairs, "turn.white-begins"), Some(json!("changed")));

    // An article is looked for in both, and what stands there in one is shown where it stands in the other.
    let pairs = ask(&server, "/api/changes?then=2009&now=2023&sought=12.6").await;
    let places = |key: &str| {
        let pair = pairs.iter().find(|pair| pair["key"] == key).unwrap();
        ["then", "now"].map(|side| pair[side]["number"].clone())
    };
    assert_eq!(places("conduct.distraction"), ["12.6", "11.5"]);
    assert_eq!(places("arbiter.no-intervention"), ["13.6", "12.6"]);
    let answer = server.ask("get", "/api/changes?then=1999", None, "").await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
}
