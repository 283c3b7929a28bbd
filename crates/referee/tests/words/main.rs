//! What the referee says, as a federation would print it.

mod frame;
mod rulings;

use std::time::Duration;

use jadoube_board::{ByColor, Color};
use jadoube_clock::Instant;
use jadoube_laws::Edition;
use jadoube_referee::act::{self, Claim, Intended};
use jadoube_referee::{Author, EntryNo, EventDraft, Language, MateProver, Referee, Terms, Words};

pub(crate) fn words() -> Words {
    Words::new(Language::English).unwrap()
}

pub(crate) fn terms(edition: Edition) -> Terms {
    Terms {
        control: Some("40/90m+30s, 30m+30s".parse().unwrap()),
        ..Terms::of(edition)
    }
}

pub(crate) fn played(by: Color, mv: &str) -> EventDraft {
    let attempt = mv.parse().unwrap();
    act::Played { attempt }.by(by)
}

pub(crate) fn made(by: Color, mv: &str) -> EventDraft {
    let attempt = mv.parse().unwrap();
    act::Made { attempt }.by(by)
}

pub(crate) fn touched(by: Color, square: &str) -> EventDraft {
    let square = square.parse().unwrap();
    act::Touched::on(square).by(by)
}

pub(crate) fn flags(white: bool, black: bool, first: Option<Color>) -> EventDraft {
    let down = ByColor::new(white, black);
    act::FlagSeen { down, first }.by(Author::Arbiter)
}

pub(crate) fn claim(by: Color, claim: Claim) -> EventDraft {
    act::Claimed { claim }.by(by)
}

pub(crate) fn threefold(written: &str) -> Claim {
    let intended = Intended {
        attempt: written.parse().unwrap(),
        written: true,
    };
    Claim::Threefold {
        intended: Some(intended),
    }
}

/// Hears moves, ten seconds each, and then acts, each a minute after the last.
pub(crate) fn heard(terms: Terms, moves: &str, acts: Vec<EventDraft>) -> (Referee, Vec<String>) {
    let (words, mut mates) = (words(), MateProver::new());
    let mut referee = Referee::new(terms).unwrap();
    let mut at = Instant::ZERO;
    let act = act::SessionStarted {}.by(Author::Nobody);
    referee.hear(act.at(at), &mut mates).unwrap();
    for mv in moves.split_whitespace() {
        at = at + Duration::from_secs(10);
        let act = played(referee.game().turn(), mv);
        referee.hear(act.at(at), &mut mates).unwrap();
    }
    let mut said = Vec::new();
    for act in acts {
        at = at + Duration::from_secs(60);
        let before = referee.record().len();
        referee.hear(act.at(at), &mut mates).unwrap();
        let new = referee.record().iter().enumerate().skip(before);
        said.extend(new.map(|(index, entry)| words.entry(EntryNo::after(index), entry, referee.game())));
    }
    (referee, said)
}
