//! The Laws, to read.

use axum::Json;
use axum::routing::get;
use jadoube_laws::{Edition, PROVISIONS, Provision, at, find};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::problem::Problem;
use crate::routes::asked::{Asked, Named};
use crate::routes::{Access, Content, Route, edition, fields, shape};

pub(super) const ROUTES: &[Route] = &[
    Route {
        method: "get",
        path: "/api/laws",
        name: "searchLaws",
        does: "The provisions of an edition, all of them or those sought, in the order of their numbers.",
        access: Access::Public,
        query: Some(fields::<Sought>),
        body: &[],
        status: 200,
        answer: Content::json(shape::<Vec<Told>>),
        handler: || get(search),
    },
    Route {
        method: "get",
        path: "/api/laws/{key}",
        name: "showLaw",
        does: "One provision, as the newest edition has it that has it.",
        access: Access::Public,
        query: None,
        body: &[],
        status: 200,
        answer: Content::json(shape::<Told>),
        handler: || get(show),
    },
];

/// What to look for. Without anything, the whole edition.
#[derive(Debug, Deserialize, JsonSchema)]
struct Sought {
    /// The year of an edition; the newest if it is left out.
    edition: Option<String>,
    /// An article of the edition.
    article: Option<String>,
    /// Words that all stand in key, title or rule.
    words: Option<String>,
}

/// A provision of an edition.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Provision")]
struct Told {
    /// Its key, which outlives renumbering.
    key: &'static str,
    /// What sort of norm it is.
    kind: &'static str,
    /// Its title.
    title: &'static str,
    /// Its number in the edition asked for.
    number: String,
    /// What it says in the newest edition that has it, in our words.
    rule: &'static str,
    /// How the edition asked for departs from that.
    differs: Option<&'static str>,
    /// Where it stands in every edition that has it.
    history: Vec<Placed>,
}

/// Where a provision stands in an edition.
#[derive(Debug, Serialize, JsonSchema)]
struct Placed {
    /// The year of the edition.
    edition: String,
    /// Its number there.
    number: String,
    /// How it departs from the rule.
    differs: Option<&'static str>,
}

/// How many bytes of words are looked for.
const LONGEST: usize = 400;

async fn search(Asked(sought): Asked<Sought>) -> Result<Json<Vec<Told>>, Problem> {
    let edition = edition(sought.edition.as_deref())?;
    let provisions: Vec<&'static Provision> = match &sought.article {
        Some(article) => at(edition, article).collect(),
        None => PROVISIONS
            .iter()
            .filter(|provision| provision.place(edition).is_some())
            .collect(),
    };
    if sought.words.as_ref().is_some_and(|words| words.len() > LONGEST) {
        return Err(Problem::Unreadable("These are too many words to look for.".to_owned()));
    }
    let words: Vec<String> = sought
        .words
        .iter()
        .flat_map(|words| words.split_whitespace())
        .map(str::to_lowercase)
        .collect();
    let matches = |provision: &&'static Provision| {
        let text = format!("{} {} {}", provision.key, provision.title, provision.rule).to_lowercase();
        words.iter().all(|word| text.contains(word))
    };
    let mut found: Vec<_> = provisions
        .into_iter()
        .filter(matches)
        .filter_map(|provision| Some((provision.citation(edition)?.number, provision)))
        .collect();
    found.sort_by_key(|(number, _)| *number);
    Ok(Json(
        found
            .into_iter()
            .filter_map(|(_, provision)| told(provision, edition))
            .collect(),
    ))
}

async fn show(Named(key): Named) -> Result<Json<Told>, Problem> {
    let provision = find(&key).ok_or(Problem::Nowhere)?;
    let newest = provision.editions().last();
    let told = newest.and_then(|edition| told(provision, edition));
    told.map(Json).ok_or(Problem::Inside("a provision without an edition"))
}

fn told(provision: &'static Provision, edition: Edition) -> Option<Told> {
    let placed = |edition: Edition| {
        Some(Placed {
            edition: edition.to_string(),
            number: provision.citation(edition)?.number.to_string(),
            differs: provision.place(edition)?.differs,
        })
    };
    Some(Told {
        key: provision.key.as_str(),
        kind: provision.kind.as_str(),
        title: provision.title,
        number: provision.citation(edition)?.number.to_string(),
        rule: provision.rule,
        differs: provision.place(edition)?.differs,
        history: provision.editions().filter_map(placed).collect(),
    })
}
