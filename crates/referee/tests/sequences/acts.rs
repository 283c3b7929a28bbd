//! Anything that anybody could do, whether or not it makes sense.

use std::time::Duration;

use jadoube_board::{Attempt, ByColor, Role, Square};
use jadoube_laws::{Key, PROVISIONS, Score};
use jadoube_referee::{
    Act, Answer, Bound, Claim, Decision, EntryNo, Game, Intended, Penalty, Person, Referee, Signature, Withdrawal,
};

use super::Random;

/// Any act at all.
pub(super) fn any(random: &mut Random, referee: &Referee) -> Act {
    let by = random.color();
    match random.below(22) {
        21 => Act::BrokeOff,
        0 => Act::SessionStarted,
        1 => Act::Arrived { by },
        2 => Act::TimePassed,
        3 => Act::Made {
            by,
            attempt: attempt(random, referee),
        },
        4 => Act::Pressed { by },
        5 => Act::Played {
            by,
            attempt: attempt(random, referee),
        },
        6 => Act::Touched {
            by,
            square: square(random),
        },
        7 => Act::Offered {
            by,
            condition: random.percent(30).then(|| "and no more games today".to_owned()),
        },
        8 => Act::Accepted { by },
        9 => Act::Declined { by },
        10 => Act::Withdrew {
            by,
            what: random.of(&[Withdrawal::Offer, Withdrawal::Claim]),
        },
        11 => Act::Claimed {
            by,
            claim: claim(random, referee),
        },
        12 => Act::Resigned { by },
        13 => {
            let down = ByColor::from_fn(|_| random.percent(60));
            Act::FlagSeen {
                down,
                first: random.percent(30).then_some(by),
            }
        }
        14 => Act::Paused {
            by: random.of(&[Person::from(by), Person::Arbiter]),
        },
        15 => Act::Resumed,
        16 => Act::ClockSet {
            times: ByColor::from_fn(|_| random.percent(60).then(|| time(random))),
            moves: ByColor::from_fn(|_| random.percent(30).then(|| random.of(&[0, 1, 39, 40, u32::MAX]))),
        },
        17 => Act::TimeGiven {
            to: by,
            amount: time(random),
        },
        18 => Act::Raised {
            key: key(random, referee.game()),
            about: random.percent(50).then_some(by),
        },
        19 => Act::Answered {
            question: entry(random, referee),
            answer: answer(random),
            by: signature(random),
        },
        _ => match random.below(2) {
            0 => Act::Overruled {
                ruling: entry(random, referee),
                decision: decision(random),
                by: signature(random),
            },
            _ => Act::Signed {
                by,
                points: points(random),
            },
        },
    }
}

/// A legal move half of the time, from any square to any square the other.
pub(super) fn attempt(random: &mut Random, referee: &Referee) -> Attempt {
    let legal = referee.game().position().legal_moves();
    if !legal.is_empty() && random.percent(50) {
        return legal[random.below(legal.len())].into();
    }
    Attempt {
        from: square(random),
        to: square(random),
        promotion: random.percent(20).then(|| random.of(&Role::ALL)),
    }
}

/// What a player who is bound must play, or a legal move of the piece that must move.
pub(super) fn bound(bound: Bound, game: &Game) -> Attempt {
    match bound {
        Bound::Move(_, attempt) => attempt,
        Bound::Piece(_, attempt) => {
            let moves = game.position().legal_moves();
            let of_piece = moves.iter().find(|mv| mv.from() == attempt.from);
            of_piece.map_or(attempt, |mv| (*mv).into())
        }
    }
}

pub(super) fn square(random: &mut Random) -> Square {
    Square::from_index(random.below(64) as u8).expect("sixty-four squares")
}

pub(super) fn claim(random: &mut Random, referee: &Referee) -> Claim {
    let intended = random.percent(60).then(|| Intended {
        attempt: attempt(random, referee),
        written: random.percent(80),
    });
    match random.below(3) {
        0 => Claim::Threefold { intended },
        1 => Claim::FiftyMoves { intended },
        _ => Claim::Flag,
    }
}

/// A provision: mostly one of this game, and of a subject about which something can be raised.
pub(super) fn key(random: &mut Random, game: &Game) -> Key {
    const SUBJECTS: [&str; 5] = ["clock.", "rapid.", "blitz.", "draw-", "displays."];
    let mut key = PROVISIONS[random.below(PROVISIONS.len())].key;
    for _ in 0..8 {
        let likely = SUBJECTS.iter().any(|subject| key.as_str().starts_with(subject));
        if likely && game.provisions().has(key).is_some() {
            break;
        }
        key = PROVISIONS[random.below(PROVISIONS.len())].key;
    }
    key
}

/// An entry of the record, or one that is not there.
fn entry(random: &mut Random, referee: &Referee) -> EntryNo {
    EntryNo::after(random.below(referee.record().len() + 2))
}

pub(super) fn answer(random: &mut Random) -> Answer {
    const PLAIN: [Answer; 19] = [
        Answer::Loses,
        Answer::MayPlay,
        Answer::CanMate,
        Answer::CannotMate,
        Answer::Same,
        Answer::Different,
        Answer::Stands,
        Answer::Void,
        Answer::Drawn,
        Answer::GoesOn,
        Answer::FromFirstMove,
        Answer::AfterFirstMove,
        Answer::ValidReason,
        Answer::NoPenalty,
        Answer::Allowed,
        Answer::Refused,
        Answer::Corrected,
        Answer::Done,
        Answer::Penalty {
            penalty: Penalty::LossOfGame,
        },
    ];
    match random.below(8) {
        0 => Answer::Points { points: points(random) },
        _ => random.of(&PLAIN),
    }
}

/// The same answer, of any size where the arbiter chooses it.
pub(super) fn sized(random: &mut Random, answer: Answer) -> Answer {
    match answer {
        Answer::Points { .. } if random.percent(50) => Answer::Points { points: points(random) },
        Answer::Penalty {
            penalty: Penalty::OpponentTime { .. },
        } => Answer::Penalty {
            penalty: Penalty::OpponentTime { amount: time(random) },
        },
        Answer::Penalty {
            penalty: Penalty::OffenderTime { .. },
        } => Answer::Penalty {
            penalty: Penalty::OffenderTime { amount: time(random) },
        },
        answer => answer,
    }
}

pub(super) fn decision(random: &mut Random) -> Decision {
    if random.percent(60) {
        Decision::PlaysOn
    } else {
        Decision::Points { points: points(random) }
    }
}

pub(super) fn points(random: &mut Random) -> ByColor<Score> {
    const SCORES: [Score; 5] = [
        Score::ZERO,
        Score::HALF,
        Score::ONE,
        Score::from_quarters(12),
        Score::from_quarters(u32::MAX),
    ];
    ByColor::from_fn(|_| SCORES[random.below(SCORES.len() + 4).saturating_sub(4).min(4)])
}

pub(super) fn signature(random: &mut Random) -> Box<Signature> {
    let name = random.percent(50).then(|| "Arbiter".to_owned());
    Box::new(Signature { name, reason: None })
}

fn time(random: &mut Random) -> Duration {
    const MOST: Duration = Duration::MAX;
    let time = random.of(&[
        Duration::ZERO,
        Duration::from_micros(1),
        Duration::from_secs(10),
        Duration::from_secs(120),
        MOST,
    ]);
    if time == MOST && random.percent(80) {
        Duration::from_millis(random.next() % 600_000)
    } else {
        time
    }
}
