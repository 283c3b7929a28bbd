//! Rust source taken apart into code and string literals, so that a check can look at one and not stumble over the
//! other.

/// A Rust source file, taken apart.
pub(crate) struct RustText {
    /// The source with every comment and the inside of every literal blanked, line for line.
    pub(crate) code: String,
    /// The string literals with the line each begins on.
    pub(crate) strings: Vec<(usize, String)>,
}

impl RustText {
    /// Takes source apart. Source that does not compile is taken apart somehow.
    pub(crate) fn new(source: &str) -> Self {
        let mut text = Self {
            code: String::with_capacity(source.len()),
            strings: Vec::new(),
        };
        let mut line = 1;
        let mut rest = source;
        while let Some(first) = rest.chars().next() {
            let (token, len) = token(rest);
            let (here, after) = rest.split_at(len);
            match token {
                Token::Code => text.code.push(first),
                Token::Comment => text.blank(here),
                Token::Character => text.blank(here),
                Token::String { opening, closing } => {
                    text.strings
                        .push((line, here[opening..here.len() - closing].to_owned()));
                    text.blank(here);
                }
            }
            line += here.matches('\n').count();
            rest = after;
        }
        text
    }

    /// The lines of code, counted from 1, that are not in a `#[cfg(test)]` module.
    pub(crate) fn product_code(&self) -> impl Iterator<Item = (usize, &str)> {
        self.numbered().take(self.tests_from() - 1)
    }

    /// The string literals that are not in a `#[cfg(test)]` module.
    pub(crate) fn product_strings(&self) -> impl Iterator<Item = (usize, &str)> {
        let end = self.tests_from();
        self.strings
            .iter()
            .filter(move |(line, _)| *line < end)
            .map(|(line, text)| (*line, text.as_str()))
    }

    /// All lines of code, counted from 1.
    pub(crate) fn numbered(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..).zip(self.code.lines())
    }

    /// The line on which the tests at the end of the file begin, or one past the last line.
    pub(crate) fn tests_from(&self) -> usize {
        let lines: Vec<&str> = self.code.lines().map(str::trim).collect();
        let tests = lines
            .windows(2)
            .position(|pair| pair[0] == "#[cfg(test)]" && pair[1].starts_with("mod ") && pair[1].ends_with('{'));
        tests.unwrap_or(lines.len()) + 1
    }

    fn blank(&mut self, text: &str) {
        self.code
            .extend(text.chars().map(|symbol| if symbol == '\n' { '\n' } else { ' ' }));
    }
}

enum Token {
    Code,
    Comment,
    Character,
    String { opening: usize, closing: usize },
}

/// What the text begins with, and how many bytes of it belong to that.
fn token(text: &str) -> (Token, usize) {
    let bytes = text.as_bytes();
    match bytes {
        [b'/', b'/', ..] => (Token::Comment, text.find('\n').unwrap_or(text.len())),
        [b'/', b'*', ..] => (Token::Comment, block_comment(bytes)),
        [b'"', ..] => {
            let len = quoted(bytes, b'"');
            let closing = usize::from(len > 1 && bytes[len - 1] == b'"');
            (Token::String { opening: 1, closing }, len)
        }
        [b'r', b'"' | b'#', ..] => raw_string(text).unwrap_or((Token::Code, 1)),
        [b'\'', b'\\', ..] => (Token::Character, quoted(bytes, b'\'')),
        [b'\'', ..] => {
            // A lifetime has no closing quote after its first letter.
            let letter = text[1..].chars().next().map_or(0, char::len_utf8);
            if bytes.get(1 + letter) == Some(&b'\'') {
                (Token::Character, letter + 2)
            } else {
                (Token::Code, 1)
            }
        }
        _ => (Token::Code, text.chars().next().map_or(0, char::len_utf8)),
    }
}

/// The length of a literal that ends with `quote`, escapes skipped.
fn quoted(bytes: &[u8], quote: u8) -> usize {
    let mut index = 1;
    while index < bytes.len() {
        match bytes[index] {
            b'\\' => index += 2,
            byte if byte == quote => return index + 1,
            _ => index += 1,
        }
    }
    bytes.len()
}

fn raw_string(text: &str) -> Option<(Token, usize)> {
    let hashes = text[1..].bytes().take_while(|&byte| byte == b'#').count();
    let opening = 1 + hashes + 1;
    let inside = text[1 + hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    Some(match inside.find(&end) {
        Some(len) => (
            Token::String {
                opening,
                closing: end.len(),
            },
            opening + len + end.len(),
        ),
        None => (Token::String { opening, closing: 0 }, text.len()),
    })
}

fn block_comment(bytes: &[u8]) -> usize {
    let (mut index, mut depth) = (2, 1);
    while index < bytes.len() && depth > 0 {
        match &bytes[index..] {
            [b'/', b'*', ..] => (index, depth) = (index + 2, depth + 1),
            [b'*', b'/', ..] => (index, depth) = (index + 2, depth - 1),
            _ => index += 1,
        }
    }
    index
}

/// Whether `text` holds `word` with no letter, digit or underscore on either side.
pub(crate) fn has_word(text: &str, word: &str) -> bool {
    let joins = |symbol: char| symbol.is_alphanumeric() || symbol == '_';
    text.match_indices(word)
        .any(|(start, _)| !text[..start].ends_with(joins) && !text[start + word.len()..].starts_with(joins))
}

#[cfg(test)]
mod tests {
    use super::{RustText, has_word};

    #[test]
    fn source_is_taken_apart() {
        fn check(source: &str, code: &str, strings: &[(usize, &str)]) {
            let text = RustText::new(source);
            let words: Vec<_> = text.code.split_whitespace().collect();
            assert_eq!(words.join(" "), code, "{source}");
            let found: Vec<_> = text.strings.iter().map(|(line, text)| (*line, text.as_str())).collect();
            assert_eq!(found, strings, "{source}");
            assert_eq!(
                text.code.matches('\n').count(),
                source.matches('\n').count(),
                "{source}"
            );
        }

        check("a // b \"c\"\nd", "a d", &[]);
        check("a /* b /* c */ \"d\" */ e", "a e", &[]);
        check(r#"a "b // \" c" d"#, "a d", &[(1, r#"b // \" c"#)]);
        check("a\n r#\"b\n\"c\"#\n \"d\"", "a", &[(2, "b\n\"c"), (4, "d")]);
        check("r#type 'x' '\\'' '\"' &'a str", "r#type &'a str", &[]);
        check("b\"é\" 'é'", "b", &[(1, "é")]);
        check("\"never closed", "", &[(1, "never closed")]);
        check("\"", "", &[(1, "")]);
        check("/* never closed", "", &[]);
    }

    #[test]
    fn tests_are_told_from_the_product() {
        let text = RustText::new("fn a() {}\n\"b\"\n#[cfg(test)]\nmod tests {\n\"c\"\n}\n");
        assert_eq!(text.product_code().count(), 2);
        assert_eq!(text.product_strings().collect::<Vec<_>>(), [(2, "b")]);
        assert_eq!(
            RustText::new("fn a() {}\n#[cfg(test)]\nmod tests;\n")
                .product_code()
                .count(),
            3
        );
    }

    #[test]
    fn words_are_whole() {
        assert!(has_word("an edition!", "edition"));
        assert!(!has_word("editions, sub_edition", "edition"));
    }
}
