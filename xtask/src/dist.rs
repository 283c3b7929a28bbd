//! What is handed out: one program with everything inside, as a tarball and as a Debian package.
//!
//! The same sources and the same toolchain give the same bytes, wherever the sources lie: paths are cut out of the program,
//! every file has the time of the last commit, and folders are packed in order.

mod licences;
mod pack;

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use sha2::{Digest, Sha256};

use self::pack::Packed;

/// Why nothing was made.
type Fault = String;

/// Builds the program and packs it into `target/packages`.
pub(crate) fn make(root: &Path) -> Result<(), Fault> {
    let target = Target::of_this_machine()?;
    let version = version(root)?;
    let time = time(root)?;
    let folder = root.join("target/packages");
    fs::create_dir_all(&folder).map_err(|error| format!("cannot make {}: {error}", folder.display()))?;

    eprintln!("Collecting the licences of what is inside.");
    let licences = folder.join("licences.txt");
    write(&licences, licences::collected(root, &target.triple)?.as_bytes())?;

    eprintln!("Building the program; the first time this takes some minutes.");
    let program = build(root, &target, &licences, time)?;

    eprintln!("Packing.");
    let files = files(root, &folder, &program)?;
    let name = format!("jadoube-{version}-{}", target.triple);
    let mut made = vec![(format!("{name}.tar.gz"), pack::tarball(&name, &files, time)?)];
    if let Some(architecture) = target.debian {
        let package = pack::debian(&version, architecture, &files, time)?;
        made.push((format!("jadoube_{version}_{architecture}.deb"), package));
    }
    let mut sums = String::new();
    for (name, bytes) in &made {
        write(&folder.join(name), bytes)?;
        let digest = Sha256::digest(bytes);
        let digest: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
        sums += &format!("{digest}  {name}\n");
    }
    write(&folder.join("SHA256SUMS"), sums.as_bytes())?;
    print!("In target/packages:\n{sums}");
    Ok(())
}

/// The kind of machine for which the program is built.
struct Target {
    triple: String,
    /// Its name in Debian packages, where it is one of theirs.
    debian: Option<&'static str>,
}

impl Target {
    fn of_this_machine() -> Result<Target, Fault> {
        let told = output(Command::new("rustc").arg("-vV"))?;
        let host = told.lines().find_map(|line| line.strip_prefix("host: "));
        let triple = host.ok_or("rustc does not say for which machine it builds")?.to_owned();
        let debian = match triple.as_str() {
            "x86_64-unknown-linux-gnu" => Some("amd64"),
            "aarch64-unknown-linux-gnu" => Some("arm64"),
            _ => None,
        };
        Ok(Target { triple, debian })
    }

    /// Whether the C library goes into the program, so that it runs on every Linux.
    fn is_whole(&self) -> bool {
        self.triple.ends_with("-linux-gnu")
    }
}

/// The version that the workspace has.
fn version(root: &Path) -> Result<String, Fault> {
    let manifest = fs::read_to_string(root.join("Cargo.toml")).map_err(|error| format!("Cargo.toml: {error}"))?;
    let table: toml::Table = manifest.parse().map_err(|error| format!("Cargo.toml: {error}"))?;
    let version = table["workspace"]["package"]["version"].as_str();
    Ok(version.ok_or("Cargo.toml has no version")?.to_owned())
}

/// The time that every packed file has: `SOURCE_DATE_EPOCH`, or that of the last commit.
fn time(root: &Path) -> Result<u64, Fault> {
    let told = match env::var("SOURCE_DATE_EPOCH") {
        Ok(told) => told,
        Err(_) => output(
            Command::new("git")
                .current_dir(root)
                .args(["log", "-1", "--format=%ct"]),
        )?,
    };
    let read = told.trim().parse();
    read.map_err(|_| format!("{} is not a time in seconds: set SOURCE_DATE_EPOCH", told.trim()))
}

/// Builds the program, and gives the place where it lies.
fn build(root: &Path, target: &Target, licences: &Path, time: u64) -> Result<PathBuf, Fault> {
    let cargo_home = match env::var_os("CARGO_HOME") {
        Some(home) => PathBuf::from(home),
        None => env::home_dir().ok_or("there is no home folder")?.join(".cargo"),
    };
    let cut = [(root.to_path_buf(), "/jadoube"), (cargo_home, "/cargo")];
    let mut rust_flags = Vec::new();
    let mut c_flags = OsString::new();
    for (path, name) in &cut {
        rust_flags.push(format!("--remap-path-prefix={}={name}", path.display()));
        c_flags.push(format!("-ffile-prefix-map={}={name} ", path.display()));
    }
    if target.is_whole() {
        rust_flags.push("-Ctarget-feature=+crt-static".to_owned());
    }
    let built = root.join("target").join(&target.triple).join("dist");
    let status = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .current_dir(root)
        .args([
            "build",
            "--profile",
            "dist",
            "--locked",
            "--package",
            "jadoube-cli",
            "--target",
        ])
        .arg(&target.triple)
        .arg("--target-dir")
        .arg(root.join("target"))
        .env("CARGO_ENCODED_RUSTFLAGS", rust_flags.join("\u{1f}"))
        .env("CFLAGS", c_flags)
        .env("SOURCE_DATE_EPOCH", time.to_string())
        .env("JADOUBE_LICENCES", licences)
        .status()
        .map_err(|error| format!("cargo cannot be run: {error}"))?;
    match status.success() {
        true => Ok(built.join(format!("jadoube{}", env::consts::EXE_SUFFIX))),
        false => Err("the program was not built: see above".to_owned()),
    }
}

/// What is packed, with the places it has beneath the folder it is installed in. What the program writes about itself is
/// asked of the program.
fn files(root: &Path, folder: &Path, program: &Path) -> Result<Vec<Packed>, Fault> {
    let at = |place: &str, bytes: Vec<u8>| Packed::file(place, bytes);
    let read = |path: &Path| fs::read(path).map_err(|error| format!("cannot read {}: {error}", path.display()));
    // Whoever packs it, manual pages and completions are in English.
    let run = || {
        let mut command = Command::new(program);
        command.env("LC_ALL", "C");
        command
    };
    let said = |arguments: &[&str]| output(run().args(arguments)).map(String::into_bytes);
    let mut files = vec![Packed::program(
        &format!("bin/jadoube{}", env::consts::EXE_SUFFIX),
        read(program)?,
    )];
    for (shell, place) in [
        ("bash", "share/bash-completion/completions/jadoube"),
        ("fish", "share/fish/vendor_completions.d/jadoube.fish"),
        ("zsh", "share/zsh/site-functions/_jadoube"),
    ] {
        files.push(at(place, said(&["completions", shell])?));
    }
    let manual = folder.join("manual");
    // Pages of commands that are no more would be packed too.
    if manual.exists() {
        fs::remove_dir_all(&manual).map_err(|error| format!("cannot empty {}: {error}", manual.display()))?;
    }
    output(run().arg("manual").arg(&manual))?;
    let pages = fs::read_dir(&manual).map_err(|error| format!("cannot read {}: {error}", manual.display()))?;
    for page in pages {
        let page = page.map_err(|error| error.to_string())?;
        let place = format!("share/man/man1/{}.gz", page.file_name().display());
        files.push(at(&place, pack::gzip(&read(&page.path())?)?));
    }
    let helper = folder.join("helper.html");
    output(run().arg("helper").arg("-o").arg(&helper))?;
    files.push(at("share/doc/jadoube/helper.html", read(&helper)?));
    files.push(at("share/doc/jadoube/copyright", said(&["licences"])?));
    for (place, path) in [
        ("share/doc/jadoube/README.md", "README.md"),
        ("share/doc/jadoube/CHANGELOG.md", "CHANGELOG.md"),
        ("share/doc/jadoube/operating.md", "docs/operating.md"),
        ("share/applications/jadoube.desktop", "xtask/dist/jadoube.desktop"),
        ("share/icons/hicolor/scalable/apps/jadoube.svg", "web/public/icon.svg"),
    ] {
        files.push(at(place, read(&root.join(path))?));
    }
    files.sort_by(|a, b| a.place.cmp(&b.place));
    Ok(files)
}

/// What a program prints.
fn output(command: &mut Command) -> Result<String, Fault> {
    let name = command.get_program().display().to_string();
    let output = command
        .output()
        .map_err(|error| format!("{name} cannot be run: {error}"))?;
    match output.status.success() {
        true => String::from_utf8(output.stdout).map_err(|_| format!("{name} prints what is not text")),
        false => Err(format!("{name} failed: {}", String::from_utf8_lossy(&output.stderr))),
    }
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Fault> {
    fs::write(path, bytes).map_err(|error| format!("cannot write {}: {error}", path.display()))
}
