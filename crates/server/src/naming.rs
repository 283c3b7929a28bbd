//! Validates the names of players, competitions and places: short, and without control characters.

use jadoube_referee::wire::Heading;

/// The longest name, in characters.
const LONGEST: usize = 200;

/// Validates every name of a new game.
///
/// # Errors
///
/// A message for the user.
pub(crate) fn check(heading: &Heading) -> Result<(), String> {
    let Heading {
        white,
        black,
        event,
        site,
        date,
        round,
        board,
    } = heading;
    for (what, name) in [
        ("white", white),
        ("black", black),
        ("event", event),
        ("site", site),
        ("date", date),
        ("round", round),
        ("board", board),
    ] {
        let Some(name) = name else { continue };
        if name.chars().count() > LONGEST {
            return Err(format!("The name for {what} is longer than {LONGEST} characters."));
        }
        if name.chars().any(disturbs) {
            return Err(format!("The name for {what} has control characters."));
        }
    }
    Ok(())
}

/// Whether a character is invisible and changes how others are shown: line breaks and overrides of direction.
fn disturbs(sign: char) -> bool {
    sign.is_control() || matches!(sign, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use jadoube_referee::wire::Heading;

    use super::check;

    #[test]
    fn names_are_short_and_can_be_shown() {
        for (name, expect) in [
            ("Ann", true),
            ("", true),
            ("Þóra Ólafsdóttir \u{1f600}", true),
            (&"é".repeat(200), true),
            (&"é".repeat(201), false),
            ("Ann\nBob", false),
            ("Ann\u{0}", false),
            ("nnA\u{202e}", false),
        ] {
            let heading = Heading {
                round: Some(name.to_owned()),
                ..Heading::default()
            };
            assert_eq!(check(&heading).is_ok(), expect, "{name:?}");
        }
    }
}
