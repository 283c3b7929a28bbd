//! Extracts the typeface of the scoresheet.

use std::path::Path;
use std::{env, fs, io};

/// The two faces by their PostScript names, and the files they are written to.
const FACES: [(&str, &str); 2] = [
    ("LibertinusSerif-Regular", "regular.otf"),
    ("LibertinusSerif-Semibold", "semibold.otf"),
];

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
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
