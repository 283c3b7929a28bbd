//! `jadoube pgn convert`: games in another form, or with other letters.

use std::fmt::{self, Write as _};
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::sync::atomic::Ordering;

use jadoube_notation::braille::{Dots, braille};
use jadoube_notation::pgn::input::Input;
use jadoube_notation::pgn::{self, Flaw, FlawKind, Game, Layout, Variant};
use jadoube_notation::{Form, Misread};
use serde::Serialize;

use super::check::{STEP, bar};
use super::draft::Draft;
use super::fault::{Group, Told, text_group, text_key};
use super::guess::{Guessing, is_harmless};
use super::source::{Opened, Source};
use jadoube_words::FluentArgs;

use crate::args::Tongue;
use crate::commands::{Answer, Stop};
use crate::look::Look;
use crate::problem::Problem;
use crate::progress::Progress;
use crate::screen::{Report, Screen};
use crate::words::{Language, Words, fen_repair, say, why};

/// What to convert, and how.
#[derive(Debug)]
pub(crate) struct Convert {
    pub(crate) sources: Vec<Source>,
    /// The language of the moves, if it is not that of PGN.
    pub(crate) from: Option<Tongue>,
    pub(crate) form: Form,
    /// In computer braille, with cells of so many dots.
    pub(crate) braille: Option<Dots>,
    pub(crate) output: Option<PathBuf>,
    pub(crate) language: Language,
}

/// Games as they are read, whatever their language.
type AnyGames = Box<dyn Iterator<Item = io::Result<(Game, Vec<Flaw>)>>>;

/// Where games are written.
enum Sheet {
    /// To standard output.
    Out(BufWriter<io::Stdout>),
    /// To a file.
    File(Draft),
    /// To programs, as JSON.
    Json,
}

impl Convert {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let mut work = Work {
            sheet: self.sheet(screen)?,
            words: Words::new(self.language),
            progress: Progress::new(self.output.is_some() && !screen.look.json, &bar()),
            sum: Sum::default(),
            asked: &self,
            screen,
        };
        for source in &self.sources {
            work.progress.begin();
            let read = match source.open() {
                Ok(opened) => work.convert(source, opened)?,
                Err(error) => Err(error),
            };
            work.progress.end();
            match read {
                Ok(()) => work.sum.files += 1,
                Err(error) => {
                    work.sum.unread += 1;
                    work.screen.complain(&source.problem(&error))?;
                }
            }
        }
        work.finish()
    }

    fn sheet(&self, screen: &Screen) -> Result<Sheet, Problem> {
        Ok(match &self.output {
            Some(path) => Sheet::File(Draft::new(path).map_err(|error| self.unwritable(&error))?),
            None if screen.look.json => Sheet::Json,
            None => Sheet::Out(BufWriter::new(io::stdout())),
        })
    }

    fn unwritable(&self, error: &io::Error) -> Problem {
        let path = self.output.as_deref().unwrap_or("-".as_ref());
        Problem::new(
            say!("file-unwritable", file = path.display().to_string(), why = why(error)),
            say!("unchanged-there"),
        )
    }

    fn games(&self, input: Input) -> AnyGames {
        match self.from {
            None => Box::new(pgn::games(input)),
            Some(Tongue::Guess) => Box::new(Guessing::new(input)),
            Some(Tongue::Of(language)) => Box::new(pgn::games_in(input, &[language])),
        }
    }
}

/// A conversion under way.
struct Work<'a> {
    asked: &'a Convert,
    sheet: Sheet,
    words: Words,
    progress: Progress,
    sum: Sum,
    screen: &'a mut Screen,
}

impl Work<'_> {
    /// Converts the games of a file. The inner result tells whether it could be read.
    fn convert(&mut self, source: &Source, opened: Opened) -> Result<io::Result<()>, Stop> {
        let games = self.asked.games(opened.input);
        for (number, item) in (1..).zip(games) {
            let (game, flaws) = match item {
                Ok(read) => read,
                Err(error) => return Ok(Err(error)),
            };
            for flaw in flaws.iter().filter(|flaw| !is_harmless(flaw)) {
                self.sum.faults += 1;
                let told = tell(source, number, flaw, &self.words);
                self.progress.aside(|| self.screen.remark(&told))?;
            }
            self.sum.games += 1;
            self.write(&game, source, number)?;
            if number % STEP == 0 {
                self.progress.show(opened.read.load(Ordering::Relaxed), opened.size);
            }
        }
        Ok(Ok(()))
    }

    fn write(&mut self, game: &Game, source: &Source, number: u64) -> Result<(), Stop> {
        let form = match (self.asked.form, game.tags().variant()) {
            // Where a king castles by a mere step, its own squares would not tell.
            (Form::Coordinates(_), Variant::Chess960) => Form::UCI_960,
            (form, _) => form,
        };
        let layout = Layout { form, ..Layout::EXPORT };
        if let Some(dots) = self.asked.braille {
            let written = game.written(&layout).to_string();
            return self.write_text(braille(&written, dots).to_string(), source, number);
        }
        match &mut self.sheet {
            Sheet::Out(out) => pgn::write(out, game, &layout)?,
            Sheet::File(draft) => {
                pgn::write(draft, game, &layout).map_err(|error| self.asked.unwritable(&error))?;
            }
            Sheet::Json => self.screen.show(&Converted {
                file: source.to_string(),
                game: number,
                pgn: game.written(&layout).to_string(),
            })?,
        }
        Ok(())
    }

    fn write_text(&mut self, text: String, source: &Source, number: u64) -> Result<(), Stop> {
        match &mut self.sheet {
            Sheet::Out(out) => out.write_all(text.as_bytes())?,
            Sheet::File(draft) => {
                let written = draft.write_all(text.as_bytes());
                written.map_err(|error| self.asked.unwritable(&error))?;
            }
            Sheet::Json => self.screen.show(&Converted {
                file: source.to_string(),
                game: number,
                pgn: text,
            })?,
        }
        Ok(())
    }

    fn finish(self) -> Result<Answer, Stop> {
        let Work {
            asked,
            sheet,
            mut sum,
            screen,
            ..
        } = self;
        let answer = match (sum.unread, sum.faults) {
            (1.., _) => Answer::Unreadable,
            (0, faults) => Answer::from_truth(faults == 0),
        };
        match sheet {
            Sheet::Out(mut out) => out.flush()?,
            Sheet::Json => screen.show(&sum)?,
            // What could not be read may be in the old file.
            Sheet::File(_) if sum.unread > 0 => {
                let unread = io::Error::other(say!("convert-unread"));
                screen.complain(&asked.unwritable(&unread))?;
            }
            Sheet::File(draft) => {
                draft.finish().map_err(|error| asked.unwritable(&error))?;
                sum.output = asked.output.clone();
                screen.show(&sum)?;
            }
        }
        Ok(answer)
    }
}

/// A flaw in words.
fn tell(source: &Source, game: u64, flaw: &Flaw, words: &Words) -> Told {
    let mut args = FluentArgs::new();
    let (kind, key) = match &flaw.kind {
        FlawKind::Move(Misread::Illegal { .. }) => (Group::Illegal, "kept-illegal"),
        FlawKind::Move(Misread::Ambiguous { .. }) => (Group::Ambiguous, "kept-ambiguous"),
        FlawKind::Move(_) => (Group::Unreadable, "kept-unreadable"),
        FlawKind::Word => (Group::Unreadable, "kept-word"),
        FlawKind::Text(kind) => (text_group(*kind), text_key(*kind)),
        FlawKind::Depth => (Group::Text, "fault-depth"),
        FlawKind::TagTwice => (Group::Text, "kept-tag-twice"),
        FlawKind::TooLong => (Group::Text, "fault-too-long"),
        FlawKind::NullMove => (Group::Irregular, "kept-null-move"),
        FlawKind::Result => (Group::Result, "kept-result"),
        FlawKind::FenRepaired(repairs) => {
            let told: Vec<_> = repairs.iter().map(fen_repair).collect();
            args.set("faults", told.join("; "));
            (Group::Position, "kept-fen-repaired")
        }
        FlawKind::Results { tag, moves } => {
            args.set("tag", tag.to_string());
            args.set("moves", moves.to_string());
            (Group::Result, "fault-result")
        }
        _ => (Group::Position, "kept-start"),
    };
    Told {
        file: source.to_string(),
        line: flaw.line,
        column: flaw.column,
        game,
        kind,
        text: None,
        sentence: words.say(key, &args),
        unchecked: 0,
        outcome: None,
    }
}

/// A game, for programs.
#[derive(Debug, Serialize)]
struct Converted {
    file: String,
    game: u64,
    pgn: String,
}

impl Report for Converted {
    fn draw(&self, _: &Look, to: &mut String) -> fmt::Result {
        writeln!(to, "{}", self.pgn)
    }
}

/// What was done in all.
#[derive(Debug, Default, Serialize)]
struct Sum {
    files: u64,
    unread: u64,
    games: u64,
    faults: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    output: Option<PathBuf>,
}

impl Report for Sum {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let strong = look.strong();
        let path = self.output.as_deref().unwrap_or("-".as_ref());
        let file = format!("{strong}{}{strong:#}", path.display());
        writeln!(to, "{}", say!("convert-written", count = self.games, file = file))
    }
}
