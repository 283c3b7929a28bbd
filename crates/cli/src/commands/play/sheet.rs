//! The game as PGN.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use jadoube_notation::pgn::{Comment, Date, Game, LineId, Spot, TagError};
use jadoube_referee::wire::Heading;
use jadoube_referee::{Act, Ending, Entry, Mates, Outcome, Referee};

use crate::heard::readings;
use crate::problem::{Problem, printable};

/// Where the game goes as PGN, and what this program has written there.
pub(super) struct Sheet {
    path: PathBuf,
}

impl Sheet {
    /// Makes sure that nothing is lost by writing there: the file does not exist, or it holds this very game as it stood.
    pub(super) fn new(
        path: PathBuf,
        heading: &Heading,
        referee: &Referee,
        mates: &mut Mates,
    ) -> Result<Sheet, Problem> {
        let old = match fs::read_to_string(&path) {
            Ok(old) => Some(old),
            Err(_) if path.exists() => None,
            Err(_) => return Ok(Sheet { path }),
        };
        match old == Some(text(heading, referee, mates)) {
            true => Ok(Sheet { path }),
            false => Err(Problem::new(
                format!("{} exists already, and is not overwritten", path.display()),
                "Choose another place for the game with --pgn.",
            )),
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
