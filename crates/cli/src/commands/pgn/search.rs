//! Goes on after a move that could not be made.
//!
//! What was played there is not known. So all that may have been is followed at once: the move as it is written, every
//! legal one, or none. The moves that follow tell which it was, since few of these allow them. Until then nothing is judged.

use jadoube_board::{Color, Move, Position, legality};
use jadoube_notation::Misread;

/// After so many moves with which nothing else can be meant, what is left is believed.
const CONFIRMED: u32 = 4;
/// How much of a search is done in one game: so many moves are tried.
const MOST: u32 = 200_000;

/// A search for the position.
#[derive(Debug, Clone)]
pub(super) struct Search {
    /// The fault it began with, in the order of those that are told; `None` if that was only counted.
    pub(super) fault: Option<usize>,
    /// The position in which the move could not be made.
    pub(super) stuck: Position,
    candidates: Vec<Candidate>,
    /// How many moves have followed.
    pub(super) followed: u32,
    /// How many of them since one candidate was left.
    alone: u32,
    /// Whether it is of a variation on a move that is not known.
    pub(super) in_variation: bool,
    /// Whether any of the candidates will do at the end, since they are all that can be meant.
    any_will_do: bool,
}

/// What may have been played, and where that led.
#[derive(Debug, Copy, Clone)]
pub(super) struct Candidate {
    pub(super) how: How,
    pub(super) position: Position,
    pub(super) before: Position,
    /// How many moves were passed over to come there.
    pub(super) skipped: u32,
}

/// What may have been played.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(super) enum How {
    /// Nothing: what stands there is no move.
    Nothing,
    /// The move as it is written, although it is illegal.
    AsWritten,
    /// This legal move.
    Legal(Move),
}

/// How a search stands.
#[derive(Debug, Copy, Clone)]
pub(super) enum Standing {
    /// It goes on.
    Open,
    /// The position is known again.
    Found(Candidate),
    /// Nothing allows what follows.
    Failed,
}

/// What is known of a move that follows, before it is read.
#[derive(Debug, Copy, Clone)]
pub(super) struct Numbered {
    /// Whose move it is by the number before it.
    pub(super) turn: Color,
    pub(super) number: u32,
}

impl Search {
    /// A search after a move that could not be made.
    ///
    /// `before` is the position before the last move that was made.
    pub(super) fn new(position: Position, before: Position, misread: &Misread) -> Search {
        let candidate = |how, after| Candidate {
            how,
            position: after,
            before: position,
            skipped: 0,
        };
        let legal = |mv: Move| candidate(How::Legal(mv), position.make(mv));
        let mut candidates = Vec::new();
        match misread {
            Misread::Ambiguous { candidates: meant } => candidates.extend(meant.iter().map(|meant| legal(meant.mv))),
            Misread::Illegal { attempts } => {
                let setup = position.to_setup();
                let played = attempts.iter().filter_map(|tried| {
                    let after = legality::play(&setup, tried.attempt);
                    Position::accept(&after).ok()
                });
                candidates.extend(played.map(|after| candidate(How::AsWritten, after)));
                candidates.extend(position.legal_moves().iter().map(|&mv| legal(mv)));
            }
            Misread::Unreadable { .. } | Misread::Irregular { .. } => {
                candidates.push(Candidate {
                    before,
                    ..candidate(How::Nothing, position)
                });
                candidates.extend(position.legal_moves().iter().map(|&mv| legal(mv)));
            }
        }
        Search {
            fault: None,
            stuck: position,
            candidates,
            followed: 0,
            alone: 0,
            in_variation: false,
            any_will_do: matches!(misread, Misread::Ambiguous { .. }),
        }
    }

    /// A search in a variation on the last move, before which it is not known what was played.
    pub(super) fn of_variation(&self) -> Search {
        let mut search = self.clone();
        search.followed = 0;
        search.alone = 0;
        search.in_variation = true;
        for candidate in &mut search.candidates {
            candidate.position = candidate.before;
            candidate.skipped = 0;
        }
        search.drop_twins();
        search
    }

    /// Follows a move, which a function makes on a position.
    pub(super) fn follow(
        &mut self,
        numbered: Option<Numbered>,
        tries: &mut u32,
        mut make: impl FnMut(&Position) -> Option<Position>,
    ) -> Standing {
        *tries = tries.saturating_add(self.candidates.len() as u32);
        if *tries > MOST {
            self.candidates.clear();
        }
        self.candidates.retain_mut(|candidate| {
            let in_turn = numbered.is_none_or(|numbered| numbered.turn == candidate.position.turn());
            let Some(after) = in_turn.then(|| make(&candidate.position)).flatten() else {
                return false;
            };
            candidate.before = candidate.position;
            candidate.position = after;
            true
        });
        self.resume(numbered, make);
        self.drop_twins();
        self.followed += 1;
        match self.candidates[..] {
            [] if self.is_hopeless(numbered) => Standing::Failed,
            [] => Standing::Open,
            [only] => {
                self.alone += 1;
                match self.alone > CONFIRMED {
                    true => Standing::Found(only),
                    false => Standing::Open,
                }
            }
            _ => Standing::Open,
        }
    }

    /// Whether the number from which the game could go on will not come any more.
    fn is_hopeless(&self, numbered: Option<Numbered>) -> bool {
        self.in_variation || numbered.is_some_and(|numbered| numbered.number > self.stuck.fullmoves() + 1)
    }

    /// Where moves stand twice, or are no moves at all, the number tells where the game goes on.
    fn resume(&mut self, numbered: Option<Numbered>, mut make: impl FnMut(&Position) -> Option<Position>) {
        let here = |numbered: Numbered| numbered.turn == self.stuck.turn() && numbered.number == self.stuck.fullmoves();
        let waits = !self.in_variation
            && self.followed > 0
            && self.candidates.iter().all(|candidate| candidate.how != How::Nothing);
        if waits
            && numbered.is_some_and(here)
            && let Some(position) = make(&self.stuck)
        {
            self.candidates.push(Candidate {
                how: How::Nothing,
                position,
                before: self.stuck,
                skipped: self.followed,
            });
            self.alone = 0;
        }
    }

    /// What leads to the same position need not be told apart.
    fn drop_twins(&mut self) {
        let mut seen: Vec<Position> = Vec::with_capacity(self.candidates.len());
        self.candidates.retain(|candidate| {
            let is_new = !seen.contains(&candidate.position);
            if is_new {
                seen.push(candidate.position);
            }
            is_new
        });
    }

    /// How a search stands at the end of its line.
    pub(super) fn end(&self) -> Standing {
        match self.candidates[..] {
            [] => Standing::Failed,
            [only] if self.followed > 0 => Standing::Found(only),
            // A word that is no move was none if the moves fit without it.
            [first, ..] if first.how == How::Nothing && self.followed > 1 => Standing::Found(first),
            _ => Standing::Open,
        }
    }

    /// Whether what could not be made is a move for certain, and not some other word.
    pub(super) fn is_move(&self) -> bool {
        self.candidates.iter().all(|candidate| candidate.how != How::Nothing)
    }

    /// Whether all moves that follow are legal whatever was meant.
    pub(super) fn is_harmless(&self) -> bool {
        self.any_will_do && !self.candidates.is_empty()
    }
}
