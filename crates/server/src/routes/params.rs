//! What an address asks for. Whoever asks for nonsense is answered as for any other problem.

use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::problem::Problem;

/// What stands behind the question mark.
pub(super) struct QueryParams<T>(pub(super) T);

impl<T: DeserializeOwned, S: Sync> FromRequestParts<S> for QueryParams<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<QueryParams<T>, Problem> {
        let asked = Query::try_from_uri(&parts.uri);
        let Query(asked) = asked.map_err(|rejection| Problem::Unreadable(rejection.body_text()))?;
        Ok(QueryParams(asked))
    }
}

/// The one name in a path. What is no text is the name of nothing.
pub(super) struct PathName(pub(super) String);

impl<S: Send + Sync> FromRequestParts<S> for PathName {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<PathName, Problem> {
        let name = Path::from_request_parts(parts, state).await;
        let Path(name) = name.map_err(|_| Problem::Nowhere)?;
        Ok(PathName(name))
    }
}
