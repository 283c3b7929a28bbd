//! How values are written for programs.

use alloc::string::String;
use core::time::Duration;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::instant::whole_millis;
use crate::{Instant, Reading, TimeControl};

impl Serialize for TimeControl {
    /// As people write it.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.everyday())
    }
}

impl<'de> Deserialize<'de> for TimeControl {
    /// As people or PGN write it.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TimeControl, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

impl Serialize for Instant {
    /// Milliseconds.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(self.as_millis())
    }
}

impl<'de> Deserialize<'de> for Instant {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Instant, D::Error> {
        u64::deserialize(deserializer).map(Instant::from_millis)
    }
}

impl Serialize for Reading {
    /// Whole milliseconds.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(whole_millis(self.0))
    }
}

impl<'de> Deserialize<'de> for Reading {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Reading, D::Error> {
        u64::deserialize(deserializer).map(|millis| Reading(Duration::from_millis(millis)))
    }
}
