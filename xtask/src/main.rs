//! Generated files and tidy checks.
fn main() {}
