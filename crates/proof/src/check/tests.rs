//! What holds inside the checker: its moves are those of the slow twin, its lemmas are true where they can be tried
//! out, and every invariant that it accepts holds along every game.

use core::ops::{Deref, DerefMut};

use jadoube_board::{
    Chess960, Color, File, Kind, Piece, Position, Rank, Role, Setup, Square, Squares, attacks, legality,
};

use super::objection::Objection;
use super::{barren, closed, invariant, mate, moves, ways};
use crate::{Invariant, Man, Reach, Stratum};

/// Random numbers, and what is made of them here.
struct Random(jadoube_random::Random);

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
    fn new(seed: u64) -> Random {
        Random(jadoube_random::Random::new(seed))
    }

    fn square(&mut self) -> Square {
        Square::new(self.pick(&File::ALL), self.pick(&Rank::ALL))
    }

    /// A game from a position that likes what is rare: castling, en passant, double steps and promotion.
    fn game(&mut self, start: &Setup, plies: usize, mut f: impl FnMut(&Setup)) {
        let mut setup = start.clone();
        setup.en_passant = moves::legal_en_passant(&setup);
        for _ in 0..plies {
            f(&setup);
            let legal = moves::legal(&setup);
            if legal.is_empty() {
                return;
            }
            let rare = |kind| matches!(kind, Kind::Castling | Kind::EnPassant | Kind::DoubleStep);
            let liked: Vec<_> = legal
                .iter()
                .copied()
                .filter(|&attempt| attempt.promotion.is_some() || moves::kind(&setup, attempt).is_some_and(rare))
                .collect();
            let attempt = match self.below(3) {
                0 if !liked.is_empty() => self.pick(&liked),
                _ => self.pick(&legal),
            };
            setup = legality::play(&setup, attempt);
            setup.en_passant = moves::legal_en_passant(&setup);
        }
    }

    /// Kings, pawns and an officer now and then, mostly with pawns that face each other.
    fn ending(&mut self) -> Position {
        loop {
            let mut setup = Setup::empty();
            setup.turn = self.pick(&Color::ALL);
            for _ in 0..1 + self.below(4) {
                let (file, rank) = (self.pick(&File::ALL), self.pick(&Rank::ALL[1..6]));
                let lower = Square::new(file, rank);
                let ahead = lower.offset(0, 1 + (self.below(4) / 3) as i8);
                setup.put(
                    lower,
                    Some(Role::Pawn.of(self.pick(&[Color::White, Color::White, Color::White, Color::Black]))),
                );
                if let Some(ahead) = ahead.filter(|square| square.rank() < Rank::EIGHT) {
                    setup.put(
                        ahead,
                        Some(Role::Pawn.of(self.pick(&[Color::Black, Color::Black, Color::White]))),
                    );
                }
            }
            for _ in 0..self.below(3) {
                let role = self.pick(&[Role::Bishop, Role::Bishop, Role::Knight, Role::Rook, Role::Queen]);
                setup.put(self.square(), Some(role.of(self.pick(&Color::ALL))));
            }
            setup.put(self.square(), Some(Role::King.of(Color::White)));
            setup.put(self.square(), Some(Role::King.of(Color::Black)));
            if let Ok(position) = Position::accept(&setup) {
                return position;
            }
        }
    }
}

#[test]
fn moves_are_those_of_the_slow_twin_and_words_those_of_the_identity() {
    let mut random = Random::new(1);
    for _ in 0..25 {
        let start = Chess960::draw(random.next_u64()).position().to_setup();
        random.game(&start, 120, |setup| {
            let key = |attempt: &jadoube_board::Attempt| (attempt.from, attempt.to, attempt.promotion);
            let (mut ours, mut theirs) = (moves::legal(setup), legality::legal_moves(setup));
            ours.sort_by_key(key);
            theirs.sort_by_key(key);
            assert_eq!(ours, theirs, "{setup}");
            let position = Position::accept(setup).unwrap();
            assert_eq!(moves::words(setup), position.identity().words(), "{setup}");
            assert_eq!(moves::is_mate(setup, !setup.turn), position.is_checkmate(), "{setup}");
            for mv in &position.legal_moves() {
                assert_eq!(moves::kind(setup, mv.into()), Some(mv.kind()), "{setup} {mv}");
            }
        });
    }
}

fn is_barren(setup: &Setup, winner: Color) -> bool {
    let men = setup
        .pieces()
        .map(|(square, piece)| (piece.color, Reach::fixed(piece.role, square)));
    barren::is_barren(men, winner)
}

/// The second case of the lemma: every king up to symmetry, every knight that gives check, every place of the other
/// king and every set of queens around.
#[test]
fn a_knight_does_not_mate_among_queens() {
    let white = |role: Role| Some(role.of(Color::White));
    let black = |role: Role| Some(role.of(Color::Black));
    let triangle =
        Square::all().filter(|square| square.file() <= File::D && square.rank().index() <= square.file().index());
    for king in triangle {
        for knight in attacks::knight(king) {
            let around: Vec<Square> = attacks::king(king).into_iter().collect();
            let touched = attacks::king(king) | Squares::of(king) | Squares::of(knight);
            // Far away a king guards nothing, wherever he is.
            let near = touched
                .into_iter()
                .fold(Squares::EMPTY, |all, square| all | attacks::king(square));
            for own in near - touched {
                for queens in 0..1 << around.len() {
                    let mut setup = Setup::empty();
                    setup.turn = Color::Black;
                    for (i, &square) in around.iter().enumerate() {
                        setup.put(square, black(Role::Queen).filter(|_| queens >> i & 1 != 0));
                    }
                    setup.put(king, black(Role::King));
                    setup.put(knight, white(Role::Knight));
                    setup.put(own, white(Role::King));
                    assert!(is_barren(&setup, Color::White));
                    assert!(!moves::is_mate(&setup, Color::White), "{setup}");
                }
            }
        }
    }
}

/// The third case of the lemma, with dense boards around kings that one bishop checks.
#[test]
fn bishops_of_one_shade_do_not_mate() {
    let mut random = Random::new(2);
    let mut checks = 0;
    for _ in 0..60_000 {
        let mut setup = Setup::empty();
        setup.turn = Color::Black;
        let king = random.square();
        let shade = if Squares::LIGHT.contains(king) {
            Squares::LIGHT
        } else {
            Squares::DARK
        };
        for square in attacks::king(king) {
            let piece = match (random.below(8), shade.contains(square)) {
                (0, true) => Some(Role::Bishop.of(Color::White)),
                (1..4, true) => Some(Role::Bishop.of(Color::Black)),
                (0..3, false) | (4, true) => Some(Role::Rook.of(Color::Black)),
                (3..6, false) | (5, true) => Some(Role::Queen.of(Color::Black)),
                _ => None,
            };
            setup.put(square, piece);
        }
        for _ in 0..random.below(4) {
            let square = random.square();
            if shade.contains(square) && setup.piece_at(square).is_none() {
                setup.put(square, Some(Role::Bishop.of(Color::White)));
            }
        }
        setup.put(king, Some(Role::King.of(Color::Black)));
        let own = random.square();
        if attacks::king(king).contains(own) || king == own {
            continue;
        }
        setup.put(own, Some(Role::King.of(Color::White)));
        let occupied = moves::squares(&setup, |_, _| true);
        let bishops = moves::squares(&setup, |role, color| (role, color) == (Role::Bishop, Color::White));
        if (attacks::bishop(king, occupied) & bishops).len() == 1 {
            checks += 1;
            assert!(is_barren(&setup, Color::White), "{setup}");
            assert!(!moves::is_mate(&setup, Color::White), "{setup}");
        }
    }
    assert!(checks > 6_000, "{checks}");
}

/// An invariant for a position, found by giving way to each objection: either the stratum grows, or another is added.
fn grown(random: &mut Random, position: &Position, winner: Color, most: usize) -> Invariant {
    let mut invariant = Invariant::of(position);
    let mut reach: Vec<Reach> = invariant
        .men
        .iter()
        .map(|man| Reach::fixed(man.piece.role, man.square))
        .collect();
    if let Some(crossed) = position.legal_en_passant() {
        let pawn = Square::new(crossed.file(), Rank::FIVE.seen_by(position.turn()));
        let man = invariant.men.iter().position(|man| man.square == pawn).unwrap();
        reach[man].squares[Role::Pawn as usize] |= Squares::of(crossed);
    }
    let turn = random.pick(&[None, Some(position.turn())]);
    invariant.strata.push(Stratum { turn, reach });
    loop {
        let (stratum, man, from, to, role, captured) = match closed::stays(0, &invariant, winner) {
            Ok(()) => return invariant,
            Err(Objection::Escape {
                stratum,
                man,
                from,
                to,
                role,
                captured,
                ..
            }) => (stratum, man, from, to, role, captured),
            Err(objection) => panic!("{objection}"),
        };
        let before = invariant.strata[stratum].clone();
        let mover = invariant.men[man].piece.color;
        let castles = role == Role::King && invariant.castling.contains(to);
        let mut wanted = before.clone();
        let alone = invariant.strata.len() < most && random.below(3) > 0 && !castles;
        if alone {
            // What is known after the move, as a stratum of its own.
            wanted.turn = Some(!mover);
            wanted.reach[man] = Reach::fixed(role, to);
            for (other, reach) in wanted.reach.iter_mut().enumerate().filter(|(other, _)| *other != man) {
                reach.squares = reach.squares.map(|squares| squares - Squares::of(to));
                if captured == Some(other) {
                    *reach = Reach {
                        gone: true,
                        ..Reach::default()
                    };
                }
            }
        } else {
            wanted.turn = None;
            // Officers who leave their squares soon go everywhere; kings are held by pawns, and grow slowly.
            wanted.reach[man].squares[role as usize] |= match role {
                Role::Pawn | Role::King => Squares::of(to),
                Role::Bishop if Squares::LIGHT.contains(to) => Squares::LIGHT,
                Role::Bishop => Squares::DARK,
                _ => Squares::ALL,
            };
            if let Some(captured) = captured {
                wanted.reach[captured].gone = true;
            }
        }
        if role == Role::Pawn {
            wanted.reach[man].squares[0] |=
                attacks::between(from, to) - Squares::rank(Rank::ONE) - Squares::rank(Rank::EIGHT);
        }
        if !alone {
            // Castling, if that is what it was: king and rook may be on all of the rank.
            for rook in invariant
                .castling
                .into_iter()
                .filter(|&rook| role == Role::King && rook == to)
            {
                let first = Squares::first_rank(mover);
                wanted.reach[man].squares[Role::King as usize] |= first;
                let rook = invariant.men.iter().position(|man| man.square == rook).unwrap();
                wanted.reach[rook].squares[Role::Rook as usize] |= first;
            }
            invariant.strata[stratum] = wanted;
        } else {
            invariant.strata.push(wanted);
        }
    }
}

/// Whether the checker accepts that an invariant stays, and that it then holds along some games until the position is
/// barren; and if it is accepted as harmless, no move mates.
fn holds_if_accepted(
    random: &mut Random,
    position: &Position,
    winner: Color,
    invariant: &Invariant,
    games: usize,
) -> bool {
    let mut start = position.to_setup();
    start.en_passant = moves::legal_en_passant(&start);
    let accepted = invariant::is_sane(0, invariant).is_ok()
        && closed::stays(0, invariant, winner).is_ok()
        && invariant::covers(invariant, &start);
    if accepted {
        let harmless = mate::is_harmless(0, invariant, winner).is_ok();
        for _ in 0..games {
            random.game(&start, 100, |setup| {
                let covered = is_barren(setup, winner) || invariant::covers(invariant, setup);
                assert!(covered, "{position} leads to {setup}");
                let mated = *setup != start && moves::is_mate(setup, winner);
                assert!(!harmless || !mated, "{position} leads to {setup}");
            });
        }
    }
    accepted
}

#[test]
fn accepted_invariants_hold_along_every_game() {
    let mut random = Random::new(3);
    let mut accepted = 0;
    for round in 0..8 {
        let position = random.ending();
        let most = random.pick(&[1, 2, 20]);
        let winner = random.pick(&Color::ALL);
        let invariant = grown(&mut random, &position, winner, most);
        let holds = holds_if_accepted(&mut random, &position, winner, &invariant, 4);
        assert!(holds, "{round} {position}");
        for _ in 0..20 {
            let mutant = mutant(&mut random, &invariant);
            accepted += holds_if_accepted(&mut random, &position, winner, &mutant, 4) as usize;
        }
    }
    assert!(accepted > 5, "{accepted}");
}

/// One thing changed at random, mostly where it matters.
fn mutant(random: &mut Random, invariant: &Invariant) -> Invariant {
    let mut mutant = invariant.clone();
    let stratum = random.below(mutant.strata.len());
    let man = random.below(mutant.men.len());
    let Stratum { turn, reach } = &mut mutant.strata[stratum];
    let squares = &mut reach[man].squares[random.below(6)];
    match random.below(12) {
        0 => *turn = random.pick(&[None, Some(Color::White), Some(Color::Black)]),
        1 => reach[man].gone ^= true,
        2 => *squares ^= Squares::of(random.square()),
        3 => mutant.castling ^= Squares::of(random.square()),
        _ => {
            let all: Vec<(usize, Square)> = reach[man]
                .squares
                .iter()
                .enumerate()
                .flat_map(|(role, squares)| squares.into_iter().map(move |square| (role, square)))
                .collect();
            if !all.is_empty() {
                let (role, square) = random.pick(&all);
                reach[man].squares[role] -= Squares::of(square);
            }
        }
    }
    mutant
}

#[test]
fn accepted_invariants_of_whole_games_hold() {
    let mut random = Random::new(4);
    for _ in 0..2 {
        let start = Chess960::draw(random.next_u64()).position().to_setup();
        let mut positions = Vec::new();
        random.game(&start, 160, |setup| positions.push(setup.clone()));
        let later = positions.len() / 2;
        let start = &positions[later + random.below(positions.len() - later)];
        let position = Position::accept(start).unwrap();
        let winner = random.pick(&Color::ALL);
        let invariant = grown(&mut random, &position, winner, 1);
        let holds = holds_if_accepted(&mut random, &position, winner, &invariant, 4);
        assert!(holds, "{position}");
    }
}

/// No invariant makes the checker panic, and nobody is named twice.
#[test]
fn nonsense_is_refused_without_panic() {
    let mut random = Random::new(5);
    for _ in 0..5_000 {
        let men = (0..random.below(6)).map(|_| Man {
            piece: Piece {
                color: random.pick(&Color::ALL),
                role: random.pick(&Role::ALL),
            },
            square: random.square(),
        });
        let men: Vec<_> = men.collect();
        let mut invariant = Invariant {
            men,
            castling: Squares(random.next_u64() & random.next_u64() & random.next_u64()),
            strata: Vec::new(),
        };
        if random.below(2) == 0 {
            invariant = Invariant::of(&random.ending());
        }
        for _ in 0..random.below(3) {
            let count = if random.below(4) == 0 {
                random.below(6)
            } else {
                invariant.men.len()
            };
            let mut reach = vec![Reach::default(); count];
            for (man, reach) in reach.iter_mut().enumerate() {
                let role = invariant.men.get(man).map_or(Role::King, |man| man.piece.role);
                reach.squares[role as usize] =
                    Squares(random.next_u64() & random.next_u64() & random.next_u64() & random.next_u64());
                if random.below(4) == 0 {
                    reach.squares[random.below(6)] = Squares(random.next_u64());
                }
                reach.gone = random.below(4) == 0;
            }
            invariant.strata.push(Stratum {
                turn: random.pick(&[None, Some(Color::White)]),
                reach,
            });
        }
        let position = random.ending();
        let certificate = crate::Certificate {
            listed: 3,
            invariants: vec![invariant],
            ..Default::default()
        };
        let _ = super::certificate(&position, Color::White, &certificate);
    }
}

/// Kings and bishops are walled in by locked pawns, and only pawns on the files a to d can ever move.
///
/// ```text
/// . . . . . . b k
/// . . . . . p . p
/// . . . . . P . P
/// . . . . . p . p
/// . . . . . P . P
/// . . . . . . B K
/// ```
fn caged(pawns: &str, turn: char, rest: &str) -> Position {
    let [seven, six, five, four, three, two] = pawns.split('/').collect::<Vec<_>>()[..] else {
        panic!("{pawns}")
    };
    let fen = format!("6bk/{seven}1p1p/{six}1P1P/{five}4/{four}4/{three}1p1p/{two}1P1P/6BK {turn} - {rest} 0 1");
    fen.parse().unwrap()
}

/// A stratum in which all men are where they started.
fn still(invariant: &Invariant, turn: Option<Color>) -> Stratum {
    let fixed = |man: &Man| Reach::fixed(man.piece.role, man.square);
    let reach = invariant.men.iter().map(fixed).collect();
    Stratum { turn, reach }
}

fn man_on(invariant: &Invariant, square: Square) -> usize {
    invariant.men.iter().position(|man| man.square == square).unwrap()
}

fn squares(names: &str) -> Squares {
    names
        .split_whitespace()
        .map(|name| name.parse::<Square>().unwrap())
        .collect()
}

#[test]
fn pawns_of_a_file_stay_in_order() {
    let position = caged("p3/4/4/4/4/P3", 'w', "-");
    let mut invariant = Invariant::of(&position);
    let (white, black) = (man_on(&invariant, Square::A2), man_on(&invariant, Square::A7));
    let mut stratum = still(&invariant, None);
    stratum.reach[white].squares[0] = squares("a2 a3 a4 a5 a6");
    stratum.reach[black].squares[0] = squares("a7 a6 a5 a4 a3");
    invariant.strata = vec![stratum.clone()];
    // That neither promotes rests on the order alone.
    for winner in Color::ALL {
        assert!(holds_if_accepted(
            &mut Random::new(6),
            &position,
            winner,
            &invariant,
            50
        ));
    }
    let order = |change: &dyn Fn(&mut Reach)| {
        let mut stratum = stratum.clone();
        change(&mut stratum.reach[white]);
        invariant::file_pairs(&invariant.men, &stratum.reach).contains(&(white, black))
    };
    assert!(order(&|_| {}));
    assert!(order(&|reach| reach.gone = true));
    assert!(order(&|reach| reach.squares[Role::Queen as usize] = squares("a4 b4")));
    assert!(!order(&|reach| reach.squares[0] |= squares("b6")));
    // Where one might be gone, or promoted, the other passes.
    for man in [white, black] {
        let mut loose = invariant.clone();
        loose.strata[0].reach[man].gone = true;
        assert_eq!(escaped(&loose).0, 0);
        loose.strata[0].reach[man].gone = false;
        loose.strata[0].reach[man].squares[Role::Queen as usize] = squares("h5");
        assert_eq!(escaped(&loose).0, 0);
    }
    // A queen who was a pawn has pawns on either side.
    let mut promoted = still(&invariant, Some(Color::White));
    promoted.reach[white] = Reach::fixed(Role::Queen, Square::A4);
    promoted.reach[black].squares[0] = squares("a3 a5");
    invariant.strata = vec![promoted];
    let known = successors(&invariant, Square::A4, Square::B4);
    assert_eq!(known.len(), 1);
    assert_eq!(known[0].1[black].squares[0], squares("a3 a5"));
    for (pawn, fits) in [(Square::A3, true), (Square::A4, false), (Square::A5, true)] {
        let mut setup = position.to_setup();
        setup.put(Square::A2, None);
        setup.put(Square::A7, None);
        setup.put(Square::A4, Some(Role::Queen.of(Color::White)));
        setup.put(pawn, Some(Role::Pawn.of(Color::Black)));
        assert_eq!(invariant::covers(&invariant, &setup), fits);
    }
    // White may be elsewhere, and is not after the move: that the pawns are in order then must be seen from their squares.
    for (other, to) in [("a7", Square::B4), ("a2 a7", Square::A4)] {
        let mut before = still(&invariant, Some(Color::White));
        before.reach[white].squares[0] = squares("a3 b3");
        before.reach[black].squares[0] = squares(other);
        let mut after = still(&invariant, Some(Color::Black));
        after.reach[white] = Reach::fixed(Role::Pawn, Square::A4);
        after.reach[black].squares[0] = squares(other);
        invariant.strata = vec![before, after];
        assert_eq!(escaped(&invariant), (0, to));
    }
}

/// What is known after each way from one square to another, out of the first stratum.
fn successors(invariant: &Invariant, from: Square, to: Square) -> Vec<(ways::Way, Vec<Reach>)> {
    let stratum = &invariant.strata[0];
    let pairs = invariant::file_pairs(&invariant.men, &stratum.reach);
    let mut known = Vec::new();
    for man in 0..invariant.men.len() {
        ways::ways(invariant, stratum, man, &mut |way| {
            if (way.from, way.to) == (from, to) {
                let after = way.successor(&invariant.men, stratum, &pairs);
                known.extend(after.map(|after| (way, after)));
            }
            Ok(())
        })
        .unwrap();
    }
    known
}

/// Where the first move starts that leads out, and where it leads.
fn escaped(invariant: &Invariant) -> (usize, Square) {
    match closed::stays(0, invariant, Color::White) {
        Err(Objection::Escape { stratum, to, .. }) => (stratum, to),
        other => panic!("{other:?}"),
    }
}

/// Adds squares at random to what is known, on their file for most pawns.
fn widened(random: &mut Random, men: &[Man], stratum: &Stratum) -> Stratum {
    let mut wide = stratum.clone();
    let ends = Squares::rank(Rank::ONE) | Squares::rank(Rank::EIGHT);
    for (man, reach) in men.iter().zip(&mut wide.reach) {
        let more = match random.below(4) {
            0 => Squares(random.next_u64() & random.next_u64()),
            1 => Squares(random.next_u64() & random.next_u64() & random.next_u64() & random.next_u64()),
            _ => Squares::EMPTY,
        };
        let role = man.piece.role;
        reach.squares[role as usize] |= match role {
            Role::Pawn if random.below(4) > 0 => (more & Squares::file(man.square.file())) - ends,
            Role::Pawn => more - ends,
            _ => more,
        };
        reach.gone |= role != Role::King && random.below(12) == 0;
        if role == Role::Pawn && random.below(12) == 0 {
            reach.squares[1 + random.below(4)] |= more;
        }
    }
    wide
}

/// The heart of the matter, move by move: every legal move from a position that fits a stratum is a way that can
/// happen, the position after it fits what is known then, and fits every stratum that is said to include this.
#[test]
fn every_legal_move_is_one_of_the_ways() {
    let mut random = Random::new(8);
    let mut included = 0;
    let mut positions = Vec::new();
    for _ in 0..20 {
        let start = Chess960::draw(random.next_u64()).position().to_setup();
        random.game(&start, 120, |setup| positions.push(setup.clone()));
        let start = random.ending().to_setup();
        random.game(&start, 60, |setup| positions.push(setup.clone()));
    }
    for before in positions {
        let mut invariant = Invariant::of(&Position::accept(&before).unwrap());
        let mut a = still(&invariant, random.pick(&[None, Some(before.turn)]));
        if let Some(crossed) = before.en_passant {
            let pawn = man_on(&invariant, Square::new(crossed.file(), Rank::FIVE.seen_by(before.turn)));
            a.reach[pawn].squares[0] |= Squares::of(crossed);
        }
        let a = widened(&mut random, &invariant.men, &a);
        invariant.strata = vec![a.clone()];
        assert!(invariant::covers(&invariant, &before), "{before}");
        let attempt = match moves::legal(&before) {
            legal if legal.is_empty() => continue,
            legal => random.pick(&legal),
        };
        let mut after = legality::play(&before, attempt);
        after.en_passant = moves::legal_en_passant(&after);
        let pairs = invariant::file_pairs(&invariant.men, &a.reach);
        let mut fits = false;
        for (way, reach) in successors(&invariant, attempt.from, attempt.to) {
            let man = way.moved[0].0;
            let mut known = Stratum {
                turn: Some(!before.turn),
                reach,
            };
            let exact = known.clone();
            if let Some(crossed) = way.crossed {
                known.reach[man].squares[0] |= Squares::of(crossed);
            }
            let of = |stratum: &Stratum| Invariant {
                strata: vec![stratum.clone()],
                ..invariant.clone()
            };
            if !invariant::covers(&of(&known), &after) {
                continue;
            }
            assert!(
                !ways::is_attacked(&invariant.men, &known.reach, before.turn),
                "{before} {attempt}"
            );
            fits = true;
            // Strata that are nearly what is known include it or not; those that do are true.
            for _ in 0..4 {
                let nearly = random.pick(&[&known, &exact]);
                let mut b = match random.below(2) {
                    0 => widened(&mut random, &invariant.men, nearly),
                    _ => nearly.clone(),
                };
                b.turn = random.pick(&[None, Some(Color::White), Some(Color::Black)]);
                let other = random.below(b.reach.len());
                match random.below(4) {
                    0 => b.reach[other].gone = false,
                    1 => b.reach[other].squares[0] -= Squares(random.next_u64()),
                    _ => {}
                }
                let b = of(&b);
                if closed::Strata::new(&b).include(&exact.reach, &way, &pairs) {
                    included += 1;
                    assert!(invariant::covers(&b, &after), "{before} {attempt} {after}");
                }
            }
        }
        assert!(fits, "{before} {attempt}");
    }
    assert!(included > 1000, "{included}");
}

#[test]
fn whoever_crosses_a_square_may_be_captured_there() {
    let position = caged("4/4/4/1p2/4/P3", 'w', "-");
    let mut invariant = Invariant::of(&position);
    let white = man_on(&invariant, Square::A2);
    let mut stepped = still(&invariant, Some(Color::Black));
    stepped.reach[white] = Reach::fixed(Role::Pawn, Square::A3);
    let mut doubled = still(&invariant, Some(Color::Black));
    doubled.reach[white] = Reach::fixed(Role::Pawn, Square::A4);
    invariant.strata = vec![still(&invariant, Some(Color::White)), stepped, doubled];
    assert_eq!(escaped(&invariant), (0, Square::A4));
    invariant.strata[0].turn = None;
    invariant.strata[0].reach[white].squares[0] |= Squares::of(Square::A4);
    assert_eq!(escaped(&invariant), (0, Square::A4));
    invariant.strata[0] = still(&invariant, Some(Color::White));
    // Once it may be there, too, the captures of Black are what comes next.
    invariant.strata[2].reach[white].squares[0] |= Squares::of(Square::A3);
    assert_eq!(escaped(&invariant).0, 1);
    // That a single step to a5 leads inside says nothing of the double step there.
    let mut other = Invariant::of(&caged("p3/4/1P2/4/4/4", 'b', "-"));
    let black = man_on(&other, Square::A7);
    let mut before = still(&other, Some(Color::Black));
    before.reach[black].squares[0] = squares("a6 a7");
    let mut after = still(&other, Some(Color::White));
    after.reach[black].squares[0] = squares("a5");
    let mut stepped = still(&other, Some(Color::White));
    stepped.reach[black].squares[0] = squares("a6");
    let mut captured = still(&other, Some(Color::White));
    captured.reach[black].squares[0] = squares("b5");
    captured.reach[man_on(&other, Square::B5)] = Reach {
        gone: true,
        ..Reach::default()
    };
    other.strata = vec![before, stepped, after, captured];
    assert_eq!(escaped(&other), (0, Square::A5));
    other.strata[2].reach[black].squares[0] |= squares("a6");
    assert_eq!(escaped(&other).0, 1);
    // A pawn on c4 sees neither square.
    let harmless = caged("4/4/4/2p1/4/P3", 'w', "-");
    let mut other = Invariant::of(&harmless);
    let white = man_on(&other, Square::A2);
    let mut after = still(&other, Some(Color::Black));
    after.reach[white].squares[0] = squares("a4");
    let mut short = after.clone();
    short.reach[white].squares[0] = squares("a3");
    other.strata = vec![still(&other, Some(Color::White)), short, after];
    assert_eq!(escaped(&other).0, 1);
}

/// A position with its men where they are, and the square that a pawn crossed.
fn exactly(setup: &Setup, turn: Option<Color>) -> Invariant {
    let mut invariant = Invariant::of(&Position::accept(setup).unwrap());
    let mut stratum = still(&invariant, turn);
    if let Some(crossed) = setup.en_passant {
        let pawn = man_on(&invariant, Square::new(crossed.file(), Rank::FIVE.seen_by(setup.turn)));
        stratum.reach[pawn].squares[0] |= Squares::of(crossed);
    }
    invariant.strata.push(stratum);
    invariant
}

/// Whatever else a stratum allows, every way that leads to mate is seen.
#[test]
fn every_mate_is_seen() {
    let mut random = Random::new(9);
    let mut mates = 0;
    for round in 0..1000 {
        let start = match round % 4 {
            0 => Chess960::draw(random.next_u64()).position().to_setup(),
            _ => random.ending().to_setup(),
        };
        let mut mating = Vec::new();
        random.game(&start, 100, |setup| {
            let legal = moves::legal(setup).into_iter();
            let mates = legal.filter(|&attempt| moves::is_mate(&legality::play(setup, attempt), setup.turn));
            mating.extend(mates.take(2).map(|attempt| (setup.clone(), attempt)));
        });
        for (before, attempt) in mating {
            let after = legality::play(&before, attempt);
            let exact = exactly(&before, random.pick(&[None, Some(before.turn)]));
            let mut wide = exact.clone();
            wide.strata[0] = widened(&mut random, &exact.men, &exact.strata[0]);
            for invariant in [exact, wide] {
                assert!(mate::is_harmless(0, &invariant, before.turn).is_err(), "{before}");
                for (way, reach) in successors(&invariant, attempt.from, attempt.to) {
                    let turn = Some(after.turn);
                    let known = Invariant {
                        strata: vec![Stratum { turn, reach }],
                        ..invariant.clone()
                    };
                    if invariant::covers(&known, &after) {
                        mates += 1;
                        let seen = mate::mated(&known.men, &known.strata[0].reach, &way);
                        assert!(seen.is_some(), "{before} {attempt}");
                    }
                }
            }
        }
    }
    assert!(mates > 1500, "{mates}");
}

/// Whether a way of White's between two squares may be mate, after a change to what is known before it.
fn may_mate(fen: &str, attempt: &str, change: impl Fn(&mut Invariant)) -> bool {
    let setup: Setup = fen.parse().unwrap();
    let mut invariant = exactly(&setup, Some(Color::White));
    change(&mut invariant);
    let attempt: jadoube_board::Attempt = attempt.parse().unwrap();
    let known = successors(&invariant, attempt.from, attempt.to);
    let mut ways = known
        .iter()
        .filter(|(way, _)| way.moved[0].1 == attempt.promotion.unwrap_or(way.moved[0].1));
    ways.any(|(way, reach)| mate::mated(&invariant.men, reach, way).is_some())
}

#[test]
fn a_check_comes_from_who_moved_or_over_what_was_emptied() {
    for (fen, attempt, mates) in [
        // Directly, but not past who is certainly there; by what a pawn becomes.
        ("7k/6pp/8/8/8/8/8/K3R3 w - - 0 1", "e1e8", true),
        ("5b1k/6pp/8/8/8/8/8/K3R3 w - - 0 1", "e1e8", false),
        ("7k/4P1pp/8/8/8/8/8/K7 w - - 0 1", "e7e8r", true),
        ("7k/4P1pp/8/8/8/8/8/K7 w - - 0 1", "e7e8n", false),
        // Over the square left behind, but not over another one, nor past others, nor by what does not see that far.
        ("R3N2k/6pp/8/8/8/8/8/K7 w - - 0 1", "e8c7", true),
        ("R3N2k/6pp/8/8/8/8/8/K7 w - - 0 1", "a1b1", false),
        ("RB2N2k/6pp/8/8/8/8/8/K7 w - - 0 1", "e8c7", false),
        ("B3N2k/6pp/8/8/8/8/8/K7 w - - 0 1", "e8c7", false),
        ("R3K2k/6pp/8/8/8/8/8/8 w - - 0 1", "e8e7", true),
        // Over the square of a pawn that was captured en passant: a knight on d6 leaves nothing else.
        ("5bkb/6pp/8/3pP3/8/1B6/8/K7 w - d6 0 1", "e5d6", true),
        ("5bkb/6pp/3n4/3pP3/8/1B6/8/K7 w - - 0 1", "e5d6", false),
        // By the rook that castles.
        ("5k2/R7/8/1B6/2B5/8/8/4K2R w K - 0 1", "e1h1", true),
        ("3k4/R7/8/8/2B5/8/8/4K2R w K - 0 1", "e1h1", false),
    ] {
        assert_eq!(may_mate(fen, attempt, |_| {}), mates, "{fen} {attempt}");
    }
}

/// The bishop on g6 takes a rook on e8, unless a rook on g1 pins it.
#[test]
fn whoever_gives_check_may_be_captured() {
    let free = "6k1/4R2p/4P1bP/8/8/8/8/K7 w - - 0 1";
    let pinned = "6k1/4R2p/4P1bP/8/8/8/8/K5R1 w - - 0 1";
    let blocked = "6k1/4R2p/4P1bP/6n1/8/8/8/K5R1 w - - 0 1";
    let check = |fen: &str, square: Square, change: &dyn Fn(&mut Reach), mates: bool| {
        let change = |invariant: &mut Invariant| {
            let man = man_on(invariant, square);
            change(&mut invariant.strata[0].reach[man]);
        };
        assert_eq!(may_mate(fen, "e7e8", change), mates, "{fen} {square}");
    };
    let also =
        |role: Role, names: &'static str| move |reach: &mut Reach| reach.squares[role as usize] |= squares(names);
    for (fen, mates) in [(free, false), (pinned, true), (blocked, false)] {
        check(fen, Square::G6, &|_| {}, mates);
        // It is certainly there, and certainly what it is.
        check(fen, Square::G6, &|reach| reach.gone = true, true);
        check(fen, Square::G6, &also(Role::Bishop, "f5"), true);
        check(fen, Square::G6, &also(Role::Rook, "g6"), true);
        // Nobody else stands in the way.
        check(fen, Square::A1, &also(Role::King, "f7"), true);
    }
    // It is pinned if somebody may pin it, unless someone else is certainly between.
    check(pinned, Square::G1, &also(Role::Rook, "h1"), true);
    check(
        pinned,
        Square::G1,
        &|reach| *reach = Reach::fixed(Role::Rook, Square::H1),
        false,
    );
    check(
        pinned,
        Square::G1,
        &|reach| *reach = Reach::fixed(Role::Bishop, Square::G1),
        false,
    );
    check(blocked, Square::G5, &|reach| reach.gone = true, true);
    // A rook takes on f8, which does not help against a second check from b3.
    assert!(!may_mate("r5k1/5R1p/4P2P/8/8/B7/8/K7 w - - 0 1", "f7f8", |_| {}));
    assert!(may_mate("r5k1/5R1p/7P/8/8/BB6/8/K7 w - - 0 1", "f7f8", |_| {}));
}

/// Black's rooks block every flight when White takes the last knight with check. (That one steps between is not seen.)
#[test]
fn what_becomes_barren_may_still_be_mate() {
    let fen = "6rk/7r/8/4n3/8/8/1B6/K7 w - - 0 1";
    assert!(may_mate(fen, "b2e5", |_| {}));
    let invariant = exactly(&fen.parse().unwrap(), Some(Color::White));
    let objection = mate::is_harmless(0, &invariant, Color::White);
    assert!(matches!(objection, Err(Objection::MayBeMated { king: Square::H8, .. })));
    let [(_, known)] = &successors(&invariant, Square::B2, Square::E5)[..] else {
        panic!()
    };
    let check = |man: Square, reach: Reach, expected: bool| {
        let mut known = known.clone();
        known[man_on(&invariant, man)] = reach;
        let colors = invariant.men.iter().map(|man| man.piece.color);
        assert_eq!(
            barren::is_barren(colors.zip(known), Color::White),
            expected,
            "{reach:?}"
        );
    };
    // The knight is gone. Whatever else might be on the board counts.
    let gone = Reach {
        gone: true,
        ..Reach::default()
    };
    check(Square::E5, gone, true);
    for (role, light, dark) in [
        (Role::Pawn, false, false),
        (Role::Knight, false, false),
        (Role::Bishop, false, true),
        (Role::Rook, true, true),
        (Role::Queen, true, true),
    ] {
        for (square, expected) in [(Square::A4, light), (Square::A5, dark)] {
            check(Square::E5, Reach::fixed(role, square), expected);
            let gone = true;
            let reach = Reach::fixed(role, square);
            check(Square::E5, Reach { gone, ..reach }, expected);
        }
    }
    check(Square::B2, gone, true);
    check(Square::B2, Reach::fixed(Role::Knight, Square::A5), false);
    for (fen, expected) in [
        ("qq5k/8/8/8/8/8/8/KN6 w - - 0 1", true),
        ("7k/8/8/8/8/8/8/KNN5 w - - 0 1", false),
    ] {
        assert_eq!(is_barren(&fen.parse().unwrap(), Color::White), expected);
    }
    check(Square::B2, Reach::fixed(Role::Rook, Square::A5), false);
}

#[test]
fn castling_is_a_way_out() {
    let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap();
    let mut invariant = Invariant::of(&position);
    let (king, rook) = (man_on(&invariant, Square::E1), man_on(&invariant, Square::H1));
    let before = still(&invariant, Some(Color::White));
    let mut after = still(&invariant, Some(Color::Black));
    after.reach[king].squares[Role::King as usize] |= attacks::king(Square::E1);
    after.reach[rook].squares[Role::Rook as usize] = squares("e8") ^ Squares::ALL;
    let mut castled = still(&invariant, Some(Color::Black));
    castled.reach[king] = Reach::fixed(Role::King, Square::G1);
    castled.reach[rook] = Reach::fixed(Role::Rook, Square::F1);
    invariant.strata = vec![before.clone(), after.clone()];
    let Err(Objection::Escape {
        stratum,
        man,
        to,
        captured,
        ..
    }) = closed::stays(0, &invariant, Color::White)
    else {
        panic!()
    };
    assert_eq!((stratum, man, to, captured), (0, king, Square::H1, None));
    invariant.strata.push(castled);
    assert!(matches!(
        closed::stays(0, &invariant, Color::White),
        Err(Objection::Escape { stratum: 1.., .. })
    ));
    // That a king steps to h1 says nothing of castling there.
    let mut near = still(&invariant, Some(Color::White));
    near.reach[king].squares[Role::King as usize] |= squares("g1");
    let mut stepped = still(&invariant, Some(Color::Black));
    stepped.reach[king].squares[Role::King as usize] |= attacks::king(Square::E1) | attacks::king(Square::G1);
    invariant.strata = vec![near, stepped];
    assert_eq!(escaped(&invariant), (0, Square::H1));
    // Without the right there is no castling, and a position with more rights is not covered.
    invariant.castling = Squares::EMPTY;
    invariant.strata = vec![before, after];
    assert!(matches!(
        closed::stays(0, &invariant, Color::White),
        Err(Objection::Escape { stratum: 1, .. })
    ));
    assert!(!invariant::covers(&invariant, &position.to_setup()));
    // Only the king and the rook that started there castle, whatever else may be there.
    let position: Position = "4k3/8/8/8/8/8/8/R3K2R w K - 0 1".parse().unwrap();
    let mut invariant = Invariant::of(&position);
    let mut stratum = still(&invariant, None);
    let (left, right) = (man_on(&invariant, Square::A1), man_on(&invariant, Square::H1));
    stratum.reach.swap(left, right);
    invariant.strata = vec![stratum, still(&invariant, None)];
    assert!(invariant::covers(&invariant, &position.to_setup()));
    invariant.strata.truncate(1);
    assert!(!invariant::covers(&invariant, &position.to_setup()));
    let king = man_on(&invariant, Square::E1);
    invariant.strata = vec![still(&invariant, None)];
    invariant.men[king].square = Square::D1;
    assert!(!invariant::covers(&invariant, &position.to_setup()));
}
