//! The slow twin: counts everything anew from the events of a record.

use jadoube_board::{ByColor, Color, Piece, Position, Square, Squares};
use jadoube_referee::act::{Made, Played};
use jadoube_referee::{Act, Effect, Entry, Event, Referee};

/// What a record amounts to.
pub(crate) struct Twin {
    /// Every position that has stood, the first one first.
    stood: Vec<Position>,
    pub(crate) made: ByColor<u32>,
    pub(crate) completed: ByColor<u32>,
    waits: ByColor<bool>,
}

impl Twin {
    /// Counts from the start of the game.
    pub(crate) fn of(referee: &Referee) -> Twin {
        let mut twin = Twin {
            stood: vec![referee.game().terms().start],
            made: ByColor::default(),
            completed: ByColor::default(),
            waits: ByColor::default(),
        };
        for entry in referee.record() {
            match entry {
                Entry::Event(event) => twin.happen(event),
                Entry::Ruling(ruling) => {
                    let mut effects = ruling.effects.iter();
                    let completes = |effect: &Effect| match effect {
                        Effect::Completed { player: by } => Some(*by),
                        _ => None,
                    };
                    if let Some(by) = effects.find_map(completes) {
                        twin.completed[by] += 1;
                        // The last move itself is completed, unless there is a later one that waits.
                        twin.waits[by] = twin.completed[by] < twin.made[by] && twin.waits[by];
                    }
                }
                Entry::Question(_) => {}
            }
        }
        twin
    }

    fn happen(&mut self, event: &Event) {
        let Some(by) = event.by.player() else { return };
        match &event.act {
            Act::Made(Made { attempt }) => {
                let next = self.position().play(*attempt).expect("a legal move");
                self.stood.push(next);
                self.made[by] += 1;
                self.waits[by] = true;
            }
            Act::Played(Played { attempt }) => {
                let next = self.position().play(*attempt).expect("a legal move");
                self.stood.push(next);
                self.made[by] += 1;
                self.completed[by] += 1;
                self.waits[by] = false;
            }
            Act::Pressed(_) if self.waits[by] => {
                self.completed[by] += 1;
                self.waits[by] = false;
            }
            _ => {}
        }
    }

    /// The position now on the board.
    pub(crate) fn position(&self) -> &Position {
        self.stood.last().expect("the start")
    }

    /// How often the position now on the board has stood.
    pub(crate) fn occurrences(&self) -> u32 {
        let now = sameness(self.position());
        self.stood.iter().filter(|position| sameness(position) == now).count() as u32
    }
}

/// All that makes two positions the same, square by square.
fn sameness(position: &Position) -> (Color, Vec<Option<Piece>>, Squares, Option<Square>) {
    let pieces = Square::all().map(|square| position.piece_at(square)).collect();
    (
        position.turn(),
        pieces,
        position.castling(),
        position.legal_en_passant(),
    )
}
