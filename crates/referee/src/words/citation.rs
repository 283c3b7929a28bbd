//! How the languages cite the Laws.

use jadoube_laws::{Citation, Number};

use crate::words::Words;

impl Words {
    /// Where something stands in the Laws, as the language cites it; the edition is left to its surroundings.
    #[must_use]
    pub fn citation(&self, citation: &Citation) -> String {
        let number = citation.number.to_string();
        match citation.number {
            Number::Glossary(word) => self.phrase("cited-glossary", [("word", word.into())]),
            Number::Article(_) => self.phrase(book(&number), [("number", number.clone().into())]),
        }
    }
}

/// Which part of the Laws a number stands in, by the sentence that cites it.
fn book(number: &str) -> &'static str {
    let letters = number.split(|symbol: char| !symbol.is_alphabetic()).next();
    match letters.unwrap_or_default() {
        "" => "cited-article",
        "I" | "II" | "III" => "cited-guidelines",
        letter if letter.len() == 1 => "cited-appendix",
        // The preface, the introduction and the guidelines of older editions are cited by their names.
        _ => "cited-named",
    }
}
