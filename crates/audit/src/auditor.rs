//! Plays through games as they are read, and looks at each when it ends.
//!
//! The hot path is one move: it is followed on the position, and position, move and place are kept in memory that is used
//! again. Everything else is asked once a game. Repetitions are looked for only where so many moves can be taken back that
//! there can be some, and positions are compared piece by piece before anything else. Whether a position is dead is asked of
//! the last one alone: a game that can still be won at its end could be won all along. Only if it is dead is the first dead
//! position looked for.

mod clocks;
mod ending;
mod manner;
mod repetition;
mod start;

use std::collections::HashMap;
use std::sync::Arc;

use jadoube_board::{Color, Move, Position};
use jadoube_clock::TimeControl;
use jadoube_laws::{Edition, Pace};
use jadoube_notation::pgn::{Fault, Place, Reader, Skip, Termination, Text, Variant, Visitor};
use jadoube_notation::san::San;
use jadoube_notation::{Language as Letters, Misread, Reading, read};
use jadoube_proof::Prover;

use crate::Settings;
use crate::auditor::clocks::{Control, Times};
use crate::auditor::repetition::Repetitions;
use crate::digest::{Digest, Id};
use crate::finding::{Fact, Facts, Finding, Kind, Severity, Spot};
use crate::header::{Header, Tag, TagBuffer};
use crate::in_force::{Basis, edition_of, year_of};
use crate::pieces::{Piece, Worker};
use crate::proof::{Proof, confirms};
use crate::rules::{AllRules, Rules};
use crate::totals::{Totals, Way};

/// What is found in a piece. Places and numbers of games are counted from its start.
#[derive(Debug)]
pub(crate) struct Made {
    pub(crate) findings: Vec<Finding>,
    /// A mark of every game that has moves, to find games that stand there twice.
    pub(crate) marks: Vec<Mark>,
    pub(crate) totals: Totals,
    /// How many line breaks the piece has.
    pub(crate) lines: u64,
}

/// What tells a game from all others.
#[derive(Debug, Copy, Clone)]
pub(crate) struct Mark {
    pub(crate) digest: Digest,
    /// Where it begins.
    pub(crate) start: u32,
    /// Which of the piece it is, counted from 1.
    pub(crate) game: u32,
    pub(crate) plies: u32,
    pub(crate) pace: Option<Pace>,
}

/// Audits pieces, one after the other. What it needs for that it keeps.
pub(crate) struct Auditor<'a> {
    settings: &'a Settings,
    rules: &'a AllRules,
    prover: Prover,
    memory: Memory,
}

/// What is known of the game that is being read, in memory that is used again.
#[derive(Default)]
struct Memory {
    tags: TagBuffer,
    /// The position before each move, and the last one.
    positions: Vec<Position>,
    moves: Vec<Move>,
    /// Where each move stands.
    places: Vec<u32>,
    times: Times,
    repetitions: Repetitions,
    controls: HashMap<Vec<u8>, Option<Arc<Control>>>,
    /// The time control that was asked for last: mostly the next game has the same.
    last_control: (Vec<u8>, Option<Arc<Control>>),
}

impl<'a> Auditor<'a> {
    pub(crate) fn new(settings: &'a Settings, rules: &'a AllRules) -> Auditor<'a> {
        Auditor {
            settings,
            rules,
            prover: Prover::new(),
            memory: Memory::default(),
        }
    }
}

impl Worker for Auditor<'_> {
    type Made = Made;

    fn work(&mut self, piece: &Piece) -> Made {
        let mut hearing = Hearing {
            settings: self.settings,
            all_rules: self.rules,
            prover: &mut self.prover,
            memory: &mut self.memory,
            text: &piece.text,
            position: Position::initial(),
            quietest: 0,
            mates: None,
            state: State::Sound,
            after_stuck: 0,
            termination: None,
            remark: None,
            game: 0,
            game_start: 0,
            skipped: false,
            mark: LineMark { at: 0, line: 0 },
            pending: Vec::new(),
            made: Made {
                findings: Vec::new(),
                marks: Vec::new(),
                totals: Totals::default(),
                lines: 0,
            },
        };
        let mut reader = Reader::new(&piece.text[..]);
        loop {
            hearing.game_start = reader.position() as usize;
            // Memory does not fail to be read.
            if !matches!(reader.read_game(&mut hearing), Ok(true)) {
                break;
            }
        }
        let mut made = hearing.made;
        made.lines = hearing.mark.line + crate::pieces::breaks(&piece.text[hearing.mark.at..]);
        made.totals.bytes = piece.text.len() as u64;
        made.totals.torn += u64::from(piece.torn);
        made
    }
}

/// How far the moves of a game can be followed.
#[derive(Copy, Clone, PartialEq, Eq)]
enum State {
    /// To here.
    Sound,
    /// Not beyond a move that could not be made.
    Stuck,
}

/// A place whose line is known: so many line breaks stand before it.
#[derive(Copy, Clone)]
struct LineMark {
    at: usize,
    line: u64,
}

/// A finding before it is known what all findings of a game share.
struct Pending {
    kind: Kind,
    severity: Severity,
    keys: Vec<&'static str>,
    at: usize,
    ply: Option<u32>,
    player: Option<Color>,
    position: Option<Box<Position>>,
    facts: Facts,
    proof: Proof,
}

impl Pending {
    /// Something that concerns no moment of the game.
    fn of(kind: Kind, severity: Severity, keys: &[&'static str], at: usize) -> Pending {
        Pending {
            kind,
            severity,
            keys: keys.to_vec(),
            at,
            ply: None,
            player: None,
            position: None,
            facts: Facts::none(),
            proof: Proof::File,
        }
    }
}

/// The reading of a piece.
struct Hearing<'a> {
    settings: &'a Settings,
    all_rules: &'a AllRules,
    prover: &'a mut Prover,
    memory: &'a mut Memory,
    text: &'a [u8],
    /// The position after the last move.
    position: Position,
    /// The most moves without a capture or a pawn move that any position counts.
    quietest: u16,
    /// A player who was seen to be able to mate from the last position.
    mates: Option<Color>,
    state: State,
    /// How many moves came after one that could not be made.
    after_stuck: u32,
    termination: Option<(Termination, usize)>,
    /// The last comment of the game that is more than a clock time, and after how many moves it stands.
    remark: Option<(Place, u32)>,
    game: u64,
    game_start: usize,
    /// Whether the moves are passed over: another kind of chess, or no start position.
    skipped: bool,
    mark: LineMark,
    pending: Vec<Pending>,
    made: Made,
}

/// The language of standard algebraic notation.
const ENGLISH: Reading<'static> = Reading::lenient(&[Letters::EN]);

impl Hearing<'_> {
    /// How many moves of both players were made.
    fn plies(&self) -> u32 {
        self.memory.moves.len() as u32
    }

    /// Where a move stands, the number of moves before it given; after the last one, where the game ends.
    fn place_of(&self, ply: u32) -> usize {
        match self.memory.places.get(ply as usize) {
            Some(&place) => place as usize,
            None => self.end_place(),
        }
    }

    /// Where the result stands, or the last move if there is none.
    fn end_place(&self) -> usize {
        let last = self
            .memory
            .places
            .last()
            .map_or(self.game_start, |&place| place as usize);
        self.termination.map_or(last, |(_, at)| at)
    }

    /// Where a tag stands, or the beginning of the game.
    fn place_of_tag(&self, tag: Tag) -> usize {
        let end = self
            .memory
            .places
            .first()
            .map_or(self.text.len(), |&place| place as usize);
        let text = &self.text[self.game_start..end.max(self.game_start)];
        let found = memchr::memmem::find(text, format!("[{} ", tag.name()).as_bytes());
        self.game_start + found.unwrap_or(0)
    }

    /// The move that led to a position, and the position before it.
    fn move_to(&self, ply: u32) -> Option<Fact> {
        let index = ply.checked_sub(1)? as usize;
        let pair = (*self.memory.positions.get(index)?, *self.memory.moves.get(index)?);
        Some(Fact::Move(Box::new(pair)))
    }

    /// Reads a move with care: it is not in standard algebraic notation, or wrong.
    #[cold]
    fn read_with_care(&mut self, place: Place) {
        let at = place.start as usize;
        let text = Text(&self.text[at..at + place.len as usize]).decode().into_owned();
        match read(&self.position, &text, &ENGLISH) {
            Ok(mv) => self.make(mv, at),
            Err(misread) => {
                self.state = State::Stuck;
                self.memory.places.push(at as u32);
                let pending = self.misread(text, misread, at);
                self.pending.push(pending);
            }
        }
    }

    fn make(&mut self, mv: Move, at: usize) {
        self.position = self.position.make(mv);
        self.quietest = self.quietest.max(self.position.halfmoves());
        self.memory.moves.push(mv);
        self.memory.positions.push(self.position);
        self.memory.places.push(at as u32);
    }

    /// What is wrong with a move.
    fn misread(&self, text: String, misread: Misread, at: usize) -> Pending {
        let position = self.position;
        let (kind, keys, facts, proof) = match misread {
            Misread::Ambiguous { candidates } => {
                let moves: Vec<Move> = candidates.iter().map(|candidate| candidate.mv).collect();
                let meant = moves.iter().map(|&mv| (position, mv)).collect();
                let facts = Facts::none().with("candidates", Fact::Moves(meant));
                (
                    Kind::AmbiguousMove,
                    vec!["notation.two-pieces-elsewhere"],
                    facts,
                    Proof::Ambiguous { moves },
                )
            }
            Misread::Illegal { attempts } => {
                let tried = ending::likely(attempts);
                let mut keys: Vec<&'static str> = tried.iter().flat_map(|tried| tried.provisions()).collect();
                keys.sort_unstable();
                keys.dedup();
                // Where no such piece stands, no single provision is broken, and the move is none.
                let facts = match keys.is_empty() {
                    true => Facts::none().with("because", Fact::Word("no-such-piece")),
                    false => Facts::none().with("because", Fact::Provisions(keys.clone())),
                };
                if keys.is_empty() {
                    keys.push("legality.legal-move");
                }
                let proof = Proof::Illegal {
                    text: text.clone(),
                    tried,
                };
                (Kind::IllegalMove, keys, facts, proof)
            }
            Misread::Unreadable { .. } | Misread::Irregular { .. } => (
                Kind::UnreadableMove,
                vec!["notation.algebraic-only"],
                Facts::none(),
                Proof::File,
            ),
        };
        Pending {
            ply: Some(self.plies()),
            player: Some(position.turn()),
            position: Some(Box::new(position)),
            facts: facts.with("move", text).with("player", position.turn()),
            proof,
            ..Pending::of(kind, Severity::Error, &keys, at)
        }
    }

    /// The edition by which the game is judged, and why.
    fn edition(&self) -> (Edition, Basis) {
        if let Some(edition) = self.settings.edition {
            return (edition, Basis::Asked);
        }
        edition_of(self.day())
    }

    fn day(&self) -> &[u8] {
        let tags = &self.memory.tags;
        let known = tags.get(Tag::UTCDate).filter(|date| year_of(date).is_some());
        known.or_else(|| tags.get(Tag::Date)).unwrap_or_default()
    }

    /// The time control, if the file gives one that can be read.
    fn control(&mut self) -> Option<Arc<Control>> {
        let Memory {
            tags,
            controls,
            last_control,
            ..
        } = &mut *self.memory;
        let text = tags.get(Tag::TimeControl)?;
        if last_control.0 != text {
            // A file of many time controls is not a reason to keep them all.
            if controls.len() > 1000 {
                controls.clear();
            }
            let read = || {
                let control = TimeControl::from_pgn(std::str::from_utf8(text).ok()?).ok()?;
                Some(Arc::new(Control::of(control)?))
            };
            let control = match controls.get(text) {
                Some(known) => known.clone(),
                None => controls.entry(text.to_vec()).or_insert(read()).clone(),
            };
            *last_control = (text.to_vec(), control);
        }
        last_control.1.clone()
    }

    /// The line and the column of a place.
    fn locate(&mut self, at: usize) -> Spot {
        let at = at.min(self.text.len());
        if at < self.mark.at {
            // Findings of a game are told in the order of their places, so this is rare.
            self.mark = LineMark { at: 0, line: 0 };
        }
        let between = &self.text[self.mark.at..at];
        self.mark.line += crate::pieces::breaks(between);
        self.mark.at = at;
        let start = memchr::memrchr(b'\n', &self.text[..at]).map_or(0, |before| before + 1);
        Spot {
            byte: at as u64,
            line: self.mark.line + 1,
            column: (at - start) as u64 + 1,
        }
    }

    /// Makes findings of what was found in the game.
    fn conclude(&mut self, rules: &Rules, basis: Basis, pace: Option<Pace>, digest: Digest) {
        if self.pending.is_empty() {
            return;
        }
        let header: Arc<Header> = Arc::new(self.memory.tags.header(self.plies()));
        let mut pending = std::mem::take(&mut self.pending);
        pending.sort_by_key(|pending| (pending.at, pending.kind));
        for found in pending.drain(..) {
            let spot = self.locate(found.at);
            let verified = match self.settings.verify {
                true => confirms(&found.proof, &self.memory.positions[0], &self.memory.moves, found.ply),
                false => None,
            };
            self.made.findings.push(Finding {
                id: Id::of(digest, found.kind, found.ply, found.player),
                kind: found.kind,
                severity: found.severity,
                edition: rules.edition,
                basis,
                pace,
                citations: found.keys.iter().filter_map(|key| rules.citation(key)).collect(),
                game: self.game,
                spot,
                ply: found.ply,
                position: found.position,
                facts: found.facts,
                proof: found.proof,
                verified,
                header: header.clone(),
            });
        }
        self.pending = pending;
    }

    /// What tells the game from others: who played it, when, from where, and the moves.
    fn digest(&self) -> (Digest, Digest) {
        let memory = &*self.memory;
        let tag = |tag| memory.tags.get(tag).unwrap_or_default();
        let players = Digest::NOTHING
            .text(tag(Tag::White))
            .text(tag(Tag::Black))
            .text(self.day());
        let played = players.moves(&memory.moves).position(&memory.positions[0]);
        // Two games that no move tells apart have findings with names of their own.
        (played, played.text(tag(Tag::Round)).text(tag(Tag::UTCTime)))
    }

    /// The mark by which a game is known to stand there twice, if it is long enough for that.
    fn mark(&mut self, played: Digest, pace: Option<Pace>) {
        /// Two short games of the same players on one day can well be the same.
        const SHORT: u32 = 10;
        /// A game as long as this is not played twice by chance, whatever its round.
        const LONG: u32 = 40;
        let plies = self.plies();
        let tags = &self.memory.tags;
        let known = tags.get(Tag::White).is_some() && tags.get(Tag::Black).is_some();
        if plies < SHORT || !known || self.state == State::Stuck {
            return;
        }
        // Where a file says that two games were begun at different times, or stand at different addresses, they are two.
        let mut digest = played.text(tags.get(Tag::UTCTime).unwrap_or_default());
        if let Some(site) = tags.get(Tag::Site)
            && memchr::memmem::find(site, b"://").is_some()
        {
            digest = digest.text(site);
        }
        if plies < LONG {
            digest = digest.text(tags.get(Tag::Round).unwrap_or_default());
        }
        self.made.marks.push(Mark {
            digest,
            start: self.game_start as u32,
            game: self.game as u32,
            plies,
            pace,
        });
    }
}

impl Visitor for Hearing<'_> {
    fn begin_game(&mut self) {
        let blanks = self.text[self.game_start..]
            .iter()
            .take_while(|byte| byte.is_ascii_whitespace());
        self.game_start += blanks.count();
        self.game += 1;
        self.state = State::Sound;
        self.after_stuck = 0;
        self.termination = None;
        self.remark = None;
        self.skipped = false;
        let memory = &mut *self.memory;
        memory.tags.clear();
        memory.positions.clear();
        memory.moves.clear();
        memory.places.clear();
        memory.times.clear();
    }

    #[inline]
    fn tag(&mut self, name: Text<'_>, value: Text<'_>) {
        self.memory.tags.put(name.bytes(), value.bytes());
    }

    fn begin_moves(&mut self) -> Skip {
        self.position = Position::initial();
        let variant = self.memory.tags.get(Tag::Variant);
        let variant = variant
            .map(|variant| Text(variant).decode().into_owned())
            .unwrap_or_default();
        let variant = Variant::read(&variant);
        let start = match variant {
            Variant::Other(_) => None,
            _ => self.start_position(variant),
        };
        self.position = start.unwrap_or(self.position);
        self.quietest = self.position.halfmoves();
        self.memory.positions.push(self.position);
        self.skipped = start.is_none();
        if self.skipped { Skip::Yes } else { Skip::No }
    }

    #[inline(always)]
    fn san(&mut self, san: San, place: Place) {
        if self.state != State::Sound {
            self.after_stuck += 1;
            return;
        }
        match san.follow(&mut self.position) {
            Ok(mv) => {
                let memory = &mut *self.memory;
                memory.moves.push(mv);
                memory.positions.push(self.position);
                memory.places.push(place.start as u32);
                self.quietest = self.quietest.max(self.position.halfmoves());
            }
            Err(_) => self.read_with_care(place),
        }
    }

    fn word(&mut self, _: Text<'_>, place: Place) -> bool {
        match self.state {
            State::Sound => self.read_with_care(place),
            State::Stuck => self.after_stuck += 1,
        }
        true
    }

    #[inline]
    fn comment(&mut self, text: Text<'_>, place: Place) {
        if self.state == State::Sound {
            let ply = self.memory.moves.len() as u32;
            if !self.memory.times.read(text.bytes(), ply) {
                self.remark = Some((place, ply));
            }
        }
    }

    fn begin_variation(&mut self) -> Skip {
        Skip::Yes
    }

    fn fault(&mut self, _: Fault) {
        self.made.totals.faults += 1;
    }

    fn termination(&mut self, termination: Termination, place: Place) {
        self.termination = Some((termination, place.start as usize));
    }

    fn end_game(&mut self) {
        let (edition, basis) = self.edition();
        let control = self.control();
        let pace = control.as_ref().and_then(|control| control.pace(edition));
        let all: &AllRules = self.all_rules;
        let rules = all.of(edition, pace.unwrap_or(Pace::Standard));
        let year = year_of(self.day());
        self.made
            .totals
            .count_game(self.plies(), year, pace, rules.edition, basis);
        let (played, digest) = self.digest();
        if self.skipped {
            if self.pending.is_empty() {
                self.made.totals.other_variants += 1;
            }
            self.made.totals.count_ending(Way::Unknown);
        } else {
            self.check_start(rules);
            let way = self.check_ending(rules);
            self.made.totals.count_ending(way);
            if let Some(control) = &control {
                self.check_label(rules, control);
                self.check_clocks(control);
            }
            self.mark(played, pace);
        }
        self.conclude(rules, basis, pace, digest);
    }
}
