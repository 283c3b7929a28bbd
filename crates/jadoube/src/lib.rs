//! The FIDE Laws of Chess, executable.
//!
//! One name for the libraries of J'adoube. Each also stands alone, if you need only a part.

pub use jadoube_board as board;
pub use jadoube_laws as laws;
