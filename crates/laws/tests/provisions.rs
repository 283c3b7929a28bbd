//! What holds in a game, and what the regulations of the competition may change about it.

use std::time::Duration;

use jadoube_laws::values::{
    ClaimForfeitedBy, ClaimStopsClock, CompletingEnding, DefaultTimeWaivedBy, IncrementFirstMove, Penalty,
};
use jadoube_laws::{
    Draws, Edition, Pace, Points, Provisions, Recorder, Regulations, Score, Supervision, Watched, find,
};

use Edition::{E2005, E2009, E2014, E2017, E2023};
use Pace::{Blitz, Rapid, Standard};
use Supervision::{Full, Limited};

fn games() -> impl Iterator<Item = Provisions> {
    let paces = || {
        Pace::ALL
            .into_iter()
            .flat_map(|pace| Supervision::ALL.map(|supervision| (pace, supervision)))
    };
    Edition::ALL
        .into_iter()
        .flat_map(move |edition| paces().map(move |(pace, supervision)| Provisions::of(edition, pace, supervision)))
}

#[test]
fn a_standard_game_has_full_supervision() {
    for edition in Edition::ALL {
        let [full, limited] = Supervision::ALL.map(|supervision| Provisions::of(edition, Standard, supervision));
        assert_eq!(full, limited);
        assert_eq!(full.supervision, Full);
    }
}

#[test]
fn the_oldest_edition_knows_no_supervision() {
    for pace in Pace::ALL {
        let [full, mut limited] = Supervision::ALL.map(|supervision| Provisions::of(E2005, pace, supervision));
        limited.supervision = Full;
        assert_eq!(full, limited, "{pace}");
    }
}

#[test]
fn values_are_cited_from_provisions_that_bind() {
    for game in games() {
        for key in [
            game.both_flags.key,
            game.claim_forfeited_by.key,
            game.completing_endings.key,
            game.flag_called_by.key,
            game.illegal_move_opponent_gets.key,
            game.illegal_move_window.key,
            game.quickplay.key,
            game.recording_required.key,
            game.two_kings.key,
            game.wrong_claim_opponent_gets.key,
        ] {
            assert_eq!(
                game.has(key),
                game.citation(key),
                "{key} in {} {}",
                game.edition,
                game.pace
            );
            assert!(game.has(key).is_some(), "{key} in {} {}", game.edition, game.pace);
        }
    }
}

#[test]
fn editions_differ_where_they_do() {
    fn check<T: PartialEq + std::fmt::Debug>(value: impl Fn(&Provisions) -> T, expect: [T; 6]) {
        let found = Edition::ALL.map(|edition| value(&Provisions::of(edition, Standard, Full)));
        assert_eq!(found, expect);
    }

    let minutes = |minutes: u64| Duration::from_secs(60 * minutes);
    check(
        |game| game.default_time.map(|time| time.value),
        [Some(60), Some(0), None, Some(0), Some(0), Some(0)].map(|time| time.map(minutes)),
    );
    check(|game| game.wrong_claim_opponent_gets.value, [3, 3, 2, 2, 2, 2].map(minutes));
    check(
        |game| game.wrong_claim_deduction_floor.map(|floor| floor.value),
        [Some(minutes(1)), None, None, None, None, None],
    );
    check(
        |game| game.automatic_moves.map(|moves| moves.value),
        [None, None, Some(75), Some(75), Some(75), Some(75)],
    );
    check(|game| game.illegal_move_loses_at.value, [3, 3, 2, 2, 2, 2]);
    check(
        |game| game.claim_forfeited_by.value,
        [
            ClaimForfeitedBy::MakingAMove,
            ClaimForfeitedBy::TouchingAPiece,
            ClaimForfeitedBy::TouchingAPiece,
            ClaimForfeitedBy::TouchingAPiece,
            ClaimForfeitedBy::TouchingAPiece,
            ClaimForfeitedBy::TouchingAPiece,
        ],
    );
    check(
        |game| game.claim_stops_clock.value,
        [
            ClaimStopsClock::ClaimantMust,
            ClaimStopsClock::ClaimantMay,
            ClaimStopsClock::ClaimantOrArbiterMust,
            ClaimStopsClock::ClaimantOrArbiterMust,
            ClaimStopsClock::ClaimantOrArbiterMust,
            ClaimStopsClock::ClaimantOrArbiterMust,
        ],
    );
    check(
        |game| game.default_time_waived_by.value == DefaultTimeWaivedBy::Arbiter,
        [true, false, true, true, true, true],
    );
    check(
        |game| game.completing_endings.value.contains(&CompletingEnding::Agreement),
        [true, true, true, true, false, false],
    );
    check(
        |game| game.automatic_repetitions_counted.map(|counted| counted.value.as_str()),
        [None, None, Some("consecutive"), Some("any"), Some("any"), Some("any")],
    );
    check(|game| game.displaced_call.value.as_str(), ["may", "may", "must", "may", "must", "must"]);
    check(
        |game| game.penalties.value.contains(&Penalty::Fine),
        [false, false, true, true, true, true],
    );
    check(|game| game.points.value.draw.to_string(), ["½"; 6].map(str::to_owned));
}

#[test]
fn provisions_bind_the_games_of_their_scope() {
    #[track_caller]
    fn check(key: &str, edition: Edition, expect: &[(Pace, Supervision)]) {
        assert!(find(key).is_some(), "{key}");
        let all = [
            (Standard, Full),
            (Rapid, Full),
            (Rapid, Limited),
            (Blitz, Full),
            (Blitz, Limited),
        ];
        let binds = |&(pace, supervision): &_| Provisions::of(edition, pace, supervision).has(key).is_some();
        let found: Vec<_> = all.into_iter().filter(binds).collect();
        assert_eq!(found, expect, "{key} in {edition}");
    }

    check("rapid.both-kings-in-check", E2005, &[(Rapid, Full), (Rapid, Limited)]);
    check("rapid.both-kings-in-check", E2009, &[(Rapid, Limited)]);
    check(
        "rapid.both-kings-in-check",
        E2017,
        &[(Rapid, Limited), (Blitz, Limited)],
    );
    check(
        "rapid.no-recording",
        E2009,
        &[(Rapid, Full), (Rapid, Limited), (Blitz, Full), (Blitz, Limited)],
    );
    check(
        "rapid.no-recording",
        E2023,
        &[(Rapid, Full), (Rapid, Limited), (Blitz, Limited)],
    );
    check("blitz.penalty-minutes", E2009, &[]);
    check("blitz.penalty-minutes", E2017, &[(Blitz, Full), (Blitz, Limited)]);
    check("blitz.penalty-minutes", E2023, &[(Blitz, Limited)]);
    check(
        "quickplay.claim.conditions",
        E2009,
        &[(Standard, Full), (Rapid, Full), (Rapid, Limited), (Blitz, Full)],
    );
    check("rapid.touch-move-on-request", E2017, &[]);
    check("flag.both-fallen-last-period", E2014, &[
        (Standard, Full),
        (Rapid, Full),
        (Rapid, Limited),
        (Blitz, Full),
        (Blitz, Limited),
    ]);
}

#[test]
fn regulations_set_what_is_open() {
    #[track_caller]
    fn check(regulations: Regulations, pace: Pace, open: [bool; 6]) {
        let found = Edition::ALL.map(|edition| Provisions::of(edition, pace, Full).regulated(&regulations).is_ok());
        assert_eq!(found, open);
    }

    let nothing = Regulations::default();
    let minutes = |minutes: u64| Some(Duration::from_secs(60 * minutes));
    check(nothing, Standard, [true; 6]);
    check(
        Regulations {
            default_time: minutes(15),
            ..nothing
        },
        Standard,
        [true; 6],
    );
    check(
        Regulations {
            draws: Some(Draws::Never),
            ..nothing
        },
        Standard,
        [false, true, true, true, true, true],
    );
    check(
        Regulations {
            guidelines_iii: true,
            ..nothing
        },
        Standard,
        [false, false, true, true, true, true],
    );
    check(
        Regulations {
            guidelines_iii: true,
            ..nothing
        },
        Rapid,
        [false, false, true, true, true, true],
    );
    check(
        Regulations {
            guidelines_iii: true,
            ..nothing
        },
        Blitz,
        [false; 6],
    );
    // What the Laws say anyway may be said again.
    check(
        Regulations {
            increment_before_first_move: Some(true),
            ..nothing
        },
        Rapid,
        [true; 6],
    );
    check(
        Regulations {
            increment_before_first_move: Some(false),
            ..nothing
        },
        Rapid,
        [false, true, false, false, false, false],
    );
    check(
        Regulations {
            resumption_default_time: minutes(15),
            ..nothing
        },
        Standard,
        [true, true, false, false, false, false],
    );
    check(
        Regulations {
            session_starts_before: minutes(15),
            ..nothing
        },
        Standard,
        [false, false, false, false, false, true],
    );
    check(
        Regulations {
            leaving_reported: Some(true),
            ..nothing
        },
        Standard,
        [false, false, false, true, true, true],
    );
    check(
        Regulations {
            devices_in_bag: Some(true),
            ..nothing
        },
        Standard,
        [false, false, true, true, true, true],
    );
    check(
        Regulations {
            appeals: Some(false),
            ..nothing
        },
        Standard,
        [false, true, true, true, true, true],
    );
    check(
        Regulations {
            fines_announced: Some(true),
            ..nothing
        },
        Standard,
        [false, false, true, true, true, true],
    );
    // Only what is milder than the loss of the game.
    for (penalty, is_open) in [
        (Penalty::Warning, true),
        (Penalty::OffenderPoints, true),
        (Penalty::Expulsion, false),
    ] {
        check(
            Regulations {
                device_penalty: Some(penalty),
                ..nothing
            },
            Standard,
            [false, false, is_open, is_open, is_open, is_open],
        );
    }
    let football = Points {
        win: Score::from_quarters(12),
        draw: Score::ONE,
        loss: Score::ZERO,
    };
    check(
        Regulations {
            points: Some(football),
            ..nothing
        },
        Blitz,
        [true; 6],
    );
}

#[test]
fn what_an_event_sets_names_the_provision_that_lets_it() {
    let regulations = Regulations {
        draws: Some(Draws::NotBefore(30)),
        increment_before_first_move: Some(false),
        ..Regulations::default()
    };
    let game = Provisions::of(E2009, Standard, Full).regulated(&regulations).unwrap();
    let draws = game.draws.unwrap();
    assert_eq!(draws.value, Draws::NotBefore(30));
    assert_eq!(draws.key, "draw-agreement.restriction-by-regulations");
    assert!(draws.by_regulations);
    assert_eq!(game.increment_first_move.value, IncrementFirstMove::Withheld);
    assert_eq!(game.increment_first_move.key, "time.cumulative-increment");
    assert!(!game.default_time.unwrap().by_regulations);

    let refused = Provisions::of(E2023, Standard, Full)
        .regulated(&regulations)
        .unwrap_err();
    assert_eq!((refused.value, refused.edition), ("increment-first-move", E2023));
}

#[test]
fn scores_read_what_they_write() {
    for quarters in 0..20 {
        let score = Score::from_quarters(quarters);
        assert_eq!(score.to_string().parse(), Ok(score));
    }
    fn check(text: &str, expect: Option<u32>) {
        assert_eq!(text.parse().ok().map(Score::quarters), expect, "{text}");
    }

    check("0", Some(0));
    check("1/2", Some(2));
    check("3/4", Some(3));
    check("10", Some(40));
    for text in ["", "-1", "0.5", "1/3", "11/2", "½½", "1073741824"] {
        check(text, None);
    }
}

#[test]
fn paces_and_supervision_read_what_they_write() {
    for pace in Pace::ALL {
        assert_eq!(pace.to_string().parse(), Ok(pace));
    }
    for supervision in Supervision::ALL {
        assert_eq!(supervision.to_string().parse(), Ok(supervision));
    }
    assert!("bullet".parse::<Pace>().is_err() && "Full".parse::<Supervision>().is_err());
}

#[test]
fn supervision_is_what_the_edition_makes_of_it() {
    #[track_caller]
    fn check(pace: Pace, watched: Watched, expect: [Option<Supervision>; 6]) {
        let found = Edition::ALL.map(|edition| Supervision::of(edition, pace, &watched));
        assert_eq!(found, expect);
    }

    let games = |games_per_arbiter| Watched {
        games_per_arbiter,
        recorder: Recorder::Arbiter,
        announced: None,
    };
    let recorder = |recorder| Watched { recorder, ..games(1) };
    let (full, limited) = (Some(Full), Some(Limited));
    check(Standard, games(100), [full; 6]);
    check(Rapid, games(3), [limited, full, full, full, full, full]);
    check(Rapid, games(4), [limited, None, limited, limited, limited, limited]);
    check(Blitz, games(1), [limited, full, full, full, full, full]);
    check(Blitz, games(2), [limited; 6]);
    for pace in [Rapid, Blitz] {
        for nobody in [Recorder::Players, Recorder::Nobody] {
            check(pace, recorder(nobody), [limited, full, limited, limited, limited, limited]);
        }
        let announced = Watched {
            announced: limited,
            ..games(1)
        };
        check(pace, announced, [limited, full, limited, limited, limited, limited]);
    }
}
