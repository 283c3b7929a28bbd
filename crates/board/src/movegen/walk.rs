//! The tree of all continuations of a position, to a depth.

use core::hint::black_box;
use core::marker::PhantomData;

#[cfg(target_arch = "x86_64")]
use super::avx2;
use super::{Machine, Plain, Sink, count_for, generate_for, lower};
use crate::moves::Kind;
use crate::position::{Black, Side, White};
use crate::{Color, Position, Square, Squares};

/// How many ways there are to play `depth` moves. The last move is counted, not made.
pub(crate) fn counted(position: &Position, depth: u32) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if avx2::is_available() {
        return dispatch::<avx2::Avx2, Counted>(position, depth);
    }
    dispatch::<Plain, Counted>(position, depth)
}

/// How many ways there are to play `depth` moves. The last move is made too.
pub(crate) fn made(position: &Position, depth: u32) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if avx2::is_available() {
        return dispatch::<avx2::Avx2, Made>(position, depth);
    }
    dispatch::<Plain, Made>(position, depth)
}

#[inline(always)]
fn dispatch<W: Walker, L: Leaf>(position: &Position, depth: u32) -> u64 {
    match position.turn {
        Color::White => W::walk::<White, L>(position, depth),
        Color::Black => W::walk::<Black, L>(position, depth),
    }
}

/// A machine that walks.
pub(crate) trait Walker: Machine + Sized {
    /// [`walk`], compiled for this machine and not inlined.
    fn walk<S: Side, L: Leaf>(position: &Position, depth: u32) -> u64;

    /// How many legal moves there are, compiled for this machine and not inlined.
    fn count<S: Side>(position: &Position) -> u64;
}

impl Walker for Plain {
    fn walk<S: Side, L: Leaf>(position: &Position, depth: u32) -> u64 {
        walk::<S, L, Plain>(position, depth)
    }

    fn count<S: Side>(position: &Position) -> u64 {
        count_for::<S>(position) as u64
    }
}

/// What is done with the last positions of the tree.
pub(crate) trait Leaf: Sized {
    /// The plies that are left when [`Leaf::nodes`] is asked instead of walking on.
    const PLIES: u32;

    fn nodes<S: Side, W: Walker>(position: &Position) -> u64;
}

/// The last moves are counted.
pub(crate) struct Counted;

impl Leaf for Counted {
    const PLIES: u32 = 1;

    #[inline(always)]
    fn nodes<S: Side, W: Walker>(position: &Position) -> u64 {
        W::count::<S>(position)
    }
}

/// The last moves are made.
pub(crate) struct Made;

impl Leaf for Made {
    const PLIES: u32 = 0;

    #[inline(always)]
    fn nodes<S: Side, W: Walker>(position: &Position) -> u64 {
        black_box(position);
        1
    }
}

#[inline(always)]
pub(crate) fn walk<S: Side, L: Leaf, W: Walker>(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        1
    } else if depth == L::PLIES {
        L::nodes::<S, W>(position)
    } else if depth == L::PLIES + 1 {
        let mut last = Branches::<S, L, W, true>::new(position, depth);
        generate_for::<S, W>(position, &mut last);
        last.nodes
    } else {
        let mut branches = Branches::<S, L, W, false>::new(position, depth);
        generate_for::<S, W>(position, &mut branches);
        branches.nodes
    }
}

/// Makes every move that the generator finds and goes on from there.
struct Branches<'a, S, L, W, const LAST: bool> {
    parent: &'a Position,
    depth: u32,
    nodes: u64,
    how: PhantomData<(S, L, W)>,
}

impl<'a, S: Side, L: Leaf, W: Walker, const LAST: bool> Branches<'a, S, L, W, LAST> {
    #[inline(always)]
    fn new(parent: &'a Position, depth: u32) -> Self {
        Branches {
            parent,
            depth: depth - 1,
            nodes: 0,
            how: PhantomData,
        }
    }

    #[inline(always)]
    fn go(&mut self, kind: Kind, from: Square, to: Square) {
        let child = self.parent.after::<S>(kind, Squares::of(from), Squares::of(to));
        self.nodes += if LAST {
            L::nodes::<S::Other, W>(&child)
        } else {
            W::walk::<S::Other, L>(&child, self.depth)
        };
    }
}

impl<S: Side, L: Leaf, W: Walker, const LAST: bool> Sink for Branches<'_, S, L, W, LAST> {
    #[inline(always)]
    fn piece(&mut self, kind: Kind, from: Square, to: Squares) {
        for to in to {
            self.go(kind, from, to);
        }
    }

    #[inline(always)]
    fn pawns(&mut self, kind: Kind, to: Squares, distance: i32) {
        for to in to {
            self.go(kind, lower(to, distance), to);
        }
    }
}
