//! Voices: in whose words a move is spoken.

use core::fmt;

use jadoube_board::{File, Rank, Square};
use jadoube_laws::Edition;

use crate::Language;
use crate::generated::ANNOUNCED_IN;
use crate::speech::vocabulary::Voices;
use crate::speech::words::{self, Words};

/// In whose words a move is spoken, and whether it is announced or told.
///
/// ```
/// use jadoube_laws::Edition;
/// use jadoube_notation::Language;
/// use jadoube_notation::speech::Voice;
///
/// // A Norwegian announces moves in Norwegian to a Dane, where the edition wants it so; in German to a Dutch player.
/// let to_a_dane = Voice::announcing(Edition::E2017, Language::NB, Language::DA);
/// assert_eq!(to_a_dane, Voice::ANNOUNCED_NORWEGIAN);
/// assert_eq!(Voice::announcing(Edition::E2017, Language::NB, Language::NL), Voice::ANNOUNCED);
/// assert_eq!(Voice::announcing(Edition::E2009, Language::NB, Language::DA), Voice::ANNOUNCED);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Voice(u8);

impl Voice {
    /// Announced with the international names of the files and German words: "Springer Felix drei".
    pub const ANNOUNCED: Voice = Voice(0);
    /// Announced with the Danish names of the files and Danish words: "springer Frederik tre".
    pub const ANNOUNCED_DANISH: Voice = Voice(1);
    /// Announced with the international names of the files and Norwegian words: "springer Felix tre".
    pub const ANNOUNCED_NORWEGIAN: Voice = Voice(2);
    /// Announced with the international names of the files and Swedish words: "springare Felix tre".
    pub const ANNOUNCED_SWEDISH: Voice = Voice(3);
    /// Told in English: "knight to f3".
    pub const ENGLISH: Voice = Voice(4);
    /// Told in Danish: "springer til f3".
    pub const DANISH: Voice = Voice(5);
    /// Told in Swedish: "springare till f3".
    pub const SWEDISH: Voice = Voice(6);
    /// Told in Dutch: "paard naar f3".
    pub const DUTCH: Voice = Voice(7);
    /// Told in Norwegian: "springer til f3".
    pub const NORWEGIAN: Voice = Voice(8);
    /// Told in German: "Springer nach f3".
    pub const GERMAN: Voice = Voice(9);

    /// Every voice.
    pub const ALL: [Voice; 10] = [
        Voice::ANNOUNCED,
        Voice::ANNOUNCED_DANISH,
        Voice::ANNOUNCED_NORWEGIAN,
        Voice::ANNOUNCED_SWEDISH,
        Voice::ENGLISH,
        Voice::DANISH,
        Voice::SWEDISH,
        Voice::DUTCH,
        Voice::NORWEGIAN,
        Voice::GERMAN,
    ];

    /// The voice in which a player announces moves to an opponent by an edition of the Laws: German, or the player's own
    /// language if the edition lets both players' languages stand for it.
    ///
    /// Provision: blind.announce.scandinavian, blind.announce.files
    #[must_use]
    pub fn announcing(edition: Edition, speaker: Language, listener: Language) -> Voice {
        let national = ANNOUNCED_IN[edition as usize];
        if !national.contains(&speaker) || !national.contains(&listener) {
            return Voice::ANNOUNCED;
        }
        let announced = [
            Voice::ANNOUNCED_DANISH,
            Voice::ANNOUNCED_NORWEGIAN,
            Voice::ANNOUNCED_SWEDISH,
        ];
        let own = announced.into_iter().find(|voice| voice.language() == speaker);
        own.unwrap_or(Voice::ANNOUNCED)
    }

    /// The voice in which a move is told in a language, if there is one.
    ///
    /// ```
    /// use jadoube_notation::Language;
    /// use jadoube_notation::speech::Voice;
    ///
    /// assert_eq!(Voice::telling(Language::NB), Some(Voice::NORWEGIAN));
    /// assert_eq!(Voice::telling(Language::FR), None);
    /// ```
    #[must_use]
    pub fn telling(language: Language) -> Option<Voice> {
        let told = Voice::ALL.into_iter().filter(|voice| voice.words().files.is_none());
        told.into_iter().find(|voice| voice.language() == language)
    }

    /// The language of its words.
    #[must_use]
    pub fn language(self) -> Language {
        self.words().language
    }

    /// A square by its names, or as it is written.
    ///
    /// ```
    /// use jadoube_board::Square;
    /// use jadoube_notation::speech::Voice;
    ///
    /// assert_eq!(Voice::ANNOUNCED.square(Square::G5).to_string(), "Gustav fünf");
    /// assert_eq!(Voice::ENGLISH.square(Square::G5).to_string(), "g5");
    /// ```
    pub fn square(self, square: Square) -> impl fmt::Display {
        SpokenSquare { square, voice: self }
    }

    pub(crate) fn words(self) -> &'static Words {
        words::VOICES[self.0 as usize]
    }

    /// The voice as one bit of a set.
    pub(crate) fn bit(self) -> Voices {
        1 << self.0
    }

    /// A file, a rank or a square: by its names if the voice has names, else as it is written.
    pub(crate) fn speak_square(
        self,
        f: &mut fmt::Formatter<'_>,
        file: Option<File>,
        rank: Option<Rank>,
    ) -> fmt::Result {
        let words = self.words();
        if let Some(file) = file {
            match words.files {
                Some(names) => f.write_str(names[file.index()])?,
                None => write!(f, "{file}")?,
            }
        }
        if let (Some(_), Some(_), Some(_)) = (words.files, file, rank) {
            f.write_str(" ")?;
        }
        match (rank, words.files) {
            (Some(rank), Some(_)) => f.write_str(words.ranks[rank.index()]),
            (Some(rank), None) => write!(f, "{rank}"),
            (None, _) => Ok(()),
        }
    }
}

/// A square about to be spoken.
struct SpokenSquare {
    square: Square,
    voice: Voice,
}

impl fmt::Display for SpokenSquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SpokenSquare { square, voice } = *self;
        voice.speak_square(f, Some(square.file()), Some(square.rank()))
    }
}

impl fmt::Debug for Voice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let manner = if self.words().files.is_some() {
            "announced"
        } else {
            "told"
        };
        write!(f, "{manner} in {:?}", self.language())
    }
}
