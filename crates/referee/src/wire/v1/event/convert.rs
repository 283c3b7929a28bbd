//! From events as rules know them to events as they are stored, and back.

use jadoube_board::Color;

use crate::event::Act;
use crate::wire::v1::event::{Claim, Decision, Event, Intended, Person, Signature, Withdrawal};
use crate::wire::v1::part::{Both, Either, Millis, No, Player};
use crate::wire::v1::text::Text;

impl From<&Act> for Event {
    fn from(act: &Act) -> Event {
        match act {
            Act::SessionStarted => Event::RoundStarted {},
            Act::Arrived(by) => Event::Arrived { by: (*by).into() },
            Act::TimePassed => Event::TimePassed {},
            Act::BrokeOff => Event::BrokeOff {},
            Act::Made { by, attempt } => Event::Made {
                by: (*by).into(),
                attempt: Text(*attempt),
            },
            Act::Pressed(by) => Event::Pressed { by: (*by).into() },
            Act::Played { by, attempt } => Event::Played {
                by: (*by).into(),
                attempt: Text(*attempt),
            },
            Act::Touched { by, square } => Event::Touched {
                by: (*by).into(),
                square: Text(*square),
            },
            Act::Offered { by, condition } => Event::Offered {
                by: (*by).into(),
                condition: condition.clone(),
            },
            Act::Accepted(by) => Event::Accepted { by: (*by).into() },
            Act::Declined(by) => Event::Declined { by: (*by).into() },
            Act::Withdrew { by, what } => Event::Withdrew {
                by: (*by).into(),
                what: (*what).into(),
            },
            Act::Claimed { by, claim } => Event::Claimed {
                by: (*by).into(),
                claim: (*claim).into(),
            },
            Act::Resigned(by) => Event::Resigned { by: (*by).into() },
            Act::FlagSeen { down, first } => Event::FlagSeen {
                down: Both::of(*down, |down| down),
                first: first.map(Player::from),
            },
            Act::Paused(by) => Event::Paused { by: (*by).into() },
            Act::Resumed => Event::Resumed {},
            Act::ClockSet { times, moves } => Event::ClockSet {
                times_ms: Either::of(*times, Millis::from),
                moves: Either::of(*moves, |moves| moves),
            },
            Act::TimeGiven { to, amount } => Event::TimeGiven {
                to: (*to).into(),
                amount_ms: (*amount).into(),
            },
            Act::Raised { key, about } => Event::Raised {
                key: Text(*key),
                about: about.map(Player::from),
            },
            Act::Answered { question, answer, by } => Event::Answered {
                question: No(*question),
                answer: (*answer).into(),
                by: by.as_ref().into(),
            },
            Act::Overruled { ruling, decision, by } => Event::Overruled {
                ruling: No(*ruling),
                decision: decision.into(),
                by: by.as_ref().into(),
            },
            Act::Signed { by, points } => Event::Signed {
                by: (*by).into(),
                points: (*points).into(),
            },
        }
    }
}

impl From<Event> for Act {
    fn from(event: Event) -> Act {
        match event {
            Event::RoundStarted {} => Act::SessionStarted,
            Event::Arrived { by } => Act::Arrived(by.into()),
            Event::TimePassed {} => Act::TimePassed,
            Event::BrokeOff {} => Act::BrokeOff,
            Event::Made { by, attempt } => Act::Made {
                by: by.into(),
                attempt: attempt.0,
            },
            Event::Pressed { by } => Act::Pressed(by.into()),
            Event::Played { by, attempt } => Act::Played {
                by: by.into(),
                attempt: attempt.0,
            },
            Event::Touched { by, square } => Act::Touched {
                by: by.into(),
                square: square.0,
            },
            Event::Offered { by, condition } => Act::Offered {
                by: by.into(),
                condition,
            },
            Event::Accepted { by } => Act::Accepted(by.into()),
            Event::Declined { by } => Act::Declined(by.into()),
            Event::Withdrew { by, what } => Act::Withdrew {
                by: by.into(),
                what: what.into(),
            },
            Event::Claimed { by, claim } => Act::Claimed {
                by: by.into(),
                claim: claim.into(),
            },
            Event::Resigned { by } => Act::Resigned(by.into()),
            Event::FlagSeen { down, first } => Act::FlagSeen {
                down: down.into_each(|down| down),
                first: first.map(Into::into),
            },
            Event::Paused { by } => Act::Paused(by.into()),
            Event::Resumed {} => Act::Resumed,
            Event::ClockSet { times_ms, moves } => Act::ClockSet {
                times: times_ms.into_each(Into::into),
                moves: moves.into_each(|moves| moves),
            },
            Event::TimeGiven { to, amount_ms } => Act::TimeGiven {
                to: to.into(),
                amount: amount_ms.into(),
            },
            Event::Raised { key, about } => Act::Raised {
                key: key.0,
                about: about.map(Into::into),
            },
            Event::Answered { question, answer, by } => Act::Answered {
                question: question.0,
                answer: answer.into(),
                by: Box::new(by.into()),
            },
            Event::Overruled { ruling, decision, by } => Act::Overruled {
                ruling: ruling.0,
                decision: decision.into(),
                by: Box::new(by.into()),
            },
            Event::Signed { by, points } => Act::Signed {
                by: by.into(),
                points: points.into(),
            },
        }
    }
}

impl From<crate::Withdrawal> for Withdrawal {
    fn from(what: crate::Withdrawal) -> Withdrawal {
        match what {
            crate::Withdrawal::Offer => Withdrawal::Offer,
            crate::Withdrawal::Claim => Withdrawal::Claim,
        }
    }
}

impl From<Withdrawal> for crate::Withdrawal {
    fn from(what: Withdrawal) -> crate::Withdrawal {
        match what {
            Withdrawal::Offer => crate::Withdrawal::Offer,
            Withdrawal::Claim => crate::Withdrawal::Claim,
        }
    }
}

impl From<crate::Claim> for Claim {
    fn from(claim: crate::Claim) -> Claim {
        let stored = |intended: crate::Intended| Intended {
            attempt: Text(intended.attempt),
            written: intended.written,
        };
        match claim {
            crate::Claim::Threefold { intended } => Claim::Threefold {
                intended: intended.map(stored),
            },
            crate::Claim::FiftyMoves { intended } => Claim::FiftyMoves {
                intended: intended.map(stored),
            },
            crate::Claim::Flag => Claim::Flag {},
        }
    }
}

impl From<Claim> for crate::Claim {
    fn from(claim: Claim) -> crate::Claim {
        let meant = |intended: Intended| crate::Intended {
            attempt: intended.attempt.0,
            written: intended.written,
        };
        match claim {
            Claim::Threefold { intended } => crate::Claim::Threefold {
                intended: intended.map(meant),
            },
            Claim::FiftyMoves { intended } => crate::Claim::FiftyMoves {
                intended: intended.map(meant),
            },
            Claim::Flag {} => crate::Claim::Flag,
        }
    }
}

impl From<crate::Person> for Person {
    fn from(person: crate::Person) -> Person {
        match person {
            crate::Person::Player(Color::White) => Person::White,
            crate::Person::Player(Color::Black) => Person::Black,
            crate::Person::Arbiter => Person::Arbiter,
        }
    }
}

impl From<Person> for crate::Person {
    fn from(person: Person) -> crate::Person {
        match person {
            Person::White => crate::Person::Player(Color::White),
            Person::Black => crate::Person::Player(Color::Black),
            Person::Arbiter => crate::Person::Arbiter,
        }
    }
}

impl From<&crate::Signature> for Signature {
    fn from(by: &crate::Signature) -> Signature {
        Signature {
            name: by.name.clone(),
            reason: by.reason.clone(),
        }
    }
}

impl From<Signature> for crate::Signature {
    fn from(by: Signature) -> crate::Signature {
        crate::Signature {
            name: by.name,
            reason: by.reason,
        }
    }
}

impl From<&crate::Decision> for Decision {
    fn from(decision: &crate::Decision) -> Decision {
        match decision {
            crate::Decision::Points(points) => Decision::Points {
                points: (*points).into(),
            },
            crate::Decision::PlaysOn => Decision::PlaysOn {},
        }
    }
}

impl From<Decision> for crate::Decision {
    fn from(decision: Decision) -> crate::Decision {
        match decision {
            Decision::Points { points } => crate::Decision::Points(points.into()),
            Decision::PlaysOn {} => crate::Decision::PlaysOn,
        }
    }
}
