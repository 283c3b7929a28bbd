//! News of a game, as they come.

use std::sync::Arc;

use jadoube_referee::Words;
use tokio::sync::mpsc;
use tokio_stream::Stream;
use tokio_stream::wrappers::ReceiverStream;

use crate::role::Role;
use crate::table::Table;
use crate::view::{self, Update};

/// How many updates may wait for a reader who is slow. Then the reader is told the rest at once.
const WAITING: usize = 4;

/// What a role is told after an entry, now and whenever something happens. Nothing is told twice and nothing is left out.
pub(crate) fn updates(table: Arc<Table>, words: Arc<Words>, role: Role, after: u32) -> impl Stream<Item = Update> {
    let (sender, receiver) = mpsc::channel(WAITING);
    tokio::spawn(async move {
        let mut news = table.news();
        let mut after = after;
        loop {
            news.mark_unchanged();
            let update = view::update(&*table.sitting().await, &words, role, after);
            after = update.upto;
            if sender.send(update).await.is_err() {
                return;
            }
            tokio::select! {
                changed = news.changed() => if changed.is_err() { return },
                () = sender.closed() => return,
            }
        }
    });
    ReceiverStream::new(receiver)
}
