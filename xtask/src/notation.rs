//! Reads how moves are written and announced, from the tables at the end of `laws/05-notation.toml` and
//! `laws/11-blind.toml`, and writes them as Rust: tables for `jadoube-notation` and the example games for its tests.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Deserialize;

use crate::editions::Editions;
use crate::tidy::Fault;

/// Where most of the data stands.
const SOURCE: &str = "laws/05-notation.toml";

/// Where the tables go.
pub(crate) const TABLE: &str = "crates/notation/src/generated.rs";

/// Where the example games go.
pub(crate) const EXAMPLES: &str = "crates/notation/tests/examples/mod.rs";

/// All that `laws/` says about writing and announcing moves.
#[derive(Default)]
pub(crate) struct Notation {
    /// By edition.
    pub(crate) profiles: BTreeMap<String, Profile>,
    /// The languages in which moves are announced, by edition.
    pub(crate) announcements: BTreeMap<String, Announcement>,
    /// By language tag.
    pub(crate) letters: BTreeMap<String, Letters>,
    pub(crate) games: Vec<ExampleGame>,
}

impl Notation {
    /// What is missing or named and not there.
    pub(crate) fn faults(&self, editions: &Editions) -> Vec<Fault> {
        let mut faults: Vec<String> = Vec::new();
        let mut whole = |table: &str, of: &dyn Fn(&str) -> bool, named: Vec<&String>| {
            let is_known = named.iter().all(|name| editions.find(name).is_some());
            let is_whole = is_known && editions.names().all(of);
            if !named.is_empty() && !is_whole {
                faults.push(format!("`{table}` needs one entry for each of {}", editions.listed()));
            }
        };
        whole(
            "notation_profile",
            &|name| editions.entry(&self.profiles, name).is_some(),
            self.profiles.keys().collect(),
        );
        whole(
            "announcement_profile",
            &|name| editions.entry(&self.announcements, name).is_some(),
            self.announcements.keys().collect(),
        );
        for tag in self.announcements.values().flat_map(|entry| &entry.national) {
            if !self.letters.contains_key(tag) {
                faults.push(format!("no language `{tag}` has piece letters: write one of them"));
            }
        }
        for ExampleGame { edition, language, .. } in &self.games {
            if editions.find(edition).is_none() || !self.letters.contains_key(language) {
                faults.push(format!(
                    "an example game is of {edition} in `{language}`, which is unknown"
                ));
            }
        }
        let fault = |text| Fault::new(SOURCE, 1, text);
        faults.into_iter().map(fault).collect()
    }

    /// The generated files, if there is anything to generate.
    pub(crate) fn outputs(&self, editions: &Editions) -> Vec<(&'static str, String)> {
        match self.letters.is_empty() {
            true => Vec::new(),
            false => Vec::from([(TABLE, self.table(editions)), (EXAMPLES, self.examples())]),
        }
    }

    fn table(&self, editions: &Editions) -> String {
        let count = editions.all().len();
        let mut out = format!(
            "\
//! Generated from `laws/` by `cargo xtask codegen`. Change the data and generate again.

use jadoube_laws::Edition::{{{}}};

use crate::language::{{Entry, Language}};
use crate::profile::{{Norm, PieceSign, Profile}};

/// One for each edition, in their order.
pub(crate) static PROFILES: [Profile; {count}] = [
",
            editions.variants()
        );
        for edition in editions.names() {
            if let Some(profile) = editions.entry(&self.profiles, edition) {
                profile.write(&mut out, edition);
            }
        }
        let _ = write!(
            out,
            "];

/// For each edition, the languages whose own words may be used in announcing moves.
pub(crate) static ANNOUNCED_IN: [&[Language]; {count}] = [
"
        );
        let announcements = editions
            .names()
            .filter_map(|name| editions.entry(&self.announcements, name));
        for Announcement { national } in announcements {
            let tags: Vec<String> = national.iter().map(|tag| format!("Language::{}", name(tag))).collect();
            let _ = writeln!(out, "    &[{}],", tags.join(", "));
        }
        out += "];\n\nimpl Language {\n";
        for (index, (tag, letters)) in self.letters.iter().enumerate() {
            let _ = writeln!(out, "    /// {}.", letters.language);
            let _ = writeln!(out, "    pub const {}: Language = Language({index});", name(tag));
        }
        let count = self.letters.len();
        let _ = write!(
            out,
            "}}\n\n/// The languages in the order of their tags.\npub(crate) static LANGUAGES: [Entry; {count}] = [\n"
        );
        for (tag, letters) in &self.letters {
            letters.write(&mut out, tag);
        }
        out += "];\n";
        out
    }

    fn examples(&self) -> String {
        let mut out = String::from(
            "\
//! Generated from `laws/` by `cargo xtask codegen`. Change the data and generate again.

/// The example game of the Laws as a translation prints it.
pub(crate) struct Example {
    pub(crate) edition: &'static str,
    pub(crate) language: &'static str,
    pub(crate) variant: &'static str,
    /// As printed.
    pub(crate) text: &'static str,
    /// The moves in English, as PGN writes them.
    pub(crate) san: &'static str,
    /// The moves in coordinates.
    pub(crate) uci: &'static str,
    pub(crate) final_fen: &'static str,
    /// Who offers a draw with the last move.
    pub(crate) draw_offer_by: &'static str,
}

#[rustfmt::skip]
pub(crate) static EXAMPLES: &[Example] = &[
",
        );
        for game in &self.games {
            if let Some(note) = &game.note {
                let _ = writeln!(out, "    // {note}");
            }
            let _ = writeln!(out, "    Example {{");
            for (field, value) in [
                ("edition", &game.edition),
                ("language", &game.language),
                ("variant", &game.variant),
                ("text", &game.text),
                ("san", &game.san),
                ("uci", &game.uci),
                ("final_fen", &game.final_fen),
                ("draw_offer_by", &game.draw_offer_by),
            ] {
                let _ = writeln!(out, "        {field}: {value:?},");
            }
            out += "    },\n";
        }
        out += "];\n";
        out
    }
}

/// The name of a language as a constant: `sr-Latn` is `SR_LATN`.
fn name(tag: &str) -> String {
    tag.to_uppercase().replace('-', "_")
}

/// What an edition requires of the written move.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Profile {
    piece_sign: PieceSign,
    hyphen: Norm,
    long_form: Norm,
    capture_sign: Norm,
    pawn_capture_file: Norm,
    en_passant_mark: Norm,
    check_sign: Norm,
    mate_sign: Norm,
    mate_signs: Vec<String>,
    promotion_separator: String,
    castling_short: String,
    castling_long: String,
    draw_offer: String,
    two_pawns_rule: bool,
}

#[derive(Clone, Copy, Debug, Deserialize)]
enum PieceSign {
    #[serde(rename = "first letter")]
    FirstLetter,
    #[serde(rename = "abbreviation")]
    Abbreviation,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Norm {
    Required,
    Optional,
    Forbidden,
    Absent,
    Listed,
}

impl Profile {
    fn write(&self, out: &mut String, edition: &str) {
        let _ = write!(
            out,
            "    Profile {{\n        edition: E{edition},\n        piece_sign: PieceSign::{:?},\n",
            self.piece_sign
        );
        for (field, norm) in [
            ("hyphen", self.hyphen),
            ("long_form", self.long_form),
            ("capture_sign", self.capture_sign),
            ("pawn_capture_file", self.pawn_capture_file),
            ("en_passant_mark", self.en_passant_mark),
            ("check_sign", self.check_sign),
            ("mate_sign", self.mate_sign),
        ] {
            let _ = writeln!(out, "        {field}: Norm::{norm:?},");
        }
        let _ = writeln!(out, "        mate_signs: &{:?},", self.mate_signs);
        for (field, text) in [
            ("promotion_separator", &self.promotion_separator),
            ("castling_short", &self.castling_short),
            ("castling_long", &self.castling_long),
            ("draw_offer", &self.draw_offer),
        ] {
            let _ = writeln!(out, "        {field}: {text:?},");
        }
        let _ = write!(out, "        two_pawns_rule: {},\n    }},\n", self.two_pawns_rule);
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Announcement {
    national: Vec<String>,
}

/// The signs of the pieces in a language.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Letters {
    language: String,
    #[serde(rename = "K")]
    king: String,
    #[serde(rename = "Q")]
    queen: String,
    #[serde(rename = "R")]
    rook: String,
    #[serde(rename = "B")]
    bishop: String,
    #[serde(rename = "N")]
    knight: String,
    #[serde(rename = "P")]
    pawn: Option<String>,
    printed: Option<String>,
    #[serde(default)]
    varies: bool,
}

impl Letters {
    fn write(&self, out: &mut String, tag: &str) {
        let Letters {
            language,
            king,
            queen,
            rook,
            bishop,
            knight,
            pawn,
            printed,
            varies,
        } = self;
        if let Some(printed) = printed {
            let _ = writeln!(out, "    // Printed in the Laws: {printed}.");
        }
        let _ = writeln!(
            out,
            "    Entry {{ tag: {tag:?}, name: {language:?}, pieces: [{knight:?}, {bishop:?}, {rook:?}, {queen:?}, {king:?}], \
             pawn: {pawn:?}, varies: {varies} }},"
        );
    }
}

/// The example game as one translation prints it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExampleGame {
    edition: String,
    language: String,
    variant: String,
    text: String,
    san: String,
    uci: String,
    final_fen: String,
    draw_offer_by: String,
    note: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::{EXAMPLES, TABLE};
    use crate::laws::Laws;
    use crate::tree::Tree;

    const PROVISION: &str = "[[provision]]\nkey = 'a.b'\nkind = 'notation'\ntitle = 'A'\nrule = 'B'\nchecks = []\n\
                             [provision.in]\n'2023' = { at = 'C.1' }\n";
    const LETTERS: &str =
        "[piece_letters.sr-Latn]\nlanguage = 'Serbian'\nK = 'K'\nQ = 'D'\nR = 'T'\nB = 'L'\nN = 'S'\n";

    #[test]
    fn tables_become_rust() {
        let tree = Tree::of(&[("laws/05-notation.toml", &format!("{PROVISION}{LETTERS}"))]);
        let (laws, faults) = Laws::read(&tree);
        assert!(faults.is_empty());
        let outputs = laws.notation.outputs(&laws.editions);
        let [(table, letters), (examples, _)] = &outputs[..] else {
            panic!("two files are generated");
        };
        assert_eq!((*table, *examples), (TABLE, EXAMPLES));
        assert!(letters.contains("    /// Serbian.\n    pub const SR_LATN: Language = Language(0);\n"));
        assert!(letters.contains("tag: \"sr-Latn\", name: \"Serbian\", pieces: [\"S\", \"L\", \"T\", \"D\", \"K\"]"));
    }

    #[test]
    fn unsound_tables_are_found() {
        for (table, expect) in [
            (
                "[announcement_profile.2023]\nnational = ['da']\n",
                &[
                    "laws/05-notation.toml:1: `announcement_profile` needs one entry for each of 2005, 2009, 2017, 2023",
                    "laws/05-notation.toml:1: no language `da` has piece letters: write one of them",
                ][..],
            ),
            (
                "[figurines.white]\nK = 'x'\n",
                &[
                    "laws/05-notation.toml:9: unknown field `figurines`, expected one of `provision`, `notation_profile`, \
                   `announcement_profile`, `piece_letters`, `example_game`, `term`",
                ],
            ),
        ] {
            let tree = Tree::of(&[("laws/05-notation.toml", &format!("{PROVISION}{table}"))]);
            let found: Vec<String> = Laws::read(&tree).1.iter().map(ToString::to_string).collect();
            assert_eq!(found, expect);
        }
    }
}
