//! One game of the hall: what was said to the desk, and what of it was acknowledged.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::{Value, json};
use tokio::time;

use crate::client::Client;
use crate::record::Record;

/// A game and whoever plays it.
pub(crate) struct Game {
    pub(crate) id: String,
    secrets: Secrets,
    /// How many half-moves were made, and whether the clock was pressed after the last.
    made: usize,
    pressed: bool,
    /// The lines that were compared already, the header first, and how many entries there were before the desk was opened again.
    known: Vec<String>,
    before_break: usize,
    /// What was acknowledged since.
    acknowledged: Vec<Value>,
    /// What was said and not acknowledged.
    open: Option<Value>,
    /// The last entry of which the desk told, and the last of which it told a player: others can look at that.
    upto: usize,
    told: Arc<AtomicUsize>,
    /// The key of the desk.
    key: Option<String>,
}

#[derive(Deserialize)]
struct Secrets {
    arbiter: String,
    white: String,
    black: String,
}

#[derive(Deserialize)]
struct NewGame {
    id: String,
    secrets: Secrets,
}

/// The part of an update that is read.
#[derive(Deserialize)]
struct Acknowledgement {
    upto: usize,
}

/// What was found in a record.
#[derive(Default)]
pub(crate) struct Comparison {
    /// Acts that were acknowledged.
    pub(crate) acknowledged: usize,
    /// Acts that were kept, though the power failed before they were acknowledged.
    pub(crate) unacknowledged: usize,
    /// Entries compared.
    pub(crate) entries: usize,
}

/// What a desk says of a game.
pub(crate) enum Kept {
    /// Its record, which is in order.
    Record(Record),
    /// It is damaged.
    Damaged,
    /// Something else is wrong.
    Wrong(String),
}

impl Game {
    pub(crate) async fn open(client: &mut Client) -> io::Result<Game> {
        let header = json!({
            "jadoube": "record", "version": 1, "edition": "2023", "pace": "blitz", "supervision": "full",
            "control": "180+2", "clock_marks_first": true, "budget": 200_000,
        });
        let answer = client.post("/api/games", "", &header.to_string()).await?;
        let NewGame { id, secrets } = serde_json::from_slice(&answer)?;
        Ok(Game {
            id,
            secrets,
            made: 0,
            pressed: true,
            known: Vec::new(),
            before_break: 0,
            acknowledged: Vec::new(),
            open: None,
            upto: 0,
            told: Arc::default(),
            key: None,
        })
    }

    /// How many entries its players were told of, for others to look at.
    pub(crate) fn told(&self) -> Arc<AtomicUsize> {
        Arc::clone(&self.told)
    }

    /// Begins the game, or lets it go on after the power failed, as its arbiter does.
    pub(crate) async fn begin(&mut self, client: &mut Client) -> io::Result<()> {
        let look = |after| format!("/api/games/{}?after={after}", self.id);
        let seen = client.get(&look(self.upto), &self.secrets.arbiter).await?;
        let seen: Value = serde_json::from_slice(&seen)?;
        if seen["state"]["phase"] == json!("awaited") {
            for name in ["white", "black"] {
                if seen["state"]["present"][name] == json!(false) {
                    self.say(client, json!({"type": "arrived", "by": name})).await?;
                }
            }
            return self.say(client, json!({"type": "round-started"})).await;
        }
        for question in seen["state"]["questions"].as_array().into_iter().flatten() {
            self.say(client, question["answers"][0]["act"].clone()).await?;
        }
        if seen["state"]["interrupted"] == json!(true) {
            self.say(client, json!({"type": "resumed"})).await?;
        }
        Ok(())
    }

    /// Plays a move and presses the clock every second, the first after an offset, until it is time to stop or the moves
    /// are over. How long presses took is noted.
    pub(crate) async fn play(
        &mut self,
        client: &mut Client,
        pace: Pace,
        presses: &mut Vec<Duration>,
    ) -> io::Result<()> {
        let mut ticks = time::interval_at((Instant::now() + pace.offset).into(), Duration::from_secs(1));
        while self.made < MOVES || !self.pressed {
            let tick = ticks.tick().await;
            if pace.until.is_some_and(|until| until <= tick.into_std()) {
                break;
            }
            if self.pressed {
                let made = json!({"type": "made", "by": turn(self.made), "move": attempt(self.made)});
                self.say(client, made).await?;
                (self.made, self.pressed) = (self.made + 1, false);
            }
            let asked = Instant::now();
            let pressed = json!({"type": "pressed", "by": turn(self.made - 1)});
            self.say(client, pressed).await?;
            self.pressed = true;
            presses.push(asked.elapsed());
        }
        Ok(())
    }

    /// Says something to the desk, and comes back when it is acknowledged.
    async fn say(&mut self, client: &mut Client, act: Value) -> io::Result<()> {
        let secret = match act["by"].as_str() {
            Some("white") => &self.secrets.white,
            Some("black") => &self.secrets.black,
            _ => &self.secrets.arbiter,
        };
        let path = format!("/api/games/{}/acts?after={}", self.id, self.upto);
        let body = act.to_string();
        self.open = Some(act);
        let answer = client.post(&path, secret, &body).await?;
        self.upto = serde_json::from_slice::<Acknowledgement>(&answer)?.upto;
        self.told.store(self.upto, Ordering::Relaxed);
        self.acknowledged.extend(self.open.take());
        Ok(())
    }

    /// Somebody who watched was told of entries up to this one.
    pub(crate) fn was_told(&mut self, upto: usize) {
        self.upto = self.upto.max(upto);
    }

    /// What a desk has of the game.
    pub(crate) async fn ask(&self, address: SocketAddr) -> io::Result<Kept> {
        let mut client = Client::connect(address).await?;
        let path = format!("/api/games/{}/record.jsonl", self.id);
        Ok(match client.get(&path, &self.secrets.arbiter).await {
            Ok(text) => match Record::read(&String::from_utf8_lossy(&text), &self.id) {
                Ok(record) => Kept::Record(record),
                Err(wrong) => Kept::Wrong(wrong),
            },
            Err(error) if error.to_string().contains("\"damaged\"") => Kept::Damaged,
            Err(error) => Kept::Wrong(error.to_string()),
        })
    }

    /// Compares the record, entry by entry, with what was said: all that was acknowledged is there, in its order; what was
    /// not may be there; nothing else is, except that the record broke off. What was there before has not changed by a byte. The
    /// game goes on from there.
    pub(crate) fn compare(&mut self, record: Record) -> Result<Comparison, String> {
        if !record.lines.starts_with(&self.known) {
            return Err("an entry has changed".to_owned());
        }
        let (before, entries) = (self.known.len().saturating_sub(1), record.lines.len() - 1);
        if entries < self.upto {
            return Err(format!("{} entries were told of, and {entries} kept", self.upto));
        }
        let mut events = record
            .events
            .iter()
            .filter(|(n, _)| *n > before)
            .map(|(_, event)| event);
        for said in &self.acknowledged {
            match events.next() {
                Some(kept) if kept == said => {}
                kept => return Err(format!("acknowledged: {said}, kept: {kept:?}")),
            }
        }
        let mut rest: Vec<&Value> = events.collect();
        rest.pop_if(|last| is_break(last));
        if !rest.is_empty() && (rest.len() > 1 || self.open.as_ref() != Some(rest[0])) {
            return Err(format!("not acknowledged: {:?}, kept: {rest:?}", self.open));
        }
        let compared = Comparison {
            acknowledged: self.acknowledged.len(),
            unacknowledged: rest.len(),
            entries: entries - before,
        };
        self.take_over(record)?;
        Ok(compared)
    }

    /// Whether a copy has the game as it was, byte by byte: at least so many entries, and nothing else but that the record broke
    /// off when the copy was opened.
    pub(crate) fn is_as_before(&self, record: &Record, at_least: usize) -> Result<(), String> {
        let same = record
            .lines
            .iter()
            .zip(&self.known)
            .take_while(|(kept, known)| kept == known);
        let same = same.count().saturating_sub(1);
        if same < at_least {
            return Err(format!(
                "{at_least} entries were there, and {same} are the same in the copy"
            ));
        }
        let mut others = record.events.iter().filter(|(n, _)| *n > same);
        match others.find(|(_, event)| !is_break(event)) {
            Some((n, event)) => Err(format!("entry {n} of the copy is another one: {event}")),
            None => Ok(()),
        }
    }

    /// A copy was put in the place of the file: the game goes on from what is there.
    pub(crate) fn goes_back(&mut self, record: Record, at_least: usize) -> Result<(), String> {
        self.is_as_before(&record, at_least)?;
        self.take_over(record)
    }

    /// How many entries there were before the desk was opened the last time.
    pub(crate) fn before_break(&self) -> usize {
        self.before_break
    }

    /// The game goes on from a record.
    fn take_over(&mut self, record: Record) -> Result<(), String> {
        let Record { lines, events, key } = record;
        if self.key.get_or_insert_with(|| key.clone()) != &key {
            return Err("the desk signs with another key".to_owned());
        }
        let is_made = |event: &Value| event["type"] == "made";
        self.made = events.iter().filter(|(_, event)| is_made(event)).count();
        let mut moved = events.iter().rev().map(|(_, event)| event);
        self.pressed = !moved
            .find(|event| is_made(event) || event["type"] == "pressed")
            .is_some_and(is_made);
        self.upto = lines.len() - 1;
        self.before_break = match events.last() {
            Some((n, event)) if is_break(event) => n - 1,
            _ => self.upto,
        };
        self.told.store(self.upto, Ordering::Relaxed);
        self.known = lines;
        self.acknowledged.clear();
        self.open = None;
        Ok(())
    }
}

/// When to play.
#[derive(Clone, Copy)]
pub(crate) struct Pace {
    /// How long to wait before the first move.
    pub(crate) offset: Duration,
    /// When to stop, if before the moves are over.
    pub(crate) until: Option<Instant>,
}

/// Whether the record broke off.
fn is_break(event: &Value) -> bool {
    event["type"] == "broke-off"
}

/// How many half-moves a game has.
pub(crate) const MOVES: usize = 80;

/// The moves: pawns in turn, and between them knights out and back.
fn attempt(ply: usize) -> String {
    let file = char::from(b'a' + (ply / 10) as u8);
    match ply % 10 {
        0 => format!("{file}2{file}4"),
        1 => format!("{file}7{file}5"),
        knight => ["b1c3", "b8c6", "c3b1", "c6b8", "g1f3", "g8f6", "f3g1", "f6g8"][knight - 2].to_owned(),
    }
}

fn turn(ply: usize) -> &'static str {
    if ply.is_multiple_of(2) { "white" } else { "black" }
}
