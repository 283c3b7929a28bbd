//! Properties of stored records, tried on random games.

mod random;

use std::collections::BTreeSet;

use jadoube_laws::Edition;
use jadoube_referee::{Entry, MateProver, Referee, Terms, replay_under, wire};

use random::Random;

const GAMES: u64 = 400;
const TRIES: usize = 150;

/// Calls `f` with random games.
fn each_game(mut f: impl FnMut(u64, &Referee, &mut MateProver)) {
    let mut mates = MateProver::new();
    for seed in 0..GAMES {
        let mut random = Random::new(seed);
        let terms = random::terms(&mut random);
        let referee = random::game(&mut random, terms, TRIES, &mut mates);
        f(seed, &referee, &mut mates);
    }
}

/// A heading in which some things are said.
fn heading() -> wire::Heading {
    wire::Heading {
        white: Some("Ann \"A\" Ø".to_owned()),
        round: Some("3.1".to_owned()),
        ..wire::Heading::default()
    }
}

/// A record is mostly moves, and a game has many.
#[test]
fn an_entry_is_small() {
    assert!(size_of::<Entry>() <= 64);
}

#[test]
fn written_read_loaded_and_written_is_the_same() {
    let mut kinds = BTreeSet::new();
    each_game(|seed, referee, mates| {
        let text = wire::write(referee, &heading());
        let (record, faults) = wire::read(&text);
        assert_eq!(faults, [], "seed {seed}:\n{text}");
        let record = record.unwrap();
        assert_eq!(record.terms, *referee.game().terms(), "seed {seed}");
        assert_eq!(record.heading, heading());
        assert_eq!(record.entries, referee.record(), "seed {seed}");
        assert_eq!(Referee::recheck(&record, mates), [], "seed {seed}:\n{text}");
        let again = Referee::load(&record);
        assert_eq!(again.game(), referee.game(), "seed {seed}");
        assert_eq!(wire::write(&again, &heading()), text, "seed {seed}");
        kinds.extend(
            text.split("\"type\":\"")
                .skip(1)
                .filter_map(|rest| rest.split('"').next().map(str::to_owned)),
        );
    });
    // The random games must have in them most of what a record can have.
    assert!(kinds.len() > 60, "only {}: {kinds:?}", kinds.len());
}

#[test]
fn a_record_cut_anywhere_is_read_as_far_as_it_goes() {
    each_game(|seed, referee, _| {
        if seed % 20 != 0 {
            return;
        }
        let text = wire::write(referee, &heading());
        let header = text.find('\n').unwrap();
        let cuts = text.char_indices().map(|(cut, _)| cut).filter(|cut| *cut > header);
        for cut in cuts.step_by(37) {
            let (record, faults) = wire::read(&text[..cut]);
            let whole = text[..cut].matches('\n').count() - 1;
            let entries = record.unwrap().entries;
            // A line that lacks nothing but its line feed is whole.
            assert!(
                entries.len() == whole || entries.len() == whole + 1,
                "seed {seed} at {cut}"
            );
            assert!(faults.len() <= 1, "seed {seed} at {cut}: {faults:?}");
            assert!(
                faults.iter().all(|fault| fault.kind == wire::FaultKind::CutOff),
                "seed {seed}: {faults:?}"
            );
            assert_eq!(entries, referee.record()[..entries.len()]);
        }
    });
}

#[test]
fn heard_again_under_the_same_terms_nothing_is_skipped() {
    each_game(|seed, referee, mates| {
        if referee.heard_as_whole() > 0 {
            return;
        }
        let replayed = replay_under(referee.game().terms().clone(), referee.record(), mates).unwrap();
        assert_eq!(replayed.skipped, [], "seed {seed}");
        assert_eq!(replayed.referee.record(), referee.record(), "seed {seed}");
    });
}

#[test]
fn heard_again_under_another_edition_every_event_is_heard_or_listed() {
    each_game(|seed, referee, mates| {
        let events = referee.events().count();
        for edition in Edition::ALL {
            let terms = Terms {
                edition,
                ..referee.game().terms().clone()
            };
            let Ok(replayed) = replay_under(terms, referee.record(), mates) else {
                continue;
            };
            let heard = replayed.referee.events().count();
            assert_eq!(heard + replayed.skipped.len(), events, "seed {seed} in {edition}");
            for skipped in &replayed.skipped {
                let entry = &referee.record()[skipped.no.index()];
                assert!(matches!(entry, Entry::Event(_)), "seed {seed} in {edition}");
            }
        }
    });
}

/// Records with something wrong in them are read or refused; what is read is loaded as it stands, and what would not be
/// ruled so is found.
#[test]
fn records_changed_at_random_do_no_harm() {
    let (mut alike, mut unlike, mut refused) = (0, 0, 0);
    each_game(|seed, referee, mates| {
        let mut random = Random::new(!seed);
        let text = wire::write(referee, &heading());
        for _ in 0..20 {
            let changed = changed(&mut random, &text);
            let (record, faults) = wire::read(&changed);
            refused += usize::from(!faults.is_empty());
            assert!(faults.iter().all(|fault| !fault.to_string().is_empty()));
            let Some(record) = record else {
                continue;
            };
            let loaded = Referee::load(&record);
            let (read, _) = wire::read(&wire::write(&loaded, &record.heading));
            assert_eq!(read.as_ref(), Some(&record), "seed {seed}");
            // What is searched for with a great budget takes long, and is tried elsewhere.
            if record.terms.budget > 10_000 {
                continue;
            }
            let differences = Referee::recheck(&record, mates);
            assert!(differences.iter().all(|difference| !difference.to_string().is_empty()));
            alike += usize::from(differences.is_empty());
            unlike += usize::from(!differences.is_empty());
        }
    });
    assert!(
        alike > 100 && unlike > 100 && refused > 100,
        "{alike} {unlike} {refused}"
    );
}

/// A text with bytes, words or lines changed.
fn changed(random: &mut Random, text: &str) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=random.below(3) {
        let (one, other) = (random.below(lines.len()), random.below(lines.len()));
        match random.below(8) {
            0 => lines.swap(one, other),
            1 => drop(lines.remove(one)),
            2 => lines.insert(one, lines[other].clone()),
            3 => lines[one] = lines[one].replace("white", "black"),
            4 => lines[one].insert_str(0, random.pick(&["[", "{", "\u{feff}", "\0", "-"])),
            _ => {
                let digit = random.pick(&["0", "9", "99999999", "\"", "\\", "}", "e", "½"]);
                let at: Vec<usize> = lines[one]
                    .match_indices(|c: char| c.is_ascii_digit())
                    .map(|(at, _)| at)
                    .collect();
                if !at.is_empty() {
                    let at = random.pick(&at);
                    lines[one].replace_range(at..=at, digit);
                }
            }
        }
        if lines.is_empty() {
            break;
        }
    }
    lines.join("\n")
}
