//! Games made here, for machines without a file of real ones. They are random, and the same in every run.

use std::fmt::Write;

use shakmaty::san::SanPlus;
use shakmaty::{Chess, Position};

/// The longest game, in moves of both sides.
const LONGEST: usize = 160;

/// Random games of at least so many bytes.
pub(crate) fn games(bytes: usize) -> Vec<u8> {
    let mut random = Random(0x5eed);
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

/// Numbers that look random: SplitMix64.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        ((u128::from(z) * bound as u128) >> 64) as usize
    }
}
