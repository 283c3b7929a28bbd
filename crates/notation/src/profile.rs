//! What each edition of the Laws wants of a written move.

use jadoube_laws::Edition;

use crate::generated::PROFILES;
use crate::{Castling, Departure, Language, Mark, Mate, Promotion, Signs, Style};

/// What an edition of the Laws requires, allows or forbids in a written move.
///
/// ```
/// use jadoube_laws::Edition;
/// use jadoube_notation::{Norm, Profile};
///
/// assert_eq!(Profile::of(Edition::E2005).capture_sign, Norm::Required);
/// assert_eq!(Profile::of(Edition::E2023).capture_sign, Norm::Optional);
/// ```
///
/// Provision: notation.optional-signs
#[derive(Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Profile {
    /// The edition.
    pub edition: Edition,
    /// How pieces are named.
    pub piece_sign: PieceSign,
    /// A hyphen before the square of arrival.
    pub hyphen: Norm,
    /// Naming the square of departure too.
    pub long_form: Norm,
    /// The sign of capture, x.
    pub capture_sign: Norm,
    /// The file of a pawn that captures.
    pub pawn_capture_file: Norm,
    /// The mark e.p.
    pub en_passant_mark: Norm,
    /// The sign of check, +.
    pub check_sign: Norm,
    /// A sign of checkmate.
    pub mate_sign: Norm,
    /// The signs of checkmate, all equally good.
    pub mate_signs: &'static [&'static str],
    /// What stands between the square and the new piece of a promotion.
    pub promotion_separator: &'static str,
    /// Castling short.
    pub castling_short: &'static str,
    /// Castling long.
    pub castling_long: &'static str,
    /// The offer of a draw.
    pub draw_offer: &'static str,
    /// Whether the edition has a rule of its own for two pawns that can make the same capture. It says nothing that does
    /// not hold for every capture by a pawn.
    ///
    /// Provision: notation.two-pawns-capture
    pub two_pawns_rule: bool,
}

/// What an edition says of a mark.
#[derive(Debug, Copy, Clone, PartialEq, Eq, Hash)]
pub enum Norm {
    /// It is to be written.
    Required,
    /// It may be written or left out.
    Optional,
    /// It is not to be written.
    Forbidden,
    /// The edition does not speak of it.
    Absent,
    /// It is given as a sign, without a word on whether it has to be written.
    Listed,
}

/// How an edition names the pieces.
#[derive(Debug, Copy, Clone, PartialEq, Eq, Hash)]
pub enum PieceSign {
    /// By the first letter of their name.
    FirstLetter,
    /// By an abbreviation of their name, which may be longer.
    Abbreviation,
}

impl Profile {
    /// The profile of an edition.
    #[must_use]
    pub fn of(edition: Edition) -> &'static Profile {
        &PROFILES[edition as usize]
    }

    /// How the edition's own example game is written, with every sign: in the short form, with x, + and e.p.
    ///
    /// Provision: notation.example-all-signs
    ///
    /// ```
    /// use jadoube_board::Position;
    /// use jadoube_laws::Edition;
    /// use jadoube_notation::{Language, Profile, Written};
    ///
    /// let position: Position = "rnbqkb1r/ppp2ppp/8/3pP3/3Qn3/5N2/PPP2PPP/RNB1KB1R w KQkq d6 0 6".parse()?;
    /// let mv = position.find("e5d6".parse().unwrap()).unwrap();
    /// let style = Profile::of(Edition::E2023).style(Language::NL);
    /// assert_eq!(mv.written(&position, style).to_string(), "exd6 e.p.");
    /// # Ok::<(), jadoube_board::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn style(&self, language: Language) -> Style {
        Style {
            signs: Signs::Letters(language),
            departure: Departure::Needed,
            hyphen: Mark::Omitted,
            capture: Mark::unless_barred(self.capture_sign),
            en_passant: Mark::unless_barred(self.en_passant_mark),
            check: Mark::unless_barred(self.check_sign),
            mate: match (self.mate_sign, self.mate_signs.first()) {
                (Norm::Forbidden | Norm::Absent, _) | (_, None) => Mate::Omitted,
                (_, Some(&"#")) => Mate::Hash,
                _ => Mate::DoublePlus,
            },
            promotion: match self.promotion_separator {
                "" => Promotion::Bare,
                _ => Promotion::Equals,
            },
            castling: match self.castling_short {
                "0-0" => Castling::Zeros,
                _ => Castling::Letters,
            },
        }
    }
}

impl Mark {
    const fn unless_barred(norm: Norm) -> Mark {
        match norm {
            Norm::Required | Norm::Optional | Norm::Listed => Mark::Written,
            Norm::Forbidden | Norm::Absent => Mark::Omitted,
        }
    }
}
