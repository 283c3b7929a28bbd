//! Typefaces of this machine for letters that the program's own lack.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use fontdb::{Database, ID};
use skrifa::{FontRef, MetadataProvider};

/// What is installed. It is looked at when it is first needed.
static INSTALLED: LazyLock<Database> = LazyLock::new(|| {
    let mut installed = Database::new();
    installed.load_system_fonts();
    installed
});

/// The most typefaces that are taken for one document.
const MOST: usize = 4;

/// Typefaces that have these letters, as far as there are any: one that has most of them, one that has most of the rest, and
/// so on.
pub(crate) fn find(letters: &BTreeSet<char>) -> Vec<Vec<u8>> {
    let mut missing = letters.clone();
    let mut found = Vec::new();
    while !missing.is_empty() && found.len() < MOST {
        let faces = INSTALLED
            .faces()
            .filter(|face| !face.post_script_name.contains("Emoji"));
        let counted = faces.map(|face| (had(face.id, &missing), face.id));
        let Some((had, face)) = counted
            .max_by_key(|(had, _)| had.len())
            .filter(|(had, _)| !had.is_empty())
        else {
            break;
        };
        // A face of a collection cannot be named by its bytes alone.
        let bytes = INSTALLED.with_face_data(face, |bytes, index| (index == 0).then(|| bytes.to_vec()));
        found.extend(bytes.flatten());
        missing.retain(|letter| !had.contains(letter));
    }
    found
}

/// Which of the letters a typeface has.
fn had(face: ID, letters: &BTreeSet<char>) -> BTreeSet<char> {
    let had = INSTALLED.with_face_data(face, |bytes, index| {
        let font = FontRef::from_index(bytes, index).ok()?;
        let has = |letter: &&char| font.charmap().map(**letter).is_some();
        Some(letters.iter().filter(has).copied().collect())
    });
    had.flatten().unwrap_or_default()
}
