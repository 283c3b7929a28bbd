//! What was found in all.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use jadoube_laws::{Citation, Edition, Pace};
use jadoube_notation::pgn::Termination;

use crate::finding::{Finding, Kind, Severity};
use crate::in_force::{Basis, year_of};

macro_rules! ways {
    ($($(#[$doc:meta])* $way:ident = $name:literal),* $(,)?) => {
        /// How a game ended, as far as board and file tell.
        #[derive(Debug, Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Way {
            $($(#[$doc])* $way,)*
        }

        impl Way {
            /// Every way.
            pub const ALL: [Way; [$($name),*].len()] = [$(Way::$way),*];

            /// Its name.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Way::$way => $name,)*
                }
            }
        }
    };
}

ways! {
    /// Checkmate on the board.
    Checkmate = "checkmate",
    /// A player resigned.
    Resignation = "resignation",
    /// A flag fell.
    Time = "time",
    /// Won in a way that the file does not tell.
    Won = "won",
    /// Stalemate on the board.
    Stalemate = "stalemate",
    /// Neither player could mate any more.
    DeadPosition = "dead-position",
    /// A position stood often enough to end the game.
    Fivefold = "fivefold",
    /// So many moves passed without a capture or a pawn move that the game was over.
    SeventyFiveMoves = "seventy-five-moves",
    /// Drawn in a way that the board does not show: by agreement, or by a claim.
    Drawn = "drawn",
    /// Without a result, or not looked at.
    Unknown = "unknown",
}

impl Way {
    /// What a result alone says.
    pub(crate) fn of(result: Option<Termination>) -> Way {
        match result {
            Some(Termination::WhiteWon | Termination::BlackWon) => Way::Won,
            Some(Termination::Drawn) => Way::Drawn,
            Some(Termination::Unknown) | None => Way::Unknown,
        }
    }
}

/// In how many games a right to claim a draw arose, and in how many nobody used it when it did.
#[derive(Debug, Copy, Clone, Default, PartialEq, Eq)]
pub struct Right {
    /// Games in which it arose.
    pub arose: u64,
    /// Games in which play went on all the same.
    pub unused: u64,
}

impl Right {
    pub(crate) fn count(&mut self, unused: bool) {
        self.arose += 1;
        self.unused += u64::from(unused);
    }
}

/// Games, and those of them in which something was found.
#[derive(Debug, Copy, Clone, Default, PartialEq, Eq)]
pub struct Share {
    /// Games.
    pub games: u64,
    /// Findings that are errors or warnings.
    pub findings: u64,
}

/// What was read and found in all.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Totals {
    /// Games.
    pub games: u64,
    /// Moves of both players that were made.
    pub plies: u64,
    /// Bytes of decoded text.
    pub bytes: u64,
    /// Places where the text is not as PGN wants it.
    pub faults: u64,
    /// Games of other kinds of chess, which were not looked at.
    pub other_variants: u64,
    /// Games too long to be kept in memory, which were cut.
    pub torn: u64,
    /// How often the search for a mate came to no answer within its budget.
    pub undecided: u64,
    /// Games that were not compared with others, since too many are remembered already.
    pub not_compared: u64,
    /// Findings that were asked not to be told.
    pub suppressed: u64,
    /// Proofs that another way has confirmed, and has not.
    pub confirmed: u64,
    /// Proofs that another way has not confirmed.
    pub refuted: u64,
    /// Findings by kind and severity.
    pub kinds: BTreeMap<(Kind, Severity), u64>,
    /// Findings by the provision on which they rest first, and its number.
    pub articles: BTreeMap<(Edition, &'static str), u64>,
    /// How games ended.
    pub ways: BTreeMap<Way, u64>,
    /// Games and findings by year; 0 is a year that is not known.
    pub years: BTreeMap<u16, Share>,
    /// Games and findings by the class of the time control; `None` where that is not known.
    pub paces: BTreeMap<Option<Pace>, Share>,
    /// Games by the edition they are judged by, and why.
    pub editions: BTreeMap<(Edition, Basis), u64>,
    /// The right to claim a draw by repetition.
    pub repetition: Right,
    /// The right to claim a draw by fifty moves.
    pub fifty_moves: Right,
}

impl Totals {
    /// Findings in all.
    #[must_use]
    pub fn findings(&self) -> u64 {
        self.kinds.values().sum()
    }

    /// Findings of a severity.
    #[must_use]
    pub fn of_severity(&self, severity: Severity) -> u64 {
        let own = self.kinds.iter().filter(|((_, known), _)| *known == severity);
        own.map(|(_, count)| count).sum()
    }

    /// Findings of a kind.
    #[must_use]
    pub fn of_kind(&self, kind: Kind) -> u64 {
        let own = self.kinds.iter().filter(|((known, _), _)| *known == kind);
        own.map(|(_, count)| count).sum()
    }

    pub(crate) fn count_game(
        &mut self,
        plies: u32,
        year: Option<u16>,
        pace: Option<Pace>,
        edition: Edition,
        basis: Basis,
    ) {
        self.games += 1;
        self.plies += u64::from(plies);
        self.years.entry(year.unwrap_or(0)).or_default().games += 1;
        self.paces.entry(pace).or_default().games += 1;
        *self.editions.entry((edition, basis)).or_default() += 1;
    }

    pub(crate) fn count_ending(&mut self, way: Way) {
        *self.ways.entry(way).or_default() += 1;
    }

    /// Counts a finding that is told.
    pub(crate) fn count(&mut self, finding: &Finding) {
        *self.kinds.entry((finding.kind, finding.severity)).or_default() += 1;
        if let Some(citation) = finding.citations.first() {
            *self
                .articles
                .entry((finding.edition, citation.key.as_str()))
                .or_default() += 1;
        }
        match finding.verified {
            Some(true) => self.confirmed += 1,
            Some(false) => self.refuted += 1,
            None => {}
        }
        // Most games have some note; what weighs is counted by year and pace.
        if finding.severity > Severity::Note {
            let year = year_of(finding.header.day().as_bytes()).unwrap_or(0);
            self.years.entry(year).or_default().findings += 1;
            self.paces.entry(finding.pace).or_default().findings += 1;
        }
    }

    /// The findings by article, most of them first.
    #[must_use]
    pub fn by_article(&self) -> Vec<(Citation, u64)> {
        let cited = |(&(edition, key), &count): (&(Edition, &'static str), &u64)| {
            Some((jadoube_laws::find(key)?.citation(edition)?, count))
        };
        let mut articles: Vec<_> = self.articles.iter().filter_map(cited).collect();
        articles.sort_by_key(|article| std::cmp::Reverse(article.1));
        articles
    }
}

impl AddAssign<&Totals> for Totals {
    fn add_assign(&mut self, more: &Totals) {
        let Totals {
            games,
            plies,
            bytes,
            faults,
            other_variants,
            torn,
            undecided,
            not_compared,
            suppressed,
            confirmed,
            refuted,
            kinds,
            articles,
            ways,
            years,
            paces,
            editions,
            repetition,
            fifty_moves,
        } = more;
        for (own, more) in [
            (&mut self.games, games),
            (&mut self.plies, plies),
            (&mut self.bytes, bytes),
            (&mut self.faults, faults),
            (&mut self.other_variants, other_variants),
            (&mut self.torn, torn),
            (&mut self.undecided, undecided),
            (&mut self.not_compared, not_compared),
            (&mut self.suppressed, suppressed),
            (&mut self.confirmed, confirmed),
            (&mut self.refuted, refuted),
            (&mut self.repetition.arose, &repetition.arose),
            (&mut self.repetition.unused, &repetition.unused),
            (&mut self.fifty_moves.arose, &fifty_moves.arose),
            (&mut self.fifty_moves.unused, &fifty_moves.unused),
        ] {
            *own += more;
        }
        add(&mut self.kinds, kinds);
        add(&mut self.articles, articles);
        add(&mut self.ways, ways);
        add(&mut self.editions, editions);
        for (year, share) in years {
            *self.years.entry(*year).or_default() += *share;
        }
        for (pace, share) in paces {
            *self.paces.entry(*pace).or_default() += *share;
        }
    }
}

impl AddAssign for Share {
    fn add_assign(&mut self, more: Share) {
        self.games += more.games;
        self.findings += more.findings;
    }
}

fn add<K: Ord + Copy>(own: &mut BTreeMap<K, u64>, more: &BTreeMap<K, u64>) {
    for (key, count) in more {
        *own.entry(*key).or_default() += count;
    }
}
