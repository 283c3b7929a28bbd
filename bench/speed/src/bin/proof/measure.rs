//! Time, taken fairly: the programs take turns, some questions at a time.

use std::time::{Duration, Instant};

use jadoube_bench_speed::machine;

use crate::programs::{Answer, Asked, Program, Reply};
use crate::sets::{Mode, Query, Set, Truth};

/// So many questions are asked of a program before it is the other's turn.
const TURN: usize = 1024;

/// Processor time is read when so much time has passed on the wall: to read it takes as long as a few quick answers.
const STRETCH: Duration = Duration::from_micros(200);

/// A program on a set.
pub(crate) struct Row {
    pub(crate) asked: Asked,
    /// The time of all questions.
    pub(crate) total: Duration,
    /// One for each question of the set.
    pub(crate) outcomes: Vec<Outcome>,
    /// The answers that our checker does not accept: the number of the question, and why.
    pub(crate) objections: Vec<(usize, String)>,
}

/// What came of a question.
#[derive(Copy, Clone)]
pub(crate) struct Outcome {
    pub(crate) answer: Answer,
    pub(crate) nodes: u64,
    pub(crate) time: Duration,
}

/// Asks every program every question of a set.
pub(crate) fn rows(set: &Set, programs: &mut [Program], check: bool) -> Vec<Row> {
    let row = |program: &Program| Row {
        asked: program.asked(),
        total: Duration::ZERO,
        outcomes: Vec::with_capacity(set.queries.len()),
        objections: Vec::new(),
    };
    let mut rows: Vec<Row> = programs.iter().map(row).collect();
    let mode = set.source.mode;
    for queries in set.queries.chunks(TURN) {
        for (program, row) in programs.iter_mut().zip(&mut rows) {
            // Quick answers are so quick that looking at the clock between them would count.
            let whole = (mode == Mode::Quick).then(|| together(program, queries, mode));
            let (replies, times) = singly(program, queries, mode);
            row.total += whole.unwrap_or(times.iter().sum());
            for ((query, reply), time) in queries.iter().zip(&replies).zip(times) {
                if check && let Some(objection) = reply.objection(query) {
                    row.objections.push((row.outcomes.len(), objection));
                }
                row.outcomes.push(Outcome {
                    answer: reply.answer(),
                    nodes: reply.nodes(),
                    time,
                });
            }
        }
    }
    rows
}

/// Asks questions and takes the time of all together.
fn together(program: &mut Program, queries: &[Query], mode: Mode) -> Duration {
    let mut replies = Vec::with_capacity(queries.len());
    let start = machine::cpu_time();
    for query in queries {
        replies.push(program.ask(query, mode));
    }
    machine::cpu_time() - start
}

/// Asks questions and takes the time of each. The processor time of a stretch of questions is divided among them in
/// proportion to the clock on the wall.
fn singly(program: &mut Program, queries: &[Query], mode: Mode) -> (Vec<Reply>, Vec<Duration>) {
    let mut replies = Vec::with_capacity(queries.len());
    let mut times = Vec::with_capacity(queries.len());
    let mut first = 0;
    let mut spent = machine::cpu_time();
    let mut begun = Instant::now();
    let mut last = begun;
    for query in queries {
        replies.push(program.ask(query, mode));
        let now = Instant::now();
        times.push(now - last);
        last = now;
        if now - begun >= STRETCH || replies.len() == queries.len() {
            let until = machine::cpu_time();
            let share = (until - spent).div_duration_f64(now - begun);
            for time in &mut times[first..] {
                *time = time.mul_f64(share);
            }
            (first, spent, begun) = (times.len(), until, now);
        }
    }
    (replies, times)
}

impl Row {
    /// How many answers there were of a kind.
    pub(crate) fn count(&self, answer: Answer) -> usize {
        self.outcomes.iter().filter(|outcome| outcome.answer == answer).count()
    }

    /// The numbers of the questions whose answers are not what the file says.
    pub(crate) fn wrong(&self, set: &Set) -> Vec<usize> {
        let wrong = |&number: &usize| {
            matches!(
                (self.outcomes[number].answer, set.queries[number].truth),
                (Answer::Winnable, Some(Truth::Unwinnable)) | (Answer::Unwinnable, Some(Truth::Winnable))
            )
        };
        (0..self.outcomes.len()).filter(wrong).collect()
    }

    /// The numbers of the questions, the slowest first.
    pub(crate) fn slowest(&self) -> Vec<usize> {
        let mut numbers: Vec<usize> = (0..self.outcomes.len()).collect();
        numbers.sort_by_key(|&number| std::cmp::Reverse(self.outcomes[number].time));
        numbers
    }
}
