//! The slow twin: counts everything anew from the events of a record.

use jadoube_board::legality::{breaches, play};
use jadoube_board::{Attempt, ByColor, Color, Piece, Position, Setup, Square, Squares};
use jadoube_referee::act::{Made, Played};
use jadoube_referee::{Act, Effect, Entry, EntryNo, Event, Referee};

/// What a record amounts to.
pub(crate) struct Twin {
    /// Everything that has stood, the first one first.
    stood: Vec<Setup>,
    /// The moves between: the entries that tell of them, and who made them.
    plies: Vec<(EntryNo, Color)>,
    /// Where moves are missing: how many come before them, and how many of these each player has made.
    gaps: Vec<(usize, ByColor<u32>)>,
    /// An illegal move on the board.
    attempt: Option<(EntryNo, Attempt)>,
    pub(crate) made: ByColor<u32>,
    pub(crate) completed: ByColor<u32>,
    waits: ByColor<bool>,
    /// Whether a move has to be sealed: what is then done on the board is none.
    sealing: bool,
}

impl Twin {
    /// Counts from the start of the game.
    pub(crate) fn of(referee: &Referee) -> Twin {
        let mut twin = Twin {
            stood: vec![referee.game().terms().start.to_setup()],
            plies: Vec::new(),
            gaps: Vec::new(),
            attempt: None,
            made: ByColor::default(),
            completed: ByColor::default(),
            waits: ByColor::default(),
            sealing: false,
        };
        for (index, entry) in referee.record().iter().enumerate() {
            match entry {
                Entry::Event(event) => twin.happen(EntryNo::after(index), event),
                Entry::Ruling(ruling) => ruling.effects.iter().for_each(|effect| twin.change(effect)),
                Entry::Question(_) => {}
            }
        }
        twin
    }

    fn happen(&mut self, no: EntryNo, event: &Event) {
        match &event.act {
            Act::LostTrack(_) => self.gaps.push((self.plies.len(), self.made)),
            Act::PositionNoted(noted) => {
                *self.stood.last_mut().expect("the start") = noted.board.to_setup();
                self.waits = ByColor::default();
            }
            _ => {}
        }
        let Some(by) = event.by.player() else { return };
        match &event.act {
            Act::Made(_) | Act::Played(_) if self.sealing => {}
            Act::Made(Made { attempt }) => self.make(no, by, *attempt),
            Act::Played(Played { attempt }) => {
                self.make(no, by, *attempt);
                self.press(by);
            }
            Act::Pressed(_) => self.press(by),
            _ => {}
        }
    }

    fn make(&mut self, no: EntryNo, by: Color, attempt: Attempt) {
        if by != self.setup().turn
            && let Some((no, attempt)) = self.attempt.take()
        {
            self.advance(no, !by, attempt);
        }
        match breaches(self.setup(), attempt).is_empty() {
            true => self.advance(no, by, attempt),
            false => self.attempt = Some((no, attempt)),
        }
    }

    fn advance(&mut self, no: EntryNo, by: Color, attempt: Attempt) {
        let next = play(self.setup(), attempt);
        // A position knows what a mere setup does not: which rights are still there.
        let next = Position::accept(&next).map_or(next, |position| position.to_setup());
        self.stood.push(next);
        self.plies.push((no, by));
        self.attempt = None;
        self.made[by] += 1;
        self.waits[by] = true;
    }

    fn press(&mut self, by: Color) {
        if by == self.setup().turn
            && let Some((no, attempt)) = self.attempt.take()
        {
            self.advance(no, by, attempt);
        }
        if self.waits[by] {
            self.completed[by] += 1;
            self.waits[by] = false;
        }
    }

    fn change(&mut self, effect: &Effect) {
        match effect {
            Effect::MustSeal { .. } => self.sealing = true,
            Effect::Adjourned | Effect::Ended(_) | Effect::Annulled => self.sealing = false,
            Effect::Completed { player: by } => {
                self.completed[*by] += 1;
                // The last move itself is completed, unless there is a later one that waits.
                self.waits[*by] = self.completed[*by] < self.made[*by] && self.waits[*by];
            }
            Effect::Restored { to } => {
                while let Some((_, by)) = self.plies.pop_if(|(last, _)| *last >= *to) {
                    // With the moves before a gap those within it are void, however many they were said to be.
                    while let Some((_, made)) = self.gaps.pop_if(|(first, _)| *first > self.plies.len()) {
                        self.made = made;
                    }
                    self.stood.pop();
                    self.made[by] -= 1;
                }
                for color in Color::ALL {
                    self.completed[color] = self.completed[color].min(self.made[color]);
                    self.waits[color] &= self.completed[color] < self.made[color];
                }
                self.attempt = None;
            }
            Effect::MovesCounted { player, moves } => {
                (self.made[*player], self.completed[*player]) = (*moves, *moves);
            }
            Effect::PieceReplaced { square, piece } => {
                let last = self.stood.last_mut().expect("the start");
                last.put(*square, Some(*piece));
            }
            _ => {}
        }
    }

    fn setup(&self) -> &Setup {
        self.stood.last().expect("the start")
    }

    /// The position now on the board, if it is one.
    pub(crate) fn position(&self) -> Option<Position> {
        Position::accept(self.setup()).ok()
    }

    /// How often the position now on the board has stood.
    pub(crate) fn occurrences(&self) -> u32 {
        let Some(now) = self.position() else { return 0 };
        let now = sameness(&now);
        let stood = self.stood.iter().filter_map(|setup| Position::accept(setup).ok());
        stood.filter(|position| sameness(position) == now).count() as u32
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
