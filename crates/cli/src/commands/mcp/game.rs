//! A whole game: its acts are heard, and what the referee says to them is told.

use std::time::{Duration, Instant};

use jadoube_board::Color;
use jadoube_clock::TimeControl;
use jadoube_laws::{Edition, Pace, Supervision, find};
use jadoube_notation::{Form, Signs, Style};
use jadoube_referee::wire::{self, Heading};
use jadoube_referee::{
    Blank, Choice, Entry, EntryNo, Game, MateProver, Moves as OnBoard, Outcome, Phase, Question, Terms,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::named::{Choice as NamedChoice, Named};
use super::tool::{Ask, FEN, WORDS, within};
use crate::args;
use crate::commands::referee::{GameHeard, NotHeard, is_header, read_header, reason};
use crate::commands::why_not::{Tried, told};
use crate::given::Given;
use crate::heard::{RecordPrinter, is_said, shown};
use crate::look::Look;
use crate::problem::{Problem, printable};
use crate::screen::Report;
use crate::words::{Language, letters_of, say, spoken_language};

/// How many acts are heard, how long each is in bytes, and for how long they are heard.
const MOST_ACTS: usize = 2_000;
const LONGEST_ACT: usize = 4_000;
const LONGEST: Duration = Duration::from_secs(30);

/// A game as it happened.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Acts {
    /// What happened, in order: each a line as people write it, such as `white plays Nf3`, `black touches g8`, `white presses`,
    /// `white offers`, `black claims threefold with Nf6`, `0:05:00 white resigns` (the time since the session began stands
    /// before it), `play 1.e4 e5 2.Nf3` (moves, each completed), `arbiter answers valid-reason`; or an act as records store it.
    /// The resource `jadoube://acts` lists all lines. The lines of a stored record can be told too.
    acts: Vec<ActLine>,
    /// The edition of the Laws; the newest if nothing is said.
    edition: Option<Named<Edition>>,
    /// The class of the game. Without it: the class that the edition gives the time control, or standard.
    pace: Option<Named<Pace>>,
    /// Whether the game is supervised as the competition rules of rapid and blitz ask; full if nothing is said.
    supervision: Option<Named<Supervision>>,
    /// The time control: `90+30`, `3+2`, `40/90m+30s, 30m+30s`. Without it there is no clock.
    control: Option<String>,
    /// The position from which the game begins, in FEN; the initial position if nothing is said.
    start: Option<String>,
    /// What can happen on the board: `free` whatever hands do, so that illegal moves are ruled on; `guarded` legal moves only,
    /// as on a screen, so that others are refused. Free if nothing is said.
    board: Option<Named<OnBoard>>,
    /// The language of the answer. The lines of acts are in English in any case.
    language: Option<Named<Language>>,
}

/// An act: a line, or what a record stores.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
enum ActLine {
    /// As people write it.
    Line(String),
    /// As records store it.
    Stored(serde_json::Map<String, Value>),
}

impl NamedChoice for OnBoard {
    const WHAT: &'static str = "board";

    fn all() -> Vec<OnBoard> {
        vec![OnBoard::Free, OnBoard::Guarded]
    }

    fn name(self) -> String {
        match self {
            OnBoard::Free => "free",
            OnBoard::Guarded => "guarded",
        }
        .to_owned()
    }
}

/// An act that was not heard.
#[derive(Serialize, JsonSchema)]
struct ActNotHeard {
    /// Its place among the acts, from one.
    act: usize,
    /// The act as it was told.
    line: String,
    /// `refused` if it cannot happen then, `unreadable` if it is no act.
    what: &'static str,
    /// Why.
    reason: String,
}

/// A game that was heard.
struct Heard {
    game: GameHeard,
    heading: Heading,
    not_heard: Vec<ActNotHeard>,
    printer: RecordPrinter,
}

impl Acts {
    /// The terms, with what was told in place of those of a record.
    fn terms(&self, recorded: Option<Terms>) -> Result<Terms, Problem> {
        let is_recorded = recorded.is_some();
        let mut terms = recorded.unwrap_or_else(|| Terms::of(Edition::LATEST));
        if let Some(Named(edition)) = self.edition {
            terms.edition = edition;
        }
        if let Some(control) = &self.control {
            within(control, WORDS)?;
            let control = args::control(control)?.unwrap_or_else(TimeControl::none);
            let told = self.pace.map(|named| named.0);
            terms.pace = told
                .or_else(|| Terms::pace_of(terms.edition, &control))
                .ok_or_else(|| {
                    Problem::new(
                        say!("play-classes", edition = terms.edition.to_string()),
                        say!("mcp-classes-remedy"),
                    )
                })?;
            terms.control = Some(control).filter(|control| *control != TimeControl::none());
        }
        if let Some(Named(pace)) = self.pace {
            terms.pace = pace;
        }
        if let Some(Named(supervision)) = self.supervision {
            terms.supervision = supervision;
        }
        if let Some(start) = &self.start {
            within(start, FEN)?;
            let setup = Given::read(std::slice::from_ref(start)).setup()?;
            terms.start = args::accepted(&setup)?;
        }
        match self.board {
            Some(Named(board)) => terms.moves = board,
            None if !is_recorded => terms.moves = OnBoard::Free,
            None => {}
        }
        // One proof never takes longer than it does for games that nobody sets up.
        terms.budget = terms.budget.min(Terms::BUDGET);
        Ok(terms)
    }

    fn hear(self) -> Result<Heard, Problem> {
        let began = Instant::now();
        if self.acts.len() > MOST_ACTS {
            return Err(Problem::new(
                say!("mcp-many-acts", count = self.acts.len(), most = MOST_ACTS),
                say!("mcp-many-acts-remedy"),
            ));
        }
        let lines = self.acts.iter().map(|act| match act {
            ActLine::Line(line) => line.clone(),
            ActLine::Stored(stored) => Value::from(stored.clone()).to_string(),
        });
        let lines: Vec<String> = lines.collect();
        // The first may be the header of a record.
        let header = lines.first().filter(|line| is_header(line));
        let header = header.map(|line| read_header("acts", line)).transpose()?;
        let skipped = usize::from(header.is_some());
        let (recorded, heading) = match header {
            Some((terms, heading)) => (Some(terms), heading),
            None => (None, Heading::default()),
        };
        let printer = RecordPrinter::new(spoken_language())?;
        let mut game = GameHeard::begin(self.terms(recorded)?)?;
        let mut not_heard = Vec::new();
        for (index, line) in lines.iter().enumerate().skip(skipped) {
            within(line, LONGEST_ACT)?;
            if began.elapsed() > LONGEST {
                return Err(Problem::new(say!("mcp-slow", count = index), say!("mcp-slow-remedy")));
            }
            let Err(error) = game.hear(line) else { continue };
            let now = game.referee.game();
            let (what, reason) = match error {
                NotHeard::Refused(refusal) => ("refused", reason(&printer, &refusal, now)),
                NotHeard::NoOpenQuestion => ("refused", say!("play-no-question")),
                NotHeard::Unreadable(reason) => ("unreadable", reason),
            };
            not_heard.push(ActNotHeard {
                act: index + 1,
                line: line.clone(),
                what,
                reason,
            });
        }
        Ok(Heard {
            game,
            heading,
            not_heard,
            printer,
        })
    }
}

/// A game to be heard.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct HearGame {
    /// The game as it happened.
    game: Acts,
    /// Whether every event is told. If not, those are left out to which the referee says nothing, as to most moves.
    #[serde(default)]
    all_events: bool,
    /// Whether to send the record of the game, as it can be stored and heard again.
    #[serde(default)]
    record: bool,
}

/// What became of a game.
#[derive(Serialize, JsonSchema)]
pub(super) struct GameAnswer {
    /// The year of the edition.
    edition: u16,
    /// The class of the game.
    pace: String,
    /// How closely it was watched.
    supervision: String,
    /// The time control, if there is a clock.
    control: Option<String>,
    /// Events, and what the referee says to them, in order.
    entries: Vec<ToldEntry>,
    /// The acts that were not heard. The rest was heard all the same.
    not_heard: Vec<ActNotHeard>,
    /// How far the game has come.
    phase: PhaseName,
    /// The result, if the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<GameResult>,
    /// The entries of questions that nobody has answered. Answer the last with an act such as `arbiter answers yes`.
    open_questions: Vec<u32>,
    /// The moves in standard algebraic notation.
    moves: String,
    /// What stands on the board, in FEN.
    fen: String,
    /// Who has the move.
    turn: &'static str,
    /// What the clocks show, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    clocks: Option<Clocks>,
    /// The record, if it was asked for: a header and the entries, one in a line.
    #[serde(skip_serializing_if = "Option::is_none")]
    record: Option<String>,
}

/// An event, a ruling or a question.
#[derive(Serialize, JsonSchema)]
struct ToldEntry {
    /// Its number in the record.
    n: u32,
    /// What it is.
    kind: EntryKind,
    /// What it says.
    text: String,
    /// The key of the provision by which it is ruled or asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    provision: Option<String>,
    /// Its article in the edition of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    article: Option<String>,
    /// Why.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    reasons: Vec<String>,
    /// What changes besides what the text says.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    effects: Vec<String>,
    /// What may be answered.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    answers: Vec<PossibleAnswer>,
    /// What holds until it is answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    meanwhile: Option<String>,
}

/// What an entry is.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum EntryKind {
    /// Something that happened.
    Event,
    /// What the Laws make of it.
    Ruling,
    /// What they leave to the arbiter.
    Question,
}

/// An answer that a question permits.
#[derive(Serialize, JsonSchema)]
struct PossibleAnswer {
    /// What it says.
    answer: String,
    /// The act that gives it. Times and points in it are examples.
    act: String,
}

/// How far a game has come.
#[derive(Clone, Copy, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum PhaseName {
    /// The session has not begun.
    NotBegun,
    /// The game is on.
    Playing,
    /// The game is adjourned.
    Adjourned,
    /// The game is over.
    Over,
    /// The game does not count: a new one is played.
    Annulled,
}

/// How a game ended.
#[derive(Serialize, JsonSchema)]
struct GameResult {
    /// What White and Black score: `1-0`, `1/2-1/2`, `0-0`.
    score: String,
    /// By what.
    by: String,
}

/// What the clocks show at the last event.
#[derive(Serialize, JsonSchema)]
struct Clocks {
    /// White's.
    white: String,
    /// Black's.
    black: String,
}

impl Ask for HearGame {
    const NAME: &'static str = "hear_game";
    const TITLE: &'static str = "Referee a whole game";
    const DOES: &'static str = "Referees a game act by act, as if the arbiter had watched it: moves, touched pieces, presses of the \
        clock, offers, claims, flags, resignations. Tells what is ruled and by which article, what is left to the arbiter, what was \
        refused and why, the result, the clocks and the position. Nothing is kept between calls: tell the whole game each time, with \
        the answers of the arbiter as acts. Times matter only if there is a time control.";

    type Answer = GameAnswer;

    fn language(&self) -> Option<Language> {
        self.game.language.map(|named| named.0)
    }

    fn answer(self) -> Result<(GameAnswer, String), Problem> {
        let heard = self.game.hear()?;
        let (game, record) = (heard.game.referee.game(), heard.game.referee.record());
        let mut entries = Vec::new();
        for (index, entry) in record.iter().enumerate() {
            let is_answered = matches!(record.get(index + 1), Some(Entry::Ruling(_) | Entry::Question(_)));
            if self.all_events || is_answered || !matches!(entry, Entry::Event(_)) {
                entries.push(ToldEntry::new(EntryNo::after(index), entry, game, &heard.printer));
            }
        }
        let mut page = String::new();
        for entry in &entries {
            page += &entry.line();
        }
        for not_heard in &heard.not_heard {
            let what = match not_heard.what {
                "refused" => say!("hear-refused"),
                _ => say!("fault"),
            };
            let line = printable(&not_heard.line);
            page += &format!("{what}: `{line}`: {}\n", printable(&not_heard.reason));
        }
        page += &standing(game, &heard.printer);
        let terms = game.terms();
        let answer = GameAnswer {
            edition: terms.edition.year(),
            pace: terms.pace.to_string(),
            supervision: terms.supervision.to_string(),
            control: terms.control.as_ref().map(|control| control.everyday().to_string()),
            phase: PhaseName::of(game.phase()),
            result: game.outcome().map(|outcome| GameResult {
                score: score(outcome),
                by: heard.printer.words.ending(outcome.ending),
            }),
            open_questions: game.questions().iter().map(|(no, _)| no.get()).collect(),
            moves: moves(game),
            fen: match game.position() {
                Some(position) => position.to_string(),
                None => game.board().to_setup().to_string(),
            },
            turn: match game.turn() {
                Color::White => "white",
                Color::Black => "black",
            },
            clocks: game.clock().zip(game.now()).map(|(clock, now)| Clocks {
                white: shown(clock.shown(Color::White, now)),
                black: shown(clock.shown(Color::Black, now)),
            }),
            record: self.record.then(|| wire::write(&heard.game.referee, &heard.heading)),
            entries,
            not_heard: heard.not_heard,
        };
        Ok((answer, page))
    }
}

impl ToldEntry {
    fn new(no: EntryNo, entry: &Entry, game: &Game, printer: &RecordPrinter) -> ToldEntry {
        let words = &printer.words;
        let mut told = ToldEntry {
            n: no.get(),
            kind: EntryKind::Event,
            text: printer.said(no, entry, game),
            provision: None,
            article: None,
            reasons: Vec::new(),
            effects: Vec::new(),
            answers: Vec::new(),
            meanwhile: None,
        };
        let key = match entry {
            Entry::Event(_) => return told,
            Entry::Ruling(ruling) => {
                told.kind = EntryKind::Ruling;
                told.reasons = words.ruling_reasons(ruling, game);
                let board = game.board_before(no);
                let unsaid = ruling.effects.iter().filter(|effect| !is_said(effect));
                told.effects = unsaid.map(|effect| words.effect(effect, board)).collect();
                ruling.key
            }
            Entry::Question(question) => {
                told.kind = EntryKind::Question;
                told.reasons = words.question_reasons(question, game);
                told.answers = answers(no, question, game, printer);
                told.meanwhile = Some(words.meanwhile(question.meanwhile));
                question.key
            }
        };
        told.provision = Some(key.to_string());
        told.article = game
            .provisions()
            .citation(key)
            .map(|citation| words.citation(&citation));
        told
    }

    /// The entry as lines of text.
    fn line(&self) -> String {
        let mut line = format!("#{} {}", self.n, self.text);
        if let Some(article) = &self.article {
            line += &format!(" [{article}]");
        }
        line.push('\n');
        for reason in self.reasons.iter().chain(&self.effects) {
            line += &format!("  · {}\n", printable(reason));
        }
        for PossibleAnswer { answer, act } in &self.answers {
            line += &format!("  - {answer}: `{act}`\n");
        }
        if let Some(meanwhile) = &self.meanwhile {
            line += &format!("  {meanwhile}\n");
        }
        line
    }
}

/// What may be answered, and the acts that do it. The words of an act are those of the record.
fn answers(no: EntryNo, question: &Question, game: &Game, printer: &RecordPrinter) -> Vec<PossibleAnswer> {
    let stored = wire::write_entry(no, &Entry::Question(Box::new(question.clone())), game.provisions());
    let stored: Value = serde_json::from_str(&stored).unwrap_or_default();
    let stored = stored["question"]["answers"].as_array().cloned().unwrap_or_default();
    let answer = |(choice, stored): (&Choice, &Value)| {
        let mut act = format!("arbiter answers {}", stored["type"].as_str()?);
        if let Some(penalty) = stored["penalty"]["type"].as_str() {
            act += &format!(" {penalty}");
        }
        act += match choice.blank {
            None | Some(Blank::OpponentScore { .. }) => "",
            Some(Blank::Clock { .. } | Blank::ExtraTime) => " white 10:00 black 10:00",
            Some(Blank::Time { .. }) => " 2:00",
            Some(Blank::Score { .. }) => " ½",
            Some(Blank::Points { .. }) => " ½-½",
        };
        Some(PossibleAnswer {
            answer: printer.words.choice(choice),
            act,
        })
    };
    question.choices.iter().zip(&stored).filter_map(answer).collect()
}

impl PhaseName {
    fn of(phase: Phase) -> PhaseName {
        match phase {
            Phase::Awaited => PhaseName::NotBegun,
            Phase::Playing | Phase::Sealing | Phase::Resuming => PhaseName::Playing,
            Phase::Adjourned => PhaseName::Adjourned,
            Phase::Ended(_) => PhaseName::Over,
            Phase::Annulled => PhaseName::Annulled,
        }
    }
}

/// How the game stands, in a line.
fn standing(game: &Game, printer: &RecordPrinter) -> String {
    match game.phase() {
        Phase::Ended(outcome) => printer.result(outcome),
        Phase::Annulled => say!("play-annulled"),
        Phase::Awaited => say!("course-not-begun"),
        Phase::Adjourned => say!("course-adjourned"),
        Phase::Playing | Phase::Sealing | Phase::Resuming => say!("course-not-over"),
    }
}

/// What each player scores, as PGN writes it.
fn score(outcome: Outcome) -> String {
    let [white, black] = [outcome.points.white, outcome.points.black].map(|points| match points.to_string().as_str() {
        "½" => "1/2".to_owned(),
        other => other.to_owned(),
    });
    format!("{white}-{black}")
}

/// The moves with their numbers, with the piece letters of the language that is spoken.
fn moves(game: &Game) -> String {
    let style = Form::Algebraic(Style {
        signs: Signs::Letters(letters_of(spoken_language())),
        ..Style::PGN
    });
    let mut words = Vec::new();
    for (index, ply) in game.plies().iter().enumerate() {
        let before = game.before(ply);
        let written = ply.written(style);
        words.push(match (before.turn(), index) {
            (Color::White, _) => format!("{}. {written}", before.fullmoves()),
            (Color::Black, 0) => format!("{}... {written}", before.fullmoves()),
            (Color::Black, _) => written,
        });
    }
    words.join(" ")
}

/// An event of a game, and a provision that was not applied to it.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WhyNot {
    /// The game as it happened, told as to `hear_game`.
    game: Acts,
    /// The number of the event in the record, as `hear_game` tells it; the last event if nothing is said.
    #[schemars(range(min = 1))]
    entry: Option<u32>,
    /// The key of the provision that was expected, such as `draw-claim.correct-claim`; without it, all that listen to such an
    /// event.
    provision: Option<String>,
}

/// How provisions stand with an event.
#[derive(Serialize, JsonSchema)]
pub(super) struct NotApplied {
    /// The number of the event in the record.
    entry: u32,
    /// What happened.
    event: String,
    /// The provisions, each with its conditions.
    provisions: Vec<Tried>,
}

impl Ask for WhyNot {
    const NAME: &'static str = "why_not";
    const TITLE: &'static str = "Why was this provision not applied?";
    const DOES: &'static str = "Why the referee did not apply a provision to an event of a game: which of its conditions held, which \
        failed, and which are for the arbiter to say; and where it holds, if not in this game. Tell the game as to hear_game, and the \
        number of the event.";

    type Answer = NotApplied;

    fn language(&self) -> Option<Language> {
        self.game.language.map(|named| named.0)
    }

    fn answer(self) -> Result<(NotApplied, String), Problem> {
        let key = match &self.provision {
            None => None,
            Some(key) => {
                within(key, WORDS)?;
                let found = find(key).map(|provision| provision.key);
                let unknown = || Problem::new(say!("no-provision", key = printable(key)), say!("mcp-key-remedy"));
                Some(found.ok_or_else(unknown)?)
            }
        };
        let heard = self.game.hear()?;
        let (referee, printer) = (&heard.game.referee, &heard.printer);
        let (game, record) = (referee.game(), referee.record());
        let last = record.iter().rposition(|entry| matches!(entry, Entry::Event(_)));
        let entry = match self.entry {
            Some(number) => EntryNo::new(number),
            None => last.map(EntryNo::after),
        };
        let entry = entry.ok_or_else(|| Problem::new(say!("record-empty"), say!("mcp-entry-remedy")))?;
        let tried = referee.why_not(entry, key, &mut MateProver::new()).map_err(|fault| {
            let (what, remedy) = told(fault, entry, record.len());
            Problem::new(what, remedy)
        })?;
        if tried.is_empty() {
            let key = key.map(|key| key.to_string()).unwrap_or_default();
            return Err(Problem::new(
                say!("why-not-judged", key = key, number = entry.to_string()),
                say!("mcp-judged-remedy"),
            ));
        }
        let event = printer.said(entry, &record[entry.index()], game);
        let provisions: Vec<Tried> = tried
            .iter()
            .map(|tried| Tried::new("", entry, tried, game, printer))
            .collect();
        let mut page = format!("#{entry} {event}\n");
        for tried in &provisions {
            // Writing to a text cannot fail.
            let _ = tried.draw(&Look::PLAIN, &mut page);
        }
        let answer = NotApplied {
            entry: entry.get(),
            event,
            provisions,
        };
        Ok((answer, page))
    }
}
