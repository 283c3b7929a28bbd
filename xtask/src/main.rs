//! The automation of J'adoube: files generated from the Laws, and the house rules as checks.
//!
//! Run `cargo xtask` for help.

mod api;
mod articles;
mod codegen;
mod controls;
mod dist;
mod editions;
mod games;
mod laws;
mod markers;
mod notation;
mod page;
mod place;
mod provisions;
mod reasons;
mod regimes;
mod resolve;
mod rust_text;
mod shown;
mod states;
/// The article numbers of `jadoube-laws`, taken as source: as a dependency it could not be mended by `codegen` once its
/// generated table no longer compiles.
#[path = "../../crates/laws/src/steps.rs"]
mod steps;
mod terms;
mod texts;
mod tidy;
mod tree;
mod values;
mod whereabouts;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

use crate::tidy::{CHECKS, Fault};
use crate::tree::Tree;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["codegen"] => codegen(),
        ["tidy"] => tidy(),
        ["dist"] => match dist::make(&root()) {
            Ok(()) => ExitCode::SUCCESS,
            Err(fault) => {
                eprintln!("Nothing to hand out was made: {fault}");
                ExitCode::FAILURE
            }
        },
        [] | ["help" | "--help" | "-h"] => {
            print!("{}", help());
            ExitCode::SUCCESS
        }
        _ => {
            eprint!("xtask does not know `{}`.\n\n{}", arguments.join(" "), help());
            ExitCode::from(2)
        }
    }
}

fn help() -> String {
    let mut help = String::from(
        "\
The automation of J'adoube.

  cargo xtask codegen    Writes crates/laws/src/generated.rs (the Laws as Rust), edition_generated.rs (the editions),
                         values.rs and provisions_generated.rs (what editions fix as values) and tests/regimes (what
                         they must come to), ARTICLES.md and docs/articles (from every article to its code), the
                         index of `jadoube laws where`, crates/notation/src/generated.rs and tests/examples (letters
                         of the pieces, what editions want of a written move, example games),
                         crates/clock/src/generated.rs (time controls by name), and web/src/lib/words (the words of the
                         page), and docs/api (what the libraries offer). Run it after changing laws/, a marker, the heading
                         of a case, web/words/ or what a library offers.
  cargo xtask tidy       Checks the house rules and names what breaks them by file and line. `cargo test -p xtask`
                         checks the same.
  cargo xtask dist       Builds what is handed out, into target/packages: one program with everything inside, as a tarball and
                         as a Debian package, with manual pages, completions, licences and checksums. The page must be
                         built: `make dist` does both.

A marker is a comment line that says which provision of the Laws the code beneath it carries:

  /// Provision: castling.prevented-by-attack
  // Provision: pawn.single-step, pawn.double-step

`Provision:` says that the code decides, `Guided:` that it leads a person through the decision, `Recorded:` that it keeps
what a person decided. In crates/*/src a marker leads from the article to the code, in tests to the cases. Case files need
no marker: in crates/*/tests (.txt, .md, .toml) a key standing there as a word is a case, in crates/*/src (.md) a key in a
heading is one in each edition named there, or in all. The keys are in laws/*.toml. What has no code has its reason and
its state, stated or not-yet, in laws/without-code.toml.

The house rules:

",
    );
    for check in CHECKS {
        help += &format!("  {:<18} {}\n", check.name, check.rule);
    }
    help
}

fn codegen() -> ExitCode {
    let tree = match read_tree() {
        Ok(tree) => tree,
        Err(code) => return code,
    };
    match codegen::outputs(&tree) {
        Ok(outputs) => {
            for (path, text) in outputs {
                if tree.text(&path) == Some(text.as_str()) {
                    println!("{path} is fresh");
                } else if let Err(error) = write(&root().join(&path), &text) {
                    eprintln!("cannot write {path}: {error}");
                    return ExitCode::FAILURE;
                } else {
                    println!("{path} written");
                }
            }
            ExitCode::SUCCESS
        }
        Err(faults) => report(&faults),
    }
}

/// Writes a file, in a folder that may not be there yet.
fn write(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, text)
}

fn tidy() -> ExitCode {
    let tree = match read_tree() {
        Ok(tree) => tree,
        Err(code) => return code,
    };
    let faults = tidy::faults(&tree);
    if faults.is_empty() {
        println!("All {} house rules hold.", CHECKS.len());
        return ExitCode::SUCCESS;
    }
    report(&faults)
}

fn report(faults: &[Fault]) -> ExitCode {
    for fault in faults {
        println!("{fault}");
    }
    eprintln!("{} to mend.", faults.len());
    ExitCode::FAILURE
}

fn read_tree() -> Result<Tree, ExitCode> {
    Tree::read(&root()).map_err(|error| {
        eprintln!("cannot read the project: {error}");
        ExitCode::FAILURE
    })
}

/// The folder of the workspace.
fn root() -> PathBuf {
    // Cargo sets the variable for `cargo run` and `cargo test`; the constant serves a binary started by hand.
    let manifest_dir = env::var("CARGO_MANIFEST_DIR").unwrap_or_else(|_| env!("CARGO_MANIFEST_DIR").to_owned());
    Path::new(&manifest_dir)
        .parent()
        .expect("xtask is a folder of the workspace")
        .to_owned()
}
