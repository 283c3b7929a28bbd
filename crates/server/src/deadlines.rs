//! The deadlines of all games: the next instant at which time alone changes something. When the default time of an
//! absent player has passed, the desk tells the referee. When a flag falls, all subscribers are notified; calling it is
//! up to the players and the arbiter.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::time::Instant;

use jadoube_referee::{Author, act};
use tokio::sync::mpsc;
use tokio::time;

use crate::desk::WeakDesk;
use crate::role::Role;

/// One task with a timer for all games.
pub(crate) struct Deadlines {
    queue: mpsc::UnboundedSender<Deadline>,
}

/// When to look at a game again.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Deadline {
    at: Instant,
    game: String,
}

impl Deadlines {
    /// Starts the task. It ends with the desk.
    pub(crate) fn start(desk: WeakDesk) -> Deadlines {
        let (queue, added) = mpsc::unbounded_channel();
        tokio::spawn(run(desk, added));
        Deadlines { queue }
    }

    /// Adds a deadline of a game.
    pub(crate) fn add(&self, at: Instant, game: &str) {
        let game = game.to_owned();
        // The send fails only if the desk is gone.
        let _ = self.queue.send(Deadline { at, game });
    }
}

async fn run(desk: WeakDesk, mut added: mpsc::UnboundedReceiver<Deadline>) {
    let mut pending = BinaryHeap::new();
    loop {
        let next = pending.peek().map(|Reverse(Deadline { at, .. })| *at);
        let received = match next {
            None => added.recv().await,
            Some(at) => tokio::select! {
                received = added.recv() => received,
                () = time::sleep_until(at.into()) => {
                    if let Some(Reverse(deadline)) = pending.pop() {
                        pending.extend(check(&desk, deadline.game).await.map(Reverse));
                    }
                    continue;
                }
            },
        };
        match received {
            Some(deadline) => pending.push(Reverse(deadline)),
            None => return,
        }
    }
}

/// Checks a game whose deadline has passed. If it has moved on meanwhile, nothing happens. An act that cannot be stored
/// is not retried: the arbiter can still perform it. Returns the next deadline, unless an earlier one is pending.
async fn check(desk: &WeakDesk, id: String) -> Option<Deadline> {
    let desk = desk.upgrade()?;
    let game = desk.shelved(&id)?.loaded()?;
    game.clear_deadline();
    let state = game.state();
    // The game may be over; if it is not, the deadline is added again when that is known.
    if state.referee.game().awaits_proof().is_some() {
        return None;
    }
    if state.default_deadline().is_some_and(|at| at <= Instant::now()) {
        let passed = act::TimePassed {}.by(Author::Nobody);
        desk.act(&game, Role::Arbiter, passed).await.ok()?;
    } else if state.flag_is_down() {
        game.notify();
    }
    let at = game.next_deadline()?;
    Some(Deadline { at, game: id })
}
