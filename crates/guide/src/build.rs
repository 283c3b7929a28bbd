//! Makes the guide from what the referee says.

use core::time::Duration;
use std::collections::HashMap;

use jadoube_board::{ByColor, Color};
use jadoube_laws::{Edition, Key, Pace, Score, Supervision, find};
use jadoube_referee::{
    Answer, Blank as Filled, Choice as Permitted, Contract, Effect, Entry, Filling, LANGUAGES, Language, Mode,
    OpenFact, PermittedPoints, Question, Reason, Ruling, Situation, Stage, Terms, Value, Word, Words, situations,
};
use jadoube_words::Phrasebook;
use serde::{Deserialize, Serialize};

use crate::call::{Call, WhyNothing};
use crate::data::{
    Blank, Choice, Guide, Id, Node, Outcome, Player, Provision, Root, Said, SituationData, TileData, TimeLine,
};
use crate::pattern::{Names, pattern};
use crate::tile::{WORDS, tiles};

/// Under which Laws a game is played: everything that a tree depends on besides its situation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Regime {
    /// The year of the edition.
    pub edition: u16,
    /// The pace.
    pub pace: PaceName,
    /// The supervision; it makes no difference in a standard game.
    pub supervision: SupervisionName,
}

/// The name of a pace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum PaceName {
    Standard,
    Rapid,
    Blitz,
}

/// The name of a kind of supervision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum SupervisionName {
    Full,
    Limited,
}

impl Regime {
    fn of(edition: Edition, pace: Pace, supervision: Supervision) -> Regime {
        Regime {
            edition: edition.year(),
            pace: match pace {
                Pace::Standard => PaceName::Standard,
                Pace::Rapid => PaceName::Rapid,
                Pace::Blitz => PaceName::Blitz,
            },
            supervision: match supervision {
                Supervision::Full => SupervisionName::Full,
                Supervision::Limited => SupervisionName::Limited,
            },
        }
    }

    /// The place of these Laws among [`regimes`]; `None` if the guide does not have the edition. In a standard game supervision makes
    /// no difference.
    #[must_use]
    pub fn place(edition: Edition, pace: Pace, supervision: Supervision) -> Option<usize> {
        let supervision = match pace {
            Pace::Standard => Supervision::Full,
            Pace::Rapid | Pace::Blitz => supervision,
        };
        let wanted = Regime::of(edition, pace, supervision);
        regimes().iter().position(|regime| *regime == wanted)
    }

    /// The terms of a game under these Laws that nobody watched.
    #[must_use]
    pub fn terms(self) -> Terms {
        let edition = Edition::ALL.into_iter().find(|edition| edition.year() == self.edition);
        Terms {
            pace: match self.pace {
                PaceName::Standard => Pace::Standard,
                PaceName::Rapid => Pace::Rapid,
                PaceName::Blitz => Pace::Blitz,
            },
            supervision: match self.supervision {
                SupervisionName::Full => Supervision::Full,
                SupervisionName::Limited => Supervision::Limited,
            },
            mode: Mode::Called,
            ..Terms::of(edition.unwrap_or(Edition::LATEST))
        }
    }
}

/// The editions that the guide has, the newest first: those whose text has been seen as a whole. Of another, every ruling would begin
/// with the question whether the edition says so.
pub fn editions() -> impl Iterator<Item = Edition> {
    Edition::ALL.into_iter().rev().filter(|edition| edition.is_seen_whole())
}

/// Every regime, the newest edition first.
#[must_use]
pub fn regimes() -> Vec<Regime> {
    let mut regimes = Vec::new();
    for edition in editions() {
        regimes.push(Regime::of(edition, Pace::Standard, Supervision::Full));
        for pace in [Pace::Rapid, Pace::Blitz] {
            regimes.extend(Supervision::ALL.map(|supervision| Regime::of(edition, pace, supervision)));
        }
    }
    regimes
}

impl Guide {
    /// The guide in a language; `None` if the referee does not speak it.
    ///
    /// # Panics
    ///
    /// If the referee does not say the same to the same question, which the tests rule out.
    #[must_use]
    pub fn new(language: Language) -> Option<Guide> {
        let words = LANGUAGES.contains(&language).then(|| Words::new(language))??;
        Some(Builder::new(words).guide())
    }
}

/// The times that stand for what the arbiter will fill in: nothing else has them.
const CHOSEN: Duration = Duration::from_secs(59 * 60 + 59);
const CHOSEN_FOR: ByColor<Duration> =
    ByColor::new(Duration::from_secs(58 * 60 + 58), Duration::from_secs(57 * 60 + 57));

struct Builder {
    words: Words,
    names: Names,
    sentences: Shared<String>,
    nodes: Shared<Node>,
    keys: Shared<Key>,
    /// Whether a sentence about a player speaks of an opponent without a colour.
    unclear: bool,
}

/// What is kept once.
struct Shared<T> {
    kept: Vec<T>,
    places: HashMap<T, Id>,
}

impl<T: Clone + Eq + core::hash::Hash> Shared<T> {
    fn new() -> Shared<T> {
        Shared {
            kept: Vec::new(),
            places: HashMap::new(),
        }
    }

    fn id(&mut self, value: T) -> Id {
        if let Some(id) = self.places.get(&value) {
            return *id;
        }
        let id = Id::try_from(self.kept.len()).unwrap_or(Id::MAX);
        self.kept.push(value.clone());
        self.places.insert(value, id);
        id
    }
}

/// The same situation with White and with Black, and what is told of it.
struct Both<'a> {
    calls: &'a mut [Call; 2],
    about_player: bool,
    told: [Vec<(String, bool)>; 2],
}

impl Builder {
    fn new(words: Words) -> Builder {
        Builder {
            names: Names {
                white: words.player(Color::White),
                black: words.player(Color::Black),
            },
            words,
            sentences: Shared::new(),
            nodes: Shared::new(),
            keys: Shared::new(),
            unclear: false,
        }
    }

    fn guide(mut self) -> Guide {
        let regimes = regimes();
        let situations: Vec<SituationData> = situations()
            .iter()
            .map(|situation| self.situation(situation, &regimes))
            .collect();
        let language = self.words.language();
        let tiles = tiles().iter().map(|tile| TileData {
            name: tile.name.to_owned(),
            family: tile.family,
            icon: tile.icon.to_owned(),
            label: tile.label(language),
            words: tile.words(language),
            leads: tile.leads,
            situations: {
                let places = tile.situations.iter();
                let places = places.filter_map(|name| situations.iter().position(|known| known.name == *name));
                places.filter_map(|place| Id::try_from(place).ok()).collect()
            },
        });
        let tiles = tiles.collect();
        let keys = self.keys.kept.clone();
        let provisions = keys.into_iter().map(|key| self.provision(key, &regimes)).collect();
        let book = Phrasebook::read(language, [WORDS]);
        Guide {
            language: language.code().to_owned(),
            names: [
                self.names.white,
                self.names.black,
                book.word("the-player"),
                book.word("the-opponent"),
            ],
            regimes,
            tiles,
            situations,
            provisions,
            nodes: self.nodes.kept,
            sentences: self.sentences.kept,
        }
    }

    fn situation(&mut self, situation: &Situation, regimes: &[Regime]) -> SituationData {
        self.unclear = false;
        let roots = regimes.iter().map(|regime| {
            let shared = self.tree(situation, *regime, [Color::White, Color::Black])?;
            Some(shared.map_or_else(
                || {
                    // What is asked about White and about Black differs in more than names: each has a tree.
                    self.unclear = true;
                    let own = Color::ALL.map(|player| self.tree(situation, *regime, [player, player]).flatten());
                    let [white, black] = own.map(|own| own.expect("a tree is like itself"));
                    Root::Own { white, black }
                },
                Root::Shared,
            ))
        });
        let roots = roots.collect();
        SituationData {
            name: situation.name.to_owned(),
            title: self.words.situation(situation),
            words: self.words.sought(situation),
            about_player: situation.about_player,
            needs_colour: self.unclear,
            roots,
        }
    }

    /// The tree of a situation for two colours; `None` where the Laws have nothing on it, or where the colours differ.
    fn tree(&mut self, situation: &Situation, regime: Regime, players: [Color; 2]) -> Option<Option<Id>> {
        let [one, other] = players.map(|player| Call::new(regime.terms(), situation, player));
        let mut calls = [one.ok()?, other.ok()?];
        let [one, other] = &mut calls;
        let contracts = [one.contract(&[]).ok()?, other.contract(&[]).ok()?];
        let mut both = Both {
            calls: &mut calls,
            about_player: situation.about_player && players[0] != players[1],
            told: [Vec::new(), Vec::new()],
        };
        Some(self.node(&mut both, &contracts, true))
    }

    fn provision(&mut self, key: Key, regimes: &[Regime]) -> Provision {
        let provision = find(key.as_str());
        let language = self.words.language();
        let newest = provision.and_then(|provision| provision.editions().last());
        let summary = |edition| provision.map(|provision| provision.summary(edition, language));
        let rule = newest.and_then(summary).unwrap_or_default();
        let differs = provision.into_iter().flat_map(|provision| provision.editions());
        let differs = differs.filter_map(|edition| {
            let own = summary(edition).filter(|own| *own != rule)?;
            Some((edition.year(), own.to_owned()))
        });
        let articles = regimes.iter().map(|regime| {
            let citation = regime.terms().provisions().ok()?.citation(key)?;
            Some(self.sentences.id(self.words.citation(&citation)))
        });
        Provision {
            key: key.to_string(),
            title: provision
                .map_or("", |provision| provision.title_in(language))
                .to_owned(),
            rule: rule.to_owned(),
            differs: differs.collect(),
            articles: articles.collect(),
        }
    }

    fn node(&mut self, both: &mut Both<'_>, contracts: &[Contract; 2], decides: bool) -> Option<Id> {
        let node = match contracts {
            [Contract::Depends(white), Contract::Depends(black)] => {
                let asks = [&white.fact, &black.fact].map(|fact| self.words.asks(fact, both.calls[0].game()));
                let ask = self.say(asks)?;
                let names = [&white.fact.name, &black.fact.name];
                let fact = match names[0] == names[1] {
                    true => names[0].to_string(),
                    false => format!("{{={}|{}}}", names[0], names[1]),
                };
                let fact = self.sentences.id(fact);
                let mut branch = |holds: bool, contracts: [&Contract; 2]| {
                    for (told, name) in both.told.iter_mut().zip(names) {
                        told.push((name.to_string(), holds));
                    }
                    let node = self.node(both, &contracts.map(Clone::clone), decides);
                    for told in &mut both.told {
                        told.pop();
                    }
                    node
                };
                let yes = branch(true, [&white.if_holds, &black.if_holds])?;
                let no = branch(false, [&white.if_fails, &black.if_fails])?;
                Node::Ask {
                    ask,
                    fact,
                    left_by: white.fact.left_by.map(|key| self.keys.id(key)),
                    mates: mating(&white.fact).map(|player| whose(player, both.about_player)),
                    yes,
                    no,
                }
            }
            [Contract::Outcome(white), Contract::Outcome(black)] if white.len() == black.len() => {
                Node::Outcome(self.outcome(both, [white, black], decides)?)
            }
            _ => return None,
        };
        Some(self.nodes.id(node))
    }

    fn outcome(&mut self, both: &mut Both<'_>, entries: [&[Entry]; 2], decides: bool) -> Option<Outcome> {
        let mut outcome = Outcome::default();
        let mut steps: Vec<(Stage, Id)> = Vec::new();
        let mut stopped = false;
        for (place, (white, black)) in entries[0].iter().zip(entries[1]).enumerate() {
            match (white, black) {
                (Entry::Ruling(white), Entry::Ruling(black)) => {
                    outcome.said.push(self.ruling(both, [white, black])?);
                    self.effects(both, [white, black], &mut outcome, &mut steps)?;
                }
                (Entry::Question(white), Entry::Question(black)) => {
                    stopped |= white.meanwhile == jadoube_referee::Meanwhile::ClockStopped;
                    let said = self.question(both, place, [white, black], decides)?;
                    outcome.said.push(said);
                }
                (Entry::Event(_), Entry::Event(_)) => {}
                _ => return None,
            }
        }
        if outcome.said.is_empty() {
            outcome.why = self.why_nothing(both)?;
        }
        self.frame(&outcome, stopped, &mut steps);
        steps.sort_by_key(|(stage, _)| *stage);
        outcome.steps = steps.into_iter().map(|(_, step)| step).collect();
        Some(outcome)
    }

    /// Before anything is done at the board the clocks are stopped, and afterwards play goes on if the game is not over.
    fn frame(&mut self, outcome: &Outcome, stopped: bool, steps: &mut Vec<(Stage, Id)>) {
        let stop = self.words.step(
            &Effect::ClockPaused,
            jadoube_referee::Board::Position(&jadoube_board::Position::initial()),
        );
        let Some((_, stop)) = stop else { return };
        let stop = self.sentences.id(stop);
        let has = |wanted: Stage| steps.iter().any(|(stage, _)| *stage == wanted);
        let touches = has(Stage::Board) || has(Stage::Clocks) || outcome.over || stopped;
        if touches && !has(Stage::Stop) {
            steps.push((Stage::Stop, stop));
        }
        let goes_on = steps.iter().any(|(stage, _)| *stage == Stage::Stop) && !outcome.over;
        let is_open = outcome.said.iter().any(|said| !said.choices.is_empty());
        if goes_on && !is_open && !steps.iter().any(|(stage, _)| *stage == Stage::Start) {
            let restart = self.words.step_to_restart();
            steps.push((Stage::Start, self.sentences.id(restart)));
        }
    }

    fn ruling(&mut self, both: &Both<'_>, rulings: [&Ruling; 2]) -> Option<Said> {
        let text = self.say(self.each(both, rulings, |words, ruling, game| words.ruling(ruling, game)))?;
        let because = self.each(both, rulings, |words, ruling, game| words.ruling_reasons(ruling, game));
        Some(Said {
            key: self.keys.id(rulings[0].key),
            also: self.also(rulings[0].key, &rulings[0].also_by),
            text,
            because: self.say_all(because)?,
            choices: Vec::new(),
            meanwhile: None,
        })
    }

    fn question(
        &mut self,
        both: &mut Both<'_>,
        place: usize,
        questions: [&Question; 2],
        decides: bool,
    ) -> Option<Said> {
        let text = self.say(self.each(both, questions, |words, question, game| words.question(question, game)))?;
        let because = self.each(both, questions, |words, question, game| {
            words.question_reasons(question, game)
        });
        let because = self.say_all(because)?;
        let mut choices: Vec<Choice> = Vec::new();
        for choice in &questions[0].choices {
            for (answer, label) in self.answers(choice) {
                let label = self.sentences.id(self.marked(label));
                let then = match decides {
                    true => match self.decided(both, place, answer) {
                        Some(then) => then,
                        None => continue,
                    },
                    false => None,
                };
                let blank = match answer.filling {
                    Some(Filling::Time(_)) => Some(Blank::Time),
                    Some(Filling::Clock(_)) => Some(Blank::Times),
                    Some(Filling::Score(_) | Filling::Points(_)) | None => None,
                };
                let choice = Choice { label, blank, then };
                if !choices.contains(&choice) {
                    choices.push(choice);
                }
            }
        }
        let meanwhile = self.words.meanwhile(questions[0].meanwhile);
        Some(Said {
            key: self.keys.id(questions[0].key),
            also: self.also(questions[0].key, &questions[0].also_by),
            text,
            because,
            choices,
            meanwhile: Some(self.sentences.id(meanwhile)),
        })
    }

    /// The answers that a choice stands for, each with its label: points are answers of their own.
    fn answers(&self, choice: &Permitted) -> Vec<(Answer, String)> {
        let label = Call::choice(choice, &self.words);
        let of = |filling: Filling| Answer {
            word: choice.word,
            filling: Some(filling),
        };
        let scored = |score: Score| {
            let answer = of(Filling::Score(score));
            (answer, self.words.answer(answer))
        };
        match choice.blank {
            None => vec![(choice.word.into(), label)],
            Some(Filled::OpponentScore { .. }) => vec![(choice.word.into(), label)],
            Some(Filled::Time { .. }) => vec![(of(Filling::Time(CHOSEN)), self.words.choice(&unfilled(choice)))],
            Some(Filled::ExtraTime | Filled::Clock { .. }) => {
                let label = match choice.word {
                    Word::ExtraTime => self.words.choice(&choice.word.into()),
                    _ => self.words.answer(of(Filling::Clock(CHOSEN_FOR))),
                };
                vec![(of(Filling::Clock(CHOSEN_FOR)), label)]
            }
            Some(Filled::Score { most, among }) => {
                let among = among.map_or_else(|| vec![most], |among| among.to_vec());
                let mut among: Vec<Score> = among.into_iter().filter(|score| *score > Score::ZERO).collect();
                among.dedup();
                among.into_iter().map(scored).collect()
            }
            Some(Filled::Points { permitted, .. }) => {
                let scores = match permitted {
                    PermittedPoints::OfScale { scores, .. } => scores.to_vec(),
                    PermittedPoints::UpTo(most) => vec![most, Score::ZERO],
                };
                let mut pairs = Vec::new();
                for white in &scores {
                    pairs.extend(scores.iter().map(|black| ByColor::new(*white, *black)));
                }
                let answers = pairs.into_iter().map(|points| of(Filling::Points(points)));
                answers.map(|answer| (answer, self.words.answer(answer))).collect()
            }
        }
    }

    /// What is ruled on an answer; nothing if that would name what nobody has told, and `None` if it is not permitted.
    fn decided(&mut self, both: &mut Both<'_>, place: usize, answer: Answer) -> Option<Option<Id>> {
        let facts = [0, 1].map(|side| both.told[side].clone());
        let mut contracts = Vec::new();
        for (side, facts) in facts.iter().enumerate() {
            let facts: Vec<(&str, bool)> = facts.iter().map(|(name, holds)| (name.as_str(), *holds)).collect();
            contracts.push(both.calls[side].decided(&facts, place, answer).ok()?);
        }
        let contracts: [Contract; 2] = contracts.try_into().ok()?;
        if contracts.iter().any(names_what_nobody_told) {
            return Some(None);
        }
        Some(self.node(both, &contracts, false))
    }

    fn effects(
        &mut self,
        both: &Both<'_>,
        rulings: [&Ruling; 2],
        outcome: &mut Outcome,
        steps: &mut Vec<(Stage, Id)>,
    ) -> Option<()> {
        for (white, black) in rulings[0].effects.iter().zip(&rulings[1].effects) {
            outcome.over |= matches!(white, Effect::Ended(_));
            let said = [(white, 0), (black, 1)].map(|(effect, side)| {
                let board = both.calls[side].game().board();
                self.words.step(effect, board)
            });
            if let [Some((stage, white)), Some((_, black))] = said {
                let step = self.say([white, black])?;
                if !steps.contains(&(stage, step)) {
                    steps.push((stage, step));
                }
            }
            outcome.times.extend(time_line(white, both.about_player));
        }
        let halved = rulings[0]
            .because
            .iter()
            .filter_map(|reason| halve(reason, both.about_player));
        outcome.times.extend(halved);
        Some(())
    }

    fn why_nothing(&mut self, both: &mut Both<'_>) -> Option<Vec<Id>> {
        let why = [0, 1].map(|side| {
            let facts = both.told[side].clone();
            let facts: Vec<(&str, bool)> = facts.iter().map(|(name, holds)| (name.as_str(), *holds)).collect();
            let why = both.calls[side].why_nothing(&facts, &self.words);
            let any_told = why
                .iter()
                .any(|why| matches!(why, WhyNothing::Failed { is_told: true, .. }));
            let said = why.into_iter().filter_map(move |why| match why {
                WhyNothing::Failed { text, is_told } => (is_told || !any_told).then_some(text),
                WhyNothing::NotBound(_) => None,
            });
            said.collect::<Vec<String>>()
        });
        self.say_all(why)
    }

    fn also(&mut self, key: Key, also_by: &[Key]) -> Vec<Id> {
        let mut also: Vec<Id> = Vec::new();
        for other in also_by.iter().filter(|other| **other != key) {
            let id = self.keys.id(*other);
            if !also.contains(&id) {
                also.push(id);
            }
        }
        also
    }

    fn each<T, S>(
        &self,
        both: &Both<'_>,
        of: [&T; 2],
        say: impl Fn(&Words, &T, &jadoube_referee::Game) -> S,
    ) -> [S; 2] {
        [0, 1].map(|side| say(&self.words, of[side], both.calls[side].game()))
    }

    /// The pattern of what is said about White and about Black; `None` if none says both.
    fn say(&mut self, [white, black]: [String; 2]) -> Option<Id> {
        let (white, black) = (self.marked(white), self.marked(black));
        let pattern = pattern(&white, &black, &self.names)?;
        let names_nobody = pattern.contains("the opponent") || pattern.contains("The opponent");
        self.unclear |= names_nobody && (pattern.contains("{o}") || pattern.contains("{O}"));
        Some(self.sentences.id(pattern))
    }

    fn say_all(&mut self, [white, black]: [Vec<String>; 2]) -> Option<Vec<Id>> {
        if white.len() != black.len() {
            return None;
        }
        let both = white.into_iter().zip(black);
        both.map(|(white, black)| self.say([white, black])).collect()
    }

    /// With marks for the times that will be filled in.
    fn marked(&self, text: String) -> String {
        let mut text = text;
        for (time, mark) in [(CHOSEN, "{t}"), (CHOSEN_FOR.white, "{w}"), (CHOSEN_FOR.black, "{b}")] {
            let shown = format!("{}:{}", time.as_secs() / 60, time.as_secs() % 60);
            text = text.replace(&self.words.time(time), mark).replace(&shown, mark);
        }
        text
    }
}

/// Whether a ruling names a square or a move: nobody has told any, so what stands there is not what was played.
fn names_what_nobody_told(contract: &Contract) -> bool {
    let names = |effect: &Effect| {
        matches!(
            effect,
            Effect::MustPlay { .. }
                | Effect::MustMovePiece { .. }
                | Effect::MustCapture { .. }
                | Effect::PieceReplaced { .. }
                | Effect::MovesPutIn { .. }
                | Effect::MovesCounted { .. }
        )
    };
    match contract {
        Contract::Outcome(entries) => entries.iter().any(|entry| match entry {
            Entry::Ruling(ruling) => ruling.effects.iter().any(names),
            Entry::Event(_) | Entry::Question(_) => false,
        }),
        Contract::Depends(depends) => {
            names_what_nobody_told(&depends.if_holds) || names_what_nobody_told(&depends.if_fails)
        }
    }
}

/// A choice without the time that the Laws propose.
fn unfilled(choice: &Permitted) -> Permitted {
    Permitted {
        word: choice.word,
        blank: Some(Filled::Time { proposed: None }),
    }
}

/// Whose clock it is.
/// Whose mate is asked about, if that is the question.
fn mating(fact: &OpenFact) -> Option<Color> {
    if !fact.name.starts_with("opponent-can-mate") {
        return None;
    }
    fact.ask.with.iter().find_map(|(name, value)| match value {
        Value::Player(player) if name == "opponent" => Some(*player),
        _ => None,
    })
}

fn whose(player: Color, about_player: bool) -> Player {
    match (about_player, player) {
        (true, Color::White) => Player::Player,
        (true, Color::Black) => Player::Opponent,
        (false, Color::White) => Player::White,
        (false, Color::Black) => Player::Black,
    }
}

fn time_line(effect: &Effect, about_player: bool) -> Option<TimeLine> {
    let millis = |amount: Duration| u64::try_from(amount.as_millis()).unwrap_or(u64::MAX);
    let is_for = |player: Color, amount: Duration| amount == CHOSEN_FOR[player];
    match effect {
        Effect::TimeAdded { player, amount } if *amount == CHOSEN || is_for(*player, *amount) => {
            Some(TimeLine::AddChosen(whose(*player, about_player)))
        }
        Effect::TimeTaken { player, amount } if *amount == CHOSEN => {
            Some(TimeLine::TakeChosen(whose(*player, about_player)))
        }
        Effect::TimeAdded { player, amount } => Some(TimeLine::Add(whose(*player, about_player), millis(*amount))),
        Effect::TimeTaken { player, amount } => Some(TimeLine::Take(whose(*player, about_player), millis(*amount))),
        _ => None,
    }
}

/// A deduction that depends on the time left.
fn halve(reason: &Reason, about_player: bool) -> Option<TimeLine> {
    if reason.condition != "claimant-loses-time" {
        return None;
    }
    let value = |name: &str| {
        reason
            .facts
            .0
            .iter()
            .find(|(known, _)| known.as_ref() == name)
            .map(|(_, value)| value)
    };
    match (value("player")?, value("most")?, value("least")?) {
        (Value::Player(player), Value::Time(most), Value::Time(least)) => {
            let millis = |time: &Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
            Some(TimeLine::Halve(
                whose(*player, about_player),
                millis(most),
                millis(least),
            ))
        }
        _ => None,
    }
}
