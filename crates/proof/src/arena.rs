//! Positions that were seen, each once, and how they were reached.

use std::hint;

use jadoube_board::{Identity, Move, Position};

use crate::certificate::Digest;

/// A position and the move that first led to it.
#[derive(Debug, Copy, Clone)]
pub(crate) struct Node {
    pub(crate) position: Position,
    parent: u32,
    mv: Option<Move>,
}

/// What a position is looked up by.
#[derive(Debug, Copy, Clone)]
pub(crate) struct Trace {
    identity: Identity,
    hash: u64,
}

impl Trace {
    #[inline(always)]
    pub(crate) fn of(position: &Position) -> Trace {
        let identity = position.identity();
        let hash = identity.digest();
        Trace { identity, hash }
    }
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
        self.place(root, &Trace::of(root), u32::MAX, None);
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
        self.place(position, &Trace::of(position), parent as u32, Some(mv))
    }

    /// The same, for a position that was [awaited](Arena::await_all).
    #[inline(always)]
    pub(crate) fn add_traced(&mut self, position: &Position, trace: &Trace, parent: usize, mv: Move) -> bool {
        self.place(position, trace, parent as u32, Some(mv))
    }

    /// Whether a position is there.
    pub(crate) fn contains(&self, trace: &Trace) -> bool {
        self.find(trace).is_err()
    }

    /// Looks at where positions would be, all at once, so that memory is waited for once and not once for each.
    pub(crate) fn await_all<'a>(&self, traces: impl Iterator<Item = &'a Trace> + Clone) {
        let slots = traces
            .clone()
            .fold(0, |all, trace| all ^ self.slots[trace.hash as usize & self.mask]);
        let known = |trace: &Trace| {
            let slot = self.slots[trace.hash as usize & self.mask];
            let same = slot != 0 && (slot ^ trace.hash) >> 32 == 0;
            if same {
                self.nodes[slot as u32 as usize - 1].position.occupied().0
            } else {
                0
            }
        };
        let nodes = traces.fold(0, |all, trace| all ^ known(trace));
        hint::black_box(slots ^ nodes);
    }

    /// The empty slot for a position that is not there.
    #[inline(always)]
    fn find(&self, trace: &Trace) -> Result<usize, ()> {
        let mut at = trace.hash as usize & self.mask;
        loop {
            let slot = self.slots[at];
            if slot == 0 {
                return Ok(at);
            }
            if (slot ^ trace.hash) >> 32 == 0
                && self.nodes[slot as u32 as usize - 1].position.identity() == trace.identity
            {
                return Err(());
            }
            at = (at + 1) & self.mask;
        }
    }

    #[inline(always)]
    fn place(&mut self, position: &Position, trace: &Trace, parent: u32, mv: Option<Move>) -> bool {
        let Ok(at) = self.find(trace) else { return false };
        self.nodes.push(Node {
            position: *position,
            parent,
            mv,
        });
        self.slots[at] = (trace.hash & 0xffff_ffff_0000_0000) | self.nodes.len() as u64;
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
