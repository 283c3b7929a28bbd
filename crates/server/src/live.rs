//! News of a game, as they come.

use std::sync::Arc;
use std::time::Duration;

use jadoube_referee::Words;
use tokio::sync::{OwnedSemaphorePermit, mpsc, watch};
use tokio::time;
use tokio_stream::Stream;
use tokio_stream::wrappers::ReceiverStream;

use crate::role::Role;
use crate::secret::Digest;
use crate::table::Table;
use crate::view::{self, Update};

/// How many updates may wait for a reader who is slow. Then the reader is told the rest at once.
const WAITING: usize = 4;

/// Somebody who watches.
pub(crate) struct Seat {
    pub(crate) table: Arc<Table>,
    pub(crate) words: Arc<Words>,
    pub(crate) role: Role,
    /// The digest of the secret that gives the role; who watches without a part has none.
    pub(crate) digest: Option<Digest>,
    /// Whether the desk is closing.
    pub(crate) closing: watch::Receiver<bool>,
    /// After how long to tell something though nothing happens.
    pub(crate) beat: Duration,
    /// The place among those who may watch at a time.
    pub(crate) place: OwnedSemaphorePermit,
}

impl Seat {
    /// Whether the secret is still good.
    fn is_valid(&self) -> bool {
        let role = |digest| self.table.role_of(&digest) == Some(self.role);
        self.digest.is_none_or(role)
    }
}

/// What a role is told after an entry, now and whenever something happens; and how the game stands, now and then, so that
/// whoever hears nothing knows that the connection is lost. Nothing is told twice and nothing is left out. It ends when the
/// desk closes, or when the secret is good no more.
pub(crate) fn updates(mut seat: Seat, after: u32) -> impl Stream<Item = Update> {
    let (sender, receiver) = mpsc::channel(WAITING);
    let mut news = seat.table.news();
    tokio::spawn(async move {
        let mut after = after;
        while seat.is_valid() {
            news.mark_unchanged();
            let update = view::update(&*seat.table.sitting().await, &seat.words, seat.role, after);
            after = update.upto;
            tokio::select! {
                sent = sender.send(update) => if sent.is_err() { break },
                _ = seat.closing.wait_for(|closing| *closing) => break,
            }
            tokio::select! {
                changed = news.changed() => if changed.is_err() { break },
                () = time::sleep(seat.beat) => {}
                () = sender.closed() => break,
                _ = seat.closing.wait_for(|closing| *closing) => break,
            }
        }
        drop(seat.place);
    });
    ReceiverStream::new(receiver)
}
