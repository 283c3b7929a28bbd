//! Random sequences of events for tests: the same ones every time.

mod acts;
mod hands;
mod likely;
mod terms;

use std::ops::{Deref, DerefMut};
use std::time::Duration;

use jadoube_board::{Color, Move};
use jadoube_clock::Instant;
use jadoube_referee::{Event, EventDraft, Game, Moves, Referee, Seen, Terms};

/// Random numbers, and what is made of them here.
pub(crate) struct Random(jadoube_random::Random);

impl Deref for Random {
    type Target = jadoube_random::Random;

    fn deref(&self) -> &jadoube_random::Random {
        &self.0
    }
}

impl DerefMut for Random {
    fn deref_mut(&mut self) -> &mut jadoube_random::Random {
        &mut self.0
    }
}

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(jadoube_random::Random::new(seed))
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.next_u64()
    }

    pub(crate) fn of<T: Copy>(&mut self, choices: &[T]) -> T {
        self.pick(choices)
    }

    pub(crate) fn color(&mut self) -> Color {
        self.of(&Color::ALL)
    }
}

/// What a sequence of events is like.
pub(crate) struct Sequence {
    pub(crate) random: Random,
    pub(crate) length: usize,
    /// How many events in a hundred are drawn without a look at the game.
    absurd: usize,
    /// How many moves in a hundred take the player's last one back.
    shuffling: usize,
    /// How many moves in a hundred are made and completed at once.
    whole: usize,
    /// How many claims and offers come in a hundred likely events.
    talk: usize,
    /// How many moves in a hundred are made by hands, where they can do anything.
    by_hand: usize,
    /// How many acts of hands in a hundred are something else than the move needs.
    fumbles: usize,
    /// What the hands are about to do, the next last.
    plan: Vec<EventDraft>,
}

impl Sequence {
    /// The sequence with this number, and the game it belongs to. Some are short and absurd, some are long games.
    pub(crate) fn new(number: u64) -> (Sequence, Terms) {
        let mut random = Random::new(number);
        let terms = terms::any(&mut random);
        Sequence::with(random, terms)
    }

    /// The sequence with this number, in which moves are made by hands. All but a few are played by people who know how.
    pub(crate) fn of_hands(number: u64) -> (Sequence, Terms) {
        let mut random = Random::new(number);
        let terms = Terms {
            moves: Moves::Free,
            ..terms::any(&mut random)
        };
        let (mut sequence, terms) = Sequence::with(random, terms);
        sequence.length = sequence.random.of(&[25, 50, 100, 250]);
        sequence.absurd = sequence.random.of(&[0, 0, 2, 5]);
        sequence.by_hand = sequence.random.of(&[80, 100]);
        (sequence, terms)
    }

    fn with(mut random: Random, terms: Terms) -> (Sequence, Terms) {
        let sequence = Sequence {
            length: random.of(&[6, 12, 12, 25, 50, 100, 250]),
            absurd: random.of(&[0, 2, 5, 10, 40, 90]),
            shuffling: random.of(&[0, 30, 80, 97]),
            whole: random.of(&[0, 50, 100, 100]),
            talk: random.of(&[0, 2, 10, 30]),
            by_hand: random.of(&[0, 0, 50, 100]),
            fumbles: random.of(&[0, 2, 10, 40]),
            plan: Vec::new(),
            random,
        };
        (sequence, terms)
    }

    /// What happens next; nothing more, at times, once the game is over.
    pub(crate) fn next(&mut self, referee: &Referee) -> Option<Event> {
        if referee.game().phase().is_over() && self.random.percent(25) {
            return None;
        }
        let at = self.moment(referee);
        let draft = if self.random.percent(self.absurd) {
            acts::any(&mut self.random, referee)
        } else {
            self.likely(referee, at)
        };
        // The arbiter cannot see everything.
        let seen = match self.random.percent(20) && draft.by.player().is_some() {
            true => Seen::BY_PLAYERS,
            false => Seen::default(),
        };
        Some(draft.seen_by(seen).at(at))
    }

    /// What was drawn last cannot happen: the hands do something else.
    pub(crate) fn refused(&mut self) {
        self.plan.clear();
    }

    /// When: mostly a little later, at times at the very end of something, and at times not later at all.
    fn moment(&mut self, referee: &Referee) -> Instant {
        let now = referee.game().now().unwrap_or_default();
        let random = &mut self.random;
        let later = |most: usize, random: &mut Random| now + Duration::from_millis(1 + random.below(most) as u64);
        match (random.below(200), referee.next_deadline()) {
            (0, _) => now,
            (1, _) => Instant::from_millis(now.as_millis().saturating_sub(random.next() % 10_000)),
            (2, _) => later(40_000_000, random),
            (3, _) if random.percent(self.absurd) => Instant::from_millis(u64::MAX - random.next() % 3),
            (4..=15, Some(deadline)) => {
                Instant::from_millis(deadline.as_millis().saturating_add(random.next() % 3).max(1) - 1)
            }
            (16..=60, _) => later(20_000, random),
            _ => later(500, random),
        }
    }

    /// A legal move: the last one taken back, or any. `None` if there is none.
    pub(crate) fn legal(&mut self, game: &Game) -> Option<Move> {
        let position = game.position()?;
        let moves = position.legal_moves();
        let back = game
            .plies()
            .len()
            .checked_sub(2)
            .map(|index| game.plies()[index].attempt());
        let takes_back = |mv: &&Move| back.is_some_and(|last| mv.from() == last.to && mv.to() == last.from);
        if self.random.percent(self.shuffling) {
            // The first move that is no pawn move begins a shuffle where none is on.
            let quiet = |mv: &&Move| position.make(**mv).halfmoves() > 0;
            return moves.iter().find(takes_back).or(moves.iter().find(quiet)).copied();
        }
        let mates = |mv: &&Move| position.make(**mv).is_checkmate();
        if self.random.percent(5)
            && let Some(mate) = moves.iter().find(mates)
        {
            return Some(*mate);
        }
        (!moves.is_empty()).then(|| moves[self.random.below(moves.len())])
    }
}
