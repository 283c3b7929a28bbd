//! The words as data: complete, alike in every language, and all of them used.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use jadoube_board::Position;
use jadoube_laws::{Edition, find};
use jadoube_words::{Sentence, complete, faults, sentences, variables};

use super::value::shown;
use super::{FRAME, LANGUAGES, Language, Words, sources};
use crate::game::Board;
use crate::rules::RULES;

fn every_sentence() -> Vec<Sentence> {
    sources().flat_map(|(_, source)| sentences(source).0).collect()
}

/// The files of a folder of the crate with this extension.
fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(folder);
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path());
    paths
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .collect()
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap().to_string_lossy().into_owned()
}

/// The code of a rule: its file, and the folder beside it if it has one.
fn rule_code(name: &str) -> String {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("src/rules/{name}.rs"));
    let beneath = files(&format!("rules/{name}"), "rs");
    let texts = [own].into_iter().chain(beneath).map(|path| {
        let text = fs::read_to_string(&path).unwrap();
        text.split("#[cfg(test)]").next().unwrap_or_default().to_owned()
    });
    texts.collect()
}

/// What stands in quotes in code and is written as sentences and variables are named, with what stands before it.
fn names(code: &str) -> Vec<(String, String)> {
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code: String = lines.map(str::trim_start).collect();
    let parts: Vec<&str> = code.split('"').collect();
    let is_name = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
    let quoted = parts.chunks_exact(2).filter(|pair| is_name(pair[1]));
    quoted.map(|pair| (pair[0].to_owned(), pair[1].to_owned())).collect()
}

/// The names of the variables that a rule puts into its sentences, and those that every rule can.
fn given(code: &str) -> BTreeSet<String> {
    let put = names(code).into_iter().filter(|(before, _)| before.ends_with("with("));
    let always = ["player", "opponent", "points"].map(str::to_owned);
    put.map(|(_, name)| name).chain(always).collect()
}

#[test]
fn every_file_of_sentences_is_in_the_table() {
    let table: BTreeSet<String> = RULES.iter().map(|rule| rule.name.to_owned()).collect();
    let on_disk: BTreeSet<String> = files("rules", "toml").iter().map(|path| stem(path)).collect();
    assert_eq!(table, on_disk);
    let frame: BTreeSet<String> = FRAME.iter().map(|(name, _)| (*name).to_owned()).collect();
    let on_disk: BTreeSet<String> = files("words", "toml").iter().map(|path| stem(path)).collect();
    assert_eq!(frame, on_disk);
}

#[test]
fn every_sentence_that_a_rule_says_is_there() {
    let known: BTreeSet<String> = every_sentence().iter().map(Sentence::name).collect();
    for path in files("rules", "rs") {
        let rule = stem(&path);
        for (before, name) in names(&rule_code(&rule)) {
            let is_variable = ["with(", "Facts::of(", ".and("].iter().any(|put| before.ends_with(put));
            let is_condition = CONDITIONS.iter().any(|new| before.ends_with(new));
            let is_key = before.ends_with("name: ") || before.ends_with("condition: ");
            let is_asked = known.contains(&format!("ask-{name}"));
            assert!(
                is_variable || is_condition || is_key || is_asked || known.contains(&name),
                "{rule}.toml has no [{name}]"
            );
        }
    }
}

#[test]
fn every_sentence_of_a_rule_is_said_with_what_the_rule_gives() {
    for rule in RULES {
        let (code, rule, source) = (rule_code(rule.name), rule.name, rule.words);
        for sentence in sentences(source).0 {
            let name = sentence.name();
            assert!(code.contains(&format!("\"{name}\"")), "{rule}.rs does not say {name}");
            for pattern in sentence.patterns.values() {
                for variable in variables(pattern) {
                    assert!(
                        given(&code).contains(variable),
                        "{rule}.rs does not give {variable} to {name}"
                    );
                }
            }
        }
    }
}

/// The names of all conditions, with the facts that may show them.
fn conditions() -> BTreeSet<String> {
    let rules = RULES.iter().flat_map(|rule| {
        let named = names(&rule_code(rule.name)).into_iter();
        named
            .filter(|(before, _)| CONDITIONS.iter().any(|new| before.ends_with(new)))
            .map(|(_, name)| name)
    });
    let reckoned = [
        "clock-changed",
        "claimant-loses-time",
        "clock-as-shown",
        "clock-as-before",
        "pieces-touched",
        crate::entry::DECIDED_BY_ANALOGY,
        crate::entry::SAYS_SO,
        "penalised-in-points",
        "note-position",
        "note-clock-times",
        "note-side-to-move",
        "note-running-clock",
        "note-moves-made",
        crate::game::TOUCH_WAS_MEANT,
        crate::game::MEANT_TO_CASTLE,
        crate::game::TOUCHED_FIRST,
    ];
    let reckoned = reckoned.map(str::to_owned);
    rules.chain(reckoned).collect()
}

/// What makes a condition or a fact, before its name.
const CONDITIONS: [&str; 7] = [
    "Condition::given(",
    "Condition::seen(",
    "Condition::seen_unless(",
    "Condition::told_or_seen(",
    "Fact(",
    "is_told!(",
    "is_judged!(",
];

#[test]
fn every_condition_has_its_sentences() {
    let because = FRAME.iter().find(|(name, _)| *name == "because").unwrap().1;
    let known: BTreeSet<String> = sentences(because).0.iter().map(Sentence::name).collect();
    let conditions = conditions();
    assert!(conditions.len() > 40, "{conditions:?}");
    for name in &conditions {
        // What is moot where it holds is never a reason.
        let said = known.contains(&format!("because-{name}")) || known.contains(&format!("because-{name}-not"));
        assert!(said, "because.toml has no [because-{name}]");
    }
    for name in &known {
        let condition = name
            .trim_start_matches("because-")
            .trim_end_matches("-not")
            .trim_end_matches("-settled")
            .trim_end_matches("-told");
        assert!(conditions.contains(condition), "no condition is named {condition}");
    }
}

#[test]
fn the_frame_is_there_and_used() {
    let code: String = files("words", "rs")
        .into_iter()
        .chain(files("", "rs"))
        .filter(|path| stem(path) != "tests")
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    let frame: BTreeSet<String> = FRAME
        .iter()
        .flat_map(|(_, source)| sentences(source).0)
        .map(|sentence| sentence.name())
        .collect();
    // Lists are put together by the phrasebook.
    for name in frame.iter().filter(|name| *name != "and" && !name_is_made(name)) {
        assert!(code.contains(&format!("\"{name}\"")), "nothing says {name}");
    }
    for path in files("words", "rs").into_iter().filter(|path| stem(path) != "tests") {
        let code = fs::read_to_string(path).unwrap();
        for (_, name) in names(&code).into_iter().filter(|(_, name)| name.contains('-')) {
            assert!(frame.contains(&name), "{name} is no sentence of the frame");
        }
    }
}

/// Whether the name of a sentence is put together from that of a condition, a fact, a situation or something else that is stored.
fn name_is_made(name: &str) -> bool {
    [
        "because-",
        "ask-",
        "language-",
        "situation-",
        "sought-",
        "incident-",
        "involved-",
        "circumstance-",
        "envelope-item-",
        "equipment-",
        "feature-",
    ]
    .iter()
    .any(|begin| name.starts_with(begin))
}

#[test]
fn what_can_be_untold_can_be_asked_for() {
    let known: BTreeSet<String> = every_sentence().iter().map(Sentence::name).collect();
    let facts = RULES.iter().flat_map(|rule| {
        let named = names(&rule_code(rule.name)).into_iter();
        named
            .filter(|(before, _)| before.ends_with("Fact("))
            .map(|(_, name)| name)
    });
    let norms = RULES.iter().flat_map(|rule| rule.norms);
    // Moves, touches, proofs and the start of a session are not told of a game that nobody watched.
    let told = norms.filter(|norm| {
        use crate::finding::FindingKind::{MoveMade, PieceTouched, PositionProved, SessionBegan};
        ![MoveMade, PieceTouched, PositionProved, SessionBegan].contains(&norm.kind())
    });
    let untold = told.flat_map(|norm| norm.seen()).map(str::to_owned);
    let asked: BTreeSet<String> = facts.chain(untold).collect();
    assert!(asked.len() > 30, "{asked:?}");
    for name in &asked {
        assert!(known.contains(&format!("ask-{name}")), "ask.toml has no [ask-{name}]");
    }
    let codes: String = RULES.iter().map(|rule| rule_code(rule.name)).collect();
    for name in known.iter().filter_map(|name| name.strip_prefix("ask-")) {
        let is_said = asked.contains(name) || codes.contains(&format!("\"{name}\""));
        assert!(is_said, "nothing asks {name}");
    }
}

#[test]
fn every_situation_has_its_words() {
    let known: BTreeSet<String> = every_sentence().iter().map(Sentence::name).collect();
    let all = || crate::situations().iter().chain(crate::situations_in_play());
    let names: BTreeSet<&str> = all().map(|situation| situation.name).collect();
    assert_eq!(names.len(), all().count(), "two situations have one name");
    for begin in ["situation-", "sought-"] {
        let worded: BTreeSet<&str> = known.iter().filter_map(|name| name.strip_prefix(begin)).collect();
        assert_eq!(worded, names, "{begin}");
    }
}

#[test]
fn every_sentence_is_whole_in_the_languages_spoken() {
    let sources: Vec<_> = sources().collect();
    assert_eq!(faults(&sources, LANGUAGES), []);
}

#[test]
fn the_languages_that_are_complete_are_spoken() {
    assert_eq!(complete(&every_sentence()), LANGUAGES);
    for language in Language::ALL {
        let words = Words::new(language);
        assert_eq!(words.is_some(), LANGUAGES.contains(&language), "{language:?}");
    }
}

#[test]
fn times_are_said_and_shown() {
    let words = Words::new(Language::English).unwrap();
    for (millis, said, clock) in [
        (0, "0 seconds", "0:00"),
        (1_000, "1 second", "0:01"),
        (30_000, "30 seconds", "0:30"),
        (60_000, "1 minute", "1:00"),
        (120_000, "2 minutes", "2:00"),
        (93_500, "1 minute and 33.5 seconds", "1:33.5"),
        (3_600_000, "1 hour", "1:00:00"),
        (5_400_000, "1 hour and 30 minutes", "1:30:00"),
        (7_261_000, "2 hours, 1 minute and 1 second", "2:01:01"),
    ] {
        let time = Duration::from_millis(millis);
        assert_eq!(words.time(time), said);
        assert_eq!(shown(time), clock);
    }
}

#[test]
fn moves_and_articles_are_written_as_the_language_does() {
    let position = Position::initial();
    let citation = find("end.checkmate").unwrap().citation(Edition::LATEST).unwrap();
    for (language, mv, article) in [
        (Language::English, "Nf3", "Article"),
        (Language::Danish, "Sf3", "§"),
        (Language::Swedish, "Sf3", "§"),
        (Language::Dutch, "Pf3", "artikel"),
        (Language::Norwegian, "Sf3", "§"),
    ] {
        let words = Words::read(language);
        assert_eq!(words.written("g1f3".parse().unwrap(), Board::Position(&position)), mv);
        let cited = words.citation(&citation).replace('\u{a0}', " ");
        assert_eq!(cited, format!("{article} {}", citation.number));
    }
}

#[test]
fn what_is_no_article_is_cited_as_what_it_is() {
    let words = Words::read(Language::Danish);
    for (key, edition, said) in [
        ("rapid.definition", Edition::E2009, "tillæg A1"),
        ("adjourned.envelope.custody", Edition::E2005, "tillæg A3"),
        ("adjourned.envelope.custody", Edition::E2009, "anbefaling 3"),
        ("adjourned.envelope.custody", Edition::E2023, "anbefaling I.3"),
        ("chess960.start.count", Edition::E2017, "ordlisten, ”Skak960”"),
    ] {
        let citation = find(key).unwrap().citation(edition).unwrap();
        assert_eq!(words.citation(&citation), said, "{key} in {edition}");
    }
}

#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Words>();
}

#[test]
fn controls_are_said_as_arbiters_say_them() {
    let words = Words::new(Language::English).unwrap();
    for (written, said) in [
        ("5+0", "5 minutes"),
        ("3+2", "3 minutes plus 2 seconds a move"),
        ("90'+30''", "90 minutes plus 30 seconds a move"),
        (
            "40/90, 30, +30",
            "40 moves in 90 minutes, then 30 minutes for the rest of the game, plus 30 seconds a move from move 1",
        ),
        (
            "40/2h, 20/1h, 15m+30",
            "40 moves in 120 minutes, then 20 moves in 60 minutes, then 15 minutes for the rest of the game plus 30 \
             seconds a move",
        ),
        (
            "40/2h30m, 16/1h",
            "40 moves in 150 minutes, then 60 minutes for every further 16 moves",
        ),
        ("G/60; d5", "60 minutes with a delay of 5 seconds a move"),
        ("1m30", "1 minute and 30 seconds"),
        ("4h", "4 hours"),
        (
            "white 5, black 4+2",
            "White: 5 minutes. Black: 4 minutes plus 2 seconds a move",
        ),
        ("-", "No time limit"),
    ] {
        assert_eq!(words.control(&written.parse().unwrap()), said, "{written}");
    }
}
