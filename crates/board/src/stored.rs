//! How values are written for programs: as people write them, in text.

use alloc::string::String;
use core::fmt::Display;
use core::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::fen::{CastlingStyle, EnPassantStyle};
use crate::{Attempt, Chess960, File, Move, Piece, Position, Rank, Setup, Square, Squares};

/// Text that reads back as what was written.
macro_rules! as_text {
    ($($type:ty),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                parsed(deserializer)
            }
        }
    )*};
}

as_text!(Attempt, Setup, Square);

fn parsed<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
}

impl Serialize for Position {
    /// FEN, with everything that makes positions equal.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.fen(CastlingStyle::XFen, EnPassantStyle::Always))
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
        parsed(deserializer)
    }
}

impl Serialize for Move {
    /// Coordinates, castling as the king going to its rook. An [`Attempt`] reads them.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// One letter or digit that names it.
macro_rules! as_letter {
    ($($type:ty: $letter:ident, $all:expr, $what:literal;)*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_char(self.$letter())
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let letter = char::deserialize(deserializer)?;
                let found: Option<$type> = $all.into_iter().find(|each: &$type| each.$letter() == letter);
                found.ok_or_else(|| D::Error::custom($what))
            }
        }
    )*};
}

as_letter! {
    File: letter, File::ALL, "not a file from a to h";
    Rank: digit, Rank::ALL, "not a rank from 1 to 8";
}

impl Serialize for Piece {
    /// The letter of FEN.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

impl<'de> Deserialize<'de> for Piece {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Piece, D::Error> {
        let piece = Piece::from_letter(char::deserialize(deserializer)?);
        piece.ok_or_else(|| D::Error::custom("not the letter of a piece"))
    }
}

impl Serialize for Squares {
    /// The list of the squares.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Squares {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Squares, D::Error> {
        let squares = alloc::vec::Vec::<Square>::deserialize(deserializer)?;
        Ok(squares.into_iter().collect())
    }
}

impl Serialize for Chess960 {
    /// Its number.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(self.number())
    }
}

impl<'de> Deserialize<'de> for Chess960 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Chess960, D::Error> {
        let start = Chess960::new(u16::deserialize(deserializer)?);
        start.ok_or_else(|| D::Error::custom("start positions are numbered from 0 to 959"))
    }
}
