//! A claim that rests on a move which is said and not written.

use jadoube_laws::Key;

use crate::keys::key;
use crate::rules::Case;

/// Provision: rapid.claims-without-scoresheet
pub(super) const KEPT: Key = key("rapid.claims-without-scoresheet");
/// Provision: rapid.no-recording
pub(super) const NO_RECORDING: Key = key("rapid.no-recording");
/// Where the arbiter records a blitz game, the text leaves the players' own duty standing, meant or not.
pub(super) const ARBITER_RECORDS: Key = key("blitz.full-supervision");

/// What a player who has not written the move can claim.
pub(super) enum Right {
    Kept,
    /// The move must be written.
    Lost,
    /// This provision does not say.
    Unsaid(Key),
}

pub(super) fn right(case: &Case<'_>) -> Right {
    match case.game.provisions().recording_required.value {
        true if case.has(ARBITER_RECORDS) => Right::Unsaid(ARBITER_RECORDS),
        true => Right::Lost,
        false if case.has(KEPT) => Right::Kept,
        false => Right::Unsaid(NO_RECORDING),
    }
}
