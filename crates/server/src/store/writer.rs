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

enum Request {
    Keep(Write, oneshot::Sender<Result<(), StoreFault>>),
    Close(oneshot::Sender<()>),
}

type PendingWrite = (Write, oneshot::Sender<Result<(), StoreFault>>);

impl Writer {
    /// Starts a thread that writes, until it is closed or the last handle is dropped.
    #[must_use]
    pub fn start(mut store: Box<dyn Store>) -> Writer {
        let (queue, mut requests) = mpsc::channel(4 * BATCH);
        thread::spawn(move || {
            let mut waiting = Vec::with_capacity(BATCH);
            let mut closed = None;
            while closed.is_none() {
                let Some(first) = requests.blocking_recv() else { return };
                let mut next = Some(first);
                while let Some(request) = next {
                    match request {
                        Request::Keep(write, kept) => waiting.push((write, kept)),
                        Request::Close(done) => {
                            closed = Some(done);
                            break;
                        }
                    }
                    next = (waiting.len() < BATCH).then(|| requests.try_recv().ok()).flatten();
                }
                keep(store.as_mut(), &mut waiting);
            }
            // The file is free before anybody learns that the desk is closed.
            drop(store);
            if let Some(done) = closed {
                let _ = done.send(());
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
        let (kept, answer) = oneshot::channel();
        let asked = self.queue.send(Request::Keep(write, kept)).await;
        asked.map_err(|_| StoreFault::Closed)?;
        answer.await.map_err(|_| StoreFault::Closed)?
    }

    /// Writes what is waiting and closes the store. Nothing is kept afterwards.
    pub async fn close(&self) {
        let (done, closed) = oneshot::channel();
        if self.queue.send(Request::Close(done)).await.is_ok() {
            // It is closed as well if the thread is gone.
            let _ = closed.await;
        }
    }
}

/// Keeps a batch. If the whole of it cannot be kept, each is tried alone, so that one game's trouble is not another's.
fn keep(store: &mut dyn Store, waiting: &mut Vec<PendingWrite>) {
    if waiting.is_empty() {
        return;
    }
    let (writes, answers): (Vec<Write>, Vec<_>) = waiting.drain(..).unzip();
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
