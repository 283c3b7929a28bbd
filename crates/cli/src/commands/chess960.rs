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
use crate::words::{dice_fault, quoted, say, start_fault};

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
                    say!("chess960-seed", text = quoted(seed.trim())),
                    say!("chess960-seed-remedy"),
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
                say!("chess960-unknown", text = quoted(text)),
                say!("chess960-unknown-remedy"),
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
            say!("chess960-throws", text = quoted(text.trim())),
            say!("chess960-throws-remedy"),
        )
    })
}

/// The start position with a number.
pub(crate) fn numbered(text: &str) -> Result<Chess960, Problem> {
    text.parse()
        .ok()
        .and_then(Chess960::new)
        .ok_or_else(|| Problem::new(say!("chess960-number", number = text), say!("chess960-number-remedy")))
}

/// A start position drawn with the randomness of the operating system.
pub(crate) fn drawn_by_lot() -> Result<Chess960, Problem> {
    let bits = getrandom::u64().map_err(|error| {
        Problem::new(
            say!("chess960-no-random", why = error.to_string()),
            say!("chess960-no-random-remedy"),
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
                        say!("chess960-dice", why = dice_fault(fault)),
                        say!("chess960-dice-remedy"),
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
        let title = say!("chess960-title", number = self.number, rank = self.first_rank.as_str());
        let title = format!("{strong}{title}{strong:#}");
        let title = match (self.drawn, self.start) {
            (true, _) => say!("chess960-drawn", title = title),
            (false, Chess960::STANDARD) => say!("chess960-ordinary", title = title),
            _ => title,
        };
        writeln!(to, "\n{title}\n")?;
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
        let reason = |fault: &StartFault| Reason::new(fault, start_fault(fault), fault.provision(), editions);
        NoStart {
            first_rank: rank.iter().map(|role| role.letter().to_ascii_uppercase()).collect(),
            faults: faults.iter().map(reason).collect(),
        }
    }
}

impl Report for NoStart {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let bad = look.bad();
        let none = say!("chess960-no-start", rank = self.first_rank.as_str());
        writeln!(to, "{bad}{none}{bad:#}\n")?;
        Reason::draw_all(&self.faults, look, to)
    }
}
