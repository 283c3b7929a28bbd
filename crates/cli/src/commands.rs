//! What is meant: one module for each command.

pub(crate) mod ask;
pub(crate) mod audit;
pub(crate) mod backup;
pub(crate) mod cases;
pub(crate) mod chess960;
pub(crate) mod completions;
pub(crate) mod dead;
pub(crate) mod desk;
pub(crate) mod guide;
pub(crate) mod helper;
pub(crate) mod i18n;
pub(crate) mod laws;
pub(crate) mod licences;
pub(crate) mod manual;
pub(crate) mod mcp;
pub(crate) mod moves;
pub(crate) mod perft;
pub(crate) mod pgn;
pub(crate) mod play;
pub(crate) mod position;
pub(crate) mod quiz;
pub(crate) mod read;
pub(crate) mod referee;
mod refused;
pub(crate) mod restore;
pub(crate) mod salvage;
pub(crate) mod say;
pub(crate) mod sheets;
pub(crate) mod tour;
pub(crate) mod verify;
mod welcome;
pub(crate) mod why;
pub(crate) mod why_not;

use std::io;

use crate::problem::Problem;
use crate::screen::Screen;

/// A command, ready to run.
#[derive(Debug)]
pub(crate) enum Command {
    Welcome,
    Tour(tour::Tour),
    Why(why::Why),
    Read(read::Read),
    Say(say::Say),
    Moves(moves::Moves),
    Position(position::Examine),
    Chess960(chess960::Asked),
    Dead(dead::Dead),
    Laws(laws::Laws),
    Referee(referee::Hearing),
    HearActs(Box<referee::HearActs>),
    Cases(cases::RunCases),
    WhyNot(why_not::WhyNot),
    Ask(Box<ask::Ask>),
    Helper(helper::WriteHelper),
    Quiz(quiz::TakeQuiz),
    Mcp(mcp::Mcp),
    Guide(guide::WriteGuide),
    Play(Box<play::Play>),
    Desk(desk::OpenDesk),
    Backup(backup::BackUp),
    Restore(restore::Restore),
    Verify(verify::Verify),
    Salvage(salvage::Salvage),
    I18n(i18n::I18n),
    Sheets(sheets::CompareSheets),
    Audit(Box<audit::Audit>),
    Check(pgn::Check),
    Convert(pgn::Convert),
    Perft(perft::Perft),
    Completions(completions::Completions),
    Manual(manual::WriteManual),
    Licences(licences::Licences),
}

impl Command {
    /// Runs the command and shows what it finds.
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        match self {
            Command::Welcome => welcome::run(screen),
            Command::Tour(tour) => tour.run(screen),
            Command::Why(why) => why.run(screen),
            Command::Read(read) => read.run(screen),
            Command::Say(say) => say.run(screen),
            Command::Moves(moves) => moves.run(screen),
            Command::Position(examine) => examine.run(screen),
            Command::Chess960(asked) => asked.run(screen),
            Command::Dead(dead) => dead.run(screen),
            Command::Laws(laws) => laws.run(screen),
            Command::Referee(hearing) => hearing.run(screen),
            Command::HearActs(hear) => hear.run(screen),
            Command::Cases(cases) => cases.run(screen),
            Command::WhyNot(why_not) => why_not.run(screen),
            Command::Ask(ask) => ask.run(screen),
            Command::Guide(guide) => guide.run(screen),
            Command::Quiz(quiz) => quiz.run(screen),
            Command::Mcp(mcp) => mcp.run(),
            Command::Helper(helper) => helper.run(screen),
            Command::Play(play) => play.run(screen),
            Command::Desk(desk) => desk.run(screen),
            Command::Backup(backup) => backup.run(screen),
            Command::Restore(restore) => restore.run(screen),
            Command::Verify(verify) => verify.run(screen),
            Command::Salvage(salvage) => salvage.run(screen),
            Command::I18n(i18n) => i18n.run(screen),
            Command::Sheets(sheets) => sheets.run(screen),
            Command::Audit(audit) => audit.run(screen),
            Command::Check(check) => check.run(screen),
            Command::Convert(convert) => convert.run(screen),
            Command::Perft(perft) => perft.run(screen),
            Command::Completions(completions) => completions.run(screen),
            Command::Manual(manual) => manual.run(screen),
            Command::Licences(licences) => licences.run(screen),
        }
    }
}

/// What a command answers, and so the exit code. The last that applies counts.
#[derive(Debug, Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Answer {
    /// Yes, or done: 0.
    Yes,
    /// No: 1.
    No,
    /// Some or all of the input cannot be read, and the report says so: 2.
    Unreadable,
}

impl Answer {
    fn from_truth(yes: bool) -> Answer {
        if yes { Answer::Yes } else { Answer::No }
    }
}

/// Why a command stops without an answer.
#[derive(Debug)]
pub(crate) enum Stop {
    /// The input cannot be read.
    Problem(Problem),
    /// The output cannot be written.
    Unwritable(io::Error),
}

impl From<Problem> for Stop {
    fn from(problem: Problem) -> Stop {
        Stop::Problem(problem)
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Unwritable(error)
    }
}
