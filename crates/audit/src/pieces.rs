//! Text cut between games, and every core at work on a piece of it.
//!
//! [`Cutter`] cuts whatever is read into pieces of about two megabytes that begin where a game begins. [`each`] gives
//! them to as many workers as are wanted, and hands over what they made of them in the order of the text. The number of
//! pieces in memory is fixed, so memory stays flat however large the input is.
//!
//! A worker knows its piece alone. Places in it are counted from its start; [`Piece`] says where that is, and whoever takes
//! the results counts lines and games, since results come in order.

use std::collections::BTreeMap;
use std::io::{self, Read};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;

use memchr::memmem;

/// About how large a piece is.
const PIECE: usize = 2 << 20;

/// A game longer than this is cut, and the rest of it passed over.
const LONGEST: usize = 64 << 20;

/// If no game begins in so much text in the usual way, any tag after an empty line will do.
const PATIENCE: usize = 8 << 20;

/// How a game begins.
const EVENT: &[u8] = b"\n[Event ";

/// A piece of text, from the beginning of a game to the end of one.
#[derive(Debug)]
pub struct Piece {
    /// Where it begins, in bytes from the start of the decoded text.
    pub start: u64,
    /// The text.
    pub text: Vec<u8>,
    /// Line breaks passed over before it, since the end of the piece before.
    pub lines_passed_over: u64,
    /// Whether its last game is too long, so that its end is not there.
    pub torn: bool,
}

impl Piece {
    /// The place after the piece.
    #[must_use]
    pub fn end(&self) -> u64 {
        self.start + self.text.len() as u64
    }
}

/// Cuts text before games.
///
/// ```
/// use jadoube_audit::pieces::Cutter;
///
/// let mut cutter = Cutter::new(&b"[Event \"?\"]\n\n1. e4 *\n"[..], 0);
/// let piece = cutter.cut(Vec::new())?.unwrap();
/// assert_eq!((piece.start, piece.text.len(), piece.torn), (0, 21, false));
/// assert!(cutter.cut(Vec::new())?.is_none());
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Cutter<R> {
    input: R,
    /// What was read and belongs to the next piece.
    rest: Vec<u8>,
    /// Where that begins.
    at: u64,
    /// The rest of a game that is too long is being passed over.
    tearing: bool,
    lines_passed_over: u64,
}

impl<R: Read> Cutter<R> {
    /// A cutter of text that begins at a place; nothing is passed over.
    pub fn new(input: R, at: u64) -> Cutter<R> {
        Cutter {
            input,
            rest: Vec::new(),
            at,
            tearing: false,
            lines_passed_over: 0,
        }
    }

    /// The next piece, in memory that is given to it. `None` if there is nothing more.
    ///
    /// # Errors
    ///
    /// The input fails; what was read before is lost with it only from the last game on.
    pub fn cut(&mut self, memory: Vec<u8>) -> io::Result<Option<Piece>> {
        let mut text = memory;
        text.clear();
        text.append(&mut self.rest);
        let mut searched = 0;
        loop {
            let wanted = text.len() + PIECE;
            let read = (&mut self.input).take(PIECE as u64).read_to_end(&mut text);
            let finished = text.len() < wanted;
            if let Err(error) = read {
                // What is whole is given first; the error comes again with the next reading, or now if nothing is.
                return match last_game(&text, 0, false) {
                    Some(cut) if !self.tearing => Ok(Some(self.piece(text, cut, false))),
                    _ => Err(error),
                };
            }
            if self.tearing {
                let next = next_game(&text);
                let passed = next.unwrap_or(text.len());
                self.at += passed as u64;
                self.lines_passed_over += breaks(&text[..passed]);
                text.drain(..passed);
                match next {
                    Some(_) => self.tearing = false,
                    None if finished => return Ok(None),
                    None => continue,
                }
                searched = 0;
            }
            if finished {
                let cut = text.len();
                return Ok((cut > 0).then(|| self.piece(text, cut, false)));
            }
            let from = searched;
            searched = text.len() - EVENT.len();
            let any = text.len() > PATIENCE;
            match last_game(&text, if any { 0 } else { from }, any) {
                Some(cut) => return Ok(Some(self.piece(text, cut, false))),
                None if text.len() > LONGEST => {
                    self.tearing = true;
                    return Ok(Some(self.piece(text, LONGEST, true)));
                }
                None => {}
            }
        }
    }

    fn piece(&mut self, mut text: Vec<u8>, cut: usize, torn: bool) -> Piece {
        self.rest.extend_from_slice(&text[cut..]);
        text.truncate(cut);
        let start = self.at;
        self.at += cut as u64;
        Piece {
            start,
            text,
            lines_passed_over: std::mem::take(&mut self.lines_passed_over),
            torn,
        }
    }
}

/// Where the last game begins that begins at or after a place.
fn last_game(text: &[u8], from: usize, any_tag: bool) -> Option<usize> {
    let tail = &text[from..];
    let event = memmem::rfind_iter(tail, EVENT).find(|&tag| follows_blank(text, from + tag));
    let found = match event {
        None if any_tag => memmem::rfind_iter(tail, b"\n[").find(|&tag| begins_tags(text, from + tag)),
        found => found,
    };
    found.map(|tag| from + tag + 1)
}

/// Where the first game begins after the first byte.
fn next_game(text: &[u8]) -> Option<usize> {
    let found = memmem::find_iter(text, EVENT).find(|&tag| follows_blank(text, tag));
    found.map(|tag| tag + 1)
}

/// Whether a line break ends an empty line.
fn follows_blank(text: &[u8], at: usize) -> bool {
    text[..at].ends_with(b"\n") || text[..at].ends_with(b"\n\r")
}

/// Whether the line after a line break is the first of some tags, after an empty line.
fn begins_tags(text: &[u8], at: usize) -> bool {
    let before = text[..at].trim_ascii_end();
    follows_blank(text, at) && text.get(at + 2).is_some_and(u8::is_ascii_uppercase) && !before.ends_with(b"]")
}

/// How many line breaks there are.
pub(crate) fn breaks(text: &[u8]) -> u64 {
    text.iter().filter(|&&byte| byte == b'\n').count() as u64
}

/// Makes something of a piece.
pub trait Worker {
    /// What it makes of it.
    type Made: Send;

    /// Works on a piece.
    fn work(&mut self, piece: &Piece) -> Self::Made;
}

/// Cuts what is read into pieces and has workers work on them, as many at once as are wanted. What they made is taken in
/// the order of the text, until there is no more or the taker breaks off.
///
/// What comes out does not depend on the number of workers.
///
/// # Errors
///
/// The input fails, after all that could be read was taken.
pub fn each<R: Read + Send, W: Worker>(
    cutter: Cutter<R>,
    workers: NonZeroUsize,
    new_worker: impl Fn() -> W + Sync,
    take: impl FnMut(&Piece, W::Made) -> ControlFlow<()>,
) -> io::Result<()> {
    match workers.get() {
        1 => alone(cutter, new_worker(), take),
        count => together(cutter, count, new_worker, take),
    }
}

fn alone<R: Read, W: Worker>(
    mut cutter: Cutter<R>,
    mut worker: W,
    mut take: impl FnMut(&Piece, W::Made) -> ControlFlow<()>,
) -> io::Result<()> {
    let mut memory = Vec::new();
    while let Some(piece) = cutter.cut(memory)? {
        let made = worker.work(&piece);
        if take(&piece, made).is_break() {
            break;
        }
        memory = piece.text;
    }
    Ok(())
}

fn together<R: Read + Send, W: Worker>(
    mut cutter: Cutter<R>,
    count: usize,
    new_worker: impl Fn() -> W + Sync,
    mut take: impl FnMut(&Piece, W::Made) -> ControlFlow<()>,
) -> io::Result<()> {
    let (freed, free) = mpsc::channel();
    // Nothing is cut before there is memory for it, so no channel holds more than these.
    for _ in 0..2 * count + 2 {
        let _ = freed.send(Vec::new());
    }
    let (cut, waiting) = mpsc::channel();
    let waiting = Mutex::new(waiting);
    let (finished, done) = mpsc::channel();
    thread::scope(|scope| {
        let cutting = scope.spawn(move || {
            let mut number = 0;
            while let Ok(memory) = free.recv() {
                let Some(piece) = cutter.cut(memory)? else { break };
                if cut.send((number, piece)).is_err() {
                    break;
                }
                number += 1;
            }
            Ok(())
        });
        for _ in 0..count {
            let (finished, waiting, new_worker) = (finished.clone(), &waiting, &new_worker);
            scope.spawn(move || {
                let watch = Watch(finished);
                let mut worker = new_worker();
                loop {
                    let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok((number, piece)) = next else { break };
                    let made = worker.work(&piece);
                    if watch.0.send(Some((number, piece, made))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(finished);
        let mut next = 0_usize;
        let mut early = BTreeMap::new();
        // A worker that panics says so, and the panic goes on when the threads are joined.
        'taking: while let Ok(Some((number, piece, made))) = done.recv() {
            early.insert(number, (piece, made));
            while let Some((piece, made)) = early.remove(&next) {
                if take(&piece, made).is_break() {
                    break 'taking;
                }
                next += 1;
                let _ = freed.send(piece.text);
            }
        }
        drop((freed, done));
        cutting.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

/// Says that a worker is gone, if it panics.
struct Watch<T>(mpsc::Sender<Option<T>>);

impl<T> Drop for Watch<T> {
    fn drop(&mut self) {
        if thread::panicking() {
            let _ = self.0.send(None);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{self, Read};
    use std::ops::ControlFlow;

    use super::{Cutter, LONGEST, PIECE, Piece, Worker, breaks, each};

    fn games(count: usize, padding: usize) -> Vec<u8> {
        let mut text = Vec::new();
        for number in 0..count {
            let filling = "x".repeat(padding);
            text.extend_from_slice(format!("[Event \"{number}\"]\n\n1. e4 {{{filling}}} *\n\n").as_bytes());
        }
        text
    }

    fn pieces(text: &[u8]) -> Vec<Piece> {
        let mut cutter = Cutter::new(text, 0);
        std::iter::from_fn(|| cutter.cut(Vec::new()).unwrap()).collect()
    }

    #[test]
    fn pieces_begin_with_games_and_are_the_whole_text() {
        let text = games(3000, 2000);
        let pieces = pieces(&text);
        assert!(pieces.len() >= text.len() / (PIECE + 4096) && pieces.len() > 2);
        assert!(
            pieces
                .iter()
                .all(|piece| piece.text.starts_with(b"[Event ") && !piece.torn)
        );
        assert_eq!(
            pieces.iter().flat_map(|piece| piece.text.clone()).collect::<Vec<_>>(),
            text
        );
        for pair in pieces.windows(2) {
            assert_eq!(pair[0].end(), pair[1].start);
        }
    }

    #[test]
    fn games_without_an_event_are_cut_at_other_tags() {
        let text: Vec<u8> = "[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 *\n\n"
            .repeat(400_000)
            .into_bytes();
        let pieces = pieces(&text);
        assert!(pieces.len() > 1);
        assert!(pieces.iter().all(|piece| piece.text.starts_with(b"[White ")));
    }

    #[test]
    fn a_game_longer_than_any_is_cut_and_the_rest_passed_over() {
        let mut text = b"[Event \"long\"]\n\n1. e4 {".to_vec();
        text.extend(b"blah\n".iter().cycle().take(LONGEST + 3 * PIECE));
        text.extend_from_slice(b"} *\n\n");
        let rest = games(2, 5);
        let place = text.len() as u64;
        text.extend_from_slice(&rest);
        let pieces = pieces(&text);
        assert_eq!(pieces.len(), 2);
        assert!(pieces[0].torn && pieces[0].text.len() == LONGEST);
        assert_eq!((pieces[1].start, &pieces[1].text), (place, &rest));
        let lines: u64 = pieces
            .iter()
            .map(|piece| piece.lines_passed_over + breaks(&piece.text))
            .sum();
        assert_eq!(lines, breaks(&text));
    }

    struct Count;

    impl Worker for Count {
        type Made = usize;

        fn work(&mut self, piece: &Piece) -> usize {
            piece.text.iter().filter(|&&byte| byte == b'[').count()
        }
    }

    #[test]
    fn many_workers_give_in_order_what_one_gives() {
        let text = games(4000, 3000);
        let run = |workers: usize| {
            let mut made = Vec::new();
            each(
                Cutter::new(&text[..], 0),
                workers.try_into().unwrap(),
                || Count,
                |piece, count| {
                    made.push((piece.start, count));
                    ControlFlow::Continue(())
                },
            )
            .unwrap();
            made
        };
        let alone = run(1);
        assert_eq!(alone.iter().map(|made| made.1).sum::<usize>(), 4000);
        assert_eq!(run(2), alone);
        assert_eq!(run(5), alone);
    }

    #[test]
    fn breaking_off_stops_all() {
        let text = games(6000, 3000);
        for workers in [1, 3] {
            let mut taken = 0;
            each(
                Cutter::new(&text[..], 0),
                workers.try_into().unwrap(),
                || Count,
                |_, _| {
                    taken += 1;
                    if taken == 2 {
                        ControlFlow::Break(())
                    } else {
                        ControlFlow::Continue(())
                    }
                },
            )
            .unwrap();
            assert_eq!(taken, 2);
        }
    }

    /// Fails after some text.
    struct Broken<'a>(&'a [u8]);

    impl Read for Broken<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            match self.0.read(buffer)? {
                0 => Err(io::Error::other("torn")),
                len => Ok(len),
            }
        }
    }

    #[test]
    fn what_could_be_read_is_taken_before_an_error() {
        let text = games(20, 50);
        for workers in [1, 2] {
            let mut seen = 0;
            let read = each(
                Cutter::new(Broken(&text), 0),
                workers.try_into().unwrap(),
                || Count,
                |_, count| {
                    seen += count;
                    ControlFlow::Continue(())
                },
            );
            assert!(read.is_err());
            assert_eq!(seen, 19);
        }
    }

    struct Panics;

    impl Worker for Panics {
        type Made = ();

        fn work(&mut self, _: &Piece) {
            panic!("a worker panics");
        }
    }

    #[test]
    #[should_panic]
    fn a_panic_is_not_swallowed() {
        let text = games(6000, 3000);
        let two = 2.try_into().unwrap();
        let _ = each(
            Cutter::new(&text[..], 0),
            two,
            || Panics,
            |_, ()| ControlFlow::Continue(()),
        );
    }
}
