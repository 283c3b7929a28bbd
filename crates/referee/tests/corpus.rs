//! The frozen records of version 1: every one loads to the game that it was when it was written.
//!
//! A file of the corpus holds records one after the other: `=== name`, the lines of the record, and `--- ` with what the
//! game had come to. The records are those of all cases and of 400 random games, as the referee wrote them before its
//! core was rebuilt. They are never written anew.
//!
//! Beside each stands a list of what would come out otherwise if the events were heard now: the record, the entry, what was
//! said then, what is said now, and a number that stands for all of it. A corrected ruling is a line there.
//! `JADOUBE_UPDATE=1` writes the lists anew.

use std::collections::VecDeque;
use std::fmt::Write as _;

use jadoube_board::fen::{CastlingStyle, EnPassantStyle};
use jadoube_board::{ByColor, Color};
use jadoube_clock::Instant;
use jadoube_laws::Provisions;
use jadoube_referee::{Difference, Entry, EntryNo, Game, MateProver, Must, Obligation, Phase, Referee, wire};

/// What a game has come to, in words that do not depend on the types it is kept in.
fn summary(game: &Game) -> String {
    let mut text = String::new();
    match game.phase() {
        Phase::Awaited => text.push_str("awaited"),
        Phase::Playing => text.push_str("playing"),
        Phase::Sealing => text.push_str("sealing"),
        Phase::Adjourned => text.push_str("adjourned"),
        Phase::Resuming => text.push_str("resuming"),
        Phase::Annulled => text.push_str("annulled"),
        Phase::Ended(outcome) => {
            let points = outcome.points;
            // The player stood in parentheses when the corpus was frozen.
            let ending = format!("{:?}", outcome.ending)
                .replace(" { player: ", "(")
                .replace(" }", ")");
            let _ = write!(text, "ended {ending} {}-{}", points.white, points.black);
        }
    }
    match game.position() {
        Some(position) => {
            let position = position.fen(CastlingStyle::XFen, EnPassantStyle::Always);
            let _ = write!(text, "; {position}; moves");
        }
        None => {
            let _ = write!(text, "; {}; moves", game.board().to_setup());
        }
    }
    for ply in game.plies() {
        let _ = match ply.legal() {
            Some((_, mv)) => write!(text, " {mv}@{}", ply.entry),
            None => write!(text, " {}?@{}", ply.attempt(), ply.entry),
        };
    }
    let _ = write!(text, "; made {}", both(game.made()));
    let _ = write!(text, "; completed {}", both(game.completed()));
    let _ = write!(text, "; unpressed {}", both(game.unpressed()));
    if let Some(clock) = game.clock() {
        let now = game.now().unwrap_or(Instant::ZERO);
        let left = ByColor::from_fn(|color| clock.remaining(color, now).as_millis());
        let flags = ByColor::from_fn(|color| clock.flag(color, now).map_or(-1, |at| at.as_millis() as i64));
        let due = ByColor::from_fn(|color| clock.moves_due(color).unwrap_or(0));
        let _ = write!(text, "; clock {} runs {:?}", both(left), clock.running());
        let _ = write!(text, " flags {} due {}", both(flags), both(due));
    }
    let _ = write!(text, "; interrupted {}", game.interrupted());
    let _ = write!(
        text,
        "; offers {}",
        both(ByColor::from_fn(|color| game.offers()[color].map_or(0, |no| no.get())))
    );
    let _ = write!(text, "; forfeited {}", game.claim_forfeited());
    if let Some(Obligation { player, must, .. }) = game.obligation() {
        let _ = match must {
            Must::Play(attempt) => write!(text, "; {player} must play {attempt}"),
            Must::MovePiece(square) => write!(text, "; {player} must move {square}"),
            Must::Capture(square) => write!(text, "; {player} must capture {square}"),
        };
    }
    let questions: Vec<String> = game.questions().iter().map(|(no, _)| no.to_string()).collect();
    let _ = write!(text, "; asked [{}]", questions.join(" "));
    let signed = ByColor::from_fn(|color| game.signed()[color].map_or("-".to_owned(), both));
    let _ = write!(text, "; signed {}/{}", signed.white, signed.black);
    let _ = write!(
        text,
        "; shown {}; consented {}",
        both(game.shown()),
        game.draw_consented()
    );
    let since = |at: Option<Instant>| at.map_or(-1, |at| at.as_millis() as i64);
    let arrived = ByColor::from_fn(|color| since(game.arrived()[color]));
    let _ = write!(
        text,
        "; started {} arrived {} now {}",
        since(game.started()),
        both(arrived),
        since(game.now())
    );
    text
}

fn both<T: std::fmt::Display + Copy>(values: ByColor<T>) -> String {
    format!("{}/{}", values[Color::White], values[Color::Black])
}

/// Calls `f` with the name, the text and the summary of every record of a file.
fn each_record(corpus: &str, mut f: impl FnMut(&str, &str, &str)) {
    for block in corpus.split("=== ").skip(1) {
        let (name, rest) = block.split_once('\n').unwrap();
        let (record, summary) = rest.split_once("--- ").unwrap();
        f(name, record, summary.trim_end());
    }
}

/// What comes out otherwise now, a line for each entry: what the record has, and what there would be.
fn otherwise(differences: &[Difference], provisions: &Provisions) -> Vec<String> {
    // Where a game is heard as a whole, something new moves all that follows on. Elsewhere no event differs.
    let is_event = |entry: &Option<Box<Entry>>| matches!(entry.as_deref(), Some(Entry::Event(_)));
    let moves_on = differences.iter().rposition(|difference| match difference {
        Difference::Entry { stored, now, .. } => is_event(stored) || is_event(now),
        _ => false,
    });
    let (moved, rest) = differences.split_at(moves_on.map_or(0, |last| last + 1));
    let plain = |difference: &Difference| match difference {
        Difference::Entry { no, stored, now } => {
            let (stored, now) = (stored.as_deref(), now.as_deref());
            format!("{no}: {}{}", changed(stored, now), mark(*no, now, provisions))
        }
        Difference::Refused { no, refusal } => format!("{no}: refused, {refusal}"),
        Difference::Terms(_) | Difference::HeardAsWhole { .. } => difference.to_string(),
    };
    let mut lines = moved_on(moved);
    lines.extend(rest.iter().map(plain));
    lines
}

/// What is said between the entries of a game heard as a whole, and was not said then.
fn moved_on(differences: &[Difference]) -> Vec<String> {
    let (mut lines, mut ahead) = (Vec::new(), VecDeque::new());
    for difference in differences {
        let Difference::Entry { no, stored, now } = difference else {
            lines.push(difference.to_string());
            continue;
        };
        ahead.extend(stored);
        match now {
            Some(now) if ahead.front() == Some(&now) => drop(ahead.pop_front()),
            now => lines.push(format!("{no}: {} goes before", told(now.as_deref()))),
        }
    }
    if ahead.len() != lines.len() {
        lines.push(format!("{} entries are gone", ahead.len()));
    }
    lines
}

/// A number that stands for all that an entry says, but for the articles at which its provisions stand: two entries that
/// are told alike and are not the same have different ones.
fn mark(no: EntryNo, entry: Option<&Entry>, provisions: &Provisions) -> String {
    let Some(entry) = entry else { return String::new() };
    let line = wire::write_entry(no, entry, provisions);
    let articles = line
        .find(r#""articles":["#)
        .map_or(0..0, |from| from..from + line[from..].find(']').unwrap());
    let said = line[..articles.start].bytes().chain(line[articles.end..].bytes());
    // FNV-1a.
    let mark = said.fold(0x811c_9dc5_u32, |mark, byte| {
        (mark ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    format!(" #{mark:08x}")
}

/// How an entry has changed.
fn changed(stored: Option<&Entry>, now: Option<&Entry>) -> String {
    let (was, is) = (told(stored), told(now));
    if was != is {
        return format!("{was} -> {is}");
    }
    let parts: Vec<&str> = match (stored, now) {
        (Some(Entry::Ruling(was)), Some(Entry::Ruling(is))) => vec![
            if was.also_by == is.also_by { "" } else { "provisions" },
            if was.rests_on == is.rests_on { "" } else { "events" },
            if was.effects == is.effects { "" } else { "effects" },
            if was.because == is.because { "" } else { "reasons" },
            if was.sentence == is.sentence { "" } else { "words" },
        ],
        (Some(Entry::Question(was)), Some(Entry::Question(is))) => vec![
            if was.also_by == is.also_by { "" } else { "provisions" },
            if was.choices == is.choices { "" } else { "answers" },
            if was.because == is.because { "" } else { "reasons" },
            if was.sentence == is.sentence { "" } else { "words" },
        ],
        _ => Vec::new(),
    };
    let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    format!("{was} -> other {}", parts.join(", "))
}

/// An entry by what it says and by which provision.
fn told(entry: Option<&Entry>) -> String {
    match entry {
        None => "nothing".to_owned(),
        Some(Entry::Event(_)) => "an event".to_owned(),
        Some(Entry::Ruling(ruling)) => format!("{} by {}", ruling.sentence.name, ruling.key),
        Some(Entry::Question(question)) => format!("{} by {}, asked", question.sentence.name, question.key),
    }
}

/// Every line is written as it was read, but for articles that were corrected, and conditions that questions did not name.
fn check_lines(name: &str, text: &str, record: &wire::Record) {
    let (_, faults) = wire::read(text);
    let provisions = record.terms.provisions().unwrap();
    for (before, (line, entry)) in text.lines().skip(1).zip(&record.entries).enumerate() {
        let written = wire::write_entry(EntryNo::after(before), entry, &provisions);
        let written = match entry {
            Entry::Question(question) if !line.contains(r#""condition":"#) => match &question.condition {
                Some(condition) => written.replacen(&format!(r#""condition":"{condition}","#), "", 1),
                None => written,
            },
            _ => written,
        };
        if faults.iter().all(|fault| fault.line != before + 2) {
            assert_eq!(written, line, "{name}");
        }
    }
}

fn check(corpus: &[u8], records: usize, list: &str) {
    let mut prover = MateProver::new();
    let mut list_of = Vec::new();
    let corpus = String::from_utf8(zstd::decode_all(corpus).unwrap()).unwrap();
    let mut count = 0;
    each_record(&corpus, |name, text, expect| {
        let (record, faults) = wire::read(text);
        let faults: Vec<_> = faults.iter().filter(|fault| fault.kind.hides_entries()).collect();
        assert!(faults.is_empty(), "{name}: {faults:?}");
        let record = record.unwrap();
        check_lines(name, text, &record);
        let referee = Referee::load(&record);
        assert_eq!(summary(referee.game()), expect, "{name}");
        let lines = otherwise(&Referee::recheck(&record, &mut prover), referee.game().provisions());
        if !lines.is_empty() {
            list_of.push((name.to_owned(), lines));
        }
        count += 1;
    });
    assert_eq!(count, records);
    compare(&listed(&list_of), list);
}

/// The list: records of one case that come out alike in several editions stand together.
fn listed(records: &[(String, Vec<String>)]) -> String {
    let case = |name: &str| {
        name.rsplit_once(' ')
            .map_or(name.to_owned(), |(case, _)| case.to_owned())
    };
    let alike = |a: &(String, Vec<String>), b: &(String, Vec<String>)| case(&a.0) == case(&b.0) && a.1 == b.1;
    let mut text = String::new();
    for records in records.chunk_by(alike) {
        let (first, lines) = &records[0];
        let _ = write!(text, "=== {first}");
        for (name, _) in &records[1..] {
            let _ = write!(text, " {}", name.rsplit(' ').next().unwrap_or_default());
        }
        let _ = write!(text, "\n{}\n", lines.join("\n"));
    }
    text
}

/// What comes out otherwise is what the list says, no more and no less.
fn compare(now: &str, list: &str) {
    let path = format!("{}/tests/corpus/{list}", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("JADOUBE_UPDATE").is_some() {
        std::fs::write(&path, now).unwrap();
    }
    let listed = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = listed.lines().zip(now.lines()).find(|(listed, now)| listed != now);
    assert!(
        listed == now,
        "tests/corpus/{list} has {} lines and should have {}; the first that differs: {differs:?}. \
         JADOUBE_UPDATE=1 cargo test -p jadoube-referee --test corpus writes it anew",
        listed.lines().count(),
        now.lines().count()
    );
}

#[test]
fn the_records_of_all_cases_load_to_the_same_game() {
    check(
        include_bytes!("corpus/v1-cases.txt.zst"),
        1128,
        "v1-cases.otherwise.txt",
    );
}

#[test]
fn the_records_of_random_games_load_to_the_same_game() {
    check(
        include_bytes!("corpus/v1-random.txt.zst"),
        400,
        "v1-random.otherwise.txt",
    );
}
