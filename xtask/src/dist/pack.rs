//! Tarballs and Debian packages that are the same whenever and wherever they are made.

use std::collections::BTreeSet;
use std::io::Write;

use flate2::{Compression, GzBuilder};
use tar::{Builder, EntryType, Header};

use super::Fault;

/// A file to pack.
#[derive(Debug, Clone)]
pub(super) struct Packed {
    /// Where it lies beneath the folder it is installed in.
    pub(super) place: String,
    pub(super) bytes: Vec<u8>,
    pub(super) mode: u32,
}

impl Packed {
    pub(super) fn file(place: &str, bytes: Vec<u8>) -> Packed {
        Packed {
            place: place.to_owned(),
            bytes,
            mode: 0o644,
        }
    }

    pub(super) fn program(place: &str, bytes: Vec<u8>) -> Packed {
        Packed {
            mode: 0o755,
            ..Packed::file(place, bytes)
        }
    }
}

/// Compressed, without a name and a time.
pub(super) fn gzip(bytes: &[u8]) -> Result<Vec<u8>, Fault> {
    let mut to = GzBuilder::new().write(Vec::new(), Compression::best());
    to.write_all(bytes)
        .and_then(|()| to.finish())
        .map_err(|error| format!("cannot compress: {error}"))
}

/// A compressed tarball with everything in one folder.
pub(super) fn tarball(folder: &str, files: &[Packed], time: u64) -> Result<Vec<u8>, Fault> {
    gzip(&tar(&format!("{folder}/"), files, time)?)
}

/// A Debian package that installs beneath `/usr`.
pub(super) fn debian(version: &str, architecture: &str, files: &[Packed], time: u64) -> Result<Vec<u8>, Fault> {
    let size: usize = files.iter().map(|file| file.bytes.len().div_ceil(1024)).sum();
    let control = format!(
        "Package: jadoube\n\
         Version: {version}\n\
         Architecture: {architecture}\n\
         Maintainer: The J'adoube project\n\
         Installed-Size: {size}\n\
         Section: games\n\
         Priority: optional\n\
         Description: FIDE Laws of Chess, executable\n \
         Referees games as they happen over the board and answers with a ruling that\n \
         cites its article, in five languages. Opens a desk in the browser on which\n \
         games are played, refereed and watched.\n"
    );
    let control = gzip(&tar("./", &[Packed::file("control", control.into_bytes())], time)?)?;
    let data = gzip(&tar("./usr/", files, time)?)?;
    let mut package = ar::Builder::new(Vec::new());
    for (name, bytes) in [
        ("debian-binary", b"2.0\n".as_slice()),
        ("control.tar.gz", &control),
        ("data.tar.gz", &data),
    ] {
        let mut header = ar::Header::new(name.as_bytes().to_vec(), bytes.len() as u64);
        header.set_mode(0o100_644);
        header.set_mtime(time);
        package
            .append(&header, bytes)
            .map_err(|error| format!("cannot pack {name}: {error}"))?;
    }
    package.into_inner().map_err(|error| format!("cannot pack: {error}"))
}

/// A tar archive: folders before what lies in them, everything owned by root.
fn tar(before: &str, files: &[Packed], time: u64) -> Result<Vec<u8>, Fault> {
    let mut archive = Builder::new(Vec::new());
    let mut known = BTreeSet::new();
    let mut add = |kind: EntryType, path: &str, mode: u32, bytes: &[u8]| {
        let mut header = Header::new_gnu();
        header.set_entry_type(kind);
        header.set_mode(mode);
        header.set_uid(0);
        header.set_gid(0);
        header.set_mtime(time);
        header.set_size(bytes.len() as u64);
        archive
            .append_data(&mut header, path, bytes)
            .map_err(|error| format!("cannot pack {path}: {error}"))
    };
    for file in files {
        let path = format!("{before}{}", file.place);
        for (end, _) in path.match_indices('/') {
            let folder = &path[..=end];
            if folder != "./" && known.insert(folder.to_owned()) {
                add(EntryType::Directory, folder, 0o755, &[])?;
            }
        }
        add(EntryType::Regular, &path, file.mode, &file.bytes)?;
    }
    archive.into_inner().map_err(|error| format!("cannot pack: {error}"))
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::GzDecoder;
    use tar::Archive;

    use super::{Packed, debian, tarball};

    fn files() -> Vec<Packed> {
        vec![
            Packed::program("bin/jadoube", b"program".to_vec()),
            Packed::file("share/man/man1/jadoube.1.gz", b"page".to_vec()),
        ]
    }

    /// The entries of a compressed tarball: path, mode, time, bytes.
    fn entries(packed: &[u8]) -> Vec<(String, u32, u64, String)> {
        let mut archive = Archive::new(GzDecoder::new(packed));
        let read = archive.entries().unwrap().map(|entry| {
            let mut entry = entry.unwrap();
            let (path, header) = (entry.path().unwrap().display().to_string(), entry.header().clone());
            let mut bytes = String::new();
            entry.read_to_string(&mut bytes).unwrap();
            (path, header.mode().unwrap(), header.mtime().unwrap(), bytes)
        });
        read.collect()
    }

    #[test]
    fn a_tarball_has_folders_modes_and_one_time() {
        let packed = tarball("jadoube-1", &files(), 7).unwrap();
        assert_eq!(packed, tarball("jadoube-1", &files(), 7).unwrap());
        let found = entries(&packed);
        let paths: Vec<_> = found.iter().map(|(path, mode, ..)| (path.as_str(), *mode)).collect();
        assert_eq!(
            paths,
            [
                ("jadoube-1/", 0o755),
                ("jadoube-1/bin/", 0o755),
                ("jadoube-1/bin/jadoube", 0o755),
                ("jadoube-1/share/", 0o755),
                ("jadoube-1/share/man/", 0o755),
                ("jadoube-1/share/man/man1/", 0o755),
                ("jadoube-1/share/man/man1/jadoube.1.gz", 0o644),
            ]
        );
        assert!(found.iter().all(|(_, _, time, _)| *time == 7));
        assert_eq!(found[2].3, "program");
    }

    #[test]
    fn a_debian_package_has_its_three_parts() {
        let packed = debian("1.2.3", "amd64", &files(), 7).unwrap();
        assert_eq!(packed, debian("1.2.3", "amd64", &files(), 7).unwrap());
        let mut archive = ar::Archive::new(packed.as_slice());
        let mut parts = Vec::new();
        while let Some(part) = archive.next_entry() {
            let mut part = part.unwrap();
            let mut bytes = Vec::new();
            part.read_to_end(&mut bytes).unwrap();
            parts.push((String::from_utf8_lossy(part.header().identifier()).into_owned(), bytes));
        }
        let names: Vec<_> = parts.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["debian-binary", "control.tar.gz", "data.tar.gz"]);
        let control = entries(&parts[1].1);
        assert!(
            control[0].3.contains("Version: 1.2.3\nArchitecture: amd64\n"),
            "{control:?}"
        );
        assert!(
            entries(&parts[2].1)
                .iter()
                .any(|(path, mode, ..)| path.ends_with("usr/bin/jadoube") && *mode == 0o755)
        );
    }
}
