//! Builds a game from what a reader tells.
//!
//! The reader tells of every word, and the builder tries it on the position at the end of the line that is being read.
//! Where that fails the line is *broken*: nothing more is taken from it, and when it ends its text is cut from the tape.

use jadoube_board::{Move, Position, fen};

use super::tape::Recording;
use super::{DEEPEST, Flaw, FlawKind, Game, Line, LineId, Note, unread};
use crate::pgn::comment::Comment;
use crate::pgn::tags::{Tags, read_result};
use crate::pgn::{Fault, FaultKind, Place, Skip, Termination, Text, Visitor};
use crate::read::{Misread, Reading};
use crate::san::San;
use crate::{Language, read};

pub(super) struct Builder<'a> {
    recording: &'a Recording,
    /// Empty for standard algebraic notation.
    languages: &'a [Language],
    game: Game,
    flaws: Vec<Flaw>,
    /// The lines that are being read, the innermost last; never empty.
    open: Vec<Open>,
    /// Where the game begins.
    start: u64,
    /// Where the last word or comment ends, and how many variations have begun since.
    passed: u64,
    begun: usize,
    termination: Option<(Termination, Place)>,
}

/// A line that is being read.
struct Open {
    line: LineId,
    /// The position before its last move.
    before: Option<Position>,
    /// Where its text begins that cannot be read.
    broken: Option<u64>,
}

impl<'a> Builder<'a> {
    pub(super) fn new(recording: &'a Recording, languages: &'a [Language], start: u64) -> Builder<'a> {
        Builder {
            recording,
            languages,
            game: Game::with_tags(Tags::default(), None),
            flaws: Vec::new(),
            open: Vec::from([Open {
                line: LineId::MAIN,
                before: None,
                broken: None,
            }]),
            start,
            passed: start,
            begun: 0,
            termination: None,
        }
    }

    /// The game, and what is wrong with it, when the reader has come to this place.
    pub(super) fn finish(mut self, position: u64) -> (Game, Vec<Flaw>) {
        let end = self.termination.map_or(position, |(_, place)| place.start);
        while let Some(open) = self.open.pop() {
            self.close(open, end);
        }
        if let Some((moves, place)) = self.termination {
            match self.game.result() {
                tag if tag == moves => {}
                Termination::Unknown => self.game.tags.set_result(moves),
                tag => self.flaw(FlawKind::Results { tag, moves }, place),
            }
        }
        (self.game, self.flaws)
    }

    fn top(&mut self) -> &mut Open {
        self.open.last_mut().expect("the main line stays open")
    }

    /// Keeps the text of a broken line.
    fn close(&mut self, open: Open, end: u64) {
        if let Some(start) = open.broken {
            let tape = self.recording.tape();
            let text = unread::rest(tape.bytes(start, end), open.line != LineId::MAIN);
            self.game.set_unread(open.line, text);
        }
    }

    fn flaw(&mut self, kind: FlawKind, place: Place) {
        let (line, column) = self.recording.tape().locate(place.start);
        self.flaws.push(Flaw {
            kind,
            place,
            line,
            column,
        });
    }

    fn note(&mut self, note: Note) {
        let &mut Open { line, broken, .. } = self.top();
        if broken.is_none() {
            let end = self.game.end(line);
            self.game.push_note(end, note);
        }
    }

    fn pass(&mut self, place: Place) {
        self.passed = place.range().end;
        self.begun = 0;
    }

    /// Plays a word that is read with a function of the position; breaks the line if it is no move.
    fn play(&mut self, place: Place, read: impl FnOnce(&Self, Position) -> Result<(Move, Position), Misread>) {
        let &mut Open { line, broken, .. } = self.top();
        if broken.is_none() {
            let position = self.game.end_position(line);
            match position.map(|position| read(self, position)) {
                Some(Ok((mv, after))) => {
                    self.top().before = position;
                    self.game.push_move(line, mv, after);
                }
                misread => {
                    let number = {
                        let tape = self.recording.tape();
                        self.passed + unread::start(tape.bytes(self.passed, place.start)) as u64
                    };
                    self.top().broken = Some(number);
                    if let Some(Err(misread)) = misread {
                        self.flaw(FlawKind::Move(misread), place);
                    }
                }
            }
        }
        self.pass(place);
    }

    /// Reads a word leniently.
    fn lenient(&self, position: Position, text: &str) -> Result<(Move, Position), Misread> {
        let languages = match self.languages {
            [] => &[Language::EN],
            languages => languages,
        };
        let mv = read::read(&position, text, &Reading::lenient(languages))?;
        Ok((mv, position.make(mv)))
    }

    /// The position that the tags give. `None` if they do not give it rightly.
    fn start_position(&mut self) -> Option<Position> {
        let Some(text) = self.game.tags.fen() else {
            return Some(Position::initial());
        };
        let (setup, faults) = fen::read(text);
        let kind = match faults.is_empty() {
            false => FlawKind::Fen(faults),
            true => match Position::accept(&setup) {
                Ok(position) => {
                    self.game.tags.mark_set_up();
                    return Some(position);
                }
                Err(refusal) => FlawKind::Start(refusal),
            },
        };
        let place = self.place_of("FEN", text);
        self.flaw(kind, place);
        None
    }

    /// The place of a tag's value. Readers do not tell it, since it is hardly ever asked for.
    fn place_of(&self, name: &str, value: &str) -> Place {
        let tape = self.recording.tape();
        let tag = tape.find(self.start, name.as_bytes()).unwrap_or(self.start);
        let start = tape.find(tag, value.as_bytes()).unwrap_or(tag);
        let len = value.len() as u32;
        Place { start, len }
    }
}

impl Visitor for Builder<'_> {
    fn tag(&mut self, name: Text<'_>, value: Text<'_>) {
        let tags = &mut self.game.tags;
        tags.push(name.decode().into_owned(), value.unescape().into_owned());
    }

    fn begin_moves(&mut self) -> Skip {
        let odd = |&(name, value): &(&str, &str)| name == "Result" && read_result(value).is_none();
        let odd = self.game.tags.iter().find(odd);
        if let Some(place) = odd.map(|(name, value)| self.place_of(name, value)) {
            self.flaw(FlawKind::Result, place);
        }
        let start = self.start_position();
        self.game = Game::with_tags(core::mem::take(&mut self.game.tags), start);
        Skip::No
    }

    fn san(&mut self, san: San, place: Place) {
        self.play(place, |builder, mut position| {
            let before = position;
            if builder.languages.is_empty()
                && let Ok(mv) = san.follow(&mut position)
            {
                return Ok((mv, position));
            }
            let tape = builder.recording.tape();
            builder.lenient(before, &tape.text(place).decode())
        });
    }

    fn word(&mut self, word: Text<'_>, place: Place) -> bool {
        self.play(place, |builder, position| builder.lenient(position, &word.decode()));
        // Told already, and better than the reader can.
        true
    }

    fn comment(&mut self, text: Text<'_>, place: Place) {
        if let Ok(comment) = Comment::new(text.decode()) {
            self.note(Note::of(comment));
        }
        self.pass(place);
    }

    fn draw_offer(&mut self, place: Place) {
        self.note(Note::DrawOffer);
        self.pass(place);
    }

    fn nag(&mut self, nag: u8) {
        self.note(Note::Nag(nag));
    }

    fn begin_variation(&mut self) -> Skip {
        let depth = self.open.len() as u16;
        self.begun += 1;
        let (begun, passed) = (self.begun, self.passed);
        let &mut Open { line, before, broken } = self.top();
        if broken.is_some() {
            return Skip::Yes;
        }
        if depth > DEEPEST {
            let start = {
                let tape = self.recording.tape();
                (0..begun).fold(passed, |from, _| tape.find(from, b"(").map_or(from, |at| at + 1))
            };
            let place = Place {
                start: start.saturating_sub(1),
                len: 1,
            };
            self.flaw(FlawKind::Depth, place);
            self.pass(place);
            return Skip::Yes;
        }
        let end = self.game.end(line);
        let start = if end.ply == 0 {
            self.game.end_position(line)
        } else {
            before
        };
        let line = self.game.push_variation(end, Line::new(start, depth));
        self.open.push(Open {
            line,
            before: None,
            broken: None,
        });
        Skip::No
    }

    fn end_variation(&mut self) {
        if self.open.len() > 1
            && let Some(open) = self.open.pop()
        {
            self.close(open, u64::MAX);
        }
    }

    fn fault(&mut self, fault: Fault) {
        let broken = self.top().broken.is_some();
        match fault.kind {
            FaultKind::Move | FaultKind::Nag if broken => return,
            FaultKind::Comment if !broken => {
                // A comment without end goes on to the next game.
                let text = {
                    let tape = self.recording.tape();
                    let start = fault.place.start + 1;
                    let end = tape.find(start, b"\n[").unwrap_or(u64::MAX);
                    Text(tape.bytes(start, end).trim_ascii_end()).decode().into_owned()
                };
                if let Ok(comment) = Comment::new(text) {
                    self.note(Note::of(comment));
                }
            }
            _ => {}
        }
        self.flaws.push(Flaw::from(fault));
    }

    fn termination(&mut self, termination: Termination, place: Place) {
        self.termination = Some((termination, place));
    }
}
