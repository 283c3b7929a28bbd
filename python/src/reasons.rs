//! Why a move is illegal.

use std::borrow::Cow;

use jadoube_board::legality::{self, Breach};
use jadoube_board::{Attempt, Position};
use jadoube_laws::{Edition, find};
use jadoube_notation::read::{Misread, Reading, Tried, read};
use jadoube_referee::{Board as Seen, Words};
use pyo3::prelude::*;

use crate::board::{AnyBoard, Board};
use crate::errors::MoveError;
use crate::language::{Lang, Year, letters};
use crate::moves::{self, Move};

/// What is wrong with a move or a position, and the article that says so.
///
/// `key` names the provision of the Laws in every edition. `keys` has more than one where the position does not tell which
/// of them is broken. `article` is its number in the edition and `citation` the same in words; both are `None` if the edition
/// has no such article. `sentence` says what is wrong here, `law` what the Laws say.
#[pyclass(frozen, get_all, eq, hash, module = "jadoube", name = "Reason")]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Reason {
    /// The name of the provision in every edition.
    pub(crate) key: String,
    /// The names of all provisions of which one is broken.
    keys: Vec<String>,
    /// The number of the article.
    article: Option<String>,
    /// The article in words.
    citation: Option<String>,
    /// What is wrong.
    pub(crate) sentence: String,
    /// What the Laws say.
    law: String,
    /// The edition of the Laws.
    edition: String,
}

#[pymethods]
impl Reason {
    fn __repr__(&self) -> String {
        match &self.citation {
            Some(citation) => format!("<Reason {:?}, {citation}>", self.sentence),
            None => format!("<Reason {:?}, {}>", self.sentence, self.key),
        }
    }

    fn __str__(&self) -> String {
        match &self.citation {
            Some(citation) => format!("{} {citation}.", self.sentence),
            None => self.sentence.clone(),
        }
    }
}

/// The article of a provision, and the same in words.
pub(crate) fn cited(key: &str, edition: Edition, lang: Lang) -> Option<(String, String)> {
    let citation = find(key)?.citation(edition)?;
    let number = citation.number_in(lang.0).to_string();
    Some((number, lang.words().citation(&citation)))
}

impl Reason {
    pub(crate) fn new(keys: &[&str], sentence: String, lang: Lang, edition: Edition) -> Reason {
        let key = keys.first().copied().unwrap_or_default();
        let (article, citation) = keys.iter().find_map(|key| cited(key, edition, lang)).unzip();
        Reason {
            key: key.to_owned(),
            keys: keys.iter().map(|key| (*key).to_owned()).collect(),
            article,
            citation,
            sentence,
            law: find(key)
                .map_or("", |provision| provision.summary(edition, lang.0))
                .to_owned(),
            edition: edition.to_string(),
        }
    }

    fn of_breach(words: &Words, position: &Position, breach: &Breach, lang: Lang, edition: Edition) -> Reason {
        let sentence = words.breach(*breach, Seen::Position(position));
        Reason::new(breach.provisions(), sentence, lang, edition)
    }

    /// What a move by its squares breaks.
    pub(crate) fn of_attempt(position: &Position, attempt: Attempt, lang: Lang, edition: Edition) -> Vec<Reason> {
        if position.find(attempt).is_some() {
            return Vec::new();
        }
        let breaches = legality::breaches(&position.to_setup(), attempt);
        Reason::all(position, &breaches, lang, edition)
    }

    /// What the moves break that a text can mean, each thing once.
    pub(crate) fn of_tried(position: &Position, tried: &[Tried], lang: Lang, edition: Edition) -> Vec<Reason> {
        let breaches: Vec<Breach> = tried.iter().flat_map(|tried| tried.breaches.clone()).collect();
        Reason::all(position, &breaches, lang, edition)
    }

    /// Breaches in words, each once.
    pub(crate) fn all(position: &Position, breaches: &[Breach], lang: Lang, edition: Edition) -> Vec<Reason> {
        let words = lang.words();
        let mut reasons: Vec<Reason> = Vec::new();
        for breach in breaches {
            let reason = Reason::of_breach(words, position, breach, lang, edition);
            if !reasons.contains(&reason) {
                reasons.push(reason);
            }
        }
        reasons
    }
}

/// Why a move is illegal: everything that it breaks, each with its article. The list is empty if the move is legal.
///
/// The board may be a `Board`, a board of python-chess or a FEN; the move a `Move`, a move of python-chess, coordinates or
/// what is written on a scoresheet in English. It is said in English, Danish, Swedish, Dutch or Norwegian (`lang`: `en`, `da`,
/// `sv`, `nl`, `nb`) by the Laws of 2005, 2009, 2017 or 2023.
///
/// >>> import jadoube
/// >>> [reason] = jadoube.why_illegal(jadoube.Board(), "e2e5")
/// >>> reason.article, reason.key, reason.sentence
/// ('3.7.1', 'pawn.single-step', 'A pawn does not move that way.')
/// >>> jadoube.why_illegal("4k3/8/8/8/8/8/4r3/R3K3 w Q - 0 1", "O-O-O", lang="da")[0].sentence
/// 'Kongen må ikke rokere, når den står i skak, passerer et truet felt eller ender på et.'
/// >>> jadoube.why_illegal(jadoube.Board(), "e4")
/// []
#[pyfunction]
#[pyo3(signature = (board, r#move, *, lang=Lang::default(), edition=Year::default()), text_signature = "(board, move, *, lang='en', edition='2023')")]
pub(crate) fn why_illegal(
    board: AnyBoard,
    r#move: &Bound<'_, PyAny>,
    lang: Lang,
    edition: Year,
) -> PyResult<Vec<Reason>> {
    let Board { position, .. } = board.0;
    if let Ok(mv) = r#move.cast::<Move>() {
        return Ok(Reason::of_attempt(&position, mv.get().0, lang, edition.0));
    }
    let Ok(text) = r#move.extract::<Cow<'_, str>>() else {
        return match moves::from_chess(r#move)? {
            Some(attempt) => Ok(Reason::of_attempt(&position, attempt, lang, edition.0)),
            None => Err(pyo3::exceptions::PyTypeError::new_err(format!(
                "expected a move: a jadoube.Move, a move of python-chess or a text, not {}",
                r#move.get_type().name()?
            ))),
        };
    };
    if let Ok(attempt) = text.parse::<Attempt>() {
        return Ok(Reason::of_attempt(&position, attempt, lang, edition.0));
    }
    match read(&position, &text, &Reading::lenient(&letters("en")?)) {
        Ok(_) => Ok(Vec::new()),
        Err(Misread::Illegal { attempts }) => match Reason::of_tried(&position, &attempts, lang, edition.0) {
            reasons if reasons.is_empty() => Ok(vec![crate::words::no_such_piece(lang, edition.0)]),
            reasons => Ok(reasons),
        },
        Err(Misread::Ambiguous { candidates }) => {
            let candidates = candidates.iter().map(|candidate| Move(board.0.as_told(candidate.mv)));
            Err(crate::errors::ambiguous(r#move.py(), &text, candidates.collect()))
        }
        Err(_) => Err(MoveError::new_err(format!("{text:?} is no move"))),
    }
}
