//! The language to speak, and the letters that go with it.

use std::env;
use std::ffi::OsString;

use jadoube_notation::Language as Letters;
use jadoube_words::Language;

/// The language of the environment, where it is one of ours; else English.
pub(crate) fn of_environment() -> Language {
    let set = |name: &&str| env::var(name).ok().filter(|value| !value.is_empty());
    // The first that is set decides, as for every program.
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
    locale
        .and_then(|locale| Language::of_locale(&locale))
        .unwrap_or(Language::English)
}

/// The language in which a program with these arguments speaks. What programs read is in English, whoever asks for it.
pub(crate) fn chosen(arguments: impl IntoIterator<Item = OsString>) -> Language {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    match arguments.iter().any(|argument| argument == "--json") {
        true => Language::English,
        false => asked_for(arguments).unwrap_or_else(of_environment),
    }
}

/// The language of `--lang` among the arguments of the program, if it is one of ours. It is looked for before they are read:
/// help and complaints about them are in it too.
fn asked_for(arguments: impl IntoIterator<Item = OsString>) -> Option<Language> {
    let arguments: Vec<String> = arguments
        .into_iter()
        .map(|argument| argument.to_string_lossy().into_owned())
        .collect();
    let named = |(index, argument): (usize, &String)| match argument.strip_prefix("--lang")? {
        "" => arguments.get(index + 1).cloned(),
        value => value.strip_prefix('=').map(str::to_owned),
    };
    let names = arguments.iter().enumerate().filter_map(named);
    names.filter_map(|name| Language::of_locale(&name)).next_back()
}

/// The letters of the pieces in a language.
pub(crate) fn letters_of(language: Language) -> Letters {
    Letters::find(language.code()).unwrap_or(Letters::EN)
}

#[cfg(test)]
mod tests {
    use super::{Language, asked_for, chosen};

    #[test]
    fn a_language_is_asked_for_anywhere() {
        for (line, expect) in [
            ("jadoube", None),
            ("jadoube --lang da help why", Some(Language::Danish)),
            ("jadoube help why --lang=sv", Some(Language::Swedish)),
            ("jadoube why startpos e2e4 --lang nl", Some(Language::Dutch)),
            ("jadoube read startpos e4 --lang de", None),
            ("jadoube why --lang", None),
            ("jadoube why --language da", None),
        ] {
            let arguments = line.split(' ').map(Into::into);
            assert_eq!(asked_for(arguments), expect, "{line}");
        }
    }

    #[test]
    fn programs_read_english() {
        for (line, expect) in [
            ("jadoube dead --lang da", Language::Danish),
            ("jadoube dead --lang da --json", Language::English),
        ] {
            assert_eq!(chosen(line.split(' ').map(Into::into)), expect, "{line}");
        }
    }
}
