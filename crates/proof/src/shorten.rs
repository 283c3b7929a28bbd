//! A shorter way to the same mate.

use std::collections::HashMap;

use jadoube_board::{Identity, Move, Position};

/// Cuts corners: where a position of the line can be left by one or two moves towards a much later one, what lies between
/// is dropped. The end is the same, and the line is never longer.
pub(crate) fn cut_corners(root: &Position, line: &[Move]) -> Vec<Move> {
    let mut positions = vec![*root];
    for &mv in line {
        positions.push(positions[positions.len() - 1].make(mv));
    }
    // The latest place of each position: a line may come through one twice.
    let places: HashMap<Identity, usize> = positions
        .iter()
        .enumerate()
        .map(|(at, one)| (one.identity(), at))
        .collect();
    let mut short = Vec::new();
    let mut at = places[&root.identity()];
    while at < line.len() {
        let mut best = (at + 1, vec![line[at]]);
        let mut farthest = |place: usize, moves: &[Move]| {
            // Each move counts: two moves that save less than two are no gain.
            if place + best.1.len() > best.0 + moves.len() {
                best = (place, moves.to_vec());
            }
        };
        positions[at].for_each_child(|first, child| {
            if let Some(&place) = places.get(&child.identity()) {
                farthest(place, &[first]);
            }
            child.for_each_child(|second, grandchild| {
                if let Some(&place) = places.get(&grandchild.identity()) {
                    farthest(place, &[first, second]);
                }
            });
        });
        short.extend(best.1);
        at = best.0;
    }
    short
}
