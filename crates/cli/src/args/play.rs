//! What is typed after `jadoube play`.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use jadoube_board::{Chess960, Color, Position, Setup};
use jadoube_clock::{Reading, Schedule, TimeControl};
use jadoube_laws::{Draws, Edition, Pace, Regulations, Supervision};
use jadoube_referee::wire::Heading;
use jadoube_referee::{Moves, Terms};

use crate::commands::chess960::{drawn_by_lot, numbered};
use crate::commands::play::{Begin, Play, Pressing, Timing};
use crate::given::Given;
use crate::problem::{Excerpt, Problem};
use crate::words::{Language, expected, not_left_open, say};

#[derive(Debug, Args)]
pub(super) struct PlayArgs {
    #[arg(long, value_name = "CONTROL", default_value = "15+10")]
    time: String,
    #[arg(long, value_name = "YEAR", default_value_t = Edition::LATEST, hide_default_value = true, value_parser = super::edition)]
    edition: Edition,
    #[arg(long, value_parser = super::pace)]
    pace: Option<Pace>,
    #[arg(long, default_value_t = Supervision::Full, value_parser = super::supervision)]
    supervision: Supervision,
    #[arg(long, value_name = "NAME")]
    white: Option<String>,
    #[arg(long, value_name = "NAME")]
    black: Option<String>,
    #[arg(long, value_name = "NAME")]
    arbiter: Option<String>,
    #[arg(long, value_name = "NAME")]
    event: Option<String>,
    #[arg(long, value_name = "NAME")]
    site: Option<String>,
    #[arg(long, value_name = "ROUND")]
    round: Option<String>,
    #[arg(long, conflicts_with = "chess960")]
    fen: Option<String>,
    #[arg(long, value_name = "N|random")]
    chess960: Option<String>,
    #[arg(long, value_name = "TIME", value_parser = default_time)]
    default_time: Option<Duration>,
    #[arg(long, conflicts_with = "no_draws_before")]
    no_draws: bool,
    #[arg(long, value_name = "N")]
    no_draws_before: Option<u32>,
    #[arg(long)]
    hands: bool,
    #[arg(long)]
    press: bool,
    #[arg(long)]
    timed: bool,
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    record: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with_all = [
        "time", "edition", "pace", "supervision", "white", "black", "event", "site", "round", "fen", "chess960",
        "default_time", "no_draws", "no_draws_before", "hands",
    ])]
    resume: Option<PathBuf>,
}

impl PlayArgs {
    pub(super) fn meant(self, language: Language) -> Result<Play, Problem> {
        let begin = match &self.resume {
            Some(path) => Begin::Resume(path.clone()),
            None => Begin::New(Box::new(self.terms()?), Box::new(self.heading())),
        };
        Ok(Play {
            begin,
            record: self.record,
            pgn: self.pgn,
            pressing: if self.press { Pressing::ByHand } else { Pressing::AtOnce },
            timing: if self.timed { Timing::Told } else { Timing::Machine },
            arbiter: self.arbiter,
            language,
        })
    }

    fn terms(&self) -> Result<Terms, Problem> {
        let control = control(&self.time)?;
        let pace = match (self.pace, &control) {
            (Some(pace), _) => pace,
            (None, Some(control)) => pace(self.edition, control)?,
            (None, None) => Pace::Standard,
        };
        let terms = Terms {
            pace,
            supervision: self.supervision,
            regulations: Regulations {
                default_time: self.default_time,
                draws: match self.no_draws {
                    true => Some(Draws::Never),
                    false => self.no_draws_before.map(Draws::NotBefore),
                },
                ..Regulations::default()
            },
            control,
            start: self.start()?,
            moves: if self.hands { Moves::Free } else { Moves::Guarded },
            ..Terms::of(self.edition)
        };
        let open = terms.provisions();
        open.map_err(|error| Problem::new(not_left_open(&error), say!("terms-remedy")))?;
        Ok(terms)
    }

    fn heading(&self) -> Heading {
        Heading {
            white: self.white.clone(),
            black: self.black.clone(),
            event: self.event.clone(),
            site: self.site.clone(),
            date: None,
            round: self.round.clone(),
            board: None,
            result: None,
        }
    }

    fn start(&self) -> Result<Position, Problem> {
        if let Some(start) = &self.chess960 {
            let start: Chess960 = match start.as_str() {
                "random" => drawn_by_lot()?,
                number => numbered(number)?,
            };
            return Ok(start.position());
        }
        let Some(fen) = &self.fen else {
            return Ok(Position::initial());
        };
        let setup = Given::read(std::slice::from_ref(fen)).setup()?;
        accepted(&setup)
    }
}

/// The position of a setup from which a game can begin.
pub(crate) fn accepted(setup: &Setup) -> Result<Position, Problem> {
    Position::accept(setup).map_err(|_| {
        Problem::new(
            say!("play-start"),
            say!("play-start-remedy", command = format!("jadoube position '{setup}'")),
        )
    })
}

/// Reads a time control; `None` for a game without a clock.
pub(crate) fn control(text: &str) -> Result<Option<TimeControl>, Problem> {
    if text.eq_ignore_ascii_case("none") {
        return Ok(None);
    }
    let control: TimeControl = text
        .parse()
        .map_err(|error: jadoube_clock::ParseTimeControlError| Problem {
            error: say!("play-control"),
            excerpt: Some(Excerpt::new(text, [(error.range.clone(), expected(error.expected))])),
            remedy: say!("play-control-remedy"),
        })?;
    Ok(Some(control).filter(|control| *control != TimeControl::none()))
}

/// The class of a time control.
fn pace(edition: Edition, control: &TimeControl) -> Result<Pace, Problem> {
    let totals = Color::ALL.map(|color| control[color].total());
    Pace::of_both(edition, totals).ok_or_else(|| {
        Problem::new(
            say!("play-classes", edition = edition.to_string()),
            say!("play-classes-remedy"),
        )
    })
}

/// Reads minutes, or a time as clocks show it.
fn default_time(text: &str) -> Result<Duration, String> {
    let minutes = text
        .parse()
        .ok()
        .map(|minutes: u32| Duration::from_secs(60 * u64::from(minutes)));
    let time = minutes.or_else(|| text.parse().ok().map(|Reading(time)| time));
    time.filter(|&time| time <= Schedule::MAX_TIME)
        .ok_or_else(|| say!("typed-default-time"))
}
