//! What the referee says, in words.
//!
//! The words are data: beside each rule `rules/NAME.toml` has its sentences, and `words/*.toml` what every game needs. All
//! languages of a sentence stand side by side, as Fluent patterns.
//!
//! A rule's sentence says what happened and why. What follows from it - the result, time on the clock, a move that must be
//! played - is said after it from the effects of the ruling, so that what is said is always what is done.

mod act;
mod answer;
mod citation;
mod effect;
mod language;
mod put;
mod refusal;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use jadoube_board::Position;

use crate::entry::{Entry, EntryNo, Meanwhile, Question, Ruling};
use crate::game::Game;
use crate::rules::SENTENCES;
use crate::say::Say;

pub use crate::words::language::{LANGUAGES, Language};

/// The sentences that belong to no rule.
const FRAME: [(&str, &str); 6] = [
    ("act", include_str!("words/act.toml")),
    ("answer", include_str!("words/answer.toml")),
    ("citation", include_str!("words/citation.toml")),
    ("effect", include_str!("words/effect.toml")),
    ("put", include_str!("words/put.toml")),
    ("refusal", include_str!("words/refusal.toml")),
];

/// A sentence by language.
type Patterns = BTreeMap<String, String>;

/// Puts records into the words of one language.
///
/// The words are read when it is made; one serves many games, and many threads.
///
/// ```
/// use jadoube_board::Color;
/// use jadoube_clock::Instant;
/// use jadoube_laws::Edition;
/// use jadoube_referee::{Act, Entry, Event, Language, Mates, Referee, Terms, Words};
///
/// let mut referee = Referee::new(Terms::of(Edition::E2023))?;
/// let mut mates = Mates::new();
/// referee.hear(Event { at: Instant::ZERO, act: Act::RoundStarted }, &mut mates)?;
/// let resigned = Event { at: Instant::from_millis(9_000), act: Act::Resigned(Color::White) };
/// referee.hear(resigned, &mut mates)?;
///
/// let words = Words::new(Language::English).expect("English is spoken");
/// let Some(Entry::Ruling(ruling)) = referee.record().last() else { panic!("a ruling follows") };
/// assert_eq!(words.ruling(ruling, referee.game()), "White resigns. Black wins, 0–1.");
///
/// let citation = referee.game().provisions().citation(ruling.key).unwrap();
/// assert!(words.citation(&citation).starts_with("Article "));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language, or `None` if the referee does not speak it yet: see [`LANGUAGES`].
    #[must_use]
    pub fn new(language: Language) -> Option<Words> {
        LANGUAGES.contains(&language).then(|| Words::read(language))
    }

    fn read(language: Language) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // The marks that isolate foreign scripts would only be seen: all five languages are written left to right.
        bundle.set_use_isolating(false);
        for (_, source) in sources() {
            // What a pattern's fault leaves out is said by its name; a test reads all of them.
            let resource = FluentResource::try_new(fluent_source(source, language));
            let _ = bundle.add_resource(resource.unwrap_or_else(|(rest, _)| rest));
        }
        Words { language, bundle }
    }

    /// The language spoken.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// What the referee says with a ruling: the reason, then what follows from it.
    #[must_use]
    pub fn ruling(&self, ruling: &Ruling, game: &Game) -> String {
        let position = position_at(game, &ruling.rests_on);
        let mut said = vec![self.said(&ruling.say, &position)];
        said.extend(self.told(&ruling.effects, game, &position));
        said.join(" ")
    }

    /// What the referee asks the arbiter. The answers that are permitted are said by [`Words::answer`].
    #[must_use]
    pub fn question(&self, question: &Question, game: &Game) -> String {
        self.said(&question.say, &position_at(game, &question.rests_on))
    }

    /// What holds until a question is answered.
    #[must_use]
    pub fn meanwhile(&self, meanwhile: Meanwhile) -> String {
        self.word(match meanwhile {
            Meanwhile::PlayGoesOn => "meanwhile-play-goes-on",
            Meanwhile::ClockStopped => "meanwhile-clock-stopped",
        })
    }

    /// An entry of the record of a game, whatever it is.
    #[must_use]
    pub fn entry(&self, no: EntryNo, entry: &Entry, game: &Game) -> String {
        match entry {
            Entry::Event(event) => self.event(no, event, game),
            Entry::Ruling(ruling) => self.ruling(ruling, game),
            Entry::Question(question) => self.question(question, game),
        }
    }

    /// A sentence of a rule, with what is put into it.
    fn said(&self, say: &Say, position: &Position) -> String {
        let mut args = FluentArgs::new();
        for (name, put) in &say.with {
            args.set(name.as_ref(), self.put(put, position));
        }
        capitalised(&self.format(&say.sentence, &args))
    }

    /// A sentence: a phrase with a capital letter at the beginning.
    fn sentence<const N: usize>(&self, name: &str, with: [(&'static str, FluentValue<'static>); N]) -> String {
        capitalised(&self.phrase(name, with))
    }

    /// A phrase with what is put into it.
    fn phrase<const N: usize>(&self, name: &str, with: [(&'static str, FluentValue<'static>); N]) -> String {
        self.format(name, &FluentArgs::from_iter(with))
    }

    /// A phrase that needs nothing.
    fn word(&self, name: &str) -> String {
        self.phrase(name, [])
    }

    /// What cannot be said is named: a sentence by its name, and what is missing in it by the name of its variable. The
    /// tests allow neither; a record from elsewhere may have both.
    fn format(&self, name: &str, args: &FluentArgs<'_>) -> String {
        let message = self.bundle.get_message(name).and_then(|message| message.value());
        match message {
            Some(pattern) => self
                .bundle
                .format_pattern(pattern, Some(args), &mut Vec::new())
                .into_owned(),
            None => name.to_owned(),
        }
    }
}

/// Where the sentences stand: every rule's, then the frame.
fn sources() -> impl Iterator<Item = (&'static str, &'static str)> {
    SENTENCES.iter().chain(&FRAME).copied()
}

/// A source in one language, as Fluent reads it.
fn fluent_source(source: &str, language: Language) -> String {
    let sections: BTreeMap<String, Patterns> = toml::from_str(source).unwrap_or_default();
    let pattern = |(name, patterns): (String, Patterns)| {
        let pattern = patterns.get(language.code())?;
        // In Fluent, what continues a pattern is indented.
        Some(format!("{name} = {}\n", pattern.replace('\n', "\n    ")))
    };
    sections.into_iter().filter_map(pattern).collect()
}

/// The position after the events that something rests on.
fn position_at(game: &Game, rests_on: &[EntryNo]) -> Position {
    match rests_on.last() {
        Some(event) => game.position_before(EntryNo::after(event.get() as usize)),
        None => *game.position(),
    }
}

fn capitalised(phrase: &str) -> String {
    let mut letters = phrase.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
