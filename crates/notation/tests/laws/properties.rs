//! What the Laws say of all squares at once, and the example games as they are printed.

use std::collections::BTreeSet;

use jadoube_board::{Color, Position, Role, Square};
use jadoube_laws::Edition;
use jadoube_notation::speech::{Voice, hear};
use jadoube_notation::{Form, Language, Misread, Reading, Written, read, read_entry};

use crate::examples::{EXAMPLES, Example};
use crate::run::entries;

/// Whether the property with this name holds.
pub(crate) fn hold(name: &str) -> Result<(), String> {
    let holds = match name {
        "squares_have_names_of_their_own" => squares_have_names_of_their_own(),
        "men_start_on_two_ranks_each" => men_start_on_two_ranks_each(),
        "the_kings_rook_starts_on_the_h_file" => the_kings_rook_starts_on_the_h_file(),
        "pawns_have_no_sign_in_any_language" => pawns_have_no_sign_in_any_language(),
        "eva_acht_alone_promotes_to_nothing" => eva_acht_alone_promotes_to_nothing(),
        "the_long_example_differs_in_one_move" => the_long_example_differs_in_one_move(),
        _ => return Err(format!("no property is called {name}")),
    };
    match holds {
        true => Ok(()),
        false => Err("found otherwise".to_owned()),
    }
}

fn squares_have_names_of_their_own() -> bool {
    let names: BTreeSet<String> = Square::all().map(|square| square.to_string()).collect();
    names.len() == 64 && names.first().is_some_and(|name| name == "a1") && names.last().is_some_and(|name| name == "h8")
}

fn men_start_on_two_ranks_each() -> bool {
    let position = Position::initial();
    let ranks = |color| {
        position
            .colored(color)
            .into_iter()
            .map(|square| square.rank().digit())
            .collect::<BTreeSet<_>>()
    };
    ranks(Color::White) == ['1', '2'].into() && ranks(Color::Black) == ['7', '8'].into()
}

fn the_kings_rook_starts_on_the_h_file() -> bool {
    let position = Position::initial();
    [Square::H1, Square::H8]
        .iter()
        .all(|&corner| position.piece_at(corner).is_some_and(|piece| piece.role == Role::Rook))
        && Square::H1.offset(1, 0).is_none()
}

fn pawns_have_no_sign_in_any_language() -> bool {
    let has_sign = |language: Language, role| !language.sign(role).is_empty();
    Language::all().all(|language| {
        Role::ALL
            .iter()
            .all(|&role| has_sign(language, role) == (role != Role::Pawn))
    })
}

fn eva_acht_alone_promotes_to_nothing() -> bool {
    let position: Position = "8/4P3/8/8/8/8/k6K/8 w - - 0 1".parse().unwrap();
    match hear(&position, "Eva acht", &[Voice::ANNOUNCED]) {
        Err(Misread::Illegal { attempts }) => {
            let broken: Vec<&str> = attempts.iter().flat_map(|tried| tried.provisions()).collect();
            broken == ["promotion.mandatory"]
        }
        _ => false,
    }
}

/// The Dutch text of 2023 prints three variants, of which the last departs in White's eighth move.
fn the_long_example_differs_in_one_move() -> bool {
    let printed = |variant| {
        let of_2023 = |game: &&Example| (game.edition, game.language, game.variant) == ("2023", "nl", variant);
        EXAMPLES
            .iter()
            .find(of_2023)
            .map(|game| game.uci.split(' ').collect::<Vec<_>>())
    };
    let (Some(first), Some(second), Some(third)) = (printed("all-signs"), printed("no-signs"), printed("long-form"))
    else {
        return false;
    };
    let differing: Vec<_> = (0..)
        .zip(first.iter().zip(&third))
        .filter(|(_, (a, b))| a != b)
        .collect();
    first == second && differing == [(14, (&"d4e3", &"d4d3"))]
}

// Provision: notation.example-all-signs, notation.example-no-signs, notation.example-long-form, notation.draw-offer
#[test]
fn printed_examples_replay() {
    assert_eq!(EXAMPLES.len(), 9);
    for game in EXAMPLES {
        let about = format!("{} {} {}", game.edition, game.language, game.variant);
        let language = [Language::find(game.language).unwrap()];
        let edition: Edition = game.edition.parse().unwrap();
        let (san, uci): (Vec<&str>, Vec<&str>) = (game.san.split(' ').collect(), game.uci.split(' ').collect());
        let mut position = Position::initial();
        let entries = entries(game.text);
        assert_eq!(entries.len(), uci.len(), "{about}");
        for (index, entry) in entries.iter().enumerate() {
            let found = read_entry(&position, entry, &Reading::lenient(&language)).unwrap();
            assert_eq!(
                read(&position, entry, &Reading::strict(&language, edition)),
                Ok(found.mv),
                "{about}: {entry}"
            );
            assert_eq!(
                read(&position, san[index], &Reading::PGN),
                Ok(found.mv),
                "{about}: {entry}"
            );
            assert_eq!(
                found.mv.written(&position, Form::UCI).to_string(),
                uci[index],
                "{about}: {entry}"
            );
            assert_eq!(
                found.mv.written(&position, Form::PGN).to_string(),
                san[index],
                "{about}: {entry}"
            );
            // The offer comes with the last move, from the player named.
            assert_eq!(found.draw_offered, index + 1 == entries.len(), "{about}: {entry}");
            if found.draw_offered {
                assert_eq!(
                    position.turn().to_string().to_lowercase(),
                    game.draw_offer_by,
                    "{about}"
                );
            }
            position = position.make(found.mv);
        }
        assert_eq!(position.to_string(), game.final_fen, "{about}");
    }
}
