//! Whether a position is dead can be proved after the event that brought it about, by an event of its own.

use jadoube_board::{Color, Position};
use jadoube_clock::Instant;
use jadoube_laws::Edition;
use jadoube_referee::act::{self, ProofVerdict};
use jadoube_referee::wire::{self, Heading, Record};
use jadoube_referee::{
    Answer, Author, Difference, Ending, Entry, EntryNo, Event, EventDraft, MateProver, Phase, Referee, Refusal, Terms,
    Word,
};

/// Neither player can mate here, which takes some 40,000 positions to prove.
const HARD: &str = "8/8/k6p/5p1P/3b1p2/2b2PpK/6P1/8 w - - 0 1";

/// A referee of a game from here whose session has begun, and of which the proof comes later.
fn begun(start: &str) -> Referee {
    let start: Position = start.parse().unwrap();
    let mut referee = Referee::new(Terms {
        start,
        ..Terms::of(Edition::E2023)
    })
    .unwrap();
    let started = act::SessionStarted {}
        .by(Author::Nobody)
        .at(Instant::ZERO)
        .proved_later();
    hear(&mut referee, started).unwrap();
    referee
}

/// Hears an event without being able to prove anything.
fn hear(referee: &mut Referee, event: Event) -> Result<Vec<Entry>, Refusal> {
    let mut prover = MateProver::with_ceiling(1);
    let heard = referee.hear(event, &mut prover).map(<[Entry]>::to_vec);
    assert!(!prover.was_cut_short(), "nothing is proved");
    heard
}

fn at(referee: &Referee, draft: EventDraft) -> Event {
    let now = referee.game().now().unwrap();
    draft.at(Instant::from_millis(now.as_millis() + 1))
}

fn proved(referee: &mut Referee, verdict: ProofVerdict) -> Vec<Entry> {
    let event = at(referee, act::Proved { verdict }.by(Author::Nobody));
    hear(referee, event).unwrap()
}

fn first() -> EntryNo {
    EntryNo::new(1).unwrap()
}

/// The record as it comes back from the disk.
fn stored(referee: &Referee) -> Record {
    let text = wire::write(referee, &Heading::default());
    let (record, faults) = wire::read(&text);
    assert!(faults.is_empty(), "{faults:?}");
    let record = record.unwrap();
    assert_eq!(wire::write(&Referee::load(&record), &Heading::default()), text);
    record
}

#[test]
fn a_dead_position_ends_the_game_when_it_is_proved() {
    let mut referee = begun(HARD);
    assert_eq!(referee.game().phase(), Phase::Playing);
    assert_eq!(referee.game().awaits_proof(), Some(first()));
    let text = wire::write(&referee, &Heading::default());
    assert!(
        text.ends_with("{\"n\":1,\"at\":0,\"event\":{\"type\":\"round-started\"},\"proof\":\"later\"}\n"),
        "{text}"
    );
    // The game may be over: nothing is heard before that is known, but that the record broke off.
    let resigned = at(&referee, act::Resigned {}.by(Color::White));
    assert_eq!(hear(&mut referee, resigned), Err(Refusal::ProofAwaited(first())));
    let broke_off = at(&referee, act::BrokeOff {}.by(Author::Nobody));
    hear(&mut referee, broke_off).unwrap();
    // What is awaited is in the record.
    referee = Referee::load(&stored(&referee));
    let said = proved(&mut referee, ProofVerdict::Dead);
    let [Entry::Event(_), Entry::Ruling(ruling)] = &said[..] else {
        panic!("{said:?}");
    };
    assert_eq!(ruling.key, "end.dead-position");
    let proof = EntryNo::new(u32::try_from(referee.record().len()).unwrap() - 1).unwrap();
    assert_eq!(ruling.rests_on, [first(), proof]);
    assert_eq!(referee.game().outcome().unwrap().ending, Ending::DeadPosition);
    assert_eq!(referee.game().awaits_proof(), None);
    let record = stored(&referee);
    assert_eq!(Referee::load(&record).game(), referee.game());
    assert_eq!(Referee::recheck(&record, &mut MateProver::new()), []);
}

#[test]
fn a_game_goes_on_from_a_position_that_is_proved_alive() {
    let mut referee = begun("8/5k2/4P3/8/8/3K4/3R4/8 b - - 0 1");
    let said = proved(&mut referee, ProofVerdict::Alive);
    assert_eq!(said.len(), 1, "{said:?}");
    let played = act::Played {
        attempt: "f7e6".parse().unwrap(),
    };
    let played = at(&referee, played.by(Color::Black));
    referee.hear(played, &mut MateProver::new()).unwrap();
    assert_eq!(referee.game().phase(), Phase::Playing);
    let record = stored(&referee);
    assert_eq!(Referee::load(&record).game(), referee.game());
    assert_eq!(Referee::recheck(&record, &mut MateProver::new()), []);
}

#[test]
fn what_is_not_proved_is_asked() {
    let mut referee = begun(HARD);
    let said = proved(&mut referee, ProofVerdict::Unknown);
    let [Entry::Event(_), Entry::Question(question)] = &said[..] else {
        panic!("{said:?}");
    };
    assert_eq!(question.key, "end.dead-position");
    let mut again = Referee::load(&stored(&referee));
    assert_eq!(again.game(), referee.game());
    let answered = act::Answered {
        question: EntryNo::new(3).unwrap(),
        answer: Answer::from(Word::Drawn),
    };
    let answered = at(&again, answered.by(Author::Arbiter));
    hear(&mut again, answered).unwrap();
    assert_eq!(again.game().outcome().unwrap().ending, Ending::DeadPosition);
    // With the budget of the terms it can be decided, so the record does not come out as it is stored.
    let differences = Referee::recheck(&stored(&referee), &mut MateProver::new());
    let [Difference::Entry { no, .. }, Difference::Entry { .. }] = &differences[..] else {
        panic!("{differences:?}");
    };
    assert_eq!(no.get(), 2);
}

#[test]
fn a_false_verdict_is_named_by_a_recheck() {
    let mut referee = begun("8/5k2/4P3/8/8/3K4/3R4/8 b - - 0 1");
    proved(&mut referee, ProofVerdict::Dead);
    let differences = Referee::recheck(&stored(&referee), &mut MateProver::new());
    let named: Vec<String> = differences.iter().map(ToString::to_string).collect();
    assert_eq!(
        named[0],
        "entry 2: the record has the verdict `dead`, and now there is the verdict `alive`"
    );
}

#[test]
fn nothing_is_proved_that_was_not_left_open() {
    let mut referee = Referee::new(Terms::of(Edition::E2023)).unwrap();
    let started = act::SessionStarted {}.by(Author::Nobody).at(Instant::ZERO);
    referee.hear(started, &mut MateProver::new()).unwrap();
    let verdict = ProofVerdict::Dead;
    let event = at(&referee, act::Proved { verdict }.by(Author::Nobody));
    assert_eq!(hear(&mut referee, event), Err(Refusal::NothingToProve));
    // And a ruling has no proof to come.
    let text = wire::write(&begun(HARD), &Heading::default());
    let ruling = text.replacen("\"at\":0,\"event\":{\"type\":\"round-started\"}", "\"ruling\":null", 1);
    assert_ne!(text, ruling);
    let (_, faults) = wire::read(&ruling);
    assert_eq!(faults.len(), 1, "{faults:?}");
}
