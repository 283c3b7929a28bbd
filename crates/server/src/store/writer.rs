//! Batches the writes of many games.

use std::thread;

use tokio::sync::{mpsc, oneshot};

use crate::store::{Store, StoreFault, Write};

/// The most writes in one batch.
const BATCH: usize = 512;

/// Hands writes to a store in batches.
#[derive(Clone)]
pub struct Writer {
    queue: mpsc::Sender<Request>,
}

enum Request {
    Keep(Write, oneshot::Sender<Result<(), StoreFault>>),
    Read(String, oneshot::Sender<Result<Vec<String>, StoreFault>>),
    Close(oneshot::Sender<()>),
}

type PendingWrite = (Write, oneshot::Sender<Result<(), StoreFault>>);

impl Writer {
    /// Starts the writer thread. It ends when it is closed or the last handle is dropped.
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
                        // The caller may be gone.
                        Request::Read(game, read) => drop(read.send(store.lines(&game))),
                        Request::Close(done) => {
                            closed = Some(done);
                            break;
                        }
                    }
                    next = (waiting.len() < BATCH).then(|| requests.try_recv().ok()).flatten();
                }
                keep(store.as_mut(), &mut waiting);
            }
            // The file is released before the close is acknowledged.
            drop(store);
            if let Some(done) = closed {
                let _ = done.send(());
            }
        });
        Writer { queue }
    }

    /// Returns when the write is on disk.
    ///
    /// # Errors
    ///
    /// If it could not be stored.
    pub async fn keep(&self, write: Write) -> Result<(), StoreFault> {
        let (kept, answer) = oneshot::channel();
        let asked = self.queue.send(Request::Keep(write, kept)).await;
        asked.map_err(|_| StoreFault::Closed)?;
        answer.await.map_err(|_| StoreFault::Closed)?
    }

    /// The record of a game without its header, as far as it is on disk.
    ///
    /// # Errors
    ///
    /// If it could not be read.
    pub async fn lines(&self, game: String) -> Result<Vec<String>, StoreFault> {
        let (read, answer) = oneshot::channel();
        let asked = self.queue.send(Request::Read(game, read)).await;
        asked.map_err(|_| StoreFault::Closed)?;
        answer.await.map_err(|_| StoreFault::Closed)?
    }

    /// Writes what is pending and closes the store. Later writes fail.
    pub async fn close(&self) {
        let (done, closed) = oneshot::channel();
        if self.queue.send(Request::Close(done)).await.is_ok() {
            // An error means that the thread has ended, and with it the store.
            let _ = closed.await;
        }
    }
}

/// Commits a batch. If one write conflicts, each is committed alone, so that it does not fail the others.
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
        // The caller may be gone; the write is committed all the same.
        let _ = answer.send(kept);
    }
}
