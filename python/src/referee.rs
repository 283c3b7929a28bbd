//! A game refereed event by event.

use std::borrow::Cow;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use jadoube_board::Color;
use jadoube_clock::{Instant, TimeControl};
use jadoube_laws::{Key, Pace};
use jadoube_referee::act::{self, SessionStarted};
use jadoube_referee::wire::{self, Heading, StoredAct, StoredHeader};
use jadoube_referee::{
    Author, Effect, Entry, EntryNo, EventDraft, Game, MateProver, Moves, Phase, Referee as Hears, Refusal, Terms,
    script,
};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString};
use serde_json::{Map, Value};

use crate::board::{AnyBoard, Board};
use crate::errors::{self, ActError, RefusedError};
use crate::json;
use crate::language::{Lang, Year};
use crate::moves::name_of;
use crate::rulings::{article_of, ending_name, pace, shown, supervision, written};

/// A referee at a board, who hears a game event by event and answers with rulings that cite their articles, or with questions
/// where the Laws leave the decision to the arbiter.
///
/// What is fixed before the game: the `edition` of the Laws, the time `control` as people write it (`"90+30"`, `"40/90m+30s,
/// 30m+30s"`) or none, the `pace` (that of the time control unless it is said), the `supervision`, the position from which the
/// game starts, and what can happen on the board: with `moves="free"` hands can do anything, and illegal moves are heard and
/// ruled on. Further names are those of the header of a record, such as `regulations`. The session begins at once, unless
/// `begin=False`.
///
/// >>> import jadoube
/// >>> referee = jadoube.Referee(control="3+2")
/// >>> for move in ["f3", "e5", "g4"]:
/// ...     entries = referee.play(move)
/// >>> [event, ruling] = referee.hear("black plays Qh4#")
/// >>> ruling["sentence"], ruling["article"], referee.result
/// ('White is checkmated. Black wins, 0–1.', '5.1.1', '0-1')
#[pyclass(frozen, module = "jadoube", name = "Referee")]
pub(crate) struct Referee {
    hearing: Mutex<Hearing>,
    heading: Heading,
    lang: Lang,
}

struct Hearing {
    referee: Hears,
    prover: MateProver,
}

/// What was told, before it is known what the game makes of it.
enum Told {
    Script(String),
    Act(Box<EventDraft>),
}

/// Why nothing was heard.
enum NotHeard {
    Refused(String),
    Unreadable(String),
}

impl From<NotHeard> for PyErr {
    fn from(not: NotHeard) -> PyErr {
        match not {
            NotHeard::Refused(said) => RefusedError::new_err(said),
            NotHeard::Unreadable(said) => ActError::new_err(said),
        }
    }
}

impl Hearing {
    fn hear(&mut self, told: Told, at: Option<Instant>, lang: Lang) -> Result<usize, NotHeard> {
        let draft = match told {
            Told::Act(draft) => *draft,
            Told::Script(text) => match script::read(&text, &self.referee) {
                Some(Ok(draft)) => draft,
                Some(Err(unread)) => return Err(NotHeard::Unreadable(unread.to_string())),
                None => {
                    let said = format!("{text:?} is no act; Referee.acts() lists what can be told");
                    return Err(NotHeard::Unreadable(said));
                }
            },
        };
        let at = at.unwrap_or_else(|| match self.referee.game().now() {
            Some(now) => now + Duration::from_millis(1),
            None => Instant::ZERO,
        });
        let from = self.referee.record().len();
        match self.referee.hear(draft.at(at), &mut self.prover) {
            Ok(_) => Ok(from),
            Err(refusal) => Err(NotHeard::Refused(self.refusal(&refusal, lang))),
        }
    }

    fn refusal(&self, refusal: &Refusal, lang: Lang) -> String {
        lang.words().refusal(refusal, self.referee.game())
    }
}

/// Seconds since the zero of the record, as an instant.
fn moment(at: Option<f64>) -> PyResult<Option<Instant>> {
    match at {
        None => Ok(None),
        Some(seconds) if (0.0..9e12).contains(&seconds) => {
            Ok(Some(Instant::from_millis((seconds * 1000.0).round() as u64)))
        }
        Some(seconds) => Err(PyValueError::new_err(format!(
            "no moment {seconds}; moments are seconds from 0 on"
        ))),
    }
}

impl Referee {
    fn lock(&self) -> MutexGuard<'_, Hearing> {
        self.hearing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What the game is like, while nobody waits for the lock with the interpreter in hand.
    fn look<T: Send>(&self, py: Python<'_>, look: impl FnOnce(&Hears) -> T + Send) -> T {
        py.detach(|| look(&self.lock().referee))
    }

    fn tell<'py>(
        &self,
        py: Python<'py>,
        told: Told,
        at: Option<f64>,
        lang: Option<Lang>,
    ) -> PyResult<Bound<'py, PyList>> {
        let (at, lang) = (moment(at)?, lang.unwrap_or(self.lang));
        let entries = py.detach(|| -> Result<Vec<Value>, NotHeard> {
            let mut hearing = self.lock();
            let from = hearing.hear(told, at, lang)?;
            Ok(entries(&hearing.referee, from, lang))
        })?;
        list(py, &entries)
    }

    fn act<'py>(&self, py: Python<'py>, draft: EventDraft, at: Option<f64>) -> PyResult<Bound<'py, PyList>> {
        self.tell(py, Told::Act(Box::new(draft)), at, None)
    }
}

fn list<'py>(py: Python<'py>, values: &[Value]) -> PyResult<Bound<'py, PyList>> {
    let values: Vec<_> = values
        .iter()
        .map(|value| json::to_python(py, value))
        .collect::<PyResult<_>>()?;
    PyList::new(py, values)
}

/// The entries from an index on, as they are stored, with what is said in words.
fn entries(referee: &Hears, from: usize, lang: Lang) -> Vec<Value> {
    let entries = referee.record().iter().enumerate().skip(from);
    entries
        .map(|(before, entry)| told(EntryNo::after(before), entry, referee.game(), lang))
        .collect()
}

fn told(no: EntryNo, entry: &Entry, game: &Game, lang: Lang) -> Value {
    let words = lang.words();
    let mut fields = Map::new();
    fields.insert("n".to_owned(), no.get().into());
    let mut set = |name: &str, value: Value| fields.insert(name.to_owned(), value);
    let texts = |texts: Vec<String>| Value::from(texts);
    set("sentence", words.entry(no, entry, game).into());
    let (key, also_by) = match entry {
        Entry::Event(_) => {
            set("kind", "event".into());
            (None, &[][..])
        }
        Entry::Ruling(ruling) => {
            set("kind", "ruling".into());
            set("reasons", texts(words.ruling_reasons(ruling, game)));
            let board = game.board_before(no);
            let effects = ruling
                .effects
                .iter()
                .map(|effect| words.effect(effect, board))
                .collect();
            set("effects", texts(effects));
            let ended = ruling.effects.iter().find_map(|effect| match effect {
                Effect::Ended(outcome) => Some(written(outcome.points)),
                _ => None,
            });
            set("result", ended.into());
            (Some(ruling.key), &ruling.also_by[..])
        }
        Entry::Question(question) => {
            set("kind", "question".into());
            set("reasons", texts(words.question_reasons(question, game)));
            let choices = question.choices.iter().map(|choice| words.choice(choice)).collect();
            set("choices", texts(choices));
            set("meanwhile", words.meanwhile(question.meanwhile).into());
            (Some(question.key), &question.also_by[..])
        }
    };
    if let Some(key) = key {
        let (article, citation) = article_of(key, game, lang);
        set("key", key.to_string().into());
        set("article", article.into());
        set("citation", citation.into());
        let cite = |key: Key| {
            let (article, citation) = article_of(key, game, lang);
            serde_json::json!({ "key": key.to_string(), "article": article, "citation": citation })
        };
        let citations: Vec<Value> = [key].into_iter().chain(also_by.iter().copied()).map(cite).collect();
        set("citations", citations.into());
    }
    let stored = wire::write_entry(no, entry, game.provisions());
    // What is written can be read.
    let stored: Value = serde_json::from_str(&stored).unwrap_or_default();
    // The words by which the arbiter answers: `answer` takes them.
    if let Some(answers) = stored.pointer("/question/answers").and_then(Value::as_array) {
        let words: Vec<Value> = answers.iter().map(|answer| answer["type"].clone()).collect();
        set("answers", words.into());
    }
    set("stored", stored);
    Value::Object(fields)
}

/// An act as records store it.
fn stored_act(given: &Bound<'_, PyAny>) -> PyResult<EventDraft> {
    let value = json::from_python(given)?;
    let act: StoredAct = serde_json::from_str(&value.to_string()).map_err(|error| {
        let said = error.to_string();
        let said = said
            .rsplit_once(" at line ")
            .map_or(said.as_str(), |(said, _)| said)
            .to_owned();
        ActError::new_err(said)
    })?;
    Ok(act.into())
}

#[pymethods]
impl Referee {
    #[new]
    #[pyo3(
        signature = (*, edition=Year::default(), control=None, pace=None, supervision=Cow::Borrowed("full"), start=None, moves=Cow::Borrowed("guarded"), white=None, black=None, lang=Lang::default(), budget=Terms::BUDGET, begin=true, **header),
        text_signature = "(*, edition='2023', control=None, pace=None, supervision='full', start=None, moves='guarded', white=None, black=None, lang='en', budget=200000, begin=True, **header)"
    )]
    #[expect(clippy::too_many_arguments, reason = "each has a name in Python")]
    fn new(
        py: Python<'_>,
        edition: Year,
        control: Option<Cow<'_, str>>,
        pace: Option<Cow<'_, str>>,
        supervision: Cow<'_, str>,
        start: Option<AnyBoard>,
        moves: Cow<'_, str>,
        white: Option<String>,
        black: Option<String>,
        lang: Lang,
        budget: u64,
        begin: bool,
        header: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Referee> {
        let mut terms = Terms {
            budget,
            supervision: self::supervision(&supervision)?,
            ..Terms::of(edition.0)
        };
        if let Some(control) = control {
            let control: TimeControl = control.parse().map_err(|error: jadoube_clock::ParseTimeControlError| {
                PyValueError::new_err(format!("no time control {control:?}: {error}"))
            })?;
            terms.pace = Terms::pace_of(terms.edition, &control).unwrap_or(Pace::Standard);
            terms.control = Some(control).filter(|control| *control != TimeControl::none());
        }
        if let Some(name) = pace {
            terms.pace = self::pace(&name)?;
        }
        if let Some(start) = start {
            terms.start = start.0.position;
        }
        terms.moves = match &*moves {
            "guarded" => Moves::Guarded,
            "free" => Moves::Free,
            other => {
                return Err(PyValueError::new_err(format!(
                    "moves are guarded or free, not {other:?}"
                )));
            }
        };
        let mut heading = Heading {
            white,
            black,
            ..Heading::default()
        };
        if let Some(header) = header {
            (terms, heading) = with_header(&terms, &heading, header)?;
        }
        let referee = Hears::new(terms).map_err(|error| PyValueError::new_err(error.to_string()))?;
        let referee = Referee {
            hearing: Mutex::new(Hearing {
                referee,
                prover: MateProver::new(),
            }),
            heading,
            lang,
        };
        if begin {
            referee.act(py, SessionStarted {}.by(Author::Nobody), Some(0.0))?;
        }
        Ok(referee)
    }

    /// A game on record: the text that `record()` has written.
    ///
    /// >>> referee = jadoube.Referee()
    /// >>> entries = referee.play("e4")
    /// >>> jadoube.Referee.load(referee.record()).board == referee.board
    /// True
    #[staticmethod]
    #[pyo3(signature = (text, *, lang=Lang::default()), text_signature = "(text, *, lang='en')")]
    fn load(py: Python<'_>, text: Cow<'_, str>, lang: Lang) -> PyResult<Referee> {
        let (record, faults) = wire::read(&text);
        let hides = faults.iter().any(|fault| fault.kind.hides_entries());
        match record.filter(|_| !hides) {
            Some(record) => Ok(Referee {
                hearing: Mutex::new(Hearing {
                    referee: Hears::load(&record),
                    prover: MateProver::new(),
                }),
                heading: record.heading,
                lang,
            }),
            None => {
                let said: Vec<String> = faults.iter().map(ToString::to_string).collect();
                let told = faults
                    .iter()
                    .map(|fault| (fault.line, fault.column, fault.kind.to_string()));
                Err(errors::no_record(py, said.join("; "), told.collect()))
            }
        }
    }

    /// Hears something that happened, and returns what stands in the record for it: the event, then rulings and questions.
    ///
    /// It is told in plain words, as `acts()` lists them, or as a dictionary in the shape of a record: `{"type": "resigned", "by":
    /// "white"}`. `at` is when it happened, in seconds; without it, a moment after the last event. `RefusedError` is raised
    /// for what cannot happen now, `ActError` for what cannot be read.
    ///
    /// >>> referee = jadoube.Referee(control="5m")
    /// >>> [event, ruling] = referee.hear("white offers", at=12.5)
    /// >>> event["sentence"], ruling["article"]
    /// ('White offers a draw.', '9.1.2.1')
    /// >>> referee.hear({"type": "resigned", "by": "black"}, lang="nl")[-1]["sentence"]
    /// 'Zwart geeft op. Wit wint, 1–0.'
    #[pyo3(signature = (what, *, at=None, lang=None))]
    fn hear<'py>(
        &self,
        py: Python<'py>,
        what: &Bound<'py, PyAny>,
        at: Option<f64>,
        lang: Option<Lang>,
    ) -> PyResult<Bound<'py, PyList>> {
        let told = match what.cast::<PyString>() {
            Ok(text) => Told::Script(text.to_cow()?.into_owned()),
            Err(_) if what.is_instance_of::<PyDict>() => Told::Act(Box::new(stored_act(what)?)),
            Err(_) => return Err(PyTypeError::new_err("tell it as a text or as a dictionary")),
        };
        self.tell(py, told, at, lang)
    }

    /// Hears that the player who has the move made it and pressed the clock.
    #[pyo3(signature = (r#move, *, at=None))]
    fn play<'py>(&self, py: Python<'py>, r#move: &Bound<'py, PyAny>, at: Option<f64>) -> PyResult<Bound<'py, PyList>> {
        let (turn, position) = self.look(py, |referee| {
            let game = referee.game();
            (game.turn(), game.position().copied())
        });
        let attempt = match crate::moves::coordinates(r#move)? {
            Some(attempt) => attempt,
            None => match position {
                Some(position) => Board::starting(position, None).meant(r#move, self.lang)?.into(),
                None => {
                    return Err(errors::MoveError::new_err(
                        "where no position stands, moves are told by their squares",
                    ));
                }
            },
        };
        self.act(py, act::Played { attempt }.by(turn), at)
    }

    /// Hears the answer of the arbiter to the last question that is open, such as `"drawn"` or `"penalty opponent-time 2:00"`.
    ///
    /// >>> referee = jadoube.Referee(start="6k1/8/8/1p1p1p1p/1P1P1P1P/8/8/R3K2b w - - 0 1", budget=1)
    /// >>> question = referee.hear("white resigns")[-1]
    /// >>> question["choices"], question["answers"]
    /// (['Mate is still possible', 'Mate is no longer possible'], ['can-mate', 'cannot-mate'])
    /// >>> referee.answer("cannot-mate")[-1]["result"]
    /// '1/2-1/2'
    #[pyo3(signature = (answer, *, at=None))]
    fn answer<'py>(&self, py: Python<'py>, answer: Cow<'_, str>, at: Option<f64>) -> PyResult<Bound<'py, PyList>> {
        self.tell(py, Told::Script(format!("arbiter answers {answer}")), at, None)
    }

    /// Everything that can be told in plain words, with names in braces for what is filled in.
    ///
    /// >>> "{by} plays {move}" in jadoube.Referee.acts()
    /// True
    #[staticmethod]
    fn acts() -> Vec<&'static str> {
        script::scripts().iter().map(|script| script.pattern.as_str()).collect()
    }

    /// Everything heard and said so far. `n` is the number of an entry, `kind` is `'event'`, `'ruling'` or `'question'`, `sentence`
    /// says it in words, and `stored` is the entry as a record has it. Rulings and questions have `key`, `article`, `citation` and
    /// all `citations`, and `reasons`; rulings `effects` and, if they end the game, the `result`; questions `choices`, and
    /// `answers`, the words by which `answer` takes them.
    #[pyo3(signature = (*, lang=None))]
    fn entries<'py>(&self, py: Python<'py>, lang: Option<Lang>) -> PyResult<Bound<'py, PyList>> {
        let lang = lang.unwrap_or(self.lang);
        let entries = self.look(py, |referee| entries(referee, 0, lang));
        list(py, &entries)
    }

    /// The questions that are open, as entries.
    #[pyo3(signature = (*, lang=None))]
    fn questions<'py>(&self, py: Python<'py>, lang: Option<Lang>) -> PyResult<Bound<'py, PyList>> {
        let lang = lang.unwrap_or(self.lang);
        let questions = self.look(py, |referee| {
            let game = referee.game();
            let open = game.questions().iter();
            let told = open.map(|(no, question)| told(*no, &Entry::Question(Box::new(question.clone())), game, lang));
            told.collect::<Vec<Value>>()
        });
        list(py, &questions)
    }

    /// The record as text: a header and an entry a line, each an object of JSON. `docs/record.md` describes it.
    fn record(&self, py: Python<'_>) -> String {
        self.look(py, |referee| wire::write(referee, &self.heading))
    }

    /// The board as it stands, with the moves of the game; `None` where an illegal move has left what no position can be.
    #[getter]
    fn board(&self, py: Python<'_>) -> Option<Board> {
        self.look(py, |referee| {
            let game = referee.game();
            let position = *game.position()?;
            let mut board = Board::starting(game.terms().start, None);
            for ply in game.plies() {
                match ply.legal() {
                    Some((before, mv)) if *before == board.position => board = board.after(mv),
                    // What came before an illegal move is not the past of this position by the rules.
                    _ => return Some(Board::starting(position, None)),
                }
            }
            Some(board)
        })
    }

    /// Who has the move.
    #[getter]
    fn turn(&self, py: Python<'_>) -> &'static str {
        name_of(self.look(py, |referee| referee.game().turn()))
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self, py: Python<'_>) -> bool {
        self.look(py, |referee| referee.game().phase().is_over())
    }

    /// The score of a game that is over: `'1-0'`, `'0-1'`, `'1/2-1/2'`; else `None`.
    #[getter]
    fn result(&self, py: Python<'_>) -> Option<String> {
        self.look(py, |referee| {
            referee.game().outcome().map(|outcome| written(outcome.points))
        })
    }

    /// What ended the game, such as `'checkmate'` or `'time'`; `None` while it goes on.
    #[getter]
    fn ending(&self, py: Python<'_>) -> Option<String> {
        self.look(py, |referee| {
            referee.game().outcome().and_then(|outcome| ending_name(outcome.ending))
        })
    }

    /// The edition of the Laws.
    #[getter]
    fn edition(&self, py: Python<'_>) -> String {
        self.look(py, |referee| referee.game().terms().edition.to_string())
    }

    /// When the last event happened, in seconds; `None` before the first.
    #[getter]
    fn now(&self, py: Python<'_>) -> Option<f64> {
        let now = self.look(py, |referee| referee.game().now());
        now.map(|now| now.as_millis() as f64 / 1000.0)
    }

    /// When something will happen if nobody does anything, in seconds: a flag falls, or the default time passes. `None` if nothing
    /// will.
    #[getter]
    fn deadline(&self, py: Python<'_>) -> Option<f64> {
        let deadline = self.look(py, Hears::next_deadline);
        deadline.map(|at| at.as_millis() as f64 / 1000.0)
    }

    /// What the clock shows at a moment, in seconds for each player, and whose clock runs; `None` if there is no clock.
    ///
    /// >>> referee = jadoube.Referee(control="3+2")
    /// >>> entries = referee.play("e4", at=10)
    /// >>> referee.clock(at=15)
    /// {'white': 174.0, 'black': 177.0, 'running': 'black', 'flags': []}
    #[pyo3(signature = (*, at=None))]
    fn clock<'py>(&self, py: Python<'py>, at: Option<f64>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let at = moment(at)?;
        let shown = self.look(py, |referee| {
            let game = referee.game();
            let clock = game.clock()?;
            let at = at.or(game.now()).unwrap_or(Instant::ZERO);
            let flags: Vec<&str> = Color::ALL
                .into_iter()
                .filter(|color| clock.flag(*color, at).is_some())
                .map(name_of)
                .collect();
            let left = Color::ALL.map(|color| clock.shown(color, at).as_secs_f64());
            Some((left, clock.running().map(name_of), flags))
        });
        let Some(([white, black], running, flags)) = shown else {
            return Ok(None);
        };
        let told = PyDict::new(py);
        told.set_item("white", white)?;
        told.set_item("black", black)?;
        told.set_item("running", running)?;
        told.set_item("flags", flags)?;
        Ok(Some(told))
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        self.look(py, |referee| {
            let game = referee.game();
            let (plies, edition) = (game.plies().len(), game.terms().edition);
            let stands = match (game.outcome(), game.phase()) {
                (Some(outcome), _) => shown(&written(outcome.points)).into_owned(),
                (None, Phase::Awaited) => "not begun".to_owned(),
                (None, _) => format!("{} to move", name_of(game.turn())),
            };
            let plies = if plies == 1 {
                "1 move".to_owned()
            } else {
                format!("{plies} moves")
            };
            format!("<Referee {edition}: {plies}, {stands}>")
        })
    }
}

/// Terms with what else stands in the header of a record.
fn with_header(terms: &Terms, heading: &Heading, more: &Bound<'_, PyDict>) -> PyResult<(Terms, Heading)> {
    let header = serde_json::to_value(StoredHeader::of(terms, heading));
    let mut header = header.map_err(|error| PyValueError::new_err(error.to_string()))?;
    let Value::Object(more) = json::from_python(more.as_any())? else {
        return Ok((terms.clone(), heading.clone()));
    };
    if let Value::Object(fields) = &mut header {
        fields.extend(more);
    }
    let read: StoredHeader = serde_json::from_str(&header.to_string()).map_err(|error| {
        let said = error.to_string();
        let said = said
            .rsplit_once(" at line ")
            .map_or(said.as_str(), |(said, _)| said)
            .to_owned();
        PyTypeError::new_err(said)
    })?;
    Ok(read.into_parts())
}
