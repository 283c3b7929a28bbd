//! What the tags say of a game.

use jadoube_notation::pgn::Text;

/// The tags of a game as a finding carries them. A tag that is missing, or says that nothing is known, is empty.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Header {
    /// All values, one after the other.
    text: String,
    /// Where each ends.
    ends: [u32; TAGS.len()],
    /// How many moves of both players were legal, to the end or to the first that was not.
    pub plies: u32,
}

macro_rules! tags {
    ($($(#[$doc:meta])* $tag:ident),* $(,)?) => {
        /// A tag that is looked at.
        #[derive(Debug, Copy, Clone, PartialEq, Eq)]
        pub enum Tag {
            $($(#[$doc])* $tag,)*
        }

        /// Every tag that is looked at.
        pub const TAGS: [Tag; [$(stringify!($tag)),*].len()] = [$(Tag::$tag),*];

        impl Tag {
            /// Its name.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Tag::$tag => stringify!($tag),)*
                }
            }

            /// The tag of this name, if it is looked at.
            #[inline]
            pub(crate) fn find(name: &[u8]) -> Option<Tag> {
                // A name is a constant of known length, so this is a comparison or two.
                match name {
                    $(name if name == stringify!($tag).as_bytes() => Some(Tag::$tag),)*
                    _ => None,
                }
            }
        }
    };
}

tags! {
    /// The event.
    Event,
    /// The place, or the address of the game.
    Site,
    /// The day.
    Date,
    /// The round.
    Round,
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// The result.
    Result,
    /// The day in universal time.
    UTCDate,
    /// The time of day in universal time.
    UTCTime,
    /// White's rating.
    WhiteElo,
    /// Black's rating.
    BlackElo,
    /// White's number at FIDE.
    WhiteFideId,
    /// Black's number at FIDE.
    BlackFideId,
    /// White's title.
    WhiteTitle,
    /// Black's title.
    BlackTitle,
    /// The time control.
    TimeControl,
    /// How the game ended.
    Termination,
    /// The kind of chess.
    Variant,
    /// The start position.
    FEN,
}

impl Header {
    /// What a tag says; empty if nothing is known.
    #[must_use]
    pub fn get(&self, tag: Tag) -> &str {
        let index = tag as usize;
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.text[start as usize..self.ends[index] as usize]
    }

    /// The day of the game: in universal time if that is told.
    #[must_use]
    pub fn day(&self) -> &str {
        match self.get(Tag::UTCDate) {
            "" => self.get(Tag::Date),
            day => day,
        }
    }
}

/// The tags of the game that is being read, in one buffer that is used again.
#[derive(Debug, Default)]
pub(crate) struct TagBuffer {
    text: Vec<u8>,
    /// Where each value stands, if the tag is there.
    values: [Option<(u32, u32)>; TAGS.len()],
}

impl TagBuffer {
    pub(crate) fn clear(&mut self) {
        self.text.clear();
        self.values = [None; TAGS.len()];
    }

    /// Keeps a tag that is looked at. The first of several counts.
    #[inline]
    pub(crate) fn put(&mut self, name: &[u8], value: &[u8]) {
        let Some(tag) = Tag::find(name) else { return };
        let place = &mut self.values[tag as usize];
        if place.is_none() {
            *place = Some((self.text.len() as u32, value.len() as u32));
            self.text.extend_from_slice(value);
        }
    }

    /// The value as it stands in the file. `None` if the tag is missing or says that nothing is known.
    #[inline]
    pub(crate) fn get(&self, tag: Tag) -> Option<&[u8]> {
        let (at, len) = self.values[tag as usize]?;
        let value = &self.text[at as usize..(at + len) as usize];
        (!matches!(value, b"" | b"?" | b"-")).then_some(value)
    }

    /// The value as it stands in the file, whatever it says; `None` if the tag is missing.
    pub(crate) fn raw(&self, tag: Tag) -> Option<&[u8]> {
        let (at, len) = self.values[tag as usize]?;
        Some(&self.text[at as usize..(at + len) as usize])
    }

    /// All of it for a finding.
    pub(crate) fn header(&self, plies: u32) -> Header {
        let mut text = String::with_capacity(self.text.len());
        let ends = TAGS.map(|tag| {
            let value = self.raw(tag).unwrap_or_default();
            if !matches!(value, b"?" | b"????.??.??") {
                text.push_str(&Text(value).unescape());
            }
            text.len() as u32
        });
        Header { text, ends, plies }
    }
}

#[cfg(test)]
mod tests {
    use super::{TAGS, Tag, TagBuffer};

    #[test]
    fn tags_are_found_by_their_names() {
        for tag in TAGS {
            assert_eq!(Tag::find(tag.name().as_bytes()), Some(tag));
        }
        assert_eq!(Tag::find(b"Annotator"), None);
    }

    #[test]
    fn the_first_of_several_counts_and_nothing_known_is_empty() {
        let mut tags = TagBuffer::default();
        tags.put(b"White", b"Nimzo, \\\"Ann\\\"");
        tags.put(b"White", b"Somebody");
        tags.put(b"Black", b"?");
        tags.put(b"Annotator", b"Nobody");
        let header = tags.header(3);
        assert_eq!(header.get(Tag::White), "Nimzo, \"Ann\"");
        assert_eq!(
            (header.get(Tag::Black), header.get(Tag::Site), header.plies),
            ("", "", 3)
        );
        assert_eq!((tags.get(Tag::Black), tags.raw(Tag::Black)), (None, Some(&b"?"[..])));
        tags.clear();
        assert_eq!(tags.raw(Tag::White), None);
    }
}
