//! Moves that were made and that the record does not have, and how they are put in once they are known.

use jadoube_board::{Attempt, ByColor, Color, Position, Square};

use crate::entry::EntryNo;
use crate::game::{Game, KeptBoard, Played, Ply};

/// Moves that were made and that the record does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Gap {
    /// How many moves come before them.
    pub(crate) first: usize,
    /// The event that tells of it.
    entry: EntryNo,
    /// What stood on the board before them.
    pub(crate) from: KeptBoard,
    /// How many moves each player had made before them.
    pub(crate) made: ByColor<u32>,
    /// What stood there after them, once somebody has written it down.
    pub(crate) noted: Option<Position>,
}

/// Moves that were put into the course of a game after it was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PutIn {
    /// The ruling that put them in.
    pub entry: EntryNo,
    /// How many moves come before them.
    pub first: usize,
    /// How many they are.
    pub count: usize,
}

/// The course with the missing moves in it.
struct Filled {
    /// The moves from the gap on, up to the next gap or to where no position stood.
    plies: Vec<Ply>,
    /// Up to which of the moves so far they go.
    until: usize,
    /// What stands on the board after them; nothing if an illegal move comes next.
    leads_to: Option<Position>,
}

impl Game {
    /// Moves are made that nobody follows. No rule may go by the board until somebody has looked at it.
    pub(crate) fn lose_track(&mut self, entry: EntryNo) {
        if self.has_lost_track() {
            return;
        }
        let gap = Gap {
            first: self.plies.len(),
            entry,
            from: self.board,
            made: self.made,
            noted: None,
        };
        let setup = self.board().to_setup();
        self.board = KeptBoard::Setup(self.keep_setup(setup));
        self.papers_mut().gaps.push(gap);
    }

    /// Somebody has written down what stands on the board.
    pub(crate) fn note_position(&mut self, position: Position) {
        self.board = KeptBoard::Position(position);
        self.unpressed = ByColor::default();
        if let Some(gap) = self.papers_mut().gaps.last_mut() {
            gap.noted = Some(position);
        }
    }

    /// Whether moves were made that the record does not have, and nobody has told what stands on the board.
    #[must_use]
    pub fn has_lost_track(&self) -> bool {
        self.gaps().last().is_some_and(|gap| gap.noted.is_none())
    }

    /// Whether moves are missing in the record.
    #[must_use]
    pub fn has_gap(&self) -> bool {
        !self.gaps().is_empty()
    }

    /// Where moves are missing in the record, first to last.
    pub(crate) fn gaps(&self) -> &[Gap] {
        self.papers().map_or(&[], |papers| &papers.gaps)
    }

    /// The moves that were put into the course afterwards, in the order in which that was done.
    #[must_use]
    pub fn put_in(&self) -> &[PutIn] {
        self.papers().map_or(&[], |papers| &papers.put_in)
    }

    /// Whether these moves close the first gap: they are legal, they lead to what was written down, and what was played after it
    /// can follow them.
    pub(crate) fn is_filled_by(&self, moves: &[Attempt]) -> bool {
        self.filled(moves).is_some()
    }

    fn filled(&self, moves: &[Attempt]) -> Option<Filled> {
        let gap = self.gaps().first()?;
        let KeptBoard::Position(mut position) = gap.from else {
            return None;
        };
        let mut plies = Vec::with_capacity(moves.len());
        for attempt in moves {
            let mv = position.find(*attempt)?;
            plies.push(Ply {
                before: KeptBoard::Position(position),
                played: Played::Legal(mv),
                entry: gap.entry,
            });
            position = position.make(mv);
        }
        if !gap.noted.is_none_or(|noted| stands_alike(&noted, &position)) {
            return None;
        }
        let until = self.gaps().get(1).map_or(self.plies.len(), |next| next.first);
        let mut leads_to = Some(position);
        for ply in &self.plies[gap.first..until] {
            let (Some(before), Some((_, mv))) = (leads_to, ply.legal()) else {
                leads_to = None;
                plies.push(*ply);
                continue;
            };
            let mv = before.find(mv.into())?;
            plies.push(Ply {
                before: KeptBoard::Position(before),
                played: Played::Legal(mv),
                ..*ply
            });
            leads_to = Some(before.make(mv));
        }
        Some(Filled { plies, until, leads_to })
    }

    /// The moves of the first gap are known: they are part of the course from now on.
    pub(crate) fn fill(&mut self, no: EntryNo, moves: &[Attempt]) {
        let (Some(gap), Some(filled)) = (self.gaps().first().copied(), self.filled(moves)) else {
            return;
        };
        let count = moves.len();
        self.plies.splice(gap.first..filled.until, filled.plies);
        let down = ByColor::from_fn(|player| {
            let clock = self.clock.as_ref().zip(self.now);
            clock.is_some_and(|(clock, now)| clock.flag(player, now).is_some())
        });
        let papers = self.papers_mut();
        papers.gaps.remove(0);
        papers.put_in.push(PutIn {
            entry: no,
            first: gap.first,
            count,
        });
        for player in Color::ALL {
            papers.in_doubt[player] |= down[player];
        }
        let more = self.more_mut();
        let after_gap = |offer: &&mut u32| **offer as usize > gap.first;
        for offer in more.offered_after.iter_mut().filter(after_gap) {
            *offer += u32::try_from(count).unwrap_or_default();
        }
        let postponed = &mut more.quickplay.postponed;
        for player in Color::ALL {
            if let Some(claim) = &mut postponed[player]
                && claim.plies > gap.first
            {
                claim.plies += count;
            }
        }
        let papers = self.papers_mut();
        for gap in &mut papers.gaps {
            gap.first += count;
        }
        match (papers.gaps.first_mut(), filled.leads_to) {
            (Some(next), Some(position)) => next.from = KeptBoard::Position(position),
            (None, Some(position)) => self.board = KeptBoard::Position(position),
            (_, None) => {}
        }
        if gap.noted.is_none() {
            self.unpressed = ByColor::default();
        }
        if !self.has_gap() {
            self.count_moves();
        }
    }

    /// How many of these moves each player has made.
    pub(crate) fn moves_of(&self, plies: &[Ply]) -> ByColor<u32> {
        ByColor::from_fn(|player| {
            let own = plies.iter().filter(|ply| self.before(ply).turn() == player);
            u32::try_from(own.count()).unwrap_or(u32::MAX)
        })
    }

    /// How many moves each player has made once the moves from this one on are void. What was made where the record has gaps
    /// is void with them, however it was counted since.
    pub(crate) fn made_before(&self, index: usize) -> ByColor<u32> {
        let (gaps, until) = (self.gaps(), self.plies.len());
        let (made, until) = match gaps.iter().find(|gap| gap.first > index) {
            Some(_) if gaps.iter().all(|gap| gap.first > index) => return self.moves_of(&self.plies[..index]),
            Some(first) => (first.made, first.first),
            None => (self.made, until),
        };
        let voided = self.moves_of(&self.plies[index..until]);
        ByColor::from_fn(|player| made[player].saturating_sub(voided[player]))
    }

    /// It is no longer in doubt which moves of a player were completed in time.
    pub(crate) fn trust_moves(&mut self, player: Color) {
        if let Some(papers) = self.more.as_mut().and_then(|more| more.papers.as_mut()) {
            papers.in_doubt[player] = false;
        }
    }

    /// Every move is known again: so is how many each player has made and completed.
    fn count_moves(&mut self) {
        self.made = self.moves_of(&self.plies);
        for player in Color::ALL {
            self.completed[player] = self.made[player].saturating_sub(u32::from(self.unpressed[player]));
            if let Some(clock) = &mut self.clock {
                clock.set_moves(player, self.completed[player]);
            }
        }
    }
}

/// Whether the same pieces stand on the same squares, and the same player has the move. Whoever writes a position down cannot see
/// who may still castle.
fn stands_alike(noted: &Position, reached: &Position) -> bool {
    let alike = |square: Square| noted.piece_at(square) == reached.piece_at(square);
    noted.turn() == reached.turn() && Square::all().all(alike)
}
