//! `jadoube laws where`: from an article to its code and its cases.

use std::fmt::{self, Write};

use jadoube_laws::search::Sought;
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use super::asked::{Asked, Found};
use super::generated::WHEREABOUTS;
use super::placed::Placed;
use crate::commands::{Answer, Stop};
use crate::look::Look;
use crate::paragraph::hanging;
use crate::screen::{Report, Screen};
use crate::words::say;

/// What to find.
#[derive(Debug)]
pub(crate) struct Where {
    pub(crate) asked: Asked,
}

impl Where {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let placed = match self.asked.find()? {
            Found::Here(placed) => placed,
            Found::Elsewhere(elsewhere) => {
                screen.show(&elsewhere)?;
                return Ok(Answer::No);
            }
        };
        let whereabouts = placed
            .iter()
            .filter_map(|placed| Some((placed, Whereabouts::of(placed)?)));
        for (index, (placed, whereabouts)) in whereabouts.enumerate() {
            if index > 0 && !screen.look.json {
                screen.write("\n")?;
            }
            let edition = placed.edition.year();
            screen.show(&Home {
                state: whereabouts.state(edition).unwrap_or_default(),
                title: placed.title(),
                edition,
                article: placed.number.to_string(),
                whereabouts,
                placed: *placed,
            })?;
        }
        Ok(Answer::Yes)
    }
}

/// Where a provision is written, carried and tried. Paths begin at the root of the project.
#[derive(Debug, Serialize)]
pub(super) struct Whereabouts {
    #[serde(rename = "provision")]
    pub(super) key: &'static str,
    /// The file with its text.
    pub(super) laws: &'static str,
    /// How far the code has come in each edition that has it: enforced, guided, recorded, followed, stated, repeats, not
    /// shown or not yet.
    #[serde(skip)]
    pub(super) states: &'static [(u16, &'static str)],
    /// Why it has no code.
    pub(super) reason: Option<&'static str>,
    pub(super) code: &'static [File],
    pub(super) cases: &'static [File],
}

/// A file, and what in it: items of Rust or headings of cases; none if it is the file as a whole.
#[derive(Debug, Serialize)]
pub(super) struct File {
    pub(super) path: &'static str,
    pub(super) names: &'static [&'static str],
}

impl Whereabouts {
    fn of(placed: &Placed) -> Option<&'static Whereabouts> {
        let key = placed.provision.key.as_str();
        let index = WHEREABOUTS.binary_search_by_key(&key, |whereabouts| whereabouts.key);
        index.ok().and_then(|index| WHEREABOUTS.get(index))
    }

    /// How far the code has come in an edition.
    fn state(&self, year: u16) -> Option<&'static str> {
        let mut states = self.states.iter();
        states.find(|(edition, _)| *edition == year).map(|(_, state)| *state)
    }
}

/// A provision and where it is at home.
#[derive(Debug, Serialize)]
struct Home {
    #[serde(flatten)]
    whereabouts: &'static Whereabouts,
    state: &'static str,
    title: &'static str,
    edition: u16,
    article: String,
    #[serde(skip)]
    placed: Placed,
}

impl Report for Home {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let strong = look.strong();
        self.placed.draw(&Sought::default(), look, to)?;
        let state = match self.whereabouts.reason {
            Some(reason) => format!("{} ({reason})", state_name(self.state)),
            None => state_name(self.state),
        };
        let labels = [
            say!("laws-where-state"),
            say!("laws-where-laws"),
            say!("laws-where-code"),
            say!("laws-where-cases"),
        ];
        let width = labels.iter().map(|label| label.width()).max().unwrap_or_default();
        let [of_state, of_laws, of_code, of_cases] = labels.map(|label| {
            let blanks = " ".repeat(width - label.width());
            format!("{strong}{label}{blanks}{strong:#}")
        });
        let hang = 2 + width + 2;
        writeln!(to, "\n  {of_state}  {}", hanging(&state, hang))?;
        writeln!(to, "  {of_laws}  {}", self.whereabouts.laws)?;
        for (label, files) in [(of_code, self.whereabouts.code), (of_cases, self.whereabouts.cases)] {
            for (index, File { path, names }) in files.iter().enumerate() {
                match index {
                    0 => writeln!(to, "  {label}  {path}")?,
                    _ => writeln!(to, "{:hang$}{path}", "")?,
                }
                for name in *names {
                    writeln!(to, "{:1$}{2}", "", hang + 2, hanging(name, hang + 4))?;
                }
            }
        }
        Ok(())
    }
}

/// How far the code has come, in words.
fn state_name(state: &'static str) -> String {
    match state {
        "enforced" => say!("laws-state-enforced"),
        "guided" => say!("laws-state-guided"),
        "recorded" => say!("laws-state-recorded"),
        "followed" => say!("laws-state-followed"),
        "stated" => say!("laws-state-stated"),
        "repeats" => say!("laws-state-repeats"),
        "not shown" => say!("laws-state-not-shown"),
        "not yet" => say!("laws-state-not-yet"),
        other => other.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use jadoube_laws::PROVISIONS;

    use super::{Placed, Whereabouts};

    #[test]
    fn every_provision_has_a_home() {
        for provision in PROVISIONS {
            let placed = Placed::new(provision, provision.editions().next().unwrap()).unwrap();
            let whereabouts = Whereabouts::of(&placed).unwrap();
            assert!(
                provision
                    .editions()
                    .all(|edition| whereabouts.state(edition.year()).is_some())
            );
            assert_ne!(
                whereabouts.reason.is_none(),
                whereabouts.code.is_empty(),
                "{}",
                provision.key
            );
        }
    }
}
