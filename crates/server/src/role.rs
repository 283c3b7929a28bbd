//! Who somebody is at a game, and what they may do there.

use core::fmt;

use jadoube_board::Color;
use jadoube_referee::Act;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Who somebody is at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Decides, answers and sets clocks; sees everything.
    Arbiter,
    /// The device between the players: acts for both of them.
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

    /// Whether somebody may say that this happened. Players speak for themselves alone; what is the arbiter's to do is
    /// the arbiter's alone.
    #[must_use]
    pub fn may(self, act: &Act) -> bool {
        match self {
            Role::Arbiter => true,
            Role::Board => act.player().is_some(),
            Role::White => act.player() == Some(Color::White),
            Role::Black => act.player() == Some(Color::Black),
            Role::Spectator => false,
        }
    }

    /// Whether this role sits at the board and must be shown nothing that could help.
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
