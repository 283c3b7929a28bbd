//! The state of a game: the fold of its record.

mod adjourned;
mod apply;
mod blind;
mod course;
mod gap;
mod handled;
mod papers;
mod quickplay;
mod repetition;
mod sensed;

use std::borrow::Cow;
use std::sync::Arc;

use jadoube_board::{ByColor, Color, Position};
use jadoube_clock::{CarryOver, Clock, FirstMove, Instant, Settings};
use jadoube_laws::values::IncrementFirstMove;
use jadoube_laws::{Key, NotLeftOpen, Provisions, Score};

use crate::answer::{Answer, Word};
use crate::docket::Docket;
use crate::entry::{EntryNo, Meanwhile, Outcome, Question};
use crate::terms::{Mode, Terms};
pub use adjourned::{Adjournment, Envelope, Resumption};
pub(crate) use adjourned::{Opening, time_used};
pub(crate) use blind::{Announcement, Blind};
pub use course::{Board, Imposed, Must, Obligation, PastIncident, Ply};
pub(crate) use course::{Displacement, Irregular, IrregularPly, KeptBoard, More, Played, Wait};
pub(crate) use gap::Gap;
pub use gap::PutIn;
pub(crate) use handled::{MEANT_TO_CASTLE, Supposition, TOUCH_WAS_MEANT, TOUCHED_FIRST};
pub use papers::Keeper;
pub(crate) use papers::Papers;
pub(crate) use quickplay::{ClaimPapers, PostponedClaim};
pub(crate) use repetition::times_stood;

/// A game as the record has it so far.
///
/// Only entries change it, in [`Referee::hear`](crate::Referee::hear); everybody may look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    terms: Arc<Terms>,
    pub(crate) law: Arc<Docket>,
    pub(crate) phase: Phase,
    /// When the last event happened.
    pub(crate) now: Option<Instant>,
    pub(crate) started: Option<Instant>,
    pub(crate) arrived: ByColor<Option<Instant>>,
    pub(crate) board: KeptBoard,
    pub(crate) plies: Vec<Ply>,
    /// Moves made and moves completed by each player.
    pub(crate) made: ByColor<u32>,
    pub(crate) completed: ByColor<u32>,
    /// How many moves each player has completed since the flag fell that is down.
    pub(crate) completed_late: ByColor<u32>,
    /// Whether the last move of each player waits for a press.
    pub(crate) unpressed: ByColor<bool>,
    pub(crate) clock: Option<Clock>,
    /// The game is interrupted until the arbiter lets it go on.
    pub(crate) interrupted: bool,
    /// Who stopped the clock, if a player did.
    pub(crate) stopped_by: Option<Color>,
    /// Since which entry an offer of each player stands.
    pub(crate) offers: ByColor<Option<EntryNo>>,
    /// The player to move can no longer claim a draw on this move.
    pub(crate) claim_forfeited: bool,
    pub(crate) questions: Vec<(EntryNo, Question)>,
    /// The questions that were answered.
    pub(crate) answered: Vec<AnsweredQuestion>,
    /// What is judged when its question is answered, oldest first.
    pub(crate) waiting: Vec<Waiting>,
    /// The event whose position has yet to be proved dead or alive.
    pub(crate) unproved: Option<EntryNo>,
    /// When each player last claimed a draw.
    pub(crate) draw_claimed: ByColor<Option<EntryNo>>,
    /// What each player has signed on each scoresheet.
    pub(crate) signed: ByColor<ByColor<Option<ByColor<Score>>>>,
    /// How often each player was shown the arbiter's record.
    pub(crate) shown: ByColor<u32>,
    /// The arbiter lets the players agree on a draw although the regulations do not.
    pub(crate) draw_consented: bool,
    pub(crate) more: Option<Box<More>>,
}

/// A question that was answered, as far as later rulings depend on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AnsweredQuestion {
    pub(crate) no: EntryNo,
    pub(crate) key: Key,
    pub(crate) player: Option<Color>,
    /// The event that it was about.
    pub(crate) of: EntryNo,
    /// The condition that it asked about, and whether that holds.
    pub(crate) condition: Option<(Cow<'static, str>, bool)>,
    pub(crate) answer: Answer,
}

/// An event that is judged when a question is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Waiting {
    pub(crate) question: EntryNo,
    pub(crate) event: EntryNo,
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The session has not begun.
    Awaited,
    /// The game is on.
    Playing,
    /// The player to move has been told to seal a move. The clock runs.
    Sealing,
    /// The game is adjourned: the clock is stopped, and it goes on in another session.
    Adjourned,
    /// The session has begun in which an adjourned game goes on, and an envelope has yet to be opened.
    Resuming,
    /// The game is over.
    Ended(Outcome),
    /// The game does not count: a new one is played.
    Annulled,
}

impl Phase {
    /// Whether nothing more is played.
    #[must_use]
    pub fn is_over(self) -> bool {
        matches!(self, Phase::Ended(_) | Phase::Annulled)
    }

    /// Whether a session is on, so that a clock can run.
    #[must_use]
    pub fn is_on(self) -> bool {
        matches!(self, Phase::Playing | Phase::Sealing | Phase::Resuming)
    }
}

impl Game {
    /// A game that has not begun.
    ///
    /// # Errors
    ///
    /// The regulations may set only what the edition leaves open.
    pub fn new(terms: Terms) -> Result<Game, NotLeftOpen> {
        let law = Docket::shared(terms.provisions()?);
        Ok(Game::awaited(Arc::new(terms), law))
    }

    /// A game that was begun on these terms, whatever is thought of them now.
    pub(crate) fn begun(terms: Terms) -> Game {
        let (provisions, _) = terms.provisions_where_open();
        Game::awaited(Arc::new(terms), Docket::shared(provisions))
    }

    /// Another game on the same terms from this position. Memory is kept.
    pub(crate) fn begin(&mut self, start: Position) {
        let mut plies = core::mem::take(&mut self.plies);
        plies.clear();
        Arc::make_mut(&mut self.terms).start = start;
        *self = Game {
            plies,
            ..Game::awaited(Arc::clone(&self.terms), Arc::clone(&self.law))
        };
    }

    /// The event whose position has yet to be proved dead or alive: until it is [`Proved`](crate::act::Proved), nothing else is
    /// heard.
    #[must_use]
    pub fn awaits_proof(&self) -> Option<EntryNo> {
        self.unproved.filter(|_| !self.phase.is_over())
    }

    fn awaited(terms: Arc<Terms>, law: Arc<Docket>) -> Game {
        let provisions = law.provisions();
        // Where the edition lets the event announce it and nothing is announced, the arbiter is asked at the start.
        let settings = Settings {
            first_move: match provisions.increment_first_move.value {
                IncrementFirstMove::Granted | IncrementFirstMove::AsAnnounced => FirstMove::WithIncrement,
                IncrementFirstMove::Withheld => FirstMove::WithoutIncrement,
            },
            carry_over: if provisions.carry_over_in_delay.value {
                CarryOver::EveryMode
            } else {
                CarryOver::NotInDelay
            },
        };
        // What a clock shows that nobody watched is for people to tell.
        let control = terms.control.as_ref().filter(|_| terms.mode == Mode::Watched);
        let clock = control.map(|control| Clock::new(control, settings));
        Game {
            law,
            phase: Phase::Awaited,
            now: None,
            started: None,
            arrived: ByColor::default(),
            board: KeptBoard::Position(terms.start),
            plies: Vec::new(),
            made: ByColor::default(),
            completed: ByColor::default(),
            completed_late: ByColor::default(),
            unpressed: ByColor::default(),
            clock,
            interrupted: false,
            stopped_by: None,
            offers: ByColor::default(),
            claim_forfeited: false,
            questions: Vec::new(),
            answered: Vec::new(),
            waiting: Vec::new(),
            unproved: None,
            draw_claimed: ByColor::default(),
            signed: ByColor::default(),
            shown: ByColor::default(),
            draw_consented: false,
            more: None,
            terms,
        }
    }

    /// What was fixed before the game.
    #[must_use]
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The values that hold in this game.
    #[must_use]
    pub fn provisions(&self) -> &Provisions {
        self.law.provisions()
    }

    /// Whether nobody watched the game.
    pub(crate) fn is_called(&self) -> bool {
        self.terms.mode == Mode::Called
    }

    /// How far the game has come.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How the game ended, once it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Ended(outcome) => Some(outcome),
            Phase::Awaited | Phase::Playing | Phase::Sealing | Phase::Adjourned | Phase::Resuming | Phase::Annulled => {
                None
            }
        }
    }

    /// The moves made so far.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// How many moves each player has made on the board.
    #[must_use]
    pub fn made(&self) -> ByColor<u32> {
        self.made
    }

    /// How many moves each player has completed.
    #[must_use]
    pub fn completed(&self) -> ByColor<u32> {
        self.completed
    }

    /// The clock, if the referee keeps one.
    #[must_use]
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Whether the game is played without a clock, so that nobody can get time or lose it. Of a game that nobody watched that is not
    /// known.
    pub(crate) fn has_no_clock(&self) -> bool {
        self.clock.is_none() && !self.is_called()
    }

    /// Whether play is interrupted.
    #[must_use]
    pub fn interrupted(&self) -> bool {
        self.interrupted
    }

    /// The draw offer of each player that stands, by the entry that says so.
    #[must_use]
    pub fn offers(&self) -> ByColor<Option<EntryNo>> {
        self.offers
    }

    /// Whether the player to move can no longer claim a draw on this move.
    #[must_use]
    pub fn claim_forfeited(&self) -> bool {
        self.claim_forfeited
    }

    /// Whether the arbiter lets the players agree on a draw although the regulations do not.
    #[must_use]
    pub fn draw_consented(&self) -> bool {
        self.draw_consented
    }

    /// What each player has signed, once it stands on both scoresheets; where they differ, what stands on the player's own.
    #[must_use]
    pub fn signed(&self) -> ByColor<Option<ByColor<Score>>> {
        ByColor::from_fn(|player| {
            let sheets = self.signed[player];
            sheets[player].filter(|_| sheets[!player].is_some())
        })
    }

    /// How often each player was shown the arbiter's record.
    #[must_use]
    pub fn shown(&self) -> ByColor<u32> {
        self.shown
    }

    /// Whether the last move of each player waits for a press.
    #[must_use]
    pub fn unpressed(&self) -> ByColor<bool> {
        self.unpressed
    }

    /// The player who stopped the clocks, while they are stopped for it.
    #[must_use]
    pub fn stopped_by(&self) -> Option<Color> {
        self.stopped_by
    }

    /// The questions that wait for the arbiter, with their entries.
    #[must_use]
    pub fn questions(&self) -> &[(EntryNo, Question)] {
        &self.questions
    }

    /// The answers to questions about an event.
    fn answered_about(&self, event: EntryNo) -> impl Iterator<Item = &AnsweredQuestion> {
        self.answered.iter().filter(move |answered| answered.of == event)
    }

    /// How often the arbiter has answered so to questions of a provision about an event.
    pub(crate) fn said_about(&self, event: EntryNo, key: Key, word: Word) -> usize {
        let answered = self.answered_about(event).filter(|answered| answered.key == key);
        answered.filter(|answered| answered.answer.word == word).count()
    }

    /// Whether the arbiter has said what follows from an event.
    pub(crate) fn has_answered_about(&self, event: EntryNo) -> bool {
        self.answered_about(event).any(|answered| answered.condition.is_none())
    }

    /// What the arbiter has said of a condition of the finding of an event.
    pub(crate) fn established(&self, condition: &str, of: EntryNo) -> Option<bool> {
        let mut answered = self.answered_about(of);
        answered.find_map(|answered| match &answered.condition {
            Some((name, holds)) if name == condition => Some(*holds),
            _ => None,
        })
    }

    /// How many moves a player has completed before the time was used up, if it is.
    pub(crate) fn completed_in_time(&self, player: Color) -> u32 {
        self.completed[player].saturating_sub(self.completed_late[player])
    }

    /// Until how many moves without a capture or a pawn move no norm has anything to say about a move that leaves the
    /// opponent one, but for dead positions: nothing waits for it, and nothing can have stood too often.
    pub(crate) fn quiet_until(&self) -> u32 {
        let waits = |color: Color| self.unpressed[color] || self.offers[color].is_some();
        if waits(Color::White) || waits(Color::Black) {
            return 0;
        }
        self.law.quiet_until()
    }

    /// When each player came to the board, as far as it was told.
    #[must_use]
    pub fn arrived(&self) -> ByColor<Option<Instant>> {
        self.arrived
    }

    /// When the session began.
    #[must_use]
    pub fn started(&self) -> Option<Instant> {
        self.started
    }

    /// When the last event happened.
    #[must_use]
    pub fn now(&self) -> Option<Instant> {
        self.now
    }

    /// Whether a question holds play up.
    #[must_use]
    pub fn held_up(&self) -> bool {
        self.held_by().is_some()
    }

    /// The question that holds play up: until it is answered the clock is stopped, or something waits for it.
    pub(crate) fn held_by(&self) -> Option<EntryNo> {
        let mut questions = self.questions.iter();
        let holding = questions.find(|(_, question)| question.meanwhile == Meanwhile::ClockStopped);
        let holding = holding.map(|(no, _)| *no);
        holding.or_else(|| self.waiting.first().map(|waiting| waiting.question))
    }

    /// The player who has the move. Made, not completed: the turn passes with the move on the board.
    ///
    /// Provision: turn.having-the-move
    #[must_use]
    pub fn turn(&self) -> Color {
        self.board().turn()
    }
}
