//! Writes what is generated: the Laws as Rust, the tables of `jadoube-laws`, and everything else.

use std::fmt::Write as _;

use crate::api;
use crate::articles;
use crate::controls;
use crate::editions::{self, variants};
use crate::games::ALL;
use crate::laws::{Check, Laws, Provision};
use crate::markers::Markers;
use crate::page;
use crate::place::{Number, Place};
use crate::provisions;
use crate::regimes;
use crate::shown::Shown;
use crate::states::Evidence;
use crate::terms;
use crate::texts;
use crate::tidy::Fault;
use crate::tree::Tree;
use crate::values::camel;
use crate::whereabouts;

/// Where the table goes.
pub(crate) const TABLE: &str = "crates/laws/src/generated.rs";

/// Every generated file with its text.
///
/// # Errors
///
/// Generates nothing from laws, a list of what cases show, or words of the page, that cannot be read as a whole.
pub(crate) fn outputs(tree: &Tree) -> Result<Vec<(String, String)>, Vec<Fault>> {
    let (laws, faults) = Laws::read(tree);
    if !faults.is_empty() {
        return Err(faults);
    }
    let markers = Markers::collect(tree, &laws.keys(), &laws.editions);
    let (shown, fault) = Shown::read(tree, &laws);
    if let Some(fault) = fault {
        return Err(Vec::from([fault]));
    }
    let evidence = Evidence {
        laws: &laws,
        markers: &markers,
        shown: &shown,
    };
    let mut outputs = Vec::from([
        (editions::TABLE, laws.editions.table()),
        (TABLE, table(&laws)),
        (texts::TABLE, laws.texts.table(&laws)),
        (terms::GLOSSARY, terms::glossary(&laws.terms)),
        (whereabouts::PATH, whereabouts::index(tree, evidence)),
    ]);
    outputs.extend(laws.notation.outputs(&laws.editions));
    outputs.extend(controls::outputs(tree)?);
    outputs.extend(provisions::outputs(&laws));
    outputs.extend(regimes::outputs(tree).map_err(|fault| Vec::from([fault]))?);
    let named = outputs.into_iter().map(|(path, text)| (path.to_owned(), text));
    let named = named.chain(articles::outputs(evidence));
    let mut outputs: Vec<(String, String)> = named.chain(page::outputs(tree)?).collect();
    outputs.extend(api::outputs(tree, &outputs)?);
    Ok(outputs)
}

/// The table, one line for each check and each place that differs. Its module is marked so that rustfmt leaves it as it
/// is.
fn table(laws: &Laws) -> String {
    let mut provisions: Vec<&Provision> = laws.provisions.iter().collect();
    provisions.sort_by_key(|provision| &provision.key);

    let editions = laws.editions.variants();
    let mut out = format!(
        "\
//! Generated from `laws/` by `cargo xtask codegen`. Change the data and generate again.

use jadoube_language::Language;

use crate::edition::Edition::{{self, {editions}}};
use crate::number::Number::{{Article, Glossary}};
use crate::pace::{{Games, Pace}};
use crate::provision::{{Check, Key, Kind, Place, Provision, places}};

const ALL: &[Edition] = &Edition::ALL;

/// Every provision of every edition, sorted by key.
///
/// ```
/// use jadoube_laws::PROVISIONS;
///
/// let castling = PROVISIONS.iter().filter(|provision| provision.key.as_str().starts_with(\"castling.\"));
/// assert!(castling.count() > 5);
/// ```
pub static PROVISIONS: &[Provision] = &[
"
    );
    for provision in provisions {
        write_provision(&mut out, laws, provision);
    }
    out += "];\n";
    out
}

fn write_provision(out: &mut String, laws: &Laws, provision: &Provision) {
    let Provision {
        key,
        kind,
        title,
        rule,
        note,
        checks,
        places,
        ..
    } = provision;
    let _ = writeln!(
        out,
        "    Provision {{ key: Key({key:?}), kind: Kind::{kind:?}, title: {title:?},\n        rule: {rule:?}, note: {note:?}, checks: &["
    );
    let count = laws.editions.all().len();
    for Check { editions, text } in checks {
        let _ = writeln!(
            out,
            "            Check {{ editions: {}, text: {text:?} }},",
            written_set(editions, count)
        );
    }
    *out += "        ], places: ";
    let repeated = repeated(places.values());
    if let Some(text) = repeated {
        let _ = write!(out, "{{ const SAME: Option<&str> = Some({text:?}); ");
    }
    *out += "places(&[\n";
    // By the order of the editions, each place once.
    let mut told: Vec<(String, Vec<String>)> = Vec::new();
    for edition in laws.editions.names() {
        let Some(place) = places.get(edition) else { continue };
        let place = written_place(place, repeated);
        match told.iter_mut().find(|(known, _)| *known == place) {
            Some((_, editions)) => editions.push(edition.to_owned()),
            None => told.push((place, Vec::from([edition.to_owned()]))),
        }
    }
    for (place, editions) in &told {
        let _ = writeln!(out, "            ({}, {place}),", written_set(editions, count));
    }
    *out += match repeated {
        Some(_) => "        ]) } },\n",
        None => "        ]) },\n",
    };
}

/// A list of editions; `ALL` if it has as many as there are.
fn written_set(editions: &[String], count: usize) -> String {
    match editions.len() == count {
        true => "ALL".to_owned(),
        false => format!("&[{}]", variants(editions.iter().map(String::as_str))),
    }
}

/// The first difference that more than one place tells, at different numbers.
fn repeated<'a>(places: impl Iterator<Item = &'a Place>) -> Option<&'a str> {
    let mut told: Vec<(&Vec<Number>, &str)> = Vec::new();
    for place in places {
        let Some(differs) = place.differs.as_deref() else {
            continue;
        };
        if told
            .iter()
            .any(|(numbers, text)| *text == differs && **numbers != place.numbers)
        {
            return Some(differs);
        }
        told.push((&place.numbers, differs));
    }
    None
}

/// A place, without what is as in most.
fn written_place(place: &Place, repeated: Option<&str>) -> String {
    let mut text = format!("Place {{ numbers: &[{}], ", list(place.numbers.iter().map(written)));
    if !place.alternatives.is_empty() {
        let alternatives = place.alternatives.iter().map(|(code, number, other)| {
            format!("({}, {}, {})", texts::variant(code), written(number), written(other))
        });
        let _ = write!(text, "alternatives: &[{}], ", list(alternatives));
    }
    if !place.paces.is_empty() {
        let paces = place.paces.iter();
        let paces = paces.map(|(pace, number)| format!("(Pace::{}, {})", camel(pace), written(number)));
        let _ = write!(text, "paces: &[{}], ", list(paces));
    }
    if place.games != ALL.games {
        let _ = write!(text, "games: Games({:#b}), ", place.games);
    }
    match place.differs.as_deref() {
        None => {}
        differs if differs == repeated => text += "differs: SAME, ",
        Some(differs) => {
            let _ = write!(text, "differs: Some({differs:?}), ");
        }
    }
    text + "..Place::PLAIN }"
}

fn written(number: &Number) -> String {
    match number {
        Number::Article(text) => format!("Article({text:?})"),
        Number::Glossary(headword) => format!("Glossary({headword:?})"),
    }
}

fn list(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::table;
    use crate::laws::Laws;
    use crate::tree::Tree;

    fn places(entries: &str) -> String {
        let text = format!(
            "[[provision]]\nkey = 'a.b'\nkind = 'rule'\ntitle = 'A'\nrule = 'B'\nchecks = []\n[provision.in]\n{entries}"
        );
        let (laws, faults) = Laws::read(&Tree::of(&[("laws/01-a.toml", &text)]));
        assert!(faults.is_empty());
        let table = table(&laws);
        let (_, places) = table.split_once("places: ").unwrap();
        places.lines().map(str::trim).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn only_what_differs_is_written() {
        assert_eq!(
            places("'2017' = { at = '1' }\n'2023' = { at = '1' }"),
            "places(&[ (&[E2017, E2023], Place { numbers: &[Article(\"1\")], ..Place::PLAIN }), ]) }, ];"
        );
        assert_eq!(
            places("'2009' = { at = '1', differs = 'C' }\n'2017' = { at = '2 (nl 3)', like = '2009' }"),
            "{ const SAME: Option<&str> = Some(\"C\"); places(&[ \
             (&[E2009], Place { numbers: &[Article(\"1\")], differs: SAME, ..Place::PLAIN }), \
             (&[E2017], Place { numbers: &[Article(\"2\")], alternatives: &[(Language::Dutch, Article(\"2\"), Article(\"3\"))], differs: SAME, \
             ..Place::PLAIN }), ]) } }, ];"
        );
    }
}
