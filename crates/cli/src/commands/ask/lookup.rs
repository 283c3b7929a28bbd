//! Situations by name, by title and by the words that people use for them.

use jadoube_referee::{Situation, situations};

use crate::heard::RecordPrinter;

/// What was found.
pub(super) enum Found {
    /// Nothing was looked for.
    All,
    One(&'static Situation),
    Several(Vec<&'static Situation>),
    None,
}

/// Words that everybody uses of everything.
const COMMON: [&str; 14] = [
    "a", "an", "and", "are", "has", "have", "her", "his", "is", "it", "my", "of", "the", "to",
];

/// The situations that fit: the one of this name, else those known by exactly these words, else those with all of them.
pub(super) fn find(sought: &str, printer: &RecordPrinter) -> Found {
    let sought = plain(sought);
    if sought.is_empty() {
        return Found::All;
    }
    let all = situations().iter();
    if let Some(named) = all.clone().find(|situation| plain(situation.name) == sought) {
        return Found::One(named);
    }
    let phrases = |situation: &Situation| -> Vec<String> {
        let title = printer.words.situation(situation);
        let sought = printer.words.sought(situation).into_iter();
        sought.chain([title]).map(|words| plain(&words)).collect()
    };
    let exactly = all.clone().filter(|situation| phrases(situation).contains(&sought));
    let exactly: Vec<&Situation> = exactly.collect();
    if !exactly.is_empty() {
        return of(exactly);
    }
    let fits = |situation: &&Situation| {
        let known = format!("{} {}", plain(situation.name), phrases(situation).join(" "));
        let known: Vec<&str> = known.split(' ').collect();
        let is_known = |word: &str| known.iter().any(|known| known.starts_with(word));
        sought.split(' ').all(is_known)
    };
    of(all.filter(fits).collect())
}

fn of(found: Vec<&'static Situation>) -> Found {
    match found[..] {
        [] => Found::None,
        [one] => Found::One(one),
        _ => Found::Several(found),
    }
}

/// The words that tell situations apart, in small letters.
fn plain(text: &str) -> String {
    let text = text.to_lowercase();
    let words = text.split(|symbol: char| !symbol.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let telling: Vec<&str> = words.iter().copied().filter(|word| !COMMON.contains(word)).collect();
    match telling.is_empty() {
        true => words.join(" "),
        false => telling.join(" "),
    }
}
