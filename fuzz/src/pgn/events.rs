//! What a reader tells, written down.

use std::io::Read;

use jadoube_notation::pgn::{Fault, Place, Reader, Skip, Termination, Text, Visitor};
use jadoube_notation::san::San;

/// Something that a reader told.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Event {
    BeginGame,
    Tag(Vec<u8>, Vec<u8>),
    San(San, Place),
    Word(Vec<u8>, Place),
    Comment(Vec<u8>, Place),
    DrawOffer(Place),
    Nag(u8),
    BeginVariation,
    EndVariation,
    Fault(Fault),
    Termination(Termination, Place),
    EndGame,
}

/// What a reader is told to pass over.
#[derive(Copy, Clone, PartialEq)]
pub(super) enum Skipped {
    Nothing,
    Variations,
    Moves,
}

/// All that a reader tells of a text of this length. It must end, and get on with every game.
pub(super) fn events(input: impl Read, len: usize, skipped: Skipped) -> Vec<Event> {
    let mut listener = Listener {
        events: Vec::new(),
        skipped,
    };
    let mut reader = Reader::new(input);
    let mut reached = 0;
    while reader.read_game(&mut listener).expect("memory can be read") {
        assert!(reader.position() > reached, "a game is empty");
        reached = reader.position();
    }
    assert_eq!(reader.position(), len as u64, "all is read");
    listener.events
}

struct Listener {
    events: Vec<Event>,
    skipped: Skipped,
}

impl Visitor for Listener {
    fn begin_game(&mut self) {
        self.events.push(Event::BeginGame);
    }

    fn tag(&mut self, name: Text<'_>, value: Text<'_>) {
        self.events.push(Event::Tag(name.bytes().into(), value.bytes().into()));
    }

    fn begin_moves(&mut self) -> Skip {
        skip_if(self.skipped == Skipped::Moves)
    }

    fn san(&mut self, san: San, place: Place) {
        self.events.push(Event::San(san, place));
    }

    fn word(&mut self, word: Text<'_>, place: Place) -> bool {
        self.events.push(Event::Word(word.bytes().into(), place));
        false
    }

    fn comment(&mut self, text: Text<'_>, place: Place) {
        self.events.push(Event::Comment(text.bytes().into(), place));
    }

    fn draw_offer(&mut self, place: Place) {
        self.events.push(Event::DrawOffer(place));
    }

    fn nag(&mut self, nag: u8) {
        self.events.push(Event::Nag(nag));
    }

    fn begin_variation(&mut self) -> Skip {
        let skip = skip_if(self.skipped == Skipped::Variations);
        if skip == Skip::No {
            self.events.push(Event::BeginVariation);
        }
        skip
    }

    fn end_variation(&mut self) {
        self.events.push(Event::EndVariation);
    }

    fn fault(&mut self, fault: Fault) {
        self.events.push(Event::Fault(fault));
    }

    fn termination(&mut self, termination: Termination, place: Place) {
        self.events.push(Event::Termination(termination, place));
    }

    fn end_game(&mut self) {
        self.events.push(Event::EndGame);
    }
}

fn skip_if(skip: bool) -> Skip {
    match skip {
        true => Skip::Yes,
        false => Skip::No,
    }
}

impl Event {
    /// Whether it is told even of a game whose moves are passed over.
    pub(super) fn is_frame(&self) -> bool {
        matches!(
            self,
            Event::BeginGame | Event::Tag(..) | Event::Termination(..) | Event::EndGame
        )
    }

    /// Where it starts, if it tells.
    pub(super) fn start(&self) -> Option<u64> {
        match self {
            Event::San(_, place) | Event::Word(_, place) | Event::Comment(_, place) => Some(place.start),
            Event::DrawOffer(place) | Event::Termination(_, place) => Some(place.start),
            Event::Fault(fault) => Some(fault.place.start),
            _ => None,
        }
    }

    /// The same event behind a line of so many bytes.
    pub(super) fn moved(&self, by: u64) -> Event {
        let mut event = self.clone();
        match &mut event {
            Event::San(_, place) | Event::Word(_, place) | Event::Comment(_, place) => place.start += by,
            Event::DrawOffer(place) | Event::Termination(_, place) => place.start += by,
            Event::Fault(fault) => {
                fault.place.start += by;
                fault.line += 1;
            }
            _ => {}
        }
        event
    }
}
