//! The two programs, each asked in the best way that it offers.

use chasolver::Winnability;
use jadoube_bench_speed::machine;
use jadoube_board::Color;
use jadoube_proof::{Budget, Prover, Quick, Verdict, check};

use crate::sets::{Mode, Query};

/// Who is asked.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(crate) enum Asked {
    Ours,
    Theirs,
}

impl Asked {
    /// Us first.
    pub(crate) const ALL: [Asked; 2] = [Asked::Ours, Asked::Theirs];

    pub(crate) fn package(self) -> &'static str {
        match self {
            Asked::Ours => "jadoube-proof",
            Asked::Theirs => "chasolver",
        }
    }

    /// The package with its version.
    pub(crate) fn name(self) -> String {
        format!("{} {}", self.package(), machine::version(self.package()))
    }
}

/// A program that answers, with what it keeps between questions: chasolver keeps nothing.
pub(crate) enum Program {
    Ours { prover: Box<Prover>, budget: Budget },
    Theirs,
}

/// All that a program said.
pub(crate) enum Reply {
    Ours { verdict: Verdict, nodes: u64 },
    OursQuick { quick: Quick, nodes: u64 },
    Theirs(Option<Winnability>),
    TheirsQuick(bool),
}

/// What it comes to.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(crate) enum Answer {
    Winnable,
    Unwinnable,
    Open,
}

impl Answer {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Answer::Winnable => "winnable",
            Answer::Unwinnable => "unwinnable",
            Answer::Open => "open",
        }
    }
}

impl Program {
    pub(crate) fn new(asked: Asked, budget: Budget) -> Program {
        match asked {
            Asked::Ours => Program::Ours {
                prover: Box::default(),
                budget,
            },
            Asked::Theirs => Program::Theirs,
        }
    }

    pub(crate) fn asked(&self) -> Asked {
        match self {
            Program::Ours { .. } => Asked::Ours,
            Program::Theirs => Asked::Theirs,
        }
    }

    /// Asks a question.
    pub(crate) fn ask(&mut self, query: &Query, mode: Mode) -> Reply {
        match (self, mode) {
            (Program::Ours { prover, budget }, Mode::Full) => {
                let verdict = prover.can_mate(&query.ours, query.winner, *budget);
                let nodes = prover.spent();
                Reply::Ours { verdict, nodes }
            }
            (Program::Ours { prover, .. }, Mode::Quick) => {
                let quick = prover.quick(&query.ours, query.winner);
                let nodes = prover.spent();
                Reply::OursQuick { quick, nodes }
            }
            (Program::Theirs, Mode::Full) => {
                Reply::Theirs(chasolver::winnability(&query.theirs, in_chess(query.winner)))
            }
            (Program::Theirs, Mode::Quick) => {
                Reply::TheirsQuick(chasolver::is_unwinnable_fast(&query.theirs, in_chess(query.winner)))
            }
        }
    }
}

impl Reply {
    pub(crate) fn answer(&self) -> Answer {
        match self {
            Reply::Ours { verdict, .. } => match verdict {
                Verdict::Winnable(_) => Answer::Winnable,
                Verdict::Unwinnable(_) => Answer::Unwinnable,
                Verdict::Unknown(_) => Answer::Open,
            },
            Reply::Theirs(Some(Winnability::Winnable { .. })) => Answer::Winnable,
            Reply::OursQuick {
                quick: Quick::Unwinnable(_),
                ..
            }
            | Reply::Theirs(Some(Winnability::Unwinnable))
            | Reply::TheirsQuick(true) => Answer::Unwinnable,
            Reply::OursQuick { quick: Quick::Open, .. } | Reply::Theirs(None) | Reply::TheirsQuick(false) => {
                Answer::Open
            }
        }
    }

    /// How many positions we looked at; chasolver does not tell.
    pub(crate) fn nodes(&self) -> u64 {
        match self {
            Reply::Ours { nodes, .. } | Reply::OursQuick { nodes, .. } => *nodes,
            Reply::Theirs(_) | Reply::TheirsQuick(_) => 0,
        }
    }

    /// Why our checker does not accept our answer, if it does not.
    pub(crate) fn objection(&self, query: &Query) -> Option<String> {
        let checked = match self {
            Reply::Ours { verdict, .. } => check::verdict(&query.ours, query.winner, verdict),
            Reply::OursQuick {
                quick: Quick::Unwinnable(certificate),
                ..
            } => check::certificate(&query.ours, query.winner, certificate),
            _ => Ok(()),
        };
        checked.err().map(|objection| format!("{objection:?}"))
    }
}

/// A side, as chasolver names it.
fn in_chess(color: Color) -> chess::Color {
    match color {
        Color::White => chess::Color::White,
        Color::Black => chess::Color::Black,
    }
}
