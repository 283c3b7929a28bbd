//! A call goes on as a game that stands where the call stood.

use std::time::Duration;

use jadoube_board::{ByColor, Color, Position};
use jadoube_clock::{Instant, TimeControl};
use jadoube_guide::{Call, CarriedOver, Decided, Regime, ToldCall, carry_over, regimes};
use jadoube_laws::{Edition, Pace, Supervision};
use jadoube_referee::{
    Contract, Entry, Language, MateProver, Moves, Referee, Ruling, Situation, Terms, Words, situations,
};

const MINUTE: Duration = Duration::from_secs(60);

fn situation(name: &str) -> &'static Situation {
    situations().iter().find(|known| known.name == name).unwrap()
}

/// A call in which the questions were answered so, in their order.
fn call(name: &str, player: Color, answers: &[bool]) -> ToldCall<'static> {
    let regime = regimes()[Regime::place(Edition::E2023, Pace::Rapid, Supervision::Limited)];
    let mut facts: Vec<(String, bool)> = Vec::new();
    for holds in answers {
        let mut asked = Call::new(regime.terms(), situation(name), player).unwrap();
        let told: Vec<(&str, bool)> = facts.iter().map(|(fact, holds)| (fact.as_str(), *holds)).collect();
        let Ok(Contract::Depends(depends)) = asked.contract(&told) else {
            panic!("{name} asks no more than {told:?}")
        };
        facts.push((depends.fact.name.to_string(), *holds));
    }
    ToldCall {
        situation: situation(name),
        player,
        facts,
        decided: Vec::new(),
        shown: None,
        arbiter: Some("Ada".to_owned()),
    }
}

/// A rapid game of 15 minutes and 10 seconds a move that has not begun.
fn game(fen: Option<&str>) -> Referee {
    let control: TimeControl = "900+10".parse().unwrap();
    Referee::new(Terms {
        pace: Pace::Rapid,
        supervision: Supervision::Limited,
        control: Some(control),
        moves: Moves::Free,
        start: fen.map_or_else(Position::initial, |fen| fen.parse().unwrap()),
        ..Terms::of(Edition::E2023)
    })
    .unwrap()
}

/// What was carried over, and the game once it was told.
fn carried(mut game: Referee, call: &ToldCall<'_>) -> (CarriedOver, Referee) {
    let words = Words::new(Language::English).unwrap();
    let carried = carry_over(&game, call, &words, &mut MateProver::new());
    for (at, draft) in (1..).zip(&carried.drafts) {
        let event = draft.clone().at(Instant::from_millis(at));
        game.hear(event, &mut MateProver::new()).unwrap();
    }
    (carried, game)
}

fn rulings(game: &Referee) -> Vec<&Ruling> {
    let rulings = game.record().iter().filter_map(|entry| match entry {
        Entry::Ruling(ruling) => Some(&**ruling),
        Entry::Event(_) | Entry::Question(_) => None,
    });
    rulings.collect()
}

fn reasons(game: &Referee) -> String {
    let notes = game.events().filter_map(|event| event.note.as_deref());
    let said: Vec<&str> = notes.filter_map(|note| note.reason.as_deref()).collect();
    said.join(" | ")
}

fn clocks(game: &Referee) -> ByColor<Duration> {
    let (clock, now) = (game.game().clock().unwrap(), game.game().now().unwrap());
    ByColor::from_fn(|player| clock.remaining(player, now))
}

#[test]
fn an_incident_is_told_once_more_and_ruled_as_in_the_call() {
    let phone = call("phone-rang", Color::Black, &[false, true, true]);
    let (carried, game) = carried(game(None), &phone);
    assert!(carried.is_ruled, "{carried:?}");
    assert!(carried.left.is_empty(), "{carried:?}");
    assert_eq!(game.game().outcome().unwrap().points.white.to_string(), "1");
}

#[test]
fn what_the_arbiter_decided_is_decided_again() {
    let mut disturbing = call("disturbing-the-opponent", Color::White, &[]);
    disturbing.decided.push(Decided {
        label: "A warning".to_owned(),
        times: Vec::new(),
    });
    disturbing.shown = Some(ByColor::new(4 * MINUTE, 3 * MINUTE));
    let (carried, game) = carried(game(None), &disturbing);
    assert!(carried.is_ruled, "{carried:?}");
    assert!(game.game().questions().is_empty());
    assert!(game.game().interrupted(), "the arbiter restarts the clocks");
    assert_eq!(clocks(&game), ByColor::new(4 * MINUTE, 3 * MINUTE));
}

#[test]
fn a_ruling_on_moves_that_nobody_told_is_noted_with_its_times() {
    let mut illegal = call("illegal-move", Color::White, &[true, true, false]);
    illegal.shown = Some(ByColor::new(4 * MINUTE, 3 * MINUTE));
    let (carried, game) = carried(game(Some("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")), &illegal);
    assert!(!carried.is_ruled);
    assert_eq!(carried.left, ["Write down: White, illegal move number 1."]);
    let said = reasons(&game);
    assert!(
        said.starts_with("The arbiter sees that a player has made an illegal move."),
        "{said}"
    );
    assert!(
        said.contains("Black gets 1 minute more") && said.contains("A.3"),
        "{said}"
    );
    assert_eq!(clocks(&game), ByColor::new(4 * MINUTE, 4 * MINUTE));
    assert!(
        rulings(&game)
            .iter()
            .all(|ruling| !ruling.key.as_str().starts_with("illegal-move"))
    );
    assert!(game.game().interrupted());
}

#[test]
fn the_position_is_asked_and_not_the_answer() {
    // Only White can mate: if it was told that Black could, the game does not rule as the call did.
    let bare = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    for (can_mate, is_ruled) in [(false, true), (true, false)] {
        let resigned = call("resignation", Color::White, &[can_mate]);
        let (carried, game) = carried(game(Some(bare)), &resigned);
        assert_eq!(carried.is_ruled, is_ruled, "{carried:?}");
        assert_eq!(game.game().outcome().is_some(), is_ruled);
        assert_eq!(carried.left.is_empty(), is_ruled, "{carried:?}");
    }
}

#[test]
fn a_call_with_answers_that_lead_nowhere_rules_nothing() {
    for facts in [Vec::new(), vec![("no-such-fact".to_owned(), true)]] {
        let told = ToldCall {
            facts,
            ..call("illegal-move", Color::White, &[])
        };
        let (carried, game) = carried(game(None), &told);
        assert!(!carried.is_ruled);
        assert!(game.game().outcome().is_none());
    }
    let mut unknown = call("disturbing-the-opponent", Color::White, &[]);
    unknown.decided.push(Decided {
        label: "A flogging".to_owned(),
        times: Vec::new(),
    });
    assert!(!carried(game(None), &unknown).0.is_ruled);
}

/// Whatever is told, what is carried over can be told to the game, and it stands still afterwards.
#[test]
fn every_situation_can_go_on_as_a_game() {
    let mut ruled = 0;
    for situation in situations() {
        for player in Color::ALL {
            let told = call(situation.name, player, &[]);
            let (carried, game) = carried(game(None), &told);
            ruled += usize::from(carried.is_ruled);
            let is_over = game.game().outcome().is_some();
            assert!(
                is_over || game.game().interrupted() || game.game().held_up(),
                "{}",
                situation.name
            );
        }
    }
    assert!(ruled > 20, "{ruled}");
}
