//! Any bytes, read as PGN.
#![no_main]

use jadoube_fuzz::pgn;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| pgn::check(bytes));
