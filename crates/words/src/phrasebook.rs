//! The words of one language, ready to be spoken.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use jadoube_language::Language;
use unic_langid::LanguageIdentifier;

use crate::sentence::{Sentence, sentences};

/// Speaks one language.
///
/// The sentences are read when it is made, and only in its language; one serves many threads. A sentence that its language
/// lacks is said in English, with the plurals of English. It never fails: what cannot be said is named, a sentence by its
/// name, and what is missing in it by the name of its variable.
///
/// ```
/// use jadoube_words::{FluentArgs, Language, Phrasebook};
///
/// let source = r#"
/// [left]
/// en = """
/// { $count ->
///     [one] one move
///    *[other] {$count} moves
/// } left"""
/// "#;
/// let book = Phrasebook::read(Language::English, [source]);
/// let left = |count: u32| book.sentence("left", &FluentArgs::from_iter([("count", count)]));
/// assert_eq!(left(1), "One move left");
/// assert_eq!(left(2), "2 moves left");
/// assert_eq!(book.word("right"), "right");
/// ```
pub struct Phrasebook {
    language: Language,
    /// The sentences in its language.
    own: FluentBundle<FluentResource>,
    /// Those that its language lacks, in English.
    english: FluentBundle<FluentResource>,
}

impl Phrasebook {
    /// Reads files of sentences in a language. What cannot be read is left out; [`crate::faults`] names it.
    #[must_use]
    pub fn read<'a>(language: Language, sources: impl IntoIterator<Item = &'a str>) -> Phrasebook {
        let (mut own, mut english) = (empty(language), empty(Language::English));
        for source in sources {
            let (sentences, _) = sentences(source);
            let (spoken, lacking): (Vec<&Sentence>, Vec<&Sentence>) = sentences
                .iter()
                .partition(|sentence| sentence.pattern(language).is_some());
            add(&mut own, language, &spoken);
            add(&mut english, Language::English, &lacking);
        }
        Phrasebook { language, own, english }
    }

    /// The language spoken.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a phrase of this name.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.own.has_message(name) || self.english.has_message(name)
    }

    /// A phrase with what is put into it.
    #[must_use]
    pub fn phrase(&self, name: &str, with: &FluentArgs<'_>) -> String {
        let said = [&self.own, &self.english].into_iter().find_map(|bundle| {
            let pattern = bundle.get_message(name)?.value()?;
            Some(bundle.format_pattern(pattern, Some(with), &mut Vec::new()).into_owned())
        });
        said.map_or_else(|| name.to_owned(), with_one_stop)
    }

    /// A phrase that needs nothing.
    #[must_use]
    pub fn word(&self, name: &str) -> String {
        self.phrase(name, &FluentArgs::new())
    }

    /// A sentence: a phrase with a capital letter at the beginning.
    #[must_use]
    pub fn sentence(&self, name: &str, with: &FluentArgs<'_>) -> String {
        capitalised(&self.phrase(name, with))
    }

    /// `a, b and c`, with the word called `and`.
    #[must_use]
    pub fn list(&self, mut items: Vec<String>) -> String {
        match (items.pop(), items.is_empty()) {
            (Some(last), false) => format!("{} {} {last}", items.join(", "), self.word("and")),
            (last, _) => last.unwrap_or_default(),
        }
    }
}

/// A text in which a sentence that ends with an abbreviation, such as e.p., has one full stop there.
fn with_one_stop(text: String) -> String {
    if !text.contains("..") {
        return text;
    }
    let mut plain = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some(at) = rest.find("..") {
        let (before, after) = rest.split_at(at);
        let points = after.len() - after.trim_start_matches('.').len();
        let ends = after[points..].chars().next().is_none_or(char::is_whitespace);
        let abbreviated = before.ends_with(char::is_alphanumeric) && ends && points == 2;
        plain.push_str(before);
        plain.push_str(&after[..if abbreviated { 1 } else { points }]);
        rest = &after[points..];
    }
    plain + rest
}

/// A bundle that chooses plurals as a language does.
fn empty(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![identifier(language)]);
    // The marks that isolate foreign scripts would only be seen: all languages are written left to right.
    bundle.set_use_isolating(false);
    bundle
}

fn add(bundle: &mut FluentBundle<FluentResource>, language: Language, sentences: &[&Sentence]) {
    let messages = sentences
        .iter()
        .filter_map(|sentence| sentence.message(language))
        .collect();
    let resource = FluentResource::try_new(messages).unwrap_or_else(|(rest, _)| rest);
    // Of two sentences with one name the first is spoken.
    let _ = bundle.add_resource(resource);
}

/// A phrase with a capital letter at the beginning.
#[must_use]
pub fn capitalised(phrase: &str) -> String {
    let mut letters = phrase.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// The identifier of a language, by which Fluent chooses plurals.
fn identifier(language: Language) -> LanguageIdentifier {
    language.code().parse().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{Phrasebook, capitalised, with_one_stop};
    use fluent_bundle::FluentArgs;
    use jadoube_language::Language;

    const SOURCE: &str = r#"
[and]
en = "and"
da = "og"

[title]
en = "{$white} against {$black}"
da = "{$white} mod {$black}"

[only-english]
en = "only here"

[broken]
en = "{$x"
"#;

    #[test]
    fn what_can_be_said_is_said_and_the_rest_is_named() {
        let check = |language: Language, name: &str, expect: &str| {
            let book = Phrasebook::read(language, [SOURCE]);
            let with = FluentArgs::from_iter([("white", "Ann"), ("black", "Bob")]);
            assert_eq!(book.phrase(name, &with), expect);
        };
        check(Language::English, "title", "Ann against Bob");
        check(Language::Danish, "title", "Ann mod Bob");
        check(Language::Danish, "only-english", "only here");
        check(Language::Danish, "elsewhere", "elsewhere");
        check(Language::English, "broken", "broken");
        check(Language::English, "elsewhere", "elsewhere");
        let book = Phrasebook::read(Language::English, [SOURCE]);
        assert_eq!(book.word("title"), "{$white} against {$black}");
    }

    #[test]
    fn what_a_language_lacks_has_the_plurals_of_english() {
        let source = r#"
[left]
en = """
{ $count ->
    [one] one move
   *[other] {$count} moves
} left"""
"#;
        let book = Phrasebook::read(Language::Danish, [source]);
        assert!(book.has("left"));
        // Danish would take one and a half for one.
        for (count, expect) in [(1.0, "one move left"), (1.5, "1.5 moves left"), (2.0, "2 moves left")] {
            assert_eq!(book.phrase("left", &FluentArgs::from_iter([("count", count)])), expect);
        }
    }

    #[test]
    fn lists_end_with_and() {
        let check = |items: &[&str], expect: &str| {
            let book = Phrasebook::read(Language::Danish, [SOURCE]);
            assert_eq!(book.list(items.iter().map(ToString::to_string).collect()), expect);
        };
        check(&[], "");
        check(&["a"], "a");
        check(&["a", "b"], "a og b");
        check(&["a", "b", "c"], "a, b og c");
    }

    #[test]
    fn an_abbreviation_at_the_end_has_one_full_stop() {
        for (text, expect) in [
            ("exd6 e.p..", "exd6 e.p."),
            (
                "Black plays exd6 e.p.. The clock runs.",
                "Black plays exd6 e.p. The clock runs.",
            ),
            ("wait ... and so on...", "wait ... and so on..."),
            ("look into ../games.pgn", "look into ../games.pgn"),
            ("look into ..", "look into .."),
            ("12.. Kd7", "12. Kd7"),
        ] {
            assert_eq!(with_one_stop(text.to_owned()), expect);
        }
        let book = Phrasebook::read(Language::English, ["[must]\nen = \"{$move}. Nothing else.\""]);
        let with = FluentArgs::from_iter([("move", "exd6 e.p.")]);
        assert_eq!(book.phrase("must", &with), "exd6 e.p. Nothing else.");
    }

    #[test]
    fn sentences_begin_with_a_capital_letter() {
        for (phrase, expect) in [("", ""), ("økse", "Økse"), ("Ann", "Ann"), ("1 move", "1 move")] {
            assert_eq!(capitalised(phrase), expect);
        }
    }

    #[test]
    fn one_serves_many_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Phrasebook>();
    }
}
