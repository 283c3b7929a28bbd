//! A call that goes on as a game: what was told and ruled there is told to the referee of the game.
//!
//! The incident is told once more, and questions are answered as they were. If the same is ruled, the game stands where the call
//! stood. Mostly it is not where a ruling turns on moves that nobody has told: then the record says what was ruled, the clocks are
//! set to what they were to show, and what the game cannot know is named.

use core::time::Duration;

use jadoube_board::{ByColor, Color};
use jadoube_clock::Instant;
use jadoube_referee::{
    Answer, Author, Contract, Effect, Entry, EventDraft, Filling, Game, MateProver, Note, Question, Referee, Ruling,
    Situation, Stage, Word, Words, act,
};

use crate::answers::answers;
use crate::build::{Regime, regimes};
use crate::call::Call;

/// What was told in a call.
pub struct ToldCall<'a> {
    /// What happened.
    pub situation: &'a Situation,
    /// The player it is about, if it is about one.
    pub player: Color,
    /// What was answered, by the names of the facts.
    pub facts: Vec<(String, bool)>,
    /// What the arbiter decided, in the order of the questions.
    pub decided: Vec<Decided>,
    /// What the clocks showed when the arbiter came, if that was told.
    pub shown: Option<ByColor<Duration>>,
    /// The arbiter's name, if it is known.
    pub arbiter: Option<String>,
}

/// What the arbiter decided on a question.
pub struct Decided {
    /// The label of the choice, with its marks, in the language of the words.
    pub label: String,
    /// The times that were filled in.
    pub times: Vec<Duration>,
}

/// How a game comes to stand where a call stood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CarriedOver {
    /// What is told to its referee, in this order.
    pub drafts: Vec<EventDraft>,
    /// Whether the referee of the game rules as in the call.
    pub is_ruled: bool,
    /// What the game does not know, as steps for the arbiter.
    pub left: Vec<String>,
}

/// How a game that has not begun comes to stand where a call stood.
///
/// ```
/// use jadoube_board::Color;
/// use jadoube_guide::{ToldCall, carry_over};
/// use jadoube_laws::Edition;
/// use jadoube_referee::{Language, MateProver, Referee, Terms, Words, situations};
///
/// let words = Words::new(Language::English).expect("English is spoken");
/// let call = ToldCall {
///     situation: situations().iter().find(|known| known.name == "resignation").unwrap(),
///     player: Color::White,
///     facts: vec![("opponent-can-mate".to_owned(), true)],
///     decided: Vec::new(),
///     shown: None,
///     arbiter: None,
/// };
/// let game = Referee::new(Terms::of(Edition::E2023))?;
/// let carried = carry_over(&game, &call, &words, &mut MateProver::new());
/// assert!(carried.is_ruled && carried.left.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn carry_over(game: &Referee, call: &ToldCall<'_>, words: &Words, prover: &mut MateProver) -> CarriedOver {
    let heard = Heard::of(game.game(), call, words);
    let mut begun = Rehearsal {
        referee: game.clone(),
        drafts: Vec::new(),
    };
    for draft in [
        act::Arrived {}.by(Color::White),
        act::Arrived {}.by(Color::Black),
        act::SessionStarted {}.by(Author::Nobody),
    ] {
        begun.hear(draft, prover);
    }
    let mut again = begun.clone();
    if let Some(times) = call.shown {
        again.hear(set_to(times), prover);
    }
    let first = again.referee.record().len();
    let same = again.tell(call, &heard, words, prover) && heard.is_what(&again.referee.record()[first..]);
    let known = match same {
        true => {
            let known = steps_in(&again.referee.record()[first..], words, again.referee.game());
            again.hear(act::Paused {}.by(Author::Arbiter), prover);
            // Telling it took a moment, and the clocks ran.
            if let Some(times) = call.shown {
                again.hear(set_to(heard.changed(times)), prover);
            }
            begun = again;
            known
        }
        false => {
            let said = call.note([call.situation_in(words), heard.asked(words), heard.said(words)].join(" "));
            begun.hear(act::Paused {}.by(Author::Arbiter).noted(said), prover);
            if let Some(times) = call.shown {
                begun.hear(set_to(heard.changed(times)), prover);
            }
            Vec::new()
        }
    };
    let left = heard.steps(words).into_iter().filter(|step| !known.contains(step));
    CarriedOver {
        left: left.collect(),
        drafts: begun.drafts,
        is_ruled: same,
    }
}

impl ToldCall<'_> {
    fn holds(&self, fact: &str) -> Option<bool> {
        let told = self.facts.iter().find(|(name, _)| name == fact);
        told.map(|(_, holds)| *holds)
    }

    fn note(&self, reason: String) -> Note {
        Note {
            name: self.arbiter.clone(),
            reason: Some(reason.trim().to_owned()).filter(|reason| !reason.is_empty()),
        }
    }

    fn situation_in(&self, words: &Words) -> String {
        format!("{}.", words.situation(self.situation))
    }
}

fn set_to(times: ByColor<Duration>) -> EventDraft {
    let set = act::ClockSet {
        times: ByColor::from_fn(|player| Some(times[player])),
        moves: ByColor::default(),
    };
    set.by(Author::Arbiter)
}

/// What the referee asked and said in the call.
#[derive(Default)]
struct Heard {
    call: Option<Call>,
    /// Whether all that was told was understood.
    is_whole: bool,
    asked: Vec<(String, bool)>,
    rulings: Vec<Ruling>,
    answers: Vec<(Question, Answer)>,
}

impl Heard {
    fn of(game: &Game, told: &ToldCall<'_>, words: &Words) -> Heard {
        let terms = game.terms();
        let regime = regimes()[Regime::place(terms.edition, terms.pace, terms.supervision)];
        let Ok(mut call) = Call::new(regime.terms(), told.situation, told.player) else {
            return Heard::default();
        };
        let mut heard = Heard::default();
        let mut contract = call.contract(&[]).ok();
        let (mut entries, mut is_whole) = (Vec::new(), false);
        while let Some(known) = contract.take() {
            match known {
                Contract::Outcome(outcome) => (entries, is_whole) = (outcome, true),
                Contract::Depends(depends) => {
                    let Some(holds) = told.holds(&depends.fact.name) else {
                        break;
                    };
                    let asks = words.asks(&depends.fact, call.game());
                    heard.asked.push((asks, holds));
                    contract = Some(if holds { depends.if_holds } else { depends.if_fails });
                }
            }
        }
        let facts: Vec<(&str, bool)> = told.facts.iter().map(|(name, holds)| (name.as_str(), *holds)).collect();
        let mut decided = told.decided.iter();
        for (place, entry) in entries.iter().enumerate() {
            match entry {
                Entry::Ruling(ruling) => heard.rulings.push((**ruling).clone()),
                Entry::Question(question) => {
                    let Some(decided) = decided.next() else { continue };
                    let answer = decided.among(question, words);
                    let then = answer.and_then(|answer| call.decided(&facts, place, answer).ok());
                    let (Some(answer), Some(Contract::Outcome(then))) = (answer, then) else {
                        is_whole = false;
                        continue;
                    };
                    heard.rulings.extend(then.into_iter().filter_map(ruling));
                    heard.answers.push(((**question).clone(), answer));
                }
                Entry::Event(_) => {}
            }
        }
        Heard {
            call: Some(call),
            is_whole,
            ..heard
        }
    }

    /// Whether the same was ruled: by the same provisions, and with the same consequences for the players.
    fn is_what(&self, entries: &[Entry]) -> bool {
        let rulings: Vec<&Ruling> = entries.iter().filter_map(as_ruling).collect();
        let consequences = |rulings: &mut dyn Iterator<Item = &Ruling>| -> Vec<Effect> {
            let effects = rulings.flat_map(|ruling| &ruling.effects);
            effects.filter(|effect| is_consequence(effect)).cloned().collect()
        };
        let is_ruled = |own: &Ruling| rulings.iter().any(|other| other.key == own.key);
        self.is_whole
            && self.rulings.iter().all(is_ruled)
            && consequences(&mut self.rulings.iter()) == consequences(&mut rulings.iter().copied())
    }

    /// The times that the clocks show once what was ruled is done.
    fn changed(&self, shown: ByColor<Duration>) -> ByColor<Duration> {
        let mut times = shown;
        for effect in self.rulings.iter().flat_map(|ruling| &ruling.effects) {
            match effect {
                Effect::TimeAdded { player, amount } => times[*player] = times[*player].saturating_add(*amount),
                Effect::TimeTaken { player, amount } => times[*player] = times[*player].saturating_sub(*amount),
                _ => {}
            }
        }
        times
    }

    /// What was asked and answered.
    fn asked(&self, words: &Words) -> String {
        let told = |(asks, holds): &(String, bool)| {
            let answer = if *holds { Word::Yes } else { Word::No };
            format!("{asks} {}.", words.answer(answer.into()))
        };
        self.asked.iter().map(told).collect::<Vec<String>>().join(" ")
    }

    /// What was decided and ruled, with the articles.
    fn said(&self, words: &Words) -> String {
        let Some(call) = &self.call else { return String::new() };
        let game = call.game();
        let decided = self.answers.iter().map(|(question, answer)| {
            let (asks, answer) = (words.question(question, game), words.answer(*answer));
            format!("{asks} {answer}.")
        });
        let ruled = self.rulings.iter().map(|ruling| {
            let said = words.ruling(ruling, game);
            match game.provisions().citation(ruling.key) {
                Some(citation) => format!("{said} ({})", words.citation(&citation)),
                None => said,
            }
        });
        decided.chain(ruled).collect::<Vec<String>>().join(" ")
    }

    /// What is still to be seen to besides the board and the clocks.
    fn steps(&self, words: &Words) -> Vec<String> {
        let Some(call) = &self.call else { return Vec::new() };
        steps_of(self.rulings.iter(), words, call.game())
    }
}

impl Decided {
    /// The answer that was chosen, with what was filled in.
    fn among(&self, question: &Question, words: &Words) -> Option<Answer> {
        let choices = question.choices.iter();
        let mut permitted = choices.flat_map(|choice| answers(question, choice, words));
        let (answer, _) = permitted.find(|(_, label)| *label == self.label)?;
        let filling = match (answer.filling, &self.times[..]) {
            (Some(Filling::Time(_)), [time]) => Some(Filling::Time(*time)),
            (Some(Filling::Clock(_)), [white, black]) => Some(Filling::Clock(ByColor::new(*white, *black))),
            (Some(Filling::Time(_) | Filling::Clock(_)), _) => return None,
            (filling, _) => filling,
        };
        Some(Answer { filling, ..answer })
    }
}

/// A game in memory, and what was told to its referee.
#[derive(Clone)]
struct Rehearsal {
    referee: Referee,
    drafts: Vec<EventDraft>,
}

impl Rehearsal {
    /// Tells the referee something, if it can happen now.
    fn hear(&mut self, draft: EventDraft, prover: &mut MateProver) -> bool {
        let now = self.referee.game().now();
        let at = now.map_or(Instant::ZERO, |now| now + Duration::from_millis(1));
        let heard = self.referee.hear(draft.clone().at(at), prover).is_ok();
        if heard {
            self.drafts.push(draft);
        }
        heard
    }

    /// Tells the incident, and answers what was answered.
    fn tell(&mut self, call: &ToldCall<'_>, heard: &Heard, words: &Words, prover: &mut MateProver) -> bool {
        let Ok(mut incident) = call.situation.draft(call.player, &self.referee) else {
            return false;
        };
        if incident.by == Author::Arbiter {
            incident = incident.noted(call.note(heard.asked(words)));
        }
        if !self.hear(incident, prover) {
            return false;
        }
        while let Some(answered) = self.next_answer(call, heard) {
            if !self.hear(answered.by(Author::Arbiter).noted(call.note(String::new())), prover) {
                return false;
            }
        }
        true
    }

    /// The answer to the first open question that was answered in the call.
    fn next_answer(&self, call: &ToldCall<'_>, heard: &Heard) -> Option<act::Answered> {
        let answer_to = |question: &Question| match &question.condition {
            Some(condition) => {
                let holds = call.holds(condition)?;
                let choice = match (holds, &question.choices[..]) {
                    (true, [first, ..]) => first,
                    (false, [_, second]) => second,
                    _ => return None,
                };
                choice.blank.is_none().then(|| choice.word.into())
            }
            None => {
                let known = heard.answers.iter().find(|(asked, _)| asked.key == question.key);
                known.map(|(_, answer)| *answer)
            }
        };
        let mut open = self.referee.game().questions().iter();
        open.find_map(|(no, question)| {
            Some(act::Answered {
                question: *no,
                answer: answer_to(question)?,
            })
        })
    }
}

fn ruling(entry: Entry) -> Option<Ruling> {
    match entry {
        Entry::Ruling(ruling) => Some(*ruling),
        Entry::Event(_) | Entry::Question(_) => None,
    }
}

fn as_ruling(entry: &Entry) -> Option<&Ruling> {
    match entry {
        Entry::Ruling(ruling) => Some(ruling),
        Entry::Event(_) | Entry::Question(_) => None,
    }
}

/// What players gain or lose by a ruling, whatever stands on the board.
fn is_consequence(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Ended(_)
            | Effect::ResultChanged { .. }
            | Effect::TimeAdded { .. }
            | Effect::TimeTaken { .. }
            | Effect::Penalised { .. }
            | Effect::SentOut { .. }
            | Effect::DrawConsented
            | Effect::IncrementSet { .. }
    )
}

/// What is to be done or written down about rulings besides what is done on the board and to the clocks.
fn steps_of<'a>(rulings: impl Iterator<Item = &'a Ruling>, words: &Words, game: &Game) -> Vec<String> {
    let mut steps = Vec::new();
    for ruling in rulings {
        for effect in &ruling.effects {
            match words.step(effect, ruling, game) {
                Some((Stage::Players | Stage::Note, step)) if !steps.contains(&step) => steps.push(step),
                _ => {}
            }
        }
    }
    steps
}

fn steps_in(entries: &[Entry], words: &Words, game: &Game) -> Vec<String> {
    steps_of(entries.iter().filter_map(as_ruling), words, game)
}
