//! What somebody wants to see while a game is played. Nothing happens by it.

use std::fmt::{self, Write};
use std::io;

use jadoube_board::{Color, Setup, Squares};
use jadoube_referee::{Entry, Phase};
use jadoube_scoresheet::ClockReadings;
use serde::Serialize;

use super::Session;
use crate::args::Editions;
use crate::commands::Stop;
use crate::commands::laws::{Asked, Show};
use crate::commands::play::line::Sight;
use crate::diagram::Diagram;
use crate::heard::Moves;
use crate::look::Look;
use crate::screen::{Report, Screen};
use crate::words::{has_the_move, say};

impl Session {
    pub(super) fn see(&mut self, sight: Sight, screen: &mut Screen) -> Result<(), Stop> {
        match sight {
            Sight::Laws(words) => return self.look_up(&words, screen),
            Sight::Help => return Ok(screen.write(&(say!("play-help") + "\n"))?),
            _ if screen.look.json => return Ok(screen.show(&self.state())?),
            Sight::Board => screen.show(&self.state())?,
            Sight::Clocks => screen.write(&self.clocks())?,
            Sight::Moves => {
                let moves = self.moves();
                screen.write(&(moves + "\n"))?;
            }
            Sight::Questions => self.see_questions(screen)?,
        }
        Ok(())
    }

    /// How a game stands that goes on: the board, the clocks and what is asked.
    pub(in super::super) fn recall(&self, screen: &mut Screen) -> Result<(), Stop> {
        if !self.resumed || screen.look.json {
            return Ok(());
        }
        screen.show(&self.state())?;
        screen.write(&self.clocks())?;
        match self.table.game().questions().is_empty() {
            true => Ok(()),
            false => self.see_questions(screen),
        }
    }

    fn see_questions(&self, screen: &mut Screen) -> Result<(), Stop> {
        let game = self.table.game();
        let mut text = String::new();
        for (no, question) in game.questions() {
            let entry = Entry::Question(Box::new(question.clone()));
            let drawn = self.printer.draw(*no, &entry, game, &screen.look, &mut text);
            drawn.map_err(io::Error::other)?;
        }
        if game.questions().is_empty() {
            text += &format!("  {}\n", say!("play-no-question"));
        }
        Ok(screen.write(&text)?)
    }

    fn moves(&mut self) -> String {
        let table = &self.table;
        let game = table.referee.game();
        let readings = ClockReadings::of(&table.referee);
        let mut moves = Moves::from(self.language, game, 0, &readings);
        match moves.is_empty() {
            true => say!("play-no-move"),
            false => moves.take(),
        }
    }

    fn look_up(&self, words: &[String], screen: &mut Screen) -> Result<(), Stop> {
        let edition = self.table.game().terms().edition;
        let show = Show {
            asked: Asked::read(words, Some(Editions(vec![edition]))),
            kind: None,
            notes: false,
            checks: false,
        };
        match show.run(screen) {
            Ok(_) => Ok(()),
            Err(Stop::Problem(problem)) => Ok(screen.show(&problem)?),
            Err(stop) => Err(stop),
        }
    }

    pub(in super::super) fn state(&self) -> State {
        let game = self.table.game();
        let now = self.table.now();
        let millis = |color: Color| {
            let left = game.clock().map(|clock| clock.remaining(color, now));
            left.map(|left| u64::try_from(left.as_millis()).unwrap_or(u64::MAX))
        };
        State {
            fen: game.board().to_setup().to_string(),
            turn: game.turn().to_string(),
            phase: match game.phase() {
                Phase::Awaited => "awaited",
                Phase::Playing if game.interrupted() => "interrupted",
                Phase::Sealing => "sealing",
                Phase::Adjourned => "adjourned",
                Phase::Resuming => "resuming",
                Phase::Playing => "playing",
                Phase::Ended(_) => "ended",
                Phase::Annulled => "annulled",
            },
            white_ms: millis(Color::White),
            black_ms: millis(Color::Black),
            open: game.questions().iter().map(|(no, _)| no.get()).collect(),
            setup: game.board().to_setup(),
            moved: match game.plies().last() {
                Some(ply) => Squares::of(ply.attempt().from) | Squares::of(ply.attempt().to),
                None => Squares::EMPTY,
            },
        }
    }
}

/// How the game stands.
#[derive(Serialize)]
pub(in super::super) struct State {
    fen: String,
    turn: String,
    phase: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    white_ms: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    black_ms: Option<u64>,
    /// The open questions, by their entries.
    open: Vec<u32>,
    #[serde(skip)]
    setup: Setup,
    #[serde(skip)]
    moved: Squares,
}

impl Report for State {
    /// The board, the last move marked.
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        Diagram::new(&self.setup)
            .marked(self.moved, Squares::EMPTY)
            .draw(look, to)?;
        match self.phase {
            "ended" => Ok(()),
            _ => writeln!(to, "   {}", has_the_move(self.setup.turn)),
        }
    }
}
