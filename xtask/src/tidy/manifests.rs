//! Licences and dependencies, as the manifests of the crates declare them.

use toml::{Table, Value};

use crate::tidy::Fault;
use crate::tree::Tree;

/// The licence of a library.
const LIBRARY: &str = "MIT OR Apache-2.0";

/// The licence of what libraries are put together to.
const PRODUCT: &str = "GPL-3.0-or-later";

/// The licence of each crate by its folder.
const LICENCES: [(&str, &str); 16] = [
    ("audit", LIBRARY),
    ("board", LIBRARY),
    ("cases", LIBRARY),
    ("cli", PRODUCT),
    ("clock", LIBRARY),
    ("guide", LIBRARY),
    ("jadoube", LIBRARY),
    ("language", LIBRARY),
    ("laws", LIBRARY),
    ("notation", LIBRARY),
    ("proof", LIBRARY),
    ("random", LIBRARY),
    ("referee", LIBRARY),
    ("scoresheet", LIBRARY),
    ("server", PRODUCT),
    ("words", LIBRARY),
];

/// Crates without the licence the house gives them.
pub(crate) fn wrong_licences(tree: &Tree) -> Vec<Fault> {
    let root = tree
        .text("Cargo.toml")
        .and_then(|text| text.parse::<Table>().ok())
        .unwrap_or_default();
    let shared = root
        .get("workspace")
        .and_then(|workspace| workspace.get("package")?.get("license")?.as_str());
    let mut faults = Vec::new();
    for (folder, path, text) in manifests(tree) {
        let Some(expect) = licence(folder) else {
            let text =
                format!("the house has no licence for `{folder}`: add it to LICENCES in xtask/src/tidy/manifests.rs");
            faults.push(Fault::new(path, 1, text));
            continue;
        };
        let manifest = text.parse::<Table>().unwrap_or_default();
        let declared = match manifest.get("package").and_then(|package| package.get("license")) {
            Some(Value::String(licence)) => Some(licence.as_str()),
            Some(Value::Table(inherited)) if inherited.contains_key("workspace") => shared,
            _ => None,
        };
        if declared != Some(expect) {
            let found = declared.unwrap_or("missing");
            let line = line_starting_with(text, "license");
            let text =
                format!("the licence is {found}, and the house gives `{folder}` {expect}: mend the license field");
            faults.push(Fault::new(path, line, text));
        }
    }
    faults
}

/// Libraries that depend on something that is not a library.
pub(crate) fn wrong_dependencies(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (folder, path, text) in manifests(tree) {
        if licence(folder) != Some(LIBRARY) {
            continue;
        }
        let manifest = text.parse::<Table>().unwrap_or_default();
        for (name, package) in dependencies(&manifest) {
            let product = LICENCES
                .iter()
                .find(|(product, licence)| *licence == PRODUCT && package.strip_prefix("jadoube-") == Some(product));
            if let Some((product, _)) = product {
                let line = line_starting_with(text, name);
                let text = format!("`{folder}` is a library and depends on `{product}`: turn the dependency round");
                faults.push(Fault::new(path, line, text));
            }
        }
    }
    faults
}

/// The crates: folder, path of the manifest, text of the manifest.
fn manifests(tree: &Tree) -> impl Iterator<Item = (&str, &str, &str)> {
    tree.files().filter_map(|(path, text)| {
        let folder = path.strip_prefix("crates/")?.strip_suffix("/Cargo.toml")?;
        (!folder.contains('/')).then_some((folder, path, text))
    })
}

fn licence(folder: &str) -> Option<&'static str> {
    LICENCES
        .iter()
        .find(|(name, _)| *name == folder)
        .map(|(_, licence)| *licence)
}

/// Every dependency of a manifest, of any sort and for any target: the name used and the package meant.
fn dependencies(manifest: &Table) -> Vec<(&str, &str)> {
    let targets = manifest
        .get("target")
        .and_then(Value::as_table)
        .into_iter()
        .flat_map(Table::values);
    let holders = std::iter::once(manifest).chain(targets.filter_map(Value::as_table));
    holders
        .flat_map(|holder| ["dependencies", "dev-dependencies", "build-dependencies"].map(|sort| holder.get(sort)))
        .filter_map(|dependencies| dependencies?.as_table())
        .flatten()
        .map(|(name, dependency)| {
            let package = dependency.get("package").and_then(Value::as_str);
            (name.as_str(), package.unwrap_or(name))
        })
        .collect()
}

/// The first line that starts so, or the first line of all.
fn line_starting_with(text: &str, start: &str) -> usize {
    text.lines().position(|line| line.starts_with(start)).unwrap_or(0) + 1
}

#[cfg(test)]
mod tests {
    use super::{wrong_dependencies, wrong_licences};
    use crate::tidy::tests::check;

    #[test]
    fn wrong_licences_are_found() {
        let root = ("Cargo.toml", "[workspace.package]\nlicense = 'MIT OR Apache-2.0'");
        let check = |folder: &str, manifest: &str, expect: &[&str]| {
            check(
                wrong_licences,
                &[root, (&format!("crates/{folder}/Cargo.toml"), manifest)],
                expect,
            );
        };

        check("board", "[package]\nlicense.workspace = true", &[]);
        check("board", "[package]\nlicense = 'MIT OR Apache-2.0'", &[]);
        check("server", "[package]\nlicense = 'GPL-3.0-or-later'", &[]);
        check(
            "board",
            "[package]\nname = 'x'\nlicense = 'MIT'",
            &[
                "crates/board/Cargo.toml:3: the licence is MIT, and the house gives `board` MIT OR Apache-2.0: mend the \
             license field",
            ],
        );
        check(
            "cli",
            "[package]\nlicense.workspace = true",
            &[
                "crates/cli/Cargo.toml:2: the licence is MIT OR Apache-2.0, and the house gives `cli` GPL-3.0-or-later: \
             mend the license field",
            ],
        );
        check(
            "proof",
            "[package]",
            &[
                "crates/proof/Cargo.toml:1: the licence is missing, and the house gives `proof` MIT OR Apache-2.0: mend \
             the license field",
            ],
        );
        check(
            "engine",
            "[package]",
            &[
                "crates/engine/Cargo.toml:1: the house has no licence for `engine`: add it to LICENCES in \
             xtask/src/tidy/manifests.rs",
            ],
        );
    }

    #[test]
    fn wrong_dependencies_are_found() {
        let found = |line: usize, product: &str| {
            format!(
                "crates/audit/Cargo.toml:{line}: `audit` is a library and depends on `{product}`: turn the dependency round"
            )
        };
        let path = "crates/audit/Cargo.toml";
        check(
            wrong_dependencies,
            &[(path, "[dependencies]\njadoube-board.workspace = true")],
            &[],
        );
        check(
            wrong_dependencies,
            &[(path, "[dependencies]\njadoube-cli.workspace = true")],
            &[&found(2, "cli")],
        );
        check(
            wrong_dependencies,
            &[(
                path,
                "[target.'cfg(unix)'.dev-dependencies]\ndesk = { package = 'jadoube-server', version = '1' }",
            )],
            &[&found(2, "server")],
        );
        check(
            wrong_dependencies,
            &[(
                "crates/cli/Cargo.toml",
                "[dependencies]\njadoube-server.workspace = true",
            )],
            &[],
        );
    }
}
