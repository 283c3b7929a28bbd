//! One incident under every edition: what each rules, with article and reasons, side by side.

use std::fmt::{self, Write};

use jadoube_laws::Edition;
use jadoube_referee::wire::Record;
use jadoube_referee::{Entry, EntryNo, Game, MateProver, OtherTerms, Referee, Terms, replay_under};
use serde::Serialize;

use super::compare::{EntryText, Group, groups, said};
use crate::commands::{Answer, Stop};
use crate::heard::RecordPrinter;
use crate::look::Look;
use crate::paragraph::hanging;
use crate::problem::{Problem, printable};
use crate::screen::{Report, Screen};
use crate::words::{not_left_open, pace_name, say, supervision_name};

/// Which entries of a record are put before every edition.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Incident {
    /// The last event to which an edition says something.
    Last,
    /// The event of this entry, or the one that it belongs to.
    Entry(EntryNo),
    /// Every event to which an edition says something.
    All,
}

/// A record under every edition, newest first.
pub(super) struct Editions<'a> {
    file: &'a str,
    record: &'a Record,
    /// The terms under which they are heard, but for the edition.
    terms: &'a Terms,
    printer: &'a RecordPrinter,
    heard: Vec<Heard>,
}

/// What became of the events under one edition.
struct Heard {
    edition: Edition,
    /// The reason if the regulations of the game cannot hold there.
    other: Result<OtherTerms, String>,
}

/// An event, and what every edition says to it.
#[derive(Serialize)]
struct Step<'a> {
    file: &'a str,
    /// The entry of the event.
    n: u32,
    event: String,
    /// Whether all editions come to the same.
    alike: bool,
    editions: Vec<Column<'a>>,
}

/// What one edition says to an event.
#[derive(Serialize)]
struct Column<'a> {
    edition: u16,
    /// Whether the game was played by it.
    of_record: bool,
    said: Vec<EntryText>,
    /// Why the event could not happen there.
    #[serde(skip_serializing_if = "Option::is_none")]
    refusal: Option<String>,
    /// How many events before it could not happen there.
    #[serde(skip_serializing_if = "is_zero")]
    refused_before: usize,
    #[serde(skip)]
    drawn: Option<Drawn<'a>>,
}

/// What is needed to draw what was said.
struct Drawn<'a> {
    game: &'a Game,
    said: Vec<(EntryNo, &'a Entry)>,
    printer: &'a RecordPrinter,
}

fn is_zero(count: &usize) -> bool {
    *count == 0
}

impl<'a> Editions<'a> {
    /// Hears a record by every edition, with these terms otherwise.
    pub(super) fn new(
        file: &'a str,
        record: &'a Record,
        terms: &'a Terms,
        printer: &'a RecordPrinter,
        mates: &mut MateProver,
    ) -> Editions<'a> {
        let heard = Edition::ALL.into_iter().rev().map(|edition| {
            let terms = Terms {
                edition,
                ..terms.clone()
            };
            Heard {
                edition,
                other: replay_under(terms, &record.entries, mates).map_err(|error| not_left_open(&error)),
            }
        });
        Editions {
            file,
            record,
            terms,
            printer,
            heard: heard.collect(),
        }
    }

    pub(super) fn show(&self, incident: Incident, screen: &mut Screen) -> Result<Answer, Stop> {
        let steps = self.steps();
        let shown: Vec<&Step<'_>> = match incident {
            Incident::All => steps.iter().filter(|step| step.is_judged()).collect(),
            Incident::Last => {
                let judged = steps.iter().rfind(|step| step.is_judged());
                judged.or(steps.last()).into_iter().collect()
            }
            Incident::Entry(no) => {
                let count = self.record.entries.len();
                let step = steps.iter().rfind(|step| step.n <= no.get());
                match step.filter(|_| no.index() < count) {
                    Some(step) => vec![step],
                    None => {
                        let there_is = match count {
                            0 => say!("record-empty"),
                            _ => say!("record-entries", count = count),
                        };
                        screen.complain(&Problem::new(
                            format!("{}: {}", self.file, say!("no-entry", number = no.to_string())),
                            there_is,
                        ))?;
                        return Ok(Answer::Unreadable);
                    }
                }
            }
        };
        if !screen.look.json {
            let faint = screen.look.faint();
            let terms = self.printer.terms(&self.record.terms, &self.record.heading);
            screen.write(&format!("{faint}{}{faint:#}\n{terms}\n", self.file))?;
            let Terms { pace, supervision, .. } = self.terms;
            if (*pace, *supervision) != (self.record.terms.pace, self.record.terms.supervision) {
                let strong = screen.look.strong();
                let heard = say!(
                    "editions-heard",
                    pace = pace_name(*pace),
                    supervision = supervision_name(*supervision)
                );
                screen.write(&format!("{strong}{heard}{strong:#}\n"))?;
            }
            if shown.is_empty() {
                screen.write(&format!("\n{}\n", say!("editions-nothing")))?;
            }
        }
        for step in &shown {
            screen.show(*step)?;
        }
        Ok(Answer::from_truth(shown.iter().all(|step| step.alike)))
    }

    /// Every event with what each edition says to it.
    fn steps(&self) -> Vec<Step<'_>> {
        let original = Referee::load(self.record);
        let mut there: Vec<_> = self
            .heard
            .iter()
            .map(|heard| {
                let record = heard.other.as_ref().map_or(&[][..], |other| other.referee.record());
                groups(record).into_iter()
            })
            .collect();
        let here = groups(&self.record.entries).into_iter();
        here.map(|group| {
            let columns = self.heard.iter().zip(&mut there);
            let editions: Vec<Column<'_>> = columns
                .map(|(heard, groups)| self.column(heard, group.no, groups))
                .collect();
            Step {
                file: self.file,
                n: group.no.get(),
                event: self.printer.said(group.no, group.event, original.game()),
                alike: editions.iter().all(|column| column.says_the_same_as(&editions[0])),
                editions,
            }
        })
        .collect()
    }

    /// What an edition says to an event. Events that could not happen there are not among those heard.
    fn column<'b>(&'b self, heard: &'b Heard, no: EntryNo, groups: &mut impl Iterator<Item = Group<'b>>) -> Column<'b> {
        let mut column = Column {
            edition: heard.edition.year(),
            of_record: heard.edition == self.record.terms.edition,
            said: Vec::new(),
            refusal: None,
            refused_before: 0,
            drawn: None,
        };
        let other = match &heard.other {
            Ok(other) => other,
            Err(error) => {
                column.refusal = Some(say!("editions-terms", why = error));
                return column;
            }
        };
        let game = other.referee.game();
        column.refused_before = other.skipped.iter().filter(|skipped| skipped.no < no).count();
        if let Some(skipped) = other.skipped.iter().find(|skipped| skipped.no == no) {
            column.refusal = Some(self.printer.words.refusal(&skipped.refusal, game));
            return column;
        }
        if let Some(group) = groups.next() {
            let texts = group.said.iter();
            column.said = texts
                .filter_map(|(no, entry)| said(*no, entry, game, self.printer))
                .collect();
            column.drawn = Some(Drawn {
                game,
                said: group.said,
                printer: self.printer,
            });
        }
        column
    }
}

impl Step<'_> {
    /// Whether an edition says something to it, or does not let it happen.
    fn is_judged(&self) -> bool {
        let mut editions = self.editions.iter();
        editions.any(|column| !column.said.is_empty() || column.refusal.is_some())
    }
}

impl Column<'_> {
    /// Whether it comes to the same for the same reasons. Articles may have other numbers.
    fn says_the_same_as(&self, other: &Column<'_>) -> bool {
        self.refusal == other.refusal
            && self.said.len() == other.said.len()
            && self.said.iter().zip(&other.said).all(|(own, other)| own.is_same(other))
    }

    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let bad = look.bad();
        if let Some(refusal) = &self.refusal {
            return writeln!(
                to,
                "{bad}{}{bad:#} {}",
                say!("editions-cannot"),
                hanging(&printable(refusal), HANG)
            );
        }
        let Some(Drawn { game, said, printer }) = self.drawn.as_ref().filter(|drawn| !drawn.said.is_empty()) else {
            return writeln!(to, "{}", say!("nothing-said"));
        };
        for (index, (no, entry)) in said.iter().enumerate() {
            let indent = if index == 0 { 0 } else { HANG };
            let style = match entry {
                Entry::Question(_) => look.mark(),
                Entry::Event(_) | Entry::Ruling(_) => look.strong(),
            };
            let words = hanging(&printer.said(*no, entry, game), HANG);
            writeln!(to, "{:indent$}{style}{words}{style:#}", "")?;
            printer.draw_grounds(*no, entry, game, HANG, look, to)?;
        }
        Ok(())
    }
}

/// The column in which what an edition says begins.
const HANG: usize = 6;

impl Report for Step<'_> {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let (faint, strong) = (look.faint(), look.strong());
        let number = format!("#{}", self.n);
        let event = hanging(&self.event, number.len() + 1);
        writeln!(to, "\n{faint}{number}{faint:#} {event}")?;
        if !self.is_judged() {
            return writeln!(to, "\n{}", say!("editions-silent"));
        }
        for (index, column) in self.editions.iter().enumerate() {
            let edition = column.edition;
            write!(to, "\n{strong}{edition}{strong:#}  ")?;
            let mut before = self.editions[..index].iter();
            match before.find(|before| column.says_the_same_as(before)) {
                Some(before) => {
                    let articles: Vec<&str> = column.said.iter().filter_map(|said| said.article.as_deref()).collect();
                    let edition = before.edition.to_string();
                    let said = match articles.is_empty() {
                        true => say!("editions-as-in", edition = edition),
                        false => say!("editions-as-in-by", edition = edition, articles = articles.join(", ")),
                    };
                    writeln!(to, "{}", hanging(&said, HANG))?;
                }
                None => column.draw(look, to)?,
            }
            if column.refused_before > 0 {
                let note = say!("editions-without", count = column.refused_before);
                writeln!(to, "      {faint}{note}{faint:#}")?;
            }
        }
        Ok(())
    }
}
