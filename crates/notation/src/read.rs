//! Reads a move as a person wrote it.
//!
//! [`read`] is told a position, a text, and how to read it, and answers with the one legal move that is meant, or with
//! what is wrong: the text is [unreadable](Misread::Unreadable), [illegal](Misread::Illegal) or
//! [ambiguous](Misread::Ambiguous).
//!
//! # What lenient reading accepts
//!
//! All forms that [`Written`] writes, in any mix: short and long, with and without x, +, ++, #, e.p.,
//! hyphens; promotions as `e8Q`, `e8=Q`, `e8(Q)`, `e8/Q`; castling with zeros, letters of any size, or the king's own
//! squares; figurines; coordinates. Blanks anywhere, a number before the move, remarks such as `!?` and `(=)` after it.
//! Signs that are missing or wrong do no harm: what is moved, and where, is clear without them.
//!
//! Text that is written as it should be comes first. Only if it means no legal move is it read loosely: small letters
//! as pieces (`nf3`), capitals as files (`E4`), a letter for a pawn (`Pe4`), letters of another alphabet that look the
//! same, a pawn's file that is not needed. So `bxc3` is the pawn's capture wherever that is legal, and the bishop's only
//! where it is not; where neither is clear the answer is that the text is ambiguous.
//!
//! Needless distinction (`Ngf3` where one knight can go there) is accepted, wrong distinction is illegal. A capture by a
//! pawn needs its file: `c4` is never dxc4. It is illegal if no pawn can go straight to c4, and `xc4` is no move at all.
//! Files alone (`dc`) will do where only one such capture is legal.
//!
//! # Language
//!
//! Where the language is guessed, every language is tried. If the text means different legal moves in different
//! languages it is ambiguous, and the answer tells which move in which languages. Here too, what is written as it should
//! be in one language comes before what is loosely written in another.
//!
//! # Strict reading
//!
//! Reads as leniently, and then compares the text with what PGN or an edition of the Laws wants. If they differ the answer
//! is that the move is [irregular](Misread::Irregular): which move is meant, and which provisions want it otherwise.

mod conform;
pub(crate) mod frame;
mod misread;
pub(crate) mod said;
mod scan;

use jadoube_board::{Move, Position};
use jadoube_laws::Edition;

pub use misread::{Candidate, Irregularity, Misread, Tried};

use crate::read::frame::{Frame, SignKind};
use crate::read::said::{Said, Wording};
use crate::read::scan::{Care, Phrase, Scanner};
use crate::{Form, Language, Written};

/// How a text is read.
///
/// ```
/// use jadoube_board::Position;
/// use jadoube_laws::Edition;
/// use jadoube_notation::{Language, Misread, Reading, read};
///
/// let position = Position::initial();
/// assert!(read(&position, "nf3", &Reading::lenient(&[Language::EN])).is_ok());
/// // The Laws want a capital.
/// let strict = Reading::strict(&[Language::EN], Edition::E2023);
/// let Err(Misread::Irregular { departures, .. }) = read(&position, "nf3", &strict) else { panic!() };
/// assert_eq!((departures[0].provision, departures[0].at.clone()), (Some("notation.piece-letter"), 0..1));
/// ```
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub struct Reading<'a> {
    /// The languages in which it may be written; none to have the language guessed. PGN is in English whatever stands
    /// here.
    pub languages: &'a [Language],
    /// What is accepted.
    pub rigour: Rigour,
}

/// What is accepted of a written move.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum Rigour {
    /// Whatever can be understood.
    Lenient,
    /// What PGN calls export format, to the letter.
    Pgn,
    /// What the appendix on notation of an edition provides for, with or without a number before the move.
    Edition(Edition),
}

impl Reading<'_> {
    /// Lenient, in any language.
    pub const GUESS: Reading<'static> = Reading {
        languages: &[],
        rigour: Rigour::Lenient,
    };

    /// Standard algebraic notation as PGN exports it, and nothing else.
    pub const PGN: Reading<'static> = Reading {
        languages: &[Language::EN],
        rigour: Rigour::Pgn,
    };

    /// Lenient, in one of some languages.
    #[must_use]
    pub const fn lenient(languages: &[Language]) -> Reading<'_> {
        Reading {
            languages,
            rigour: Rigour::Lenient,
        }
    }

    /// As an edition wants moves written, in one of some languages.
    #[must_use]
    pub const fn strict(languages: &[Language], edition: Edition) -> Reading<'_> {
        Reading {
            languages,
            rigour: Rigour::Edition(edition),
        }
    }
}

/// A move as it stands on a scoresheet, with what was noted beside it.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The move.
    pub mv: Move,
    /// Whether an offer of a draw was noted.
    ///
    /// Provision: notation.draw-offer
    pub draw_offered: bool,
}

/// The legal move that a text means.
///
/// ```
/// use jadoube_board::Position;
/// use jadoube_notation::{Language, Misread, Reading, read};
///
/// let position: Position = "rnbqkb1r/ppp2ppp/8/3pP3/3Qn3/5N2/PPP2PPP/RNB1KB1R w KQkq d6 0 6".parse()?;
/// let dutch = Reading::lenient(&[Language::NL]);
/// for text in ["exd6 e.p.", "ed6", "e5xd6", "6. e5d6+ !", "ed"] {
///     assert_eq!(read(&position, text, &dutch).unwrap().to_string(), "e5d6", "{text}");
/// }
/// // The knight on b1 can go to d2, so can the one on f3.
/// assert!(matches!(read(&position, "Pd2", &dutch), Err(Misread::Ambiguous { .. })));
/// assert!(matches!(read(&position, "Pd3", &dutch), Err(Misread::Illegal { .. })));
/// assert_eq!(read(&position, "P-KB3", &dutch), Err(Misread::Unreadable { at: 2..5 }));
/// # Ok::<(), jadoube_board::ParsePositionError>(())
/// ```
///
/// # Errors
///
/// The text is not one legal move, or not in the form asked for.
///
/// Provision: notation.algebraic-only
pub fn read(position: &Position, text: &str, reading: &Reading<'_>) -> Result<Move, Misread> {
    read_entry(position, text, reading).map(|entry| entry.mv)
}

/// The legal move that an entry of a scoresheet means, and what is noted beside it.
///
/// ```
/// use jadoube_board::Position;
/// use jadoube_notation::{Reading, read_entry};
///
/// let entry = read_entry(&Position::initial(), "1. e4 (=)", &Reading::GUESS).unwrap();
/// assert!(entry.draw_offered);
/// ```
///
/// # Errors
///
/// The text is not one legal move, or not in the form asked for.
pub fn read_entry(position: &Position, text: &str, reading: &Reading<'_>) -> Result<Entry, Misread> {
    let frame = Frame::of(text).map_err(|at| Misread::Unreadable { at })?;
    let languages = match reading.rigour {
        Rigour::Pgn => &[Language::EN],
        Rigour::Lenient | Rigour::Edition(_) => reading.languages,
    };
    let (mv, wordings) = meant(position, &frame, languages)?;
    let departures = match reading.rigour {
        Rigour::Lenient => Vec::new(),
        Rigour::Pgn => conform::unlike(text, &mv.written(position, Form::PGN).to_string()),
        Rigour::Edition(edition) => {
            let departures = wordings
                .iter()
                .map(|wording| conform::departures(position, mv, &frame, wording.as_ref(), edition));
            departures.min_by_key(Vec::len).unwrap_or_default()
        }
    };
    match departures.is_empty() {
        true => Ok(Entry {
            mv,
            draw_offered: frame.sign(SignKind::DrawOffer).is_some(),
        }),
        false => Err(Misread::Irregular { mv, departures }),
    }
}

/// The one move that is meant, and the wordings by which it is; castling has none.
fn meant(position: &Position, frame: &Frame, languages: &[Language]) -> Result<(Move, Vec<Option<Wording>>), Misread> {
    if let Some((wing, _)) = scan::castling(&frame.core) {
        let mv = position.castle(wing).ok_or_else(|| Misread::Illegal {
            attempts: Said::Castling(wing).attempts(position),
        })?;
        return Ok((mv, Vec::from([None])));
    }
    let legal = position.legal_moves();
    let mut first = None;
    let mut farthest = 0;
    for care in [Care::Exact, Care::Loose] {
        let heard = said_in(frame, languages, care, &mut farthest);
        let mut candidates: Vec<Candidate> = Vec::new();
        let mut wordings = Vec::new();
        for Heard { phrase, languages } in &heard {
            for mv in phrase.said.moves(&legal) {
                note(&mut candidates, mv, languages);
                wordings.push(Some(phrase.wording.clone()));
            }
        }
        match candidates.len() {
            0 if heard.is_empty() => {}
            0 => first = first.or(Some(heard)),
            1 => return Ok((candidates[0].mv, wordings)),
            _ => return Err(Misread::Ambiguous { candidates }),
        }
    }
    let Some(heard) = first else {
        let start = frame.core.get(farthest).map_or(frame.end, |glyph| glyph.at);
        return Err(Misread::Unreadable { at: start..frame.end });
    };
    let mut attempts: Vec<Tried> = Vec::new();
    for tried in heard.iter().flat_map(|heard| heard.phrase.said.attempts(position)) {
        if !attempts.contains(&tried) {
            attempts.push(tried);
        }
    }
    Err(Misread::Illegal { attempts })
}

/// What a text says in some languages.
struct Heard {
    phrase: Phrase,
    languages: Vec<Language>,
}

/// Everything that the text says in any of the languages; in all, if none is given.
fn said_in(frame: &Frame, languages: &[Language], care: Care, farthest: &mut usize) -> Vec<Heard> {
    let mut heard: Vec<Heard> = Vec::new();
    let mut phrases = Vec::new();
    let mut listen = |language| {
        let mut scanner = Scanner::new(&frame.core, frame.end, language, care);
        scanner.phrases(&mut phrases);
        *farthest = scanner.farthest.max(*farthest);
        for phrase in phrases.drain(..) {
            match heard.iter_mut().find(|heard| heard.phrase.said == phrase.said) {
                Some(heard) => heard.languages.push(language),
                None => heard.push(Heard {
                    phrase,
                    languages: Vec::from([language]),
                }),
            }
        }
    };
    match languages.is_empty() {
        true => Language::all().for_each(&mut listen),
        false => languages.iter().copied().for_each(&mut listen),
    }
    heard
}

/// Adds a move that is meant in some languages.
pub(crate) fn note(candidates: &mut Vec<Candidate>, mv: Move, languages: &[Language]) {
    let at = candidates.iter().position(|candidate| candidate.mv == mv);
    let at = at.unwrap_or_else(|| {
        let languages = Vec::new();
        candidates.push(Candidate { mv, languages });
        candidates.len() - 1
    });
    let known = &mut candidates[at].languages;
    for language in languages {
        if !known.contains(language) {
            known.push(*language);
        }
    }
}
