//! What the entries of sheets mean.

use jadoube_board::{Move, Position};
use jadoube_notation::{self as notation, Language, Misread};

use crate::sheet::{Line, Sheet};

/// What an entry means where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// This move.
    Move(Move),
    /// One of these moves.
    Ambiguous(Vec<Move>),
    /// A move that is not legal there.
    Illegal,
    /// No move that anybody can read.
    Unreadable,
    /// Nothing is written there, though more comes after it.
    Missing,
}

impl Reading {
    /// Whether it can be this move.
    #[must_use]
    pub fn can_be(&self, mv: Move) -> bool {
        match self {
            Reading::Move(read) => *read == mv,
            Reading::Ambiguous(candidates) => candidates.contains(&mv),
            Reading::Illegal | Reading::Unreadable | Reading::Missing => false,
        }
    }
}

/// An entry that does not say what was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Which sheet, in the order in which they were given.
    pub sheet: usize,
    /// Which move it is for, counted from the first of either player.
    pub ply: u32,
    /// What is written; nothing if it is missing.
    pub text: String,
    /// What it means.
    pub reading: Reading,
}

/// Sheets that differ on a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parting {
    /// Which move, counted from the first of either player.
    pub ply: u32,
    /// What each sheet has there, in the order in which they were given; none where a sheet has ended.
    pub entries: Vec<Option<(String, Reading)>>,
}

/// A sheet read as a game, by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The moves up to the first entry that does not say what was played.
    pub moves: Vec<Move>,
    /// Every position, that of the start included.
    pub positions: Vec<Position>,
    /// That entry, if there is one.
    pub fault: Option<Fault>,
}

/// Sheets held against one another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compared {
    /// The moves that the sheets show together: until they part, or until no sheet says what was played.
    pub moves: Vec<Move>,
    /// Every position, that of the start included.
    pub positions: Vec<Position>,
    /// Entries that do not say what was played. The other sheets may.
    pub faults: Vec<Fault>,
    /// Where the sheets part.
    pub parting: Option<Parting>,
}

impl Sheet {
    /// What an entry means in a position; nothing if the sheet has ended before it.
    #[must_use]
    pub fn reading(&self, ply: u32, position: &Position) -> Option<Reading> {
        self.reading_in(&self.languages, ply, position)
    }

    fn reading_in(&self, languages: &[Language], ply: u32, position: &Position) -> Option<Reading> {
        match self.line(ply) {
            Some(line) => Some(read(line, languages, position)),
            None => (ply < self.end()).then_some(Reading::Missing),
        }
    }

    /// The sheet read as a game, from a position on.
    #[must_use]
    pub fn replay(&self, start: &Position) -> Replay {
        let compared = compare(start, &[self]);
        Replay {
            moves: compared.moves,
            positions: compared.positions,
            fault: compared.faults.into_iter().next(),
        }
    }

    /// Where the sheet differs from moves that were played, each entry read in the position in which it stands. Entries for moves
    /// that were not played are left out.
    #[must_use]
    pub fn against<'a>(&self, played: impl IntoIterator<Item = (u32, &'a Position, Move)>) -> Vec<Fault> {
        let differing = played.into_iter().filter_map(|(ply, position, mv)| {
            let reading = self.reading(ply, position)?;
            (reading != Reading::Move(mv)).then(|| Fault {
                sheet: 0,
                ply,
                text: self.text(ply),
                reading,
            })
        });
        differing.collect()
    }

    /// The languages in which it reads furthest: those it is said to be kept in, or else those of all.
    #[must_use]
    pub fn languages_by_reading(&self, start: &Position) -> Vec<Language> {
        if !self.languages.is_empty() {
            return self.languages.clone();
        }
        let reach = |language: Language| {
            let mut position = *start;
            let mut ply = 0;
            while let Some(Reading::Move(mv)) = self.reading_in(&[language], ply, &position) {
                (position, ply) = (position.make(mv), ply + 1);
            }
            ply
        };
        let reached: Vec<(Language, u32)> = Language::all().map(|language| (language, reach(language))).collect();
        let furthest = reached.iter().map(|(_, ply)| *ply).max().unwrap_or_default();
        let best = reached.into_iter().filter(|(_, ply)| *ply == furthest);
        best.map(|(language, _)| language).collect()
    }

    fn text(&self, ply: u32) -> String {
        self.line(ply).map(|line| line.text.clone()).unwrap_or_default()
    }
}

fn read(line: &Line, languages: &[Language], position: &Position) -> Reading {
    match notation::read(position, &line.text, &notation::Reading::lenient(languages)) {
        Ok(mv) => Reading::Move(mv),
        Err(Misread::Irregular { mv, .. }) => Reading::Move(mv),
        Err(Misread::Ambiguous { candidates }) => {
            Reading::Ambiguous(candidates.into_iter().map(|candidate| candidate.mv).collect())
        }
        Err(Misread::Illegal { .. }) => Reading::Illegal,
        Err(Misread::Unreadable { .. }) => Reading::Unreadable,
    }
}

/// Holds sheets against one another, move by move from a position on. An entry that does not say what was played is helped by
/// those of the other sheets; where two say different moves the sheets part.
#[must_use]
pub fn compare(start: &Position, sheets: &[&Sheet]) -> Compared {
    let languages: Vec<Vec<Language>> = sheets.iter().map(|sheet| sheet.languages_by_reading(start)).collect();
    let mut compared = Compared {
        moves: Vec::new(),
        positions: vec![*start],
        faults: Vec::new(),
        parting: None,
    };
    let mut position = *start;
    for ply in 0.. {
        let readings: Vec<Option<Reading>> = sheets
            .iter()
            .zip(&languages)
            .map(|(sheet, languages)| sheet.reading_in(languages, ply, &position))
            .collect();
        if readings.iter().all(Option::is_none) {
            break;
        }
        let faults = readings
            .iter()
            .enumerate()
            .filter_map(|(sheet, reading)| match reading {
                None | Some(Reading::Move(_)) => None,
                Some(reading) => Some(Fault {
                    sheet,
                    ply,
                    text: sheets[sheet].text(ply),
                    reading: reading.clone(),
                }),
            });
        compared.faults.extend(faults);
        match meant(&readings) {
            Meant::Move(mv) => {
                position = position.make(mv);
                compared.moves.push(mv);
                compared.positions.push(position);
            }
            Meant::Nothing => break,
            Meant::Different => {
                let entries = sheets.iter().zip(readings);
                let entries = entries.map(|(sheet, reading)| reading.map(|reading| (sheet.text(ply), reading)));
                compared.parting = Some(Parting {
                    ply,
                    entries: entries.collect(),
                });
                break;
            }
        }
    }
    compared
}

/// What entries for the same move say together.
enum Meant {
    Move(Move),
    Different,
    Nothing,
}

fn meant(readings: &[Option<Reading>]) -> Meant {
    let mut plain = readings.iter().flatten().filter_map(|reading| match reading {
        Reading::Move(mv) => Some(*mv),
        _ => None,
    });
    let ambiguous = || {
        readings
            .iter()
            .flatten()
            .filter(|reading| matches!(reading, Reading::Ambiguous(_)))
    };
    match plain.next() {
        Some(first) if plain.all(|mv| mv == first) && ambiguous().all(|reading| reading.can_be(first)) => {
            Meant::Move(first)
        }
        Some(_) => Meant::Different,
        // Two entries that are ambiguous each may leave one move together.
        None => {
            let Some(Reading::Ambiguous(candidates)) = ambiguous().next() else {
                return Meant::Nothing;
            };
            let mut common = candidates
                .iter()
                .filter(|mv| ambiguous().all(|reading| reading.can_be(**mv)));
            match (common.next(), common.next()) {
                (Some(mv), None) => Meant::Move(*mv),
                (Some(_), Some(_)) => Meant::Nothing,
                (None, _) => Meant::Different,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use jadoube_board::Position;
    use jadoube_notation::Language;

    use super::{Reading, compare};
    use crate::sheet::Sheet;

    fn sheet(text: &str) -> Sheet {
        Sheet::of(text, &Position::initial(), &[Language::EN])
    }

    #[test]
    fn one_sheet_helps_the_other() {
        // The knights on b1 and f3 can both go to d2; one sheet has a gap, the other cannot be read.
        let white = sheet("1.d3 e5 2.Nf3 Nc6 3.Nd2 Nf6");
        let black = sheet("1.d3 ~~~ 2.Nf3 -- 3.Nfd2 Nf6");
        let compared = compare(&Position::initial(), &[&white, &black]);
        assert_eq!((compared.moves.len(), compared.parting), (6, None));
        let faults = compared
            .faults
            .iter()
            .map(|fault| (fault.sheet, fault.ply, &fault.reading));
        let faults: Vec<_> = faults.collect();
        assert_eq!(faults.len(), 3);
        assert_eq!(faults[0], (1, 1, &Reading::Unreadable));
        assert_eq!(faults[1], (1, 3, &Reading::Missing));
        assert!(matches!(faults[2], (0, 4, Reading::Ambiguous(moves)) if moves.len() == 2));
    }

    #[test]
    fn sheets_part_where_they_say_different_moves() {
        let (white, black) = (sheet("1.e4 e5 2.Nf3 Nc6 3.Bb5"), sheet("1.e4 e5 2.Nc3 Nc6"));
        let compared = compare(&Position::initial(), &[&white, &black]);
        let parting = compared.parting.unwrap();
        assert_eq!((parting.ply, compared.moves.len()), (2, 2));
        assert_eq!(parting.entries[1].as_ref().unwrap().0, "Nc3");
        // A sheet that has ended parts with nobody.
        let compared = compare(&Position::initial(), &[&white, &sheet("1.e4 e5")]);
        assert_eq!((compared.moves.len(), compared.parting), (5, None));
    }

    #[test]
    fn the_language_is_found_by_reading() {
        let start = Position::initial();
        // German: S is the knight, L the bishop, D the queen.
        let sheet = Sheet::of("1.e4 e5 2.Sf3 Sc6 3.Lb5 Df6", &start, &[]);
        assert_eq!(sheet.replay(&start).moves.len(), 6);
    }

    #[test]
    fn a_sheet_is_held_against_the_game() {
        let start = Position::initial();
        let game = sheet("1.e4 e5 2.Nf3 Nc6 3.Bc4").replay(&start);
        let played = || {
            let moves = game.moves.iter().zip(&game.positions);
            (0..).zip(moves).map(|(ply, (mv, position))| (ply, position, *mv))
        };
        assert!(sheet("1.e4 e5 2.Nf3 Nc6").against(played()).is_empty());
        let differing = sheet("1.e4 e5 2.Nc3 Nc6 3.Bb5").against(played());
        let plies: Vec<u32> = differing.iter().map(|fault| fault.ply).collect();
        assert_eq!(plies, [2, 4]);
    }
}
