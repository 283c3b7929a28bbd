//! The prover against plain enumeration of all positions that can be reached.
//!
//! The tests ask some thousand questions. `JADOUBE_QUERIES=1000000` asks for more and `JADOUBE_SEED=7` for others;
//! `crates/proof/examples/soundness.rs` asks a million on all cores.

#[expect(unreachable_pub, reason = "the long run and the fuzz target use it too")]
mod support;

use jadoube_board::{Color, Position};
use jadoube_proof::{Budget, Prover, Verdict};
use support::agreement::{Examiner, Limits};
use support::mutation::SEEDS;
use support::oracle::Horizon;
use support::queries::Queries;
use support::sketches::{mirrored, turned};
use support::tally::Tally;

/// The whole budget, and enumeration as far as it often ends.
fn limits() -> Limits {
    Limits {
        horizon: Horizon {
            patience: 2_000,
            cap: 20_000,
        },
        second: Horizon {
            patience: 20_000,
            cap: 50_000,
        },
        budget: Budget::default(),
    }
}

/// How many questions to ask.
fn wanted(usually: u64) -> u64 {
    let asked = std::env::var("JADOUBE_QUERIES").ok();
    asked.map_or(usually, |number| number.parse().expect("JADOUBE_QUERIES is a number"))
}

/// The stream of questions of a test.
fn queries(test: u64) -> Queries {
    let asked = std::env::var("JADOUBE_SEED").ok();
    let seed: u64 = asked.map_or(0, |number| number.parse().expect("JADOUBE_SEED is a number"));
    Queries::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(test))
}

#[test]
fn verdicts_agree_with_enumeration() {
    let wanted = wanted(8_000);
    let mut queries = queries(1);
    let mut examiner = Examiner::new(limits());
    let mut tally = Tally::default();
    let mut failures = Vec::new();
    while tally.total().queries < wanted && failures.len() < 20 {
        let (position, kind) = queries.draw();
        match examiner.examine(&position) {
            Ok(examined) => {
                if examined.is_hard() {
                    queries.remember(&position);
                }
                tally.count(kind, &examined);
            }
            Err(failure) => failures.push(failure.to_string()),
        }
    }
    print!("{tally}");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    let total = tally.total();
    assert!(total.unknown * 1_000 <= total.queries, "too much is unknown:\n{tally}");
    let hard = total.by_list + total.by_invariants;
    assert!(hard * 4 >= total.queries, "the questions are too easy:\n{tally}");
}

#[test]
fn seeds_agree_with_enumeration() {
    let mut examiner = Examiner::new(limits());
    for fen in SEEDS {
        let position = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
        examiner
            .examine(&position)
            .unwrap_or_else(|failure| panic!("{failure}"));
    }
}

/// Budget for questions that nobody else answers: enough for most.
const SMALL: Budget = Budget::positions(100_000);

#[test]
fn left_and_right_and_white_and_black_are_alike() {
    let mut queries = queries(2);
    let mut prover = Prover::new();
    let (mut asked, mut unknown, wanted) = (0, 0, wanted(1_500));
    while asked < wanted {
        let position = queries.draw().0;
        let setup = position.to_setup();
        let others = [
            (turned(&setup), true),
            (mirrored(&setup), false),
            (mirrored(&turned(&setup)), true),
        ];
        for winner in Color::ALL {
            asked += 1;
            let verdict = prover.can_mate(&position, winner, SMALL);
            // With castling, left and right are not alike.
            let alike = if position.castling().is_empty() {
                &others[..]
            } else {
                &others[..1]
            };
            for (other, is_turned) in alike {
                let other = Position::accept(other).unwrap_or_else(|refusal| panic!("{position}: {refusal:?}"));
                let other_winner = if *is_turned { !winner } else { winner };
                let answer = prover.can_mate(&other, other_winner, SMALL);
                match (can_mate(&verdict), can_mate(&answer)) {
                    (Some(one), Some(two)) => assert_eq!(one, two, "{winner:?} in {position} is not as in {other}"),
                    _ => unknown += 1,
                }
            }
        }
    }
    println!("{asked} questions, of the answers in their mirrors {unknown} are unknown");
    assert!(unknown * 50 <= asked, "{unknown} of {asked} are unknown");
}

fn can_mate(verdict: &Verdict) -> Option<bool> {
    match verdict {
        Verdict::Winnable(_) => Some(true),
        Verdict::Unwinnable(_) => Some(false),
        Verdict::Unknown(_) => None,
    }
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let mut queries = queries(3);
    let mut used = Prover::new();
    for _ in 0..wanted(1_000).div_ceil(2) {
        let position = queries.draw().0;
        let ask = |prover: &mut Prover| {
            Color::ALL.map(|winner| {
                let verdict = prover.can_mate(&position, winner, SMALL);
                (verdict, prover.spent(), prover.quick(&position, winner))
            })
        };
        let first = ask(&mut used);
        assert_eq!(first, ask(&mut used), "{position}, asked twice");
        assert_eq!(first, ask(&mut Prover::new()), "{position}, asked anew");
        let dead = used.is_dead(&position, SMALL);
        match first.each_ref().map(|(verdict, ..)| can_mate(verdict)) {
            [Some(false), Some(false)] => assert_eq!(dead, Some(true), "{position}"),
            [Some(true), _] | [_, Some(true)] => assert_eq!(dead, Some(false), "{position}"),
            _ => assert_eq!(dead, None, "{position}"),
        }
    }
}
