//! A subscriber, without a socket.

use std::time::Duration;

use axum::body::BodyDataStream;
use axum::http::StatusCode;
use jadoube_server::Role;
use serde_json::Value;
use tokio::time::timeout;
use tokio_stream::StreamExt;

use super::{Game, TestDesk, request};

/// Longer than anything here takes.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// A subscriber.
pub(crate) struct Watcher {
    pub(crate) status: StatusCode,
    stream: BodyDataStream,
    rest: String,
    /// The moves, put together from what was told.
    pub(crate) moves: Vec<Value>,
}

impl Watcher {
    pub(crate) async fn sit(server: &TestDesk, game: &Game, role: Role, last: Option<u64>) -> Watcher {
        let mut request = request("get", &format!("/api/games/{}/live", game.id), game.secret(role), "");
        if let Some(last) = last {
            request
                .headers_mut()
                .insert("last-event-id", last.to_string().parse().unwrap());
        }
        let response = server.respond(request).await;
        Watcher {
            status: response.status(),
            stream: response.into_body().into_data_stream(),
            rest: String::new(),
            moves: Vec::new(),
        }
    }

    /// The next update; nothing if the channel has ended.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            if let Some((event, rest)) = self.rest.split_once("\n\n") {
                let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name));
                let update: Option<Value> = field("data: ").map(|data| serde_json::from_str(data).unwrap());
                if let Some(update) = &update {
                    assert_eq!(field("id: "), Some(update["upto"].to_string().as_str()));
                }
                self.rest = rest.to_owned();
                let Some(update) = update else { continue };
                self.follow(&update);
                return Some(update);
            }
            let chunk = timeout(PATIENCE, self.stream.next())
                .await
                .expect("an update in time")?
                .unwrap();
            self.rest += std::str::from_utf8(&chunk).unwrap();
        }
    }

    fn follow(&mut self, update: &Value) {
        let known = update["state"]["moves_from"].as_u64().unwrap() as usize;
        assert!(known <= self.moves.len(), "no move is left out");
        self.moves.truncate(known);
        self.moves
            .extend(update["state"]["moves"].as_array().unwrap().iter().cloned());
    }

    /// The numbers of the entries told until one is reached.
    pub(crate) async fn until(&mut self, upto: u64) -> Vec<u64> {
        let mut told = Vec::new();
        loop {
            let update = self.next().await.expect("the channel is open");
            let entries = update["entries"].as_array().unwrap();
            told.extend(entries.iter().map(|entry| entry["n"].as_u64().unwrap()));
            if update["upto"].as_u64().unwrap() >= upto {
                return told;
            }
        }
    }
}
