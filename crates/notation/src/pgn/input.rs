//! Files as they come: plain, or compressed with gzip, zstd or bzip2.
//!
//! What a file is, is seen from its first bytes and not from its name. Text is decoded as it is read, in bounded memory;
//! several compressed pieces in a row are one text, as the tools that make them have it.
//!
//! Decoding needs the feature `compressed`, which is on by default. Gzip and bzip2 are decoded in Rust. Zstd is decoded by
//! the reference library, which is several times faster than any other and as fast as games can be read.

use std::fs::File;
use std::io::{self, Chain, Cursor, Read};
use std::path::Path;

/// Decoded text.
pub type Input = Box<dyn Read + Send>;

/// Opens a file, compressed or not.
///
/// ```no_run
/// use jadoube_notation::pgn;
///
/// for read in pgn::games(pgn::input::open("games.pgn.zst")?) {
///     let (game, flaws) = read?;
///     println!("{} – {}: {} flaws", game.tags().white(), game.tags().black(), flaws.len());
/// }
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Errors
///
/// The file cannot be opened or read, or is compressed and the crate was built without the feature `compressed`.
pub fn open(path: impl AsRef<Path>) -> io::Result<Input> {
    decoded(File::open(path)?)
}

/// The text of an input that may be compressed.
///
/// ```
/// use std::io::Read;
/// use jadoube_notation::pgn::input;
///
/// let mut text = String::new();
/// input::decoded(&b"1. e4 *"[..])?.read_to_string(&mut text)?;
/// assert_eq!(text, "1. e4 *");
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Errors
///
/// The input fails, or is compressed and the crate was built without the feature `compressed`. Compressed text that is
/// damaged or cut off is an error where that is found, after all that could be decoded.
pub fn decoded(mut input: impl Read + Send + 'static) -> io::Result<Input> {
    let mut head = Vec::new();
    input.by_ref().take(LONGEST_MAGIC).read_to_end(&mut head)?;
    let compression = Compression::of(&head);
    let whole = Cursor::new(head).chain(input);
    match compression {
        None => Ok(Box::new(whole)),
        Some(compression) => decoder(compression, whole),
    }
}

/// How a file is compressed.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum Compression {
    /// `.gz`
    Gzip,
    /// `.zst`
    Zstd,
    /// `.bz2`
    Bzip2,
}

/// How many bytes tell.
const LONGEST_MAGIC: u64 = 10;

impl Compression {
    /// How a file is compressed that begins with these bytes; `None` if it is not. Ten bytes are enough.
    ///
    /// ```
    /// use jadoube_notation::pgn::input::Compression;
    ///
    /// assert_eq!(Compression::of(b"\x28\xb5\x2f\xfd"), Some(Compression::Zstd));
    /// assert_eq!(Compression::of(b"[Event \"?\"]"), None);
    /// ```
    pub fn of(head: &[u8]) -> Option<Compression> {
        match head {
            [0x1f, 0x8b, 8, ..] => Some(Compression::Gzip),
            // A frame, or one to be skipped.
            [0x28, 0xb5, 0x2f, 0xfd, ..] | [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..] => Some(Compression::Zstd),
            // A letter for the size, then a block or the end.
            [b'B', b'Z', b'h', b'1'..=b'9', 0x31, 0x41, 0x59, 0x26, 0x53, 0x59, ..]
            | [b'B', b'Z', b'h', b'1'..=b'9', 0x17, 0x72, 0x45, 0x38, 0x50, 0x90, ..] => Some(Compression::Bzip2),
            _ => None,
        }
    }
}

type Whole<R> = Chain<Cursor<Vec<u8>>, R>;

#[cfg(feature = "compressed")]
fn decoder(compression: Compression, whole: Whole<impl Read + Send + 'static>) -> io::Result<Input> {
    Ok(match compression {
        Compression::Gzip => Box::new(flate2::read::MultiGzDecoder::new(whole)),
        Compression::Zstd => Box::new(zstd::Decoder::new(whole)?),
        Compression::Bzip2 => Box::new(bzip2::read::MultiBzDecoder::new(whole)),
    })
}

#[cfg(not(feature = "compressed"))]
fn decoder(_: Compression, _: Whole<impl Read + Send + 'static>) -> io::Result<Input> {
    Err(io::Error::new(
        io::ErrorKind::Unsupported,
        "built without the feature to read compressed files",
    ))
}
