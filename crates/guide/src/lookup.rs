//! Situations by name, by title and by the words that people use for them.

use jadoube_referee::{Situation, Words, situations};

use crate::tile::tiles;

/// What was found.
pub enum Found {
    /// Nothing was looked for.
    All,
    /// This is meant.
    One(&'static Situation),
    /// One of these is meant.
    Several(Vec<&'static Situation>),
    /// Nothing is known by these words.
    None,
}

/// Words that everybody uses of everything.
const COMMON: [&str; 14] = [
    "a", "an", "and", "are", "has", "have", "her", "his", "is", "it", "my", "of", "the", "to",
];

/// From how many letters on a word may have one mistake.
const FORGIVEN: usize = 5;

/// The situations that fit: the one of this name, else those known by exactly these words, else those with all of them, else
/// those with all of them if one letter of a longer word is wrong. Beginnings of words are enough.
///
/// ```
/// use jadoube_guide::{Found, find};
/// use jadoube_referee::{Language, Words};
///
/// let words = Words::new(Language::English).expect("English is spoken");
/// assert!(matches!(find("resignaton", &words), Found::One(situation) if situation.name == "resignation"));
/// assert!(matches!(find("banana", &words), Found::None));
/// ```
#[must_use]
pub fn find(sought: &str, words: &Words) -> Found {
    let sought = plain(sought);
    if sought.is_empty() {
        return Found::All;
    }
    let mut all = situations().iter();
    if let Some(named) = all.find(|situation| plain(situation.name) == sought) {
        return Found::One(named);
    }
    let phrases = |situation: &Situation| -> Vec<String> {
        let title = words.situation(situation);
        let sought = words.sought(situation).into_iter();
        sought.chain([title]).map(|words| plain(&words)).collect()
    };
    let exactly = situations()
        .iter()
        .filter(|situation| phrases(situation).contains(&sought));
    let exactly: Vec<&Situation> = exactly.collect();
    if !exactly.is_empty() {
        return of(exactly);
    }
    let known = |situation: &Situation| -> Vec<String> {
        let tiles = tiles().iter().filter(|tile| tile.situations.contains(&situation.name));
        let tiles: Vec<String> = tiles
            .map(|tile| plain(&tile.words(words.language()).join(" ")))
            .collect();
        let known = format!(
            "{} {} {}",
            plain(situation.name),
            phrases(situation).join(" "),
            tiles.join(" ")
        );
        known.split(' ').map(str::to_owned).collect()
    };
    let fit = |is_meant: fn(&str, &str) -> bool| -> Vec<&'static Situation> {
        let fits = |situation: &&Situation| {
            let known = known(situation);
            sought
                .split(' ')
                .all(|word| known.iter().any(|known| is_meant(word, known)))
        };
        situations().iter().filter(fits).collect()
    };
    match fit(|word, known| known.starts_with(word)) {
        found if found.is_empty() => of(fit(|word, known| known.starts_with(word) || is_near(word, known))),
        found => of(found),
    }
}

/// Whether a word begins like another but for one letter: another one, one missing, one too many, or two that changed places.
fn is_near(word: &str, known: &str) -> bool {
    let (word, known): (Vec<char>, Vec<char>) = (word.chars().collect(), known.chars().collect());
    let lengths = [word.len() - 1, word.len(), word.len() + 1];
    word.len() >= FORGIVEN
        && lengths
            .iter()
            .any(|length| known.get(..*length).is_some_and(|begin| differs_by_one(&word, begin)))
}

fn differs_by_one(one: &[char], other: &[char]) -> bool {
    let same = one.iter().zip(other).take_while(|(one, other)| one == other).count();
    let (left, right) = (&one[same..], &other[same..]);
    match (left, right) {
        ([], []) => true,
        ([_, left @ ..], [_, right @ ..]) if left == right => true,
        ([a, b, left @ ..], [c, d, right @ ..]) if a == d && b == c && left == right => true,
        ([_, left @ ..], right) if left == right => true,
        (left, [_, right @ ..]) => left == right,
        _ => false,
    }
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
