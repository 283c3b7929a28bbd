//! Copies of the file of the desk.

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::post;
use axum::{Extension, Json};
use schemars::JsonSchema;
use serde::Serialize;

use crate::client::{Client, Sender};
use crate::problem::Problem;
use crate::routes::{Access, AppState, Content, Route, shape};

pub(super) const ROUTES: &[Route] = &[Route {
    method: "post",
    path: "/api/backups",
    name: "backUp",
    does: "Copies the file of the desk while games go on. For the machine that runs the desk and for clients with the desk's \
           own secret. The answer comes when the copy is on disk.",
    access: Access::Header,
    query: None,
    body: &[],
    status: 201,
    answer: Content::json(shape::<BackupView>),
    handler: || post(back_up),
}];

/// A copy that was made.
#[derive(Debug, Serialize, JsonSchema)]
struct BackupView {
    /// The name of its file, in the folder of the copies.
    file: String,
}

async fn back_up(
    State(app): State<AppState>,
    Extension(client): Extension<Client>,
    Extension(sender): Extension<Sender>,
) -> Result<(StatusCode, Json<BackupView>), Problem> {
    if !app.may_back_up(&client, sender) {
        return Err(Problem::Forbidden);
    }
    let folder = app.settings.backups.as_ref().ok_or(Problem::Nowhere)?;
    let path = folder.copy(&app.desk).await?;
    let file = path.file_name().map(|name| name.to_string_lossy().into_owned());
    Ok((
        StatusCode::CREATED,
        Json(BackupView {
            file: file.unwrap_or_default(),
        }),
    ))
}
