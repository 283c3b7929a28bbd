//! What is meant by what was typed.

use jadoube_board::Chess960;
use jadoube_board::reachability::Origin;
use jadoube_notation::Rigour;

use super::{Tongue, Typed, TypedCommand};
use crate::commands::chess960::{self, Start};
use crate::commands::{
    Command, completions, dead, guide, helper, licences, manual, moves, perft, position, read, say, tour, why,
};
use crate::given::Given;
use crate::problem::Problem;
use crate::words::of_environment;

impl Typed {
    /// What is meant.
    pub(crate) fn meant(self) -> Result<Command, Problem> {
        let Some(command) = self.command else {
            return Ok(Command::Welcome);
        };
        let asked = self.look.lang.and_then(Tongue::words);
        let language = asked.unwrap_or_else(of_environment);
        Ok(match command {
            TypedCommand::Tour => Command::Tour(tour::Tour { language: asked }),
            TypedCommand::Why { fen, attempt, edition } => Command::Why(why::Why {
                setup: Given::read(&fen).setup()?,
                text: attempt,
                editions: edition.edition,
                language,
            }),
            TypedCommand::Read {
                fen,
                text,
                lang,
                strict,
                spoken,
                edition,
            } => Command::Read(read::Read {
                setup: Given::read(&fen).setup()?,
                text,
                languages: lang.unwrap_or(language.into()).letters(),
                form: match (spoken, strict) {
                    (true, _) => read::InputForm::Spoken,
                    (false, rigour) => read::InputForm::Written(rigour.unwrap_or(Rigour::Lenient)),
                },
                editions: edition.edition,
                language,
            }),
            TypedCommand::Say {
                fen,
                text,
                lang,
                announce,
                edition,
            } => Command::Say(say::Say {
                setup: Given::read(&fen).setup()?,
                text,
                voice: say::voice(lang.unwrap_or(language.into()), announce, &edition.edition),
                announced: announce.is_some(),
                editions: edition.edition,
                language,
            }),
            TypedCommand::Dead(typed) => Command::Dead(dead::Dead {
                language,
                ..typed.meant()?
            }),
            TypedCommand::Laws(typed) => Command::Laws(typed.meant()?),
            TypedCommand::Referee(typed) => typed.meant(language)?,
            TypedCommand::Cases(typed) => Command::Cases(typed.meant()?),
            TypedCommand::WhyNot(typed) => Command::WhyNot(typed.meant(language)?),
            TypedCommand::Quiz(typed) => Command::Quiz(typed.meant(language)),
            TypedCommand::Guide {
                edition,
                pace,
                supervision,
                output,
            } => Command::Guide(guide::WriteGuide {
                edition,
                pace,
                supervision,
                language,
                output,
            }),
            TypedCommand::Helper { output } => Command::Helper(helper::WriteHelper { output }),
            TypedCommand::Ask(typed) => Command::Ask(Box::new(typed.meant(language))),
            TypedCommand::Desk(typed) => typed.meant(language)?,
            TypedCommand::Backup(typed) => Command::Backup(typed.meant()),
            TypedCommand::Restore(typed) => Command::Restore(typed.meant()),
            TypedCommand::Verify(typed) => Command::Verify(typed.meant(language)?),
            TypedCommand::Salvage(typed) => Command::Salvage(typed.meant(language)),
            TypedCommand::Play(typed) => Command::Play(Box::new(typed.meant(language)?)),
            TypedCommand::Sheets(typed) => Command::Sheets(typed.meant(language)?),
            TypedCommand::I18n { command } => Command::I18n(command.meant()),
            TypedCommand::Pgn { command } => command.meant(language)?,
            TypedCommand::Moves { fen } => Command::Moves(moves::Moves {
                setup: Given::read(&fen).setup()?,
            }),
            TypedCommand::Position {
                fen,
                chess960,
                strict,
                edition,
            } => Command::Position(position::Examine {
                given: Given::read(&fen),
                strict,
                origin: chess960
                    .as_deref()
                    .map_or(Ok(Origin::Start(Chess960::STANDARD)), origin)?,
                editions: edition.edition,
            }),
            TypedCommand::Chess960 { start, all, edition } => Command::Chess960(chess960::Asked {
                start: if all {
                    Start::All
                } else {
                    Start::read(&start.join(" "))?
                },
                editions: edition.edition,
            }),
            TypedCommand::Perft {
                depth,
                fen,
                divide,
                made,
                threads,
            } => Command::Perft(perft::Perft {
                setup: Given::read(&[fen]).setup()?,
                depth,
                divide,
                made,
                threads,
            }),
            TypedCommand::Completions { shell } => Command::Completions(completions::Completions { shell }),
            TypedCommand::Manual { folder } => Command::Manual(manual::WriteManual { folder }),
            TypedCommand::Licences => Command::Licences(licences::Licences),
        })
    }
}

/// Where a game began: a Chess960 number, or `any`.
fn origin(text: &str) -> Result<Origin, Problem> {
    match text {
        "any" => Ok(Origin::AnyStart),
        number => chess960::numbered(number).map(Origin::Start),
    }
}
