//! What was found in all.

use std::fmt::Write;
use std::time::Duration;

use jadoube_board::Color;
use unicode_width::UnicodeWidthStr;

use super::{Question, SearchMode};
use jadoube_words::FluentArgs;

use crate::commands::Answer;
use crate::words::{Words, decimal, say};

/// What a line comes to.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(super) enum Kind {
    Dead,
    /// One of the players cannot mate, and the other can or may.
    One,
    Both,
    /// Of the only player asked about.
    Can,
    Cannot,
    /// Not decided for a player, within the budget or at a glance.
    Undecided,
    Open,
    /// Not a position.
    Unreadable,
    /// A position without an answer.
    Unanswered,
}

/// How many lines came to what.
#[derive(Debug)]
pub(super) struct Sum {
    question: Question,
    counts: [u64; 9],
}

impl Sum {
    pub(super) fn new(question: Question) -> Sum {
        Sum {
            question,
            counts: [0; 9],
        }
    }

    pub(super) fn add(&mut self, kind: Kind) {
        self.counts[kind as usize] += 1;
    }

    pub(super) fn lines(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// No if something is missing, and unreadable if there is nothing else.
    pub(super) fn answer(&self) -> Answer {
        let unreadable = self.count(Kind::Unreadable);
        match unreadable > 0 && unreadable == self.lines() {
            true => Answer::Unreadable,
            false => Answer::from_truth(self.without_answer() + self.count(Kind::Undecided) == 0),
        }
    }

    fn without_answer(&self) -> u64 {
        self.count(Kind::Unreadable) + self.count(Kind::Unanswered)
    }

    fn count(&self, kind: Kind) -> u64 {
        self.counts[kind as usize]
    }

    /// A table, and the time that it took.
    pub(super) fn table(&self, words: &Words, took: Duration) -> String {
        let kinds: &[(&str, Kind)] = match (self.question.side, self.question.mode) {
            (Some(_), SearchMode::Full(_)) => &[("dead-sum-can", Kind::Can), ("dead-sum-cannot", Kind::Cannot)],
            (Some(_), SearchMode::Quick) => &[("dead-sum-cannot", Kind::Cannot), ("dead-sum-open", Kind::Open)],
            (None, SearchMode::Full(_)) => &[
                ("dead-sum-dead", Kind::Dead),
                ("dead-sum-one", Kind::One),
                ("dead-sum-both", Kind::Both),
            ],
            (None, SearchMode::Quick) => &[
                ("dead-sum-dead", Kind::Dead),
                ("dead-sum-one-cannot", Kind::One),
                ("dead-sum-open", Kind::Open),
            ],
        };
        let mut args = FluentArgs::new();
        args.set("player", words.player(self.question.side.unwrap_or(Color::White)));
        let positions = self.lines() - self.without_answer();
        let mut rows = vec![(words.word("dead-sum-positions"), positions)];
        let counted = kinds.iter().map(|&(key, kind)| (key, self.count(kind)));
        let undecided = ("dead-sum-undecided", self.count(Kind::Undecided));
        rows.extend(
            counted
                .chain((undecided.1 > 0).then_some(undecided))
                .map(|(key, count)| ("  ".to_owned() + &words.say(key, &args), count)),
        );
        let bad = self.without_answer();
        rows.extend((bad > 0).then(|| (words.word("dead-sum-bad"), bad)));

        let width = rows.iter().map(|(label, _)| label.width()).max().unwrap_or(0);
        let digits = self.lines().to_string().len();
        let mut table = String::new();
        for (label, count) in rows {
            let blanks = " ".repeat(width - label.width());
            // Nothing keeps a string from being written to.
            let _ = writeln!(table, "{label}{blanks}  {count:digits$}");
        }
        let _ = writeln!(table, "{}", speed(positions, took.as_secs_f64(), words));
        table
    }
}

fn speed(positions: u64, seconds: f64, words: &Words) -> String {
    let time = match seconds {
        1.0.. => say!("seconds", time = decimal(seconds, 2)),
        _ => say!("milliseconds", time = decimal(seconds * 1e3, 1)),
    };
    // A few positions tell no speed.
    if positions < 1000 {
        return time;
    }
    let mut args = FluentArgs::new();
    args.set("time", time);
    args.set("rate", format!("{:.0}", positions as f64 / seconds));
    words.say("dead-sum-speed", &args)
}
