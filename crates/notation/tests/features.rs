//! What the optional features promise: values come back as they were written, and random bytes make sound values.

use core::fmt::Debug;

use arbitrary::{Arbitrary, Unstructured};
use jadoube_notation::Language;
use jadoube_notation::pgn::{Date, Game, LineId, Termination};
use jadoube_random::Random;
use serde::Serialize;
use serde::de::DeserializeOwned;

fn check<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, expect: &str) {
    let written = serde_json::to_string(value).unwrap();
    assert_eq!(written, expect);
    assert_eq!(&serde_json::from_str::<T>(&written).unwrap(), value);
}

#[test]
fn values_are_written_as_pgn_has_them() {
    check(&Language::SR_LATN, r#""sr-Latn""#);
    check(&"1851.06.??".parse::<Date>().unwrap(), r#""1851.06.??""#);
    for (result, expect) in [
        (Termination::WhiteWon, r#""1-0""#),
        (Termination::BlackWon, r#""0-1""#),
        (Termination::Drawn, r#""1/2-1/2""#),
        (Termination::Unknown, r#""*""#),
    ] {
        check(&result, expect);
    }
    assert!(serde_json::from_str::<Language>(r#""xx""#).is_err());
    assert!(serde_json::from_str::<Termination>(r#""won""#).is_err());
}

#[test]
fn a_game_comes_back_with_what_could_not_be_read() {
    let (game, flaws) = Game::read("[White \"A\"]\n\n1. e4 {a comment} e5 (1... c5) 2. Qh7 Nf6 *");
    assert_eq!(flaws.len(), 1);
    let written = serde_json::to_string(&game).unwrap();
    assert_eq!(serde_json::from_str::<Game>(&written).unwrap(), game);
}

#[test]
fn random_games_come_back() {
    let mut random = Random::new(8);
    let mut varied = 0;
    for _ in 0..200 {
        let bytes: Vec<u8> = (0..2000).map(|_| random.below(256) as u8).collect();
        let game = Game::arbitrary(&mut Unstructured::new(&bytes)).unwrap();
        let written = serde_json::to_string(&game).unwrap();
        assert_eq!(serde_json::from_str::<Game>(&written).unwrap(), game, "{game}");
        varied += (0..=game.main().moves().len())
            .flat_map(|ply| game.main().notes(ply))
            .filter(|note| matches!(note, jadoube_notation::pgn::Note::Variation(_)))
            .count();
        assert!(game.end_position(LineId::MAIN).is_some());
    }
    assert!(varied > 50, "{varied}");
}
