//! Reads the values that provisions set, from `laws/values.toml`, and writes what is set as Rust.

use std::collections::BTreeSet;

use serde::Deserialize;
use toml::Spanned;

use crate::tidy::Fault;
use crate::tree::{Tree, line_at};

/// Where the values are declared.
pub(crate) const PATH: &str = "laws/values.toml";

/// A value that provisions may set.
pub(crate) struct Value {
    pub(crate) line: usize,
    pub(crate) name: String,
    pub(crate) meaning: String,
    pub(crate) kind: Kind,
}

/// What can be set, and how it is written.
pub(crate) enum Kind {
    Time,
    Count,
    YesNo,
    Choice(Choices),
    Set(Choices),
    Limits,
    Points,
    Draws,
}

/// An enumeration: its name in Rust, and its variants with their meaning.
pub(crate) struct Choices {
    pub(crate) name: String,
    pub(crate) variants: Vec<(String, String)>,
}

impl Value {
    /// The name of the field.
    pub(crate) fn field(&self) -> String {
        self.name.replace('-', "_")
    }

    /// The type in Rust.
    pub(crate) fn rust_type(&self) -> String {
        match &self.kind {
            Kind::Time => "Duration".to_owned(),
            Kind::Count => "u32".to_owned(),
            Kind::YesNo => "bool".to_owned(),
            Kind::Choice(choices) => choices.name.clone(),
            Kind::Set(choices) => format!("&'static [{}]", choices.name),
            Kind::Limits => "Limits".to_owned(),
            Kind::Points => "Points".to_owned(),
            Kind::Draws => "Draws".to_owned(),
        }
    }

    /// What a provision gives, as an expression in Rust. `None` if it is not of the type.
    pub(crate) fn rust(&self, given: &toml::Value) -> Option<String> {
        match &self.kind {
            Kind::Time => duration(given.as_str()?),
            Kind::Count => u32::try_from(given.as_integer()?).ok().map(|count| count.to_string()),
            Kind::YesNo => Some(given.as_bool()?.to_string()),
            Kind::Choice(choices) => choices.rust(given),
            Kind::Set(choices) => {
                let items: Option<Vec<String>> = given.as_array()?.iter().map(|item| choices.rust(item)).collect();
                Some(format!("&[{}]", items?.join(", ")))
            }
            Kind::Limits => limits(given.as_str()?),
            Kind::Points => {
                let score = |name| match given.get(name)?.as_str()? {
                    "1/2" => Some("Score::HALF".to_owned()),
                    whole => Some(format!("Score::from_quarters({})", 4 * whole.parse::<u32>().ok()?)),
                };
                let [win, draw, loss] = [score("win")?, score("draw")?, score("loss")?];
                Some(format!("Points {{ win: {win}, draw: {draw}, loss: {loss} }}"))
            }
            // Only an event restricts draws.
            Kind::Draws => None,
        }
    }

    /// How to write what can be set.
    pub(crate) fn expected(&self) -> String {
        match &self.kind {
            Kind::Time => "a time such as \"2 min\"".to_owned(),
            Kind::Count => "a number".to_owned(),
            Kind::YesNo => "true or false".to_owned(),
            Kind::Choice(choices) => format!("one of {}", choices.names()),
            Kind::Set(choices) => format!("a list of {}", choices.names()),
            Kind::Limits => "limits such as \"> 10 min, < 60 min\"".to_owned(),
            Kind::Points => "{ win = \"1\", draw = \"1/2\", loss = \"0\" }".to_owned(),
            Kind::Draws => "nothing: an event sets it".to_owned(),
        }
    }
}

impl Choices {
    fn rust(&self, given: &toml::Value) -> Option<String> {
        let given = given.as_str()?;
        let (name, _) = self.variants.iter().find(|(name, _)| name == given)?;
        Some(format!("{}::{}", self.name, camel(name)))
    }

    fn names(&self) -> String {
        let names: Vec<&str> = self.variants.iter().map(|(name, _)| name.as_str()).collect();
        names.join(", ")
    }
}

/// `own-flag-up` as the name of a type or a variant: `OwnFlagUp`.
pub(crate) fn camel(name: &str) -> String {
    let word = |word: &str| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_ascii_uppercase() + rest
    };
    name.split('-').map(word).collect()
}

/// Reads `2 min`.
fn duration(text: &str) -> Option<String> {
    let (count, unit) = text.split_once(' ')?;
    let seconds = match unit {
        "s" => 1,
        "min" => 60,
        "h" => 3600,
        _ => return None,
    };
    Some(format!("Duration::from_secs({})", count.parse::<u64>().ok()? * seconds))
}

/// Reads `> 10 min, < 60 min`. An end that is not named is open.
fn limits(text: &str) -> Option<String> {
    let (mut from, mut to) = ("Unbounded".to_owned(), "Unbounded".to_owned());
    for limit in text.split(", ") {
        let (sign, time) = limit.split_once(' ')?;
        let time = duration(time)?;
        match sign {
            ">" => from = format!("Excluded({time})"),
            ">=" => from = format!("Included({time})"),
            "<" => to = format!("Excluded({time})"),
            "<=" => to = format!("Included({time})"),
            _ => return None,
        }
    }
    Some(format!("Limits {{ from: {from}, to: {to} }}"))
}

/// The values that could be read, and what is wrong.
pub(crate) fn read(tree: &Tree) -> (Vec<Value>, Vec<Fault>) {
    let text = tree.text(PATH).unwrap_or_default();
    let file = match toml::from_str::<ValueFile>(text) {
        Ok(file) => file,
        Err(error) => return (Vec::new(), Vec::from([Fault::unreadable(PATH, text, &error)])),
    };
    let (mut values, mut faults, mut seen) = (Vec::new(), Vec::new(), BTreeSet::new());
    for entry in file.value {
        let line = line_at(text, entry.name.span().start);
        let name = entry.name.get_ref().clone();
        if !seen.insert(name.clone()) {
            faults.push(Fault::new(
                PATH,
                line,
                format!("`{name}` is declared already: keep one"),
            ));
        }
        match entry.kind(&name) {
            Some(kind) => values.push(Value {
                line,
                name,
                meaning: entry.meaning,
                kind,
            }),
            None => faults.push(Fault::new(
                PATH,
                line,
                format!("`{name}` is not well declared: choice and set need choices such as `must: It is a duty.`, set an item, others neither"),
            )),
        }
    }
    (values, faults)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ValueFile {
    #[serde(default)]
    value: Vec<ValueEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ValueEntry {
    name: Spanned<String>,
    #[serde(rename = "type")]
    kind: KindEntry,
    meaning: String,
    choices: Option<Vec<String>>,
    item: Option<String>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum KindEntry {
    Time,
    Count,
    YesNo,
    Choice,
    Set,
    Limits,
    Points,
    Draws,
}

impl ValueEntry {
    fn kind(&self, name: &str) -> Option<Kind> {
        let apart = |choice: &String| {
            let (name, meaning) = choice.split_once(": ")?;
            Some((name.to_owned(), meaning.to_owned()))
        };
        let choices = |name: &str, choices: &[String]| {
            let variants: Option<Vec<_>> = choices.iter().map(apart).collect();
            Some(Choices {
                name: camel(name),
                variants: variants?,
            })
        };
        match (self.kind, &self.choices, &self.item) {
            (KindEntry::Choice, Some(variants), None) => Some(Kind::Choice(choices(name, variants)?)),
            (KindEntry::Set, Some(variants), Some(item)) => Some(Kind::Set(choices(item, variants)?)),
            (KindEntry::Choice | KindEntry::Set, ..) | (_, Some(_), _) | (.., Some(_)) => None,
            (KindEntry::Time, ..) => Some(Kind::Time),
            (KindEntry::Count, ..) => Some(Kind::Count),
            (KindEntry::YesNo, ..) => Some(Kind::YesNo),
            (KindEntry::Limits, ..) => Some(Kind::Limits),
            (KindEntry::Points, ..) => Some(Kind::Points),
            (KindEntry::Draws, ..) => Some(Kind::Draws),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{camel, read};
    use crate::tree::Tree;

    fn declared(kind: &str, more: &str) -> Tree {
        let text = format!("[[value]]\nname = 'a-b'\ntype = '{kind}'\nmeaning = 'A.'\n{more}");
        Tree::of(&[("laws/values.toml", &text)])
    }

    #[test]
    fn what_is_given_becomes_rust() {
        #[track_caller]
        fn check(kind: &str, more: &str, given: &str, expect: Option<&str>) {
            let (values, faults) = read(&declared(kind, more));
            assert!(faults.is_empty());
            let given: toml::Table = toml::from_str(&format!("x = {given}")).unwrap();
            assert_eq!(values[0].rust(&given["x"]).as_deref(), expect, "{given:?}");
        }

        check("time", "", "'2 min'", Some("Duration::from_secs(120)"));
        check("time", "", "'1 h'", Some("Duration::from_secs(3600)"));
        check("time", "", "'2 days'", None);
        check("count", "", "3", Some("3"));
        check("count", "", "-3", None);
        check("yes-no", "", "true", Some("true"));
        check(
            "choice",
            "choices = ['own-flag: A.']",
            "'own-flag'",
            Some("AB::OwnFlag"),
        );
        check("choice", "choices = ['own-flag: A.']", "'flag'", None);
        check("set", "choices = ['x: A.']\nitem = 'c'", "['x']", Some("&[C::X]"));
        check(
            "limits",
            "",
            "'> 10 min, <= 60 min'",
            Some("Limits { from: Excluded(Duration::from_secs(600)), to: Included(Duration::from_secs(3600)) }"),
        );
        check("limits", "", "'10 min'", None);
        check(
            "points",
            "",
            "{ win = '3', draw = '1/2', loss = '0' }",
            Some("Points { win: Score::from_quarters(12), draw: Score::HALF, loss: Score::from_quarters(0) }"),
        );
        check("draws", "", "'never'", None);
    }

    #[test]
    fn unsound_declarations_are_found() {
        for (kind, more) in [
            ("choice", ""),
            ("choice", "choices = ['must']"),
            ("set", "choices = ['must: It must.']"),
            ("count", "choices = ['must: It must.']"),
        ] {
            let (_, faults) = read(&declared(kind, more));
            assert_eq!(faults.len(), 1, "{kind} {more}");
        }
    }

    #[test]
    fn names_become_rust() {
        assert_eq!(camel("own-flag-up"), "OwnFlagUp");
        assert_eq!(camel("making-a-move"), "MakingAMove");
    }
}
