//! Legal moves, mate and the words of a position, by the slow twin.

use jadoube_board::{Attempt, Color, Kind, Rank, Role, Setup, Square, Squares, attacks, legality};

/// All legal moves: every candidate that breaks no provision of Article 3.
///
/// [`legality::legal_moves`] tries all squares and takes all day. Here only those are tried that the piece sees, which
/// loses none: an officer goes where it sees, up to and including what first stands in its way, and never onto a piece
/// of its own; a king steps or goes to a rook with which he castles; a pawn goes one or two squares ahead to an empty
/// square, or captures where an enemy or the square en passant is.
pub(super) fn legal(setup: &Setup) -> Vec<Attempt> {
    let of = |color: Color| squares(setup, |_, piece_color| piece_color == color);
    let (own, enemy) = (of(setup.turn), of(!setup.turn));
    let mut legal = Vec::new();
    for from in own {
        let Some(piece) = setup.piece_at(from) else { continue };
        let seen = attacks::from(piece, from, own | enemy);
        let candidates = match piece.role {
            Role::Pawn => {
                let en_passant = setup.en_passant.map_or(Squares::EMPTY, Squares::of);
                (seen & (enemy | en_passant)) | (ahead(piece.color, from) - own - enemy)
            }
            Role::King => (seen - own) | (setup.castling & own),
            _ => seen - own,
        };
        for to in candidates {
            let last = piece.role == Role::Pawn && to.rank() == Rank::EIGHT.seen_by(piece.color);
            let choices: &[Option<Role>] = if last { &Role::PROMOTIONS.map(Some) } else { &[None] };
            let attempts = choices.iter().map(|&promotion| Attempt { from, to, promotion });
            legal.extend(attempts.filter(|&attempt| legality::breaches(setup, attempt).is_empty()));
        }
    }
    legal
}

/// The square ahead of a pawn, and the one after it if the pawn stands where pawns start.
pub(super) fn ahead(color: Color, from: Square) -> Squares {
    let forward = match color {
        Color::White => 1,
        Color::Black => -1,
    };
    let starts = from.rank() == Rank::TWO.seen_by(color);
    let two = from.offset(0, 2 * forward).filter(|_| starts);
    from.offset(0, forward).into_iter().chain(two).collect()
}

/// What kind of move a legal attempt is.
pub(super) fn kind(setup: &Setup, attempt: Attempt) -> Option<Kind> {
    let Attempt { from, to, promotion } = attempt;
    let role = setup.piece_at(from)?.role;
    let empty = setup.piece_at(to).is_none();
    let own = setup.piece_at(to).is_some_and(|piece| piece.color == setup.turn);
    Some(match (role, promotion) {
        (Role::Pawn, Some(Role::Knight)) => Kind::PromotionToKnight,
        (Role::Pawn, Some(Role::Bishop)) => Kind::PromotionToBishop,
        (Role::Pawn, Some(Role::Rook)) => Kind::PromotionToRook,
        (Role::Pawn, Some(Role::Queen)) => Kind::PromotionToQueen,
        (Role::Pawn, _) if from.file() != to.file() && empty => Kind::EnPassant,
        (Role::Pawn, _) if !attacks::between(from, to).is_empty() => Kind::DoubleStep,
        (Role::Pawn, _) => Kind::Pawn,
        (Role::Knight, _) => Kind::Knight,
        (Role::Bishop, _) => Kind::Bishop,
        (Role::Rook, _) => Kind::Rook,
        (Role::Queen, _) => Kind::Queen,
        (Role::King, _) if own => Kind::Castling,
        (Role::King, _) => Kind::King,
    })
}

/// Whether the winner has mated: the opponent has the move, is in check, and has no legal move.
pub(super) fn is_mate(setup: &Setup, winner: Color) -> bool {
    setup.turn != winner && in_check(setup) && legal(setup).is_empty()
}

/// Whether the king of the player who has the move is attacked.
fn in_check(setup: &Setup) -> bool {
    let occupied = squares(setup, |_, _| true);
    let king = squares(setup, |role, color| role == Role::King && color == setup.turn);
    let mut enemies = setup.pieces().filter(|(_, piece)| piece.color != setup.turn);
    enemies.any(|(square, piece)| attacks::from(piece, square, occupied).meets(king))
}

/// The square on which a pawn can legally be captured en passant.
pub(super) fn legal_en_passant(setup: &Setup) -> Option<Square> {
    let to = setup.en_passant?;
    let pawn = Role::Pawn.of(setup.turn);
    let mut capturers = attacks::pawn(!setup.turn, to)
        .into_iter()
        .filter(|&from| setup.piece_at(from) == Some(pawn));
    let promotion = None;
    let legal = |from| legality::breaches(setup, Attempt { from, to, promotion }).is_empty();
    capturers.any(legal).then_some(to)
}

/// The four words of a position that [`Digest`](crate::Digest) tells of. The setup shows a square en passant only if a
/// capture there is legal.
pub(super) fn words(setup: &Setup) -> [u64; 4] {
    let mut words = [Squares::EMPTY; 4];
    for (square, piece) in setup.pieces() {
        let square = Squares::of(square);
        let castles = setup.castling.meets(square);
        let in_words = match piece.role {
            Role::Pawn => [true, false, false],
            Role::Knight => [true, false, true],
            Role::Bishop => [false, false, true],
            Role::Rook => [castles, !castles, false],
            Role::Queen => [false, true, true],
            Role::King => [true, true, piece.color == setup.turn],
        };
        for (word, is_in) in words.iter_mut().zip(in_words) {
            if is_in {
                *word |= square;
            }
        }
        if piece.color == Color::White {
            words[3] |= square;
        }
    }
    words[3] |= setup.en_passant.map_or(Squares::EMPTY, Squares::of);
    words.map(|word| word.0)
}

/// The squares of all pieces of some kinds.
pub(super) fn squares(setup: &Setup, of: impl Fn(Role, Color) -> bool) -> Squares {
    let pieces = setup.pieces().filter(|(_, piece)| of(piece.role, piece.color));
    pieces.map(|(square, _)| square).collect()
}
