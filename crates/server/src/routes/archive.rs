//! Games that are put away: archived, so that the list does not have them, and deleted.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::HeaderMap;
use axum::routing::post;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::problem::Problem;
use crate::role::Role;
use crate::routes::params::PathName;
use crate::routes::{Access, AppState, Content, Route, bearer, shape, unreadable};
use crate::words::message;

pub(super) const ROUTES: &[Route] = &[
    Route {
        method: "post",
        path: "/api/games/{id}/archive",
        name: "archiveGame",
        does: "Archives a game, so that the list no longer has it, or takes it back. For the arbiter alone.",
        access: Access::Header,
        query: None,
        body: &[Content::json(shape::<Archiving>)],
        status: 200,
        answer: Content::json(shape::<Archiving>),
        handler: || post(archive),
    },
    Route {
        method: "post",
        path: "/api/games/{id}/deletion",
        name: "deleteGame",
        does: "Deletes an archived game for good. What is left is a line that says which game it was, when it was deleted \
               and the digest of its record. For the arbiter alone.",
        access: Access::Header,
        query: None,
        body: &[Content::json(shape::<Deletion>)],
        status: 200,
        answer: Content::json(shape::<DeletionView>),
        handler: || post(delete),
    },
];

/// Whether a game is archived.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Archiving {
    /// Whether it is.
    archived: bool,
}

/// The confirmation of a deletion.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Deletion {
    /// The name of the game in its address, once more: nothing is deleted by mistake.
    confirm: String,
}

/// What is left of a game.
#[derive(Debug, Serialize, JsonSchema)]
struct DeletionView {
    /// How many entries its record had.
    entries: usize,
    /// The BLAKE3 digest of its record as it could be downloaded, so that a copy can be recognised.
    digest: String,
}

async fn archive(
    State(app): State<AppState>,
    PathName(id): PathName,
    headers: HeaderMap,
    archiving: Result<Json<Archiving>, JsonRejection>,
) -> Result<Json<Archiving>, Problem> {
    let (live_game, role) = app.identify(&id, bearer(&headers)).await?;
    if role != Role::Arbiter {
        return Err(Problem::Forbidden);
    }
    let Json(archiving) = archiving.map_err(|rejection| unreadable(&rejection))?;
    app.desk.archive(&live_game, archiving.archived).await?;
    Ok(Json(archiving))
}

async fn delete(
    State(app): State<AppState>,
    PathName(id): PathName,
    headers: HeaderMap,
    deletion: Result<Json<Deletion>, JsonRejection>,
) -> Result<Json<DeletionView>, Problem> {
    let (live_game, role) = app.identify(&id, bearer(&headers)).await?;
    if role != Role::Arbiter {
        return Err(Problem::Forbidden);
    }
    let Json(Deletion { confirm }) = deletion.map_err(|rejection| unreadable(&rejection))?;
    if confirm != id {
        return Err(Problem::Unreadable(message("confirm-deletion")));
    }
    if !live_game.card.is_archived() {
        return Err(Problem::Refused(message("archive-first")));
    }
    let deleted = app.desk.delete(&live_game).await?;
    app.gate.closed(&id);
    Ok(Json(DeletionView {
        entries: deleted.entries,
        digest: deleted.digest,
    }))
}
