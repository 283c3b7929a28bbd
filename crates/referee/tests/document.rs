//! `docs/record.md` says what is so: its examples are read, and nothing that a record can hold is missing there.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use jadoube_referee::{EntryNo, MateProver, Referee, replay_under, wire};
use serde_json::Value;

fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/record.md")
}

fn document() -> String {
    std::fs::read_to_string(path()).unwrap()
}

/// The whole game at the end of the document.
fn game(document: &str) -> &str {
    let (_, rest) = document.split_once("```jsonl\n").unwrap();
    rest.split_once("```").unwrap().0
}

/// The text under a heading, up to the next one.
fn section<'a>(document: &'a str, heading: &str) -> &'a str {
    let (_, rest) = document.split_once(&format!("# {heading}\n")).unwrap();
    rest.split_once("\n#").map_or(rest, |(section, _)| section)
}

/// What stands between backquotes and is an object of JSON.
fn objects(section: &str) -> impl Iterator<Item = &str> {
    section
        .split('`')
        .filter(|text| text.starts_with('{') && text.ends_with('}'))
}

/// The game is replayed as it stands. `JADOUBE_UPDATE=1` hears its events again and writes what the referee says now.
#[test]
fn the_game_replays() {
    let mut mates = MateProver::new();
    let mut document = document();
    let (record, faults) = wire::read(game(&document));
    let record = record.unwrap();
    if std::env::var_os("JADOUBE_UPDATE").is_some() {
        let replayed = replay_under(record.terms, &record.entries, &mut mates).unwrap();
        assert_eq!(replayed.skipped, []);
        let now = wire::write(&replayed.referee, &record.heading);
        document = document.replace(game(&document), &now);
        return std::fs::write(path(), document).unwrap();
    }
    assert_eq!(faults, []);
    if let Some(difference) = Referee::recheck(&record, &mut mates).first() {
        panic!("{difference}: JADOUBE_UPDATE=1 cargo test -p jadoube-referee --test document writes the example anew");
    }
    let again = Referee::load(&record);
    assert_eq!(wire::write(&again, &record.heading), game(&document));
    assert!(again.game().outcome().is_some());
}

/// Puts each object of a section into a line; the line must be read, and written as it was.
fn check(heading: &str, shape: &str, line: impl Fn(&str) -> String) {
    let document = document();
    let header = game(&document).lines().next().unwrap();
    let mut told = BTreeSet::new();
    for object in objects(section(&document, heading)) {
        let line = line(object);
        let (record, faults) = wire::read(&format!("{header}\n{line}\n"));
        let unreadable = |fault: &wire::Fault| !matches!(fault.kind, wire::FaultKind::CitedOtherwise { .. });
        let fault = faults.into_iter().find(unreadable);
        assert_eq!(fault, None, "{line}");
        let record = record.unwrap();
        let provisions = record.terms.provisions().unwrap();
        let written = wire::write_entry(EntryNo::after(0), &record.entries[0], &provisions);
        assert!(written.contains(object), "{object} is written so: {written}");
        let object: Value = serde_json::from_str(object).unwrap();
        told.insert(object["type"].as_str().unwrap().to_owned());
    }
    let schema: Value = serde_json::from_str(&wire::schema()).unwrap();
    let shapes = schema["$defs"][shape]["oneOf"].as_array().unwrap();
    let types = shapes.iter().map(|shape| shape["properties"]["type"]["const"].as_str());
    let types: BTreeSet<String> = types.map(|name| name.unwrap().to_owned()).collect();
    assert_eq!(told, types, "docs/record.md, under {heading}");
}

fn event(event: &str) -> String {
    format!(r#"{{"n":1,"at":0,"event":{event}}}"#)
}

fn answer(answer: &str) -> String {
    event(&format!(r#"{{"type":"answered","question":1,"answer":{answer}}}"#))
}

fn effect(effect: &str) -> String {
    let say = r#"{"sentence":"checkmate"}"#;
    format!(
        r#"{{"n":1,"ruling":{{"key":"end.checkmate","articles":[],"rests_on":[1],"effects":[{effect}],"say":{say}}}}}"#
    )
}

#[test]
fn every_event_is_told() {
    check("Events", "Event", event);
}

#[test]
fn every_claim_is_told() {
    check("Claims", "Claim", |claim| {
        event(&format!(r#"{{"type":"claimed","by":"white","claim":{claim}}}"#))
    });
}

#[test]
fn every_effect_is_told() {
    check("Effects", "Effect", effect);
}

#[test]
fn every_ending_is_told() {
    let points = r#"{"white":"0","black":"0"}"#;
    check("Endings", "Ending", |ending| {
        effect(&format!(r#"{{"type":"ended","ending":{ending},"points":{points}}}"#))
    });
}

#[test]
fn every_answer_is_told() {
    check("Answers", "Answer", answer);
}

#[test]
fn every_penalty_is_told() {
    check("Penalties", "Penalty", |penalty| {
        answer(&format!(r#"{{"type":"penalty","penalty":{penalty}}}"#))
    });
}

#[test]
fn every_thing_put_into_a_sentence_is_told() {
    let document = document();
    let schema: Value = serde_json::from_str(&wire::schema()).unwrap();
    let shapes = schema["$defs"]["Put"]["oneOf"].as_array().unwrap();
    let names: BTreeSet<&str> = shapes
        .iter()
        .map(|shape| shape["required"][0].as_str().unwrap())
        .collect();
    let objects = objects(section(&document, "Rulings")).map(|object| serde_json::from_str(object).unwrap());
    let objects: Vec<Value> = objects.collect();
    let told = objects.iter().flat_map(|object| object.as_object().unwrap().keys());
    assert_eq!(told.map(String::as_str).collect::<BTreeSet<_>>(), names);
}

#[test]
fn lines_shown_on_the_way_are_read() {
    let document = document();
    let mut shown = document
        .split("```json\n")
        .skip(1)
        .map(|rest| rest.split_once("\n```").unwrap().0);
    let (header, ruling, seal) = (shown.next().unwrap(), shown.next().unwrap(), shown.next().unwrap());
    assert_eq!(shown.next(), None);
    assert_eq!(wire::write_seal(&wire::read_seal(seal).unwrap()), seal);
    let sealed = format!("{header}\n{seal}\n");
    assert_eq!(
        wire::read(&sealed),
        wire::read(&format!("{header}\n")),
        "the referee passes over it"
    );
    let (record, faults) = wire::read(header);
    assert_eq!(faults, []);
    let record = record.unwrap();
    assert_eq!(wire::write_header(&record.terms, &record.heading), header);
    assert!(
        game(&document).lines().any(|line| line == ruling),
        "the ruling is not in the game"
    );
}
