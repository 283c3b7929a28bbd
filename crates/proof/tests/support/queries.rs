//! An endless stream of positions to ask about: the same for the same seed.

use std::collections::HashSet;

use jadoube_board::{Identity, Position, Setup};
use jadoube_random::Random;

use super::mutation::{SEEDS, mutated};
use super::sketches;

/// How a position was made.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum Kind {
    /// A few men anywhere.
    Ending,
    /// Pawns that block each other, and kings and pieces around them.
    Wall,
    /// A king in a corner among blocked men.
    Cage,
    /// Few men can move, and one side may run out of moves.
    Tempo,
    /// Players may still castle, ordinary chess and Chess960.
    Castling,
    /// A pawn has just made a double step.
    EnPassant,
    /// A change to one of the seeds, or to an earlier position that was worth it.
    Mutated,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 7] = [
        Kind::Ending,
        Kind::Wall,
        Kind::Cage,
        Kind::Tempo,
        Kind::Castling,
        Kind::EnPassant,
        Kind::Mutated,
    ];
}

/// So many positions that were worth it are remembered.
const REMEMBERED: usize = 256;

/// Makes positions.
pub struct Queries {
    random: Random,
    seeds: Vec<Setup>,
    remembered: Vec<Setup>,
    /// What was drawn already, to draw nothing twice.
    drawn: HashSet<Identity>,
}

impl Queries {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Queries {
        let read = |fen: &&str| fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
        Queries {
            random: Random::new(seed),
            seeds: SEEDS.iter().map(read).collect(),
            remembered: Vec::new(),
            drawn: HashSet::new(),
        }
    }

    /// The next position, and how it was made. No position is drawn twice.
    pub fn draw(&mut self) -> (Position, Kind) {
        let kind = match self.random.below(100) {
            0..4 => Kind::Ending,
            4..24 => Kind::Wall,
            24..30 => Kind::Cage,
            30..40 => Kind::Tempo,
            40..46 => Kind::Castling,
            46..54 => Kind::EnPassant,
            _ => Kind::Mutated,
        };
        loop {
            let setup = self.sketch(kind);
            if let Ok(position) = Position::accept(&setup)
                && self.drawn.insert(position.identity())
            {
                return (position, kind);
            }
        }
    }

    fn sketch(&mut self, kind: Kind) -> Setup {
        let random = &mut self.random;
        match kind {
            Kind::Ending => sketches::ending(random),
            Kind::Wall => sketches::wall(random),
            Kind::Cage => sketches::cage(random),
            Kind::Tempo => sketches::tempo(random),
            Kind::Castling => sketches::castle(random),
            Kind::EnPassant => {
                let setup = match sketches::chance(random, 30) {
                    true => sketches::tempo(random),
                    false => self.known(),
                };
                sketches::passing(&mut self.random, setup)
            }
            Kind::Mutated => {
                let setup = self.known();
                mutated(&mut self.random, &setup)
            }
        }
    }

    /// One of the seeds, or of what was worth it.
    fn known(&mut self) -> Setup {
        let pool = match !self.remembered.is_empty() && sketches::chance(&mut self.random, 70) {
            true => &self.remembered,
            false => &self.seeds,
        };
        pool[self.random.below(pool.len())].clone()
    }

    /// Remembers a position that was worth asking about, to change it later.
    pub fn remember(&mut self, position: &Position) {
        let setup = position.to_setup();
        match self.remembered.len() < REMEMBERED {
            true => self.remembered.push(setup),
            false => {
                let place = self.random.below(REMEMBERED);
                self.remembered[place] = setup;
            }
        }
    }
}
