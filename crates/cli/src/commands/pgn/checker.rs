//! Plays through games as they are read, and notes what is wrong.
//!
//! Moves in standard algebraic notation are followed on the position at once. Only where that fails is the text of the
//! move taken from the tape and read with care, to say why.

use std::collections::BTreeMap;

use jadoube_board::{Position, fen};
use jadoube_notation::pgn::{Fault, Place, Skip, Termination, Text, Variant, Visitor};
use jadoube_notation::san::San;
use jadoube_notation::{Form, Language as Letters, Reading, Written, read};

use super::fault::{Found, Group, Kind};
use super::tape::Recording;

/// How many faults of one game are told.
const MOST: usize = 10_000;

/// How deep variations may be nested.
const DEEPEST: usize = 256;

/// Checks games.
pub(super) struct Checker {
    recording: Recording,
    /// The letters of the pieces, if they are not those of standard algebraic notation.
    from: Option<Letters>,
    /// How many moves were found legal.
    pub(super) moves: u64,
    /// What is wrong with the game.
    pub(super) found: Vec<Found>,
    /// What else is wrong with it: only counted, since there is so much.
    pub(super) unsaid: BTreeMap<Group, u64>,
    /// Where the game starts, and where its last move stands.
    start: u64,
    last: Place,
    tags: GameTags,
    /// Where games usually start.
    initial: Position,
    /// The line that is being read, and those to which it is a variation.
    line: Line,
    outer: Vec<Line>,
}

/// What the tags say that matters here.
#[derive(Default)]
struct GameTags {
    fen: Option<String>,
    variant: Option<String>,
    result: Option<String>,
}

/// A line that is being read.
#[derive(Copy, Clone)]
struct Line {
    /// The position after its last move, and the one before it.
    position: Position,
    before: Position,
    state: State,
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum State {
    /// All moves could be made.
    Sound,
    /// The last move could not be made.
    Stuck,
    /// A move before the last could not be made, so that the position is not known.
    Lost,
}

impl Line {
    fn new(position: Position) -> Line {
        Line {
            position,
            before: position,
            state: State::Sound,
        }
    }
}

impl Checker {
    pub(super) fn new(recording: Recording, from: Option<Letters>) -> Checker {
        let initial = Position::initial();
        Checker {
            recording,
            from,
            moves: 0,
            found: Vec::new(),
            unsaid: BTreeMap::new(),
            start: 0,
            last: Place { start: 0, len: 0 },
            tags: GameTags::default(),
            initial,
            line: Line::new(initial),
            outer: Vec::new(),
        }
    }

    /// The next game starts here.
    pub(super) fn at(&mut self, start: u64) {
        self.start = start;
        self.recording.tape().forget(start);
    }

    fn find(&mut self, kind: Kind, at: u64) {
        let (line, column) = self.recording.tape().locate(at);
        self.tell(Found { kind, line, column });
    }

    /// Notes what is wrong; from some number on it is only counted.
    fn tell(&mut self, found: Found) {
        match self.found.len() < MOST {
            true => self.found.push(found),
            false => *self.unsaid.entry(found.kind.group()).or_default() += 1,
        }
    }

    /// The place of a tag, and of its value if that is found as it stands.
    fn place_of_tag(&self, name: &str, value: &str) -> u64 {
        let tape = self.recording.tape();
        let tag = tape.find(self.start, name).unwrap_or(self.start);
        tape.find(tag, value).unwrap_or(tag)
    }

    /// The position from which the game starts, if it is one.
    fn start_position(&mut self) -> Option<Position> {
        if let Some(variant) = self.tags.variant.take()
            && let Variant::Other(name) = Variant::read(&variant)
        {
            let at = self.place_of_tag("Variant", &variant);
            self.find(Kind::Variant(name.to_owned()), at);
            return None;
        }
        let text = self.tags.fen.take();
        let Some(text) = text.filter(|text| !matches!(text.trim(), "" | "?")) else {
            return Some(self.initial);
        };
        let (setup, faults) = fen::read(&text);
        let kind = match (faults.is_empty(), Position::accept(&setup)) {
            (true, Ok(position)) => return Some(position),
            (true, Err(_)) => Kind::Start,
            (false, _) => Kind::Fen,
        };
        let at = self.place_of_tag("FEN", &text);
        self.find(kind, at);
        None
    }

    /// Reads a move with care: it is in another language, not in standard algebraic notation, or wrong.
    #[cold]
    fn read(&mut self, place: Place) {
        let text = self.recording.tape().text(place).decode().into_owned();
        let position = self.line.position;
        let language = self.from.unwrap_or(Letters::EN);
        match read(&position, &text, &Reading::lenient(&[language])) {
            Ok(mv) => {
                self.moves += 1;
                self.line.before = position;
                self.line.position = position.make(mv);
                if self.from.is_none() {
                    let san = mv.written(&position, Form::PGN).to_string();
                    self.find(Kind::Irregular { text, san }, place.start);
                }
            }
            Err(misread) => {
                self.line.state = State::Stuck;
                let kind = Kind::Move {
                    text,
                    position,
                    misread,
                };
                self.find(kind, place.start);
            }
        }
    }
}

impl Visitor for Checker {
    fn begin_game(&mut self) {
        self.tags = GameTags::default();
        self.outer.clear();
    }

    fn tag(&mut self, name: Text<'_>, value: Text<'_>) {
        let tag = match name.bytes() {
            b"FEN" => &mut self.tags.fen,
            b"Variant" => &mut self.tags.variant,
            b"Result" => &mut self.tags.result,
            _ => return,
        };
        tag.get_or_insert_with(|| value.unescape().into_owned());
    }

    fn begin_moves(&mut self) -> Skip {
        match self.start_position() {
            Some(position) => {
                self.line = Line::new(position);
                Skip::No
            }
            None => Skip::Yes,
        }
    }

    #[inline(always)]
    fn san(&mut self, san: San, place: Place) {
        self.last = place;
        match self.line.state {
            State::Sound if self.from.is_none() => {
                let before = self.line.position;
                match san.follow(&mut self.line.position) {
                    Ok(_) => {
                        self.line.before = before;
                        self.moves += 1;
                    }
                    Err(_) => self.read(place),
                }
            }
            State::Sound => self.read(place),
            State::Stuck | State::Lost => self.line.state = State::Lost,
        }
    }

    fn word(&mut self, _: Text<'_>, place: Place) -> bool {
        self.last = place;
        match self.line.state {
            State::Sound => self.read(place),
            State::Stuck | State::Lost => self.line.state = State::Lost,
        }
        // Told already, and better than the reader can.
        true
    }

    fn begin_variation(&mut self) -> Skip {
        let start = match self.line.state {
            State::Sound => self.line.before,
            // A variation on the move that could not be made is one on this position.
            State::Stuck => self.line.position,
            State::Lost => return Skip::Yes,
        };
        if self.outer.len() == DEEPEST {
            self.find(Kind::Depth, self.last.start);
            return Skip::Yes;
        }
        self.outer.push(self.line);
        self.line = Line::new(start);
        Skip::No
    }

    fn end_variation(&mut self) {
        if let Some(outer) = self.outer.pop() {
            self.line = outer;
        }
    }

    fn fault(&mut self, fault: Fault) {
        let Fault { kind, line, column, .. } = fault;
        let kind = Kind::Text(kind);
        self.tell(Found { kind, line, column });
    }

    fn termination(&mut self, termination: Termination, place: Place) {
        let ends = [
            Termination::WhiteWon,
            Termination::BlackWon,
            Termination::Drawn,
            Termination::Unknown,
        ];
        let Some(tag) = self.tags.result.take() else { return };
        let is_result = ends.iter().any(|end| end.to_string() == tag);
        if is_result && tag != termination.to_string() {
            let moves = termination;
            self.find(Kind::Results { tag, moves }, place.start);
        }
    }
}
