//! What is typed after `jadoube laws`.

use clap::{Args, Subcommand};
use jadoube_laws::search::Sought;
use jadoube_laws::{Edition, Kind, find};

use super::{Editions, edition, editions};
use crate::commands::laws::{Asked, Diff, Laws, List, Search, Show, Where};
use crate::problem::Problem;
use crate::words::{say, spoken_language};

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(super) struct LawsArgs {
    #[command(subcommand)]
    command: Option<LawsCommand>,
    #[arg(value_name = "ARTICLE|KEY")]
    asked: Vec<String>,
    #[command(flatten)]
    within: Within,
    #[command(flatten)]
    kind: OfKind,
    #[arg(long, requires = "asked")]
    notes: bool,
    #[arg(long, requires = "asked")]
    checks: bool,
}

#[derive(Debug, Subcommand)]
enum LawsCommand {
    #[command(after_long_help = "\
jadoube laws search dead position
jadoube laws search castling attack --edition 2009
jadoube laws search knight --kind notation --all")]
    Search {
        #[arg(required = true)]
        words: Vec<String>,
        #[command(flatten)]
        within: Within,
        #[command(flatten)]
        kind: OfKind,
        #[arg(long)]
        all: bool,
    },
    #[command(after_long_help = diff_examples())]
    Diff {
        #[arg(value_parser = edition)]
        from: Edition,
        #[arg(value_parser = edition)]
        to: Edition,
        #[arg(value_name = "ARTICLE|KEY")]
        asked: Vec<String>,
        #[arg(long)]
        all: bool,
    },
    #[command(after_long_help = where_examples())]
    Where {
        #[arg(value_name = "ARTICLE|KEY", required = true)]
        asked: Vec<String>,
        #[command(flatten)]
        within: Within,
    },
}

#[derive(Debug, Args)]
struct Within {
    #[arg(long, value_name = "YEAR", value_parser = editions)]
    edition: Option<Editions>,
}

#[derive(Debug, Args)]
struct OfKind {
    #[arg(long, value_name = "KIND", value_parser = kind)]
    kind: Option<Kind>,
}

pub(crate) const KINDS: [Kind; 7] = [
    Kind::Definition,
    Kind::Rule,
    Kind::Procedure,
    Kind::Discretion,
    Kind::Conduct,
    Kind::Equipment,
    Kind::Notation,
];

fn kind(text: &str) -> Result<Kind, String> {
    let kind = KINDS.into_iter().find(|kind| kind.as_str() == text);
    kind.ok_or_else(|| say!("typed-kinds", kinds = KINDS.map(Kind::as_str).join(", ")))
}

/// Examples for the help. Article numbers come from the Laws here too.
pub(super) fn examples() -> String {
    let newest = article("castling.prevented-by-attack", Edition::LATEST);
    let older = article("end.dead-position", Edition::E2009);
    format!(
        "\
jadoube laws --kind discretion
jadoube laws {newest} --checks
jadoube laws {older} --edition 2009
jadoube laws end.dead-position --notes
jadoube laws glossary --edition 2017
jadoube laws search dead position
jadoube laws diff 2017 2023
jadoube laws where {newest}"
    )
}

fn diff_examples() -> String {
    let within = article("attack.on-piece", Edition::LATEST);
    format!(
        "\
jadoube laws diff 2017 2023
jadoube laws diff 2009 2017 {within} --all
jadoube laws diff 2005 2023 castling --json"
    )
}

fn where_examples() -> String {
    let number = article("castling.prevented-by-attack", Edition::LATEST);
    format!(
        "\
jadoube laws where {number}
jadoube laws where castling
jadoube laws where end.dead-position --json"
    )
}

/// The article of a provision; its key where an edition lacks it.
fn article(key: &'static str, edition: Edition) -> String {
    let citation = find(key).and_then(|provision| provision.citation(edition));
    citation.map_or(key.to_owned(), |citation| {
        citation.number_in(spoken_language()).to_string()
    })
}

impl LawsArgs {
    pub(super) fn meant(self) -> Result<Laws, Problem> {
        Ok(match self.command {
            Some(command) => command.meant()?,
            None if self.asked.is_empty() => Laws::List(List {
                editions: self.within.edition.unwrap_or(Editions(vec![Edition::LATEST])),
                kind: self.kind.kind,
            }),
            None => Laws::Show(Show {
                asked: Asked::read(&self.asked, self.within.edition),
                kind: self.kind.kind,
                notes: self.notes,
                checks: self.checks,
            }),
        })
    }
}

impl LawsCommand {
    fn meant(self) -> Result<Laws, Problem> {
        Ok(match self {
            LawsCommand::Search {
                words,
                within,
                kind,
                all,
            } => Laws::Search(Search {
                sought: sought(&words)?,
                editions: within.edition.unwrap_or(Editions(Edition::ALL.to_vec())),
                kind: kind.kind,
                all,
            }),
            LawsCommand::Diff { from, to, .. } if from == to => {
                return Err(Problem::new(
                    say!("laws-diff-itself", edition = from.to_string()),
                    say!("laws-diff-itself-remedy"),
                ));
            }
            LawsCommand::Diff { from, to, asked, all } => Laws::Diff(Diff {
                from,
                to,
                asked: (!asked.is_empty()).then(|| {
                    let both = vec![from.min(to), from.max(to)];
                    Asked::read(&asked, Some(Editions(both)))
                }),
                all,
            }),
            LawsCommand::Where { asked, within } => Laws::Where(Where {
                asked: Asked::read(&asked, within.edition),
            }),
        })
    }
}

/// The words of a search, at least one.
fn sought(words: &[String]) -> Result<Sought, Problem> {
    let sought = Sought::read(&words.join(" "));
    match sought.is_empty() {
        true => Err(Problem::new(
            say!("laws-search-nothing"),
            say!("laws-search-nothing-remedy"),
        )),
        false => Ok(sought),
    }
}

#[cfg(test)]
mod tests {
    use jadoube_laws::PROVISIONS;

    use super::kind;

    #[test]
    fn every_kind_can_be_asked_for() {
        for provision in PROVISIONS {
            assert_eq!(kind(provision.kind.as_str()), Ok(provision.kind), "{}", provision.key);
        }
        assert!(kind("custom").is_err());
    }
}
