//! Games from files.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::{self, Read};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use jadoube_board::Position;
use jadoube_laws::Edition;
use jadoube_notation::pgn::{self, FaultKind, Flaw, FlawKind, Game as Tree, Games, Layout, LineId, Note, Score, input};
use jadoube_notation::{Form, Misread};
use pyo3::exceptions::{PyIndexError, PyOSError, PyTypeError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString};

use crate::board::{Board, form};
use crate::language::{Lang, Year, letters};
use crate::moves::Move;
use crate::reasons::Reason;
use crate::rulings::shown;
use crate::words::{list, no_such_piece, said};

/// Something in a game that cannot be read or is not as it should be.
///
/// `line` and `column` (in bytes) are counted from 1, `offset` and `length` are bytes of the uncompressed file. `kind` is one
/// of `'illegal'`, `'ambiguous'`, `'unreadable'`, `'irregular'`, `'tag'`, `'comment'`, `'variation'`, `'nag'`, `'termination'`, `'result'`,
/// `'results'`, `'fen'`, `'start'`, `'depth'` and `'other'`; of an illegal move `reasons` has what it breaks.
#[pyclass(frozen, get_all, module = "jadoube", name = "Fault")]
pub(crate) struct Fault {
    /// The line, counted from 1.
    line: u64,
    /// The column in bytes, counted from 1.
    column: u64,
    /// The byte of the uncompressed file at which it starts.
    offset: u64,
    /// How many bytes it takes.
    length: u32,
    /// What kind of fault it is.
    kind: &'static str,
    /// What is wrong, in words.
    sentence: String,
    /// What an illegal move or a refused start position breaks.
    reasons: Vec<Reason>,
}

#[pymethods]
impl Fault {
    fn __str__(&self) -> String {
        format!("{}:{}: {}", self.line, self.column, self.sentence)
    }

    fn __repr__(&self) -> String {
        format!(
            "<Fault {}:{} {}: {:?}>",
            self.line, self.column, self.kind, self.sentence
        )
    }
}

impl Fault {
    fn of(flaw: &Flaw, game: &Tree, lang: Lang, edition: Edition) -> Fault {
        let plain = |name| said(lang, name, &[]);
        let mut reasons = Vec::new();
        let (kind, sentence) = match &flaw.kind {
            FlawKind::Move(Misread::Illegal { attempts }) => {
                let breaches: Vec<_> = attempts.iter().flat_map(|tried| tried.breaches.clone()).collect();
                let tried_on = attempts.first().and_then(|tried| {
                    let breaks = |position: &&Position| {
                        jadoube_board::legality::breaches(&position.to_setup(), tried.attempt) == tried.breaches
                    };
                    unread_positions(game).iter().find(breaks).copied()
                });
                reasons = match tried_on {
                    Some(position) => Reason::all(&position, &breaches, lang, edition),
                    None => vec![no_such_piece(lang, edition)],
                };
                let all: Vec<&str> = reasons.iter().map(|reason| reason.sentence.as_str()).collect();
                ("illegal", all.join(" "))
            }
            FlawKind::Move(Misread::Ambiguous { candidates }) => {
                let moves = candidates.iter().map(|candidate| candidate.mv.to_string()).collect();
                let moves = list(lang, moves);
                ("ambiguous", said(lang, "ambiguous", &[("moves", moves)]))
            }
            FlawKind::Move(Misread::Unreadable { .. }) | FlawKind::Text(FaultKind::Move) => {
                ("unreadable", plain("unreadable"))
            }
            FlawKind::Move(Misread::Irregular { mv, .. }) => {
                ("irregular", said(lang, "irregular", &[("move", mv.to_string())]))
            }
            FlawKind::Text(FaultKind::Tag) => ("tag", plain("tag")),
            FlawKind::Text(FaultKind::Comment) => ("comment", plain("comment")),
            FlawKind::Text(FaultKind::Variation) => ("variation", plain("variation")),
            FlawKind::Text(FaultKind::Nag) => ("nag", plain("nag")),
            FlawKind::Text(FaultKind::Termination) => ("termination", plain("termination")),
            FlawKind::Result => ("result", plain("result")),
            FlawKind::Results { tag, moves } => {
                let with = [("tag", tag.to_string()), ("moves", moves.to_string())];
                ("results", said(lang, "results", &with))
            }
            FlawKind::Fen(faults) => {
                reasons = Vec::new();
                let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
                ("fen", format!("{} ({})", plain("fen"), faults.join("; ")))
            }
            FlawKind::Start(refusal) => {
                let faults = refusal.faults().iter();
                let reason =
                    |fault: &jadoube_board::Fault| Reason::new(&[fault.provision()], fault.to_string(), lang, edition);
                reasons = faults.map(reason).collect();
                ("start", plain("start"))
            }
            FlawKind::Depth => ("depth", plain("depth")),
            // What the library may learn to tell.
            _ => ("other", flaw.to_string()),
        };
        Fault {
            line: flaw.line,
            column: flaw.column,
            offset: flaw.place.start,
            length: flaw.place.len,
            kind,
            sentence,
            reasons,
        }
    }
}

/// The positions in which lines go on as text.
fn unread_positions(game: &Tree) -> Vec<Position> {
    let mut positions = Vec::new();
    let mut open = vec![LineId::MAIN];
    while let Some(line) = open.pop() {
        if game.line(line).unread().is_some() {
            positions.extend(game.end_position(line));
        }
        let notes = (0..=game.line(line).moves().len()).flat_map(|ply| game.line(line).notes(ply));
        open.extend(notes.filter_map(|note| match note {
            Note::Variation(line) => Some(*line),
            _ => None,
        }));
    }
    positions
}

/// A game that was read, and the language in which its faults are told.
struct Read_ {
    game: Tree,
    flaws: Vec<Flaw>,
    lang: Lang,
    edition: Edition,
}

/// Moves that follow each other: what was played, or a variation.
///
/// Comments, annotations and times stand beside moves by their number: 0 is before the first move, 1 after it, and so on.
#[pyclass(frozen, module = "jadoube", name = "Line")]
pub(crate) struct Line {
    of: Arc<Read_>,
    id: LineId,
    ply: usize,
}

impl Line {
    fn tree(&self) -> &pgn::Line {
        self.of.game.line(self.id)
    }

    fn begun(&self) -> Option<Board> {
        let main = self.of.game.start()?;
        // Castling is told as in the start position of the game, whatever becomes of the rights.
        let chess960 = Board::starting(*main, None).chess960;
        self.tree().start().map(|start| Board::starting(*start, Some(chess960)))
    }

    /// What notes at each place say.
    fn noted<T>(&self, what: impl Fn(&Note) -> Option<T>) -> BTreeMap<usize, Vec<T>> {
        let mut noted = BTreeMap::new();
        for ply in 0..=self.tree().moves().len() {
            let all: Vec<T> = self.tree().notes(ply).iter().filter_map(&what).collect();
            if !all.is_empty() {
                noted.insert(ply, all);
            }
        }
        noted
    }
}

#[pymethods]
impl Line {
    /// The moves.
    #[getter]
    fn moves(&self) -> Vec<Move> {
        let Some(begun) = self.begun() else { return Vec::new() };
        let moves = self.tree().moves().iter();
        moves.map(|played| Move(begun.as_told(played.mv))).collect()
    }

    /// The moves as they are written: see `Board.san`.
    #[pyo3(signature = (*, lang=Cow::Borrowed("en"), style=Cow::Borrowed("pgn")), text_signature = "($self, *, lang='en', style='pgn')")]
    fn sans(&self, lang: Cow<'_, str>, style: Cow<'_, str>) -> PyResult<Vec<String>> {
        let form: Form = form(&style, &lang)?;
        let Some(mut board) = self.begun() else {
            return Ok(Vec::new());
        };
        let mut sans = Vec::with_capacity(self.tree().moves().len());
        for played in self.tree().moves() {
            sans.push(board.write(played.mv, form));
            board.position = board.position.make(played.mv);
        }
        Ok(sans)
    }

    /// After how many moves of the line before it a variation begins; 0 for the line that was played.
    #[getter]
    fn ply(&self) -> usize {
        self.ply
    }

    /// The board before the first move; `None` if the start position of the game cannot be read.
    #[getter]
    fn start(&self) -> Option<Board> {
        self.begun()
    }

    /// The board after so many moves, with the moves that led to it; without a number, after the last.
    #[pyo3(signature = (ply=None))]
    fn board(&self, ply: Option<usize>) -> PyResult<Option<Board>> {
        let moves = self.tree().moves();
        let ply = ply.unwrap_or(moves.len());
        let Some(moves) = moves.get(..ply) else {
            return Err(PyIndexError::new_err(format!("the line has {} moves", moves.len())));
        };
        let board = self.begun();
        Ok(board.map(|board| moves.iter().fold(board, |board, played| board.after(played.mv))))
    }

    /// Comments beside moves, without the commands for programs in them.
    #[getter]
    fn comments(&self) -> BTreeMap<usize, Vec<String>> {
        self.noted(|note| match note {
            Note::Comment(comment) => Some(comment.prose()).filter(|prose| !prose.is_empty()),
            _ => None,
        })
    }

    /// Numeric annotation glyphs beside moves; `!` is 1, `?` is 2.
    #[getter]
    fn nags(&self) -> BTreeMap<usize, Vec<u32>> {
        self.noted(|note| match note {
            Note::Nag(nag) => Some(u32::from(*nag)),
            _ => None,
        })
    }

    /// Seconds left on the clock of the player who has moved.
    #[getter]
    fn clocks(&self) -> BTreeMap<usize, f64> {
        let clocks = self.noted(|note| match note {
            Note::Comment(comment) => comment.clock().map(|time| time.as_secs_f64()),
            _ => None,
        });
        clocks.into_iter().map(|(ply, times)| (ply, times[0])).collect()
    }

    /// What a program thinks of the positions, in pawns from White's side; a mate in so many moves as the text `'#3'`.
    #[getter]
    fn evaluations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let found = self.noted(|note| match note {
            Note::Comment(comment) => comment.evaluation().map(|evaluation| evaluation.score),
            _ => None,
        });
        let map = PyDict::new(py);
        for (ply, scores) in found {
            match scores[0] {
                Score::Centipawns(hundredths) => map.set_item(ply, f64::from(hundredths) / 100.0)?,
                Score::Mate(moves) => map.set_item(ply, format!("#{moves}"))?,
            }
        }
        Ok(map)
    }

    /// The moves with which a draw was offered, by their number.
    #[getter]
    fn draw_offers(&self) -> Vec<usize> {
        self.noted(|note| matches!(note, Note::DrawOffer).then_some(()))
            .into_keys()
            .collect()
    }

    /// The variations on moves of this line.
    #[getter]
    fn variations(&self) -> Vec<Line> {
        let noted = self.noted(|note| match note {
            Note::Variation(line) => Some(*line),
            _ => None,
        });
        let lines = noted
            .into_iter()
            .flat_map(|(ply, lines)| lines.into_iter().map(move |id| (ply, id)));
        lines
            .map(|(ply, id)| Line {
                of: Arc::clone(&self.of),
                id,
                ply: ply.saturating_sub(1),
            })
            .collect()
    }

    /// The rest of the line as it stands in the file, from the first move on that is illegal, ambiguous or unreadable.
    #[getter]
    fn unread(&self) -> Option<&str> {
        self.tree().unread()
    }

    fn __len__(&self) -> usize {
        self.tree().moves().len()
    }

    fn __repr__(&self) -> String {
        let moves: Vec<_> = self.tree().moves().iter().take(6).map(|played| played.mv).collect();
        let shown = self
            .begun()
            .map(|begun| crate::board::numbered(&begun.position, &moves, Form::PGN));
        let more = if self.tree().moves().len() > 6 { " …" } else { "" };
        format!("<Line {}{more}>", shown.unwrap_or_default())
    }
}

/// A game that was read from a file: its tags, its moves, and what is wrong with it.
///
/// >>> import jadoube
/// >>> game = jadoube.Game.parse('[White "Ann"] [Black "Bob"] 1. e4 e5 {open} 2. Nf3 (2. f4 exf4) Nc6 1/2-1/2')
/// >>> game
/// <Game Ann – Bob ½–½, 4 moves>
/// >>> game.sans()
/// ['e4', 'e5', 'Nf3', 'Nc6']
/// >>> game.comments, [line.sans() for line in game.variations]
/// ({2: ['open']}, [['f4', 'exf4']])
#[pyclass(frozen, module = "jadoube", name = "Game")]
pub(crate) struct Game {
    of: Arc<Read_>,
}

impl Game {
    fn line(&self) -> Line {
        Line {
            of: Arc::clone(&self.of),
            id: LineId::MAIN,
            ply: 0,
        }
    }
}

#[pymethods]
impl Game {
    /// The first game of a text.
    #[staticmethod]
    #[pyo3(signature = (text, *, letters=Cow::Borrowed("en"), lang=Lang::default(), edition=Year::default()), text_signature = "(text, *, letters='en', lang='en', edition='2023')")]
    fn parse(text: Cow<'_, str>, letters: Cow<'_, str>, lang: Lang, edition: Year) -> PyResult<Game> {
        let letters = languages(&letters)?;
        let mut games = pgn::games_in(text.as_bytes(), &letters);
        // Text in memory does not fail.
        let (game, flaws) = games.next().and_then(Result::ok).unwrap_or_default();
        Ok(Game {
            of: Arc::new(Read_ {
                game,
                flaws,
                lang,
                edition: edition.0,
            }),
        })
    }

    /// The tags, in their order. Those of the seven that every game should have are there if the file has them.
    #[getter]
    fn headers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let headers = PyDict::new(py);
        for (name, value) in self.of.game.tags().iter() {
            headers.set_item(name, value)?;
        }
        Ok(headers)
    }

    /// The result: `'1-0'`, `'0-1'`, `'1/2-1/2'` or `'*'`.
    #[getter]
    fn result(&self) -> String {
        self.of.game.result().to_string()
    }

    /// What is wrong with the game, in the order of the text.
    ///
    /// >>> game = jadoube.Game.parse("1. e4 e5 2. Ke3 Nc6 1-0")
    /// >>> [fault] = game.faults
    /// >>> print(fault)
    /// 1:13: A king does not move that way.
    /// >>> fault.reasons[0].article, game.unread
    /// ('3.8.1', '2. Ke3 Nc6')
    #[getter]
    fn faults(&self) -> Vec<Fault> {
        let Read_ {
            game,
            flaws,
            lang,
            edition,
        } = &*self.of;
        flaws
            .iter()
            .map(|flaw| Fault::of(flaw, game, *lang, *edition))
            .collect()
    }

    /// The line that was played.
    #[getter]
    fn main(&self) -> Line {
        self.line()
    }

    /// The moves that were played.
    #[getter]
    fn moves(&self) -> Vec<Move> {
        self.line().moves()
    }

    /// The moves that were played, as they are written: see `Board.san`.
    #[pyo3(signature = (*, lang=Cow::Borrowed("en"), style=Cow::Borrowed("pgn")), text_signature = "($self, *, lang='en', style='pgn')")]
    fn sans(&self, lang: Cow<'_, str>, style: Cow<'_, str>) -> PyResult<Vec<String>> {
        self.line().sans(lang, style)
    }

    /// The board before the first move; `None` if the start position cannot be read.
    #[getter]
    fn start(&self) -> Option<Board> {
        self.line().begun()
    }

    /// The board after so many moves, with the moves that led to it; without a number, after the last.
    #[pyo3(signature = (ply=None))]
    fn board(&self, ply: Option<usize>) -> PyResult<Option<Board>> {
        self.line().board(ply)
    }

    /// Comments beside the moves that were played, by the number of the move: see `Line`.
    #[getter]
    fn comments(&self) -> BTreeMap<usize, Vec<String>> {
        self.line().comments()
    }

    /// Numeric annotation glyphs beside the moves that were played.
    #[getter]
    fn nags(&self) -> BTreeMap<usize, Vec<u32>> {
        self.line().nags()
    }

    /// Seconds left on the clock of the player who has moved.
    #[getter]
    fn clocks(&self) -> BTreeMap<usize, f64> {
        self.line().clocks()
    }

    /// What a program thinks of the positions: see `Line.evaluations`.
    #[getter]
    fn evaluations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self.line().evaluations(py)
    }

    /// The moves with which a draw was offered, by their number.
    #[getter]
    fn draw_offers(&self) -> Vec<usize> {
        self.line().draw_offers()
    }

    /// The variations on the moves that were played.
    #[getter]
    fn variations(&self) -> Vec<Line> {
        self.line().variations()
    }

    /// The rest of the moves as they stand in the file, from the first on that is illegal, ambiguous or unreadable.
    #[getter]
    fn unread(&self) -> Option<&str> {
        self.of.game.main().unread()
    }

    /// The game as PGN, in export format; with `lang` the moves have the letters of a language.
    ///
    /// >>> print(jadoube.Game.parse("1. Nf3 d5 *").pgn(lang="nl").splitlines()[-1])
    /// 1. Pf3 d5 *
    #[pyo3(signature = (*, lang=Cow::Borrowed("en"), style=Cow::Borrowed("pgn")), text_signature = "($self, *, lang='en', style='pgn')")]
    fn pgn(&self, lang: Cow<'_, str>, style: Cow<'_, str>) -> PyResult<String> {
        let layout = Layout {
            form: form(&style, &lang)?,
            ..Layout::EXPORT
        };
        Ok(self.of.game.written(&layout).to_string())
    }

    fn __len__(&self) -> usize {
        self.of.game.main().moves().len()
    }

    /// A game is a game, even if no move was played.
    fn __bool__(&self) -> bool {
        true
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other
            .cast::<Game>()
            .is_ok_and(|other| self.of.game == other.get().of.game)
    }

    fn __str__(&self) -> String {
        self.of.game.to_string()
    }

    fn __repr__(&self) -> String {
        let tags = self.of.game.tags();
        let (result, count) = (self.result(), self.__len__());
        let moves = if count == 1 { "move" } else { "moves" };
        let (white, black) = (tags.white(), tags.black());
        format!("<Game {white} – {black} {}, {count} {moves}>", shown(&result))
    }
}

fn languages(tags: &str) -> PyResult<Vec<jadoube_notation::Language>> {
    match tags {
        // What is in English is read fastest so.
        "en" => Ok(Vec::new()),
        "any" => Ok(jadoube_notation::Language::all().collect()),
        tag => letters(tag),
    }
}

/// The games of a file, one after the other: what `read_pgn` returns. Only the game that is being read is in memory.
#[pyclass(frozen, module = "jadoube", name = "Games")]
pub(crate) struct GameIterator {
    games: Mutex<Games<input::Input>>,
    lang: Lang,
    edition: Edition,
}

#[pymethods]
impl GameIterator {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Game>> {
        let next = py.detach(|| self.games.lock().unwrap_or_else(PoisonError::into_inner).next());
        match next {
            None => Ok(None),
            Some(Ok((game, flaws))) => Ok(Some(Game {
                of: Arc::new(Read_ {
                    game,
                    flaws,
                    lang: self.lang,
                    edition: self.edition,
                }),
            })),
            Some(Err(error)) => Err(error.into()),
        }
    }

    /// How many bytes of the uncompressed file have been read.
    #[getter]
    fn position(&self, py: Python<'_>) -> u64 {
        py.detach(|| self.games.lock().unwrap_or_else(PoisonError::into_inner).position())
    }
}

/// A file that Python has opened, in bytes or in text.
struct PythonFile {
    file: Py<PyAny>,
    /// What was read and not yet taken.
    rest: Vec<u8>,
    at: usize,
}

impl Read for PythonFile {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.at == self.rest.len() {
            self.rest = Python::attach(|py| -> PyResult<Vec<u8>> {
                let chunk = self.file.bind(py).call_method1(intern!(py, "read"), (1 << 18,))?;
                if let Ok(bytes) = chunk.cast::<PyBytes>() {
                    return Ok(bytes.as_bytes().to_vec());
                }
                match chunk.cast::<PyString>() {
                    Ok(text) => Ok(text.to_cow()?.as_bytes().to_vec()),
                    Err(_) => Err(PyTypeError::new_err("read() of the file gave neither bytes nor text")),
                }
            })?;
            self.at = 0;
        }
        let count = into.len().min(self.rest.len() - self.at);
        into[..count].copy_from_slice(&self.rest[self.at..self.at + count]);
        self.at += count;
        Ok(count)
    }
}

/// The games of a PGN file, one after the other, however large the file is.
///
/// The file is named by its path, or is an open file of bytes or text. Files compressed with gzip, zstd or bzip2 are
/// recognised by what is in them. A bad game does not stop the others: what is wrong is in `Game.faults`, told in `lang` with
/// the articles of `edition`. `letters` is the language in which the pieces are written: `"en"`, one of 48 others, or `"any"`.
/// Other threads run while a game is read.
///
/// >>> import io, jadoube
/// >>> for game in jadoube.read_pgn(io.StringIO("1. e4 e5 1-0\n\n1. d4 *")):
/// ...     print(game.result, game.sans())
/// 1-0 ['e4', 'e5']
/// * ['d4']
#[pyfunction]
#[pyo3(signature = (file, *, letters=Cow::Borrowed("en"), lang=Lang::default(), edition=Year::default()), text_signature = "(file, *, letters='en', lang='en', edition='2023')")]
pub(crate) fn read_pgn(
    py: Python<'_>,
    file: &Bound<'_, PyAny>,
    letters: Cow<'_, str>,
    lang: Lang,
    edition: Year,
) -> PyResult<GameIterator> {
    let letters = languages(&letters)?;
    let input = match file.hasattr(intern!(py, "read"))? {
        true => {
            let file = PythonFile {
                file: file.clone().unbind(),
                rest: Vec::new(),
                at: 0,
            };
            py.detach(|| input::decoded(file))?
        }
        false => {
            let path: PathBuf = file.extract()?;
            let opened = py.detach(|| input::open(&path));
            opened.map_err(|error| match error.raw_os_error() {
                Some(number) => {
                    let said = error.to_string();
                    let said = said.split(" (os error").next().unwrap_or_default().to_owned();
                    PyOSError::new_err((number, said, path))
                }
                None => error.into(),
            })?
        }
    };
    Ok(GameIterator {
        games: Mutex::new(pgn::games_in(input, &letters)),
        lang,
        edition: edition.0,
    })
}
