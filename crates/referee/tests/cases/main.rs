//! The cases beside the rules, `src/rules/*.md`, and the examples of `docs/cases.md`: one test for each case in each of its
//! editions.
//!
//! The checks of the Laws say what must come out where. Each check of the articles that are refereed has a case that
//! names it, or one that says why not, so a check that is added to the Laws fails here until it has one.
//!
//! `shown.toml` lists which provisions the passing cases show, and how; ARTICLES.md counts by it. `JADOUBE_UPDATE=1` writes
//! it anew.

mod shown;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use jadoube_cases::Case;
use jadoube_laws::{Edition, PROVISIONS, Provision};
use jadoube_referee::cases::run;
use jadoube_referee::{Entry, EntryNo, LANGUAGES, Language, Referee, Words};
use libtest_mimic::{Arguments, Failed, Trial};

fn main() {
    let arguments = Arguments::from_args();
    let mut trials = Vec::new();
    let mut told = BTreeSet::new();
    let mut faults = Vec::new();
    let mut all = Vec::new();
    for path in case_files() {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        for case in cases_of(&path, &format!("src/rules/{name}.md"), &mut faults) {
            for &edition in &case.editions {
                if let Some(check) = case.check {
                    told.insert((case.key.to_string(), check, edition));
                }
                trials.extend(trial(&name, &case, edition));
            }
            all.push(case);
        }
    }
    // Examples show the language; no check of the Laws rests on them.
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/cases.md");
    for case in cases_of(&examples, "docs/cases.md", &mut faults) {
        let editions = case.editions.iter();
        trials.extend(editions.filter_map(|&edition| trial("docs/cases.md", &case, edition)));
    }
    trials.push(report("every_line_can_be_read", faults));
    trials.push(report("every_check_has_a_case", untold(&told)));
    trials.push(Trial::test("what_cases_show_is_listed", move || shown::compare(&all)));
    libtest_mimic::run(&arguments, trials).exit();
}

/// The cases of a file, named as failures name it. What cannot be read goes to the faults, and a file without cases does.
fn cases_of(path: &Path, name: &str, faults: &mut Vec<String>) -> Vec<Case> {
    let text = fs::read_to_string(path).unwrap_or_default();
    let (cases, unread) = jadoube_cases::read(name, &text);
    faults.extend(unread.iter().map(ToString::to_string));
    if cases.is_empty() {
        faults.push(format!("{name}: no case"));
    }
    cases
}

fn case_files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/rules");
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "md"))
        .collect();
    files.sort();
    files
}

fn trial(rule: &str, case: &Case, edition: Edition) -> Option<Trial> {
    if case.is_without() {
        return None;
    }
    let case = case.clone();
    let name = format!("{rule}: {} [{} {edition}]", case.title, case.key);
    Some(Trial::test(name, move || {
        let run = run(&case, edition);
        if let Some(failure) = &run.failure {
            return Err(Failed::from(failure.in_file(&case)));
        }
        // Every entry, answer and reason has a sentence in every language, and every sentence is given all it needs.
        let Some(referee) = &run.referee else { return Ok(()) };
        for words in WORDS.iter() {
            let wrong = |sentence: &String| !is_said(sentence) || has_english(sentence, words.language());
            if let Some(sentence) = told(referee, words).iter().find(|sentence| wrong(sentence)) {
                let language = words.language();
                return Err(Failed::from(format!("{} in {language}: {sentence}", case.title)));
            }
        }
        Ok(())
    }))
}

/// Reading the words takes longer than most cases do.
static WORDS: LazyLock<Vec<Words>> =
    LazyLock::new(|| LANGUAGES.iter().filter_map(|language| Words::new(*language)).collect());

/// All that a reader is told of a game.
fn told(referee: &Referee, words: &Words) -> Vec<String> {
    let (game, mut told) = (referee.game(), Vec::new());
    for (index, entry) in referee.record().iter().enumerate() {
        told.push(words.entry(EntryNo::after(index), entry, game));
        match entry {
            Entry::Event(_) => {}
            Entry::Ruling(ruling) => told.extend(words.ruling_reasons(ruling, game)),
            Entry::Question(question) => {
                told.extend(words.question_reasons(question, game));
                told.push(words.meanwhile(question.meanwhile));
            }
        }
    }
    told
}

/// Whether a sentence is whole: nothing was left out, and it is no name of one.
fn is_said(sentence: &str) -> bool {
    !sentence.contains("{$") && !sentence.starts_with("Because-") && sentence.ends_with(['.', '?'])
}

/// Whether a word of English was left in another language. What people said is quoted as they said it.
fn has_english(sentence: &str, language: Language) -> bool {
    /// Words that none of the other languages has.
    const ENGLISH: [&str; 18] = [
        "the", "and", "with", "which", "from", "player", "opponent", "clock", "move", "moves", "draw", "draws", "game",
        "white", "black", "flag", "claim", "article",
    ];
    /// Some have one of them all the same.
    const RIGHTLY: [(Language, &str); 1] = [(Language::Dutch, "claim")];
    if language == Language::English {
        return false;
    }
    let mut spoken = String::new();
    let mut quoted = None;
    for letter in sentence.chars() {
        quoted = match (quoted, letter) {
            (None, '”') => Some('”'),
            (None, '‘') => Some('’'),
            (None, '«') => Some('»'),
            (Some(end), letter) if letter == end => None,
            (quoted, _) => quoted,
        };
        spoken.push(if quoted.is_none() { letter } else { ' ' });
    }
    // A move such as The1 has letters and figures.
    let mut words = spoken.split(|letter: char| !letter.is_alphanumeric());
    words.any(|word| {
        let word = word.to_lowercase();
        ENGLISH.contains(&word.as_str()) && !RIGHTLY.contains(&(language, word.as_str()))
    })
}

fn report(name: &str, faults: Vec<String>) -> Trial {
    Trial::test(name, move || match faults.is_empty() {
        true => Ok(()),
        false => Err(Failed::from(format!(
            "{} to mend:\n{}",
            faults.len(),
            faults.join("\n")
        ))),
    })
}

/// The checks that no case tells.
fn untold(told: &BTreeSet<(String, usize, Edition)>) -> Vec<String> {
    let mut missing = Vec::new();
    for provision in PROVISIONS.iter().filter(|provision| is_told_here(provision)) {
        for (number, check) in (1..).zip(provision.checks) {
            let key = provision.key.as_str();
            let lacks = |edition: &&Edition| !told.contains(&(key.to_owned(), number, **edition));
            let lacking: Vec<String> = check.editions.iter().filter(lacks).map(ToString::to_string).collect();
            if !lacking.is_empty() {
                missing.push(format!(
                    "{key} {number} has no case in {}: {}",
                    lacking.join(" "),
                    check.text
                ));
            }
        }
    }
    missing
}

/// Whether the checks of a provision are told beside the rules of the referee.
fn is_told_here(provision: &Provision) -> bool {
    const SUBJECTS: [&str; 46] = [
        "end.",
        "objective.mated-player-loses",
        "objective.no-mate-possible",
        "clock.",
        "flag.",
        "move.completed",
        "time.",
        "default-time.",
        "displays.",
        "draw-agreement.",
        "draw-offer.",
        "draw-claim.",
        "repetition.",
        "fifty-move.",
        "automatic-draw.",
        "dead-position.",
        "points.",
        "scoresheet.",
        "execution.",
        "adjust.",
        "touch.",
        "touch-move.",
        "touch-castle.",
        "touch-claim.",
        "release.",
        "move-made.",
        "promotion.choice-final",
        "promotion.any-order",
        "illegal-move.two-hands",
        "irregularity.",
        "start.wrong",
        "start.reversed",
        "displaced.",
        "quickplay.",
        "conduct.",
        "devices.",
        "penalty.",
        "bystander.",
        "arbiter.",
        "appeal.",
        "notation.arbiter-warns",
        "notation.other-system-no-evidence",
        "adjourned.",
        "guidelines.status",
        "glossary.adjourn",
        "glossary.sealed-move",
    ];
    let key = provision.key.as_str();
    let of_pace = key.starts_with("rapid.") || key.starts_with("blitz.");
    of_pace || SUBJECTS.iter().any(|subject| key.starts_with(subject))
}
