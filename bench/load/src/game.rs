//! One game of the hall: what was said to the desk, and what of it was acknowledged.

use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use jadoube_board::{Attempt, Color};
use jadoube_referee::wire::{self, StoredAct};
use jadoube_referee::{Act, Author, Entry, Event, EventDraft, MateProver, Referee, act};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::time;

use crate::client::Client;

/// A game and whoever plays it.
pub(crate) struct Game {
    pub(crate) id: String,
    secrets: Secrets,
    /// How many half-moves were made, and whether the clock was pressed after the last.
    made: usize,
    pressed: bool,
    /// The entries that were compared already.
    known: Vec<Entry>,
    /// What was acknowledged since.
    acknowledged: Vec<EventDraft>,
    /// What was said and not acknowledged.
    open: Option<EventDraft>,
    /// The last entry of which the desk told.
    upto: u64,
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
    upto: u64,
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
            acknowledged: Vec::new(),
            open: None,
            upto: 0,
        })
    }

    /// Begins the game, or lets it go on after the power failed, as its arbiter does.
    pub(crate) async fn begin(&mut self, client: &mut Client) -> io::Result<()> {
        let look = |after| format!("/api/games/{}?after={after}", self.id);
        let seen = client.get(&look(self.upto), &self.secrets.arbiter).await?;
        let seen: Value = serde_json::from_slice(&seen)?;
        if seen["state"]["phase"] == json!("awaited") {
            for (color, name) in [(Color::White, "white"), (Color::Black, "black")] {
                if seen["state"]["present"][name] == json!(false) {
                    self.say(client, act::Arrived {}.by(color)).await?;
                }
            }
            return self.say(client, act::SessionStarted {}.by(Author::Nobody)).await;
        }
        for question in seen["state"]["questions"].as_array().into_iter().flatten() {
            let answer: StoredAct = serde_json::from_value(question["answers"][0]["act"].clone())?;
            self.say(client, answer.into()).await?;
        }
        if seen["state"]["interrupted"] == json!(true) {
            self.say(client, act::Resumed {}.by(Author::Arbiter)).await?;
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
                let (by, attempt) = (turn(self.made), attempt(self.made)?);
                self.say(client, act::Made { attempt }.by(by)).await?;
                (self.made, self.pressed) = (self.made + 1, false);
            }
            let asked = Instant::now();
            let by = turn(self.made - 1);
            self.say(client, act::Pressed {}.by(by)).await?;
            self.pressed = true;
            presses.push(asked.elapsed());
        }
        Ok(())
    }

    /// Says something to the desk, and comes back when it is acknowledged.
    async fn say(&mut self, client: &mut Client, draft: EventDraft) -> io::Result<()> {
        let secret = match draft.by.player() {
            Some(Color::White) => &self.secrets.white,
            Some(Color::Black) => &self.secrets.black,
            None => &self.secrets.arbiter,
        };
        let path = format!("/api/games/{}/acts?after={}", self.id, self.upto);
        let body = serde_json::to_string(&StoredAct::from(draft.clone()))?;
        self.open = Some(draft);
        let answer = client.post(&path, secret, &body).await?;
        self.upto = serde_json::from_slice::<Acknowledgement>(&answer)?.upto;
        self.acknowledged.extend(self.open.take());
        Ok(())
    }

    /// Somebody who watched was told of entries up to this one.
    pub(crate) fn was_told(&mut self, upto: u64) {
        self.upto = self.upto.max(upto);
    }

    /// Compares the record, entry by entry, with what was said: all that was acknowledged is there, in its order; what was
    /// not may be there; nothing else is, except that the record broke off. What the referee said to it is what it says
    /// again. The game goes on from there.
    pub(crate) async fn compare(
        &mut self,
        address: SocketAddr,
        mates: &mut MateProver,
    ) -> io::Result<Result<Comparison, String>> {
        let mut client = Client::connect(address).await?;
        let path = format!("/api/games/{}/record.jsonl", self.id);
        let text = client.get(&path, &self.secrets.arbiter).await?;
        let text = String::from_utf8(text).map_err(io::Error::other)?;
        Ok(self.compare_with(&text, mates))
    }

    fn compare_with(&mut self, text: &str, mates: &mut MateProver) -> Result<Comparison, String> {
        let (record, faults) = wire::read(text);
        if let Some(fault) = faults.first() {
            return Err(fault.to_string());
        }
        let record = record.ok_or("it has no header")?;
        if let Some(difference) = Referee::recheck(&record, mates).first() {
            return Err(difference.to_string());
        }
        let entries = record.entries;
        if !entries.starts_with(&self.known) {
            return Err("an entry has changed".to_owned());
        }
        if entries.len() < self.upto as usize {
            return Err(format!(
                "{} entries were told of, and {} kept",
                self.upto,
                entries.len()
            ));
        }
        let mut events = events(&entries[self.known.len()..]);
        for said in &self.acknowledged {
            match events.next() {
                Some(kept) if is_of(kept, said) => {}
                kept => return Err(format!("acknowledged: {said:?}, kept: {kept:?}")),
            }
        }
        let mut rest: Vec<&Event> = events.collect();
        rest.pop_if(|last| matches!(last.act, Act::BrokeOff(_)));
        match (rest.as_slice(), &self.open) {
            ([], _) => {}
            ([kept], Some(said)) if is_of(kept, said) => {}
            (kept, said) => return Err(format!("not acknowledged: {said:?}, kept: {kept:?}")),
        }
        let compared = Comparison {
            acknowledged: self.acknowledged.len(),
            unacknowledged: rest.len(),
            entries: entries.len() - self.known.len(),
        };
        let is_made = |event: &&Event| matches!(event.act, Act::Made(_));
        self.made = self::events(&entries).filter(is_made).count();
        let last = self::events(&entries)
            .filter(|event| matches!(event.act, Act::Made(_) | Act::Pressed(_)))
            .last();
        self.pressed = !last.is_some_and(|last| is_made(&last));
        self.upto = entries.len() as u64;
        self.known = entries;
        self.acknowledged.clear();
        self.open = None;
        Ok(compared)
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

fn events(entries: &[Entry]) -> impl Iterator<Item = &Event> {
    entries.iter().filter_map(|entry| match entry {
        Entry::Event(event) => Some(event),
        Entry::Ruling(_) | Entry::Question(_) => None,
    })
}

/// Whether an event is what was said.
fn is_of(event: &Event, said: &EventDraft) -> bool {
    *event == said.clone().at(event.at)
}

/// How many half-moves a game has.
pub(crate) const MOVES: usize = 80;

/// The moves: pawns in turn, and between them knights out and back.
fn attempt(ply: usize) -> io::Result<Attempt> {
    let file = char::from(b'a' + (ply / 10) as u8);
    let text = match ply % 10 {
        0 => format!("{file}2{file}4"),
        1 => format!("{file}7{file}5"),
        knight => ["b1c3", "b8c6", "c3b1", "c6b8", "g1f3", "g8f6", "f3g1", "f6g8"][knight - 2].to_owned(),
    };
    text.parse().map_err(|_| io::ErrorKind::InvalidInput.into())
}

fn turn(ply: usize) -> Color {
    if ply.is_multiple_of(2) {
        Color::White
    } else {
        Color::Black
    }
}
