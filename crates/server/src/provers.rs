//! Who can still mate: what is plain is answered at once, and what is hard waits for one of a few provers.
//!
//! A prover that was asked something hard keeps tens of megabytes. So a desk has a few of them, however many games ask at
//! once, and lends them in the order in which they were asked for. A game waits for its act before it hears the next, so that
//! none has more than one turn in the queue.

use std::cell::RefCell;
use std::mem;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use jadoube_referee::MateProver;
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::task::block_in_place;

/// The most provers of a desk, on a machine with as many cores.
const MOST: usize = 4;

/// How many positions are looked at for an answer before a prover is lent: less than a millisecond's work, and enough for
/// almost every position of real games.
const AT_ONCE: u64 = 2_000;

/// The provers of a desk.
pub(crate) struct Provers {
    turns: Semaphore,
    free: Mutex<Vec<MateProver>>,
}

/// A prover that is lent; it goes back when it is dropped.
struct Lent<'a> {
    prover: MateProver,
    provers: &'a Provers,
    _turn: Option<SemaphorePermit<'a>>,
}

impl Provers {
    /// As many provers as the machine has cores, within a limit. They take memory when they are first needed.
    pub(crate) fn new() -> Provers {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Provers {
            turns: Semaphore::new(cores.min(MOST)),
            free: Mutex::default(),
        }
    }

    /// Does something that may need proofs, with a prover that answers what is plain. If something was hard, it is done again
    /// from the beginning with a prover that answers everything, as soon as one is free.
    pub(crate) async fn with<T>(&self, work: impl Fn(&mut MateProver) -> T) -> T {
        let at_once = PLAIN.with_borrow_mut(|prover| {
            let done = work(prover);
            (!prover.was_cut_short()).then_some(done)
        });
        match at_once {
            Some(done) => done,
            None => {
                let mut lent = self.lend().await;
                // A proof takes CPU time, and must not block the other tasks of this thread.
                block_in_place(|| work(&mut lent.prover))
            }
        }
    }

    async fn lend(&self) -> Lent<'_> {
        // The semaphore is fair, and is never closed.
        let turn = self.turns.acquire().await.ok();
        Lent {
            prover: self.free().pop().unwrap_or_default(),
            provers: self,
            _turn: turn,
        }
    }

    fn free(&self) -> MutexGuard<'_, Vec<MateProver>> {
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Lent<'_> {
    fn drop(&mut self) {
        self.provers.free().push(mem::take(&mut self.prover));
    }
}

thread_local! {
    /// What answers at once. It never has much memory.
    static PLAIN: RefCell<MateProver> = RefCell::new(MateProver::with_ceiling(AT_ONCE));
}
