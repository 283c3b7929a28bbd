//! An adjourned game: the move that is sealed, its envelope, and who is there when play should go on.

use core::time::Duration;

use jadoube_board::{Attempt, ByColor, Color, Move, Position};
use jadoube_clock::Instant;
use jadoube_laws::Key;
use jadoube_notation::Language;

use crate::act::Medium;
use crate::commitment::Commitment;
use crate::entry::{Effect, Entry, EntryNo};
use crate::event::Head;
use crate::game::{Game, Keeper, Phase};
use crate::keys::key;
use crate::referee::MOMENT;
use crate::sheet::{Reading, Sheet};
use crate::terms::Terms;

/// How far an adjournment has come, and what is known of it. A game can be adjourned more than once: this is the last time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Adjournment {
    /// When the session ends, as far as it was told.
    pub(crate) session_ends: Option<Instant>,
    /// Who has to seal a move, or has sealed one.
    pub(crate) sealer: Option<Color>,
    /// Whether the player adjourned before the session was over.
    pub(crate) early: bool,
    /// A move that the player made on the board after being told to seal.
    pub(crate) on_board: Option<Attempt>,
    pub(crate) envelope: Option<Envelope>,
    /// The entry that says that the game is adjourned.
    pub(crate) entry: Option<EntryNo>,
    /// When the clock was stopped at the adjournment.
    pub(crate) stopped_at: Option<Instant>,
    /// What each player had left when the game was adjourned.
    pub(crate) times: Option<ByColor<Duration>>,
    pub(crate) resumption: Option<Resumption>,
    /// When play should have gone on, once that time has come.
    pub(crate) scheduled: Option<Instant>,
    /// Since when a clock has run that was started at the resumption.
    pub(crate) clock_since: Option<Instant>,
    /// When each player came back.
    pub(crate) present: ByColor<Option<Instant>>,
    /// The event that tells which move was sealed.
    pub(crate) opened: Option<Opening>,
    /// The envelope is gone.
    pub(crate) lost: bool,
    /// How many moves each player had made when the sealed move stood on the board.
    pub(crate) made: ByColor<u32>,
}

/// An envelope with a move in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// Who wrote the move.
    pub by: Color,
    /// What the move must fit when it is opened; none if it was written on paper alone.
    pub commitment: Option<Commitment>,
    /// What the move was written on.
    pub medium: Medium,
    /// Whether it is closed.
    pub closed: bool,
    /// Whether it holds the answer to a sealed move, and not the move that was sealed at the adjournment.
    pub reply: bool,
}

/// When and where play goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resumption {
    /// When, on the clock of the record.
    pub at: Instant,
    /// When that session ends, if it was told.
    pub until: Option<Instant>,
    /// The date, the time and the place in words, if they were told.
    pub details: Option<String>,
}

/// An envelope that was opened, or a sealed move that was declared because the envelope is gone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Opening {
    /// The event that tells of it.
    pub(crate) entry: EntryNo,
    /// What was written, if it is another move than the one that counts.
    pub(crate) written_otherwise: Option<String>,
    /// Whether the player who has to answer was there.
    pub(crate) responder_present: bool,
    /// Whether the player who had sealed was there.
    pub(crate) sealer_present: bool,
    /// Whether the envelope was gone.
    pub(crate) declared: bool,
    /// Whether it was the answer in a second envelope.
    pub(crate) reply: bool,
}

impl Adjournment {
    /// Who has to seal a move, or has sealed one.
    #[must_use]
    pub fn sealer(&self) -> Option<Color> {
        self.sealer
    }

    /// When the session ends, on the clock of the record, as far as it was told.
    #[must_use]
    pub fn session_ends(&self) -> Option<Instant> {
        self.session_ends
    }

    /// The move that the player made on the board after being told to seal. It is the one to write down.
    #[must_use]
    pub fn on_board(&self) -> Option<Attempt> {
        self.on_board
    }

    /// The envelope that is not opened yet.
    #[must_use]
    pub fn envelope(&self) -> Option<&Envelope> {
        self.envelope.as_ref()
    }

    /// Whether the envelope is gone.
    #[must_use]
    pub fn envelope_is_lost(&self) -> bool {
        self.lost
    }

    /// What each player had left when the game was adjourned, if there is a clock.
    #[must_use]
    pub fn times_left(&self) -> Option<ByColor<Duration>> {
        self.times
    }

    /// When and where play goes on, if it was told.
    #[must_use]
    pub fn resumption(&self) -> Option<&Resumption> {
        self.resumption.as_ref()
    }

    /// When each player came to the resumption, as far as it was told.
    #[must_use]
    pub fn present(&self) -> ByColor<Option<Instant>> {
        self.present
    }
}

impl Game {
    /// The last adjournment of the game, and what was told of its session.
    #[must_use]
    pub fn adjournment(&self) -> Option<&Adjournment> {
        self.more.as_ref()?.adjournment.as_deref()
    }

    pub(crate) fn adjournment_mut(&mut self) -> &mut Adjournment {
        self.more_mut().adjournment.get_or_insert_default()
    }

    /// The envelope that is not opened yet.
    pub(crate) fn envelope(&self) -> Option<&Envelope> {
        self.adjournment()?.envelope.as_ref()
    }

    /// Whether the game stands still between two sessions, or an envelope waits to be opened in the second.
    pub(crate) fn waits_for_envelope(&self) -> bool {
        matches!(self.phase, Phase::Adjourned | Phase::Resuming)
    }

    /// Whether a player has yet to come to the resumption.
    pub(crate) fn awaits_return(&self, player: Color) -> bool {
        let Some(adjournment) = self.adjournment() else {
            return false;
        };
        let resumed = self.phase == Phase::Playing && adjournment.scheduled.is_some();
        let may_come = self.waits_for_envelope() || resumed;
        may_come && adjournment.present[player].is_none() && self.has_not_moved_since_resumption(player)
    }

    /// Whether a player has not moved since the sealed move stood on the board.
    pub(crate) fn has_not_moved_since_resumption(&self, player: Color) -> bool {
        let Some(adjournment) = self.adjournment() else {
            return false;
        };
        self.waits_for_envelope() || self.made[player] <= adjournment.made[player]
    }

    /// Whether a player may answer the sealed move in an envelope: it has just been made, and the player who sealed it is not there.
    pub(crate) fn may_seal_answer(&self, player: Color) -> bool {
        let Some(adjournment) = self.adjournment() else {
            return false;
        };
        let just_opened =
            self.plies.last().map(|ply| ply.entry) == adjournment.opened.as_ref().map(|opened| opened.entry);
        let is_answer = just_opened && adjournment.opened.as_ref().is_some_and(|opened| !opened.reply);
        let sealer_absent = adjournment.scheduled.is_some() && self.awaits_return(!player);
        self.phase == Phase::Playing && self.turn() == player && is_answer && sealer_absent
    }

    /// The closed envelope with the answer of the player to move, before the clock is pressed.
    pub(crate) fn answer_is_sealed(&self, player: Color) -> bool {
        let Some(more) = &self.more else { return false };
        let envelope = more.adjournment.as_ref().and_then(|adjournment| adjournment.envelope);
        let answered = |envelope: Envelope| envelope.reply && envelope.closed && envelope.by == player;
        self.phase == Phase::Playing && envelope.is_some_and(answered)
    }

    /// Whether an event told which move was sealed, so that the move was not made by hand.
    pub(crate) fn opening(&self, event: EntryNo) -> Option<&Opening> {
        let opened = self.adjournment()?.opened.as_ref()?;
        (opened.entry == event).then_some(opened)
    }

    /// What the text in an envelope means. The languages are those told, or else those of the player's scoresheet.
    pub(crate) fn sealed_reading(&self, text: &str, language: Option<Language>) -> Option<Reading> {
        let position = self.position()?;
        let languages: Vec<Language> = match language {
            Some(language) => vec![language],
            None => {
                let sheet = self.sheet(Keeper::from(self.turn()));
                sheet.map(|sheet| sheet.languages.clone()).unwrap_or_default()
            }
        };
        Some(reading(position, text, &languages))
    }

    /// How late a player may come to a resumption; `None` if neither the Laws nor the competition say.
    #[must_use]
    pub fn resumption_lateness_allowed(&self) -> Option<Duration> {
        let provisions = self.provisions();
        let allowed = provisions.resumption_default_time.or(provisions.default_time);
        allowed.map(|time| time.value)
    }

    /// Whether it is too late at a time to come to the resumption.
    pub(crate) fn is_too_late_to_resume(&self, at: Instant) -> bool {
        let scheduled = self.adjournment().and_then(|adjournment| adjournment.scheduled);
        let allowed = self.resumption_lateness_allowed();
        scheduled.zip(allowed).is_some_and(|(scheduled, allowed)| at > scheduled + allowed)
    }

    /// When the time has passed within which a player can come to a resumption who has not come.
    pub(crate) fn resumption_deadline(&self) -> Option<Instant> {
        let scheduled = self.adjournment()?.scheduled?;
        let passed = scheduled + self.resumption_lateness_allowed()?;
        let awaited = self.awaits_return(Color::White) || self.awaits_return(Color::Black);
        let due = !self.phase.is_over() && awaited && self.now.is_none_or(|now| now <= passed);
        due.then(|| passed + MOMENT)
    }

    /// When the session ends, if it is on and that is still to come. Tell the referee then that
    /// [time passed](crate::act::TimePassed).
    #[must_use]
    pub fn session_deadline(&self) -> Option<Instant> {
        let ends = self.adjournment()?.session_ends?;
        (self.phase == Phase::Playing && self.now.is_none_or(|now| now < ends)).then_some(ends)
    }

    /// How far a game has come whose end is overruled: an envelope that was not opened still waits.
    pub(crate) fn reopened_phase(&self) -> Phase {
        let closed = self.envelope().is_some_and(|envelope| envelope.closed);
        match self.adjournment() {
            Some(adjournment) if closed && adjournment.entry.is_some() => match adjournment.scheduled {
                Some(_) => Phase::Resuming,
                None => Phase::Adjourned,
            },
            _ => Phase::Playing,
        }
    }

    /// A player has to seal a move.
    pub(super) fn begin_sealing(&mut self, player: Color) {
        self.phase = Phase::Sealing;
        let adjournment = self.adjournment_mut();
        let (session_ends, early) = (adjournment.session_ends, adjournment.early);
        *adjournment = Adjournment {
            session_ends,
            early,
            sealer: Some(player),
            ..Adjournment::default()
        };
    }

    /// The session is over, and the game waits for the next one.
    pub(super) fn adjourn(&mut self, no: EntryNo) {
        self.phase = Phase::Adjourned;
        self.pause();
        self.adjournment_mut().entry = Some(no);
        self.adjournment_mut().stopped_at = self.now;
        self.note_times();
    }

    /// What each player has left stands in the record of the adjournment.
    pub(super) fn note_times(&mut self) {
        if self.phase != Phase::Adjourned {
            return;
        }
        let now = self.now.unwrap_or_default();
        let clock = self.clock.as_ref();
        let times = clock.map(|clock| ByColor::from_fn(|color| clock.remaining(color, now)));
        self.adjournment_mut().times = times;
    }

    /// This player's clock runs.
    pub(super) fn start_clock_of(&mut self, player: Color) {
        let now = self.now.unwrap_or_default();
        (self.interrupted, self.stopped_by) = (false, None);
        self.adjournment_mut().clock_since = Some(now);
        if let Some(clock) = &mut self.clock {
            clock.start(player, now);
        }
    }

    /// The time has come when play should go on.
    pub(crate) fn resume_session(&mut self, at: Instant) {
        self.phase = Phase::Resuming;
        let adjournment = self.adjournment_mut();
        let set = adjournment.resumption.as_ref();
        adjournment.scheduled = Some(set.map(|set| set.at).filter(|set| *set <= at).unwrap_or(at));
        adjournment.session_ends = set.and_then(|set| set.until);
    }

    /// A player answers the sealed move in an envelope, and presses the clock.
    pub(crate) fn seal_answer(&mut self, player: Color, at: Instant) {
        self.phase = Phase::Resuming;
        if let Some(clock) = &mut self.clock {
            clock.press(player, at);
        }
    }

    /// The sealed move is known. It is made on the board, completed, and the clock of the player who has to answer runs.
    pub(crate) fn open_envelope(&mut self, head: Head, sealed: Option<Attempt>, opening: Opening) {
        let by = self.turn();
        let (is_reply, was_adjourned) = (opening.reply, self.phase == Phase::Adjourned);
        let waits = was_adjourned && !opening.responder_present;
        let adjournment = self.adjournment_mut();
        adjournment.opened = Some(opening);
        adjournment.clock_since.get_or_insert(head.at);
        adjournment.envelope = None;
        let Some(attempt) = sealed else { return };
        if was_adjourned && self.adjournment_mut().scheduled.is_none() {
            self.resume_session(head.at);
        }
        self.phase = Phase::Playing;
        (self.interrupted, self.stopped_by) = (false, None);
        self.make_attempt(head, by, attempt);
        match &mut self.clock {
            // The clock was pressed when the answer was sealed.
            _ if is_reply => self.complete_sealed(by, head.at),
            Some(clock) => {
                clock.start(by, head.at);
                self.press(head.no, by, head.at);
            }
            None => self.press(head.no, by, head.at),
        }
        let made = self.made;
        self.adjournment_mut().made = made;
        if waits {
            self.pause();
        }
    }
}

/// What a text means as one move of a position. More than one move can be read from two.
fn reading(position: &Position, text: &str, languages: &[Language]) -> Reading {
    // The number may be wrong: what counts is the move.
    let is_number = |letter: char| letter.is_ascii_digit() || matches!(letter, '.' | '…' | ' ');
    let moved = text.trim_start_matches(is_number);
    // Castling begins with a digit if it is written with noughts.
    let moved = match text.find("0-0") {
        Some(at) if text[..at].chars().all(is_number) => &text[at..],
        _ => moved,
    };
    let sheet = Sheet::of(moved, position, languages);
    let first = sheet.reading(0, position).unwrap_or(Reading::Unreadable);
    let after = |mv: Move| sheet.reading(1, &position.make(mv));
    match first {
        Reading::Missing => Reading::Unreadable,
        Reading::Move(mv) if after(mv).is_some() => Reading::Ambiguous(vec![mv]),
        first => first,
    }
}

/// How long the clock of each player has run, up to a moment, and what was charged for adjourning early.
pub(crate) fn time_used(terms: &Terms, record: &[Entry], at: Instant) -> ByColor<Duration> {
    let mut game = Game::begun(terms.clone());
    let mut used: ByColor<Duration> = ByColor::default();
    let mut run = |game: &Game, until: Instant| {
        let running = game.clock().and_then(|clock| clock.running());
        if let (Some(running), Some(now)) = (running, game.now) {
            used[running] += until.since(now);
        }
    };
    for (before, entry) in record.iter().enumerate() {
        if let Entry::Event(event) = entry {
            run(&game, event.at);
        }
        game.apply(EntryNo::after(before), entry);
    }
    run(&game, at);
    let charged = record.iter().filter_map(|entry| match entry {
        Entry::Ruling(ruling) if ruling.key == EARLY => Some(&ruling.effects),
        _ => None,
    });
    for effect in charged.flatten() {
        if let Effect::TimeTaken { player, amount } = effect {
            used[*player] += *amount;
        }
    }
    used
}

/// The provision by which the rest of a session is charged.
const EARLY: Key = key("adjourned.seal.early");

impl Game {
    /// A player who was told to seal makes a move on the board. The first one counts.
    pub(crate) fn note_on_board(&mut self, attempt: Attempt) {
        let legal = self.position().and_then(|position| position.find(attempt));
        if let Some(mv) = legal {
            self.adjournment_mut().on_board.get_or_insert(mv.into());
        }
    }
}
