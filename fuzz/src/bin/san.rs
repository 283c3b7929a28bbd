//! Any bytes, read as a move in standard algebraic notation and tried in several positions.
#![no_main]

use jadoube_fuzz::san;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| san::check(&String::from_utf8_lossy(bytes)));
