//! Values out of random bytes, for fuzzers and property tests.

use arbitrary::{Arbitrary, Result, Unstructured};

use crate::{Attempt, ByColor, Chess960, Color, File, Kind, Piece, Position, Rank, Role, Setup, Square, Squares, Wing};

/// One of a list.
macro_rules! one_of {
    ($($type:ty: $all:expr;)*) => {$(
        impl<'a> Arbitrary<'a> for $type {
            fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<$type> {
                bytes.choose(&$all).copied()
            }
        }
    )*};
}

one_of! {
    Color: Color::ALL;
    File: File::ALL;
    Kind: Kind::ALL;
    Rank: Rank::ALL;
    Role: Role::ALL;
    Wing: Wing::ALL;
}

impl<'a> Arbitrary<'a> for Square {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Square> {
        Ok(Square::new(bytes.arbitrary()?, bytes.arbitrary()?))
    }
}

impl<'a> Arbitrary<'a> for Squares {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Squares> {
        bytes.arbitrary().map(Squares)
    }
}

impl<'a> Arbitrary<'a> for Piece {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Piece> {
        let (role, color): (Role, Color) = bytes.arbitrary()?;
        Ok(role.of(color))
    }
}

impl<'a, T: Arbitrary<'a>> Arbitrary<'a> for ByColor<T> {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<ByColor<T>> {
        Ok(ByColor::new(bytes.arbitrary()?, bytes.arbitrary()?))
    }
}

impl<'a> Arbitrary<'a> for Attempt {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Attempt> {
        Ok(Attempt {
            from: bytes.arbitrary()?,
            to: bytes.arbitrary()?,
            promotion: bytes.arbitrary()?,
        })
    }
}

impl<'a> Arbitrary<'a> for Chess960 {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Chess960> {
        bytes.arbitrary().map(Chess960::draw)
    }
}

impl<'a> Arbitrary<'a> for Setup {
    /// Anything that a hand can put down: most are no position.
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Setup> {
        let mut setup = Setup::empty();
        for square in bytes.arbitrary::<Squares>()? {
            setup.put(square, bytes.arbitrary()?);
        }
        setup.turn = bytes.arbitrary()?;
        setup.castling = bytes.arbitrary()?;
        setup.en_passant = bytes.arbitrary()?;
        setup.halfmoves = bytes.arbitrary()?;
        setup.fullmoves = bytes.arbitrary()?;
        Ok(setup)
    }
}

/// The most moves that lead to a position.
const LONGEST: usize = 200;

impl<'a> Arbitrary<'a> for Position {
    /// A position that legal moves lead to, each byte a move.
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Position> {
        let mut position = match bytes.ratio(1, 4)? {
            true => bytes.arbitrary::<Chess960>()?.position(),
            false => Position::initial(),
        };
        for _ in 0..bytes.arbitrary_len::<u8>()?.min(LONGEST) {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.make(*bytes.choose(&moves)?);
        }
        Ok(position)
    }
}
