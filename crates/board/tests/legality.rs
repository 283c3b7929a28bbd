//! The fast generator against its slow twin, which is Article 3 as it is written.

mod random;

use std::collections::BTreeSet;

use jadoube_board::{Attempt, Chess960, Kind, Position, Role, Square, Squares, Wing, legality};
use jadoube_random::Random;

/// Every from–to of the player's own pieces, with every promotion where one could be thought of.
fn attempts(position: &Position) -> impl Iterator<Item = Attempt> {
    let own = position.colored(position.turn());
    let squares = Square::all().filter(move |&from| own.contains(from));
    squares.flat_map(|from| {
        Square::all().flat_map(move |to| {
            let last = matches!(to.rank().index(), 0 | 7);
            let roles = Role::ALL.into_iter().filter(move |&role| last || role == Role::Queen);
            let choices = roles.map(Some).chain([None]);
            choices.map(move |promotion| Attempt { from, to, promotion })
        })
    })
}

/// The twin lists the same moves and makes the same positions.
fn check_moves(position: &Position) {
    let setup = position.to_setup();
    let fast: BTreeSet<String> = position.legal_moves().iter().map(|mv| mv.to_string()).collect();
    let slow: BTreeSet<String> = legality::legal_moves(&setup).iter().map(|mv| mv.to_string()).collect();
    assert_eq!(fast, slow, "{position}");
    assert_eq!(position.count_legal_moves(), fast.len(), "{position}");
    for mv in &position.legal_moves() {
        let played = legality::play(&setup, mv.into());
        assert_eq!(position.make(mv).to_setup(), played, "{position} {mv}");
    }
}

/// Looking back from the square of arrival finds the same moves.
fn check_origins(position: &Position) {
    let moves = position.legal_moves();
    for role in Role::ALL {
        for to in Square::all() {
            let listed = moves
                .iter()
                .filter(|mv| mv.kind() != Kind::Castling && mv.role() == role && mv.to() == to);
            let from: Squares = listed.map(|mv| mv.from()).collect();
            assert_eq!(position.origins(role, to), from, "{position} {role} {to}");
            for promotion in [None, Some(Role::Queen)] {
                let resolved = position.resolve(role, Squares::ALL, to, promotion);
                let mut next = *position;
                let followed = next.follow(role, Squares::ALL, to, promotion);
                assert_eq!(followed, resolved, "{position} {role} {to}");
                let expected = resolved.map_or(*position, |mv| position.make(mv));
                assert_eq!(next, expected, "{position} {role} {to}");
            }
        }
    }
    for mv in &moves {
        let found = match mv.kind() {
            Kind::Castling => position.castle(Wing::of(mv.from(), mv.to())),
            _ => position
                .resolve(mv.role(), mv.from().into(), mv.to(), mv.promotion())
                .ok(),
        };
        assert_eq!(found, Some(mv), "{position}");
    }
}

/// There is a reason against a move exactly when it is not legal.
fn check_reasons(position: &Position) {
    let setup = position.to_setup();
    for attempt in attempts(position) {
        let broken = legality::breaches(&setup, attempt);
        let found = position.find(attempt);
        assert_eq!(found.is_some(), broken.is_empty(), "{position} {attempt}: {broken:?}");
        if let Some(mv) = found {
            assert_eq!(
                position.make(mv).to_setup(),
                legality::play(&setup, attempt),
                "{position} {attempt}"
            );
        }
    }
}

fn games(seed: u64, count: usize, check: fn(&Position)) {
    let mut random = Random::new(seed);
    for game in 0..count {
        let start = if game % 2 == 0 {
            Chess960::STANDARD
        } else {
            Chess960::draw(random.next_u64())
        };
        random::game(&mut random, start, 120, check);
    }
}

#[test]
fn the_fast_generator_equals_article_three() {
    games(3, 300, check_moves);
}

#[test]
fn a_move_is_found_from_its_square_of_arrival() {
    games(5, 300, check_origins);
}

#[test]
fn there_is_a_reason_exactly_against_illegal_moves() {
    games(4, 60, check_reasons);
}
