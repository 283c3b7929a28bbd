//! What holds for every move of every position: what is written is read again, and nothing is written alike.
//!
//! The tests look at some thousand random positions. `JADOUBE_POSITIONS=1000000` asks for more.

#[path = "../../board/tests/random/mod.rs"]
mod random;

use std::fmt::Display;

use jadoube_board::{Chess960, Move, Position};
use jadoube_laws::Edition;
use jadoube_notation::speech::{Spoken, Voice, hear};
use jadoube_notation::{
    Castling, Departure, Form, Language, Mark, Mate, Misread, Profile, Promotion, Reading, Signs, Style, Written, read,
};
use jadoube_random::Random;

/// How many positions to look at.
fn wanted(usually: usize) -> usize {
    let asked = std::env::var("JADOUBE_POSITIONS").ok();
    asked.and_then(|number| number.parse().ok()).unwrap_or(usually)
}

/// Calls `f` with positions of random games: ordinary ones and Chess960, in turn.
fn positions(seed: u64, count: usize, mut f: impl FnMut(&mut Random, &Position, Chess960)) {
    let mut random = Random::new(seed);
    let mut dice = Random::new(!seed);
    let mut seen = 0;
    while seen < count {
        let start = match random.below(2) {
            0 => Chess960::STANDARD,
            _ => Chess960::new(random.below(960) as u16).unwrap(),
        };
        random::game(&mut random, start, 120, |position| {
            seen += 1;
            f(&mut dice, position, start);
        });
    }
}

fn any<T: Copy>(random: &mut Random, choices: &[T]) -> T {
    choices[random.below(choices.len())]
}

fn any_language(random: &mut Random) -> Language {
    let count = Language::all().len();
    Language::all().nth(random.below(count)).unwrap()
}

fn any_style(random: &mut Random, language: Language) -> Style {
    let letters = Signs::Letters(language);
    let mut mark = || any(random, &[Mark::Written, Mark::Omitted]);
    let [hyphen, capture, en_passant, check] = [mark(), mark(), mark(), mark()];
    Style {
        signs: any(
            random,
            &[letters, letters, letters, Signs::Figurines, Signs::ColoredFigurines],
        ),
        departure: any(random, &[Departure::Needed, Departure::Always]),
        hyphen,
        capture,
        en_passant,
        check,
        mate: any(random, &[Mate::Hash, Mate::DoublePlus, Mate::Plus, Mate::Omitted]),
        promotion: any(random, &[Promotion::Bare, Promotion::Equals, Promotion::Brackets]),
        castling: any(random, &[Castling::Zeros, Castling::Letters]),
    }
}

/// All moves of a position in words, and no two alike.
fn in_words<T: Display>(position: &Position, words: impl Fn(Move) -> T) -> Vec<(Move, String)> {
    let moves = position.legal_moves();
    let texts: Vec<(Move, String)> = moves.into_iter().map(|mv| (mv, words(mv).to_string())).collect();
    let mut sorted: Vec<&str> = texts.iter().map(|(_, text)| text.as_str()).collect();
    sorted.sort_unstable();
    if let Some(alike) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
        panic!("two moves are {} in {position}", alike[0]);
    }
    texts
}

fn written(position: &Position, form: Form) -> Vec<(Move, String)> {
    in_words(position, |mv| mv.written(position, form))
}

#[test]
fn what_is_written_is_read_again_and_no_two_moves_are_written_alike() {
    positions(5, wanted(20_000), |random, position, _| {
        for _ in 0..3 {
            let language = any_language(random);
            let form = Form::Algebraic(any_style(random, language));
            for (mv, text) in written(position, form) {
                let found = read(position, &text, &Reading::lenient(&[language]));
                assert_eq!(found, Ok(mv), "{text} in {position}, {language}, {form:?}");
            }
        }
    });
}

#[test]
fn coordinates_are_read_again_in_any_language() {
    positions(6, wanted(20_000), |random, position, start| {
        let languages = [any_language(random)];
        let reading = Reading::lenient(&languages);
        let forms: &[Form] = match start == Chess960::STANDARD {
            true => &[Form::UCI, Form::UCI_960],
            // Elsewhere a castling king can seem to take a step.
            false => &[Form::UCI_960],
        };
        for &form in forms {
            for (mv, text) in written(position, form) {
                assert_eq!(read(position, &text, &reading), Ok(mv), "{text} in {position}");
            }
        }
    });
}

#[test]
fn each_edition_accepts_what_it_would_write_itself() {
    positions(7, wanted(20_000) / 4, |random, position, _| {
        let edition = any(random, &Edition::ALL);
        let mut language = any_language(random);
        // The older editions want one letter.
        while jadoube_board::Role::ALL
            .iter()
            .any(|&role| language.sign(role).chars().count() > 1)
        {
            language = any_language(random);
        }
        let style = Profile::of(edition).style(language);
        for (mv, text) in written(position, style.into()) {
            let found = read(position, &text, &Reading::strict(&[language], edition));
            assert_eq!(found, Ok(mv), "{text} in {position}, {edition}");
        }
        for (mv, text) in written(position, Form::PGN) {
            assert_eq!(read(position, &text, &Reading::PGN), Ok(mv), "{text} in {position}");
        }
    });
}

#[test]
fn a_guess_finds_the_move_or_says_that_it_could_be_another() {
    positions(8, wanted(20_000) / 10, |random, position, _| {
        let language = any_language(random);
        for (mv, text) in written(position, Style::SHORT.in_language(language).into()) {
            match read(position, &text, &Reading::GUESS) {
                Ok(found) => assert_eq!(found, mv, "{text} in {position}"),
                Err(Misread::Ambiguous { candidates }) => {
                    let meant = candidates.iter().find(|candidate| candidate.mv == mv).unwrap();
                    assert!(meant.languages.contains(&language) && candidates.len() > 1);
                    for candidate in &candidates {
                        // In its languages alone the move is still meant, if only by a knight of two.
                        match read(position, &text, &Reading::lenient(&candidate.languages)) {
                            Ok(found) => assert_eq!(found, candidate.mv),
                            Err(Misread::Ambiguous { candidates }) => {
                                assert!(candidates.iter().any(|other| other.mv == candidate.mv));
                            }
                            Err(other) => panic!("{text} in {position}: {other:?}"),
                        }
                    }
                }
                Err(other) => panic!("{text} in {position}: {other:?}"),
            }
        }
    });
}

#[test]
fn what_is_spoken_is_heard_again_and_no_two_moves_sound_alike() {
    positions(10, wanted(20_000) / 8, |random, position, _| {
        let voice = any(random, &Voice::ALL);
        for (mv, text) in in_words(position, |mv| mv.spoken(position, voice)) {
            assert_eq!(hear(position, &text, &[voice]), Ok(mv), "{text} in {position}");
            // Among all voices too, unless a word has another meaning elsewhere that makes another move of it.
            match hear(position, &text, &Voice::ALL) {
                Ok(found) => assert_eq!(found, mv, "{text} in {position}"),
                Err(Misread::Ambiguous { candidates }) => {
                    assert!(
                        candidates.iter().any(|candidate| candidate.mv == mv),
                        "{text} in {position}"
                    );
                }
                Err(other) => panic!("{text} in {position}: {other:?}"),
            }
            let shouted = text
                .to_uppercase()
                .replace('Ü', "UE")
                .replace('Ø', "OE")
                .replace('Ä', "AE");
            assert_eq!(hear(position, &shouted, &[voice]), Ok(mv), "{shouted} in {position}");
        }
    });
}

/// Text that nobody would write, made of what moves are made of and of anything else.
fn gibberish(random: &mut Random) -> String {
    let scraps =
        "N|Кр|מה|P|b|e|d|4|8|1|0|-|0-0|x|=|(|)|+|#|!| |e.p.|(=)|♘|É|\0|\u{fe0f}|B|…|1.|Q|\u{10ffff}| Anna | to | en ";
    let scraps: Vec<&str> = scraps.split('|').collect();
    let mut text = String::new();
    for _ in 0..random.below(12) {
        match random.below(8) {
            0 => text.push(char::from_u32(random.below(0x11_0000) as u32).unwrap_or('?')),
            _ => text.push_str(any(random, &scraps)),
        }
    }
    text
}

#[test]
fn any_text_gets_an_answer_that_points_into_it() {
    let mut random = Random::new(9);
    let mut position = Position::initial();
    for round in 0..wanted(20_000) * 5 {
        let text = gibberish(&mut random);
        let languages = [any_language(&mut random)];
        let reading = match round % 8 {
            0 => Reading::GUESS,
            1 => Reading::PGN,
            2 => Reading::strict(&languages, any(&mut random, &Edition::ALL)),
            _ => Reading::lenient(&languages),
        };
        if let Err(Misread::Unreadable { at }) = hear(&position, &text, &Voice::ALL) {
            assert!(text.get(at.clone()).is_some(), "{text:?} {at:?}");
        }
        let in_text = |at: &std::ops::Range<usize>| assert!(text.get(at.clone()).is_some(), "{text:?} {at:?}");
        match read(&position, &text, &reading) {
            Ok(mv) => position = position.make(mv),
            Err(Misread::Unreadable { at }) => in_text(&at),
            Err(Misread::Irregular { departures, .. }) => departures.iter().for_each(|found| in_text(&found.at)),
            Err(Misread::Ambiguous { candidates }) => assert!(candidates.len() > 1),
            Err(Misread::Illegal { attempts }) => {
                assert!(attempts.iter().all(|tried| tried.provisions().next().is_some()));
            }
        }
        if position.legal_moves().is_empty() || position.fullmoves() > 60 {
            position = Position::initial();
        }
    }
}

#[test]
fn a_long_text_ends_quickly() {
    let position = Position::initial();
    for text in [
        "N".repeat(1 << 20),
        "e4+".repeat(1 << 18),
        " ".repeat(1 << 20) + "e4",
        "+".repeat(1 << 20),
    ] {
        assert!(matches!(
            read(&position, &text, &Reading::GUESS),
            Ok(_) | Err(Misread::Unreadable { .. })
        ));
    }
}
