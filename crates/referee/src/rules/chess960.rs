//! Chess960 at the board.
#![cfg_attr(not(doctest), doc = include_str!("chess960.md"))]

use crate::act::DrawMethod;
use crate::finding::Listen;
use crate::keys::{START_DRAWN, key};
use crate::norm::{KeyOf, Norm, Slot};
use crate::rules::Rule;
use crate::sentence::{Sentence, Value};

pub(super) const RULE: Rule = Rule {
    name: "chess960",
    words: include_str!("chess960.toml"),
    norms: &[Listen::StartDrawn(Norm {
        then: |context, drawn| {
            let name = match drawn.method {
                DrawMethod::Program { .. } => "start-drawn-by-program",
                DrawMethod::Dice { .. } => "start-drawn-with-dice",
            };
            let sentence = Sentence::plain(name).with("number", Value::Count(u32::from(drawn.number)));
            let limits = [
                key("chess960.start.ranks"),
                key("chess960.start.king-between-rooks"),
                key("chess960.start.bishops-opposite"),
                key("chess960.start.black-mirrors"),
            ];
            context.ruled(START_DRAWN, &limits, Vec::new(), sentence)
        },
        ..Norm::of(KeyOf::Fixed(START_DRAWN), Slot::Procedure)
    })],
    raises: &[],
};
