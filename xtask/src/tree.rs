//! The project as a map from path to text.

use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

/// The text files of the project by path, the path relative to the root and written with `/`.
///
/// Checks look at a `Tree` and never at the disk, so that their tests can make one up.
pub(crate) struct Tree(BTreeMap<String, String>);

impl Tree {
    /// Reads every text file under `root`, except what `.gitignore` names.
    pub(crate) fn read(root: &Path) -> io::Result<Self> {
        let ignored = Ignored::read(&fs::read_to_string(root.join(".gitignore")).unwrap_or_default());
        let mut files = BTreeMap::new();
        read_folder(root, "", &ignored, &mut files)?;
        Ok(Self(files))
    }

    /// All files in the order of their paths.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// All Rust files.
    pub(crate) fn rust_files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files().filter(|(path, _)| path.ends_with(".rs"))
    }

    /// The text of one file.
    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        self.0.get(path).map(String::as_str)
    }

    /// A made-up project. It has the editions of the Laws unless it has others.
    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        const EDITIONS: &str = "\
[[edition]]
name = '2005'
since = 2005-07-01
[[edition]]
name = '2009'
since = 2009-07-01
[[edition]]
name = '2017'
since = 2017-07-01
[[edition]]
name = '2023'
since = 2023-01-01
";
        let editions = (crate::editions::PATH, EDITIONS);
        let files = std::iter::once(&editions).chain(files);
        Self(files.map(|&(path, text)| (path.to_owned(), text.to_owned())).collect())
    }
}

/// The line, counted from 1, that holds a byte of a text.
pub(crate) fn line_at(text: &str, offset: usize) -> usize {
    text[..offset].matches('\n').count() + 1
}

fn read_folder(folder: &Path, path: &str, ignored: &Ignored, files: &mut BTreeMap<String, String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if path.is_empty() {
            name.clone()
        } else {
            format!("{path}/{name}")
        };
        if name == ".git" || ignored.contains(&path, &name) {
            continue;
        }
        let kind = entry.file_type()?;
        if kind.is_dir() {
            read_folder(&entry.path(), &path, ignored, files)?;
        } else if kind.is_file() {
            let bytes = match fs::read(entry.path()) {
                Ok(bytes) => bytes,
                // An editor's or a build's passing file may be gone between listing and reading.
                Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
                Err(error) => return Err(error),
            };
            // What is not UTF-8 or holds a zero is not text.
            if let Ok(text) = String::from_utf8(bytes)
                && !text.contains('\0')
            {
                files.insert(path, text);
            }
        }
    }
    Ok(())
}

/// The plain lines of a `.gitignore`: paths from the root (`/target`) and names (`node_modules`). Patterns with stars
/// are passed over: what they name is checked too, which does no harm.
struct Ignored {
    paths: Vec<String>,
    names: Vec<String>,
}

impl Ignored {
    fn read(text: &str) -> Self {
        let lines = text.lines().map(|line| line.trim().trim_end_matches('/'));
        let plain = lines.filter(|line| !line.is_empty() && !line.contains(['*', '#', '!']));
        let (paths, names): (Vec<_>, Vec<_>) = plain.partition(|line| line.contains('/'));
        Self {
            paths: paths
                .into_iter()
                .map(|path| path.trim_start_matches('/').to_owned())
                .collect(),
            names: names.into_iter().map(str::to_owned).collect(),
        }
    }

    fn contains(&self, path: &str, name: &str) -> bool {
        self.paths.iter().any(|ignored| ignored == path) || self.names.iter().any(|ignored| ignored == name)
    }
}

#[cfg(test)]
mod tests {
    use super::Ignored;

    #[test]
    fn gitignore_names_paths_and_names() {
        let ignored = Ignored::read("/target\n# a word\n/fuzz/corpus/\nnode_modules/\n*.log\n");
        for (path, name, expect) in [
            ("target", "target", true),
            ("bench/target", "target", false),
            ("fuzz/corpus", "corpus", true),
            ("web/node_modules", "node_modules", true),
            ("a.log", "a.log", false),
        ] {
            assert_eq!(ignored.contains(path, name), expect, "{path}");
        }
    }
}
