//! Languages and editions as they are named in Python.

use std::borrow::Cow;
use std::sync::OnceLock;

use jadoube_language::Language;
use jadoube_laws::Edition;
use jadoube_notation::Language as Letters;
use jadoube_referee::Words;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

/// A language in which everything is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lang(pub(crate) Language);

impl Default for Lang {
    fn default() -> Lang {
        Lang(Language::English)
    }
}

impl Lang {
    /// What the referee says in it.
    pub(crate) fn words(self) -> &'static Words {
        static WORDS: [OnceLock<Words>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        let spoken = || Words::new(self.0).expect("the referee speaks every language of the project");
        WORDS[self.0 as usize].get_or_init(spoken)
    }
}

impl<'a, 'py> FromPyObject<'a, 'py> for Lang {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Lang> {
        let code: Cow<'_, str> = given.extract()?;
        Language::of_locale(&code).map(Lang).ok_or_else(|| {
            let codes: Vec<&str> = Language::ALL.iter().map(|language| language.code()).collect();
            PyValueError::new_err(format!("no language {code:?}; there are {}", codes.join(", ")))
        })
    }
}

/// An edition of the Laws: `"2023"` or `2023`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Year(pub(crate) Edition);

impl Default for Year {
    fn default() -> Year {
        Year(Edition::LATEST)
    }
}

impl<'a, 'py> FromPyObject<'a, 'py> for Year {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Year> {
        let year = match given.extract::<Cow<'_, str>>() {
            Ok(text) => text.into_owned(),
            Err(_) => match given.extract::<u32>() {
                Ok(number) => number.to_string(),
                Err(_) => {
                    return Err(PyTypeError::new_err(
                        "an edition is named by its year, such as \"2023\" or 2023",
                    ));
                }
            },
        };
        let edition = year.trim().parse::<Edition>();
        edition
            .map(Year)
            .map_err(|error| PyValueError::new_err(format!("{error}; not {year:?}")))
    }
}

/// The letters of the pieces by the tag of a language: one of 49, or `any`.
pub(crate) fn letters(tag: &str) -> PyResult<Vec<Letters>> {
    match tag {
        "any" => Ok(Vec::new()),
        tag => match Letters::find(tag) {
            Some(letters) => Ok(vec![letters]),
            None => Err(PyValueError::new_err(format!(
                "no language {tag:?} in which moves are written; there are {}, or \"any\"",
                Letters::all().map(Letters::tag).collect::<Vec<_>>().join(", ")
            ))),
        },
    }
}
