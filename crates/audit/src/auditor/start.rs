//! Where a game starts.

use jadoube_board::{Chess960, Color, File, Position, Rank, Role, Square, Squares, fen};
use jadoube_notation::pgn::{Text, Variant};

use super::{Hearing, Pending};
use crate::finding::{Fact, Facts, Kind, Severity};
use crate::header::Tag;
use crate::proof::Proof;
use crate::rules::Rules;

impl Hearing<'_> {
    /// The position from which the game starts; `None` if it cannot be read, or is none.
    pub(super) fn start_position(&mut self, variant: Variant<'_>) -> Option<Position> {
        let text = self
            .memory
            .tags
            .get(Tag::FEN)
            .map(|text| Text(text).unescape().into_owned());
        let Some(text) = text else {
            // A game of Chess960 that does not say where it starts cannot be followed.
            if variant == Variant::Chess960 {
                self.find_unreadable_start(String::new(), "start-missing", &["chess960.start.generation"]);
                return None;
            }
            return Some(Position::initial());
        };
        let (setup, faults) = fen::read(&text);
        if !faults.is_empty() {
            self.find_unreadable_start(text, "start-unreadable", &[]);
            return None;
        }
        match Position::accept(&setup) {
            Ok(position) => Some(position),
            Err(refusal) => {
                let keys: Vec<&'static str> = refusal.faults().iter().map(|fault| fault.provision()).collect();
                self.find_unreadable_start(text, "start-refused", &keys);
                None
            }
        }
    }

    fn find_unreadable_start(&mut self, text: String, why: &'static str, keys: &[&'static str]) {
        let at = self.place_of_tag(if text.is_empty() { Tag::Variant } else { Tag::FEN });
        self.pending.push(Pending {
            facts: Facts::none().with("fen", text).with("because", Fact::Word(why)),
            ..Pending::of(Kind::UnreadableStart, Severity::Error, keys, at)
        });
    }

    /// Whether the start is one that the kind of chess has.
    pub(super) fn check_start(&mut self, rules: &Rules) {
        if self.memory.tags.get(Tag::FEN).is_none() {
            return;
        }
        let start = self.memory.positions[0];
        if start == Position::initial() || !is_untouched(&start) {
            return;
        }
        let variant = self.memory.tags.get(Tag::Variant);
        let variant = variant
            .map(|variant| Text(variant).decode().into_owned())
            .unwrap_or_default();
        let found = match Variant::read(&variant) {
            // A position somebody set up on purpose.
            _ if super::manner::contains(variant.as_bytes(), b"position") => None,
            Variant::Chess960 if rules.has_chess960 => {
                chess960_fault(&start).map(|(word, key)| (Kind::Chess960Start, Fact::Word(word), vec![key]))
            }
            Variant::Standard => Some(match Chess960::of(&start) {
                // It could be a game of Chess960 that does not say so.
                Some(_) => (
                    Kind::WrongStart,
                    Fact::Word("start-of-chess960"),
                    vec!["position.initial"],
                ),
                None => (
                    Kind::WrongStart,
                    Fact::Word("start-near-miss"),
                    vec!["position.initial", "start.wrong-setup"],
                ),
            }),
            _ => None,
        };
        let Some((kind, word, keys)) = found else { return };
        let severity = match word {
            Fact::Word("start-of-chess960") => Severity::Note,
            _ => Severity::Warning,
        };
        let at = self.place_of_tag(Tag::FEN);
        self.pending.push(Pending {
            ply: Some(0),
            position: Some(Box::new(start)),
            facts: Facts::none().with("because", word),
            proof: Proof::File,
            ..Pending::of(kind, severity, &keys, at)
        });
    }
}

/// Whether all 32 men are there, the pawns on their ranks and the others behind them, and no move was counted: somebody
/// meant to set up the pieces for a game.
fn is_untouched(position: &Position) -> bool {
    let pawns = |color: Color| position.pieces(Role::Pawn.of(color)) == Squares::rank(Rank::TWO.seen_by(color));
    let behind = |color: Color| {
        let others = position.colored(color) - position.role(Role::Pawn);
        others == Squares::first_rank(color)
    };
    position.fullmoves() <= 1
        && position.halfmoves() == 0
        && Color::ALL.into_iter().all(|color| pawns(color) && behind(color))
}

/// What keeps pieces that stand as before a game from being a start of Chess960.
fn chess960_fault(start: &Position) -> Option<(&'static str, &'static str)> {
    if Chess960::of(start).is_some() {
        return None;
    }
    let role = |rank: Rank, file: File| start.piece_at(Square::new(file, rank)).map(|piece| piece.role);
    if File::ALL
        .into_iter()
        .any(|file| role(Rank::ONE, file) != role(Rank::EIGHT, file))
    {
        return Some(("start-not-mirrored", "chess960.start.black-mirrors"));
    }
    let mut rank = [Role::Pawn; 8];
    for file in File::ALL {
        rank[file.index()] = role(Rank::ONE, file)?;
    }
    let Err(faults) = Chess960::from_first_rank(rank) else {
        // The pieces stand right: a right to castle is missing, or Black begins.
        return match start.turn() {
            Color::Black => Some(("start-black-begins", "turn.white-begins")),
            Color::White => Some(("start-without-castling", "chess960.castling.once")),
        };
    };
    let fault = faults.first()?;
    let word = match fault.provision() {
        "chess960.start.king-between-rooks" => "start-king-outside",
        "chess960.start.bishops-opposite" => "start-bishops-alike",
        _ => "start-wrong-set",
    };
    Some((word, fault.provision()))
}
