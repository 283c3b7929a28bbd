//! What is told while a game is played.

use std::fmt::Write;
use std::io;
use std::ops::Range;

use jadoube_laws::Key;
use jadoube_referee::{Act, Entry, EntryNo, Phase, Refusal};

use super::Session;
use crate::args::Editions;
use crate::commands::Stop;
use crate::commands::play::doing::Denied;
use crate::heard::{Moves, shown};
use crate::paragraph::hanging;
use crate::problem::Problem;
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
                text += &self.teller.json(None, no, entry, game);
                continue;
            }
            match entry {
                Entry::Event(event) => match event.act {
                    Act::Made { .. } | Act::Played { .. } => text += &(self.last_move() + "\n"),
                    // What the referee answers tells what was heard; a press is seen on the clock.
                    _ if entries.len() > 1 || matches!(event.act, Act::Pressed(_)) => {}
                    _ => self.teller.draw(no, entry, game, &screen.look, &mut text).map_err(io::Error::other)?,
                },
                Entry::Ruling(_) => {
                    self.teller.draw(no, entry, game, &screen.look, &mut text).map_err(io::Error::other)?;
                }
                Entry::Question(_) => {
                    self.teller.draw(no, entry, game, &screen.look, &mut text).map_err(io::Error::other)?;
                    text += &format!("{:1$}The arbiter answers with: arbiter answer N\n", "", 4 + no.to_string().len());
                }
            }
        }
        Ok(screen.write(&text)?)
    }

    /// The last move, with the time that its player has left.
    fn last_move(&self) -> String {
        let game = self.table.game();
        let mut moves = Moves::new(self.language);
        if let (Some(ply), Some(now)) = (game.plies().last(), game.now()) {
            let left = game.clock().map(|clock| clock.remaining(ply.before.turn(), now));
            moves.push(ply, left);
        }
        moves.take()
    }

    /// Says why a line leads to nothing.
    pub(super) fn deny(&self, denied: Denied, screen: &mut Screen) -> Result<(), Stop> {
        match denied {
            Denied::Problem(problem) => self.say_problem(&problem, screen),
            Denied::Misread(text, misread) => {
                let edition = self.table.game().terms().edition;
                screen.show(&Verdict::new(
                    Err(misread),
                    self.table.game().position(),
                    &text,
                    &self.manner.letters,
                    (&Editions(vec![edition]), None),
                    self.language,
                ))?;
                Ok(())
            }
            Denied::Refused(refusal) => self.refuse(&refusal, screen),
        }
    }

    /// What cannot happen now, and by which article if one says so.
    fn refuse(&self, refusal: &Refusal, screen: &mut Screen) -> Result<(), Stop> {
        let game = self.table.game();
        let words = self.teller.words.refusal(refusal, game);
        if screen.look.json {
            return self.say_problem(&Problem::new(words, REFUSED), screen);
        }
        let bad = screen.look.bad();
        let mut text = format!("  {bad}{}{bad:#}\n", hanging(&words, 2));
        if let Some(key) = ground(refusal) {
            let drawn = self.teller.draw_articles(key, &[], game, 2, &screen.look, &mut text);
            drawn.map_err(io::Error::other)?;
        }
        Ok(screen.write(&text)?)
    }

    /// A problem is told where the game is told: it belongs to its course.
    fn say_problem(&self, problem: &Problem, screen: &mut Screen) -> Result<(), Stop> {
        Ok(screen.show(problem)?)
    }

    /// What stands at the beginning of a session.
    pub(in super::super) fn greet(&self, screen: &mut Screen) -> Result<(), Stop> {
        if screen.look.json {
            return Ok(());
        }
        let game = self.table.game();
        let mut text = self.teller.terms(game.terms(), &self.heading) + "\n";
        text += &format!("Record: {}\n", self.table.journal.path().display());
        text += match (game.phase(), self.resumed) {
            (Phase::Awaited, _) => "Enter starts the clock, and so does the first move. `help` lists what can be written.\n",
            (Phase::Playing, _) => "The clocks stand as they did. `resume`, or Enter, lets the game go on.\n",
            (Phase::Ended(_), _) => "The game is over.\n",
        };
        screen.write(&text)?;
        match self.resumed {
            true => self.see_game(screen),
            false => Ok(()),
        }
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
                let result = self.teller.result(outcome);
                let _ = writeln!(text, "\n{strong}{result}{strong:#}");
            }
            None => text += &format!("\n{}\n", self.how_to_resume()),
        }
        text += &format!("Saved: {}, {}\n", self.table.journal.path().display(), self.pgn().display());
        Ok(screen.write(&text)?)
    }

    /// What the clocks show.
    pub(super) fn clocks(&self) -> String {
        let Some(clock) = self.table.game().clock() else {
            return "This game has no clock.\n".to_owned();
        };
        let now = self.table.now();
        let mut text = String::new();
        for color in jadoube_board::Color::ALL {
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
    pub(in super::super) fn name(&self, color: jadoube_board::Color) -> String {
        let (side, name) = match color {
            jadoube_board::Color::White => ("White", &self.heading.white),
            jadoube_board::Color::Black => ("Black", &self.heading.black),
        };
        match name {
            Some(name) => format!("{side}  {}", crate::problem::printable(name)),
            None => side.to_owned(),
        }
    }
}

const REFUSED: &str = "Nothing has happened. `help` lists what can be written.";

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
