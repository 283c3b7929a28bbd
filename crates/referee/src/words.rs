//! What the referee says, in words.
//!
//! The words are data: beside each rule `rules/NAME.toml` has its sentences, beside the acts `act/*.toml` those that tell
//! of them, and `words/*.toml` what every game needs. All
//! languages of a sentence stand side by side, as Fluent patterns.
//!
//! A rule's sentence says what happened and why. What follows from it - the result, time on the clock, a move that must be
//! played - is said after it from the effects of the ruling, so that what is said is always what is done.

mod act;
mod answer;
mod citation;
mod control;
mod effect;
mod refusal;
mod step;
#[cfg(test)]
mod tests;
mod value;

use std::collections::BTreeSet;

use jadoube_notation::Language as Letters;
use jadoube_words::{FluentArgs, FluentValue, Phrasebook, sentences};

use crate::act::WORDS;
use crate::contract::OpenFact;
use crate::entry::{Entry, EntryNo, Meanwhile, Question, Reason, Ruling};
use crate::game::{Board, Game, Ply};
use crate::norm::{Attempted, Standing};
use crate::rules::RULES;
use crate::sentence::{Sentence, Value};
use crate::situation::Situation;

pub use citation::Citations;
pub use jadoube_words::Language;
pub use step::Stage;

/// The languages that the referee speaks: every sentence has them.
pub const LANGUAGES: &[Language] = &Language::ALL;

/// The sentences that belong to no rule.
const FRAME: [(&str, &str); 13] = [
    ("act", include_str!("words/act.toml")),
    ("answer", include_str!("words/answer.toml")),
    ("ask", include_str!("words/ask.toml")),
    ("because", include_str!("words/because.toml")),
    ("citation", citation::SOURCE),
    ("control", include_str!("words/control.toml")),
    ("effect", include_str!("words/effect.toml")),
    ("language", include_str!("words/language.toml")),
    ("value", include_str!("words/value.toml")),
    ("refusal", include_str!("words/refusal.toml")),
    ("step", include_str!("words/step.toml")),
    ("situation", include_str!("words/situation.toml")),
    ("waiting", include_str!("words/waiting.toml")),
];

/// Puts records into the words of one language.
///
/// The words are read when it is made; one serves many games, and many threads.
///
/// ```
/// use jadoube_board::Color;
/// use jadoube_clock::Instant;
/// use jadoube_laws::Edition;
/// use jadoube_referee::{Author, Entry, Language, MateProver, Referee, Terms, Words, act};
///
/// let mut referee = Referee::new(Terms::of(Edition::E2023))?;
/// let mut prover = MateProver::new();
/// referee.hear(act::SessionStarted {}.by(Author::Nobody).at(Instant::ZERO), &mut prover)?;
/// referee.hear(act::Resigned {}.by(Color::White).at(Instant::from_millis(9_000)), &mut prover)?;
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
    book: Phrasebook,
}

impl Words {
    /// The words of a language, or `None` if the referee does not speak it yet: see [`LANGUAGES`].
    #[must_use]
    pub fn new(language: Language) -> Option<Words> {
        LANGUAGES.contains(&language).then(|| Words::read(language))
    }

    fn read(language: Language) -> Words {
        let sources = sources().map(|(_, source)| source);
        Words {
            book: Phrasebook::read(language, sources),
        }
    }

    /// The language spoken.
    #[must_use]
    pub fn language(&self) -> Language {
        self.book.language()
    }

    /// What the referee says with a ruling: the reason, then what follows from it.
    #[must_use]
    pub fn ruling(&self, ruling: &Ruling, game: &Game) -> String {
        let scene = Scene::at(game, &ruling.rests_on);
        let mut said = vec![self.said(&ruling.sentence, &scene)];
        said.extend(self.told(&ruling.effects, game, scene.board));
        said.join(" ")
    }

    /// What the referee asks the arbiter. The answers that are permitted are said by [`Words::answer`].
    #[must_use]
    pub fn question(&self, question: &Question, game: &Game) -> String {
        self.said(&question.sentence, &Scene::at(game, &question.rests_on))
    }

    /// Why the referee rules so: what was looked at and what was found, as far as the sentence of the ruling does not say it.
    #[must_use]
    pub fn ruling_reasons(&self, ruling: &Ruling, game: &Game) -> Vec<String> {
        let scene = Scene::at(game, &ruling.rests_on);
        self.reasons(&ruling.because, &ruling.sentence, game, &scene)
    }

    /// Why the referee asks: what was looked at and what was found before the question arose.
    #[must_use]
    pub fn question_reasons(&self, question: &Question, game: &Game) -> Vec<String> {
        let scene = Scene::at(game, &question.rests_on);
        self.reasons(&question.because, &question.sentence, game, &scene)
    }

    /// The question that asks for a fact that a ruling turns on. Yes means that it holds.
    #[must_use]
    pub fn asks(&self, fact: &OpenFact, game: &Game) -> String {
        self.said(&fact.ask, &Scene::at(game, &[]))
    }

    /// The title of a situation.
    #[must_use]
    pub fn situation(&self, situation: &Situation) -> String {
        self.word(&format!("situation-{}", situation.name))
    }

    /// The words by which people look for a situation, besides its title.
    #[must_use]
    pub fn sought(&self, situation: &Situation) -> Vec<String> {
        let sought = self.word(&format!("sought-{}", situation.name));
        sought.split(';').map(|words| words.trim().to_owned()).collect()
    }

    fn reasons(&self, because: &[Reason], sentence: &Sentence, game: &Game, scene: &Scene<'_>) -> Vec<String> {
        let is_said = |value: &Value| sentence.with.iter().any(|(_, said)| said == value);
        let tells_more = |reason: &&Reason| reason.settled || reason.facts.0.iter().any(|(_, value)| !is_said(value));
        let because = because.iter().filter(tells_more);
        because.map(|reason| self.reason(reason, game, scene)).collect()
    }

    /// What was found of a condition that was tried on an event; `None` if it does not arise.
    #[must_use]
    pub fn attempted(&self, attempted: &Attempted, event: EntryNo, game: &Game) -> Option<String> {
        match attempted.standing {
            Standing::Moot => None,
            Standing::Judged => {
                let holds = self.word(&format!("because-{}", attempted.condition));
                // What would have to be filled in was never looked at.
                let condition = match holds.contains('{') {
                    true => attempted.condition.replace('-', " "),
                    false => holds.trim_end_matches('.').to_owned(),
                };
                Some(self.sentence("condition-for-the-arbiter", [("condition", condition.into())]))
            }
            Standing::Holds | Standing::Fails => {
                let reason = attempted.reason.as_ref()?;
                Some(self.reason(reason, game, &Scene::at(game, &[event])))
            }
        }
    }

    fn reason(&self, reason: &Reason, game: &Game, scene: &Scene<'_>) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in &reason.facts.0 {
            args.set(name.as_ref(), self.value(value, scene));
        }
        self.book.sentence(&self.because(reason, game), &args)
    }

    /// The name of the sentence of a reason: `because-in-check-not`.
    fn because(&self, reason: &Reason, game: &Game) -> String {
        let name = &reason.condition;
        let not = if reason.holds { "" } else { "-not" };
        // What was told or settled may have fewer facts than what was seen, and then has a sentence of its own.
        let own = match (reason.settled, game.is_called()) {
            (false, _) => return format!("because-{name}{not}"),
            (true, true) => format!("because-{name}-told{not}"),
            (true, false) => format!("because-{name}-settled{not}"),
        };
        match self.book.has(&own) {
            true => own,
            false => format!("because-{name}{not}"),
        }
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
    fn said(&self, sentence: &Sentence, scene: &Scene<'_>) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in &sentence.with {
            args.set(name.as_ref(), self.value(value, scene));
        }
        self.book.sentence(&sentence.name, &args)
    }

    /// A sentence: a phrase with a capital letter at the beginning.
    fn sentence<const N: usize>(&self, name: &str, with: [(&'static str, FluentValue<'static>); N]) -> String {
        self.book.sentence(name, &FluentArgs::from_iter(with))
    }

    /// A phrase with what is put into it.
    fn phrase<const N: usize>(&self, name: &str, with: [(&'static str, FluentValue<'static>); N]) -> String {
        self.book.phrase(name, &FluentArgs::from_iter(with))
    }

    /// A phrase that needs nothing.
    fn word(&self, name: &str) -> String {
        self.book.word(name)
    }

    /// The letters of the pieces.
    fn letters(&self) -> Letters {
        Letters::find(self.language().code()).unwrap_or(Letters::EN)
    }
}

/// Where the sentences stand: every rule's, every act's, then the frame.
fn sources() -> impl Iterator<Item = (&'static str, &'static str)> {
    let rules = RULES.iter().map(|rule| (rule.name, rule.words));
    rules.chain(WORDS).chain(FRAME)
}

/// The names of all conditions and facts: those that have a sentence.
pub(crate) fn conditions() -> BTreeSet<String> {
    let because = FRAME.iter().filter(|(name, _)| *name == "because");
    let names = because.flat_map(|(_, source)| sentences(source).0);
    let condition = |name: String| {
        let name = name.strip_prefix("because-")?;
        let name = name.strip_suffix("-not").unwrap_or(name);
        let name = name.strip_suffix("-settled").unwrap_or(name);
        Some(name.strip_suffix("-told").unwrap_or(name).to_owned())
    };
    names.filter_map(|sentence| condition(sentence.name())).collect()
}

/// Where something is said: the game as it was after the events that it rests on.
struct Scene<'a> {
    /// The moves made by then.
    plies: &'a [Ply],
    game: &'a Game,
    board: Board<'a>,
}

impl Scene<'_> {
    fn at<'a>(game: &'a Game, rests_on: &[EntryNo]) -> Scene<'a> {
        let plies = game.plies();
        match rests_on.last() {
            Some(event) => Scene {
                plies: &plies[..plies.partition_point(|ply| ply.entry <= *event)],
                game,
                board: game.board_before(EntryNo::after(event.get() as usize)),
            },
            None => Scene {
                plies,
                game,
                board: game.board(),
            },
        }
    }
}
