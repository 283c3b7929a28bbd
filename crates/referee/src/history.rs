//! A game as far as it was played, and what the referee says to one thing that happens in it.

use jadoube_board::{ByColor, Color, Move, Position};
use jadoube_clock::Instant;
use jadoube_laws::{Citation, Edition, NotLeftOpen};
use jadoube_notation::{NotAMove, ReadsSan};

use crate::act::{self, Claim, Intended};
use crate::admit::Refusal;
use crate::entry::{Ending, Entry, Outcome, Question, Ruling};
use crate::event::{Author, EventDraft};
use crate::game::times_stood;
use crate::mate_prover::MateProver;
use crate::referee::{MOMENT, Referee};
use crate::terms::Terms;
use crate::words::Words;

/// The moves of a game and the positions they led to: for programs that have boards of their own and ask the referee now and
/// then. A game that it follows from its beginning is a [`Referee`].
///
/// ```
/// use jadoube_laws::Edition;
/// use jadoube_referee::{Claim, History};
///
/// let mut history = History::new(Edition::E2023);
/// history.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1")?;
/// assert_eq!(history.occurrences(), 2);
///
/// // Black is going to play Ng8, and then the position stands for the third time.
/// let back = history.read("Ng8")?;
/// let judgement = history.claim(Claim::THREEFOLD.with(back))?;
/// assert_eq!(judgement.outcome().unwrap().to_string(), "½–½");
/// assert_eq!(judgement.article().unwrap().to_string(), "9.5.2 (2023)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Nothing ends by itself here: moves can be added after a fivefold repetition too. [`History::outcome`] says whether the game
/// is over. No clock is kept.
#[derive(Clone, Debug)]
pub struct History {
    referee: Referee,
    moves: Vec<Move>,
    /// What stood before each move.
    before: Vec<Position>,
    position: Position,
}

impl History {
    /// A standard game by the edition, from the initial position.
    #[must_use]
    pub fn new(edition: Edition) -> History {
        History::starting_from(Position::initial(), edition)
    }

    /// A standard game by the edition, from another position.
    #[must_use]
    pub fn starting_from(start: Position, edition: Edition) -> History {
        let terms = Terms {
            start,
            ..Terms::of(edition)
        };
        History::on(terms).expect("terms without regulations")
    }

    /// A game on these terms, but for the clock, which is not kept.
    ///
    /// # Errors
    ///
    /// The regulations may set only what the edition leaves open.
    pub fn on(terms: Terms) -> Result<History, NotLeftOpen> {
        let position = terms.start;
        let referee = Referee::new(Terms { control: None, ..terms })?;
        Ok(History {
            referee,
            moves: Vec::new(),
            before: Vec::new(),
            position,
        })
    }

    /// The position after the last move.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Every position so far, the first and the last included.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &Position> {
        self.before.iter().chain([&self.position])
    }

    /// The moves played.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Adds a move. It must be a legal move of the position, as [`Position::make`] wants it.
    pub fn push(&mut self, mv: Move) {
        self.before.push(self.position);
        self.moves.push(mv);
        self.position = self.position.make(mv);
    }

    /// Takes the last move back.
    pub fn undo(&mut self) -> Option<Move> {
        self.position = self.before.pop()?;
        self.moves.pop()
    }

    /// The legal move that a text in standard algebraic notation means.
    ///
    /// # Errors
    ///
    /// The text is no move, or not one legal move.
    pub fn read(&self, text: &str) -> Result<Move, NotAMove> {
        self.position.san(text)
    }

    /// Plays one move or several in standard algebraic notation, with blanks between them.
    ///
    /// # Errors
    ///
    /// The first move that cannot be read, or is not one legal move. Nothing is played then.
    pub fn play(&mut self, text: &str) -> Result<(), NotAMove> {
        for mv in self.position.san_line(text)? {
            self.push(mv);
        }
        Ok(())
    }

    /// How often the position has stood, this time included, by the Laws' own notion of sameness.
    #[must_use]
    pub fn occurrences(&self) -> u32 {
        let earlier = self.before.iter().rev().map(Some);
        times_stood(&self.position, earlier, Position::identity)
    }

    /// Moves of both players since the last capture or pawn move: from 100 on, fifty moves have been made by each.
    #[must_use]
    pub fn halfmoves(&self) -> u16 {
        self.position.halfmoves()
    }

    /// How the game ended, if it ended by itself: by mate or stalemate, in a dead position, by repetition or by moves without
    /// progress that need no claim in the edition. Moves after that do not count.
    ///
    /// ```
    /// use jadoube_laws::Edition;
    /// use jadoube_referee::{Ending, History};
    ///
    /// let mut history = History::new(Edition::E2023);
    /// history.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1")?;
    /// assert_eq!(history.outcome(), None);
    /// history.play("Ng8")?;
    /// assert_eq!(history.outcome().unwrap().ending, Ending::Fivefold);
    /// # Ok::<(), jadoube_notation::NotAMove>(())
    /// ```
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.refereed(&mut MateProver::new()).game().outcome()
    }

    /// The game as the referee has it: every move heard, nobody late, no clock.
    #[must_use]
    pub fn refereed(&self, prover: &mut MateProver) -> Referee {
        let mut referee = self.referee.clone();
        referee.hear_moves(&self.moves, prover);
        referee
    }

    /// What the referee says to a claim by the player who has the move.
    ///
    /// # Errors
    ///
    /// The game is over, or nothing can be claimed now.
    pub fn claim(&self, claim: Claim) -> Result<Judgement, Refusal> {
        self.adjudicate(act::Claimed { claim }.by(self.position.turn()))
    }

    /// The claims of a draw that the referee would accept now: on what stands on the board, and on what would stand there after
    /// a move that the player writes down.
    ///
    /// ```
    /// use jadoube_laws::Edition;
    /// use jadoube_referee::{Claim, History};
    ///
    /// let mut history = History::new(Edition::E2023);
    /// history.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1")?;
    /// let back = history.read("Ng8")?;
    /// assert_eq!(history.claims(), [Claim::THREEFOLD.with(back)]);
    /// history.push(back);
    /// assert_eq!(history.claims(), [Claim::THREEFOLD]);
    /// # Ok::<(), jadoube_notation::NotAMove>(())
    /// ```
    #[must_use]
    pub fn claims(&self) -> Vec<Claim> {
        let mut prover = MateProver::new();
        let referee = self.refereed(&mut prover);
        let on_board = [Claim::THREEFOLD, Claim::FIFTY_MOVES];
        let moves = self.position.legal_moves();
        let intended = moves.iter().flat_map(|&mv| on_board.map(|claim| claim.with(mv)));
        let by = self.position.turn();
        let mut correct = |claim: &Claim| {
            let claimed = act::Claimed { claim: *claim }.by(by);
            let judgement = Judgement::of(referee.clone(), claimed, &mut prover);
            let ending = judgement.ok().and_then(|judgement| Some(judgement.outcome()?.ending));
            matches!(ending, Some(Ending::Threefold | Ending::FiftyMoves))
        };
        on_board.into_iter().chain(intended).filter(&mut correct).collect()
    }

    /// What the referee says when a player's flag has fallen. The game is lost on time, or drawn if the opponent cannot mate.
    ///
    /// ```
    /// use jadoube_board::Color;
    /// use jadoube_laws::Edition;
    /// use jadoube_referee::History;
    ///
    /// // Black has a queen, and White nothing but the king.
    /// let history = History::starting_from("5k2/8/8/8/8/8/7q/5K2 b - - 0 60".parse()?, Edition::E2023);
    /// assert_eq!(history.flag_fell(Color::Black)?.outcome().unwrap().to_string(), "½–½");
    /// assert_eq!(history.flag_fell(Color::White)?.outcome().unwrap().to_string(), "0–1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The game is over.
    pub fn flag_fell(&self, player: Color) -> Result<Judgement, Refusal> {
        let down = ByColor::from_fn(|color| color == player);
        self.adjudicate(act::FlagSeen { down, first: None }.by(Author::Arbiter))
    }

    /// What the referee says when a player resigns.
    ///
    /// # Errors
    ///
    /// The game is over.
    pub fn resigned(&self, player: Color) -> Result<Judgement, Refusal> {
        self.adjudicate(act::Resigned {}.by(player))
    }

    /// What the referee says to anything else that can happen. Nothing is kept of it: the history stays as it is.
    ///
    /// # Errors
    ///
    /// It cannot happen now.
    pub fn adjudicate(&self, draft: EventDraft) -> Result<Judgement, Refusal> {
        let mut prover = MateProver::new();
        Judgement::of(self.refereed(&mut prover), draft, &mut prover)
    }
}

/// What the referee says to one thing that happened.
#[derive(Clone, Debug)]
pub struct Judgement {
    referee: Referee,
    /// How many entries stand before the event.
    before: usize,
}

impl Judgement {
    fn of(mut referee: Referee, draft: EventDraft, prover: &mut MateProver) -> Result<Judgement, Refusal> {
        let at = referee.game().now().map_or(Instant::ZERO, |now| now + MOMENT);
        let before = referee.record().len();
        referee.hear(draft.at(at), prover)?;
        Ok(Judgement { referee, before })
    }

    /// How the game ended by it; none if it goes on, or the arbiter is asked.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.referee.game().outcome()
    }

    /// What was said: rulings, and questions to the arbiter.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.referee.record()[self.before + 1..]
    }

    /// The ruling that comes first, with its key, its effects and its reasons.
    #[must_use]
    pub fn ruling(&self) -> Option<&Ruling> {
        self.entries().iter().find_map(|entry| match entry {
            Entry::Ruling(ruling) => Some(&**ruling),
            Entry::Event(_) | Entry::Question(_) => None,
        })
    }

    /// What the arbiter is asked, where the Laws leave it open or no proof was found.
    #[must_use]
    pub fn question(&self) -> Option<&Question> {
        self.entries().iter().find_map(|entry| match entry {
            Entry::Question(question) => Some(&**question),
            Entry::Event(_) | Entry::Ruling(_) => None,
        })
    }

    /// Where the ruling that comes first stands in the Laws.
    #[must_use]
    pub fn article(&self) -> Option<Citation> {
        self.referee.game().provisions().citation(self.ruling()?.key)
    }

    /// What the referee says, in words.
    ///
    /// ```
    /// use jadoube_board::Color;
    /// use jadoube_laws::Edition;
    /// use jadoube_referee::{History, Language, Words};
    ///
    /// let judgement = History::new(Edition::E2023).resigned(Color::White)?;
    /// let dutch = Words::new(Language::Dutch).expect("Dutch is spoken");
    /// assert_eq!(judgement.told(&dutch), ["Wit geeft op. Zwart wint, 0–1."]);
    /// # Ok::<(), jadoube_referee::Refusal>(())
    /// ```
    #[must_use]
    pub fn told(&self, words: &Words) -> Vec<String> {
        let game = self.referee.game();
        let told = self.entries().iter().filter_map(|entry| match entry {
            Entry::Ruling(ruling) => Some(words.ruling(ruling, game)),
            Entry::Question(question) => Some(words.question(question, game)),
            Entry::Event(_) => None,
        });
        told.collect()
    }

    /// Why the referee rules so, in words: after which moves a position stood, a line that mates.
    #[must_use]
    pub fn reasons(&self, words: &Words) -> Vec<String> {
        let game = self.referee.game();
        self.ruling()
            .map_or_else(Vec::new, |ruling| words.ruling_reasons(ruling, game))
    }

    /// The referee who said it.
    #[must_use]
    pub fn referee(&self) -> &Referee {
        &self.referee
    }
}

impl Claim {
    /// A draw: the position on the board stands for at least the third time.
    pub const THREEFOLD: Claim = Claim::Threefold { intended: None };
    /// A draw: fifty moves by each player without a pawn move and without a capture.
    pub const FIFTY_MOVES: Claim = Claim::FiftyMoves { intended: None };

    /// The same claim of a draw, resting on a move that the player has written down and is going to make.
    #[must_use]
    pub fn with(self, mv: Move) -> Claim {
        let intended = Some(Intended {
            attempt: mv.into(),
            written: true,
        });
        match self {
            Claim::Threefold { .. } => Claim::Threefold { intended },
            Claim::FiftyMoves { .. } => Claim::FiftyMoves { intended },
            other => other,
        }
    }
}

#[cfg(test)]
mod tests {
    use jadoube_board::{Color, Position};
    use jadoube_laws::Edition;
    use jadoube_random::Random;

    use super::History;
    use crate::act::Claim;
    use crate::admit::Refusal;
    use crate::entry::Ending;
    use crate::mate_prover::MateProver;

    /// Random games, played here and heard by the referee.
    #[test]
    fn it_counts_as_the_referee_does() {
        let mut random = Random::new(18);
        let mut repeated = 0;
        for _ in 0..20 {
            let mut history =
                History::starting_from("4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1".parse().unwrap(), Edition::LATEST);
            for _ in 0..60 {
                let moves = history.position().legal_moves();
                if moves.is_empty() || history.outcome().is_some() {
                    break;
                }
                history.push(random.pick(&moves));
                let refereed = history.refereed(&mut MateProver::new());
                assert_eq!(refereed.game().position(), Some(history.position()));
                assert_eq!(refereed.game().occurrences(), history.occurrences());
                repeated += u32::from(history.occurrences() > 1);
            }
        }
        assert!(repeated > 0);
    }

    #[test]
    fn moves_are_taken_back() {
        let mut history = History::new(Edition::LATEST);
        history.play("1. e4 e5 2. Nf3").unwrap();
        assert_eq!(history.positions().count(), 4);
        while history.undo().is_some() {}
        assert_eq!(history.position(), &Position::initial());
        assert!(history.play("e4 e5 Ke3").is_err());
        assert!(history.moves().is_empty());
    }

    #[test]
    fn fifty_moves_are_claimed_and_seventy_five_are_not() {
        let start: Position = "4k3/8/8/8/8/8/8/R3K3 w - - 99 80".parse().unwrap();
        let mut history = History::starting_from(start, Edition::E2023);
        assert!(history.claim(Claim::FIFTY_MOVES).unwrap().outcome().is_none());
        let rook = history.read("Ra2").unwrap();
        let judgement = history.claim(Claim::FIFTY_MOVES.with(rook)).unwrap();
        assert_eq!(judgement.outcome().unwrap().ending, Ending::FiftyMoves);
        assert!(history.claims().contains(&Claim::FIFTY_MOVES.with(rook)));

        let start: Position = "4k3/8/8/8/8/8/8/R3K3 w - - 149 80".parse().unwrap();
        history = History::starting_from(start, Edition::E2023);
        history.play("Ra2").unwrap();
        assert_eq!(history.outcome().unwrap().ending, Ending::SeventyFiveMoves);
        assert_eq!(history.claim(Claim::FIFTY_MOVES).unwrap_err(), Refusal::Over);
        let mut older = History::starting_from(start, Edition::E2009);
        older.play("Ra2").unwrap();
        assert_eq!(older.outcome(), None);
    }

    #[test]
    fn flags_and_resignations_ask_who_can_mate() {
        let lone: Position = "4k3/8/8/8/8/8/8/R3K3 b - - 0 80".parse().unwrap();
        let history = History::starting_from(lone, Edition::E2023);
        let white_flag = history.flag_fell(Color::White).unwrap();
        assert_eq!(
            white_flag.outcome().unwrap().ending,
            Ending::TimeDrawn { player: Color::White }
        );
        assert_eq!(white_flag.outcome().unwrap().to_string(), "½–½");
        let black_flag = history.flag_fell(Color::Black).unwrap();
        assert_eq!(black_flag.outcome().unwrap().to_string(), "1–0");
        assert_eq!(
            history.resigned(Color::White).unwrap().outcome().unwrap().to_string(),
            "½–½"
        );
    }
}
