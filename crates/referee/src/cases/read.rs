//! Reads what happens: the words of a step become an act.

use jadoube_board::{ByColor, Color, Position};

use super::value::{attempt, by_color, color, count, key, points, score, time};
use super::{Mismatch, differs, unreadable};
use crate::entry::{Answer, EntryNo, Penalty};
use crate::event::{Act, Claim, Decision, Intended, Person, Signature, Withdrawal};
use crate::game::Game;

const PLAYER_ACTS: &str = "an act of a player: arrives, makes MOVE, presses, plays MOVE, touches SQUARE, offers, accepts, \
                           declines, claims CLAIM, withdraws offer, withdraws claim, stops the clock, resigns, signs POINTS";

const ARBITER_ACTS: &str = "an act of the arbiter: answers ANSWER, stops the clock, resumes, sees FLAG down, \
                            gives PLAYER TIME, overrules to POINTS, overrules and play goes on";

const ANSWERS: &str = "an answer: loses, may-play, can-mate, cannot-mate, same, different, stands, void, drawn, goes-on, \
                       from-first-move, after-first-move, valid-reason, no-penalty, allowed, refused, corrected, done, \
                       points POINTS, penalty PENALTY";

const PENALTIES: &str = "a penalty: warning, opponent-time TIME, offender-time TIME, opponent-points POINTS, \
                         offender-points POINTS, loss, fine, round-exclusion, expulsion";

/// An act in the words of an arbiter, or `None` if the step is no act.
pub(super) fn act(game: &Game, ruling: Option<EntryNo>, text: &str) -> Option<Result<Act, Mismatch>> {
    let (who, what) = text.split_once(' ').unwrap_or((text, ""));
    match (who, what) {
        ("round", "starts") => Some(Ok(Act::SessionStarted)),
        ("time", "passes") => Some(Ok(Act::TimePassed)),
        ("record", "breaks off") => Some(Ok(Act::BrokeOff)),
        ("arbiter", what) => Some(arbiter(game, ruling, what)),
        ("raised", what) => Some(raised(what)),
        ("clocks", what) => Some(times(what)),
        ("counters", what) => Some(counters(what)),
        (who, what) => Some(player(game, color(who).ok()?, what)),
    }
}

fn player(game: &Game, by: Color, what: &str) -> Result<Act, Mismatch> {
    let (verb, rest) = what.split_once(' ').unwrap_or((what, ""));
    Ok(match (verb, rest) {
        ("arrives", "") => Act::Arrived { by },
        ("makes", mv) => Act::Made {
            by,
            attempt: attempt(game.position(), mv)?,
        },
        ("plays", mv) => Act::Played {
            by,
            attempt: attempt(game.position(), mv)?,
        },
        ("presses", "") => Act::Pressed { by },
        ("touches", square) => Act::Touched {
            by,
            square: square.parse().map_err(|_| unreadable("a square, such as e4", square))?,
        },
        ("offers", "") => Act::Offered { by, condition: None },
        ("offers", condition) => Act::Offered {
            by,
            condition: Some(condition.to_owned()),
        },
        ("accepts", "") => Act::Accepted { by },
        ("declines", "") => Act::Declined { by },
        ("withdraws", "offer") => Act::Withdrew {
            by,
            what: Withdrawal::Offer,
        },
        ("withdraws", "claim") => Act::Withdrew {
            by,
            what: Withdrawal::Claim,
        },
        ("claims", claim) => Act::Claimed {
            by,
            claim: self::claim(game.position(), claim)?,
        },
        ("resigns", "") => Act::Resigned { by },
        ("stops", "the clock") => Act::Paused { by: Person::from(by) },
        ("signs" | "approves", points) => Act::Signed {
            by,
            points: self::points(points)?,
        },
        _ => return Err(unreadable(PLAYER_ACTS, what)),
    })
}

fn arbiter(game: &Game, ruling: Option<EntryNo>, what: &str) -> Result<Act, Mismatch> {
    let (verb, rest) = what.split_once(' ').unwrap_or((what, ""));
    Ok(match (verb, rest) {
        ("stops", "the clock") => Act::Paused { by: Person::Arbiter },
        ("resumes", "") => Act::Resumed,
        ("sees", flags) => flag_seen(flags)?,
        ("gives", gift) => {
            let (to, amount) = gift
                .split_once(' ')
                .ok_or_else(|| unreadable("a player and a time, such as `black 2:00`", gift))?;
            Act::TimeGiven {
                to: color(to)?,
                amount: time(amount)?,
            }
        }
        ("answers", answer) => Act::Answered {
            question: match game.questions().last() {
                Some((question, _)) => *question,
                None => return Err(differs("an open question", "none")),
            },
            answer: self::answer(answer)?,
            by: Box::default(),
        },
        ("overrules", decision) => Act::Overruled {
            ruling: ruling.ok_or_else(|| differs("a ruling to overrule", "none"))?,
            decision: match decision.strip_prefix("to ") {
                Some(points) => Decision::Points {
                    points: self::points(points)?,
                },
                None if decision == "and play goes on" => Decision::PlaysOn,
                None => return Err(unreadable("`to 1-0` or `and play goes on`", decision)),
            },
            by: Box::new(Signature {
                name: None,
                reason: Some("a case".to_owned()),
            }),
        },
        _ => return Err(unreadable(ARBITER_ACTS, what)),
    })
}

/// `white`, `both`, `both, black first`.
fn flag_seen(text: &str) -> Result<Act, Mismatch> {
    let text = text.strip_suffix(" down").unwrap_or(text);
    let (which, first) = match text.split_once(", ") {
        Some((which, first)) => {
            let first = first
                .strip_suffix(" first")
                .ok_or_else(|| unreadable("`black first`", first))?;
            (which, Some(color(first)?))
        }
        None => (text, None),
    };
    let down = match which {
        "both" => ByColor::new(true, true),
        "white" => ByColor::new(true, false),
        "black" => ByColor::new(false, true),
        _ => return Err(unreadable("`white`, `black` or `both`", which)),
    };
    Ok(Act::FlagSeen { down, first })
}

fn raised(text: &str) -> Result<Act, Mismatch> {
    let (raised, about) = match text.split_once(" about ") {
        Some((raised, about)) => (raised, Some(color(about)?)),
        None => (text, None),
    };
    let key = key(raised)?;
    Ok(Act::Raised { key, about })
}

/// `white 10:00 black 5:00`, or one of them.
fn times(text: &str) -> Result<Act, Mismatch> {
    Ok(Act::ClockSet {
        times: by_color(text, time)?,
        moves: ByColor::default(),
    })
}

fn counters(text: &str) -> Result<Act, Mismatch> {
    Ok(Act::ClockSet {
        times: ByColor::default(),
        moves: by_color(text, count)?,
    })
}

/// `threefold`, `fifty moves with Ra2`, `threefold saying Ng8`, `the flag`.
fn claim(position: &Position, text: &str) -> Result<Claim, Mismatch> {
    let (what, intended) = if let Some((what, mv)) = text.split_once(" with ") {
        (what, Some((mv, true)))
    } else if let Some((what, mv)) = text.split_once(" saying ") {
        (what, Some((mv, false)))
    } else {
        (text, None)
    };
    let intended = match intended {
        None => None,
        Some((mv, written)) => Some(Intended {
            attempt: attempt(position, mv)?,
            written,
        }),
    };
    match what {
        "threefold" => Ok(Claim::Threefold { intended }),
        "fifty moves" => Ok(Claim::FiftyMoves { intended }),
        "the flag" => Ok(Claim::Flag),
        _ => Err(unreadable(
            "`threefold`, `fifty moves` or `the flag`; with a move: `threefold with Ng8`, if only said: `saying Ng8`",
            text,
        )),
    }
}

/// `loses`, `penalty warning`, `penalty opponent-time 2:00`, `points 1-0`.
pub(super) fn answer(text: &str) -> Result<Answer, Mismatch> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    Ok(match word {
        "loses" => Answer::Loses,
        "may-play" => Answer::MayPlay,
        "can-mate" => Answer::CanMate,
        "cannot-mate" => Answer::CannotMate,
        "same" => Answer::Same,
        "different" => Answer::Different,
        "stands" => Answer::Stands,
        "void" => Answer::Void,
        "drawn" => Answer::Drawn,
        "goes-on" => Answer::GoesOn,
        "from-first-move" => Answer::FromFirstMove,
        "after-first-move" => Answer::AfterFirstMove,
        "valid-reason" => Answer::ValidReason,
        "no-penalty" => Answer::NoPenalty,
        "allowed" => Answer::Allowed,
        "refused" => Answer::Refused,
        "corrected" => Answer::Corrected,
        "done" => Answer::Done,
        "points" => Answer::Points { points: points(rest)? },
        "penalty" => Answer::Penalty {
            penalty: penalty(rest)?,
        },
        _ => return Err(unreadable(ANSWERS, text)),
    })
}

fn penalty(text: &str) -> Result<Penalty, Mismatch> {
    let (word, amount) = text.split_once(' ').unwrap_or((text, ""));
    Ok(match word {
        "warning" => Penalty::Warning,
        "opponent-time" => Penalty::OpponentTime { amount: time(amount)? },
        "offender-time" => Penalty::OffenderTime { amount: time(amount)? },
        "opponent-points" => Penalty::OpponentPoints { amount: score(amount)? },
        "offender-points" => Penalty::OffenderPoints { amount: score(amount)? },
        "loss" => Penalty::LossOfGame,
        "fine" => Penalty::Fine,
        "round-exclusion" => Penalty::RoundExclusion,
        "expulsion" => Penalty::Expulsion,
        _ => return Err(unreadable(PENALTIES, text)),
    })
}
