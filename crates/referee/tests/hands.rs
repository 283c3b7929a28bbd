//! Moves made by hands are the whole moves that they amount to: however sloppily a legal game is played, its moves, counts and
//! rulings are those of the clean one.

mod sloppy;

use jadoube_board::{Attempt, Color, Kind, Move, Position, Role};
use jadoube_clock::Instant;
use jadoube_laws::Edition;
use jadoube_random::Random;
use jadoube_referee::act::Pressed;
use jadoube_referee::wire::{self, Heading};
use jadoube_referee::{Act, Entry, MateProver, Moves, Referee, Terms, act};
use sloppy::{by_hand, sensed};

/// How many games are played, unless told otherwise.
const GAMES: u64 = 60;

/// A game is about a hundred streams of hands, one for each of its moves.
const STREAMS: u64 = 100;

fn games() -> u64 {
    let asked = std::env::var("JADOUBE_SEQUENCES").ok();
    asked.map_or(GAMES, |number| {
        let streams: u64 = number.parse().expect("JADOUBE_SEQUENCES is a number");
        streams.div_ceil(STREAMS)
    })
}

#[test]
fn sloppy_games_are_the_clean_ones() {
    let kinds = same_games(by_hand);
    if games() < GAMES {
        return;
    }
    assert_eq!(kinds.len(), Kind::ALL.len(), "only {kinds:?} were played");
}

#[test]
fn games_that_the_board_senses_are_the_clean_ones() {
    same_games(|random, position, mv| sensed(random, position, &position.make(mv)));
}

/// Plays random games clean, and again with each move made in some way of its own: they come to the same. Which kinds of moves
/// were played is returned.
fn same_games(way: impl Fn(&mut Random, &Position, Move) -> Vec<Act>) -> Vec<Kind> {
    let mut kinds = Vec::new();
    for seed in 0..games() {
        let mut random = Random::new(seed);
        let edition = random.pick(&Edition::ALL);
        let moves = legal_game(&mut random, 160);
        let made = moves.iter().map(|mv| vec![act::Made { attempt: (*mv).into() }.into()]);
        let clean = heard(edition, made);
        let mut position = Position::initial();
        let mut acts = Vec::new();
        for mv in moves {
            if !kinds.contains(&mv.kind()) {
                kinds.push(mv.kind());
            }
            acts.push(way(&mut random, &position, mv));
            position = position.make(mv);
        }
        let other = heard(edition, acts.into_iter());
        let attempts =
            |referee: &Referee| -> Vec<Attempt> { referee.game().plies().iter().map(|ply| ply.attempt()).collect() };
        assert_eq!(attempts(&clean), attempts(&other), "game {seed}");
        assert_eq!(clean.game().position(), other.game().position(), "game {seed}");
        assert_eq!(clean.game().completed(), other.game().completed(), "game {seed}");
        assert_eq!(clean.game().outcome(), other.game().outcome(), "game {seed}");
        assert_eq!(rulings(&clean), rulings(&other), "game {seed}");
        let text = wire::write(&other, &Heading::default());
        let (record, faults) = wire::read(&text);
        assert_eq!(faults, [], "game {seed}");
        let loaded = Referee::load(&record.expect("a record"));
        assert_eq!(loaded.game(), other.game(), "game {seed}");
    }
    kinds
}

/// The moves of a random game.
fn legal_game(random: &mut Random, most: usize) -> Vec<Move> {
    let mut position = Position::initial();
    let mut moves = Vec::new();
    while moves.len() < most {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        // Pawns go forward and pieces are captured, so that there is something to promote and to castle with.
        let lively =
            |mv: &&Move| position.piece_at(mv.to()).is_some() || mv.role() == Role::Pawn || mv.kind() == Kind::Castling;
        let some: Vec<Move> = legal.iter().filter(lively).copied().collect();
        let from = if some.is_empty() || random.once_in(2) {
            legal.to_vec()
        } else {
            some
        };
        let mv = random.pick(&from);
        moves.push(mv);
        position = position.make(mv);
    }
    moves
}

/// What was ruled but for what touched pieces bind to, which whole moves do not tell of.
fn rulings(referee: &Referee) -> Vec<String> {
    let of_hands = |key: &str| {
        [
            "touch",
            "release.",
            "promotion.",
            "adjust.",
            "move-made.",
            "draw-claim.forfeited",
        ]
        .iter()
        .any(|start| key.starts_with(start))
    };
    let rulings = referee.record().iter().filter_map(|entry| match entry {
        Entry::Ruling(ruling) => Some(ruling.key.as_str().to_owned()),
        Entry::Question(question) => Some(question.key.as_str().to_owned()),
        Entry::Event(_) => None,
    });
    rulings.filter(|key| !of_hands(key)).collect()
}

fn heard(edition: Edition, moves: impl Iterator<Item = Vec<Act>>) -> Referee {
    let terms = Terms {
        moves: Moves::Free,
        ..Terms::of(edition)
    };
    let mut referee = Referee::new(terms).expect("terms");
    let mut prover = MateProver::default();
    let mut at = 0;
    let mut hear = |referee: &mut Referee, act: Act, by: Option<Color>| {
        at += 1000;
        let draft = match by {
            Some(by) => act.by(by),
            None => act.by(jadoube_referee::Author::Nobody),
        };
        let event = draft.at(Instant::from_millis(at));
        let told = format!("{event:?}");
        referee
            .hear(event, &mut prover)
            .unwrap_or_else(|refusal| panic!("{told}: {refusal}"));
    };
    hear(&mut referee, act::SessionStarted {}.into(), None);
    for acts in moves {
        if referee.game().outcome().is_some() {
            break;
        }
        let by = referee.game().turn();
        for act in acts {
            let by = (!matches!(act, Act::Sensed(_))).then_some(by);
            hear(&mut referee, act, by);
        }
        if referee.game().outcome().is_none() {
            hear(&mut referee, Pressed {}.into(), Some(by));
        }
    }
    referee
}
