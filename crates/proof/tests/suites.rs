//! Positions whose answers are known: suites of other projects, where they lie beside this one, and complete endings.
//!
//! A part of each is asked. `JADOUBE_FULL=1` asks all of it.

mod endings;

use std::fs;
use std::path::Path;

use endings::{Ending, Endings};
use jadoube_board::{ByColor, Color, Position};
use jadoube_proof::{Budget, Prover, Verdict, check};

/// Where the suites lie, seen from this crate.
const SUITES: &str = "../../../shared/data/unwinnable";

/// The text of a suite, or a word that it is not there.
fn suite(name: &str) -> Option<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(SUITES).join(name);
    let text = fs::read_to_string(path).ok();
    if text.is_none() {
        println!("skipped: {name} is not there");
    }
    text
}

fn is_full() -> bool {
    std::env::var_os("JADOUBE_FULL").is_some()
}

/// A position and what is said of it: whether each player can mate, if anything.
struct Case<'a> {
    fen: &'a str,
    said: ByColor<Option<bool>>,
}

/// A case from two signs and a position: `W-` says that White can mate and Black cannot.
fn case<'a>(signs: &str, fen: &'a str) -> Case<'a> {
    let said = |sign: &str| match sign {
        "-" | "UNWINNABLE" => Some(false),
        "W" | "B" | "WINNABLE" => Some(true),
        _ => None,
    };
    let (white, black) = signs.split_at(signs.len() / 2);
    Case {
        fen,
        said: ByColor::new(said(white), said(black)),
    }
}

/// The lines of a suite that are not comments, or some of them.
fn lines(text: &str, every: usize) -> impl Iterator<Item = &str> {
    let every = if is_full() { 1 } else { every };
    text.lines().filter(|line| !line.starts_with('#')).step_by(every)
}

/// Asks about all cases. What is said must not be contradicted, and all that is answered must be shown.
fn check_cases<'a>(name: &str, cases: impl Iterator<Item = Case<'a>>) {
    let mut prover = Prover::new();
    let (mut queries, mut refused, mut unknown, mut listed) = (0, 0, Vec::new(), 0);
    let mut complaints = Vec::new();
    for Case { fen, said } in cases {
        let position: Position = match fen.parse() {
            Ok(position) => position,
            Err(_) => {
                refused += 1;
                continue;
            }
        };
        for winner in Color::ALL {
            queries += 1;
            let verdict = prover.can_mate(&position, winner, Budget::default());
            if let Err(words) = shown(&position, winner, &verdict) {
                complaints.push(words);
            }
            let answer = match verdict {
                Verdict::Winnable(_) => true,
                Verdict::Unwinnable(certificate) => {
                    listed += certificate.listed;
                    false
                }
                Verdict::Unknown(_) => {
                    unknown.push(format!("{winner:?} in {fen}"));
                    continue;
                }
            };
            if said[winner].is_some_and(|said| said != answer) {
                complaints.push(format!("{fen}: {winner:?} can mate: {answer}"));
            }
        }
    }
    println!(
        "{name}: {queries} queries, {} wrong, {} unknown, {listed} positions listed, {refused} positions refused",
        complaints.len(),
        unknown.len()
    );
    assert!(complaints.is_empty(), "{name}:\n{}", complaints.join("\n"));
    assert!(queries > 0, "{name} is empty");
    assert!(
        unknown.len() * UNKNOWN_AT_MOST <= queries,
        "{name}: unknown\n{}",
        unknown.join("\n")
    );
}

/// At most one answer of so many may be unknown.
const UNKNOWN_AT_MOST: usize = 100;

/// Plays a line, and lets the checker look at any verdict.
fn shown(position: &Position, winner: Color, verdict: &Verdict) -> Result<(), String> {
    if let Verdict::Winnable(line) = verdict {
        let mut end = *position;
        for &mv in line {
            if !end.legal_moves().contains(&mv) {
                return Err(format!("{position}: {winner:?}: {mv} is not legal"));
            }
            end = end.make(mv);
        }
        if end.turn() == winner || !end.is_checkmate() {
            return Err(format!("{position}: {winner:?}: no mate"));
        }
    }
    check::verdict(position, winner, verdict).map_err(|objection| format!("{position}: {winner:?}: {objection:?}"))
}

/// Suites in which a verdict of two signs stands before each position, and sometimes a source behind it.
fn check_signed(name: &str, every: usize) {
    if let Some(text) = suite(name) {
        let cases = lines(&text, every).map(|line| {
            let (signs, rest) = line.split_once(' ').expect("a verdict and a position");
            case(signs, rest.split(" ;").next().unwrap_or_default().trim())
        });
        check_cases(name, cases);
    }
}

#[test]
fn cha_positions() {
    check_signed("cha_positions.txt", 10);
}

#[test]
fn cha_lichess() {
    check_signed("cha_lichess.txt", 50);
}

#[test]
fn compositions_and_issues() {
    check_signed("compositions_and_issues.txt", 1);
}

#[test]
fn pdb_dead_reckoning() {
    check_signed("pdb_dead_reckoning.txt", 1);
}

#[test]
fn winnable_hard() {
    if let Some(text) = suite("winnable_hard.txt") {
        let cases = lines(&text, 1).map(|line| {
            let mut parts = line.split(" | ");
            let signs = match parts.next() {
                Some("w") => "W?",
                Some("b") => "?B",
                other => panic!("{other:?} is no player"),
            };
            case(signs, parts.next().expect("a position"))
        });
        check_cases("winnable_hard.txt", cases);
    }
}

#[test]
fn ashlar_oracle() {
    if let Some(text) = suite("ashlar_ambrona_oracle.tsv") {
        let cases = lines(&text, 1).skip(1).map(|line| {
            let fields: Vec<&str> = line.split('\t').collect();
            let sign = |word: &str, sign| match word {
                "WINNABLE" => sign,
                "UNWINNABLE" => '-',
                _ => '?',
            };
            let signs: String = [sign(fields[1], 'W'), sign(fields[2], 'B')].iter().collect();
            case(&signs, fields[0])
        });
        check_cases("ashlar_ambrona_oracle.tsv", cases);
    }
}

/// Games lost on time to a player who could not have mated.
#[test]
fn lichess_unfair() {
    if let Some(text) = suite("lichess_unfair_2022-04.txt") {
        let cases = lines(&text, 100).map(|line| {
            let (fen, _) = line.rsplit_once(' ').expect("a position and a game");
            // The player who is not to move is said to be unable to mate.
            let signs = if fen.contains(" w ") { "?-" } else { "-?" };
            case(signs, fen)
        });
        check_cases("lichess_unfair_2022-04.txt", cases);
    }
}

/// Asks about so many positions of an ending, at regular distances, and about as many of those in which White cannot
/// mate though the material would allow it; every second one with the colours exchanged.
fn check_ending(endings: &mut Endings, name: &str, part: usize) {
    let ending = endings.ending(name);
    let mut prover = Prover::new();
    let part = if is_full() { part * 20 } else { part };
    let (all, lost) = (
        ending.legal().count(),
        ending.legal().filter(|&index| !ending.is_winnable(index)).count(),
    );
    let some = ending.legal().step_by(all.div_ceil(part).max(1));
    let some_lost = ending
        .legal()
        .filter(|&index| !ending.is_winnable(index))
        .step_by(lost.div_ceil(part).max(1));
    let (mut queries, mut unknown) = (0_usize, 0_usize);
    for index in some.chain(some_lost) {
        let (mut position, mut winner) = (ending.position(index).expect("it is legal"), Color::White);
        if queries % 2 == 1 {
            (position, winner) = (Ending::turned(&position), Color::Black);
        }
        queries += 1;
        let verdict = prover.can_mate(&position, winner, Budget::default());
        shown(&position, winner, &verdict).unwrap_or_else(|words| panic!("{words}"));
        let answer = match verdict {
            Verdict::Winnable(_) => true,
            Verdict::Unwinnable(_) => false,
            Verdict::Unknown(_) => {
                unknown += 1;
                continue;
            }
        };
        assert_eq!(answer, ending.is_winnable(index), "{winner:?} in {position}");
    }
    println!("{name}: {all} positions, {lost} that White cannot win; {queries} queries, {unknown} unknown");
    assert!(
        unknown * UNKNOWN_AT_MOST <= queries,
        "{name}: {unknown} of {queries} are unknown"
    );
}

/// Endings that are small, or each the best of its kind, and with `JADOUBE_FULL` all others.
fn check_endings(usual: &[&str], others: &[&str]) {
    let mut endings = Endings::default();
    let others = if is_full() { others } else { &[] };
    for name in usual.iter().chain(others) {
        check_ending(&mut endings, name, 1_000);
    }
}

#[test]
fn endings_with_a_knight() {
    check_endings(&["KNK", "KNKR"], &["KNKN", "KNKB", "KNKQ", "KNKP"]);
}

#[test]
fn endings_with_a_bishop() {
    check_endings(&["KBK", "KBNK"], &["KBKN", "KBKB", "KBKR", "KBKQ", "KBKP"]);
}

#[test]
fn endings_with_more() {
    check_endings(&["KPK", "KRK", "KQK"], &["KRKB", "KRKP"]);
}
