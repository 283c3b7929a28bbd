//! Comments, and the commands for programs that stand in them.

mod command;

use core::fmt;
use core::ops::Range;
use core::time::Duration;

pub use command::{Arrow, Brush, Evaluation, Marked, ParseCommandError, Score};

/// A comment: its text exactly as it stands between the brackets.
///
/// Programs leave notes for each other in comments: the time on the clock, an evaluation, arrows to draw. Reading them
/// leaves the text alone; setting one changes it and nothing else.
///
/// ```
/// use std::time::Duration;
/// use jadoube_notation::pgn::Comment;
///
/// let mut comment = Comment::new("[%clk 1:55:21] a novelty")?;
/// assert_eq!(comment.clock(), Some(Duration::from_secs(6921)));
/// comment.set_clock(Duration::from_millis(61_500));
/// assert_eq!(comment.text(), "[%clk 0:01:01.5] a novelty");
/// assert_eq!(comment.command("eval"), None);
/// # Ok::<(), jadoube_notation::pgn::CommentError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Comment(String);

impl Comment {
    /// A comment with this text.
    ///
    /// # Errors
    ///
    /// PGN cannot hold every text. In brackets all is possible but the closing bracket itself; a comment to the end of
    /// the line can have that too, but no line break and no blank at its end. The text must fit one of the two.
    pub fn new(text: impl Into<String>) -> Result<Comment, CommentError> {
        let text = text.into();
        let fits = match text.contains('}') {
            true => !text.contains('\n') && !text.ends_with(|letter: char| letter.is_ascii_whitespace()),
            false => true,
        };
        match fits {
            true => Ok(Comment(text)),
            false => Err(CommentError::Brace),
        }
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// What is left of the text without the commands, for people.
    ///
    /// ```
    /// use jadoube_notation::pgn::Comment;
    ///
    /// let comment = Comment::new(" [%eval 0.3] [%clk 0:05:00] the main line ")?;
    /// assert_eq!(comment.prose(), "the main line");
    /// # Ok::<(), jadoube_notation::pgn::CommentError>(())
    /// ```
    pub fn prose(&self) -> String {
        let mut prose = String::new();
        let mut at = 0;
        for (_, whole, _) in commands(&self.0) {
            prose.push_str(self.0[at..whole.start].trim_ascii_end());
            at = whole.end;
        }
        prose.push_str(&self.0[at..]);
        prose.trim_ascii().to_string()
    }

    /// What the first command of this name says, such as `1:55:21` of `[%clk 1:55:21]`.
    pub fn command(&self, name: &str) -> Option<&str> {
        let (_, _, value) = commands(&self.0).find(|&(known, ..)| known == name)?;
        Some(self.0[value].trim_ascii())
    }

    /// Sets a command: in its place if there is one, else before the text.
    ///
    /// # Errors
    ///
    /// The name is not made of letters, or the value has a bracket or a line break in it.
    pub fn set_command(&mut self, name: &str, value: &str) -> Result<(), CommentError> {
        let nameable = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphabetic());
        if !nameable || value.contains(['[', ']', '{', '}', '\n']) {
            return Err(CommentError::Command);
        }
        self.put(name, value);
        Ok(())
    }

    /// Takes every command of this name out of the text, with the blank that follows it.
    pub fn remove_command(&mut self, name: &str) {
        let named = commands(&self.0).filter(|&(known, ..)| known == name);
        let places: Vec<_> = named.map(|(_, whole, _)| whole).collect();
        for whole in places.into_iter().rev() {
            let blank = self.0[whole.end..].starts_with(' ') as usize;
            self.0.replace_range(whole.start..whole.end + blank, "");
        }
    }

    /// `[%clk h:mm:ss]`: the time left on the clock after the move.
    pub fn clock(&self) -> Option<Duration> {
        self.command("clk").and_then(command::read_time)
    }

    /// Sets the time left on the clock after the move.
    pub fn set_clock(&mut self, time: Duration) {
        self.put("clk", &command::write_time(time));
    }

    /// `[%emt h:mm:ss]`: the time used for the move.
    pub fn elapsed(&self) -> Option<Duration> {
        self.command("emt").and_then(command::read_time)
    }

    /// Sets the time used for the move.
    pub fn set_elapsed(&mut self, time: Duration) {
        self.put("emt", &command::write_time(time));
    }

    /// `[%egt h:mm:ss]`: the time used for the game so far.
    pub fn elapsed_in_game(&self) -> Option<Duration> {
        self.command("egt").and_then(command::read_time)
    }

    /// Sets the time used for the game so far.
    pub fn set_elapsed_in_game(&mut self, time: Duration) {
        self.put("egt", &command::write_time(time));
    }

    /// `[%eval 0.25]`: how a program judges the position.
    pub fn evaluation(&self) -> Option<Evaluation> {
        self.command("eval")?.parse().ok()
    }

    /// Sets how a program judges the position.
    pub fn set_evaluation(&mut self, evaluation: Evaluation) {
        self.put("eval", &evaluation.to_string());
    }

    /// `[%cal Gc2c4,Rf3h5]`: arrows drawn on the board. What cannot be read among them is left out.
    pub fn arrows(&self) -> Vec<Arrow> {
        let list = self.command("cal").unwrap_or_default();
        list.split(',')
            .filter_map(|item| item.trim_ascii().parse().ok())
            .collect()
    }

    /// Sets the arrows drawn on the board.
    pub fn set_arrows(&mut self, arrows: &[Arrow]) {
        self.put_list("cal", arrows);
    }

    /// `[%csl Ge4,Yd5]`: squares marked on the board. What cannot be read among them is left out.
    pub fn marked(&self) -> Vec<Marked> {
        let list = self.command("csl").unwrap_or_default();
        list.split(',')
            .filter_map(|item| item.trim_ascii().parse().ok())
            .collect()
    }

    /// Sets the squares marked on the board.
    pub fn set_marked(&mut self, marked: &[Marked]) {
        self.put_list("csl", marked);
    }

    fn put_list(&mut self, name: &str, items: &[impl fmt::Display]) {
        let items: Vec<String> = items.iter().map(ToString::to_string).collect();
        match items.is_empty() {
            true => self.remove_command(name),
            false => self.put(name, &items.join(",")),
        }
    }

    fn put(&mut self, name: &str, value: &str) {
        let command = format!("[%{name} {value}]");
        let place = commands(&self.0).find(|&(known, ..)| known == name);
        match place.map(|(_, whole, _)| whole) {
            Some(whole) => self.0.replace_range(whole, &command),
            None if self.0.is_empty() => self.0 = command,
            None if self.0.starts_with(' ') => self.0.insert_str(0, &format!(" {command}")),
            None => self.0.insert_str(0, &format!("{command} ")),
        }
    }
}

/// The commands in a text: name, place of the whole, place of what it says.
fn commands(text: &str) -> impl Iterator<Item = (&str, Range<usize>, Range<usize>)> {
    let mut at = 0;
    core::iter::from_fn(move || {
        loop {
            let start = at + text[at..].find("[%")?;
            let end = start + text[start..].find(']')?;
            let inside = &text[start + 2..end];
            let name = inside
                .find(|letter: char| !letter.is_ascii_alphabetic())
                .unwrap_or(inside.len());
            // A bracket that is never closed would take the next command along.
            match inside.rfind("[%") {
                Some(next) => at = start + 2 + next,
                None => {
                    at = end + 1;
                    return Some((&inside[..name], start..end + 1, start + 2 + name..end));
                }
            }
        }
    })
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Why PGN cannot hold a text in a comment.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum CommentError {
    /// There is a closing brace in it, and a line break or a blank at its end.
    Brace,
    /// The name of a command is not made of letters, or what it says has a bracket or a line break in it.
    Command,
}

impl fmt::Display for CommentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CommentError::Brace => "a comment with a closing brace in it is one line without a blank at its end",
            CommentError::Command => "a command has a name of letters and says something without brackets, on one line",
        })
    }
}

impl core::error::Error for CommentError {}
