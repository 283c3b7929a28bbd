//! What is found of a position.

use jadoube_board::{ByColor, Color, Position};
use jadoube_proof::check::{self, Objection};
use jadoube_proof::{Budget, Prover, Quick, Verdict};

use super::query::Query;
use super::sum::Kind;
use super::{Question, Readers, SearchMode};
use crate::words::{say, spoken};

/// How far to look for the shortest line, for people.
const NEAR: Budget = Budget::positions(300_000);

/// A position and whether the players can still mate.
#[derive(Debug)]
pub(crate) struct Finding {
    pub(crate) position: Position,
    /// The FEN as it was given, and what followed it.
    pub(super) fen: String,
    pub(super) rest: String,
    /// Of each player that was asked about.
    pub(crate) sides: ByColor<Option<Side>>,
    /// Whether the answers were checked.
    pub(super) checked: bool,
}

/// Whether a player can still mate.
#[derive(Debug)]
pub(crate) struct Side {
    pub(crate) verdict: Verdict,
    /// How many positions were looked at.
    pub(crate) nodes: u64,
}

/// A verdict without what shows it.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(crate) enum Can {
    Yes,
    No,
    Unknown,
}

/// Why there is no answer: a fault of ours.
#[derive(Debug)]
pub(super) enum Unasked {
    /// The checker does not accept the verdict on this player.
    Objection(Color, Objection),
    Panicked,
}

impl Finding {
    pub(super) fn new(
        prover: &mut Prover,
        query: Query,
        question: Question,
        readers: Readers,
    ) -> Result<Finding, Unasked> {
        let Query { position, fen, rest } = query;
        let mut sides = ByColor::new(None, None);
        for color in Color::ALL {
            if question.side.is_none_or(|side| side == color) {
                let mut side = Side::new(prover, &position, color, question.mode);
                if let (Readers::People, Verdict::Winnable(line)) = (readers, &mut side.verdict) {
                    *line = prover.shorten(&position, color, line, NEAR);
                }
                if question.check {
                    check::verdict(&position, color, &side.verdict)
                        .map_err(|objection| Unasked::Objection(color, objection))?;
                }
                sides[color] = Some(side);
            }
        }
        Ok(Finding {
            position,
            fen,
            rest,
            sides,
            checked: question.check,
        })
    }

    /// Whether a player can mate, if that was asked.
    pub(super) fn can(&self, color: Color) -> Option<Can> {
        self.sides[color].as_ref().map(Side::can)
    }

    /// Whether neither player can mate, as far as that is known.
    pub(crate) fn dead(&self) -> Option<bool> {
        match (self.can(Color::White), self.can(Color::Black)) {
            (Some(Can::Yes), _) | (_, Some(Can::Yes)) => Some(false),
            (Some(Can::No), Some(Can::No)) => Some(true),
            _ => None,
        }
    }

    pub(super) fn kind(&self, mode: SearchMode) -> Kind {
        let quick = matches!(mode, SearchMode::Quick);
        match (self.can(Color::White), self.can(Color::Black)) {
            (Some(Can::No), Some(Can::No)) => Kind::Dead,
            (Some(Can::Yes), Some(Can::Yes)) => Kind::Both,
            (Some(Can::Yes | Can::No), Some(Can::Yes | Can::No)) => Kind::One,
            (Some(Can::Yes), None) | (None, Some(Can::Yes)) => Kind::Can,
            (Some(Can::No), None) | (None, Some(Can::No)) => Kind::Cannot,
            // Here one who cannot mate is all that was hoped for.
            (Some(Can::No), _) | (_, Some(Can::No)) if quick => Kind::One,
            _ if quick => Kind::Open,
            _ => Kind::Undecided,
        }
    }
}

impl Side {
    fn new(prover: &mut Prover, position: &Position, color: Color, mode: SearchMode) -> Side {
        let verdict = match mode {
            SearchMode::Full(budget) => prover.can_mate(position, color, budget),
            SearchMode::Quick => match prover.quick(position, color) {
                Quick::Unwinnable(certificate) => Verdict::Unwinnable(certificate),
                Quick::Open => Verdict::Unknown(prover.spent()),
            },
        };
        Side {
            verdict,
            nodes: prover.spent(),
        }
    }

    pub(crate) fn can(&self) -> Can {
        match self.verdict {
            Verdict::Winnable(_) => Can::Yes,
            Verdict::Unwinnable(_) => Can::No,
            Verdict::Unknown(_) => Can::Unknown,
        }
    }
}

impl Unasked {
    pub(super) fn said(&self) -> String {
        match self {
            Unasked::Objection(color, objection) => say!(
                "dead-objection",
                player = spoken().player(*color),
                why = objection.to_string()
            ),
            Unasked::Panicked => say!("dead-panicked"),
        }
    }
}
