//! What an illegal move breaks, in words.

use std::fmt::{self, Write};

use jadoube_board::legality::Breach;
use jadoube_board::{Attempt, Setup, Squares};
use schemars::JsonSchema;
use serde::Serialize;

use crate::args::Editions;
use crate::cited::Cited;
use crate::look::Look;
use crate::paragraph::hanging;
use crate::words::{Sentence, Words};

/// A breach in words, with the provisions: two where the position does not tell which of them is broken.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Broken {
    /// What kind of breach it is.
    breach: &'static str,
    /// What is wrong with the move.
    pub(crate) sentence: String,
    /// The provisions that it breaks: two where the position does not tell which.
    pub(crate) provisions: Vec<Cited>,
}

impl Broken {
    /// Everything that a move breaks, and the pieces that are spoken of.
    pub(crate) fn all(
        words: &Words,
        setup: &Setup,
        attempt: Attempt,
        breaches: &[Breach],
        editions: &Editions,
    ) -> (Vec<Broken>, Squares) {
        let mut named = Squares::EMPTY;
        let broken = |breach: &Breach| {
            let sentence = Sentence::new(words, setup, attempt, breach);
            named |= sentence.named;
            let keys = breach.provisions().iter();
            Broken {
                breach: sentence.key,
                sentence: sentence.text,
                provisions: keys.map(|&key| Cited::new(key, &editions.0)).collect(),
            }
        };
        (breaches.iter().map(broken).collect(), named)
    }

    /// A numbered list.
    pub(crate) fn draw_all(all: &[Broken], words: &Words, indent: usize, look: &Look, to: &mut String) -> fmt::Result {
        let hang = indent + 3;
        for (number, broken) in (1..).zip(all) {
            writeln!(to, "\n{:indent$}{number}. {}", "", hanging(&broken.sentence, hang))?;
            for (index, cited) in broken.provisions.iter().enumerate() {
                let or = if index == 0 {
                    String::new()
                } else {
                    words.word("or") + " "
                };
                cited.draw(words, &or, hang, look, to)?;
            }
        }
        Ok(())
    }
}
