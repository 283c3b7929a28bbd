//! How the languages cite the Laws.

use jadoube_laws::{Citation, Part};

use crate::words::Words;

impl Words {
    /// Where something stands in the Laws, as the language counts and cites it; the edition is left to its surroundings. Where its
    /// text has not been seen, that is said.
    #[must_use]
    pub fn citation(&self, citation: &Citation) -> String {
        let stands = citation.number_in(self.language());
        let number = stands.within_part();
        let (sentence, name) = match stands.part() {
            Part::Article => ("cited-article", "number"),
            Part::Appendix => ("cited-appendix", "number"),
            Part::Guidelines => ("cited-guidelines", "number"),
            Part::Preface => ("cited-named", "number"),
            Part::Glossary => ("cited-glossary", "word"),
        };
        let cited = self.phrase(sentence, [(name, number.into())]);
        match citation.is_seen() {
            true => cited,
            false => self.phrase("cited-unseen", [("citation", cited.into())]),
        }
    }
}
