//! What holds in every position and for every text.

use jadoube_board::fen::{self, CastlingStyle, EnPassantStyle};
use jadoube_board::{Attempt, Kind, Position, Rank, Role, Setup, Squares};

/// Panics if the position contradicts itself.
pub fn check(position: &Position) {
    check_acceptance(position);
    check_writing(position);
    check_moves(position);
}

/// A position is accepted as it stands.
pub fn check_acceptance(position: &Position) {
    assert_eq!(Position::accept(&position.to_setup()), Ok(*position), "{position}");
}

/// Nothing in the text makes a reader panic, every fault lies inside it, and what was read is read again.
pub fn check_text(text: &str) {
    let (setup, faults) = fen::read(text);
    for fault in &faults {
        let range = fault.range.clone();
        assert!(text.get(range.clone()).is_some(), "{text:?}: {fault:?}");
        assert_eq!(fault.column, text[..range.start].chars().count() + 1, "{text:?}");
        assert!(fault.to_string().starts_with("column "), "{text:?}");
    }
    let read = text.parse::<Setup>();
    assert_eq!(read.is_ok(), faults.is_empty(), "{text:?}");
    assert_eq!(fen::read(&setup.to_string()), (setup.clone(), vec![]), "{text:?}");
    check_lenient(text, &setup);
    match text.parse::<Position>() {
        Ok(position) => check(&position),
        Err(error) => assert!(!error.to_string().is_empty(), "{text:?}"),
    }
    if let Ok(attempt) = text.parse::<Attempt>() {
        assert_eq!(attempt.to_string().parse(), Ok(attempt), "{text:?}");
    }
}

/// Lenient reading changes castling, en passant and counters only, and leaves nothing of them to be mended.
fn check_lenient(text: &str, setup: &Setup) {
    let lenient = fen::read_lenient(text);
    assert!(lenient.setup.pieces().eq(setup.pieces()), "{text:?}");
    assert_eq!(lenient.setup.turn, setup.turn, "{text:?}");
    for repair in &lenient.repairs {
        assert!(text.get(repair.range.clone()).is_some(), "{text:?}: {repair:?}");
        assert!(repair.to_string().starts_with("column "), "{text:?}");
    }
    let again = fen::read_lenient(&lenient.setup.to_string());
    let left = |repair: &fen::Repair| !matches!(repair.kind, fen::RepairKind::CounterBeyondGame(_));
    assert_eq!((again.setup, again.faults), (lenient.setup, vec![]), "{text:?}");
    assert!(!again.repairs.iter().any(left), "{text:?}: {:?}", again.repairs);
}

/// In every style, what is written is read again. En passant may be left out where it makes no difference.
fn check_writing(position: &Position) {
    for castling in [CastlingStyle::XFen, CastlingStyle::Shredder] {
        for en_passant in [EnPassantStyle::Always, EnPassantStyle::Attacked, EnPassantStyle::Legal] {
            let text = position.fen(castling, en_passant).to_string();
            let read: Position = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(read.fen(castling, en_passant).to_string(), text);
            assert_eq!(read.identity(), position.identity(), "{text}");
            let mut setup = position.to_setup();
            if en_passant != EnPassantStyle::Always && read.en_passant().is_none() {
                setup.en_passant = None;
            }
            assert_eq!(read.to_setup(), setup, "{text}");
        }
    }
    assert_eq!(
        position.fen(CastlingStyle::XFen, EnPassantStyle::Legal).to_string(),
        position.to_string()
    );
}

/// All ways to ask for the legal moves give the same moves.
pub fn check_moves(position: &Position) {
    let moves = position.legal_moves();
    assert_eq!(position.count_legal_moves(), moves.len(), "{position}");
    let last = Squares::rank(Rank::EIGHT.seen_by(position.turn()));
    let mut gathered = 0;
    position.for_each_piece(|piece| {
        let from = piece.from;
        assert_eq!(
            position.piece_at(from),
            Some(piece.role.of(position.turn())),
            "{position}"
        );
        assert_eq!(position.destinations(from), piece.to, "{position} {from}");
        let of_piece = moves.iter().filter(|mv| mv.from() == from);
        assert_eq!(of_piece.map(|mv| mv.to()).collect::<Squares>(), piece.to, "{position}");
        let promotions = if piece.role == Role::Pawn {
            piece.to & last
        } else {
            Squares::EMPTY
        };
        gathered += piece.to.len() + 3 * promotions.len();
    });
    assert_eq!(gathered, moves.len(), "{position}");
    for mv in &moves {
        assert_eq!(position.find(Attempt::from(mv)), Some(mv), "{position} {mv}");
    }
    let en_passant = moves.iter().find(|mv| mv.kind() == Kind::EnPassant);
    assert_eq!(position.legal_en_passant(), en_passant.map(|mv| mv.to()), "{position}");
    let castling = moves.iter().filter(|mv| mv.kind() == Kind::Castling);
    assert_eq!(
        position.legal_castling(),
        castling.map(|mv| mv.to()).collect(),
        "{position}"
    );
    let (check, none) = (position.is_check(), moves.is_empty());
    assert_eq!(position.is_checkmate(), check && none, "{position}");
    assert_eq!(position.is_stalemate(), !check && none, "{position}");
}
