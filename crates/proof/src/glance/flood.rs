//! The ways of men on a board where nothing else moves.

use jadoube_board::{Color, Role, Square, Squares, attacks};

use crate::invariant::fill;

/// The longest way that is followed.
pub(super) const MOST_STEPS: usize = 8;

/// Men of one kind and where they can go.
#[derive(Copy, Clone)]
pub(super) struct Walkers {
    pub(super) color: Color,
    pub(super) role: Role,
    pub(super) men: Squares,
    /// All men on the board.
    pub(super) occupied: Squares,
    /// Men that may be captured.
    pub(super) enemies: Squares,
    /// Squares that a way may end on but not lead over: for a king, not even that.
    pub(super) shunned: Squares,
}

/// The squares on which a man stands in turn.
#[derive(Copy, Clone)]
pub(super) struct Way {
    squares: [Square; MOST_STEPS + 1],
    steps: usize,
}

impl Way {
    /// Where the man stands.
    pub(super) fn start(&self) -> Square {
        self.squares[0]
    }

    /// Where it arrives.
    pub(super) fn end(&self) -> Square {
        self.squares[self.steps]
    }

    /// Its moves.
    pub(super) fn steps(&self) -> impl Iterator<Item = (Square, Square)> {
        self.squares[..=self.steps].windows(2).map(|step| (step[0], step[1]))
    }

    /// The squares that it stands on or crosses.
    pub(super) fn squares(&self) -> Squares {
        let crossed = |(from, to)| Squares::of(from) | Squares::of(to) | attacks::between(from, to);
        self.steps().fold(Squares::EMPTY, |all, step| all | crossed(step))
    }
}

impl Walkers {
    /// The shortest way of one of the men to one of some squares. Pawns capture on the way, others only at its end.
    pub(super) fn way_to(&self, targets: Squares, most: usize) -> Option<Way> {
        let mut layers = [Squares::EMPTY; MOST_STEPS];
        let mut layer = self.men;
        let mut seen = self.men;
        for steps in 1..=most {
            layers[steps - 1] = layer;
            let next = self.next(layer);
            if let Some(end) = (next & targets).first() {
                return self.traced(end, &layers[..steps]);
            }
            layer = self.passable(next) - seen;
            seen |= layer;
            if layer.is_empty() {
                return None;
            }
        }
        None
    }

    /// All squares that the men can reach in so many steps.
    pub(super) fn reached(&self, most: usize) -> Squares {
        let mut reached = Squares::EMPTY;
        let mut layer = self.men;
        for _ in 0..most {
            let next = self.next(layer);
            layer = self.passable(next) - reached;
            reached |= next;
        }
        reached
    }

    fn traced(&self, end: Square, layers: &[Squares]) -> Option<Way> {
        let steps = layers.len();
        let mut squares = [end; MOST_STEPS + 1];
        for step in (0..steps).rev() {
            squares[step] = (self.back(squares[step + 1]) & layers[step]).first()?;
        }
        Some(Way { squares, steps })
    }

    fn next(&self, from: Squares) -> Squares {
        let reached = reach(self.role, self.color, from, self.occupied);
        match self.role {
            Role::Pawn => reached | fill::pawn(from, self.color) & self.enemies,
            Role::King => reached - (self.occupied - self.enemies) - self.shunned,
            _ => reached - (self.occupied - self.enemies),
        }
    }

    fn passable(&self, squares: Squares) -> Squares {
        match self.role {
            Role::Pawn => squares - self.shunned,
            _ => squares - self.shunned - self.occupied,
        }
    }

    /// From where a man can have come to a square.
    fn back(&self, to: Square) -> Squares {
        match self.role {
            Role::Pawn if self.occupied.contains(to) => attacks::pawn(!self.color, to),
            Role::Pawn => {
                let one = fill::forward(Squares::of(to), !self.color);
                let third = (one - self.occupied) & fill::third_rank(self.color);
                one | fill::forward(third, !self.color)
            }
            role => attacks::from(role.of(self.color), to, self.occupied),
        }
    }
}

/// Where men go in one step, pawns without captures; whoever stands there stands there still.
pub(super) fn reach(role: Role, color: Color, from: Squares, occupied: Squares) -> Squares {
    match role {
        Role::Pawn => {
            let one = fill::forward(from, color) - occupied;
            one | (fill::forward(one & fill::third_rank(color), color) - occupied)
        }
        Role::Knight => fill::knight(from, occupied),
        Role::Bishop => fill::bishop(from, occupied),
        Role::Rook => fill::rook(from, occupied),
        Role::Queen => fill::queen(from, occupied),
        Role::King => fill::king(from),
    }
}
