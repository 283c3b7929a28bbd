//! The two works: games checked, and games checked and refereed.

use std::hint::black_box;

use jadoube_board::{Move, Position};
use jadoube_laws::Edition;
use jadoube_notation::pgn::{Place, Reader, Skip, Text, Visitor};
use jadoube_notation::san::San;
use jadoube_referee::{MateProver, Referee, Terms};

/// What is done with a game.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(crate) enum Work {
    /// Every move of the main line is checked for legality and made on the board.
    Checked,
    /// The referee hears those moves too, with all rules on, and keeps a record.
    Refereed,
}

impl Work {
    pub(crate) const ALL: [Work; 2] = [Work::Checked, Work::Refereed];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Work::Checked => "checked",
            Work::Refereed => "refereed",
        }
    }

    /// Reads a text to its end.
    pub(crate) fn read(self, text: &[u8]) -> Counts {
        match self {
            Work::Checked => checked(text),
            Work::Refereed => refereed(text),
        }
    }
}

/// What was met in a text.
#[derive(Debug, Default, Copy, Clone, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) games: u64,
    pub(crate) moves: u64,
    /// Games that the referee saw end on the board.
    pub(crate) ended: u64,
    /// Games with moves after that end.
    pub(crate) played_on: u64,
}

fn checked(text: &[u8]) -> Counts {
    let mut visitor = Checker {
        counts: Counts::default(),
        position: Some(Position::initial()),
    };
    let mut reader = Reader::new(text);
    while reader.read_game(&mut visitor).expect("memory can be read") {}
    visitor.counts
}

fn refereed(text: &[u8]) -> Counts {
    let mut visitor = Hearer {
        counts: Counts::default(),
        start: Position::initial(),
        position: Some(Position::initial()),
        moves: Vec::new(),
        referee: Referee::new(Terms::of(Edition::LATEST)).expect("sound terms"),
        mates: MateProver::new(),
    };
    let mut reader = Reader::new(text);
    while reader.read_game(&mut visitor).expect("memory can be read") {}
    visitor.counts
}

struct Checker {
    counts: Counts,
    /// `None` after a move that is not legal.
    position: Option<Position>,
}

impl Visitor for Checker {
    fn begin_game(&mut self) {
        self.position = Some(Position::initial());
    }

    fn tag(&mut self, name: Text<'_>, value: Text<'_>) {
        if name.bytes() == b"FEN" {
            self.position = value.decode().parse().ok();
        }
    }

    #[inline(always)]
    fn san(&mut self, san: San, _: Place) {
        if let Some(position) = &mut self.position {
            match san.follow(position) {
                Ok(_) => self.counts.moves += 1,
                Err(_) => self.position = None,
            }
        }
    }

    fn begin_variation(&mut self) -> Skip {
        Skip::Yes
    }

    fn end_game(&mut self) {
        self.counts.games += 1;
        black_box(&self.position);
    }
}

struct Hearer {
    counts: Counts,
    start: Position,
    /// `None` after a move that is not legal.
    position: Option<Position>,
    moves: Vec<Move>,
    referee: Referee,
    mates: MateProver,
}

impl Visitor for Hearer {
    fn begin_game(&mut self) {
        self.start = Position::initial();
        self.position = Some(self.start);
        self.moves.clear();
    }

    fn tag(&mut self, name: Text<'_>, value: Text<'_>) {
        if name.bytes() == b"FEN" {
            self.position = value.decode().parse().ok();
            self.start = self.position.unwrap_or(self.start);
        }
    }

    #[inline(always)]
    fn san(&mut self, san: San, _: Place) {
        if let Some(position) = &mut self.position {
            match san.follow(position) {
                Ok(mv) => self.moves.push(mv),
                Err(_) => self.position = None,
            }
        }
    }

    fn begin_variation(&mut self) -> Skip {
        Skip::Yes
    }

    fn end_game(&mut self) {
        let referee = &mut self.referee;
        referee.begin(self.start);
        let heard = referee.hear_moves(&self.moves, &mut self.mates);
        self.counts.games += 1;
        self.counts.moves += self.moves.len() as u64;
        self.counts.ended += u64::from(referee.game().outcome().is_some());
        self.counts.played_on += u64::from(heard < self.moves.len());
        black_box(referee.record());
    }
}
