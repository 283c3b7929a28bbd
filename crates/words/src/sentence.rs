//! Sentences as they stand in a file.

use std::collections::BTreeMap;

use jadoube_language::Language;
use toml::de::{DeTable, DeValue};

/// A sentence in all the languages it has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// Where it stands among the tables of its file: `[game.title]` stands at `game`, `title`.
    pub path: Vec<String>,
    /// The line where it begins, counted from 1.
    pub line: usize,
    /// Its patterns by the codes of their languages.
    pub patterns: BTreeMap<String, String>,
    /// What else stands with it, for whoever has a use for it: see [`NOTES`].
    pub notes: BTreeMap<String, String>,
}

/// What may stand with a sentence besides its languages: the script in which people write what it tells, and the act, as
/// JSON, that the script stands for.
pub const NOTES: [&str; 2] = ["script", "act"];

impl Sentence {
    /// Its name: `game-title`, whether it stands as `[game-title]` or as `[game.title]`.
    #[must_use]
    pub fn name(&self) -> String {
        self.path.join("-")
    }

    /// Its pattern in a language, if it has one.
    #[must_use]
    pub fn pattern(&self, language: Language) -> Option<&str> {
        self.patterns.get(language.code()).map(String::as_str)
    }

    /// The message that Fluent reads, if the sentence has the language.
    #[must_use]
    pub fn message(&self, language: Language) -> Option<String> {
        // In Fluent, what continues a pattern is indented.
        let pattern = self.pattern(language)?.replace('\n', "\n    ");
        Some(format!("{} = {pattern}\n", self.name()))
    }
}

/// Something to mend in a file of sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub text: String,
}

impl Fault {
    pub(crate) fn new(line: usize, text: String) -> Fault {
        Fault { line, text }
    }
}

/// Reads a file of sentences, in the order of the file, and names what in it is no sentence.
///
/// ```
/// let (sentences, faults) = jadoube_words::sentences("[game.title]\nen = \"{$white} against {$black}\"\n");
/// assert_eq!(sentences[0].name(), "game-title");
/// assert!(faults.is_empty());
/// ```
#[must_use]
pub fn sentences(source: &str) -> (Vec<Sentence>, Vec<Fault>) {
    let mut reader = Reader {
        source,
        sentences: Vec::new(),
        faults: Vec::new(),
    };
    match DeTable::parse(source) {
        Ok(table) => reader.group(&[], table.get_ref()),
        Err(error) => {
            let line = reader.line(error.span().map_or(0, |span| span.start));
            reader.faults.push(Fault::new(line, error.message().to_owned()));
        }
    }
    (reader.sentences, reader.faults)
}

/// The variables of a pattern, in the order in which they first appear.
///
/// ```
/// assert_eq!(jadoube_words::variables("{$white} against {$black}"), ["white", "black"]);
/// ```
#[must_use]
pub fn variables(pattern: &str) -> Vec<&str> {
    let belongs = |symbol: char| symbol.is_ascii_alphanumeric() || symbol == '-' || symbol == '_';
    let mut variables = Vec::new();
    for rest in pattern.split('$').skip(1) {
        let end = rest.find(|symbol| !belongs(symbol)).unwrap_or(rest.len());
        let name = &rest[..end];
        if name.starts_with(|symbol: char| symbol.is_ascii_alphabetic()) && !variables.contains(&name) {
            variables.push(name);
        }
    }
    variables
}

/// Gathers the sentences of a file.
struct Reader<'a> {
    source: &'a str,
    sentences: Vec<Sentence>,
    faults: Vec<Fault>,
}

impl Reader<'_> {
    /// A table of sentences and of further groups.
    fn group(&mut self, path: &[String], table: &DeTable<'_>) {
        // A table is sorted by its names; what stands in the file has an order of its own.
        let mut members: Vec<_> = table.iter().collect();
        members.sort_by_key(|(name, _)| name.span().start);
        for (name, value) in members {
            let path: Vec<String> = path.iter().cloned().chain([name.get_ref().to_string()]).collect();
            let line = self.line(name.span().start);
            match value.get_ref() {
                DeValue::Table(table) => self.table(path, line, table),
                _ => self.wrong(&path, line),
            }
        }
    }

    /// A sentence or a group: a sentence has texts, a group has tables.
    fn table(&mut self, path: Vec<String>, line: usize, table: &DeTable<'_>) {
        let texts = table
            .iter()
            .filter_map(|(name, text)| Some((name.get_ref().to_string(), text.get_ref().as_str()?.to_owned())));
        let (notes, patterns): (BTreeMap<_, _>, BTreeMap<_, _>) =
            texts.partition(|(name, _)| NOTES.contains(&name.as_str()));
        match notes.len() + patterns.len() {
            0 => self.group(&path, table),
            count if count == table.len() => self.sentences.push(Sentence {
                path,
                line,
                patterns,
                notes,
            }),
            _ => self.wrong(&path, line),
        }
    }

    fn wrong(&mut self, path: &[String], line: usize) {
        let text = format!("{} is neither a sentence nor a group of sentences", path.join("."));
        self.faults.push(Fault::new(line, text));
    }

    fn line(&self, offset: usize) -> usize {
        self.source[..offset].matches('\n').count() + 1
    }
}

#[cfg(test)]
mod tests {
    use super::{sentences, variables};

    #[test]
    fn sentences_come_in_the_order_of_the_file() {
        let check = |source: &str, expect: &[(&str, usize)], wrong: &[(usize, &str)]| {
            let (found, faults) = sentences(source);
            let found: Vec<(String, usize)> = found.iter().map(|found| (found.path.join("."), found.line)).collect();
            let expect: Vec<(String, usize)> = expect.iter().map(|&(path, line)| (path.to_owned(), line)).collect();
            assert_eq!(found, expect, "{source}");
            let faults: Vec<(usize, &str)> = faults.iter().map(|fault| (fault.line, fault.text.as_str())).collect();
            assert_eq!(faults, wrong, "{source}");
        };
        check("", &[], &[]);
        check("[b]\nen = 'B'\n\n[a]\nen = 'A'\n", &[("b", 1), ("a", 4)], &[]);
        check(
            "[new.paces.standard]\nen = 'S'\n[new.paces.rapid]\nen = 'R'\n[new.title]\nen = 'N'\n",
            &[("new.paces.standard", 1), ("new.paces.rapid", 3), ("new.title", 5)],
            &[],
        );
        check(
            "x = 1\n",
            &[],
            &[(1, "x is neither a sentence nor a group of sentences")],
        );
        check(
            "[a]\nen = 'A'\n[a.b]\nen = 'B'\n",
            &[],
            &[(1, "a is neither a sentence nor a group of sentences")],
        );
    }

    #[test]
    fn variables_come_in_the_order_of_the_pattern() {
        let check = |pattern: &str, expect: &[&str]| assert_eq!(variables(pattern), expect, "{pattern}");
        check("no variable, $5", &[]);
        check("{$white} against {$black}", &["white", "black"]);
        check(
            "{ $count -> [one] one move of { $player } *[other] {$count} moves of {$player} }",
            &["count", "player"],
        );
        check("{$at-the-board}, {$move_made}", &["at-the-board", "move_made"]);
    }
}
