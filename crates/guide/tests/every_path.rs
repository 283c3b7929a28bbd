//! Every path of the data ends with what the referee says, about White and about Black.

use std::collections::BTreeSet;
use std::time::Duration;

use jadoube_board::Color;
use jadoube_guide::{Call, Colours, Guide, Node, Outcome, Player, Regime, TimeLine, fill, tiles};
use jadoube_laws::{Edition, Pace, Supervision};
use jadoube_referee::{
    Answer, Blank, Choice, Contract, Effect, Entry, Filling, LANGUAGES, Language, Situation, Words, situations,
};

/// What a test may read of a guide: what was written, and nothing else.
struct Reader {
    guide: Guide,
    words: Words,
}

/// How much was compared.
#[derive(Default, Debug)]
struct Count {
    paths: usize,
    decisions: usize,
    situations: usize,
    longest: usize,
    /// Decisions on which the referee would rule with a move or with points that nobody has told.
    untold: BTreeSet<(&'static str, String)>,
}

struct Walk<'a> {
    call: Call,
    situation: &'a Situation,
    player: Color,
    regime: usize,
    facts: Vec<(String, bool)>,
}

impl Walk<'_> {
    fn colours(&self) -> Colours {
        match self.player {
            Color::White => Colours::White,
            Color::Black => Colours::Black,
        }
    }

    fn place(&self) -> String {
        format!(
            "{} in {}, {:?}: {:?}",
            self.situation.name, self.regime, self.player, self.facts
        )
    }
}

impl Reader {
    fn sentence(&self, id: u32, walk: &Walk<'_>) -> String {
        let [white, black, player, opponent] = &self.guide.names;
        let pattern = &self.guide.sentences[id as usize];
        fill(pattern, walk.colours(), [white, black], [player, opponent])
    }

    fn walk(&self, walk: &mut Walk<'_>, node: u32, count: &mut Count) {
        match &self.guide.nodes[node as usize] {
            Node::Ask { ask, fact, yes, no, .. } => {
                let told = walk.facts.clone();
                let told: Vec<(&str, bool)> = told.iter().map(|(name, holds)| (name.as_str(), *holds)).collect();
                let Ok(Contract::Depends(depends)) = walk.call.contract(&told) else {
                    panic!("the referee asks nothing: {}", walk.place())
                };
                let name = self.sentence(*fact, walk);
                assert_eq!(name, depends.fact.name, "{}", walk.place());
                let asked = self.words.asks(&depends.fact, walk.call.game());
                assert_eq!(self.sentence(*ask, walk), asked, "{}", walk.place());
                for (holds, next) in [(true, yes), (false, no)] {
                    walk.facts.push((name.clone(), holds));
                    self.walk(walk, *next, count);
                    walk.facts.pop();
                }
            }
            Node::Outcome(outcome) => {
                count.paths += 1;
                count.longest = count.longest.max(walk.facts.len());
                let told = walk.facts.clone();
                let told: Vec<(&str, bool)> = told.iter().map(|(name, holds)| (name.as_str(), *holds)).collect();
                let Ok(Contract::Outcome(entries)) = walk.call.contract(&told) else {
                    panic!("the referee asks more: {}", walk.place())
                };
                self.compare(walk, outcome, &entries);
                for (place, entry) in entries.iter().enumerate() {
                    self.decide(walk, outcome, place, entry, count);
                }
            }
        }
    }

    /// The outcome says what the referee says, cites what it cites, and changes the clocks as it does.
    fn compare(&self, walk: &Walk<'_>, outcome: &Outcome, entries: &[Entry]) {
        let (words, game) = (&self.words, walk.call.game());
        assert_eq!(outcome.said.len(), entries.len(), "{}", walk.place());
        let mut times = Vec::new();
        let mut over = false;
        for (said, entry) in outcome.said.iter().zip(entries) {
            let (key, text, because) = match entry {
                Entry::Ruling(ruling) => {
                    assert!(said.choices.is_empty(), "{}", walk.place());
                    for effect in &ruling.effects {
                        if let Some((_, step)) = words.step(effect, ruling, game) {
                            let mut steps = outcome.steps.iter();
                            assert!(
                                steps.any(|known| self.sentence(*known, walk) == step),
                                "{}: {step}",
                                walk.place()
                            );
                        }
                        times.extend(change(effect));
                        over |= matches!(effect, Effect::Ended(_));
                    }
                    (
                        ruling.key,
                        words.ruling(ruling, game),
                        words.ruling_reasons(ruling, game),
                    )
                }
                Entry::Question(question) => {
                    assert!(said.choices.len() >= 2, "{}", walk.place());
                    (
                        question.key,
                        words.question(question, game),
                        words.question_reasons(question, game),
                    )
                }
                Entry::Event(_) => panic!("an event is no outcome"),
            };
            assert_eq!(self.sentence(said.text, walk), text, "{}", walk.place());
            let reasons: Vec<String> = said.because.iter().map(|reason| self.sentence(*reason, walk)).collect();
            assert_eq!(reasons, because, "{}", walk.place());
            let provision = &self.guide.provisions[said.key as usize];
            assert_eq!(provision.key, key.as_str(), "{}", walk.place());
            let article = provision.articles[walk.regime].map(|article| self.sentence(article, walk));
            let cited = game
                .provisions()
                .citation(key)
                .map(|citation| words.citation(&citation));
            assert_eq!(article, cited, "{}", walk.place());
        }
        let lines: Vec<(Color, i64)> = outcome.times.iter().filter_map(|line| self.line(line, walk)).collect();
        assert_eq!(lines, times, "{}", walk.place());
        assert_eq!(outcome.over, over, "{}", walk.place());
    }

    /// A line of the sum, as far as it is not left to the arbiter and not reckoned from the time left.
    fn line(&self, line: &TimeLine, walk: &Walk<'_>) -> Option<(Color, i64)> {
        let whose = |player: &Player| match player {
            Player::Player => walk.player,
            Player::Opponent => !walk.player,
            Player::White => Color::White,
            Player::Black => Color::Black,
        };
        match line {
            TimeLine::Add(player, millis) => Some((whose(player), i64::try_from(*millis).unwrap())),
            TimeLine::Take(player, millis) => Some((whose(player), -i64::try_from(*millis).unwrap())),
            TimeLine::Halve(..) => None,
            TimeLine::AddChosen(player) => Some((whose(player), i64::MAX)),
            TimeLine::TakeChosen(player) => Some((whose(player), i64::MIN)),
        }
    }

    /// What is ruled on each decision is what the referee rules on it.
    fn decide(&self, walk: &mut Walk<'_>, outcome: &Outcome, place: usize, entry: &Entry, count: &mut Count) {
        let Entry::Question(question) = entry else { return };
        for choice in &outcome.said[place].choices {
            let label = self.sentence(choice.label, walk);
            count.decisions += 1;
            let Some(then) = choice.then else {
                count.untold.insert((walk.situation.name, label));
                continue;
            };
            // A time that people would choose, in place of the marks.
            let filling = match choice.blank {
                Some(jadoube_guide::Blank::Time) => Some(Filling::Time(MINUTES)),
                _ => None,
            };
            let permitted = question
                .choices
                .iter()
                .find(|permitted| match (filling, permitted.blank) {
                    (Some(_), Some(Blank::Time { .. })) => {
                        let blank = Some(Blank::Time { proposed: None });
                        self.words.choice(&Choice { blank, ..**permitted }) == label
                    }
                    (None, None | Some(Blank::OpponentScore { .. })) => {
                        self.words.choice_of(question, permitted) == label
                    }
                    _ => false,
                });
            let Some(permitted) = permitted else { continue };
            let answer = Answer {
                word: permitted.word,
                filling,
            };
            let told = walk.facts.clone();
            let told: Vec<(&str, bool)> = told.iter().map(|(name, holds)| (name.as_str(), *holds)).collect();
            let decided = walk.call.decided(&told, place, answer).unwrap();
            self.compare_decision(walk, &decided, then);
        }
    }

    /// What follows a decision may depend on further facts.
    fn compare_decision(&self, walk: &Walk<'_>, decided: &Contract, node: u32) {
        let game = walk.call.game();
        match (decided, &self.guide.nodes[node as usize]) {
            (Contract::Depends(depends), Node::Ask { ask, yes, no, .. }) => {
                assert_eq!(self.sentence(*ask, walk), self.words.asks(&depends.fact, game));
                self.compare_decision(walk, &depends.if_holds, *yes);
                self.compare_decision(walk, &depends.if_fails, *no);
            }
            (Contract::Outcome(entries), Node::Outcome(known)) => {
                let chosen = self.words.time(MINUTES);
                let said = known
                    .said
                    .iter()
                    .map(|said| self.sentence(said.text, walk).replace("{t}", &chosen));
                let heard = entries.iter().map(|entry| match entry {
                    Entry::Ruling(ruling) => self.words.ruling(ruling, game),
                    Entry::Question(question) => self.words.question(question, game),
                    Entry::Event(_) => panic!("an event is no outcome"),
                });
                assert_eq!(
                    said.collect::<Vec<String>>(),
                    heard.collect::<Vec<String>>(),
                    "{}",
                    walk.place()
                );
            }
            _ => panic!("what follows a decision differs: {}", walk.place()),
        }
    }
}

const MINUTES: Duration = Duration::from_secs(180);

fn change(effect: &Effect) -> Option<(Color, i64)> {
    let millis = |amount: &Duration| i64::try_from(amount.as_millis()).unwrap();
    match effect {
        Effect::TimeAdded { player, amount } => Some((*player, millis(amount))),
        Effect::TimeTaken { player, amount } => Some((*player, -millis(amount))),
        _ => None,
    }
}

#[test]
fn every_path_ends_with_the_ruling_of_the_referee() {
    let written = serde_json::to_string(&Guide::new(Language::English).unwrap()).unwrap();
    let reader = Reader {
        guide: serde_json::from_str(&written).unwrap(),
        words: Words::new(Language::English).unwrap(),
    };
    let mut count = Count::default();
    for (known, situation) in reader.guide.situations.iter().zip(situations()) {
        assert_eq!(known.name, situation.name);
        count.situations += 1;
        for (regime, root) in known.roots.iter().enumerate() {
            for player in Color::ALL {
                let call = Call::new(reader.guide.regimes[regime].terms(), situation, player);
                let Some(root) = root else {
                    assert!(call.is_err(), "{} is missing in {regime}", situation.name);
                    continue;
                };
                let mut walk = Walk {
                    call: call.unwrap(),
                    situation,
                    player,
                    regime,
                    facts: Vec::new(),
                };
                reader.walk(&mut walk, root.of(player), &mut count);
            }
        }
        assert!(known.roots.iter().any(Option::is_some), "{} is nowhere", situation.name);
    }
    let (nodes, sentences) = (reader.guide.nodes.len(), reader.guide.sentences.len());
    println!(
        "{count:?}, {} tiles, {nodes} nodes, {sentences} sentences, {} bytes",
        tiles().len(),
        written.len()
    );
    assert_eq!(count.situations, situations().len());
    let untold: BTreeSet<&str> = count.untold.iter().map(|(situation, _)| *situation).collect();
    let known = [
        "claim-fifty-moves-with-move",
        "claim-threefold-with-move",
        "phone-beeped",
        "phone-found",
        "phone-rang",
        "result-signed",
    ];
    assert_eq!(untold, BTreeSet::from(known));
    assert!(
        count.paths > 5_000 && written.len() < 2_000_000,
        "{count:?}, {} bytes",
        written.len()
    );
}

/// Nobody has told a square, a move, an entry or a score of nothing to nothing: no sentence may have one.
#[test]
fn no_sentence_names_what_nobody_told() {
    let guide = Guide::new(Language::English).unwrap();
    let articles: BTreeSet<u32> = guide
        .provisions
        .iter()
        .flat_map(|known| known.articles.iter().flatten())
        .copied()
        .collect();
    for (id, sentence) in (0..).zip(&guide.sentences) {
        let words = sentence.split(|symbol: char| !symbol.is_alphanumeric());
        let is_square = |word: &str| matches!(word.as_bytes(), [b'a'..=b'h', b'1'..=b'8']);
        let names = words.clone().any(is_square) || words.clone().any(|word| word == "entry");
        assert!(articles.contains(&id) || !names, "{sentence}");
    }
}

#[test]
fn the_same_guide_twice_is_the_same_bytes() {
    let [one, other] = [0, 1].map(|_| serde_json::to_string(&Guide::new(Language::English).unwrap()).unwrap());
    assert!(one == other);
}

/// The steps of a ruling in this situation under the Laws of 2023 in rapid chess with one arbiter for many boards.
fn steps_of(guide: &Guide, situation: &str, answers: &[bool]) -> Vec<String> {
    let regime = Regime::place(Edition::E2023, Pace::Rapid, Supervision::Limited);
    let situation = guide.situations.iter().find(|known| known.name == situation).unwrap();
    let mut node = situation.roots[regime].unwrap().of(Color::White);
    for holds in answers {
        let Node::Ask { yes, no, .. } = guide.nodes[node as usize] else {
            panic!("nothing more is asked")
        };
        node = if *holds { yes } else { no };
    }
    let Node::Outcome(outcome) = &guide.nodes[node as usize] else {
        panic!("more is asked")
    };
    let [white, black, player, opponent] = &guide.names;
    let said = |id: &u32| {
        fill(
            &guide.sentences[*id as usize],
            Colours::White,
            [white, black],
            [player, opponent],
        )
    };
    outcome.steps.iter().map(said).collect()
}

#[test]
fn an_arbiter_is_told_every_step_after_an_illegal_move() {
    let guide = Guide::new(Language::English).unwrap();
    assert_eq!(
        steps_of(&guide, "illegal-move", &[true, true, false]),
        [
            "Stop the clocks.",
            "Put the position back to what it was before the illegal move (Article 7.5.1).",
            "Add 1 minute to Black's clock.",
            "Restart the clocks.",
            "Write down: White, illegal move number 1.",
        ]
    );
    for language in LANGUAGES {
        let guide = Guide::new(*language).unwrap();
        let steps = steps_of(&guide, "illegal-move", &[true, true, false]);
        assert!(
            steps.len() == 5 && steps[1].contains("7.5.1"),
            "{language:?}: {steps:?}"
        );
    }
}
