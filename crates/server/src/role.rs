//! The roles in a game and what each may do.

use core::fmt;

use jadoube_referee::Author;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The role of a client in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Decides, answers questions and sets clocks; sees everything.
    Arbiter,
    /// The device beside the board: acts for both players.
    Board,
    /// Plays White.
    White,
    /// Plays Black.
    Black,
    /// Watches.
    Spectator,
}

impl Role {
    /// The roles that have a secret.
    pub const SECRET: [Role; 4] = [Role::Arbiter, Role::Board, Role::White, Role::Black];

    /// Its name in links and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Role::Arbiter => "arbiter",
            Role::Board => "board",
            Role::White => "white",
            Role::Black => "black",
            Role::Spectator => "spectator",
        }
    }

    /// The role of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Role> {
        let roles = [Role::Arbiter, Role::Board, Role::White, Role::Black, Role::Spectator];
        roles.into_iter().find(|role| role.name() == name)
    }

    /// Whether the role may tell of an act of this author. Players act for themselves only; the arbiter's acts are the
    /// arbiter's only.
    #[must_use]
    pub fn may(self, author: Author) -> bool {
        match self {
            Role::Arbiter => true,
            Role::Board => author.player().is_some(),
            Role::White => author == Author::White,
            Role::Black => author == Author::Black,
            Role::Spectator => false,
        }
    }

    /// Whether this role plays, and so must be shown nothing that could help.
    #[must_use]
    pub const fn plays(self) -> bool {
        matches!(self, Role::Board | Role::White | Role::Black)
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
