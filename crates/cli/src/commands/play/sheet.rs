//! The game as PGN.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use jadoube_notation::pgn::{Comment, Date, Game, LineId, Spot, TagError};
use jadoube_referee::wire::Heading;
use jadoube_referee::{Act, Ending, Entry, Mates, Outcome, Referee};

use crate::heard::readings;
use crate::problem::{Problem, printable};

/// Where the game goes as PGN.
pub(super) struct Sheet {
    path: PathBuf,
}

impl Sheet {
    /// A new file: nothing is overwritten.
    pub(super) fn new(path: PathBuf) -> Result<Sheet, Problem> {
        match path.exists() {
            true => Err(taken(&path)),
            false => Ok(Sheet { path }),
        }
    }

    /// A new file, or one that holds this very game as far as it had come.
    pub(super) fn reopen(path: PathBuf, heading: &Heading, referee: &Referee) -> Result<Sheet, Problem> {
        match fs::read_to_string(&path) {
            Ok(old) if is_earlier(&old, heading, referee) => Ok(Sheet { path }),
            _ => Sheet::new(path),
        }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn write(&self, heading: &Heading, referee: &Referee, mates: &mut Mates) -> Result<(), Problem> {
        fs::write(&self.path, text(heading, referee, mates)).map_err(|error| {
            Problem::new(
                format!("{} cannot be written: {error}", self.path.display()),
                "The record has everything: go on with --resume and another --pgn.",
            )
        })
    }
}

fn taken(path: &Path) -> Problem {
    Problem::new(
        format!("{} exists already, and is not overwritten", path.display()),
        "Choose another place for the game with --pgn.",
    )
}

/// Whether a text is this game and nothing else, perhaps with fewer moves.
fn is_earlier(text: &str, heading: &Heading, referee: &Referee) -> bool {
    let (old, _) = Game::read(text);
    let mut now = Game::starting_from(&referee.game().terms().start);
    // Names that no tag can hold stay unknown in both.
    let _ = tags(&mut now, heading, referee);
    let alike = ["Event", "Site", "Date", "Round", "White", "Black", "TimeControl"];
    let moves = referee.game().plies();
    let line = old.main().moves();
    format!("{old}\n") == text
        && old.start() == now.start()
        && alike.iter().all(|name| old.tags().get(name) == now.tags().get(name))
        && line.len() <= moves.len()
        && line.iter().zip(moves).all(|(old, ply)| old.mv == ply.mv)
}

fn text(heading: &Heading, referee: &Referee, mates: &mut Mates) -> String {
    let terms = referee.game().terms();
    let readings = match terms.control {
        Some(_) => readings(terms, referee.record(), mates),
        None => Vec::new(),
    };
    let mut game = Game::starting_from(&terms.start);
    // What no tag can hold, such as a line break in a name, is left unknown.
    let _ = tags(&mut game, heading, referee);
    play(&mut game, referee, &readings);
    format!("{game}\n")
}

fn tags(game: &mut Game, heading: &Heading, referee: &Referee) -> Result<(), TagError> {
    let known = |text: &Option<String>| text.as_deref().map_or("?".to_owned(), printable);
    let date = heading.date.as_deref().and_then(|date| date.parse::<Date>().ok());
    let outcome = referee.game().outcome();
    game.set_tag("Event", &known(&heading.event))?;
    game.set_tag("Site", &known(&heading.site))?;
    game.set_tag("Date", &date.map_or("????.??.??".to_owned(), |date| date.to_string()))?;
    game.set_tag("Round", &known(&heading.round))?;
    game.set_tag("White", &known(&heading.white))?;
    game.set_tag("Black", &known(&heading.black))?;
    game.set_tag("Result", outcome.map_or("*", result))?;
    let control = referee.game().terms().control.as_ref();
    game.set_tag(
        "TimeControl",
        &control.map_or("-".to_owned(), |control| control.pgn().to_string()),
    )?;
    game.set_tag(
        "Termination",
        outcome.map_or("unterminated", |outcome| termination(outcome.ending)),
    )
}

/// PGN has three results; what is none of them, as when both have lost, stays open.
fn result(outcome: Outcome) -> &'static str {
    let points = outcome.points;
    match points.white.cmp(&points.black) {
        std::cmp::Ordering::Greater => "1-0",
        std::cmp::Ordering::Less => "0-1",
        std::cmp::Ordering::Equal if outcome.ending == Ending::AbsenceOfBoth => "*",
        std::cmp::Ordering::Equal => "1/2-1/2",
    }
}

fn termination(ending: Ending) -> &'static str {
    match ending {
        Ending::Time(_) => "time forfeit",
        Ending::Absence(_) | Ending::AbsenceOfBoth | Ending::Penalty(_) => "rules infraction",
        Ending::Arbiter => "adjudication",
        Ending::Checkmate(_)
        | Ending::Stalemate
        | Ending::DeadPosition
        | Ending::Resignation(_)
        | Ending::ResignationDrawn(_)
        | Ending::Agreement
        | Ending::Threefold
        | Ending::FiftyMoves
        | Ending::Fivefold
        | Ending::SeventyFiveMoves
        | Ending::TimeDrawn(_)
        | Ending::BothFlags
        | Ending::Signed => "normal",
    }
}

/// The moves, each with what the clock showed, and the offers of a draw.
fn play(game: &mut Game, referee: &Referee, readings: &[Option<Duration>]) {
    let plies = referee.game().plies();
    for (index, ply) in plies.iter().enumerate() {
        let Ok(spot) = game.play(LineId::MAIN, ply.mv) else {
            return;
        };
        if let (Some(left), Ok(mut comment)) = (readings.get(index).copied().flatten(), Comment::new("")) {
            // As the clock showed it, in whole seconds.
            comment.set_clock(Duration::from_secs(left.as_millis().div_ceil(1000) as u64));
            game.comment(spot, comment);
        }
    }
    for (before, entry) in referee.record().iter().enumerate() {
        let Entry::Event(event) = entry else { continue };
        if let Act::Offered { by, .. } = event.act {
            let made = plies.partition_point(|ply| ply.entry.index() < before);
            // An offer stands with the last move of the player who made it.
            let ply = match made.checked_sub(1).map(|last| plies[last].before.turn()) {
                Some(turn) if turn != by => made - 1,
                _ => made,
            };
            game.offer_draw(Spot {
                line: LineId::MAIN,
                ply,
            });
        }
    }
}

/// Where the game goes if no place is named: beside the record.
pub(super) fn beside(record: &Path) -> PathBuf {
    record.with_extension("pgn")
}

#[cfg(test)]
mod tests {
    use jadoube_board::{ByColor, Color};
    use jadoube_laws::Score;
    use jadoube_referee::{Ending, Outcome};

    use super::{result, termination};

    #[test]
    fn endings_have_a_result_and_a_termination() {
        let (one, half, nil) = (Score::ONE, Score::HALF, Score::ZERO);
        for (ending, white, black, expect) in [
            (Ending::Checkmate(Color::White), one, nil, ("1-0", "normal")),
            (Ending::Time(Color::White), nil, one, ("0-1", "time forfeit")),
            (Ending::TimeDrawn(Color::White), half, half, ("1/2-1/2", "normal")),
            (Ending::AbsenceOfBoth, nil, nil, ("*", "rules infraction")),
            (Ending::Arbiter, half, half, ("1/2-1/2", "adjudication")),
        ] {
            let points = ByColor::new(white, black);
            assert_eq!(
                (result(Outcome { ending, points }), termination(ending)),
                expect,
                "{ending:?}"
            );
        }
    }
}
