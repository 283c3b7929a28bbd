//! Any bytes, played: two choose the start position, each of the others a legal move.
#![no_main]

use jadoube_board::Chess960;
use jadoube_fuzz::sound;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Some((number, choices)) = bytes.split_first_chunk() else {
        return;
    };
    let Some(start) = Chess960::new(u16::from_be_bytes(*number) % 960) else {
        return;
    };
    let mut position = start.position();
    for &choice in choices {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position = position.make(moves[usize::from(choice) % moves.len()]);
        sound::check_acceptance(&position);
        sound::check_moves(&position);
    }
    // Writing is slow, and every position on the way is the end of a shorter input.
    sound::check(&position);
});
