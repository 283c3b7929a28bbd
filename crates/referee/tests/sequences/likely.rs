//! What is likely to happen next, so that games get far and claims come at their moment.

use jadoube_board::{ByColor, Color, Move};
use jadoube_clock::Instant;
use jadoube_laws::Score;
use jadoube_referee::{Act, Answer, Claim, Entry, EntryNo, Game, Intended, Phase, Referee};

use super::{Random, Sequence, acts};

impl Sequence {
    /// What somebody who knows the game would do at this moment.
    pub(super) fn likely(&mut self, referee: &Referee, at: Instant) -> Act {
        let game = referee.game();
        let random = &mut self.random;
        match game.phase() {
            Phase::Awaited if random.percent(90) => return Act::SessionStarted,
            Phase::Awaited => return Act::Arrived { by: random.color() },
            Phase::Ended(outcome) => return after_the_end(random, referee, outcome.points),
            Phase::Playing => {}
        }
        let waits = game.held_up() || random.percent(20);
        if let Some(answer) = waits.then(|| answered(random, game)).flatten() {
            return answer;
        }
        if game.interrupted() {
            return Act::Resumed;
        }
        if random.percent(40)
            && let Some(flag) = flag_down(random, game, at)
        {
            return flag;
        }
        if random.percent(self.talk) {
            return self.said(referee);
        }
        if let Some(claim) = self.random.percent(20).then(|| due_claim(game)).flatten() {
            return claim;
        }
        self.moved(game)
    }

    /// A move in either grain, or the press that one waits for.
    fn moved(&mut self, game: &Game) -> Act {
        let by = game.turn();
        if game.unpressed()[!by] && self.random.percent(90) {
            return Act::Pressed { by: !by };
        }
        let Some(mv) = self.legal(game) else {
            return Act::Resigned { by };
        };
        let attempt = match game.bound() {
            Some(bound) if self.random.percent(90) => acts::bound(bound, game),
            _ => mv.into(),
        };
        if self.random.percent(self.whole) {
            Act::Played { by, attempt }
        } else {
            Act::Made { by, attempt }
        }
    }

    /// Something said: offers, answers to them, claims of any worth, things raised.
    fn said(&mut self, referee: &Referee) -> Act {
        let game = referee.game();
        let random = &mut self.random;
        let (turn, by) = (game.turn(), random.color());
        let offered = game.offers()[!by].is_some();
        match random.below(20) {
            0..=3 if offered => Act::Accepted { by },
            4..=5 if offered => Act::Declined { by },
            0..=5 => Act::Offered {
                by: !turn,
                condition: None,
            },
            6..=8 => Act::Claimed {
                by: turn,
                claim: acts::claim(random, referee),
            },
            9..=11 => match self.legal(game) {
                Some(mv) => claimed(turn, mv),
                None => Act::Resigned { by: turn },
            },
            12 => Act::Touched {
                by: turn,
                square: game.position().king(turn),
            },
            13 => Act::Resigned { by },
            14 => Act::TimePassed,
            15 => Act::Arrived { by },
            16 | 17 => Act::Raised {
                key: acts::key(random, game),
                about: random.percent(60).then_some(by),
            },
            _ => acts::any(random, referee),
        }
    }
}

/// A claim of a repetition that rests on this move.
fn claimed(by: Color, mv: Move) -> Act {
    let intended = Some(Intended {
        attempt: mv.into(),
        written: true,
    });
    Act::Claimed {
        by,
        claim: Claim::Threefold { intended },
    }
}

/// A claim that is correct.
fn due_claim(game: &Game) -> Option<Act> {
    let by = game.turn();
    if game.position().halfmoves() >= 100 {
        return Some(Act::Claimed {
            by,
            claim: Claim::FiftyMoves { intended: None },
        });
    }
    (game.occurrences() >= 3).then_some(Act::Claimed {
        by,
        claim: Claim::Threefold { intended: None },
    })
}

fn flag_down(random: &mut Random, game: &Game, at: Instant) -> Option<Act> {
    let clock = game.clock()?;
    let down = ByColor::from_fn(|color| clock.flag(color, at).is_some());
    if !down.white && !down.black {
        return None;
    }
    let by = if down.white { Color::Black } else { Color::White };
    Some(if random.percent(50) {
        Act::FlagSeen { down, first: None }
    } else {
        Act::Claimed { by, claim: Claim::Flag }
    })
}

/// The arbiter answers the oldest question with one of the answers it permits.
fn answered(random: &mut Random, game: &Game) -> Option<Act> {
    let (no, question) = game.questions().first()?;
    let answer = question.answers[random.below(question.answers.len())];
    // The game goes on for a while where the answer can be mild.
    let mild = question.answers.iter().copied().find(|answer| {
        matches!(
            answer,
            Answer::NoPenalty | Answer::ValidReason | Answer::GoesOn | Answer::MayPlay | Answer::Done
        )
    });
    let answer = if random.percent(60) {
        mild.unwrap_or(answer)
    } else {
        answer
    };
    Some(Act::Answered {
        question: *no,
        answer: acts::sized(random, answer),
        by: acts::signature(random),
    })
}

/// Signatures, overrulings, and what comes too late.
fn after_the_end(random: &mut Random, referee: &Referee, points: ByColor<Score>) -> Act {
    let by = random.color();
    match random.below(6) {
        0 | 1 => Act::Signed { by, points },
        2 => Act::Signed {
            by,
            points: acts::points(random),
        },
        3 | 4 => {
            let ends = |entry: &Entry| matches!(entry, Entry::Ruling(_));
            let last = referee.record().iter().rposition(ends).unwrap_or(0);
            Act::Overruled {
                ruling: EntryNo::after(last),
                decision: acts::decision(random),
                by: acts::signature(random),
            }
        }
        _ => answered(random, referee.game()).unwrap_or_else(|| acts::any(random, referee)),
    }
}
