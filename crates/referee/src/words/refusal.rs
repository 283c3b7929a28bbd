//! Why an event cannot happen now.

use jadoube_board::legality::{Breach, InCheck};
use jadoube_board::{ByColor, Square};
use jadoube_laws::Score;

use crate::admit::Refusal;
use crate::answer::{Blank, PermittedPoints};
use crate::game::{Board, Game};
use crate::words::Words;
use crate::words::effect::{kind, role};
use crate::words::value::title;

impl Words {
    /// Why an event cannot happen now, and what is permitted instead.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal, game: &Game) -> String {
        let name = match refusal {
            Refusal::NotLater => "refusal-not-later",
            Refusal::NotTheirs(_) => "refusal-not-theirs",
            Refusal::NotWatched => "refusal-not-watched",
            Refusal::NotBegun => "refusal-not-begun",
            Refusal::BegunAlready => "refusal-begun-already",
            Refusal::Over => "refusal-over",
            Refusal::NotOver => "refusal-not-over",
            Refusal::ArrivedAlready => "refusal-arrived-already",
            Refusal::Interrupted => "refusal-interrupted",
            Refusal::NotInterrupted => "refusal-not-interrupted",
            Refusal::ArbiterRestarts => "refusal-arbiter-restarts",
            Refusal::Held(no) => return self.sentence("refusal-held", [("question", no.get().into())]),
            Refusal::NotTheMove => "refusal-not-the-move",
            Refusal::Illegal(breaches) => return self.illegal(breaches, game.board()),
            Refusal::BoundToMove(_, attempt) => {
                let written = self.written(*attempt, game.board());
                return self.sentence("refusal-bound-to-move", [("move", written.into())]);
            }
            Refusal::BoundToPiece(_, square) => {
                let square = square.to_string();
                return self.sentence("refusal-bound-to-piece", [("square", square.into())]);
            }
            Refusal::NoClock => "refusal-no-clock",
            Refusal::ClockNotRunning => "refusal-clock-not-running",
            Refusal::FlagUp(color) => {
                return self.sentence("refusal-flag-up", [("player", self.player(*color).into())]);
            }
            Refusal::NoFlag => "refusal-no-flag",
            Refusal::FirstFlagUp(color) => {
                return self.sentence("refusal-first-flag-up", [("player", self.player(*color).into())]);
            }
            Refusal::NothingThere => "refusal-nothing-there",
            Refusal::NothingHeld => "refusal-nothing-held",
            Refusal::Guarded => "refusal-guarded",
            Refusal::NothingDisplaced => "refusal-nothing-displaced",
            Refusal::NoClaimFile => "refusal-no-claim-file",
            Refusal::NobodyNamed => "refusal-nobody-named",
            Refusal::NoSuchMove => "refusal-no-such-move",
            Refusal::NoQuestion => "refusal-no-question",
            Refusal::AnswerNotPermitted(choices) => {
                let choices = choices.iter().map(|choice| format!("“{}”", self.choice(choice)));
                let choices = self.book.list(choices.collect());
                return self.sentence("refusal-answer-not-permitted", [("answers", choices.into())]);
            }
            Refusal::NotFilledIn(blank) => {
                return self.sentence("refusal-not-filled-in", [("blank", self.blank(blank).into())]);
            }
            Refusal::NothingToFillIn => "refusal-nothing-to-fill-in",
            Refusal::OutOfBounds(blank) => {
                return self.sentence("refusal-out-of-bounds", [("blank", self.blank(blank).into())]);
            }
            Refusal::NoRuling => "refusal-no-ruling",
            Refusal::NothingToOverrule => "refusal-nothing-to-overrule",
            Refusal::PointsNotPermitted(_) => {
                let points = self.permitted_points(game);
                return self.sentence("refusal-points-not-permitted", [("points", points.into())]);
            }
            Refusal::NoAppeal => "refusal-no-appeal",
            Refusal::NotOfIncident => "refusal-not-of-incident",
            Refusal::NotRaisable(key) => {
                return self.sentence(
                    "refusal-not-raisable",
                    [("provision", title(*key, self.language()).into())],
                );
            }
            Refusal::NotWritten => "refusal-not-written",
            Refusal::NothingBorrowed => "refusal-nothing-borrowed",
            Refusal::TrackLost => "refusal-track-lost",
            Refusal::TrackKept => "refusal-track-kept",
            Refusal::Adjourned => "refusal-adjourned",
            Refusal::NotAdjourned => "refusal-not-adjourned",
            Refusal::ToSeal => "refusal-to-seal",
            Refusal::NotToSeal => "refusal-not-to-seal",
            Refusal::NoEnvelope => "refusal-no-envelope",
            Refusal::EnvelopeClosed => "refusal-envelope-closed",
            Refusal::CommitmentDiffers => "refusal-commitment-differs",
            Refusal::NoSalt => "refusal-no-salt",
            Refusal::NoCommitment => "refusal-no-commitment",
            Refusal::SessionEndUntold => "refusal-session-end-untold",
            Refusal::SessionOver => "refusal-session-over",
            Refusal::NoPosition => "refusal-no-position",
            Refusal::OneBoard => "refusal-one-board",
            Refusal::NotDrawnSo => "refusal-not-drawn-so",
            Refusal::OtherStart => "refusal-other-start",
            Refusal::ProofAwaited(no) => return self.sentence("refusal-proof-awaited", [("entry", no.get().into())]),
            Refusal::NothingToProve => "refusal-nothing-to-prove",
        };
        self.word(name)
    }

    /// The points that the two players of a game can have.
    #[must_use]
    pub fn permitted_points(&self, game: &Game) -> String {
        let permitted = PermittedPoints::of(game.provisions());
        let proposed = ByColor::new(Score::ZERO, Score::ZERO);
        self.blank(&Blank::Points { proposed, permitted })
    }

    /// Why a move is illegal: what the board shows, and nothing of what was played before but that a right is lost.
    #[must_use]
    pub fn illegal(&self, breaches: &[Breach], board: Board<'_>) -> String {
        let illegal = self.word("refusal-illegal");
        match breaches.first() {
            Some(breach) => format!("{illegal} {}", self.breach(breach, board)),
            None => illegal,
        }
    }

    /// What a move breaks, as the board shows it. [`why_illegal`](crate::why_illegal) has the provisions too.
    #[must_use]
    pub fn breach(&self, breach: &Breach, board: Board<'_>) -> String {
        let (name, square) = match *breach {
            Breach::NoPiece { square } => ("breach-no-piece", square),
            Breach::NotOwnPiece { square, .. } => ("breach-not-own-piece", square),
            Breach::OwnPieceThere { square, .. } => ("breach-own-piece-there", square),
            Breach::KingThere { square } => ("breach-king-there", square),
            Breach::Jumps { over } => ("breach-jumps", over),
            Breach::PawnBlocked { square } | Breach::DoubleStepBlocked { square } => ("breach-pawn-blocked", square),
            Breach::DoubleStepLater { from } => ("breach-double-step-later", from),
            Breach::NothingToCapture { square } => ("breach-nothing-to-capture", square),
            Breach::NotEnPassant { pawn } => ("breach-not-en-passant", pawn),
            Breach::NotItsWay { role } => {
                return self.sentence("breach-not-its-way", [("piece", kind(role).into())]);
            }
            Breach::PromotionMissing { .. } => return self.word("breach-promotion-missing"),
            Breach::PromotionRefused { .. } | Breach::NoPromotion { .. } => return self.word("breach-no-promotion"),
            Breach::NoRook { .. } => return self.word("breach-no-rook"),
            Breach::CastlingBlocked { .. } => return self.word("breach-castling-blocked"),
            Breach::CastlingThroughAttack { .. } => return self.word("breach-castling-attacked"),
            Breach::InCheck { how, attackers } => {
                let name = match how {
                    InCheck::Left => "breach-check-left",
                    InCheck::Exposed => "breach-check-exposed",
                    InCheck::Stepped => "breach-check-stepped",
                };
                let attackers = attackers.into_iter().map(|square| self.standing(square, board));
                let attackers = self.book.list(attackers.collect());
                return self.sentence(name, [("attackers", attackers.into())]);
            }
            // Which of them has moved, no player is told.
            Breach::RookMoved { .. } | Breach::KingOrRookMoved { .. } => {
                return self.word("breach-castling-right-lost");
            }
        };
        self.sentence(name, [("square", square.to_string().into())])
    }

    /// A piece by its square: `the rook on e8`.
    fn standing(&self, square: Square, board: Board<'_>) -> String {
        let piece = board.piece_at(square).map_or("pawn", role);
        self.phrase(
            "piece-on",
            [("piece", piece.into()), ("square", square.to_string().into())],
        )
    }
}
