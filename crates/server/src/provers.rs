//! Who can still mate: what is plain is answered at once, and what is hard waits for one of a few provers.
//!
//! A prover that was asked something hard keeps tens of megabytes. So a desk has a few of them, however many games ask at
//! once, and lends them in the order in which they were asked for. A game hears nothing before what it has asked is answered, so
//! that none has more than one turn in the queue.

use std::cell::RefCell;
use std::mem;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use jadoube_referee::MateProver;
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::task::block_in_place;

use crate::store::StoreFault;

/// The most provers of a desk, on a machine with more cores.
const MOST: usize = 4;

/// How many positions are looked at for an answer before a prover is lent: less than a millisecond's work, and enough for
/// almost every position of real games.
const AT_ONCE: u64 = 2_000;

/// The provers of a desk.
pub(crate) struct Provers {
    turns: Semaphore,
    free: Mutex<Vec<MateProver>>,
    /// How often one was lent.
    lent: AtomicU64,
}

/// A prover that is lent; it goes back when it is dropped.
struct Lent<'a> {
    prover: MateProver,
    provers: &'a Provers,
    _turn: SemaphorePermit<'a>,
}

impl Provers {
    /// One prover less than the machine has cores, so that proofs leave one to the acts; at least one, and within a limit. They
    /// take memory when they are first needed.
    pub(crate) fn new() -> Provers {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Provers {
            turns: Semaphore::new((cores - 1).clamp(1, MOST)),
            free: Mutex::default(),
            lent: AtomicU64::new(0),
        }
    }

    /// Does something that may need proofs, with a prover that answers what is plain; `None` if something was hard.
    pub(crate) fn at_once<T>(&self, work: impl FnOnce(&mut MateProver) -> T) -> Option<T> {
        PLAIN.with_borrow_mut(|prover| {
            let done = work(prover);
            (!prover.was_cut_short()).then_some(done)
        })
    }

    /// Does something that needs proofs, as soon as a prover is free that answers everything.
    pub(crate) async fn in_turn<T: Send>(
        &self,
        work: impl FnOnce(&mut MateProver) -> T + Send,
    ) -> Result<T, StoreFault> {
        let mut lent = self.lend().await?;
        let prover = &mut lent.prover;
        // A proof takes CPU time: it must not block the other tasks of this thread, and acts go first on a core that both want.
        // A thread that has given way cannot take its place back, so that each proof has a thread of its own.
        let proof = || {
            give_way();
            work(prover)
        };
        Ok(block_in_place(|| {
            thread::scope(|scope| scope.spawn(proof).join()).unwrap_or_else(|panic| resume_unwind(panic))
        }))
    }

    /// Does something that may need proofs, at once if everything is plain. If something was hard, it is done again from the
    /// beginning in turn.
    pub(crate) async fn with<T: Send>(&self, work: impl Fn(&mut MateProver) -> T + Send) -> Result<T, StoreFault> {
        match self.at_once(&work) {
            Some(done) => Ok(done),
            None => self.in_turn(work).await,
        }
    }

    /// How often a prover was lent.
    pub(crate) fn lent(&self) -> u64 {
        self.lent.load(Ordering::Relaxed)
    }

    /// Lends no more: what waits for a turn fails. The desk closes.
    pub(crate) fn close(&self) {
        self.turns.close();
    }

    async fn lend(&self) -> Result<Lent<'_>, StoreFault> {
        // The semaphore is fair.
        let turn = self.turns.acquire().await.map_err(|_| StoreFault::Closed)?;
        self.lent.fetch_add(1, Ordering::Relaxed);
        Ok(Lent {
            prover: self.free().pop().unwrap_or_default(),
            provers: self,
            _turn: turn,
        })
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

/// Lets the other threads go first while the machine is busy.
///
/// Linux has a priority for each thread. Elsewhere it belongs to the process, so that nothing happens there.
fn give_way() {
    #[cfg(target_os = "linux")]
    {
        /// A tenth of the time that a thread of the usual priority gets beside it.
        const NICE: i32 = 10;
        // If the system refuses, a proof runs like everything else.
        let _ = rustix::process::setpriority_process(None, NICE);
    }
}

thread_local! {
    /// What answers at once. It never has much memory.
    static PLAIN: RefCell<MateProver> = RefCell::new(MateProver::with_ceiling(AT_ONCE));
}
