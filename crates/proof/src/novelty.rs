//! A mate, looked for where something new happens.
//!
//! Where pawns are locked and many pieces are free to roam, most positions differ in nothing that matters. Here a
//! position counts as new if, among all positions with the same pawns and the same material, a man stands on a
//! square on which none of its kind has stood, or two men stand on a pair of squares that is new. New men come first,
//! then new pairs, then the rest. What a capture or a pawn move leads to is a world of its own, so that worlds behind
//! a long walk and one right capture are reached without trying all that could be done before.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;
use std::hint;

use jadoube_board::{Color, Move, Position, Role, Squares};

use crate::arena::{Arena, Trace};
use crate::fold::Fold;
use crate::material;
use crate::plan::{Hints, Plan};
use crate::seek::Sought;

/// Positions that wait, and what has been seen in each world.
#[derive(Debug)]
pub(crate) struct Explorer {
    arena: Arena,
    plan: Plan,
    /// Whose say it is.
    turn: u32,
    /// The newest first, and among them the nearest to mate by the estimate.
    newest: Queue,
    /// The nearest first, and among them the newest.
    nearest: Queue,
    /// Every world in turn.
    fairest: Rota,
    seen: Seen,
    /// What is known of each position of the arena.
    notes: Vec<Note>,
    made: Vec<Made>,
}

/// A position after a move, not yet looked up.
#[derive(Debug)]
struct Made {
    child: Position,
    trace: Trace,
    mv: Move,
    estimate: u8,
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
    slots: Vec<u32>,
    count: usize,
}

impl Seen {
    fn clear(&mut self) {
        self.slots.clear();
        self.slots.resize(1 << 12, 0);
        self.count = 0;
    }

    /// How new a position is after a move: 0 if a man is where none of its kind was, 1 if two are, 2 if nothing is.
    fn newness(&mut self, position: &Position, world: u64, mv: Move) -> usize {
        let to = mv.destination();
        let Some(moved) = position.piece_at(to) else { return 2 };
        let atom = (moved.role as u64 * 2 + moved.color as u64) * 64 + to.index() as u64;
        let turn = position.turn() as u64;
        let mut words = [mix(world, atom << 1 | turn); 33];
        let mut count = 1;
        let pawns = position.role(Role::Pawn);
        for square in position.occupied() - pawns - Squares::of(to) {
            if let Some(piece) = position.piece_at(square) {
                let other = (piece.role as u64 * 2 + piece.color as u64) * 64 + square.index() as u64;
                let pair = atom.min(other) * 1024 + atom.max(other);
                words[count] = mix(world ^ 0x5555, pair << 1 | turn);
                count += 1;
            }
        }
        // Memory is waited for once, not once for each.
        hint::black_box(words[..count].iter().fold(0, |all, &word| all ^ self.peek(word)));
        let man = self.insert(words[0]);
        let mut pair = false;
        for &word in &words[1..count] {
            pair |= self.insert(word);
        }
        match (man, pair) {
            (true, _) => 0,
            (false, true) => 1,
            (false, false) => 2,
        }
    }

    fn peek(&self, word: u64) -> u32 {
        self.slots[word as usize & (self.slots.len() - 1)]
    }

    fn insert(&mut self, word: u64) -> bool {
        let tag = (word >> 32) as u32 | 1;
        let mask = self.slots.len() - 1;
        let mut at = word as usize & mask;
        while self.slots[at] != 0 {
            if self.slots[at] == tag {
                return false;
            }
            at = (at + 1) & mask;
        }
        self.slots[at] = tag;
        self.count += 1;
        // Forgetting all is as harmless as mistaking one for another, and rarer.
        if self.count * 2 > self.slots.len() {
            let size = self.slots.len() * 4;
            self.slots.clear();
            self.slots.resize(size, 0);
            self.count = 0;
        }
        true
    }
}

/// Estimates are kept below this.
const ESTIMATES: usize = 128;

impl Explorer {
    pub(crate) fn new() -> Explorer {
        Explorer {
            arena: Arena::new(),
            plan: Plan::new(&Position::initial(), Color::White, Hints::NONE),
            turn: 0,
            newest: Queue::default(),
            nearest: Queue::default(),
            fairest: Rota::default(),
            seen: Seen::default(),
            notes: Vec::new(),
            made: Vec::new(),
        }
    }

    /// The positions seen so far.
    pub(crate) fn arena(&self) -> &Arena {
        &self.arena
    }

    /// Begins at a position.
    pub(crate) fn begin(&mut self, root: &Position, winner: Color, hints: Hints) {
        self.arena.restart(root);
        self.plan = Plan::new(root, winner, hints);
        self.turn = 0;
        self.newest.clear();
        self.nearest.clear();
        self.fairest.clear();
        self.seen.clear();
        self.notes.clear();
        self.notes.push(Note {
            estimate: ESTIMATES as u8 / 2,
            expanded: false,
            world: self.fairest.place(world(root)),
        });
        self.newest.push(0, 0);
    }

    /// Goes on until so many positions have been seen.
    pub(crate) fn go_on(&mut self, limit: usize) -> Sought {
        let plan = self.plan;
        let winner = plan.winner;
        loop {
            if self.arena.len() > limit {
                return Sought::GivenUp;
            }
            // Each order has its say; every position stands in all of them.
            self.turn = (self.turn + 1) % 16;
            let next = match self.turn {
                0 => self.fairest.pop(),
                odd if odd % 2 == 1 => self.newest.pop(),
                _ => self.nearest.pop(),
            };
            let Some(node) = next else {
                if self.turn == 1 {
                    return Sought::Exhausted;
                }
                continue;
            };
            if std::mem::replace(&mut self.notes[node].expanded, true) {
                continue;
            }
            let arena = &mut self.arena;
            let position = *arena.position(node);
            let scene = plan.scene(&position);
            let note = self.notes[node];
            let estimate = note.estimate as i32;
            let mut made = std::mem::take(&mut self.made);
            made.clear();
            position.for_each_group(|group| {
                scene.rate(group, |moves, change| {
                    let estimate = (estimate + change as i32).clamp(0, ESTIMATES as i32 - 1) as u8;
                    for to in moves.to {
                        let mv = moves.to(to);
                        let child = position.make(mv);
                        if !material::is_barren_after_move(&child, winner) {
                            let trace = Trace::of(&child);
                            made.push(Made {
                                child,
                                trace,
                                mv,
                                estimate,
                            });
                        }
                    }
                });
            });
            arena.await_all(made.iter().map(|made| &made.trace));
            for Made {
                child,
                trace,
                mv,
                estimate,
            } in &made
            {
                if !arena.add_traced(child, trace, node, *mv) {
                    continue;
                }
                let index = arena.len() - 1;
                if scene.winner_moves && child.is_checkmate() {
                    return Sought::Mate(arena.line(index));
                }
                let changes = mv.role() == Role::Pawn || child.halfmoves() == 0;
                let world = if changes {
                    self.fairest.place(world(child))
                } else {
                    note.world
                };
                self.notes.push(Note {
                    estimate: *estimate,
                    expanded: false,
                    world,
                });
                let new = self.seen.newness(child, world as u64, *mv);
                self.fairest.push(world, index);
                self.newest.push(new * ESTIMATES + *estimate as usize, index);
                self.nearest.push(*estimate as usize * 3 + new, index);
            }
            self.made = made;
        }
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
