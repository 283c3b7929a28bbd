//! A new link for the arbiter of a game while the desk is open. Another program cannot open the file then: it puts a wish beside
//! it, and the desk puts the link there. Both are for the owner of the file alone.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use jadoube_server::{Desk, Sqlite, StoreFault, beside};
use serde::{Deserialize, Serialize};

use crate::commands::desk::new_secret;
use crate::problem::Problem;
use crate::words::{say, why};

/// How often a desk looks whether a link is wanted, and how often the asker looks whether it is there.
const LOOKING: Duration = Duration::from_millis(200);

/// How long a desk may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// What a desk answers.
#[derive(Debug, Serialize, Deserialize)]
enum Answered {
    /// The new link of the arbiter.
    Link(String),
    /// Why there is none, and what to do.
    Problem { error: String, remedy: String },
}

/// Whether a desk has the file open.
pub(super) fn is_open(file: &Path) -> bool {
    file.exists() && matches!(Sqlite::open(file), Err(StoreFault::InUse))
}

/// Has the desk that has the file open make a new link for the arbiter of a game. It blocks.
pub(super) fn ask(file: &Path, game: &str) -> Result<String, Problem> {
    let unasked = |error: io::Error| {
        let remedy = say!("desk-unasked-remedy");
        Problem::new(say!("desk-unasked", why = why(&error)), remedy)
    };
    let (wanted, answer) = places(file);
    if answer.exists() {
        fs::remove_file(&answer).map_err(unasked)?;
    }
    put(&wanted, game).map_err(unasked)?;
    let mut waited = Duration::ZERO;
    while waited < PATIENCE {
        thread::sleep(LOOKING);
        waited += LOOKING;
        if let Ok(text) = fs::read_to_string(&answer) {
            fs::remove_file(&answer).map_err(unasked)?;
            return match serde_json::from_str(&text) {
                Ok(Answered::Link(link)) => Ok(link),
                Ok(Answered::Problem { error, remedy }) => Err(Problem::new(error, remedy)),
                Err(error) => Err(unasked(error.into())),
            };
        }
    }
    let _ = fs::remove_file(&wanted);
    Err(unasked(io::Error::other(say!("desk-silent"))))
}

/// Makes the links that are wanted until the desk closes. They lead to this address.
pub(super) async fn answer(desk: Desk, file: PathBuf, address: String) {
    let (wanted, answer) = places(&file);
    loop {
        tokio::time::sleep(LOOKING).await;
        let Ok(game) = fs::read_to_string(&wanted) else {
            continue;
        };
        if fs::remove_file(&wanted).is_err() {
            continue;
        }
        let answered = match new_secret(&desk, &game).await {
            Ok(secret) => Answered::Link(format!("{address}/game/{game}#{secret}")),
            Err(Problem { error, remedy, .. }) => Answered::Problem { error, remedy },
        };
        // Whoever waits for it finds that there is none.
        let _ = serde_json::to_string(&answered).map(|text| put(&answer, &text));
    }
}

/// Where a wish is put, and where the answer.
fn places(file: &Path) -> (PathBuf, PathBuf) {
    (beside(file, ".link-wanted"), beside(file, ".link"))
}

/// Puts a file in its place, whole, for its owner alone.
fn put(path: &Path, text: &str) -> io::Result<()> {
    let part = beside(path, ".part");
    let _ = fs::remove_file(&part);
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(&part)?.write_all(text.as_bytes())?;
    fs::rename(&part, path)
}
