//! Lines and what they ask for.

use std::time::Duration;

use jadoube_board::{ByColor, Color};
use jadoube_laws::Score;
use jadoube_referee::act::{Decision, Ground};
use jadoube_referee::{EntryNo, Filling};

use super::{ArbiterCommand, Line, PlayerCommand, Sight};

fn check(text: &str, expect: Line) {
    assert_eq!(Line::read(text).ok(), Some(expect), "{text}");
}

fn player(by: Option<Color>, command: PlayerCommand) -> Line {
    Line::Player(by, command)
}

fn made(text: &str, pressed: bool) -> PlayerCommand {
    let text = text.to_owned();
    PlayerCommand::Move { text, pressed }
}

#[test]
fn a_line_is_an_act() {
    let white = Some(Color::White);
    check("", Line::Enter);
    check("   ", Line::Enter);
    check("e4", player(None, made("e4", false)));
    check("e4 .", player(None, made("e4", true)));
    check("1. e4 (=)", player(None, made("1. e4 (=)", false)));
    check("white: e4", player(white, made("e4", false)));
    check(".", player(None, PlayerCommand::Press));
    check("Offer", player(None, PlayerCommand::Offer { condition: None }));
    let condition = Some("if you buy the tea".to_owned());
    check(
        "white offer if you buy the tea",
        player(white, PlayerCommand::Offer { condition }),
    );
    check("claim 3", player(None, PlayerCommand::ClaimThreefold(None)));
    check(
        "claim 3 Ng8",
        player(None, PlayerCommand::ClaimThreefold(Some("Ng8".to_owned()))),
    );
    check(
        "claim fifty Ra1 b1",
        player(None, PlayerCommand::ClaimFifty(Some("Ra1 b1".to_owned()))),
    );
    check("claim flag", player(None, PlayerCommand::ClaimFlag));
    let no_effort = PlayerCommand::ClaimQuickplay(Some(Ground::NoEffort));
    check("white claim draw no-effort", player(Some(Color::White), no_effort));
    check("claim draw", player(None, PlayerCommand::ClaimQuickplay(None)));
    check("increment", player(None, PlayerCommand::RequestIncrement));
    check("WHITE resigns", player(white, PlayerCommand::Resign));
    check("laws 9.2.2", Line::Show(Sight::Laws(vec!["9.2.2".to_owned()])));
    check("resume", Line::Arbiter(ArbiterCommand::Resume));
    check("quit", Line::Quit);
}

#[test]
fn the_arbiter_has_a_word_too() {
    let minutes = |count: u64| Duration::from_secs(60 * count);
    let answer = |question, number, filling, reason: Option<&str>| {
        Line::Arbiter(ArbiterCommand::Answer {
            question: EntryNo::new(question),
            number,
            filling,
            reason: reason.map(str::to_owned),
        })
    };
    check("arbiter flag", Line::Arbiter(ArbiterCommand::Flag(None)));
    check(
        "arbiter flag black",
        Line::Arbiter(ArbiterCommand::Flag(Some(Color::Black))),
    );
    check(
        "arbiter set white 5:00",
        Line::Arbiter(ArbiterCommand::Set(Color::White, minutes(5))),
    );
    check(
        "arbiter give black 1:02:00",
        Line::Arbiter(ArbiterCommand::Give(Color::Black, minutes(62))),
    );
    check("arbiter answer 2", answer(0, 2, None, None));
    check(
        "arbiter answer #17 2 because the phone rang",
        answer(17, 2, None, Some("the phone rang")),
    );
    check(
        "arbiter answer 3 2:00",
        answer(0, 3, Some(Filling::Time(minutes(2))), None),
    );
    check(
        "arbiter answer 3 1/2",
        answer(0, 3, Some(Filling::Score(Score::HALF)), None),
    );
    let draw = ByColor::new(Score::HALF, Score::HALF);
    check("arbiter answer 3 ½–½", answer(0, 3, Some(Filling::Points(draw)), None));
    let overruled = |ruling, decision| {
        Line::Arbiter(ArbiterCommand::Overrule {
            ruling: EntryNo::new(ruling),
            decision,
            reason: None,
        })
    };
    check("arbiter overrule play", overruled(0, Decision::PlaysOn));
    check(
        "arbiter overrule #12 1/2-1/2",
        overruled(12, Decision::Points { points: draw }),
    );
}

#[test]
fn what_is_not_understood_is_said_with_a_remedy() {
    let wrong = [
        ("white", "what does the player do?"),
        ("claim", "what is claimed?"),
        ("claim 4", "what is claimed?"),
        ("resign now", "“resign now” is not understood"),
        ("raise no.such.key", "no provision has the key \"no.such.key\""),
        ("touch e9", "\"e9\" is no square"),
        ("arbiter", "what does the arbiter do?"),
        ("arbiter set white", "what does the arbiter do?"),
        ("arbiter set white five", "the arbiter names a player and a time"),
        ("arbiter answer yes", "the answer is not understood"),
        ("arbiter overrule", "what holds instead?"),
    ];
    for (text, expect) in wrong {
        let problem = Line::read(text).unwrap_err();
        assert_eq!(problem.error, expect, "{text}");
        assert!(!problem.remedy.is_empty(), "{text}");
    }
}
