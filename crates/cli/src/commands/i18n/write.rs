//! Puts new texts into the files of the sources; everything else in them stays as it is.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use jadoube_words::Language;
use toml_edit::{DocumentMut, Item, Table, Value};

use super::catalogue::{LAWS, NewText};
use crate::problem::Problem;
use crate::words::say;

/// Writes the texts; the files that were changed.
pub(super) fn write(root: &Path, texts: &[NewText]) -> Result<Vec<String>, Problem> {
    let mut by_file: BTreeMap<String, Vec<&NewText>> = BTreeMap::new();
    for text in texts {
        by_file
            .entry(text.file.replace('*', text.language.code()))
            .or_default()
            .push(text);
    }
    for (file, texts) in &by_file {
        let path = root.join(file);
        let wrong = |why: String| {
            Problem::new(
                say!("i18n-unwritten", file = file.as_str(), why = why),
                say!("i18n-mend-by-hand"),
            )
        };
        let source = fs::read_to_string(&path).map_err(|error| wrong(error.to_string()))?;
        let mut document: DocumentMut = source
            .parse()
            .map_err(|error: toml_edit::TomlError| wrong(error.to_string()))?;
        for text in texts {
            match text.file.starts_with(LAWS) {
                true => put_law(document.as_table_mut(), text),
                false => put_sentence(document.as_table_mut(), text),
            }
        }
        fs::write(&path, document.to_string()).map_err(|error| wrong(error.to_string()))?;
    }
    Ok(by_file.into_keys().collect())
}

/// A sentence stands in the table of its name, its languages in their order.
fn put_sentence(root: &mut Table, new: &NewText) {
    let mut table = root;
    for name in new.name.split('.') {
        let Some(Item::Table(inner)) = table.get_mut(name) else {
            return;
        };
        table = inner;
    }
    table.insert(new.language.code(), Item::Value(written(&new.text)));
    let rank = |key: &str| Language::ALL.iter().position(|language| language.code() == key);
    table.sort_values_by(|left, _, right, _| match (rank(left), rank(right)) {
        (Some(left), Some(right)) => left.cmp(&right),
        // What else stands there stands first, as it stood.
        (left, right) => left.is_some().cmp(&right.is_some()),
    });
}

/// A text of the Laws stands in the table of its key.
fn put_law(root: &mut Table, new: &NewText) {
    let Some((key, what)) = new.name.split_once(' ') else {
        return;
    };
    if let Some(Item::Table(table)) = root.get_mut(key) {
        table.insert(what, Item::Value(written(&new.text)));
    }
}

/// A text as it is written in the files: with several lines between three quotation marks.
fn written(text: &str) -> Value {
    let escaped = text.replace('\\', "\\\\");
    let source = match text.contains('\n') {
        true => format!("\"\"\"\n{}\"\"\"", escaped.replace("\"\"\"", "\\\"\"\"")),
        false => format!("\"{}\"", escaped.replace('"', "\\\"")),
    };
    source.parse().unwrap_or_else(|_| Value::from(text))
}

#[cfg(test)]
mod tests {
    use jadoube_words::Language;
    use toml_edit::DocumentMut;

    use super::put_sentence;
    use crate::commands::i18n::catalogue::NewText;

    #[test]
    fn only_the_new_text_is_put_in() {
        let source =
            "# Greetings.\n\n[hello.there]\nen = \"Hello\"\nnl = \"Hallo\"\n\n# And this.\n[bye]\nen = \"Bye\"\n";
        let mut document: DocumentMut = source.parse().unwrap();
        for (name, language, text) in [
            ("hello.there", Language::Danish, "Hej \"du\""),
            ("bye", Language::Swedish, "\n{ $x ->\n   *[other] Hej\n}"),
        ] {
            let new = NewText {
                file: String::new(),
                name: name.to_owned(),
                language,
                text: text.to_owned(),
            };
            put_sentence(document.as_table_mut(), &new);
        }
        assert_eq!(
            document.to_string(),
            "# Greetings.\n\n[hello.there]\nen = \"Hello\"\nda = \"Hej \\\"du\\\"\"\nnl = \"Hallo\"\n\n# And this.\n[bye]\nen = \"Bye\"\n\
             sv = \"\"\"\n\n{ $x ->\n   *[other] Hej\n}\"\"\"\n"
        );
    }
}
