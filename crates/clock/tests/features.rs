//! What the optional features promise: values come back as they were written, and random bytes make sound values.

use core::fmt::Debug;
use core::time::Duration;

use arbitrary::{Arbitrary, Unstructured};
use jadoube_board::Color;
use jadoube_clock::{CarryOver, Clock, FirstMove, Instant, Reading, Settings, TimeControl};
use jadoube_random::Random;
use serde::Serialize;
use serde::de::DeserializeOwned;

fn check<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, expect: &str) {
    let written = serde_json::to_string(value).unwrap();
    assert_eq!(written, expect);
    assert_eq!(&serde_json::from_str::<T>(&written).unwrap(), value);
}

#[test]
fn values_are_written_as_people_write_them() {
    let control: TimeControl = "40/5400+30:1800+30".parse().unwrap();
    check(&control, r#""40/90m+30s, 30m+30s""#);
    check(&Instant::from_millis(1_500), "1500");
    check(&Reading(Duration::from_millis(5_250)), "5250");
    let settings = Settings {
        first_move: FirstMove::WithIncrement,
        carry_over: CarryOver::NotInDelay,
    };
    check(
        &settings,
        r#"{"first_move":"with-increment","carry_over":"not-in-delay"}"#,
    );
    assert!(serde_json::from_str::<TimeControl>(r#""soon""#).is_err());
}

#[test]
fn random_time_controls_come_back_and_run() {
    let mut random = Random::new(8);
    for _ in 0..500 {
        let bytes: Vec<u8> = (0..200).map(|_| random.below(256) as u8).collect();
        let mut bytes = Unstructured::new(&bytes);
        let control = TimeControl::arbitrary(&mut bytes).unwrap();
        let written = serde_json::to_string(&control).unwrap();
        assert_eq!(
            serde_json::from_str::<TimeControl>(&written).unwrap(),
            control,
            "{written}"
        );

        let mut clock = Clock::new(&control, Settings::arbitrary(&mut bytes).unwrap());
        clock.start(Color::White, Instant::ZERO);
        clock.press(Color::White, Instant::from_millis(1_000));
        assert_eq!(clock.running(), Some(Color::Black), "{control:?}");
    }
}
