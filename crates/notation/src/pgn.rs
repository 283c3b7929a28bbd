//! PGN, the format in which the chess world exchanges games.

mod annotation;
mod comment;
mod game;
pub mod input;
mod reader;
mod tags;
mod visitor;
mod write;

pub use annotation::Annotation;
pub use comment::{Arrow, Brush, Comment, CommentError, Evaluation, Marked, ParseCommandError, Score};
pub use game::{Flaw, FlawKind, Game, Games, Line, LineId, Note, PlayError, Played, Spot, games, games_in};
pub use reader::Reader;
pub use tags::{Date, ParseDateError, TagError, Tags, Variant};
pub use visitor::{Fault, FaultKind, Place, Skip, Termination, Text, Visitor};
pub use write::{Keep, Layout, Lines, StartStyle, write};
