//! Reads what each regime prescribes, from `laws/time-controls.toml`, and writes it as a table for the tests of
//! `jadoube-laws`: they compare it with the values that provisions set.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use serde::Deserialize;

use crate::editions::variants;
use crate::tidy::Fault;
use crate::tree::Tree;
use crate::values::camel;

const SOURCE: &str = "laws/time-controls.toml";

/// Where the table goes.
pub(crate) const TABLE: &str = "crates/laws/tests/regimes/mod.rs";

/// The generated file, if there are regimes.
///
/// # Errors
///
/// Says what cannot be read.
pub(crate) fn outputs(tree: &Tree) -> Result<Vec<(&'static str, String)>, Fault> {
    let Some(text) = tree.text(SOURCE) else {
        return Ok(Vec::new());
    };
    let file: RegimeFile = toml::from_str(text).map_err(|error| Fault::unreadable(SOURCE, text, &error))?;
    Ok(Vec::from([(TABLE, table(&file))]))
}

fn table(file: &RegimeFile) -> String {
    let named = file
        .edition
        .keys()
        .chain(file.regime.iter().map(|regime| &regime.edition));
    let named: BTreeSet<&str> = named.map(String::as_str).collect();
    let editions = variants(named.into_iter());
    let mut out = format!(
        "\
//! Generated from `laws/` by `cargo xtask codegen`. Change the data and generate again.

use jadoube_laws::Edition::{{self, {editions}}};
use jadoube_laws::Pace::{{self, Blitz, Rapid, Standard}};
use jadoube_laws::Supervision::{{self, Full, Limited}};

/// What a regime prescribes, told apart from the provisions that set it.
pub(crate) struct Regime {{
    pub(crate) edition: Edition,
    pub(crate) pace: Pace,
    /// Under which supervision.
    pub(crate) supervision: &'static [Supervision],
    pub(crate) recording: bool,
    pub(crate) illegal_minutes: u64,
    pub(crate) illegal_loses_at: u32,
    pub(crate) illegal_draw: bool,
    pub(crate) illegal_window: &'static str,
    pub(crate) illegal_raised_by: &'static str,
    pub(crate) unpromoted_pawn: &'static str,
    pub(crate) flag_by: &'static str,
    pub(crate) claim_needs: Option<&'static str>,
    pub(crate) both_flags: &'static str,
    pub(crate) start_cutoff_moves: Option<u32>,
    pub(crate) colours_cutoff_moves: u32,
    pub(crate) wrong_claim_minutes: u64,
    pub(crate) quickplay: &'static str,
    pub(crate) two_kings: &'static str,
    /// Without it the edition has no default time.
    pub(crate) default_minutes: Option<u64>,
}}

#[rustfmt::skip]
pub(crate) static REGIMES: &[Regime] = &[
"
    );
    for regime in &file.regime {
        regime.write(&mut out);
    }
    out += "\
];

/// The longest blitz, the shortest and the longest rapid game, in minutes, and whether the limit itself is in.
pub(crate) struct Limit {
    pub(crate) edition: Edition,
    pub(crate) blitz_to: (u64, bool),
    pub(crate) rapid_from: (u64, bool),
    pub(crate) rapid_to: (u64, bool),
}

#[rustfmt::skip]
pub(crate) static LIMITS: &[Limit] = &[
";
    for (edition, entry) in &file.edition {
        let limit = |included: Option<u64>, excluded: Option<u64>| match (included, excluded) {
            (Some(minutes), _) => format!("({minutes}, true)"),
            (None, minutes) => format!("({}, false)", minutes.unwrap_or_default()),
        };
        let _ = writeln!(
            out,
            "    Limit {{ edition: E{edition}, blitz_to: {}, rapid_from: {}, rapid_to: {} }},",
            limit(entry.blitz_to, entry.blitz_below),
            limit(entry.rapid_from, entry.rapid_above),
            limit(entry.rapid_to, entry.rapid_below),
        );
    }
    out += "];\n";
    out
}

impl Regime {
    fn write(&self, out: &mut String) {
        let supervision = match self.supervision.as_str() {
            "any" => "Full, Limited".to_owned(),
            one => camel(one),
        };
        let _ = write!(
            out,
            "    Regime {{
        edition: E{},
        pace: {},
        supervision: &[{supervision}],
        recording: {},
        illegal_minutes: {},
        illegal_loses_at: {},
        illegal_draw: {},
        illegal_window: {:?},
        illegal_raised_by: {:?},
        unpromoted_pawn: {:?},
        flag_by: {:?},
        claim_needs: {:?},
        both_flags: {:?},
        start_cutoff_moves: {:?},
        colours_cutoff_moves: {},
        wrong_claim_minutes: {},
        quickplay: {:?},
        two_kings: {:?},
        default_minutes: {:?},
    }},
",
            self.edition,
            camel(&self.pace),
            self.recording,
            self.illegal_minutes,
            self.illegal_loses_at,
            self.illegal_draw,
            self.illegal_window,
            self.illegal_raised_by,
            self.unpromoted_pawn,
            self.flag_by,
            Some(&self.claim_needs).filter(|needs| *needs != "none"),
            without_number(&self.both_flags),
            Some(self.start_cutoff_moves).filter(|moves| *moves > 0),
            self.colours_cutoff_moves,
            self.wrong_claim_minutes,
            without_number(&self.quickplay),
            without_number(&self.two_kings),
            self.default_minutes,
        );
    }
}

/// The rows name articles by number, the values do not.
fn without_number(text: &str) -> &str {
    match text {
        "guideline-iii" => "guidelines",
        "article-7" => "article-seven",
        number if number.starts_with(|first: char| first.is_ascii_digit()) => "article-ten",
        name => name,
    }
}

/// The parts of the file that are read here.
#[derive(Deserialize)]
struct RegimeFile {
    edition: BTreeMap<String, EditionEntry>,
    regime: Vec<Regime>,
}

#[derive(Deserialize)]
struct EditionEntry {
    blitz_to: Option<u64>,
    blitz_below: Option<u64>,
    rapid_from: Option<u64>,
    rapid_above: Option<u64>,
    rapid_to: Option<u64>,
    rapid_below: Option<u64>,
}

#[derive(Deserialize)]
struct Regime {
    edition: String,
    pace: String,
    supervision: String,
    recording: bool,
    illegal_minutes: u64,
    illegal_loses_at: u32,
    illegal_draw: bool,
    illegal_window: String,
    illegal_raised_by: String,
    unpromoted_pawn: String,
    flag_by: String,
    claim_needs: String,
    both_flags: String,
    start_cutoff_moves: u32,
    colours_cutoff_moves: u32,
    wrong_claim_minutes: u64,
    quickplay: String,
    two_kings: String,
    default_minutes: Option<u64>,
}
