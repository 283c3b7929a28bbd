//! How games end: what the last position says of the result, and moves after the end.

use jadoube_board::{Color, Position};
use jadoube_notation::pgn::{Place, Reader, Skip, Termination, Text, Visitor};
use jadoube_notation::san::San;
use jadoube_notation::{Language as Letters, Reading, read};
use jadoube_proof::{Prover, Quick};

/// How a position ends the game.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(super) enum Ending {
    /// This player is checkmated.
    Mate(Color),
    Stalemate,
    /// Neither player can mate.
    Dead,
    /// So many moves by each player without a capture or a pawn move.
    Moves(u32),
}

impl Ending {
    /// The result that follows.
    pub(super) fn result(self) -> Termination {
        match self {
            Ending::Mate(Color::White) => Termination::BlackWon,
            Ending::Mate(Color::Black) => Termination::WhiteWon,
            Ending::Stalemate | Ending::Dead | Ending::Moves(_) => Termination::Drawn,
        }
    }

    /// The provision by which it ends the game.
    pub(super) fn key(self) -> &'static str {
        match self {
            Ending::Mate(_) => "end.checkmate",
            Ending::Stalemate => "end.stalemate",
            Ending::Dead => "end.dead-position",
            Ending::Moves(_) => "automatic-draw.seventy-five-moves",
        }
    }
}

/// Sees how games end.
pub(super) struct Judge {
    prover: Prover,
    /// After how many moves of each player without a capture or a pawn move a game is drawn, in the edition that is cited.
    moves: Option<u32>,
}

impl Judge {
    pub(super) fn new(moves: Option<u32>) -> Judge {
        Judge {
            prover: Prover::new(),
            moves,
        }
    }

    /// Whether a position ends the game, and how. A dead position is seen where that is plain or soon shown.
    pub(super) fn ending(&mut self, position: &Position) -> Option<Ending> {
        if !position.has_legal_move() {
            return Some(match position.is_check() {
                true => Ending::Mate(position.turn()),
                false => Ending::Stalemate,
            });
        }
        if self.is_dead(position) {
            return Some(Ending::Dead);
        }
        let enough = |moves: &u32| u32::from(position.halfmoves()) >= 2 * moves;
        self.moves.filter(enough).map(Ending::Moves)
    }

    /// Whether a game with so many moves can have gone on after the end without any of them being illegal: after a dead
    /// position, in which the last but one is, or after too many moves without a capture or a pawn move.
    pub(super) fn went_on(&mut self, start: &Position, before: &Position, moves: u64) -> bool {
        let quiet = moves + u64::from(start.halfmoves());
        self.moves.is_some_and(|most| quiet > 2 * u64::from(most)) || self.is_dead(before)
    }

    fn is_dead(&mut self, position: &Position) -> bool {
        let mut cannot = |color| matches!(self.prover.quick(position, color), Quick::Unwinnable(_));
        cannot(Color::White) && cannot(Color::Black)
    }

    /// Reads a game anew and finds its first move after the end.
    pub(super) fn first_after(
        &mut self,
        text: &[u8],
        start: Position,
        from: Option<Letters>,
    ) -> Option<(Place, Ending)> {
        let mut course = Course {
            judge: self,
            text,
            position: start,
            from,
            over: None,
            is_lost: false,
            found: None,
        };
        // Text in memory does not fail.
        let _ = Reader::new(text).read_game(&mut course);
        course.found
    }
}

/// A game that is read a second time, without variations.
struct Course<'a> {
    judge: &'a mut Judge,
    text: &'a [u8],
    position: Position,
    from: Option<Letters>,
    over: Option<Ending>,
    is_lost: bool,
    found: Option<(Place, Ending)>,
}

impl Course<'_> {
    fn follow(&mut self, place: Place, after: Option<Position>) {
        if self.found.is_some() || self.is_lost {
            return;
        }
        self.over = self.over.or_else(|| self.judge.ending(&self.position));
        match (self.over, after) {
            (Some(ending), _) => self.found = Some((place, ending)),
            (None, Some(after)) => self.position = after,
            (None, None) => self.is_lost = true,
        }
    }

    fn read(&self, place: Place) -> Option<Position> {
        let range = usize::try_from(place.start).ok()?..usize::try_from(place.range().end).ok()?;
        let text = Text(self.text.get(range)?).decode();
        let language = self.from.unwrap_or(Letters::EN);
        let mv = read(&self.position, &text, &Reading::lenient(&[language])).ok()?;
        Some(self.position.make(mv))
    }
}

impl Visitor for Course<'_> {
    fn san(&mut self, san: San, place: Place) {
        let mut after = self.position;
        let followed = match self.from {
            None => san.follow(&mut after).ok().map(|_| after),
            Some(_) => None,
        };
        let after = followed.or_else(|| self.read(place));
        self.follow(place, after);
    }

    fn word(&mut self, _: Text<'_>, place: Place) -> bool {
        let after = self.read(place);
        self.follow(place, after);
        true
    }

    fn null_move(&mut self, place: Place) -> bool {
        let after = self.position.pass();
        self.follow(place, after);
        true
    }

    fn begin_variation(&mut self) -> Skip {
        Skip::Yes
    }
}
