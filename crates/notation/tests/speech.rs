//! Moves in spoken words, and words understood.

use jadoube_board::Position;
use jadoube_notation::Misread;
use jadoube_notation::speech::{Spoken, Voice, hear};

/// A move in the voices, in their order.
fn check_spoken(fen: &str, mv: &str, expect: [&str; 10]) {
    let position: Position = fen.parse().unwrap();
    let mv = position.find(mv.parse().unwrap()).unwrap();
    assert_eq!(Voice::ALL.map(|voice| mv.spoken(&position, voice).to_string()), expect);
}

#[test]
fn every_voice_has_words_for_every_move() {
    let knights = "4k3/8/8/4p3/2N5/5N2/8/4K2R w K - 0 1";
    check_spoken(
        knights,
        "c4b6",
        [
            "Springer Bella sechs",
            "springer Bodil seks",
            "springer Bella seks",
            "springare Bella sex",
            "knight to b6",
            "springer til b6",
            "springare till b6",
            "paard naar b6",
            "springer til b6",
            "Springer nach b6",
        ],
    );
    check_spoken(
        knights,
        "f3e5",
        [
            "Springer Felix schlägt Eva fünf",
            "springer Frederik slår Erik fem",
            "springer Felix slår Eva fem",
            "springare Felix slår Eva fem",
            "knight from f takes e5",
            "springer fra f slår e5",
            "springare från f slår e5",
            "paard van f slaat e5",
            "springer fra f slår e5",
            "Springer von f schlägt e5",
        ],
    );
    check_spoken(
        knights,
        "e1g1",
        [
            "Kurze Rochade",
            "kort rokade",
            "kort rokade",
            "kort rockad",
            "castles kingside",
            "kort rokade",
            "kort rockad",
            "korte rokade",
            "kort rokade",
            "Kurze Rochade",
        ],
    );
    check_spoken(
        "5r1k/4P3/8/8/8/8/8/4K3 w - - 0 1",
        "e7f8q",
        [
            "Eva schlägt Felix acht Dame, Schach",
            "Erik slår Frederik otte dronning, skak",
            "Eva slår Felix åtte dronning, sjakk",
            "Eva slår Felix åtta dam, schack",
            "e takes f8 promoting to a queen, check",
            "e slår f8 og bliver dronning, skak",
            "e slår f8 och blir dam, schack",
            "e slaat f8 en wordt dame, schaak",
            "e slår f8 og blir dronning, sjakk",
            "e schlägt f8 und wird Dame, Schach",
        ],
    );
    check_spoken(
        "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2",
        "d8h4",
        [
            "Dame Hector vier, Schachmatt",
            "dronning Henrik fire, skakmat",
            "dronning Hector fire, sjakkmatt",
            "dam Hector fyra, schackmatt",
            "queen to h4, checkmate",
            "dronning til h4, skakmat",
            "dam till h4, schackmatt",
            "dame naar h4, schaakmat",
            "dronning til h4, sjakkmatt",
            "Dame nach h4, Schachmatt",
        ],
    );
    check_spoken(
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "e5d6",
        [
            "Eva schlägt David sechs en passant",
            "Erik slår Dora seks en passant",
            "Eva slår David seks en passant",
            "Eva slår David sex en passant",
            "e takes d6 en passant",
            "e slår d6 en passant",
            "e slår d6 en passant",
            "e slaat d6 en passant",
            "e slår d6 en passant",
            "e schlägt d6 en passant",
        ],
    );
}

/// Announced, a move is spoken as ever, but check and mate are for the listener to find.
#[test]
fn check_and_mate_are_not_announced() {
    for (fen, mv, spoken, announced) in [
        (
            "5r1k/4P3/8/8/8/8/8/4K3 w - - 0 1",
            "e7f8q",
            "Eva schlägt Felix acht Dame, Schach",
            "Eva schlägt Felix acht Dame",
        ),
        (
            "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2",
            "d8h4",
            "Dame Hector vier, Schachmatt",
            "Dame Hector vier",
        ),
        (
            "5k2/8/8/8/8/8/8/4K2R w K - 0 1",
            "e1g1",
            "Kurze Rochade, Schach",
            "Kurze Rochade",
        ),
    ] {
        let position: Position = fen.parse().unwrap();
        let mv = position.find(mv.parse().unwrap()).unwrap();
        assert_eq!(mv.spoken(&position, Voice::ANNOUNCED).to_string(), spoken);
        assert_eq!(mv.announced(&position, Voice::ANNOUNCED).to_string(), announced);
        assert_eq!(hear(&position, announced, &Voice::ALL), Ok(mv));
    }
}

/// What is understood, by all voices.
fn check_heard(fen: &str, cases: &[(&str, &str)]) {
    let position: Position = fen.parse().unwrap();
    for (text, expect) in cases {
        let found = match hear(&position, text, &Voice::ALL) {
            Ok(mv) => mv.to_string(),
            Err(Misread::Unreadable { at }) => format!("unreadable {at:?}"),
            Err(Misread::Illegal { attempts }) => format!("illegal in {} ways", attempts.len()),
            Err(Misread::Ambiguous { candidates }) => format!("ambiguous in {} ways", candidates.len()),
            Err(Misread::Irregular { .. }) => "irregular".to_owned(),
        };
        assert_eq!(found, *expect, "{text}");
    }
}

#[test]
fn words_are_understood_as_people_and_machines_deliver_them() {
    check_heard(
        "r3k2r/8/8/3p4/4P3/2N2N2/8/R3K2R w KQkq - 0 1",
        &[
            ("e five", "e4e5"),
            ("E 5", "e4e5"),
            ("pawn to e5", "e4e5"),
            ("e takes d five", "e4d5"),
            ("pawn takes d5", "e4d5"),
            ("Eva schlägt David fünf", "e4d5"),
            ("EVA SCHLAEGT DAVID FUENF", "e4d5"),
            ("erik slaar dora fem", "e4d5"),
            ("Ewa David 5", "e4d5"),
            ("knight c takes d5", "c3d5"),
            ("night takes d5", "c3d5"),
            ("springer Cæsar slår David fem", "c3d5"),
            ("Springer schlägt David 5", "c3d5"),
            ("paard slaat d5 schaak", "c3d5"),
            ("häst tar d5", "c3d5"),
            ("knight on f3 to g5", "f3g5"),
            ("foxtrot three golf five", "f3g5"),
            ("short castle", "e1h1"),
            ("castles king side", "e1h1"),
            ("castle long", "e1a1"),
            ("große Rochade", "e1a1"),
            ("lange rokade", "e1a1"),
            ("stor rokade", "e1a1"),
            ("castles", "ambiguous in 2 ways"),
            ("0-0", "e1h1"),
            ("Nxd5", "c3d5"),
            ("rook to d1", "a1d1"),
            ("castle a to d1", "a1d1"),
        ],
    );
    check_heard(
        "r3k2r/8/8/3p4/4P3/2N2N2/8/R3K2R w KQkq - 0 1",
        &[
            ("rook to f1", "h1f1"),
            ("knight to h8", "illegal in 2 ways"),
            ("bishop to b5", "illegal in 0 ways"),
            ("Eva", "unreadable 3..3"),
            ("", "unreadable 0..0"),
            ("Eva bitte vier", "unreadable 4..9"),
            ("takes d5", "unreadable 8..8"),
        ],
    );
    check_heard(
        "8/4P3/8/8/8/8/k6K/8 w - - 0 1",
        &[
            ("e eight", "illegal in 1 ways"),
            ("e8 queen", "e7e8q"),
            ("e8 promotes to a knight", "e7e8n"),
            ("Erik otte tårn", "e7e8r"),
            ("e8 wordt een loper", "e7e8b"),
        ],
    );
    // A word of two languages: "to" is Danish for two, and English for whither.
    check_heard(
        "4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1",
        &[
            ("springer to Felix tre", "d2f3"),
            ("springer Felix tre", "ambiguous in 2 ways"),
        ],
    );
}
