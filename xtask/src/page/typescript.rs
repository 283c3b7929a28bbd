//! Sentences as TypeScript: members of an object, texts and functions.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser::parse;
use fluent_syntax::unicode::unescape_unicode_to_string;
use jadoube_words::{Language, Sentence, variables};

use crate::tidy::Fault;

/// What the plural rules of languages tell apart.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The members of an object, in the order of the files.
#[derive(Default)]
pub(super) struct Members<'a>(Vec<(String, Member<'a>)>);

enum Member<'a> {
    Group(Members<'a>),
    Said(Said<'a>),
}

/// A sentence and what it is given.
struct Said<'a> {
    sentence: &'a Sentence,
    /// Variables in the order of the English pattern.
    parameters: Vec<&'a str>,
    /// Those of them that some language chooses a plural by.
    counted: BTreeSet<String>,
    /// Those of them that some language chooses by otherwise.
    chosen: BTreeSet<String>,
}

impl<'a> Members<'a> {
    /// The sentences by their names, each with the file it stands in.
    pub(super) fn gather(placed: &'a [(&str, Sentence)]) -> Result<Members<'a>, Vec<Fault>> {
        let mut members = Members::default();
        let mut faults = Vec::new();
        for (path, sentence) in placed {
            let told = Said::read(sentence).and_then(|said| members.insert(&sentence.path, said));
            faults.extend(told.err().map(|text| Fault::new(path, sentence.line, text)));
        }
        match faults.is_empty() {
            true => Ok(members),
            false => Err(faults),
        }
    }

    fn insert(&mut self, path: &[String], said: Said<'a>) -> Result<(), String> {
        let Some((name, rest)) = path.split_first() else {
            return Ok(());
        };
        let known = self
            .0
            .iter_mut()
            .find(|(known, _)| known == name)
            .map(|(_, member)| member);
        match (known, rest.is_empty()) {
            (None, true) => self.0.push((name.clone(), Member::Said(said))),
            (None, false) => {
                let mut group = Members::default();
                group.insert(rest, said)?;
                self.0.push((name.clone(), Member::Group(group)));
            }
            (Some(Member::Group(group)), false) => group.insert(rest, said)?,
            (Some(known), _) => {
                let what = match known {
                    Member::Group(_) => "a group",
                    Member::Said(_) => "a sentence",
                };
                let full = said.sentence.path.join(".");
                return Err(format!("{full} cannot stand there: {name} is {what}"));
            }
        }
        Ok(())
    }
}

impl<'a> Said<'a> {
    fn read(sentence: &'a Sentence) -> Result<Said<'a>, String> {
        let english = sentence.pattern(Language::English).unwrap_or_default();
        let mut said = Said {
            sentence,
            parameters: variables(english),
            counted: BTreeSet::new(),
            chosen: BTreeSet::new(),
        };
        let name = sentence.name();
        if let Some(variable) = said.parameters.iter().find(|variable| key(variable).starts_with('\'')) {
            return Err(format!(
                "{name}: the variable {variable} cannot be called so in TypeScript"
            ));
        }
        for language in Language::ALL {
            let Some(pattern) = parsed(sentence, language) else {
                continue;
            };
            if !said.survey(&pattern) {
                return Err(format!(
                    "{name} in {} uses more of Fluent than the page understands: texts, variables and choices",
                    language.code()
                ));
            }
        }
        Ok(said)
    }

    /// Notes by what a pattern chooses, and says whether all of it can be written as TypeScript.
    fn survey(&mut self, pattern: &Pattern<String>) -> bool {
        pattern.elements.iter().all(|element| match element {
            PatternElement::TextElement { .. } => true,
            PatternElement::Placeable { expression } => self.survey_expression(expression),
        })
    }

    fn survey_expression(&mut self, expression: &Expression<String>) -> bool {
        match expression {
            Expression::Inline(inline) => match inline {
                InlineExpression::StringLiteral { .. }
                | InlineExpression::NumberLiteral { .. }
                | InlineExpression::VariableReference { .. } => true,
                InlineExpression::Placeable { expression } => self.survey_expression(expression),
                _ => false,
            },
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else {
                    return false;
                };
                match is_count(variants) {
                    true => self.counted.insert(id.name.clone()),
                    false => self.chosen.insert(id.name.clone()),
                };
                variants.iter().all(|variant| self.survey(&variant.value))
            }
        }
    }

    /// The parameters with their types.
    fn signature(&self) -> Vec<String> {
        let typed = |name: &&str| {
            let of = match (self.counted.contains(*name), self.chosen.contains(*name)) {
                (true, _) => "number",
                (false, true) => "string",
                (false, false) => "Put",
            };
            format!("{name}: {of}")
        };
        self.parameters.iter().map(typed).collect()
    }
}

/// One language as TypeScript. It remembers what the head of the file must have.
pub(super) struct Dialect {
    language: Language,
    puts: bool,
    counts: bool,
}

impl Dialect {
    pub(super) fn new(language: Language) -> Dialect {
        Dialect {
            language,
            puts: false,
            counts: false,
        }
    }

    /// What the file needs before its words.
    pub(super) fn preamble(&self) -> String {
        let mut out = String::new();
        if self.puts {
            out += "\ntype Put = string | number;\n";
        }
        if self.counts {
            out += &format!("\nconst plurals = new Intl.PluralRules('{}');\n", self.language.code());
        }
        out
    }

    /// An object with all the words.
    pub(super) fn object(&mut self, members: &Members<'_>) -> String {
        self.nested(members, 1)
    }

    fn nested(&mut self, members: &Members<'_>, depth: usize) -> String {
        let indent = "  ".repeat(depth);
        let mut out = String::from("{\n");
        for (name, member) in &members.0 {
            let value = match member {
                Member::Group(group) => self.nested(group, depth + 1),
                Member::Said(said) => self.said(said),
            };
            out += &format!("{indent}{}: {value},\n", key(name));
        }
        out + &"  ".repeat(depth - 1) + "}"
    }

    fn said(&mut self, said: &Said<'_>) -> String {
        let text = match parsed(said.sentence, self.language) {
            Some(pattern) => self.pattern(&pattern),
            None => quoted(&said.sentence.name()),
        };
        let signature = said.signature();
        if signature.is_empty() {
            return text;
        }
        self.puts |= signature.iter().any(|parameter| parameter.ends_with(": Put"));
        format!("({}) => {text}", signature.join(", "))
    }

    /// A pattern as an expression whose value is a text.
    fn pattern(&mut self, pattern: &Pattern<String>) -> String {
        // A choice that stands alone is a text already; what else stands alone need not be one.
        if let [
            PatternElement::Placeable {
                expression: choice @ Expression::Select { .. },
            },
        ] = &pattern.elements[..]
        {
            return self.expression(choice);
        }
        let parts: Vec<Part> = pattern.elements.iter().map(|element| self.part(element)).collect();
        let texts: Option<String> = parts
            .iter()
            .map(|part| match part {
                Part::Text(text) => Some(text.as_str()),
                Part::Code(_) => None,
            })
            .collect();
        match texts {
            Some(text) => quoted(&text),
            None => {
                let inner: String = parts
                    .iter()
                    .map(|part| match part {
                        Part::Text(text) => text.replace('\\', "\\\\").replace('`', "\\`").replace("${", "\\${"),
                        Part::Code(code) => format!("${{{code}}}"),
                    })
                    .collect();
                format!("`{inner}`")
            }
        }
    }

    fn part(&mut self, element: &PatternElement<String>) -> Part {
        match element {
            PatternElement::TextElement { value } => Part::Text(value.clone()),
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } => Part::Text(unescape_unicode_to_string(value).into_owned()),
            PatternElement::Placeable { expression } => Part::Code(self.expression(expression)),
        }
    }

    fn expression(&mut self, expression: &Expression<String>) -> String {
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => id.name.clone(),
            Expression::Inline(InlineExpression::NumberLiteral { value }) => value.clone(),
            Expression::Inline(InlineExpression::StringLiteral { value }) => quoted(&unescape_unicode_to_string(value)),
            Expression::Inline(InlineExpression::Placeable { expression }) => self.expression(expression),
            Expression::Select {
                selector: InlineExpression::VariableReference { id },
                variants,
            } => self.choice(&id.name, variants),
            // A survey has refused everything else.
            _ => quoted(""),
        }
    }

    /// A choice: the first variant that fits, else the default.
    fn choice(&mut self, variable: &str, variants: &[Variant<String>]) -> String {
        let counts = is_count(variants);
        let mut out = String::new();
        for variant in variants.iter().filter(|variant| !variant.default) {
            let test = match &variant.key {
                VariantKey::NumberLiteral { value } => format!("{variable} === {value}"),
                VariantKey::Identifier { name } if counts => {
                    self.counts = true;
                    format!("plurals.select({variable}) === {}", quoted(name))
                }
                VariantKey::Identifier { name } => format!("{variable} === {}", quoted(name)),
            };
            out += &format!("{test} ? {} : ", self.pattern(&variant.value));
        }
        let default = variants.iter().find(|variant| variant.default);
        out + &default.map_or_else(|| quoted(""), |variant| self.pattern(&variant.value))
    }
}

enum Part {
    Text(String),
    Code(String),
}

/// The name of a member, in quotes where it needs them.
pub(super) fn key(name: &str) -> String {
    let plain = name.starts_with(|symbol: char| symbol.is_ascii_alphabetic())
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    match plain {
        true => name.to_owned(),
        false => quoted(name),
    }
}

fn quoted(text: &str) -> String {
    let escaped = text.replace('\\', "\\\\").replace('\'', "\\'").replace('\n', "\\n");
    format!("'{escaped}'")
}

/// Whether a choice is one of numbers: its keys are numbers and plurals.
fn is_count(variants: &[Variant<String>]) -> bool {
    variants.iter().all(|variant| match &variant.key {
        VariantKey::NumberLiteral { .. } => true,
        VariantKey::Identifier { name } => PLURALS.contains(&name.as_str()),
    })
}

/// The pattern of a sentence in a language, taken apart.
fn parsed(sentence: &Sentence, language: Language) -> Option<Pattern<String>> {
    let resource = parse(sentence.message(language)?).ok()?;
    resource.body.into_iter().find_map(|entry| match entry {
        Entry::Message(message) => message.value,
        _ => None,
    })
}
