//! Moves: which are legal, and why one is not.

use std::fmt::Write;

use jadoube_board::{Attempt, Color, Fault, Move, Position, Setup, Square, Wing, legality};
use jadoube_notation::{Entry, Form, Language as Letters, Misread, Reading, Signs, Style, Written, read_entry};
use jadoube_words::FluentArgs;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::named::{Named, SomeEditions, editions};
use super::tool::{Ask, FEN, MOVE, within};
use crate::args::Editions;
use crate::broken::Broken;
use crate::cited::Cited;
use crate::commands::moves::{State, coordinates};
use crate::given::{Given, Tried};
use crate::look::Look;
use crate::problem::Problem;
use crate::words::{Language, Words, letters_of, say, setup_fault, spoken, spoken_language};

/// A move in a position.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WhyIllegal {
    /// The position in FEN, or `startpos`. Fields at its end may be left out.
    fen: String,
    /// The move: in coordinates (`e1g1`, `e7e8q`), in algebraic notation with English letters or with those of a language
    /// (`Nf3`, `Sf3`), or castling (`0-0`). What castles in coordinates may be the king's own move or the king to its rook.
    #[serde(rename = "move")]
    attempt: String,
    /// The language of the piece letters, as a code of two letters: `de`, `fr`, `nl`. Without it, English letters are tried,
    /// then those of the language of the answer, then all.
    notation: Option<String>,
    /// The edition whose articles are cited, or `all`; the newest if nothing is said.
    edition: Option<Named<SomeEditions>>,
    /// The language of the answer.
    language: Option<Named<Language>>,
}

/// What a move is.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Judged {
    /// What came of it.
    verdict: MoveVerdict,
    /// The position in FEN.
    fen: String,
    /// The move as it was given.
    text: String,
    /// A legal move.
    #[serde(skip_serializing_if = "Option::is_none")]
    meant: Option<NamedMove>,
    /// The position after a legal move, in FEN.
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<String>,
    /// The illegal moves that can be meant, with everything that each breaks.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    illegal: Vec<IllegalMove>,
    /// The legal moves that can be meant, if it is not clear which.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    candidates: Vec<NamedMove>,
    /// Why the Laws do not accept the position, if they do not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    position_faults: Vec<PositionFault>,
}

/// What a move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum MoveVerdict {
    /// It is legal.
    Legal,
    /// It is illegal.
    Illegal,
    /// Several legal moves can be meant.
    Ambiguous,
    /// The Laws do not accept the position, and without its coordinates no move can be told.
    PositionNotAccepted,
}

/// A legal move.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct NamedMove {
    /// In coordinates, as engines write it.
    #[serde(rename = "move")]
    coordinates: String,
    /// In standard algebraic notation.
    san: String,
    /// With the piece letters of the language of the answer.
    written: String,
}

/// An illegal move.
#[derive(Debug, Serialize, JsonSchema)]
struct IllegalMove {
    /// In coordinates; castling as `0-0` or `0-0-0`.
    #[serde(rename = "move")]
    attempt: String,
    /// Everything that it breaks.
    breaks: Vec<Broken>,
}

/// Why the Laws do not accept a position.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct PositionFault {
    /// What is wrong.
    fault: String,
    /// The provision it rests on.
    provision: Cited,
}

impl PositionFault {
    fn all(faults: &[Fault], editions: &Editions) -> Vec<PositionFault> {
        let fault = |fault: &Fault| PositionFault {
            fault: setup_fault(fault),
            provision: Cited::new(fault.provision(), &editions.0),
        };
        faults.iter().map(fault).collect()
    }

    fn draw_all(all: &[PositionFault], page: &mut String) {
        let _ = writeln!(page, "{}", say!("position-refused"));
        for PositionFault { fault, provision } in all {
            // Writing to a text cannot fail.
            let _ = writeln!(page, "  - {fault}");
            let _ = provision.draw(spoken(), "", 4, &Look::PLAIN, page);
        }
    }
}

impl NamedMove {
    fn new(position: &Position, mv: Move) -> NamedMove {
        let own = Style {
            signs: Signs::Letters(letters_of(spoken_language())),
            ..Style::PGN
        };
        NamedMove {
            coordinates: coordinates(mv),
            san: mv.written(position, Form::PGN).to_string(),
            written: mv.written(position, Form::Algebraic(own)).to_string(),
        }
    }
}

impl Ask for WhyIllegal {
    const NAME: &'static str = "why_illegal";
    const TITLE: &'static str = "Why is this move illegal?";
    const DOES: &'static str = "Whether a move is legal in a position and, if not, everything that it breaks, each in a sentence \
        with the article of the FIDE Laws. Castling is explained too: which right was lost, which square is attacked. Positions \
        that no game can reach are judged as well.";

    type Answer = Judged;

    fn language(&self) -> Option<Language> {
        self.language.map(|named| named.0)
    }

    fn answer(self) -> Result<(Judged, String), Problem> {
        within(&self.fen, FEN)?;
        within(&self.attempt, MOVE)?;
        let notation = self.notation.as_deref().map(letters).transpose()?;
        let setup = Given::read(&[self.fen]).setup()?;
        let judging = Judging {
            text: self.attempt,
            editions: editions(self.edition),
            words: spoken(),
            setup,
        };
        match Tried::read(&judging.text) {
            Ok(Tried::Squares(attempt)) => {
                let breaches = legality::breaches(&judging.setup, attempt);
                Ok(judging.tried(&attempt.to_string(), attempt, &breaches))
            }
            Ok(Tried::Castling(wing)) => Ok(judging.castling(wing)),
            Err(_) => judging.written(notation),
        }
    }
}

/// The letters of a language.
fn letters(tag: &str) -> Result<Letters, Problem> {
    within(tag, MOVE)?;
    Letters::find(tag).ok_or_else(|| {
        let tags: Vec<&str> = Letters::all().map(Letters::tag).collect();
        Problem::new(
            say!("mcp-notation", tag = tag),
            say!("mcp-notation-remedy", tags = tags.join(", ")),
        )
    })
}

struct Judging {
    text: String,
    editions: Editions,
    words: &'static Words,
    setup: Setup,
}

impl Judging {
    fn new_judged(&self, verdict: MoveVerdict) -> Judged {
        Judged {
            verdict,
            fen: self.setup.to_string(),
            text: self.text.clone(),
            meant: None,
            after: None,
            illegal: Vec::new(),
            candidates: Vec::new(),
            position_faults: PositionFault::all(&self.setup.faults(), &self.editions),
        }
    }

    /// Judges a move from square to square, on any setup.
    fn tried(&self, name: &str, attempt: Attempt, breaches: &[legality::Breach]) -> (Judged, String) {
        if !breaches.is_empty() {
            let (breaks, _) = Broken::all(self.words, &self.setup, attempt, breaches, &self.editions);
            let attempt = name.to_owned();
            return self.illegal(vec![IllegalMove { attempt, breaks }]);
        }
        let found = Position::accept(&self.setup).ok();
        match found.and_then(|position| Some((position, position.find(attempt)?))) {
            Some((position, mv)) => self.legal(&position, mv),
            None => {
                let mut judged = self.new_judged(MoveVerdict::Legal);
                judged.after = Some(legality::play(&self.setup, attempt).to_string());
                let page = self.page(&judged, name);
                (judged, page)
            }
        }
    }

    fn castling(&self, wing: Wing) -> (Judged, String) {
        let name = match wing {
            Wing::Kingside => "0-0",
            Wing::Queenside => "0-0-0",
        };
        let breaches = legality::castling_breaches(&self.setup, wing);
        match legality::castling_attempt(&self.setup, wing) {
            Some(attempt) => self.tried(name, attempt, &breaches),
            // Where no king could castle, nothing moves.
            None => {
                let nothing = Attempt {
                    from: Square::E1,
                    to: Square::E1,
                    promotion: None,
                };
                self.tried(name, nothing, &breaches)
            }
        }
    }

    /// Judges a move in algebraic notation.
    fn written(self, notation: Option<Letters>) -> Result<(Judged, String), Problem> {
        let Ok(position) = Position::accept(&self.setup) else {
            let judged = self.new_judged(MoveVerdict::PositionNotAccepted);
            let mut page = String::new();
            PositionFault::draw_all(&judged.position_faults, &mut page);
            return Ok((judged, page));
        };
        match self.read(&position, notation) {
            Ok(entry) => Ok(self.legal(&position, entry.mv)),
            Err(Misread::Irregular { mv, .. }) => Ok(self.legal(&position, mv)),
            Err(Misread::Ambiguous { candidates }) => {
                let mut judged = self.new_judged(MoveVerdict::Ambiguous);
                let named = candidates
                    .iter()
                    .map(|candidate| NamedMove::new(&position, candidate.mv));
                judged.candidates = named.collect();
                let names: Vec<&str> = judged
                    .candidates
                    .iter()
                    .map(|named| named.coordinates.as_str())
                    .collect();
                let page = say!("mcp-ambiguous", text = self.text.as_str(), moves = names.join(", "));
                Ok((judged, page))
            }
            Err(Misread::Illegal { attempts }) => {
                let illegal = attempts.iter().map(|tried| {
                    let (breaks, _) =
                        Broken::all(self.words, &self.setup, tried.attempt, &tried.breaches, &self.editions);
                    IllegalMove {
                        attempt: tried.attempt.to_string(),
                        breaks,
                    }
                });
                Ok(self.illegal(illegal.collect()))
            }
            Err(Misread::Unreadable { .. }) => Err(Problem::new(
                say!("mcp-no-move", text = self.text.as_str()),
                say!("mcp-no-move-remedy"),
            )),
        }
    }

    /// Reads the move with the letters that were named, or else with English ones, those of the answer, and all, until one
    /// of them makes it a legal move. If none does, the first that makes it a move at all counts.
    fn read(&self, position: &Position, notation: Option<Letters>) -> Result<Entry, Misread> {
        let ways = match notation {
            Some(letters) => vec![vec![letters]],
            None => vec![vec![Letters::EN], vec![letters_of(spoken_language())], Vec::new()],
        };
        let read = |languages: &Vec<Letters>| read_entry(position, &self.text, &Reading::lenient(languages));
        let readings: Vec<Result<Entry, Misread>> = ways.iter().map(read).collect();
        let is_move = |read: &Result<Entry, Misread>| !matches!(read, Err(Misread::Unreadable { .. }));
        let best = readings
            .iter()
            .position(|read| matches!(read, Ok(_) | Err(Misread::Irregular { .. })));
        let best = best.or_else(|| readings.iter().position(is_move)).unwrap_or_default();
        readings
            .into_iter()
            .nth(best)
            .unwrap_or(Err(Misread::Unreadable { at: 0..0 }))
    }

    fn legal(&self, position: &Position, mv: Move) -> (Judged, String) {
        let mut judged = self.new_judged(MoveVerdict::Legal);
        let named = NamedMove::new(position, mv);
        let name = named.written.clone();
        judged.meant = Some(named);
        judged.after = Some(position.make(mv).to_string());
        let page = self.page(&judged, &name);
        (judged, page)
    }

    fn illegal(&self, illegal: Vec<IllegalMove>) -> (Judged, String) {
        let mut judged = self.new_judged(MoveVerdict::Illegal);
        judged.illegal = illegal;
        let page = self.page(&judged, &self.text);
        (judged, page)
    }

    /// The verdict in sentences.
    fn page(&self, judged: &Judged, name: &str) -> String {
        let mut page = String::new();
        let words = self.words;
        if !judged.position_faults.is_empty() {
            PositionFault::draw_all(&judged.position_faults, &mut page);
            page.push('\n');
        }
        let mut args = FluentArgs::new();
        args.set("player", words.player(self.setup.turn));
        let turn = words.sentence("to-move", &args);
        let mut verdict = |name: &str, key: &str| {
            args.set("move", name.to_owned());
            let _ = writeln!(page, "{turn} {}", words.say(key, &args));
        };
        match judged.illegal.as_slice() {
            [] => verdict(name, "legal"),
            [_] => verdict(name, "illegal"),
            several => several.iter().for_each(|tried| verdict(&tried.attempt, "illegal")),
        }
        for tried in &judged.illegal {
            let _ = Broken::draw_all(&tried.breaks, words, 0, &Look::PLAIN, &mut page);
        }
        if let Some(after) = &judged.after {
            let _ = writeln!(page, "{}: {after}", words.word("after"));
        }
        page
    }
}

/// A position whose moves are asked for.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LegalMoves {
    /// The position in FEN, or `startpos`. Fields at its end may be left out.
    fen: String,
    /// The language of the answer, and of the piece letters in `written`.
    language: Option<Named<Language>>,
}

/// The legal moves of a position.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Moves {
    /// The position in FEN.
    fen: String,
    /// Who has the move.
    turn: &'static str,
    /// `free`, `check`, `checkmate` or `stalemate`: how the player who has the move stands. Null if the Laws do not accept
    /// the position.
    state: Option<State>,
    /// How many legal moves there are.
    count: usize,
    /// They.
    moves: Vec<LegalMove>,
    /// Why the Laws do not accept the position, if they do not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    position_faults: Vec<PositionFault>,
}

/// A legal move, and what it does.
#[derive(Debug, Serialize, JsonSchema)]
struct LegalMove {
    #[serde(flatten)]
    named: NamedMove,
    /// Whether it gives check.
    check: bool,
    /// Whether it gives checkmate.
    mate: bool,
}

impl Ask for LegalMoves {
    const NAME: &'static str = "legal_moves";
    const TITLE: &'static str = "Legal moves of a position";
    const DOES: &'static str = "All legal moves of a position, in coordinates and in standard algebraic notation, with checks and \
        mates; and whether the player to move is in check, checkmated or stalemated. Chess960 is understood.";

    type Answer = Moves;

    fn language(&self) -> Option<Language> {
        self.language.map(|named| named.0)
    }

    fn answer(self) -> Result<(Moves, String), Problem> {
        within(&self.fen, FEN)?;
        let setup = Given::read(&[self.fen]).setup()?;
        let turn = match setup.turn {
            Color::White => "white",
            Color::Black => "black",
        };
        let Ok(position) = Position::accept(&setup) else {
            let moves = Moves {
                fen: setup.to_string(),
                turn,
                state: None,
                count: 0,
                moves: Vec::new(),
                position_faults: PositionFault::all(&setup.faults(), &editions(None)),
            };
            let mut page = String::new();
            PositionFault::draw_all(&moves.position_faults, &mut page);
            return Ok((moves, page));
        };
        let described = |mv: Move| {
            let next = position.make(mv);
            let check = next.is_check();
            LegalMove {
                named: NamedMove::new(&position, mv),
                check,
                mate: check && next.count_legal_moves() == 0,
            }
        };
        let state = State::of(&position);
        let moves: Vec<LegalMove> = position.legal_moves().into_iter().map(described).collect();
        let written: Vec<&str> = moves.iter().map(|mv| mv.named.written.as_str()).collect();
        let count = match moves.len() {
            0 => say!("moves-none"),
            count => say!("moves-count", count = count),
        };
        let page = format!("{}\n{count}\n{}", state.sentence(&position), written.join(" "));
        let moves = Moves {
            fen: position.to_string(),
            turn,
            state: Some(state),
            count: moves.len(),
            moves,
            position_faults: Vec::new(),
        };
        Ok((moves, page))
    }
}
