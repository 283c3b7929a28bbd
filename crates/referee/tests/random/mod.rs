//! Random games with everything that can happen in them, for tests: the same ones every time.

use std::ops::{Deref, DerefMut};
use std::time::Duration;

use jadoube_board::{Attempt, ByColor, Chess960, Color, MoveList, Position, Square};
use jadoube_clock::{Instant, TimeControl};
use jadoube_laws::{Draws, Edition, Key, PROVISIONS, Pace, Points, Regulations, Score, Supervision};
use jadoube_referee::act::{self, Claim, Decision, Intended, Withdrawal};
use jadoube_referee::{
    Answer, Author, Blank, Boards, Choice, Entry, EntryNo, EventDraft, Filling, Game, MateProver, Mode, Moves, Note,
    Oversight, Referee, Terms,
};

/// Random numbers, and what is made of them here.
pub(crate) struct Random(jadoube_random::Random);

impl Deref for Random {
    type Target = jadoube_random::Random;

    fn deref(&self) -> &jadoube_random::Random {
        &self.0
    }
}

impl DerefMut for Random {
    fn deref_mut(&mut self) -> &mut jadoube_random::Random {
        &mut self.0
    }
}

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(jadoube_random::Random::new(seed))
    }

    fn color(&mut self) -> Color {
        self.pick(&Color::ALL)
    }

    fn maybe<T>(&mut self, f: impl FnOnce(&mut Random) -> T) -> Option<T> {
        self.once_in(2).then(|| f(self))
    }

    fn millis(&mut self, most: usize) -> Duration {
        Duration::from_millis(self.below(most) as u64)
    }

    fn score(&mut self) -> Score {
        Score::from_quarters(self.below(8) as u32)
    }

    fn points(&mut self) -> ByColor<Score> {
        match self.below(3) {
            0 => ByColor::new(Score::ONE, Score::ZERO),
            1 => ByColor::new(Score::HALF, Score::HALF),
            _ => ByColor::new(self.score(), self.score()),
        }
    }
}

/// Terms of every sort, with a budget small enough that some positions are asked about.
pub(crate) fn terms(random: &mut Random) -> Terms {
    let controls = [
        "40/90m+30s, 30m+30s",
        "G/5; d3",
        "3m+2s",
        "W300-B240",
        "2s",
        "10m",
        "40/2h, 1h",
    ];
    let starts = [
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        "8/8/4k3/8/8/3K4/3R4/8 w - - 96 70",
        "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 148 90",
        "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1",
        "rnbqkbnr/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 3",
        "6k1/8/8/8/8/8/5b2/6K1 w - - 3 60",
    ];
    let start = match random.below(3) {
        0 => Position::initial(),
        1 => random.pick(&starts).parse().unwrap(),
        _ => Chess960::all().nth(random.below(960)).unwrap().position(),
    };
    let terms = Terms {
        edition: random.pick(&Edition::ALL),
        pace: random.pick(&Pace::ALL),
        supervision: random.pick(&Supervision::ALL),
        regulations: Regulations::default(),
        control: random.maybe(|random| random.pick(&controls).parse::<TimeControl>().unwrap()),
        clock_marks_first: random.once_in(2),
        moves: random.pick(&[Moves::Guarded, Moves::Free]),
        move_presses_clock: false,
        start,
        budget: random.pick(&[1, 50, 2_000]),
        boards: random.pick(&[Boards::One, Boards::Two]),
        oversight: random.pick(&[Oversight::Arbiter, Oversight::Players]),
        visually_disabled: ByColor::from_fn(|_| random.once_in(3)),
        hearing_impaired: ByColor::from_fn(|_| random.once_in(6)),
        mode: Mode::Watched,
    };
    let regulated = Terms {
        regulations: regulations(random),
        ..terms.clone()
    };
    if regulated.provisions().is_ok() {
        regulated
    } else {
        terms
    }
}

fn regulations(random: &mut Random) -> Regulations {
    Regulations {
        default_time: random.maybe(|random| random.millis(3_600_000)),
        increment_before_first_move: random.maybe(|random| random.once_in(2)),
        draws: random.maybe(|random| match random.below(2) {
            0 => Draws::Never,
            _ => Draws::NotBefore(random.below(40) as u32),
        }),
        points: random.maybe(|_| Points {
            win: Score::from_quarters(12),
            draw: Score::from_quarters(6),
            loss: Score::from_quarters(1),
        }),
        guidelines_iii: random.once_in(4),
        ..Regulations::default()
    }
}

/// A game in which everything happens that can, and much is tried that cannot.
pub(crate) fn game(random: &mut Random, terms: Terms, tries: usize, mates: &mut MateProver) -> Referee {
    let mut referee = Referee::new(terms).unwrap();
    let mut at = Instant::ZERO;
    if random.once_in(3) {
        let moves = moves(random, &referee.game().terms().start.clone(), tries);
        referee.hear_moves(&moves, mates);
    } else {
        at = at + random.millis(5_000);
        let _ = referee.hear(act::SessionStarted {}.by(Author::Nobody).at(at), mates);
    }
    at = referee.game().now().unwrap_or(at);
    for _ in 0..tries {
        at = at + random.millis(20_000);
        let draft = draft(random, &referee);
        // What cannot happen is refused, and the game goes on without it.
        let _ = referee.hear(draft.at(at), mates);
    }
    referee
}

fn moves(random: &mut Random, start: &Position, most: usize) -> Vec<jadoube_board::Move> {
    let mut position = *start;
    let mut moves = Vec::new();
    for _ in 0..random.below(most) {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let mv = legal[random.below(legal.len())];
        moves.push(mv);
        position = position.make(mv);
    }
    moves
}

fn draft(random: &mut Random, referee: &Referee) -> EventDraft {
    let game = referee.game();
    if let Some((no, question)) = game.questions().last()
        && random.once_in(3)
    {
        let choice = random.pick(&question.choices);
        return act::Answered {
            question: *no,
            answer: filled(random, &choice),
        }
        .by(Author::Arbiter)
        .noted(note(random));
    }
    if game.interrupted() && random.once_in(3) {
        return act::Resumed {}.by(Author::Arbiter);
    }
    let by = match random.once_in(4) {
        true => !game.turn(),
        false => game.turn(),
    };
    match random.below(60) {
        0..=19 => act::Played {
            attempt: attempt(random, game),
        }
        .by(by),
        20..=29 => act::Made {
            attempt: attempt(random, game),
        }
        .by(by),
        30..=39 => act::Pressed {}.by(!by),
        40 => act::Arrived {}.by(by),
        41 if random.once_in(3) => act::BrokeOff {}.by(Author::Nobody),
        41 => act::TimePassed {}.by(Author::Nobody),
        42 => act::Touched::on(random.pick(&Square::all().collect::<Vec<_>>())).by(by),
        43 => act::Offered {
            condition: random.maybe(|_| "a \"drink\"\n\u{2028}½".to_owned()),
        }
        .by(by),
        44 if random.once_in(3) => act::Accepted {}.by(by),
        45 => act::Declined {}.by(by),
        46 => act::Withdrew {
            what: random.pick(&[Withdrawal::Offer, Withdrawal::Claim]),
        }
        .by(by),
        47 | 48 => act::Claimed {
            claim: claim(random, game),
        }
        .by(by),
        49 if random.once_in(4) => act::Resigned {}.by(by),
        50 => act::FlagSeen {
            down: ByColor::new(random.once_in(2), random.once_in(2)),
            first: random.maybe(Random::color),
        }
        .by(Author::Arbiter),
        51 => act::Paused {}.by(random.pick(&[Author::Arbiter, Author::from(by)])),
        52 => act::ClockSet {
            times: ByColor::from_fn(|_| random.maybe(|random| random.millis(100_000))),
            moves: ByColor::new(None, Some(random.below(50) as u32)),
        }
        .by(Author::Arbiter),
        53 => act::TimeGiven {
            to: by,
            amount: random.millis(120_000),
        }
        .by(Author::Arbiter),
        54 | 55 => act::Raised {
            key: raised(random),
            about: random.maybe(Random::color),
        }
        .by(Author::Arbiter),
        56 => act::Overruled {
            ruling: ruling(random, referee),
            decision: match random.once_in(3) {
                true => Decision::Points {
                    points: random.points(),
                },
                false => Decision::PlaysOn,
            },
        }
        .by(Author::Arbiter)
        .noted(note(random)),
        57 | 58 => act::Signed {
            points: random.points(),
            sheet: None,
        }
        .by(random.color()),
        _ => act::Pressed {}.by(by),
    }
}

fn attempt(random: &mut Random, game: &Game) -> Attempt {
    let legal = game.position().map_or_else(MoveList::new, Position::legal_moves);
    match legal.is_empty() {
        true => "e2e4".parse().unwrap(),
        false => legal[random.below(legal.len())].into(),
    }
}

fn claim(random: &mut Random, game: &Game) -> Claim {
    let attempt = match random.once_in(4) {
        true => "a1b8".parse().unwrap(),
        false => attempt(random, game),
    };
    let written = random.once_in(2);
    let intended = random.maybe(|_| Intended { attempt, written });
    random.pick(&[
        Claim::Threefold { intended },
        Claim::FiftyMoves { intended },
        Claim::Flag,
    ])
}

/// A provision that can be raised more often than not.
fn raised(random: &mut Random) -> Key {
    let any = PROVISIONS[random.below(PROVISIONS.len())].key;
    let guided = [
        "clock.same-hand",
        "clock.no-hovering",
        "clock.placement",
        "clock.assistant",
        "displays.allowed",
    ];
    match random.once_in(3) {
        true => any,
        false => jadoube_laws::find(random.pick(&guided)).unwrap().key,
    }
}

/// A ruling of the record more often than not.
fn ruling(random: &mut Random, referee: &Referee) -> EntryNo {
    let rulings = referee.record().iter().enumerate();
    let rulings = rulings.filter(|(_, entry)| matches!(entry, Entry::Ruling(_)));
    let rulings: Vec<usize> = rulings.map(|(before, _)| before).collect();
    match rulings.is_empty() || random.once_in(5) {
        true => EntryNo::after(0),
        false => EntryNo::after(random.pick(&rulings)),
    }
}

/// The answer, with something that the arbiter fills in.
fn filled(random: &mut Random, choice: &Choice) -> Answer {
    let filling = choice.blank.map(|blank| match blank {
        Blank::Clock { proposed } => Filling::Clock(proposed),
        Blank::Time { .. } => Filling::Time(random.millis(90_000)),
        Blank::Score { .. } | Blank::OpponentScore { .. } => Filling::Score(random.score()),
        Blank::ExtraTime => Filling::Clock(ByColor::from_fn(|_| random.millis(90_000))),
        Blank::Points { proposed, .. } if random.once_in(2) => Filling::Points(proposed),
        Blank::Points { .. } => Filling::Points(random.points()),
    });
    Answer {
        word: choice.word,
        filling,
    }
}

fn note(random: &mut Random) -> Note {
    Note {
        name: random.maybe(|_| "Åse \\ O'Neill".to_owned()),
        reason: random.maybe(|_| "seen \t by all".to_owned()),
    }
}
