//! Any bytes, read as a position: can each player mate?
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| jadoube_fuzz::proof::check(bytes));
