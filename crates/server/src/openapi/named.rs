//! Schemas as generators of clients read them: a choice among words as a list, and each variant of a union as a schema with a
//! name of its own, found by what its tag says.

use serde_json::{Map, Value, json};

/// Where schemas are.
pub(super) const SCHEMAS: &str = "#/components/schemas/";

/// Gives every variant a name, and every name a capital letter.
pub(super) fn named(definitions: Map<String, Value>) -> Map<String, Value> {
    let mut all = Map::new();
    for (name, mut schema) in definitions {
        let name = capitalised(&name);
        capitalise_references(&mut schema);
        split(&name, &mut schema, &mut all);
        all.insert(name, schema);
    }
    all.values_mut().for_each(plain);
    all
}

/// Writes what is within a schema, or within a whole description, as it is best read: a choice among words as a list, with what
/// each word means in the description, and every paragraph in one line.
pub(super) fn plain(value: &mut Value) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(plain),
        Value::Object(fields) => {
            fields.values_mut().for_each(plain);
            list_words(fields);
            list_pattern(fields);
            if let Some(Value::String(text)) = fields.get_mut("description") {
                *text = unbroken(text);
            }
        }
        _ => {}
    }
}

/// References by names with a capital letter.
pub(super) fn capitalise_references(value: &mut Value) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(capitalise_references),
        Value::Object(fields) => {
            if let Some(Value::String(reference)) = fields.get_mut("$ref")
                && let Some(name) = reference.strip_prefix(SCHEMAS)
            {
                *reference = format!("{SCHEMAS}{}", capitalised(name));
            }
            fields.values_mut().for_each(capitalise_references);
        }
        _ => {}
    }
}

/// `oneOf` words becomes their `enum`.
fn list_words(fields: &mut Map<String, Value>) {
    let Some(variants) = fields.get("oneOf").and_then(Value::as_array) else {
        return;
    };
    let words: Option<Vec<Value>> = variants.iter().map(|variant| variant.get("const").cloned()).collect();
    let Some(words) = words else { return };
    let meaning = |variant: &Value| {
        let (word, meaning) = (variant["const"].as_str()?, variant["description"].as_str()?);
        Some(format!("- `{word}`: {meaning}"))
    };
    let meanings: Vec<String> = variants.iter().filter_map(meaning).collect();
    let description = fields.get("description").and_then(Value::as_str).unwrap_or_default();
    let description = format!("{description}\n\n{}", meanings.join("\n"));
    fields.remove("oneOf");
    fields.insert("type".to_owned(), "string".into());
    fields.insert("enum".to_owned(), words.into());
    fields.insert("description".to_owned(), description.trim().into());
}

/// A `pattern` of a few words, such as `^(full|limited)$`, becomes their `enum`.
fn list_pattern(fields: &mut Map<String, Value>) {
    let pattern = fields.get("pattern").and_then(Value::as_str).unwrap_or_default();
    let words = pattern.strip_prefix("^(").and_then(|rest| rest.strip_suffix(")$"));
    let words: Vec<&str> = words.map_or(Vec::new(), |words| words.split('|').collect());
    let is_word =
        |word: &&str| !word.is_empty() && word.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
    if !words.is_empty() && words.iter().all(is_word) {
        let words: Value = words.into();
        fields.insert("enum".to_owned(), words);
        fields.remove("pattern");
    }
}

/// Makes each variant of a union that is told by its `type` a schema of its own.
fn split(name: &str, schema: &mut Value, all: &mut Map<String, Value>) {
    let Some(variants) = schema.get("oneOf").and_then(Value::as_array) else {
        return;
    };
    let tag = |variant: &Value| Some(variant["properties"]["type"]["const"].as_str()?.to_owned());
    let Some(tags) = variants.iter().map(tag).collect::<Option<Vec<String>>>() else {
        return;
    };
    let (mut references, mut mapping) = (Vec::new(), Map::new());
    for (tag, variant) in tags.iter().zip(variants.clone()) {
        let own = format!("{name}{}", joined(tag));
        let reference = format!("{SCHEMAS}{own}");
        let mut variant = variant;
        variant["title"] = own.clone().into();
        references.push(json!({ "$ref": reference }));
        mapping.insert(tag.clone(), reference.into());
        all.insert(own, variant);
    }
    schema["oneOf"] = references.into();
    schema["discriminator"] = json!({ "propertyName": "type", "mapping": mapping });
}

/// `fifty-moves` is `FiftyMoves`.
fn joined(tag: &str) -> String {
    tag.split(['-', '_']).map(capitalised).collect()
}

fn capitalised(name: &str) -> String {
    let mut letters = name.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// Paragraphs and the items of lists in one line each.
fn unbroken(text: &str) -> String {
    let paragraph = |paragraph: &str| {
        paragraph
            .replace("\n- ", "\u{0}")
            .replace('\n', " ")
            .replace('\u{0}', "\n- ")
    };
    text.split("\n\n").map(paragraph).collect::<Vec<_>>().join("\n\n")
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::named;

    fn check(given: Value, expect: Value) {
        let Value::Object(given) = given else { panic!() };
        assert_eq!(Value::Object(named(given)), expect);
    }

    #[test]
    fn a_choice_among_words_is_a_list() {
        check(
            json!({ "Hand": { "description": "Which\nhand.", "oneOf": [
                { "type": "string", "const": "left", "description": "The\nleft." },
                { "type": "string", "const": "both" },
            ] } }),
            json!({ "Hand": { "description": "Which hand.\n\n- `left`: The left.", "type": "string", "enum": ["left", "both"] } }),
        );
    }

    #[test]
    fn a_pattern_of_words_is_a_list() {
        check(
            json!({ "Way": { "type": "string", "pattern": "^(full|limited)$" }, "Year": { "pattern": "^[0-9]{4}$" } }),
            json!({ "Way": { "type": "string", "enum": ["full", "limited"] }, "Year": { "pattern": "^[0-9]{4}$" } }),
        );
    }

    #[test]
    fn a_variant_has_a_name() {
        let variant = json!({ "type": "object", "properties": { "type": { "const": "fifty-moves" } } });
        let mut titled = variant.clone();
        titled["title"] = "ClaimFiftyMoves".into();
        check(
            json!({ "claim": { "oneOf": [variant] }, "Other": { "$ref": "#/components/schemas/claim" } }),
            json!({
                "Claim": {
                    "oneOf": [{ "$ref": "#/components/schemas/ClaimFiftyMoves" }],
                    "discriminator": {
                        "propertyName": "type",
                        "mapping": { "fifty-moves": "#/components/schemas/ClaimFiftyMoves" },
                    },
                },
                "ClaimFiftyMoves": titled,
                "Other": { "$ref": "#/components/schemas/Claim" },
            }),
        );
    }
}
