//! Games made here, for machines without a file of real ones. They are random, and the same in every run.

use std::fmt::Write;

use jadoube_random::Random;
use shakmaty::san::SanPlus;
use shakmaty::{Chess, Position};

/// The longest game, in moves of both sides.
const LONGEST: usize = 160;

/// Random games of at least so many bytes.
pub(crate) fn games(bytes: usize) -> Vec<u8> {
    let mut random = Random::new(0x5eed);
    let mut text = String::with_capacity(bytes + 4096);
    let mut round = 1;
    while text.len() < bytes {
        game(&mut text, &mut random, round);
        round += 1;
    }
    text.into_bytes()
}

fn game(text: &mut String, random: &mut Random, round: usize) {
    let mut position = Chess::default();
    let mut moves = String::new();
    for ply in 0..LONGEST {
        let legal = position.legal_moves();
        if legal.is_empty() || position.is_insufficient_material() {
            break;
        }
        let mv = legal[random.below(legal.len())];
        if ply % 2 == 0 {
            let _ = write!(moves, "{}. ", ply / 2 + 1);
        }
        // Moves share lines, as in most files.
        let end = if ply % 12 == 11 { '\n' } else { ' ' };
        let _ = write!(
            moves,
            "{}{end}",
            SanPlus::from_move_and_play_unchecked(&mut position, mv)
        );
    }
    let result = position.outcome().to_string();
    let _ = writeln!(
        text,
        "[Event \"Random moves\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"{round}\"]\n\
         [White \"White, Random\"]\n[Black \"Black, Random\"]\n[Result \"{result}\"]\n\n{moves}{result}\n"
    );
}
