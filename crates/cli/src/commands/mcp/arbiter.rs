//! The arbiter who is called to a board that nobody watched.

use std::collections::BTreeMap;

use jadoube_board::Color;
use jadoube_guide::{Found, find};
use jadoube_laws::{Edition, Pace, Supervision};
use jadoube_referee::{Mode, Terms, situations};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::named::Named;
use super::tool::{Ask, WORDS, within};
use crate::commands::ask::{Listed, ListedSituation, Put, Putting};
use crate::heard::RecordPrinter;
use crate::look::Look;
use crate::problem::{Problem, printable};
use crate::screen::Report;
use crate::words::{Language, say, spoken_language};

/// What to find a situation by.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Situations {
    /// Words that arbiters use of it: `flag`, `touched the wrong piece`, `phone`. Without any, all situations are told.
    words: Option<String>,
    /// The language of the words and of the answer.
    language: Option<Named<Language>>,
}

/// The situations that fit.
#[derive(Serialize, JsonSchema)]
pub(super) struct SituationsFound {
    /// They.
    situations: Vec<ListedSituation>,
}

impl Ask for Situations {
    const NAME: &'static str = "situations";
    const TITLE: &'static str = "What can happen at a board";
    const DOES: &'static str = "The situations for which an arbiter is called, each with the name by which ask_arbiter takes it: a \
        fallen flag, a claim of a draw, an illegal move, a ringing telephone, pieces knocked over and many more. Give a word or \
        two to find one.";

    type Answer = SituationsFound;

    fn language(&self) -> Option<Language> {
        self.language.map(|named| named.0)
    }

    fn answer(self) -> Result<(SituationsFound, String), Problem> {
        let sought = self.words.unwrap_or_default();
        within(&sought, WORDS)?;
        let printer = RecordPrinter::new(spoken_language())?;
        let found = match find(&sought, &printer.words) {
            Found::All => situations().iter().collect(),
            Found::One(situation) => vec![situation],
            Found::Several(several) => several,
            Found::None => {
                let what = say!("ask-none", text = printable(&sought));
                return Err(Problem::new(what, say!("mcp-none-remedy")));
            }
        };
        let listed = Listed::new(say!("ask-what"), found.into_iter(), &printer);
        let mut page = String::new();
        // Writing to a text cannot fail.
        let _ = listed.draw(&Look::PLAIN, &mut page);
        let situations = listed.situations;
        Ok((SituationsFound { situations }, page))
    }
}

/// What has happened, where, and what is known of it.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct AskArbiter {
    /// The name of a situation, as the tool `situations` tells it: `flag-down`, `claim-threefold`, `illegal-move`.
    situation: String,
    /// Whom it is about, where it is about a player: whose flag has fallen, who claims, who made the move. White if nothing is
    /// said.
    player: Option<Named<Color>>,
    /// What is known: the names of facts, and whether each holds. Begin with none and tell what is asked for; never tell a fact
    /// that nobody has established.
    #[serde(default)]
    facts: BTreeMap<String, bool>,
    /// The edition of the Laws; the newest if nothing is said.
    edition: Option<Named<Edition>>,
    /// The class of the game; standard if nothing is said.
    pace: Option<Named<Pace>>,
    /// Whether the game is supervised as the competition rules of rapid and blitz ask; limited if nothing is said. It changes
    /// nothing in a standard game.
    supervision: Option<Named<Supervision>>,
    /// Whether to tell everything that can follow, as a decision tree.
    #[serde(default)]
    tree: bool,
    /// The language of the answer.
    language: Option<Named<Language>>,
}

impl Ask for AskArbiter {
    const NAME: &'static str = "ask_arbiter";
    const TITLE: &'static str = "Rule on a situation at a board";
    const DOES: &'static str = "Rules on something that has happened at a board, by the FIDE Laws of an edition. If the ruling \
        depends on a fact that was not told, it says which fact to find out next and what follows either way; ask the person, then \
        call it again with that fact added. Once everything that matters is told, it rules, with the reasons and the article, or \
        says what the arbiter has to decide and what follows from each decision. Only facts that change the ruling are asked for.";

    type Answer = Put;

    fn language(&self) -> Option<Language> {
        self.language.map(|named| named.0)
    }

    fn answer(self) -> Result<(Put, String), Problem> {
        within(&self.situation, WORDS)?;
        let mut known = situations().iter();
        let Some(situation) = known.find(|situation| situation.name == self.situation) else {
            let what = say!("ask-none", text = printable(&self.situation));
            return Err(Problem::new(what, say!("mcp-situation-remedy")));
        };
        let edition = self.edition.map_or(Edition::LATEST, |named| named.0);
        Put::new(Putting {
            situation,
            terms: Terms {
                pace: self.pace.map_or(Pace::Standard, |named| named.0),
                supervision: self.supervision.map_or(Supervision::Limited, |named| named.0),
                mode: Mode::Called,
                ..Terms::of(edition)
            },
            player: self.player.map_or(Color::White, |named| named.0),
            facts: self.facts.into_iter().collect(),
            tree: self.tree,
            language: spoken_language(),
        })
    }
}
