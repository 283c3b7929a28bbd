//! Boards.

use std::borrow::Cow;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use jadoube_board::fen::{CastlingStyle, EnPassantStyle};
use jadoube_board::{Attempt, Chess960, Color, File, Kind, Move as LegalMove, Position, Rank, Square, divide, perft};
use jadoube_notation::san::San;
use jadoube_notation::{Form, Misread, Reading, Rigour, Style, Written, read};
use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyTuple};

use crate::chess;
use crate::errors::{self, MoveError};
use crate::language::{Lang, Year, letters};
use crate::moves::{self, Move, Player, name_of};
use crate::reasons::Reason;

/// A position, and the moves that led to it.
///
/// A board never changes: `play` returns another one, so boards can be kept, compared, hashed and put into sets. Two boards
/// are equal if they have the same position and the same counters, whatever was played before.
///
/// Without a FEN it is the usual array; with a number from 0 to 959 it is that start position of Chess960. In Chess960,
/// moves castle by the king going to its rook; it is recognised by where king and rooks stand, unless `chess960` says so.
///
/// >>> import jadoube
/// >>> board = jadoube.Board()
/// >>> board.turn, len(board.legal_moves)
/// ('white', 20)
/// >>> board = board.play("e4").play("e5").play("Nf3")
/// >>> board
/// Board('rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2')
/// >>> [move.uci() for move in board.moves]
/// ['e2e4', 'e7e5', 'g1f3']
#[pyclass(frozen, module = "jadoube", name = "Board")]
#[derive(Clone)]
pub(crate) struct Board {
    pub(crate) position: Position,
    pub(crate) chess960: bool,
    past: Option<Arc<Past>>,
}

/// A move that was played, and where.
struct Past {
    before: Position,
    mv: LegalMove,
    /// How many moves were played, this one included.
    count: usize,
    past: Option<Arc<Past>>,
}

impl Drop for Past {
    /// One after the other: a long game would use up the stack.
    fn drop(&mut self) {
        let mut next = self.past.take();
        while let Some(mut past) = next.and_then(Arc::into_inner) {
            next = past.past.take();
        }
    }
}

impl Board {
    /// A board on which nothing was played yet.
    pub(crate) fn starting(position: Position, chess960: Option<bool>) -> Board {
        Board {
            position,
            chess960: chess960.unwrap_or_else(|| is_chess960(&position)),
            past: None,
        }
    }

    /// The board after a legal move.
    pub(crate) fn after(&self, mv: LegalMove) -> Board {
        let count = self.count() + 1;
        Board {
            position: self.position.make(mv),
            chess960: self.chess960,
            past: Some(Arc::new(Past {
                before: self.position,
                mv,
                count,
                past: self.past.clone(),
            })),
        }
    }

    fn count(&self) -> usize {
        self.past.as_ref().map_or(0, |past| past.count)
    }

    /// The moves that were played, each with the position before it, first to last.
    pub(crate) fn played(&self) -> Vec<(Position, LegalMove)> {
        let mut played = Vec::with_capacity(self.count());
        let mut past = self.past.as_deref();
        while let Some(last) = past {
            played.push((last.before, last.mv));
            past = last.past.as_deref();
        }
        played.reverse();
        played
    }

    /// The position from which it came by its moves.
    pub(crate) fn begun_from(&self) -> Position {
        self.played().first().map_or(self.position, |(start, _)| *start)
    }

    /// A legal move as a board of its kind tells it.
    pub(crate) fn as_told(&self, mv: LegalMove) -> Attempt {
        let mut attempt = Attempt::from(mv);
        if mv.kind() == Kind::Castling && !self.chess960 {
            attempt.to = mv.destination();
        }
        attempt
    }

    /// Whether a position is the same, counters included. A square that a pawn has crossed counts where it can be captured.
    pub(crate) fn is_same(&self, other: &Position) -> bool {
        let own = &self.position;
        own.identity() == other.identity()
            && own.halfmoves() == other.halfmoves()
            && own.fullmoves() == other.fullmoves()
    }

    /// The legal move that somebody means by a move or a text.
    pub(crate) fn meant(&self, given: &Bound<'_, PyAny>, lang: Lang) -> PyResult<LegalMove> {
        let py = given.py();
        if let Ok(mv) = given.cast::<Move>() {
            return self.legal(py, mv.get().0, lang);
        }
        if let Ok(text) = given.extract::<Cow<'_, str>>() {
            return self.read(py, &text, lang);
        }
        match moves::from_chess(given)? {
            Some(attempt) => self.legal(py, attempt, lang),
            None => Err(PyTypeError::new_err(format!(
                "expected a move: a jadoube.Move, a move of python-chess or a text, not {}",
                given.get_type().name()?
            ))),
        }
    }

    /// The legal move by these squares.
    fn legal(&self, py: Python<'_>, attempt: Attempt, lang: Lang) -> PyResult<LegalMove> {
        self.position.find(attempt).ok_or_else(|| {
            let reasons = Reason::of_attempt(&self.position, attempt, lang, Year::default().0);
            errors::illegal(py, &attempt.to_string(), reasons)
        })
    }

    /// Reads coordinates, or a move as it is written in English.
    fn read(&self, py: Python<'_>, text: &str, lang: Lang) -> PyResult<LegalMove> {
        match text.parse::<Attempt>() {
            Ok(attempt) => self.legal(py, attempt, lang),
            Err(_) => self.read_written(py, text, &letters("en")?, Rigour::Lenient, lang),
        }
    }

    fn read_written(
        &self,
        py: Python<'_>,
        text: &str,
        languages: &[jadoube_notation::Language],
        rigour: Rigour,
        lang: Lang,
    ) -> PyResult<LegalMove> {
        let english = matches!(languages, [one] if *one == jadoube_notation::Language::EN);
        if english
            && rigour == Rigour::Lenient
            && let Some(Ok(mv)) = San::read(text).map(|san| san.resolve(&self.position))
        {
            return Ok(mv);
        }
        let misread = match read(&self.position, text, &Reading { languages, rigour }) {
            Ok(mv) => return Ok(mv),
            Err(misread) => misread,
        };
        Err(match misread {
            Misread::Illegal { attempts } => {
                let reasons = Reason::of_tried(&self.position, &attempts, lang, Year::default().0);
                errors::illegal(py, text, reasons)
            }
            Misread::Ambiguous { candidates } => {
                let candidates = candidates.iter().map(|candidate| Move(self.as_told(candidate.mv)));
                errors::ambiguous(py, text, candidates.collect())
            }
            Misread::Unreadable { .. } => MoveError::new_err(format!("{text:?} is no move")),
            Misread::Irregular { mv, .. } => MoveError::new_err(format!(
                "{text:?} means {}, and is not written as asked",
                self.as_told(mv)
            )),
        })
    }

    /// Writes a legal move.
    pub(crate) fn write(&self, mv: LegalMove, form: Form) -> String {
        match form {
            Form::Coordinates(_) => self.as_told(mv).to_string(),
            form => mv.written(&self.position, form).to_string(),
        }
    }
}

/// How moves are written, by the name of a style.
pub(crate) fn form(style: &str, lang: &str) -> PyResult<Form> {
    let letters = match letters(lang)?.first() {
        Some(letters) => *letters,
        None => return Err(PyValueError::new_err("moves are written in one language, not in any")),
    };
    let style = match style {
        "pgn" => Style::PGN.in_language(letters),
        "short" => Style::SHORT.in_language(letters),
        "terse" => Style::TERSE.in_language(letters),
        "long" => Style::LONG.in_language(letters),
        "figurine" => Style::FIGURINES,
        "uci" => return Ok(Form::UCI),
        _ => {
            return Err(PyValueError::new_err(format!(
                "no style {style:?}; there are pgn, short, long, terse, figurine and uci"
            )));
        }
    };
    Ok(style.into())
}

/// Whether castling, now or later, is that of Chess960.
fn is_chess960(position: &Position) -> bool {
    let usual = |rook: Square| {
        let color = if rook.rank() == Rank::ONE {
            Color::White
        } else {
            Color::Black
        };
        position.king(color).file() == File::E && matches!(rook.file(), File::A | File::H)
    };
    let shuffled = Chess960::of(position).is_some_and(|start| start != Chess960::STANDARD);
    shuffled || !position.castling().into_iter().all(usual)
}

/// A board that was given as a `Board`, as a board of python-chess or as a FEN.
pub(crate) struct AnyBoard(pub(crate) Board);

impl<'a, 'py> FromPyObject<'a, 'py> for AnyBoard {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<AnyBoard> {
        if let Ok(board) = given.cast::<Board>() {
            return Ok(AnyBoard(board.get().clone()));
        }
        if let Ok(fen) = given.extract::<Cow<'_, str>>() {
            return from_fen(given.py(), &fen, None).map(AnyBoard);
        }
        match chess::is_board(&given) {
            true => chess::board(&given, true).map(AnyBoard),
            false => Err(PyTypeError::new_err(format!(
                "expected a board: a jadoube.Board, a board of python-chess or a FEN, not {}",
                given.get_type().name()?
            ))),
        }
    }
}

fn from_fen(py: Python<'_>, fen: &str, chess960: Option<bool>) -> PyResult<Board> {
    match fen.parse::<Position>() {
        Ok(position) => Ok(Board::starting(position, chess960)),
        Err(error) => Err(errors::no_position(py, &error)),
    }
}

#[pymethods]
impl Board {
    #[new]
    #[pyo3(signature = (fen=None, *, chess960=None))]
    fn new(py: Python<'_>, fen: Option<&Bound<'_, PyAny>>, chess960: Option<bool>) -> PyResult<Board> {
        let Some(fen) = fen else {
            return Ok(Board::starting(Position::initial(), chess960));
        };
        if let Ok(text) = fen.extract::<Cow<'_, str>>() {
            return from_fen(py, &text, chess960);
        }
        match fen.extract::<i64>() {
            Ok(number) => {
                let start = u16::try_from(number).ok().and_then(Chess960::new);
                let start = start.ok_or_else(|| {
                    PyValueError::new_err(format!("no start position {number}; they are counted from 0 to 959"))
                })?;
                Ok(Board::starting(start.position(), Some(chess960.unwrap_or(true))))
            }
            Err(_) => Err(PyTypeError::new_err(
                "a board is made from a FEN or the number of a start position; Board.from_chess takes boards of python-chess",
            )),
        }
    }

    /// The same board of python-chess, taken from its bitboards and its stack of moves; no text is read.
    ///
    /// >>> import chess, jadoube
    /// >>> theirs = chess.Board()
    /// >>> theirs.push_san("Nf3")
    /// Move.from_uci('g1f3')
    /// >>> ours = jadoube.Board.from_chess(theirs)
    /// >>> ours.fen() == theirs.fen(), ours.moves
    /// (True, [Move('g1f3')])
    ///
    /// With `stack=False` the moves are left out.
    #[staticmethod]
    #[pyo3(signature = (board, *, stack=true))]
    fn from_chess(board: &Bound<'_, PyAny>, stack: bool) -> PyResult<Board> {
        match chess::is_board(board) {
            true => chess::board(board, stack),
            false => Err(PyTypeError::new_err(format!(
                "expected a board of python-chess, not {}",
                board.get_type().name()?
            ))),
        }
    }

    /// The same board for python-chess, with its moves on the stack unless `stack=False`. No text is written.
    ///
    /// >>> jadoube.Board().play("e4").to_chess()
    /// Board('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1')
    #[pyo3(signature = (*, stack=true))]
    fn to_chess<'py>(&self, py: Python<'py>, stack: bool) -> PyResult<Bound<'py, PyAny>> {
        chess::to_chess(py, self, stack)
    }

    /// The position as FEN. `castling="shredder"` writes the files of the rooks; `en_passant` says when the square that a pawn
    /// has crossed is written: where a capture is `"legal"`, where a pawn attacks it (`"xfen"`), or `"always"`.
    ///
    /// >>> jadoube.Board().play("e4").fen(en_passant="always")
    /// 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1'
    #[pyo3(signature = (*, castling=Cow::Borrowed("xfen"), en_passant=Cow::Borrowed("legal")), text_signature = "($self, *, castling='xfen', en_passant='legal')")]
    fn fen(&self, castling: Cow<'_, str>, en_passant: Cow<'_, str>) -> PyResult<String> {
        let castling = match &*castling {
            "xfen" => CastlingStyle::XFen,
            "shredder" => CastlingStyle::Shredder,
            other => {
                return Err(PyValueError::new_err(format!(
                    "castling is written as xfen or shredder, not {other:?}"
                )));
            }
        };
        let en_passant = match &*en_passant {
            "legal" => EnPassantStyle::Legal,
            "xfen" => EnPassantStyle::Attacked,
            "always" => EnPassantStyle::Always,
            other => {
                let said = format!("en passant is written legal, xfen or always, not {other:?}");
                return Err(PyValueError::new_err(said));
            }
        };
        Ok(self.position.fen(castling, en_passant).to_string())
    }

    /// Who has the move: `'white'` or `'black'`.
    #[getter]
    fn turn(&self) -> &'static str {
        name_of(self.position.turn())
    }

    /// Whether castling is the king going to its rook.
    #[getter]
    fn chess960(&self) -> bool {
        self.chess960
    }

    /// Moves of both players since the last capture or pawn move.
    #[getter]
    fn halfmove_clock(&self) -> u16 {
        self.position.halfmoves()
    }

    /// The number of the next move.
    #[getter]
    fn fullmove_number(&self) -> u32 {
        self.position.fullmoves()
    }

    /// The square that a pawn has just crossed, whether or not it can be captured there; `None` if there is none.
    #[getter]
    fn ep_square(&self) -> Option<String> {
        self.position.en_passant().map(|square| square.to_string())
    }

    /// The squares of the rooks with which castling has not been lost.
    ///
    /// >>> jadoube.Board().castling_rooks
    /// ['a1', 'h1', 'a8', 'h8']
    #[getter]
    fn castling_rooks(&self) -> Vec<String> {
        self.position
            .castling()
            .into_iter()
            .map(|square| square.to_string())
            .collect()
    }

    /// The letter of the piece on a square, large for White; `None` if the square is empty.
    ///
    /// >>> jadoube.Board().piece_at("d8")
    /// 'q'
    fn piece_at(&self, square: &Bound<'_, PyAny>) -> PyResult<Option<char>> {
        let square = moves::square(square)?;
        Ok(self.position.piece_at(square).map(|piece| piece.letter()))
    }

    /// All pieces by their squares.
    ///
    /// >>> jadoube.Board("4k3/8/8/8/8/8/8/4K2R w K - 0 1").piece_map()
    /// {'e1': 'K', 'h1': 'R', 'e8': 'k'}
    fn piece_map<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let map = PyDict::new(py);
        for square in self.position.occupied() {
            if let Some(piece) = self.position.piece_at(square) {
                map.set_item(square.to_string(), piece.letter())?;
            }
        }
        Ok(map)
    }

    /// All legal moves.
    ///
    /// >>> sorted(map(str, jadoube.Board("7k/8/8/8/8/8/8/K7 w - - 0 1").legal_moves))
    /// ['a1a2', 'a1b1', 'a1b2']
    #[getter]
    fn legal_moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let legal = self.position.legal_moves();
        let moves: Vec<Py<Move>> = legal
            .iter()
            .map(|mv| Py::new(py, Move(self.as_told(*mv))))
            .collect::<PyResult<_>>()?;
        PyList::new(py, moves)
    }

    /// How many legal moves there are, without making a list of them.
    fn count_legal_moves(&self) -> usize {
        self.position.count_legal_moves()
    }

    /// Whether a move is legal. A text that is no move is an error.
    ///
    /// >>> jadoube.Board().is_legal("e4"), jadoube.Board().is_legal("Ke2")
    /// (True, False)
    fn is_legal(&self, r#move: &Bound<'_, PyAny>) -> PyResult<bool> {
        let py = r#move.py();
        match self.meant(r#move, Lang::default()) {
            Ok(_) => Ok(true),
            Err(error) if error.is_instance_of::<errors::IllegalMoveError>(py) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// The board after a move, which may be a `Move`, a move of python-chess, coordinates or what is written on a scoresheet
    /// in English. This board stays as it is.
    ///
    /// >>> try:
    /// ...     jadoube.Board().play("Ke2")
    /// ... except jadoube.IllegalMoveError as error:
    /// ...     print(error)
    /// Ke2 is illegal: One of the player's own pieces stands on e2.
    fn play(&self, r#move: &Bound<'_, PyAny>) -> PyResult<Board> {
        Ok(self.after(self.meant(r#move, Lang::default())?))
    }

    /// The board after several moves: a list of them, or a text such as `"1. e4 e5 2. Nf3"`.
    ///
    /// >>> jadoube.Board().play_all("1. e4 e5 2. Nf3").fullmove_number
    /// 2
    fn play_all(&self, moves: &Bound<'_, PyAny>) -> PyResult<Board> {
        let mut board = self.clone();
        if let Ok(text) = moves.extract::<Cow<'_, str>>() {
            for word in text.split_whitespace() {
                // A number and its points before a move say nothing, nor does a result after the last.
                let after = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
                let word = match after.starts_with('.') {
                    true => after.trim_start_matches('.'),
                    false => word,
                };
                if matches!(word, "" | "1-0" | "0-1" | "1/2-1/2" | "*") {
                    continue;
                }
                board = board.after(board.read(moves.py(), word, Lang::default())?);
            }
            return Ok(board);
        }
        for mv in moves.try_iter()? {
            board = board.after(board.meant(&mv?, Lang::default())?);
        }
        Ok(board)
    }

    /// A legal move as it is written: in the letters of one of 49 languages (`lang`), and in a style: `"pgn"`, `"short"` and
    /// `"long"` as the Laws have them, `"terse"`, `"figurine"` or `"uci"`.
    ///
    /// >>> board = jadoube.Board()
    /// >>> board.san("g1f3"), board.san("g1f3", lang="nl"), board.san("g1f3", style="long", lang="da")
    /// ('Nf3', 'Pf3', 'Sg1-f3')
    #[pyo3(signature = (r#move, *, lang=Cow::Borrowed("en"), style=Cow::Borrowed("pgn")), text_signature = "($self, move, *, lang='en', style='pgn')")]
    fn san(&self, r#move: &Bound<'_, PyAny>, lang: Cow<'_, str>, style: Cow<'_, str>) -> PyResult<String> {
        let form = form(&style, &lang)?;
        Ok(self.write(self.meant(r#move, Lang::default())?, form))
    }

    /// The one legal move that a text means, as it stands on a scoresheet in a language; with `lang="any"` in whichever
    /// language it means something. With `strict=True` only what PGN exports is accepted.
    ///
    /// >>> jadoube.Board().parse_san("Pf3", lang="nl")
    /// Move('g1f3')
    #[pyo3(signature = (text, *, lang=Cow::Borrowed("en"), strict=false), text_signature = "($self, text, *, lang='en', strict=False)")]
    fn parse_san(&self, py: Python<'_>, text: Cow<'_, str>, lang: Cow<'_, str>, strict: bool) -> PyResult<Move> {
        let rigour = if strict { Rigour::Pgn } else { Rigour::Lenient };
        let mv = self.read_written(py, &text, &letters(&lang)?, rigour, Lang::default())?;
        Ok(Move(self.as_told(mv)))
    }

    /// A legal move as a `Move`, whatever it was given as.
    ///
    /// >>> jadoube.Board().parse("e4")
    /// Move('e2e4')
    fn parse(&self, r#move: &Bound<'_, PyAny>) -> PyResult<Move> {
        Ok(Move(self.as_told(self.meant(r#move, Lang::default())?)))
    }

    /// The moves that led here, first to last.
    #[getter]
    fn moves(&self) -> Vec<Move> {
        self.played().iter().map(|(_, mv)| Move(self.as_told(*mv))).collect()
    }

    /// How many moves led here.
    #[getter]
    fn ply(&self) -> usize {
        self.count()
    }

    /// The board before all its moves.
    #[getter]
    fn start(&self) -> Board {
        Board::starting(self.begun_from(), Some(self.chess960))
    }

    /// The board before its last move, or before the last `moves` of them.
    ///
    /// >>> jadoube.Board().play("e4").back() == jadoube.Board()
    /// True
    #[pyo3(signature = (moves=1))]
    fn back(&self, moves: usize) -> PyResult<Board> {
        let mut board = self.clone();
        for _ in 0..moves {
            let Some(past) = board.past.clone() else {
                return Err(PyIndexError::new_err(format!("only {} moves led here", self.count())));
            };
            board.position = past.before;
            board.past = past.past.clone();
        }
        Ok(board)
    }

    /// Whether the player who has the move is in check.
    fn is_check(&self) -> bool {
        self.position.is_check()
    }

    /// Whether the player who has the move is checkmated.
    fn is_checkmate(&self) -> bool {
        self.position.is_checkmate()
    }

    /// Whether the player who has the move has no legal move and is not in check.
    fn is_stalemate(&self) -> bool {
        self.position.is_stalemate()
    }

    /// The pieces that give check, by their squares.
    #[getter]
    fn checkers(&self) -> Vec<String> {
        self.position
            .checkers()
            .into_iter()
            .map(|square| square.to_string())
            .collect()
    }

    /// Whether a player's pieces attack a square.
    fn is_attacked_by(&self, color: Player, square: &Bound<'_, PyAny>) -> PyResult<bool> {
        Ok(!self.position.attackers(color.0, moves::square(square)?).is_empty())
    }

    /// Whether the position is the same as another by the Laws on repetition: the same pieces, the same player to move, the
    /// same rights to castle and the same captures en passant. The counters do not matter.
    ///
    /// >>> board = jadoube.Board()
    /// >>> board.same_position(board.play_all("Nf3 Nf6 Ng1 Ng8"))
    /// True
    fn same_position(&self, other: AnyBoard) -> bool {
        self.position.identity() == other.0.position.identity()
    }

    /// What positions that are the same have in common, for sets and dictionaries: 32 bytes.
    #[getter]
    fn identity<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let words = self.position.identity().words();
        PyBytes::new(py, &words.map(u64::to_le_bytes).concat())
    }

    /// How often the position has stood since these moves began, this time included.
    ///
    /// >>> jadoube.Board().play_all("Nf3 Nf6 Ng1 Ng8").occurrences()
    /// 2
    fn occurrences(&self) -> usize {
        let identity = self.position.identity();
        let earlier = self
            .played()
            .into_iter()
            .filter(|(before, _)| before.identity() == identity);
        1 + earlier.count()
    }

    /// How many ways there are to play `depth` moves from here. Other threads run meanwhile.
    ///
    /// >>> jadoube.Board().perft(4)
    /// 197281
    fn perft(&self, py: Python<'_>, depth: u32) -> PyResult<u64> {
        if depth < 5 {
            return Ok(py.detach(|| perft(&self.position, depth)));
        }
        let mut sum = 0;
        for mv in &self.position.legal_moves() {
            let next = self.position.make(mv);
            sum += py.detach(|| perft(&next, depth - 1));
            py.check_signals()?;
        }
        Ok(sum)
    }

    /// The same number for each legal move.
    ///
    /// >>> jadoube.Board("7k/8/8/8/8/8/8/K7 w - - 0 1").divide(2)
    /// {Move('a1b1'): 3, Move('a1a2'): 3, Move('a1b2'): 3}
    fn divide<'py>(&self, py: Python<'py>, depth: u32) -> PyResult<Bound<'py, PyDict>> {
        let counts: Vec<(LegalMove, u64)> = py.detach(|| divide(&self.position, depth).collect());
        let map = PyDict::new(py);
        for (mv, count) in counts {
            map.set_item(Move(self.as_told(mv)), count)?;
        }
        Ok(map)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other
            .cast::<Board>()
            .is_ok_and(|other| self.is_same(&other.get().position))
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.position.identity().hash(&mut hasher);
        (self.position.halfmoves(), self.position.fullmoves()).hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        match self.chess960 {
            true => format!("Board('{}', chess960=True)", self.position),
            false => format!("Board('{}')", self.position),
        }
    }

    /// A diagram in letters.
    fn __str__(&self) -> String {
        let rank = |rank: &Rank| {
            let letter = |file: File| match self.position.piece_at(Square::new(file, *rank)) {
                Some(piece) => piece.letter().to_string(),
                None => ".".to_owned(),
            };
            File::ALL.map(letter).join(" ")
        };
        Rank::ALL.iter().rev().map(rank).collect::<Vec<_>>().join("\n")
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let start = self
            .begun_from()
            .fen(CastlingStyle::Shredder, EnPassantStyle::Always)
            .to_string();
        let moves: Vec<String> = self.played().iter().map(|(_, mv)| mv.to_string()).collect();
        let restore = py.get_type::<Board>().getattr("_restore")?;
        let told = (start, self.chess960, moves).into_pyobject(py)?;
        Ok((restore, told))
    }

    /// A board that was pickled.
    #[staticmethod]
    fn _restore(py: Python<'_>, start: Cow<'_, str>, chess960: bool, moves: Vec<String>) -> PyResult<Board> {
        let mut board = from_fen(py, &start, Some(chess960))?;
        for mv in moves {
            board = board.after(board.read(py, &mv, Lang::default())?);
        }
        Ok(board)
    }

    fn __copy__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: PyRef<'py, Self>, _memo: &Bound<'py, PyAny>) -> PyRef<'py, Self> {
        slf
    }
}

/// A line of moves with their numbers: `12... Rd8 13. Qe2`.
pub(crate) fn numbered(start: &Position, moves: &[LegalMove], form: Form) -> String {
    let mut position = *start;
    let mut words = Vec::with_capacity(moves.len());
    for (index, &mv) in moves.iter().enumerate() {
        let (number, turn) = (position.fullmoves(), position.turn());
        let written = mv.written(&position, form).to_string();
        words.push(match (turn, index) {
            (Color::White, _) => format!("{number}. {written}"),
            (Color::Black, 0) => format!("{number}... {written}"),
            (Color::Black, _) => written,
        });
        position = position.make(mv);
    }
    words.join(" ")
}
