//! What was met on the way, so that nobody has to believe it.

use std::ops::AddAssign;

use jadoube_board::{Color, File, Kind, Role};

use crate::Trio;

/// How many positions had each feature.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Features {
    counts: [u64; NAMES.len()],
}

/// The features and how many positions in a million must have each.
const NAMES: [(&str, u64); 18] = [
    ("positions", 1_000_000),
    ("Chess960 starts", 600_000),
    ("check", 40_000),
    ("double check", 200),
    ("checkmate", 400),
    ("stalemate", 30),
    ("a pinned piece", 60_000),
    ("castling not lost", 150_000),
    ("castling possible at once", 25_000),
    ("castling on both wings possible at once", 2_000),
    ("castling in which the king or the rook stays", 5_000),
    ("a castling rook pinned along the first rank", 80),
    ("en passant square", 30_000),
    ("capture en passant possible", 4_000),
    ("capture en passant prevented by a pin or a check", 80),
    ("promotion possible", 20_000),
    ("a promoted piece", 20_000),
    ("few pieces: seven or fewer", 20_000),
];

impl Features {
    /// The features of one position in a game from an ordinary start or not.
    pub fn of(trio: &Trio, is_chess960: bool) -> Features {
        let position = &trio.ours;
        let moves = position.legal_moves();
        let castlings = moves.iter().filter(|mv| mv.kind() == Kind::Castling);
        let stays = castlings.clone().any(|mv| {
            let rook = if mv.to().index() < mv.from().index() {
                File::D
            } else {
                File::F
            };
            mv.destination() == mv.from() || mv.to().file() == rook
        });
        let own = trio.cozy.colors(trio.cozy.side_to_move());
        let legal = position.legal_en_passant().is_some();
        let attacked = shakmaty::Position::pseudo_legal_ep_square(&trio.shakmaty).is_some();
        let extra = |(role, set)| {
            Color::ALL
                .iter()
                .any(|&color| position.count(Role::of(role, color)) > set)
        };
        let set = [(Role::Queen, 1), (Role::Rook, 2), (Role::Bishop, 2), (Role::Knight, 2)];
        let has = [
            true,
            is_chess960,
            position.is_check(),
            position.checkers().len() > 1,
            position.is_checkmate(),
            position.is_stalemate(),
            !(trio.cozy.pinned() & own).is_empty(),
            !position.castling().is_empty(),
            castlings.clone().count() > 0,
            castlings.count() > 1,
            stays,
            castling_rook_is_pinned(trio),
            position.en_passant().is_some(),
            legal,
            attacked && !legal,
            moves.iter().any(|mv| mv.promotion().is_some()),
            set.into_iter().any(extra),
            position.occupied().len() <= 7,
        ];
        Features {
            counts: has.map(u64::from),
        }
    }

    /// How many positions there were.
    pub fn positions(&self) -> u64 {
        self.counts[0]
    }

    /// The features that too few positions had.
    pub fn missing(&self) -> Vec<String> {
        let counted = self.counts.iter().zip(NAMES);
        counted
            .filter(|&(&count, (_, least))| count < least * self.positions() / 1_000_000)
            .map(|(count, (name, least))| format!("{name}: {count}, fewer than {least} in a million"))
            .collect()
    }
}

/// Whether an attacker stands behind a rook with which the player, not in check, may castle.
fn castling_rook_is_pinned(trio: &Trio) -> bool {
    let turn = trio.cozy.side_to_move();
    let rights = trio.cozy.castle_rights(turn);
    let rank = trio.cozy.king(turn).rank();
    let pinned = trio.cozy.pinned();
    let rooks = [rights.short, rights.long].into_iter().flatten();
    trio.cozy.checkers().is_empty()
        && rooks
            .map(|file| cozy_chess::Square::new(file, rank))
            .any(|rook| pinned.has(rook))
}

impl AddAssign<&Features> for Features {
    fn add_assign(&mut self, other: &Features) {
        for (count, more) in self.counts.iter_mut().zip(other.counts) {
            *count += more;
        }
    }
}

impl std::fmt::Display for Features {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (count, (name, _)) in self.counts.iter().zip(NAMES) {
            writeln!(f, "{count:>12}  {name}")?;
        }
        Ok(())
    }
}
