//! What every game needs: acts, effects, endings, refusals, citations.

use std::time::Duration;

use jadoube_board::Color::{Black, White};
use jadoube_board::{ByColor, Square};
use jadoube_clock::Instant;
use jadoube_laws::{Edition, PROVISIONS, Score, find};
use jadoube_referee::act::{self, Claim, Decision, Intended, Withdrawal};
use jadoube_referee::{
    Answer, Author, Blank, Board, Choice, Effect, Ending, EntryNo, EventDraft, Filling, Meanwhile, Note, Outcome,
    Penalty, PermittedPoints, Refusal, Word,
};

use crate::{claim, flags, heard, made, played, terms, threefold, touched, words};

const ROOKS: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";

#[test]
fn effects_are_lines_of_a_list() {
    let position = ROOKS.parse().unwrap();
    let points = ByColor::new(Score::ONE, Score::ZERO);
    let (castling, illegal) = ("e1g1".parse().unwrap(), "a1b2".parse().unwrap());
    let ending = Ending::Resignation { player: Black };
    for (effect, expect) in [
        (
            Effect::TimeAdded {
                player: Black,
                amount: Duration::from_secs(120),
            },
            "Black's time: +2:00",
        ),
        (
            Effect::TimeTaken {
                player: White,
                amount: Duration::from_millis(93_500),
            },
            "White's time: −1:33.5",
        ),
        (Effect::Ended(Outcome { ending, points }), "Resignation by Black: 1–0"),
        (
            Effect::MustPlay {
                player: White,
                attempt: castling,
            },
            "White must play 0-0",
        ),
        (
            Effect::MustPlay {
                player: White,
                attempt: illegal,
            },
            "White must play Ra1-b2",
        ),
        (
            Effect::MustMovePiece {
                player: White,
                attempt: illegal,
            },
            "White must move the piece on a1",
        ),
        (
            Effect::Penalised {
                player: Black,
                penalty: Penalty::Warning,
            },
            "Black is penalised: a warning",
        ),
        (Effect::OfferStands { player: White }, "White's draw offer stands"),
    ] {
        assert_eq!(words().effect(&effect, Board::Position(&position)), expect);
    }
}

#[test]
fn acts_that_need_no_board_are_said() {
    let (referee, _) = heard(terms(Edition::E2023), "", vec![]);
    let set = act::ClockSet {
        times: ByColor::new(Some(Duration::from_secs(3600)), None),
        moves: ByColor::new(Some(1), Some(2)),
    }
    .by(Author::Arbiter);
    let half = ByColor::new(Score::HALF, Score::HALF);
    let overruled = |decision| {
        act::Overruled {
            ruling: EntryNo::new(12).unwrap(),
            decision,
        }
        .by(Author::Arbiter)
    };
    for (act, expect) in [
        (act::SessionStarted {}.by(Author::Nobody), "The session begins."),
        (act::Arrived {}.by(Black), "Black comes to the board."),
        (touched(White, "e2"), "White touches the piece on e2."),
        (
            act::Withdrew {
                what: Withdrawal::Offer,
            }
            .by(White),
            "White wants to take the draw offer back.",
        ),
        (made(White, "e2e4"), "White makes the move 1. e4."),
        (made(White, "e2e5"), "White makes the move e2-e5."),
        (
            flags(true, true, Some(Black)),
            "The arbiter sees that both flags are down, and that Black's fell first.",
        ),
        (
            set,
            "The arbiter sets the clock: White 1:00:00, White 1 move and Black 2 moves.",
        ),
        (
            act::TimeGiven {
                to: Black,
                amount: Duration::from_secs(60),
            }
            .by(Author::Arbiter),
            "The arbiter gives Black 1 minute more.",
        ),
        (
            overruled(Decision::Points { points: half }),
            "The arbiter overrules ruling 12: the result is ½–½.",
        ),
        (
            overruled(Decision::PlaysOn),
            "The arbiter overrules ruling 12: play continues.",
        ),
        (
            act::Signed {
                points: half,
                sheet: None,
            }
            .by(White),
            "White signs the result ½–½.",
        ),
    ] {
        let event = act.at(Instant::ZERO);
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
        (
            Refusal::FirstFlagUp(Black),
            "Black's flag cannot have fallen first: it is not among those that are down.",
        ),
    ] {
        assert_eq!(words().refusal(&refusal, referee.game()), expect);
    }
    let refused = words().refusal(&Refusal::PointsNotPermitted(key), referee.game());
    assert_eq!(
        refused,
        "The Laws do not permit this score. Enter points of White and of Black, each one of 0, ½ and 1, together at most 1."
    );
}

#[test]
fn every_provision_is_cited_by_the_part_of_the_laws_it_stands_in() {
    let words = words();
    for (key, edition, expect) in [
        ("end.checkmate", Edition::E2023, "Article 5.1.1"),
        ("end.checkmate", Edition::E2009, "Article 5.1 a"),
        ("rapid.both-kings-in-check", Edition::E2023, "Appendix A.5.4"),
        ("rapid.flag-called-by", Edition::E2009, "Appendix A4 d1"),
        ("chess960.start.count", Edition::E2017, "Glossary, “Chess960”"),
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
        (Ending::Checkmate { player: White }, "Checkmate by White"),
        (Ending::Stalemate, "Stalemate"),
        (Ending::Agreement, "Draw by agreement"),
        (Ending::Time { player: Black }, "Black lost on time"),
        (Ending::AbsenceOfBoth, "Absence of both players"),
        (Ending::Signed, "Result signed by both players"),
    ] {
        assert_eq!(words().ending(ending), expect);
    }
    assert_eq!(
        words().meanwhile(Meanwhile::PlayGoesOn),
        "Play continues until this is answered."
    );
}

/// What the other tests have not said yet. A sentence that lacks something would show the name of its variable.
#[test]
fn nothing_is_left_unsaid() {
    let (referee, _) = heard(terms(Edition::E2023), "", vec![]);
    let (game, words) = (referee.game(), words());
    let no = EntryNo::new(1).unwrap();
    let key = find("points.total-cap").unwrap().key;
    let attempt = "g1f3".parse().unwrap();
    let (time, half) = (Duration::from_secs(1), ByColor::new(Score::HALF, Score::HALF));
    let fifty = |written| Claim::FiftyMoves {
        intended: Some(Intended { attempt, written }),
    };
    let saying = Claim::Threefold {
        intended: Some(Intended {
            attempt,
            written: false,
        }),
    };
    let by = Note {
        name: None,
        reason: Some("so it is".to_owned()),
    };
    let offered = |condition| act::Offered { condition }.by(White);
    let raised = |about| act::Raised { key, about }.by(Author::Arbiter);
    let acts = [
        act::TimePassed {}.by(Author::Nobody),
        act::BrokeOff {}.by(Author::Nobody),
        act::Pressed {}.by(White),
        played(White, "g1f3"),
        offered(None),
        offered(Some("half the prize".to_owned())),
        act::Accepted {}.by(White),
        act::Declined {}.by(White),
        act::Withdrew {
            what: Withdrawal::Claim,
        }
        .by(White),
        claim(White, threefold("g1f3")),
        claim(White, saying),
        claim(White, fifty(true)),
        claim(White, fifty(false)),
        claim(White, Claim::Threefold { intended: None }),
        claim(White, Claim::FiftyMoves { intended: None }),
        claim(White, Claim::Flag),
        act::Resigned {}.by(White),
        flags(false, true, None),
        flags(true, true, None),
        act::Paused {}.by(Author::White),
        act::Paused {}.by(Author::Arbiter),
        act::Resumed {}.by(Author::Arbiter),
        raised(None),
        raised(Some(White)),
        act::Answered {
            question: no,
            answer: Answer {
                word: Word::Points,
                filling: Some(Filling::Points(half)),
            },
        }
        .by(Author::Arbiter)
        .noted(by),
    ];
    let effects = [
        Effect::ClockPaused,
        Effect::ClockStarted,
        Effect::PeriodBegun { player: White },
        Effect::Completed { player: White },
        Effect::OfferLapsed { player: White },
        Effect::ClaimForfeited { player: White },
        Effect::QuestionLapsed { question: no },
        Effect::Waits {
            question: no,
            event: no,
        },
        Effect::DrawConsented,
        Effect::ScoresheetShown { player: White },
        Effect::DecisionPostponed {
            player: White,
            claim: no,
        },
        Effect::DecisionTaken { player: White },
        Effect::IncrementRequested { player: White },
        Effect::IncrementSet { amount: time },
        Effect::ClaimReferred {
            player: White,
            claim: no,
        },
    ];
    let penalties = [
        Penalty::OffenderTime { amount: time },
        Penalty::OpponentPoints { amount: Score::HALF },
        Penalty::OffenderPoints { amount: Score::HALF },
        Penalty::LossOfGame { opponent: None },
        Penalty::LossOfGame {
            opponent: Some(Score::HALF),
        },
        Penalty::Fine,
        Penalty::RoundExclusion,
        Penalty::Expulsion,
    ];
    let endings = [
        Ending::DeadPosition,
        Ending::ResignationDrawn { player: White },
        Ending::Threefold,
        Ending::FiftyMoves,
        Ending::Fivefold,
        Ending::SeventyFiveMoves,
        Ending::TimeDrawn { player: White },
        Ending::BothFlags,
        Ending::Absence { player: White },
        Ending::Penalty { player: White },
        Ending::Arbiter,
    ];
    let permitted = PermittedPoints::OfScale {
        scores: [Score::ONE, Score::HALF, Score::ZERO],
        together: Score::ONE,
    };
    let points = |permitted| Blank::Points {
        proposed: half,
        permitted,
    };
    let refusals = [
        Refusal::BoundToPiece(key, Square::G1),
        Refusal::NotRaisable(key),
        Refusal::AnswerNotPermitted(vec![Word::Loses.into(), Word::MayPlay.into()]),
        Refusal::NotFilledIn(Blank::Time { proposed: None }),
        Refusal::NotFilledIn(Blank::Time { proposed: Some(time) }),
        Refusal::NothingToFillIn,
        Refusal::OutOfBounds(Blank::Score {
            most: Score::ONE,
            among: None,
        }),
        Refusal::NotFilledIn(points(permitted)),
        Refusal::NotFilledIn(points(PermittedPoints::UpTo(Score::ONE))),
    ];
    let event = |act: EventDraft| act.at(Instant::ZERO);
    let said = acts
        .map(event)
        .iter()
        .map(|event| words.event(no, event, game))
        .collect::<Vec<String>>();
    let said = said
        .into_iter()
        .chain(effects.iter().map(|effect| words.effect(effect, game.board())));
    let said = said.chain(penalties.map(|penalty| words.answer(penalty.into())));
    let choice = |word, blank| Choice {
        word,
        blank: Some(blank),
    };
    let open = [
        choice(Word::OpponentTime, Blank::Time { proposed: None }),
        choice(Word::OffenderTime, Blank::Time { proposed: Some(time) }),
        choice(
            Word::OpponentPoints,
            Blank::Score {
                most: Score::ONE,
                among: None,
            },
        ),
        choice(
            Word::OffenderPoints,
            Blank::Score {
                most: Score::ONE,
                among: None,
            },
        ),
    ];
    let said = said.chain(open.iter().map(|choice| words.choice(choice)));
    let said = said.chain(endings.map(|ending| words.ending(ending)));
    for text in said.chain(refusals.iter().map(|refusal| words.refusal(refusal, game))) {
        assert!(!text.contains('{') && text.contains(' '), "{text}");
    }
}
