//! Validates what people write: names are short, and no text has control characters.

use jadoube_referee::wire::Heading;
use serde::Serialize;
use serde_json::Value;

use crate::words::{Message, message};

/// The longest name, in characters.
const LONGEST: usize = 200;

/// The results that a file can give.
const RESULTS: [&str; 3] = ["1-0", "0-1", "1/2-1/2"];

/// Validates every name of a new game.
///
/// # Errors
///
/// A message for the user.
pub(crate) fn check(heading: &Heading) -> Result<(), Message> {
    let Heading {
        white,
        black,
        event,
        site,
        date,
        round,
        board,
        result,
    } = heading;
    if result.as_deref().is_some_and(|result| !RESULTS.contains(&result)) {
        return Err(message("wrong-result").with("results", RESULTS.join(", ")));
    }
    for (what, name) in [
        ("heading-white", white),
        ("heading-black", black),
        ("heading-event", event),
        ("heading-site", site),
        ("heading-date", date),
        ("heading-round", round),
        ("heading-board", board),
    ] {
        let Some(name) = name else { continue };
        if name.chars().count() > LONGEST {
            return Err(message("name-too-long")
                .with("what", message(what))
                .with("most", LONGEST));
        }
        if name.chars().any(disturbs) {
            return Err(message("name-strange").with("what", message(what)));
        }
    }
    Ok(())
}

/// Validates every text of an act, or of a record: notes, reasons, conditions, whatever is free. A text that can turn
/// others around or break their lines could make a record read as something else.
///
/// # Errors
///
/// A message for the user.
pub(crate) fn check_texts(told: &impl Serialize) -> Result<(), Message> {
    let value = serde_json::to_value(told).unwrap_or_default();
    match disturbed(&value) {
        Some(text) => {
            let shown: String = text.chars().filter(|sign| !disturbs(*sign)).take(40).collect();
            Err(message("text-strange").with("text", shown))
        }
        None => Ok(()),
    }
}

/// The first text with control characters.
fn disturbed(value: &Value) -> Option<&str> {
    match value {
        Value::String(text) => text.chars().any(disturbs).then_some(text),
        Value::Array(values) => values.iter().find_map(disturbed),
        Value::Object(fields) => fields.values().find_map(disturbed),
        Value::Null | Value::Bool(_) | Value::Number(_) => None,
    }
}

/// Whether a character is invisible and changes how others are shown: line breaks and overrides of direction.
fn disturbs(sign: char) -> bool {
    sign.is_control()
        || matches!(sign, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
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
