//! Stored records: they load as they stand, and what would come out otherwise is found.

use jadoube_board::{ByColor, Color};
use jadoube_clock::Instant;
use jadoube_laws::{Edition, Pace, Score, Supervision};
use jadoube_referee::act::{self, Claim, Decision};
use jadoube_referee::{
    Author, Ending, Entry, EntryNo, EventDraft, MateProver, Referee, Refusal, Terms, Word, replay_under, wire,
};

/// The fool's mate, heard move by move or as a whole.
fn mated(heard_as_whole: bool) -> Referee {
    let mut mates = MateProver::new();
    let mut referee = Referee::new(Terms::of(Edition::E2023)).unwrap();
    let mut position = *referee.game().position().unwrap();
    let mut moves = Vec::new();
    for mv in ["f2f3", "e7e5", "g2g4", "d8h4"] {
        let mv = position.find(mv.parse().unwrap()).unwrap();
        moves.push(mv);
        position = position.make(mv);
    }
    if heard_as_whole {
        assert_eq!(referee.hear_moves(&moves, &mut mates), 4);
        return referee;
    }
    let mut at = 0;
    let mut hear = |act: EventDraft| {
        at += 1000;
        let at = Instant::from_millis(at);
        referee.hear(act.at(at), &mut mates).unwrap();
    };
    hear(act::SessionStarted {}.by(Author::Nobody));
    for (ply, mv) in moves.into_iter().enumerate() {
        let by = Color::ALL[ply % 2];
        hear(act::Played { attempt: mv.into() }.by(by));
    }
    referee
}

/// Changes the text of the mate and rechecks it. It loads as it stands all the same.
fn check_recheck(heard_as_whole: bool, from: &str, to: &str, expect: Option<&str>) {
    let text = wire::write(&mated(heard_as_whole), &wire::Heading::default());
    assert!(text.contains(from), "{from} is not in\n{text}");
    let text = text.replace(from, to);
    let (record, faults) = wire::read(&text);
    assert_eq!(faults, [], "{text}");
    let record = record.unwrap();
    let loaded = Referee::load(&record);
    assert_eq!(loaded.record(), record.entries);
    let differences = Referee::recheck(&record, &mut MateProver::new());
    let first = differences.first().map(ToString::to_string);
    assert_eq!(first.as_deref(), expect, "\n{text}");
}

#[test]
fn differences() {
    check_recheck(false, "{", "{", None);
    check_recheck(true, "{", "{", None);
    check_recheck(
        false,
        "g2g4",
        "g2g3",
        Some("entry 6: the record has the ruling `checkmate` by end.checkmate, and now there is nothing"),
    );
    check_recheck(
        false,
        "f2f3",
        "f2f5",
        Some("entry 2 cannot happen there: the move is illegal"),
    );
    check_recheck(
        false,
        "\"at\":3000",
        "\"at\":2000",
        Some("entry 3 cannot happen there: not later than the event before it"),
    );
    check_recheck(
        false,
        "\"version\":1,",
        "\"version\":1,\"hindsight\":5,",
        Some("entry 1: the record has an event at 1000 ms, and now there is an event at 0 ms"),
    );
    check_recheck(
        true,
        "\"hindsight\":5",
        "\"hindsight\":9",
        Some("the record says that 9 events were heard with the whole game known; 5 can be"),
    );
    check_recheck(
        false,
        "\"points\":{\"white\":\"0\",\"black\":\"1\"}}]",
        "\"points\":{\"white\":\"1\",\"black\":\"0\"}}]",
        Some(
            "entry 6: the record has the ruling `checkmate` by end.checkmate, and now there is one with other details",
        ),
    );
}

#[test]
fn a_missing_end_is_a_difference_and_can_be_completed() {
    let whole = mated(false);
    let text = wire::write(&whole, &wire::Heading::default());
    let cut = text.trim_end().rfind('\n').unwrap() + 20;
    let (record, faults) = wire::read(&text[..cut]);
    assert_eq!(faults.len(), 1);
    let record = record.unwrap();
    let mut mates = MateProver::new();
    let differences = Referee::recheck(&record, &mut mates);
    assert_eq!(
        differences[0].to_string(),
        "entry 6: the record has nothing, and now there is the ruling `checkmate` by end.checkmate"
    );
    let mut loaded = Referee::load(&record);
    assert_eq!(loaded.complete(&mut mates), &whole.record()[5..]);
    assert_eq!(loaded.record(), whole.record());
    assert_eq!(loaded.complete(&mut mates), []);
}

/// A game of knights going out and back, and a claim that the position stands for the third time.
fn claimed(edition: Edition) -> Referee {
    let mut mates = MateProver::new();
    let mut referee = Referee::new(Terms::of(edition)).unwrap();
    let mut acts = vec![act::SessionStarted {}.by(Author::Nobody)];
    for mv in ["g1f3", "g8f6", "f3g1", "f6g8"].repeat(5) {
        let by = Color::ALL[(acts.len() + 1) % 2];
        acts.push(
            act::Played {
                attempt: mv.parse().unwrap(),
            }
            .by(by),
        );
    }
    acts.push(
        act::Claimed {
            claim: Claim::Threefold { intended: None },
        }
        .by(Color::White),
    );
    for (index, act) in acts.into_iter().enumerate() {
        let at = Instant::from_millis(index as u64);
        // Where the game is over without a claim, the rest cannot happen.
        let _ = referee.hear(act.at(at), &mut mates);
    }
    referee
}

#[test]
fn another_edition_ends_the_game_elsewhere_and_lists_what_came_after() {
    let mut mates = MateProver::new();
    let old = claimed(Edition::E2009);
    assert_eq!(old.game().outcome().unwrap().ending, Ending::Threefold);
    let new = replay_under(Terms::of(Edition::E2023), old.record(), &mut mates).unwrap();
    assert_eq!(new.referee.game().outcome().unwrap().ending, Ending::Fivefold);
    assert!(new.skipped.len() == 5 && new.skipped.iter().all(|skipped| skipped.refusal == Refusal::Over));
    assert_eq!(new.skipped[0].no, EntryNo::after(17));
}

#[test]
fn answers_and_overrulings_find_what_they_refer_to() {
    let mut mates = MateProver::new();
    let key = jadoube_laws::find("clock.placement").unwrap().key;
    let terms = |pace| Terms {
        pace,
        supervision: Supervision::Limited,
        control: Some("10m".parse().unwrap()),
        ..Terms::of(Edition::E2017)
    };
    let mut referee = Referee::new(terms(Pace::Rapid)).unwrap();
    let points = ByColor::new(Score::HALF, Score::HALF);
    let next = |referee: &Referee| match referee.events().count() {
        0 => Some(act::SessionStarted {}.by(Author::Nobody)),
        1 => Some(act::Raised { key, about: None }.by(Author::Arbiter)),
        2 => Some(
            act::Answered {
                question: referee.game().questions()[0].0,
                answer: Word::Allowed.into(),
            }
            .by(Author::Arbiter),
        ),
        3 => Some(act::Resigned {}.by(Color::White)),
        4 => Some(
            act::Overruled {
                ruling: last(referee),
                decision: Decision::Points { points },
            }
            .by(Author::Arbiter),
        ),
        _ => None,
    };
    while let Some(act) = next(&referee) {
        let at = Instant::from_millis(referee.record().len() as u64);
        referee.hear(act.at(at), &mut mates).unwrap();
    }
    assert_eq!(referee.game().outcome().unwrap().ending, Ending::Arbiter);

    // Without the first ruling, that the clock is started, every later entry has another number.
    let other = Terms {
        control: None,
        ..terms(Pace::Rapid)
    };
    let replayed = replay_under(other, referee.record(), &mut mates).unwrap();
    assert_eq!(replayed.skipped, []);
    assert_eq!(replayed.referee.record().len() + 1, referee.record().len());
    assert_eq!(replayed.referee.game().outcome(), referee.game().outcome());
}

/// The last entry.
fn last(referee: &Referee) -> EntryNo {
    EntryNo::after(referee.record().len() - 1)
}

#[test]
fn what_is_forgotten_was_not_heard_as_a_whole() {
    let mut referee = mated(true);
    let events = referee.heard_as_whole();
    assert!(events > 3);
    referee.rewind(referee.record().len());
    assert_eq!(referee.heard_as_whole(), events);
    let third = referee.record().iter().enumerate();
    let (third, _) = third
        .filter(|(_, entry)| matches!(entry, Entry::Event(_)))
        .nth(2)
        .unwrap();
    referee.rewind(third);
    assert_eq!(referee.heard_as_whole(), 2);
    assert_eq!(referee.events().count(), 2);
}
