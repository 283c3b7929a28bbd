//! Questions, and their answers by plain enumeration. The tests, the long run and the fuzz target share this.

pub mod agreement;
pub mod mutation;
pub mod oracle;
pub mod queries;
pub mod sketches;
pub mod tally;
