//! Plain enumeration: every position that can be reached, without any thought.

use std::collections::{HashSet, VecDeque};

use jadoube_board::{ByColor, Color, Identity, Move, Position};

/// Lists the positions that can be reached from one, and keeps its memory from one question to the next.
///
/// It knows nothing about chess but legal moves and checkmate: no material, no pruning, no hash in place of a position.
/// That makes it slow, and its answers hard to doubt.
#[derive(Debug, Default)]
pub struct Oracle {
    nodes: Vec<Node>,
    known: HashSet<Identity>,
    frontier: VecDeque<usize>,
    mates: ByColor<Option<usize>>,
}

/// How far an oracle looks.
#[derive(Debug, Copy, Clone)]
pub struct Horizon {
    /// After so many positions it gives up if there is no end in sight.
    pub patience: usize,
    /// After so many positions it gives up.
    pub cap: usize,
}

#[derive(Debug)]
struct Node {
    position: Position,
    /// The node it was reached from, and how; none for the first.
    arrival: Option<(usize, Move)>,
}

impl Oracle {
    /// An oracle that has not been asked anything.
    pub fn new() -> Oracle {
        Oracle::default()
    }

    /// Lists what can be reached from a position, as far as it should look, or until a mate by either side was seen.
    pub fn enumerate(&mut self, root: &Position, horizon: Horizon) {
        self.nodes.clear();
        self.known.clear();
        self.frontier.clear();
        self.mates = ByColor::default();
        self.meet(root, None);
        // The oldest and the newest in turn: the one sees all that is near, the other soon comes to what is far.
        let mut oldest = false;
        while self.mates.white.is_none() || self.mates.black.is_none() {
            if self.nodes.len() >= horizon.cap || self.nodes.len() >= horizon.patience && self.is_hopeless() {
                return;
            }
            oldest = !oldest;
            let next = match oldest {
                true => self.frontier.pop_front(),
                false => self.frontier.pop_back(),
            };
            let Some(index) = next else { return };
            let position = self.nodes[index].position;
            position.for_each_child(|mv, child| self.meet(child, Some((index, mv))));
        }
    }

    fn meet(&mut self, position: &Position, arrival: Option<(usize, Move)>) {
        if !self.known.insert(position.identity()) {
            return;
        }
        let index = self.nodes.len();
        if position.is_checkmate() {
            self.mates[!position.turn()].get_or_insert(index);
        }
        let position = *position;
        self.nodes.push(Node { position, arrival });
        self.frontier.push_back(index);
    }

    /// Whether most positions lead to new ones still: where all are seen in the end, nearly half of those that were
    /// seen by now have been looked at.
    fn is_hopeless(&self) -> bool {
        self.frontier.len() * 10 > self.nodes.len() * 6
    }

    /// Whether all positions that can be reached were seen.
    pub fn is_closed(&self) -> bool {
        self.frontier.is_empty()
    }

    /// How many positions were seen.
    pub fn seen(&self) -> usize {
        self.nodes.len()
    }

    /// Whether a player can mate; `None` if no mate by them was seen among too many positions.
    pub fn can_mate(&self, winner: Color) -> Option<bool> {
        match self.mates[winner] {
            Some(_) => Some(true),
            None if self.is_closed() => Some(false),
            None => None,
        }
    }

    /// A line that ends in mate by the player, if one was seen.
    pub fn line(&self, winner: Color) -> Option<Vec<Move>> {
        let mut node = &self.nodes[self.mates[winner]?];
        let mut line = Vec::new();
        while let Some((parent, mv)) = node.arrival {
            line.push(mv);
            node = &self.nodes[parent];
        }
        line.reverse();
        Some(line)
    }
}
