//! A flag has fallen.
#![cfg_attr(not(doctest), doc = include_str!("flag_fall.md"))]

mod both;

use jadoube_board::{ByColor, Color};
use jadoube_laws::Key;
use jadoube_laws::values::{FlagCalledBy, FlagClaimNeeds, FlagClaimStopsClock};

use crate::entry::{Answer, Effect, Ending, Entry, Meanwhile};
use crate::event::{Act, Claim, Event};
use crate::find::{Finding, kind};
use crate::game::Game;
use crate::keys::key;
use crate::rules::{Ask, Case, Rule, Verdict, pause};
use crate::sentence::Sentence;

/// Provision: flag.considered-fallen, rapid.flag-called-by
const CONSIDERED: Key = key("flag.considered-fallen");
/// Provision: flag.loss-on-time
const LOSS: Key = key("flag.loss-on-time");
/// Provision: flag.draw-if-opponent-cannot-mate
const CANNOT_MATE: Key = key("flag.draw-if-opponent-cannot-mate");
/// Provision: time.check-at-flag-fall
const CHECK_MOVES: Key = key("time.check-at-flag-fall");
/// Provision: time.requirement
const REQUIREMENT: Key = key("time.requirement");
/// Provision: rapid.time-claim-draw
const CLAIM_DRAW: Key = key("rapid.time-claim-draw");
/// Provision: displays.no-claim-from-display
const NO_DISPLAY: Key = key("displays.no-claim-from-display");

pub(super) const RULE: Rule = Rule {
    hears: kind::FLAG_SEEN | kind::CLAIMED | kind::ANSWERED,
    judge,
};

fn judge(case: &mut Case<'_>) -> Verdict {
    if let Some((question, answer)) = case.answer_to(&[CANNOT_MATE]) {
        return match question.about {
            Some(player) => settle(case, player, answer == Answer::CanMate),
            None => Verdict::Silent,
        };
    }
    if let Some(verdict) = both::answered(case) {
        return verdict;
    }
    match *case.finding {
        Finding::FlagSeen { down, first } => seen(case, down, first),
        Finding::Claimed(by, Claim::Flag) => claimed(case, by),
        _ => Verdict::Silent,
    }
}

/// The arbiter noticed it.
fn seen(case: &mut Case<'_>, down: ByColor<bool>, first: Option<Color>) -> Verdict {
    let called_by = case.game.provisions().flag_called_by;
    let both = down.white && down.black;
    let counts = match called_by.value {
        FlagCalledBy::ArbiterOrPlayers => true,
        FlagCalledBy::Players => false,
        FlagCalledBy::PlayersOrArbiterIfBoth => both,
    };
    if !counts {
        return case.ruled(called_by.key, &[], Vec::new(), Sentence::plain("flag-not-called"));
    }
    fallen(case, down, first)
}

/// A player claims that the opponent's flag is down.
///
/// Provision: rapid.time-claim-procedure, rapid.time-claim-own-time
fn claimed(case: &mut Case<'_>, by: Color) -> Verdict {
    let provisions = case.game.provisions();
    let down = down(case);
    if !down[!by] {
        return case.ruled(CONSIDERED, &[], Vec::new(), Sentence::of("flag-up", !by));
    }
    if let Some(stops) = provisions.flag_claim_stops_clock
        && stops.value == FlagClaimStopsClock::Must
        && !case.game.interrupted()
    {
        return case.ruled(stops.key, &[], Vec::new(), Sentence::of("flag-claim-clock-running", by));
    }
    if let Some(needs) = provisions.flag_claim_needs
        && down[by]
    {
        match needs.value {
            // With both flags down the game is drawn, and that is for the rule on both flags.
            FlagClaimNeeds::OwnFlagUp => {}
            FlagClaimNeeds::OwnTimeLeft => {
                let effects = pause::lapsed(case.game, by);
                return case.ruled(needs.key, &[], effects, Sentence::of("flag-claim-no-time", by));
            }
        }
    }
    fallen(case, down, None)
}

/// Flags count as fallen.
fn fallen(case: &mut Case<'_>, down: ByColor<bool>, first: Option<Color>) -> Verdict {
    let loser = match (down.white, down.black) {
        (true, true) => match both::loser(case, first) {
            // Who fell first and had completed the moves has lost nothing: then the other flag counts.
            Ok(first) if requirement_met(case.game, first) => !first,
            Ok(first) => first,
            Err(verdict) => return verdict,
        },
        (true, false) => Color::White,
        (false, _) => Color::Black,
    };
    if requirement_met(case.game, loser) {
        return moves_completed(case, down, loser);
    }
    let game = case.game;
    match case.prover.can_mate(game.position(), !loser, game.terms().budget) {
        Some(can) => settle(case, loser, can),
        None => case.asked(Ask {
            key: CANNOT_MATE,
            with: &[LOSS],
            about: Some(loser),
            answers: vec![Answer::CanMate, Answer::CannotMate],
            meanwhile: Meanwhile::ClockStopped,
            say: Sentence::of("flag-unknown", loser),
        }),
    }
}

/// Whoever is down has completed the moves of the period: the next one begins.
fn moves_completed(case: &Case<'_>, down: ByColor<bool>, player: Color) -> Verdict {
    let mut effects = pause::lapsed(case.game, !player);
    let fallen = [Color::White, Color::Black].into_iter().filter(|color| down[*color]);
    effects.extend(fallen.map(Effect::PeriodBegun));
    case.ruled(
        CHECK_MOVES,
        &[REQUIREMENT, NO_DISPLAY],
        effects,
        Sentence::of("flag-moves-completed", player),
    )
}

fn settle(case: &Case<'_>, loser: Color, opponent_can_mate: bool) -> Verdict {
    let called = case.game.provisions().flag_called_by.key;
    if opponent_can_mate {
        let with = [called, REQUIREMENT, CHECK_MOVES];
        case.ended(LOSS, &with, Ending::Time(loser), Sentence::of("flag-loses", loser))
    } else {
        let mut with = vec![LOSS, called];
        if is_claimed(case) {
            with.push(CLAIM_DRAW);
        }
        case.ended(
            CANNOT_MATE,
            &with,
            Ending::TimeDrawn(loser),
            Sentence::of("flag-drawn", loser),
        )
    }
}

/// Whether it was a player who said that the flag is down.
fn is_claimed(case: &Case<'_>) -> bool {
    let event = match case.finding {
        Finding::Answered { question, .. } => question.rests_on.first().copied(),
        _ => Some(case.event),
    };
    let said = event.and_then(|event| case.record.get(event.index()));
    matches!(
        said,
        Some(Entry::Event(Event {
            act: Act::Claimed { .. },
            ..
        }))
    )
}

/// Whether the moves of the period were completed all the same: the record counts, not the counter of the clock.
fn requirement_met(game: &Game, player: Color) -> bool {
    let due = game.clock().and_then(|clock| clock.moves_due(player));
    due.is_some_and(|due| game.completed()[player] >= due)
}

/// Which flags the clock shows down.
///
/// Provision: clock.flag, flag.fall-definition
fn down(case: &Case<'_>) -> ByColor<bool> {
    let clock = case.game.clock();
    ByColor::from_fn(|color| clock.is_some_and(|clock| clock.flag(color, case.at).is_some()))
}
