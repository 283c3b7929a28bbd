//! The rules, in order.
//!
//! A rule is a subject of the Laws: norms, each under the conditions that it asks, with the words for what it says. It asks
//! no edition which it is: where editions differ, it asks the game's [`Provisions`](jadoube_laws::Provisions) for a value, or
//! listens by a provision that only some of them have.

mod adjourn;
mod adjourn_clock;
mod adjourn_envelope;
mod adjourn_late;
mod adjourn_offer;
mod adjourn_resumption;
mod agreement;
mod appeal;
mod automatic_draw;
mod blind;
mod bystander;
mod checkmate;
mod chess960;
mod completion;
mod conduct;
mod dead_position;
mod device;
mod displaced;
mod disturbance;
mod draw_claim;
mod draw_offer;
mod flag_fall;
mod guidance;
mod illegal_move;
mod illegal_position;
mod lateness;
mod overruling;
mod pause;
mod penalty;
mod preface;
mod quickplay;
mod rapid;
mod recording;
mod refusal;
mod resignation;
mod restored_clock;
mod scoresheet;
mod scoresheet_request;
mod sheet_completion;
mod signed_result;
mod stalemate;
mod start;
mod touch_move;
mod wrong_start;

use jadoube_board::Color;
use jadoube_laws::Key;

use crate::finding::Listen;
use crate::game::Game;
pub(crate) use crate::rules::adjourn_late::counts_despite;
pub(crate) use crate::rules::penalty::penalties;

/// A subject of the Laws.
pub(crate) struct Rule {
    /// Its name, which is that of its files.
    pub(crate) name: &'static str,
    /// The sentences of its rulings, questions and conditions.
    pub(crate) words: &'static str,
    pub(crate) norms: &'static [Listen],
    /// What can be raised by hand.
    pub(crate) raises: &'static [Raisable],
}

/// A provision that somebody can raise.
#[derive(Clone, Copy)]
pub(crate) struct Raisable {
    pub(crate) key: Key,
    /// Whether it is about one of the players.
    pub(crate) about_player: bool,
    /// In which games: by default those that have the provision.
    pub(crate) needs: fn(&Game, Key) -> bool,
}

impl Raisable {
    const fn new(key: Key, about_player: bool) -> Raisable {
        Raisable {
            key,
            about_player,
            needs: holds,
        }
    }
}

/// Every rule. Within a slot the first norm that speaks decides, so the order is one of precedence.
pub(crate) const RULES: &[Rule] = &[
    completion::RULE,
    // A move that ends the game ends it at once. Mate goes before everything else on the same move; stalemate, though
    // dead as well, is named for what it is.
    checkmate::RULE,
    stalemate::RULE,
    automatic_draw::RULE,
    dead_position::RULE,
    // A position for which the arbiter has waited goes before the move that has left it.
    illegal_position::RULE,
    illegal_move::RULE,
    touch_move::RULE,
    displaced::RULE,
    wrong_start::RULE,
    restored_clock::RULE,
    // An offer to a player who has sealed stays open longer than others.
    adjourn_offer::RULE,
    draw_offer::RULE,
    agreement::RULE,
    draw_claim::RULE,
    // Where the moves are not known, the scoresheets are looked at before a flag decides.
    sheet_completion::RULE,
    quickplay::RULE,
    flag_fall::RULE,
    resignation::RULE,
    // Around the game.
    adjourn::RULE,
    start::RULE,
    lateness::RULE,
    // Whoever comes too late to a resumption is asked about before anything is opened for that player.
    adjourn_late::RULE,
    adjourn_resumption::RULE,
    adjourn_envelope::RULE,
    adjourn_clock::RULE,
    pause::RULE,
    rapid::RULE,
    recording::RULE,
    scoresheet::RULE,
    scoresheet_request::RULE,
    guidance::RULE,
    penalty::RULE,
    conduct::RULE,
    device::RULE,
    refusal::RULE,
    bystander::RULE,
    disturbance::RULE,
    signed_result::RULE,
    blind::RULE,
    chess960::RULE,
    preface::RULE,
    overruling::RULE,
    appeal::RULE,
];

/// Whether somebody can raise a provision in this game.
pub(crate) fn can_be_raised(game: &Game, key: Key, about: Option<Color>) -> bool {
    let mut raises = RULES.iter().flat_map(|rule| rule.raises);
    raises
        .any(|raisable| raisable.key == key && raisable.about_player == about.is_some() && (raisable.needs)(game, key))
}

/// Whether the provision holds in a game.
fn holds(game: &Game, key: Key) -> bool {
    game.provisions().has(key).is_some()
}
