//! Any bytes, read as a move that a person wrote or said, in every language and with every rigour.
#![no_main]

use jadoube_fuzz::read;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| read::check(&String::from_utf8_lossy(bytes)));
