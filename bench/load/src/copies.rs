//! Copies of the desk's file: made while the hall plays, with a flipped bit, and put back.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use tokio::process::Command;
use tokio::time;

use crate::desk::Process;
use crate::game::{Game, Kept};

/// The files that a desk leaves when it is killed.
const LEFT: [&str; 4] = ["", "-wal", "-acknowledged", ".sign.pem"];

/// How many games of a copy are looked at.
const SAMPLE: usize = 50;

/// A command of the program.
fn command(program: &Path, words: &[&str], files: &[&Path]) -> Command {
    let mut command = Command::new(program);
    command.args(words).args(files);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.kill_on_drop(true);
    command
}

/// Runs a command of the program; whether it said yes.
pub(crate) async fn run(program: &Path, words: &[&str], files: &[&Path]) -> io::Result<bool> {
    Ok(command(program, words, files).status().await?.success())
}

/// Puts a copy in the place of a file. The first attempts are killed in the middle.
pub(crate) async fn restore(program: &Path, copy: &Path, file: &Path) -> io::Result<bool> {
    let words = ["restore", "--to"];
    for _ in 0..3 {
        let mut restoring = command(program, &words, &[file, copy]).spawn()?;
        time::sleep(Duration::from_millis(fastrand::u64(1..60))).await;
        restoring.kill().await?;
    }
    run(program, &words, &[file, copy]).await
}

/// A file beside another.
pub(crate) fn beside(file: &Path, end: &str) -> PathBuf {
    format!("{}{end}", file.display()).into()
}

/// Copies all that a killed desk has left, with one bit of its file or its log flipped.
pub(crate) fn flip(file: &Path, to: &Path) -> io::Result<String> {
    for end in LEFT.iter().filter(|end| beside(file, end).exists()) {
        fs::copy(beside(file, end), beside(to, end))?;
    }
    let log = fs::metadata(beside(to, "-wal")).map_or(0, |log| log.len());
    let end = if log > 0 && fastrand::bool() { "-wal" } else { "" };
    let mut bytes = fs::read(beside(to, end))?;
    let (at, bit) = (fastrand::usize(0..bytes.len()), fastrand::u8(0..8));
    bytes[at] ^= 1 << bit;
    fs::write(beside(to, end), bytes)?;
    Ok(format!("bit {bit} of byte {at} of the file{end}"))
}

/// What a copy had.
#[derive(Default)]
pub(crate) struct Copied {
    /// Games that were as before.
    pub(crate) same: usize,
    /// Games that the desk has named as damaged.
    pub(crate) named: usize,
    /// Games that were neither.
    pub(crate) wrong: Vec<String>,
}

/// Opens a copy as a desk and looks at some of its games, each of which has at least so many entries. A desk that refuses to open
/// the copy has named all of them.
pub(crate) async fn look(
    program: &Path,
    copy: &Path,
    games: &[Game],
    at_least: impl Fn(usize) -> usize,
) -> io::Result<Copied> {
    let mut copied = Copied::default();
    let Ok(desk) = Process::start(program, copy).await else {
        copied.named = games.len();
        return Ok(copied);
    };
    let start = fastrand::usize(0..games.len().max(1));
    let sample = games.iter().enumerate().cycle().skip(start);
    for (index, game) in sample.take(SAMPLE.min(games.len())) {
        match game.ask(desk.address).await? {
            Kept::Damaged => copied.named += 1,
            Kept::Wrong(wrong) => copied.wrong.push(format!("game {}: {wrong}", game.id)),
            Kept::Record(record) => match game.is_as_before(&record, at_least(index)) {
                Ok(()) => copied.same += 1,
                Err(wrong) => copied.wrong.push(format!("game {}: {wrong}", game.id)),
            },
        }
    }
    desk.kill().await?;
    Ok(copied)
}
