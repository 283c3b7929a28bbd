//! Paragraphs that fit a terminal.

use unicode_width::UnicodeWidthStr;

/// How wide a paragraph may be: what every terminal has.
pub(crate) const WIDTH: usize = 80;

/// A text broken into lines that fit, all but the first indented by so many blanks. The first begins after as many
/// columns, which the caller has used.
pub(crate) fn hanging(text: &str, indent: usize) -> String {
    let mut lines = String::new();
    let mut column = indent;
    for word in text.split(' ') {
        if column > indent && column + 1 + word.width() > WIDTH {
            lines.push('\n');
            lines.push_str(&" ".repeat(indent));
            column = indent;
        } else if column > indent {
            lines.push(' ');
            column += 1;
        }
        lines.push_str(word);
        column += word.width();
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::{WIDTH, hanging};

    #[test]
    fn lines_fit_and_no_word_is_lost() {
        let word = "å".repeat(30);
        let text = [word.as_str(); 5].join(" ");
        let lines = hanging(&text, 4);
        assert_eq!(lines, format!("{word} {word}\n    {word} {word}\n    {word}"));
        let long = "x".repeat(WIDTH + 1);
        assert_eq!(hanging(&format!("a {long} b"), 2), format!("a\n  {long}\n  b"));
        assert_eq!(hanging("", 2), "");
    }
}
