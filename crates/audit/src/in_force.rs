//! Which edition of the Laws a game is judged by.

use std::fmt;

use jadoube_laws::Edition;

/// Why a game is judged by an edition.
#[derive(Debug, Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Basis {
    /// It was in force on the day of the game.
    InForce,
    /// The edition that was in force on that day is not kept here. This one came before it.
    Gap,
    /// The game is older than all editions that are kept here. This one is the first.
    Older,
    /// The date is only partly known, and could lie under several editions. This is the one of the first possible day.
    PartlyDated,
    /// The date is not known. This is the newest edition.
    Undated,
    /// It was asked for.
    Asked,
}

impl Basis {
    /// Every basis.
    pub const ALL: [Basis; 6] = [
        Basis::InForce,
        Basis::Gap,
        Basis::Older,
        Basis::PartlyDated,
        Basis::Undated,
        Basis::Asked,
    ];

    /// Its name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Basis::InForce => "in-force",
            Basis::Gap => "gap",
            Basis::Older => "older",
            Basis::PartlyDated => "partly-dated",
            Basis::Undated => "undated",
            Basis::Asked => "asked",
        }
    }
}

impl fmt::Display for Basis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// The edition for a game of a day as a tag gives it, and why.
///
/// ```
/// use jadoube_audit::{Basis, edition_of};
/// use jadoube_laws::Edition;
///
/// assert_eq!(edition_of(b"2010.03.??"), (Edition::E2009, Basis::InForce));
/// assert_eq!(edition_of(b"2009.??.??"), (Edition::E2005, Basis::PartlyDated));
/// assert_eq!(edition_of(b"1972.07.11"), (Edition::E2005, Basis::Older));
/// assert_eq!(edition_of(b"????.??.??"), (Edition::LATEST, Basis::Undated));
/// ```
#[must_use]
pub fn edition_of(date: &[u8]) -> (Edition, Basis) {
    let Some([first, last]) = days(date) else {
        return (Edition::LATEST, Basis::Undated);
    };
    let [one, other] = [first, last].map(on);
    if one == other { one } else { (one.0, Basis::PartlyDated) }
}

/// The year of a date as a tag gives it.
#[must_use]
pub fn year_of(date: &[u8]) -> Option<u16> {
    days(date).map(|[(year, ..), _]| year)
}

fn on(day: (u16, u8, u8)) -> (Edition, Basis) {
    match Edition::on(day) {
        None => (Edition::ALL[0], Basis::Older),
        Some(edition) if edition.was_in_force(day) => (edition, Basis::InForce),
        Some(edition) => (edition, Basis::Gap),
    }
}

/// The first and the last day that a date can mean; `None` if not even the year is known.
fn days(date: &[u8]) -> Option<[(u16, u8, u8); 2]> {
    let mut parts = date.trim_ascii().split(|byte| b".-/".contains(byte)).map(number);
    let year = parts.next()??.filter(|&year| year > 0)?;
    let mut next = |least: u8, most: u8| match parts.next() {
        None | Some(Some(None)) => Some((least, most)),
        Some(Some(Some(number))) => {
            let number = u8::try_from(number)
                .ok()
                .filter(|number| (least..=most).contains(number))?;
            Some((number, number))
        }
        Some(None) => None,
    };
    let ((first, last), day) = (next(1, 12)?, next(1, 31)?);
    Some([(year, first, day.0), (year, last, day.1)])
}

/// A number of up to four digits, or question marks for an unknown one; `None` for anything else.
fn number(part: &[u8]) -> Option<Option<u16>> {
    if part.iter().all(|&byte| byte == b'?') {
        return Some(None);
    }
    let digits = (1..=4).contains(&part.len()) && part.iter().all(u8::is_ascii_digit);
    digits.then(|| {
        Some(
            part.iter()
                .fold(0, |number, &digit| 10 * number + u16::from(digit - b'0')),
        )
    })
}

#[cfg(test)]
mod tests {
    use jadoube_laws::Edition;

    use super::{Basis, edition_of, year_of};

    /// These hold whatever editions are kept besides.
    #[test]
    fn dates_choose_editions() {
        let check = |date: &str, expect: (Edition, Basis)| assert_eq!(edition_of(date.as_bytes()), expect, "{date}");
        for edition in Edition::ALL {
            let (year, month, day) = edition.since();
            check(&format!("{year}.{month:02}.{day:02}"), (edition, Basis::InForce));
            check(&format!("{year}-{month}-{day}"), (edition, Basis::InForce));
            if let Some((year, month, day)) = edition.until() {
                check(&format!("{year}.{month:02}.{day:02}"), (edition, Basis::InForce));
            }
        }
        let (year, ..) = Edition::LATEST.since();
        check(&format!("{}.??.??", year + 1), (Edition::LATEST, Basis::InForce));
        check("1851.06.??", (Edition::ALL[0], Basis::Older));
        for unknown in [
            "",
            "?",
            "????.06.01",
            "yesterday",
            "2020.13.01",
            "2020.02.99",
            "20200.1.1",
            "0000.01.01",
        ] {
            check(unknown, (Edition::LATEST, Basis::Undated));
        }
    }

    #[test]
    fn a_date_that_could_lie_under_several_editions_is_judged_by_the_first() {
        let (year, month, _) = Edition::E2009.since();
        assert!(month > 1);
        let (edition, basis) = edition_of(format!("{year}.??.??").as_bytes());
        assert_eq!((edition, basis), (Edition::E2005, Basis::PartlyDated));
    }

    #[test]
    fn years_are_read() {
        assert_eq!(year_of(b"1851.??.??"), Some(1851));
        assert_eq!(year_of(b"????.??.??"), None);
    }
}
