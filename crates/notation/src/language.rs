//! The letters of the pieces in many languages.

use core::fmt;

use jadoube_board::Role;

use crate::generated::LANGUAGES;

/// A language in which moves are written: the letters of its pieces.
///
/// ```
/// use jadoube_board::Role;
/// use jadoube_notation::Language;
///
/// assert_eq!(Language::NL.sign(Role::Knight), "P");
/// assert_eq!(Language::RU.sign(Role::King), "Кр");
/// assert_eq!(Language::find("nl-BE"), Some(Language::NL));
/// assert_eq!(Language::NB.to_string(), "Norwegian");
/// ```
///
/// Provision: notation.piece-letter, notation.national-letters, notation.piece-means-no-pawn
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Language(pub(crate) u8);

/// What the table says of a language.
pub(crate) struct Entry {
    pub(crate) tag: &'static str,
    pub(crate) name: &'static str,
    /// Knight, bishop, rook, queen, king.
    pub(crate) pieces: [&'static str; 5],
    /// What some players put before pawn moves.
    pub(crate) pawn: Option<&'static str>,
    pub(crate) varies: bool,
}

impl Language {
    /// All languages, in the order of their tags.
    pub fn all() -> impl ExactSizeIterator<Item = Language> + Clone {
        (0..LANGUAGES.len()).map(|index| Language(index as u8))
    }

    /// The language of a tag such as `da`, `sr-Latn` or `nl-BE`, in capitals or not. Both Norwegian languages and `no`
    /// are `nb`, since their letters are the same.
    #[must_use]
    pub fn find(tag: &str) -> Option<Language> {
        let tag = tag.replace('_', "-");
        let mut tag = match tag.get(..2) {
            Some(start) if ["no", "nn"].iter().any(|other| start.eq_ignore_ascii_case(other)) => "nb",
            _ => tag.as_str(),
        };
        loop {
            let found = Language::all().find(|language| language.tag().eq_ignore_ascii_case(tag));
            match (found, tag.rsplit_once('-')) {
                (None, Some((wider, _))) => tag = wider,
                (found, _) => return found,
            }
        }
    }

    /// Its tag by BCP 47, such as `da` or `sr-Latn`.
    #[must_use]
    pub fn tag(self) -> &'static str {
        self.entry().tag
    }

    /// Its name in English.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// What is written for a piece: mostly one capital letter, and nothing for a pawn.
    ///
    /// Provision: notation.pawn-no-letter
    #[must_use]
    pub fn sign(self, role: Role) -> &'static str {
        match role {
            Role::Pawn => "",
            _ => self.entry().pieces[role as usize - 1],
        }
    }

    /// Whether players of the language differ in the letters they use.
    #[must_use]
    pub fn varies(self) -> bool {
        self.entry().varies
    }

    /// The letter that some players wrongly put before pawn moves.
    pub(crate) fn pawn_sign(self) -> Option<&'static str> {
        self.entry().pawn
    }

    fn entry(self) -> &'static Entry {
        &LANGUAGES[self.0 as usize]
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

#[cfg(test)]
mod tests {
    use super::Language;
    use jadoube_board::Role;

    #[test]
    fn tags_lead_to_languages() {
        for language in Language::all() {
            assert_eq!(Language::find(language.tag()), Some(language));
        }
        for (tag, expect) in [
            ("no", Some(Language::NB)),
            ("nn-NO", Some(Language::NB)),
            ("SR-latn-RS", Some(Language::SR_LATN)),
            ("sr-RS", Some(Language::SR)),
            ("pt_BR", Some(Language::PT)),
            ("", None),
            ("-", None),
            ("xx", None),
            ("é", None),
        ] {
            assert_eq!(Language::find(tag), expect, "{tag}");
        }
    }

    #[test]
    fn the_five_signs_of_a_language_differ_and_are_no_squares() {
        for language in Language::all() {
            let signs: Vec<&str> = Role::ALL[1..].iter().map(|&role| language.sign(role)).collect();
            for (index, sign) in signs.iter().enumerate() {
                assert!(!signs[..index].contains(sign), "{language}");
                assert!(!sign.contains(|symbol: char| symbol.is_ascii_lowercase() || symbol.is_ascii_digit()));
            }
        }
    }
}
