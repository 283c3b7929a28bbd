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
use jadoube_referee::{Entry, Language, Referee, Words};
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
        // Every entry and every reason has a sentence, and every sentence is given all it needs.
        let entries = run.entries().map(|entry| entry.sentence.clone());
        let reasons = run.referee.as_ref().map(reasons).unwrap_or_default();
        let is_none = |sentence: &String| {
            sentence.contains("{$") || sentence.starts_with("Because-") || !sentence.ends_with(['.', '?'])
        };
        match entries.chain(reasons).find(is_none) {
            Some(sentence) => Err(Failed::from(format!("{}: not a sentence: {sentence}", case.title))),
            None => Ok(()),
        }
    }))
}

/// Why the referee has ruled and asked.
fn reasons(referee: &Referee) -> Vec<String> {
    // Reading the words takes longer than most cases do.
    static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(Language::English).expect("English is spoken"));
    let (words, game) = (&*ENGLISH, referee.game());
    let of = |entry: &Entry| match entry {
        Entry::Event(_) => Vec::new(),
        Entry::Ruling(ruling) => words.ruling_reasons(ruling, game),
        Entry::Question(question) => words.question_reasons(question, game),
    };
    referee.record().iter().flat_map(of).collect()
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
