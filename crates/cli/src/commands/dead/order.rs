//! Work done by several threads, with the results in the order of the input.

use std::collections::VecDeque;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// Results, in the order of the input.
///
/// One thread reads the input, several work on it. However many inputs there are, no more than [`WINDOW`] are under way or
/// wait for their turn, and no work is begun while waiting results take more room than [`ROOM`]. Nothing waits for a second
/// input before the first result is out.
///
/// The threads are not waited for: whoever has seen enough may leave.
pub(super) struct Ordered<T> {
    results: Receiver<(u64, T)>,
    /// One for each input that may be read.
    turns: SyncSender<()>,
    /// Results that are not yet taken, from the next one on.
    waiting: VecDeque<Option<T>>,
    /// The number of the next result.
    next: u64,
    weigh: fn(&T) -> usize,
    shelf: Arc<Shelf>,
}

/// What comes next.
pub(super) enum Next<T> {
    Item(T),
    /// It is still being worked on.
    Wait,
    End,
}

/// How many inputs are under way at most: enough for the others to go on for a while when one is hard.
const WINDOW: usize = 1 << 15;

/// How many bytes waiting results may take before no more work is begun.
const ROOM: usize = 1 << 26;

/// Counts the bytes that results take until it is their turn.
#[derive(Default)]
struct Shelf {
    bytes: Mutex<usize>,
    room: Condvar,
}

impl Shelf {
    fn bytes(&self) -> MutexGuard<'_, usize> {
        self.bytes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until there is room. Work is begun in order, so whatever everybody waits for is under way.
    fn wait(&self) {
        let full = |bytes: &mut usize| *bytes > ROOM;
        drop(self.room.wait_while(self.bytes(), full));
    }

    fn put(&self, bytes: usize) {
        *self.bytes() += bytes;
    }

    fn take(&self, bytes: usize) {
        let mut held = self.bytes();
        let was_full = *held > ROOM;
        *held -= bytes;
        if was_full && *held <= ROOM {
            self.room.notify_all();
        }
    }
}

impl<T: Send + 'static> Ordered<T> {
    /// Begins to work. Every thread makes a worker for itself. A worker must not panic. Results are weighed in bytes.
    pub(super) fn new<I, W>(
        inputs: impl Iterator<Item = I> + Send + 'static,
        threads: usize,
        worker: impl Fn() -> W + Clone + Send + 'static,
        weigh: fn(&T) -> usize,
    ) -> Ordered<T>
    where
        I: Send + 'static,
        W: FnMut(I) -> T,
    {
        let (turns, allowed) = mpsc::sync_channel(WINDOW);
        for _ in 0..WINDOW {
            // There is room for all of them.
            let _ = turns.send(());
        }
        let (jobs, queue) = mpsc::channel();
        thread::spawn(move || read(inputs, &allowed, &jobs));
        let (sender, results) = mpsc::channel();
        let queue = Arc::new(Mutex::new(queue));
        let shelf = Arc::new(Shelf::default());
        for _ in 0..threads {
            let (queue, shelf) = (queue.clone(), shelf.clone());
            let (sender, worker) = (sender.clone(), worker.clone());
            thread::spawn(move || {
                let mut worker = worker();
                while let Some((number, input)) = take(&queue, &shelf) {
                    let result = worker(input);
                    shelf.put(weigh(&result));
                    // Nobody wants it.
                    if sender.send((number, result)).is_err() {
                        return;
                    }
                }
            });
        }
        Ordered {
            results,
            turns,
            waiting: VecDeque::new(),
            next: 0,
            weigh,
            shelf,
        }
    }

    /// The next result, waited for so long at most.
    pub(super) fn next(&mut self, timeout: Duration) -> Next<T> {
        loop {
            if let Some(item) = self.take() {
                return Next::Item(item);
            }
            match self.results.recv_timeout(timeout) {
                Ok((number, item)) => self.put(number, item),
                Err(RecvTimeoutError::Timeout) => return Next::Wait,
                Err(RecvTimeoutError::Disconnected) => return Next::End,
            }
        }
    }

    /// The next result, if it is there.
    pub(super) fn ready(&mut self) -> Option<T> {
        while let Ok((number, item)) = self.results.try_recv() {
            self.put(number, item);
        }
        self.take()
    }

    fn put(&mut self, number: u64, item: T) {
        // No more than the window is wide.
        let place = (number - self.next) as usize;
        if self.waiting.len() <= place {
            self.waiting.resize_with(place + 1, || None);
        }
        self.waiting[place] = Some(item);
    }

    fn take(&mut self) -> Option<T> {
        let item = self.waiting.front_mut()?.take()?;
        self.waiting.pop_front();
        self.next += 1;
        self.shelf.take((self.weigh)(&item));
        // Nobody takes the turn if the input has ended.
        let _ = self.turns.try_send(());
        Some(item)
    }
}

/// Reads one input for each turn, until there are no more or nobody wants them.
fn read<I>(inputs: impl Iterator<Item = I>, allowed: &Receiver<()>, jobs: &Sender<(u64, I)>) {
    let mut inputs = (0..).zip(inputs);
    while allowed.recv().is_ok() {
        let Some(job) = inputs.next() else { return };
        if jobs.send(job).is_err() {
            return;
        }
    }
}

/// The next input to work on, once there is room for what comes of it.
fn take<I>(queue: &Mutex<Receiver<(u64, I)>>, shelf: &Shelf) -> Option<(u64, I)> {
    let queue = queue.lock().unwrap_or_else(PoisonError::into_inner);
    shelf.wait();
    queue.recv().ok()
}

#[cfg(test)]
mod tests {
    use std::iter;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::time::Duration;

    use super::{Next, Ordered, ROOM, WINDOW};

    fn all(mut ordered: Ordered<u64>) -> Vec<u64> {
        let mut found = Vec::new();
        loop {
            match ordered.next(Duration::from_secs(60)) {
                Next::Item(item) => found.push(item),
                Next::Wait => panic!("too slow"),
                Next::End => return found,
            }
            found.extend(iter::from_fn(|| ordered.ready()));
        }
    }

    #[test]
    fn results_come_in_order() {
        for threads in [1, 2, 7] {
            let square = || {
                |number: u64| {
                    // Some take longer than others.
                    (0..number % 7 * 1000).for_each(|n| _ = std::hint::black_box(n));
                    number * number
                }
            };
            let expect: Vec<u64> = (0..10_000).map(|number| number * number).collect();
            assert_eq!(all(Ordered::new(0..10_000, threads, square, |_| 8)), expect);
        }
        assert!(all(Ordered::new(0..0, 3, || |number: u64| number, |_| 8)).is_empty());
    }

    #[test]
    fn large_results_wait_their_turn() {
        // Each takes more room than there is.
        let heavy = Ordered::new(0..1000, 4, || |number: u64| number, |_| ROOM + 1);
        assert_eq!(all(heavy), (0..1000).collect::<Vec<u64>>());
    }

    #[test]
    fn no_more_is_read_than_the_window_holds() {
        let read = Arc::new(AtomicU64::new(0));
        let inputs = {
            let read = read.clone();
            (0..).inspect(move |_| _ = read.fetch_add(1, Ordering::Relaxed))
        };
        let mut ordered = Ordered::new(inputs, 2, || |number: u64| number, |_| 8);
        for expect in 0..100 {
            let Next::Item(item) = ordered.next(Duration::from_secs(60)) else {
                panic!("too slow")
            };
            assert_eq!(item, expect);
            assert!(read.load(Ordering::Relaxed) <= expect + 1 + WINDOW as u64);
        }
    }
}
