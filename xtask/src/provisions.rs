//! Writes the values of the Laws as Rust: their types, and what holds for every kind of game.

use std::fmt::Write as _;

use crate::games::KINDS;
use crate::laws::Laws;
use crate::resolve::{Resolved, resolve};
use crate::values::{Choices, Kind, Value, camel};

/// Where the types go.
pub(crate) const VALUES: &str = "crates/laws/src/values.rs";

/// Where the resolved values go.
pub(crate) const PROVISIONS: &str = "crates/laws/src/provisions_generated.rs";

/// The generated files, if any value is declared.
pub(crate) fn outputs(laws: &Laws) -> Vec<(&'static str, String)> {
    match laws.values.is_empty() {
        true => Vec::new(),
        false => Vec::from([(VALUES, values(laws)), (PROVISIONS, provisions(laws))]),
    }
}

/// An enumeration for each value that is a choice or a set of choices.
fn values(laws: &Laws) -> String {
    let mut out = String::from(
        "\
//! The choices that the Laws make differently from edition to edition, from pace to pace.
//!
//! ```
//! use jadoube_laws::values::FlagCalledBy;
//! use jadoube_laws::{Edition, Pace, Provisions, Supervision};
//!
//! let standard = Provisions::of(Edition::LATEST, Pace::Standard, Supervision::Full);
//! assert_eq!(standard.flag_called_by.value, FlagCalledBy::ArbiterOrPlayers);
//! ```
//!
//! Generated from `laws/` by `cargo xtask codegen`. Change the data and generate again.

use core::fmt;
",
    );
    for value in &laws.values {
        if let Kind::Choice(choices) | Kind::Set(choices) = &value.kind {
            write_choices(&mut out, value, choices);
        }
    }
    out
}

fn write_choices(out: &mut String, value: &Value, Choices { name, variants }: &Choices) {
    let meaning = match value.kind {
        Kind::Set(_) => format!("One of [`{0}`](crate::Provisions::{0}).", value.field()),
        _ => value.meaning.clone(),
    };
    let _ = write!(
        out,
        "
/// {meaning}
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum {name} {{
"
    );
    for (variant, meaning) in variants {
        let _ = writeln!(out, "    /// {meaning}\n    {},", camel(variant));
    }
    let _ = write!(
        out,
        "}}

impl {name} {{
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {{
        match self {{
"
    );
    for (variant, _) in variants {
        let _ = writeln!(out, "            Self::{} => {variant:?},", camel(variant));
    }
    let _ = write!(
        out,
        "        }}
    }}
}}

impl fmt::Display for {name} {{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {{
        f.pad(self.as_str())
    }}
}}
"
    );
}

/// The structure with a field for each value, and one of it for each edition and kind of game.
fn provisions(laws: &Laws) -> String {
    let mut enums: Vec<&str> = Vec::new();
    for value in &laws.values {
        if let Kind::Choice(choices) | Kind::Set(choices) = &value.kind {
            enums.push(&choices.name);
        }
    }
    enums.sort_unstable();
    let mut out = format!(
        "\
//! Generated from `laws/` by `cargo xtask codegen`. Change the data and generate again.

use core::ops::Bound::{{Excluded, Included, Unbounded}};
use core::time::Duration;

use crate::edition::Edition::{{self, {editions}}};
use crate::pace::{{Games, KINDS, Limits, Pace}};
use crate::points::{{Points, Score}};
use crate::provision::Key;
use crate::provisions::{{Cited, cited}};
use crate::regulations::Draws;
use crate::supervision::Supervision;
use crate::values::{{
    {enums},
}};

/// What holds in a game: every value of the Laws, each with the provision that sets it.
///
/// A value that some editions or paces lack is optional.
///
/// ```
/// use jadoube_laws::{{Edition, Pace, Provisions, Supervision}};
///
/// let [older, newer] = [Edition::E2009, Edition::E2017].map(|edition| {{
///     Provisions::of(edition, Pace::Standard, Supervision::Full)
/// }});
/// assert!(older.automatic_repetitions.is_none());
/// assert_eq!(newer.automatic_repetitions.unwrap().value, 5);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Provisions {{
    /// The edition in force.
    pub edition: Edition,
    /// The pace of the game.
    pub pace: Pace,
    /// How it is supervised.
    pub supervision: Supervision,
",
        editions = laws.editions.variants(),
        enums = enums.join(", "),
    );
    for value in &laws.values {
        let plain = format!("Cited<{}>", value.rust_type());
        let written = if is_everywhere(laws, value) {
            plain
        } else {
            format!("Option<{plain}>")
        };
        let _ = writeln!(out, "    /// {}\n    pub {}: {written},", value.meaning, value.field());
    }
    out += "}\n\n/// By edition and kind of game.\npub(crate) static RESOLVED: [[Provisions; KINDS]; Edition::ALL.len()] = [\n";
    let games = games(laws);
    for games in games.chunks(KINDS.len()) {
        let names: Vec<&str> = games.iter().map(|game| game.name.as_str()).collect();
        let _ = writeln!(out, "    [{}],", names.join(", "));
    }
    out += "];\n";
    for (index, game) in games.iter().enumerate() {
        game.write(&mut out, &games[..index]);
    }
    out += "\n/// What editions leave to the regulations of the competition, in which games, and by which provision.\n";
    out += "pub(crate) static OPEN: &[(Edition, Games, &str, Key)] = &[\n";
    for provision in &laws.provisions {
        for (edition, place) in &provision.places {
            for name in &place.leaves_open {
                let _ = writeln!(
                    out,
                    "    (E{edition}, Games({:#b}), {name:?}, Key({:?})),",
                    place.games, provision.key
                );
            }
        }
    }
    out += "];\n";
    out
}

/// What holds in one kind of game.
struct Game {
    /// The name of its constant.
    name: String,
    /// Every field with its value.
    fields: Vec<(String, String)>,
}

/// Every kind of game of every edition.
fn games(laws: &Laws) -> Vec<Game> {
    let mut games = Vec::new();
    for edition in laws.editions.names() {
        for (kind, (pace, supervision)) in KINDS.into_iter().enumerate() {
            let mut fields = Vec::from([
                ("edition".to_owned(), format!("E{edition}")),
                ("pace".to_owned(), format!("Pace::{}", camel(pace))),
                ("supervision".to_owned(), format!("Supervision::{}", camel(supervision))),
            ]);
            for value in &laws.values {
                let set = resolve(laws, edition, kind, value).and_then(|Resolved { key, given }| {
                    let given = value.rust(given)?;
                    Some(format!("cited({given}, {key:?})"))
                });
                let written = match set {
                    Some(cited) if is_everywhere(laws, value) => cited,
                    Some(cited) => format!("Some({cited})"),
                    None => "None".to_owned(),
                };
                fields.push((value.field(), written));
            }
            games.push(Game {
                name: format!("E{edition}_{pace}_{supervision}").to_uppercase(),
                fields,
            });
        }
    }
    games
}

impl Game {
    /// Writes the fields in which it differs from the one of `earlier` that is nearest; all of them if there is none.
    fn write(&self, out: &mut String, earlier: &[Game]) {
        let differing = |other: &&Game| {
            self.fields
                .iter()
                .zip(&other.fields)
                .filter(|(own, other)| own != other)
                .count()
        };
        let base = earlier.iter().min_by_key(differing);
        let _ = writeln!(out, "\nconst {}: Provisions = Provisions {{", self.name);
        for (index, (field, value)) in self.fields.iter().enumerate() {
            if base.is_none_or(|base| base.fields[index].1 != *value) {
                let _ = writeln!(out, "    {field}: {value},");
            }
        }
        if let Some(base) = base {
            let _ = writeln!(out, "    ..{}", base.name);
        }
        *out += "};\n";
    }
}

/// Whether every edition sets the value for every kind of game.
fn is_everywhere(laws: &Laws, value: &Value) -> bool {
    let is_set = |edition: &str| (0..KINDS.len()).all(|kind| resolve(laws, edition, kind, value).is_some());
    laws.editions.names().all(is_set)
}
