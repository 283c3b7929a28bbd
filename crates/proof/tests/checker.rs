//! What the checker accepts, and that it refuses whatever is slightly wrong.

use std::collections::HashSet;

use jadoube_board::{Attempt, Color, Move, Piece, Position, Role, Square, Squares, attacks};
use jadoube_proof::check::{Flaw, Objection, certificate, line, verdict};
use jadoube_proof::{Budget, Certificate, Digest, Invariant, Man, Reach, Stratum, Verdict, can_mate};

const FOOLS_MATE: &[&str] = &["f2f3", "e7e5", "g2g4", "d8h4"];
const LOCKED: &str = "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1";

fn position(fen: &str) -> Position {
    fen.parse().unwrap()
}

fn moves(start: &Position, line: &[&str]) -> Vec<Move> {
    let mut position = *start;
    let play = |text: &&str| {
        let mv = position.find(text.parse::<Attempt>().unwrap()).unwrap();
        position = position.make(mv);
        mv
    };
    line.iter().map(play).collect()
}

#[test]
fn lines_that_end_in_mate() {
    let start = Position::initial();
    let fools = moves(&start, FOOLS_MATE);
    assert_eq!(line(&start, Color::Black, &fools), Ok(()));
    assert_eq!(verdict(&start, Color::Black, &Verdict::Winnable(fools.clone())), Ok(()));
    let mated = fools.iter().fold(start, |position, &mv| position.make(mv));
    assert_eq!(line(&mated, Color::Black, &[]), Ok(()));
    for (fen, mate) in [
        ("5k2/R7/8/1B6/2B5/8/8/4K2R w K - 0 1", "e1h1"),
        ("2B5/8/8/k2pP2R/8/8/8/1R1B3K w - d6 0 1", "e5d6"),
        ("7k/4P1pp/8/8/8/8/8/K7 w - - 0 1", "e7e8q"),
    ] {
        let start = position(fen);
        assert_eq!(line(&start, Color::White, &moves(&start, &[mate])), Ok(()), "{fen}");
    }
}

#[test]
fn lines_that_do_not() {
    let start = Position::initial();
    let fools = moves(&start, FOOLS_MATE);
    assert!(matches!(
        line(&start, Color::White, &fools),
        Err(Objection::NoMate { .. })
    ));
    assert!(matches!(
        line(&start, Color::Black, &fools[..3]),
        Err(Objection::NoMate { .. })
    ));
    assert!(matches!(line(&start, Color::Black, &[]), Err(Objection::NoMate { .. })));
    let (index, mv) = (1, fools[2]);
    assert_eq!(
        line(&start, Color::Black, &[fools[0], mv]),
        Err(Objection::IllegalMove { index, mv })
    );
    // The same squares, but a pawn would vanish that is not there: one capture is en passant and the other is not.
    let en_passant = position("k7/8/8/3pP3/8/8/8/K7 w - d6 0 1");
    let ordinary = position("k7/8/3p4/4P3/8/8/8/K7 w - - 0 1");
    let mv = moves(&en_passant, &["e5d6"])[0];
    assert_eq!(
        line(&ordinary, Color::White, &[mv]),
        Err(Objection::IllegalMove { index: 0, mv })
    );
}

#[test]
fn the_unknown_claims_nothing() {
    assert_eq!(
        verdict(&Position::initial(), Color::White, &Verdict::Unknown(5)),
        Ok(())
    );
}

/// The certificate that lists everything that can be reached, by the fast generator. `None` if mate can be reached.
fn listing(start: &Position, winner: Color, is_leaf: impl Fn(&Position) -> bool) -> Option<Certificate> {
    let mut certificate = Certificate::default();
    let mut seen = HashSet::new();
    let mut open = vec![*start];
    while let Some(position) = open.pop() {
        if position.turn() != winner && position.is_checkmate() {
            return None;
        }
        if position.colored(winner).len() == 1 || is_leaf(&position) || !seen.insert(position.identity().words()) {
            continue;
        }
        certificate.listed += 1;
        certificate.digest.add(position.identity().words());
        open.extend(position.legal_moves().iter().map(|&mv| position.make(mv)));
    }
    Some(certificate)
}

#[test]
fn lists_are_accepted_only_as_they_are() {
    for (fen, winner) in [
        (LOCKED, Color::White),
        (LOCKED, Color::Black),
        ("4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1", Color::White),
    ] {
        let start = position(fen);
        let right = listing(&start, winner, |_| false).unwrap();
        assert_eq!(certificate(&start, winner, &right), Ok(()), "{fen}");
        assert_eq!(verdict(&start, winner, &Verdict::Unwinnable(right.clone())), Ok(()));

        let (claimed, found) = (right.listed + 1, right.listed);
        let wrong = Certificate {
            listed: claimed,
            ..right.clone()
        };
        assert_eq!(
            certificate(&start, winner, &wrong),
            Err(Objection::Count { claimed, found })
        );
        let claimed = right.listed - 1;
        let wrong = Certificate {
            listed: claimed,
            ..right.clone()
        };
        assert_eq!(certificate(&start, winner, &wrong), Err(Objection::TooMany { claimed }));
        let claimed = Digest(right.digest.0 ^ 1);
        let wrong = Certificate {
            digest: claimed,
            ..right.clone()
        };
        let found = right.digest;
        assert_eq!(
            certificate(&start, winner, &wrong),
            Err(Objection::Digest { claimed, found })
        );
    }
}

#[test]
fn what_can_be_won_has_no_certificate() {
    let start = position("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1");
    let generous = Certificate {
        listed: u64::MAX,
        ..Certificate::default()
    };
    assert!(matches!(
        certificate(&start, Color::White, &generous),
        Err(Objection::Mate { .. })
    ));
    // Black has a bare king, and needs no list. White does.
    assert_eq!(certificate(&start, Color::Black, &Certificate::default()), Ok(()));
    let refused = Err(Objection::TooMany { claimed: 0 });
    assert_eq!(certificate(&start, Color::White, &Certificate::default()), refused);
    // Two bishops of one shade never mate, but here they have, however it came about.
    let mated = position("5rkr/7B/4B1K1/8/8/8/8/8 b - - 0 1");
    let fen = mated.to_string();
    assert_eq!(
        certificate(&mated, Color::White, &Certificate::default()),
        Err(Objection::Mate { fen })
    );
    let alive = position("5rk1/7B/4B1K1/8/8/8/8/8 b - - 0 1");
    assert_eq!(certificate(&alive, Color::White, &Certificate::default()), Ok(()));
}

/// The pawns stay, and each king goes wherever he can walk without being taken by a pawn.
fn locked(start: &Position) -> Invariant {
    let mut invariant = Invariant::of(start);
    let pawns = start.role(Role::Pawn);
    let reach = invariant.men.iter().map(|man| {
        let Man { piece, square } = *man;
        let mut reach = Reach::fixed(piece.role, square);
        if piece.role == Role::King {
            let guards = start.pieces(Role::Pawn.of(!piece.color)).into_iter();
            let guarded = guards.fold(Squares::EMPTY, |all, pawn| all | attacks::pawn(!piece.color, pawn));
            let squares = &mut reach.squares[Role::King as usize];
            loop {
                let wider = squares
                    .into_iter()
                    .fold(*squares, |all, square| all | attacks::king(square))
                    - guarded
                    - pawns;
                if wider == *squares {
                    break;
                }
                *squares = wider;
            }
        }
        reach
    });
    let reach = reach.collect();
    invariant.strata.push(Stratum { turn: None, reach });
    invariant
}

fn resting_on(invariants: &[Invariant]) -> Certificate {
    Certificate {
        invariants: invariants.to_vec(),
        ..Certificate::default()
    }
}

#[test]
fn locked_pawns() {
    let start = position(LOCKED);
    let right = locked(&start);
    let judge =
        |invariant: &Invariant, winner| certificate(&start, winner, &resting_on(std::slice::from_ref(invariant)));
    for winner in Color::ALL {
        assert_eq!(judge(&right, winner), Ok(()));
        let refused = |change: &dyn Fn(&mut Stratum)| {
            let mut wrong = right.clone();
            change(&mut wrong.strata[0]);
            judge(&wrong, winner).unwrap_err()
        };
        for (man, reach) in right.strata[0].reach.iter().enumerate() {
            let Man { piece, square: home } = right.men[man];
            if piece.role != Role::King {
                assert!(matches!(
                    refused(&|stratum| stratum.reach[man].gone = true),
                    Objection::Escape { .. }
                ));
                let behind = home
                    .offset(0, if piece.color == Color::White { -1 } else { 1 })
                    .unwrap();
                let wide = refused(&|stratum| stratum.reach[man].squares[Role::Pawn as usize] |= Squares::of(behind));
                assert!(matches!(wide, Objection::Escape { .. }), "{wide}");
                continue;
            }
            for square in reach.anywhere() {
                let narrow = refused(&|stratum| stratum.reach[man].squares[Role::King as usize] -= Squares::of(square));
                let leaves = matches!(narrow, Objection::Escape { man: who, to, .. } if (who, to) == (man, square));
                assert!(leaves || square == home, "{square}: {narrow}");
            }
        }
        let white = refused(&|stratum| stratum.turn = Some(Color::White));
        assert!(matches!(white, Objection::Escape { .. }), "{white}");
        let black = refused(&|stratum| stratum.turn = Some(Color::Black));
        assert!(matches!(black, Objection::Escape { .. }), "{black}");
        let two = {
            let mut two = right.clone();
            two.strata.push(two.strata[0].clone());
            two.strata[0].turn = Some(Color::White);
            two.strata[1].turn = Some(Color::Black);
            two
        };
        assert_eq!(judge(&two, winner), Ok(()));
    }
}

#[test]
fn a_list_may_end_where_an_invariant_begins() {
    // White has one pawn move left, after which all pawns are locked.
    let start = position("4k3/8/8/1p1p1p1p/1P1P1P1P/8/7P/4K3 w - - 0 1");
    let later = position("4k3/8/8/1p1p1p1p/1P1P1P1P/7P/8/4K3 b - - 0 1");
    let covered = locked(&later);
    let pawns = later.role(Role::Pawn);
    for winner in Color::ALL {
        let mut right = listing(&start, winner, |position| position.role(Role::Pawn) == pawns).unwrap();
        let all = listing(&start, winner, |_| false).unwrap();
        assert!(right.listed < all.listed);
        right.invariants.push(covered.clone());
        assert_eq!(certificate(&start, winner, &right), Ok(()));
        right.invariants.clear();
        assert!(certificate(&start, winner, &right).is_err());
    }
}

/// Pawns that may be captured, but not passed; and bishops who mate nobody, as whoever gives check is captured.
#[test]
fn invariants_of_the_prover() {
    for fen in [
        "1k6/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/4K3 w - - 0 1",
        "8/8/3b3p/2b2p1P/3b1p1K/2b2Pp1/6P1/5kb1 w - - 0 1",
    ] {
        let start = position(fen);
        for winner in Color::ALL {
            let found = can_mate(&start, winner, Budget::positions(100_000));
            assert!(matches!(found, Verdict::Unwinnable(_)), "{fen}");
            assert_eq!(verdict(&start, winner, &found), Ok(()), "{fen}");
        }
    }
}

#[test]
fn a_king_who_may_be_mated() {
    // Anything may be anywhere: that stays true, and is no comfort.
    let start = position("7k/5K1p/7P/8/8/8/8/8 b - - 0 1");
    let mut invariant = Invariant::of(&start);
    let reach = invariant.men.iter().map(|man| {
        let mut reach = Reach {
            gone: man.piece.role != Role::King,
            ..Reach::default()
        };
        for role in Role::ALL {
            let may_be = man.piece.role == role || (man.piece.role == Role::Pawn && role != Role::King);
            let ends = Squares::first_rank(Color::White) | Squares::first_rank(Color::Black);
            reach.squares[role as usize] = match role {
                _ if !may_be => Squares::EMPTY,
                Role::Pawn => Squares::ALL - ends,
                _ => Squares::ALL,
            };
        }
        reach
    });
    let reach = reach.collect();
    invariant.strata.push(Stratum { turn: None, reach });
    let objection = certificate(&start, Color::White, &resting_on(&[invariant])).unwrap_err();
    assert!(matches!(objection, Objection::MayBeMated { .. }), "{objection}");
}

#[test]
fn flaws() {
    let start = position(LOCKED);
    let check = |change: &dyn Fn(&mut Invariant), expected: Flaw| {
        let mut invariant = locked(&start);
        change(&mut invariant);
        let found = certificate(&start, Color::White, &resting_on(&[invariant]));
        assert_eq!(
            found,
            Err(Objection::Flawed {
                invariant: 0,
                flaw: expected
            })
        );
    };
    let king = locked(&start)
        .men
        .iter()
        .position(|man| man.piece.role == Role::King)
        .unwrap();
    let pawn = locked(&start)
        .men
        .iter()
        .position(|man| man.piece.role == Role::Pawn)
        .unwrap();
    let spare = Man {
        piece: Piece {
            color: Color::White,
            role: Role::King,
        },
        square: Square::A1,
    };
    check(&|it| it.men.extend([spare; 40]), Flaw::Men);
    check(&|it| it.men.extend([spare; 2]), Flaw::Shared(Square::A1));
    check(&|it| it.men.push(spare), Flaw::Kings);
    check(&|it| it.castling = Squares::of(Square::H1), Flaw::Castling(Square::H1));
    check(&|it| it.strata[0].reach.truncate(3), Flaw::Reach { stratum: 0 });
    let man = |man| Flaw::Man { stratum: 0, man };
    check(&|it| it.strata[0].reach[king].gone = true, man(king));
    check(
        &|it| it.strata[0].reach[king].squares[1] = Squares::of(Square::A1),
        man(king),
    );
    check(
        &|it| it.strata[0].reach[pawn].squares[0] |= Squares::of(Square::A8),
        man(pawn),
    );
    check(
        &|it| it.strata[0].reach[pawn].squares[5] |= Squares::of(Square::A8),
        man(pawn),
    );
}
