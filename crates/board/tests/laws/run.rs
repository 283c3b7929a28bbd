//! Carries out cases.

use std::collections::BTreeSet;
use std::fmt::{Debug, Display};

use jadoube_board::fen::{CastlingStyle, EnPassantStyle};
use jadoube_board::reachability::{Origin, impossibilities};
use jadoube_board::{
    Attempt, ByColor, Chess960, Color, Piece, Position, Role, Setup, Square, Squares, attacks, legality,
};

use jadoube_cases::{Case, Fault, Step};

use crate::{properties, read};

/// Everything in which a case does not hold.
pub(crate) fn faults(case: &Case) -> Vec<Fault> {
    let mut subject = Subject::Nothing;
    let mut faults = Vec::new();
    for step in &case.steps {
        if let Err(found) = subject.carry_out(step, case) {
            faults.push(case.fault_at(step, &found));
        }
    }
    faults
}

/// What a case is about at the moment.
enum Subject {
    Nothing,
    Board(Box<Setup>),
    Array([Role; 8]),
}

impl Subject {
    fn carry_out(&mut self, step: &Step, case: &Case) -> Result<(), String> {
        let (verb, rest) = step.verb_and_rest();
        holds(step.only.is_none(), "an edition, and a board knows none")?;
        match verb {
            "board" => self.turn_to(rest.parse().map(Subject::of).map_err(text))?,
            "start" => self.turn_to(read::start(rest).map(Subject::of))?,
            "array" => self.turn_to(read::array(rest).map(Subject::Array))?,
            "turn" => equal(rest, self.setup()?.turn.to_string().to_lowercase().as_str())?,
            "count" => self.count(rest)?,
            "moves" => self.moves(rest)?,
            "attacks" => self.attacks(rest)?,
            "legal" => self.legal(rest)?,
            "refused" => self.refused(rest)?,
            "play" => self.play(rest)?,
            "gives" => self.gives(rest)?,
            "same" if self.identical(rest)? => {}
            "same" => return Err(format!("found {}", self.position()?)),
            "differs" => holds(!self.identical(rest)?, "the same")?,
            "check" => equal(names(read::squares(rest)?), names(self.position()?.checkers()))?,
            "checkmate" if rest.is_empty() => holds(self.position()?.is_checkmate(), "no checkmate")?,
            "stalemate" if rest.is_empty() => holds(self.position()?.is_stalemate(), "no stalemate")?,
            "rejected" => self.rejected(rest)?,
            "number" => equal(rest, self.number()?.as_str())?,
            "minor" => {
                let minor = self.setup()?.pieces().filter(|(_, piece)| piece.role.is_minor());
                equal(
                    names(read::squares(rest)?),
                    names(minor.map(|(square, _)| square).collect()),
                )?;
            }
            "exchange" => self.exchange(rest)?,
            "article" => article(rest, case)?,
            "light" => colored(rest, Color::White)?,
            "dark" => colored(rest, Color::Black)?,
            "property" => properties::hold(rest)?,
            "without" if !rest.is_empty() => holds(case.is_without(), "other steps in the case")?,
            _ => return Err("a case has no such line".to_owned()),
        }
        Ok(())
    }

    fn of(setup: Setup) -> Subject {
        Subject::Board(Box::new(setup))
    }

    /// Takes up another subject. What could not be read leaves none, so that nothing is said of what stood there before.
    fn turn_to(&mut self, next: Result<Subject, String>) -> Result<(), String> {
        *self = Subject::Nothing;
        *self = next?;
        Ok(())
    }

    fn setup(&self) -> Result<&Setup, String> {
        match self {
            Subject::Board(setup) => Ok(setup),
            _ => Err("there is no board".to_owned()),
        }
    }

    fn position(&self) -> Result<Position, String> {
        Position::accept(self.setup()?).map_err(text)
    }

    /// By the generator that counts, by the one that lists, and by the Laws as they are written.
    fn count(&self, rest: &str) -> Result<(), String> {
        let (position, expected) = (self.position()?, read::number(rest)?);
        equal(expected, position.count_legal_moves())?;
        equal(expected, position.legal_moves().len())?;
        equal(expected, legality::legal_moves(self.setup()?).len())
    }

    fn moves(&self, rest: &str) -> Result<(), String> {
        let (from, _, expected) = self.piece_and_squares(rest)?;
        let written = legality::legal_moves(self.setup()?).into_iter();
        let written: Squares = written.filter(|mv| mv.from == from).map(|mv| mv.to).collect();
        equal(names(expected), names(self.position()?.destinations(from)))?;
        equal(names(expected), names(written))
    }

    fn attacks(&self, rest: &str) -> Result<(), String> {
        let (from, piece, expected) = self.piece_and_squares(rest)?;
        let position = self.position()?;
        equal(names(expected), names(attacks::from(piece, from, position.occupied())))?;
        let attacked = Square::all().filter(|&square| position.attackers(piece.color, square).contains(from));
        equal(names(expected), names(attacked.collect()))
    }

    fn piece_and_squares(&self, rest: &str) -> Result<(Square, Piece, Squares), String> {
        let (from, squares) = rest.split_once(' ').ok_or("a square and its squares are needed")?;
        let from = from.parse().map_err(text)?;
        let piece = self.setup()?.piece_at(from);
        let piece = piece.ok_or_else(|| format!("there is no piece on {from}"))?;
        Ok((from, piece, read::squares(squares)?))
    }

    fn legal(&self, rest: &str) -> Result<(), String> {
        for word in read::words(rest)? {
            let broken = self.broken_by(read::attempt(self.setup()?, word)?)?;
            holds(broken.is_empty(), format!("{word} breaks {}", list(&broken)))?;
        }
        Ok(())
    }

    fn refused(&self, rest: &str) -> Result<(), String> {
        // The moves end before `only` or the first key, and a key is known by its point.
        let words = read::words(rest)?;
        let moves = words
            .iter()
            .take_while(|word| **word != "only" && !word.contains('.'))
            .count();
        let (moves, keys) = words.split_at(moves);
        let (exactly, keys) = match keys {
            ["only", keys @ ..] => (true, keys),
            keys => (false, keys),
        };
        let keys = read::keys(keys)?;
        holds(!moves.is_empty(), "no move")?;
        for word in moves {
            let broken = self.broken_by(read::attempt(self.setup()?, word)?)?;
            let as_told = if exactly {
                broken == keys
            } else {
                broken.is_superset(&keys)
            };
            let found = match broken.is_empty() {
                true => format!("{word} is legal"),
                false => format!("{word} breaks {}", list(&broken)),
            };
            holds(as_told && !broken.is_empty(), found)?;
        }
        Ok(())
    }

    /// The keys of what a move breaks. The generator, where the board is one it accepts, must be of the same opinion.
    fn broken_by(&self, attempt: Attempt) -> Result<BTreeSet<&'static str>, String> {
        let breaches = legality::breaches(self.setup()?, attempt);
        if let Ok(position) = self.position() {
            let found = position.find(attempt);
            let agree = found.is_some() == breaches.is_empty();
            holds(
                agree,
                format!("{found:?} by the generator, and {attempt} breaks {breaches:?}"),
            )?;
        }
        Ok(breaches
            .iter()
            .flat_map(|breach| breach.provisions())
            .copied()
            .collect())
    }

    fn play(&mut self, rest: &str) -> Result<(), String> {
        for word in read::words(rest)? {
            let attempt = read::attempt(self.setup()?, word)?;
            let broken = self.broken_by(attempt)?;
            let Ok(next) = self.position()?.play(attempt) else {
                return Err(format!("found {word} breaks {}", list(&broken)));
            };
            equal(
                legality::play(self.setup()?, attempt).to_string(),
                next.to_setup().to_string(),
            )?;
            *self = Subject::of(next.to_setup());
        }
        Ok(())
    }

    /// Makes moves and says who has won the exchange with them: each player must have lost one piece.
    fn exchange(&mut self, rest: &str) -> Result<(), String> {
        let (expected, moves) = rest.split_once(' ').ok_or("a player and moves are needed")?;
        let before = self.setup()?.clone();
        self.play(moves)?;
        let after = self.setup()?;
        let lost = ByColor::from_fn(|color| {
            let count = |setup: &Setup, role: Role| setup.squares(role.of(color)).len();
            let lost = Role::ALL
                .into_iter()
                .filter(|role| count(after, *role) < count(&before, *role));
            lost.collect::<Vec<Role>>()
        });
        let winner = match (&lost.white[..], &lost.black[..]) {
            ([white], [black]) => ByColor::new(*white, *black).won_the_exchange(),
            _ => None,
        };
        let found = winner.map_or("none".to_owned(), |winner| winner.to_string().to_lowercase());
        equal(expected, found.as_str())
    }

    fn gives(&self, expected: &str) -> Result<(), String> {
        let position = self.position()?;
        let shredder = position.fen(CastlingStyle::Shredder, EnPassantStyle::Legal).to_string();
        match shredder == expected {
            true => Ok(()),
            false => equal(expected, position.to_string().as_str()),
        }
    }

    fn identical(&self, fen: &str) -> Result<bool, String> {
        let other: Position = fen.parse().map_err(text)?;
        Ok(self.position()?.identity() == other.identity())
    }

    fn rejected(&self, rest: &str) -> Result<(), String> {
        let expected = read::keys(&read::words(rest)?)?;
        let found: BTreeSet<&str> = match self {
            Subject::Array(rank) => match Chess960::from_first_rank(*rank) {
                Ok(_) => BTreeSet::new(),
                Err(faults) => faults.iter().map(|fault| fault.provision()).collect(),
            },
            _ => match Position::accept(self.setup()?) {
                Ok(position) => {
                    let proofs = impossibilities(&position, Origin::Start(Chess960::STANDARD));
                    proofs.iter().map(|proof| proof.provision()).collect()
                }
                Err(refusal) => refusal.faults().iter().map(|fault| fault.provision()).collect(),
            },
        };
        equal(list(&expected), list(&found))
    }

    fn number(&self) -> Result<String, String> {
        let start = match self {
            Subject::Array(rank) => Chess960::from_first_rank(*rank).ok(),
            _ => Chess960::of(&self.position()?),
        };
        Ok(start.map_or("none".to_owned(), |start| start.number().to_string()))
    }
}

/// What stands in an article: `2 board.squares`.
fn article(rest: &str, case: &Case) -> Result<(), String> {
    let (number, keys) = rest.split_once(' ').ok_or("a number and keys are needed")?;
    let expected = read::keys(&read::words(keys)?)?;
    for &edition in &case.editions {
        let there = jadoube_laws::at(edition, number);
        let own = there.filter(|provision| provision.place(edition).is_some_and(|place| place.is_own(number)));
        let found: BTreeSet<&str> = own.map(|provision| provision.key.as_str()).collect();
        equal(list(&expected), list(&found))?;
    }
    Ok(())
}

fn colored(rest: &str, color: Color) -> Result<(), String> {
    let others: Squares = read::squares(rest)?
        .into_iter()
        .filter(|square| square.color() != color)
        .collect();
    holds(others.is_empty(), format!("the other colour on {others}"))
}

fn names(squares: Squares) -> String {
    match squares.is_empty() {
        true => "none".to_owned(),
        false => squares.to_string(),
    }
}

fn list(keys: &BTreeSet<&str>) -> String {
    match keys.is_empty() {
        true => "nothing".to_owned(),
        false => keys.iter().copied().collect::<Vec<_>>().join(" "),
    }
}

fn text(error: impl Display) -> String {
    error.to_string()
}

/// What was found, unless it is as it should be.
pub(crate) fn holds(as_told: bool, found: impl Display) -> Result<(), String> {
    match as_told {
        true => Ok(()),
        false => Err(format!("found {found}")),
    }
}

/// What was found in place of what was expected, unless they are the same.
pub(crate) fn equal<T: PartialEq + Debug>(expected: T, found: T) -> Result<(), String> {
    match expected == found {
        true => Ok(()),
        false => Err(format!("expected {expected:?}, found {found:?}")),
    }
}
