//! The checker: whether a verdict is shown by what it carries.
//!
//! It shares nothing with the search that found the verdict. Moves are legal if [`jadoube_board::legality`] says so,
//! which reads Article 3 aloud; from [`jadoube_board::attacks`] it takes which squares see each other, and no more.
//! It never panics, whatever it is given, and it would rather object to a true proof than accept a false one.
//!
//! # Why what it accepts is true
//!
//! A line is played. A [`Certificate`] is followed from the position in question: a position that is neither *barren*
//! nor *covered* is listed and all its successors are looked at, none of which may be mate. The list must come out as
//! the certificate says. So no mate can be reached, if none can be reached from barren positions (`check::barren`) and
//! none from covered ones. An [`Invariant`] covers a position that fits one of its strata, and is accepted after showing
//! that
//!
//! * *it stays* (`check::closed`): every legal move from a position that fits a stratum A leads to one that fits a
//!   stratum B, or is barren. A legal move takes a man, who is one of those that A tells of, from a square of his reach
//!   to one that he sees from there, and captures nothing or one man who may be there. All these *ways* (`check::ways`)
//!   are tried, so that the real one is among them. What is known after it is a stratum too, and must be part of B or
//!   allow only barren positions, unless the way cannot happen.
//! * *it is harmless* (`check::mate`): none of the ways of the winner is mate, those that lead to barren positions
//!   included. A mate arises only by a move of the winner's, so nothing is asked of positions by themselves.
//!
//! The position for which an invariant is used was looked at before, and is not mate. So, by induction, every position
//! that follows is not mate, and either fits a stratum or follows a barren position that is not mate.
//!
//! # What it costs
//!
//! Time and memory in proportion to [`Certificate::listed`], besides the invariants: for each stratum, the ways out of
//! it, and for each way that may give check, up to some 200,000 placements of men around the king. Whoever takes
//! certificates from strangers should look at these numbers first.

mod barren;
mod closed;
mod invariant;
mod mate;
mod moves;
mod objection;
#[cfg(test)]
mod tests;
mod ways;

use std::collections::HashSet;

use jadoube_board::{Attempt, Color, Move, Piece, Position, Setup, legality};

use crate::{Certificate, Digest, Invariant, Reach, Verdict};
pub use objection::{Flaw, Objection};

/// Whether a verdict is shown by what it carries. [`Verdict::Unknown`] claims nothing, which is always true.
///
/// # Errors
///
/// What is wrong with the line or the certificate.
pub fn verdict(position: &Position, winner: Color, verdict: &Verdict) -> Result<(), Objection> {
    match verdict {
        Verdict::Winnable(moves) => line(position, winner, moves),
        Verdict::Unwinnable(proof) => certificate(position, winner, proof),
        Verdict::Unknown(_) => Ok(()),
    }
}

/// Whether a line of legal moves ends in checkmate by the winner.
///
/// # Errors
///
/// The first move that is illegal, or the end of the line if the winner's opponent is not checkmated there.
pub fn line(position: &Position, winner: Color, line: &[Move]) -> Result<(), Objection> {
    let mut setup = position.to_setup();
    for (index, &mv) in line.iter().enumerate() {
        let attempt = Attempt::from(mv);
        // A move also says what kind it is, and whoever makes it relies on that.
        if !moves::legal(&setup).contains(&attempt) || moves::kind(&setup, attempt) != Some(mv.kind()) {
            return Err(Objection::IllegalMove { index, mv });
        }
        setup = legality::play(&setup, attempt);
    }
    match moves::is_mate(&setup, winner) {
        true => Ok(()),
        false => Err(Objection::NoMate { fen: setup.to_string() }),
    }
}

/// Whether a certificate proves that the winner cannot mate.
///
/// # Errors
///
/// What is wrong with an invariant, or a mate that can be reached, or how the list of positions differs.
pub fn certificate(position: &Position, winner: Color, certificate: &Certificate) -> Result<(), Objection> {
    for (index, invariant) in certificate.invariants.iter().enumerate() {
        invariant::is_sane(index, invariant)?;
        closed::stays(index, invariant, winner)?;
        mate::is_harmless(index, invariant, winner)?;
    }
    let mut list = List::new(winner, certificate);
    list.look_at(position.to_setup())?;
    while let Some(setup) = list.open.pop() {
        for attempt in moves::legal(&setup) {
            list.look_at(legality::play(&setup, attempt))?;
        }
    }
    let (claimed, found) = (certificate.listed, list.seen.len() as u64);
    if claimed != found {
        return Err(Objection::Count { claimed, found });
    }
    let (claimed, found) = (certificate.digest, list.digest);
    if claimed != found {
        return Err(Objection::Digest { claimed, found });
    }
    Ok(())
}

/// The positions that are listed so far.
struct List<'a> {
    winner: Color,
    /// How many there may be.
    most: u64,
    invariants: &'a [Invariant],
    seen: HashSet<[u64; 4]>,
    digest: Digest,
    /// Those whose successors are still to be looked at.
    open: Vec<Setup>,
}

impl<'a> List<'a> {
    fn new(winner: Color, certificate: &'a Certificate) -> List<'a> {
        List {
            winner,
            most: certificate.listed,
            invariants: &certificate.invariants,
            seen: HashSet::new(),
            digest: Digest::default(),
            open: Vec::new(),
        }
    }

    /// Lists a position, unless it is listed already or nothing that matters follows from it.
    fn look_at(&mut self, mut setup: Setup) -> Result<(), Objection> {
        // The words of the position are the position itself, so that two that count as one are the same.
        setup.en_passant = moves::legal_en_passant(&setup);
        let words = moves::words(&setup);
        if self.seen.contains(&words) {
            return Ok(());
        }
        if moves::is_mate(&setup, self.winner) {
            return Err(Objection::Mate { fen: setup.to_string() });
        }
        let men = setup
            .pieces()
            .map(|(square, Piece { color, role })| (color, Reach::fixed(role, square)));
        let covered = |invariant| invariant::covers(invariant, &setup);
        if barren::is_barren(men, self.winner) || self.invariants.iter().any(covered) {
            return Ok(());
        }
        if self.seen.len() as u64 >= self.most {
            return Err(Objection::TooMany { claimed: self.most });
        }
        self.seen.insert(words);
        self.digest.add(words);
        self.open.push(setup);
        Ok(())
    }
}
