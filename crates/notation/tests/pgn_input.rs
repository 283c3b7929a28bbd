//! Compressed files are read as the text they hold.

#![cfg(feature = "compressed")]

use std::io::{self, Cursor, Read, Write};

use jadoube_notation::pgn;
use jadoube_notation::pgn::input::{self, Compression};

fn gzip(text: &str) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    encoder.write_all(text.as_bytes()).unwrap();
    encoder.finish().unwrap()
}

fn bzip2(text: &str) -> Vec<u8> {
    let mut encoder = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
    encoder.write_all(text.as_bytes()).unwrap();
    encoder.finish().unwrap()
}

fn zstd(text: &str) -> Vec<u8> {
    zstd::encode_all(text.as_bytes(), 1).unwrap()
}

fn read(bytes: Vec<u8>) -> io::Result<String> {
    let mut text = String::new();
    input::decoded(Cursor::new(bytes))?.read_to_string(&mut text)?;
    Ok(text)
}

fn check(bytes: Vec<u8>, expect: &str) {
    assert_eq!(read(bytes).unwrap(), expect);
}

const FIRST: &str = "[White \"A\"]\n\n1. e4 *\n\n";
const SECOND: &str = "[White \"B\"]\n\n1. d4 *\n\n";

#[test]
fn each_kind_alone_and_in_a_row() {
    for encode in [gzip, bzip2, zstd] {
        check(encode(FIRST), FIRST);
        check(encode(""), "");
        check(
            [encode(FIRST), encode(""), encode(SECOND)].concat(),
            &[FIRST, SECOND].concat(),
        );
    }
    let large = FIRST.repeat(100_000);
    for encode in [gzip, bzip2, zstd] {
        check([encode(&large), encode(SECOND)].concat(), &[&large, SECOND].concat());
    }
    // A zstd frame to be skipped, as some tools put before or between the others.
    let skipped = [&[0x50, 0x2a, 0x4d, 0x18, 3, 0, 0, 0], &b"abc"[..]].concat();
    check(
        [skipped.clone(), zstd(FIRST), skipped, zstd(SECOND)].concat(),
        &[FIRST, SECOND].concat(),
    );
}

#[test]
fn plain_text_is_let_through() {
    for text in ["", "1", FIRST, "BZh9 is no opening", "P*M"] {
        check(text.as_bytes().to_vec(), text);
    }
    assert_eq!(Compression::of(b"BZh91AY&SY"), Some(Compression::Bzip2));
    assert_eq!(Compression::of(b"BZh91AY&S"), None);
    assert_eq!(Compression::of(&[0x1f, 0x8b, 8]), Some(Compression::Gzip));
}

#[test]
fn a_file_cut_off_is_an_error_after_what_could_be_read() {
    let large = FIRST.repeat(20_000);
    for encode in [gzip, bzip2, zstd] {
        let mut bytes = encode(&large);
        bytes.truncate(bytes.len() * 2 / 3);
        assert!(read(bytes.clone()).is_err());
        let games: Vec<_> = pgn::games(input::decoded(Cursor::new(bytes)).unwrap()).collect();
        let (last, others) = games.split_last().unwrap();
        assert!(last.is_err());
        assert!(others.iter().all(Result::is_ok));
    }
}

#[test]
fn files_are_opened_by_what_is_in_them() {
    let path = std::env::temp_dir().join(format!("jadoube-{}.txt", std::process::id()));
    for encode in [gzip, bzip2, zstd] {
        std::fs::write(&path, encode(FIRST)).unwrap();
        let mut games = pgn::games(input::open(&path).unwrap());
        assert_eq!(games.next().unwrap().unwrap().0.tags().white(), "A");
        assert!(games.next().is_none());
    }
    std::fs::remove_file(&path).unwrap();
    assert!(input::open(&path).is_err());
}
