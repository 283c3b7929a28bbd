//! What other crates and the system find wrong, in the language that is spoken.

use std::io;

use jadoube_cases as cases;
use jadoube_clock::{Expected, PeriodFault, Schedule};
use jadoube_laws::{Edition, NotLeftOpen};
use jadoube_referee::wire::{self, Fault, FaultKind};
use jadoube_referee::{Difference, Entry, EntryNo, Refusal};
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
        FaultKind::Broken => say!("wire-broken"),
        FaultKind::Unreadable(why) => no_json(why),
        FaultKind::CitedOtherwise { stored, now } => {
            say!("wire-cited", stored = articles(stored), now = articles(now))
        }
        // Kinds that are not known yet.
        _ => fault.to_string(),
    }
}

/// Articles as a record names them, a line of them at most.
fn articles(named: &[String]) -> String {
    const MOST: usize = 12;
    match named.len() {
        0 => say!("wire-no-article"),
        count if count > MOST => format!("{}, …", named[..MOST].join(", ")),
        _ => named.join(", "),
    }
}

/// What the reader of JSON finds wrong: in English in its own words, otherwise in ours, with the names that it quotes.
fn no_json(why: &str) -> String {
    if spoken_language() == Language::English {
        return why.to_owned();
    }
    let quoted: Vec<&str> = why.split('`').skip(1).step_by(2).collect();
    let name = quoted.first().copied().unwrap_or_default();
    let known = || quoted[1..].join(", ");
    let begins = |begin: &str| why.starts_with(begin) && !name.is_empty();
    if begins("missing field `") {
        say!("json-missing", name = name)
    } else if begins("duplicate field `") {
        say!("json-twice", name = name)
    } else if begins("unknown field `") && quoted.len() > 1 {
        say!("json-unknown-field", name = name, known = known())
    } else if begins("unknown field `") {
        say!("json-unwanted-field", name = name)
    } else if begins("unknown variant `") && quoted.len() > 1 {
        say!("json-unknown-word", name = name, known = known())
    } else if ["invalid type", "invalid value", "invalid length"]
        .iter()
        .any(|begin| why.starts_with(begin))
    {
        say!("json-value")
    } else if SYNTAX.iter().any(|begin| why.starts_with(begin)) {
        say!("json-syntax")
    } else {
        say!("json-other")
    }
}

/// How the reader of JSON begins to tell of a text that is not JSON.
const SYNTAX: [&str; 10] = [
    "EOF while",
    "expected ",
    "key must be",
    "trailing ",
    "control character",
    "invalid escape",
    "invalid number",
    "invalid unicode",
    "lone leading surrogate",
    "recursion limit",
];

/// What is wrong with a line of a case file.
pub(crate) fn case_fault(kind: &cases::FaultKind) -> String {
    use cases::FaultKind as Kind;
    match kind {
        Kind::StrayStep => say!("case-stray-step"),
        Kind::NoStep => say!("case-no-step"),
        Kind::OpenBracket => say!("case-open-bracket"),
        Kind::OnlyEditions => say!("case-only-editions"),
        Kind::NoEdition(_) => say!("case-no-edition", editions = years(&Edition::ALL)),
        Kind::NoProvision => say!("case-no-provision"),
        Kind::NoSuchKey { key, meant } if meant.is_empty() => say!("case-no-key", key = key.as_str()),
        Kind::NoSuchKey { key, meant } => say!("case-other-key", key = key.as_str(), meant = meant.join("`, `")),
        Kind::NoSuchCheck { key, check, count: 0 } => say!("case-without-checks", key = key.as_str(), check = *check),
        Kind::NoSuchCheck { key, check, count } => {
            say!("case-no-check", key = key.as_str(), check = *check, count = *count)
        }
        Kind::OtherEditions {
            key,
            check,
            edition,
            known,
        } => say!(
            "case-other-editions",
            key = key.as_str(),
            check = *check,
            edition = edition.to_string(),
            known = years(known)
        ),
        // What the runner finds quotes the steps, which are English.
        _ => kind.to_string(),
    }
}

fn years(editions: &[Edition]) -> String {
    let years: Vec<String> = editions.iter().map(Edition::to_string).collect();
    years.join(" ")
}

/// What the referee says otherwise today. Entries are told as they are told elsewhere.
pub(crate) fn difference(
    difference: &Difference,
    tell: impl Fn(EntryNo, &Entry) -> String,
    refuse: impl Fn(&Refusal) -> String,
) -> String {
    let told = |no: EntryNo, entry: Option<&Entry>| match entry {
        Some(entry) => say!("differs-quoted", text = tell(no, entry)),
        None => say!("differs-nothing"),
    };
    match difference {
        Difference::Terms(error) => not_left_open(error),
        Difference::HeardAsWhole { stored, now } => say!("differs-whole", stored = *stored, now = *now),
        Difference::Refused { no, refusal } => say!("differs-refused", n = no.get(), why = refuse(refusal)),
        Difference::Entry { no, stored, now } => {
            let (stored, now) = (told(*no, stored.as_deref()), told(*no, now.as_deref()));
            match stored == now {
                true => say!("differs-in-details", n = no.get(), stored = stored),
                false => say!("differs-entry", n = no.get(), stored = stored, now = now),
            }
        }
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
