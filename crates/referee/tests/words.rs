//! What the referee says, as a federation would print it.

use std::time::Duration;

use jadoube_board::Color::{Black, White};
use jadoube_board::{ByColor, Color};
use jadoube_clock::Instant;
use jadoube_laws::{Edition, PROVISIONS, Pace, Score, Supervision, find};
use jadoube_referee::{
    Act, Answer, Claim, Decision, Effect, Ending, Entry, EntryNo, Event, Intended, Language, Mates, Meanwhile, Outcome,
    Penalty, Person, Referee, Refusal, Signature, Terms, Withdrawal, Words,
};

const ROOKS: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
const BARE: &str = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
const FOOLS: &str = "f2f3 e7e5 g2g4";
const SHUFFLE: &str = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";

fn words() -> Words {
    Words::new(Language::English).unwrap()
}

fn terms(edition: Edition) -> Terms {
    Terms {
        control: Some("40/90m+30s, 30m+30s".parse().unwrap()),
        ..Terms::of(edition)
    }
}

fn on(board: &str, edition: Edition) -> Terms {
    Terms {
        start: board.parse().unwrap(),
        ..terms(edition)
    }
}

fn limited(pace: Pace, edition: Edition) -> Terms {
    Terms {
        pace,
        supervision: Supervision::Limited,
        control: Some("10m".parse().unwrap()),
        ..terms(edition)
    }
}

fn claim(by: Color, claim: Claim) -> Act {
    Act::Claimed { by, claim }
}

fn threefold(written: &str) -> Claim {
    let intended = Intended {
        attempt: written.parse().unwrap(),
        written: true,
    };
    Claim::Threefold {
        intended: Some(intended),
    }
}

/// Hears moves, ten seconds each, and then acts, each a minute after the last.
fn heard(terms: Terms, moves: &str, acts: Vec<Act>) -> (Referee, Vec<String>) {
    let (words, mut mates) = (words(), Mates::new());
    let mut referee = Referee::new(terms).unwrap();
    let mut at = Instant::ZERO;
    referee
        .hear(
            Event {
                at,
                act: Act::RoundStarted,
            },
            &mut mates,
        )
        .unwrap();
    for mv in moves.split_whitespace() {
        at = at + Duration::from_secs(10);
        let act = Act::Played {
            by: referee.game().turn(),
            attempt: mv.parse().unwrap(),
        };
        referee.hear(Event { at, act }, &mut mates).unwrap();
    }
    let mut said = Vec::new();
    for act in acts {
        at = at + Duration::from_secs(60);
        let before = referee.record().len();
        referee.hear(Event { at, act }, &mut mates).unwrap();
        let new = referee.record().iter().enumerate().skip(before);
        said.extend(new.map(|(index, entry)| words.entry(EntryNo::after(index), entry, referee.game())));
    }
    (referee, said)
}

fn check(terms: Terms, moves: &str, acts: Vec<Act>, expect: &[&str]) {
    assert_eq!(heard(terms, moves, acts).1, expect);
}

#[test]
fn endings_are_said_with_their_result() {
    let mate = Act::Played {
        by: Black,
        attempt: "d8h4".parse().unwrap(),
    };
    check(
        terms(Edition::E2023),
        FOOLS,
        vec![mate.clone()],
        &[
            "Black plays 2... Qh4# and presses the clock.",
            "White is checkmated. Black wins, 0–1.",
        ],
    );
    check(
        Terms::of(Edition::E2023),
        FOOLS,
        vec![mate],
        &["Black plays 2... Qh4#.", "White is checkmated. Black wins, 0–1."],
    );
    check(
        terms(Edition::E2023),
        "",
        vec![Act::Resigned(White)],
        &["White resigns.", "White resigns. Black wins, 0–1."],
    );
    check(
        on(BARE, Edition::E2023),
        "",
        vec![Act::Resigned(White)],
        &[
            "White resigns.",
            "White resigns, but Black cannot checkmate by any series of legal moves. The game is drawn, ½–½.",
        ],
    );
    check(
        terms(Edition::E2023),
        "e2e4 e7e5",
        vec![
            Act::Offered {
                by: White,
                condition: None,
            },
            Act::Accepted(Black),
        ],
        &[
            "White offers a draw.",
            "White offers a draw at another moment than between the move and the press. The offer stands all the same.",
            "Black accepts the draw.",
            "The players have agreed on a draw. The game is drawn, ½–½.",
        ],
    );
    let stalemate = Act::Played {
        by: White,
        attempt: "f1f7".parse().unwrap(),
    };
    check(
        on("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", Edition::E2023),
        "",
        vec![stalemate],
        &[
            "White plays 1. Qf7 and presses the clock.",
            "Black has no legal move and is not in check: stalemate. The game is drawn, ½–½.",
        ],
    );
}

#[test]
fn claims_are_said_with_what_must_be_done() {
    check(
        terms(Edition::E2023),
        SHUFFLE,
        vec![claim(Black, threefold("f6g8"))],
        &[
            "Black writes 4... Ng8 down and claims a draw by threefold repetition.",
            "Black's claim is correct: the same position stands for at least the third time. The game is drawn, ½–½.",
        ],
    );
    check(
        terms(Edition::E2023),
        "e2e4 e7e5",
        vec![claim(White, threefold("g1f3"))],
        &[
            "White writes 2. Nf3 down and claims a draw by threefold repetition.",
            "White's claim is not correct. The game goes on. Black gets 2 minutes more on the clock. White must play Nf3.",
        ],
    );
    check(
        terms(Edition::E2023),
        "e2e4 e7e5",
        vec![claim(White, threefold("g1g3"))],
        &[
            "White writes g1g3 down and claims a draw by threefold repetition.",
            "White's claim is not correct. The game goes on. Black gets 2 minutes more on the clock. \
             White must move the piece on g1.",
        ],
    );
    check(
        terms(Edition::E2023),
        "",
        vec![claim(Black, Claim::FiftyMoves { intended: None })],
        &[
            "Black claims a draw by the fifty-move rule.",
            "White has the move, so Black cannot claim a draw now. The game goes on.",
        ],
    );
}

#[test]
fn flags_are_said_with_their_result() {
    let mut late = terms(Edition::E2023);
    late.control = Some("1m".parse().unwrap());
    let flag = |color: Color| Act::FlagSeen {
        down: ByColor::from_fn(|side| side == color),
        first: None,
    };
    check(
        late.clone(),
        "",
        vec![flag(White)],
        &[
            "The arbiter sees that White's flag is down.",
            "White has lost on time. Black wins, 0–1.",
        ],
    );
    late.start = BARE.parse().unwrap();
    check(
        late,
        "",
        vec![flag(White)],
        &[
            "The arbiter sees that White's flag is down.",
            "White's time is up, but Black cannot checkmate by any series of legal moves. The game is drawn, ½–½.",
        ],
    );
    check(
        limited(Pace::Blitz, Edition::E2009),
        "",
        vec![claim(Black, Claim::Flag)],
        &[
            "Black claims that the opponent's flag has fallen.",
            "White's flag has not fallen. The game goes on.",
        ],
    );
}

#[test]
fn questions_are_asked_and_answers_ruled() {
    let (referee, said) = heard(terms(Edition::E2023), "e2e4", vec![Act::Paused(Person::Player(Black))]);
    assert_eq!(
        said,
        [
            "Black stops the clock.",
            "Black has stopped the clock. Was there a valid reason?"
        ]
    );
    let (no, question) = &referee.game().questions()[0];
    assert_eq!(
        words().meanwhile(question.meanwhile),
        "The clock is stopped until this is answered."
    );
    let labels: Vec<String> = question.answers.iter().map(|answer| words().answer(*answer)).collect();
    assert_eq!(labels[0], "There was a valid reason");
    assert!(labels.contains(&"Time added for the opponent".to_owned()), "{labels:?}");

    let answered = Act::Answered {
        question: *no,
        answer: Answer::Penalty(Penalty::OpponentTime(Duration::from_secs(120))),
        by: Box::new(Signature {
            name: Some("Anna Berg".to_owned()),
            reason: Some("nothing was the matter".to_owned()),
        }),
    };
    let acts = vec![Act::Paused(Person::Player(Black)), answered];
    let (_, said) = heard(terms(Edition::E2023), "e2e4", acts);
    assert_eq!(
        said[2..],
        [
            "Anna Berg answers question 5: “2 minutes added to the opponent's time”. \
             The reason given: “nothing was the matter”.",
            "Black is penalised: 2 minutes added to the opponent's time.",
        ]
    );
}

#[test]
fn old_rulings_are_said_by_the_position_of_their_time() {
    let acts = vec![
        claim(White, threefold("g1f3")),
        Act::Resumed,
        Act::Played {
            by: White,
            attempt: "g1f3".parse().unwrap(),
        },
    ];
    let (referee, _) = heard(terms(Edition::E2023), "e2e4 e7e5", acts);
    let said = |entry: &Entry| match entry {
        Entry::Ruling(ruling) => Some(words().ruling(ruling, referee.game())),
        _ => None,
    };
    let said: Vec<String> = referee.record().iter().filter_map(said).collect();
    assert!(
        said.iter().any(|text| text.ends_with("White must play Nf3.")),
        "{said:?}"
    );
}

#[test]
fn effects_are_lines_of_a_list() {
    let position = ROOKS.parse().unwrap();
    let points = ByColor::new(Score::ONE, Score::ZERO);
    let (castling, illegal) = ("e1g1".parse().unwrap(), "a1b2".parse().unwrap());
    let ending = Ending::Resignation(Black);
    for (effect, expect) in [
        (
            Effect::TimeAdded(Black, Duration::from_secs(120)),
            "Black's time: +2:00",
        ),
        (
            Effect::TimeTaken(White, Duration::from_millis(93_500)),
            "White's time: −1:33.5",
        ),
        (Effect::Ended(Outcome { ending, points }), "Resignation by Black: 1–0"),
        (Effect::MustPlay(White, castling), "White must play 0-0"),
        (Effect::MustPlay(White, illegal), "White must play a1b2"),
        (Effect::MustMovePiece(White, illegal), "White must move the piece on a1"),
        (
            Effect::Penalised(Black, Penalty::Warning),
            "Black is penalised: a warning",
        ),
        (Effect::OfferStands(White), "White's draw offer stands"),
    ] {
        assert_eq!(words().effect(&effect, &position), expect);
    }
}

#[test]
fn acts_that_need_no_board_are_said() {
    let (referee, _) = heard(terms(Edition::E2023), "", vec![]);
    let set = Act::ClockSet {
        times: ByColor::new(Some(Duration::from_secs(3600)), None),
        moves: ByColor::new(Some(1), Some(2)),
    };
    let half = ByColor::new(Score::HALF, Score::HALF);
    let overruled = |decision| Act::Overruled {
        ruling: EntryNo::new(12).unwrap(),
        decision,
        by: Box::default(),
    };
    let both = |first| Act::FlagSeen {
        down: ByColor::new(true, true),
        first,
    };
    for (act, expect) in [
        (Act::RoundStarted, "The session begins."),
        (Act::Arrived(Black), "Black comes to the board."),
        (
            Act::Touched {
                by: White,
                square: "e2".parse().unwrap(),
            },
            "White touches the piece on e2.",
        ),
        (
            Act::Withdrew {
                by: White,
                what: Withdrawal::Offer,
            },
            "White wants to take the draw offer back.",
        ),
        (
            Act::Made {
                by: White,
                attempt: "e2e4".parse().unwrap(),
            },
            "White makes the move 1. e4.",
        ),
        (
            Act::Made {
                by: White,
                attempt: "e2e5".parse().unwrap(),
            },
            "White makes the move e2e5.",
        ),
        (
            both(Some(Black)),
            "The arbiter sees that both flags are down, and that Black's fell first.",
        ),
        (
            set,
            "The arbiter sets the clock: White 1:00:00, White 1 move and Black 2 moves.",
        ),
        (
            Act::TimeGiven {
                to: Black,
                amount: Duration::from_secs(60),
            },
            "The arbiter gives Black 1 minute more.",
        ),
        (
            overruled(Decision::Points(half)),
            "The arbiter overrules ruling 12: the result is ½–½.",
        ),
        (
            overruled(Decision::PlaysOn),
            "The arbiter overrules ruling 12: the game goes on.",
        ),
        (
            Act::Signed {
                by: White,
                points: half,
            },
            "White signs the result ½–½.",
        ),
    ] {
        let event = Event { at: Instant::ZERO, act };
        assert_eq!(
            words().event(EntryNo::after(referee.record().len()), &event, referee.game()),
            expect
        );
    }
}

#[test]
fn refusals_say_why() {
    let (referee, _) = heard(terms(Edition::E2023), "", vec![]);
    let key = find("points.total-cap").unwrap().key;
    for (refusal, expect) in [
        (Refusal::NotTheMove, "The other player has the move."),
        (Refusal::Illegal(Vec::new()), "The move is illegal."),
        (
            Refusal::Held(EntryNo::new(7).unwrap()),
            "Question 7 must be answered first.",
        ),
        (
            Refusal::BoundToMove(key, "g1f3".parse().unwrap()),
            "The player must play Nf3.",
        ),
        (Refusal::FlagUp(Black), "The clock does not show Black's flag down."),
    ] {
        assert_eq!(words().refusal(&refusal, referee.game()), expect);
    }
    let refused = words().refusal(&Refusal::PointsNotPermitted(key), referee.game());
    assert!(refused.contains(find("points.total-cap").unwrap().title), "{refused}");
}

#[test]
fn every_provision_is_cited_by_the_part_of_the_laws_it_stands_in() {
    let words = words();
    for (key, edition, expect) in [
        ("end.checkmate", Edition::E2023, "Article 5.1.1"),
        ("end.checkmate", Edition::E2009, "Article 5.1 a"),
        ("rapid.both-kings-in-check", Edition::E2023, "Appendix A.5.4"),
        ("rapid.flag-called-by", Edition::E2009, "Appendix A4 d1"),
        ("chess960.start.count", Edition::E2017, "Glossary, “sjakk-960”"),
        (
            "flag.both-fallen-earlier-period",
            Edition::E2023,
            "Guidelines III.3.1.1",
        ),
    ] {
        let citation = find(key).unwrap().citation(edition).unwrap();
        assert_eq!(words.citation(&citation), expect, "{key} in {edition}");
    }
    let begins = [
        "Article ",
        "Appendix ",
        "Guidelines ",
        "Glossary, ",
        "Preface",
        "Introduction",
    ];
    for provision in PROVISIONS {
        for citation in provision.editions().filter_map(|edition| provision.citation(edition)) {
            let cited = words.citation(&citation);
            assert!(begins.iter().any(|begin| cited.starts_with(begin)), "{cited}");
        }
    }
}

#[test]
fn what_ended_a_game_has_a_name() {
    for (ending, expect) in [
        (Ending::Checkmate(White), "Checkmate by White"),
        (Ending::Stalemate, "Stalemate"),
        (Ending::Agreement, "Draw by agreement"),
        (Ending::Time(Black), "Black lost on time"),
        (Ending::AbsenceOfBoth, "Absence of both players"),
        (Ending::Signed, "Result signed by both players"),
    ] {
        assert_eq!(words().ending(ending), expect);
    }
    assert_eq!(
        words().meanwhile(Meanwhile::PlayGoesOn),
        "Play goes on until this is answered."
    );
}
