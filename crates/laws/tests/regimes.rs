//! The values that provisions set, one by one, come to what each regime prescribes as a whole.

#[path = "regimes/mod.rs"]
mod table;

use std::time::Duration;

use jadoube_laws::{Edition, Pace, Provisions};

use crate::table::{LIMITS, Limit, REGIMES, Regime};

#[test]
fn provisions_come_to_what_regimes_prescribe() {
    for regime in REGIMES {
        for &supervision in regime.supervision {
            check(regime, &Provisions::of(regime.edition, regime.pace, supervision));
        }
    }
}

fn check(regime: &Regime, game: &Provisions) {
    let name = format!("{} {} {}", game.edition, game.pace, game.supervision);
    let minutes = |time: Duration| time.as_secs_f64() / 60.0;
    let expect = |minutes: u64| minutes as f64;
    assert_eq!(game.recording_required.value, regime.recording, "{name}");
    assert_eq!(
        minutes(game.illegal_move_opponent_gets.value),
        expect(regime.illegal_minutes),
        "{name}"
    );
    assert_eq!(game.illegal_move_loses_at.value, regime.illegal_loses_at, "{name}");
    assert_eq!(game.illegal_move_draw.value, regime.illegal_draw, "{name}");
    assert_eq!(game.illegal_move_window.value.as_str(), regime.illegal_window, "{name}");
    assert_eq!(
        game.illegal_move_raised_by.value.as_str(),
        regime.illegal_raised_by,
        "{name}"
    );
    assert_eq!(game.unpromoted_pawn.value.as_str(), regime.unpromoted_pawn, "{name}");
    assert_eq!(game.flag_called_by.value.as_str(), regime.flag_by, "{name}");
    assert_eq!(
        game.flag_claim_needs.map(|needs| needs.value.as_str()),
        regime.claim_needs,
        "{name}"
    );
    assert_eq!(game.both_flags.value.as_str(), regime.both_flags, "{name}");
    assert_eq!(
        game.start_cutoff_moves.map(|moves| moves.value),
        regime.start_cutoff_moves,
        "{name}"
    );
    assert_eq!(game.colours_cutoff_moves.value, regime.colours_cutoff_moves, "{name}");
    assert_eq!(
        minutes(game.wrong_claim_opponent_gets.value),
        expect(regime.wrong_claim_minutes),
        "{name}"
    );
    assert_eq!(game.quickplay.value.as_str(), regime.quickplay, "{name}");
    assert_eq!(game.two_kings.value.as_str(), regime.two_kings, "{name}");
    assert_eq!(
        game.default_time.map(|time| minutes(time.value)),
        regime.default_minutes.map(expect),
        "{name}"
    );
}

#[test]
fn every_game_has_a_regime() {
    let count = |edition: Edition, pace: Pace| {
        let of_game = REGIMES
            .iter()
            .filter(|regime| (regime.edition, regime.pace) == (edition, pace));
        of_game.map(|regime| regime.supervision.len()).sum::<usize>()
    };
    for edition in Edition::ALL {
        assert!(Pace::ALL.into_iter().all(|pace| count(edition, pace) == 2), "{edition}");
    }
}

#[test]
fn paces_end_where_the_limits_are() {
    for Limit {
        edition,
        blitz_to,
        rapid_from,
        rapid_to,
    } in LIMITS
    {
        let check = |(minutes, included): (u64, bool), beside: i64, inside: Pace| {
            let total = |seconds: i64| Duration::from_secs((60 * minutes).saturating_add_signed(seconds));
            assert_eq!(Pace::of(*edition, total(0)) == inside, included, "{edition} {minutes}");
            assert_eq!(Pace::of(*edition, total(beside)), inside, "{edition} {minutes}");
            assert_ne!(Pace::of(*edition, total(-beside)), inside, "{edition} {minutes}");
        };
        check(*blitz_to, -1, Pace::Blitz);
        check(*rapid_from, 1, Pace::Rapid);
        check(*rapid_to, -1, Pace::Rapid);
    }
}
