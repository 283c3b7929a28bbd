//! Moves made by hands are the whole moves that they amount to: however sloppily a legal game is played, its moves, counts and
//! rulings are those of the clean one.

use jadoube_board::{Attempt, Color, Kind, Move, Piece, Position, Role, Square};
use jadoube_clock::Instant;
use jadoube_laws::Edition;
use jadoube_random::Random;
use jadoube_referee::act::{Adjusting, Lifted, Placed, Pressed, Released, Removed, Sensed, TookFromBox, Touched};
use jadoube_referee::wire::{self, Heading};
use jadoube_referee::{Act, Entry, MateProver, Moves, Referee, Terms, act};

/// How many games are played, unless told otherwise.
const GAMES: u64 = 60;

fn games() -> u64 {
    let asked = std::env::var("JADOUBE_SEQUENCES").ok();
    asked.map_or(GAMES, |number| number.parse().expect("JADOUBE_SEQUENCES is a number"))
}

#[test]
fn sloppy_games_are_the_clean_ones() {
    let kinds = same_games(by_hand);
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

/// The changes from one position to the next, in any order, with nudges between.
fn sensed(random: &mut Random, before: &Position, after: &Position) -> Vec<Act> {
    let changed = |square: &Square| before.piece_at(*square) != after.piece_at(*square);
    let mut squares: Vec<Square> = Square::all().filter(changed).collect();
    let mut acts = Vec::new();
    while !squares.is_empty() {
        let square = squares.swap_remove(random.below(squares.len()));
        let piece = after.piece_at(square);
        // The square is empty for a moment, as when a piece is nudged or put down twice.
        if random.once_in(4)
            && before
                .piece_at(square)
                .is_some_and(|piece| piece.color == before.turn())
        {
            acts.push(Sensed { square, piece: None }.into());
        }
        acts.push(Sensed { square, piece }.into());
    }
    acts
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

fn lift(square: Square) -> Act {
    Lifted { square, hand: None }.into()
}

fn place(square: Square) -> Act {
    Placed { square, hand: None }.into()
}

fn release(square: Square) -> Act {
    Released { square, hand: None }.into()
}

fn remove(square: Square) -> Act {
    Removed { square, hand: None }.into()
}

/// One of the many ways in which a hand makes a move.
fn by_hand(random: &mut Random, position: &Position, mv: Move) -> Vec<Act> {
    let mut acts = Vec::new();
    // Pieces are straightened first, now and then.
    if random.once_in(8) {
        let square = mv.from();
        acts.push(Adjusting { square: Some(square) }.into());
        acts.push(Touched::on(square).into());
    }
    if random.once_in(6) {
        acts.push(Touched::on(mv.from()).into());
    }
    let (from, to) = (mv.from(), mv.to());
    let captured = match mv.kind() {
        Kind::Castling => None,
        Kind::EnPassant => Some(Square::new(to.file(), from.rank())),
        _ => position.piece_at(to).map(|_| to),
    };
    match (mv.kind(), mv.promotion()) {
        (Kind::Castling, _) => {
            let rook_to = Square::new(jadoube_board::Wing::of(from, to).rook_file(), from.rank());
            acts.extend(carried(random, from, mv.destination()));
            acts.extend(carried(random, to, rook_to));
        }
        (_, Some(role)) => acts.extend(promoted(random, from, to, captured, role.of(position.turn()))),
        _ => {
            let before = random.once_in(2);
            // What is captured goes first, or last; in between the piece stands on it.
            if let (Some(square), true) = (captured, before) {
                acts.push(remove(square));
            }
            acts.extend(carried(random, from, to));
            if let (Some(square), false) = (captured, before) {
                acts.push(remove(square));
            }
        }
    }
    acts
}

/// A piece goes from square to square, over others or put down and taken up again.
fn carried(random: &mut Random, from: Square, to: Square) -> Vec<Act> {
    let mut acts = vec![lift(from)];
    for _ in 0..random.below(3) {
        acts.push(place(random.pick(&Square::all().collect::<Vec<_>>())));
    }
    if random.once_in(6) {
        acts.push(release(from));
        acts.push(lift(from));
    }
    if random.once_in(2) {
        acts.push(place(to));
    }
    acts.push(release(to));
    acts
}

/// A pawn becomes another piece, in any order.
fn promoted(random: &mut Random, from: Square, to: Square, captured: Option<Square>, piece: Piece) -> Vec<Act> {
    debug_assert_ne!(piece.role, Role::Pawn);
    let new = vec![TookFromBox { piece, hand: None }.into(), release(to)];
    let taken: Vec<Act> = captured.map(remove).into_iter().collect();
    match random.below(3) {
        // The pawn is never put on the last rank.
        0 => [taken, vec![remove(from)], new].concat(),
        // The new piece comes first.
        1 => [taken, new, vec![remove(from)]].concat(),
        // The pawn is put there and taken off again.
        _ => [taken, vec![lift(from), release(to), remove(to)], new].concat(),
    }
}
