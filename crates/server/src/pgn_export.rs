//! A game as PGN, with what the clocks showed.

use core::cmp::Ordering;
use core::time::Duration;

use jadoube_board::{ByColor, Color};
use jadoube_clock::Instant;
use jadoube_notation::pgn::{Comment, Date, Game, LineId, Spot, TagError};
use jadoube_referee::wire::Heading;
use jadoube_referee::{Act, Ending, Entry, Event, Outcome, Referee};

/// What the clock of the mover showed after each move, where the game has a clock and the move was completed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockReadings {
    shown: Vec<Option<Duration>>,
    /// How many moves each player had completed when it was last looked at.
    completed: ByColor<u32>,
}

impl Default for ClockReadings {
    fn default() -> ClockReadings {
        ClockReadings {
            shown: Vec::new(),
            completed: ByColor::new(0, 0),
        }
    }
}

impl ClockReadings {
    /// What the clocks showed in the course of a game.
    #[must_use]
    pub fn of(referee: &Referee) -> ClockReadings {
        let mut readings = ClockReadings::default();
        if referee.game().clock().is_some() {
            referee.watch(|game, event| readings.follow(game, event.at));
        }
        readings
    }

    /// Nothing of what the clocks showed so far, for whoever looks at a game from now on.
    pub(crate) fn from_now_on(game: &jadoube_referee::Game) -> ClockReadings {
        ClockReadings {
            completed: game.completed(),
            ..ClockReadings::default()
        }
    }

    /// Looks at a game after each event, and notes what the clock shows after a move that is completed now.
    pub fn follow(&mut self, game: &jadoube_referee::Game, at: Instant) {
        self.shown.resize(game.plies().len(), None);
        let before = core::mem::replace(&mut self.completed, game.completed());
        for color in [Color::White, Color::Black] {
            if let (true, Some(clock)) = (game.completed()[color] > before[color], game.clock()) {
                // A move that the next one completed was made before it.
                let mut own = (0..game.plies().len()).filter(|ply| game.plies()[*ply].before.turn() == color);
                if let Some(ply) = own.nth((game.completed()[color] as usize).saturating_sub(1)) {
                    self.shown[ply].get_or_insert(clock.remaining(color, at));
                }
            }
        }
    }

    /// What the clock of the mover showed after a move.
    #[must_use]
    pub fn get(&self, ply: usize) -> Option<Duration> {
        self.shown.get(ply).copied().flatten()
    }

    /// Forgets what was noted of moves that a game no longer has, or has not completed.
    pub(crate) fn rewind(&mut self, game: &jadoube_referee::Game) {
        self.shown.truncate(game.plies().len());
        self.completed = game.completed();
        let mut seen = ByColor::new(0, 0);
        for (reading, ply) in self.shown.iter_mut().zip(game.plies()) {
            let color = ply.before.turn();
            if seen[color] >= game.completed()[color] {
                *reading = None;
            }
            seen[color] += 1;
        }
    }
}

/// A game as PGN: its tags, its moves with what the clocks showed, and the offers of a draw.
#[must_use]
pub fn pgn_export(referee: &Referee, heading: &Heading, readings: &ClockReadings) -> Game {
    let mut game = Game::starting_from(&referee.game().terms().start);
    // What no tag can hold is left unknown.
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

/// A text without line breaks and what else is no letter to be shown.
fn one_line(text: &str) -> String {
    let shown = |symbol: char| if symbol.is_control() { '?' } else { symbol };
    text.chars().map(shown).collect()
}

/// PGN has three results; what is none of them, as when both have lost, stays open.
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
fn play(game: &mut Game, referee: &Referee, readings: &ClockReadings) {
    let plies = referee.game().plies();
    for (index, ply) in plies.iter().enumerate() {
        let Ok(spot) = game.play(LineId::MAIN, ply.mv) else {
            return;
        };
        if let (Some(left), Ok(mut comment)) = (readings.get(index), Comment::new("")) {
            // As the clock showed it, in whole seconds.
            comment.set_clock(Duration::from_secs(left.as_millis().div_ceil(1000) as u64));
            game.comment(spot, comment);
        }
    }
    for (_, ply) in offers(referee) {
        game.offer_draw(Spot {
            line: LineId::MAIN,
            ply,
        });
    }
}

/// Who offered a draw, and with which move of theirs the offer stands, counting from one; with none before the first.
pub(crate) fn offers(referee: &Referee) -> impl Iterator<Item = (Color, usize)> {
    let plies = referee.game().plies();
    let record = referee.record().iter().enumerate();
    record.filter_map(move |(before, entry)| {
        let by = offerer(entry)?;
        let made = plies.partition_point(|ply| ply.entry.index() < before);
        // An offer stands with the last move of the player who made it.
        let ply = match made.checked_sub(1).map(|last| plies[last].before.turn()) {
            Some(turn) if turn != by => made - 1,
            _ => made,
        };
        Some((by, ply))
    })
}

/// Who offers a draw with an entry of a record.
pub(crate) fn offerer(entry: &Entry) -> Option<Color> {
    match entry {
        Entry::Event(Event {
            act: Act::Offered { by, .. },
            ..
        }) => Some(*by),
        _ => None,
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

    #[test]
    fn names_are_one_line() {
        for (name, expect) in [("Ann", "Ann"), ("A\nb\u{7}", "A?b?"), ("Łukasz", "Łukasz")] {
            assert_eq!(one_line(name), expect);
        }
    }
}
