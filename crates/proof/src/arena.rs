//! Positions that were seen, each once, and how they were reached.

use jadoube_board::{Move, Position};

use crate::certificate::Digest;

/// A position and the move that first led to it.
#[derive(Debug, Copy, Clone)]
pub(crate) struct Node {
    pub(crate) position: Position,
    parent: u32,
    mv: Option<Move>,
}

/// A set of positions with the moves that lead to them from the first.
///
/// Two positions are one if their identities are equal: whole positions are compared, so no two are ever confused. The
/// memory is kept from one question to the next.
#[derive(Debug)]
pub(crate) struct Arena {
    nodes: Vec<Node>,
    /// Open addressing: the index of a node plus one in the low half, part of its hash in the high half; 0 is empty.
    slots: Vec<u64>,
    /// How many of the slots are in use for this question, minus one: a power of two minus one.
    mask: usize,
}

/// A question that is settled at once should not have to clear a large table.
const FIRST_SLOTS: usize = 1 << 8;

impl Arena {
    pub(crate) fn new() -> Arena {
        Arena {
            nodes: Vec::new(),
            slots: vec![0; FIRST_SLOTS],
            mask: FIRST_SLOTS - 1,
        }
    }

    /// Forgets everything and starts from a position.
    pub(crate) fn restart(&mut self, root: &Position) {
        self.nodes.clear();
        self.mask = FIRST_SLOTS - 1;
        self.slots[..FIRST_SLOTS].fill(0);
        self.place(root, u32::MAX, None);
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    #[inline(always)]
    pub(crate) fn position(&self, index: usize) -> &Position {
        &self.nodes[index].position
    }

    /// Adds a position unless it is there already; its index is the old length.
    #[inline(always)]
    pub(crate) fn add(&mut self, position: &Position, parent: usize, mv: Move) -> bool {
        self.place(position, parent as u32, Some(mv))
    }

    /// Whether a position is there.
    pub(crate) fn contains(&self, position: &Position) -> bool {
        let identity = position.identity();
        let hash = identity.digest();
        let mut at = hash as usize & self.mask;
        while self.slots[at] != 0 {
            let slot = self.slots[at];
            if (slot ^ hash) >> 32 == 0 && self.nodes[slot as u32 as usize - 1].position.identity() == identity {
                return true;
            }
            at = (at + 1) & self.mask;
        }
        false
    }

    #[inline(always)]
    fn place(&mut self, position: &Position, parent: u32, mv: Option<Move>) -> bool {
        let identity = position.identity();
        let hash = identity.digest();
        let tag = hash & 0xffff_ffff_0000_0000;
        let mut at = hash as usize & self.mask;
        loop {
            let slot = self.slots[at];
            if slot == 0 {
                break;
            }
            if slot & 0xffff_ffff_0000_0000 == tag {
                let other = &self.nodes[slot as u32 as usize - 1];
                if other.position.identity() == identity {
                    return false;
                }
            }
            at = (at + 1) & self.mask;
        }
        self.nodes.push(Node {
            position: *position,
            parent,
            mv,
        });
        self.slots[at] = tag | self.nodes.len() as u64;
        if self.nodes.len() * 2 > self.mask {
            self.grow();
        }
        true
    }

    #[cold]
    fn grow(&mut self) {
        let size = (self.mask + 1) * 4;
        if self.slots.len() < size {
            self.slots = vec![0; size];
        } else {
            self.slots[..size].fill(0);
        }
        self.mask = size - 1;
        for (index, node) in self.nodes.iter().enumerate() {
            let hash = node.position.identity().digest();
            let mut at = hash as usize & self.mask;
            while self.slots[at] != 0 {
                at = (at + 1) & self.mask;
            }
            self.slots[at] = (hash & 0xffff_ffff_0000_0000) | (index as u64 + 1);
        }
    }

    /// The digest of all positions.
    pub(crate) fn digest(&self) -> Digest {
        let mut digest = Digest::default();
        for node in &self.nodes {
            digest.add(node.position.identity().words());
        }
        digest
    }

    /// The moves from the first position to this one.
    pub(crate) fn line(&self, index: usize) -> Vec<Move> {
        let mut line = Vec::new();
        let mut node = &self.nodes[index];
        while let Some(mv) = node.mv {
            line.push(mv);
            node = &self.nodes[node.parent as usize];
        }
        line.reverse();
        line
    }
}
