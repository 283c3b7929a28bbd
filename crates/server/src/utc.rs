//! The date and time of day for names of files and lines of the log.

/// A moment in milliseconds since 1970 as ISO 8601 writes it, in UTC: `2026-11-18T09:36:42.017Z`.
pub(crate) fn utc(millis: i64) -> String {
    let (days, millis) = (millis.div_euclid(DAY), millis.rem_euclid(DAY));
    let (year, month, day) = date(days);
    let (hours, minutes) = (millis / 3_600_000, millis / 60_000 % 60);
    let (seconds, millis) = (millis / 1_000 % 60, millis % 1_000);
    format!("{year:04}-{month:02}-{day:02}T{hours:02}:{minutes:02}:{seconds:02}.{millis:03}Z")
}

const DAY: i64 = 86_400_000;

/// Year, month and day of a number of days since 1970. The years are counted from March, so that a leap day is their last,
/// in eras of 400 years.
fn date(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (era * 400 + year + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::utc;

    #[test]
    fn moments_are_written_in_utc() {
        for (millis, expect) in [
            (0, "1970-01-01T00:00:00.000Z"),
            (951_782_400_000, "2000-02-29T00:00:00.000Z"),
            (1_709_251_199_999, "2024-02-29T23:59:59.999Z"),
            (1_795_000_000_123, "2026-11-18T11:06:40.123Z"),
            (4_107_542_400_000, "2100-03-01T00:00:00.000Z"),
            (-1, "1969-12-31T23:59:59.999Z"),
        ] {
            assert_eq!(utc(millis), expect);
        }
    }
}
