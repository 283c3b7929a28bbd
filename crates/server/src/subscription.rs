//! Live updates of a game.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use jadoube_referee::Words;
use tokio::sync::{mpsc, watch};
use tokio::time;
use tokio_stream::Stream;
use tokio_stream::wrappers::ReceiverStream;

use crate::limits::LivePermit;
use crate::live_game::LiveGame;
use crate::rendering::{RenderedUpdate, Renderings};
use crate::role::Role;
use crate::secret::Digest;

/// How many pieces of updates are buffered for a slow reader. Beyond that, back-pressure: later changes are merged into
/// one update.
const BUFFER: usize = 8;

/// One subscriber of a game's updates.
pub(crate) struct Subscription {
    pub(crate) game: Arc<LiveGame>,
    pub(crate) words: Arc<Words>,
    pub(crate) renderings: Arc<Renderings>,
    pub(crate) role: Role,
    /// The digest of the secret that gives the role; spectators have none.
    pub(crate) digest: Option<Digest>,
    /// Whether the desk is closing.
    pub(crate) closing: watch::Receiver<bool>,
    /// The heartbeat interval: after this long without a change, an update is sent anyway.
    pub(crate) heartbeat: Duration,
    /// Counts against the limit of subscriptions until it is dropped.
    pub(crate) permit: LivePermit,
}

impl Subscription {
    /// Whether the game is still there, and the secret valid.
    fn is_valid(&self) -> bool {
        let role = |digest| self.game.card.role_of(&digest) == Some(self.role);
        !self.game.card.is_deleted() && self.digest.is_none_or(role)
    }
}

/// The updates for a role as server-sent events, in pieces: the first one, one after each change, and one with each
/// heartbeat, so that a client can tell a quiet game from a broken connection. Each entry is sent exactly once. The
/// stream ends when the desk closes, when the game is deleted, or when the secret is revoked.
pub(crate) fn updates(mut subscription: Subscription, first: RenderedUpdate) -> impl Stream<Item = Bytes> {
    let (sender, receiver) = mpsc::channel(BUFFER);
    let mut changes = subscription.game.changes();
    tokio::spawn(async move {
        let mut first = Some(first);
        let mut after = 0;
        'told: while subscription.is_valid() {
            changes.mark_unchanged();
            let update = first.take().unwrap_or_else(|| {
                let Subscription { game, words, role, .. } = &subscription;
                subscription.renderings.render(game, words, *role, after)
            });
            // The first may be older than the mark.
            let is_old = (update.upto as usize) < *changes.borrow();
            after = update.upto;
            for piece in update.event() {
                tokio::select! {
                    sent = sender.send(piece) => if sent.is_err() { break 'told },
                    _ = subscription.closing.wait_for(|closing| *closing) => break 'told,
                }
            }
            if is_old {
                continue;
            }
            tokio::select! {
                changed = changes.changed() => if changed.is_err() { break },
                () = time::sleep(subscription.heartbeat) => {}
                () = sender.closed() => break,
                _ = subscription.closing.wait_for(|closing| *closing) => break,
            }
        }
        drop(subscription.permit);
    });
    ReceiverStream::new(receiver)
}
