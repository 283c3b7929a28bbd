//! The Laws: looked up, searched, compared.

use std::fmt::Write;

use jadoube_laws::search::Sought;
use jadoube_laws::{Change, Edition, Kind};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::named::{Choice, Named, SomeEditions};
use super::tool::{Ask, WORDS, within};
use crate::args::Editions;
use crate::commands::laws::{Asked, Changes, Compared, Diff, Elsewhere, Hit, Provisions, Search, Show, Shown, counted};
use crate::look::Look;
use crate::problem::Problem;
use crate::screen::Report;
use crate::words::{Language, say};

/// How many provisions or changes are told at most, and how many if nothing is said.
const MOST: usize = 100;
const FEW: usize = 20;

/// What to look up in the Laws.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LookUp {
    /// An article (`9.2`, `A.4.2`, `III.4`), the key of a provision (`end.dead-position`), or a subject, which is how keys
    /// begin (`castling`).
    article: String,
    /// The edition, or `all`. Without it: the newest edition that has the article or the key.
    edition: Option<Named<SomeEditions>>,
    /// The language of titles and rules.
    language: Option<Named<Language>>,
    /// How many provisions to tell at most; 20 if nothing is said.
    #[schemars(range(min = 1, max = 100))]
    limit: Option<usize>,
}

/// The provisions that were looked up.
#[derive(Serialize, JsonSchema)]
pub(super) struct LookedUp {
    /// They, in the order of the document.
    provisions: Vec<Shown>,
    /// How many more there are.
    more: usize,
    /// Where there is something, if the edition that was asked for has nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    elsewhere: Option<Elsewhere>,
}

impl Ask for LookUp {
    const NAME: &'static str = "look_up_laws";
    const TITLE: &'static str = "Look up the Laws of Chess";
    const DOES: &'static str = "What the FIDE Laws of Chess say at an article, in one provision or on a subject: the rule, its \
        number in every edition, what other editions say, and situations with their outcome. Give an article by \
        its number, a key such as end.dead-position, or a subject such as castling. If you only have words, use search_laws.";

    type Answer = LookedUp;

    fn language(&self) -> Option<Language> {
        self.language.map(|named| named.0)
    }

    fn answer(self) -> Result<(LookedUp, String), Problem> {
        within(&self.article, WORDS)?;
        let show = Show {
            asked: Asked::read(&[self.article], self.edition.map(|named| named.0.into())),
            kind: None,
            notes: true,
            checks: true,
        };
        let mut page = String::new();
        let provisions = show.provisions().map_err(|problem| Problem {
            remedy: format!("{} {}", problem.remedy, say!("mcp-find-remedy")),
            ..problem
        });
        let answer = match provisions? {
            Provisions::Here(mut shown) => {
                let more = cut(&mut shown, self.limit);
                draw_all(&shown, "\n", &mut page);
                tell_of_more(more, &mut page);
                LookedUp {
                    provisions: shown,
                    more,
                    elsewhere: None,
                }
            }
            Provisions::Elsewhere(elsewhere) => {
                draw_all(std::slice::from_ref(&elsewhere), "", &mut page);
                LookedUp {
                    provisions: Vec::new(),
                    more: 0,
                    elsewhere: Some(elsewhere),
                }
            }
        };
        Ok((answer, page))
    }
}

/// What to search the Laws for.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Find {
    /// Words that the provision has: in its key, title, rule, situations or everyday words. All of them have to be there;
    /// beginnings of words are enough.
    words: String,
    /// The edition, or `all`, which is what is searched if nothing is said.
    edition: Option<Named<SomeEditions>>,
    /// Only provisions of this kind.
    kind: Option<Named<Kind>>,
    /// The language of the words, and of titles and rules.
    language: Option<Named<Language>>,
    /// How many provisions to tell at most; 20 if nothing is said.
    #[schemars(range(min = 1, max = 100))]
    limit: Option<usize>,
}

/// The provisions that were found.
#[derive(Serialize, JsonSchema)]
pub(super) struct FoundProvisions {
    /// They, the best match first.
    provisions: Vec<Hit<'static>>,
    /// How many more there are.
    more: usize,
}

impl Choice for Kind {
    const WHAT: &'static str = "kind";

    fn all() -> Vec<Kind> {
        crate::args::KINDS.to_vec()
    }

    fn name(self) -> String {
        self.as_str().to_owned()
    }
}

impl Ask for Find {
    const NAME: &'static str = "search_laws";
    const TITLE: &'static str = "Search the Laws of Chess";
    const DOES: &'static str = "Finds provisions of the FIDE Laws of Chess by words, such as `mobile phone`, `touched piece` or \
        `fifty moves`. Each comes with its key, its article and its rule; look_up_laws tells more of one. Few plain words find \
        more than many.";

    type Answer = FoundProvisions;

    fn language(&self) -> Option<Language> {
        self.language.map(|named| named.0)
    }

    fn answer(self) -> Result<(FoundProvisions, String), Problem> {
        within(&self.words, WORDS)?;
        let sought = Sought::read(&self.words);
        if sought.is_empty() {
            return Err(Problem::new(say!("laws-search-nothing"), say!("mcp-search-remedy")));
        }
        let search = Search {
            sought,
            editions: self.edition.map_or(SomeEditions::All, |named| named.0).into(),
            kind: self.kind.map(|named| named.0),
            all: true,
        };
        let mut hits = search.hits();
        let more = cut(&mut hits, self.limit);
        let mut page = String::new();
        draw_all(&hits, "", &mut page);
        if hits.is_empty() {
            page = say!("laws-nothing-found");
        }
        tell_of_more(more, &mut page);
        let provisions = hits.into_iter().map(Hit::alone).collect();
        Ok((FoundProvisions { provisions, more }, page))
    }
}

/// Which editions to compare, and where.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Compare {
    /// The one edition.
    from: Named<Edition>,
    /// The other edition.
    to: Named<Edition>,
    /// Compare only this: an article of either edition, a key, or a subject, which is how keys begin.
    article: Option<String>,
    /// Whether provisions are told that only have another number.
    #[serde(default)]
    renumbered: bool,
    /// The language of titles and rules.
    language: Option<Named<Language>>,
    /// How many changes to tell at most; 20 if nothing is said.
    #[schemars(range(min = 1, max = 100))]
    limit: Option<usize>,
}

/// What became of the provisions.
#[derive(Serialize, JsonSchema)]
pub(super) struct ComparedEditions {
    /// How many there are of each kind of change, in words.
    counts: Vec<String>,
    /// What became of each: first what is new, then what was dropped, changed and renumbered.
    changes: Vec<Compared>,
    /// How many more there are.
    more: usize,
    /// Where there is something, if neither edition has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    elsewhere: Option<Elsewhere>,
}

impl Ask for Compare {
    const NAME: &'static str = "compare_laws";
    const TITLE: &'static str = "Compare two editions of the Laws of Chess";
    const DOES: &'static str = "What changed between two editions of the FIDE Laws of Chess: provisions that are new, dropped, \
        changed or renumbered, with what each edition says. Give an article, key or subject to compare only that; a whole \
        edition has more changes than one answer tells.";

    type Answer = ComparedEditions;

    fn language(&self) -> Option<Language> {
        self.language.map(|named| named.0)
    }

    fn answer(self) -> Result<(ComparedEditions, String), Problem> {
        let (from, to) = (self.from.0, self.to.0);
        if from == to {
            let what = say!("laws-diff-itself", edition = from.to_string());
            return Err(Problem::new(what, say!("laws-diff-itself-remedy")));
        }
        if let Some(article) = &self.article {
            within(article, WORDS)?;
        }
        let both = || Some(Editions(vec![from.min(to), from.max(to)]));
        let diff = Diff {
            from,
            to,
            asked: self.article.map(|article| Asked::read(&[article], both())),
            all: self.renumbered,
        };
        let mut page = String::new();
        let mut changes = match diff.changes()? {
            Changes::Here(changes) => changes,
            Changes::Elsewhere(elsewhere) => {
                draw_all(std::slice::from_ref(&elsewhere), "", &mut page);
                let answer = ComparedEditions {
                    counts: Vec::new(),
                    changes: Vec::new(),
                    more: 0,
                    elsewhere: Some(elsewhere),
                };
                return Ok((answer, page));
            }
        };
        let groups = changes.chunk_by(|left, right| left.what == right.what);
        let counts: Vec<String> = groups.map(|group| counted(group.len(), group[0].what)).collect();
        let total = changes.len();
        changes.retain(|change| match change.what {
            Change::New | Change::Dropped | Change::Changed => true,
            Change::Renumbered => self.renumbered,
            Change::Unchanged => false,
        });
        let more = cut(&mut changes, self.limit);
        draw_all(&changes, "", &mut page);
        tell_of_more(more, &mut page);
        page += &say!(
            "laws-changes",
            from = from.to_string(),
            to = to.to_string(),
            count = total,
            changes = counts.join(", "),
        );
        let answer = ComparedEditions {
            counts,
            changes,
            more,
            elsewhere: None,
        };
        Ok((answer, page))
    }
}

/// Leaves out what is too much; how many that are.
fn cut<T>(all: &mut Vec<T>, limit: Option<usize>) -> usize {
    let limit = limit.unwrap_or(FEW).clamp(1, MOST);
    let more = all.len().saturating_sub(limit);
    all.truncate(limit);
    more
}

fn draw_all(reports: &[impl Report], between: &str, page: &mut String) {
    for (index, report) in reports.iter().enumerate() {
        if index > 0 {
            page.push_str(between);
        }
        // Writing to a text cannot fail.
        let _ = report.draw(&Look::PLAIN, page);
    }
}

fn tell_of_more(more: usize, page: &mut String) {
    if more > 0 {
        let _ = writeln!(page, "\n{}", say!("mcp-more", count = more));
    }
}
