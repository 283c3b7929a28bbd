//! Times as clocks show them.

use std::time::Duration;

use jadoube_clock::{ParseReadingError, Reading};

#[test]
fn readings_are_written() {
    for (millis, whole, fine) in [
        (0, "0:00:00", "0:00:00.0"),
        (1, "0:00:01", "0:00:00.1"),
        (5_000, "0:00:05", "0:00:05.0"),
        (5_301, "0:00:06", "0:00:05.4"),
        (19_999, "0:00:20", "0:00:20.0"),
        (20_000, "0:00:20", "0:00:20"),
        (59_999, "0:01:00", "0:01:00"),
        (5_430_000, "1:30:30", "1:30:30"),
        (360_000_000, "100:00:00", "100:00:00"),
    ] {
        let reading = Reading(Duration::from_millis(millis));
        assert_eq!(
            (reading.to_string().as_str(), format!("{reading:.1}").as_str()),
            (whole, fine)
        );
    }
    assert_eq!(format!("{:.9}", Reading(Duration::from_millis(1_234))), "0:00:01.234");
    assert!(Reading(Duration::MAX).to_string().ends_with(":16"));
}

#[test]
fn readings_are_read() {
    for (text, expect) in [
        ("1:30:00", Some(5_400_000)),
        ("5:00", Some(300_000)),
        ("0:05.3", Some(5_300)),
        ("0:00:05.25", Some(5_250)),
        ("0:05.125", Some(5_125)),
        ("90:00", Some(5_400_000)),
        ("9999:59:59.999", Some(35_999_999_999)),
        ("", None),
        ("5", None),
        ("5:0", None),
        ("5:60", None),
        ("1:60:00", None),
        ("1:2:03", None),
        ("1:00:00:00", None),
        ("10000:00", None),
        ("0:05.", None),
        ("0:05.1234", None),
        ("-1:00", None),
        ("+1:00", None),
        ("1:+1", None),
        (" 1:00", None),
        ("１:00", None),
    ] {
        let expect = expect.map(|millis| Reading(Duration::from_millis(millis)));
        assert_eq!(text.parse(), expect.ok_or(ParseReadingError), "{text}");
    }
}
