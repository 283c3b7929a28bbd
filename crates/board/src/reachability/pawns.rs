//! What can be told from the pawns: where they can have come from, and how much they captured on the way.

use super::Impossibility;
use crate::{Color, File, Position, Rank, Role, Square, Squares};

/// The sides whose pawns cannot have come to stand as they do.
///
/// Each capture by a pawn takes one piece of the opponent off the board, so it has no more captures than pieces of the
/// opponent are missing.
pub(super) fn impossibilities(position: &Position) -> impl Iterator<Item = Impossibility> {
    Color::ALL.into_iter().filter_map(|color| {
        let missing = 16_usize.saturating_sub(position.colored(!color).len());
        match least_captures(position, color).map(usize::from) {
            None => Some(Impossibility::PawnOrigins {
                color,
                squares: position.pieces(Role::Pawn.of(color)),
            }),
            Some(needed) if needed > missing => Some(Impossibility::PawnCaptures { color, needed, missing }),
            Some(_) => None,
        }
    })
}

/// How often a side's pawns have captured at least; `None` if they cannot have come from different files.
///
/// Every capture takes a pawn one file sideways and one rank ahead, and nothing else takes it sideways. So the pawns are
/// given the files where they may have started in every way, each file once, and the cheapest way counts. Pawns that are
/// no longer on the board may have started on the files that remain, and need nothing.
fn least_captures(position: &Position, color: Color) -> Option<u8> {
    const NEVER: u8 = u8::MAX;
    // By the set of files on which the pawns looked at so far started.
    let mut best = [NEVER; 256];
    best[0] = 0;
    for pawn in position.pieces(Role::Pawn.of(color)) {
        let mut next = [NEVER; 256];
        let starts = File::ALL.map(|file| captures_from(position, color, pawn, file));
        for (files, &before) in best.iter().enumerate().filter(|&(_, &before)| before != NEVER) {
            for (file, captures) in starts.iter().enumerate() {
                if let Some(captures) = captures
                    && files >> file & 1 == 0
                {
                    let after = &mut next[files | 1 << file];
                    *after = (before + captures).min(*after);
                }
            }
        }
        best = next;
    }
    best.into_iter().min().filter(|&least| least != NEVER)
}

/// How often a pawn must have captured if it started on a file; `None` if it cannot have started there.
fn captures_from(position: &Position, color: Color, pawn: Square, file: File) -> Option<u8> {
    let second_rank = Rank::TWO.seen_by(color).index();
    let advance = pawn.rank().index().abs_diff(second_rank);
    let aside = pawn.file().index().abs_diff(file.index());
    let captures = if aside == 0 && has_passed(position, color, pawn) {
        2
    } else {
        aside
    };
    (captures <= advance).then_some(captures as u8)
}

/// Whether a pawn must have left its file if it started there: it is now beyond an enemy pawn, and that one has never
/// captured, so has always been on this file. To come back it takes a second capture.
fn has_passed(position: &Position, color: Color, pawn: Square) -> bool {
    let enemy_never_captured = position.colored(color).len() == 16;
    let enemies = position.pieces(Role::Pawn.of(!color)) & Squares::file(pawn.file());
    let behind = |enemy: Square| match color {
        Color::White => enemy < pawn,
        Color::Black => enemy > pawn,
    };
    enemy_never_captured && enemies.into_iter().any(behind)
}
