//! What is told while a game is played.

use std::fmt::Write;
use std::io;
use std::ops::Range;
use std::time::Duration;

use jadoube_board::Color;
use jadoube_laws::Key;
use jadoube_notation::Misread;
use jadoube_referee::{Act, Entry, EntryNo, Phase, Refusal, Ruling};

use super::Session;
use crate::args::Editions;
use crate::commands::Stop;
use crate::commands::play::doing::Denied;
use crate::heard::{Moves, shown};
use crate::paragraph::hanging;
use crate::problem::{Problem, printable};
use crate::screen::Screen;
use crate::verdict::Verdict;

impl Session {
    /// Tells of new entries: a move in a line, what the referee says with its articles.
    pub(super) fn tell(&self, entries: Range<usize>, screen: &mut Screen) -> Result<(), Stop> {
        let game = self.table.game();
        let record = self.table.referee.record();
        let mut text = String::new();
        for before in entries.clone() {
            let (no, entry) = (EntryNo::after(before), &record[before]);
            if screen.look.json {
                text += &self.printer.json(None, no, entry, game);
                continue;
            }
            match entry {
                Entry::Event(event) => match &event.act {
                    Act::Played(_) => text += &self.last_move(self.left()),
                    Act::Made(_) => text += &self.last_move(None),
                    // What the referee answers tells what was heard.
                    _ if entries.len() > 1 => {}
                    Act::Pressed(_) => {
                        let left = self.left().map_or(String::new(), |left| format!(" ({})", shown(left)));
                        text += &format!("{}{left}\n", self.printer.said(no, entry, game));
                    }
                    _ => self
                        .printer
                        .draw(no, entry, game, &screen.look, &mut text)
                        .map_err(io::Error::other)?,
                },
                // It was said when the game was opened.
                Entry::Ruling(ruling) if self.is_remark(ruling) => {}
                Entry::Ruling(_) => {
                    self.printer
                        .draw(no, entry, game, &screen.look, &mut text)
                        .map_err(io::Error::other)?;
                }
                Entry::Question(_) => {
                    self.printer
                        .draw(no, entry, game, &screen.look, &mut text)
                        .map_err(io::Error::other)?;
                    text += &format!(
                        "{:1$}The arbiter answers with: arbiter answer N\n",
                        "",
                        4 + no.to_string().len()
                    );
                }
            }
        }
        Ok(screen.write(&text)?)
    }

    /// The last move in a line.
    fn last_move(&self, left: Option<Duration>) -> String {
        let mut moves = Moves::new(self.language);
        let game = self.table.game();
        if let Some(ply) = game.plies().last() {
            moves.push(game, ply, left);
        }
        moves.take() + "\n"
    }

    /// What is left to the player who has just moved.
    fn left(&self) -> Option<Duration> {
        let game = self.table.game();
        let clock = game.clock()?;
        Some(clock.remaining(!game.turn(), game.now()?))
    }

    /// Says why a line leads to nothing.
    pub(super) fn deny(&self, denied: Denied, screen: &mut Screen) -> Result<(), Stop> {
        match denied {
            // It belongs to the course of the game, and is told where that is told.
            Denied::Problem(problem) => Ok(screen.show(&problem)?),
            Denied::Misread(text, misread) => {
                let unread = matches!(misread, Misread::Unreadable { .. });
                let game = self.table.game();
                let edition = game.terms().edition;
                let position = game.position().unwrap_or(&game.terms().start);
                screen.show(&Verdict::new(
                    Err(misread),
                    position,
                    &text,
                    &self.style.letters,
                    (&Editions(vec![edition]), None),
                    self.language,
                ))?;
                match unread && !screen.look.json {
                    true => Ok(screen.write("`help` lists what else can be written.\n")?),
                    false => Ok(()),
                }
            }
            Denied::Refused(refusal) => self.refuse(&refusal, screen),
        }
    }

    /// What cannot happen now, and by which article if one says so.
    fn refuse(&self, refusal: &Refusal, screen: &mut Screen) -> Result<(), Stop> {
        let game = self.table.game();
        let words = self.printer.words.refusal(refusal, game);
        let remedy = remedy(refusal);
        if screen.look.json {
            return Ok(screen.show(&Problem::new(words, remedy))?);
        }
        let bad = screen.look.bad();
        let mut text = format!("  {bad}{}{bad:#}\n", hanging(&words, 2));
        if !remedy.is_empty() {
            text += &format!("  {}\n", hanging(remedy, 2));
        }
        if let Some(key) = ground(refusal) {
            let drawn = self.printer.draw_articles(key, &[], game, 2, &screen.look, &mut text);
            drawn.map_err(io::Error::other)?;
        }
        Ok(screen.write(&text)?)
    }

    /// What stands at the beginning of a session.
    pub(in super::super) fn greet(&self, screen: &mut Screen) -> Result<(), Stop> {
        if screen.look.json {
            return Ok(());
        }
        let game = self.table.game();
        let mut text = self.printer.terms(game.terms(), &self.heading) + "\n";
        if game.phase() == Phase::Awaited {
            for remark in self.table.referee.remarks_on_terms() {
                text += &self.printer.remark(&remark, game, &screen.look);
            }
        }
        text += &format!("Record: {}\n", self.table.journal.path().display());
        text += match game.phase() {
            Phase::Awaited => "Enter begins the session, and so does the first move. `help` lists the rest.\n",
            Phase::Playing if game.clock().is_none() => "The game goes on.\n",
            Phase::Playing => "The clocks stand as they did. `resume`, or Enter, lets the game go on.\n",
            Phase::Sealing => "The player to move has to seal a move. `resume`, or Enter, lets the clock run.\n",
            Phase::Adjourned => "The game is adjourned. `resumption starts` takes it up again.\n",
            Phase::Resuming => "The envelope has yet to be opened: `arbiter opens the envelope: MOVE`.\n",
            Phase::Ended(_) => "The game is over.\n",
            Phase::Annulled => "The game is annulled. A new game is played.\n",
        };
        Ok(screen.write(&text)?)
    }

    /// Whether a ruling says no more than what was said of the terms.
    fn is_remark(&self, ruling: &Ruling) -> bool {
        let mut remarks = self.table.referee.remarks_on_terms().into_iter();
        !self.resumed && ruling.effects.is_empty() && remarks.any(|remark| remark.sentence == ruling.sentence)
    }

    /// What is said at the end of a session.
    pub(super) fn part(&self, screen: &mut Screen) -> Result<(), Stop> {
        if screen.look.json {
            return Ok(());
        }
        let strong = screen.look.strong();
        let mut text = String::new();
        match self.table.game().outcome() {
            Some(outcome) => {
                let result = self.printer.result(outcome);
                let _ = writeln!(text, "\n{strong}{result}{strong:#}");
            }
            None if self.table.game().phase() == Phase::Annulled => {
                let _ = writeln!(text, "\n{strong}The game is annulled. A new game is played.{strong:#}");
            }
            None => text += &format!("\n{}\n", self.how_to_resume()),
        }
        text += &format!(
            "Saved: {}, {}\n",
            self.table.journal.path().display(),
            self.pgn().display()
        );
        Ok(screen.write(&text)?)
    }

    /// What the clocks show.
    pub(super) fn clocks(&self) -> String {
        let Some(clock) = self.table.game().clock() else {
            return "This game has no clock.\n".to_owned();
        };
        let now = self.table.now();
        let mut text = String::new();
        for color in Color::ALL {
            let name = self.name(color);
            let time = shown(clock.shown(color, now));
            let state = match () {
                () if clock.flag(color, now).is_some() => "  flag",
                () if clock.running() == Some(color) => "  runs",
                () => "",
            };
            let _ = writeln!(text, "  {name:20} {time}{state}");
        }
        text
    }

    /// A player, by colour and name.
    pub(in super::super) fn name(&self, color: Color) -> String {
        let (side, name) = match color {
            Color::White => ("White", &self.heading.white),
            Color::Black => ("Black", &self.heading.black),
        };
        match name {
            Some(name) => format!("{side}  {}", printable(name)),
            None => side.to_owned(),
        }
    }
}

/// What can be written instead.
fn remedy(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::Interrupted => "Write `resume`.",
        Refusal::Held(_) => "Write `arbiter answer N`; `questions` lists the answers.",
        Refusal::NotFilledIn(_) | Refusal::OutOfBounds(_) => {
            "Write it after the number of the answer, as in `arbiter answer 3 2:00`."
        }
        Refusal::NothingToFillIn => "Write the number of the answer alone, as in `arbiter answer 3`.",
        Refusal::NotBegun => "Write `start`.",
        Refusal::FlagUp(_) | Refusal::FirstFlagUp(_) | Refusal::NoFlag => "`clocks` shows the times.",
        _ => "",
    }
}

/// The provision by which something is refused.
fn ground(refusal: &Refusal) -> Option<Key> {
    match refusal {
        Refusal::BoundToMove(key, _)
        | Refusal::BoundToPiece(key, _)
        | Refusal::PointsNotPermitted(key)
        | Refusal::NotRaisable(key) => Some(*key),
        _ => None,
    }
}
