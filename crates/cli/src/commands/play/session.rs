//! A session at the table: lines come in, what the referee says goes out.

mod sight;
mod told;

use std::ops::Range;
use std::path::{Path, PathBuf};

use jadoube_board::Color;
use jadoube_clock::Instant;
use jadoube_notation::Language as Letters;
use jadoube_referee::wire::Heading;
use jadoube_referee::{Act, Author, EventDraft, MateProver, Phase, Referee, act, script};

use super::doing::{Denied, InputStyle};
use super::journal::Journal;
use super::line::{Line, PlayerCommand};
use super::sheet::{self, Sheet};
use super::table::Table;
use super::watch::{Watch, today};
use super::{Begin, Play, Pressing, Timing};
use crate::commands::Stop;
use crate::heard::RecordPrinter;
use crate::problem::Problem;
use crate::screen::Screen;
use crate::words::{Language, letters_of, not_left_open, say};

/// A session at the table.
pub(super) struct Session {
    pub(super) table: Table,
    pub(super) heading: Heading,
    pub(super) printer: RecordPrinter,
    pub(super) language: Language,
    sheet: Sheet,
    pub(super) style: InputStyle,
    /// Whether the game goes on from a record.
    pub(super) resumed: bool,
}

/// Whether the session goes on.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(super) enum Flow {
    On,
    Over,
}

impl Session {
    pub(super) fn open(play: Play) -> Result<Session, Problem> {
        let mut mates = MateProver::new();
        let printer = RecordPrinter::new(play.language)?;
        let resumed = matches!(play.begin, Begin::Resume(_));
        let (journal, heading, referee, sheet) = match play.begin {
            Begin::New(terms, heading) => {
                let mut heading = *heading;
                let (day, time) = today();
                if play.timing == Timing::Machine {
                    heading.date = Some(day.clone());
                }
                let path = play
                    .record
                    .unwrap_or_else(|| PathBuf::from(format!("jadoube-{day}-{time}.jsonl")));
                let referee = Referee::new((*terms).clone())
                    .map_err(|error| Problem::new(not_left_open(&error), say!("terms-remedy")))?;
                // Before the record is made, so that nothing is left lying about.
                Journal::is_free(&path)?;
                let pgn = play.pgn.unwrap_or_else(|| sheet::beside(&path));
                let sheet = Sheet::new(pgn)?;
                let journal = Journal::create(path, &terms, &heading)?;
                (journal, heading, referee, sheet)
            }
            Begin::Resume(path) => {
                let (journal, heading, referee) = Journal::reopen(path, &mut mates)?;
                let pgn = play.pgn.unwrap_or_else(|| sheet::beside(journal.path()));
                let sheet = Sheet::reopen(pgn, &heading, &referee)?;
                (journal, heading, referee, sheet)
            }
        };
        let last = referee.game().now().unwrap_or(Instant::ZERO);
        let own = letters_of(play.language);
        let letters = if own == Letters::EN {
            vec![own]
        } else {
            vec![own, Letters::EN]
        };
        let mut session = Session {
            table: Table {
                referee,
                mates,
                journal,
                watch: Watch::new(play.timing, last),
            },
            heading,
            printer,
            language: play.language,
            sheet,
            style: InputStyle {
                pressing: play.pressing,
                letters,
                arbiter: play.arbiter,
            },
            resumed,
        };
        // A session that broke off left the clock running.
        session.interrupt()?;
        Ok(session)
    }

    /// Takes a line.
    pub(super) fn take(&mut self, line: &str, screen: &mut Screen) -> Result<Flow, Stop> {
        let text = self.table.watch.told(line).to_owned();
        self.pass_time(screen)?;
        // A time alone says that it passed.
        if text.is_empty() && !line.trim().is_empty() {
            return Ok(Flow::On);
        }
        if let Some(acts) = self.written_out(&text) {
            match acts {
                Ok(acts) => self.happen(acts, screen)?,
                Err(problem) => self.deny(Denied::Problem(problem), screen)?,
            }
            return Ok(Flow::On);
        }
        match Line::read(&text) {
            Ok(Line::Enter) => self.enter(screen)?,
            Ok(Line::Start) => self.happen(vec![act::SessionStarted {}.by(Author::Nobody)], screen)?,
            Ok(Line::Player(by, command)) => self.player_command(by, command, screen)?,
            Ok(Line::Arbiter(command)) => match self.style.arbiter_command(&self.table, command) {
                Ok(act) => self.happen(vec![act], screen)?,
                Err(denied) => self.deny(denied, screen)?,
            },
            Ok(Line::Raise(key, about)) => self.happen(vec![act::Raised { key, about }.by(Author::Arbiter)], screen)?,
            Ok(Line::Show(sight)) => self.see(sight, screen)?,
            Ok(Line::Quit) => return Ok(Flow::Over),
            Err(problem) => self.deny(Denied::Problem(problem), screen)?,
        }
        Ok(Flow::On)
    }

    /// What is written out in full, as in a case: `black touches g8`, `unseen white plays e1g1`, `white claims illegal move`.
    fn written_out(&self, text: &str) -> Option<Result<Vec<EventDraft>, Problem>> {
        let draft = match script::read(text, &self.table.referee)? {
            Ok(draft) => draft,
            // It may still be one of the shorter lines, or a move.
            Err(_) if !Line::read(text).is_ok_and(|line| line.begins_with_a_verb()) => return None,
            Err(unread) => {
                let remedy = say!("play-act-remedy");
                return Some(Err(Problem::new(unread.to_string(), remedy)));
            }
        };
        let begins = self.table.game().phase() == Phase::Awaited && draft.by.player().is_some();
        let begins = begins && !matches!(draft.act, Act::Arrived(_));
        let start = begins.then(|| act::SessionStarted {}.by(Author::Nobody));
        Some(Ok(start.into_iter().chain([draft]).collect()))
    }

    /// Tells the referee when the default time has passed.
    pub(super) fn pass_time(&mut self, screen: &mut Screen) -> Result<(), Stop> {
        match self.table.default_time_passed() {
            true => self.happen(vec![act::TimePassed {}.by(Author::Nobody)], screen),
            false => Ok(()),
        }
    }

    /// Enter alone does what is due: it begins the session, lets it go on, or presses the clock.
    fn enter(&mut self, screen: &mut Screen) -> Result<(), Stop> {
        let game = self.table.game();
        let unpressed = game.unpressed().white || game.unpressed().black;
        match game.phase() {
            Phase::Awaited => self.happen(vec![act::SessionStarted {}.by(Author::Nobody)], screen),
            Phase::Playing | Phase::Sealing if game.interrupted() => {
                self.happen(vec![act::Resumed {}.by(Author::Arbiter)], screen)
            }
            Phase::Playing if unpressed && self.style.pressing == Pressing::ByHand => {
                self.player_command(None, PlayerCommand::Press, screen)
            }
            Phase::Adjourned => self.happen(vec![act::ResumptionStarted {}.by(Author::Nobody)], screen),
            Phase::Playing | Phase::Sealing | Phase::Resuming | Phase::Ended(_) | Phase::Annulled => Ok(()),
        }
    }

    /// What a player does. The first command begins the session, unless it is to come to the board.
    fn player_command(&mut self, by: Option<Color>, command: PlayerCommand, screen: &mut Screen) -> Result<(), Stop> {
        let begins = self.table.game().phase() == Phase::Awaited && command != PlayerCommand::Arrive;
        match self.style.player_command(&self.table, by, command) {
            Ok(mut acts) => {
                if begins {
                    acts.insert(0, act::SessionStarted {}.by(Author::Nobody));
                }
                self.happen(acts, screen)
            }
            Err(denied) => self.deny(denied, screen),
        }
    }

    /// Acts, one after the other. What ends the game, or is refused, leaves out the rest.
    fn happen(&mut self, acts: Vec<EventDraft>, screen: &mut Screen) -> Result<(), Stop> {
        for act in acts {
            match self.table.hear(act)? {
                Ok(entries) => self.tell(entries, screen)?,
                Err(refusal) => return self.deny(Denied::Refused(refusal), screen),
            }
            if self.table.game().phase().is_over() {
                break;
            }
        }
        Ok(())
    }

    /// Stops the clock of a game that is on, for nobody sits at the board.
    fn interrupt(&mut self) -> Result<Option<Range<usize>>, Problem> {
        let game = self.table.game();
        if !game.phase().is_on() || game.interrupted() || game.clock().is_none() {
            return Ok(None);
        }
        Ok(self.table.hear(act::Paused {}.by(Author::Arbiter))?.ok())
    }

    /// Leaves the table: the game is saved, as a record and as PGN.
    pub(super) fn leave(&mut self, screen: &mut Screen) -> Result<(), Stop> {
        if let Some(entries) = self.interrupt()? {
            self.tell(entries, screen)?;
        }
        let Session {
            table, heading, sheet, ..
        } = self;
        sheet.write(heading, &table.referee)?;
        self.part(screen)
    }

    /// How the game can go on another time.
    pub(super) fn how_to_resume(&self) -> String {
        say!(
            "play-go-on",
            command = format!("jadoube play --resume {}", self.table.journal.path().display())
        )
    }

    pub(super) fn pgn(&self) -> &Path {
        self.sheet.path()
    }
}
