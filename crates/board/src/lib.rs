//! Chess positions and every legal move.
