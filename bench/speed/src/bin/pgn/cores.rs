//! All cores at once: the text is cut between games, and every thread takes the next piece when it is done with one.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use jadoube_bench_speed::machine;
use memchr::memmem;

use crate::peers::{Counts, Reading};

/// About how large a piece is.
const PIECE: usize = 2_000_000;

/// How many threads there are.
pub(crate) fn threads() -> usize {
    thread::available_parallelism().map_or(1, |threads| threads.get())
}

/// Reads the pieces of a text, all of them so many times over: what is in each text, and the processor time of all
/// threads together.
pub(crate) fn read(pieces: &[&[u8]], times: usize, reading: Reading) -> (Vec<Counts>, Duration) {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut counts = vec![Counts::default(); times];
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            match counts.get_mut(number / pieces.len()) {
                Some(counts) => *counts += reading(pieces[number % pieces.len()]),
                None => return (counts, machine::cpu_time()),
            }
        }
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads()).map(|_| scope.spawn(work)).collect();
        let mut all = vec![Counts::default(); times];
        let mut time = Duration::ZERO;
        for worker in workers {
            let (counts, spent) = worker.join().expect("readers do not panic");
            for (all, more) in all.iter_mut().zip(counts) {
                *all += more;
            }
            time += spent;
        }
        (all, time)
    })
}

/// Cuts a text before games.
pub(crate) fn cut(text: &[u8]) -> Vec<&[u8]> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(games) = rest.get(PIECE..).and_then(next_game) {
        let (piece, others) = rest.split_at(PIECE + games);
        pieces.push(piece);
        rest = others;
    }
    pieces.push(rest);
    pieces
}

/// Where a game begins: its first tag, after an empty line.
fn next_game(text: &[u8]) -> Option<usize> {
    let is_after_blank = |&tag: &usize| {
        let before = &text[..tag];
        before.ends_with(b"\n") || before.ends_with(b"\n\r")
    };
    memmem::find_iter(text, b"\n[Event ")
        .find(is_after_blank)
        .map(|tag| tag + 1)
}
