//! A finding as a row of a table.

use serde::Serialize;

use crate::finding::Finding;
use crate::header::Tag;
use crate::in_force::year_of;
use crate::sentences::Sentences;

/// What a column holds.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// `text`, `number` or `truth`.
    pub holds: &'static str,
    /// Whether a row can lack it.
    pub optional: bool,
    /// What it says.
    pub meaning: &'static str,
}

macro_rules! columns {
    ($($(#[doc = $doc:literal])* $field:ident: $type:ty as $holds:literal, $optional:literal),* $(,)?) => {
        /// A finding as a row: everything in plain texts and numbers, for tables, databases and programs. An empty text is
        /// one that the file does not give.
        ///
        /// The columns are documented in `docs/audit.md`, in this order. Within a version columns are only added, at the end.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize)]
        #[non_exhaustive]
        pub struct Row {
            $($(#[doc = $doc])* pub $field: $type,)*
        }

        /// The columns of a [`Row`], in their order.
        pub const COLUMNS: &[Column] = &[
            $(Column {
                name: stringify!($field),
                holds: $holds,
                optional: $optional,
                meaning: concat!($($doc),*),
            },)*
        ];
    };
}

columns! {
    /// The name of the finding, which stays the same wherever the game stands.
    id: String as "text", false,
    /// What was found, by the name of its kind.
    kind: &'static str as "text", false,
    /// How much it matters: error, warning or note.
    severity: &'static str as "text", false,
    /// The file.
    file: String as "text", false,
    /// Which game of the file, counted from 1.
    game: u64 as "number", false,
    /// The line of the decoded text, counted from 1.
    line: u64 as "number", false,
    /// The column in bytes, counted from 1.
    column: u64 as "number", false,
    /// The byte of the decoded text, counted from 0.
    byte: u64 as "number", false,
    /// How many moves of both players had been made, if it concerns a moment of the game.
    ply: Option<u32> as "number", true,
    /// The position there, in FEN.
    fen: Option<String> as "text", true,
    /// The keys of the provisions on which it rests, with blanks between them.
    provisions: String as "text", false,
    /// Their articles in the edition, as English texts count them, with semicolons between them.
    articles: String as "text", false,
    /// The edition of the Laws by which the game was judged, by its year.
    edition: u16 as "number", false,
    /// Why that edition: in-force, gap, older, partly-dated, undated or asked.
    basis: &'static str as "text", false,
    /// What was found, as a sentence.
    sentence: String as "text", false,
    /// What shows it: file, no-legal-move, repetition, count, line, unwinnable, dead, illegal or ambiguous.
    proof: &'static str as "text", false,
    /// The proof in a line: numbers of moves, the moves to mate, or what a certificate rests on.
    evidence: String as "text", false,
    /// Whether the proof was confirmed in another way, if that was asked.
    verified: Option<bool> as "truth", true,
    /// The tag Event.
    event: String as "text", false,
    /// The tag Site.
    site: String as "text", false,
    /// The day of the game: the tag UTCDate, else Date.
    date: String as "text", false,
    /// The year, if it is known.
    year: Option<u16> as "number", true,
    /// The tag Round.
    round: String as "text", false,
    /// The player of the white pieces.
    white: String as "text", false,
    /// The player of the black pieces.
    black: String as "text", false,
    /// White's title.
    white_title: String as "text", false,
    /// Black's title.
    black_title: String as "text", false,
    /// White's rating.
    white_elo: Option<u32> as "number", true,
    /// Black's rating.
    black_elo: Option<u32> as "number", true,
    /// White's number at FIDE.
    white_fide_id: Option<u64> as "number", true,
    /// Black's number at FIDE.
    black_fide_id: Option<u64> as "number", true,
    /// The tag Result.
    result: String as "text", false,
    /// The tag TimeControl.
    time_control: String as "text", false,
    /// The class of the game by its time control: standard, rapid or blitz.
    pace: Option<&'static str> as "text", true,
    /// The tag Termination.
    termination: String as "text", false,
    /// How many moves of both players could be followed.
    plies: u32 as "number", false,
}

impl Row {
    /// The row of a finding in a file.
    #[must_use]
    pub fn new(finding: &Finding, file: &str, words: &Sentences) -> Row {
        let header = &finding.header;
        let tag = |tag| header.get(tag).to_owned();
        let keys: Vec<&str> = finding.citations.iter().map(|citation| citation.key.as_str()).collect();
        let mut articles: Vec<String> = finding.citations.iter().map(ToString::to_string).collect();
        articles.dedup();
        Row {
            id: finding.id.to_string(),
            kind: finding.kind.as_str(),
            severity: finding.severity.as_str(),
            file: file.to_owned(),
            game: finding.game,
            line: finding.spot.line,
            column: finding.spot.column,
            byte: finding.spot.byte,
            ply: finding.ply,
            fen: finding.position.as_ref().map(ToString::to_string),
            provisions: keys.join(" "),
            articles: articles.join("; "),
            edition: finding.edition.year(),
            basis: finding.basis.as_str(),
            sentence: words.sentence(finding),
            proof: finding.proof.name(),
            evidence: finding.proof.summary(),
            verified: finding.verified,
            event: tag(Tag::Event),
            site: tag(Tag::Site),
            date: header.day().to_owned(),
            year: year_of(header.day().as_bytes()),
            round: tag(Tag::Round),
            white: tag(Tag::White),
            black: tag(Tag::Black),
            white_title: tag(Tag::WhiteTitle),
            black_title: tag(Tag::BlackTitle),
            white_elo: header.get(Tag::WhiteElo).parse().ok(),
            black_elo: header.get(Tag::BlackElo).parse().ok(),
            white_fide_id: header.get(Tag::WhiteFideId).parse().ok(),
            black_fide_id: header.get(Tag::BlackFideId).parse().ok(),
            result: tag(Tag::Result),
            time_control: tag(Tag::TimeControl),
            pace: finding.pace.map(jadoube_laws::Pace::as_str),
            termination: tag(Tag::Termination),
            plies: header.plies,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::COLUMNS;

    #[test]
    fn columns_are_documented() {
        let document = include_str!("../../../docs/audit.md");
        let mut at = 0;
        for column in COLUMNS {
            let optional = if column.optional { ", or nothing" } else { "" };
            let line = format!(
                "| `{}` | {}{optional} | {} |",
                column.name,
                column.holds,
                column.meaning.trim()
            );
            let found = document[at..].find(&line);
            at += found.unwrap_or_else(|| panic!("docs/audit.md has no line, in this place:\n{line}"));
        }
    }
}
