//! Lines that got no answer.

use std::fmt::{self, Write};

use jadoube_board::fen::FenFault;
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use super::Unit;
use super::finding::Unasked;
use super::query::Unfit;
use crate::look::Look;
use crate::paragraph::hanging;
use crate::problem::{Excerpt, Problem, printable};
use crate::screen::Report;
use crate::words::{fen_fault, say, setup_fault};

/// How much of a line is shown, and how many of its faults.
const WIDEST: usize = 100;
const MOST: usize = 4;

/// A line, and why it got no answer.
#[derive(Debug, Serialize)]
pub(super) struct Complaint {
    line: u64,
    error: String,
    input: String,
    #[serde(skip)]
    excerpt: Option<Excerpt>,
    #[serde(skip)]
    remedy: Option<Remedy>,
    /// What is wrong, where the excerpt shows the faults.
    #[serde(skip)]
    headline: String,
    /// What is counted.
    #[serde(skip)]
    unit: Option<Unit>,
}

#[derive(Debug)]
enum Remedy {
    /// How a FEN is written, which is told once.
    Fen(String),
    /// What is to be done about this very line.
    This(String),
}

impl Complaint {
    /// A line that is no position.
    pub(super) fn unfit(line: u64, input: String, unfit: &Unfit) -> Complaint {
        let mut headline = String::new();
        let (error, excerpt, remedy) = match unfit {
            Unfit::Fen { fen, faults } => {
                // A line that is no position at all has faults without end.
                let end = fen.floor_char_boundary(WIDEST);
                let shown = faults.iter().take_while(|fault| fault.range.end <= end);
                let faults: Vec<FenFault> = shown.take(MOST).cloned().collect();
                let problem = Problem::fen(&fen[..end], &faults);
                let told: Vec<String> = faults.iter().map(fen_fault).collect();
                let (error, excerpt) = match told.is_empty() {
                    true => (problem.error.clone(), None),
                    false => (format!("{}: {}", problem.error, told.join("; ")), problem.excerpt),
                };
                headline = problem.error;
                (error, excerpt, Some(Remedy::Fen(problem.remedy)))
            }
            Unfit::Refused { refusal, .. } => {
                let faults: Vec<String> = refusal.faults().iter().map(setup_fault).collect();
                let error = say!("dead-refused", faults = faults.join("; "));
                (error, None, None)
            }
        };
        Complaint {
            line,
            headline,
            error,
            input,
            excerpt,
            remedy,
            unit: None,
        }
    }

    /// A fault of ours.
    pub(super) fn internal(line: u64, input: String, unasked: &Unasked) -> Complaint {
        let remedy = say!("dead-internal-remedy");
        Complaint {
            line,
            headline: String::new(),
            error: unasked.said(),
            input,
            excerpt: None,
            remedy: Some(Remedy::This(remedy)),
            unit: None,
        }
    }

    /// The same, as one of several, with or without what is told once.
    pub(super) fn of(self, unit: Unit, once: bool) -> Complaint {
        let remedy = self.remedy.filter(|remedy| once || matches!(remedy, Remedy::This(_)));
        Complaint {
            unit: Some(unit),
            remedy,
            ..self
        }
    }

    /// About how many bytes it takes.
    pub(super) fn weight(&self) -> usize {
        self.error.len() + 2 * self.input.len()
    }

    /// Whether it tells how a FEN is written.
    pub(super) fn tells(&self) -> bool {
        matches!(self.remedy, Some(Remedy::Fen(_)))
    }
}

impl Report for Complaint {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let bad = look.bad();
        let line = self.line.to_string();
        let placed = |error: &str| match self.unit {
            None => error.to_owned(),
            Some(Unit::Position) => say!("dead-position", number = line.as_str(), error = error),
            Some(Unit::Line) => say!("dead-line-number", number = line.as_str(), error = error),
        };
        let label = say!("error");
        match &self.excerpt {
            Some(excerpt) => {
                // The faults stand under the text.
                writeln!(to, "{bad}{label}{bad:#} {}", placed(&self.headline))?;
                excerpt.draw(look, to)?;
            }
            None => {
                let text = hanging(&placed(&self.error), label.width() + 1);
                let input = &self.input[..self.input.floor_char_boundary(WIDEST)];
                writeln!(to, "{bad}{label}{bad:#} {text}\n  {}", printable(input))?;
            }
        }
        match &self.remedy {
            Some(Remedy::Fen(remedy) | Remedy::This(remedy)) => writeln!(to, "{}", hanging(remedy, 0)),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use jadoube_board::{Color, Position};
    use jadoube_proof::check;

    use super::{Complaint, Unasked, Unit};
    use crate::look::Look;
    use crate::screen::Report;

    #[test]
    fn what_the_checker_refuses_is_to_be_reported() {
        let text = "8/8/4k3/8/8/3K4/8/8 w - - 0 1";
        let position: Position = text.parse().unwrap();
        // A line without moves shows no mate here.
        let objection = check::line(&position, Color::White, &[]).unwrap_err();
        let unasked = Unasked::Objection(Color::White, objection);
        let complaint = Complaint::internal(7, text.to_owned(), &unasked).of(Unit::Line, false);
        let json = serde_json::to_string(&complaint).unwrap();
        assert!(
            json.starts_with(
                r#"{"line":7,"error":"internal error: the checker does not accept the verdict on White: "#
            )
        );
        let look = Look {
            json: false,
            color: false,
            figurines: false,
            flip: false,
        };
        let mut page = String::new();
        complaint.draw(&look, &mut page).unwrap();
        assert!(page.starts_with("error: line 7: internal error: the checker does not accept the verdict on"));
        assert!(
            page.contains(&format!("\n  {text}\n")) && page.contains("Please report"),
            "{page}"
        );
    }
}
