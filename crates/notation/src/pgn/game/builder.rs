//! Builds a game from what a reader tells.
//!
//! The reader tells of every word, and the builder tries it on the position at the end of the line that is being read.
//! Where that fails the line is *broken*: nothing more is taken from it, and when it ends its text is cut from the tape.

use jadoube_board::{Color, Move, Position, fen};

use super::tape::Recording;
use super::{DEEPEST, Flaw, FlawKind, Game, LONGEST, Line, LineId, MOST_LINES, MOST_NOTES, MOST_TAGS, Note, unread};
use crate::pgn::comment::Comment;
use crate::pgn::tags::Tags;
use crate::pgn::{Annotation, Fault, FaultKind, Place, Skip, Termination, Text, Visitor};
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
    /// Where the tags begin that stand there a second time, and how many tags of that name came before.
    twice: Vec<(String, usize)>,
    /// How many notes there are.
    notes: usize,
    /// How much text the tags have.
    tag_bytes: u64,
    /// Whether the game has become too long.
    is_full: bool,
}

/// A line that is being read.
struct Open {
    line: LineId,
    /// The position before its last move.
    before: Option<Position>,
    /// Where its text begins that cannot be read.
    broken: Option<u64>,
    /// A word that is no move and may be none at all: it is one if the next word is no move without it. Where its text
    /// begins, and the word.
    doubt: Option<(u64, Place)>,
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
                doubt: None,
            }]),
            start,
            passed: start,
            begun: 0,
            termination: None,
            twice: Vec::new(),
            notes: 0,
            tag_bytes: 0,
            is_full: false,
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
        if !self.is_full {
            let start = open.broken.or(open.doubt.map(|(start, _)| start));
            self.keep_text(open.line, start, end);
        }
    }

    fn keep_text(&mut self, line: LineId, start: Option<u64>, end: u64) {
        if let Some(start) = start {
            let text = {
                let tape = self.recording.tape();
                unread::rest(tape.bytes(start, end), line != LineId::MAIN)
            };
            self.game.set_unread(line, text);
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

    /// Keeps a word as a comment.
    fn remark(&mut self, line: LineId, word: Place) {
        let text = self.recording.tape().text(word).decode().into_owned();
        if let Ok(comment) = Comment::new(text) {
            let end = self.game.end(line);
            self.game.push_note(end, Note::of(comment));
        }
    }

    /// Anything else than a move follows a word that is in doubt: then it was one.
    fn settle(&mut self) {
        self.settle_at(self.open.len() - 1);
    }

    fn settle_at(&mut self, at: usize) {
        let open = &mut self.open[at];
        if let Some((start, _)) = open.doubt.take() {
            open.broken = Some(start);
        }
    }

    /// Whether a place is beyond what is taken of a game. That is told once.
    fn beyond(&mut self, place: Place) -> bool {
        let long = place.range().end - self.start > LONGEST;
        let full = long || self.game.lines() >= MOST_LINES || self.notes >= MOST_NOTES;
        if full && !self.is_full {
            self.is_full = true;
            self.flaw(FlawKind::TooLong, place);
            // What is kept as text is kept as far as it goes: the tape does not last for ever.
            for at in 0..self.open.len() {
                self.settle_at(at);
                let Open { line, broken, .. } = self.open[at];
                self.keep_text(line, broken, place.start);
            }
        }
        full
    }

    fn note(&mut self, note: Note) {
        self.settle();
        self.notes += 1;
        // Some notes have no place of their own.
        let place = Place {
            start: self.passed,
            len: 0,
        };
        let &mut Open { line, broken, .. } = self.top();
        if broken.is_none() && !self.is_full && !self.beyond(place) {
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
        let &mut Open {
            line, broken, doubt, ..
        } = self.top();
        if !self.beyond(place) && broken.is_none() {
            let position = self.game.end_position(line);
            let in_order = doubt.is_none() || position.is_some_and(|position| self.is_turn(&position, place));
            match position.filter(|_| in_order).map(|position| read(self, position)) {
                Some(Ok((mv, after))) => {
                    if let Some((_, word)) = self.top().doubt.take() {
                        self.remark(line, word);
                        let told = self.flaws.iter_mut().rfind(|flaw| flaw.place == word);
                        told.into_iter().for_each(|flaw| flaw.kind = FlawKind::Word);
                    }
                    self.top().before = position;
                    self.game.push_move(line, mv, after);
                }
                _ if doubt.is_some() => self.settle(),
                Some(Err(misread @ Misread::Unreadable { .. })) => {
                    let number = self.number_before(place);
                    self.top().doubt = Some((number, place));
                    self.flaw(FlawKind::Move(misread), place);
                }
                misread => {
                    let number = self.number_before(place);
                    self.top().broken = Some(number);
                    if let Some(Err(misread)) = misread {
                        self.flaw(FlawKind::Move(misread), place);
                    }
                }
            }
        }
        self.pass(place);
    }

    /// Where the number stands that belongs to a word, or the word if there is none.
    fn number_before(&self, word: Place) -> u64 {
        let tape = self.recording.tape();
        self.passed + unread::start(tape.bytes(self.passed, word.start)) as u64
    }

    /// Whether the number before a word, if there is one, is that of the player who has the move.
    fn is_turn(&self, position: &Position, word: Place) -> bool {
        let start = self.number_before(word);
        let tape = self.recording.tape();
        let number = tape.bytes(start, word.start).trim_ascii_end();
        let of_black = number.ends_with(b"..");
        match number.first().is_some_and(u8::is_ascii_digit) {
            true => (position.turn() == Color::Black) == of_black,
            false => true,
        }
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
        let read = fen::read_lenient(text);
        let place = self.place_of("FEN", text);
        if !read.faults.is_empty() {
            self.flaw(FlawKind::Fen(read.faults), place);
            return None;
        }
        match Position::accept(&read.setup) {
            Ok(position) => {
                if !read.repairs.is_empty() {
                    self.flaw(FlawKind::FenRepaired(read.repairs), place);
                }
                self.game.tags.mark_set_up();
                Some(position)
            }
            Err(refusal) => {
                self.flaw(FlawKind::Start(refusal), place);
                None
            }
        }
    }

    /// The place of a tag before which there are so many of the same name.
    fn place_of_tag(&self, name: &str, before: usize) -> Place {
        let tape = self.recording.tape();
        let sought = format!("[{name} ");
        let len = sought.len() as u32 - 1;
        let mut start = self.start;
        for _ in 0..=before {
            start = tape.find(start, sought.as_bytes()).map_or(start, |found| found + 1);
        }
        Place {
            start: start.saturating_sub(1).max(self.start),
            len,
        }
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
        self.tag_bytes += (name.bytes().len() + value.bytes().len()) as u64;
        if self.tag_bytes > LONGEST || self.game.tags.len() >= MOST_TAGS {
            self.is_full = true;
            return;
        }
        let (name, value) = (name.decode().into_owned(), value.unescape().into_owned());
        let tags = &mut self.game.tags;
        if tags.has(&name) {
            let before = self.twice.iter().filter(|(known, _)| *known == name).count();
            self.twice.push((name.clone(), before + 1));
        }
        tags.push(name, value);
    }

    fn begin_moves(&mut self) -> Skip {
        let odd = |&(name, value): &(&str, &str)| name == "Result" && Termination::of_tag(value).is_none();
        let odd = self.game.tags.iter().find(odd);
        if let Some(place) = odd.map(|(name, value)| self.place_of(name, value)) {
            self.flaw(FlawKind::Result, place);
        }
        if core::mem::take(&mut self.is_full) {
            let place = Place {
                start: self.start,
                len: 1,
            };
            self.flaw(FlawKind::TooLong, place);
        }
        for (name, before) in core::mem::take(&mut self.twice) {
            let place = self.place_of_tag(&name, before);
            self.flaw(FlawKind::TagTwice, place);
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

    fn annotation(&mut self, annotation: Annotation, _: Place) {
        let line = self.top().line;
        let turn = self
            .game
            .end_position(line)
            .map_or(Color::Black, |position| position.turn());
        self.note(Note::Nag(annotation.nag(!turn)));
    }

    fn null_move(&mut self, place: Place) -> bool {
        self.settle();
        let depth = self.open.len();
        let &mut Open { line, broken, .. } = self.top();
        if broken.is_some() || self.beyond(place) {
            self.pass(place);
            return true;
        }
        let position = self.game.end_position(line);
        let passed = position.and_then(|position| position.pass());
        let nested = self.game.line(line).depth + 1;
        match passed {
            Some(passed) if depth > 1 && nested <= DEEPEST => {
                let end = self.game.end(line);
                let next = self.game.push_null_move(end, Line::new(Some(passed), nested));
                let open = self.top();
                (open.line, open.before) = (next, position);
            }
            _ => {
                let number = self.number_before(place);
                self.top().broken = Some(number);
                self.flaw(FlawKind::NullMove, place);
            }
        }
        self.pass(place);
        true
    }

    fn comment(&mut self, text: Text<'_>, place: Place) {
        if self.beyond(place) {
            return self.pass(place);
        }
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
        self.begun += 1;
        let (begun, passed) = (self.begun, self.passed);
        self.settle();
        let &mut Open {
            line, before, broken, ..
        } = self.top();
        if broken.is_some() || self.is_full {
            return Skip::Yes;
        }
        let depth = self.game.line(line).depth + 1;
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
        // Before the first move, and after a null move, there is none to which it is an alternative in this line.
        let start = before.or_else(|| self.game.end_position(line));
        let line = self.game.push_variation(end, Line::new(start, depth));
        self.open.push(Open {
            line,
            before: None,
            broken: None,
            doubt: None,
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
            FaultKind::Move | FaultKind::Nag | FaultKind::Sign if broken => return,
            FaultKind::Sign => {
                self.settle();
                let &mut Open { line, broken, .. } = self.top();
                if broken.is_none() && !self.beyond(fault.place) {
                    self.remark(line, fault.place);
                }
                self.pass(fault.place);
            }
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
