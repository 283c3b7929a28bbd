//! What is likely to happen next, so that games get far and claims come at their moment.

use jadoube_board::{ByColor, Color, Move, Square};
use jadoube_clock::Instant;
use jadoube_laws::Score;
use jadoube_referee::act::{self, Claim, Intended};
use jadoube_referee::{Adjournment, Author, Commitment, Entry, EntryNo, EventDraft, Game, Moves, Phase, Referee, Word};

use super::{Random, Sequence, acts};

impl Sequence {
    /// What somebody who knows the game would do at this moment.
    pub(super) fn likely(&mut self, referee: &Referee, at: Instant) -> EventDraft {
        let game = referee.game();
        let random = &mut self.random;
        match game.phase() {
            Phase::Awaited if random.percent(90) => return act::SessionStarted {}.by(Author::Nobody),
            Phase::Awaited => return act::Arrived {}.by(random.color()),
            Phase::Annulled => {
                let none = ByColor::new(Score::ZERO, Score::ZERO);
                return after_the_end(random, referee, none);
            }
            Phase::Ended(outcome) => return after_the_end(random, referee, outcome.points),
            Phase::Sealing | Phase::Adjourned | Phase::Resuming if random.percent(90) => {
                return adjourned(random, referee);
            }
            Phase::Sealing | Phase::Adjourned | Phase::Resuming => return acts::any(random, referee),
            Phase::Playing => {}
        }
        let waits = game.held_up() || random.percent(20);
        if let Some(answer) = waits.then(|| answered(random, game)).flatten() {
            return answer;
        }
        if game.interrupted() {
            return act::Resumed {}.by(Author::Arbiter);
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
    fn moved(&mut self, game: &Game) -> EventDraft {
        let by = game.turn();
        if game.unpressed()[!by] && self.random.percent(90) {
            return act::Pressed {}.by(!by);
        }
        let is_free = game.terms().moves == Moves::Free;
        if is_free && (!self.plan.is_empty() || self.random.percent(self.by_hand)) {
            return match self.obliged_or_legal(game) {
                Some(mv) => self.handled(game, mv),
                None => act::Resigned {}.by(by),
            };
        }
        let Some(mv) = self.legal(game) else {
            return act::Resigned {}.by(by);
        };
        let obliged = game.obligation().filter(|_| self.random.percent(90));
        let obliged = obliged.and_then(|must| acts::obliged(must, game));
        let attempt = obliged.unwrap_or_else(|| mv.into());
        if self.random.percent(self.whole) {
            act::Played { attempt }.by(by)
        } else {
            act::Made { attempt }.by(by)
        }
    }

    /// The move that must be played, mostly; else any legal move.
    fn obliged_or_legal(&mut self, game: &Game) -> Option<Move> {
        let obliged = game.obligation().filter(|_| self.random.percent(90));
        let attempt = obliged.and_then(|must| acts::obliged(must, game));
        let obliged = attempt.and_then(|attempt| game.position()?.find(attempt));
        obliged.or_else(|| self.legal(game))
    }

    /// Something said: offers, answers to them, claims of any worth, things raised.
    fn said(&mut self, referee: &Referee) -> EventDraft {
        let game = referee.game();
        let random = &mut self.random;
        let (turn, by) = (game.turn(), random.color());
        let offered = game.offers()[!by].is_some();
        match random.below(20) {
            0..=3 if offered => act::Accepted {}.by(by),
            4..=5 if offered => act::Declined {}.by(by),
            0..=5 => act::Offered { condition: None }.by(!turn),
            6..=8 => act::Claimed {
                claim: acts::claim(random, referee),
            }
            .by(turn),
            9..=11 => match self.legal(game) {
                Some(mv) => claimed(turn, mv),
                None => act::Resigned {}.by(turn),
            },
            12 => act::Touched::on(game.position().map_or(Square::A1, |position| position.king(turn))).by(turn),
            13 => act::Resigned {}.by(by),
            14 => act::TimePassed {}.by(Author::Nobody),
            15 => act::Arrived {}.by(by),
            16 if random.percent(50) => match game.adjournment() {
                Some(_) if random.percent(30) => act::AdjournedEarly {}.by(turn),
                Some(_) => act::SealingOrdered {}.by(Author::Arbiter),
                None => {
                    let at = game.now().unwrap_or_default() + std::time::Duration::from_secs(60);
                    act::SessionEndSet { at }.by(Author::Arbiter)
                }
            },
            16 | 17 => act::Raised {
                key: acts::key(random, game),
                about: random.percent(60).then_some(by),
            }
            .by(Author::Arbiter),
            _ => acts::any(random, referee),
        }
    }
}

/// What is likely while a move is sealed, kept or looked at.
fn adjourned(random: &mut Random, referee: &Referee) -> EventDraft {
    let game = referee.game();
    let (turn, envelope) = (game.turn(), game.adjournment().and_then(Adjournment::envelope));
    if let Some(answer) = random.percent(50).then(|| answered(random, game)).flatten() {
        return answer;
    }
    if game.phase() == Phase::Sealing {
        return match envelope {
            _ if game.interrupted() && random.percent(40) => act::Resumed {}.by(Author::Arbiter),
            None if random.percent(80) => sealed(random, referee),
            Some(envelope) if !envelope.closed && random.percent(80) => {
                let without_sheets = random.percent(10);
                act::EnvelopeClosed { without_sheets }.by(turn)
            }
            _ if random.percent(80) => act::Paused {}.by(turn),
            _ => act::Made {
                attempt: acts::attempt(random, referee),
            }
            .by(turn),
        };
    }
    match random.below(12) {
        0 | 1 => act::Arrived {}.by(random.color()),
        2 if game.phase() == Phase::Adjourned => act::ResumptionStarted {}.by(Author::Nobody),
        3 => act::TimePassed {}.by(Author::Nobody),
        4 => act::EnvelopeLost {
            times: random.percent(50),
            sealer: None,
        }
        .by(Author::Arbiter),
        5 => act::SealedMoveDeclared {
            attempt: acts::attempt(random, referee),
        }
        .by(turn),
        6 => sealed(random, referee),
        7 => act::Offered { condition: None }.by(!turn),
        8 => act::Accepted {}.by(turn),
        _ => opened(random, referee),
    }
}

/// A move sealed with a salt or on paper alone.
fn sealed(random: &mut Random, referee: &Referee) -> EventDraft {
    let commitment = random.percent(50).then(|| Commitment::of(acts::SALT, "e2e4"));
    let medium = random.of(&[act::Medium::Paper, act::Medium::Paper, act::Medium::Electronic]);
    act::Sealed { commitment, medium }.by(referee.game().turn())
}

/// An envelope opened, mostly with what fits it.
fn opened(random: &mut Random, referee: &Referee) -> EventDraft {
    let envelope = referee.game().adjournment().and_then(Adjournment::envelope);
    let committed = envelope.is_some_and(|envelope| envelope.commitment.is_some());
    let (text, salt) = match committed {
        true => ("e2e4".to_owned(), Some(acts::SALT.to_owned())),
        false => (acts::sealed(random, referee), None),
    };
    act::EnvelopeOpened {
        text,
        salt,
        language: None,
        sealer: None,
    }
    .by(Author::Arbiter)
}

/// A claim of a repetition that rests on this move.
fn claimed(by: Color, mv: Move) -> EventDraft {
    let intended = Some(Intended {
        attempt: mv.into(),
        written: true,
    });
    act::Claimed {
        claim: Claim::Threefold { intended },
    }
    .by(by)
}

/// A claim that is correct.
fn due_claim(game: &Game) -> Option<EventDraft> {
    let by = game.turn();
    if game.position()?.halfmoves() >= 100 {
        return Some(
            act::Claimed {
                claim: Claim::FiftyMoves { intended: None },
            }
            .by(by),
        );
    }
    (game.occurrences() >= 3).then_some(
        act::Claimed {
            claim: Claim::Threefold { intended: None },
        }
        .by(by),
    )
}

fn flag_down(random: &mut Random, game: &Game, at: Instant) -> Option<EventDraft> {
    let clock = game.clock()?;
    let down = ByColor::from_fn(|color| clock.flag(color, at).is_some());
    if !down.white && !down.black {
        return None;
    }
    let by = if down.white { Color::Black } else { Color::White };
    Some(if random.percent(50) {
        act::FlagSeen { down, first: None }.by(Author::Arbiter)
    } else {
        act::Claimed { claim: Claim::Flag }.by(by)
    })
}

/// The arbiter answers the oldest question with one of the answers it permits.
fn answered(random: &mut Random, game: &Game) -> Option<EventDraft> {
    let (no, question) = game.questions().first()?;
    let choice = question.choices[random.below(question.choices.len())];
    // The game goes on for a while where the answer can be mild.
    let mild = question.choices.iter().copied().find(|choice| {
        matches!(
            choice.word,
            Word::NoPenalty | Word::ValidReason | Word::GoesOn | Word::MayPlay | Word::Done
        )
    });
    let choice = if random.percent(60) {
        mild.unwrap_or(choice)
    } else {
        choice
    };
    Some(
        act::Answered {
            question: *no,
            answer: acts::filled(random, &choice),
        }
        .by(Author::Arbiter)
        .noted(acts::note(random)),
    )
}

/// Signatures, overrulings, and what comes too late.
fn after_the_end(random: &mut Random, referee: &Referee, points: ByColor<Score>) -> EventDraft {
    let by = random.color();
    match random.below(6) {
        0 | 1 => act::Signed { points, sheet: None }.by(by),
        2 => act::Signed {
            points: acts::points(random),
            sheet: random.once_in(2).then(|| random.pick(&Color::ALL)),
        }
        .by(by),
        3 | 4 => {
            let ends = |entry: &Entry| matches!(entry, Entry::Ruling(_));
            let last = referee.record().iter().rposition(ends).unwrap_or(0);
            act::Overruled {
                ruling: EntryNo::after(last),
                decision: acts::decision(random),
            }
            .by(Author::Arbiter)
            .noted(acts::note(random))
        }
        _ => answered(random, referee.game()).unwrap_or_else(|| acts::any(random, referee)),
    }
}
