//! Any bytes, read as a position.
#![no_main]

use jadoube_fuzz::sound;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| sound::check_text(&String::from_utf8_lossy(bytes)));
