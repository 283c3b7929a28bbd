//! Batches the writes of many games.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use tokio::sync::{mpsc, oneshot};

use crate::store::{Store, StoreFault, Write};

/// The most writes in one batch.
const BATCH: usize = 512;

/// Hands writes to a store in batches.
#[derive(Clone)]
pub struct Writer {
    queue: mpsc::Sender<Request>,
    /// How many bytes the store takes.
    bytes: Arc<AtomicU64>,
}

/// Where an answer of the store goes. Whoever asked may be gone.
type Answer<T> = oneshot::Sender<Result<T, StoreFault>>;

enum Request {
    Keep(Write, Answer<()>),
    Read(String, Answer<Vec<String>>),
    Copy(PathBuf, Answer<()>),
    Close(oneshot::Sender<()>),
}

/// What is to be done after a batch was written.
enum Next {
    GoOn,
    Copy(PathBuf, Answer<()>),
    Close(oneshot::Sender<()>),
}

impl Writer {
    /// Starts the writer thread. It ends when it is closed or the last handle is dropped.
    #[must_use]
    pub fn start(store: Box<dyn Store>) -> Writer {
        let (queue, mut requests) = mpsc::channel(4 * BATCH);
        let bytes = Arc::new(AtomicU64::new(store.bytes()));
        let counted = Arc::clone(&bytes);
        thread::spawn(move || {
            let closed = run(store.as_ref(), &mut requests, &counted);
            // The file is released before the close is acknowledged.
            drop(store);
            if let Some(done) = closed {
                let _ = done.send(());
            }
        });
        Writer { queue, bytes }
    }

    /// How many bytes the store takes, as far as it knows.
    #[must_use]
    pub fn stored_bytes(&self) -> u64 {
        self.bytes.load(Ordering::Relaxed)
    }

    /// Returns when the write is on disk.
    ///
    /// # Errors
    ///
    /// If it could not be stored.
    pub async fn keep(&self, write: Write) -> Result<(), StoreFault> {
        self.ask(|answer| Request::Keep(write, answer)).await
    }

    /// The record of a game without its header, as far as it is on disk.
    ///
    /// # Errors
    ///
    /// If it could not be read.
    pub async fn lines(&self, game: String) -> Result<Vec<String>, StoreFault> {
        self.ask(|answer| Request::Read(game, answer)).await
    }

    /// Copies the store into a new file, while writes go on. The copy is not synced to disk yet.
    ///
    /// # Errors
    ///
    /// If the copy could not be made, or if one is being made already.
    pub async fn copy(&self, to: PathBuf) -> Result<(), StoreFault> {
        self.ask(|answer| Request::Copy(to, answer)).await
    }

    async fn ask<T>(&self, request: impl FnOnce(Answer<T>) -> Request) -> Result<T, StoreFault> {
        let (answer, answered) = oneshot::channel();
        let asked = self.queue.send(request(answer)).await;
        asked.map_err(|_| StoreFault::Closed)?;
        answered.await.map_err(|_| StoreFault::Closed)?
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

/// Serves requests until the store is to be closed. Who waits for that is returned.
fn run(store: &dyn Store, requests: &mut mpsc::Receiver<Request>, bytes: &AtomicU64) -> Option<oneshot::Sender<()>> {
    loop {
        let first = requests.blocking_recv()?;
        let next = serve(store, first, requests);
        bytes.store(store.bytes(), Ordering::Relaxed);
        match next {
            Next::GoOn => {}
            Next::Close(done) => return Some(done),
            Next::Copy(to, answer) => {
                let (copied, closed) = copy(store, &to, requests);
                let _ = answer.send(copied);
                if closed.is_some() {
                    return closed;
                }
            }
        }
    }
}

/// Serves a request and those that have come meanwhile, up to a batch of writes.
fn serve(store: &dyn Store, first: Request, requests: &mut mpsc::Receiver<Request>) -> Next {
    let (mut waiting, mut request, mut then) = (Vec::new(), Some(first), Next::GoOn);
    while let Some(next) = request {
        match next {
            Request::Keep(write, kept) => waiting.push((write, kept)),
            Request::Read(game, read) => drop(read.send(store.lines(&game))),
            Request::Copy(to, answer) => then = Next::Copy(to, answer),
            Request::Close(done) => then = Next::Close(done),
        }
        let more = matches!(then, Next::GoOn) && waiting.len() < BATCH;
        request = more.then(|| requests.try_recv().ok()).flatten();
    }
    keep(store, waiting);
    then
}

/// Copies the store, and serves requests between the pieces. If the store is to be closed, the copy is given up.
fn copy(
    store: &dyn Store,
    to: &Path,
    requests: &mut mpsc::Receiver<Request>,
) -> (Result<(), StoreFault>, Option<oneshot::Sender<()>>) {
    let mut closed = None;
    let copied = store.copy(to, &mut || {
        while let Ok(request) = requests.try_recv() {
            match serve(store, request, requests) {
                Next::GoOn => {}
                Next::Copy(_, answer) => {
                    let busy = "a copy is being made already: wait until it is done";
                    let _ = answer.send(Err(StoreFault::Other(busy.to_owned())));
                }
                Next::Close(done) => {
                    closed = Some(done);
                    return false;
                }
            }
        }
        true
    });
    (copied, closed)
}

/// Commits a batch. If one write conflicts, each is committed alone, so that it does not fail the others.
fn keep(store: &dyn Store, waiting: Vec<(Write, Answer<()>)>) {
    if waiting.is_empty() {
        return;
    }
    let (writes, answers): (Vec<Write>, Vec<_>) = waiting.into_iter().unzip();
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
