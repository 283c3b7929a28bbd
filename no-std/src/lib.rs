//! The board, the clock and the Laws in a program without an operating system.

#![no_std]

extern crate alloc;

use alloc::string::{String, ToString};
use core::panic::PanicInfo;
use core::time::Duration;

use dlmalloc::GlobalDlmalloc;
use jadoube_board::{Color, Position, perft};
use jadoube_clock::{CarryOver, Clock, FirstMove, Instant, Settings, TimeControl};
use jadoube_language::Language;
use jadoube_laws::{Edition, find};

#[global_allocator]
static MEMORY: GlobalDlmalloc = GlobalDlmalloc;

#[panic_handler]
fn stop(_: &PanicInfo<'_>) -> ! {
    loop {
        core::hint::spin_loop();
    }
}

/// Counts moves, runs a clock, and tells why a move is illegal and where that stands: something of each crate is linked.
pub fn use_everything(text: &str) -> Option<String> {
    let position: Position = text.parse().ok()?;
    let nodes = perft(&position, 3);
    let breaches = position.play("e2e5".parse().ok()?).err()?;
    let provision = find(breaches.first()?.provisions().first()?)?;
    let control: TimeControl = "40/90m+30s, 30m+30s".parse().ok()?;
    let settings = Settings {
        first_move: FirstMove::WithIncrement,
        carry_over: CarryOver::EveryMode,
    };
    let mut clock = Clock::new(&control, settings);
    clock.start(Color::White, Instant::ZERO);
    let left = clock.remaining(Color::White, Instant::ZERO + Duration::from_secs(nodes));
    let citation = provision.citation(Edition::LATEST)?.to_string();
    let title = provision.title_in(Language::Danish);
    Some(alloc::format!("{citation} {title} {}", left.as_secs()))
}
