//! Referees a game of chess by the FIDE Laws.
//!
//! A game is a record of timed [`Event`]s. The [`Referee`] hears them and answers with [`Ruling`]s that cite their
//! articles, or with [`Question`]s where the Laws leave the decision to the arbiter. It never guesses, never asks what
//! time it is and touches neither disk nor network. [`Words`] puts what stands in the record into a language.

// The rules are documented by their cases, which are indented and not Rust.
#![allow(rustdoc::invalid_rust_codeblocks)]

pub mod act;
mod admit;
mod answer;
pub mod cases;
mod commitment;
mod context;
mod contract;
mod docket;
mod entry;
mod event;
mod finding;
mod forfeit;
mod game;
mod hands;
mod history;
mod illegal;
mod keys;
mod mate_prover;
mod norm;
mod points;
mod recheck;
mod referee;
mod replay_under;
mod rules;
pub mod script;
mod sentence;
pub mod sheet;
mod situation;
mod stored;
mod terms;
mod waiting;
mod why_not;
pub mod wire;
mod words;

pub use act::{Act, Claim};
pub use admit::Refusal;
pub use answer::{Answer, Blank, Choice, Filling, PermittedPoints, Word};
pub use commitment::{Commitment, NotACommitment};
pub use contract::{Contract, Depends, NoContract, OpenFact};
pub use entry::{Effect, Ending, Entry, EntryNo, Meanwhile, Outcome, Penalty, Question, Reason, Ruling};
pub use event::{Author, Event, EventDraft, Note, Seen};
pub use finding::{Cause, DrawRule, Finding, SealedFault};
pub use forfeit::Forfeit;
pub use game::{
    Adjournment, Board, Envelope, Game, Imposed, Keeper, Must, Obligation, PastIncident, Phase, Ply, PutIn, Resumption,
};
pub use history::{History, Judgement};
pub use illegal::{Illegal, Keyed, why_illegal};
pub use mate_prover::MateProver;
pub use norm::{Attempted, Standing};
pub use recheck::Difference;
pub use referee::Referee;
pub use replay_under::{OtherTerms, RefusedThere, replay_under};
pub use sentence::{ClockSum, Facts, Sentence, Value};
pub use situation::{Situation, situations, situations_in_play};
pub use terms::{Boards, Mode, Moves, Oversight, Terms};
pub use why_not::{NoFinding, NotRuled};
pub use words::{LANGUAGES, Language, Stage, Words};
