//! `jadoube referee --hear`: acts in, the record with its rulings and questions out.

use std::fmt::{self, Write};
use std::io::{BufRead, BufReader};
use std::time::Duration;

use jadoube_board::Position;
use jadoube_clock::{Instant, Reading, TimeControl};
use jadoube_laws::Edition;
use jadoube_referee::wire::{self, Heading, Record, StoredAct};
use jadoube_referee::{
    Act, Author, EntryNo, EventDraft, Game, MateProver, Phase, Referee, Refusal, Terms, act, script,
};
use serde::Serialize;
use serde_json::Value;

use super::Other;
use super::course::Course;
use crate::commands::pgn::Source;
use crate::commands::{Answer, Stop};
use crate::heard::RecordPrinter;
use crate::look::Look;
use crate::paragraph::hanging;
use crate::problem::{Problem, printable};
use crate::screen::{Report, Screen};
use crate::words::{Language, not_left_open, record_fault, say};

/// Which acts to hear, and under which terms.
#[derive(Debug)]
pub(crate) struct HearActs {
    pub(crate) source: Source,
    /// What stands in place of the header's terms, or of the usual ones.
    pub(crate) other: Other,
    pub(crate) control: Option<TimeControl>,
    pub(crate) start: Option<Position>,
    /// Whether people read the record.
    pub(crate) text: bool,
    pub(crate) language: Language,
}

impl HearActs {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let printer = RecordPrinter::new(self.language)?;
        let file = self.source.to_string();
        let opened = self.source.open().map_err(|error| self.source.problem(&error))?;
        let mut lines = (1..).zip(BufReader::new(opened.input).lines()).peekable();
        let unreadable = |error| Stop::from(self.source.problem(&error));

        // The first line may be a header, as in a record.
        let mut header = None;
        if let Some((_, Ok(first))) = lines.peek()
            && is_header(first)
        {
            header = Some(read_header(&file, first)?);
            lines.next();
        }
        let (terms, heading) = header.unwrap_or_else(|| (Terms::of(Edition::LATEST), Heading::default()));
        let mut hearing = Hearing::begin(self.terms(terms)?)?;
        let as_record = !self.text;
        if as_record {
            screen.write(&(wire::write_header(hearing.referee.game().terms(), &heading) + "\n"))?;
        }

        let mut answer = Answer::Yes;
        for (line, text) in lines {
            let text = text.map_err(unreadable)?;
            let before = hearing.referee.record().len();
            if let Err(error) = hearing.hear(&text) {
                let game = hearing.referee.game();
                let (kind, reason) = match error {
                    NotHeard::Refused(refusal) => ("refused", reason(&printer, &refusal, game)),
                    NotHeard::NoOpenQuestion => ("refused", say!("play-no-question")),
                    NotHeard::Unreadable(reason) => ("fault", reason),
                };
                answer = answer.max(if kind == "refused" {
                    Answer::No
                } else {
                    Answer::Unreadable
                });
                let file = file.clone();
                screen.warn(&NotHeardReport {
                    file,
                    line,
                    kind,
                    reason,
                })?;
            }
            if as_record {
                screen.write(&hearing.written_since(before))?;
            }
        }
        if self.text {
            let record = Record {
                terms: hearing.referee.game().terms().clone(),
                heading,
                heard_as_whole: 0,
                entries: hearing.referee.record().to_vec(),
            };
            let course = Course::new(&file, &record, &printer, self.language);
            course.show(screen)?;
        }
        Ok(answer)
    }

    /// The terms of the header, or the usual ones, with what the options say in their place.
    fn terms(&self, terms: Terms) -> Result<Terms, Problem> {
        let mut terms = self.other.terms(&terms);
        if let Some(control) = &self.control {
            let pace = self.other.pace.or_else(|| Terms::pace_of(terms.edition, control));
            terms.pace = pace.ok_or_else(|| {
                Problem::new(
                    say!("play-classes", edition = terms.edition.to_string()),
                    say!("play-classes-remedy"),
                )
            })?;
            terms.control = Some(control.clone()).filter(|control| *control != TimeControl::none());
        }
        terms.start = self.start.unwrap_or(terms.start);
        Ok(terms)
    }
}

/// Whether a line is meant as the header of a record.
pub(crate) fn is_header(line: &str) -> bool {
    let value: Option<Value> = serde_json::from_str(line).ok();
    value.is_some_and(|value| value.get("jadoube").is_some())
}

pub(crate) fn read_header(file: &str, line: &str) -> Result<(Terms, Heading), Problem> {
    let (record, faults) = wire::read(line);
    match (record, faults.first()) {
        (Some(record), _) => Ok((record.terms, record.heading)),
        (None, fault) => {
            let error = fault.map_or(String::new(), |fault| record_fault(&fault.kind));
            Err(Problem::new(format!("{file}:1: {error}"), say!("hear-header-remedy")))
        }
    }
}

/// A game of which acts are heard.
pub(crate) struct Hearing {
    pub(crate) referee: Referee,
    mates: MateProver,
}

/// Why an act is not in the record.
pub(crate) enum NotHeard {
    /// It cannot happen now.
    Refused(Refusal),
    /// It answers the last question, and none is open.
    NoOpenQuestion,
    /// The line is no act.
    Unreadable(String),
}

impl Hearing {
    pub(crate) fn begin(terms: Terms) -> Result<Hearing, Problem> {
        let referee =
            Referee::new(terms).map_err(|error| Problem::new(not_left_open(&error), say!("hear-terms-remedy")))?;
        Ok(Hearing {
            referee,
            mates: MateProver::new(),
        })
    }

    /// Hears a line: an act, perhaps with its moment, as records store it or as people write it. Empty lines say nothing.
    pub(crate) fn hear(&mut self, line: &str) -> Result<(), NotHeard> {
        match line.trim() {
            "" => Ok(()),
            line => match self.hear_written(line) {
                Some(heard) => heard,
                None => self.hear_stored(line),
            },
        }
    }

    /// Hears an act as people write it, after the time since the session began if that is told: `0:05 white touches e2`.
    /// `None` if the line does not begin like one. The session begins by itself when a player does something.
    fn hear_written(&mut self, line: &str) -> Option<Result<(), NotHeard>> {
        let told = line.split_once(char::is_whitespace).and_then(|(first, rest)| {
            let Reading(time) = first.parse().ok()?;
            Some((Instant::ZERO + time, rest.trim_start()))
        });
        let (mut at, line) = match told {
            Some((at, rest)) => (Some(at), rest),
            None => (None, line),
        };
        let Some(moves) = line.strip_prefix("play ") else {
            return self.hear_act(line, at);
        };
        for word in moves.split_whitespace() {
            let Some(mv) = unnumbered(word) else { continue };
            let by = self.referee.game().turn().to_string().to_lowercase();
            let heard = self.hear_act(&format!("{by} plays {mv}"), at.take())?;
            if heard.is_err() {
                return Some(heard);
            }
        }
        Some(Ok(()))
    }

    fn hear_act(&mut self, line: &str, at: Option<Instant>) -> Option<Result<(), NotHeard>> {
        let draft = match script::read(line, &self.referee)? {
            Ok(draft) => draft,
            Err(unread) => return Some(Err(NotHeard::Unreadable(unread.to_string()))),
        };
        let awaited = self.referee.game().phase() == Phase::Awaited;
        if awaited && draft.by.player().is_some() && !matches!(draft.act, Act::Arrived(_)) {
            let begins = act::SessionStarted {}.by(Author::Nobody).at(Instant::ZERO);
            if let Err(refusal) = self.referee.hear(begins, &mut self.mates) {
                return Some(Err(NotHeard::Refused(refusal)));
            }
        }
        let event = draft.at(at.unwrap_or_else(|| self.a_moment_later()));
        let heard = self.referee.hear(event, &mut self.mates);
        Some(heard.map(|_| ()).map_err(NotHeard::Refused))
    }

    /// Hears an act as records store it. What the referee once ruled and asked it says itself.
    fn hear_stored(&mut self, line: &str) -> Result<(), NotHeard> {
        // The line is named by its number in the file, and the column would be that of a part of it.
        let unreadable = |error: serde_json::Error| {
            let error = error.to_string();
            let (error, _) = error.rsplit_once(" at line ").unwrap_or((&error, ""));
            NotHeard::Unreadable(error.to_owned())
        };
        let is_object = line.starts_with('{');
        let mut value: Value = serde_json::from_str(line).map_err(|error| match is_object {
            true => unreadable(error),
            false => NotHeard::Unreadable(say!("hear-no-act", example = "white plays Nf3")),
        })?;
        let Value::Object(fields) = &mut value else {
            let example = "{\"event\":{\"type\":\"resigned\",\"by\":\"white\"}}";
            return Err(NotHeard::Unreadable(say!("hear-no-object", example = example)));
        };
        let is_entry = fields.contains_key("n");
        if is_entry && (fields.contains_key("ruling") || fields.contains_key("question")) {
            return Ok(());
        }
        let at = self.moment(fields.remove("at"))?;
        let mut act = match fields.remove("event") {
            Some(act) => act,
            None => value,
        };
        if act.get("question").is_some_and(|question| question == "last") {
            let last = self.referee.game().questions().last();
            let (no, _) = last.ok_or(NotHeard::NoOpenQuestion)?;
            act["question"] = Value::from(no.get());
        }
        // Read from text, as records are.
        let act: StoredAct = serde_json::from_str(&act.to_string()).map_err(unreadable)?;
        let event = EventDraft::from(act).at(at);
        self.referee.hear(event, &mut self.mates).map_err(NotHeard::Refused)?;
        Ok(())
    }

    /// When an act happened: as it says, or a moment after the last.
    fn moment(&self, at: Option<Value>) -> Result<Instant, NotHeard> {
        match at {
            Some(at) => match at.as_u64().filter(|millis| *millis < 1 << 53) {
                Some(millis) => Ok(Instant::from_millis(millis)),
                None => Err(NotHeard::Unreadable(say!("hear-at", text = at.to_string()))),
            },
            None => Ok(self.a_moment_later()),
        }
    }

    /// A moment after the last.
    fn a_moment_later(&self) -> Instant {
        match self.referee.game().now() {
            Some(now) => now + Duration::from_millis(1),
            None => Instant::ZERO,
        }
    }

    /// The entries from an index on, as they are stored.
    pub(crate) fn written_since(&self, index: usize) -> String {
        let provisions = self.referee.game().provisions();
        let entries = self.referee.record().iter().enumerate().skip(index);
        entries
            .map(|(before, entry)| wire::write_entry(EntryNo::after(before), entry, provisions) + "\n")
            .collect()
    }
}

/// A move without its number: `e4` of `1.e4`, and nothing of `1.`.
fn unnumbered(word: &str) -> Option<&str> {
    let mv = match word.split_once('.') {
        Some((number, rest)) if number.bytes().all(|byte| byte.is_ascii_digit()) => rest.trim_start_matches('.'),
        _ => word,
    };
    Some(mv).filter(|mv| !mv.is_empty())
}

/// Why an act cannot happen now; of an illegal move, which provisions it breaks.
pub(crate) fn reason(printer: &RecordPrinter, refusal: &Refusal, game: &Game) -> String {
    let reason = printer.words.refusal(refusal, game);
    match refusal {
        Refusal::Illegal(breaches) => {
            let keys: Vec<&str> = breaches
                .iter()
                .flat_map(|breach| breach.provisions())
                .copied()
                .collect();
            format!("{reason} {}", say!("hear-breaks", keys = keys.join(", ")))
        }
        _ => reason,
    }
}

/// An act that was not heard.
#[derive(Serialize)]
struct NotHeardReport {
    file: String,
    line: usize,
    kind: &'static str,
    reason: String,
}

impl Report for NotHeardReport {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let (bad, strong) = (look.bad(), look.strong());
        let NotHeardReport {
            file,
            line,
            kind,
            reason,
        } = self;
        let kind = match *kind {
            "refused" => say!("hear-refused"),
            _ => say!("fault"),
        };
        writeln!(to, "{strong}{file}:{line}{strong:#} {bad}{kind}{bad:#}")?;
        writeln!(to, "  {}", hanging(&printable(reason), 2))
    }
}
