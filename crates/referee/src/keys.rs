//! Keys that more than one room needs.

use jadoube_laws::{Key, find};

/// The key of a provision. Misspelt, it does not compile where it is a constant.
pub(crate) const fn key(text: &str) -> Key {
    match find(text) {
        Some(provision) => provision.key,
        None => panic!("no provision has this key"),
    }
}

/// Provision: illegal-move.restore-position
pub(crate) const RESTORE: Key = key("illegal-move.restore-position");
/// Provision: draw-claim.wrong-claim-play-continues
pub(crate) const WRONG_CLAIM_PLAY_CONTINUES: Key = key("draw-claim.wrong-claim-play-continues");
pub(crate) const POINTS_TOTAL_CAP: Key = key("points.total-cap");
pub(crate) const POINTS_INDIVIDUAL: Key = key("points.individual-scores-normal");
/// What lets the arbiter decide.
///
/// Provision: preface.arbiter-judgement
pub(crate) const JUDGEMENT: Key = key("preface.arbiter-judgement");
pub(crate) const POINTS: Key = key("points.standard");
/// How results are written, and marked where a game was not played.
pub(crate) const RESULT: Key = key("glossary.result");
/// What no article covers exactly is decided by looking at cases that are covered.
///
/// Guided: preface.gaps-by-analogy
pub(crate) const GAPS: Key = key("preface.gaps-by-analogy");
/// Provision: quickplay.increment-request
pub(crate) const INCREMENT_REQUEST: Key = key("quickplay.increment-request");

/// How the start position of a Chess960 game is drawn.
pub(crate) const START_DRAWN: Key = key("chess960.start.generation");
