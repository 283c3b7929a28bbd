//! The scoresheets of a game, as far as they were told of.

use jadoube_board::{ByColor, Color, Move, Position, Setup};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::act::Medium;
use crate::entry::EntryNo;
use crate::game::{Game, Gap, Ply, PutIn};
use crate::sheet::Sheet;
use crate::stored::variants_by_name;

/// Who keeps a scoresheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(transform = variants_by_name)]
pub enum Keeper {
    /// White.
    White,
    /// Black.
    Black,
    /// The arbiter, or an assistant of the arbiter.
    Arbiter,
}

impl Keeper {
    /// Everybody who can keep one.
    pub const ALL: [Keeper; 3] = [Keeper::White, Keeper::Black, Keeper::Arbiter];

    /// The player, if it is one.
    #[must_use]
    pub fn player(self) -> Option<Color> {
        match self {
            Keeper::White => Some(Color::White),
            Keeper::Black => Some(Color::Black),
            Keeper::Arbiter => None,
        }
    }
}

impl From<Color> for Keeper {
    fn from(player: Color) -> Keeper {
        match player {
            Color::White => Keeper::White,
            Color::Black => Keeper::Black,
        }
    }
}

/// What is known of the scoresheets of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Papers {
    players: ByColor<Sheet>,
    arbiter: Sheet,
    /// Whether each player's entries are told as they are written.
    pub(crate) followed: ByColor<bool>,
    pub(crate) medium: ByColor<Medium>,
    /// Who has stopped recording, and the event that tells of it.
    pub(crate) stopped: ByColor<Option<EntryNo>>,
    /// Who must complete the scoresheet before the next move.
    pub(crate) to_complete: ByColor<bool>,
    /// Who has the opponent's scoresheet.
    pub(crate) borrowed: ByColor<bool>,
    /// Who must hand the scoresheet in.
    pub(crate) to_hand_in: ByColor<bool>,
    /// Whose assistant for writing the arbiter has accepted.
    pub(crate) assisted: ByColor<bool>,
    /// Whose scoresheet is no evidence, since it is not kept in algebraic notation.
    pub(crate) not_algebraic: ByColor<bool>,
    /// Where moves are missing in the record, first to last.
    pub(crate) gaps: Vec<Gap>,
    /// The moves that were put into the course afterwards.
    pub(crate) put_in: Vec<PutIn>,
    /// Whose moves were put in when the flag was down: which of them were completed in time is not known.
    pub(crate) in_doubt: ByColor<bool>,
}

impl Papers {
    pub(crate) fn sheet(&self, keeper: Keeper) -> &Sheet {
        match keeper.player() {
            Some(player) => &self.players[player],
            None => &self.arbiter,
        }
    }

    pub(crate) fn sheet_mut(&mut self, keeper: Keeper) -> &mut Sheet {
        match keeper.player() {
            Some(player) => &mut self.players[player],
            None => &mut self.arbiter,
        }
    }

    /// A player's scoresheet is up to date.
    pub(crate) fn complete(&mut self, player: Color) {
        self.to_complete[player] = false;
        self.stopped[player] = None;
    }
}

impl Game {
    pub(crate) fn papers(&self) -> Option<&Papers> {
        self.more.as_ref()?.papers.as_deref()
    }

    pub(crate) fn papers_mut(&mut self) -> &mut Papers {
        self.more_mut().papers.get_or_insert_default()
    }

    /// A scoresheet, as far as it was told what stands on it.
    #[must_use]
    pub fn sheet(&self, keeper: Keeper) -> Option<&Sheet> {
        let sheet = self.papers().map(|papers| papers.sheet(keeper));
        sheet.filter(|sheet| !sheet.lines().is_empty())
    }

    /// Whether a player must complete the scoresheet before the next move.
    #[must_use]
    pub fn must_complete_sheet(&self, player: Color) -> bool {
        self.papers().is_some_and(|papers| papers.to_complete[player])
    }

    /// Whether a player must give the opponent's scoresheet back before the next move.
    #[must_use]
    pub fn must_give_sheet_back(&self, player: Color) -> bool {
        self.papers().is_some_and(|papers| papers.borrowed[player])
    }

    /// Whether a player must hand the scoresheet in.
    #[must_use]
    pub fn must_hand_in_sheet(&self, player: Color) -> bool {
        self.papers().is_some_and(|papers| papers.to_hand_in[player])
    }

    /// The position in which a move was made, or is going to be; none if no position stood there.
    pub(crate) fn position_at(&self, ply: u32) -> Option<&Position> {
        match self.plies.get(ply as usize) {
            Some(ply) => self.before(ply).position(),
            None if ply as usize == self.plies.len() => self.position(),
            None => None,
        }
    }

    /// The moves of the game that are legal, with the positions in which they were made.
    pub(crate) fn legal_plies(&self) -> impl Iterator<Item = (u32, &Position, Move)> {
        let plies = (0..).zip(&self.plies);
        plies.filter_map(|(index, ply): (u32, &Ply)| {
            let (position, mv) = ply.legal()?;
            Some((index, position, mv))
        })
    }

    /// Keeps a board that no rule may take for a position, and says where.
    pub(crate) fn keep_setup(&mut self, setup: Setup) -> usize {
        let setups = &mut self.more_mut().setups;
        setups.push(setup);
        setups.len() - 1
    }
}
