//! Lines that got no answer.

use std::fmt::{self, Write};

use jadoube_board::fen::FenFault;
use serde::Serialize;

use super::finding::Unasked;
use super::query::Unfit;
use crate::look::Look;
use crate::paragraph::hanging;
use crate::problem::{Excerpt, Problem, printable};
use crate::screen::Report;

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
    /// What lines are called.
    #[serde(skip)]
    unit: Option<&'static str>,
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
        let (error, excerpt, remedy) = match unfit {
            Unfit::Fen { fen, faults } => {
                // A line that is no position at all has faults without end.
                let end = fen.floor_char_boundary(WIDEST);
                let shown = faults.iter().take_while(|fault| fault.range.end <= end);
                let faults: Vec<FenFault> = shown.take(MOST).cloned().collect();
                let problem = Problem::fen(&fen[..end], &faults);
                let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
                let (error, excerpt) = match faults.is_empty() {
                    true => (problem.error, None),
                    false => (format!("{}: {}", problem.error, faults.join("; ")), problem.excerpt),
                };
                (error, excerpt, Some(Remedy::Fen(problem.remedy)))
            }
            Unfit::Refused { refusal, .. } => (format!("the Laws do not accept the position: {refusal}"), None, None),
        };
        Complaint {
            line,
            error,
            input,
            excerpt,
            remedy,
            unit: None,
        }
    }

    /// A fault of ours.
    pub(super) fn internal(line: u64, input: String, unasked: &Unasked) -> Complaint {
        let remedy = "This is a fault of J'adoube, not of the position. Please report it with this line.";
        Complaint {
            line,
            error: unasked.to_string(),
            input,
            excerpt: None,
            remedy: Some(Remedy::This(remedy.to_owned())),
            unit: None,
        }
    }

    /// The same, as one of several, with or without what is told once.
    pub(super) fn of(self, unit: &'static str, once: bool) -> Complaint {
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
        let place = self.unit.map(|unit| format!("{unit} {}: ", self.line));
        let place = place.unwrap_or_default();
        match &self.excerpt {
            Some(excerpt) => {
                // The faults stand under the text.
                let error = self.error.split_once(':').map_or(&*self.error, |(error, _)| error);
                writeln!(to, "{bad}error:{bad:#} {place}{error}")?;
                excerpt.draw(look, to)?;
            }
            None => {
                let text = hanging(&format!("{place}{}", self.error), 7);
                let input = &self.input[..self.input.floor_char_boundary(WIDEST)];
                writeln!(to, "{bad}error:{bad:#} {text}\n  {}", printable(input))?;
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

    use super::{Complaint, Unasked};
    use crate::look::Look;
    use crate::screen::Report;

    #[test]
    fn what_the_checker_refuses_is_to_be_reported() {
        let text = "8/8/4k3/8/8/3K4/8/8 w - - 0 1";
        let position: Position = text.parse().unwrap();
        // A line without moves shows no mate here.
        let objection = check::line(&position, Color::White, &[]).unwrap_err();
        let unasked = Unasked::Objection(Color::White, objection);
        let complaint = Complaint::internal(7, text.to_owned(), &unasked).of("line", false);
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
