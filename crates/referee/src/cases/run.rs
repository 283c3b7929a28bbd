//! Carries a case out.

use core::time::Duration;
use std::borrow::Cow;

use jadoube_cases::{Case, Step};
use jadoube_clock::Instant;
use jadoube_laws::Edition;

use super::{Failure, Mismatch, Run, StepKind, StepRun, differs, spoken, terms, unreadable};
use crate::act::{Act, Answered, Played, SessionStarted};
use crate::admit::Refusal;
use crate::answer::Word;
use crate::entry::Entry;
use crate::event::{Author, EventDraft, Note};
use crate::mate_prover::MateProver;
use crate::referee::Referee;
use crate::script::{self, value};
use crate::terms::Terms;
use crate::wire::Heading;

/// A long game for cases that need many moves: Kasparov against Topalov, Wijk aan Zee 1999.
const LONG_GAME: &str = "1.e4 d6 2.d4 Nf6 3.Nc3 g6 4.Be3 Bg7 5.Qd2 c6 6.f3 b5 7.Nge2 Nbd7 8.Bh6 Bxh6 9.Qxh6 Bb7 \
    10.a3 e5 11.O-O-O Qe7 12.Kb1 a6 13.Nc1 O-O-O 14.Nb3 exd4 15.Rxd4 c5 16.Rd1 Nb6 17.g3 Kb8 18.Na5 Ba8 19.Bh3 d5 \
    20.Qf4+ Ka7 21.Rhe1 d4 22.Nd5 Nbxd5 23.exd5 Qd6 24.Rxd4 cxd4 25.Re7+ Kb6 26.Qxd4+ Kxa5 27.b4+ Ka4 28.Qc3 Qxd5 \
    29.Ra7 Bb7 30.Rxb7 Qc4 31.Qxf6 Kxa3 32.Qxa6+ Kxb4 33.c3+ Kxc3 34.Qa1+ Kd2 35.Qb2+ Kd1 36.Bf1 Rd2 37.Rd7 Rxd7 \
    38.Bxc4 bxc4 39.Qxh8 Rd3 40.Qa8 c3 41.Qa4+ Ke1 42.f4 f5 43.Kc1 Rd2 44.Qa7";

/// A case that is being carried out.
pub(super) struct Running {
    pub(super) referee: Referee,
    mates: MateProver,
    /// Where the entries of the last event begin.
    since: usize,
    at: Instant,
    /// Whether the case itself says what the arbiter answers who is asked what the edition says.
    asks_for_texts: bool,
}

/// Runs a case under an edition, up to the first step that fails.
///
/// Nothing is promised for an edition that the case does not name: it may well fail there.
#[must_use]
pub fn run(case: &Case, edition: Edition) -> Run {
    let mut run = Run {
        edition,
        steps: Vec::new(),
        heading: Heading {
            event: Some(case.title.clone()),
            ..Heading::default()
        },
        referee: None,
        failure: None,
    };
    if !case.is_without() {
        run.failure = carry_out(case, &mut run).err();
    }
    run
}

fn carry_out(case: &Case, run: &mut Run) -> Result<(), Failure> {
    let Run {
        edition,
        steps: done,
        heading,
        referee: played,
        ..
    } = run;
    let edition = *edition;
    let mut terms = Terms::of(edition);
    let mut steps = case.steps_in(edition).peekable();
    let (mut last_line, mut last_text) = (case.line, case.title.as_str());
    let mut asks_for_texts = false;
    while let Some(step) = steps.peek() {
        if step.text == ASKS_FOR_TEXTS {
            asks_for_texts = true;
            done.push(step_run(step, StepKind::Term));
            steps.next();
            continue;
        }
        let Some(set) = terms::set(&mut terms, heading, &step.text) else {
            break;
        };
        done.push(step_run(step, terms::kind(&step.text)));
        set.map_err(|mismatch| mismatch.at(step.line, &step.text))?;
        (last_line, last_text) = (step.line, &step.text);
        steps.next();
    }
    let referee = match (Referee::new(terms), steps.peek()) {
        (Ok(referee), _) => referee,
        (Err(_), Some(step)) if step.text == TERMS_REFUSED => {
            done.push(step_run(step, StepKind::Game));
            return Ok(());
        }
        (Err(error), _) => {
            return Err(differs("terms that the edition permits", error.to_string()).at(last_line, last_text));
        }
    };
    let mut running = Running {
        referee,
        mates: MateProver::new(),
        since: 0,
        at: Instant::ZERO,
        asks_for_texts,
    };
    let mut failed = Ok(());
    for step in steps {
        let before = running.referee.record().len();
        let (kind, outcome) = running.step(&step.text);
        done.push(StepRun {
            entries: spoken(running.referee.game(), running.referee.record(), before),
            ..step_run(step, kind)
        });
        failed = outcome.map_err(|mismatch| mismatch.at(step.line, &step.text));
        if failed.is_err() {
            break;
        }
    }
    *played = Some(running.referee);
    failed
}

/// A step that has added nothing to the record.
fn step_run(step: &Step, kind: StepKind) -> StepRun {
    StepRun {
        line: step.line,
        text: step.text.clone(),
        kind,
        entries: Vec::new(),
    }
}

/// The term that leaves the questions to the case whether the edition says so.
const ASKS_FOR_TEXTS: &str = "texts asked";

/// The step that expects the regulations to set what the edition does not leave open.
const TERMS_REFUSED: &str = "terms refused";

impl Running {
    /// What a step is, and whether it holds.
    fn step(&mut self, text: &str) -> (StepKind, Result<(), Mismatch>) {
        let (at, text) = self.timed(text);
        if text == TERMS_REFUSED {
            let permitted = differs(TERMS_REFUSED, "terms that the edition permits");
            return (StepKind::Game, Err(permitted));
        }
        if let Some(text) = text.strip_prefix("refused ") {
            return (StepKind::Game, self.cannot_happen(at, text));
        }
        if let Some(moves) = text.strip_prefix("play ") {
            return (StepKind::Act, self.play(moves));
        }
        if let Some(count) = text.strip_prefix("played ") {
            return (StepKind::Act, self.play_long_game(count));
        }
        if let Some(expected) = self.expect(at, text) {
            let kind = match text.split(' ').next() {
                Some("ruled" | "asked" | "silent" | "because" | "says" | "goes") => StepKind::Said,
                _ => StepKind::Game,
            };
            return (kind, expected);
        }
        (StepKind::Act, self.can_happen(at, text))
    }

    fn can_happen(&mut self, at: Instant, text: &str) -> Result<(), Mismatch> {
        match self.happen(at, text)? {
            Ok(()) => Ok(()),
            Err(refusal) => Err(self.refused("an act that can happen now", &refusal)),
        }
    }

    fn cannot_happen(&mut self, at: Instant, text: &str) -> Result<(), Mismatch> {
        match self.happen(at, text)? {
            Err(_) => Ok(()),
            Ok(()) => Err(differs("a refusal", format!("it was admitted; {}", self.instead()))),
        }
    }

    /// A step may begin with a time since the session began; else it comes a moment after the last.
    fn timed<'a>(&self, text: &'a str) -> (Instant, &'a str) {
        if let Some((time, rest)) = text.split_once(' ')
            && let Ok(time) = value::time(time)
        {
            return (Instant::ZERO + time, rest);
        }
        (self.at + Duration::from_millis(1), text)
    }

    fn happen(&mut self, at: Instant, text: &str) -> Result<Result<(), Refusal>, Mismatch> {
        let (text, name) = signed(text);
        let draft = script::read(&text, &self.referee);
        let draft = draft.ok_or_else(|| unreadable(STEPS, &text))??;
        Ok(self.hear(at, draft.noted(Note { name, reason: None })))
    }

    /// Hears an act. The session begins by itself unless the case says when.
    fn hear(&mut self, at: Instant, draft: EventDraft) -> Result<(), Refusal> {
        let waits = matches!(draft.act, Act::SessionStarted(_) | Act::Arrived(_));
        if self.referee.game().started().is_none() && !waits {
            self.hear(Instant::ZERO, SessionStarted {}.by(Author::Nobody))?;
        }
        self.since = self.referee.record().len();
        self.referee.hear(draft.at(at), &mut self.mates)?;
        self.at = at;
        self.confirm_texts();
        Ok(())
    }

    /// A case tells what follows from what the provisions say. Where nobody has seen whether the edition says so, the arbiter is
    /// asked, and answers here that it does.
    fn confirm_texts(&mut self) {
        while !self.asks_for_texts {
            let mut open = self.referee.game().questions().iter();
            let Some((question, _)) = open.find(|(_, question)| question.is_whether_edition_says_so()) else {
                return;
            };
            let answered = Answered {
                question: *question,
                answer: Word::Yes.into(),
            };
            let at = self.at + Duration::from_millis(1);
            let event = answered.by(Author::Arbiter).at(at);
            if self.referee.hear(event, &mut self.mates).is_err() {
                return;
            }
            self.at = at;
        }
    }

    /// `1.Nf3 Nf6 2.Ng1`: moves made and completed, each a moment after the last.
    fn play(&mut self, moves: &str) -> Result<(), Mismatch> {
        for word in moves.split_whitespace() {
            let mv = word.rsplit('.').next().unwrap_or_default();
            if mv.is_empty() {
                continue;
            }
            let game = self.referee.game();
            let by = game.turn();
            let attempt = value::attempt(game.board(), mv)?;
            let at = self.at + Duration::from_millis(1);
            if let Err(refusal) = self.hear(at, Played { attempt }.by(by)) {
                return Err(self.refused(&format!("{word} to be possible"), &refusal));
            }
        }
        Ok(())
    }

    /// `39 moves each`: so many moves of the long game.
    fn play_long_game(&mut self, text: &str) -> Result<(), Mismatch> {
        let moves: Vec<&str> = LONG_GAME.split_whitespace().collect();
        let count = text
            .strip_suffix(" moves each")
            .and_then(|count| count.parse::<usize>().ok());
        let played = count.and_then(|count| moves.get(..2 * count));
        let longest = moves.len() / 2;
        let played = played.ok_or_else(|| unreadable(format!("`played N moves each`, N at most {longest}"), text))?;
        self.play(&played.join(" "))
    }

    fn refused(&self, expected: &str, refusal: &Refusal) -> Mismatch {
        let words = super::ENGLISH.as_ref();
        let why = words.map_or(String::new(), |words| words.refusal(refusal, self.referee.game()));
        differs(expected, format!("refused: {why}"))
    }

    /// Where what was said to the last event begins.
    pub(super) fn said_from(&self) -> usize {
        self.referee.record().len().min(self.since + 1)
    }

    /// The entries of the last event, without the event, and without questions for the text of the edition that were answered.
    pub(super) fn said(&self) -> Vec<&Entry> {
        let questions = self.referee.game().questions();
        let is_open = |index: usize| questions.iter().any(|(no, _)| no.index() == index);
        let said = self.referee.record().iter().enumerate().skip(self.said_from());
        let said = said.filter(|(index, entry)| match entry {
            Entry::Event(_) => false,
            Entry::Question(question) => !question.is_whether_edition_says_so() || is_open(*index),
            Entry::Ruling(_) => true,
        });
        said.map(|(_, entry)| entry).collect()
    }
}

/// `arbiter (Anna Berg) resumes`: what the arbiter does, and the name that stands under it.
fn signed(text: &str) -> (Cow<'_, str>, Option<String>) {
    let named = text.strip_prefix("arbiter (").and_then(|rest| rest.split_once(") "));
    match named {
        Some((name, act)) => (format!("arbiter {act}").into(), Some(name.to_owned())),
        None => (text.into(), None),
    }
}

/// What a step can be.
const STEPS: &str = "an act, such as `white plays e4` or `arbiter stops the clock`, or an expectation, such as `goes on` \
                     or `result 1-0`; terms, such as `pace blitz`, come before the first act";
