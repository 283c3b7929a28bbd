//! Positions that no game can have led to, and the proofs.
//!
//! A [`Position`] is one from which play can go on. Whether play can have led to it is a harder question, and nobody has
//! a complete answer. This module gives proofs: each [`Impossibility`] is a fact from which it follows that no series of
//! legal moves ends here. An empty list means that none of these proofs applies, *not* that there is such a series.
//!
//! The proofs are of three kinds. What has never moved tells where the game began and which ways were never open. The
//! pawns tell how much they must have captured. And a position must have come from another by a last move, which is
//! looked for by taking moves back. The move counters are not used: texts in circulation carry any number.

mod impossibility;
mod pawns;
mod retraction;
mod rooms;
mod standing;

use alloc::vec::Vec;

pub use impossibility::Impossibility;

use crate::{Chess960, Position};

/// From which array the game started.
///
/// ```
/// use jadoube_board::{Chess960, reachability::{Origin, impossibilities}};
///
/// let position = "4k3/8/8/8/8/8/1P6/B3K3 w - - 0 1".parse()?;
/// let found = impossibilities(&position, Origin::Start(Chess960::STANDARD));
/// assert_eq!(found[0].to_string(), "White's bishop on a1 cannot have moved, yet no bishop starts there");
/// assert!(impossibilities(&position, Origin::AnyStart).is_empty());
/// # Ok::<(), jadoube_board::ParsePositionError>(())
/// ```
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum Origin {
    /// From this one. Ordinary chess is [`Chess960::STANDARD`].
    Start(Chess960),
    /// From one of the 960, it is not known which. What is proved then holds for all of them.
    AnyStart,
}

/// What proves that no game from this origin can have led to a position: every proof found, none if none was.
///
/// ```
/// use jadoube_board::{Chess960, Square, reachability::{Impossibility, Origin, impossibilities}};
///
/// let position = "4k3/3P1P2/8/8/8/8/8/4K3 b - - 0 1".parse()?;
/// let found = impossibilities(&position, Origin::Start(Chess960::STANDARD));
/// let [Impossibility::NoLastMove { checkers, .. }] = found[..] else { panic!("{found:?}") };
/// assert_eq!(checkers.to_string(), "d7 f7");
/// assert_eq!(found[0].to_string(), "no last move of White can have given this check (d7 f7)");
/// # Ok::<(), jadoube_board::ParsePositionError>(())
/// ```
///
/// Provision: legality.illegal-position
pub fn impossibilities(position: &Position, origin: Origin) -> Vec<Impossibility> {
    let (start, mut found) = match standing::explain(position, origin, Chess960::STANDARD) {
        Ok(start) => (Some(start), Vec::new()),
        Err(found) => (None, found),
    };
    found.extend(pawns::impossibilities(position));
    // What is wrong as it stands was mostly wrong one move earlier too. Then only the last move itself is looked at, so
    // that one error is not reported again as the want of a last move.
    let start = start.filter(|_| found.is_empty());
    let plausible = |earlier: &Position| {
        start.is_none_or(|start| {
            pawns::impossibilities(earlier).next().is_none() && standing::explain(earlier, origin, start).is_ok()
        })
    };
    if !is_start(position, origin) && !retraction::exists(position, plausible) {
        let (color, checkers) = (!position.turn(), position.checkers());
        found.push(match position.en_passant() {
            Some(crossed) => Impossibility::NoDoubleStep {
                color,
                crossed,
                checkers,
            },
            None => Impossibility::NoLastMove { color, checkers },
        });
    }
    found
}

/// Whether no move has been made, so that none need be found.
fn is_start(position: &Position, origin: Origin) -> bool {
    Chess960::of(position).is_some_and(|start| match origin {
        Origin::Start(known) => start == known,
        Origin::AnyStart => true,
    })
}
