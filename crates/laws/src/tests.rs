extern crate std;

use std::format;
use std::string::String;
use std::vec::Vec;

use crate::{Edition, Key, Number, PROVISIONS, Provision, at, find};

fn joined<T: std::fmt::Display>(items: impl IntoIterator<Item = T>) -> String {
    items
        .into_iter()
        .map(|item| format!("{item}"))
        .collect::<Vec<_>>()
        .join(", ")
}

#[test]
fn keys_are_sorted_and_unique() {
    assert!(PROVISIONS.is_sorted_by(|left, right| left.key < right.key));
}

#[test]
fn every_key_is_found() {
    for provision in PROVISIONS {
        assert_eq!(find(provision.key.as_str()), Some(provision));
    }
}

#[test]
fn only_whole_keys_are_found() {
    for text in [
        "",
        "pawn",
        "pawn.",
        "pawn.en-passan",
        "pawn.en-passant.",
        "PAWN.EN-PASSANT",
        "zugzwang",
        "\u{ff}",
    ] {
        assert_eq!(find(text), None, "{text}");
    }
}

#[test]
fn every_provision_says_something_somewhere() {
    for provision in PROVISIONS {
        let key = provision.key;
        assert_ne!(provision.editions().count(), 0, "{key}");
        for edition in Edition::ALL {
            let place = provision.place(edition);
            assert_eq!(provision.citation(edition).is_some(), place.is_some(), "{key}");
            assert!(place.is_none_or(|place| !place.numbers.is_empty()), "{key}");
        }
        for text in [provision.title, provision.rule] {
            assert!(!text.is_empty(), "{key}");
        }
        for check in provision.checks {
            assert!(check.editions.is_sorted() && !check.editions.is_empty(), "{key}");
            assert!(!check.text.starts_with('['), "{key}: {}", check.text);
        }
    }
}

#[test]
fn every_number_leads_back_to_its_provision() {
    for provision in PROVISIONS {
        for edition in provision.editions() {
            let number = format!("{}", provision.citation(edition).unwrap().number);
            assert!(
                at(edition, &number).any(|found| found == provision),
                "{} at {number}",
                provision.key
            );
        }
    }
}

#[test]
fn chess960_came_in_2009() {
    let chess960 = |provision: &&Provision| provision.key.as_str().starts_with("chess960.");
    let count = |edition| {
        PROVISIONS
            .iter()
            .filter(chess960)
            .filter(|provision| provision.place(edition).is_some())
            .count()
    };
    assert_eq!(count(Edition::E2005), 0);
    assert_ne!(count(Edition::E2009), 0);
}

#[test]
fn articles_lead_to_keys() {
    use Edition::{E2005, E2009, E2017, E2023};
    fn check(edition: Edition, number: &str, expect: &str) {
        assert_eq!(
            joined(at(edition, number).map(|provision| provision.key)),
            expect,
            "{number} ({edition})"
        );
    }

    check(E2023, "3.2", "bishop.move");
    // Not 3.10.
    check(
        E2023,
        "3.1",
        "attack.by-pinned-piece, attack.on-piece, move.capture, move.not-onto-own-piece",
    );
    check(
        E2023,
        "3.10",
        "legality.illegal-move, legality.illegal-position, legality.legal-move",
    );
    // At the number itself and beneath it.
    check(E2023, "3.8.1", "king.step");
    check(
        E2023,
        "3.8.2.1",
        "castling.right-lost-king-moved, castling.right-lost-rook-moved",
    );
    check(E2023, "3.8.2.2.1", "castling.prevented-by-attack");
    check(E2023, "3.8.2.2.1.1", "");
    // The letters of the older editions, in any dress.
    check(E2005, "3.8 a II (1) b", "castling.right-lost-rook-moved");
    check(E2005, "3.8.a.ii.1.B", "castling.right-lost-rook-moved");
    check(
        E2005,
        "3.8 a II (2)",
        "castling.prevented-by-attack, castling.prevented-by-piece",
    );
    check(E2005, "3.8 a I", "king.step");
    check(E2009, "3.8 ii (2) a", "castling.prevented-by-attack");
    check(E2009, "3.8 i", "king.step");
    // The English text has letters where the Swedish one has Roman numerals.
    check(
        E2009,
        "3.8 a",
        "castling.execution, castling.first-rank-original-rook, castling.single-king-move, king.step",
    );
    check(E2009, "3.8 c", "");
    // Appendices and guidelines.
    check(E2009, "F3 b note 4", "chess960.castling.empty-squares");
    check(E2009, "F3 b 4", "chess960.castling.method.rook-only");
    check(E2009, "F1", "chess960.castling.ordinary-conditions, chess960.game");
    check(E2023, "II.3.2.7.4", "chess960.castling.empty-squares");
    check(E2023, "II.1", "chess960.castling.ordinary-conditions, chess960.game");
    check(E2023, "I.3", "adjourned.envelope.custody");
    check(E2023, "IV", "");
    // The glossary.
    check(E2017, "glossary (sjakk-960)", "chess960.start.count");
    check(E2017, "glossary (patt)", "end.stalemate, glossary.stalemate");
    check(E2017, "glossary pat", "");
    check(E2005, "glossary", "");
    // Sentences and paragraphs.
    check(E2023, "9.6.2 s2", "automatic-draw.mate-takes-precedence");
    check(E2005, "9.2 para 2", "repetition.position-identity");
    check(E2017, "preface para 1 s5", "preface.acceptance");
    // Translations that count differently.
    check(E2023, "9.2.1.2", "repetition.claim-position-on-board");
    check(E2023, "9.2.3.1", "repetition.en-passant");
    check(E2023, "A.4.1.1", "rapid.supervision-ratio");
    check(E2023, "B.2.1.2", "blitz.supervision-recording");
    check(
        E2017,
        "9.5.3",
        "draw-claim.wrong-claim-penalty, draw-claim.wrong-claim-play-continues",
    );
    // No number at all.
    check(E2023, "", "");
    check(E2023, " . ", "");
    check(E2023, "4294967296", "");
}

#[test]
fn keys_lead_to_articles() {
    fn check(key: &str, expect: &str) {
        let provision = find(key).unwrap();
        let cited = Edition::ALL
            .into_iter()
            .filter_map(|edition| provision.citation(edition));
        assert_eq!(joined(cited), expect, "{key}");
    }

    check(
        "bishop.move",
        "3.2 (2005), 3.2 (2009), 3.2 (2014), 3.2 (2017), 3.2 (2018), 3.2 (2023)",
    );
    check(
        "castling.prevented-by-attack",
        "3.8 a II (2) c (2005), 3.8 b (2) a (2009), 3.8 b (2) (2014), 3.8.2.2.1 (2017), 3.8.2.2.1 (2018), 3.8.2.2.1 (2023)",
    );
    // An article goes before the glossary.
    check(
        "legality.legal-move",
        "4.6 (2005), 4.6 (2009), 3.10 a (2014), 3.10.1 (2017), 3.10.1 (2018), 3.10.1 (2023)",
    );
    check(
        "chess960.start.count",
        "glossary “Chess960” (2014), glossary “Chess960” (2017), glossary “Chess960” (2018), glossary “Chess960” (2023)",
    );
    check("move-made.illegal-replaced", "4.6 (2009)");
    check(
        "chess960.castling.empty-squares",
        "Appendix F3 b note 4 (2009), Appendix F.3 (2014), Guidelines II.3.2.7.4 (2017), Guidelines II.3.2.7.4 (2018), \
         Guidelines II.3.2.7 (4) (2023)",
    );
}

#[test]
fn numbers_read_as_a_person_cites_them() {
    fn check(number: &'static str, expect: &str) {
        assert_eq!(format!("{}", Number::Article(number)), expect);
    }

    check("9.5.3", "9.5.3");
    check("9.5.3 s1", "9.5.3");
    check("9.5.3 s2-3", "9.5.3");
    check("9.5 b para 4 s2", "9.5 b");
    check("8.1 para 2", "8.1");
    check("9.1 b 1 s4", "9.1 b 1");
    check("Preface para 2", "Preface para 2");
    check("Preface para 1 s3-4", "Preface para 1");
    check("Preface para 3 a", "Preface para 3 a");
    check("Introduction para 1 s2", "Introduction para 1");
    check("C introduction", "C introduction");
    check("III.6.1 closing paragraphs", "III.6.1 closing paragraphs");
    check("Guidelines 9 a", "Guidelines 9 a");
}

#[test]
fn the_matrix_is_whole() {
    assert_eq!(PROVISIONS.len(), 541);
    assert_eq!(
        PROVISIONS.iter().map(|provision| provision.checks.len()).sum::<usize>(),
        1164
    );
}

#[test]
fn checks_know_their_editions() {
    fn check(key: &str, start: &str, expect: &str) {
        let provision = find(key).unwrap();
        let check = provision
            .checks
            .iter()
            .find(|check| check.text.starts_with(start))
            .unwrap();
        assert_eq!(joined(check.editions), expect, "{key}");
    }

    // Said by a bracket, which may name editions that lack the provision.
    check("pieces.symbols", "given the piece list of 2.2", "2014, 2017, 2018, 2023");
    check(
        "end.resignation-unwinnable",
        "given the same",
        "2005, 2009, 2014, 2017, 2018",
    );
    // Not said: all that have the provision.
    check(
        "pieces.symbols",
        "given the Unicode figurines",
        "2005, 2009, 2014, 2017, 2018, 2023",
    );
    check("promotion.square", "given 3r4", "2014, 2017, 2018, 2023");
}

#[test]
fn numbers_are_in_document_order() {
    let ordered = [
        Number::Article("Introduction para 2"),
        Number::Article("Preface para 1"),
        Number::Article("3"),
        Number::Article("3.8"),
        Number::Article("3.8 a I"),
        Number::Article("3.8 a II (1) b"),
        Number::Article("3.8 a II (2) c"),
        Number::Article("3.9"),
        Number::Article("3.10"),
        Number::Article("3.10.1"),
        Number::Article("10.1"),
        Number::Article("A4 d1"),
        Number::Article("C introduction"),
        Number::Article("C1"),
        Number::Article("F3 b 4"),
        Number::Article("F3 b note 4"),
        Number::Article("I.1"),
        Number::Article("II.3.2.7.4"),
        Number::Article("III.1"),
        Number::Glossary("død stilling"),
        Number::Glossary("patt"),
    ];
    assert!(ordered.is_sorted_by(|left, right| left < right));
}

#[test]
fn editions_read_what_they_write() {
    for edition in Edition::ALL {
        assert_eq!(format!("{edition}").parse(), Ok(edition));
    }
    for text in ["", "1997", "E2023", "23", "-2023"] {
        assert!(text.parse::<Edition>().is_err(), "{text}");
    }
    assert!(Edition::ALL.is_sorted());
    assert_eq!(Edition::ALL.last(), Some(&Edition::LATEST));
}

#[test]
fn there_is_an_edition_for_every_day_since_the_oldest() {
    let days = [
        ((2005, 6, 30), None),
        ((2005, 7, 1), Some(Edition::E2005)),
        ((2014, 6, 30), Some(Edition::E2009)),
        ((2014, 7, 1), Some(Edition::E2014)),
        ((2017, 6, 30), Some(Edition::E2014)),
        ((2017, 7, 1), Some(Edition::E2017)),
        ((2017, 12, 31), Some(Edition::E2017)),
        ((2018, 1, 1), Some(Edition::E2018)),
        ((2022, 12, 31), Some(Edition::E2018)),
        ((2023, 1, 1), Some(Edition::E2023)),
    ];
    for (day, edition) in days {
        assert_eq!(Edition::on(day), edition, "{day:?}");
    }
}

#[test]
fn what_was_not_seen_is_told_apart() {
    let unseen = |edition: Edition| PROVISIONS.iter().filter(|provision| !provision.is_seen(edition)).count();
    for edition in Edition::ALL {
        assert_eq!(unseen(edition) == 0, edition.is_seen_whole(), "{edition}");
    }
    assert!(unseen(Edition::E2014) > 300);
    let seen = |key: &str| find(key).unwrap().is_seen(Edition::E2014);
    assert!(seen("end.checkmate") && seen("automatic-draw.fivefold") && seen("rapid.illegal-move-consequence"));
    assert!(!seen("flag.loss-on-time") && !seen("penalty.round-exclusion"));
    // What it says was quoted, and its number was not.
    let place = find("rapid.both-kings-in-check").unwrap().place(Edition::E2014).unwrap();
    assert_eq!((place.basis, place.number_basis), (crate::Basis::Text, crate::Basis::Memory));
}

#[test]
fn keys_pad_like_text() {
    assert_eq!(format!("{:>5}", Key("a.b")), "  a.b");
}
