//! What the tags of a game say that matters to a check.

use jadoube_notation::pgn::Text;

/// The tags of the game that is being read.
#[derive(Default)]
pub(super) struct GameTags {
    pub(super) fen: Option<String>,
    pub(super) variant: Option<String>,
    pub(super) result: Option<String>,
    /// The names so far, one after the other, and where each ends.
    names: Vec<u8>,
    ends: Vec<usize>,
    /// The names that came again, and which in their row they are.
    pub(super) again: Vec<(String, usize)>,
}

impl GameTags {
    /// Forgets the tags, and keeps the room they took.
    pub(super) fn clear(&mut self) {
        (self.fen, self.variant, self.result) = (None, None, None);
        self.names.clear();
        self.ends.clear();
        self.again.clear();
    }

    pub(super) fn push(&mut self, name: Text<'_>, value: Text<'_>) {
        self.note(name.bytes());
        let tag = match name.bytes() {
            b"FEN" => &mut self.fen,
            b"Variant" => &mut self.variant,
            b"Result" => &mut self.result,
            _ => return,
        };
        tag.get_or_insert_with(|| value.unescape().into_owned());
    }

    fn note(&mut self, name: &[u8]) {
        let mut start = 0;
        let mut before = 0;
        for &end in &self.ends {
            before += usize::from(&self.names[start..end] == name);
            start = end;
        }
        if before > 0 && self.again.len() < MOST {
            self.again.push((Text(name).decode().into_owned(), before));
        }
        // Few games have more, and what nobody reads need not be compared.
        if self.ends.len() < MOST {
            self.names.extend_from_slice(name);
            self.ends.push(self.names.len());
        }
    }
}

/// How many tags of a game are compared.
const MOST: usize = 64;
