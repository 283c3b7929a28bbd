//! Keys that more than one room needs.

use jadoube_laws::{Key, find};

/// The key of a provision. Misspelt, it does not compile where it is a constant.
pub(crate) const fn key(text: &str) -> Key {
    match find(text) {
        Some(provision) => provision.key,
        None => panic!("no provision has this key"),
    }
}

/// Provision: draw-claim.wrong-claim-play-continues
pub(crate) const WRONG_CLAIM_PLAY_CONTINUES: Key = key("draw-claim.wrong-claim-play-continues");
pub(crate) const POINTS_TOTAL_CAP: Key = key("points.total-cap");
pub(crate) const POINTS_INDIVIDUAL: Key = key("points.individual-scores-normal");
/// What lets the arbiter decide.
///
/// Provision: preface.arbiter-judgement
pub(crate) const JUDGEMENT: Key = key("preface.arbiter-judgement");
pub(crate) const POINTS: Key = key("points.standard");
