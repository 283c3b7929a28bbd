//! What other crates and the system find wrong, in the language that is spoken.

use std::io;

use jadoube_clock::{Expected, PeriodFault, Schedule};
use jadoube_laws::NotLeftOpen;
use jadoube_referee::wire::{self, Fault, FaultKind};
use jadoube_server::{StoreFault, TlsFault};

use crate::words::{Language, say, spoken_language};

/// Why the file of a desk cannot be used.
pub(crate) fn why_not_stored(fault: &StoreFault) -> String {
    match fault {
        StoreFault::InUse => say!("store-in-use"),
        StoreFault::Full => say!("store-full"),
        StoreFault::Disk => say!("store-disk"),
        StoreFault::Damaged => say!("store-damaged"),
        StoreFault::ReadOnly => say!("store-read-only"),
        StoreFault::Newer => say!("store-newer"),
        StoreFault::Unchained => say!("store-unchained"),
        StoreFault::Moved => say!("store-moved"),
        StoreFault::Foreign => say!("store-foreign"),
        StoreFault::Conflict => say!("store-conflict"),
        StoreFault::InDoubt => say!("store-in-doubt"),
        StoreFault::Closed => say!("store-closed"),
        StoreFault::Other(text) => text.clone(),
    }
}

/// Why connections cannot be encrypted.
pub(crate) fn why_no_tls(fault: &TlsFault) -> String {
    match fault {
        TlsFault::NoCertificate => say!("tls-no-certificate"),
        TlsFault::NoKey => say!("tls-no-key"),
        TlsFault::Unusable(why) => say!("tls-unusable", why = why),
    }
}

/// What is wrong with a line of a record.
pub(crate) fn record_fault(fault: &FaultKind) -> String {
    match fault {
        FaultKind::Empty => say!("wire-empty"),
        FaultKind::NoHeader => {
            let begin = "\"jadoube\":\"record\"";
            say!("wire-no-header", begin = begin)
        }
        FaultKind::Version(version) => say!("wire-version", version = *version, own = wire::VERSION),
        FaultKind::NotLeftOpen(error) => say!("wire-not-left-open", why = not_left_open(error)),
        FaultKind::TooLong => say!("wire-too-long", count = wire::LINE_LIMIT),
        FaultKind::BlankLine => say!("wire-blank"),
        FaultKind::CutOff => say!("wire-cut-off"),
        FaultKind::Misnumbered { expected, found } => say!(
            "wire-misnumbered",
            found = found.to_string(),
            expected = expected.to_string()
        ),
        FaultKind::More => say!("wire-more"),
        // What the reader of JSON says is in English, and so are lists of articles that are cut short.
        _ => fault.to_string(),
    }
}

/// What is wrong with a record, and where.
pub(crate) fn record_fault_at(fault: &Fault) -> String {
    format!("{}:{}: {}", fault.line, fault.column, record_fault(&fault.kind))
}

/// What the regulations of a competition set, and the Laws do not leave to them.
pub(crate) fn not_left_open(fault: &NotLeftOpen) -> String {
    let (edition, value) = (fault.edition.to_string(), fault.value.to_string());
    say!("not-left-open", edition = edition, value = value)
}

/// What a time control has to have at a place.
pub(crate) fn expected(expected: Expected) -> String {
    match expected {
        Expected::Number => say!("control-number"),
        Expected::Moves => say!("control-moves"),
        Expected::SmallerUnit => say!("control-smaller-unit"),
        Expected::PerMove => say!("control-per-move"),
        Expected::PerMoveOnce => say!("control-per-move-once"),
        Expected::Black => say!("control-black"),
        Expected::End => say!("control-end"),
        Expected::Known => say!("control-known"),
        Expected::NoHourglass => say!("control-no-hourglass"),
        Expected::NoLimitPerMove => say!("control-no-limit"),
        Expected::Period(fault) => match fault {
            PeriodFault::Missing => say!("control-period"),
            PeriodFault::OneTooMany => say!("control-periods", count = Schedule::MAX_PERIODS),
            PeriodFault::NoMoves => say!("control-no-moves"),
            PeriodFault::TooManyMoves => say!("control-many-moves", count = Schedule::MAX_MOVES),
            PeriodFault::TooLong => say!("control-long", count = Schedule::MAX_TIME.as_secs() / 3600),
            PeriodFault::TooFine => say!("control-fine"),
            PeriodFault::NoTime => say!("control-no-time"),
        },
    }
}

/// What the system says of a file or a connection: in English in its own words, otherwise in ours for what is common.
pub(crate) fn why(error: &io::Error) -> String {
    if spoken_language() == Language::English || error.raw_os_error().is_none() {
        return error.to_string();
    }
    match error.kind() {
        io::ErrorKind::NotFound => say!("system-not-found"),
        io::ErrorKind::PermissionDenied => say!("system-denied"),
        io::ErrorKind::AlreadyExists => say!("system-exists"),
        io::ErrorKind::IsADirectory => say!("system-folder"),
        io::ErrorKind::NotADirectory => say!("system-no-folder"),
        io::ErrorKind::StorageFull => say!("system-full"),
        io::ErrorKind::ReadOnlyFilesystem => say!("system-read-only"),
        io::ErrorKind::AddrInUse => say!("system-address-in-use"),
        io::ErrorKind::AddrNotAvailable => say!("system-address-not-ours"),
        _ => error.to_string(),
    }
}
