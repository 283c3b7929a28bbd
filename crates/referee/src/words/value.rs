//! What is put into sentences: players, times, points, moves, penalties.

use core::time::Duration;

use jadoube_board::{Attempt, ByColor, Color, Role};
use jadoube_laws::{Key, Score, find};
use jadoube_notation::{Style, Written};
use jadoube_words::FluentValue;

use crate::act::Involved;
use crate::entry::Penalty;
use crate::game::{Board, Game};
use crate::sentence::{ClockSum, Value};
use crate::words::{Language, Scene, Words};

impl Words {
    /// What is put into a sentence. Moves are moves of the position.
    pub(super) fn value(&self, value: &Value, scene: &Scene<'_>) -> FluentValue<'static> {
        let board = scene.board;
        match value {
            Value::Player(color) => self.player(*color).into(),
            Value::Time(time) => self.time(*time).into(),
            Value::Count(count) => (*count).into(),
            Value::Move(attempt) => self.written(*attempt, board).into(),
            Value::Points(score) => points(*score).into(),
            Value::Text(text) => text.clone().into(),
            Value::Penalty(penalty) => self.penalty(*penalty).into(),
            Value::Person(who) => self.person(*who).into(),
            Value::Provision(key) => title(*key, self.language()).into(),
            Value::CountOf { count, of } => self
                .phrase("count-of", [("count", (*count).into()), ("of", (*of).into())])
                .into(),
            Value::After(after) => self.after(after, scene).into(),
            Value::Line(line) => self.line(line, board).into(),
            Value::Squares(squares) => self.book.list(squares.iter().map(ToString::to_string).collect()).into(),
            Value::Sum(sum) => self.sum(*sum).into(),
        }
    }

    /// The position after so many moves of both players together: `after 2... Ng8`.
    #[must_use]
    pub fn position_after(&self, count: u32, game: &Game) -> String {
        self.after(&[count], &Scene::at(game, &[]))
    }

    /// Moves of the game by their numbers: `at the start, after 2... Ng8 and after the announced move`.
    fn after(&self, after: &[u32], scene: &Scene<'_>) -> String {
        let named = after.iter().map(|count| match (*count as usize).checked_sub(1) {
            None => self.word("at-the-start"),
            Some(index) => match scene.plies.get(index) {
                Some(ply) => {
                    let mv = self.numbered(ply.attempt(), scene.game.before(ply));
                    self.phrase("after-move", [("move", mv.into())])
                }
                None => self.word("the-announced-move"),
            },
        });
        self.book.list(named.collect())
    }

    /// A line of moves, with their numbers: `24. Qh7+ Kf8 25. Qh8#`. Long ones are cut.
    fn line(&self, line: &[Attempt], board: Board<'_>) -> String {
        let Some(mut position) = board.position().copied() else {
            return String::new();
        };
        let mut text = String::new();
        for (index, attempt) in line.iter().enumerate() {
            let Some(mv) = position.find(*attempt) else { break };
            if index == LONGEST_LINE {
                text.push_str(" …");
                break;
            }
            if index > 0 {
                text.push(' ');
            }
            let first_or_white = index == 0 || position.turn() == Color::White;
            text += &match first_or_white {
                true => self.numbered(*attempt, Board::Position(&position)),
                false => self.written(*attempt, Board::Position(&position)),
            };
            position = position.make(mv);
        }
        text
    }

    /// What is done to a clock, as it is reckoned: `5:00 + 2:00 = 7:00`. In whole seconds, as a clock shows them and as they
    /// are keyed in: one that has begun counts.
    fn sum(&self, sum: ClockSum) -> String {
        let whole = |time: Duration| Duration::from_secs(time.as_secs() + u64::from(time.subsec_nanos() > 0));
        let (from, to) = (whole(sum.shown), whole(sum.to_set()));
        let sum = ClockSum {
            shown: from,
            taken: (from + sum.added).saturating_sub(to),
            ..sum
        };
        let mut text = shown(sum.shown);
        if !sum.added.is_zero() {
            text += &format!(" + {}", shown(sum.added));
        }
        if !sum.taken.is_zero() {
            text += &format!(" − {}", shown(sum.taken));
        }
        format!("{text} = {}", shown(sum.to_set()))
    }

    /// A player: `White`.
    #[must_use]
    pub fn player(&self, color: Color) -> String {
        self.word(match color {
            Color::White => "white",
            Color::Black => "black",
        })
    }

    /// Somebody around a game.
    pub(super) fn person(&self, who: Involved) -> String {
        self.word(match who {
            Involved::White => "white",
            Involved::Black => "black",
            Involved::Both => "both-players",
            Involved::Spectator => "the-spectator",
            Involved::FinishedPlayer => "the-finished-player",
            Involved::OtherPlayer => "the-other-player",
            Involved::Other | Involved::Nobody => "the-other-person",
        })
    }

    /// A length of time as it is said: `1 minute and 30 seconds`.
    #[must_use]
    pub fn time(&self, time: Duration) -> String {
        let (seconds, tenths) = (time.as_secs(), time.subsec_millis() / 100);
        let mut parts = Vec::new();
        for (name, count) in [("hours", seconds / 3600), ("minutes", seconds / 60 % 60)] {
            if count > 0 {
                parts.push(self.phrase(name, [("count", count.into())]));
            }
        }
        let seconds = seconds % 60;
        if tenths > 0 {
            let shown = format!("{seconds}{}{tenths}", self.word("decimal-mark"));
            parts.push(self.phrase("seconds-and-tenths", [("count", shown.into())]));
        } else if seconds > 0 || parts.is_empty() {
            parts.push(self.phrase("seconds", [("count", seconds.into())]));
        }
        self.book.list(parts)
    }

    /// A move in algebraic notation: short, or from square to square if the position does not have it.
    pub(super) fn written(&self, attempt: Attempt, board: Board<'_>) -> String {
        match board
            .position()
            .and_then(|position| Some((position, position.find(attempt)?)))
        {
            Some((position, mv)) => {
                let style = Style::SHORT.in_language(self.letters());
                mv.written(position, style).to_string()
            }
            None => match castling(attempt, board) {
                Some(wing) => wing.to_owned(),
                None => self.square_to_square(attempt, board),
            },
        }
    }

    /// A move that the position does not have: `Nc6-e4`, `Qd8xd2`.
    fn square_to_square(&self, attempt: Attempt, board: Board<'_>) -> String {
        let Attempt { from, to, promotion } = attempt;
        let Some(piece) = board.piece_at(from) else {
            return attempt.to_string();
        };
        let sign = |role: Role| self.letters().sign(role);
        let joint = if board.piece_at(to).is_some() { 'x' } else { '-' };
        let promoted = promotion.map(sign).unwrap_or_default();
        format!("{}{from}{joint}{to}{promoted}", sign(piece.role))
    }

    /// A move with its number: `1. e4`, `1... e5`. What the position does not have has no number.
    pub(super) fn numbered(&self, attempt: Attempt, board: Board<'_>) -> String {
        let written = self.written(attempt, board);
        match (board.breaches(attempt).is_empty(), board.turn()) {
            (false, _) => written,
            (true, Color::White) => format!("{}. {written}", board.fullmoves()),
            (true, Color::Black) => format!("{}... {written}", board.fullmoves()),
        }
    }

    /// A penalty, with its size.
    pub(super) fn penalty(&self, penalty: Penalty) -> String {
        let time = |name: &str, time: Duration| self.phrase(name, [("time", self.time(time).into())]);
        let score = |name: &str, score: Score| self.phrase(name, [("score", score.to_string().into())]);
        match penalty {
            Penalty::Warning => self.word("penalty-warning"),
            Penalty::OpponentTime { amount } => time("penalty-opponent-time", amount),
            Penalty::OffenderTime { amount } => time("penalty-offender-time", amount),
            Penalty::OpponentPoints { amount } => score("penalty-opponent-points", amount),
            Penalty::OffenderPoints { amount } => score("penalty-offender-points", amount),
            Penalty::LossOfGame { opponent: None } => self.word("penalty-loss-of-game"),
            Penalty::LossOfGame {
                opponent: Some(opponent),
            } => score("penalty-loss-of-game-scored", opponent),
            Penalty::Fine => self.word("penalty-fine"),
            Penalty::RoundExclusion => self.word("penalty-round-exclusion"),
            Penalty::Expulsion => self.word("penalty-expulsion"),
        }
    }
}

/// How castling is written, if a move takes the king to a rook of its own.
fn castling(attempt: Attempt, board: Board<'_>) -> Option<&'static str> {
    let (king, rook) = (board.piece_at(attempt.from)?, board.piece_at(attempt.to)?);
    let castles = king.role == Role::King && rook == Role::Rook.of(king.color);
    castles.then_some(match attempt.to.file() > attempt.from.file() {
        true => "0-0",
        false => "0-0-0",
    })
}

/// How many moves of a line are told.
const LONGEST_LINE: usize = 20;

/// White's and Black's points: `1–0`.
pub(super) fn points(points: ByColor<Score>) -> String {
    format!("{}–{}", points.white, points.black)
}

/// A time as a clock shows it: `1:30:00`, `2:00`, `0:05.5`.
pub(super) fn shown(time: Duration) -> String {
    let (seconds, tenths) = (time.as_secs(), time.subsec_millis() / 100);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let mut shown = match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    };
    if tenths > 0 {
        shown.push_str(&format!(".{tenths}"));
    }
    shown
}

/// The heading of a provision.
pub(super) fn title(key: Key, language: Language) -> &'static str {
    find(key.as_str()).map_or(key.as_str(), |provision| provision.title_in(language))
}
