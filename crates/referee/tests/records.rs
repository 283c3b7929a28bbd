//! Properties of stored records, tried on random games.

mod random;

use std::collections::BTreeSet;

use jadoube_laws::Edition;
use jadoube_referee::{Entry, Mates, Referee, Terms, rehear, wire};

use random::Random;

const GAMES: u64 = 400;
const TRIES: usize = 150;

/// Calls `f` with random games.
fn each_game(mut f: impl FnMut(u64, &Referee, &mut Mates)) {
    let mut mates = Mates::new();
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

#[test]
fn written_read_replayed_and_written_is_the_same() {
    let mut kinds = BTreeSet::new();
    each_game(|seed, referee, mates| {
        let text = wire::write(referee, &heading());
        let (record, faults) = wire::read(&text);
        assert_eq!(faults, [], "seed {seed}:\n{text}");
        let record = record.unwrap();
        assert_eq!(record.terms, *referee.game().terms(), "seed {seed}");
        assert_eq!(record.heading, heading());
        assert_eq!(record.entries, referee.record(), "seed {seed}");
        let again = Referee::replay(&record, mates).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
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
        if referee.hindsight() > 0 {
            return;
        }
        let reheard = rehear(referee.game().terms().clone(), referee.record(), mates).unwrap();
        assert_eq!(reheard.skipped, [], "seed {seed}");
        assert_eq!(reheard.referee.record(), referee.record(), "seed {seed}");
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
            let Ok(reheard) = rehear(terms, referee.record(), mates) else {
                continue;
            };
            let heard = reheard.referee.events().count();
            assert_eq!(heard + reheard.skipped.len(), events, "seed {seed} in {edition}");
            for skipped in &reheard.skipped {
                let entry = &referee.record()[skipped.no.index()];
                assert!(matches!(entry, Entry::Event(_)), "seed {seed} in {edition}");
            }
        }
    });
}
