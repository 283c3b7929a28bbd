//! What is typed after `jadoube quiz`.

use clap::{Args, ValueEnum};
use jadoube_guide::Family;
use jadoube_laws::{Edition, Pace, Supervision};

use crate::commands::quiz::TakeQuiz;
use crate::words::Language;

/// How the help ends.
pub(super) const EXAMPLES: &str = "\
jadoube quiz
jadoube quiz --subject clock --subject draws --questions 5
jadoube quiz --edition 2017 --pace blitz --supervision limited";

#[derive(Debug, Args)]
pub(super) struct QuizArgs {
    #[arg(long, value_name = "YEAR", default_value_t = Edition::LATEST, hide_default_value = true, value_parser = super::guided_edition)]
    edition: Edition,
    #[arg(long, default_value_t = Pace::Standard, value_parser = super::pace)]
    pace: Pace,
    #[arg(long, default_value_t = Supervision::Limited, value_parser = super::supervision)]
    supervision: Supervision,
    #[arg(long, value_enum)]
    subject: Vec<Subject>,
    #[arg(long, value_name = "COUNT", default_value_t = 10)]
    questions: usize,
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
}

#[derive(Debug, Copy, Clone, ValueEnum)]
enum Subject {
    Moves,
    Clock,
    Draws,
    Scoresheet,
    Beginning,
    Conduct,
    Special,
}

impl QuizArgs {
    pub(super) fn meant(self, language: Language) -> TakeQuiz {
        let families = self.subject.into_iter().map(|subject| match subject {
            Subject::Moves => Family::Moves,
            Subject::Clock => Family::Clock,
            Subject::Draws => Family::Draws,
            Subject::Scoresheet => Family::Scoresheet,
            Subject::Beginning => Family::Beginning,
            Subject::Conduct => Family::Conduct,
            Subject::Special => Family::Special,
        });
        TakeQuiz {
            edition: self.edition,
            pace: self.pace,
            supervision: self.supervision,
            families: families.collect(),
            count: self.questions,
            seed: self.seed,
            language,
        }
    }
}
