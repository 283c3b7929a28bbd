//! A game on a terminal: the board and both clocks stand below what was said, and the clocks tick.

use std::io::{self, Write};
use std::process;
use std::time::Duration;

use crossterm::cursor::{MoveToColumn, MoveUp};
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::terminal::{self, Clear, ClearType};
use crossterm::{execute, queue};
use jadoube_board::Color;
use jadoube_clock::Reading;
use jadoube_referee::{Must, Obligation};
use jadoube_scoresheet::ClockReadings;
use unicode_width::UnicodeWidthChar;

use super::session::{Flow, Session};
use crate::commands::Stop;
use crate::heard::Moves;
use crate::look::Look;
use crate::screen::{Report, Screen};
use crate::words::{has_the_move, player_label, say, with_decimal_sign};

/// How often the clocks are looked at.
const TICK: Duration = Duration::from_millis(100);
/// The column at which clocks and names stand, right of the board.
const PANEL: u16 = 31;
/// How many rows the board takes, its letters included.
const BOARD: usize = 9;

/// Plays until the players leave.
pub(super) fn play(session: &mut Session, screen: &mut Screen) -> Result<(), Stop> {
    let mut live = Live::default();
    let left = live.run(session, screen);
    live.erase()?;
    terminal::disable_raw_mode()?;
    match left? {
        Left::Quit => Ok(()),
        Left::Stopped => {
            session.leave(screen)?;
            process::exit(130);
        }
    }
}

/// How the players left.
enum Left {
    Quit,
    /// With Ctrl-C.
    Stopped,
}

/// What stands at the bottom of the terminal and is drawn anew when it changes.
#[derive(Default)]
struct Live {
    /// What is drawn, to see whether it changed.
    frame: Vec<[String; 2]>,
    typed: String,
    /// What was typed before, the last line last.
    history: Vec<String>,
    /// How far back in it.
    back: usize,
}

impl Live {
    fn run(&mut self, session: &mut Session, screen: &mut Screen) -> Result<Left, Stop> {
        terminal::enable_raw_mode()?;
        loop {
            self.draw(session, &screen.look)?;
            if !event::poll(TICK)? {
                if session.table.default_time_passed() {
                    self.aside(|| session.pass_time(screen))?;
                }
                continue;
            }
            match event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => match self.key(key) {
                    Some(Typed::Line(line)) => {
                        let over = session.table.game().phase().is_over();
                        if over && line.trim().is_empty() {
                            return Ok(Left::Quit);
                        }
                        // What was typed stays above its answer.
                        let said = match line.trim().is_empty() {
                            true => String::new(),
                            false => format!("> {line}\n"),
                        };
                        let flow = self.aside(|| {
                            screen.write(&said)?;
                            session.take(&line, screen)
                        })?;
                        if flow == Flow::Over {
                            return Ok(Left::Quit);
                        }
                    }
                    Some(Typed::End) => return Ok(Left::Quit),
                    Some(Typed::Stop) => return Ok(Left::Stopped),
                    None => {}
                },
                Event::Resize(..) => self.erase()?,
                _ => {}
            }
        }
    }

    /// Takes a key. A line is whole with Enter.
    fn key(&mut self, key: KeyEvent) -> Option<Typed> {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c') if control => return Some(Typed::Stop),
            KeyCode::Char('d') if control && self.typed.is_empty() => return Some(Typed::End),
            KeyCode::Char('u') if control => self.typed.clear(),
            KeyCode::Char('w') if control => {
                let end = self.typed.trim_end().rfind(' ').map_or(0, |blank| blank + 1);
                self.typed.truncate(end);
            }
            KeyCode::Char(symbol) if !control && symbol.width().is_some() => self.typed.push(symbol),
            KeyCode::Backspace => {
                self.typed.pop();
            }
            KeyCode::Up => self.recall(self.back + 1),
            KeyCode::Down => self.recall(self.back.saturating_sub(1)),
            KeyCode::Enter => {
                self.back = 0;
                let line = std::mem::take(&mut self.typed);
                if !line.trim().is_empty() {
                    self.history.push(line.clone());
                }
                return Some(Typed::Line(line));
            }
            _ => {}
        }
        None
    }

    /// Brings back a line that was typed before.
    fn recall(&mut self, back: usize) {
        if back > self.history.len() {
            return;
        }
        self.back = back;
        let from = self.history.len() - back;
        self.typed = self.history.get(from).cloned().unwrap_or_default();
    }

    /// Lets something be said above what is live.
    fn aside<T>(&mut self, say: impl FnOnce() -> Result<T, Stop>) -> Result<T, Stop> {
        self.erase()?;
        terminal::disable_raw_mode()?;
        let said = say();
        terminal::enable_raw_mode()?;
        said
    }

    fn erase(&mut self) -> io::Result<()> {
        let Some(up) = self.frame.len().checked_sub(1) else {
            return Ok(());
        };
        self.frame.clear();
        let mut out = io::stdout();
        if up > 0 {
            queue!(out, MoveUp(u16::try_from(up).unwrap_or(u16::MAX)))?;
        }
        execute!(out, MoveToColumn(0), Clear(ClearType::FromCursorDown))
    }

    /// Draws what is live, if it changed.
    fn draw(&mut self, session: &Session, look: &Look) -> io::Result<()> {
        let (columns, rows) = terminal::size()?;
        let frame = self.compose(session, look, usize::from(columns), usize::from(rows));
        if frame == self.frame {
            return Ok(());
        }
        self.erase()?;
        let mut out = io::stdout();
        for (index, [left, right]) in frame.iter().enumerate() {
            if index > 0 {
                write!(out, "\r\n")?;
            }
            write!(out, "{left}")?;
            if !right.is_empty() {
                queue!(out, MoveToColumn(PANEL))?;
                write!(out, "{right}")?;
            }
        }
        out.flush()?;
        self.frame = frame;
        Ok(())
    }

    /// The board with clocks and names beside it, what is due, and the line being typed.
    fn compose(&self, session: &Session, look: &Look, columns: usize, rows: usize) -> Vec<[String; 2]> {
        let (top, bottom) = match look.flip {
            true => (Color::White, Color::Black),
            false => (Color::Black, Color::White),
        };
        let room = columns.saturating_sub(usize::from(PANEL) + 1);
        let name = |color: Color| clipped(&session.name(color), room);
        let mut frame = Vec::new();
        // Where there is no room for the board, the clocks are what matters.
        if rows > BOARD + 5 && room >= 12 {
            let mut board = String::new();
            let drawn = session.state().draw(look, &mut board);
            let lines = board.lines().take(BOARD).map(str::to_owned);
            frame.push([String::new(), String::new()]);
            frame.extend(lines.filter(|_| drawn.is_ok()).map(|line| [line, String::new()]));
            for (row, text) in [
                (1, name(top)),
                (2, clock(session, top, look)),
                (4, clipped(&last_moves(session), room)),
                (7, clock(session, bottom, look)),
                (8, name(bottom)),
            ] {
                if let Some(line) = frame.get_mut(row) {
                    line[1] = text;
                }
            }
        } else {
            for color in [top, bottom] {
                frame.push([
                    format!("{} {}", clock(session, color, look), name(color)),
                    String::new(),
                ]);
            }
        }
        let faint = look.faint();
        let due = clipped(&due(session), columns.saturating_sub(1));
        frame.push([format!("{faint}{due}{faint:#}"), String::new()]);
        // The end of a long line is what is being typed.
        let skip = self.typed.chars().count().saturating_sub(columns.saturating_sub(4));
        let typed: String = self.typed.chars().skip(skip).collect();
        frame.push([format!("> {typed}"), String::new()]);
        frame
    }
}

/// What was typed.
enum Typed {
    Line(String),
    /// The end of the input.
    End,
    /// Ctrl-C.
    Stop,
}

/// What the clock of a player shows.
fn clock(session: &Session, color: Color, look: &Look) -> String {
    let Some(clock) = session.table.game().clock() else {
        return String::new();
    };
    let now = session.table.now();
    let reading = Reading(clock.shown(color, now));
    let runs = clock.running() == Some(color);
    let (strong, bad) = (look.strong(), look.bad());
    match clock.flag(color, now) {
        Some(_) => format!(
            "{bad}  {}  {}{bad:#}",
            with_decimal_sign(reading.to_string()),
            say!("play-flag")
        ),
        None if runs => format!("{strong}> {}{strong:#}", with_decimal_sign(format!("{reading:.1}"))),
        None => format!("  {}", with_decimal_sign(format!("{reading:.1}"))),
    }
}

fn last_moves(session: &Session) -> String {
    let game = session.table.game();
    let first = game.plies().len().saturating_sub(4);
    Moves::from(session.language, game, first, &ClockReadings::default()).last(4)
}

/// What the players should know of how the game stands.
fn due(session: &Session) -> String {
    let game = session.table.game();
    if let Some(outcome) = game.outcome() {
        return say!("play-due-result", result = session.printer.result(outcome));
    }
    if game.phase().is_over() {
        return say!("play-due-annulled");
    }
    let mut due = vec![match game.started() {
        None => say!("play-due-begin"),
        Some(_) if game.held_up() => say!("play-due-held"),
        Some(_) if game.interrupted() => say!("play-due-interrupted"),
        Some(_) => {
            let turn = game.turn();
            match game.unpressed()[!turn] {
                true => say!("play-due-press", player = player_label(!turn)),
                false => has_the_move(turn),
            }
        }
    }];
    if let Some(Obligation {
        player,
        must: Must::Play(attempt),
        ..
    }) = game.obligation()
    {
        due.push(say!("play-due-must", player = player_label(player), move = attempt.to_string()));
    }
    for color in Color::ALL {
        if game.offers()[color].is_some() {
            due.push(say!("play-due-offer", player = player_label(color)));
        }
    }
    for (no, _) in game.questions() {
        due.push(say!("play-due-question", number = no.to_string()));
    }
    due.join(" ")
}

/// As much of a text as there is room for.
fn clipped(text: &str, room: usize) -> String {
    let mut width = 0;
    let fits = |symbol: &char| {
        width += symbol.width().unwrap_or(0);
        width <= room
    };
    text.chars().take_while(fits).collect()
}
