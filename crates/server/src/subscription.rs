//! Live updates of a game.

use std::sync::Arc;
use std::time::Duration;

use jadoube_referee::Words;
use tokio::sync::{OwnedSemaphorePermit, mpsc, watch};
use tokio::time;
use tokio_stream::Stream;
use tokio_stream::wrappers::ReceiverStream;

use crate::live_game::LiveGame;
use crate::rendering::{RenderedUpdate, render};
use crate::role::Role;
use crate::secret::Digest;

/// How many updates are buffered for a slow reader. Beyond that, back-pressure: later changes are merged into one
/// update.
const BUFFER: usize = 4;

/// One subscriber of a game's updates.
pub(crate) struct Subscription {
    pub(crate) game: Arc<LiveGame>,
    pub(crate) words: Arc<Words>,
    pub(crate) role: Role,
    /// The digest of the secret that gives the role; spectators have none.
    pub(crate) digest: Option<Digest>,
    /// Whether the desk is closing.
    pub(crate) closing: watch::Receiver<bool>,
    /// The heartbeat interval: after this long without a change, an update is sent anyway.
    pub(crate) heartbeat: Duration,
    /// Counts against the limit of subscriptions until it is dropped.
    pub(crate) permit: OwnedSemaphorePermit,
}

impl Subscription {
    /// Whether the secret is still valid.
    fn is_valid(&self) -> bool {
        let role = |digest| self.game.role_of(&digest) == Some(self.role);
        self.digest.is_none_or(role)
    }
}

/// The updates for a role: one now with the entries after `after`, one after each change, and one with each heartbeat,
/// so that a client can tell a quiet game from a broken connection. Each entry is sent exactly once. The stream ends
/// when the desk closes or the secret is revoked.
pub(crate) fn updates(mut subscription: Subscription, after: u32) -> impl Stream<Item = RenderedUpdate> {
    let (sender, receiver) = mpsc::channel(BUFFER);
    let mut changes = subscription.game.changes();
    tokio::spawn(async move {
        let mut after = after;
        while subscription.is_valid() {
            changes.mark_unchanged();
            let update = render(&subscription.game, &subscription.words, subscription.role, after);
            after = update.upto;
            tokio::select! {
                sent = sender.send(update) => if sent.is_err() { break },
                _ = subscription.closing.wait_for(|closing| *closing) => break,
            }
            tokio::select! {
                changed = changes.changed() => if changed.is_err() { break },
                () = time::sleep(subscription.heartbeat) => {}
                () = sender.closed() => break,
                _ = subscription.closing.wait_for(|closing| *closing) => break,
            }
        }
        drop((changes, subscription.permit));
        if subscription.game.subscribers() == 0 {
            subscription.game.state().renderings.clear();
        }
    });
    ReceiverStream::new(receiver)
}
