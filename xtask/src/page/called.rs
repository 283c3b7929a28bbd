//! Which words the page calls: a sentence that nobody reads need not be translated.

use jadoube_words::Sentence;

use crate::page::FOLDER;
use crate::tidy::Fault;
use crate::tree::Tree;

/// Where the page is written.
const PAGE: &str = "web/src/";

/// Sentences that the page does not call, with the files they stand in.
pub(super) fn uncalled(tree: &Tree, placed: &[(&str, Sentence)]) -> Vec<Fault> {
    let calls: Vec<Vec<&str>> = code(tree).flat_map(calls).collect();
    let is_called = |path: &[String]| {
        calls
            .iter()
            .any(|call| call.iter().zip(path).all(|(name, own)| name == own))
    };
    let uncalled = placed.iter().filter(|(_, sentence)| !is_called(&sentence.path));
    uncalled
        .map(|(path, sentence)| {
            let text = format!("nothing on the page says w.{}: remove it", sentence.path.join("."));
            Fault::new(path, sentence.line, text)
        })
        .collect()
}

/// The code of the page, without its tests.
fn code(tree: &Tree) -> impl Iterator<Item = &str> {
    let is_code = |path: &str| path.ends_with(".svelte") || (path.ends_with(".ts") && !path.ends_with(".test.ts"));
    let own = move |path: &str| path.starts_with(PAGE) && !path.starts_with(FOLDER) && is_code(path);
    tree.files().filter(move |(path, _)| own(path)).map(|(_, text)| text)
}

/// The names that follow a `w.`: a sentence, a group whose members are chosen by a value, or a sentence and what is done
/// with it.
fn calls(code: &str) -> impl Iterator<Item = Vec<&str>> {
    let joins = |symbol: char| symbol.is_ascii_alphanumeric() || symbol == '_';
    code.match_indices("w.")
        .filter(move |&(start, _)| !code[..start].ends_with(|before| joins(before) || before == '.'))
        .map(move |(start, mark)| {
            let rest = &code[start + mark.len()..];
            let end = rest
                .find(|symbol| !joins(symbol) && symbol != '.')
                .unwrap_or(rest.len());
            rest[..end].split('.').filter(|name| !name.is_empty()).collect()
        })
        .filter(|call: &Vec<&str>| !call.is_empty())
}
