//! What words mean.

use std::collections::HashMap;
use std::sync::LazyLock;

use jadoube_board::{File, Rank, Role, Wing};

use crate::speech::Voice;
use crate::speech::words::FILE_NAMES;

/// What a word can mean.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(crate) enum Meaning {
    File(File),
    Rank(Rank),
    Piece(Role),
    Castle,
    Wing(Wing),
    Takes,
    /// Nothing that says which move it is.
    Noise,
}

/// Some voices, one bit each.
pub(crate) type Voices = u16;

/// A meaning, and the voices in which it is meant.
pub(crate) type Sense = (Meaning, Voices);

/// What a word means to some voices.
pub(crate) fn senses(word: &str, voices: Voices) -> Vec<Sense> {
    let known = VOCABULARY.get(&fold(word)).map_or(&[][..], Vec::as_slice);
    let heard = known.iter().map(|&(meaning, knowing)| (meaning, knowing & voices));
    heard.filter(|&(_, knowing)| knowing != 0).collect()
}

static VOCABULARY: LazyLock<HashMap<String, Vec<Sense>>> = LazyLock::new(|| {
    let mut vocabulary = Vocabulary::default();
    let all = Voices::MAX;
    for file in File::ALL {
        vocabulary.add(&file.to_string(), Meaning::File(file), all);
        for name in FILE_NAMES[file.index()] {
            vocabulary.add(name, Meaning::File(file), all);
        }
    }
    for rank in Rank::ALL {
        vocabulary.add(&rank.to_string(), Meaning::Rank(rank), all);
    }
    for word in ["passant", "ep", "s"] {
        vocabulary.add(word, Meaning::Noise, all);
    }
    for voice in Voice::ALL {
        vocabulary.add_voice(voice);
    }
    vocabulary.0
});

#[derive(Default)]
struct Vocabulary(HashMap<String, Vec<Sense>>);

impl Vocabulary {
    fn add_voice(&mut self, voice: Voice) {
        let (words, bit) = (voice.words(), voice.bit());
        let mut add = |said: &str, meaning: Meaning| {
            let same = words.others.iter().filter(|(first, _)| fold(first) == fold(said));
            let others = same.flat_map(|(_, others)| others.iter().copied());
            for word in [said].into_iter().chain(others) {
                self.add(word, meaning, bit);
            }
        };
        for (rank, word) in Rank::ALL.into_iter().zip(words.ranks) {
            add(word, Meaning::Rank(rank));
        }
        for (role, word) in Role::ALL.into_iter().zip(words.pieces) {
            add(word, Meaning::Piece(role));
        }
        add(words.takes, Meaning::Takes);
        // One of the two words is the same on both wings: it means castling.
        let (short, long) = (words.castling_short, words.castling_long);
        for (wing, said, other) in [(Wing::Kingside, short, long), (Wing::Queenside, long, short)] {
            for word in said.split(' ') {
                let shared = other.split(' ').any(|shared| shared == word);
                add(word, if shared { Meaning::Castle } else { Meaning::Wing(wing) });
            }
        }
        for said in [words.to, words.from.trim(), words.check, words.mate] {
            add(said, Meaning::Noise);
        }
        // An article of one letter would be taken for a file.
        for word in words.becomes.split(' ').filter(|word| word.len() > 1) {
            add(word, Meaning::Noise);
        }
        for word in words.fillers {
            add(word, Meaning::Noise);
        }
    }

    fn add(&mut self, word: &str, meaning: Meaning, voices: Voices) {
        if word.is_empty() {
            return;
        }
        let senses = self.0.entry(fold(word)).or_default();
        match senses.iter_mut().find(|(known, _)| *known == meaning) {
            Some((_, knowing)) => *knowing |= voices,
            None => senses.push((meaning, voices)),
        }
    }
}

/// A word as it sounds rather than as it is spelt: without capitals, marks and doubled letters. Läufer, Laeufer and
/// laufer are one word, and so are Hector and Hektor, Cæsar and Caesar, Felix and Feliks.
pub(crate) fn fold(word: &str) -> String {
    let mut folded = String::with_capacity(word.len());
    for symbol in word.chars().flat_map(char::to_lowercase) {
        let sound = match symbol {
            '\u{300}'..='\u{36f}' => continue,
            'ä' | 'æ' | 'å' | 'á' | 'à' | 'â' => 'a',
            'ö' | 'ø' | 'œ' | 'ó' | 'ò' => 'o',
            'ü' | 'ú' => 'u',
            'é' | 'è' | 'ê' | 'ë' => 'e',
            'í' | 'ï' => 'i',
            'ß' | 'z' => 's',
            'c' | 'k' => 'k',
            'w' => 'v',
            'x' => {
                folded.push('k');
                's'
            }
            // After another vowel an e only changes it, as in ae for ä.
            'e' if folded.ends_with(['a', 'o', 'u']) => continue,
            'h' if folded.ends_with('p') => {
                folded.pop();
                'f'
            }
            _ => symbol,
        };
        if !folded.ends_with(sound) {
            folded.push(sound);
        }
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::{Meaning, VOCABULARY, fold};

    #[test]
    fn spellings_of_a_word_are_one_word() {
        for (spellings, sound) in [
            (&["Läufer", "LAEUFER", "laufer", "La\u{308}ufer"][..], "laufer"),
            (&["Hector", "Hektor", "hecktor"], "hektor"),
            (&["Cæsar", "Caesar", "Cäsar", "caesar"], "kasar"),
            (&["Felix", "Feliks"], "feliks"),
            (&["fünf", "fuenf", "funf"], "funf"),
            (&["løber", "loeber", "LØBER"], "lober"),
            (&["tårn", "taarn"], "tarn"),
            (&["Anna", "ana"], "ana"),
        ] {
            for spelling in spellings {
                assert_eq!(fold(spelling), sound, "{spelling}");
            }
        }
    }

    /// A word that means two things in one voice is heard both ways; these are all there are.
    #[test]
    fn few_words_mean_two_things_in_one_voice() {
        let mut found: Vec<&str> = Vec::new();
        for (word, senses) in VOCABULARY.iter() {
            let doubled = senses.iter().enumerate().any(|(index, (_, voices))| {
                let others = &senses[..index];
                others.iter().any(|(_, others)| others & voices != 0)
            });
            if doubled {
                found.push(word);
            }
        }
        found.sort_unstable();
        // One, and "and"; a rook and castling; whither, and two.
        assert_eq!(found, ["en", "kastle", "to"]);
        assert!(
            VOCABULARY["kastle"]
                .iter()
                .any(|(meaning, _)| *meaning == Meaning::Castle)
        );
    }
}
