//! Contracts: what a ruling turns on, over every situation, edition, pace and supervision, and in random games.

mod random;

use std::collections::BTreeSet;

use jadoube_board::Color;
use jadoube_clock::Instant;
use jadoube_laws::{Edition, Pace, Supervision};
use jadoube_referee::act::Answered;
use jadoube_referee::{
    Author, Contract, Effect, Entry, Event, Language, MateProver, Mode, NoContract, Referee, Refusal, Situation, Terms,
    Words, situations, wire,
};

use random::Random;

/// A referee who is called to a board, and a situation there.
struct Call {
    referee: Referee,
    situation: &'static Situation,
    player: Color,
}

impl Call {
    fn event(&self) -> Result<Event, Refusal> {
        let draft = self.situation.draft(self.player, &self.referee)?;
        Ok(draft.at(Instant::ZERO))
    }

    fn contract(&self, facts: &[(&str, bool)]) -> Result<Contract, NoContract> {
        let event = self.event().map_err(NoContract::Refused)?;
        self.referee.contract(event, facts, &mut MateProver::new())
    }

    fn place(&self) -> String {
        let terms = self.referee.game().terms();
        let Terms {
            edition,
            pace,
            supervision,
            ..
        } = terms;
        format!("{} {edition} {pace} {supervision} {}", self.situation.name, self.player)
    }
}

fn called(edition: Edition, pace: Pace, supervision: Supervision) -> Referee {
    let terms = Terms {
        pace,
        supervision,
        mode: Mode::Called,
        ..Terms::of(edition)
    };
    Referee::new(terms).unwrap()
}

fn every_call() -> Vec<Call> {
    let mut calls = Vec::new();
    for situation in situations() {
        for edition in Edition::ALL {
            for pace in Pace::ALL {
                for supervision in Supervision::ALL {
                    for player in Color::ALL {
                        calls.push(Call {
                            referee: called(edition, pace, supervision),
                            situation,
                            player,
                        });
                    }
                }
            }
        }
    }
    calls
}

fn leaves<'a>(contract: &'a Contract, to: &mut Vec<&'a [Entry]>) {
    match contract {
        Contract::Outcome(entries) => to.push(entries),
        Contract::Depends(depends) => {
            leaves(&depends.if_holds, to);
            leaves(&depends.if_fails, to);
        }
    }
}

#[test]
fn every_situation_leads_somewhere_or_says_why_not() {
    let mut known: BTreeSet<&str> = BTreeSet::new();
    for call in every_call() {
        match call.contract(&[]) {
            Ok(contract) => {
                let mut found = Vec::new();
                leaves(&contract, &mut found);
                if found.iter().any(|entries| !entries.is_empty()) {
                    known.insert(call.situation.name);
                }
                for entry in found.iter().copied().flatten() {
                    assert!(!matches!(entry, Entry::Event(_)), "{}", call.place());
                }
            }
            // The edition has no such provision, or not at this pace.
            Err(NoContract::Refused(Refusal::NotRaisable(_))) => {}
            Err(other) => panic!("{}: {other:?}", call.place()),
        }
    }
    let all: BTreeSet<&str> = situations().iter().map(|situation| situation.name).collect();
    assert_eq!(known, all, "each situation leads to something in some edition");
}

#[test]
fn what_is_asked_and_said_is_in_words() {
    let words = Words::new(Language::English).unwrap();
    for call in every_call() {
        let Ok(contract) = call.contract(&[]) else { continue };
        let game = call.referee.game();
        let mut said: Vec<String> = contract.facts().iter().map(|fact| words.asks(fact, game)).collect();
        assert!(said.iter().all(|ask| ask.contains('?')), "{}: {said:?}", call.place());
        let mut found = Vec::new();
        leaves(&contract, &mut found);
        for entry in found.iter().copied().flatten() {
            match entry {
                Entry::Ruling(ruling) => {
                    said.push(words.ruling(ruling, game));
                    said.extend(words.ruling_reasons(ruling, game));
                }
                Entry::Question(question) => {
                    said.push(words.question(question, game));
                    said.extend(words.question_reasons(question, game));
                    said.extend(question.choices.iter().map(|choice| words.choice_of(question, choice)));
                }
                Entry::Event(_) => {}
            }
        }
        for text in said {
            // What cannot be said is named, and what is missing in it stands in braces.
            let is_whole = text.contains(' ') && !text.contains('$') && !text.contains("a1");
            let is_answer = !text.contains('-') || text.contains(' ');
            assert!(
                is_answer && (is_whole || !text.contains('{')),
                "{}: {text}",
                call.place()
            );
        }
    }
}

/// A situation is told by facts alone: the same whoever of the players it is about, with the colours exchanged.
#[test]
fn both_players_are_asked_the_same() {
    for pair in every_call().chunks(2) {
        let [white, black] = pair else { continue };
        let names = |call: &Call| -> Vec<String> {
            let contract = call.contract(&[]).ok();
            let facts = contract.iter().flat_map(Contract::facts);
            let names = facts.map(|fact| fact.name.replace("white", "one").replace("black", "one"));
            names.collect()
        };
        // The time that passes before White comes is White's.
        if white.situation.name != "late-player" && white.situation.name != "both-flags-first-known" {
            assert_eq!(names(white), names(black), "{}", white.place());
        }
    }
}

/// Facts outside the contract never change the outcome, facts in it do for some assignment.
#[test]
fn facts_matter_exactly_if_they_are_asked() {
    let calls = every_call();
    let contracts: Vec<(Call, Contract)> = calls
        .into_iter()
        .filter(|call| call.player == Color::Black)
        .filter_map(|call| call.contract(&[]).ok().map(|contract| (call, contract)))
        .collect();
    let names: BTreeSet<String> = contracts
        .iter()
        .flat_map(|(_, contract)| contract.facts())
        .map(|fact| fact.name.to_string())
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    assert!(names.len() > 25, "{names:?}");
    let mut random = Random::new(8);
    for (call, contract) in &contracts {
        let mut matters: BTreeSet<String> = BTreeSet::new();
        for _ in 0..12 {
            let told: Vec<(&str, bool)> = names.iter().map(|name| (*name, random.once_in(2))).collect();
            let outcome = call.contract(&told).unwrap();
            assert!(matches!(outcome, Contract::Outcome(_)), "{}", call.place());
            let walked = told
                .iter()
                .fold(contract.clone(), |contract, (name, holds)| contract.when(name, *holds));
            assert!(outcome.comes_to_the_same_as(&walked), "{}", call.place());
        }
        let asked = contract.facts();
        // One fact alone decides at each node, for the assignments that lead there.
        let mut open = vec![(contract, Vec::new())];
        while let Some((contract, path)) = open.pop() {
            let Contract::Depends(depends) = contract else { continue };
            let name = depends.fact.name.as_ref();
            let told = |holds| [path.clone(), vec![(name, holds)]].concat();
            let [yes, no] = [true, false].map(|holds| call.contract(&told(holds)).unwrap());
            assert!(!yes.comes_to_the_same_as(&no), "{}: {name}", call.place());
            assert!(yes.comes_to_the_same_as(&depends.if_holds) && no.comes_to_the_same_as(&depends.if_fails));
            matters.insert(name.to_owned());
            open.push((&depends.if_holds, told(true)));
            open.push((&depends.if_fails, told(false)));
        }
        assert_eq!(matters.len(), asked.len(), "{}", call.place());
    }
}

/// Of a game that nobody watched nothing is said that was not told: reasons are the provisions and what was told.
#[test]
fn only_what_was_told_is_a_reason() {
    for call in every_call() {
        let Ok(contract) = call.contract(&[]) else { continue };
        let mut open = vec![(&contract, Vec::new())];
        while let Some((contract, told)) = open.pop() {
            match contract {
                Contract::Depends(depends) => {
                    let told: Vec<&str> = [told, vec![depends.fact.name.as_ref()]].concat();
                    open.push((&depends.if_holds, told.clone()));
                    open.push((&depends.if_fails, told));
                }
                Contract::Outcome(entries) => {
                    for entry in entries {
                        let because = match entry {
                            Entry::Ruling(ruling) => &ruling.because,
                            Entry::Question(question) => &question.because,
                            Entry::Event(_) => continue,
                        };
                        for reason in because.iter().filter(|reason| reason.settled) {
                            let name = reason.condition.as_ref();
                            assert!(told.contains(&name), "{}: {name}", call.place());
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn a_game_that_nobody_watched_has_no_record() {
    let mut referee = called(Edition::LATEST, Pace::Standard, Supervision::Full);
    let mut prover = MateProver::new();
    for situation in situations() {
        for draft in situation.drafts(Color::White) {
            let heard = referee.hear(draft.at(Instant::ZERO), &mut prover);
            assert_eq!(heard, Err(Refusal::NotWatched));
        }
    }
    referee.hear_moves(&[], &mut prover);
    assert!(referee.record().is_empty());
    // A header that is written all the same is not taken for that of a watched game.
    let (record, faults) = wire::read(&wire::write(&referee, &wire::Heading::default()));
    assert!(record.is_none());
    assert!(faults[0].to_string().contains("mode"), "{faults:?}");
}

/// In a watched game the contract of an event is what is then said to it, or it names what is then asked; and each answer
/// leads where the contract says.
#[test]
fn the_contract_of_a_watched_game_is_what_is_heard() {
    let mut prover = MateProver::new();
    let (mut settled, mut depending) = (0, 0);
    for seed in 0..120 {
        let mut random = Random::new(seed);
        let terms = random::terms(&mut random);
        let game = random::game(&mut random, terms, 100, &mut prover);
        let entries = game.record().iter().enumerate();
        let events = entries.filter_map(|(index, entry)| match entry {
            Entry::Event(event) => Some((index, event)),
            Entry::Ruling(_) | Entry::Question(_) => None,
        });
        // What was heard with the whole game known was heard otherwise.
        for (index, event) in events.skip(game.heard_as_whole() as usize) {
            let mut referee = game.clone();
            referee.rewind(index);
            let before = referee.clone();
            let contract = before.contract(event.clone(), &[], &mut prover).unwrap();
            let heard = referee.hear(event.clone(), &mut prover).unwrap().to_vec();
            match &contract {
                Contract::Outcome(entries) => {
                    assert_eq!(entries[..], heard[1..], "seed {seed}");
                    settled += 1;
                }
                Contract::Depends(depends) => {
                    let name = depends.fact.name.as_ref();
                    depending += 1;
                    answered_as_foretold(&before, &referee, event, name, &mut prover);
                }
            }
        }
    }
    assert!(settled > 3_000 && depending > 10, "{settled} {depending}");
}

fn answered_as_foretold(before: &Referee, after: &Referee, event: &Event, name: &str, prover: &mut MateProver) {
    let heard = &after.record()[before.record().len() + 1..];
    let open = after.game().questions().iter();
    let mut asked = open.filter(|(_, question)| question.condition.as_deref() == Some(name));
    let (no, question) = asked.next_back().expect("what the contract depends on is asked");
    for (choice, holds) in question.choices.iter().take(2).zip([true, false]) {
        let contract = before.contract(event.clone(), &[(name, holds)], prover).unwrap();
        let Contract::Outcome(entries) = contract else { continue };
        let mut answered = after.clone();
        let at = event.at + std::time::Duration::from_millis(1);
        let answer = Answered {
            question: *no,
            answer: choice.proposal(),
        };
        let then = answered.hear(answer.by(Author::Arbiter).at(at), prover).unwrap()[1..].to_vec();
        let said: BTreeSet<String> = heard.iter().chain(&then).filter_map(gist).collect();
        let foretold: BTreeSet<String> = entries.iter().filter_map(gist).collect();
        assert_eq!(foretold, said, "{name}");
    }
}

/// What a ruling comes to. The clock may have been stopped by the question already, and what it then shows differs by the
/// moment of the answer.
fn gist(entry: &Entry) -> Option<String> {
    match entry {
        Entry::Ruling(ruling) => {
            let lasting = ruling.effects.iter().filter(|effect| {
                !matches!(
                    effect,
                    Effect::ClockPaused | Effect::TimeTaken { .. } | Effect::QuestionLapsed { .. }
                )
            });
            let effects: Vec<String> = lasting.map(|effect| format!("{effect:?}")).collect();
            Some(format!("{} {} {effects:?}", ruling.key, ruling.sentence.name))
        }
        Entry::Question(question) if question.condition.is_none() => {
            Some(format!("{} {} asked", question.key, question.sentence.name))
        }
        Entry::Question(_) | Entry::Event(_) => None,
    }
}
