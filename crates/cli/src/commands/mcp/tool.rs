//! Tools: what can be asked, how it is described, and how a question becomes an answer.

use rmcp::model::{CallToolResult, ContentBlock, JsonObject, Tool, ToolAnnotations};
use schemars::JsonSchema;
use schemars::generate::{Contract, SchemaSettings};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{arbiter, game, laws, mate, moves};
use crate::look::Look;
use crate::problem::Problem;
use crate::screen::Report;
use crate::words::{Language, say, speaking};

/// What can be asked: its fields are the arguments of a tool.
pub(super) trait Ask: DeserializeOwned + JsonSchema {
    /// The name of the tool.
    const NAME: &'static str;

    /// Its title.
    const TITLE: &'static str;

    /// What it does, for whoever chooses among tools.
    const DOES: &'static str;

    /// What is answered.
    type Answer: Serialize + JsonSchema;

    /// The language to answer in, if one was asked for.
    fn language(&self) -> Option<Language>;

    /// The answer, and a page that tells of it. Both are in the language that is spoken.
    fn answer(self) -> Result<(Self::Answer, String), Problem>;
}

/// A tool that can be called.
#[derive(Clone, Copy)]
pub(super) struct AnyTool {
    pub(super) name: &'static str,
    describe: fn() -> Tool,
    call: fn(Value, Language) -> CallToolResult,
}

/// Every tool, in the order in which they are listed.
pub(super) const TOOLS: [AnyTool; 10] = [
    AnyTool::of::<laws::LookUp>(),
    AnyTool::of::<laws::Find>(),
    AnyTool::of::<laws::Compare>(),
    AnyTool::of::<moves::WhyIllegal>(),
    AnyTool::of::<moves::LegalMoves>(),
    AnyTool::of::<mate::CanMate>(),
    AnyTool::of::<arbiter::Situations>(),
    AnyTool::of::<arbiter::AskArbiter>(),
    AnyTool::of::<game::HearGame>(),
    AnyTool::of::<game::WhyNot>(),
];

impl AnyTool {
    const fn of<T: Ask>() -> AnyTool {
        AnyTool {
            name: T::NAME,
            describe: describe::<T>,
            call: call::<T>,
        }
    }

    /// How it is described to clients.
    pub(super) fn description(&self) -> Tool {
        (self.describe)()
    }

    /// What it answers; in this language, unless another is asked for.
    pub(super) fn call(&self, arguments: Value, language: Language) -> CallToolResult {
        (self.call)(arguments, language)
    }
}

fn describe<T: Ask>() -> Tool {
    // Everybody can be shown all that a tool says, and nothing changes by it.
    let hints = ToolAnnotations::from_raw(Some(T::TITLE.to_owned()), Some(true), None, None, Some(false));
    Tool::new(T::NAME, T::DOES, schema::<T>(Contract::Deserialize))
        .with_title(T::TITLE)
        .with_raw_output_schema(schema::<T::Answer>(Contract::Serialize).into())
        .with_annotations(hints)
}

fn schema<T: JsonSchema>(contract: Contract) -> JsonObject {
    let is_asked = contract == Contract::Deserialize;
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.meta_schema = None;
        // Few clients follow references when they fill in arguments.
        settings.inline_subschemas = is_asked;
        settings.contract = contract;
    });
    let mut schema = settings.into_generator().into_root_schema_for::<T>().to_value();
    if is_asked {
        leave_out_null(&mut schema);
    }
    match schema {
        Value::Object(schema) => schema,
        _ => JsonObject::new(),
    }
}

/// What may be left out need not be null besides: many clients read one type for each argument, and no list of them.
fn leave_out_null(schema: &mut Value) {
    match schema {
        Value::Array(values) => values.iter_mut().for_each(leave_out_null),
        Value::Object(fields) => {
            if let Some(Value::Array(values)) = fields.get_mut("enum") {
                values.retain(|value| !value.is_null());
            }
            if let Some(Value::Array(types)) = fields.get_mut("type") {
                types.retain(|name| name != "null");
                if let [one] = types.as_slice() {
                    let one = one.clone();
                    fields.insert("type".to_owned(), one);
                }
            }
            fields.values_mut().for_each(leave_out_null);
        }
        _ => {}
    }
}

fn call<T: Ask>(arguments: Value, language: Language) -> CallToolResult {
    let asked = match serde_json::from_value::<T>(arguments) {
        Ok(asked) => asked,
        Err(error) => {
            let problem = || {
                let what = say!("mcp-arguments", tool = T::NAME, why = error.to_string());
                Problem::new(what, say!("mcp-arguments-remedy", tool = T::NAME))
            };
            return speaking(language, || denied(&problem()));
        }
    };
    speaking(asked.language().unwrap_or(language), || match asked.answer() {
        Ok((answer, page)) => match serde_json::to_value(answer) {
            Ok(structured) => {
                let mut result = CallToolResult::success(vec![ContentBlock::text(page.trim_end())]);
                result.structured_content = Some(structured);
                result
            }
            Err(error) => denied(&broken(T::NAME, &error.to_string())),
        },
        Err(problem) => denied(&problem),
    })
}

/// An error of a tool: what is wrong, and what to do about it.
pub(super) fn denied(problem: &Problem) -> CallToolResult {
    let mut page = String::new();
    // Writing to a text cannot fail.
    let _ = problem.draw(&Look::PLAIN, &mut page);
    CallToolResult::error(vec![ContentBlock::text(page.trim_end())])
}

/// A fault of ours.
pub(super) fn broken(tool: &str, why: &str) -> Problem {
    Problem::new(say!("mcp-failed", tool = tool, why = why), say!("mcp-failed-remedy"))
}

/// Checks that a text is not longer than any that makes sense.
pub(super) fn within(text: &str, most: usize) -> Result<(), Problem> {
    match text.len() <= most {
        true => Ok(()),
        false => Err(Problem::new(
            say!("mcp-long", count = text.len(), most = most),
            say!("mcp-long-remedy"),
        )),
    }
}

/// The longest FEN that is read, in bytes; the longest move; the longest article, key or words.
pub(super) const FEN: usize = 200;
pub(super) const MOVE: usize = 100;
pub(super) const WORDS: usize = 300;
