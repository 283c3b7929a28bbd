//! Rulings and questions, with the events before them.

use std::time::Duration;

use jadoube_board::Color::{Black, White};
use jadoube_laws::{Edition, Pace, Supervision};
use jadoube_referee::act::{self, Claim};
use jadoube_referee::{Answer, Author, Entry, EventDraft, Filling, Moves, Note, Terms, Word};

use crate::{claim, flags, heard, played, terms, threefold, words};

const BARE: &str = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
const FOOLS: &str = "f2f3 e7e5 g2g4";
const SHUFFLE: &str = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";

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

fn check(terms: Terms, moves: &str, acts: Vec<EventDraft>, expect: &[&str]) {
    assert_eq!(heard(terms, moves, acts).1, expect);
}

#[test]
fn nobody_gets_time_without_a_clock() {
    let free = |terms: Terms| Terms {
        moves: Moves::Free,
        ..terms
    };
    let said = |terms: Terms| heard(free(terms), "", vec![played(White, "g1g3")]).1.join(" ");
    assert!(
        said(terms(Edition::E2023)).contains("more on the clock"),
        "{}",
        said(terms(Edition::E2023))
    );
    let without = said(Terms::of(Edition::E2023));
    assert!(
        without.contains("illegal move") && !without.contains("more on the clock"),
        "{without}"
    );
}

#[test]
fn endings_are_said_with_their_result() {
    let mate = played(Black, "d8h4");
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
        vec![act::Resigned {}.by(White)],
        &["White resigns.", "White resigns. Black wins, 0–1."],
    );
    check(
        on(BARE, Edition::E2023),
        "",
        vec![act::Resigned {}.by(White)],
        &[
            "White resigns.",
            "White resigns, but Black cannot checkmate by any series of legal moves. The game is drawn, ½–½.",
        ],
    );
    check(
        terms(Edition::E2023),
        "e2e4 e7e5",
        vec![act::Offered { condition: None }.by(White), act::Accepted {}.by(Black)],
        &[
            "White offers a draw.",
            "White offers a draw, but not between making a move and pressing the clock. The offer stands all the same.",
            "Black accepts the draw.",
            "The players have agreed on a draw. The game is drawn, ½–½.",
        ],
    );
    check(
        on("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", Edition::E2023),
        "",
        vec![played(White, "f1f7")],
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
            "Black's claim is upheld: the same position occurs at the start, after 2... Ng8 and after the announced move. The game is drawn, ½–½.",
        ],
    );
    check(
        terms(Edition::E2023),
        "e2e4 e7e5",
        vec![claim(White, threefold("g1f3"))],
        &[
            "White writes 2. Nf3 down and claims a draw by threefold repetition.",
            "White's claim is rejected: the position has occurred 1 of 3 times. Black gets 2 minutes more on the clock. \
             White must play Nf3.",
            "White's claim also offers a draw. Black may accept it.",
        ],
    );
    check(
        terms(Edition::E2023),
        "e2e4 e7e5",
        vec![claim(White, threefold("g1g3"))],
        &[
            "White writes Ng1-g3 down and claims a draw by threefold repetition.",
            "White's claim is rejected: Ng1-g3 is not a legal move. Black gets 2 minutes more on the clock. \
             White must move the piece on g1.",
            "White's claim also offers a draw. Black may accept it.",
        ],
    );
    check(
        terms(Edition::E2005),
        "e2e4 e7e5",
        vec![claim(White, threefold("g1f3"))],
        &[
            "White writes 2. Nf3 down and claims a draw by threefold repetition.",
            "Clocks stopped for White's draw claim. The claimant should have stopped them.",
            "White's claim is rejected: the position has occurred 1 of 3 times. Black gets 3 minutes more on the clock. \
             White gets 3 minutes less on the clock. White must play Nf3.",
            "White's claim also offers a draw. Black may accept it.",
        ],
    );
    check(
        terms(Edition::E2023),
        "",
        vec![claim(Black, Claim::FiftyMoves { intended: None })],
        &[
            "Black claims a draw by the fifty-move rule.",
            "Black's claim is rejected: White has the move, and only a player who has the move can claim a draw. \
             White gets 2 minutes more on the clock.",
            "Black's claim also offers a draw. White may accept it.",
        ],
    );
}

#[test]
fn flags_are_said_with_their_result() {
    let mut late = terms(Edition::E2023);
    late.control = Some("1m".parse().unwrap());
    check(
        late.clone(),
        "",
        vec![flags(true, false, None)],
        &[
            "The arbiter sees that White's flag is down.",
            "White has lost on time. Black wins, 0–1.",
        ],
    );
    late.start = BARE.parse().unwrap();
    check(
        late,
        "",
        vec![flags(true, false, None)],
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
            "White's flag has not fallen.",
        ],
    );
}

#[test]
fn questions_are_asked_and_answers_ruled() {
    let (referee, said) = heard(terms(Edition::E2023), "e2e4", vec![act::Paused {}.by(Author::Black)]);
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
    let labels: Vec<String> = question.choices.iter().map(|choice| words().choice(choice)).collect();
    assert_eq!(labels[0], "There was a valid reason");
    assert!(labels.contains(&"Time added for the opponent".to_owned()), "{labels:?}");

    let answered = act::Answered {
        question: *no,
        answer: Answer {
            word: Word::OpponentTime,
            filling: Some(Filling::Time(Duration::from_secs(120))),
        },
    }
    .by(Author::Arbiter)
    .noted(Note {
        name: Some("Anna Berg".to_owned()),
        reason: Some("nothing was the matter".to_owned()),
    });
    let acts = vec![act::Paused {}.by(Author::Black), answered];
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
        act::Resumed {}.by(Author::Arbiter),
        played(White, "g1f3"),
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
