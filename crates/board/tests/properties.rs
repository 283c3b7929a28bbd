//! What holds in every position that random games, random boards and random texts lead to.

mod random;
#[expect(unreachable_pub, reason = "the fuzz targets use it too")]
mod sound;

use std::collections::{HashMap, HashSet};

use jadoube_board::fen::{self, CastlingStyle, EnPassantStyle};
use jadoube_board::{
    Attempt, Chess960, Color, File, Kind, Move, Position, Rank, Role, Setup, Square, Squares, StartFault,
};
use jadoube_random::Random;

/// Calls `check` with every position of random games, every second of them ordinary chess.
fn check_games(seed: u64, games: usize, mut check: impl FnMut(&Position)) {
    let mut random = Random::new(seed);
    for game in 0..games {
        let start = match game % 2 {
            0 => Chess960::STANDARD,
            _ => Chess960::draw(random.next_u64()),
        };
        random::game(&mut random, start, 160, &mut check);
    }
}

#[test]
fn positions_of_games_are_sound() {
    check_games(1, 160, sound::check);
}

#[test]
fn every_move_leads_to_a_position_that_is_accepted() {
    check_games(2, 60, |position| {
        for mv in &position.legal_moves() {
            let next = position.make(mv);
            sound::check_acceptance(&next);
            assert_eq!(next.turn(), !position.turn());
            assert!(next.attackers(next.turn(), next.king(position.turn())).is_empty());
        }
    });
}

#[test]
fn only_legal_moves_are_found() {
    let choices = || Role::ALL.into_iter().map(Some).chain([None]);
    check_games(3, 1, |position| {
        let moves = position.legal_moves();
        for (from, to) in Square::all().flat_map(|from| Square::all().map(move |to| (from, to))) {
            for promotion in choices() {
                if let Some(mv) = position.find(Attempt { from, to, promotion }) {
                    let castles = mv.kind() == Kind::Castling && mv.destination() == to;
                    assert!(moves.contains(&mv), "{position} {mv}");
                    assert_eq!((mv.from(), mv.promotion()), (from, promotion), "{position} {mv}");
                    assert!(mv.to() == to || castles, "{position} {mv}");
                }
            }
        }
    });
}

/// The same position with other castling rights, without en passant and with the other player to move.
fn variants(position: &Position) -> Vec<Position> {
    let mut setups = vec![position.to_setup(); 3];
    setups[1].en_passant = None;
    setups[2].en_passant = None;
    setups[2].turn = !position.turn();
    for rook in position.castling() {
        let mut setup = position.to_setup();
        setup.castling -= Squares::of(rook);
        setups.push(setup);
    }
    setups.iter().filter_map(|setup| Position::accept(setup).ok()).collect()
}

/// What the Laws compare, as text: the pieces, the player to move, castling, and a capture en passant that can be made.
fn compared(position: &Position) -> String {
    let mut setup = position.to_setup();
    let moves = position.legal_moves();
    let en_passant = moves.iter().find(|mv| mv.kind() == Kind::EnPassant);
    setup.en_passant = en_passant.map(|mv| mv.to());
    (setup.halfmoves, setup.fullmoves) = (0, 1);
    setup.to_string()
}

#[test]
fn identities_are_equal_exactly_where_positions_are_the_same() {
    let mut random = Random::new(4);
    let (mut transposed, mut texts, mut identities) = (0, HashMap::new(), HashMap::new());
    let mut look = |position: &Position| {
        transposed += texts.contains_key(&position.identity()) as usize;
        for variant in variants(position) {
            let (text, identity) = (compared(&variant), variant.identity());
            assert_eq!(*texts.entry(identity).or_insert(text.clone()), text);
            let first = *identities.entry(text.clone()).or_insert(identity);
            assert_eq!(first, identity, "{text}");
            assert_eq!(first.digest(), identity.digest(), "{text}");
        }
    };
    check_games(5, 8, |position| {
        if random.below(8) > 0 {
            return;
        }
        // Some of the moves, in every order: a game that comes back to a position by another way.
        let few = |position: &Position| -> Vec<Move> {
            let moves = position.legal_moves();
            moves.iter().copied().filter(|mv| mv.from().index() % 3 == 0).collect()
        };
        for first in few(position) {
            let position = position.make(first);
            for second in few(&position) {
                let position = position.make(second);
                for third in few(&position) {
                    look(&position.make(third));
                }
            }
        }
    });
    assert!(transposed > 10_000, "transpositions were few: {transposed}");
}

#[test]
fn start_positions_keep_their_numbers() {
    let mut arrays = HashSet::new();
    for start in Chess960::all() {
        let position = start.position();
        assert_eq!(Chess960::new(start.number()), Some(start));
        assert_eq!(Chess960::from_first_rank(start.first_rank()), Ok(start));
        assert_eq!(Chess960::of(&position), Some(start));
        assert!(arrays.insert(start.to_string()), "{start} twice");
        for mv in &position.legal_moves() {
            assert_eq!(Chess960::of(&position.make(mv)), None, "{start} {mv}");
        }
    }
    assert_eq!(arrays.len(), 960);
    assert_eq!(Chess960::new(960), None);
    assert_eq!(
        [0, u64::MAX].map(Chess960::draw),
        [Chess960::new(0).unwrap(), Chess960::new(959).unwrap()]
    );
}

#[test]
fn arrangements_that_are_no_start_positions_are_refused() {
    let mut random = Random::new(6);
    let [k, q, r, b, n] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    for _ in 0..20_000 {
        let mut rank = [r, n, b, q, k, b, n, r];
        for i in (1..8).rev() {
            rank.swap(i, random.below(i + 1));
        }
        if random.below(8) == 0 {
            rank[random.below(8)] = Role::ALL[random.below(6)];
        }
        let files = |role: Role| (0..8).filter(|&file| rank[file] == role).collect::<Vec<_>>();
        let [kings, queens, rooks, bishops, knights] = [k, q, r, b, n].map(files);
        let set = [&kings, &queens, &rooks, &bishops, &knights].map(Vec::len);
        let faults = [
            (set != [1, 1, 2, 2, 2]).then_some(StartFault::WrongSet),
            match (&kings[..], &rooks[..]) {
                ([king], [left, right]) => !(left..right).contains(&king),
                _ => false,
            }
            .then_some(StartFault::KingNotBetweenRooks),
            (bishops.len() == 2 && bishops[0] % 2 == bishops[1] % 2).then_some(StartFault::BishopsOnOneColor),
        ];
        let expected: Vec<_> = faults.into_iter().flatten().collect();
        match Chess960::from_first_rank(rank) {
            Ok(start) => assert_eq!((start.first_rank(), expected), (rank, vec![])),
            Err(faults) => assert_eq!(faults, expected, "{rank:?}"),
        }
    }
}

/// Characters that a text about chess is made of, and some that it is not.
const CHARACTERS: &str = "KQRBNPkqrbnpabcdefghwx0123456789//// -:=+#\t\n\u{a0}é♔\u{1F600}\0";

#[test]
fn garbage_is_read_without_panic() {
    let mut random = Random::new(7);
    let characters: Vec<char> = CHARACTERS.chars().collect();
    for _ in 0..100_000 {
        let length = random.below(90);
        let bytes: Vec<u8> = (0..length).map(|_| random.next_u64() as u8).collect();
        sound::check_text(&String::from_utf8_lossy(&bytes));
        let length = random.below(12);
        let text: String = (0..length)
            .map(|_| characters[random.below(characters.len())])
            .collect();
        sound::check_text(&text);
    }
}

#[test]
fn a_castling_rook_has_a_letter_of_its_own_unless_it_is_the_outermost() {
    let check = |pieces: &str, turn: char, x_fen: &str, shredder: &str| {
        for (style, letters) in [(CastlingStyle::XFen, x_fen), (CastlingStyle::Shredder, shredder)] {
            let text = |letters: &str| format!("{pieces} {turn} {letters} - 0 1");
            for read in [x_fen, shredder] {
                let position: Position = text(read).parse().unwrap();
                assert_eq!(position.fen(style, EnPassantStyle::Legal).to_string(), text(letters));
            }
        }
    };
    check("4k3/8/8/8/8/8/8/R3K2R", 'w', "KQ", "HA");
    check("4k3/8/8/8/8/8/8/R3KR1R", 'w', "KQ", "HA");
    check("4k3/8/8/8/8/8/8/R3KR1R", 'w', "FQ", "FA");
    check("4k3/8/8/8/8/8/8/RR2K1R1", 'w', "KB", "GB");
    check("r1r1kr1r/8/8/8/8/8/8/4K3", 'b', "kq", "ha");
    check("r1r1kr1r/8/8/8/8/8/8/4K3", 'b', "fc", "fc");
    check("2rkr3/8/8/8/8/8/8/2RKR3", 'b', "KQkq", "ECec");
}

#[test]
fn blanks_that_do_not_separate_are_located() {
    for blank in ["\u{b}", "\u{a0}", "\u{2028}", "x\u{b}", "\u{b} \u{b}"] {
        sound::check_text(blank);
        sound::check_text(&format!("{} {blank}", Position::initial()));
    }
}

#[test]
fn damaged_texts_are_read_without_panic() {
    let mut random = Random::new(8);
    let characters: Vec<char> = CHARACTERS.chars().collect();
    check_games(9, 60, |position| {
        for text in [position.to_string(), position.to_setup().to_string()] {
            let mut text: Vec<char> = text.chars().collect();
            for _ in 0..1 + random.below(4) {
                let [place, other] = [0; 2].map(|_| random.below(text.len()));
                let character = characters[random.below(characters.len())];
                match random.below(4) {
                    0 => text[place] = character,
                    1 => text.insert(place, character),
                    2 => text.truncate(place.max(1)),
                    _ => text.swap(place, other),
                }
            }
            sound::check_text(&text.iter().collect::<String>());
        }
    });
}

#[test]
fn attempts_are_read_as_they_are_written() {
    let letters: Vec<char> = "abh18-x:=qQkpé".chars().collect();
    let mut random = Random::new(10);
    for _ in 0..200_000 {
        let length = 3 + random.below(5);
        let text: String = (0..length).map(|_| letters[random.below(letters.len())]).collect();
        if let Ok(attempt) = text.parse::<Attempt>() {
            let plain: String = text.chars().filter(|c| !"-x:=".contains(*c)).collect();
            assert_eq!(attempt.to_string(), plain.to_lowercase(), "{text:?}");
            assert_eq!(plain.parse(), Ok(attempt), "{text:?}");
        }
    }
}

/// A board of anything: sometimes two kings and little else, sometimes full.
fn nonsense(random: &mut Random) -> Setup {
    let mut setup = Setup::empty();
    let full = [2, 6, 14, 30, 64][random.below(5)];
    let square = |random: &mut Random| Square::from_index(random.below(64) as u8).unwrap();
    let sober = random.below(8) > 0;
    for _ in 0..random.below(full) {
        // A sober hand puts no second king and keeps pawns from the ends.
        let role = Role::ALL[random.below(if sober { 5 } else { 6 })];
        let square = square(random);
        if !sober || role != Role::Pawn || !matches!(square.rank(), Rank::ONE | Rank::EIGHT) {
            setup.put(square, Some(role.of(Color::ALL[random.below(2)])));
        }
    }
    for color in Color::ALL {
        let rank = Rank::ALL[[0, random.below(8)][random.below(2)]].seen_by(color);
        let file = File::ALL[random.below(8)];
        setup.put(Square::new(file, rank), Some(Role::King.of(color)));
    }
    setup.turn = Color::ALL[random.below(2)];
    if random.below(2) == 0 {
        for color in Color::ALL {
            let home = Square::new(File::ALL[random.below(8)], Rank::ONE.seen_by(color));
            if setup.piece_at(home).is_none() {
                setup.put(home, Some(Role::Rook.of(color)));
            }
            let rooks = setup.squares(Role::Rook.of(color)) & Squares::first_rank(color);
            setup.castling |= rooks & Squares(random.next_u64());
        }
    }
    if random.below(16) == 0 {
        setup.castling |= Squares(random.next_u64() & random.next_u64() & random.next_u64());
    }
    if random.below(2) == 0 {
        // En passant beside two pawns, or anywhere.
        let crossed = square(random);
        let ahead = if setup.turn == Color::White { -1 } else { 1 };
        for (files, color) in [(0, !setup.turn), (1, setup.turn)] {
            if let Some(pawn) = crossed.offset(files, ahead) {
                setup.put(pawn, Some(Role::Pawn.of(color)));
            }
        }
        setup.en_passant = Some(crossed);
    }
    setup.halfmoves = [0, 99, random.next_u64() as u16, u16::MAX][random.below(4)];
    setup.fullmoves = [1, 0, random.next_u64() as u32, u32::MAX][random.below(4)];
    setup
}

#[test]
fn nonsense_is_refused_or_played_without_panic() {
    let mut random = Random::new(11);
    let mut accepted = 0;
    for _ in 0..200_000 {
        let setup = nonsense(&mut random);
        let faults = setup.faults();
        let homes = Squares::rank(Rank::ONE) | Squares::rank(Rank::EIGHT);
        if (setup.castling - homes).is_empty() {
            assert_eq!(fen::read(&setup.to_string()), (setup.clone(), vec![]));
        }
        match Position::accept(&setup) {
            Ok(position) => {
                accepted += 1;
                assert!(faults.is_empty(), "{setup}");
                assert_eq!(position.to_setup(), setup);
                sound::check(&position);
                for mv in &position.legal_moves() {
                    sound::check_acceptance(&position.make(mv));
                }
            }
            Err(refusal) => {
                assert_eq!(refusal.faults(), faults, "{setup}");
                assert!(!faults.is_empty() && !refusal.to_string().is_empty(), "{setup}");
                assert!(faults.iter().all(|fault| !fault.provision().is_empty()), "{setup}");
            }
        }
    }
    assert!(accepted > 1_000, "hardly anything was accepted: {accepted}");
}
