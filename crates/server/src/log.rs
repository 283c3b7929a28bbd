//! Who did what, with which link, from where: one JSON object a line, in files that are rotated by size.
//!
//! No secret is ever written. A link is named by its role and the beginning of its digest, a request by its route and not by
//! its address, and of an act nothing but its type.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::Instant;

use serde::Serialize;

use crate::client::{Client, Sender};
use crate::limits::{Buckets, Cost, Rate};
use crate::live_game::wall_clock;
use crate::store::beside;
use crate::utc::utc;

/// How many lines wait for the disk. Beyond that lines are dropped and counted: a slow disk holds up no press.
const WAITING: usize = 4_096;

/// How many refusals are noted of those who have no link, in all: they must not push out what others did.
const STRANGERS: Rate = Rate {
    burst: 500.0,
    per_second: 1.0,
};

/// A log that is open. Copies write to the same.
#[derive(Clone, Debug)]
pub struct Log(Arc<Lines>);

#[derive(Debug)]
struct Lines {
    queue: SyncSender<Message>,
    strangers: Buckets<()>,
    dropped: AtomicU64,
}

enum Message {
    Line(String),
    /// Answered when everything before it is written.
    Flush(SyncSender<()>),
}

/// When a log begins another file, and how many are kept.
#[derive(Clone, Copy, Debug)]
pub struct Rotation {
    /// The size in bytes beyond which another file is begun.
    pub size: u64,
    /// How many earlier files are kept: `desk.log.jsonl.1` is the latest of them.
    pub keep: usize,
}

impl Rotation {
    /// As a desk ships: at most fifty megabytes.
    pub const USUAL: Rotation = Rotation {
        size: 10 << 20,
        keep: 4,
    };
}

/// Something that a client asked for, and what came of it.
#[derive(Debug, Serialize)]
pub(crate) struct Line {
    /// When it was answered.
    at: String,
    /// The address, or the block of addresses.
    from: String,
    /// The role and the beginning of the digest of the link.
    #[serde(skip_serializing_if = "Option::is_none")]
    link: Option<String>,
    /// The method and the route.
    asked: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    /// The type of the act.
    #[serde(skip_serializing_if = "Option::is_none")]
    act: Option<String>,
    /// The status of the answer.
    status: u16,
    /// How many lines before it were dropped: because the disk was too slow, or because strangers were refused too often.
    #[serde(skip_serializing_if = "Option::is_none")]
    dropped: Option<u64>,
}

/// What was asked for.
#[derive(Debug, Default)]
pub(crate) struct Asked {
    /// The method and the route.
    pub(crate) route: String,
    /// The game, if there is one of that name.
    pub(crate) game: Option<String>,
    /// The type of the act.
    pub(crate) act: Option<String>,
}

impl Log {
    /// Opens a log, or goes on with one.
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    pub fn open(path: &Path, rotation: Rotation) -> io::Result<Log> {
        let file = append(path)?;
        let size = file.metadata()?.len();
        let (queue, lines) = sync_channel(WAITING);
        let mut files = Files {
            path: path.to_owned(),
            rotation,
            file,
            size,
        };
        thread::spawn(move || files.write_all(&lines));
        let dropped = AtomicU64::new(0);
        let strangers = Buckets::new(STRANGERS);
        Ok(Log(Arc::new(Lines {
            queue,
            strangers,
            dropped,
        })))
    }

    /// Notes what a client asked for.
    pub(crate) fn note(&self, client: &Client, sender: Sender, asked: Asked, status: u16) {
        let is_stranger = status >= 400 && sender.digest().is_none();
        if is_stranger && !self.0.strangers.take((), Cost::PLAIN, Instant::now()) {
            self.0.dropped.fetch_add(1, Ordering::Relaxed);
            return;
        }
        let dropped = self.0.dropped.swap(0, Ordering::Relaxed);
        let line = Line {
            at: utc(wall_clock()),
            from: client.block.to_string(),
            link: named(sender),
            asked: asked.route,
            game: asked.game,
            act: asked.act,
            status,
            dropped: (dropped > 0).then_some(dropped),
        };
        let Ok(text) = serde_json::to_string(&line) else { return };
        if self.0.queue.try_send(Message::Line(text)).is_err() {
            self.0.dropped.fetch_add(dropped + 1, Ordering::Relaxed);
        }
    }

    /// Waits until everything is written that was noted before.
    pub fn flush(&self) {
        let (done, flushed) = sync_channel(1);
        if self.0.queue.send(Message::Flush(done)).is_ok() {
            // An error means that the thread has ended.
            let _ = flushed.recv();
        }
    }
}

/// A link by its role and the beginning of its digest, which says nothing about the secret.
fn named(sender: Sender) -> Option<String> {
    let digest = sender.digest()?;
    let short: String = digest.as_bytes()[..4]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    Some(match sender {
        Sender::Link(role, _) => format!("{role} {short}"),
        Sender::Opener(_) | Sender::Address(_) => format!("desk {short}"),
    })
}

/// The files of a log.
struct Files {
    path: PathBuf,
    rotation: Rotation,
    file: File,
    size: u64,
}

impl Files {
    fn write_all(&mut self, lines: &Receiver<Message>) {
        for message in lines {
            match message {
                // A log that cannot be written hinders nobody.
                Message::Line(line) => drop(self.write(line)),
                Message::Flush(done) => drop(done.send(())),
            }
        }
    }

    fn write(&mut self, mut line: String) -> io::Result<()> {
        line.push('\n');
        let size = line.len() as u64;
        if self.size > 0 && self.size + size > self.rotation.size {
            self.rotate()?;
        }
        self.file.write_all(line.as_bytes())?;
        self.size += size;
        Ok(())
    }

    /// Begins another file.
    fn rotate(&mut self) -> io::Result<()> {
        let numbered = |number: usize| beside(&self.path, &format!(".{number}"));
        for number in (1..self.rotation.keep).rev() {
            // Where there is none yet, there is nothing to move.
            let _ = fs::rename(numbered(number), numbered(number + 1));
        }
        match self.rotation.keep {
            0 => fs::remove_file(&self.path)?,
            _ => fs::rename(&self.path, numbered(1))?,
        }
        self.file = append(&self.path)?;
        self.size = 0;
        Ok(())
    }
}

/// Opens a file that only its owner may read, to write at its end.
fn append(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}
