//! Live updates of a game.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use jadoube_board::Color;
use jadoube_clock::{PerMove, TimeControl};
use jadoube_referee::Game;
use tokio::sync::{mpsc, watch};
use tokio::time::{self, Instant};
use tokio_stream::Stream;
use tokio_stream::wrappers::ReceiverStream;

use crate::limits::LivePermit;
use crate::live_game::LiveGame;
use crate::rendering::{RenderedUpdate, Renderings};
use crate::role::Role;
use crate::secret::Digest;
use crate::words::Spoken;

/// How many pieces of updates are buffered for a slow reader. Beyond that, back-pressure: later changes are merged into
/// one update.
const BUFFER: usize = 8;

/// One subscriber of a game's updates.
pub(crate) struct Subscription {
    pub(crate) game: Arc<LiveGame>,
    pub(crate) spoken: Arc<Spoken>,
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

/// A comment: it says that the connection is alive.
const BEAT: &[u8] = b":\n\n";

/// How often at least something comes while a game is played in which every second counts, and in others. A client takes two
/// beats that did not come for a broken connection.
const QUICK_BEAT: Duration = Duration::from_millis(1500);
const CALM_BEAT: Duration = Duration::from_secs(4);

/// The largest increment of a game in which every second counts.
const QUICK: Duration = Duration::from_secs(5);

/// How often at least something comes.
pub(crate) fn beat(game: &Game) -> Duration {
    let control = game.terms().control.as_ref();
    match control.is_some_and(is_quick) && !game.phase().is_over() {
        true => QUICK_BEAT,
        false => CALM_BEAT,
    }
}

fn is_quick(control: &TimeControl) -> bool {
    let periods = Color::ALL.into_iter().flat_map(|color| control[color].periods());
    let most = periods.map(|period| match period.per_move {
        PerMove::None => Duration::ZERO,
        PerMove::Increment(time) | PerMove::SimpleDelay(time) | PerMove::Delay(time) => time,
    });
    most.max().is_some_and(|most| most <= QUICK)
}

/// The updates for a role as server-sent events, in pieces: the first one, one after each change, and one with each
/// heartbeat; between them comments, so that a client can tell a quiet game from a broken connection. Each entry is sent exactly once. The
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
                let Subscription { game, spoken, role, .. } = &subscription;
                subscription.renderings.render(game, &spoken.words, *role, after)
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
            let next = Instant::now() + subscription.heartbeat;
            let beat = beat(subscription.game.state().referee.game());
            loop {
                tokio::select! {
                    changed = changes.changed() => if changed.is_err() { break 'told } else { break },
                    () = time::sleep_until(next) => break,
                    () = time::sleep(beat) => {}
                    () = sender.closed() => break 'told,
                    _ = subscription.closing.wait_for(|closing| *closing) => break 'told,
                }
                // Where the buffer is full, the client has something to read.
                let _ = sender.try_send(Bytes::from_static(BEAT));
            }
        }
        drop(subscription.permit);
    });
    ReceiverStream::new(receiver)
}
