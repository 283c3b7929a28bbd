//! How far a long command is.

use std::io::{self, IsTerminal};
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::words::say;

/// A bar on the terminal, once a command has taken a moment.
pub(crate) struct Progress {
    bar: ProgressBar,
    since: Instant,
    visible: bool,
}

impl Progress {
    /// A bar that is drawn by a template of indicatif, if it is wanted and there is a terminal to draw it on.
    pub(crate) fn new(wanted: bool, template: &str) -> Progress {
        let progress = Progress::drawn(wanted, template);
        if progress.visible {
            let stopped = progress.bar.clone();
            // A second bar in one run finds the first one's handler, which does as well.
            let _ = ctrlc::set_handler(move || {
                stopped.finish_and_clear();
                eprintln!("{}", say!("stopped"));
                process::exit(130);
            });
        }
        progress
    }

    /// A bar of a command that ends by itself when it is interrupted: it looks at the flag. A second interruption ends it at
    /// once.
    pub(crate) fn stoppable(wanted: bool, template: &str, stopping: Arc<AtomicBool>) -> Progress {
        let progress = Progress::drawn(wanted, template);
        let stopped = progress.bar.clone();
        let _ = ctrlc::set_handler(move || {
            if stopping.swap(true, Ordering::Relaxed) {
                stopped.finish_and_clear();
                process::exit(130);
            }
        });
        progress
    }

    fn drawn(wanted: bool, template: &str) -> Progress {
        let bar = ProgressBar::hidden();
        let visible = wanted && io::stderr().is_terminal();
        if visible && let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        Progress {
            bar,
            since: Instant::now(),
            visible,
        }
    }

    /// Begins anew, with another file.
    pub(crate) fn begin(&self) {
        self.bar.reset();
    }

    pub(crate) fn show(&self, done: u64, of: u64) {
        if !self.visible || self.since.elapsed() < Duration::from_millis(500) {
            return;
        }
        if self.bar.is_hidden() {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.set_length(of);
        self.bar.set_position(done);
    }

    /// Lets something be printed where the bar stands.
    pub(crate) fn aside<T>(&self, print: impl FnOnce() -> T) -> T {
        self.bar.suspend(print)
    }

    pub(crate) fn end(&self) {
        self.bar.finish_and_clear();
    }
}
