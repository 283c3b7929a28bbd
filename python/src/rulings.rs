//! Rulings of the referee on a board that somebody has: claims, flags, resignations, and how matters stand.

use std::borrow::Cow;

use jadoube_board::ByColor;
use jadoube_laws::{Key, Pace, Score, Supervision};
use jadoube_notation::Form;
use jadoube_referee::act::{self, Claim, Intended};
use jadoube_referee::{
    Author, Effect, Ending, Entry, EventDraft, Game, MateProver, Outcome, Question, Referee, Refusal, Ruling as Ruled,
    Terms, Value,
};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

use crate::board::{AnyBoard, Board};
use crate::errors::RefusedError;
use crate::language::{Lang, Year};
use crate::moves::Player;
use crate::proof::{Proof, prove};

/// What the referee rules, with its article and its reasons.
///
/// As a truth value it says whether what was asked for came true: a claim is correct, a game has ended. `result` is the score
/// if the game is over (`'1-0'`, `'0-1'`, `'1/2-1/2'`), and `ending` by what: `'threefold'`, `'time'`, `'time-drawn'`,
/// `'resignation'`, `'dead-position'` and so on. `article` is the number of the provision applied, `citations` are all that the
/// ruling rests on. `plies` tells after how many moves of both players together a position has stood, for claims of repetition.
/// `proof` is what shows that a player can or cannot mate, where the ruling turns on it.
///
/// Where the Laws leave the decision to the arbiter, or a proof was not found within the budget, nothing is ruled: `question`
/// is what the referee asks, and `choices` what may be answered.
#[pyclass(frozen, module = "jadoube", name = "Ruling")]
pub(crate) struct Ruling {
    /// The provision applied, by its name in every edition.
    #[pyo3(get)]
    key: Option<String>,
    /// The provisions that the ruling rests on, by their names.
    #[pyo3(get)]
    keys: Vec<String>,
    /// The number of the provision applied.
    #[pyo3(get)]
    article: Option<String>,
    /// The same in words.
    #[pyo3(get)]
    citation: Option<String>,
    /// All that the ruling rests on, in words.
    #[pyo3(get)]
    citations: Vec<String>,
    /// What the referee says.
    #[pyo3(get)]
    sentence: String,
    /// Why, as far as the sentence does not say it.
    #[pyo3(get)]
    reasons: Vec<String>,
    /// The score if the game is over.
    #[pyo3(get)]
    result: Option<String>,
    /// What ended the game.
    #[pyo3(get)]
    ending: Option<String>,
    /// After how many moves of both players together a position has stood.
    #[pyo3(get)]
    plies: Vec<u32>,
    /// What the referee asks the arbiter.
    #[pyo3(get)]
    question: Option<String>,
    /// What may be answered.
    #[pyo3(get)]
    choices: Vec<String>,
    /// The edition of the Laws.
    #[pyo3(get)]
    edition: String,
    granted: bool,
    proof: Option<Proof>,
}

#[pymethods]
impl Ruling {
    /// What shows that a player can or cannot mate, where the ruling turns on it; else `None`.
    #[getter]
    fn proof(&self) -> Option<Proof> {
        self.proof.clone()
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.result.is_some()
    }

    fn __bool__(&self) -> bool {
        self.granted
    }

    fn __str__(&self) -> String {
        let said = self.question.as_ref().unwrap_or(&self.sentence);
        match &self.citation {
            Some(citation) => format!("{said} {citation}."),
            None => said.clone(),
        }
    }

    fn __repr__(&self) -> String {
        let result = self.result.as_deref().map(|result| format!(" {}", shown(result)));
        let ending = self.ending.as_deref().map(|ending| format!(" {ending}"));
        let cited = self.citation.as_deref().map(|citation| format!(", {citation}"));
        let said = self.question.as_ref().unwrap_or(&self.sentence);
        format!(
            "<Ruling{}{}{}: {said:?}>",
            result.unwrap_or_default(),
            ending.unwrap_or_default(),
            cited.unwrap_or_default()
        )
    }
}

/// A result as people write it.
pub(crate) fn shown(result: &str) -> Cow<'_, str> {
    match result {
        "1/2-1/2" => "½–½".into(),
        other => other.replace('-', "–").into(),
    }
}

/// A result as PGN writes it, and other scores as they are counted.
pub(crate) fn written(points: ByColor<Score>) -> String {
    match (points.white, points.black) {
        (Score::ONE, Score::ZERO) => "1-0".to_owned(),
        (Score::ZERO, Score::ONE) => "0-1".to_owned(),
        (Score::HALF, Score::HALF) => "1/2-1/2".to_owned(),
        (white, black) => format!("{white}-{black}"),
    }
}

/// The name of an ending, as records have it.
pub(crate) fn ending_name(ending: Ending) -> Option<String> {
    let stored = serde_json::to_value(ending).ok()?;
    Some(stored.get("type")?.as_str()?.to_owned())
}

impl Ruling {
    fn blank(lang: Lang, game: &Game) -> Ruling {
        let outcome = game.outcome();
        Ruling {
            key: None,
            keys: Vec::new(),
            article: None,
            citation: None,
            citations: Vec::new(),
            sentence: crate::words::said(lang, "goes-on", &[]),
            reasons: Vec::new(),
            result: outcome.map(|outcome| written(outcome.points)),
            ending: outcome.and_then(|outcome| ending_name(outcome.ending)),
            plies: Vec::new(),
            question: None,
            choices: Vec::new(),
            edition: game.terms().edition.to_string(),
            granted: outcome.is_some(),
            proof: None,
        }
    }

    fn cite(&mut self, key: Key, also_by: &[Key], game: &Game, lang: Lang) {
        let all: Vec<Key> = [key].into_iter().chain(also_by.iter().copied()).collect();
        let (article, citation) = article_of(key, game, lang);
        for key in &all {
            let (_, citation) = article_of(*key, game, lang);
            self.citations
                .extend(citation.filter(|new| !self.citations.contains(new)));
        }
        self.key = Some(key.to_string());
        self.keys = all.iter().map(ToString::to_string).collect();
        (self.article, self.citation) = (article, citation);
    }

    fn of(ruled: &Ruled, game: &Game, lang: Lang) -> Ruling {
        let words = lang.words();
        let mut ruling = Ruling::blank(lang, game);
        ruling.cite(ruled.key, &ruled.also_by, game, lang);
        ruling.sentence = words.ruling(ruled, game);
        ruling.reasons = words.ruling_reasons(ruled, game);
        let facts = ruled.because.iter().flat_map(|reason| &reason.facts.0);
        for (_, value) in facts.chain(&ruled.sentence.with) {
            if let Value::After(after) = value {
                ruling.plies.clone_from(after);
            }
        }
        ruling
    }

    fn asked(question: &Question, game: &Game, lang: Lang) -> Ruling {
        let words = lang.words();
        let mut ruling = Ruling::blank(lang, game);
        ruling.cite(question.key, &question.also_by, game, lang);
        ruling.question = Some(words.question(question, game));
        ruling.sentence = words.meanwhile(question.meanwhile);
        ruling.reasons = words.question_reasons(question, game);
        ruling.choices = question.choices.iter().map(|choice| words.choice(choice)).collect();
        ruling
    }

    /// The ruling among entries that matters most: the one that ended the game, a question, or the first.
    fn among(entries: &[Entry], game: &Game, lang: Lang) -> Option<Ruling> {
        let rulings = || {
            entries.iter().filter_map(|entry| match entry {
                Entry::Ruling(ruling) => Some(ruling),
                Entry::Event(_) | Entry::Question(_) => None,
            })
        };
        if let Some(ended) = rulings().find(|ruling| ended(ruling).is_some()) {
            return Some(Ruling::of(ended, game, lang));
        }
        let asked = entries.iter().find_map(|entry| match entry {
            Entry::Question(question) => Some(question),
            Entry::Event(_) | Entry::Ruling(_) => None,
        });
        match asked {
            Some(question) => Some(Ruling::asked(question, game, lang)),
            None => rulings().next().map(|ruling| Ruling::of(ruling, game, lang)),
        }
    }
}

/// How a ruling ended the game, if it did.
fn ended(ruling: &Ruled) -> Option<Outcome> {
    ruling.effects.iter().find_map(|effect| match effect {
        Effect::Ended(outcome) => Some(*outcome),
        _ => None,
    })
}

/// The article of a provision in a game, and the same in words.
pub(crate) fn article_of(key: Key, game: &Game, lang: Lang) -> (Option<String>, Option<String>) {
    let citation = game.provisions().citation(key);
    let cited = citation.map(|citation| {
        let number = citation.number_in(lang.0).to_string();
        (number, lang.words().citation(&citation))
    });
    cited.unzip()
}

/// The class of a game.
pub(crate) fn pace(name: &str) -> PyResult<Pace> {
    name.parse()
        .map_err(|_| PyValueError::new_err(format!("no pace {name:?}; there are standard, rapid and blitz")))
}

/// How closely a game is watched.
pub(crate) fn supervision(name: &str) -> PyResult<Supervision> {
    name.parse()
        .map_err(|_| PyValueError::new_err(format!("no supervision {name:?}; there are full and limited")))
}

/// A referee who has seen the moves of a board.
struct Hearing {
    referee: Referee,
    prover: MateProver,
}

impl Hearing {
    /// The moves are heard as a whole, since none of them is in question.
    fn of(board: &Board, terms: Terms) -> PyResult<Hearing> {
        let played = board.played();
        let mut terms = terms;
        terms.start = played.first().map_or(board.position, |(start, _)| *start);
        let referee = Referee::new(terms).map_err(|error| PyValueError::new_err(error.to_string()))?;
        let mut hearing = Hearing {
            referee,
            prover: MateProver::new(),
        };
        let moves: Vec<_> = played.iter().map(|(_, mv)| *mv).collect();
        hearing.referee.hear_moves(&moves, &mut hearing.prover);
        Ok(hearing)
    }

    fn hear(&mut self, draft: EventDraft) -> Result<&[Entry], Refusal> {
        let at = self.referee.game().now().unwrap_or_default() + core::time::Duration::from_millis(1);
        self.referee.hear(draft.at(at), &mut self.prover)
    }

    /// What ended the game before anything was said, if something did.
    fn already(&self, lang: Lang) -> Option<Ruling> {
        let game = self.referee.game();
        game.outcome()?;
        Ruling::among(self.referee.record(), game, lang)
    }

    fn ruling(&mut self, draft: EventDraft, lang: Lang) -> PyResult<Ruling> {
        let from = self.referee.record().len();
        if let Err(refusal) = self.hear(draft) {
            let said = lang.words().refusal(&refusal, self.referee.game());
            return Err(RefusedError::new_err(said));
        }
        let game = self.referee.game();
        let ruling = Ruling::among(&self.referee.record()[from..], game, lang);
        Ok(ruling.unwrap_or_else(|| Ruling::blank(lang, game)))
    }
}

/// How matters stand on a board: whether the game is over by itself, and by which article. Checkmate, stalemate, dead
/// positions, five-fold repetition and seventy-five moves end a game without anybody's claim, where the edition has them.
///
/// >>> import jadoube
/// >>> ruling = jadoube.status("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")
/// >>> bool(ruling), ruling.result, ruling.article
/// (True, '1/2-1/2', '5.2.1')
/// >>> jadoube.status(jadoube.Board())
/// <Ruling: "The game goes on.">
#[pyfunction]
#[pyo3(signature = (board, *, lang=Lang::default(), edition=Year::default(), budget=Terms::BUDGET), text_signature = "(board, *, lang='en', edition='2023', budget=200000)")]
pub(crate) fn status(py: Python<'_>, board: AnyBoard, lang: Lang, edition: Year, budget: u64) -> PyResult<Ruling> {
    let terms = Terms {
        budget,
        ..Terms::of(edition.0)
    };
    py.detach(|| {
        let hearing = Hearing::of(&board.0, terms)?;
        let game = hearing.referee.game();
        match Ruling::among(hearing.referee.record(), game, lang) {
            Some(ruling) if ruling.granted || ruling.question.is_some() => Ok(ruling),
            _ => Ok(Ruling::blank(lang, game)),
        }
    })
}

/// A claim of a draw by the player who has the move, examined by the Laws: threefold repetition or fifty moves, on the board
/// as it stands or, with `move`, after that move, which is written down and announced.
///
/// The claim is correct if the ruling is true. `rule` (`'threefold'` or `'fifty-moves'`) claims one of them; otherwise
/// either will do. A game that is over already, by five-fold repetition for example, is over by that: nothing can be claimed.
///
/// >>> import jadoube
/// >>> board = jadoube.Board().play_all("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1")
/// >>> bool(jadoube.claim(board))
/// False
/// >>> ruling = jadoube.claim(board, "Ng8")
/// >>> bool(ruling), ruling.ending, ruling.result, ruling.plies
/// (True, 'threefold', '1/2-1/2', [0, 4, 8])
/// >>> ruling.sentence
/// "Black's claim is upheld: the same position occurs at the start, after 2... Ng8 and after the announced move. The game is drawn, ½–½."
#[pyfunction]
#[pyo3(signature = (board, r#move=None, *, rule=None, lang=Lang::default(), edition=Year::default()), text_signature = "(board, move=None, *, rule=None, lang='en', edition='2023')")]
pub(crate) fn claim(
    py: Python<'_>,
    board: AnyBoard,
    r#move: Option<&Bound<'_, PyAny>>,
    rule: Option<Cow<'_, str>>,
    lang: Lang,
    edition: Year,
) -> PyResult<Ruling> {
    let board = board.0;
    let intended = match r#move {
        Some(mv) => Some(Intended {
            attempt: board.meant(mv, lang)?.into(),
            written: true,
        }),
        None => None,
    };
    let threefold = Claim::Threefold { intended };
    let fifty = Claim::FiftyMoves { intended };
    let claims = match rule.as_deref() {
        None => vec![threefold, fifty],
        Some("threefold") => vec![threefold],
        Some("fifty-moves") => vec![fifty],
        Some(other) => {
            let said = format!("no draw can be claimed by {other:?}; there are threefold and fifty-moves");
            return Err(PyValueError::new_err(said));
        }
    };
    let by = Author::from(board.position.turn());
    py.detach(|| {
        let hearing = Hearing::of(&board, Terms::of(edition.0))?;
        if let Some(mut over) = hearing.already(lang) {
            over.granted = false;
            return Ok(over);
        }
        let mut refused: Option<Ruling> = None;
        for claim in claims {
            let mut hearing = Hearing {
                referee: hearing.referee.clone(),
                prover: MateProver::new(),
            };
            let ruling = hearing.ruling(act::Claimed { claim }.by(by), lang)?;
            if ruling.granted || ruling.question.is_some() {
                return Ok(ruling);
            }
            match &mut refused {
                None => refused = Some(ruling),
                Some(first) => {
                    first.reasons.push(ruling.sentence);
                    first.reasons.extend(ruling.reasons);
                    first.citations.extend(ruling.citations);
                    let mut seen = Vec::new();
                    first.citations.retain(|citation| {
                        !seen.contains(citation) && {
                            seen.push(citation.clone());
                            true
                        }
                    });
                }
            }
        }
        refused.ok_or_else(|| PyTypeError::new_err("nothing was claimed"))
    })
}

/// What the arbiter rules when a player's flag has fallen (`flag="white"`) or a player resigns (`resignation="black"`): who wins,
/// or a draw if the opponent could not mate by any series of legal moves. `proof` has the moves that mate, or what shows that
/// there are none.
///
/// Players are `"white"` and `"black"`, or `True` and `False` as python-chess has them. That the moves of a period were completed
/// in time is for the clock to say: a `Referee` with a time control counts them.
///
/// >>> import jadoube
/// >>> rook = "8/8/4k3/8/8/3K4/3R4/8 w - - 0 1"
/// >>> ruling = jadoube.adjudicate(rook, flag="white")
/// >>> ruling.result, ruling.ending, ruling.article, ruling.proof.can_mate
/// ('1/2-1/2', 'time-drawn', '6.9', False)
/// >>> ruling = jadoube.adjudicate(rook, flag="black")
/// >>> ruling.result, ruling.ending, ruling.proof.can_mate
/// ('1-0', 'time', True)
/// >>> jadoube.adjudicate(rook, resignation="white", lang="sv").sentence
/// 'Vit ger upp, men svart kan inte sätta matt med någon följd av regelrätta drag. Partiet är remi, ½–½.'
///
/// A game that was over before, such as one in a dead position, is over by that, and the ruling is not true.
#[pyfunction]
#[pyo3(signature = (board, *, flag=None, resignation=None, lang=Lang::default(), edition=Year::default(), pace=None, supervision=None, budget=Terms::BUDGET), text_signature = "(board, *, flag=None, resignation=None, lang='en', edition='2023', pace=None, supervision=None, budget=200000)")]
#[expect(clippy::too_many_arguments, reason = "each has a name in Python")]
pub(crate) fn adjudicate(
    py: Python<'_>,
    board: AnyBoard,
    flag: Option<Player>,
    resignation: Option<Player>,
    lang: Lang,
    edition: Year,
    pace: Option<Cow<'_, str>>,
    supervision: Option<Cow<'_, str>>,
    budget: u64,
) -> PyResult<Ruling> {
    let board = board.0;
    let (draft, loser) = match (flag, resignation) {
        (Some(Player(player)), None) => {
            let mut down = ByColor::new(false, false);
            down[player] = true;
            (act::FlagSeen { down, first: None }.by(Author::Arbiter), player)
        }
        (None, Some(Player(player))) => (act::Resigned {}.by(player), player),
        (None, None) => return Err(PyTypeError::new_err("say whose flag has fallen, or who resigns")),
        (Some(_), Some(_)) => {
            return Err(PyTypeError::new_err(
                "a flag falls or a player resigns: what comes first ends the game",
            ));
        }
    };
    let mut terms = Terms {
        budget,
        ..Terms::of(edition.0)
    };
    if let Some(name) = pace {
        terms.pace = self::pace(&name)?;
    }
    if let Some(name) = supervision {
        terms.supervision = self::supervision(&name)?;
    }
    py.detach(|| {
        let mut hearing = Hearing::of(&board, terms)?;
        if let Some(mut over) = hearing.already(lang) {
            over.granted = false;
            return Ok(over);
        }
        let mut ruling = hearing.ruling(draft, lang)?;
        let turns_on_mate = match hearing.referee.game().outcome().map(|outcome| outcome.ending) {
            Some(Ending::Time { .. } | Ending::TimeDrawn { .. } | Ending::ResignationDrawn { .. }) => true,
            Some(Ending::Resignation { .. }) => edition_asks_whether_mate_is_possible(&hearing),
            _ => false,
        };
        if turns_on_mate {
            ruling.proof = Some(prove(&board, !loser, budget, &Form::PGN));
        }
        Ok(ruling)
    })
}

/// Whether the edition lets a resignation to a player who cannot mate draw: then the reasons have the line.
fn edition_asks_whether_mate_is_possible(hearing: &Hearing) -> bool {
    let because = hearing.referee.record().iter().rev().find_map(|entry| match entry {
        Entry::Ruling(ruling) => Some(&ruling.because),
        Entry::Event(_) | Entry::Question(_) => None,
    });
    let mut facts = because.into_iter().flatten().flat_map(|reason| &reason.facts.0);
    facts.any(|(_, value)| matches!(value, Value::Line(_)))
}
