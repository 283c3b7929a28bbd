//! `jadoube play`: a game for two people at one keyboard, refereed.

mod doing;
mod journal;
mod line;
mod session;
mod sheet;
mod table;
mod terminal;
mod watch;

use std::io::{self, BufRead, IsTerminal};
use std::path::PathBuf;

use jadoube_referee::Terms;
use jadoube_referee::wire::Heading;

use crate::commands::{Answer, Stop};
use crate::problem::Problem;
use crate::screen::Screen;
use crate::words::{Language, say, why};

use self::session::{Flow, Session};

/// Which game to play, and how.
#[derive(Debug)]
pub(crate) struct Play {
    pub(crate) begin: Begin,
    /// Where the record goes, if it is named.
    pub(crate) record: Option<PathBuf>,
    /// Where the game goes as PGN, if it is named.
    pub(crate) pgn: Option<PathBuf>,
    pub(crate) pressing: Pressing,
    pub(crate) timing: Timing,
    /// The name of the arbiter.
    pub(crate) arbiter: Option<String>,
    pub(crate) language: Language,
}

/// Where a game begins.
#[derive(Debug)]
pub(crate) enum Begin {
    /// Anew.
    New(Box<Terms>, Box<Heading>),
    /// Where a record ends.
    Resume(PathBuf),
}

/// How the clock is pressed.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(crate) enum Pressing {
    /// With the move.
    AtOnce,
    /// By a line of its own.
    ByHand,
}

/// Who tells the time.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(crate) enum Timing {
    /// The clock of the machine.
    Machine,
    /// The lines.
    Told,
}

impl Play {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let live = !screen.look.json
            && self.timing == Timing::Machine
            && io::stdin().is_terminal()
            && io::stdout().is_terminal();
        let mut session = Session::open(self)?;
        session.greet(screen)?;
        // On a terminal the board is seen all the time.
        match live {
            true => terminal::play(&mut session, screen)?,
            false => piped(&mut session, screen)?,
        }
        session.leave(screen)?;
        Ok(Answer::Yes)
    }
}

/// Plays by lines from a pipe or a file, one act each. The end of the input leaves the game as `quit` does.
fn piped(session: &mut Session, screen: &mut Screen) -> Result<(), Stop> {
    let farewell = session.how_to_resume();
    // There is one session in a run.
    let _ = ctrlc::set_handler(move || {
        eprintln!("{}", say!("play-stopped", farewell = farewell.as_str()));
        std::process::exit(130);
    });
    session.recall(screen)?;
    for line in io::stdin().lock().lines() {
        let line =
            line.map_err(|error| Problem::new(say!("play-input", why = why(&error)), say!("play-input-remedy")))?;
        if session.take(&line, screen)? == Flow::Over {
            return Ok(());
        }
    }
    Ok(())
}
