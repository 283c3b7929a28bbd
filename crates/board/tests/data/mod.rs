//! Perft lines, and how many of them are checked at once.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// A position and how many ways there are to play a number of half-moves from it.
pub(crate) struct Perft {
    pub(crate) fen: String,
    /// Depths and numbers, the lowest depth first.
    pub(crate) counts: Vec<(u32, u64)>,
}

/// Reads lines such as `FEN ;D1 20 ;D2 400`. Lines that begin with `#` are comments.
pub(crate) fn epd(text: &str) -> Vec<Perft> {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines
        .map(|line| {
            let mut parts = line.split(';').map(str::trim);
            let fen = parts.next().unwrap_or_default().to_owned();
            let count = |part: &str| {
                let (depth, nodes) = part.strip_prefix('D')?.split_once(' ')?;
                Some((depth.parse().ok()?, nodes.parse().ok()?))
            };
            let counts = parts.map(|part| count(part).unwrap_or_else(|| panic!("{line}: {part:?}")));
            Perft {
                fen,
                counts: counts.collect(),
            }
        })
        .collect()
}

/// Checks every subject, on all cores, and reports every complaint, not only the first.
pub(crate) fn check_all<T: Sync>(subjects: &[T], check: impl Fn(&T) -> Result<(), String> + Sync) {
    assert!(!subjects.is_empty(), "there is nothing to check");
    let next = AtomicUsize::new(0);
    let work = || {
        let turns = std::iter::from_fn(|| subjects.get(next.fetch_add(1, Ordering::Relaxed)));
        turns.filter_map(|subject| check(subject).err()).collect::<Vec<_>>()
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let complaints: Vec<String> = thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        let done = workers
            .into_iter()
            .flat_map(|worker| worker.join().expect("a worker panicked"));
        done.collect()
    });
    let (wrong, all) = (complaints.len(), subjects.len());
    assert!(wrong == 0, "{wrong} of {all} are wrong:\n{}", complaints.join("\n"));
}
