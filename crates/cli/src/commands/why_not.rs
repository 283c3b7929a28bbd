//! `jadoube why-not`: which conditions of a provision held, failed or are for the arbiter to say.

use std::fmt::{self, Write};
use std::io::Read;

use jadoube_laws::{Key, find};
use jadoube_referee::{EntryNo, Game, MateProver, NoFinding, NotRuled, Referee, Standing, wire};
use schemars::JsonSchema;
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use crate::commands::pgn::Source;
use crate::commands::{Answer, Stop};
use crate::heard::RecordPrinter;
use crate::look::Look;
use crate::paragraph::hanging;
use crate::problem::{Problem, printable};
use crate::screen::{Report, Screen};
use crate::words::{Language, record_fault_at, say, spoken_language};

/// Which event and which provision.
#[derive(Debug)]
pub(crate) struct WhyNot {
    pub(crate) source: Source,
    pub(crate) entry: EntryNo,
    pub(crate) key: Option<Key>,
    pub(crate) language: Language,
}

impl WhyNot {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let file = self.source.to_string();
        let mut bytes = Vec::new();
        let read = self
            .source
            .open()
            .and_then(|mut opened| opened.input.read_to_end(&mut bytes));
        if let Err(error) = read {
            screen.complain(&self.source.problem(&error))?;
            return Ok(Answer::Unreadable);
        }
        let (record, faults) = wire::read(&String::from_utf8_lossy(&bytes));
        let Some(record) = record else {
            let fault = faults
                .first()
                .map(|fault| format!(":{}", record_fault_at(fault)))
                .unwrap_or_default();
            return Err(Problem::new(format!("{file}{fault}"), say!("record-remedy")).into());
        };
        let printer = RecordPrinter::new(self.language)?;
        let referee = Referee::load(&record);
        let tried = match referee.why_not(self.entry, self.key, &mut MateProver::new()) {
            Ok(tried) => tried,
            Err(fault) => {
                let (what, remedy) = told(fault, self.entry, referee.record().len());
                screen.complain(&Problem::new(format!("{file}: {what}"), remedy))?;
                return Ok(Answer::No);
            }
        };
        if tried.is_empty() {
            let key = self.key.map(|key| key.to_string()).unwrap_or_default();
            screen.complain(&Problem::new(
                format!(
                    "{file}: {}",
                    say!("why-not-judged", key = key, number = self.entry.to_string())
                ),
                say!("why-not-judged-remedy"),
            ))?;
            return Ok(Answer::No);
        }
        if !screen.look.json {
            let said = printer.said(self.entry, &referee.record()[self.entry.index()], referee.game());
            screen.write(&format!("#{} {said}\n", self.entry))?;
        }
        for tried in &tried {
            screen.show(&Tried::new(&file, self.entry, tried, referee.game(), &printer))?;
        }
        Ok(Answer::Yes)
    }
}

pub(crate) fn told(fault: NoFinding, entry: EntryNo, entries: usize) -> (String, String) {
    match fault {
        NoFinding::NoEntry => (
            say!("no-entry", number = entry.to_string()),
            say!("why-not-entries", count = entries),
        ),
        NoFinding::NotAnEvent(Some(event)) => (
            say!("why-not-event", number = entry.to_string()),
            say!("why-not-rests", number = event.to_string()),
        ),
        NoFinding::NotAnEvent(None) => (
            say!("why-not-event", number = entry.to_string()),
            say!("why-not-event-remedy"),
        ),
        NoFinding::Nothing => (
            say!("why-not-nothing", number = entry.to_string()),
            say!("why-not-nothing-remedy"),
        ),
    }
}

/// A provision and how it stands with its conditions.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "ProvisionTried")]
pub(crate) struct Tried {
    /// The file of the record, if there is one.
    #[serde(skip_serializing_if = "String::is_empty")]
    file: String,
    /// The entry of the event.
    entry: u32,
    /// The key of the provision.
    key: String,
    /// Its title.
    title: &'static str,
    /// Its article in the edition of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    article: Option<String>,
    /// Whether it holds in this game.
    binds: bool,
    /// Whether it was applied.
    applied: bool,
    /// Whether what was ruled or asked rests on it besides another provision.
    cited: bool,
    /// Where it holds, if not in this game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    elsewhere: Vec<String>,
    /// Its conditions, in the order in which an arbiter would ask.
    conditions: Vec<ConditionTried>,
}

/// A condition of a provision.
#[derive(Serialize, JsonSchema)]
struct ConditionTried {
    /// Its name.
    condition: String,
    /// `holds`, `fails`, `moot` if it does not arise, or `judged` if the arbiter has to say.
    standing: &'static str,
    /// What was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

impl Tried {
    pub(crate) fn new(file: &str, entry: EntryNo, tried: &NotRuled, game: &Game, printer: &RecordPrinter) -> Tried {
        let provision = find(tried.key.as_str());
        let citation = game.provisions().citation(tried.key).filter(|_| tried.binds);
        let elsewhere = provision.filter(|_| !tried.binds).map(|provision| {
            let places = provision.editions().filter_map(|edition| {
                let citation = provision.citation(edition)?;
                Some(format!("{edition}: {}", printer.words.citation(&citation)))
            });
            places.collect()
        });
        Tried {
            file: file.to_owned(),
            entry: entry.get(),
            key: tried.key.to_string(),
            title: provision.map_or("", |provision| provision.title_in(spoken_language())),
            article: citation.map(|citation| printer.words.citation(&citation)),
            binds: tried.binds,
            applied: tried.ruled,
            cited: tried.cited,
            elsewhere: elsewhere.unwrap_or_default(),
            conditions: tried
                .conditions
                .iter()
                .map(|attempted| ConditionTried {
                    condition: attempted.condition.to_string(),
                    standing: match attempted.standing {
                        Standing::Holds => "holds",
                        Standing::Fails => "fails",
                        Standing::Moot => "moot",
                        Standing::Judged => "judged",
                    },
                    text: printer.words.attempted(attempted, entry, game),
                })
                .collect(),
        }
    }
}

impl Report for Tried {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let (strong, faint, good, bad, mark) = (look.strong(), look.faint(), look.good(), look.bad(), look.mark());
        writeln!(to)?;
        write!(to, "{strong}{}{strong:#}", self.key)?;
        if let Some(article) = &self.article {
            write!(to, " {faint}{article}{faint:#}")?;
        }
        let state = match (self.binds, self.applied, self.cited) {
            (false, ..) => say!("why-not-unbound"),
            (true, true, _) => say!("why-not-applied"),
            (true, false, true) => say!("why-not-rested"),
            (true, false, false) => say!("why-not-not-applied"),
        };
        writeln!(to, " · {state}")?;
        writeln!(to, "  {faint}{}{faint:#}", self.title)?;
        if !self.elsewhere.is_empty() {
            writeln!(
                to,
                "  {}",
                hanging(&say!("why-not-elsewhere", places = self.elsewhere.join("; ")), 2)
            )?;
        }
        let labels = [say!("why-not-met"), say!("why-not-not-met"), say!("why-not-asked")];
        let width = labels.iter().map(|label| label.width()).max().unwrap_or_default();
        let [met, not_met, asked] = labels.map(|label| (" ".repeat(width - label.width()), label));
        for condition in &self.conditions {
            let Some(text) = &condition.text else { continue };
            let text = hanging(&printable(text), 2 + width + 2);
            let (style, (blanks, label)) = match condition.standing {
                "holds" => (good, &met),
                "fails" => (bad, &not_met),
                _ => (mark, &asked),
            };
            writeln!(to, "  {style}{label}{style:#}{blanks}  {text}")?;
        }
        Ok(())
    }
}
