//! A game as PGN, with clock times.

use core::time::Duration;

use jadoube_board::{ByColor, Move, Position};
use jadoube_laws::Points;
use jadoube_notation::Style;
use jadoube_notation::pgn::{Comment, Date, Game, LineId, Spot, TagError};
use jadoube_referee::wire::Heading;
use jadoube_referee::{Ending, Outcome, Phase, Referee};

use crate::clock_readings::ClockReadings;
use crate::draw_offers::draw_offers;

/// A game as PGN: its tags, its moves with clock times, and the draw offers.
///
/// It is one game of a PGN file as long as every move is legal. No reader accepts an illegal move that stands: the file says
/// where it was played, and goes on in another game, from the first legal position after it. Only the last has the result.
#[must_use]
pub fn pgn_export(referee: &Referee, heading: &Heading, readings: &ClockReadings) -> Vec<Game> {
    let parts = parts(referee);
    let last = parts.len() - 1;
    let games = parts.iter().enumerate().map(|(index, part)| {
        let mut game = Game::starting_from(&part.start);
        let outcome = referee.game().outcome().filter(|_| index == last);
        // A value that no tag can hold is left unknown.
        let _ = tags(&mut game, heading, referee, outcome);
        play(&mut game, part, readings);
        if index == last && referee.game().phase() == Phase::Annulled {
            comment(
                &mut game,
                part.moves.len(),
                "The game was annulled, and a new game is played.",
            );
        }
        if let Some(forfeit) = referee.game().forfeit().filter(|_| index == last) {
            let told = format!("Not played: {forfeit}.");
            comment(&mut game, part.moves.len(), &told);
        }
        // What the tag cannot say.
        let scale = referee.game().provisions().points.value;
        if let Some(outcome) = outcome.filter(|outcome| result(*outcome, scale) == "*") {
            let ByColor { white, black } = outcome.points;
            comment(&mut game, part.moves.len(), &format!("The result is {white}-{black}."));
        }
        let before = index.checked_sub(1).map(|before| &parts[before]);
        if let Some(before) = before {
            let told = match before.is_cut {
                true => "The game before this one goes on here, after moves that the record does not have.".to_owned(),
                false => format!(
                    "The game before this one goes on here, after an illegal move: {}.",
                    before.irregular
                ),
            };
            comment(&mut game, 0, &told);
        }
        if part.is_cut {
            let told = "Moves are missing here. The game goes on in the next game of this file.";
            comment(&mut game, part.moves.len(), told);
        }
        if !part.irregular.is_empty() {
            let goes_on = match index == last {
                true => "",
                false => " The game goes on in the next game of this file.",
            };
            let told = format!("An illegal move was played here: {}.{goes_on}", part.irregular);
            comment(&mut game, part.moves.len(), &told);
        }
        for (_, ply) in draw_offers(referee) {
            if let Some(ply) = ply.checked_sub(part.first).filter(|ply| *ply <= part.moves.len()) {
                game.offer_draw(spot(ply));
            }
        }
        game
    });
    games.collect()
}

/// Legal moves from a position, until an illegal one.
struct Part {
    start: Position,
    /// How many moves of the game come before it.
    first: usize,
    moves: Vec<Move>,
    /// Where the moves lead to.
    end: Position,
    /// What was played then, until a position stood on the board again; empty if nothing was.
    irregular: String,
    /// Whether moves follow that the record does not have.
    is_cut: bool,
}

impl Part {
    fn push(&mut self, mv: Move) {
        self.end = self.end.make(mv);
        self.moves.push(mv);
    }
}

/// The parts of a game between illegal moves; at least one.
fn parts(referee: &Referee) -> Vec<Part> {
    let game = referee.game();
    let part = |start: Position, first: usize| Part {
        start,
        first,
        moves: Vec::new(),
        end: start,
        irregular: String::new(),
        is_cut: false,
    };
    let mut parts = vec![part(game.terms().start, 0)];
    let plies = game.plies();
    for (index, ply) in plies.iter().enumerate() {
        let Some(open) = parts.last_mut() else { break };
        match ply.legal() {
            // Moves are missing in the record: the file goes on from where they are known again.
            Some((before, mv)) if open.irregular.is_empty() && *before != open.end => {
                open.is_cut = true;
                parts.push(part(*before, index));
                if let Some(next) = parts.last_mut() {
                    next.push(mv);
                }
            }
            Some((_, mv)) if open.irregular.is_empty() => open.push(mv),
            _ => {
                if !open.irregular.is_empty() {
                    open.irregular.push_str(", ");
                }
                open.irregular += &ply.written(Style::SHORT);
                let next = plies.get(index + 1).map_or(game.board(), |next| game.before(next));
                if let Some(position) = next.position() {
                    parts.push(part(*position, index + 1));
                }
            }
        }
    }
    parts
}

fn spot(ply: usize) -> Spot {
    Spot {
        line: LineId::MAIN,
        ply,
    }
}

fn comment(game: &mut Game, ply: usize, told: &str) {
    if let Ok(comment) = Comment::new(told) {
        game.comment(spot(ply), comment);
    }
}

fn tags(game: &mut Game, heading: &Heading, referee: &Referee, outcome: Option<Outcome>) -> Result<(), TagError> {
    let known = |text: &Option<String>| text.as_deref().map_or("?".to_owned(), one_line);
    let date = heading.date.as_deref().and_then(|date| date.parse::<Date>().ok());
    game.set_tag("Event", &known(&heading.event))?;
    game.set_tag("Site", &known(&heading.site))?;
    game.set_tag("Date", &date.map_or("????.??.??".to_owned(), |date| date.to_string()))?;
    game.set_tag("Round", &known(&heading.round))?;
    game.set_tag("White", &known(&heading.white))?;
    game.set_tag("Black", &known(&heading.black))?;
    let scale = referee.game().provisions().points.value;
    let in_file = heading.result.as_deref().unwrap_or("*");
    game.set_tag("Result", outcome.map_or(in_file, |outcome| result(outcome, scale)))?;
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
        match outcome {
            Some(outcome) => termination(outcome.ending),
            None if referee.game().phase() == Phase::Annulled => "abandoned",
            None if heading.result.is_some() => "normal",
            None => "unterminated",
        },
    )
}

/// A text without line breaks and other control characters.
fn one_line(text: &str) -> String {
    let shown = |symbol: char| if symbol.is_control() { '?' } else { symbol };
    text.chars().map(shown).collect()
}

/// PGN has three results; any other, such as a loss for both or half a point for the winner, is exported as `*`.
fn result(outcome: Outcome, scale: Points) -> &'static str {
    let ByColor { white, black } = outcome.points;
    match (white, black) {
        points if points == (scale.win, scale.loss) => "1-0",
        points if points == (scale.loss, scale.win) => "0-1",
        points if points == (scale.draw, scale.draw) => "1/2-1/2",
        _ => "*",
    }
}

fn termination(ending: Ending) -> &'static str {
    match ending {
        Ending::Time { .. } => "time forfeit",
        Ending::Absence { .. }
        | Ending::AbsenceOfBoth
        | Ending::Penalty { .. }
        | Ending::PenaltyOfBoth
        | Ending::SealedMove { .. }
        | Ending::IllegalMoves { .. } => "rules infraction",
        Ending::Arbiter | Ending::Quickplay => "adjudication",
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
        | Ending::SealedMoveDrawn { .. }
        | Ending::BothFlags
        | Ending::IllegalPosition
        | Ending::Signed => "normal",
    }
}

/// The moves, each with its clock time.
fn play(game: &mut Game, part: &Part, readings: &ClockReadings) {
    for (index, mv) in part.moves.iter().enumerate() {
        let Ok(spot) = game.play(LineId::MAIN, *mv) else {
            return;
        };
        if let (Some(left), Ok(mut comment)) = (readings.get(part.first + index), Comment::new("")) {
            // As the clock showed it, in whole seconds.
            comment.set_clock(Duration::from_secs(left.as_millis().div_ceil(1000) as u64));
            game.comment(spot, comment);
        }
    }
}

#[cfg(test)]
mod tests {
    use jadoube_board::{ByColor, Color};
    use jadoube_laws::{Points, Score};
    use jadoube_referee::{Ending, Outcome};

    use super::{one_line, result, termination};

    #[test]
    fn endings_have_a_result_and_a_termination() {
        let (one, half, nil) = (Score::ONE, Score::HALF, Score::ZERO);
        let scale = Points {
            win: one,
            draw: half,
            loss: nil,
        };
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
            (Ending::Arbiter, nil, nil, ("*", "adjudication")),
            (Ending::PenaltyOfBoth, nil, nil, ("*", "rules infraction")),
            // Half a point was taken off the winner.
            (Ending::Checkmate { player: Color::White }, half, nil, ("*", "normal")),
        ] {
            let points = ByColor::new(white, black);
            assert_eq!(
                (result(Outcome { ending, points }, scale), termination(ending)),
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
