//! What `--help` says: the texts of `words/help.toml`, put into the commands and arguments to which they belong.
//!
//! A text is found by the path of its command: `help-laws-where-about` in a line, `help-laws-where-long` what `--help` adds,
//! `help-laws-where-end` what stands after the examples, `help-laws-where-argument-asked` at an argument. What an argument of
//! several commands says is `help-argument-edition`, unless a command has a text of its own for it. What stands for a value in
//! the usage, such as `FILE`, is `help-value-file`.

use clap::{Arg, Command, CommandFactory};

use crate::args::Typed;
use crate::args::choices::with_choices;
use crate::words::{Language, say, spoken, spoken_language};

/// The commands with their texts.
pub(crate) fn command() -> Command {
    with_texts(Typed::command(), "help")
}

/// The same with the values that can be chosen of editions, languages and the like, which a shell can offer. They are many,
/// and not part of the help.
pub(crate) fn command_with_choices() -> Command {
    with_texts(with_choices(Typed::command()), "help")
}

fn with_texts(command: Command, path: &str) -> Command {
    let about = found(&command_text(path, "about"));
    let long = found(&command_text(path, "long"));
    let mut command = command.mut_args(|argument| with_text(argument, path));
    if let (Some(about), Some(long)) = (&about, long) {
        command = command.long_about(format!("{about}\n\n{long}"));
    }
    if let Some(about) = about {
        command = command.about(about);
    }
    // The derive has the examples, which are the same in every language.
    let examples = command.get_after_long_help().map(ToString::to_string);
    let examples = examples.map(|examples| {
        let lines = examples.lines().map(|line| format!("\n  {line}"));
        say!("help-heading-examples") + &lines.collect::<String>()
    });
    let end: Vec<String> = [examples, found(&command_text(path, "end"))]
        .into_iter()
        .flatten()
        .collect();
    if !end.is_empty() {
        command = command.after_long_help(end.join("\n\n"));
    }
    command.mut_subcommands(|inner| {
        let path = format!("{path}-{}", inner.get_name());
        with_texts(inner, &path)
    })
}

fn with_text(argument: Arg, path: &str) -> Arg {
    let [own, shared] = argument_texts(&argument, path);
    let values = value_texts(&argument);
    let mut argument = match found(&own).or_else(|| found(&shared)) {
        Some(help) => {
            let long = found(&format!("{own}-long"));
            let argument = match long {
                Some(long) => argument.long_help(format!("{help}\n\n{long}")),
                None => argument,
            };
            argument.help(help)
        }
        None => argument,
    };
    let values: Option<Vec<String>> = values.iter().map(|name| found(name)).collect();
    if let Some(values) = values.filter(|values| !values.is_empty()) {
        argument = argument.value_names(values);
    }
    argument
}

fn found(name: &str) -> Option<String> {
    let words = spoken();
    words.has(name).then(|| words.word(name))
}

/// The name of a text of a command.
fn command_text(path: &str, what: &str) -> String {
    format!("{path}-{what}")
}

/// The names of the text of an argument: its own in a command, and that which it has everywhere.
fn argument_texts(argument: &Arg, path: &str) -> [String; 2] {
    let id = argument.get_id().as_str().replace('_', "-");
    [format!("{path}-argument-{id}"), format!("help-argument-{id}")]
}

/// The names of what stands for the values of an argument.
fn value_texts(argument: &Arg) -> Vec<String> {
    if !argument.get_action().takes_values() {
        return Vec::new();
    }
    let names = argument.get_value_names().unwrap_or_default().iter();
    names.map(|name| value_text(name)).collect()
}

/// `LANG|guess` is `help-value-lang-guess`.
fn value_text(name: &str) -> String {
    let parts = name.split(|letter: char| !letter.is_ascii_alphanumeric());
    let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
    format!("help-value-{}", parts.join("-").to_lowercase())
}

/// What the library of the command line itself writes into help and usage, and our sentence for it.
fn frame() -> [(&'static str, String); 10] {
    [
        ("[OPTIONS]", say!("help-frame-options")),
        ("[COMMAND]", say!("help-frame-optional-command")),
        ("<COMMAND>", say!("help-frame-command")),
        ("[default:", say!("help-frame-default")),
        ("[possible values:", say!("help-frame-possible-values")),
        (
            "Print help (see a summary with '-h')",
            say!("help-frame-help-see-summary"),
        ),
        ("Print help (see more with '--help')", say!("help-frame-help-see-more")),
        ("Print help", say!("help-frame-help")),
        ("Print version", say!("help-frame-version")),
        (
            "Print this message or the help of the given subcommand(s)",
            say!("help-frame-help-command"),
        ),
    ]
}

/// The headings, which stand alone in a line; the usage begins its line.
fn headings() -> [(&'static str, String); 6] {
    [
        ("Usage:", say!("help-heading-usage")),
        ("Arguments:", say!("help-heading-arguments")),
        ("Options:", say!("help-heading-options")),
        ("Commands:", say!("help-heading-commands")),
        ("Output:", say!("help-heading-output")),
        ("Possible values:", say!("help-heading-possible-values")),
    ]
}

/// Help or usage as it was rendered, with the headings and remarks of the library in the language that is spoken.
pub(super) fn in_own_words(rendered: &str) -> String {
    // Its own language is English.
    match spoken_language() {
        Language::English => rendered.to_owned(),
        _ => replaced(rendered, &headings(), &frame()),
    }
}

/// Text with headings and remarks replaced.
fn replaced(rendered: &str, headings: &[(&str, String)], frame: &[(&str, String)]) -> String {
    let line = |line: &str| {
        let seen = anstream::adapter::strip_str(line).to_string();
        let heading = headings.iter().find(|(english, _)| match *english {
            "Usage:" => seen.starts_with(english),
            _ => seen.trim() == *english,
        });
        let line = match heading {
            Some((english, own)) => line.replacen(english, own, 1),
            None => line.to_owned(),
        };
        frame
            .iter()
            .fold(line, |line, (english, own)| line.replace(english, own))
    };
    rendered.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::{Command, CommandFactory};
    use jadoube_words::sentences;

    use super::{argument_texts, command, command_text, frame, headings, in_own_words, replaced, value_texts};
    use crate::args::Typed;
    use crate::args::choices::with_choices;

    /// The names of the texts that a command needs, and of those it can have besides; what is needed and missing.
    fn texts(command: &Command, path: &str, all: &BTreeSet<String>, used: &mut BTreeSet<String>) {
        let about = command_text(path, "about");
        assert!(all.contains(&about), "{about} is missing in help.toml");
        used.extend([about, command_text(path, "long"), command_text(path, "end")]);
        for argument in command.get_arguments() {
            let [own, shared] = argument_texts(argument, path);
            let name = if all.contains(&own) { &own } else { &shared };
            assert!(all.contains(name), "{own} is missing in help.toml");
            used.extend([name.clone(), format!("{own}-long")]);
            for value in value_texts(argument) {
                assert!(all.contains(&value), "{value} is missing in help.toml");
                used.insert(value);
            }
        }
        for inner in command.get_subcommands() {
            texts(inner, &format!("{path}-{}", inner.get_name()), all, used);
        }
    }

    #[test]
    fn every_command_and_argument_has_its_text_and_every_text_its_place() {
        let (sentences, _) = sentences(include_str!("../words/help.toml"));
        let all: BTreeSet<String> = sentences.iter().map(|sentence| sentence.name()).collect();
        let mut used = BTreeSet::new();
        texts(&Typed::command(), "help", &all, &mut used);
        // These are said by name, which is tested where all names are.
        let named = ["help-heading-", "help-frame-", "help-choice-"];
        let idle: Vec<&String> = all
            .difference(&used)
            .filter(|name| !named.iter().any(|start| name.starts_with(start)))
            .collect();
        assert!(idle.is_empty(), "nothing uses {idle:?}");
    }

    #[test]
    fn the_commands_are_well_formed() {
        command().debug_assert();
    }

    #[test]
    fn all_that_the_library_writes_can_be_said_otherwise() {
        let other = |own: &[(&'static str, String)]| -> Vec<(&'static str, String)> {
            own.iter()
                .map(|(english, _)| (*english, format!("<{}>", english.len())))
                .collect()
        };
        let (headings, frame) = (other(&headings()), other(&frame()));
        let mut sheets = command().find_subcommand("sheets").unwrap().clone();
        let help = sheets.render_long_help().ansi().to_string();
        let help = anstream::adapter::strip_str(&replaced(&help, &headings, &frame)).to_string();
        assert!(help.contains("\n<6> sheets <9> <FILE>...\n"), "{help}");
        for english in [
            "Usage:",
            "Arguments:",
            "Options:",
            "Possible values:",
            "[possible values:",
        ] {
            assert!(!help.contains(english), "{english}: {help}");
        }
    }

    #[test]
    fn english_help_is_as_the_library_writes_it() {
        let help = command().render_long_help().to_string();
        assert_eq!(in_own_words(&help), help);
    }
}
