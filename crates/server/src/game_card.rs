//! What the desk knows of a game without its record.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{PoisonError, RwLock};

use crate::role::Role;
use crate::secret::Digest;

/// A game by its name, with its secrets, whether or not its record is loaded.
pub(crate) struct GameCard {
    /// Its name in URLs.
    pub(crate) id: String,
    /// When it was created, in milliseconds since 1970.
    pub(crate) created: i64,
    keys: RwLock<Vec<(Role, Digest)>>,
    archived: AtomicBool,
    deleted: AtomicBool,
}

impl GameCard {
    pub(crate) fn new(id: String, created: i64, keys: Vec<(Role, Digest)>, archived: bool) -> GameCard {
        GameCard {
            id,
            created,
            keys: RwLock::new(keys),
            archived: AtomicBool::new(archived),
            deleted: AtomicBool::new(false),
        }
    }

    /// The role that a secret gives; `None` if the secret is wrong. Without a secret, a spectator.
    pub(crate) fn role(&self, secret: Option<&str>) -> Option<Role> {
        match secret {
            Some(secret) => self.role_of(&Digest::of(secret)),
            None => Some(Role::Spectator),
        }
    }

    /// The role whose secret has this digest.
    pub(crate) fn role_of(&self, presented: &Digest) -> Option<Role> {
        let keys = self.keys.read().unwrap_or_else(PoisonError::into_inner);
        // Every digest is compared, so that the time taken reveals nothing.
        let mut found = None;
        for (role, digest) in keys.iter() {
            if digest == presented {
                found = Some(*role);
            }
        }
        found
    }

    /// Enters a secret of a role, in the place of those it has or beside them.
    pub(crate) fn add_key(&self, role: Role, digest: Digest, beside: bool) {
        let mut keys = self.keys.write().unwrap_or_else(PoisonError::into_inner);
        if !beside {
            keys.retain(|(whose, _)| *whose != role);
        }
        keys.push((role, digest));
    }

    /// How many secrets a role has.
    pub(crate) fn link_count(&self, role: Role) -> usize {
        let keys = self.keys.read().unwrap_or_else(PoisonError::into_inner);
        keys.iter().filter(|(whose, _)| *whose == role).count()
    }

    /// Whether the game is archived.
    pub(crate) fn is_archived(&self) -> bool {
        self.archived.load(Ordering::Relaxed)
    }

    pub(crate) fn set_archived(&self, archived: bool) {
        self.archived.store(archived, Ordering::Relaxed);
    }

    /// Whether the game was deleted.
    pub(crate) fn is_deleted(&self) -> bool {
        self.deleted.load(Ordering::Relaxed)
    }

    pub(crate) fn set_deleted(&self) {
        self.deleted.store(true, Ordering::Relaxed);
    }
}
