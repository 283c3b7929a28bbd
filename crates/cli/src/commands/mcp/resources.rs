//! Texts to read: the Laws of each edition, its glossary, and how acts are written.

use std::fmt::Write;

use jadoube_laws::{Edition, Number};
use jadoube_referee::script::{Kind, scripts};
use rmcp::model::{Resource, ResourceTemplate};

use crate::commands::laws::{Placed, part};
use crate::words::{Language, speaking};

/// The media type of all of them.
pub(super) const MEDIA: &str = "text/markdown";

/// A text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Text {
    /// Everything that an edition says.
    Laws(Edition, Language),
    /// Its glossary.
    Glossary(Edition, Language),
    /// How acts are written.
    Acts,
}

const ACTS: &str = "jadoube://acts";

/// All texts.
fn texts() -> impl Iterator<Item = Text> {
    let editions = Edition::ALL.into_iter().rev();
    let of_editions = editions.flat_map(|edition| {
        let each = Language::ALL.into_iter();
        each.flat_map(move |language| {
            let glossary = edition
                .speaks_of("glossary")
                .then_some(Text::Glossary(edition, language));
            [Text::Laws(edition, language)].into_iter().chain(glossary)
        })
    });
    [Text::Acts].into_iter().chain(of_editions)
}

/// All resources.
pub(super) fn all() -> Vec<Resource> {
    let resource = |text: Text| {
        Resource::new(text.uri(), text.name())
            .with_title(text.title())
            .with_description(text.description())
            .with_mime_type(MEDIA)
    };
    texts().map(resource).collect()
}

/// How addresses are made.
pub(super) fn templates() -> Vec<ResourceTemplate> {
    let years = Edition::ALL.map(|edition| edition.to_string()).join(", ");
    let codes = Language::ALL.map(Language::code).join(", ");
    let template = |name: &str, title: &str| {
        ResourceTemplate::new(format!("jadoube://{name}/{{edition}}/{{language}}"), name)
            .with_title(title)
            .with_description(format!("Editions: {years}. Languages: {codes}."))
            .with_mime_type(MEDIA)
    };
    vec![
        template("laws", "The Laws of an edition in a language"),
        template("glossary", "The glossary of an edition in a language"),
    ]
}

/// The text at an address.
pub(super) fn find(uri: &str) -> Option<Text> {
    texts().find(|text| text.uri() == uri)
}

impl Text {
    fn uri(self) -> String {
        match self {
            Text::Laws(..) | Text::Glossary(..) => format!("jadoube://{}", self.name()),
            Text::Acts => ACTS.to_owned(),
        }
    }

    fn name(self) -> String {
        match self {
            Text::Laws(edition, language) => format!("laws/{edition}/{}", language.code()),
            Text::Glossary(edition, language) => format!("glossary/{edition}/{}", language.code()),
            Text::Acts => "acts".to_owned(),
        }
    }

    fn title(self) -> String {
        match self {
            Text::Laws(edition, language) => format!("The Laws of Chess of {edition}, {language}"),
            Text::Glossary(edition, language) => format!("The glossary of the Laws of Chess of {edition}, {language}"),
            Text::Acts => "How acts are written".to_owned(),
        }
    }

    fn description(self) -> &'static str {
        match self {
            Text::Laws(..) => {
                "Every provision of the edition, article by article, in words of this project, with its key. The published Laws \
                 are the authority."
            }
            Text::Glossary(..) => "The words that the edition explains, in words of this project.",
            Text::Acts => "Every line that the tool hear_game takes, with what is filled in.",
        }
    }

    /// The text itself.
    pub(super) fn text(self) -> String {
        match self {
            Text::Laws(edition, language) => speaking(language, || {
                provisions(&self.title(), edition, |number| matches!(number, Number::Article(_)))
            }),
            Text::Glossary(edition, language) => speaking(language, || {
                provisions(&self.title(), edition, |number| matches!(number, Number::Glossary(_)))
            }),
            Text::Acts => acts(),
        }
    }
}

/// Provisions of an edition under the headings of its parts.
fn provisions(title: &str, edition: Edition, is_among: fn(Number) -> bool) -> String {
    let mut all = Placed::all(edition);
    all.retain(|placed| is_among(placed.number));
    let mut text = format!("# {title}\n");
    for group in all.chunk_by(|left, right| part(left.number) == part(right.number)) {
        // Writing to a text cannot fail.
        let _ = writeln!(text, "\n## {}\n", part(group[0].number));
        for placed in group {
            let (number, key) = (placed.number, placed.provision.key);
            let _ = writeln!(
                text,
                "- **{number} {}** (`{key}`): {}",
                placed.title(),
                placed.summary()
            );
        }
    }
    text
}

/// Every line that can be written.
fn acts() -> String {
    let mut text = String::from(
        "# How acts are written\n\n\
         One act is one line of plain English words. What stands in braces is filled in. A time since the session began may stand \
         before it: `0:05:00 white resigns`. `play 1.e4 e5 2.Nf3` makes several moves, each completed. `unseen` before an act of a \
         player says that the arbiter does not see it. Answers go to the last open question.\n\n## Lines\n\n",
    );
    let mut kinds: Vec<(&str, Kind)> = Vec::new();
    for script in scripts() {
        let _ = writeln!(text, "- `{}`", script.pattern);
        for (name, kind) in script.blanks() {
            if !kinds.iter().any(|(known, _)| *known == name) {
                kinds.push((name, kind));
            }
        }
    }
    text += "\n## What is filled in\n\n";
    for (name, kind) in kinds {
        let _ = writeln!(text, "- `{{{name}}}`: {}", filled_in(kind));
    }
    text
}

/// What is filled in, with an example.
fn filled_in(kind: Kind) -> &'static str {
    match kind {
        Kind::Author => "who acts: `white`, `black` or `arbiter`",
        Kind::Player => "a player: `white` or `black`",
        Kind::Move => "a move: `Nf3`, or in coordinates if it is illegal: `e1e3`",
        Kind::Square => "a square: `e4`",
        Kind::Piece => "a piece: `white queen`",
        Kind::Hand => "a hand: `left`, `right` or `both`",
        Kind::Time => "a length of time: `2:00`",
        Kind::Times => "times of one or both players: `white 10:00 black 5:00`",
        Kind::Counts => "counts of one or both players: `white 40 black 39`",
        Kind::AfterMove => "a move of the game by its number: `14`, or `white 14` if Black has not answered it",
        Kind::Points => "White's and Black's points: `1-0`",
        Kind::Provision => "the key of a provision",
        Kind::Answer => "an answer of the arbiter: `loses`, `penalty opponent-time 2:00`, `points 1-0`",
        Kind::Entry => "the number of an entry",
        Kind::Penalty => "a penalty: `warning`, `opponent-time 2:00`, `loss`",
        Kind::Incident => "what happened around the game: `phone`",
        Kind::Involved => "who did it: `white`, `spectator`",
        Kind::Circumstances => "what is told of it: `rang, on-person`",
        Kind::Language => "a language: `de`",
        Kind::Board => "a position in FEN",
        Kind::Moment => "a moment since the record began: `2:00:00`",
        Kind::Commitment => "what a sealed move must fit: sixty-four hexadecimal digits",
        Kind::EnvelopeItems => "what stands on an envelope: `names, position`",
        Kind::Carried => "the last move of the game, or another in its place on the other board: `Nf3`",
        Kind::Duties => "what an assistant may do: `announcing, claiming`",
        Kind::Equipment => "a thing made for a visually disabled player: `special-board`",
        Kind::Features => "what it has: `holes, black-squares-raised`",
        Kind::Number => "a number",
        Kind::Throws => "throws of a die: `2 3 3 2 3`",
        Kind::Text => "any words",
    }
}

#[cfg(test)]
mod tests {
    use super::{Text, all, find, texts};

    #[test]
    fn every_text_is_found_at_its_address_and_says_something() {
        for text in texts() {
            assert_eq!(find(&text.uri()), Some(text));
            assert!(text.text().lines().count() > 10, "{text:?}");
        }
        assert_eq!(all().len(), texts().count());
        assert_eq!(find("jadoube://laws/1974/en"), None);
        assert_ne!(find("jadoube://acts"), None::<Text>);
    }
}
