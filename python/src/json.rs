//! Values of JSON as values of Python, and back.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyList, PyString, PyTuple};
use serde_json::{Map, Number, Value};

/// How deep what is given may be nested.
const DEEPEST: u32 = 64;

pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(holds) => PyBool::new(py, *holds).to_owned().into_any(),
        Value::Number(number) => match (number.as_i64(), number.as_u64(), number.as_f64()) {
            (Some(number), ..) => number.into_pyobject(py)?.into_any(),
            (None, Some(number), _) => number.into_pyobject(py)?.into_any(),
            (None, None, number) => number.into_pyobject(py)?.into_any(),
        },
        Value::String(text) => PyString::new(py, text).into_any(),
        Value::Array(items) => {
            let items: Vec<_> = items.iter().map(|item| to_python(py, item)).collect::<PyResult<_>>()?;
            PyList::new(py, items)?.into_any()
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            for (name, field) in fields {
                dict.set_item(name, to_python(py, field)?)?;
            }
            dict.into_any()
        }
    })
}

pub(crate) fn from_python(given: &Bound<'_, PyAny>) -> PyResult<Value> {
    read(given, 0)
}

fn read(given: &Bound<'_, PyAny>, depth: u32) -> PyResult<Value> {
    if depth > DEEPEST {
        return Err(PyValueError::new_err("this is nested too deep"));
    }
    if given.is_none() {
        return Ok(Value::Null);
    }
    if let Ok(holds) = given.cast::<PyBool>() {
        return Ok(Value::Bool(holds.is_true()));
    }
    if let Ok(number) = given.extract::<i64>() {
        return Ok(Value::Number(number.into()));
    }
    if let Ok(number) = given.extract::<f64>() {
        let number = Number::from_f64(number);
        return number
            .map(Value::Number)
            .ok_or_else(|| PyValueError::new_err("this is no number"));
    }
    if let Ok(text) = given.cast::<PyString>() {
        return Ok(Value::String(text.to_cow()?.into_owned()));
    }
    if let Ok(dict) = given.cast::<PyDict>() {
        let mut fields = Map::new();
        for (name, field) in dict {
            fields.insert(name.extract()?, read(&field, depth + 1)?);
        }
        return Ok(Value::Object(fields));
    }
    if given.is_instance_of::<PyList>() || given.is_instance_of::<PyTuple>() {
        let items = given.try_iter()?.map(|item| read(&item?, depth + 1));
        return Ok(Value::Array(items.collect::<PyResult<_>>()?));
    }
    Err(PyTypeError::new_err(format!(
        "JSON has no value for a {}",
        given.get_type().name()?
    )))
}
