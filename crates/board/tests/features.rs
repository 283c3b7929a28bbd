//! What the optional features promise: values come back as they were written, and random bytes make sound values.

use arbitrary::{Arbitrary, Unstructured};
use jadoube_board::legality::{Breach, breaches};
use jadoube_board::{Attempt, ByColor, Chess960, Color, Piece, Position, Role, Setup, Square, Squares, legality};
use jadoube_random::Random;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Writes a value as JSON, compares, and reads it back.
fn check<T: Serialize + DeserializeOwned + PartialEq + core::fmt::Debug>(value: &T, expect: &str) {
    let written = serde_json::to_string(value).unwrap();
    assert_eq!(written, expect);
    assert_eq!(&serde_json::from_str::<T>(&written).unwrap(), value);
}

#[test]
fn values_are_written_as_people_write_them() {
    check(&Square::E4, r#""e4""#);
    check(&Square::E4.file(), r#""e""#);
    check(&Square::E4.rank(), r#""4""#);
    check(&Color::White, r#""white""#);
    check(&Role::Knight, r#""knight""#);
    check(&Role::Knight.of(Color::Black), r#""n""#);
    check(&"e7e8q".parse::<Attempt>().unwrap(), r#""e7e8q""#);
    check(
        &[Square::A1, Square::H8].into_iter().collect::<Squares>(),
        r#"["a1","h8"]"#,
    );
    check(&ByColor::new(1, 2), r#"{"white":1,"black":2}"#);
    check(&Chess960::STANDARD, "518");
    check(&Breach::Jumps { over: Square::H2 }, r#"{"jumps":{"over":"h2"}}"#);
    let after_e4 = Position::initial().play("e2e4".parse().unwrap()).unwrap();
    check(
        &after_e4,
        r#""rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1""#,
    );
}

#[test]
fn a_move_is_read_as_an_attempt() {
    let position: Position = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1".parse().unwrap();
    for mv in &position.legal_moves() {
        let written = serde_json::to_string(&mv).unwrap();
        let attempt: Attempt = serde_json::from_str(&written).unwrap();
        assert_eq!(position.find(attempt), Some(mv), "{written}");
    }
}

#[test]
fn what_is_no_value_is_refused() {
    fn refused<T: DeserializeOwned>(json: &str) {
        assert!(serde_json::from_str::<T>(json).is_err(), "{json}");
    }
    refused::<Square>(r#""e9""#);
    refused::<Piece>(r#""x""#);
    refused::<Chess960>("960");
    refused::<Color>(r#""White""#);
    refused::<Position>(r#""8/8/8/8/8/8/8/8 w - - 0 1""#);
}

/// Some thousand random bytes, made into values.
fn from_bytes<T: for<'a> Arbitrary<'a>>(mut with: impl FnMut(T)) {
    let mut random = Random::new(8);
    for _ in 0..500 {
        let bytes: Vec<u8> = (0..1000).map(|_| random.below(256) as u8).collect();
        with(T::arbitrary(&mut Unstructured::new(&bytes)).unwrap());
    }
}

#[test]
fn random_positions_are_sound_and_come_back() {
    let mut different = std::collections::BTreeSet::new();
    from_bytes(|position: Position| {
        assert_eq!(Position::accept(&position.to_setup()), Ok(position));
        assert_eq!(
            position.count_legal_moves(),
            legality::legal_moves(&position.to_setup()).len()
        );
        let written = serde_json::to_string(&position).unwrap();
        assert_eq!(serde_json::from_str::<Position>(&written).unwrap(), position);
        different.insert(written);
    });
    assert!(different.len() > 400, "{}", different.len());
}

#[test]
fn random_setups_can_be_judged() {
    from_bytes(|(setup, attempt): (Setup, Attempt)| {
        assert_eq!(Position::accept(&setup).is_err(), !setup.faults().is_empty());
        let legal = legality::legal_moves(&setup).contains(&attempt);
        assert!(!legal || breaches(&setup, attempt).is_empty());
    });
}
