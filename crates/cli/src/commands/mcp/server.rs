//! What a client of the protocol sees: tools and resources.

use std::num::NonZero;
use std::sync::Arc;
use std::thread;

use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, Implementation, ListResourceTemplatesResult,
    ListResourcesResult, ListToolsResult, PaginatedRequestParams, ReadResourceRequestParams, ReadResourceResponse,
    ReadResourceResult, ResourceContents, ServerCapabilities, ServerConfig, Tool,
};
use rmcp::service::RequestContext;
use rmcp::{ErrorData, RoleServer, ServerHandler};
use serde_json::Value;
use tokio::sync::Semaphore;

use super::resources;
use super::tool::{TOOLS, broken, denied};
use crate::words::{Language, speaking};

/// The referee as clients of the protocol see it.
pub(super) struct RefereeServer {
    /// The language of answers where none is asked for.
    language: Language,
    /// As many questions are worked on at once as there are cores.
    working: Arc<Semaphore>,
}

/// What the server says of itself.
const INSTRUCTIONS: &str = "\
J'adoube referees chess by the FIDE Laws of Chess in the editions it is asked for, and says by which article. It never guesses: \
what it is not told it asks for, and what the Laws leave to the arbiter it leaves to the arbiter.

To rule on something that happened at a board, find its name with `situations`, put it to `ask_arbiter` without facts, find out \
the fact it asks for, and put it again with that fact until it rules. To rule on a whole game with a clock, tell its acts to \
`hear_game`. For what the Laws say, use `look_up_laws` and `search_laws`; for a move, `why_illegal`; for a position that may be \
dead, `can_mate`. Quote the articles that come with an answer. The texts of the Laws are in words of this project; the published \
Laws are the authority.";

impl RefereeServer {
    pub(super) fn new(language: Language) -> RefereeServer {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        RefereeServer {
            language,
            working: Arc::new(Semaphore::new(cores)),
        }
    }

    async fn answer(&self, name: &str, arguments: Value) -> Result<CallToolResult, ErrorData> {
        let Some(tool) = TOOLS.into_iter().find(|tool| tool.name == name) else {
            let known = TOOLS.map(|tool| tool.name).join(", ");
            let message = format!("there is no tool {name:?}; there are {known}");
            return Err(ErrorData::invalid_params(message, None));
        };
        let turn = self.working.clone().acquire_owned().await;
        let language = self.language;
        let work = move || {
            let _turn = turn;
            tool.call(arguments, language)
        };
        let answered = tokio::task::spawn_blocking(work).await;
        // A question that shows a fault of ours does not stop the server.
        Ok(answered.unwrap_or_else(|error| speaking(language, || denied(&broken(tool.name, &error.to_string())))))
    }
}

impl ServerHandler for RefereeServer {
    fn get_info(&self) -> ServerConfig {
        let capabilities = ServerCapabilities::builder().enable_tools().enable_resources().build();
        let server = Implementation::new("jadoube", env!("CARGO_PKG_VERSION"))
            .with_title("J'adoube, the FIDE Laws of Chess, executable");
        ServerConfig::new(capabilities)
            .with_server_info(server)
            .with_instructions(INSTRUCTIONS)
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        let tools = TOOLS.iter().map(|tool| tool.description());
        Ok(ListToolsResult::with_all_items(tools.collect()))
    }

    fn get_tool(&self, name: &str) -> Option<Tool> {
        let tool = TOOLS.iter().find(|tool| tool.name == name);
        tool.map(|tool| tool.description())
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let arguments = Value::Object(request.arguments.unwrap_or_default());
        Ok(self.answer(&request.name, arguments).await?.into())
    }

    async fn list_resources(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourcesResult, ErrorData> {
        Ok(ListResourcesResult::with_all_items(resources::all()))
    }

    async fn list_resource_templates(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourceTemplatesResult, ErrorData> {
        Ok(ListResourceTemplatesResult::with_all_items(resources::templates()))
    }

    async fn read_resource(
        &self,
        request: ReadResourceRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<ReadResourceResponse, ErrorData> {
        let Some(resource) = resources::find(&request.uri) else {
            let message = format!("there is no resource {:?}; `resources/list` names all", request.uri);
            return Err(ErrorData::resource_not_found(message, None));
        };
        let written = tokio::task::spawn_blocking(move || resource.text()).await;
        let text = written.map_err(|error| ErrorData::internal_error(error.to_string(), None))?;
        let contents = ResourceContents::text(text, request.uri).with_mime_type(resources::MEDIA);
        Ok(ReadResourceResult::new(vec![contents]).into())
    }
}
