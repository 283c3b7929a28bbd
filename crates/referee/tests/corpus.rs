//! The frozen records of version 1: every one loads to the game that it was when it was written.
//!
//! A file of the corpus holds records one after the other: `=== name`, the lines of the record, and `--- ` with what the
//! game had come to. The records are those of all cases and of 400 random games, as the referee wrote them before its
//! core was rebuilt. They are never written anew.

use std::fmt::Write as _;

use jadoube_board::fen::{CastlingStyle, EnPassantStyle};
use jadoube_board::{ByColor, Color};
use jadoube_clock::Instant;
use jadoube_referee::{Difference, Entry, EntryNo, Game, MateProver, Must, Obligation, Phase, Referee, wire};

/// What a game has come to, in words that do not depend on the types it is kept in.
fn summary(game: &Game) -> String {
    let mut text = String::new();
    match game.phase() {
        Phase::Awaited => text.push_str("awaited"),
        Phase::Playing => text.push_str("playing"),
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

/// What is ruled or said otherwise since the records were written, by the sentences stored then: corrected claims, flags that
/// fell before the move, overruling, and reasons that are said in the sentence.
const CORRECTED: &[&str] = &[
    "claim-without-move",
    "claim-forfeited",
    "claim-not-written",
    "claim-wrong",
    "claim-threefold-correct",
    "claim-move-changed",
    "claim-as-offer",
    "claim-clock-running",
    "flag-moves-completed",
    "flag-loses",
    "flag-drawn",
    "overruled",
    "overruled-plays-on",
    // A press without a move counts as an illegal move.
    "clock-mishandled",
    // A claim that was not made cannot be taken back.
    "claim-not-withdrawn",
    // Where draws are never agreed the rules on offers do not apply.
    "offer",
    "offer-other-moment",
    "offer-conditional",
    // The arbiter decides about each late player.
    "late-loses",
    "late-both-lose",
    // A default time of nothing is said in other words.
    "late",
    "late-both",
    // Points that no game gives are not permitted in the older editions either.
    "result-signed-otherwise",
];

/// What comes out otherwise, but for what was corrected.
fn otherwise(differences: &[Difference]) -> Vec<String> {
    let corrected = |entry: &Option<Box<Entry>>| match entry.as_deref() {
        None => true,
        Some(Entry::Ruling(ruling)) => CORRECTED.contains(&ruling.sentence.name.as_ref()),
        Some(Entry::Question(question)) => CORRECTED.contains(&question.sentence.name.as_ref()),
        Some(Entry::Event(_)) => false,
    };
    // Under an edition without Chess960 such a start is told now; in a game heard as a whole all that follows moves on by one.
    let told_at_start = |difference: &Difference| match difference {
        Difference::Entry { now: Some(now), .. } => {
            matches!(&**now, Entry::Ruling(ruling) if ruling.sentence.name == "chess960-not-in-edition")
        }
        _ => false,
    };
    if differences.iter().any(told_at_start) {
        return Vec::new();
    }
    let rest = differences.iter().filter(|difference| match difference {
        Difference::Entry { stored, .. } => !corrected(stored),
        // A claim that costs time now stops the clock, and an overruling is held to the points of the game.
        Difference::Refused { .. } => false,
        Difference::Terms(_) | Difference::HeardAsWhole { .. } => true,
    });
    rest.map(ToString::to_string).collect()
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

fn check(corpus: &[u8], records: usize) {
    let mut prover = MateProver::new();
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
        let otherwise = otherwise(&Referee::recheck(&record, &mut prover));
        assert!(otherwise.is_empty(), "{name}: {otherwise:#?}");
        count += 1;
    });
    assert_eq!(count, records);
}

#[test]
fn the_records_of_all_cases_load_to_the_same_game() {
    check(include_bytes!("corpus/v1-cases.txt.zst"), 1128);
}

#[test]
fn the_records_of_random_games_load_to_the_same_game() {
    check(include_bytes!("corpus/v1-random.txt.zst"), 400);
}
