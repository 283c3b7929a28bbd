//! Texts with the words marked that were sought.

use std::fmt::Write;

use anstyle::Style;
use jadoube_laws::search::Sought;

use crate::look::Look;

/// A text in a style of its own, with all that was sought marked.
pub(super) fn marked(text: &str, sought: &Sought, style: Style, look: &Look) -> String {
    let mark = look.mark();
    let mut marked = String::new();
    let mut done = 0;
    for range in sought.ranges(text) {
        push(&mut marked, &text[done..range.start], style);
        push(&mut marked, &text[range.clone()], mark);
        done = range.end;
    }
    push(&mut marked, &text[done..], style);
    marked
}

fn push(to: &mut String, text: &str, style: Style) {
    if !text.is_empty() {
        let _ = write!(to, "{style}{text}{style:#}");
    }
}
