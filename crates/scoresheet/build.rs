//! Extracts the typeface of the scoresheet.

use std::path::Path;
use std::{env, fs, io};

/// The two faces by their PostScript names, and the files they are written to.
const FACES: [(&str, &str); 2] = [
    ("LibertinusSerif-Regular", "regular.otf"),
    ("LibertinusSerif-Semibold", "semibold.otf"),
];

/// What stands in for letters that they lack.
const FALLBACK: &str = "DejaVuSansMono";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    for (name, file) in FACES {
        let face = typst_assets::fonts().find(|face| is_named(face, name));
        fs::write(Path::new(&out).join(file), face.ok_or(io::ErrorKind::NotFound)?)?;
    }
    let fallback = typst_assets::fonts().find(|face| is_called(face, FALLBACK));
    fs::write(
        Path::new(&out).join("fallback.ttf"),
        fallback.ok_or(io::ErrorKind::NotFound)?,
    )?;
    Ok(())
}

/// Whether a face with TrueType outlines has this PostScript name: among its names, in UTF-16, with another name behind it
/// or none, so that `DejaVuSansMono-Bold` is not meant.
fn is_called(face: &[u8], name: &str) -> bool {
    let utf16 = |text: &str| -> Vec<u8> { text.encode_utf16().flat_map(u16::to_be_bytes).collect() };
    let (name, longer) = (utf16(name), utf16(&format!("{name}-")));
    let has = |text: &[u8]| face.windows(text.len()).any(|found| found == text);
    face.starts_with(&[0, 1, 0, 0]) && has(&name) && !has(&longer)
}

/// Whether a face with outlines in the Compact Font Format has this name: the one name in its index of names.
fn is_named(face: &[u8], name: &str) -> bool {
    let (one_name, offset_size, first_offset) = ([0, 1], 1, 1);
    let end = name.len() as u8 + first_offset;
    let index = [&one_name[..], &[offset_size, first_offset, end], name.as_bytes()].concat();
    face.windows(index.len()).any(|found| found == index)
}
