//! What is typed after `jadoube backup` and `jadoube restore`, and after `jadoube desk` about copies.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use crate::commands::backup::{BackUp, Copies};
use crate::commands::restore::Restore;
use crate::words::say;

#[derive(Debug, Args)]
pub(super) struct BackupArgs {
    #[arg(value_name = "FILE", default_value = "desk.sqlite")]
    file: PathBuf,
    #[arg(long, value_name = "COPY")]
    to: PathBuf,
}

impl BackupArgs {
    pub(super) fn meant(self) -> BackUp {
        BackUp {
            file: self.file,
            to: self.to,
        }
    }
}

#[derive(Debug, Args)]
pub(super) struct RestoreArgs {
    #[arg(value_name = "COPY")]
    copy: PathBuf,
    #[arg(long, value_name = "FILE", default_value = "desk.sqlite")]
    to: PathBuf,
}

impl RestoreArgs {
    pub(super) fn meant(self) -> Restore {
        Restore {
            copy: self.copy,
            file: self.to,
        }
    }
}

#[derive(Debug, Args)]
pub(super) struct CopiesArgs {
    #[arg(long, value_name = "TIME", value_parser = interval)]
    backup_every: Option<Duration>,
    #[arg(long, value_name = "FOLDER")]
    backup_to: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 24, value_parser = clap::value_parser!(u32).range(1..))]
    keep: u32,
}

impl CopiesArgs {
    pub(super) fn meant(self) -> Copies {
        Copies {
            every: self.backup_every,
            folder: self.backup_to,
            keep: self.keep as usize,
        }
    }
}

/// A time with its unit: seconds, minutes or hours.
fn interval(text: &str) -> Result<Duration, String> {
    let expected = || say!("typed-interval");
    let unit = text.chars().last().ok_or_else(expected)?;
    let seconds = match unit {
        's' => 1,
        'm' => 60,
        'h' => 3_600,
        _ => return Err(expected()),
    };
    let number: u64 = text[..text.len() - 1].parse().map_err(|_| expected())?;
    let interval = number.checked_mul(seconds).filter(|seconds| *seconds > 0);
    interval.map(Duration::from_secs).ok_or_else(expected)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::interval;

    #[test]
    fn a_time_has_a_unit() {
        for (text, expect) in [
            ("30s", Some(30)),
            ("10m", Some(600)),
            ("6h", Some(21_600)),
            ("0m", None),
            ("10", None),
            ("m", None),
            ("", None),
            ("1\u{e9}", None),
            ("99999999999999999999h", None),
            ("9999999999999999999h", None),
        ] {
            assert_eq!(interval(text).ok(), expect.map(Duration::from_secs), "{text}");
        }
    }
}
