//! The licences of what others wrote and the program carries: crates, and the packages of the page.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde::Deserialize;

use super::{Fault, output};

/// What `cargo metadata` tells, as far as it is needed.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Crate>,
    resolve: Resolved,
}

#[derive(Deserialize)]
struct Crate {
    id: String,
    name: String,
    version: String,
    license: Option<String>,
    source: Option<String>,
    manifest_path: String,
}

#[derive(Deserialize)]
struct Resolved {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<Kind>,
}

#[derive(Deserialize)]
struct Kind {
    kind: Option<String>,
}

/// What a package of the page says of itself.
#[derive(Deserialize)]
struct Package {
    version: String,
    license: Option<String>,
    #[serde(default)]
    dependencies: BTreeMap<String, String>,
}

/// Everything inside, by the texts of its licences: one that many share stands there once.
pub(super) fn collected(root: &Path, triple: &str) -> Result<String, Fault> {
    let mut named: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut listed = BTreeSet::new();
    let mut take = |name: &str, licence: Option<String>, folder: &Path| -> Result<(), Fault> {
        let licence = licence.unwrap_or_else(|| "see below".to_owned());
        listed.insert(format!("{name}: {licence}"));
        for text in texts(folder)? {
            named.entry(text).or_default().insert(name.to_owned());
        }
        Ok(())
    };
    for found in crates(root, triple)? {
        let folder = Path::new(&found.manifest_path)
            .parent()
            .ok_or("a crate without a folder")?;
        take(&format!("{} {}", found.name, found.version), found.license, folder)?;
    }
    for name in page_packages(root)? {
        let folder = root.join("web/node_modules").join(&name);
        let package = package(&folder)?;
        take(&format!("{name} {}", package.version), package.license, &folder)?;
    }
    let mut told = String::from("The program contains, under licences of their own:\n\n");
    for line in &listed {
        told += &format!("  {line}\n");
    }
    for (text, names) in named {
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        told += &format!("\n{}\n{}\n\n{text}\n", "-".repeat(72), names.join(", "));
    }
    Ok(told)
}

/// The crates of others in the program. Those that only build it are not part of it.
fn crates(root: &Path, triple: &str) -> Result<Vec<Crate>, Fault> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let told = output(Command::new(cargo).current_dir(root).args([
        "metadata",
        "--format-version=1",
        "--locked",
        "--filter-platform",
        triple,
    ]))?;
    let metadata: Metadata = serde_json::from_str(&told).map_err(|error| format!("cargo metadata: {error}"))?;
    let nodes: BTreeMap<&str, &Node> = metadata
        .resolve
        .nodes
        .iter()
        .map(|node| (node.id.as_str(), node))
        .collect();
    let program = metadata.packages.iter().find(|found| found.name == "jadoube-cli");
    let mut inside = BTreeSet::new();
    let mut left = vec![program.ok_or("there is no crate jadoube-cli")?.id.as_str()];
    while let Some(id) = left.pop() {
        if !inside.insert(id.to_owned()) {
            continue;
        }
        let deps = nodes.get(id).map(|node| node.deps.as_slice()).unwrap_or_default();
        let part = deps
            .iter()
            .filter(|dep| dep.dep_kinds.iter().any(|kind| kind.kind.is_none()));
        left.extend(part.map(|dep| dep.pkg.as_str()));
    }
    let others = metadata.packages.into_iter().filter(|found| found.source.is_some());
    Ok(others.filter(|found| inside.contains(&found.id)).collect())
}

/// The packages that the page is made of: what it depends on, and the framework that is compiled into it.
fn page_packages(root: &Path) -> Result<Vec<String>, Fault> {
    let page = root.join("web");
    let manifest =
        fs::read_to_string(page.join("package.json")).map_err(|error| format!("web/package.json: {error}"))?;
    let own: Package = serde_json::from_str(&manifest).map_err(|error| format!("web/package.json: {error}"))?;
    let mut names: Vec<String> = own.dependencies.into_keys().collect();
    names.push("svelte".to_owned());
    Ok(names)
}

fn package(folder: &Path) -> Result<Package, Fault> {
    let path = folder.join("package.json");
    let told = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    serde_json::from_str(&told).map_err(|error| format!("{}: {error}", path.display()))
}

/// The licences and notices that lie in a folder.
fn texts(folder: &Path) -> Result<Vec<String>, Fault> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut texts = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| error.to_string())?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        let names = ["license", "licence", "copying", "copyright", "notice", "unlicense"];
        if path.is_file() && names.iter().any(|start| name.starts_with(start)) {
            let bytes = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            let text = String::from_utf8_lossy(&bytes).replace("\r\n", "\n");
            texts.push(text.trim().to_owned());
        }
    }
    texts.sort();
    Ok(texts)
}
