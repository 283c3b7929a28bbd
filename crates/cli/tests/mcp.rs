//! `jadoube mcp`, as a client of the Model Context Protocol meets it: the client of the official kit talks to the program.

use std::future::{Future, poll_fn};
use std::process::Stdio;
use std::task::Poll;
use std::time::Duration;

use jadoube_laws::{Edition, Language, Pace, Supervision, find};
use rmcp::model::{CallToolRequestParams, ReadResourceRequestParams, ResourceContents};
use rmcp::service::{RunningService, ServiceError};
use rmcp::{RoleClient, ServiceExt};
use serde_json::{Value, json};
use snapbox::cmd::cargo_bin;
use tempfile::TempDir;
use tokio::process::{Child, Command};
use tokio::time::timeout;

/// A conversation with the program, which runs in an empty folder of its own.
struct Session {
    client: RunningService<RoleClient, ()>,
    program: Child,
    folder: TempDir,
}

impl Session {
    async fn begin(arguments: &[&str]) -> Session {
        let folder = tempfile::tempdir().unwrap();
        let mut program = Command::new(cargo_bin!("jadoube"))
            .arg("mcp")
            .args(arguments)
            .env_clear()
            .env("LC_ALL", "C")
            .env("HOME", folder.path())
            .current_dir(folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let pipes = (program.stdout.take().unwrap(), program.stdin.take().unwrap());
        let client = ().serve(pipes).await.unwrap();
        Session {
            client,
            program,
            folder,
        }
    }

    /// What a tool says, whether it is an answer, and what there is for programs.
    async fn call(&self, tool: &'static str, arguments: Value) -> Result<(Value, String), String> {
        let Value::Object(arguments) = arguments else {
            panic!("{arguments}")
        };
        let called = self
            .client
            .call_tool(CallToolRequestParams::new(tool).with_arguments(arguments));
        let result = called.await.unwrap();
        let text = result.content[0].as_text().unwrap().text.clone();
        assert!(!text.trim().is_empty(), "{tool} says nothing");
        match result.is_error {
            Some(true) => Err(text),
            _ => Ok((result.structured_content.unwrap(), text)),
        }
    }

    /// What a tool answers.
    async fn ask(&self, tool: &'static str, arguments: Value) -> (Value, String) {
        let shown = arguments.to_string();
        self.call(tool, arguments)
            .await
            .unwrap_or_else(|error| panic!("{tool} {shown}: {error}"))
    }

    /// Why a tool has no answer.
    async fn refused(&self, tool: &'static str, arguments: Value) -> String {
        let shown = arguments.to_string();
        match self.call(tool, arguments).await {
            Ok((answer, _)) => panic!("{tool} {shown} was answered: {answer}"),
            Err(error) => error,
        }
    }

    /// The client leaves: the program ends, and has left nothing behind.
    async fn end(mut self) {
        self.client.cancel().await.unwrap();
        let status = timeout(Duration::from_secs(30), self.program.wait()).await;
        assert!(
            status
                .expect("the program ends when its client has left")
                .unwrap()
                .success()
        );
        assert_eq!(self.folder.path().read_dir().unwrap().count(), 0);
    }
}

fn article(key: &str, edition: Edition) -> String {
    find(key).unwrap().citation(edition).unwrap().number.to_string()
}

#[tokio::test]
async fn every_tool_is_described_so_that_its_arguments_can_be_filled_in() {
    let session = Session::begin(&[]).await;
    let server = session.client.peer_info().unwrap();
    assert_eq!(server.server_info.as_ref().unwrap().name, "jadoube");
    assert!(server.instructions.as_ref().unwrap().contains("ask_arbiter"));

    let names = |all: Vec<String>| Value::from(all);
    let editions = names(Edition::ALL.map(|edition| edition.to_string()).to_vec());
    let languages = names(Language::ALL.map(|language| language.code().to_owned()).to_vec());
    let paces = names(Pace::ALL.map(|pace| pace.to_string()).to_vec());
    let supervisions = names(Supervision::ALL.map(|way| way.to_string()).to_vec());

    let tools = session.client.list_all_tools().await.unwrap();
    assert_eq!(tools.len(), 10);
    for tool in &tools {
        let name = &tool.name;
        assert!(tool.title.is_some(), "{name}");
        assert!(tool.description.as_ref().unwrap().len() > 100, "{name}");
        assert_eq!(tool.annotations.as_ref().unwrap().read_only_hint, Some(true), "{name}");
        let output = Value::Object((**tool.output_schema.as_ref().unwrap()).clone());
        assert_eq!(output["type"], "object", "{name}");
        assert!(!output["properties"].as_object().unwrap().is_empty(), "{name}");

        let input = Value::Object((*tool.input_schema).clone());
        assert!(!input.to_string().contains("$ref"), "{name}: {input}");
        check_fields(name, &input, &[&editions, &languages, &paces, &supervisions]);
    }
    let arbiter = tools.iter().find(|tool| tool.name == "ask_arbiter").unwrap();
    let fields = Value::Object((*arbiter.input_schema).clone());
    for (field, expect) in [
        ("edition", &editions),
        ("pace", &paces),
        ("supervision", &supervisions),
        ("language", &languages),
    ] {
        assert_eq!(&fields["properties"][field]["enum"], expect, "{field}");
    }
    session.end().await;
}

/// Every field says what it is, and nothing else may be told.
fn check_fields(tool: &str, schema: &Value, lists: &[&Value]) {
    assert_eq!(schema["additionalProperties"], false, "{tool}: {schema}");
    for (field, inner) in schema["properties"].as_object().unwrap() {
        let text = inner["description"].as_str().unwrap_or_default();
        assert!(text.len() > 20, "{tool} does not say what {field} is: {inner}");
        if matches!(field.as_str(), "language" | "pace" | "supervision") {
            assert!(
                lists.contains(&&inner["enum"]),
                "{tool} does not say what {field} may be: {inner}"
            );
        }
        if inner["properties"].is_object() {
            check_fields(tool, inner, lists);
        }
    }
}

#[tokio::test]
async fn the_laws_are_looked_up_searched_and_compared() {
    let session = Session::begin(&[]).await;
    let key = "end.dead-position";
    let number = article(key, Edition::LATEST);
    let (answer, text) = session.ask("look_up_laws", json!({ "article": key })).await;
    assert_eq!(answer["provisions"][0]["provision"], key);
    assert_eq!(answer["provisions"][0]["article"], number);
    assert!(text.contains(&number), "{text}");
    let (answer, _) = session
        .ask("look_up_laws", json!({ "article": number, "edition": "all" }))
        .await;
    let keys: Vec<&str> = provisions(&answer);
    assert!(keys.contains(&key), "{keys:?}");

    // A subject, cut where there is too much of it.
    let (answer, text) = session
        .ask("look_up_laws", json!({ "article": "castling", "limit": 2 }))
        .await;
    assert_eq!(provisions(&answer).len(), 2);
    assert!(answer["more"].as_u64().unwrap() > 2);
    assert!(text.contains("`limit`"), "{text}");

    // Each language has its own titles.
    for language in Language::ALL {
        let (answer, text) = session
            .ask(
                "look_up_laws",
                json!({ "article": key, "edition": "2017", "language": language.code() }),
            )
            .await;
        let title = find(key).unwrap().title_in(language);
        assert_eq!(answer["provisions"][0]["title"], title);
        let first = title.split(' ').next().unwrap();
        assert!(text.contains(first), "{title}: {text}");
    }

    // What only other editions have is told as that.
    let (answer, text) = session
        .ask("look_up_laws", json!({ "article": "chess960", "edition": "2005" }))
        .await;
    assert_eq!(answer["provisions"], json!([]));
    assert_eq!(answer["elsewhere"]["elsewhere"][0]["edition"], Edition::LATEST.year());
    assert!(text.contains("2023"), "{text}");

    let (answer, text) = session.ask("search_laws", json!({ "words": "dead position" })).await;
    assert!(provisions(&answer).contains(&key), "{text}");
    let (answer, _) = session
        .ask(
            "search_laws",
            json!({ "words": "død stilling", "language": "da", "edition": "2023" }),
        )
        .await;
    assert!(provisions(&answer).contains(&key), "{answer}");
    let (answer, _) = session
        .ask("search_laws", json!({ "words": "knight", "kind": "notation" }))
        .await;
    let all = provisions(&answer);
    assert!(!all.is_empty() && all.iter().all(|key| find(key).unwrap().kind.as_str() == "notation"));
    let (answer, _) = session.ask("search_laws", json!({ "words": "xyzzy" })).await;
    assert_eq!(answer["provisions"], json!([]));

    let (answer, text) = session
        .ask(
            "compare_laws",
            json!({ "from": "2017", "to": 2023, "article": "illegal-move" }),
        )
        .await;
    let changes = answer["changes"].as_array().unwrap();
    assert!(
        changes.iter().all(|change| change["change"] != "renumbered"),
        "{answer}"
    );
    assert!(!answer["counts"].as_array().unwrap().is_empty(), "{text}");
    let (answer, _) = session
        .ask(
            "compare_laws",
            json!({ "from": "2005", "to": "2023", "renumbered": true, "limit": 3 }),
        )
        .await;
    assert_eq!(answer["changes"].as_array().unwrap().len(), 3);
    assert!(answer["more"].as_u64().unwrap() > 100);

    let error = session.refused("look_up_laws", json!({ "article": "77.7" })).await;
    assert!(error.contains("77.7") && error.contains("search_laws"), "{error}");
    let error = session
        .refused("compare_laws", json!({ "from": "2023", "to": "2023" }))
        .await;
    assert!(error.contains("2023"), "{error}");
    session.end().await;
}

fn provisions(answer: &Value) -> Vec<&str> {
    let all = answer["provisions"].as_array().unwrap();
    all.iter()
        .map(|provision| provision["provision"].as_str().unwrap())
        .collect()
}

#[tokio::test]
async fn a_move_is_judged_however_it_is_written() {
    let session = Session::begin(&[]).await;
    let start = |mv: &str| json!({ "fen": "startpos", "move": mv });
    for (text, san) in [("Nf3", "Nf3"), ("g1f3", "Nf3"), ("e4", "e4"), ("Sf3", "Nf3")] {
        let (answer, _) = session.ask("why_illegal", start(text)).await;
        assert_eq!(answer["verdict"], "legal", "{text}: {answer}");
        assert_eq!(answer["meant"]["san"], san, "{text}");
        assert!(answer["after"].as_str().unwrap().contains(" b "), "{answer}");
    }
    // The Dutch P is the knight.
    let dutch = json!({ "fen": "startpos", "move": "Pf3", "notation": "nl", "language": "nl" });
    let (answer, text) = session.ask("why_illegal", dutch).await;
    assert_eq!(
        (&answer["meant"]["san"], &answer["meant"]["written"]),
        (&json!("Nf3"), &json!("Pf3")),
        "{text}"
    );

    let castling = |mv: &str| json!({ "fen": "r3k2r/8/8/8/8/8/8/R3K1R1 b q - 0 1", "move": mv, "edition": "all" });
    for text in ["e8g8", "0-0", "O-O"] {
        let (answer, told) = session.ask("why_illegal", castling(text)).await;
        assert_eq!(answer["verdict"], "illegal", "{text}");
        let breaks = answer["illegal"][0]["breaks"].as_array().unwrap();
        let keys: Vec<&str> = breaks
            .iter()
            .map(|broken| broken["provisions"][0]["provision"].as_str().unwrap())
            .collect();
        assert!(keys.contains(&"castling.prevented-by-attack"), "{text}: {keys:?}");
        let number = article("castling.prevented-by-attack", Edition::LATEST);
        assert!(told.contains(&number), "{told}");
        let articles = breaks[0]["provisions"][0]["articles"].as_array().unwrap();
        assert_eq!(articles.len(), Edition::ALL.len(), "{text}");
    }
    let (answer, told) = session.ask("why_illegal", start("Ke2")).await;
    assert_eq!(
        (&answer["verdict"], &answer["illegal"][0]["move"]),
        (&json!("illegal"), &json!("e1e2")),
        "{told}"
    );
    let (answer, told) = session
        .ask(
            "why_illegal",
            json!({ "fen": "k7/8/8/8/8/8/8/K3N1N1 w - - 0 1", "move": "Nf3" }),
        )
        .await;
    assert_eq!(answer["verdict"], "ambiguous", "{told}");
    assert_eq!(answer["candidates"].as_array().unwrap().len(), 2);
    // A position without kings is no position; a move from square to square can be judged there all the same.
    let nowhere = |mv: &str| json!({ "fen": "8/8/8/8/8/8/8/R7 w - - 0 1", "move": mv });
    let (answer, _) = session.ask("why_illegal", nowhere("Ra8")).await;
    assert_eq!(answer["verdict"], "position-not-accepted");
    assert!(!answer["position_faults"].as_array().unwrap().is_empty());
    let (answer, _) = session.ask("why_illegal", nowhere("a1b2")).await;
    assert_eq!(answer["verdict"], "illegal");

    let (answer, text) = session
        .ask("legal_moves", json!({ "fen": "startpos", "language": "sv" }))
        .await;
    assert_eq!(
        (&answer["count"], &answer["state"], &answer["turn"]),
        (&json!(20), &json!("free"), &json!("white"))
    );
    assert!(text.contains("Sf3"), "{text}");
    let mate = "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4";
    let (answer, _) = session.ask("legal_moves", json!({ "fen": mate })).await;
    assert_eq!((&answer["count"], &answer["state"]), (&json!(0), &json!("checkmate")));

    for (arguments, expect) in [
        (json!({ "fen": "8/8/8", "move": "e4" }), "8/8/8"),
        (start("hello"), "`notation`"),
        (json!({ "fen": "startpos", "move": "e4", "notation": "tlh" }), "tlh"),
        (json!({ "fen": "startpos" }), "missing field `move`"),
        (
            json!({ "fen": "startpos", "move": "e4", "editon": "2023" }),
            "unknown field `editon`",
        ),
        (json!({ "fen": "startpos", "move": "e4", "edition": "1974" }), "`2023`"),
        (json!({ "fen": "p".repeat(10_000), "move": "e4" }), "200"),
    ] {
        let error = session.refused("why_illegal", arguments).await;
        assert!(error.contains(expect), "{expect}: {error}");
    }
    session.end().await;
}

#[tokio::test]
async fn a_dead_position_is_proved_and_a_living_one_is_shown() {
    let session = Session::begin(&[]).await;
    let blocked = json!({ "fen": "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1", "certificate": true });
    let (answer, text) = session.ask("can_mate", blocked).await;
    assert_eq!(answer["dead"], true, "{text}");
    assert_eq!(answer["white"]["verdict"], "cannot-mate");
    assert!(answer["white"]["certificate"]["invariants"].is_array(), "{answer}");
    assert!(!answer["black"]["reason"].as_str().unwrap().is_empty());
    assert_eq!(answer["provision"]["provision"], "end.dead-position");
    assert!(text.contains(&article("end.dead-position", Edition::LATEST)), "{text}");

    let (answer, _) = session
        .ask(
            "can_mate",
            json!({ "fen": "8/8/4k3/8/8/3K4/3R4/6n1 w - - 0 1", "player": "black" }),
        )
        .await;
    assert_eq!(
        (&answer["black"]["verdict"], &answer["dead"]),
        (&json!("can-mate"), &json!(false))
    );
    assert!(answer["white"].is_null());
    let line = answer["black"]["line"].as_array().unwrap();
    // The line is played through here, by legal moves, to its mate.
    let mut fen = answer["fen"].as_str().unwrap().to_owned();
    for mv in line {
        let (judged, _) = session.ask("why_illegal", json!({ "fen": fen, "move": mv })).await;
        assert_eq!(judged["verdict"], "legal", "{judged}");
        fen = judged["after"].as_str().unwrap().to_owned();
    }
    let (answer, _) = session.ask("legal_moves", json!({ "fen": fen })).await;
    assert_eq!(
        (&answer["state"], &answer["turn"]),
        (&json!("checkmate"), &json!("white"))
    );

    let (answer, text) = session
        .ask("can_mate", json!({ "fen": "8/8/8/8/8/8/8/R7 w - - 0 1" }))
        .await;
    assert_eq!(
        (&answer["accepted"], &answer["dead"]),
        (&json!(false), &Value::Null),
        "{text}"
    );
    session.end().await;
}

#[tokio::test]
async fn a_situation_is_ruled_on_once_every_fact_that_matters_is_told() {
    let session = Session::begin(&[]).await;
    let (answer, _) = session.ask("situations", json!({})).await;
    let all = answer["situations"].as_array().unwrap().len();
    let (answer, text) = session.ask("situations", json!({ "words": "flag" })).await;
    let found = answer["situations"].as_array().unwrap();
    assert!(!found.is_empty() && found.len() < all, "{text}");
    assert!(found.iter().any(|situation| situation["name"] == "flag-down"), "{text}");

    // Every answer, whatever it is, leads to a ruling or a decision in the end, and nothing is asked twice.
    for holds in [true, false] {
        let mut facts = serde_json::Map::new();
        loop {
            let asked = json!({ "situation": "flag-down", "player": "black", "facts": facts, "edition": "2023" });
            let (answer, text) = session.ask("ask_arbiter", asked).await;
            assert_eq!(answer["player"], "black");
            if answer["status"] != "facts-missing" {
                assert!(answer["next"].is_null());
                let said = answer["outcome"].as_array().unwrap();
                assert!(
                    !said.is_empty() || !answer["why_nothing"].as_array().unwrap().is_empty(),
                    "{text}"
                );
                assert!(!facts.is_empty());
                break;
            }
            let fact = answer["next"]["fact"].as_str().unwrap();
            assert_eq!(answer["missing"][0], fact);
            assert!(
                text.contains(answer["next"]["ask"].as_str().unwrap().split(' ').next().unwrap()),
                "{text}"
            );
            assert!(
                facts.insert(fact.to_owned(), json!(holds)).is_none(),
                "{fact} is asked twice"
            );
            assert!(facts.len() < 30);
        }
    }

    // The same resignation: a draw if the opponent cannot mate, with reasons and the article.
    let resigned = |can: bool| json!({ "situation": "resignation", "facts": { "opponent-can-mate": can } });
    let (answer, text) = session.ask("ask_arbiter", resigned(false)).await;
    assert_eq!(answer["status"], "ruled");
    assert_eq!(answer["outcome"][0]["key"], "end.resignation-unwinnable");
    let number = article("end.resignation-unwinnable", Edition::LATEST);
    assert!(
        text.contains(&number) && answer["outcome"][0]["article"].as_str().unwrap().contains(&number),
        "{text}"
    );
    assert!(!answer["outcome"][0]["reasons"].as_array().unwrap().is_empty());

    // What is left to the arbiter comes with what follows from each decision.
    let stopped = json!({ "situation": "clock-stopped", "tree": true, "language": "nb" });
    let (answer, text) = session.ask("ask_arbiter", stopped).await;
    assert_eq!(answer["status"], "arbiter-decides", "{text}");
    let decisions = answer["outcome"][0]["decisions"].as_array().unwrap();
    assert!(
        decisions.len() > 3 && decisions.iter().any(|decision| decision["then"].is_string()),
        "{answer}"
    );
    assert!(answer["tree"].is_object());

    for (arguments, expect) in [
        (json!({ "situation": "banana" }), "`situations`"),
        (
            json!({ "situation": "resignation", "facts": { "banana": true } }),
            "opponent-can-mate",
        ),
        (
            json!({ "situation": "resignation", "facts": { "opponent-can-mate": "no" } }),
            "boolean",
        ),
        (
            json!({ "situation": "claim-quickplay-cannot-win", "edition": "2023" }),
            "",
        ),
    ] {
        let error = session.refused("ask_arbiter", arguments).await;
        assert!(error.contains(expect), "{expect}: {error}");
    }
    let error = session.refused("situations", json!({ "words": "banana" })).await;
    assert!(error.contains("banana"), "{error}");
    session.end().await;
}

#[tokio::test]
async fn a_game_is_refereed_from_its_acts() {
    let session = Session::begin(&[]).await;
    let game = json!({
        "control": "90+30",
        "edition": "2017",
        "acts": [
            "play 1.e4 e5",
            "0:10 white makes e1e3",
            "white presses",
            "arbiter resumes",
            "white plays Ke2",
            "0:01:00 black claims threefold with Nf6",
            "nobody does anything",
            "black resigns",
        ],
    });
    let (answer, text) = session.ask("hear_game", json!({ "game": game, "record": true })).await;
    assert_eq!(
        (&answer["edition"], &answer["pace"]),
        (&json!(2017), &json!("standard"))
    );
    let rulings: Vec<&str> = entries(&answer, "ruling")
        .map(|entry| entry["provision"].as_str().unwrap())
        .collect();
    assert!(rulings.iter().any(|key| key.starts_with("illegal-move.")), "{text}");
    assert!(rulings.contains(&"end.resignation"), "{text}");
    for entry in entries(&answer, "ruling") {
        assert!(entry["article"].is_string(), "{entry}");
    }
    assert_eq!(answer["not_heard"].as_array().unwrap().len(), 1, "{text}");
    assert_eq!(
        (&answer["not_heard"][0]["act"], &answer["not_heard"][0]["what"]),
        (&json!(7), &json!("unreadable"))
    );
    assert_eq!(
        (&answer["phase"], &answer["result"]["score"]),
        (&json!("over"), &json!("1-0")),
        "{text}"
    );
    assert_eq!(answer["moves"], "1. e4 e5 2. Ke2");
    assert!(
        answer["clocks"]["white"].as_str().unwrap().starts_with("1:"),
        "{answer}"
    );

    // The record that it sends is a record: told again as acts it comes to the same.
    let record = answer["record"].as_str().unwrap();
    let lines: Vec<&str> = record.lines().collect();
    let (again, _) = session
        .ask("hear_game", json!({ "game": { "acts": lines }, "record": true }))
        .await;
    assert_eq!(again["record"], record);

    // A question stays open until it is answered by the act that it names.
    let mut acts = vec![json!("play 1.e4 e5"), json!("white stops the clock")];
    let control = "5+3";
    let (answer, text) = session
        .ask("hear_game", json!({ "game": { "acts": acts, "control": control } }))
        .await;
    assert_eq!(answer["open_questions"].as_array().unwrap().len(), 1, "{text}");
    let question = entries(&answer, "question").next().unwrap().clone();
    for possible in question["answers"].as_array().unwrap() {
        acts.push(possible["act"].clone());
        let (answer, text) = session
            .ask("hear_game", json!({ "game": { "acts": acts, "control": control } }))
            .await;
        assert_eq!(answer["not_heard"], json!([]), "{text}");
        assert_eq!(answer["open_questions"], json!([]), "{text}");
        acts.pop();
    }

    // On a guarded board the illegal move is refused, and why is told.
    let guarded = json!({ "game": { "acts": ["white plays e1e3"], "board": "guarded" } });
    let (answer, _) = session.ask("hear_game", guarded).await;
    assert_eq!(answer["not_heard"][0]["what"], "refused");
    // Stored acts are heard as `jadoube referee --hear` hears them.
    let stored = json!({ "game": { "acts": [
        { "event": { "type": "round-started" } },
        { "at": 5000, "event": { "type": "played", "by": "white", "move": "g1f3" } },
    ] }, "all_events": true });
    let (answer, _) = session.ask("hear_game", stored).await;
    assert_eq!(
        (&answer["moves"], &answer["turn"]),
        (&json!("1. Nf3"), &json!("black")),
        "{answer}"
    );

    let claimed = json!({ "acts": ["play 1.Nf3 Nf6", "white claims threefold"] });
    let (answer, text) = session
        .ask(
            "why_not",
            json!({ "game": claimed, "provision": "draw-claim.correct-claim" }),
        )
        .await;
    let tried = &answer["provisions"][0];
    assert_eq!(
        (&tried["key"], &tried["applied"]),
        (&json!("draw-claim.correct-claim"), &json!(false)),
        "{text}"
    );
    let failed = tried["conditions"].as_array().unwrap().iter();
    assert!(
        failed.clone().any(|condition| condition["standing"] == "fails"),
        "{text}"
    );

    for (tool, arguments, expect) in [
        (
            "hear_game",
            json!({ "game": { "acts": vec!["white presses"; 2_001] } }),
            "2000",
        ),
        (
            "hear_game",
            json!({ "game": { "acts": [], "control": "soon" } }),
            "soon",
        ),
        (
            "hear_game",
            json!({ "game": { "acts": [], "start": "8/8/8/8/8/8/8/R7 w - - 0 1" } }),
            "",
        ),
        ("hear_game", json!({ "game": { "acts": [7] } }), "hear_game"),
        ("why_not", json!({ "game": { "acts": [] } }), ""),
        (
            "why_not",
            json!({ "game": claimed, "provision": "banana" }),
            "search_laws",
        ),
        ("why_not", json!({ "game": claimed, "entry": 99 }), "99"),
    ] {
        let error = session.refused(tool, arguments).await;
        assert!(error.contains(expect), "{expect}: {error}");
    }
    session.end().await;
}

fn entries<'a>(answer: &'a Value, kind: &'static str) -> impl Iterator<Item = &'a Value> {
    let all = answer["entries"].as_array().unwrap().iter();
    all.filter(move |entry| entry["kind"] == kind)
}

#[tokio::test]
async fn texts_can_be_read() {
    let session = Session::begin(&[]).await;
    let resources = session.client.list_all_resources().await.unwrap();
    let all: Vec<&str> = resources.iter().map(|resource| resource.uri.as_str()).collect();
    for edition in Edition::ALL {
        for language in Language::ALL {
            let uri = format!("jadoube://laws/{edition}/{}", language.code());
            assert!(all.contains(&uri.as_str()), "{uri}");
        }
    }
    assert_eq!(session.client.list_all_resource_templates().await.unwrap().len(), 2);
    let read = async |uri: &str| -> Result<String, ServiceError> {
        let read = session
            .client
            .read_resource(ReadResourceRequestParams::new(uri))
            .await?;
        let [ResourceContents::TextResourceContents { text, .. }] = &read.contents[..] else {
            panic!("{uri} is no text");
        };
        Ok(text.clone())
    };
    let text = read("jadoube://laws/2023/sv").await.unwrap();
    let title = find("end.dead-position").unwrap().title_in(Language::Swedish);
    assert!(text.contains("`end.dead-position`") && text.contains(title));
    assert!(read("jadoube://glossary/2023/en").await.unwrap().contains("`glossary."));
    let acts = read("jadoube://acts").await.unwrap();
    assert!(
        acts.contains("- `{by} touches {square}`") && acts.contains("`{square}`: a square"),
        "{acts}"
    );
    let error = read("jadoube://laws/1974/en").await.unwrap_err().to_string();
    assert!(error.contains("resources/list"), "{error}");
    session.end().await;
}

/// Nothing that a client sends ends the conversation, and answers do not get mixed up.
#[tokio::test]
async fn the_conversation_goes_on_whatever_is_sent() {
    let session = Session::begin(&["--lang", "da"]).await;
    let unknown = session.client.call_tool(CallToolRequestParams::new("banana")).await;
    assert!(unknown.unwrap_err().to_string().contains("look_up_laws"));
    let huge = "x".repeat(4_000_000);
    for (tool, field) in [
        ("search_laws", "words"),
        ("situations", "words"),
        ("look_up_laws", "article"),
    ] {
        session.refused(tool, json!({ field: huge })).await;
    }
    for odd in [
        "",
        " ",
        "\u{0}",
        "🦀",
        "🦀🦀🦀 w",
        "/".repeat(150).as_str(),
        "\u{202e}K",
    ] {
        for tool in ["why_illegal", "legal_moves", "can_mate"] {
            let arguments = match tool {
                "why_illegal" => json!({ "fen": odd, "move": odd }),
                _ => json!({ "fen": odd }),
            };
            let error = session.refused(tool, arguments).await;
            // It answers in Danish where nothing else is asked for.
            assert!(error.starts_with("fejl"), "{error}");
        }
        let heard = session.call("hear_game", json!({ "game": { "acts": [odd] } })).await;
        assert!(heard.is_ok(), "{heard:?}");
        let _ = session.call("look_up_laws", json!({ "article": odd })).await;
    }
    let asked = Language::ALL.into_iter().cycle().take(40).map(|language| {
        let session = &session;
        async move {
            let asked = json!({ "article": "end.stalemate", "language": language.code() });
            let (answer, _) = session.ask("look_up_laws", asked).await;
            let title = find("end.stalemate").unwrap().title_in(language);
            assert_eq!(answer["provisions"][0]["title"], title);
        }
    });
    let mut asked: Vec<_> = asked.map(Box::pin).collect();
    // All at once: every one is sent before the first answer is read.
    poll_fn(|context| {
        asked.retain_mut(|asked| asked.as_mut().poll(context).is_pending());
        match asked.is_empty() {
            true => Poll::Ready(()),
            false => Poll::Pending,
        }
    })
    .await;
    drop(asked);
    session.end().await;
}
