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
use crate::words::say;

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
                    let how = say!("play-answer", command = "arbiter answer N");
                    text += &format!("{:1$}{how}\n", "", 4 + no.to_string().len());
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
                    true => Ok(screen.write(&(say!("play-help-else") + "\n"))?),
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
            text += &format!("  {}\n", hanging(&remedy, 2));
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
        text += &say!("play-record", file = self.table.journal.path().display().to_string());
        text += "\n";
        text += &match game.phase() {
            Phase::Awaited => say!("play-awaited"),
            Phase::Playing if game.clock().is_none() => say!("play-goes-on"),
            Phase::Playing => say!("play-clocks-stand"),
            Phase::Sealing => say!("play-sealing"),
            Phase::Adjourned => say!("play-adjourned"),
            Phase::Resuming => say!("play-resuming"),
            Phase::Ended(_) => say!("play-over"),
            Phase::Annulled => say!("play-annulled"),
        };
        text.push('\n');
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
                let _ = writeln!(text, "\n{strong}{}{strong:#}", say!("play-annulled"));
            }
            None => text += &format!("\n{}\n", self.how_to_resume()),
        }
        text += &say!(
            "play-saved",
            record = self.table.journal.path().display().to_string(),
            pgn = self.pgn().display().to_string()
        );
        text.push('\n');
        Ok(screen.write(&text)?)
    }

    /// What the clocks show.
    pub(super) fn clocks(&self) -> String {
        let Some(clock) = self.table.game().clock() else {
            return say!("play-no-clock") + "\n";
        };
        let now = self.table.now();
        let mut text = String::new();
        for color in Color::ALL {
            let name = self.name(color);
            let time = shown(clock.shown(color, now));
            let state = match () {
                () if clock.flag(color, now).is_some() => say!("play-flag"),
                () if clock.running() == Some(color) => say!("play-runs"),
                () => String::new(),
            };
            let line = format!("  {name:20} {time}  {state}");
            let _ = writeln!(text, "{}", line.trim_end());
        }
        text
    }

    /// A player, by colour and name.
    pub(in super::super) fn name(&self, color: Color) -> String {
        let (side, name) = match color {
            Color::White => (say!("player-label-white"), &self.heading.white),
            Color::Black => (say!("player-label-black"), &self.heading.black),
        };
        match name {
            Some(name) => format!("{side}  {}", printable(name)),
            None => side,
        }
    }
}

/// What can be written instead.
fn remedy(refusal: &Refusal) -> String {
    match refusal {
        Refusal::Interrupted => say!("play-remedy-resume"),
        Refusal::Held(_) => say!("play-remedy-answer"),
        Refusal::NotFilledIn(_) | Refusal::OutOfBounds(_) => say!("play-remedy-size"),
        Refusal::NothingToFillIn => say!("play-remedy-alone"),
        Refusal::NotBegun => say!("play-remedy-start"),
        Refusal::FlagUp(_) | Refusal::FirstFlagUp(_) | Refusal::NoFlag => say!("play-remedy-clocks"),
        _ => String::new(),
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
