//! What is wrong with the command line, in the language that is spoken.

use std::error::Error;
use std::fmt::Write as _;
use std::io::Write as _;
use std::num::{IntErrorKind, ParseIntError};

use anstyle::Style;
use clap::builder::Styles;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::args::help::in_own_words;
use crate::words::say;

/// Says why no command was read, or the help or version that was asked for; the exit code that follows.
pub(crate) fn tell(error: &clap::Error) -> u8 {
    let text = told(error);
    // Where nobody can read it, there is nothing else to do.
    let _ = match error.use_stderr() {
        true => write!(anstream::stderr(), "{text}"),
        false => write!(anstream::stdout(), "{text}"),
    };
    u8::try_from(error.exit_code()).unwrap_or(2)
}

/// The text, with its colours.
fn told(error: &clap::Error) -> String {
    let Some(what) = what(error) else {
        return in_own_words(&error.render().ansi().to_string());
    };
    let styles = Styles::styled();
    let bad = styles.get_error();
    let mut text = format!("{bad}{}{bad:#} {what}", say!("typed-error"));
    let tips = tips(error, &styles);
    if !tips.is_empty() {
        text.push('\n');
    }
    for tip in tips {
        let good = styles.get_valid();
        // A string takes everything.
        let _ = write!(text, "\n  {good}{}{good:#} {tip}", say!("typed-tip"));
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let _ = write!(text, "\n\n{}", in_own_words(&usage.ansi().to_string()));
    }
    let help = styled("--help", styles.get_literal());
    let _ = write!(text, "\n\n{}\n", say!("typed-more", help = help));
    text
}

/// What is wrong, if we have a sentence for it.
fn what(error: &clap::Error) -> Option<String> {
    let styles = Styles::styled();
    let (good, bad, literal) = (styles.get_valid(), styles.get_invalid(), styles.get_literal());
    let argument = || one(error, ContextKind::InvalidArg);
    let value = || one(error, ContextKind::InvalidValue);
    let number = |kind| match error.get(kind) {
        Some(ContextValue::Number(number)) => Some(*number),
        _ => None,
    };
    Some(match error.kind() {
        ErrorKind::UnknownArgument => say!("typed-unknown-argument", argument = styled(argument()?, bad)),
        ErrorKind::InvalidSubcommand => {
            let command = one(error, ContextKind::InvalidSubcommand)?;
            say!("typed-unknown-command", command = styled(command, bad))
        }
        ErrorKind::InvalidValue if value()?.is_empty() => {
            let what = say!("typed-value-missing", argument = styled(argument()?, bad));
            what + &possible(error, good)
        }
        ErrorKind::InvalidValue => {
            let (value, argument) = (styled(value()?, bad), styled(argument()?, literal));
            say!("typed-value", value = value, argument = argument) + &possible(error, good)
        }
        ErrorKind::ValueValidation => {
            let (value, argument) = (styled(value()?, bad), styled(argument()?, literal));
            match error.source() {
                Some(why) => say!("typed-value-why", value = value, argument = argument, why = reason(why)),
                None => say!("typed-value", value = value, argument = argument),
            }
        }
        ErrorKind::TooManyValues => {
            let (value, argument) = (styled(value()?, bad), styled(argument()?, literal));
            say!("typed-value-too-many", value = value, argument = argument)
        }
        ErrorKind::WrongNumberOfValues => say!(
            "typed-values-number",
            argument = styled(argument()?, literal),
            expected = number(ContextKind::ExpectedNumValues)?,
            count = number(ContextKind::ActualNumValues)?,
        ),
        ErrorKind::MissingRequiredArgument => {
            let Some(ContextValue::Strings(missing)) = error.get(ContextKind::InvalidArg) else {
                return None;
            };
            say!("typed-missing") + &below(missing, good)
        }
        ErrorKind::ArgumentConflict => {
            let argument = argument()?;
            match error.get(ContextKind::PriorArg)? {
                ContextValue::String(prior) if prior == argument => {
                    say!("typed-repeated", argument = styled(argument, bad))
                }
                ContextValue::String(prior) => {
                    say!(
                        "typed-conflict",
                        argument = styled(argument, bad),
                        other = styled(prior, bad)
                    )
                }
                ContextValue::Strings(prior) => {
                    say!("typed-conflicts", argument = styled(argument, bad)) + &below(prior, bad)
                }
                _ => return None,
            }
        }
        _ => return None,
    })
}

/// Why a value cannot be read. What the standard library says of numbers and addresses is said in our words.
fn reason(why: &(dyn Error + 'static)) -> String {
    if let Some(number) = why.downcast_ref::<ParseIntError>() {
        return match number.kind() {
            IntErrorKind::Empty => say!("typed-number-empty"),
            IntErrorKind::PosOverflow => say!("typed-number-large"),
            IntErrorKind::InvalidDigit => say!("typed-number-digit"),
            _ => number.to_string(),
        };
    }
    match why.to_string().as_str() {
        "invalid socket address syntax" => say!("typed-socket"),
        "invalid IP address syntax" => say!("typed-address"),
        other => other.to_owned(),
    }
}

/// What may have been meant.
fn tips(error: &clap::Error, styles: &Styles) -> Vec<String> {
    let good = styles.get_valid();
    let similar = |kind| -> Option<(usize, String)> {
        let names = match error.get(kind)? {
            ContextValue::String(name) => vec![name.clone()],
            ContextValue::Strings(names) => names.clone(),
            _ => return None,
        };
        let quoted = names.iter().map(|name| say!("typed-quoted", text = styled(name, good)));
        Some((names.len(), quoted.collect::<Vec<_>>().join(", ")))
    };
    let mut tips = Vec::new();
    if let Some((count, names)) = similar(ContextKind::SuggestedSubcommand) {
        tips.push(say!("typed-similar-command", count = count, names = names));
    }
    if let Some((count, names)) = similar(ContextKind::SuggestedArg) {
        tips.push(say!("typed-similar-argument", count = count, names = names));
    }
    if let Some((count, names)) = similar(ContextKind::SuggestedValue) {
        tips.push(say!("typed-similar-value", count = count, names = names));
    }
    let Some(ContextValue::StyledStrs(others)) = error.get(ContextKind::Suggested) else {
        return tips;
    };
    let argument = one(error, ContextKind::InvalidArg).unwrap_or_default();
    // The library has these in whole sentences: the one on values that look like options is known by its end.
    let escaped = format!("-- {argument}");
    tips.extend(others.iter().map(|other| match other.to_string().contains(&escaped) {
        true => say!(
            "typed-as-value",
            argument = styled(argument, styles.get_invalid()),
            escaped = styled(&escaped, good)
        ),
        false => other.ansi().to_string(),
    }));
    tips
}

/// One text of the context.
fn one(error: &clap::Error, kind: ContextKind) -> Option<&str> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text),
        _ => None,
    }
}

/// The values that are possible, in a line of their own, if there are such.
fn possible(error: &clap::Error, style: &Style) -> String {
    match error.get(ContextKind::ValidValue) {
        Some(ContextValue::Strings(values)) if !values.is_empty() => {
            let values: Vec<String> = values.iter().map(|value| styled(value, style)).collect();
            format!("\n  {}", say!("typed-possible", values = values.join(", ")))
        }
        _ => String::new(),
    }
}

/// Texts below one another.
fn below(texts: &[String], style: &Style) -> String {
    texts
        .iter()
        .map(|text| format!("\n  {}", styled(text, style)))
        .collect()
}

fn styled(text: &str, style: &Style) -> String {
    format!("{style}{text}{style:#}")
}

#[cfg(test)]
mod tests {
    use super::told;
    use crate::args::help;

    /// In English it is what the library says.
    #[test]
    fn complaints_are_those_of_the_library() {
        for line in [
            "jadoube umpire",
            "jadoube xyzzyxyzzy",
            "jadoube moves",
            "jadoube why --nonsense",
            "jadoube why --edtion 2005",
            "jadoube moves startpos --colr",
            "jadoube perft many",
            "jadoube perft -2",
            "jadoube perft 2 3",
            "jadoube dead --budget 5M --quick",
            "jadoube dead --side green",
            "jadoube dead --side",
            "jadoube dead --check --check",
            "jadoube laws diff 2005",
            "jadoube laws diff",
            "jadoube desk --tls one",
            "jadoube completions tcsh",
            "jadoube pgn",
            "jadoube pgn check --edition 1066",
            "jadoube play --resume a --white b --black c",
            "jadoube quiz --questions some",
            "jadoube quiz --questions 99999999999999999999999",
            "jadoube desk --keep 0",
            "jadoube desk --trusted-proxy there",
            "jadoube desk --listen here",
            "jadoube --help",
            "jadoube help laws where",
            "jadoube play -h",
            "jadoube --version",
        ] {
            let read = help::command().try_get_matches_from(line.split(' '));
            let error = read.expect_err(line);
            let text = anstream::adapter::strip_str(&told(&error)).to_string();
            assert_eq!(text, error.render().to_string(), "{line}");
        }
    }
}
