//! Games to read: those of files, or made here.

mod made;

use std::io::Read;
use std::path::{Path, PathBuf};

use jadoube_notation::pgn::input;

/// Games in memory.
pub struct Text {
    /// The name of the file.
    pub name: String,
    /// What stands in it.
    pub bytes: Vec<u8>,
}

/// The files that are read unless told otherwise, where the project finds them.
const SHARED: [&str; 3] = ["otb_twic.pgn.zst", "lichess.pgn.zst", "chess960_tcec.pgn.zst"];

/// About how many bytes of games are made.
const MADE: usize = 20_000_000;

/// The texts to read, loaded one at a time: these files, or those that the project finds, or random games.
///
/// # Errors
///
/// There is no such file, or it cannot be read.
pub fn all(files: &[PathBuf]) -> Result<Box<dyn Iterator<Item = Result<Text, String>>>, String> {
    let mut files = files.to_vec();
    if files.is_empty() {
        let shared = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/pgn");
        files = SHARED
            .map(|name| shared.join(name))
            .into_iter()
            .filter(|path| path.exists())
            .collect();
    }
    if files.is_empty() {
        let name = "random games".into();
        let bytes = made::games(MADE);
        return Ok(Box::new(std::iter::once(Ok(Text { name, bytes }))));
    }
    if let Some(missing) = files.iter().find(|path| !path.exists()) {
        return Err(format!("{}: there is no such file", missing.display()));
    }
    Ok(Box::new(files.into_iter().map(|path| load(&path))))
}

fn load(path: &Path) -> Result<Text, String> {
    let mut bytes = Vec::new();
    let read = input::open(path).and_then(|mut file| file.read_to_end(&mut bytes));
    read.map_err(|error| format!("{}: {error}", path.display()))?;
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
    Ok(Text {
        name: name.trim_end_matches(".zst").into(),
        bytes,
    })
}
