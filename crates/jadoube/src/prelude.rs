//! What most programs use, in one line.
//!
//! ```
//! use jadoube::prelude::*;
//!
//! let position = Position::initial();
//! let mv = position.san("Nf3")?;
//! assert_eq!(mv.san(&position).to_string(), "Nf3");
//! assert_eq!(mv.written(&position, Style::LONG.in_language(Letters::NL)).to_string(), "Pg1-f3");
//! # Ok::<(), NotAMove>(())
//! ```
//!
//! One name is one thing here. [`Language`] is a language that is spoken, [`Letters`] the letters of the pieces in one of many
//! more. [`pgn::Game`] is a game as a file has it, and [`History`] one as far as it was played. [`Score`] is what a player
//! scores.

pub use jadoube_board::Color::{self, Black, White};
pub use jadoube_board::{
    Attempt, ByColor, Chess960, File, Identity, Kind, Move, MoveList, Piece, Position, Rank, Role, Setup, Square,
    Squares, Wing, fen, legality,
};
pub use jadoube_clock::{CarryOver, Clock, FirstMove, Reading as ClockReading, Settings as ClockSettings, TimeControl};
pub use jadoube_laws::{
    Citation, Edition, Key, Language, Pace, Provisions, Score, Supervision, find as find_provision,
};
pub use jadoube_notation::{
    Form, Language as Letters, Misread, NotAMove, Reading, ReadsSan, Style, Written, pgn, read as read_move,
    write as write_move,
};
pub use jadoube_proof::{Budget, Certificate, Verdict, can_mate, is_dead};
pub use jadoube_referee::{
    Act, Author, Claim, Ending, Entry, Event, EventDraft, History, Judgement, Keyed, MateProver, Outcome, Question,
    Referee, Refusal, Ruling, Terms, Words, act, why_illegal,
};
