//! Moves as people write them, and what is wrong with some.

use jadoube_board::Position;
use jadoube_laws::Edition;
use jadoube_notation::{Language, Misread, Reading, Rigour, read};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// What comes of a text: the move, or what is wrong with it.
fn answer(fen: &str, text: &str, reading: &Reading<'_>) -> String {
    let position: Position = fen.parse().unwrap();
    let list = |items: Vec<String>| items.join(" ");
    match read(&position, text, reading) {
        Ok(mv) => mv.to_string(),
        Err(Misread::Unreadable { at }) => format!("unreadable {at:?}"),
        Err(Misread::Illegal { attempts }) => {
            let tried = attempts.iter().map(|tried| {
                let broken: Vec<&str> = tried.provisions().collect();
                format!("{} {}", tried.attempt, broken.join(" "))
            });
            format!("illegal {}", list(tried.collect())).trim_end().to_owned()
        }
        Err(Misread::Ambiguous { candidates }) => {
            format!(
                "ambiguous {}",
                list(candidates.iter().map(|candidate| candidate.mv.to_string()).collect())
            )
        }
        Err(Misread::Irregular { mv, departures }) => {
            let named = departures
                .iter()
                .map(|departure| format!("{:?} {}", departure.at, departure.provision.unwrap_or("-")));
            format!("{mv} but {}", list(named.collect()))
        }
    }
}

/// Texts with their answers, in a language or, if none is named, in a guessed one.
fn check(fen: &str, tag: &str, cases: &[(&str, &str)]) {
    let languages: Vec<Language> = Language::find(tag).into_iter().collect();
    for (text, expect) in cases {
        assert_eq!(
            answer(fen, text, &Reading::lenient(&languages)),
            *expect,
            "{text:?} in {fen}"
        );
    }
}

#[test]
fn signs_and_blanks_matter_little() {
    let fen = "4k3/8/8/3p4/4P3/5N2/8/4K3 w - - 0 1";
    for text in [
        "exd5",
        "ed5",
        "e4d5",
        "e4xd5",
        "e4-d5",
        "exd5+",
        "exd5#!?",
        "exd5 (=)",
        " e x d 5 ",
        "ed",
        "exd",
        "e:d5",
        "ed5:",
        "e×d5",
        "1. exd5",
        "17.exd5",
        "1... exd5",
        "…exd5",
        "exd5!!",
        "exd5 ±",
        "exd5+-",
        "e–d5",
        "exd5.",
        "EXD5",
        "eхd5",
        "♙exd5",
        "exd5 e.p.",
        "exd5=",
    ] {
        check(fen, "en", &[(text, "e4d5")]);
    }
    for text in [
        "Nd4",
        "Nfd4",
        "N3d4",
        "Nf3d4",
        "Nf3-d4",
        "N-d4",
        "Nxd4",
        "nd4",
        "ND4",
        "♘d4",
        "♞d4",
        "♘\u{fe0e}d4",
        "f3d4",
        "N d4 !",
    ] {
        check(fen, "en", &[(text, "f3d4")]);
    }
}

#[test]
fn promotions_are_written_in_many_ways() {
    let fen = "8/4P3/8/8/8/8/k6K/8 w - - 0 1";
    for text in [
        "e8Q", "e8=Q", "e8(Q)", "e8/Q", "e8 Q", "e8=(Q)", "e8[Q]", "e7e8Q", "e7-e8=Q", "e7e8q", "e8q", "e8=q", "e8♕",
        "e8♛", "e8=Q+!",
    ] {
        check(fen, "en", &[(text, "e7e8q")]);
    }
    check(
        fen,
        "nl",
        &[
            ("e8=D", "e7e8q"),
            ("e8P", "e7e8n"),
            ("e8d", "e7e8q"),
            ("e7e8q", "e7e8q"),
            ("e7e8p", "e7e8n"),
        ],
    );
    // Coordinates have English letters, whatever the language.
    check(fen, "hu", &[("e7e8b", "e7e8b"), ("e7e8B", "e7e8r"), ("e8B", "e7e8r")]);
    check(
        fen,
        "en",
        &[
            ("e8", "illegal e7e8 promotion.mandatory"),
            ("e8=", "illegal e7e8 promotion.mandatory"),
            ("e8=K", "illegal e7e8k promotion.mandatory"),
            ("e8=P", "illegal e7e8p promotion.mandatory"),
            ("e8=X", "unreadable 3..4"),
            ("Kg1Q", "illegal h2g1q promotion.mandatory"),
        ],
    );
}

#[test]
fn castling_is_written_in_many_ways() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for text in [
        "0-0",
        "O-O",
        "o-o",
        "00",
        "OO",
        "0 - 0",
        "O–O",
        "О-О",
        "0-0+",
        "0-0!?",
        "e1g1",
        "e1h1",
        "Ke1g1",
        "Kg1",
        "8. 0-0 (=)",
    ] {
        check(fen, "en", &[(text, "e1h1")]);
    }
    for text in ["0-0-0", "O-O-O", "o-o-o", "000", "e1c1", "e1a1", "Kc1", "0-0-0#"] {
        check(fen, "en", &[(text, "e1a1")]);
    }
    check(
        "r3k2r/8/8/8/8/8/6p1/R3K2R w Qkq - 0 1",
        "en",
        &[
            (
                "0-0",
                "illegal e1h1 castling.right-lost-rook-moved castling.prevented-by-attack",
            ),
            ("0", "unreadable 0..1"),
            ("0-0-0-0", "unreadable 0..7"),
        ],
    );
    check(
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "en",
        &[("0-0", "illegal e1g1 castling.first-rank-original-rook")],
    );
    // The king steps to g1; with the rook it castles.
    check(
        "4k3/8/8/8/8/8/8/5K1R w H - 0 1",
        "en",
        &[("Kg1", "f1g1"), ("f1g1", "f1g1"), ("0-0", "f1h1"), ("f1h1", "f1h1")],
    );
}

#[test]
fn a_pawn_that_captures_names_its_file() {
    check(
        "4k3/8/8/8/2p5/3P4/8/4K3 w - - 0 1",
        "en",
        &[
            ("c4", "illegal"),
            ("dxc4", "d3c4"),
            ("dc", "d3c4"),
            ("Pxc4", "d3c4"),
            ("Pc4", "illegal"),
        ],
    );
    check(
        "4k3/8/8/8/2p5/1P1P4/8/4K3 w - - 0 1",
        "en",
        &[("c4", "illegal"), ("xc4", "unreadable 0..3")],
    );
    check(
        "4k3/8/8/8/2p5/1PPP4/8/4K3 w - - 0 1",
        "en",
        &[("c4", "illegal c3c4 pawn.single-step")],
    );
    // Two captures from one file to another.
    check(
        "4k3/8/2p5/1P6/2p5/1P6/8/4K3 w - - 0 1",
        "en",
        &[("bc", "ambiguous b3c4 b5c6"), ("bc4", "b3c4")],
    );
}

#[test]
fn a_small_letter_is_a_file_before_it_is_a_piece() {
    // Pawn and bishop can both capture on c3.
    let both = "4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1";
    check(
        both,
        "en",
        &[
            ("bxc3", "b2c3"),
            ("Bxc3", "d2c3"),
            ("bc3", "b2c3"),
            ("BXC3", "ambiguous d2c3 b2c3"),
        ],
    );
    // Only the bishop can.
    let bishop = "4k3/8/8/8/8/2p5/3B4/4K3 w - - 0 1";
    check(bishop, "en", &[("bxc3", "d2c3"), ("Bxc3", "d2c3")]);
    // A needless file, or a small queen: nobody can tell.
    check(
        "4k3/8/8/8/8/8/3P4/Q3K3 w - - 0 1",
        "da",
        &[("dd4", "ambiguous a1d4 d2d4"), ("d4", "d2d4"), ("Dd4", "a1d4")],
    );
}

#[test]
fn letters_belong_to_languages() {
    check(
        START,
        "nl",
        &[
            ("Pf3", "g1f3"),
            ("pf3", "g1f3"),
            ("Nf3", "unreadable 0..3"),
            ("e4", "e2e4"),
        ],
    );
    check(
        START,
        "en",
        &[("Pf3", "f2f3"), ("Pe4", "e2e4"), ("Sf3", "unreadable 0..3")],
    );
    check(START, "da", &[("Be4", "e2e4"), ("Sf3", "g1f3")]);
    check(
        START,
        "ru",
        &[
            ("Кf3", "g1f3"),
            ("Kf3", "g1f3"),
            ("кf3", "g1f3"),
            ("е4", "e2e4"),
            ("Крe2", "illegal e1e2 move.not-onto-own-piece"),
        ],
    );
    check(
        START,
        "he",
        &[("פf3", "g1f3"), ("מהe2", "illegal d1e2 move.not-onto-own-piece")],
    );
    check(START, "tr", &[("Af3", "g1f3"), ("af3", "g1f3")]);
}

#[test]
fn a_guess_is_never_a_choice() {
    check(
        START,
        "",
        &[
            ("Nf3", "g1f3"),
            ("Cf3", "g1f3"),
            ("马f3", "g1f3"),
            ("e4", "e2e4"),
            ("0-0", "illegal e1h1 castling.prevented-by-piece"),
        ],
    );
    // A rook in English, a king in French, a knight in Finnish.
    let fen = "4k3/8/8/8/8/8/3K4/N2R4 w - - 0 1";
    check(
        fen,
        "",
        &[("Re1", "ambiguous d2e1 d1e1"), ("Rb3", "a1b3"), ("Rh1", "d1h1")],
    );
    let position: Position = fen.parse().unwrap();
    let Err(Misread::Ambiguous { candidates }) = read(&position, "Re1", &Reading::GUESS) else {
        panic!("one of two was chosen");
    };
    let rook = candidates
        .iter()
        .find(|candidate| candidate.mv.to_string() == "d1e1")
        .unwrap();
    assert_eq!(rook.languages, [Language::EN]);
    let both = [Language::EN, Language::FR];
    assert_eq!(answer(fen, "Re1", &Reading::lenient(&both)), "ambiguous d1e1 d2e1");
}

#[test]
fn wrong_moves_say_why() {
    let fen = "4k3/8/8/8/1b6/2N5/8/R3K1NR w KQ - 0 1";
    check(
        fen,
        "en",
        &[
            ("Nce2", "illegal c3e2 check.no-self-check"),
            ("Ne2", "g1e2"),
            ("Nge2", "g1e2"),
            // A needless square is a help, a wrong one is not.
            ("Nh3", "g1h3"),
            ("Ngh3", "g1h3"),
            ("Nfh3", "illegal"),
            ("Nf1h3", "illegal f1h3 game.two-players"),
            ("Bc4", "illegal"),
            ("Rh9", "unreadable 2..3"),
            ("Ri1", "unreadable 1..3"),
            ("", "unreadable 0..0"),
            ("   ", "unreadable 3..3"),
            ("N", "unreadable 1..1"),
            ("Nh", "unreadable 2..2"),
            ("Nh3 Nf6", "unreadable 5..7"),
            ("1-0", "unreadable 2..3"),
            ("resigns", "unreadable 2..7"),
            ("--", "unreadable 0..2"),
        ],
    );
}

#[test]
fn strict_reading_takes_pgn_to_the_letter() {
    let fen = "4k3/8/8/3p4/4P3/5N2/8/4K3 w - - 0 1";
    for (text, expect) in [
        ("exd5", "e4d5"),
        ("Nd4", "f3d4"),
        ("ed5", "e4d5 but 1..3 -"),
        ("exd5 ", "e4d5 but 4..5 -"),
        ("1. exd5", "e4d5 but 0..7 -"),
        ("Nfd4", "f3d4 but 1..4 -"),
        ("Nd4!", "f3d4 but 3..4 -"),
        ("Nc4", "illegal f3c4 knight.move"),
    ] {
        assert_eq!(answer(fen, text, &Reading::PGN), expect, "{text}");
    }
}

#[test]
fn strict_reading_names_what_an_edition_wants() {
    let english = [Language::EN];
    let check = |fen: &str, edition, language: &[Language], cases: &[(&str, &str)]| {
        for (text, expect) in cases {
            let reading = Reading {
                languages: language,
                rigour: Rigour::Edition(edition),
            };
            assert_eq!(answer(fen, text, &reading), *expect, "{text} in {edition}");
        }
    };
    let fen = "4k3/8/8/3p4/4P3/5N2/8/4K3 w - - 0 1";
    check(
        fen,
        Edition::E2023,
        &english,
        &[
            ("exd5", "e4d5"),
            ("12. ed5 (=)", "e4d5"),
            ("e4-d5", "e4d5"),
            ("e:d5", "e4d5 but 1..2 notation.sign-capture"),
            ("exd5 e.p.", "e4d5 but 5..9 notation.sign-en-passant"),
            ("exd5#", "e4d5 but 4..5 notation.sign-mate"),
            ("exd5!", "e4d5 but 4..5 -"),
            ("e xd5", "e4d5 but 2..2 -"),
            ("exd5 [=]", "e4d5 but 5..8 notation.draw-offer"),
            ("ED5", "e4d5 but 0..1 notation.file-letters"),
            ("Nfd4", "f3d4 but 1..2 notation.piece-move"),
            ("f3d4", "f3d4 but 0..0 notation.piece-letter"),
            ("Nf3-d4", "f3d4"),
            ("♘d4", "f3d4"),
            ("Nc4", "illegal f3c4 knight.move"),
        ],
    );
    // A king of two letters is no first letter.
    let russian = [Language::RU];
    check(fen, Edition::E2023, &russian, &[("Крd1", "e1d1")]);
    check(
        fen,
        Edition::E2009,
        &russian,
        &[("Крd1", "e1d1 but 0..4 notation.piece-letter"), ("Кd4", "f3d4")],
    );
    check(
        fen,
        Edition::E2005,
        &english,
        &[("e4xd5", "e4d5 but 0..2 notation.long-form")],
    );
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    check(
        castling,
        Edition::E2017,
        &english,
        &[
            ("0-0", "e1h1"),
            ("O-O", "e1h1 but 0..3 notation.castling-short"),
            ("e1c1", "e1a1 but 0..4 notation.castling-long"),
        ],
    );
}
