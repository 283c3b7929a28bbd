//! Plays through games as they are read, and notes what is wrong.
//!
//! Moves in standard algebraic notation are followed on the position at once. Only where that fails is the text of the
//! move taken from the tape and read with care, to say why. What follows is then a [`Search`] until the position is known.

use std::collections::BTreeMap;

use jadoube_board::{Color, Move, Position, fen};
use jadoube_notation::pgn::{Annotation, Fault, FaultKind, Place, Skip, Termination, Text, Variant, Visitor};
use jadoube_notation::san::San;
use jadoube_notation::{Form, Language as Letters, Misread, Reading, Written, read};

use super::ending::Judge;
use super::fault::{Found, Group, Kind, Resumed, Sequel};
use super::search::{Candidate, How, Numbered, Search, Standing};
use super::tags::GameTags;
use super::tape::Recording;

/// How many faults of one game are told.
const MOST: usize = 10_000;

/// How deep variations may be nested.
const DEEPEST: usize = 256;

/// What is checked, and how.
#[derive(Debug, Copy, Clone)]
pub(super) struct Rigour {
    /// The letters of the pieces, if they are not those of standard algebraic notation.
    pub(super) from: Option<Letters>,
    /// Whether everything has to be as PGN exports it.
    pub(super) strict: bool,
    /// After how many moves of each player without a capture or a pawn move a game is over, if it ever is.
    pub(super) moves: Option<u32>,
}

/// Checks games.
pub(super) struct Checker {
    recording: Recording,
    from: Option<Letters>,
    strict: bool,
    judge: Judge,
    /// How many moves were found legal, and how many could not be checked.
    pub(super) moves: u64,
    pub(super) unchecked: u64,
    /// What is wrong with the game.
    pub(super) found: Vec<Found>,
    /// What else is wrong with it: only counted, since there is so much.
    pub(super) unsaid: BTreeMap<Group, u64>,
    /// Where the game starts, and where its last move stands.
    start: u64,
    last: Place,
    tags: GameTags,
    /// Where games usually start, and where this one does.
    initial: Position,
    beginning: Position,
    /// How often a search has tried a move.
    tries: u32,
    result: Option<(Termination, Place)>,
    /// The line that is being read, and those to which it is a variation.
    line: Line,
    outer: Vec<Line>,
}

/// A result as PGN exports it.
fn exported(result: Termination) -> &'static str {
    match result {
        Termination::WhiteWon => "1-0",
        Termination::BlackWon => "0-1",
        Termination::Drawn => "1/2-1/2",
        Termination::Unknown => "*",
    }
}

/// Whether a word has the name of a square in it, as all moves but castling do.
fn names_a_square(word: &[u8]) -> bool {
    let is_square = |pair: &[u8]| matches!(pair, [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8']);
    word.windows(2).any(is_square)
}

/// How many moves lead from one position of a game to a later one.
fn moves_between(start: &Position, end: &Position) -> u64 {
    let made = |position: &Position| 2 * u64::from(position.fullmoves()) + u64::from(position.turn() == Color::Black);
    made(end).saturating_sub(made(start))
}

/// A line that is being read.
#[derive(Clone)]
struct Line {
    /// The position after its last move, and the one before it.
    position: Position,
    before: Position,
    state: State,
}

#[derive(Clone)]
enum State {
    /// All moves could be made.
    Sound,
    /// A move could not be made, and it is not known yet what was played.
    Searching(Box<Search>),
    /// The position is not known. This fault, if it is told, is why.
    Lost(Option<usize>),
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
    pub(super) fn new(recording: Recording, rigour: Rigour) -> Checker {
        let initial = Position::initial();
        let Rigour { from, strict, moves } = rigour;
        Checker {
            recording,
            from,
            strict,
            judge: Judge::new(moves),
            moves: 0,
            unchecked: 0,
            found: Vec::new(),
            unsaid: BTreeMap::new(),
            start: 0,
            last: Place { start: 0, len: 0 },
            tags: GameTags::default(),
            initial,
            beginning: initial,
            tries: 0,
            result: None,
            line: Line::new(initial),
            outer: Vec::new(),
        }
    }

    /// The next game starts here.
    pub(super) fn at(&mut self, start: u64) {
        self.start = start;
        self.recording.tape().forget(start);
    }

    /// Notes what is wrong. Where it is told among the faults, if it is.
    fn find(&mut self, kind: Kind, at: u64) -> Option<usize> {
        let (line, column) = self.recording.tape().locate(at);
        self.tell(Found {
            kind,
            line,
            column,
            sequel: Sequel::default(),
        })
    }

    /// Notes what is wrong; from some number on it is only counted.
    fn tell(&mut self, found: Found) -> Option<usize> {
        match self.found.len() < MOST {
            true => {
                self.found.push(found);
                Some(self.found.len() - 1)
            }
            false => {
                *self.unsaid.entry(found.kind.group()).or_default() += 1;
                None
            }
        }
    }

    /// The place of a tag before which there are so many of its name.
    fn place_of_tag(&self, name: &str, before: usize) -> u64 {
        let tape = self.recording.tape();
        let sought = format!("[{name} ");
        let mut at = self.start;
        for row in 0..=before {
            let from = at + u64::from(row > 0);
            at = tape.find(from, &sought).unwrap_or(at);
        }
        at
    }

    /// The place of a tag's value if that is found as it stands.
    fn place_of_value(&self, name: &str, value: &str) -> u64 {
        let tag = self.place_of_tag(name, 0);
        self.recording.tape().find(tag, value).unwrap_or(tag + 1)
    }

    /// The position from which the game starts, if it is one; otherwise the fault that is why not.
    fn start_position(&mut self) -> Result<Position, Option<usize>> {
        if let Some(variant) = self.tags.variant.take()
            && let Variant::Other(name) = Variant::read(&variant)
        {
            let at = self.place_of_value("Variant", &variant);
            return Err(self.find(Kind::Variant(name.to_owned()), at));
        }
        let text = self.tags.fen.take();
        let Some(text) = text.filter(|text| !matches!(text.trim(), "" | "?")) else {
            return Ok(self.initial);
        };
        let read = fen::read_lenient(&text);
        let at = self.place_of_value("FEN", &text);
        if !read.faults.is_empty() {
            return Err(self.find(Kind::Fen, at));
        }
        let Ok(position) = Position::accept(&read.setup) else {
            return Err(self.find(Kind::Start, at));
        };
        if !read.repairs.is_empty() {
            let repairs = read.repairs;
            self.find(Kind::FenRepaired { repairs, position }, at);
        }
        Ok(position)
    }

    /// What the result tag says that is not as it should be.
    fn check_result_tag(&mut self) {
        let Some(text) = self.tags.result.as_deref() else {
            return;
        };
        let kind = match Termination::of_tag(text) {
            Some(result) if exported(result) == text => return,
            Some(result) => Kind::ResultSpelled {
                text: text.to_owned(),
                result,
            },
            None => Kind::NoResult(text.to_owned()),
        };
        let at = self.place_of_value("Result", text);
        self.find(kind, at);
    }

    fn text(&self, place: Place) -> String {
        self.recording.tape().text(place).decode().into_owned()
    }

    /// Reads a move with care: it is in another language, not in standard algebraic notation, or wrong.
    #[cold]
    fn read(&mut self, place: Place) {
        let text = self.text(place);
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
            Err(misread) => self.stumble(text, position, misread, place),
        }
    }

    /// Notes a move that cannot be made.
    fn stumble(&mut self, text: String, position: Position, misread: Misread, place: Place) {
        let over = match misread {
            Misread::Illegal { .. } if !position.has_legal_move() => self.judge.ending(&position),
            _ => None,
        };
        self.line.state = match over {
            Some(ending) => State::Lost(self.find(Kind::AfterEnd { text, ending }, place.start)),
            None => {
                let mut search = Search::new(position, self.line.before, &misread);
                let kind = Kind::Move {
                    text,
                    position,
                    misread,
                };
                search.fault = self.find(kind, place.start);
                State::Searching(Box::new(search))
            }
        };
    }

    /// Reads a move on a line whose position is not known.
    #[cold]
    fn grope(&mut self, san: Option<San>, place: Place) {
        let number = match self.line.state {
            State::Searching(_) => self.number_before(place),
            State::Sound | State::Lost(_) => None,
        };
        self.last = place;
        if let State::Lost(fault) = self.line.state {
            let moves = u64::from(san.is_some() || names_a_square(self.recording.tape().text(place).bytes()));
            return self.pass_over(fault, moves);
        }
        let text = self.text(place);
        let language = self.from.unwrap_or(Letters::EN);
        let from = self.from;
        let State::Searching(search) = &mut self.line.state else {
            return;
        };
        // Among words that are no moves there are often more.
        if san.is_none() && !names_a_square(text.as_bytes()) {
            return;
        }
        let standing = search.follow(number, &mut self.tries, |position| {
            let mut after = *position;
            match san.filter(|_| from.is_none()) {
                Some(san) => san.follow(&mut after).ok().map(|_| after),
                None => {
                    let mv = read(position, &text, &Reading::lenient(&[language])).ok()?;
                    Some(position.make(mv))
                }
            }
        });
        match standing {
            Standing::Open => {}
            Standing::Found(candidate) => self.resume(candidate),
            Standing::Failed => self.give_up(),
        }
    }

    /// Goes on from a position that is known again.
    fn resume(&mut self, candidate: Candidate) {
        let state = std::mem::replace(&mut self.line.state, State::Sound);
        let State::Searching(search) = state else { return };
        self.moves += u64::from(search.followed - candidate.skipped);
        self.pass_over(search.fault, u64::from(candidate.skipped));
        self.line.position = candidate.position;
        self.line.before = candidate.before;
        if let Some(fault) = search.fault.filter(|_| !search.in_variation) {
            self.found[fault].sequel.resumed = Some(match candidate.how {
                How::Nothing => Resumed::Nothing,
                How::AsWritten => Resumed::AsWritten,
                How::Legal(mv) => Resumed::Played(mv.written(&search.stuck, Form::PGN).to_string()),
            });
        }
    }

    /// Checks no more of the line.
    fn give_up(&mut self) {
        let State::Searching(search) = &self.line.state else {
            return;
        };
        let (fault, followed) = (search.fault, search.followed);
        self.line.state = State::Lost(fault);
        self.pass_over(fault, u64::from(followed));
    }

    /// Counts moves that are not checked.
    fn pass_over(&mut self, fault: Option<usize>, moves: u64) {
        self.unchecked += moves;
        if let Some(fault) = fault {
            self.found[fault].sequel.unchecked += moves;
        }
    }

    /// Comes to the end of the line that is being read.
    fn finish_line(&mut self) {
        let State::Searching(search) = &self.line.state else {
            return;
        };
        match search.end() {
            Standing::Found(candidate) => self.resume(candidate),
            _ if search.is_harmless() => self.moves += u64::from(search.followed),
            Standing::Open | Standing::Failed => self.give_up(),
        }
    }

    /// The number before a move, as it stands in the text: `12.` or `12...`.
    fn number_before(&self, place: Place) -> Option<Numbered> {
        const LONGEST: u64 = 24;
        let end = self.last.range().end;
        let from = end.max(place.start.saturating_sub(LONGEST)).min(place.start);
        let tape = self.recording.tape();
        let between = tape.text(Place {
            start: from,
            len: (place.start - from) as u32,
        });
        let text = between.bytes().trim_ascii_end();
        let points = text.iter().rev().take_while(|byte| matches!(byte, b'.' | b' ')).count();
        let dots = text[text.len() - points..].iter().filter(|&&byte| byte == b'.').count();
        let digits = &text[..text.len() - points];
        let count = digits.iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
        let number = std::str::from_utf8(&digits[digits.len() - count..])
            .ok()?
            .parse()
            .ok()?;
        let turn = match dots {
            0 => return None,
            1 => Color::White,
            _ => Color::Black,
        };
        Some(Numbered { turn, number })
    }

    /// Compares a move that was made with what PGN exports.
    #[cold]
    fn compare(&mut self, before: Position, made: Move, place: Place) {
        let text = self.text(place);
        let san = made.written(&before, Form::PGN).to_string();
        if text == san {
            return;
        }
        let captures = |text: &str| text.contains('x');
        let kind = match (captures(&text), captures(&san)) {
            (false, true) => Kind::CaptureMissing { text, san },
            (true, false) => Kind::CaptureWrong { text, san },
            _ => Kind::Irregular { text, san },
        };
        self.find(kind, place.start);
    }

    /// What stands where castling should be written with letters and hyphens.
    fn check_castling(&mut self, before: Position, made: Move, place: Place) {
        let plain = self.recording.tape().text(place).bytes().starts_with(b"O-O");
        if !plain {
            let text = self.text(place);
            let san = made.written(&before, Form::PGN).to_string();
            self.find(Kind::Irregular { text, san }, place.start);
        }
    }

    /// What the end of the game says of the result, and whether it went on after the end.
    fn check_end(&mut self) {
        if !matches!(self.line.state, State::Sound) || !self.outer.is_empty() {
            return;
        }
        let (position, before) = (self.line.position, self.line.before);
        let moves = moves_between(&self.beginning, &position);
        if moves > 0 && self.judge.went_on(&self.beginning, &before, moves) {
            let after = {
                let tape = self.recording.tape();
                let text = tape.between(self.start, self.last.range().end);
                text.and_then(|text| self.judge.first_after(text, self.beginning, self.from))
            };
            if let Some((place, ending)) = after {
                let start = self.start + place.start;
                let text = self.text(Place { start, ..place });
                self.find(Kind::AfterEnd { text, ending }, start);
                return;
            }
        }
        let Some(ending) = self.judge.ending(&position) else {
            return;
        };
        let tag = self.tags.result.as_deref().and_then(Termination::of_tag);
        let known = |result: &Termination| *result != Termination::Unknown;
        let (moves, place) = match self.result {
            Some((moves, place)) => (Some(moves), place),
            None => (None, self.last),
        };
        let result = moves.filter(known).or(tag).unwrap_or(Termination::Unknown);
        if result != ending.result() && (moves.is_some() || known(&result)) {
            self.find(Kind::Contradiction { ending, result }, place.start);
        }
    }
}

impl Visitor for Checker {
    fn begin_game(&mut self) {
        self.tags.clear();
        self.outer.clear();
        (self.tries, self.result) = (0, None);
        self.last = Place {
            start: self.start,
            len: 0,
        };
    }

    fn tag(&mut self, name: Text<'_>, value: Text<'_>) {
        self.tags.push(name, value);
    }

    fn begin_moves(&mut self) -> Skip {
        for (name, before) in std::mem::take(&mut self.tags.again) {
            let at = self.place_of_tag(&name, before);
            self.find(Kind::TagTwice(name), at);
        }
        self.check_result_tag();
        match self.start_position() {
            Ok(position) => {
                self.beginning = position;
                self.line = Line::new(position);
            }
            Err(fault) => self.line.state = State::Lost(fault),
        }
        Skip::No
    }

    #[inline(always)]
    fn san(&mut self, san: San, place: Place) {
        if !matches!(self.line.state, State::Sound) {
            return self.grope(Some(san), place);
        }
        self.last = place;
        if self.from.is_some() {
            return self.read(place);
        }
        let before = self.line.position;
        match san.follow(&mut self.line.position) {
            Ok(mv) => {
                self.line.before = before;
                self.moves += 1;
                if self.strict {
                    self.compare(before, mv, place);
                } else if let San::Castling(_) = san {
                    self.check_castling(before, mv, place);
                }
            }
            Err(_) => self.read(place),
        }
    }

    fn word(&mut self, _: Text<'_>, place: Place) -> bool {
        match self.line.state {
            State::Sound => {
                self.last = place;
                self.read(place);
            }
            State::Searching(_) | State::Lost(_) => self.grope(None, place),
        }
        // Told already, and better than the reader can.
        true
    }

    fn null_move(&mut self, place: Place) -> bool {
        self.last = place;
        let in_main_line = self.outer.is_empty();
        match &mut self.line.state {
            State::Sound => {
                let position = self.line.position;
                let passed = position.pass();
                if in_main_line || passed.is_none() {
                    let in_check = passed.is_none();
                    let text = self.text(place);
                    let fault = self.find(Kind::NullMove { text, in_check }, place.start);
                    if in_check {
                        self.line.state = State::Lost(fault);
                    }
                }
                if let Some(passed) = passed {
                    self.line.before = position;
                    self.line.position = passed;
                }
            }
            State::Searching(search) => {
                let standing = search.follow(None, &mut self.tries, Position::pass);
                match standing {
                    Standing::Open => {}
                    Standing::Found(candidate) => self.resume(candidate),
                    Standing::Failed => self.give_up(),
                }
            }
            State::Lost(_) => {}
        }
        true
    }

    fn annotation(&mut self, annotation: Annotation, place: Place) {
        if self.strict {
            let text = self.text(place);
            // Those that PGN has itself.
            if !matches!(text.as_str(), "!" | "?" | "!!" | "??" | "!?" | "?!") {
                let mover = !self.line.position.turn();
                let nag = annotation.nag(mover);
                self.find(Kind::Annotation { text, nag }, place.start);
            }
        }
    }

    fn begin_variation(&mut self) -> Skip {
        if self.outer.len() == DEEPEST {
            self.find(Kind::Depth, self.last.start);
            return Skip::Yes;
        }
        let (position, state) = match &self.line.state {
            State::Sound => (self.line.before, State::Sound),
            // A variation on the move that could not be made is one on this position.
            State::Searching(search) if search.followed == 0 && search.is_move() => (search.stuck, State::Sound),
            State::Searching(search) => (search.stuck, State::Searching(Box::new(search.of_variation()))),
            State::Lost(fault) => (self.line.position, State::Lost(*fault)),
        };
        let mut line = Line::new(position);
        line.state = state;
        self.outer.push(std::mem::replace(&mut self.line, line));
        Skip::No
    }

    fn end_variation(&mut self) {
        self.finish_line();
        if let Some(outer) = self.outer.pop() {
            self.line = outer;
        }
    }

    fn fault(&mut self, fault: Fault) {
        let Fault {
            kind,
            line,
            column,
            place,
        } = fault;
        let kind = match kind {
            // Where nothing is known anyway, it says nothing.
            FaultKind::Sign if !matches!(self.line.state, State::Sound) => return,
            FaultKind::Sign => Kind::Sign(self.text(place)),
            kind => Kind::Text(kind),
        };
        self.tell(Found {
            kind,
            line,
            column,
            sequel: Sequel::default(),
        });
    }

    fn termination(&mut self, termination: Termination, place: Place) {
        self.result = Some((termination, place));
        let plain = self.recording.tape().text(place).bytes() == exported(termination).as_bytes();
        if !plain {
            let text = self.text(place);
            let result = termination;
            self.find(Kind::ResultSpelled { text, result }, place.start);
        }
        let tag = self.tags.result.as_deref().and_then(Termination::of_tag);
        if let Some(tag) = tag.filter(|&tag| tag != termination) {
            let moves = termination;
            self.find(Kind::Results { tag, moves }, place.start);
        }
    }

    fn end_game(&mut self) {
        while !self.outer.is_empty() {
            self.end_variation();
        }
        self.finish_line();
        self.check_end();
        self.found.sort_by_key(|found| (found.line, found.column));
    }
}
