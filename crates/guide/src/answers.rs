//! The answers that a choice stands for, and how they are shown.

use core::time::Duration;

use jadoube_board::ByColor;
use jadoube_laws::Score;
use jadoube_referee::{Answer, Blank, Choice, Filling, PermittedPoints, Question, Word, Words};

/// The times that stand for what the arbiter will fill in: nothing else has them.
pub(crate) const CHOSEN: Duration = Duration::from_secs(59 * 60 + 59);
pub(crate) const CHOSEN_FOR: ByColor<Duration> =
    ByColor::new(Duration::from_secs(58 * 60 + 58), Duration::from_secs(57 * 60 + 57));

/// The answers that a choice stands for, each with its label: points are answers of their own. Where the arbiter fills in a time,
/// the label has a mark for it.
pub(crate) fn answers(question: &Question, choice: &Choice, words: &Words) -> Vec<(Answer, String)> {
    let labelled = unmarked(question, choice, words).into_iter();
    labelled.map(|(answer, label)| (answer, marked(label, words))).collect()
}

/// What may be chosen, without what is filled in.
pub(crate) fn label(question: &Question, choice: &Choice, words: &Words) -> String {
    match choice.blank {
        // Nobody has told any points that could be proposed.
        Some(Blank::Points { .. }) => words.choice(&choice.word.into()),
        _ => words.choice_of(question, choice),
    }
}

/// With marks for the times that will be filled in.
pub(crate) fn marked(mut text: String, words: &Words) -> String {
    for (time, mark) in [(CHOSEN, "{t}"), (CHOSEN_FOR.white, "{w}"), (CHOSEN_FOR.black, "{b}")] {
        let shown = format!("{}:{}", time.as_secs() / 60, time.as_secs() % 60);
        text = text.replace(&words.time(time), mark).replace(&shown, mark);
    }
    text
}

fn unmarked(question: &Question, choice: &Choice, words: &Words) -> Vec<(Answer, String)> {
    let of = |filling: Filling| Answer {
        word: choice.word,
        filling: Some(filling),
    };
    let with_own_label = |filling: Filling| (of(filling), words.answer(of(filling)));
    match choice.blank {
        None | Some(Blank::OpponentScore { .. }) => vec![(choice.word.into(), label(question, choice, words))],
        Some(Blank::Time { .. }) => vec![(of(Filling::Time(CHOSEN)), words.choice(&unfilled(choice)))],
        Some(Blank::ExtraTime | Blank::Clock { .. }) => {
            let label = match choice.word {
                Word::ExtraTime => words.choice(&choice.word.into()),
                _ => words.answer(of(Filling::Clock(CHOSEN_FOR))),
            };
            vec![(of(Filling::Clock(CHOSEN_FOR)), label)]
        }
        Some(Blank::Score { most, among }) => {
            let among = among.map_or_else(|| vec![most], |among| among.to_vec());
            let mut among: Vec<Score> = among.into_iter().filter(|score| *score > Score::ZERO).collect();
            among.dedup();
            let scores = among.into_iter().map(Filling::Score);
            scores.map(with_own_label).collect()
        }
        Some(Blank::Points { permitted, .. }) => {
            let scores = match permitted {
                PermittedPoints::OfScale { scores, .. } => scores.to_vec(),
                PermittedPoints::UpTo(most) => vec![most, Score::ZERO],
            };
            let mut pairs = Vec::new();
            for white in &scores {
                pairs.extend(scores.iter().map(|black| ByColor::new(*white, *black)));
            }
            let points = pairs.into_iter().map(Filling::Points);
            points.map(with_own_label).collect()
        }
    }
}

/// A choice without the time that the Laws propose.
fn unfilled(choice: &Choice) -> Choice {
    Choice {
        word: choice.word,
        blank: Some(Blank::Time { proposed: None }),
    }
}
