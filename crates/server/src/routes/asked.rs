//! What an address asks for. Whoever asks for nonsense is answered as for any other problem.

use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::problem::Problem;

/// What stands behind the question mark.
pub(super) struct Asked<T>(pub(super) T);

impl<T: DeserializeOwned, S: Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Asked<T>, Problem> {
        let asked = Query::try_from_uri(&parts.uri);
        let Query(asked) = asked.map_err(|rejection| Problem::Unreadable(rejection.body_text()))?;
        Ok(Asked(asked))
    }
}

/// The one name in a path. What is no text is the name of nothing.
pub(super) struct Named(pub(super) String);

impl<S: Send + Sync> FromRequestParts<S> for Named {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Named, Problem> {
        let name = Path::from_request_parts(parts, state).await;
        let Path(name) = name.map_err(|_| Problem::Nowhere)?;
        Ok(Named(name))
    }
}
