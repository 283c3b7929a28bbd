//! What is said of a breach of Article 3.

use jadoube_board::legality::{self, Breach, InCheck};
use jadoube_board::{Attempt, Role, Setup, Square, Squares, attacks};
use jadoube_words::FluentArgs;

use crate::words::Words;

/// A breach, ready to be said.
pub(crate) struct Sentence {
    /// Its name in `why.toml`.
    pub(crate) key: &'static str,
    /// What the sentence says.
    pub(crate) text: String,
    /// The pieces it speaks of.
    pub(crate) named: Squares,
}

impl Sentence {
    /// Puts a breach into words. The attempt is the move that was judged, on the setup on which it was judged.
    pub(crate) fn new(words: &Words, setup: &Setup, attempt: Attempt, breach: &Breach) -> Sentence {
        let mut builder = SentenceBuilder {
            words,
            setup,
            args: FluentArgs::new(),
            named: Squares::EMPTY,
        };
        let key = builder.tell(attempt, breach);
        Sentence {
            key,
            text: words.sentence(key, &builder.args),
            named: builder.named,
        }
    }
}

/// Gathers what a sentence needs.
struct SentenceBuilder<'a> {
    words: &'a Words,
    setup: &'a Setup,
    args: FluentArgs<'a>,
    named: Squares,
}

impl SentenceBuilder<'_> {
    fn tell(&mut self, attempt: Attempt, breach: &Breach) -> &'static str {
        let Attempt { from, to, .. } = attempt;
        match *breach {
            Breach::NoPiece { square } => self.square("square", square).key("no-piece"),
            Breach::NotOwnPiece { square, piece } => {
                self.set("owner", self.words.player(piece.color));
                self.set("player", self.words.player(self.setup.turn));
                self.other(square).key("not-own-piece")
            }
            Breach::OwnPieceThere { square, .. } => self.other(square).key("own-piece-there"),
            Breach::KingThere { square } => self.name(square).square("square", square).key("king-there"),
            Breach::NotItsWay { role } => self.square("from", from).square("to", to).key(match role {
                Role::King => "not-its-way-king",
                Role::Queen => "not-its-way-queen",
                Role::Rook => "not-its-way-rook",
                Role::Bishop => "not-its-way-bishop",
                Role::Knight => "not-its-way-knight",
                Role::Pawn => "not-its-way-pawn",
            }),
            Breach::Jumps { over } => self.mover(from).other(over).key("jumps"),
            Breach::PawnBlocked { square } => self.other(square).key("pawn-blocked"),
            Breach::DoubleStepLater { from } => self.square("from", from).key("double-step-later"),
            Breach::DoubleStepBlocked { square } => self.other(square).key("double-step-blocked"),
            Breach::NothingToCapture { square } => self.square("square", square).key("nothing-to-capture"),
            Breach::NotEnPassant { pawn } => self.name(pawn).square("square", pawn).key("not-en-passant"),
            Breach::PromotionMissing { square } => self.square("square", square).key("promotion-missing"),
            Breach::PromotionRefused { role } => {
                let role = match role {
                    Role::King => "as-king",
                    _ => "as-pawn",
                };
                self.set("role", self.words.word(role)).key("promotion-refused")
            }
            Breach::NoPromotion { .. } => self
                .mover(from)
                .square("from", from)
                .square("to", to)
                .key("no-promotion"),
            Breach::NoRook { wing } => self.set("castling", self.words.castling(wing)).key("no-rook"),
            Breach::RookMoved { rook } => self.name(rook).square("square", rook).key("rook-moved"),
            Breach::KingOrRookMoved { king, rook } => self
                .name(rook)
                .square("king", king)
                .square("rook", rook)
                .key("king-or-rook-moved"),
            Breach::CastlingBlocked { squares, ordinary } => self.pieces("pieces", squares).key(match ordinary {
                true => "castling-blocked",
                false => "castling-blocked-chess960",
            }),
            Breach::CastlingThroughAttack { squares, .. } => {
                let attackers = attackers(self.setup, squares);
                self.set("squares", self.words.squares(squares));
                self.pieces("attackers", attackers).key("castling-through-attack")
            }
            Breach::InCheck { how, attackers } => {
                self.pieces("attackers", attackers);
                match how {
                    InCheck::Left => "in-check-left",
                    InCheck::Exposed => "in-check-exposed",
                    InCheck::Stepped => {
                        let kings = attacked_kings(self.setup, attempt, attackers);
                        self.set("squares", self.words.squares(kings)).key("in-check-stepped")
                    }
                }
            }
        }
    }

    fn set(&mut self, name: &'static str, value: String) -> &mut Self {
        self.args.set(name, value);
        self
    }

    fn square(&mut self, name: &'static str, square: Square) -> &mut Self {
        self.set(name, square.to_string())
    }

    /// A piece is spoken of.
    fn name(&mut self, square: Square) -> &mut Self {
        self.named |= Squares::of(square);
        self
    }

    /// The piece that moves.
    fn mover(&mut self, from: Square) -> &mut Self {
        self.piece("piece", from)
    }

    /// Another piece, and where it stands.
    fn other(&mut self, square: Square) -> &mut Self {
        self.name(square).piece("other", square).square("square", square)
    }

    fn piece(&mut self, name: &'static str, square: Square) -> &mut Self {
        let piece = self.setup.piece_at(square);
        self.set(name, piece.map_or_else(String::new, |piece| self.words.the(piece.role)))
    }

    fn pieces(&mut self, name: &'static str, squares: Squares) -> &mut Self {
        self.named |= squares;
        self.set(name, self.words.pieces(self.setup, squares))
    }

    fn key(&mut self, key: &'static str) -> &'static str {
        key
    }
}

/// The opponent's pieces that attack at least one of the squares.
fn attackers(setup: &Setup, squares: Squares) -> Squares {
    let occupied = setup.pieces().map(|(square, _)| square).collect();
    let enemy = setup.pieces().filter(|(_, piece)| piece.color != setup.turn);
    let attacking = enemy.filter(|&(from, piece)| attacks::from(piece, from, occupied).meets(squares));
    attacking.map(|(from, _)| from).collect()
}

/// Where the player's attacked king stands after the move; there may be several kings on a wrong board.
fn attacked_kings(setup: &Setup, attempt: Attempt, attackers: Squares) -> Squares {
    let after = legality::play(setup, attempt);
    let occupied = after.pieces().map(|(square, _)| square).collect();
    let attacked = |king: &Square| {
        let attacks = |from: Square| after.piece_at(from).map(|piece| attacks::from(piece, from, occupied));
        attackers
            .into_iter()
            .filter_map(attacks)
            .any(|squares| squares.contains(*king))
    };
    let kings = after.squares(Role::King.of(setup.turn));
    kings.into_iter().filter(attacked).collect()
}
