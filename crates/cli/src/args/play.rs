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
use crate::words::Language;

#[derive(Debug, Args)]
pub(super) struct PlayArgs {
    /// The time control: 3+2, "40/90m+30s, 30m+30s", the name of a known one, or none for a game without a clock
    #[arg(long, value_name = "CONTROL", default_value = "15+10")]
    time: String,
    /// The edition of the Laws [default: the newest]
    #[arg(long, value_name = "YEAR", default_value_t = Edition::LATEST, hide_default_value = true)]
    edition: Edition,
    /// The class of the game: standard, rapid or blitz [default: that of the time control in the edition]
    #[arg(long)]
    pace: Option<Pace>,
    /// How closely a rapid or blitz game is watched: full or limited
    #[arg(long, default_value_t = Supervision::Full)]
    supervision: Supervision,
    /// The name of the player of the white pieces
    #[arg(long, value_name = "NAME")]
    white: Option<String>,
    /// The name of the player of the black pieces
    #[arg(long, value_name = "NAME")]
    black: Option<String>,
    /// The name of the arbiter, who signs answers and decisions
    #[arg(long, value_name = "NAME")]
    arbiter: Option<String>,
    /// The event, for the record
    #[arg(long, value_name = "NAME")]
    event: Option<String>,
    /// The place, for the record
    #[arg(long, value_name = "NAME")]
    site: Option<String>,
    /// The round, for the record
    #[arg(long, value_name = "ROUND")]
    round: Option<String>,
    /// Begin from this position
    #[arg(long, conflicts_with = "chess960")]
    fen: Option<String>,
    /// Begin from Chess960 position N (0 to 959), or from one drawn by lot
    #[arg(long, value_name = "N|random")]
    chess960: Option<String>,
    /// How late a player may come, in minutes or as h:mm:ss; the players then come with `arrive`
    #[arg(long, value_name = "TIME", value_parser = default_time)]
    default_time: Option<Duration>,
    /// No draws by agreement
    #[arg(long, conflicts_with = "no_draws_before")]
    no_draws: bool,
    /// No draws by agreement before each player has made N moves, completed or not
    #[arg(long, value_name = "N")]
    no_draws_before: Option<u32>,
    /// Hands can do anything: touched pieces and illegal moves are heard and ruled on, as in `white lifts e2`
    #[arg(long)]
    hands: bool,
    /// A move is only made; Enter alone presses the clock
    #[arg(long)]
    press: bool,
    /// Lines begin with the time since the start, as in `0:05 e4`, and the clock of the machine is not read
    #[arg(long)]
    timed: bool,
    /// Where the record goes; an existing file is never replaced [default: jadoube-DATE-TIME.jsonl in this folder]
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    record: Option<PathBuf>,
    /// Where the game goes as PGN [default: beside the record, ending in .pgn]
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,
    /// Go on with the game of a record; the clocks stand as they did at its last entry
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
        open.map_err(|error| Problem::new(error.to_string(), "Leave the option out, or choose another --edition."))?;
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
pub(super) fn accepted(setup: &Setup) -> Result<Position, Problem> {
    Position::accept(setup).map_err(|_| {
        Problem::new(
            "the Laws do not accept this position, so no game can begin from it",
            format!("`jadoube position '{setup}'` says why."),
        )
    })
}

/// Reads a time control; `None` for a game without a clock.
pub(super) fn control(text: &str) -> Result<Option<TimeControl>, Problem> {
    if text.eq_ignore_ascii_case("none") {
        return Ok(None);
    }
    let control: TimeControl = text
        .parse()
        .map_err(|error: jadoube_clock::ParseTimeControlError| Problem {
            error: "the time control cannot be read".to_owned(),
            excerpt: Some(Excerpt::new(text, [(error.range.clone(), error.expected.to_string())])),
            remedy: "Write minutes and seconds a move, as in 3+2, or periods, as in 40/90m+30s, 30m+30s; or none."
                .to_owned(),
        })?;
    Ok(Some(control).filter(|control| *control != TimeControl::none()))
}

/// The class of a time control.
fn pace(edition: Edition, control: &TimeControl) -> Result<Pace, Problem> {
    let totals = Color::ALL.map(|color| control[color].total());
    Pace::of_both(edition, totals).ok_or_else(|| {
        Problem::new(
            format!("the two players' times are of different classes in {edition}"),
            "Say which holds: --pace standard, --pace rapid or --pace blitz.",
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
        .ok_or_else(|| "write minutes, or a time such as 0:30:00".to_owned())
}
