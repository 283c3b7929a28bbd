//! Writes what is generated: the Laws as Rust, the tables of `jadoube-laws`, and everything else.

use std::fmt::Write as _;

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
/// Generates nothing from laws, or words of the page, that cannot be read as a whole.
pub(crate) fn outputs(tree: &Tree) -> Result<Vec<(String, String)>, Vec<Fault>> {
    let (laws, faults) = Laws::read(tree);
    if !faults.is_empty() {
        return Err(faults);
    }
    let markers = Markers::collect(tree, &laws.keys(), &laws.editions);
    let mut outputs = Vec::from([
        (editions::TABLE, laws.editions.table()),
        (TABLE, table(&laws)),
        (articles::PATH, articles::page(&laws, &markers)),
        (whereabouts::PATH, whereabouts::index(tree, &laws, &markers)),
    ]);
    outputs.extend(laws.notation.outputs(&laws.editions));
    outputs.extend(controls::outputs(tree)?);
    outputs.extend(provisions::outputs(&laws));
    outputs.extend(regimes::outputs(tree).map_err(|fault| Vec::from([fault]))?);
    let named = outputs.into_iter().map(|(path, text)| (path.to_owned(), text));
    Ok(named.chain(page::outputs(tree)?).collect())
}

/// The table, one line for each check and each place. Its module is marked so that rustfmt leaves it as it is.
fn table(laws: &Laws) -> String {
    let mut provisions: Vec<&Provision> = laws.provisions.iter().collect();
    provisions.sort_by_key(|provision| &provision.key);

    let editions = laws.editions.variants();
    let mut out = format!(
        "\
//! Generated from `laws/` by `cargo xtask codegen`. Change the data and generate again.

use crate::edition::Edition::{{{editions}}};
use crate::number::Number::{{Article, Glossary}};
use crate::pace::{{Games, Pace}};
use crate::provision::{{Check, Key, Kind, Place, Provision}};

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
    let _ = write!(
        out,
        "    Provision {{
        key: Key({key:?}),
        kind: Kind::{kind:?},
        title: {title:?},
        rule: {rule:?},
        note: {note:?},
        checks: &[
"
    );
    for Check { editions, text } in checks {
        let editions = variants(editions.iter().map(String::as_str));
        let _ = writeln!(out, "            Check {{ editions: &[{editions}], text: {text:?} }},");
    }
    *out += "        ],\n        places: [\n";
    for edition in laws.editions.names() {
        let _ = match places.get(edition) {
            None => writeln!(out, "            None,"),
            Some(place) => {
                let Place {
                    numbers,
                    alternatives,
                    games,
                    differs,
                    ..
                } = place;
                let numbers = list(numbers.iter().map(written));
                let alternatives = list(
                    alternatives
                        .iter()
                        .map(|(language, number)| format!("({language:?}, {})", written(number))),
                );
                let paces = list(
                    place
                        .paces
                        .iter()
                        .map(|(pace, number)| format!("(Pace::{}, {})", camel(pace), written(number))),
                );
                let games = match *games == ALL.games {
                    true => "Games::ALL".to_owned(),
                    false => format!("Games({games:#b})"),
                };
                writeln!(
                    out,
                    "            Some(Place {{ numbers: &[{numbers}], alternatives: &[{alternatives}], paces: &[{paces}], games: {games}, differs: {differs:?} }}),"
                )
            }
        };
    }
    *out += "        ],\n    },\n";
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
