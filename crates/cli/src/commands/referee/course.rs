//! The course of a game: moves in paragraphs, and what was ruled and asked set off between them.

use std::fmt::{self, Write};
use std::io;
use std::time::Duration;

use jadoube_clock::Instant;
use jadoube_referee::wire::Record;
use jadoube_referee::{Act, Entry, EntryNo, Game, Phase, Referee};
use jadoube_scoresheet::ClockReadings;

use crate::commands::Stop;
use crate::heard::{Moves, RecordPrinter, shown};
use crate::look::Look;
use crate::paragraph::hanging;
use crate::screen::Screen;
use crate::words::{Language, say};

/// The course of a game on record.
pub(super) struct Course<'a> {
    file: &'a str,
    record: &'a Record,
    printer: &'a RecordPrinter,
    language: Language,
}

impl<'a> Course<'a> {
    pub(super) fn new(file: &'a str, record: &'a Record, printer: &'a RecordPrinter, language: Language) -> Course<'a> {
        Course {
            file,
            record,
            printer,
            language,
        }
    }

    /// Shows the entries as they are stored.
    pub(super) fn show(&self, screen: &mut Screen) -> Result<(), Stop> {
        let entries = &self.record.entries;
        let referee = Referee::load(self.record);
        let game = referee.game();
        let mut text = String::new();
        if screen.look.json {
            for (before, entry) in entries.iter().enumerate() {
                text += &self.printer.json(Some(self.file), EntryNo::after(before), entry, game);
            }
        } else {
            let readings = ClockReadings::of(&referee);
            self.draw(game, &readings, &screen.look, &mut text)
                .map_err(io::Error::other)?;
        }
        Ok(screen.write(&text)?)
    }

    fn draw(&self, game: &Game, readings: &ClockReadings, look: &Look, to: &mut String) -> fmt::Result {
        let (strong, faint) = (look.strong(), look.faint());
        writeln!(to, "{faint}{}{faint:#}", self.file)?;
        writeln!(to, "{}", self.printer.terms(&self.record.terms, &self.record.heading))?;
        let entries = &self.record.entries;
        let mut moves = Moves::new(self.language);
        for (before, entry) in entries.iter().enumerate() {
            let no = EntryNo::after(before);
            if let Some(index) = game.plies().iter().position(|ply| ply.entry == no) {
                moves.push(game, &game.plies()[index], readings.get(index));
                continue;
            }
            match entry {
                // The time after its move tells of a press that completes it.
                Entry::Event(event) if matches!(event.act, Act::Pressed(_)) && !self.is_answered(no) => {}
                Entry::Event(event) => {
                    draw_moves(&mut moves, to)?;
                    to.push('\n');
                    if !self.is_told_next(no, game) {
                        self.draw_event(no, event.at, entry, game, look, to)?;
                    }
                }
                Entry::Ruling(_) | Entry::Question(_) => {
                    if !moves.is_empty() {
                        draw_moves(&mut moves, to)?;
                        to.push('\n');
                    }
                    self.printer.draw(no, entry, game, look, to)?;
                }
            }
        }
        draw_moves(&mut moves, to)?;
        match game.phase() {
            Phase::Ended(outcome) => writeln!(to, "\n{strong}{}{strong:#}", self.printer.result(outcome)),
            Phase::Annulled => writeln!(to, "\n{strong}{}{strong:#}", say!("play-annulled")),
            Phase::Awaited => writeln!(to, "\n{}", say!("course-not-begun")),
            Phase::Playing | Phase::Sealing | Phase::Adjourned | Phase::Resuming => {
                let open: Vec<String> = game.questions().iter().map(|(no, _)| format!("#{no}")).collect();
                let open = match open.is_empty() {
                    true => String::new(),
                    false => format!(" {}", say!("course-open", questions = open.join(", "))),
                };
                let state = match game.phase() {
                    Phase::Adjourned => say!("course-adjourned"),
                    _ => say!("course-not-over"),
                };
                writeln!(to, "\n{strong}{state}{strong:#}{open}")
            }
        }
    }

    /// Whether the referee says something to an event.
    fn is_answered(&self, no: EntryNo) -> bool {
        let next = self.record.entries.get(no.get() as usize);
        matches!(next, Some(Entry::Ruling(_) | Entry::Question(_)))
    }

    /// Whether what the referee says to an event begins with the event itself.
    fn is_told_next(&self, no: EntryNo, game: &Game) -> bool {
        let entries = &self.record.entries;
        let said = |no: EntryNo| Some(self.printer.said(no, entries.get(no.index())?, game));
        let next = EntryNo::after(no.get() as usize);
        let event = said(no).unwrap_or_default();
        // Without its full stop: the sentence may go on.
        let event = event.trim_end_matches('.');
        self.is_answered(no) && said(next).is_some_and(|answer| answer.starts_with(event))
    }

    /// What happened besides moves, and when.
    fn draw_event(
        &self,
        no: EntryNo,
        at: Instant,
        entry: &Entry,
        game: &Game,
        look: &Look,
        to: &mut String,
    ) -> fmt::Result {
        let faint = look.faint();
        let since = game.started().map_or(Duration::ZERO, |started| at.since(started));
        let time = shown(Duration::from_secs(since.as_secs()));
        let hang = time.len() + 2;
        let said = hanging(&self.printer.said(no, entry, game), hang);
        writeln!(to, "{faint}{time}{faint:#}  {said}")
    }
}

fn draw_moves(moves: &mut Moves, to: &mut String) -> fmt::Result {
    match moves.is_empty() {
        true => Ok(()),
        false => writeln!(to, "\n{}", moves.take()),
    }
}
