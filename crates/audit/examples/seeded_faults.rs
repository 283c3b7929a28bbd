//! Writes games with faults put into them, and the truth beside them: `seeded_faults SEED ROUNDS GAMES.pgn TRUTH.csv`.

#[path = "../tests/seeded/mod.rs"]
mod seeded;

use std::process::ExitCode;
use std::{env, fs};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [seed, rounds, games, truth] = &arguments[..] else {
        eprintln!("usage: seeded_faults SEED ROUNDS GAMES.pgn TRUTH.csv");
        return ExitCode::from(2);
    };
    let (Ok(seed), Ok(rounds)) = (seed.parse(), rounds.parse()) else {
        eprintln!("SEED and ROUNDS are numbers");
        return ExitCode::from(2);
    };
    let seeded = seeded::seeded(seed, rounds);
    let lines = seeded.truth.iter().map(|truth| {
        let ply = truth.ply.map(|ply| ply.to_string()).unwrap_or_default();
        format!("{},{},{ply}\n", truth.game, truth.kind)
    });
    let table = format!("game,kind,ply\n{}", lines.collect::<String>());
    for (file, text) in [(games, &seeded.games), (truth, &table)] {
        if let Err(error) = fs::write(file, text) {
            eprintln!("{file} cannot be written: {error}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
