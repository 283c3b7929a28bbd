//! The table of time controls against the Laws' data: names, totals, and the class in each edition.

use std::collections::BTreeMap;
use std::time::Duration;

use jadoube_board::Color;
use jadoube_clock::{TimeControl, known_controls};
use serde::Deserialize;

/// The table of time controls, as the Laws' data has it.
#[derive(Deserialize)]
struct Table {
    edition: BTreeMap<String, Limits>,
    time_control: Vec<Row>,
}

/// Where an edition draws the line between blitz, rapid and standard chess, in minutes.
#[derive(Deserialize)]
struct Limits {
    blitz_below: Option<u64>,
    blitz_to: Option<u64>,
    rapid_below: Option<u64>,
    rapid_to: Option<u64>,
}

impl Limits {
    fn class(&self, total: Duration) -> &'static str {
        let minutes = |limit: u64| Duration::from_secs(limit * 60);
        let within = |below: Option<u64>, to: Option<u64>| {
            below.is_some_and(|limit| total < minutes(limit)) || to.is_some_and(|limit| total <= minutes(limit))
        };
        if within(self.blitz_below, self.blitz_to) {
            "blitz"
        } else if within(self.rapid_below, self.rapid_to) {
            "rapid"
        } else {
            "standard"
        }
    }
}

#[derive(Deserialize)]
struct Row {
    id: String,
    name: String,
    total_minutes: Option<u64>,
    black_total_minutes: Option<u64>,
    #[serde(default)]
    repeats_last: bool,
    class: BTreeMap<String, String>,
}

#[test]
fn the_table_has_the_totals_and_classes_of_the_laws() {
    let table: Table = toml::from_str(include_str!("../../../laws/time-controls.toml")).unwrap();
    let names = |known: &[(&str, &str)]| {
        known
            .iter()
            .map(|(id, name)| format!("{id}: {name}"))
            .collect::<Vec<_>>()
    };
    let rows: Vec<_> = table.time_control.iter().map(|row| (&*row.id, &*row.name)).collect();
    let known: Vec<_> = known_controls().iter().map(|known| (known.id, known.name)).collect();
    assert_eq!(names(&rows), names(&known));
    assert_eq!(rows.len(), 58);

    for row in &table.time_control {
        let (control, by_name) = (row.id.parse::<TimeControl>(), row.name.parse::<TimeControl>());
        let Some(white) = row.total_minutes else {
            assert!(control.is_err() && by_name.is_err(), "{}", row.id);
            assert!(row.class.values().all(|class| class == "not-covered"));
            continue;
        };
        let control = control.unwrap();
        assert_eq!(by_name.as_ref(), Ok(&control));
        let totals = Color::ALL.map(|color| control[color].total());
        let expect = [white, row.black_total_minutes.unwrap_or(white)];
        assert_eq!(
            totals,
            expect.map(|minutes| Duration::from_secs(minutes * 60)),
            "{}",
            row.id
        );
        assert_eq!(control[Color::White].repeats_last(), row.repeats_last);
        for (edition, limits) in &table.edition {
            let class = match totals.map(|total| limits.class(total)) {
                [white, black] if white == black => white,
                _ => "unclassified",
            };
            assert_eq!(class, row.class[edition], "{} in {edition}", row.id);
        }
    }
}

#[test]
fn names_of_the_table_mean_what_they_say() {
    // These say more than the writing of everyday knows.
    let beyond = |name: &str| {
        ["from move", "then", "Hourglass", "Lightning"]
            .iter()
            .any(|word| name.contains(word))
    };
    for known in known_controls().iter().filter(|known| !beyond(known.name)) {
        assert_eq!(
            TimeControl::from_everyday(known.name),
            known.control(),
            "{}",
            known.name
        );
    }
    for known in known_controls() {
        if let Ok(control) = known.control() {
            assert_eq!(control.everyday().to_string().parse(), Ok(control.clone()));
            assert_eq!(TimeControl::from_pgn(&control.pgn().to_string()), Ok(control));
        }
    }
}
