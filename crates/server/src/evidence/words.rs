//! What is wrong, in words.

use jadoube_words::{FluentArgs, FluentValue, Language, Phrasebook};

use crate::evidence::damage::{Damage, DamagedGame, FileNote};
use crate::evidence::record::RecordFault;
use crate::evidence::verification::{FoundHead, Trouble};

/// The phrases, in all languages side by side.
pub const WORDS: &str = include_str!("words.toml");

/// A phrase and its variables.
type Phrase = (&'static str, Vec<(&'static str, FluentValue<'static>)>);

fn say(book: &Phrasebook, (name, variables): Phrase) -> String {
    let args: FluentArgs<'_> = variables.into_iter().collect();
    book.phrase(name, &args)
}

impl Damage {
    /// What it is, as a part of a sentence.
    #[must_use]
    pub fn tell(&self, book: &Phrasebook) -> String {
        say(book, self.phrase())
    }

    fn phrase(&self) -> Phrase {
        match self {
            Damage::Header => ("damage-header", vec![]),
            Damage::Entry { n } => ("damage-entry", vec![("n", (*n).into())]),
            Damage::Unchained { n } => ("damage-unchained", vec![("n", (*n).into())]),
            Damage::Missing { from, to } if from == to => ("damage-missing-one", vec![("n", (*from).into())]),
            Damage::Missing { from, to } => {
                let variables = vec![("from", (*from).into()), ("to", (*to).into())];
                ("damage-missing", variables)
            }
            Damage::Added { from } => ("damage-added", vec![("n", (*from).into())]),
            Damage::Links => ("damage-links", vec![]),
            Damage::Unsigned => ("damage-unsigned", vec![]),
            Damage::Older => ("damage-older", vec![]),
            Damage::Gone => ("damage-gone", vec![]),
            Damage::Unknown => ("damage-unknown", vec![]),
            Damage::Uncertain => ("damage-uncertain", vec![]),
            Damage::Unreadable { why } => ("damage-unreadable", vec![("why", why.clone().into())]),
        }
    }
}

/// How many damages of one game are told. What follows is mostly a consequence.
const TOLD: usize = 3;

impl DamagedGame {
    /// What is wrong with it, as a part of a sentence.
    #[must_use]
    pub fn tell(&self, book: &Phrasebook) -> String {
        let told: Vec<String> = self.damages.iter().take(TOLD).map(|damage| damage.tell(book)).collect();
        told.join("; ")
    }

    /// The same in a language.
    #[must_use]
    pub fn reason(&self, language: Language) -> String {
        self.tell(&Phrasebook::read(language, [WORDS]))
    }
}

impl FileNote {
    /// What it is, in a sentence.
    #[must_use]
    pub fn tell(&self, book: &Phrasebook) -> String {
        say(book, self.phrase())
    }

    fn phrase(&self) -> Phrase {
        let then = |at: &i64| vec![("at", moment(*at).into())];
        match self {
            FileNote::Structure => ("file-structure", vec![]),
            FileNote::Register { n } => ("file-register", vec![("n", (*n).into())]),
            FileNote::Manifest => ("file-manifest", vec![]),
            FileNote::Trace { game } => ("file-trace", vec![("game", game.clone().into())]),
            FileNote::NoKey => ("file-no-key", vec![]),
            FileNote::Adopted { games, at } => (
                "file-adopted",
                vec![("games", (*games).into()), ("at", moment(*at).into())],
            ),
            FileNote::OtherKey { at } => ("file-other-key", then(at)),
            FileNote::ManifestThen { at } => ("file-manifest-then", then(at)),
            FileNote::Behind { at } => ("file-behind", then(at)),
            FileNote::Salvaged { at } => ("file-salvaged", then(at)),
            FileNote::Open => ("file-open", vec![]),
        }
    }
}

impl Trouble {
    /// What it is, in a sentence.
    #[must_use]
    pub fn tell(&self, book: &Phrasebook) -> String {
        match self {
            Trouble::Game(game) => {
                let mut name = game.id.clone();
                if let (Some(white), Some(black)) = (&game.white, &game.black) {
                    name = format!("{name} ({white} – {black})");
                }
                say(
                    book,
                    (
                        "trouble-game",
                        vec![("game", name.into()), ("what", game.tell(book).into())],
                    ),
                )
            }
            Trouble::File(note) => note.tell(book),
            other => say(book, other.phrase()),
        }
    }

    fn phrase(&self) -> Phrase {
        let of = |game: &String| ("game", game.clone().into());
        match self {
            Trouble::Game(_) | Trouble::File(_) => ("trouble-game", vec![]),
            Trouble::Record(fault) => fault.phrase(),
            Trouble::NoSuchHead { head, game: None } => ("no-such-head", vec![("head", head.clone().into())]),
            Trouble::NoSuchHead { head, game: Some(game) } => {
                ("no-such-head-of-game", vec![("head", head.clone().into()), of(game)])
            }
            Trouble::OtherKey { asked } => ("other-key", vec![("key", asked.clone().into())]),
            Trouble::NotInFile { game } => ("not-in-file", vec![of(game)]),
            Trouble::HeaderDiffers { game } => ("header-differs", vec![of(game)]),
            Trouble::EntryDiffers { game, n } => ("entry-differs", vec![of(game), ("n", (*n).into())]),
            Trouble::EndsEarlier { game, entries, copy } => {
                let variables = vec![of(game), ("entries", (*entries).into()), ("copy", (*copy).into())];
                ("ends-earlier", variables)
            }
        }
    }
}

impl RecordFault {
    fn phrase(&self) -> Phrase {
        let both = |entries: &u32, sealed: &u32| vec![("entries", (*entries).into()), ("sealed", (*sealed).into())];
        match self {
            RecordFault::NoSeal => ("record-no-seal", vec![]),
            RecordFault::Short { entries, sealed } => ("record-short", both(entries, sealed)),
            RecordFault::Long { entries, sealed } => ("record-long", both(entries, sealed)),
            RecordFault::Changed => ("record-changed", vec![]),
            RecordFault::Unsigned => ("record-unsigned", vec![]),
        }
    }
}

impl FoundHead {
    /// Where the head stands, in a sentence.
    #[must_use]
    pub fn tell(&self, book: &Phrasebook) -> String {
        let FoundHead {
            head,
            game,
            after,
            entries,
        } = self;
        let name = match after == entries {
            true => "head-is-last",
            false => "head-is-earlier",
        };
        let variables = vec![
            ("head", head.clone().into()),
            ("game", game.clone().into()),
            ("after", (*after).into()),
            ("entries", (*entries).into()),
        ];
        say(book, (name, variables))
    }
}

/// A moment in Coordinated Universal Time, from milliseconds since 1970: `2026-11-18 09:36`.
fn moment(at: i64) -> String {
    let minutes = at.div_euclid(60_000);
    let (days, minute) = (minutes.div_euclid(1_440), minutes.rem_euclid(1_440));
    // The days of the civil calendar, counted from 1 March of the year 0 in eras of 400 years.
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 {
        month_from_march + 3
    } else {
        month_from_march - 9
    };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", minute / 60, minute % 60)
}

#[cfg(test)]
mod tests {
    use jadoube_words::{Language, faults};

    use super::{WORDS, moment};

    #[test]
    fn every_phrase_has_all_languages() {
        let found = faults(&[("words.toml", WORDS)], &Language::ALL);
        assert!(found.is_empty(), "{found:?}");
    }

    #[test]
    fn moments_are_of_the_calendar() {
        for (at, expect) in [
            (0, "1970-01-01 00:00"),
            (951_782_400_000, "2000-02-29 00:00"),
            (1_795_000_000_000, "2026-11-18 11:06"),
            (-60_000, "1969-12-31 23:59"),
        ] {
            assert_eq!(moment(at), expect);
        }
    }
}
