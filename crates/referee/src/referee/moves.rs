//! Whole games, heard at once: the fast path. Its slow twin is [`Referee::hear`], move by move.

use jadoube_board::{Color, Move, Position};
use jadoube_clock::Instant;

use crate::act::{Act, Played, SessionStarted};
use crate::context::DeadPositionCheck;
use crate::entry::{Ending, Entry, EntryNo};
use crate::event::{Author, Event, Seen};
use crate::finding::{MoveMade, SessionBegan};
use crate::game::Phase;
use crate::mate_prover::MateProver;
use crate::referee::{MOMENT, Referee};

/// From where on no player could mate, among the positions of a game.
enum Dead {
    /// From the position after so many moves.
    After(usize),
    /// From none of them.
    Never,
    /// That was not found out within the budget.
    Unknown,
}

impl Referee {
    /// Hears the whole of a game that is over: its moves, made and completed one after the other.
    ///
    /// The same as hearing each move by itself, with one difference that makes it many times faster: whoever sees the
    /// whole game need not look at each position to learn whether a mate is still possible. As long as a later position
    /// can lead to mate, so could all before it; once none can, it stays so. A position that would have been asked
    /// about, and that later moves prove alive, is then not asked about.
    ///
    /// A referee who has heard something before was there, and looks at each position: a record says of its beginning
    /// alone how it was heard.
    ///
    /// Each move must be legal in the position that the moves before it lead to. How many moves were heard is returned;
    /// they are fewer than given if the game was over before them, and none in a game that nobody watched.
    pub fn hear_moves(&mut self, moves: &[Move], prover: &mut MateProver) -> usize {
        if self.game.is_called() {
            return 0;
        }
        if !self.record.is_empty() {
            return self.play_through(moves, prover, DeadPositionCheck::EveryPosition);
        }
        let heard = self.play_through(moves, prover, DeadPositionCheck::NoPosition);
        let heard = match self.dead_since(prover) {
            Dead::Never => heard,
            // Something else ended the game there, and goes before.
            Dead::After(count) if count == heard && self.game.outcome().is_some() => heard,
            Dead::After(count) if count > 0 => {
                let last = count - 1;
                self.rewind(self.game.plies[last].entry.index());
                last + self.play_through(&moves[last..count], prover, DeadPositionCheck::EveryPosition)
            }
            Dead::After(_) | Dead::Unknown => {
                self.rewind(0);
                return self.play_through(moves, prover, DeadPositionCheck::EveryPosition);
            }
        };
        self.heard_as_whole = u32::try_from(self.events().count()).unwrap_or(u32::MAX);
        heard
    }

    fn play_through(&mut self, moves: &[Move], prover: &mut MateProver, check: DeadPositionCheck) -> usize {
        self.record.reserve(moves.len() + 1);
        self.game.plies.reserve(moves.len());
        if self.game.phase() == Phase::Awaited && self.moments_left() > 0 {
            let at = self.next_instant();
            let began = SessionStarted {}.by(Author::Nobody).at(at);
            let no = self.write(Entry::Event(began));
            self.judge(no, at, &SessionBegan {}.into(), prover, check);
        }
        let moves = &moves[..moves.len().min(self.moments_left())];
        let mut heard = 0;
        while heard < moves.len() && self.is_playing() {
            heard += self.play_on(&moves[heard..], prover, check);
        }
        heard
    }

    /// Hears moves until one of them had to be judged, and at least one.
    fn play_on(&mut self, moves: &[Move], prover: &mut MateProver, check: DeadPositionCheck) -> usize {
        let quiet = match moves {
            // Before another move there is one: only the last position needs a look.
            [first @ .., _] if check == DeadPositionCheck::NoPosition => self.play_quietly(first),
            _ => 0,
        };
        let Some(&mv) = moves.get(quiet) else { return quiet };
        let (at, by) = (self.next_instant(), self.game.turn());
        let no = EntryNo::after(self.record.len());
        self.record.push(played(at, by, mv));
        self.game.play(no, at, by, mv);
        self.judge(
            no,
            at,
            &MoveMade {
                by,
                broken: None,
                ruled: false,
            }
            .into(),
            prover,
            check,
        );
        quiet + 1
    }

    /// Hears moves as long as no rule has anything to say about them. How many there were is returned.
    fn play_quietly(&mut self, moves: &[Move]) -> usize {
        let (mut at, mut by) = (self.next_instant(), self.game.turn());
        let first = EntryNo::after(self.record.len());
        let quiet = self.game.play_while(first, at, moves, self.game.quiet_until());
        self.record.extend(moves[..quiet].iter().map(|&mv| {
            let entry = played(at, by, mv);
            (at, by) = (at + MOMENT, !by);
            entry
        }));
        quiet
    }

    /// Whether a move can be heard.
    fn is_playing(&self) -> bool {
        self.game.phase() == Phase::Playing && !self.game.interrupted() && !self.game.held_up()
    }

    /// A moment later than everything so far.
    fn next_instant(&self) -> Instant {
        self.game.now().map_or(Instant::ZERO, |now| now + MOMENT)
    }

    /// How many moments are left in which something can happen: more than anybody needs, but time is given from outside.
    fn moments_left(&self) -> usize {
        let passed = self.game.now().map_or(0, Instant::as_millis);
        usize::try_from(u64::MAX - passed).unwrap_or(usize::MAX)
    }

    /// From where on no player could mate, among the positions of the game.
    ///
    /// Most games end alive, or soon after they die: so the steps back from the end grow, until a position is alive.
    fn dead_since(&self, prover: &mut MateProver) -> Dead {
        let budget = self.game.terms().budget;
        let mut is_dead = |count: usize| prover.is_dead(self.position_after(count)?, budget);
        let mut dead = self.game.plies.len();
        let known = match self.game.outcome().map(|outcome| outcome.ending) {
            Some(Ending::Checkmate { .. }) => Some(false),
            Some(Ending::Stalemate) => Some(true),
            _ => is_dead(dead),
        };
        match known {
            Some(false) => return Dead::Never,
            Some(true) => {}
            None => return Dead::Unknown,
        }
        let mut alive = None;
        let mut step = 1;
        loop {
            let probe = match alive {
                Some(alive) if dead - alive == 1 => return Dead::After(dead),
                Some(alive) => alive + (dead - alive) / 2,
                None if dead == 0 => return Dead::After(0),
                None => dead.saturating_sub(step),
            };
            match is_dead(probe) {
                Some(false) => alive = Some(probe),
                Some(true) => dead = probe,
                None => return Dead::Unknown,
            }
            step *= 2;
        }
    }

    /// The position after so many moves of the game.
    fn position_after(&self, count: usize) -> Option<&Position> {
        match self.game.plies.get(count) {
            Some(ply) => self.game.before(ply).position(),
            None => self.game.position(),
        }
    }
}

/// The entry of a move, made and completed.
fn played(at: Instant, by: Color, mv: Move) -> Entry {
    let attempt = mv.into();
    Entry::Event(Event {
        at,
        by: by.into(),
        seen: Seen::default(),
        act: Act::Played(Played { attempt }),
        note: None,
        proved_later: false,
    })
}
