//! Sees that there is what the program carries: pages, and without them one that says how they are made; the typeface of
//! the scoresheet.

use std::path::Path;
use std::{env, fs, io};

const PLACEHOLDER: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<title>J'adoube</title>
<h1>The pages of the desk are not built yet</h1>
<p>Run <code>npm install &amp;&amp; npm run build</code> in the folder <code>web</code>, then build the program again.</p>
<p>What programs can ask is at <a href=\"/api/openapi.json\">/api/openapi.json</a>.</p>
</html>
";

/// The faces of the scoresheet by the names that they carry, and the files they become.
const FACES: [(&str, &str); 2] = [
    ("LibertinusSerif-Regular", "regular.otf"),
    ("LibertinusSerif-Semibold", "semibold.otf"),
];

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    pages()?;
    faces()
}

fn pages() -> io::Result<()> {
    let manifest = env::var_os("CARGO_MANIFEST_DIR").ok_or(io::ErrorKind::NotFound)?;
    let pages = Path::new(&manifest).join("../../web/dist");
    println!("cargo::rerun-if-changed={}", pages.display());
    let index = pages.join("index.html");
    if !index.exists() {
        fs::create_dir_all(&pages)?;
        fs::write(index, PLACEHOLDER)?;
    }
    Ok(())
}

fn faces() -> io::Result<()> {
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    for (name, file) in FACES {
        let face = typst_assets::fonts().find(|face| is_named(face, name));
        fs::write(Path::new(&out).join(file), face.ok_or(io::ErrorKind::NotFound)?)?;
    }
    Ok(())
}

/// Whether a face with outlines in the Compact Font Format has this name: the one name in its index of names.
fn is_named(face: &[u8], name: &str) -> bool {
    let (one_name, offset_size, first_offset) = ([0, 1], 1, 1);
    let end = name.len() as u8 + first_offset;
    let index = [&one_name[..], &[offset_size, first_offset, end], name.as_bytes()].concat();
    face.windows(index.len()).any(|found| found == index)
}
