//! Anything that anybody could do, whether or not it makes sense.

use std::time::Duration;

use jadoube_board::{Attempt, ByColor, MoveList, Position, Role, Square};
use jadoube_laws::{Key, PROVISIONS, Score};
use jadoube_notation::speech::{Spoken, Voice};
use jadoube_referee::act::{self, Claim, Decision, Intended};
use jadoube_referee::script::{Kind, scripts};
use jadoube_referee::wire::StoredAct;
use jadoube_referee::{
    Answer, Author, Blank, Choice, Commitment, EntryNo, EventDraft, Filling, Game, Must, Note, Obligation, Referee,
    Word,
};
use serde_json::{Value, json};

use super::Random;

/// Anything that anybody could write, with any values in its blanks.
pub(super) fn any(random: &mut Random, referee: &Referee) -> EventDraft {
    let script = &scripts()[random.below(scripts().len())];
    let act = script.act_with(|_, kind| value(random, referee, kind));
    let act = act.unwrap_or(act::TimePassed {}.into());
    let anybody = [Author::White, Author::Black, Author::Arbiter, Author::Nobody];
    let by = random.of(&anybody);
    match act.authors().only() {
        Some(only) if random.percent(90) => act.by(only),
        _ => act.by(by),
    }
}

/// Something in a blank, as it is stored.
fn value(random: &mut Random, referee: &Referee, kind: Kind) -> Value {
    let each = |random: &mut Random, value: &mut dyn FnMut(&mut Random) -> Value| {
        let mut each = json!({});
        for player in ["white", "black"] {
            if random.percent(60) {
                each[player] = value(random);
            }
        }
        each
    };
    match kind {
        Kind::Author | Kind::Player => random.of(&["white", "black"]).into(),
        Kind::Move => attempt(random, referee).to_string().into(),
        Kind::Square => square(random).to_string().into(),
        Kind::Piece => random.of(&["Q", "n", "r", "K"]).into(),
        Kind::Hand => random.of(&["left", "right", "both"]).into(),
        Kind::Time | Kind::Moment => millis(random),
        Kind::Times => each(random, &mut millis),
        Kind::Counts => each(random, &mut |random| random.of(&[0, 1, 39, 40, u32::MAX]).into()),
        Kind::AfterMove => random.below(referee.game().plies().len() + 2).into(),
        Kind::Points => {
            let points = points(random);
            json!({ "white": stored(points.white), "black": stored(points.black) })
        }
        Kind::Provision => key(random, referee.game()).as_str().into(),
        Kind::Answer => {
            let (question, answer) = (EntryNo::after(0), answer(random));
            let stored = StoredAct::from(act::Answered { question, answer }.by(Author::Arbiter));
            serde_json::to_value(stored).unwrap()["answer"].take()
        }
        Kind::Entry => entry(random, referee).get().into(),
        Kind::Penalty => {
            let penalties = [
                json!({ "type": "warning" }),
                json!({ "type": "expulsion" }),
                json!({ "type": "loss-of-game" }),
                json!({ "type": "loss-of-game", "opponent": stored(points(random).white) }),
                json!({ "type": "offender-points", "amount": stored(points(random).white) }),
                json!({ "type": "opponent-points", "amount": stored(points(random).white) }),
                json!({ "type": "opponent-time", "amount_ms": millis(random) }),
            ];
            penalties[random.below(penalties.len())].clone()
        }
        Kind::Incident => named::<act::IncidentKind>(random),
        Kind::Involved if random.percent(70) => random.of(&["white", "black"]).into(),
        Kind::Involved => named::<act::Involved>(random),
        Kind::Circumstances => (0..1 + random.below(2))
            .map(|_| named::<act::Circumstance>(random))
            .collect(),
        Kind::Language => random.of(&["en", "de", "nl"]).into(),
        Kind::Board => random.of(&[KINGS, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 40"]).into(),
        Kind::Commitment => Commitment::of(SALT, &sealed(random, referee)).to_string().into(),
        Kind::EnvelopeItems => (0..random.below(8))
            .map(|_| named::<act::EnvelopeItem>(random))
            .collect(),
        Kind::Carried => attempt(random, referee).to_string().into(),
        Kind::Duties => (0..1 + random.below(4)).map(|_| named::<act::Duty>(random)).collect(),
        Kind::Equipment => named::<act::Equipment>(random),
        Kind::Features => (0..1 + random.below(5))
            .map(|_| named::<act::Feature>(random))
            .collect(),
        Kind::Number => random.of(&[0, 12, 20, 518, u32::MAX]).into(),
        Kind::Throws => json!(random.of(&[[2, 3, 3, 2, 3], [1, 1, 1, 1, 1], [6, 5, 9, 0, 1]])),
        Kind::Text => text(random, referee),
    }
}

/// The salt of every sealed move.
pub(super) const SALT: &str = "00112233445566778899aabbccddeeff";

/// A move as it is written to be sealed, mostly a legal one.
pub(super) fn sealed(random: &mut Random, referee: &Referee) -> String {
    match random.below(8) {
        0 => random.of(&["smudged", "e4 e5", "Kg9", ""]).to_owned(),
        _ => attempt(random, referee).to_string(),
    }
}

/// Words: those of nobody, and half of the time a move as it is announced.
fn text(random: &mut Random, referee: &Referee) -> Value {
    let game = referee.game();
    let position = match (game.plies().last(), random.percent(50)) {
        (Some(last), true) => game.before(last).position(),
        _ => game.position(),
    };
    let moves = position.map(Position::legal_moves).unwrap_or_default();
    if let (Some(position), true) = (position, !moves.is_empty() && random.percent(60)) {
        let mv = moves[random.below(moves.len())];
        return mv.spoken(position, Voice::ANNOUNCED).to_string().into();
    }
    let words = [
        "and no more games today",
        "1.e4 e5 2.Sf3 (=)",
        "P-K4 ~~ 1:29",
        "Eva acht",
        "Eva",
    ];
    random.of(&words).into()
}

/// Nobody can mate here.
const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 b - - 0 41";

/// One of the names of a type.
fn named<T: schemars::JsonSchema>(random: &mut Random) -> Value {
    let schema = schemars::schema_for!(T).to_value();
    let names = schema["enum"].as_array().expect("names");
    names[random.below(names.len())].clone()
}

/// Points as they are stored: quarters as fractions.
fn stored(score: Score) -> String {
    let quarters = score.quarters();
    match (quarters % 4, quarters % 2) {
        (0, _) => (quarters / 4).to_string(),
        (_, 0) => format!("{}/2", quarters / 2),
        _ => format!("{quarters}/4"),
    }
}

/// A length of time in milliseconds: nothing, a little, and more than any clock shows.
fn millis(random: &mut Random) -> Value {
    let longest = (1_u64 << 53) - 1;
    random.of(&[0, 1, 10_000, 120_000, longest]).into()
}

/// A legal move half of the time, from any square to any square the other.
pub(super) fn attempt(random: &mut Random, referee: &Referee) -> Attempt {
    let legal = legal_moves(referee.game());
    if !legal.is_empty() && random.percent(50) {
        return legal[random.below(legal.len())].into();
    }
    Attempt {
        from: square(random),
        to: square(random),
        promotion: random.percent(20).then(|| random.of(&Role::ALL)),
    }
}

/// What a player must play, or a legal move of the piece that must move or be captured.
pub(super) fn obliged(obligation: Obligation, game: &Game) -> Option<Attempt> {
    let moves = legal_moves(game);
    let mut moves = moves.iter();
    let mv = match obligation.must {
        Must::Play(attempt) => return Some(attempt),
        Must::MovePiece(square) => moves.find(|mv| mv.from() == square),
        Must::Capture(square) => moves.find(|mv| mv.to() == square),
    };
    mv.map(|mv| (*mv).into())
}

/// The legal moves, if a position stands on the board.
pub(super) fn legal_moves(game: &Game) -> MoveList {
    game.position().map_or_else(MoveList::new, Position::legal_moves)
}

pub(super) fn square(random: &mut Random) -> Square {
    Square::from_index(random.below(64) as u8).expect("sixty-four squares")
}

pub(super) fn claim(random: &mut Random, referee: &Referee) -> Claim {
    let intended = random.percent(60).then(|| Intended {
        attempt: attempt(random, referee),
        written: random.percent(80),
    });
    match random.below(4) {
        0 => Claim::Threefold { intended },
        1 => Claim::FiftyMoves { intended },
        2 => Claim::IllegalMove,
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

/// Any answer, with anything or nothing filled in.
fn answer(random: &mut Random) -> Answer {
    const WORDS: [Word; 46] = [
        Word::Loses,
        Word::MayPlay,
        Word::CanMate,
        Word::CannotMate,
        Word::Same,
        Word::Different,
        Word::Stands,
        Word::Void,
        Word::Drawn,
        Word::GoesOn,
        Word::FromFirstMove,
        Word::AfterFirstMove,
        Word::ValidReason,
        Word::Allowed,
        Word::Refused,
        Word::Corrected,
        Word::Done,
        Word::Points,
        Word::NoPenalty,
        Word::Warning,
        Word::OpponentTime,
        Word::OffenderTime,
        Word::OpponentPoints,
        Word::OffenderPoints,
        Word::LossOfGame,
        Word::Fine,
        Word::RoundExclusion,
        Word::Expulsion,
        Word::NewGame,
        Word::ClockLeft,
        Word::ClockCorrected,
        Word::ClockBefore,
        Word::Counts,
        Word::CountsNot,
        Word::Rejected,
        Word::Postponed,
        Word::PostponedWithTime,
        Word::CannotWin,
        Word::NoEffort,
        Word::BothGrounds,
        Word::SentOut,
        Word::LetStay,
        Word::ExtraTime,
        Word::NoExtraTime,
        Word::CannotTell,
        Word::ClockSet,
    ];
    Answer {
        word: random.of(&WORDS),
        filling: filling(random),
    }
}

fn filling(random: &mut Random) -> Option<Filling> {
    match random.below(7) {
        6 => Some(Filling::Clock(ByColor::from_fn(|_| time(random)))),
        0 => Some(Filling::Time(time(random))),
        1 => Some(Filling::Score(points(random).white)),
        2 => Some(Filling::Points(points(random))),
        _ => None,
    }
}

/// The answer, with something in its blank. Now and then it is not what belongs there.
pub(super) fn filled(random: &mut Random, choice: &Choice) -> Answer {
    let word = choice.word;
    if random.percent(5) {
        let filling = filling(random);
        return Answer { word, filling };
    }
    let filling = choice.blank.map(|blank| match blank {
        Blank::Clock { proposed } if random.percent(80) => Filling::Clock(proposed),
        Blank::Clock { .. } => Filling::Clock(ByColor::from_fn(|_| time(random))),
        Blank::Time { .. } => Filling::Time(time(random)),
        Blank::Score { .. } | Blank::OpponentScore { .. } => Filling::Score(points(random).white),
        Blank::ExtraTime => Filling::Clock(ByColor::from_fn(|_| time(random))),
        Blank::Points { proposed, .. } if random.percent(50) => Filling::Points(proposed),
        Blank::Points { .. } => Filling::Points(points(random)),
    });
    Answer { word, filling }
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

pub(super) fn note(random: &mut Random) -> Note {
    let name = random.percent(50).then(|| "Arbiter".to_owned());
    Note { name, reason: None }
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
