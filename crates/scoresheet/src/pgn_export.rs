//! A game as PGN, with clock times.

use core::cmp::Ordering;
use core::time::Duration;

use jadoube_notation::Style;
use jadoube_notation::pgn::{Comment, Date, Game, LineId, Spot, TagError};
use jadoube_referee::wire::Heading;
use jadoube_referee::{Ending, Outcome, Referee};

use crate::clock_readings::ClockReadings;
use crate::draw_offers::draw_offers;

/// A game as PGN: its tags, its moves with clock times, and the draw offers.
#[must_use]
pub fn pgn_export(referee: &Referee, heading: &Heading, readings: &ClockReadings) -> Game {
    let mut game = Game::starting_from(&referee.game().terms().start);
    // A value that no tag can hold is left unknown.
    let _ = tags(&mut game, heading, referee);
    play(&mut game, referee, readings);
    game
}

fn tags(game: &mut Game, heading: &Heading, referee: &Referee) -> Result<(), TagError> {
    let known = |text: &Option<String>| text.as_deref().map_or("?".to_owned(), one_line);
    let date = heading.date.as_deref().and_then(|date| date.parse::<Date>().ok());
    let outcome = referee.game().outcome();
    game.set_tag("Event", &known(&heading.event))?;
    game.set_tag("Site", &known(&heading.site))?;
    game.set_tag("Date", &date.map_or("????.??.??".to_owned(), |date| date.to_string()))?;
    game.set_tag("Round", &known(&heading.round))?;
    game.set_tag("White", &known(&heading.white))?;
    game.set_tag("Black", &known(&heading.black))?;
    game.set_tag("Result", outcome.map_or("*", result))?;
    if let Some(board) = &heading.board {
        game.set_tag("Board", &one_line(board))?;
    }
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

/// A text without line breaks and other control characters.
fn one_line(text: &str) -> String {
    let shown = |symbol: char| if symbol.is_control() { '?' } else { symbol };
    text.chars().map(shown).collect()
}

/// PGN has three results; any other, such as a loss for both, is exported as `*`.
fn result(outcome: Outcome) -> &'static str {
    let points = outcome.points;
    match points.white.cmp(&points.black) {
        Ordering::Greater => "1-0",
        Ordering::Less => "0-1",
        Ordering::Equal if outcome.ending == Ending::AbsenceOfBoth => "*",
        Ordering::Equal => "1/2-1/2",
    }
}

fn termination(ending: Ending) -> &'static str {
    match ending {
        Ending::Time { .. } => "time forfeit",
        Ending::Absence { .. } | Ending::AbsenceOfBoth | Ending::Penalty { .. } | Ending::IllegalMoves { .. } => {
            "rules infraction"
        }
        Ending::Arbiter => "adjudication",
        Ending::Checkmate { .. }
        | Ending::Stalemate
        | Ending::DeadPosition
        | Ending::Resignation { .. }
        | Ending::ResignationDrawn { .. }
        | Ending::Agreement
        | Ending::Threefold
        | Ending::FiftyMoves
        | Ending::Fivefold
        | Ending::SeventyFiveMoves
        | Ending::TimeDrawn { .. }
        | Ending::IllegalMovesDrawn { .. }
        | Ending::BothFlags
        | Ending::Signed => "normal",
    }
}

/// The moves, each with its clock time, and the draw offers.
fn play(game: &mut Game, referee: &Referee, readings: &ClockReadings) {
    let plies = referee.game().plies();
    for (index, ply) in plies.iter().enumerate() {
        let Some((_, mv)) = ply.legal() else {
            // A file of legal moves ends here, and says why.
            let last = Spot {
                line: LineId::MAIN,
                ply: index,
            };
            let told = format!("An illegal move was played here: {}.", ply.written(Style::SHORT));
            if let Ok(comment) = Comment::new(&told) {
                game.comment(last, comment);
            }
            break;
        };
        let Ok(spot) = game.play(LineId::MAIN, mv) else {
            return;
        };
        if let (Some(left), Ok(mut comment)) = (readings.get(index), Comment::new("")) {
            // As the clock showed it, in whole seconds.
            comment.set_clock(Duration::from_secs(left.as_millis().div_ceil(1000) as u64));
            game.comment(spot, comment);
        }
    }
    for (_, ply) in draw_offers(referee) {
        game.offer_draw(Spot {
            line: LineId::MAIN,
            ply,
        });
    }
}

#[cfg(test)]
mod tests {
    use jadoube_board::{ByColor, Color};
    use jadoube_laws::Score;
    use jadoube_referee::{Ending, Outcome};

    use super::{one_line, result, termination};

    #[test]
    fn endings_have_a_result_and_a_termination() {
        let (one, half, nil) = (Score::ONE, Score::HALF, Score::ZERO);
        for (ending, white, black, expect) in [
            (Ending::Checkmate { player: Color::White }, one, nil, ("1-0", "normal")),
            (Ending::Time { player: Color::White }, nil, one, ("0-1", "time forfeit")),
            (
                Ending::TimeDrawn { player: Color::White },
                half,
                half,
                ("1/2-1/2", "normal"),
            ),
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

    #[test]
    fn names_are_one_line() {
        for (name, expect) in [("Ann", "Ann"), ("A\nb\u{7}", "A?b?"), ("Łukasz", "Łukasz")] {
            assert_eq!(one_line(name), expect);
        }
    }
}
