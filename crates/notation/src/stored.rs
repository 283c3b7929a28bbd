//! How values are written for programs: as people and PGN write them.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Language;
use crate::pgn::{Date, Game, Termination};

impl Serialize for Language {
    /// Its tag.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.tag())
    }
}

impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Language, D::Error> {
        let tag = String::deserialize(deserializer)?;
        Language::find(&tag).ok_or_else(|| D::Error::custom("not the tag of a language whose letters are known"))
    }
}

impl Serialize for Termination {
    /// As PGN has it: `1/2-1/2`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Termination {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Termination, D::Error> {
        use Termination::{BlackWon, Drawn, Unknown, WhiteWon};
        let text = String::deserialize(deserializer)?;
        let found = [WhiteWon, BlackWon, Drawn, Unknown]
            .into_iter()
            .find(|each| each.to_string() == text);
        found.ok_or_else(|| D::Error::custom("not a result as PGN has it: 1-0, 0-1, 1/2-1/2 or *"))
    }
}

impl Serialize for Date {
    /// As PGN has it: `2026.11.??`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Date {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Date, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

impl Serialize for Game {
    /// PGN in export format.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Game {
    /// The first game of a text in PGN. What cannot be read of its moves is kept as text, as it is written.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Game, D::Error> {
        let text = String::deserialize(deserializer)?;
        Ok(Game::read(&text).0)
    }
}
