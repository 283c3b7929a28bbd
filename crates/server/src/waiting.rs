//! Waits for the next moment at which time alone changes something. When the default time of a player who has not come
//! has passed, the desk says so to the referee. When a flag falls, everybody is shown it; to call it is for people.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::time::Instant;

use jadoube_referee::Act;
use tokio::sync::mpsc;
use tokio::time;

use crate::desk::Distant;
use crate::role::Role;

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

    /// Waits for a moment of a game.
    pub(crate) fn until(&self, at: Instant, game: &str) {
        let game = game.to_owned();
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
                        waiting.extend(look(&desk, due.game).await.map(Reverse));
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

/// Looks at a game: it may have gone on meanwhile, and then there is nothing to say. What cannot be kept is said no
/// more; the arbiter can say it. When to look again, unless somebody knows already.
async fn look(desk: &Distant, game: String) -> Option<Due> {
    let desk = desk.near()?;
    let table = desk.table(&game)?;
    let (default, flag) = {
        let mut sitting = table.sitting().await;
        sitting.looked_at();
        (sitting.default_deadline(), sitting.flag_is_down())
    };
    if default.is_some_and(|at| at <= Instant::now()) {
        desk.act(&table, Role::Arbiter, Act::TimePassed).await.ok()?;
    } else if flag {
        table.stir();
    }
    let at = table.sitting().await.newly_due()?;
    Some(Due { at, game })
}
