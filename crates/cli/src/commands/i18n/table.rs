//! The table that a spreadsheet opens: a line for each sentence, a column for each language.

use std::collections::BTreeMap;

use jadoube_words::Language;

use super::catalogue::Catalogue;
use crate::words::say;

/// A line of the table.
pub(super) struct Row {
    pub(super) file: String,
    pub(super) name: String,
    pub(super) texts: BTreeMap<Language, String>,
}

/// Spreadsheets take a text for UTF-8 if it begins so.
const MARK: &str = "\u{feff}";

/// Writes the table.
pub(super) fn write(catalogue: &Catalogue) -> Result<String, csv::Error> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(["file", "name"].into_iter().chain(Language::ALL.map(Language::code)))?;
    for entry in &catalogue.entries {
        let texts = Language::ALL.map(|language| entry.texts.get(&language).map_or("", String::as_str));
        writer.write_record([entry.file.as_str(), &entry.name].into_iter().chain(texts))?;
    }
    let bytes = writer
        .into_inner()
        .map_err(|error| csv::Error::from(error.into_error()))?;
    Ok(format!("{MARK}{}", String::from_utf8_lossy(&bytes)))
}

/// Reads a table; languages and lines may be missing.
pub(super) fn read(bytes: &[u8]) -> Result<Vec<Row>, String> {
    let bytes = bytes.strip_prefix(MARK.as_bytes()).unwrap_or(bytes);
    // What spreadsheets of languages with a decimal comma write.
    let head = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let delimiter = match head.contains(&b';') {
        true => b';',
        false => b',',
    };
    let mut reader = csv::ReaderBuilder::new().delimiter(delimiter).from_reader(bytes);
    let headers = reader.headers().map_err(|error| error.to_string())?.clone();
    let column = |name: &str| headers.iter().position(|header| header == name);
    let (Some(file), Some(name)) = (column("file"), column("name")) else {
        return Err(say!("i18n-no-columns"));
    };
    let languages: Vec<(Language, usize)> = Language::ALL
        .into_iter()
        .filter_map(|language| Some((language, column(language.code())?)))
        .collect();
    let mut rows = Vec::new();
    for record in reader.records() {
        let record = record.map_err(|error| error.to_string())?;
        let field = |index: usize| record.get(index).unwrap_or_default().replace("\r\n", "\n");
        rows.push(Row {
            file: field(file),
            name: field(name),
            texts: languages
                .iter()
                .map(|(language, index)| (*language, field(*index)))
                .collect(),
        });
    }
    Ok(rows)
}
