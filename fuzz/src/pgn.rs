//! What must hold of whatever a PGN reader is given.

mod events;
mod pieces;

use jadoube_board::Position;
use jadoube_notation::pgn::{Fault, Place};

use events::{Event, Skipped, events};
use pieces::Pieces;

/// About how much text a reader holds at a time: text that lies here is read in two parts.
const BUFFER: usize = 1 << 18;

/// Checks all that must hold of a text.
///
/// # Panics
///
/// Something does not hold.
pub fn check(text: &[u8]) {
    let whole = events(text, text.len(), Skipped::Nothing);
    for event in &whole {
        check_places(text, event);
    }
    check_order(&whole);
    replay(&whole);

    let seed = text.iter().fold(text.len() as u64, |sum, &byte| {
        sum.wrapping_mul(31).wrapping_add(byte.into())
    });
    let in_pieces = events(Pieces::new(text, seed), text.len(), Skipped::Nothing);
    assert_eq!(in_pieces, whole, "read piece by piece");

    let main_line = events(text, text.len(), Skipped::Variations);
    let known = |events: &[Event]| main_line_of(events).cloned().collect::<Vec<_>>();
    assert_eq!(known(&main_line), known(&whole), "without variations");
    let tags_alone = events(text, text.len(), Skipped::Moves);
    let known = |events: &[Event]| {
        events
            .iter()
            .filter(|event| event.is_frame())
            .cloned()
            .collect::<Vec<_>>()
    };
    assert_eq!(known(&tags_alone), known(&whole), "without moves");

    // Now and then, for it takes longer. A mark that the file is UTF-8 counts only where a file starts.
    if seed.is_multiple_of(32) && !text.starts_with(b"\xef\xbb\xbf") {
        check_moved(text, &whole, BUFFER - (seed / 32) as usize % 2048);
    }
}

/// Checks that a text is read alike behind a line that readers pass over, for its parts then come at other times.
fn check_moved(text: &[u8], whole: &[Event], by: usize) {
    let mut moved = vec![b'%'; by - 1];
    moved.push(b'\n');
    moved.extend(text);
    let found = events(&moved[..], moved.len(), Skipped::Nothing);
    let expected: Vec<Event> = whole.iter().map(|event| event.moved(by as u64)).collect();
    assert_eq!(found, expected, "behind {by} bytes");
}

/// Checks that an event lies where it says.
fn check_places(text: &[u8], event: &Event) {
    let at = |place: &Place| {
        let (start, end) = (place.range().start as usize, place.range().end as usize);
        text.get(start..end)
            .unwrap_or_else(|| panic!("{event:?} lies outside the text"))
    };
    match event {
        Event::Comment(comment, place) => assert_eq!(at(place), comment),
        Event::Word(word, place) => assert_eq!(at(place), word),
        Event::San(_, place) => assert!(!at(place).is_empty()),
        Event::DrawOffer(place) => assert_eq!(at(place), b"(=)"),
        Event::Termination(_, place) => assert!(!at(place).is_empty()),
        Event::Fault(fault) => {
            at(&fault.place);
            check_line(text, fault);
        }
        _ => {}
    }
}

fn check_line(text: &[u8], fault: &Fault) {
    let before = &text[..fault.place.start as usize];
    let lines = before.iter().filter(|&&byte| byte == b'\n').count();
    let column = before.iter().rev().take_while(|&&byte| byte != b'\n').count();
    let found = (fault.line, fault.column);
    assert_eq!(
        found,
        (lines as u64 + 1, column as u64 + 1),
        "line and column of {fault:?}"
    );
}

/// Checks that games and variations begin before they end, and that places do not go back.
fn check_order(events: &[Event]) {
    let (mut games, mut depth, mut terminations, mut reached) = (0, 0, 0, 0);
    for event in events {
        match event {
            Event::BeginGame => (games, depth, terminations) = (games + 1, 0, 0),
            Event::EndGame => games -= 1,
            Event::BeginVariation => depth += 1,
            Event::EndVariation => depth -= 1,
            Event::Termination(..) => terminations += 1,
            _ => {}
        }
        assert!((0..=1).contains(&games) && depth >= 0 && terminations <= 1, "{event:?}");
        if let Some(start) = event.start() {
            assert!(start >= reached, "{event:?} goes back");
            reached = start;
        }
    }
    assert_eq!(games, 0, "a game has no end");
}

/// Makes the moves of the main lines: what resolves is legal.
fn replay(events: &[Event]) {
    let mut position = Some(Position::initial());
    for event in main_line_of(events) {
        match event {
            Event::BeginGame => position = Some(Position::initial()),
            Event::Tag(name, value) if name == b"FEN" => position = String::from_utf8_lossy(value).parse().ok(),
            Event::San(san, _) => {
                let Some(before) = position else { continue };
                let mut after = before;
                match san.follow(&mut after) {
                    Ok(mv) => {
                        assert!(before.legal_moves().contains(&mv), "{mv} in {before}");
                        assert_eq!(after, before.make(mv), "{mv} in {before}");
                    }
                    Err(_) => assert_eq!(after, before, "an illegal move changes nothing"),
                }
                position = Some(after);
            }
            _ => {}
        }
    }
}

/// The events outside variations, without faults.
fn main_line_of(events: &[Event]) -> impl Iterator<Item = &Event> {
    let mut depth = 0;
    events.iter().filter(move |event| {
        match event {
            Event::BeginGame => depth = 0,
            Event::BeginVariation => depth += 1,
            Event::EndVariation => depth -= 1,
            _ => {}
        }
        let is_part = matches!(event, Event::BeginVariation | Event::EndVariation | Event::Fault(_));
        // A game can end while a variation has no end.
        event.is_frame() || depth == 0 && !is_part
    })
}
