//! Reads what happens: the words of a step become an act.

use std::time::Duration;

use jadoube_board::{Attempt, ByColor, Color, Position};
use jadoube_laws::{Score, find};
use jadoube_notation::san::San;
use jadoube_referee::{Act, Answer, Claim, Decision, EntryNo, Game, Intended, Penalty, Person, Signature, Withdrawal};

/// An act in the words of an arbiter, or `None` if the step is no act.
pub(crate) fn act(game: &Game, ruling: Option<EntryNo>, text: &str) -> Option<Result<Act, String>> {
    let (who, what) = text.split_once(' ').unwrap_or((text, ""));
    match (who, what) {
        ("round", "starts") => Some(Ok(Act::SessionStarted)),
        ("time", "passes") => Some(Ok(Act::TimePassed)),
        ("record", "breaks off") => Some(Ok(Act::BrokeOff)),
        ("arbiter", what) => Some(arbiter(game, ruling, what)),
        ("raised", what) => Some(raised(what)),
        ("clocks", what) => Some(times(what)),
        ("counters", what) => Some(counters(what)),
        (who, what) => Some(player(game, color(who)?, what)),
    }
}

fn player(game: &Game, by: Color, what: &str) -> Result<Act, String> {
    let (verb, rest) = what.split_once(' ').unwrap_or((what, ""));
    Ok(match (verb, rest) {
        ("arrives", "") => Act::Arrived(by),
        ("makes", mv) => Act::Made {
            by,
            attempt: attempt(game.position(), mv)?,
        },
        ("plays", mv) => Act::Played {
            by,
            attempt: attempt(game.position(), mv)?,
        },
        ("presses", "") => Act::Pressed(by),
        ("touches", square) => Act::Touched {
            by,
            square: square.parse().map_err(|error| format!("{error}"))?,
        },
        ("offers", "") => Act::Offered { by, condition: None },
        ("offers", condition) => Act::Offered {
            by,
            condition: Some(condition.to_owned()),
        },
        ("accepts", "") => Act::Accepted(by),
        ("declines", "") => Act::Declined(by),
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
        ("resigns", "") => Act::Resigned(by),
        ("stops", "the clock") => Act::Paused(Person::Player(by)),
        ("signs" | "approves", points) => Act::Signed {
            by,
            points: self::points(points)?,
        },
        _ => return Err("no such act of a player".to_owned()),
    })
}

fn arbiter(game: &Game, ruling: Option<EntryNo>, what: &str) -> Result<Act, String> {
    let (verb, rest) = what.split_once(' ').unwrap_or((what, ""));
    Ok(match (verb, rest) {
        ("stops", "the clock") => Act::Paused(Person::Arbiter),
        ("resumes", "") => Act::Resumed,
        ("sees", flags) => flag_seen(flags)?,
        ("gives", gift) => {
            let (to, amount) = gift.split_once(' ').ok_or("who gets how much?")?;
            Act::TimeGiven {
                to: color(to).ok_or("no such player")?,
                amount: time(amount)?,
            }
        }
        ("answers", answer) => Act::Answered {
            question: game.questions().last().ok_or("no question is open")?.0,
            answer: self::answer(answer)?,
            by: Box::default(),
        },
        ("overrules", decision) => Act::Overruled {
            ruling: ruling.ok_or("there is no ruling")?,
            decision: match decision.strip_prefix("to ") {
                Some(points) => Decision::Points(self::points(points)?),
                None if decision == "and play goes on" => Decision::PlaysOn,
                None => return Err("overrule to what?".to_owned()),
            },
            by: Box::new(Signature {
                name: None,
                reason: Some("a case".to_owned()),
            }),
        },
        _ => return Err("no such act of the arbiter".to_owned()),
    })
}

/// `white`, `both`, `both, black first`.
fn flag_seen(text: &str) -> Result<Act, String> {
    let text = text.strip_suffix(" down").unwrap_or(text);
    let (which, first) = match text.split_once(", ") {
        Some((which, first)) => (which, color(first.strip_suffix(" first").ok_or("who first?")?)),
        None => (text, None),
    };
    let down = match which {
        "both" => ByColor::new(true, true),
        "white" => ByColor::new(true, false),
        "black" => ByColor::new(false, true),
        _ => return Err("no such flag".to_owned()),
    };
    Ok(Act::FlagSeen { down, first })
}

fn raised(text: &str) -> Result<Act, String> {
    let (key, about) = match text.split_once(" about ") {
        Some((key, about)) => (key, Some(color(about).ok_or("no such player")?)),
        None => (text, None),
    };
    let key = find(key).ok_or("no such provision")?.key;
    Ok(Act::Raised { key, about })
}

/// `white 10:00 black 5:00`, or one of them.
fn times(text: &str) -> Result<Act, String> {
    Ok(Act::ClockSet {
        times: by_color(text, time)?,
        moves: ByColor::default(),
    })
}

fn counters(text: &str) -> Result<Act, String> {
    Ok(Act::ClockSet {
        times: ByColor::default(),
        moves: by_color(text, |word| word.parse().map_err(|_| format!("{word} is no count")))?,
    })
}

/// `white X black Y`, or one of them.
pub(crate) fn by_color<T>(text: &str, read: impl Fn(&str) -> Result<T, String>) -> Result<ByColor<Option<T>>, String> {
    let mut values = ByColor::new(None, None);
    let words: Vec<&str> = text.split_whitespace().collect();
    for pair in words.chunks(2) {
        let [who, value] = pair else {
            return Err("write `white X black Y`".to_owned());
        };
        values[color(who).ok_or("no such player")?] = Some(read(value)?);
    }
    Ok(values)
}

/// `threefold`, `fifty moves with Ra2`, `threefold saying Ng8`, `the flag`.
fn claim(position: &Position, text: &str) -> Result<Claim, String> {
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
        _ => Err("no such claim".to_owned()),
    }
}

/// A move in algebraic notation if it is legal, in coordinates if not.
pub(crate) fn attempt(position: &Position, text: &str) -> Result<Attempt, String> {
    if let Some(mv) = San::read(text).and_then(|san| san.resolve(position).ok()) {
        return Ok(mv.into());
    }
    text.parse()
        .map_err(|_| format!("{text} is no legal move here; write an illegal one in coordinates"))
}

/// `loses`, `penalty warning`, `penalty opponent-time 2:00`, `points 1-0`.
pub(crate) fn answer(text: &str) -> Result<Answer, String> {
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
        "points" => Answer::Points(points(rest)?),
        "penalty" => Answer::Penalty(penalty(rest)?),
        _ => return Err(format!("no such answer: {text}")),
    })
}

fn penalty(text: &str) -> Result<Penalty, String> {
    let (word, amount) = text.split_once(' ').unwrap_or((text, ""));
    let score = || amount.parse::<Score>().map_err(|error| error.to_string());
    Ok(match word {
        "warning" => Penalty::Warning,
        "opponent-time" => Penalty::OpponentTime(time(amount)?),
        "offender-time" => Penalty::OffenderTime(time(amount)?),
        "opponent-points" => Penalty::OpponentPoints(score()?),
        "offender-points" => Penalty::OffenderPoints(score()?),
        "loss" => Penalty::LossOfGame,
        "fine" => Penalty::Fine,
        "round-exclusion" => Penalty::RoundExclusion,
        "expulsion" => Penalty::Expulsion,
        _ => return Err(format!("no such penalty: {text}")),
    })
}

/// `1-0`, `½-½`, `¾-¼`.
pub(crate) fn points(text: &str) -> Result<ByColor<Score>, String> {
    let (white, black) = text.split_once('-').ok_or("write points as 1-0")?;
    let read = |text: &str| text.parse::<Score>().map_err(|error| error.to_string());
    Ok(ByColor::new(read(white)?, read(black)?))
}

/// `1:30:00`, `5:00`, `0:00.5`.
pub(crate) fn time(text: &str) -> Result<Duration, String> {
    let malformed = || format!("{text} is no time: write 5:00 or 1:30:00");
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let mut seconds = 0;
    for part in whole.split(':') {
        seconds = seconds * 60 + part.parse::<u64>().map_err(|_| malformed())?;
    }
    let millis = match fraction {
        "" => 0,
        digits => format!("{digits:0<3}").parse::<u64>().map_err(|_| malformed())?,
    };
    whole
        .contains(':')
        .then(|| Duration::from_millis(seconds * 1000 + millis))
        .ok_or_else(malformed)
}

pub(crate) fn color(word: &str) -> Option<Color> {
    match word {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}
