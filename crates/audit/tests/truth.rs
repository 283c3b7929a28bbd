//! What is found in games with faults put into them is what was put there: all of it, and nothing else.

mod seeded;

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use jadoube_audit::{Audit, Bookmark, Finding, Kind, Settings};
use seeded::{Truth, seeded};

fn audit(text: &str, settings: Settings) -> Vec<Finding> {
    let mut audit = Audit::new(settings);
    let mut found = Vec::new();
    audit
        .read("seeded.pgn", text.as_bytes(), Bookmark::default(), |step| {
            found.extend(step.findings);
            ControlFlow::Continue(())
        })
        .unwrap();
    found
}

/// The text of a game.
fn game(text: &str, number: u64) -> &str {
    let game = text.split("[Event ").nth(number as usize).unwrap_or_default();
    game.trim_end()
}

#[test]
fn recall_and_precision_are_whole_by_kind() {
    let seeded = seeded(20, 12);
    let found = audit(
        &seeded.games,
        Settings {
            verify: true,
            ..Settings::default()
        },
    );
    let mut told: Vec<Truth> = found
        .iter()
        .map(|finding| Truth {
            game: finding.game,
            kind: finding.kind.as_str(),
            ply: finding.ply,
        })
        .collect();
    told.sort();
    let mut truth = seeded.truth.clone();
    truth.sort();
    // By kind: put there, found, and both.
    let mut sums: BTreeMap<&str, [usize; 3]> = Kind::ALL.iter().map(|kind| (kind.as_str(), [0; 3])).collect();
    for truth in &truth {
        let sum = sums.get_mut(truth.kind).unwrap();
        sum[0] += 1;
        sum[2] += usize::from(told.binary_search(truth).is_ok());
    }
    for told in &told {
        sums.get_mut(told.kind).unwrap()[1] += 1;
    }
    let missed = truth.iter().filter(|truth| told.binary_search(truth).is_err());
    let invented = told.iter().filter(|told| truth.binary_search(told).is_err());
    let show = |wrong: &Truth| format!("{wrong:?}\n{}\n", game(&seeded.games, wrong.game));
    let missed: Vec<String> = missed.map(show).collect();
    let invented: Vec<String> = invented.map(show).collect();
    assert!(
        missed.is_empty() && invented.is_empty(),
        "missed:\n{}\ninvented:\n{}\n{sums:?}",
        missed.join("\n"),
        invented.join("\n")
    );
    assert!(
        sums.values()
            .all(|sum| sum[0] > 0 && sum[0] == sum[1] && sum[1] == sum[2]),
        "{sums:?}"
    );
    // Whatever can be confirmed is.
    assert!(
        found.iter().all(|finding| finding.verified != Some(false)),
        "{found:#?}"
    );
    assert!(found.iter().filter(|finding| finding.verified == Some(true)).count() > 100);
}

#[test]
fn the_same_seed_makes_the_same_games() {
    let [one, other] = [seeded(7, 1), seeded(7, 1)];
    assert_eq!(one.games, other.games);
    assert_eq!(one.truth, other.truth);
    assert_ne!(one.games, seeded(8, 1).games);
}
