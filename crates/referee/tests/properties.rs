//! What holds whatever happens: any sequence of events is admitted or refused, and the record says what follows.
//!
//! The tests hear some thousand sequences. `JADOUBE_SEQUENCES=1000000` asks for more, and `JADOUBE_SEED=7` begins with
//! the sequence of that number. One that fails says which it was; asked for alone, its events are told.

mod sequences;
mod sloppy;
mod twin;
mod whole;

use std::collections::HashSet;
use std::mem::{Discriminant, discriminant};

use jadoube_board::{ByColor, Color, Move};
use jadoube_clock::Instant;
use jadoube_laws::{Key, Score};
use jadoube_referee::act::{self, Act, Decision, Overruled};
use jadoube_referee::wire::{Heading, Record};
use jadoube_referee::{
    Answer, Author, Blank, Effect, Ending, Entry, Event, EventDraft, Filling, MateProver, Penalty, Ply, Referee,
    Refusal,
};
use sequences::Sequence;
use twin::Twin;
use whole::WholeMoves;

/// How many sequences are heard, unless told otherwise.
const SEQUENCES: u64 = 20_000;

/// One of so many sequences of a long run is heard a second time.
const REPLAYED: u64 = 16;

/// Whether more sequences are heard than in the whole test suite.
fn is_long_run() -> bool {
    asked("JADOUBE_SEQUENCES").is_some_and(|count| count > SEQUENCES)
}

fn asked(name: &str) -> Option<u64> {
    let asked = std::env::var(name).ok();
    asked.map(|number| number.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

/// The numbers of the sequences to hear: this part of all.
fn numbers(part: u64) -> impl Iterator<Item = Number> {
    let first = asked("JADOUBE_SEED").unwrap_or(0);
    let count = asked("JADOUBE_SEQUENCES").unwrap_or(SEQUENCES);
    (first..first + count.div_ceil(part)).map(Number)
}

/// The number of a sequence, which is told when a test fails.
struct Number(u64);

impl Drop for Number {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("hear it again with JADOUBE_SEED={} JADOUBE_SEQUENCES=1", self.0);
        }
    }
}

#[test]
fn any_sequence_is_admitted_or_refused() {
    let (mut mates, mut again) = (MateProver::new(), MateProver::new());
    let told = asked("JADOUBE_SEQUENCES") == Some(1);
    let mut met = Met::default();
    for number in numbers(1) {
        let (mut sequence, terms) = Sequence::new(number.0);
        let mut referee = Referee::new(terms.clone()).expect("sound terms");
        for _ in 0..sequence.length {
            let Some(event) = sequence.next(&referee) else {
                break;
            };
            if told {
                eprintln!("{event:?}");
            }
            met.refused.extend(hear(&mut referee, event, &mut mates));
            met.ended
                .extend(referee.game().outcome().map(|outcome| discriminant(&outcome.ending)));
            if sequence.random.below(16) == 0 {
                counts_agree(&referee);
            }
        }
        counts_agree(&referee);
        is_loaded_as_heard(&referee);
        // What is recorded can be heard again, and comes to the same. A long run spends its time on new sequences instead.
        if is_long_run() && !number.0.is_multiple_of(REPLAYED) {
            continue;
        }
        let mut replayed = Referee::new(terms).expect("sound terms");
        for event in referee.events() {
            let heard = replayed.hear(event.clone(), &mut again);
            assert!(heard.is_ok(), "{event:?} is refused the second time: {heard:?}");
        }
        assert_eq!(replayed.record(), referee.record());
        assert_eq!(replayed.game(), referee.game());
    }
    // The sequences lead everywhere.
    if asked("JADOUBE_SEQUENCES").is_none() {
        assert!(
            met.ended.len() >= 18,
            "only {} kinds of endings are met",
            met.ended.len()
        );
        assert!(
            met.refused.len() >= 24,
            "only {} reasons to refuse are met",
            met.refused.len()
        );
    }
}

#[test]
fn hands_are_the_whole_moves_that_they_amount_to() {
    let (mut mates, mut again) = (MateProver::new(), MateProver::new());
    let told = asked("JADOUBE_SEQUENCES") == Some(1);
    let (mut events, mut by_hand, mut moves) = (0, 0, 0);
    for number in numbers(4) {
        let (mut sequence, terms) = Sequence::of_hands(number.0);
        let mut referee = Referee::new(terms.clone()).expect("sound terms");
        let mut whole = WholeMoves::new(terms);
        let mut can_tell = true;
        for _ in 0..sequence.length {
            let Some(event) = sequence.next(&referee) else {
                break;
            };
            if told {
                eprintln!("{event:?}");
            }
            let (before, is_handling) = (referee.record().len(), whole::is_handling(&event.act));
            if hear(&mut referee, event, &mut mates).is_some() {
                sequence.refused();
                continue;
            }
            (events, by_hand) = (events + 1, by_hand + usize::from(is_handling));
            can_tell = can_tell && whole.tell(&referee, before, &mut again);
        }
        moves += whole.moves;
        is_loaded_as_heard(&referee);
    }
    // Hands are a good share of what happens, and make moves.
    if asked("JADOUBE_SEQUENCES").is_none() {
        assert!(
            5 * by_hand >= 2 * events,
            "only {by_hand} of {events} events are of hands"
        );
        assert!(moves >= 3_500, "only {moves} moves are told as whole moves");
    }
}

/// What is recorded folds to the game that was heard.
fn is_loaded_as_heard(referee: &Referee) {
    let record = Record {
        terms: referee.game().terms().clone(),
        heading: Heading::default(),
        heard_as_whole: referee.heard_as_whole(),
        entries: referee.record().to_vec(),
    };
    assert_eq!(Referee::load(&record).game(), referee.game());
}

#[test]
fn every_choice_leads_to_an_entry() {
    let mut mates = MateProver::new();
    let mut asked_by = HashSet::new();
    for number in numbers(10) {
        let (mut sequence, terms) = Sequence::new(number.0);
        let mut referee = Referee::new(terms).expect("sound terms");
        for _ in 0..sequence.length {
            let Some(event) = sequence.next(&referee) else {
                break;
            };
            let before = referee.record().len();
            let _ = referee.hear(event, &mut mates);
            // Answered at once, and as later events leave it.
            if referee.record().len() > before {
                every_choice(&referee, &mut mates, &mut asked_by);
            }
        }
    }
    if asked("JADOUBE_SEQUENCES").is_none() {
        assert!(asked_by.len() >= 20, "only {} provisions ask", asked_by.len());
    }
}

/// Each open question, answered in each way that it permits, leads to something that the referee says; and what its blank
/// does not permit is refused for a reason of its own.
fn every_choice(referee: &Referee, mates: &mut MateProver, asked_by: &mut HashSet<Key>) {
    let now = referee.game().now().expect("something was heard");
    let at = now + std::time::Duration::from_secs(1);
    // At the end of time nothing can be answered any more.
    if at <= now {
        return;
    }
    for (no, question) in referee.game().questions() {
        asked_by.insert(question.key);
        for choice in &question.choices {
            let mut answered = |filling: Option<Filling>| {
                let (question, word) = (*no, choice.word);
                let answer = Answer { word, filling };
                let event = act::Answered { question, answer }.by(Author::Arbiter).at(at);
                let mut referee = referee.clone();
                referee.hear(event, mates).map(|entries| entries[1..].to_vec())
            };
            let amount = std::time::Duration::from_secs(61);
            let some = |blank: Blank| match blank {
                Blank::Clock { .. } => Filling::Clock(ByColor::new(amount, amount * 2)),
                Blank::Time { .. } => Filling::Time(amount),
                Blank::Score { most, .. } => Filling::Score(most),
                Blank::OpponentScore { proposed, .. } => Filling::Score(proposed),
                Blank::ExtraTime => Filling::Clock(ByColor::new(amount, amount * 2)),
                Blank::Points { proposed, .. } => Filling::Points(proposed),
            };
            let said = answered(choice.blank.map(some));
            let said = said.unwrap_or_else(|refusal| panic!("{choice:?} to {question:?} is refused: {refusal}"));
            assert!(!said.is_empty(), "{choice:?} to {question:?} leads to nothing");
            // What is filled in is what is done.
            let done = |done: &dyn Fn(&Effect) -> bool| {
                let rulings = said.iter().filter_map(|entry| match entry {
                    Entry::Ruling(ruling) => Some(ruling),
                    Entry::Event(_) | Entry::Question(_) => None,
                });
                rulings.flat_map(|ruling| &ruling.effects).any(done)
            };
            assert!(
                match choice.blank.map(some) {
                    None => true,
                    Some(Filling::Clock(set)) => done(&|effect| match effect {
                        Effect::ClockSet { times } => *times == set,
                        Effect::TimeAdded { player, amount } => *amount == set[*player],
                        _ => false,
                    }),
                    Some(Filling::Time(time)) => done(&|effect| match effect {
                        Effect::TimeAdded { amount, .. } | Effect::TimeTaken { amount, .. } => *amount == time,
                        _ => false,
                    }),
                    Some(Filling::Score(score)) => done(&|effect| match effect {
                        Effect::Penalised {
                            penalty: Penalty::OpponentPoints { amount } | Penalty::OffenderPoints { amount },
                            ..
                        } => *amount == score,
                        Effect::Ended(outcome) => outcome.points.white == score || outcome.points.black == score,
                        _ => false,
                    }),
                    Some(Filling::Points(points)) => done(&|effect| match effect {
                        Effect::Ended(outcome) => outcome.points == points,
                        _ => false,
                    }),
                },
                "{choice:?} to {question:?} does something else: {said:?}"
            );
            let none = Filling::Points(ByColor::new(Score::ZERO, Score::ZERO));
            match choice.blank {
                None => assert_eq!(answered(Some(none)), Err(Refusal::NothingToFillIn)),
                // A win, if nothing else is said.
                Some(Blank::OpponentScore { .. }) => assert!(answered(None).is_ok()),
                Some(blank) => {
                    assert!(matches!(answered(None), Err(Refusal::NotFilledIn(_))));
                    let nothing = match blank {
                        Blank::Time { .. } => Filling::Time(std::time::Duration::ZERO),
                        Blank::Score { .. } => Filling::Score(Score::ZERO),
                        Blank::ExtraTime => Filling::Clock(ByColor::default()),
                        Blank::Points { .. } | Blank::Clock { .. } | Blank::OpponentScore { .. } => continue,
                    };
                    assert_eq!(answered(Some(nothing)), Err(Refusal::OutOfBounds(blank)));
                    assert_eq!(answered(Some(none)), Err(Refusal::NotFilledIn(blank)));
                }
            }
        }
    }
}

/// How games ended and why events were refused.
#[derive(Default)]
struct Met {
    ended: HashSet<Discriminant<Ending>>,
    refused: HashSet<Discriminant<Refusal>>,
}

#[test]
fn whole_games_are_heard_as_move_by_move() {
    let (mut mates, mut again) = (MateProver::new(), MateProver::new());
    for number in numbers(10) {
        let (mut sequence, terms) = Sequence::new(number.0);
        let mut slow = Referee::new(terms.clone()).expect("sound terms");
        let mut moves: Vec<Move> = Vec::new();
        let mut millis = 0..;
        let mut tell = |slow: &mut Referee, draft: EventDraft| {
            let at = Instant::from_millis(millis.next().expect("time goes on"));
            slow.hear(draft.at(at), &mut mates).is_ok()
        };
        tell(&mut slow, act::SessionStarted {}.by(Author::Nobody));
        let mut heard = 0;
        for _ in 0..2 * sequence.length {
            let Some(mv) = sequence.legal(slow.game()) else {
                break;
            };
            moves.push(mv);
            let played = act::Played { attempt: mv.into() }.by(slow.game().turn());
            if !tell(&mut slow, played) {
                break;
            }
            heard += 1;
        }
        let mut fast = Referee::new(terms).expect("sound terms");
        // All at once, or in two parts.
        let (first, rest) = moves.split_at(sequence.random.below(2 * moves.len() + 1).min(moves.len()));
        let parts = [first, rest].map(|part| fast.hear_moves(part, &mut again));
        assert_eq!(parts.iter().sum::<usize>(), heard);
        // A position that later moves prove alive need not be asked about.
        let asks = |entry: &Entry| matches!(entry, Entry::Question(question) if question.key == "end.dead-position");
        if !slow.record().iter().any(asks) {
            assert_eq!(fast.record(), slow.record());
            assert_eq!(fast.game(), slow.game());
        }
        counts_agree(&fast);
    }
}

/// Hears one event and looks at what came of it. The reason is returned if it is refused.
fn hear(referee: &mut Referee, event: Event, mates: &mut MateProver) -> Option<Discriminant<Refusal>> {
    let (game, length) = (referee.game().clone(), referee.record().len());
    let plays_on = matches!(
        event.act,
        Act::Overruled(Overruled {
            decision: Decision::PlaysOn,
            ..
        })
    );
    match referee.hear(event.clone(), mates) {
        Err(refusal) => {
            assert!(!refusal.to_string().is_empty());
            assert_eq!(referee.record().len(), length, "{event:?} is refused and recorded");
            assert_eq!(*referee.game(), game, "{event:?} is refused and changes the game");
            Some(discriminant(&refusal))
        }
        Ok(entries) => {
            assert_eq!(entries.first(), Some(&Entry::Event(event.clone())));
            let entries = entries.len();
            assert_eq!(referee.record().len(), length + entries);
            for index in length + 1..referee.record().len() {
                well_founded(referee, index);
            }
            if game.phase().is_over() && !plays_on {
                assert!(referee.game().phase().is_over(), "{event:?} revives the game");
            }
            clocks_agree(referee);
            None
        }
    }
}

/// What the referee says rests on earlier events and on provisions that the game has.
fn well_founded(referee: &Referee, index: usize) {
    let entry = &referee.record()[index];
    let (key, with, rests_on) = match entry {
        Entry::Event(event) => panic!("{event:?} follows from nothing that happened"),
        Entry::Ruling(ruling) => (ruling.key, &ruling.also_by, &ruling.rests_on),
        Entry::Question(question) => {
            assert!(question.choices.len() >= 2, "{question:?} leaves no choice");
            (question.key, &question.also_by, &question.rests_on)
        }
    };
    assert!(!rests_on.is_empty(), "{entry:?} rests on nothing");
    assert!(rests_on.is_sorted(), "{entry:?} rests on events in disorder");
    for no in rests_on {
        assert!(no.index() < index, "{entry:?} rests on what comes later");
        assert!(
            matches!(referee.record()[no.index()], Entry::Event(_)),
            "{entry:?} rests on no event"
        );
    }
    let holds = |key: &Key| referee.game().provisions().has(*key).is_some();
    assert!(
        holds(&key) && with.iter().all(holds),
        "{entry:?} cites what does not hold in the game"
    );
}

/// At most one clock runs, and none does while the game stands still.
fn clocks_agree(referee: &Referee) {
    let game = referee.game();
    let (Some(clock), Some(now)) = (game.clock(), game.now()) else {
        return;
    };
    let plays = game.phase().is_on() && !game.interrupted();
    assert_eq!(clock.running().is_some(), plays, "{:?} runs", clock.running());
    let later = now + std::time::Duration::from_secs(1);
    for color in Color::ALL {
        if clock.running() != Some(color) {
            assert_eq!(
                clock.remaining(color, later),
                clock.remaining(color, now),
                "{color} loses time"
            );
        }
    }
    assert!(
        !game.held_up() || game.interrupted(),
        "a question holds up a game that goes on"
    );
}

/// The game counts as the slow twin does, which hears whole moves alone and misses none; what hands make is in
/// `hands.rs`.
fn counts_agree(referee: &Referee) {
    // The twin hears neither hands nor what is in an envelope.
    let unheard = |event: &Event| {
        use Act::{EnvelopeOpened, Lifted, Placed, Released, Removed, SealedMoveDeclared, Sensed, TookFromBox};
        matches!(
            event.act,
            Lifted(_)
                | Placed(_)
                | Released(_)
                | Removed(_)
                | TookFromBox(_)
                | Sensed(_)
                | EnvelopeOpened(_)
                | SealedMoveDeclared(_)
        )
    };
    // Nor does it know when a player takes the turn that a press without a move has passed.
    let passed = |ply: &Ply| ply.attempt().from == ply.attempt().to;
    let untold = referee.game().has_gap() || referee.game().plies().iter().any(passed);
    if untold || referee.events().any(unheard) {
        return;
    }
    let (game, twin) = (referee.game(), Twin::of(referee));
    assert_eq!(game.position(), twin.position().as_ref());
    assert_eq!(game.occurrences(), twin.occurrences());
    assert_eq!(game.made(), twin.made);
    assert_eq!(game.completed(), twin.completed);
    for color in Color::ALL {
        assert!(
            game.completed()[color] <= game.made()[color],
            "{color} completes moves that were not made"
        );
    }
}
