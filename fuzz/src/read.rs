//! What must hold of whatever is read as a move that a person wrote or said.

use jadoube_board::Position;
use jadoube_notation::speech::{Voice, hear};
use jadoube_notation::{Language, Misread, Reading, read};

use crate::san::POSITIONS;

/// Reads a text as a move of every position, leniently in any language, strictly as PGN, and as an announcement.
///
/// # Panics
///
/// A move that is not legal is found, several candidates are one, or a fault lies outside the text.
pub fn check(text: &str) {
    for position in POSITIONS.iter() {
        check_answer(position, text, read(position, text, &Reading::GUESS));
        check_answer(position, text, read(position, text, &Reading::lenient(&[Language::NL])));
        check_answer(position, text, read(position, text, &Reading::PGN));
        check_answer(position, text, hear(position, text, &Voice::ALL));
    }
}

fn check_answer(position: &Position, text: &str, answer: Result<jadoube_board::Move, Misread>) {
    let is_legal = |mv| position.legal_moves().contains(mv);
    match answer {
        Ok(mv) => assert!(is_legal(&mv), "{text:?} is {mv} in {position}"),
        Err(Misread::Ambiguous { candidates }) => {
            let moves: Vec<_> = candidates.iter().map(|candidate| candidate.mv).collect();
            assert!(moves.iter().all(is_legal), "{text:?} is one of {moves:?} in {position}");
            assert!(
                moves.iter().any(|mv| *mv != moves[0]),
                "{text:?} is only {moves:?} in {position}"
            );
        }
        Err(Misread::Unreadable { at }) => assert!(text.get(at.clone()).is_some(), "{text:?} at {at:?}"),
        Err(_) => {}
    }
}
