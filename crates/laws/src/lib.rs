//! The FIDE Laws of Chess as typed data.
