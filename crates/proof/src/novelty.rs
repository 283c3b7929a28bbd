//! A mate, looked for where something new happens.
//!
//! Where pawns are locked and many pieces are free to roam, most positions differ in nothing that matters. Here a
//! position counts as new if, among all positions with the same pawns and the same material, a man stands on a
//! square on which none of its kind has stood, or two men stand on a pair of squares that is new. New men come first,
//! then new pairs, then the rest. What a capture or a pawn move leads to is a world of its own, so that worlds behind
//! a long walk and one right capture are reached without trying all that could be done before.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use jadoube_board::{Color, Move, MoveGroup, Position, Role, Squares};

use crate::arena::Arena;
use crate::fold::Fold;
use crate::material;
use crate::plan::{Hints, Plan};
use crate::seek::Sought;

/// Positions that wait, and what has been seen in each world.
#[derive(Debug, Default)]
pub(crate) struct Explorer {
    /// The newest first, and among them the nearest to mate by the estimate.
    newest: Queue,
    /// The nearest first, and among them the newest.
    nearest: Queue,
    /// Every world in turn.
    fairest: Rota,
    seen: Seen,
    /// What is known of each position of the arena.
    notes: Vec<Note>,
    groups: Vec<(MoveGroup, i8)>,
}

/// What is known of a position.
#[derive(Debug, Copy, Clone)]
struct Note {
    estimate: u8,
    expanded: bool,
    world: u32,
}

/// Positions in order: the lowest number first, and the last come first among equals.
#[derive(Debug, Default)]
struct Queue {
    waiting: Vec<Vec<u32>>,
    lowest: usize,
}

impl Queue {
    fn clear(&mut self) {
        self.waiting.resize_with(3 * ESTIMATES, Vec::new);
        self.waiting.iter_mut().for_each(Vec::clear);
        self.lowest = self.waiting.len();
    }

    fn push(&mut self, place: usize, node: usize) {
        self.waiting[place].push(node as u32);
        self.lowest = self.lowest.min(place);
    }

    fn pop(&mut self) -> Option<usize> {
        while self.lowest < self.waiting.len() {
            if let Some(node) = self.waiting[self.lowest].pop() {
                return Some(node as usize);
            }
            self.lowest += 1;
        }
        None
    }
}

/// Positions by world: each world has its turn, and its newest position goes first.
#[derive(Debug, Default)]
struct Rota {
    places: HashMap<u64, usize, BuildHasherDefault<Fold>>,
    worlds: Vec<Vec<u32>>,
    next: usize,
}

impl Rota {
    fn clear(&mut self) {
        self.places.clear();
        self.worlds.clear();
        self.next = 0;
    }

    /// The number of a world.
    fn place(&mut self, world: u64) -> u32 {
        let next = self.worlds.len();
        let place = *self.places.entry(world).or_insert(next);
        if place == next {
            self.worlds.push(Vec::new());
        }
        place as u32
    }

    fn push(&mut self, world: u32, node: usize) {
        self.worlds[world as usize].push(node as u32);
    }

    fn pop(&mut self) -> Option<usize> {
        for _ in 0..self.worlds.len() {
            self.next = (self.next + 1) % self.worlds.len();
            if let Some(node) = self.worlds[self.next].pop() {
                return Some(node as usize);
            }
        }
        None
    }
}

/// A set of 64-bit words. Taking two for one does no harm here: a position would only wait a little longer.
#[derive(Debug, Default)]
struct Seen {
    slots: Vec<u64>,
    count: usize,
}

impl Seen {
    fn clear(&mut self) {
        self.slots.clear();
        self.slots.resize(1 << 12, 0);
        self.count = 0;
    }

    fn insert(&mut self, word: u64) -> bool {
        let word = word.max(1);
        let mask = self.slots.len() - 1;
        let mut at = word as usize & mask;
        while self.slots[at] != 0 {
            if self.slots[at] == word {
                return false;
            }
            at = (at + 1) & mask;
        }
        self.slots[at] = word;
        self.count += 1;
        if self.count * 2 > self.slots.len() {
            let size = self.slots.len() * 4;
            let old = std::mem::replace(&mut self.slots, vec![0; size]);
            for word in old.into_iter().filter(|&word| word != 0) {
                let mut at = word as usize & (size - 1);
                while self.slots[at] != 0 {
                    at = (at + 1) & (size - 1);
                }
                self.slots[at] = word;
            }
        }
        true
    }
}

/// Estimates are kept below this.
const ESTIMATES: usize = 128;

impl Explorer {
    pub(crate) fn explore(
        &mut self,
        arena: &mut Arena,
        root: &Position,
        winner: Color,
        hints: Hints,
        limit: usize,
    ) -> Sought {
        arena.restart(root);
        self.seen.clear();
        self.newest.clear();
        self.nearest.clear();
        self.fairest.clear();
        self.notes.clear();
        let plan = Plan::new(root, winner, hints);
        self.notes.push(Note {
            estimate: ESTIMATES as u8 / 2,
            expanded: false,
            world: self.fairest.place(world(root)),
        });
        self.newest.push(0, 0);
        let mut turn = 0;
        loop {
            // Each order has its say; every position stands in all of them.
            turn = (turn + 1) % 16;
            let next = match turn {
                0 => self.fairest.pop(),
                odd if odd % 2 == 1 => self.newest.pop(),
                _ => self.nearest.pop(),
            };
            let Some(node) = next else {
                if turn == 1 {
                    return Sought::Exhausted;
                }
                continue;
            };
            if std::mem::replace(&mut self.notes[node].expanded, true) {
                continue;
            }
            if arena.len() > limit {
                return Sought::GivenUp;
            }
            let position = *arena.position(node);
            let scene = plan.scene(&position);
            let note = self.notes[node];
            let estimate = note.estimate as i32;
            let mut groups = std::mem::take(&mut self.groups);
            groups.clear();
            position.for_each_group(|group| scene.rate(group, |moves, change| groups.push((moves, change))));
            for &(moves, change) in &groups {
                let estimate = (estimate + change as i32).clamp(0, ESTIMATES as i32 - 1);
                for to in moves.to {
                    let mv = moves.to(to);
                    let child = position.make(mv);
                    if material::is_barren(&child, winner) || !arena.add(&child, node, mv) {
                        continue;
                    }
                    let index = arena.len() - 1;
                    if scene.winner_moves && child.is_checkmate() {
                        return Sought::Mate(arena.line(index));
                    }
                    let changes = moves.kind.role() == Role::Pawn || child.halfmoves() == 0;
                    let world = if changes {
                        self.fairest.place(world(&child))
                    } else {
                        note.world
                    };
                    self.notes.push(Note {
                        estimate: estimate as u8,
                        expanded: false,
                        world,
                    });
                    let new = self.newness(&child, world as u64, mv);
                    self.fairest.push(world, index);
                    self.newest.push(new * ESTIMATES + estimate as usize, index);
                    self.nearest.push(estimate as usize * 3 + new, index);
                }
            }
            self.groups = groups;
        }
    }

    /// How new a position is after a move: 0 if a man is where none of its kind was, 1 if two are, 2 if nothing is.
    fn newness(&mut self, position: &Position, world: u64, mv: Move) -> usize {
        let to = mv.destination();
        let Some(moved) = position.piece_at(to) else { return 2 };
        let atom = (moved.role as u64 * 2 + moved.color as u64) * 64 + to.index() as u64;
        let turn = position.turn() as u64;
        let mut newness = 2;
        if self.seen.insert(mix(world, atom << 1 | turn)) {
            newness = 0;
        }
        let pawns = position.role(Role::Pawn);
        for square in position.occupied() - pawns - Squares::of(to) {
            if let Some(piece) = position.piece_at(square) {
                let other = (piece.role as u64 * 2 + piece.color as u64) * 64 + square.index() as u64;
                let pair = atom.min(other) * 1024 + atom.max(other);
                if self.seen.insert(mix(world ^ 0x5555, pair << 1 | turn)) && newness == 2 {
                    newness = 1;
                }
            }
        }
        newness
    }
}

/// Pawns and material: what a capture or a pawn move changes for good.
pub(crate) fn world(position: &Position) -> u64 {
    let pawns = position.role(Role::Pawn);
    let mut world = mix(pawns.0, (pawns & position.colored(Color::White)).0);
    for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
        for color in Color::ALL {
            world = mix(world, position.count(role.of(color)) as u64);
        }
    }
    world
}

fn mix(a: u64, b: u64) -> u64 {
    let product = (a ^ 0x9e37_79b9_7f4a_7c15) as u128 * (b ^ 0xd1b5_4a32_d192_ed03) as u128;
    product as u64 ^ (product >> 64) as u64
}
