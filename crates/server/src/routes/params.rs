//! Extractors for paths and queries that answer errors as a [`Problem`].

use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::problem::Problem;

/// The query of a URL.
pub(super) struct QueryParams<T>(pub(super) T);

impl<T: DeserializeOwned, S: Sync> FromRequestParts<S> for QueryParams<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<QueryParams<T>, Problem> {
        let query = Query::try_from_uri(&parts.uri);
        let Query(query) = query.map_err(|rejection| Problem::Garbled(rejection.body_text()))?;
        Ok(QueryParams(query))
    }
}

/// The one name in a path. A name that is not UTF-8 is not found.
pub(super) struct PathName(pub(super) String);

impl<S: Send + Sync> FromRequestParts<S> for PathName {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<PathName, Problem> {
        let name = Path::from_request_parts(parts, state).await;
        let Path(name) = name.map_err(|_| Problem::Nowhere)?;
        Ok(PathName(name))
    }
}
