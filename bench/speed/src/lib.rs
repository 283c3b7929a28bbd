//! What the programs that measure speed share.

pub mod machine;
pub mod texts;
