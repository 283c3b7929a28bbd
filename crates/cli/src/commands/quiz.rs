//! `jadoube quiz`: situations as questions, with the ruling and the article behind them.

use std::fmt::Write;

use jadoube_guide::{Family, Guide, QuizQuestion, Regime};
use jadoube_laws::{Edition, Pace, Supervision};
use jadoube_referee::Language;

use crate::answers;
use crate::commands::{Answer, Stop};
use crate::look::Look;
use crate::paragraph::hanging;
use crate::problem::{Problem, printable};
use crate::screen::Screen;
use crate::words::say;

/// What is asked, and how much.
#[derive(Debug)]
pub(crate) struct TakeQuiz {
    pub(crate) edition: Edition,
    pub(crate) pace: Pace,
    pub(crate) supervision: Supervision,
    pub(crate) families: Vec<Family>,
    pub(crate) count: usize,
    pub(crate) seed: Option<u64>,
    pub(crate) language: Language,
}

impl TakeQuiz {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let unsaid = || Problem::new(say!("quiz-no-language"), say!("other-language-remedy"));
        let guide = Guide::new(self.language)
            .or_else(|| Guide::new(Language::English))
            .ok_or_else(unsaid)?;
        let questions = guide.quiz(
            // What was typed is an edition that the guide has.
            Regime::place(self.edition, self.pace, self.supervision).unwrap_or_default(),
            &self.families,
            self.count,
            self.seed()?,
        );
        let (mut right, mut asked) = (0, 0);
        for question in &questions {
            asked += 1;
            screen.write(&drawn(question, asked, questions.len(), &screen.look))?;
            let chosen = loop {
                let Some(line) = answers::read_line()? else {
                    return done(screen, right, asked - 1, false);
                };
                match line.trim() {
                    "q" | "quit" => return done(screen, right, asked - 1, false),
                    number => match number.parse::<usize>() {
                        Ok(number @ 1..) if number <= question.choices.len() => break number - 1,
                        _ => screen.write(&(say!("write-number", count = question.choices.len()) + "\n"))?,
                    },
                }
            };
            let verdict = match chosen == question.right {
                true => say!("quiz-right"),
                false => say!("quiz-wrong", number = question.right + 1),
            };
            right += usize::from(chosen == question.right);
            let article = question.article.as_deref().unwrap_or_default();
            let rule = hanging(&printable(&question.rule), 0);
            let strong = screen.look.strong();
            screen.write(&format!(
                "{strong}{verdict}{strong:#} {article} ({})\n{rule}\n",
                self.edition
            ))?;
        }
        done(screen, right, asked, true)
    }

    fn seed(&self) -> Result<u64, Problem> {
        if let Some(seed) = self.seed {
            return Ok(seed);
        }
        getrandom::u64().map_err(|error| Problem::new(error.to_string(), say!("quiz-seed-remedy")))
    }
}

/// A question, with what is told and what can be chosen.
fn drawn(question: &QuizQuestion, number: usize, count: usize, look: &Look) -> String {
    let (strong, faint) = (look.strong(), look.faint());
    let place = say!("quiz-place", number = number, count = count);
    let mut page = format!("\n{faint}{place}{faint:#}  {strong}");
    page += &hanging(&printable(&question.title), 0);
    page += &format!("{strong:#}\n");
    // A string takes everything.
    for (ask, holds) in &question.told {
        let answer = if *holds { say!("quiz-yes") } else { say!("quiz-no") };
        let _ = writeln!(page, "· {}", hanging(&printable(&format!("{ask} {answer}")), 2));
    }
    let _ = writeln!(page, "{}", say!("quiz-what"));
    for (number, choice) in (1..).zip(&question.choices) {
        let _ = writeln!(page, "{number:2}  {}", hanging(&printable(choice), 4));
    }
    page
}

fn done(screen: &mut Screen, right: usize, asked: usize, all: bool) -> Result<Answer, Stop> {
    screen.write(&format!("\n{}\n", say!("quiz-score", right = right, count = asked)))?;
    Ok(Answer::from_truth(all && right == asked))
}
