//! The OpenAPI description of the desk, generated from the table of routes.

mod named;

use std::sync::LazyLock;

use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use schemars::generate::{Contract, SchemaSettings};
use schemars::{Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

use crate::problem::ProblemView;
use crate::routes::{self, Access, Content, Route, shape};

pub(crate) const ROUTES: &[Route] = &[Route {
    method: "get",
    path: "/api/openapi.json",
    name: "describe",
    does: "This description.",
    access: Access::Public,
    query: None,
    body: &[],
    status: 200,
    answer: Content::json(|_| Schema::from(Map::new())),
    handler: || get(serve),
}];

/// The description as text, as `docs/openapi.json` has it.
#[must_use]
pub fn openapi() -> &'static str {
    static TEXT: LazyLock<String> = LazyLock::new(|| {
        let mut text = serde_json::to_string_pretty(&document()).unwrap_or_default();
        text.push('\n');
        text
    });
    &TEXT
}

async fn serve() -> Response {
    ([(CONTENT_TYPE, "application/json")], openapi()).into_response()
}

/// Request types are described as they are deserialized, response types as they are serialized: a field that is always
/// written is required in a response although it may be omitted in a request.
struct Shapes {
    sent: SchemaGenerator,
    answered: SchemaGenerator,
}

impl Shapes {
    fn new() -> Shapes {
        let settings = |contract| {
            let settings = SchemaSettings::draft2020_12().with(|settings| {
                settings.definitions_path = "/components/schemas".into();
                settings.meta_schema = None;
                settings.contract = contract;
            });
            settings.into_generator()
        };
        Shapes {
            sent: settings(Contract::Deserialize),
            answered: settings(Contract::Serialize),
        }
    }

    /// Every schema by its name. A type used in both directions is described as it is deserialized, which is stricter.
    fn into_definitions(mut self) -> Map<String, Value> {
        let mut all = self.answered.take_definitions(true);
        all.extend(self.sent.take_definitions(true));
        named::named(all)
    }
}

fn document() -> Value {
    let mut shapes = Shapes::new();
    let mut paths = Map::new();
    for route in routes::all() {
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        path[route.method] = operation(route, &mut shapes);
    }
    let mut paths = Value::Object(paths);
    named::capitalise_references(&mut paths);
    named::plain(&mut paths);
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "J'adoube, the desk",
            "summary": "Games refereed by the Laws of Chess, over HTTP.",
            "version": env!("CARGO_PKG_VERSION"),
            "license": { "name": "GPL-3.0-or-later", "identifier": "GPL-3.0-or-later" },
        },
        "servers": [
            { "url": "/", "description": "The desk that serves this description." },
            { "url": "http://127.0.0.1:8960", "description": "A desk on this machine, as `jadoube desk` opens it." },
        ],
        "paths": paths,
        "components": {
            "schemas": shapes.into_definitions(),
            "securitySchemes": {
                "secret": { "type": "http", "scheme": "bearer", "description": "The secret of a role in a game, or of the desk." },
            },
        },
    })
}

fn operation(route: &Route, shapes: &mut Shapes) -> Value {
    let mut operation = json!({
        "operationId": route.name,
        "summary": route.does,
        "parameters": parameters(route, shapes),
        "responses": {
            route.status.to_string(): {
                "description": "Done.",
                "content": { route.answer.media: { "schema": (route.answer.shape)(&mut shapes.answered) } },
            },
            "default": {
                "description": "Not done, and why.",
                "content": { "application/json": { "schema": shape::<ProblemView>(&mut shapes.answered) } },
            },
        },
    });
    if !route.body.is_empty() {
        let content: Map<String, Value> = route
            .body
            .iter()
            .map(|content| {
                let schema = (content.shape)(&mut shapes.sent);
                (content.media.to_owned(), json!({ "schema": schema }))
            })
            .collect();
        operation["requestBody"] = json!({ "required": true, "content": content });
    }
    operation["security"] = match route.access {
        Access::Public => json!([]),
        // Without a secret the client is a spectator.
        Access::Header => json!([{}, { "secret": [] }]),
    };
    operation
}

/// The parameters in the path, which are all text, and those of the query.
fn parameters(route: &Route, shapes: &mut Shapes) -> Vec<Value> {
    let names = route
        .path
        .split('/')
        .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let mut parameters: Vec<Value> = names
        .map(|name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } }))
        .collect();
    let Some(query) = route.query else {
        return parameters;
    };
    let fields = query(&mut shapes.sent);
    let required = fields.get("required").and_then(Value::as_array);
    let properties = fields.get("properties").and_then(Value::as_object);
    for (name, schema) in properties.into_iter().flatten() {
        let must = required.is_some_and(|names| names.iter().any(|known| known == name));
        parameters.push(json!({ "name": name, "in": "query", "required": must, "schema": schema }));
    }
    parameters
}
