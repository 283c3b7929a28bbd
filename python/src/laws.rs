//! The Laws to read.

use std::borrow::Cow;

use jadoube_laws::search::Sought;
use jadoube_laws::{Edition, PROVISIONS, Provision as Norm, at, find as find_key};
use pyo3::exceptions::PyKeyError;
use pyo3::prelude::*;

use crate::language::{Lang, Year};

/// The smallest unit of the Laws that states one rule, as an edition has it, in a language.
///
/// `key` is its name in every edition, `article` the number at which the edition has it, `citation` the same in words. `text` says
/// in words of our own what the article says. `kind` is one of `'definition'`, `'rule'`, `'procedure'`, `'discretion'`, `'conduct'`,
/// `'equipment'` and `'notation'`. `articles` has all numbers at which it stands.
#[pyclass(frozen, get_all, eq, module = "jadoube.laws", name = "Provision")]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Provision {
    /// Its name in every edition.
    key: &'static str,
    /// Its number.
    article: String,
    /// All numbers at which it stands.
    articles: Vec<String>,
    /// Its number in words.
    citation: String,
    /// Its heading.
    title: &'static str,
    /// What it says, in words of our own.
    text: &'static str,
    /// What sort of norm it is.
    kind: &'static str,
    /// The edition.
    edition: String,
    /// The editions that have it.
    editions: Vec<String>,
    /// The language.
    lang: &'static str,
}

#[pymethods]
impl Provision {
    fn __repr__(&self) -> String {
        format!(
            "<Provision {} ({}) {}: {:?}>",
            self.article, self.edition, self.key, self.title
        )
    }

    fn __str__(&self) -> String {
        format!("{} ({}): {}", self.citation, self.edition, self.text)
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        (self.key, &self.edition, self.lang).hash(&mut hasher);
        hasher.finish()
    }
}

impl Provision {
    /// A provision as an edition has it, if it does.
    fn new(norm: &'static Norm, edition: Edition, lang: Lang) -> Option<Provision> {
        let citation = norm.citation(edition)?;
        let place = norm.place(edition)?;
        Some(Provision {
            key: norm.key.as_str(),
            article: citation.number_in(lang.0).to_string(),
            articles: place.numbers_in(lang.0).map(|number| number.to_string()).collect(),
            citation: lang.words().citation(&citation),
            title: norm.title_in(lang.0),
            text: norm.summary(edition, lang.0),
            kind: norm.kind.as_str(),
            edition: edition.to_string(),
            editions: norm.editions().map(|edition| edition.to_string()).collect(),
            lang: lang.0.code(),
        })
    }
}

/// Everything at an article, or beneath it, in the order of the Laws; an empty list if the edition has no such number.
///
/// Numbers may be written with or without blanks and points, appendices as `"A.4"`, guidelines as `"III.5"`.
///
/// >>> from jadoube import laws
/// >>> [provision.key for provision in laws.article("9.2")][:3]
/// ['repetition.threefold-claim', 'repetition.claim-with-intended-move', 'repetition.claim-position-on-board']
/// >>> laws.article("5.1.1", lang="nb")[0].title
/// 'Sjakkmatt vinner straks'
#[pyfunction]
#[pyo3(signature = (number, *, edition=Year::default(), lang=Lang::default()), text_signature = "(number, *, edition='2023', lang='en')")]
fn article(number: Cow<'_, str>, edition: Year, lang: Lang) -> Vec<Provision> {
    let mut found: Vec<&'static Norm> = at(edition.0, &number).collect();
    // What stands there comes before what refers to it from elsewhere.
    found.sort_by_key(|norm| {
        let own = norm.place(edition.0).is_some_and(|place| place.is_own(&number));
        (!own, norm.citation(edition.0).map(|citation| citation.number))
    });
    let placed = found
        .into_iter()
        .filter_map(|norm| Provision::new(norm, edition.0, lang));
    placed.collect()
}

/// The provision with a key. `KeyError` is raised if there is none, or if the edition does not have it.
///
/// >>> laws.find("end.dead-position", edition="2009").citation
/// 'Article 5.2 b'
#[pyfunction]
#[pyo3(signature = (key, *, edition=Year::default(), lang=Lang::default()), text_signature = "(key, *, edition='2023', lang='en')")]
fn find(key: Cow<'_, str>, edition: Year, lang: Lang) -> PyResult<Provision> {
    let Some(norm) = find_key(&key) else {
        return Err(PyKeyError::new_err(format!("the Laws have no provision {key:?}")));
    };
    Provision::new(norm, edition.0, lang).ok_or_else(|| {
        let editions: Vec<String> = norm.editions().map(|edition| edition.to_string()).collect();
        let editions = editions.join(", ");
        PyKeyError::new_err(format!("the edition of {} has no {key}; {editions} have it", edition.0))
    })
}

/// The provisions that have all of the words, in any of their texts, the most telling first. Capitals and accents do not matter.
///
/// >>> laws.search("dead position")[0].key
/// 'end.dead-position'
/// >>> laws.search("trukket patt", lang="sv")
/// []
#[pyfunction]
#[pyo3(signature = (words, *, edition=Year::default(), lang=Lang::default()), text_signature = "(words, *, edition='2023', lang='en')")]
fn search(words: Cow<'_, str>, edition: Year, lang: Lang) -> Vec<Provision> {
    let sought = Sought::read(&words);
    let editions = [edition.0];
    let mut found: Vec<_> = PROVISIONS
        .iter()
        .filter(|norm| norm.place(edition.0).is_some())
        .filter_map(|norm| Some((sought.find_in(norm, &editions, lang.0)?.rank(), norm)))
        .collect();
    found.sort_by_key(|(rank, _)| *rank);
    let placed = found
        .into_iter()
        .filter_map(|(_, norm)| Provision::new(norm, edition.0, lang));
    placed.collect()
}

/// The editions of the Laws, oldest first.
///
/// >>> laws.editions()
/// ['2005', '2009', '2017', '2023']
#[pyfunction]
fn editions() -> Vec<String> {
    Edition::ALL.iter().map(ToString::to_string).collect()
}

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let laws = PyModule::new(module.py(), "laws")?;
    laws.add_class::<Provision>()?;
    laws.add_function(wrap_pyfunction!(article, &laws)?)?;
    laws.add_function(wrap_pyfunction!(find, &laws)?)?;
    laws.add_function(wrap_pyfunction!(search, &laws)?)?;
    laws.add_function(wrap_pyfunction!(editions, &laws)?)?;
    module.add("_laws", laws)
}
