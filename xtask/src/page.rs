//! Writes the words of the page as TypeScript.
//!
//! `web/words/*.toml` has the sentences, named as the page calls them: `[game.title]` is `w.game.title`. What needs variables
//! becomes a function that takes them in the order of the English pattern, everything else a text. Each language that every
//! sentence has is a file of its own.

mod called;
mod typescript;

use jadoube_words::{Language, Sentence, complete, sentences};

use crate::page::called::uncalled;
use crate::page::typescript::{Dialect, Members, key};
use crate::tidy::Fault;
use crate::tree::Tree;

/// Where the sentences stand.
const SOURCES: &str = "web/words/";

/// Where the languages go. Nothing else stands there.
const FOLDER: &str = "web/src/lib/words/";

const HEADING: &str = "// Generated from `web/words/` by `cargo xtask codegen`. Change the data and generate again.\n";

/// A file for each language, and one that names them.
///
/// # Errors
///
/// Generates nothing from sentences that are not whole.
pub(crate) fn outputs(tree: &Tree) -> Result<Vec<(String, String)>, Vec<Fault>> {
    let sources: Vec<(&str, &str)> = sources(tree).collect();
    if sources.is_empty() {
        return Ok(Vec::new());
    }
    let faults: Vec<Fault> = jadoube_words::faults(&sources, &[Language::English])
        .into_iter()
        .map(|(path, fault)| Fault::new(path, fault.line, fault.text))
        .collect();
    if !faults.is_empty() {
        return Err(faults);
    }
    let placed = placed(tree);
    let members = Members::gather(&placed)?;
    let languages = complete(placed.iter().map(|(_, sentence)| sentence));
    let mut outputs = Vec::from([(format!("{FOLDER}others.ts"), others(&languages))]);
    outputs.extend(
        languages
            .iter()
            .map(|&language| (path(language), file(&members, language))),
    );
    Ok(outputs)
}

/// Sentences of the page that are not whole or not called, and languages that are no longer whole.
pub(crate) fn faults(tree: &Tree) -> Vec<Fault> {
    match outputs(tree) {
        Err(faults) => faults,
        Ok(outputs) => {
            let left = |path: &&str| path.starts_with(FOLDER) && outputs.iter().all(|(fresh, _)| fresh != path);
            let files = tree.files().map(|(path, _)| path);
            let text = || "is no longer generated: not every sentence has its language. Remove it".to_owned();
            let left = files.filter(left).map(|path| Fault::new(path, 1, text()));
            left.chain(uncalled(tree, &placed(tree))).collect()
        }
    }
}

fn sources(tree: &Tree) -> impl Iterator<Item = (&str, &str)> {
    tree.files()
        .filter(|(path, _)| path.starts_with(SOURCES) && path.ends_with(".toml"))
}

/// Every sentence with the file it stands in.
fn placed(tree: &Tree) -> Vec<(&str, Sentence)> {
    let read = |(path, source)| sentences(source).0.into_iter().map(move |sentence| (path, sentence));
    sources(tree).flat_map(read).collect()
}

fn path(language: Language) -> String {
    format!("{FOLDER}{}.ts", language.code())
}

/// The words in one language. The English ones say what every language has.
fn file(members: &Members<'_>, language: Language) -> String {
    let mut dialect = Dialect::new(language);
    let body = dialect.object(members);
    let mut out = HEADING.to_owned();
    if language != Language::English {
        out += "\nimport type { Words } from './en';\n";
    }
    out += &dialect.preamble();
    out += &match language {
        Language::English => format!("\nexport const words = {body};\n\nexport type Words = typeof words;\n"),
        _ => format!("\nexport const words: Words = {body};\n"),
    };
    out
}

/// The languages besides English, each loaded when it is asked for.
fn others(languages: &[Language]) -> String {
    let others = languages.iter().filter(|&&language| language != Language::English);
    let lines: String = others
        .map(|language| format!("  {}: () => import('./{}'),\n", key(language.code()), language.code()))
        .collect();
    let body = match lines.is_empty() {
        true => "{}".to_owned(),
        false => format!("{{\n{lines}}}"),
    };
    format!(
        "{HEADING}
import type {{ Words }} from './en';

/** The languages besides English that every sentence has. Each is loaded when it is asked for. */
export const others: Record<string, () => Promise<{{ words: Words }}>> = {body};
"
    )
}

#[cfg(test)]
mod tests {
    use super::{faults, outputs};
    use crate::tidy::tests::check as tidy;
    use crate::tree::Tree;

    /// What is generated from one file of sentences, without the headings.
    fn check(source: &str, expect: &[(&str, &str)]) {
        let outputs = outputs(&Tree::of(&[("web/words/a.toml", source)])).unwrap();
        let found: Vec<(&str, &str)> = outputs
            .iter()
            .map(|(path, text)| (path.as_str(), text.split_once("\n\n").unwrap().1))
            .collect();
        let paths: Vec<String> = expect
            .iter()
            .map(|(file, _)| format!("web/src/lib/words/{file}"))
            .collect();
        let expect: Vec<(&str, &str)> = paths
            .iter()
            .zip(expect)
            .map(|(path, (_, text))| (path.as_str(), *text))
            .collect();
        assert_eq!(found, expect);
    }

    const NO_OTHERS: (&str, &str) = (
        "others.ts",
        "import type { Words } from './en';

/** The languages besides English that every sentence has. Each is loaded when it is asked for. */
export const others: Record<string, () => Promise<{ words: Words }>> = {};
",
    );

    #[test]
    fn words_and_functions_are_written_as_they_are_called() {
        check(
            r#"
[start]
en = "Start's"

[game.title]
en = "{$white} against {$black}"

[game.grounds.fifty-moves]
en = '{""}'

[game.found]
en = """
{ $count ->
    [0] nothing
    [one] 1 provision of `{$edition}`
   *[other] {$count} provisions of {$edition}
}, at last"""

[game.turn]
en = """
{ $color ->
    [white] White
   *[other] Black
}"""
"#,
            &[
                NO_OTHERS,
                (
                    "en.ts",
                    r"type Put = string | number;

const plurals = new Intl.PluralRules('en');

export const words = {
  start: 'Start\'s',
  game: {
    title: (white: Put, black: Put) => `${white} against ${black}`,
    grounds: {
      'fifty-moves': '',
    },
    found: (count: number, edition: Put) => `${count === 0 ? 'nothing' : plurals.select(count) === 'one' ? `1 provision of \`${edition}\`` : `${count} provisions of ${edition}`}, at last`,
    turn: (color: string) => color === 'white' ? 'White' : 'Black',
  },
};

export type Words = typeof words;
",
                ),
            ],
        );
    }

    #[test]
    fn a_language_is_there_when_every_sentence_has_it() {
        check(
            r#"
[title]
en = "{$white} against {$black}, {$count}"
da = """
{ $count ->
    [one] én
   *[other] {$count}
}: {$black} mod {$white}"""
nl = "{$white} tegen {$black}, {$count}"

[start]
en = "Start"
da = "Forfra"
"#,
            &[
                (
                    "others.ts",
                    "import type { Words } from './en';

/** The languages besides English that every sentence has. Each is loaded when it is asked for. */
export const others: Record<string, () => Promise<{ words: Words }>> = {
  da: () => import('./da'),
};
",
                ),
                (
                    "en.ts",
                    "type Put = string | number;

export const words = {
  title: (white: Put, black: Put, count: number) => `${white} against ${black}, ${count}`,
  start: 'Start',
};

export type Words = typeof words;
",
                ),
                (
                    "da.ts",
                    "import type { Words } from './en';

type Put = string | number;

const plurals = new Intl.PluralRules('da');

export const words: Words = {
  title: (white: Put, black: Put, count: number) => \
                     `${plurals.select(count) === 'one' ? 'én' : `${count}`}: ${black} mod ${white}`,
  start: 'Forfra',
};
",
                ),
            ],
        );
    }

    #[test]
    fn what_is_not_whole_is_named() {
        let page = ("web/src/App.svelte", "{w.a}");
        let check = |source: &str, expect: &[&str]| tidy(faults, &[page, ("web/words/a.toml", source)], expect);
        check("[a]\nen = 'A'\n", &[]);
        check("[a]\nda = 'A'\n", &["web/words/a.toml:1: a has no en"]);
        check(
            "[a]\nen = '{$x}'\nda = 'A'\n",
            &["web/words/a.toml:1: a in da has the variables [], and in en [x]"],
        );
        check(
            "[a]\nen = '{NUMBER($x)}'\n",
            &[
                "web/words/a.toml:1: a in en uses more of Fluent than the page understands: texts, variables and choices",
            ],
        );
        check(
            "[a]\nen = '{$at-move}'\n",
            &["web/words/a.toml:1: a: the variable at-move cannot be called so in TypeScript"],
        );
        tidy(
            faults,
            &[
                page,
                ("web/words/a.toml", "[a]\nen = 'A'\n"),
                ("web/words/b.toml", "\n[a.b]\nen = 'B'\n"),
            ],
            &["web/words/b.toml:2: a.b cannot stand there: a is a sentence"],
        );
        tidy(
            faults,
            &[
                page,
                ("web/words/a.toml", "[a]\nen = 'A'\n"),
                ("web/src/lib/words/da.ts", ""),
            ],
            &["web/src/lib/words/da.ts:1: is no longer generated: not every sentence has its language. Remove it"],
        );
    }

    #[test]
    fn what_nobody_says_is_named() {
        let source = "[game.title]\nen = 'A'\n[game.role.white]\nen = 'B'\n[start]\nen = 'C'\n";
        let check = |code: &str, expect: &[&str]| {
            let files = [("web/words/a.toml", source), ("web/src/App.svelte", code)];
            tidy(faults, &files, expect);
        };
        check("{w.game.title} {w.game.role[role]} {w.start.length}", &[]);
        check("{w.start} Object.entries(w.game)", &[]);
        check(
            "{w.game.titled} {now.game.role} {x.w.start}",
            &[
                "web/words/a.toml:1: nothing on the page says w.game.title: remove it",
                "web/words/a.toml:3: nothing on the page says w.game.role.white: remove it",
                "web/words/a.toml:5: nothing on the page says w.start: remove it",
            ],
        );
    }
}
