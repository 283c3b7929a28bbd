//! What the passing cases show of the provisions.

use jadoube_cases::Case;
use jadoube_laws::Key;

use super::{Run, StepKind};
use crate::act::Act;
use crate::entry::Entry;

/// How a case shows a provision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shown {
    /// A ruling applies it or rests on it, and no person has decided before.
    Ruled,
    /// A question asks by it or rests on it, or a ruling that follows from an answer does.
    Asked,
    /// Nothing is said by it: the case is headed by it, and the game stands as the case says.
    Seen,
}

impl Run {
    /// The provisions that a case shows, and how. A case that failed shows nothing.
    ///
    /// ```
    /// use jadoube_laws::Edition;
    /// use jadoube_referee::cases::{Shown, run};
    ///
    /// let text = "## White resigns    end.resignation 1
    ///     white resigns
    ///     ruled end.resignation
    /// ";
    /// let (cases, _) = jadoube_cases::read("mine.md", text);
    /// let run = run(&cases[0], Edition::E2023);
    /// assert!(run.shown(&cases[0]).any(|(key, shown)| key == "end.resignation" && shown == Shown::Ruled));
    /// ```
    pub fn shown(&self, case: &Case) -> impl Iterator<Item = (Key, Shown)> {
        let steps = match self.passed() {
            true => self.steps.as_slice(),
            false => &[],
        };
        let seen = steps.iter().filter(|step| step.kind == StepKind::Game);
        let seen = seen.map(|_| (case.key, Shown::Seen));
        let said = steps.iter().flat_map(|step| {
            let mut after_answer = false;
            step.entries.iter().flat_map(move |spoken| match &spoken.entry {
                Entry::Event(event) => {
                    after_answer = matches!(event.act, Act::Answered(_));
                    Vec::new()
                }
                Entry::Ruling(ruling) if !after_answer => said(ruling.key, &ruling.also_by, Shown::Ruled),
                Entry::Ruling(ruling) => said(ruling.key, &ruling.also_by, Shown::Asked),
                Entry::Question(question) => said(question.key, &question.also_by, Shown::Asked),
            })
        });
        seen.chain(said)
    }
}

fn said(key: Key, also_by: &[Key], shown: Shown) -> Vec<(Key, Shown)> {
    [key].iter().chain(also_by).map(|key| (*key, shown)).collect()
}
