//! Hears events and answers with entries.

use core::cell::Cell;

use jadoube_board::{Color, Move};
use jadoube_clock::Instant;
use jadoube_laws::NotOpen;

use crate::admit::{Refusal, admit};
use crate::entry::{Ending, Entry, EntryNo};
use crate::event::{Act, Event};
use crate::find::{Finding, find, made};
use crate::game::{Game, Phase};
use crate::mates::Mates;
use crate::rules::{Case, RULES, Rule, Verdict, Watch};
use crate::terms::Terms;

/// Referees one game.
///
/// Each event is heard in four steps. It is *admitted* if it can happen now, and refused with a reason otherwise. What
/// it amounts to is *found*. The rules *judge* it in their order, reading the game and writing nothing. Every entry is
/// then *applied* to the game. Nothing else changes the game, so the record alone brings it back.
///
/// ```
/// use jadoube_board::Color;
/// use jadoube_clock::Instant;
/// use jadoube_laws::Edition;
/// use jadoube_referee::{Act, Ending, Entry, Event, Mates, Referee, Terms};
///
/// let mut mates = Mates::new();
/// let mut referee = Referee::new(Terms::of(Edition::E2023))?;
/// let mut at = Instant::ZERO;
/// let mut hear = |act: Act| {
///     at = at + std::time::Duration::from_secs(10);
///     referee.hear(Event { at, act }, &mut mates).map(<[Entry]>::to_vec)
/// };
/// hear(Act::RoundStarted)?;
/// for (by, mv) in [(Color::White, "f2f3"), (Color::Black, "e7e5"), (Color::White, "g2g4")] {
///     hear(Act::Played { by, attempt: mv.parse()? })?;
/// }
/// let entries = hear(Act::Played { by: Color::Black, attempt: "d8h4".parse()? })?;
/// let Entry::Ruling(ruling) = &entries[1] else { panic!("a ruling follows the move") };
/// assert_eq!(ruling.key, "end.checkmate");
/// assert_eq!(referee.game().outcome().unwrap().ending, Ending::Checkmate(Color::Black));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Referee {
    game: Game,
    record: Vec<Entry>,
    /// How many events, from the first on, were heard with the whole game known.
    hindsight: u32,
}

impl Referee {
    /// A referee at a board where nothing has happened yet.
    ///
    /// # Errors
    ///
    /// The regulations may set only what the edition leaves open.
    pub fn new(terms: Terms) -> Result<Referee, NotOpen> {
        Ok(Referee {
            game: Game::new(terms)?,
            record: Vec::new(),
            hindsight: 0,
        })
    }

    /// The game as it stands.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Everything heard and said so far.
    #[must_use]
    pub fn record(&self) -> &[Entry] {
        &self.record
    }

    /// The events heard so far.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.record.iter().filter_map(|entry| match entry {
            Entry::Event(event) => Some(event),
            Entry::Ruling(_) | Entry::Question(_) => None,
        })
    }

    /// How many events, from the first on, [`Referee::hear_moves`] has heard knowing the whole game.
    #[must_use]
    pub fn hindsight(&self) -> u32 {
        self.hindsight
    }

    /// When something will happen by itself if nobody does anything: a flag falls, or the default time passes.
    ///
    /// At a flag fall there is nothing to tell the referee: somebody must see or claim it. When the default time has
    /// passed, tell it [`Act::TimePassed`].
    #[must_use]
    pub fn next_deadline(&self) -> Option<Instant> {
        let flag = self.game.clock().and_then(|clock| clock.next_flag()).map(|(_, at)| at);
        let default = self.game.default_deadline();
        match (flag, default) {
            (Some(flag), Some(default)) => Some(flag.min(default)),
            (flag, default) => flag.or(default),
        }
    }

    /// Hears an event. The new entries are returned: the event itself, then what the referee says to it.
    ///
    /// # Errors
    ///
    /// Refuses what cannot happen now; the record then stays as it was.
    pub fn hear(&mut self, event: Event, mates: &mut Mates) -> Result<&[Entry], Refusal> {
        admit(&self.game, &self.record, &event)?;
        let before = self.record.len();
        let finding = find(&self.game, &event.act);
        let at = event.at;
        let no = self.write(Entry::Event(event));
        if let Some(finding) = finding {
            self.judge(no, at, &finding, mates, Watch::EveryPosition);
        }
        Ok(&self.record[before..])
    }

    /// Hears the whole of a game that is over: its moves, made and completed one after the other.
    ///
    /// The same as hearing each move by itself, with one difference that makes it many times faster: whoever sees the
    /// whole game knows that every position before a mate was alive, and so is every one before a position from which
    /// there is a mate. Only where the last position is not plainly alive is each position looked at. A position that
    /// would have been asked about, and that later moves prove alive, is then not asked about.
    ///
    /// A referee who has heard something before was there, and looks at each position: a record says of its beginning
    /// alone how it was heard.
    ///
    /// Each move must be legal in the position that the moves before it lead to. How many moves were heard is returned;
    /// they are fewer than given if the game was over before them.
    pub fn hear_moves(&mut self, moves: &[Move], mates: &mut Mates) -> usize {
        if !self.record.is_empty() {
            return self.play_through(moves, mates, Watch::EveryPosition);
        }
        let game = self.game.clone();
        let heard = self.play_through(moves, mates, Watch::NoPosition);
        let alive = match self.game.phase() {
            Phase::Ended(outcome) if matches!(outcome.ending, Ending::Checkmate(_)) => true,
            _ => mates.is_dead(self.game.position(), self.game.terms().budget) == Some(false),
        };
        if alive {
            self.hindsight = u32::try_from(self.events().count()).unwrap_or(u32::MAX);
            return heard;
        }
        self.game = game;
        self.record.clear();
        self.play_through(moves, mates, Watch::EveryPosition)
    }

    fn play_through(&mut self, moves: &[Move], mates: &mut Mates, watch: Watch) -> usize {
        self.record.reserve(moves.len() + 1);
        self.game.plies.reserve(moves.len());
        if self.game.phase() == Phase::Awaited {
            let at = self.next_instant();
            let no = self.write(Entry::Event(Event {
                at,
                act: Act::RoundStarted,
            }));
            self.judge(no, at, &Finding::Began, mates, watch);
        }
        for (heard, &mv) in moves.iter().enumerate() {
            if self.game.phase() != Phase::Playing || self.game.interrupted() || self.game.held_up() {
                return heard;
            }
            let (at, by) = (self.next_instant(), self.game.turn());
            let finding = Finding::Made(made(&self.game, by, mv));
            let no = EntryNo::after(self.record.len());
            self.record.push(Entry::Event(Event {
                at,
                act: Act::Played { by, attempt: mv.into() },
            }));
            self.game.play(no, at, by, mv);
            self.judge(no, at, &finding, mates, watch);
        }
        moves.len()
    }

    fn next_instant(&self) -> Instant {
        match self.game.now() {
            Some(now) => Instant::from_millis(now.as_millis() + 1),
            None => Instant::ZERO,
        }
    }

    fn judge(&mut self, event: EntryNo, at: Instant, finding: &Finding, mates: &mut Mates, watch: Watch) {
        let kind = finding.kind();
        let stuck = Cell::new(None);
        for Rule { hears, judge, .. } in RULES {
            if hears & kind == 0 {
                continue;
            }
            let verdict = judge(&mut Case {
                game: &self.game,
                record: &self.record,
                event,
                at,
                finding,
                mates,
                watch,
                stuck: &stuck,
            });
            match verdict {
                Verdict::Silent => continue,
                Verdict::Ruled(ruling) => self.write(Entry::Ruling(ruling)),
                Verdict::Asked(question) => self.write(Entry::Question(question)),
            };
            // What ends the game leaves nothing to judge; what is asked must be answered first.
            if matches!(self.game.phase(), Phase::Ended(_)) {
                return;
            }
        }
    }

    fn write(&mut self, entry: Entry) -> EntryNo {
        let no = EntryNo::after(self.record.len());
        self.game.apply(no, &entry);
        self.record.push(entry);
        no
    }
}

impl Game {
    /// When the default time of a player who has not come passes.
    fn default_deadline(&self) -> Option<Instant> {
        let started = self.started?;
        let awaited = |color: Color| self.arrived[color].is_none() && self.made[color] == 0;
        let passed = started + self.provisions().default_time.value;
        let due = self.phase == Phase::Playing
            && (awaited(Color::White) || awaited(Color::Black))
            && self.now.is_none_or(|now| now <= passed);
        // A player who comes at the very end of the default time comes in time.
        due.then(|| Instant::from_millis(passed.as_millis() + 1))
    }
}
