//! Waits for default times. When that of a player who has not come has passed, the desk says so to the referee; flags
//! are for people to call.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::time::Instant;

use jadoube_referee::Act;
use tokio::sync::mpsc;
use tokio::time;

use crate::desk::Distant;
use crate::role::Role;
use crate::table::Table;

/// One task that waits for all games.
pub(crate) struct Waiting {
    due: mpsc::UnboundedSender<Due>,
}

/// When to look at a game again.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Due {
    at: Instant,
    game: String,
}

impl Waiting {
    /// Starts to wait, until the desk is gone.
    pub(crate) fn start(desk: Distant) -> Waiting {
        let (due, news) = mpsc::unbounded_channel();
        tokio::spawn(wait(desk, news));
        Waiting { due }
    }

    /// Waits for a game if a player may still come too late.
    pub(crate) async fn look_at(&self, table: &Table) {
        let Some(at) = table.newly_due().await else { return };
        let game = table.id.clone();
        // Without the task the desk is gone, and nobody waits.
        let _ = self.due.send(Due { at, game });
    }
}

async fn wait(desk: Distant, mut news: mpsc::UnboundedReceiver<Due>) {
    let mut waiting = BinaryHeap::new();
    loop {
        let next = waiting.peek().map(|Reverse(Due { at, .. })| *at);
        let told = match next {
            None => news.recv().await,
            Some(at) => tokio::select! {
                told = news.recv() => told,
                () = time::sleep_until(at.into()) => {
                    if let Some(Reverse(due)) = waiting.pop() {
                        say(&desk, &due.game).await;
                    }
                    continue;
                }
            },
        };
        match told {
            Some(due) => waiting.push(Reverse(due)),
            None => return,
        }
    }
}

/// Says that time passed, if a default time has: the game may have gone on meanwhile. What cannot be kept is said no
/// more; the arbiter can say it.
async fn say(desk: &Distant, game: &str) {
    let Some(desk) = desk.near() else { return };
    let Some(table) = desk.table(game) else { return };
    let due = table.sitting().await.default_deadline();
    if due.is_some_and(|at| at <= Instant::now()) {
        let _ = desk.act(&table, Role::Arbiter, Act::TimePassed).await;
    }
}
