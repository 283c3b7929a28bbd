//! `jadoube chess960`: the 960 start positions.

use std::fmt::{self, Write};

use jadoube_board::fen::{CastlingStyle, EnPassantStyle};
use jadoube_board::{Chess960, Role, StartFault};
use serde::Serialize;

use crate::args::Editions;
use crate::commands::refused::Reason;
use crate::commands::{Answer, Stop};
use crate::diagram::draw_position;
use crate::look::Look;
use crate::problem::Problem;
use crate::screen::{Report, Screen};

/// Which start position is asked for.
#[derive(Debug)]
pub(crate) struct Asked {
    pub(crate) start: Start,
    pub(crate) editions: Editions,
}

/// A start position, as it is named.
#[derive(Debug)]
pub(crate) enum Start {
    Random,
    Number(Chess960),
    FirstRank([Role; 8]),
    /// Thrown with a die.
    Dice(Vec<u8>),
    /// Drawn by the program from a number.
    Seed(u32),
    All,
}

impl Start {
    /// Reads a number, a first rank or `random`.
    pub(crate) fn read(text: &str) -> Result<Start, Problem> {
        if text.eq_ignore_ascii_case("random") {
            return Ok(Start::Random);
        }
        if let Some(throws) = text.strip_prefix("dice") {
            return thrown(throws).map(Start::Dice);
        }
        if let Some(seed) = text.strip_prefix("seed") {
            return seed.trim().parse().map(Start::Seed).map_err(|_| {
                Problem::new(
                    format!("{:?} is no number to draw from", seed.trim()),
                    "Write a number from 0 to 4294967295, as in: jadoube chess960 seed 960",
                )
            });
        }
        if text.starts_with(|symbol: char| symbol.is_ascii_digit() || symbol == '-') {
            return numbered(text).map(Start::Number);
        }
        let roles: Option<Vec<Role>> = text.chars().map(Role::from_letter).collect();
        let rank = roles.and_then(|roles| <[Role; 8]>::try_from(roles).ok());
        rank.map(Start::FirstRank).ok_or_else(|| {
            Problem::new(
                format!("{text:?} is neither a number, a first rank nor `random`"),
                "Write a number from 0 to 959, or eight of the letters KQRBN from the a-file to the h-file, as in RNBQKBNR.",
            )
        })
    }
}

/// Throws of a die: `2 3 3 2 3`, or `23323`.
fn thrown(text: &str) -> Result<Vec<u8>, Problem> {
    let spots = text.chars().filter(|symbol| !symbol.is_whitespace() && *symbol != '-');
    let throws: Option<Vec<u8>> = spots
        .map(|symbol| symbol.to_digit(10).map(|spots| spots as u8))
        .collect();
    throws.filter(|throws| !throws.is_empty()).ok_or_else(|| {
        Problem::new(
            format!("{:?} are no throws of a die", text.trim()),
            "Write every throw in order, those that are thrown again included, as in: jadoube chess960 dice 2 3 3 2 3",
        )
    })
}

/// The start position with a number.
pub(crate) fn numbered(text: &str) -> Result<Chess960, Problem> {
    text.parse().ok().and_then(Chess960::new).ok_or_else(|| {
        Problem::new(
            format!("there is no Chess960 position {text}"),
            "Chess960 positions have the numbers 0 to 959.",
        )
    })
}

/// A start position drawn with the randomness of the operating system.
pub(crate) fn drawn_by_lot() -> Result<Chess960, Problem> {
    let bits = getrandom::u64().map_err(|error| {
        Problem::new(
            format!("the operating system gives no randomness: {error}"),
            "Draw a number from 0 to 959 yourself, and name it.",
        )
    })?;
    Ok(Chess960::draw(bits))
}

impl Asked {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        match self.start {
            Start::All => {
                for start in Chess960::all() {
                    screen.show(&Line(Position::new(start, false)))?;
                }
            }
            Start::Random => {
                screen.show(&Position::new(drawn_by_lot()?, true))?;
            }
            Start::Number(start) => screen.show(&Position::new(start, false))?,
            Start::Seed(seed) => screen.show(&Position::new(Chess960::from_seed(u64::from(seed)), true))?,
            Start::Dice(throws) => match Chess960::from_dice(&throws) {
                Ok(start) => screen.show(&Position::new(start, true))?,
                Err(fault) => {
                    return Err(Problem::new(
                        format!("these throws give no start position: {fault}"),
                        "A bishop on a dark square (1 to 4), one on a light square (1 to 4), the queen (1 to 6), a knight (1 to 5) \
                         and another (1 to 4), counted from the a-file over the free squares. What is higher is thrown again.",
                    )
                    .into());
                }
            },
            Start::FirstRank(rank) => match Chess960::from_first_rank(rank) {
                Ok(start) => screen.show(&Position::new(start, false))?,
                Err(faults) => {
                    screen.show(&NoStart::new(rank, &faults, &self.editions))?;
                    return Ok(Answer::No);
                }
            },
        }
        Ok(Answer::Yes)
    }
}

/// A start position.
#[derive(Debug, Serialize)]
struct Position {
    number: u16,
    first_rank: String,
    /// Whether it was drawn by lot.
    drawn: bool,
    fen: String,
    shredder_fen: String,
    #[serde(skip)]
    start: Chess960,
}

impl Position {
    fn new(start: Chess960, drawn: bool) -> Position {
        let position = start.position();
        let style = |castling| position.fen(castling, EnPassantStyle::Legal).to_string();
        Position {
            number: start.number(),
            first_rank: start.to_string(),
            drawn,
            fen: style(CastlingStyle::XFen),
            shredder_fen: style(CastlingStyle::Shredder),
            start,
        }
    }
}

impl Report for Position {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        draw_position(&self.start.position(), look, to)?;
        let (strong, faint) = (look.strong(), look.faint());
        let how = match (self.drawn, self.start) {
            (true, _) => ", drawn by lot",
            (false, Chess960::STANDARD) => ", the array of ordinary chess",
            _ => "",
        };
        writeln!(
            to,
            "\n{strong}Chess960 position {}: {}{strong:#}{how}\n",
            self.number, self.first_rank
        )?;
        writeln!(to, "  {faint}X-FEN{faint:#}         {}", self.fen)?;
        writeln!(to, "  {faint}Shredder-FEN{faint:#}  {}", self.shredder_fen)
    }
}

/// A start position in one line of a list.
#[derive(Debug, Serialize)]
#[serde(transparent)]
struct Line(Position);

impl Report for Line {
    fn draw(&self, _: &Look, to: &mut String) -> fmt::Result {
        writeln!(to, "{:3} {}", self.0.number, self.0.first_rank)
    }
}

/// A first rank that is no start position.
#[derive(Debug, Serialize)]
struct NoStart {
    first_rank: String,
    faults: Vec<Reason>,
}

impl NoStart {
    fn new(rank: [Role; 8], faults: &[StartFault], editions: &Editions) -> NoStart {
        let reason = |fault: &StartFault| Reason::new(fault, fault.provision(), editions);
        NoStart {
            first_rank: rank.iter().map(|role| role.letter().to_ascii_uppercase()).collect(),
            faults: faults.iter().map(reason).collect(),
        }
    }
}

impl Report for NoStart {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let bad = look.bad();
        writeln!(to, "{bad}{} is no Chess960 start position.{bad:#}\n", self.first_rank)?;
        Reason::draw_all(&self.faults, look, to)
    }
}
