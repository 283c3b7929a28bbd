//! Gathers what games want to write.

use std::thread;

use tokio::sync::{mpsc, oneshot};

use crate::store::{Store, StoreFault, Write};

/// How much one wait for the disk serves at most.
const BATCH: usize = 512;

/// Hands writes to a store, many at a time.
#[derive(Clone)]
pub struct Writer {
    queue: mpsc::Sender<Request>,
}

struct Request {
    write: Write,
    kept: oneshot::Sender<Result<(), StoreFault>>,
}

impl Writer {
    /// Starts a thread that writes, until the last handle is dropped.
    #[must_use]
    pub fn start(mut store: Box<dyn Store>) -> Writer {
        let (queue, mut requests) = mpsc::channel::<Request>(4 * BATCH);
        thread::spawn(move || {
            let mut waiting = Vec::with_capacity(BATCH);
            while let Some(first) = requests.blocking_recv() {
                waiting.push(first);
                while waiting.len() < BATCH
                    && let Ok(next) = requests.try_recv()
                {
                    waiting.push(next);
                }
                keep(store.as_mut(), &mut waiting);
            }
        });
        Writer { queue }
    }

    /// Comes back when it is on disk.
    ///
    /// # Errors
    ///
    /// Says what hinders it; it is then not kept.
    pub async fn keep(&self, write: Write) -> Result<(), StoreFault> {
        let gone = || StoreFault::Other("the desk is closing".to_owned());
        let (kept, answer) = oneshot::channel();
        self.queue.send(Request { write, kept }).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

/// Keeps a batch. If the whole of it cannot be kept, each is tried alone, so that one game's trouble is not another's.
fn keep(store: &mut dyn Store, waiting: &mut Vec<Request>) {
    let (writes, answers): (Vec<Write>, Vec<_>) =
        waiting.drain(..).map(|request| (request.write, request.kept)).unzip();
    let whole = store.keep(&writes);
    let alone = whole == Err(StoreFault::Conflict) && writes.len() > 1;
    for (write, answer) in writes.iter().zip(answers) {
        let kept = if alone {
            store.keep(core::slice::from_ref(write))
        } else {
            whole.clone()
        };
        // Whoever asked may have gone away meanwhile; what is kept is kept.
        let _ = answer.send(kept);
    }
}
