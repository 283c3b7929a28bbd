//! The same events under other terms: what would differ.

use std::fmt::{self, Write};

use jadoube_referee::wire::Record;
use jadoube_referee::{Effect, Entry, EntryNo, Game, OtherTerms, Outcome, Referee};
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use crate::commands::{Answer, Stop};
use crate::heard::{RecordPrinter, is_said};
use crate::look::Look;
use crate::paragraph::hanging;
use crate::screen::{Report, Screen};
use crate::words::{pace_name, say, supervision_name};

/// What would differ, event by event.
pub(super) struct Comparison<'a> {
    file: &'a str,
    record: &'a Record,
    other: &'a OtherTerms,
    printer: &'a RecordPrinter,
    steps: Vec<Step>,
    results: [Option<Outcome>; 2],
}

/// An event and what was said to it here and there.
#[derive(Serialize)]
struct Step {
    file: String,
    /// The entry of the event.
    n: u32,
    verdict: Verdict,
    event: String,
    stored: Vec<EntryText>,
    now: Vec<EntryText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refusal: Option<String>,
}

#[derive(Debug, Copy, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Verdict {
    /// The same is said to it.
    Same,
    /// Something else is said to it.
    Other,
    /// It could not happen there.
    Refused,
}

/// A ruling or a question in words.
#[derive(Serialize)]
pub(super) struct EntryText {
    key: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) article: Option<String>,
    words: String,
    effects: Vec<String>,
    /// What may be answered.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    answers: Vec<String>,
    /// Why, as far as the words do not say it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    because: Vec<String>,
    /// What the words do not tell: effects, or the permitted answers.
    #[serde(skip)]
    more: Vec<String>,
}

impl EntryText {
    /// Whether the same is said by the same provision for the same reasons. Its article may have another number.
    pub(super) fn is_same(&self, other: &EntryText) -> bool {
        self.key == other.key
            && self.words == other.words
            && self.effects == other.effects
            && self.answers == other.answers
            && self.because == other.because
    }
}

impl<'a> Comparison<'a> {
    pub(super) fn new(
        file: &'a str,
        record: &'a Record,
        original: &Referee,
        other: &'a OtherTerms,
        printer: &'a RecordPrinter,
    ) -> Comparison<'a> {
        let here = groups(&record.entries);
        let mut there = groups(other.referee.record()).into_iter();
        let steps = here.into_iter().map(|group| {
            let skipped = other.skipped.iter().find(|skipped| skipped.no == group.no);
            let found = if skipped.is_some() { None } else { there.next() };
            let tell = |group: &Group<'_>, game: &Game| -> Vec<EntryText> {
                group
                    .said
                    .iter()
                    .filter_map(|(no, entry)| said(*no, entry, game, printer))
                    .collect()
            };
            let event = printer.said(group.no, group.event, original.game());
            let stored = tell(&group, original.game());
            let now = found.as_ref().map(|found| tell(found, other.referee.game()));
            let refusal = skipped.map(|skipped| printer.words.refusal(&skipped.refusal, other.referee.game()));
            let verdict = match &found {
                None => Verdict::Refused,
                Some(found) if alike(&group, found) => Verdict::Same,
                Some(_) => Verdict::Other,
            };
            Step {
                file: file.to_owned(),
                n: group.no.get(),
                verdict,
                event,
                stored,
                now: now.unwrap_or_default(),
                refusal,
            }
        });
        Comparison {
            file,
            record,
            steps: steps.collect(),
            results: [original.game().outcome(), other.referee.game().outcome()],
            other,
            printer,
        }
    }

    pub(super) fn show(&self, screen: &mut Screen) -> Result<Answer, Stop> {
        let differs = self.steps.iter().any(|step| step.verdict != Verdict::Same);
        if screen.look.json {
            for step in &self.steps {
                screen.show(step)?;
            }
            return Ok(Answer::from_truth(!differs));
        }
        let (strong, faint) = (screen.look.strong(), screen.look.faint());
        let other = self.other.referee.game().terms();
        let laws = self.printer.terms(&self.record.terms, &self.record.heading);
        screen.write(&format!("{faint}{}{faint:#}\n{laws}\n", self.file))?;
        let heard = say!(
            "compare-heard",
            edition = other.edition.to_string(),
            pace = pace_name(other.pace),
            supervision = supervision_name(other.supervision)
        );
        screen.write(&format!("{strong}{heard}{strong:#}\n"))?;
        for step in self.steps.iter().filter(|step| step.verdict != Verdict::Same) {
            screen.show(step)?;
        }
        screen.write(&self.summary())?;
        Ok(Answer::from_truth(!differs))
    }

    fn summary(&self) -> String {
        let count = |verdict: Verdict| self.steps.iter().filter(|step| step.verdict == verdict).count();
        let (same, other, refused) = (count(Verdict::Same), count(Verdict::Other), count(Verdict::Refused));
        let result = |outcome: Option<Outcome>| match outcome {
            Some(outcome) => self.printer.result(outcome),
            None => say!("compare-not-over"),
        };
        let [here, there] = self.results.map(result);
        let events = say!("compare-events", same = same, other = other, refused = refused);
        let results = say!("compare-results", result = here, other = there);
        format!("\n{events}\n{results}\n")
    }
}

impl Report for Step {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let (faint, bad) = (look.faint(), look.bad());
        let number = format!("#{}", self.n);
        let hang = number.len() + 1;
        writeln!(to, "\n{faint}{number}{faint:#} {}", hanging(&self.event, hang))?;
        let labels = [say!("compare-stored"), say!("compare-now")];
        let width = labels
            .iter()
            .map(|label| label.width())
            .max()
            .unwrap_or_default()
            .max(7);
        draw_all(&labels[0], width, &self.stored, look, to)?;
        match &self.refusal {
            Some(refusal) => {
                let refused = say!("compare-refused");
                let text = hanging(refusal, 2 + width + 1 + refused.width() + 1);
                writeln!(to, "  {:width$} {bad}{refused}{bad:#} {text}", labels[1])
            }
            None => draw_all(&labels[1], width, &self.now, look, to),
        }
    }
}

fn draw_all(label: &str, width: usize, all: &[EntryText], look: &Look, to: &mut String) -> fmt::Result {
    let (strong, faint) = (look.strong(), look.faint());
    if all.is_empty() {
        return writeln!(to, "  {label:width$} {}", say!("nothing-said"));
    }
    for (index, said) in all.iter().enumerate() {
        let label = if index == 0 { label } else { "" };
        let hang = 2 + width + 1;
        writeln!(to, "  {label:width$} {}", hanging(&said.words, hang))?;
        let article = said.article.as_deref().unwrap_or_default();
        writeln!(
            to,
            "{:hang$}{strong}{article}{strong:#}  {faint}{}{faint:#}",
            "", said.key
        )?;
        if !said.more.is_empty() {
            writeln!(to, "{:hang$}{}", "", hanging(&said.more.join(" · "), hang))?;
        }
    }
    Ok(())
}

/// An event and the entries that answer it.
pub(super) struct Group<'a> {
    pub(super) no: EntryNo,
    pub(super) event: &'a Entry,
    pub(super) said: Vec<(EntryNo, &'a Entry)>,
}

pub(super) fn groups(entries: &[Entry]) -> Vec<Group<'_>> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    for (before, entry) in entries.iter().enumerate() {
        match (entry, groups.last_mut()) {
            (Entry::Event(_), _) => groups.push(Group {
                no: EntryNo::after(before),
                event: entry,
                said: Vec::new(),
            }),
            (_, Some(group)) => group.said.push((EntryNo::after(before), entry)),
            (_, None) => {}
        }
    }
    groups
}

/// Whether the same is said: by the same provisions, with the same effects and answers. Numbers of entries may differ.
fn alike(here: &Group<'_>, there: &Group<'_>) -> bool {
    let same = |((_, here), (_, there)): (&(EntryNo, &Entry), &(EntryNo, &Entry))| match (here, there) {
        (Entry::Ruling(here), Entry::Ruling(there)) => {
            here.key == there.key
                && here.sentence == there.sentence
                && effects(&here.effects).eq(effects(&there.effects))
        }
        (Entry::Question(here), Entry::Question(there)) => {
            here.key == there.key && here.sentence == there.sentence && here.choices == there.choices
        }
        _ => false,
    };
    here.said.len() == there.said.len() && here.said.iter().zip(&there.said).all(same)
}

/// The effects that name no entry.
fn effects(all: &[Effect]) -> impl Iterator<Item = &Effect> {
    all.iter()
        .filter(|effect| !matches!(effect, Effect::QuestionLapsed { .. } | Effect::Waits { .. }))
}

/// What an entry says, if it is no event.
pub(super) fn said(no: EntryNo, entry: &Entry, game: &Game, printer: &RecordPrinter) -> Option<EntryText> {
    let words = &printer.words;
    let article = |key| {
        let citation = game.provisions().citation(key)?;
        Some(format!("{} ({})", words.citation(&citation), citation.edition))
    };
    let board = game.board_before(no);
    let effect = |effect: &Effect| words.effect(effect, board);
    match entry {
        Entry::Ruling(ruling) => Some(EntryText {
            key: ruling.key.as_str(),
            article: article(ruling.key),
            words: words.ruling(ruling, game),
            effects: ruling.effects.iter().map(effect).collect(),
            answers: Vec::new(),
            because: words.ruling_reasons(ruling, game),
            more: ruling
                .effects
                .iter()
                .filter(|&effect| !is_said(effect))
                .map(effect)
                .collect(),
        }),
        Entry::Question(question) => Some(EntryText {
            key: question.key.as_str(),
            article: article(question.key),
            words: words.question(question, game),
            effects: Vec::new(),
            answers: question
                .choices
                .iter()
                .map(|choice| words.choice_of(question, choice))
                .collect(),
            because: words.question_reasons(question, game),
            more: question
                .choices
                .iter()
                .map(|choice| words.choice_of(question, choice))
                .collect(),
        }),
        Entry::Event(_) => None,
    }
}
