//! Whether a move that is understood is also written as it should be.

use core::ops::Range;

use jadoube_board::{Kind, Move, Position, Role, Wing};
use jadoube_laws::Edition;

use crate::read::Irregularity;
use crate::read::frame::{Frame, Glyph, Sign, SignKind};
use crate::read::said::{SignForm, Wording};
use crate::read::scan;
use crate::write::{distinction, is_capture};
use crate::{Norm, PieceSign, Profile};

/// Where a text is not another one, to the letter.
pub(crate) fn unlike(text: &str, expected: &str) -> Vec<Irregularity> {
    if text == expected {
        return Vec::new();
    }
    let same = text
        .chars()
        .zip(expected.chars())
        .take_while(|(found, wanted)| found == wanted);
    let start = same.map(|(symbol, _)| symbol.len_utf8()).sum();
    Vec::from([Irregularity {
        provision: None,
        at: start..text.len(),
    }])
}

/// In what a text departs from an edition. What the edition only prefers, or lists without saying whether it must be
/// written, is no departure.
///
/// Provision: notation.optional-signs
pub(crate) fn departures(
    position: &Position,
    mv: Move,
    frame: &Frame,
    wording: Option<&Wording>,
    edition: Edition,
) -> Vec<Irregularity> {
    let mut check = Check {
        position,
        mv,
        profile: Profile::of(edition),
        departures: Vec::new(),
    };
    match (mv.kind(), wording) {
        (Kind::Castling, _) => check.castling(frame),
        (_, Some(wording)) => {
            check.signs(wording);
            check.departure(wording);
            check.separator(wording, frame);
            check.promotion(wording);
        }
        (_, None) => {}
    }
    check.following(frame);
    check.blanks(&frame.core);
    check.departures
}

struct Check<'a> {
    position: &'a Position,
    mv: Move,
    profile: &'static Profile,
    departures: Vec<Irregularity>,
}

impl Check<'_> {
    fn departs(&mut self, provision: &'static str, at: &Range<usize>) {
        self.departures.push(Irregularity {
            provision: Some(provision),
            at: at.clone(),
        });
    }

    /// Provision: notation.castling-short, notation.castling-long
    fn castling(&mut self, frame: &Frame) {
        let printed = scan::castling(&frame.core).is_some_and(|(_, printed)| printed);
        if !printed {
            let whole = frame.core.first().map_or(frame.end, |first| first.at)..frame.end;
            let provision = match Wing::of(self.mv.from(), self.mv.to()) {
                Wing::Kingside => "notation.castling-short",
                Wing::Queenside => "notation.castling-long",
            };
            self.departs(provision, &whole);
        }
    }

    /// Provision: notation.piece-letter, notation.pawn-no-letter, notation.file-letters
    fn signs(&mut self, wording: &Wording) {
        let pawn = self.mv.role() == Role::Pawn;
        match &wording.sign {
            None if pawn => {}
            None => self.departs(
                "notation.piece-letter",
                &(wording.departure.start..wording.departure.start),
            ),
            Some((_, at)) if pawn => self.departs("notation.pawn-no-letter", at),
            Some((form, at)) => self.sign(*form, at),
        }
        if let Some((form, at)) = &wording.promotion {
            self.sign(*form, at);
        }
        if let Some(at) = &wording.capital_file {
            self.departs("notation.file-letters", at);
        }
    }

    fn sign(&mut self, form: SignForm, at: &Range<usize>) {
        let sound = match (form, self.profile.piece_sign) {
            (SignForm::Letters(1), _) | (SignForm::Letters(_), PieceSign::Abbreviation) | (SignForm::Figurine, _) => {
                true
            }
            (SignForm::Letters(_) | SignForm::Pawn | SignForm::Loose, _) => false,
        };
        if !sound {
            self.departs("notation.piece-letter", at);
        }
    }

    /// Provision: notation.piece-move, notation.pawn-move, notation.long-form, notation.pawn-capture
    fn departure(&mut self, wording: &Wording) {
        let Check { position, mv, .. } = *self;
        let captures = is_capture(position, mv);
        let (role, from, to) = (mv.role(), mv.from(), mv.to());
        let (file, rank) = match role {
            Role::Pawn => (captures, false),
            _ => distinction(position, role, from, to),
        };
        let needless = match role {
            Role::Pawn => "notation.pawn-move",
            _ => "notation.piece-move",
        };
        let long = matches!(self.profile.long_form, Norm::Optional | Norm::Required);
        match (wording.has_file, wording.has_rank) {
            (true, true) if !(file && rank || long) => self.departs("notation.long-form", &wording.departure),
            (true, false) | (false, true) if !file && !rank => self.departs(needless, &wording.departure),
            _ => {}
        }
        if wording.lacks_rank {
            self.departs("notation.pawn-capture", &(wording.arrival.end..wording.arrival.end));
        }
    }

    /// Provision: notation.hyphen, notation.piece-capture, notation.pawn-capture, notation.two-pieces-capture,
    /// notation.sign-capture
    fn separator(&mut self, wording: &Wording, frame: &Frame) {
        let captures = is_capture(self.position, self.mv);
        if let Some(sign) = frame.sign(SignKind::Capture) {
            self.departs("notation.sign-capture", &sign.at);
        }
        match &wording.separator {
            Some(('x', at)) if !captures => self.departs("notation.sign-capture", at),
            Some(('x', _)) => {}
            // Unnecessary, in a capture too, and no departure.
            Some(('-', _)) if self.profile.hyphen == Norm::Optional => {}
            Some(('-', at)) => self.departs("notation.hyphen", at),
            Some((_, at)) => self.departs("notation.sign-capture", at),
            None if captures && self.profile.capture_sign == Norm::Required => {
                let provision = match (self.mv.role(), wording.has_file || wording.has_rank) {
                    (Role::Pawn, _) => "notation.pawn-capture",
                    (_, true) => "notation.two-pieces-capture",
                    (_, false) => "notation.piece-capture",
                };
                self.departs(provision, &(wording.arrival.start..wording.arrival.start));
            }
            None => {}
        }
    }

    /// Provision: notation.promotion
    fn promotion(&mut self, wording: &Wording) {
        if let Some(at) = &wording.promotion_separator {
            self.departs("notation.promotion", at);
        }
    }

    /// Provision: notation.en-passant-mark, notation.sign-en-passant, notation.sign-check, notation.sign-mate,
    /// notation.draw-offer
    fn following(&mut self, frame: &Frame) {
        let next = self.position.make(self.mv);
        let en_passant = self.mv.kind() == Kind::EnPassant;
        for Sign { kind, at, text } in &frame.signs {
            match (kind, text.as_str()) {
                (SignKind::Check, "+") if next.is_check() => {}
                (SignKind::Check, "+") => self.departs("notation.sign-check", at),
                (SignKind::Check, sign) if next.is_checkmate() && self.profile.mate_signs.contains(&sign) => {}
                (SignKind::Check, _) => self.departs("notation.sign-mate", at),
                (SignKind::EnPassant, "e.p.") if en_passant => {}
                (SignKind::EnPassant, _) => self.departs("notation.sign-en-passant", at),
                (SignKind::DrawOffer, offer) if offer == self.profile.draw_offer => {}
                (SignKind::DrawOffer, _) => self.departs("notation.draw-offer", at),
                // Named where the capture is looked at.
                (SignKind::Capture, _) => {}
                (SignKind::Remark, _) => self.departures.push(Irregularity {
                    provision: None,
                    at: at.clone(),
                }),
            }
        }
        let marked = frame.sign(SignKind::EnPassant).is_some();
        if en_passant && !marked && self.profile.en_passant_mark == Norm::Required {
            self.departs("notation.en-passant-mark", &(frame.end..frame.end));
        }
    }

    /// No blank belongs inside a move.
    fn blanks(&mut self, core: &[Glyph]) {
        for glyph in core.iter().skip(1).filter(|glyph| glyph.spaced) {
            self.departures.push(Irregularity {
                provision: None,
                at: glyph.at..glyph.at,
            });
        }
    }
}
