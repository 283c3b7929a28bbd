//! The Laws: search, show, compare.

use axum::Json;
use axum::routing::get;
use jadoube_laws::search::{Field, Found, Sought};
use jadoube_laws::{Check, Edition, Language, Number, PROVISIONS, Provision, find};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::problem::Problem;
use crate::routes::params::{PathName, QueryParams};
use crate::routes::{Access, App, Content, Route, edition, fields, shape};
use crate::words::message;

pub(super) const ROUTES: &[Route] = &[
    Route {
        method: "get",
        path: "/api/laws",
        name: "searchLaws",
        does: "The provisions of an edition in the order of their numbers: all of them, those of an article, or those that contain all the words, best match first.",
        access: Access::Public,
        query: Some(fields::<Search>),
        body: &[],
        status: 200,
        answer: Content::json(shape::<Vec<ProvisionView>>),
        handler: || get(search),
    },
    Route {
        method: "get",
        path: "/api/laws/{key}",
        name: "showLaw",
        does: "One provision, as in the newest edition that has it, with its situations.",
        access: Access::Public,
        query: None,
        body: &[],
        status: 200,
        answer: Content::json(shape::<ProvisionView>),
        handler: || get(show),
    },
    Route {
        method: "get",
        path: "/api/changes",
        name: "compareLaws",
        does: "How provisions changed from one edition to another: all of them, those of an article of either, or those that contain all the words.",
        access: Access::Public,
        query: Some(fields::<Comparison>),
        body: &[],
        status: 200,
        answer: Content::json(shape::<Vec<ProvisionChange>>),
        handler: || get(compare),
    },
];

/// What to search for; by default the whole edition.
#[derive(Debug, Deserialize, JsonSchema)]
struct Search {
    /// The year of an edition; the newest by default.
    edition: Option<String>,
    /// An article of the edition; otherwise words in the key, title, rule or situations.
    sought: Option<String>,
}

/// What to compare; by default all provisions.
#[derive(Debug, Deserialize, JsonSchema)]
struct Comparison {
    /// The year of the earlier edition.
    then: String,
    /// The year of the later edition; the newest by default.
    now: Option<String>,
    /// An article of either; otherwise words in the key, title, rule or situations.
    sought: Option<String>,
}

/// A provision of an edition.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Provision")]
struct ProvisionView {
    /// Its key, which outlives renumbering.
    key: &'static str,
    /// The kind of norm.
    kind: &'static str,
    /// Its title.
    title: &'static str,
    /// Its number in the requested edition.
    number: String,
    /// What it says in the requested edition, in our words.
    rule: &'static str,
    /// Whether the text of that edition has been seen there. If not, it is for the arbiter to say whether it says so.
    seen: bool,
    /// Its place in every edition that has it.
    history: Vec<Place>,
    /// Situations with their outcome: all of them for a single provision; in a search, the one that matched if nothing
    /// else did.
    situations: Vec<Situation>,
}

/// The place of a provision in an edition.
#[derive(Debug, Serialize, JsonSchema)]
struct Place {
    /// The year of the edition.
    edition: String,
    /// Its number there.
    number: String,
    /// What it says there, in our words.
    rule: &'static str,
    /// Whether the text of that edition has been seen there.
    seen: bool,
}

/// A situation with its outcome.
#[derive(Debug, Serialize, JsonSchema)]
struct Situation {
    /// The years of the editions with this outcome.
    editions: Vec<String>,
    /// Given, when, then.
    text: &'static str,
}

/// A provision in two editions.
#[derive(Debug, Serialize, JsonSchema)]
struct ProvisionChange {
    /// Its key, which outlives renumbering.
    key: &'static str,
    /// Its title.
    title: &'static str,
    /// How it changed.
    change: Change,
    /// Its place in the earlier edition.
    then: Option<Place>,
    /// Its place in the later edition.
    now: Option<Place>,
}

/// How a provision changed.
#[derive(Debug, Clone, Copy, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Change {
    /// Only the later edition has it.
    New,
    /// Only the earlier edition has it.
    Dropped,
    /// It says something else.
    Changed,
    /// It says the same in another place.
    Renumbered,
    /// It says the same in the same place.
    Unchanged,
}

impl From<jadoube_laws::Change> for Change {
    fn from(change: jadoube_laws::Change) -> Change {
        match change {
            jadoube_laws::Change::New => Change::New,
            jadoube_laws::Change::Dropped => Change::Dropped,
            jadoube_laws::Change::Changed => Change::Changed,
            jadoube_laws::Change::Renumbered => Change::Renumbered,
            jadoube_laws::Change::Unchanged => Change::Unchanged,
        }
    }
}

async fn search(app: App, QueryParams(search): QueryParams<Search>) -> Result<Json<Vec<ProvisionView>>, Problem> {
    let edition = edition(search.edition.as_deref())?;
    let language = app.spoken.words.language();
    let mut found = found(&[edition], search.sought.as_deref(), language)?;
    found.sort_by_key(|hit| {
        (
            hit.best.map(|best| best.rank()),
            number(hit.provision, edition, language),
        )
    });
    let told = found.into_iter().filter_map(|hit| {
        let situation = hit.best.filter(|best| best.field == Field::Check).map(|best| best.text);
        let checks = hit.provision.checks.iter();
        provision_view(
            hit.provision,
            edition,
            language,
            checks.filter(|check| Some(check.text) == situation),
        )
    });
    Ok(Json(told.collect()))
}

async fn show(app: App, PathName(key): PathName) -> Result<Json<ProvisionView>, Problem> {
    let provision = find(&key).ok_or(Problem::Nowhere)?;
    let newest = provision.editions().last();
    let told = newest
        .and_then(|edition| provision_view(provision, edition, app.spoken.words.language(), provision.checks.iter()));
    told.map(Json).ok_or(Problem::Inside("a provision without an edition"))
}

async fn compare(app: App, QueryParams(asked): QueryParams<Comparison>) -> Result<Json<Vec<ProvisionChange>>, Problem> {
    let (then, now) = (edition(Some(&asked.then))?, edition(asked.now.as_deref())?);
    let language = app.spoken.words.language();
    let mut found = found(&[then, now], asked.sought.as_deref(), language)?;
    // In the order of the later edition, then what only the earlier one has.
    found.sort_by_key(|hit| {
        let stands = number(hit.provision, now, language);
        (stands.is_none(), stands, number(hit.provision, then, language))
    });
    let compared = found.into_iter().filter_map(|Hit { provision, .. }| {
        Some(ProvisionChange {
            key: provision.key.as_str(),
            title: provision.title_in(language),
            change: provision.change(then, now)?.into(),
            then: place(provision, then, language),
            now: place(provision, now, language),
        })
    });
    Ok(Json(compared.collect()))
}

/// A provision that was found, with the best match if words were sought.
struct Hit {
    provision: &'static Provision,
    best: Option<Found>,
}

/// The longest search text, in bytes.
const LONGEST: usize = 200;

/// Searches the editions. Text that is no article of theirs is taken as words.
fn found(editions: &[Edition], sought: Option<&str>, language: Language) -> Result<Vec<Hit>, Problem> {
    let sought = sought.unwrap_or_default().trim();
    if sought.len() > LONGEST {
        return Err(Problem::Unreadable(message("search-too-long")));
    }
    let words = Sought::read(sought);
    let hits =
        |find: &dyn Fn(&'static Provision) -> Option<Hit>| -> Vec<Hit> { PROVISIONS.iter().filter_map(find).collect() };
    let at_article = hits(&|provision| {
        let mut places = editions.iter().filter_map(|edition| provision.place(*edition));
        let is_there = places.any(|place| words.is_empty() || place.is_at_or_beneath(sought));
        is_there.then_some(Hit { provision, best: None })
    });
    if !at_article.is_empty() {
        return Ok(at_article);
    }
    Ok(hits(&|provision| {
        editions.iter().find_map(|edition| provision.place(*edition))?;
        let best = words.find_in(provision, editions, language);
        best.is_some().then_some(Hit { provision, best })
    }))
}

fn number(provision: &Provision, edition: Edition, language: Language) -> Option<Number> {
    let citation = provision.citation(edition)?;
    Some(citation.number_in(language))
}

fn provision_view(
    provision: &'static Provision,
    edition: Edition,
    language: Language,
    checks: impl Iterator<Item = &'static Check>,
) -> Option<ProvisionView> {
    Some(ProvisionView {
        key: provision.key.as_str(),
        kind: provision.kind.as_str(),
        title: provision.title_in(language),
        number: number(provision, edition, language)?.to_string(),
        rule: provision.summary(edition, language),
        seen: provision.is_seen(edition),
        history: provision
            .editions()
            .filter_map(|edition| place(provision, edition, language))
            .collect(),
        situations: checks.map(situation).collect(),
    })
}

fn place(provision: &Provision, edition: Edition, language: Language) -> Option<Place> {
    Some(Place {
        edition: edition.to_string(),
        number: number(provision, edition, language)?.to_string(),
        rule: provision.summary(edition, language),
        seen: provision.is_seen(edition),
    })
}

fn situation(check: &Check) -> Situation {
    Situation {
        editions: check.editions.iter().map(Edition::to_string).collect(),
        text: check.text,
    }
}
